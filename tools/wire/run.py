"""The program: reads the command line, opens the match, and talks until there are no more lines."""

import sys

from bankier.session.resume import Unreadable

from .keeping import Chance, Keeper, Scratch, refuse_other
from .lines import TooLong, read_line
from .notation import write
from .options import Given, Usage, header_for, usage, words_for
from .talk import Talk
from .telling import Teller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Messages = list[dict[str, Any]]

REPEATABLE = "With --seed the decks can be repeated: whoever knows the seed knows the cards."
GONE = "Nobody reads what is written any more; the match is saved."
CLOSED = "The words of the game or the matches in %s cannot be used: %s."
FULL = "The disk is full: what was answered last is not saved."


class Unsaved(Exception):
    """What was answered last cannot be written."""


def run(arguments: "list[str]", stdin: "Any", stdout: "Any", stderr: "Any") -> int:
    """Play a match over two binary streams; complaints are text. An exit status."""
    if "--help" in arguments or "-h" in arguments:
        stdout.write((usage() + "\n").encode())
        return 0
    scratch = None
    try:
        given = Given(arguments)
        game = given.game()
        seed = given.seed()
        folder = given.values.get("--store")
        if folder is None:
            scratch = Scratch()
            folder = scratch.path
        try:
            talk, messages = _begin(given, game, Keeper(folder, Chance(seed)))
        except OSError as reason:
            stderr.write(CLOSED % (folder, reason) + "\n")
            return 1
        if seed is not None:
            stderr.write(REPEATABLE + "\n")
        return _talk(talk, messages, stdin, stdout)
    except Usage as reason:
        stderr.write(str(reason) + "\n")
        return 2
    except Unreadable as reason:
        stderr.write("The match can no longer be read; it was set aside as %s.\n" % reason)
        return 1
    except Unsaved:
        stderr.write(FULL + "\n")
        return 1
    except OSError:
        stderr.write(GONE + "\n")
        return 1
    finally:
        if scratch is not None:
            scratch.remove()


def _begin(given: Given, game: str, keeper: Keeper) -> "tuple[Talk, Messages]":
    """Take up a match or begin one; with what is told before the first line."""
    words = words_for(given, game)
    header = header_for(given, game, words)
    match = keeper.open(game)
    resumed = match is not None
    if match is None:
        match = keeper.begin(header)
    else:
        refuse_other(given, header, match.header)
    match.news[:0] = keeper.news
    talk = Talk(match, Teller(match, words), keeper.again)
    return talk, talk.greeting(resumed)


def _talk(talk: Talk, messages: "Messages", stdin: "Any", stdout: "Any") -> int:
    """Line by line, until the input or the match ends. OSError when nobody reads any more; Unsaved."""
    while True:
        for message in messages:
            stdout.write((write(message) + "\n").encode())
        stdout.flush()
        if talk.match.ended:
            return 0
        try:
            line = read_line(stdin)
        except TooLong:
            messages = talk.too_long()
            continue
        if line is None:
            _save(talk)
            return 0
        messages = talk.handle(line)


def _save(talk: Talk) -> None:
    try:
        talk.match.save()
    except OSError:
        raise Unsaved from None


def main(arguments: "list[str]") -> int:
    """As run(), on the streams of this process."""
    try:
        return run(arguments, sys.stdin.buffer, sys.stdout.buffer, sys.stderr)
    except KeyboardInterrupt:
        return 130  # everything that was answered is saved

"""Write again what docs/protocol.md and docs/saved-format.md take from the program itself.

    python -m tools.make_pages

These are the blocks between `<!-- made: NAME -->` and `<!-- end -->`, and every conversation: a `console`
block whose first line starts tools.headless and whose lines with `> ` are what is typed. A test runs this
too, and fails where a page is out of date.
"""

import io
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.options import Options
from tools.shims import ROOT, install

install()

from tools import key_tables, markdown, saved_reader  # noqa: E402  -- they need the firmware on the path
from tools.wire.options import usage  # noqa: E402  # only now is it found
from tools.wire.run import run  # noqa: E402  # only now is it found

PAGES = ("protocol.md", "saved-format.md")
PROMPT = "> "
COMMAND = "$ python -m tools.headless "

_CONVERSATION = re.compile(
    r"(?<=^```console\n)\$ python -m tools\.headless .*?(?=^```$)", re.DOTALL | re.MULTILINE
)


class Typed(io.BytesIO):
    """Lines that are typed one by one, each seen where it is typed."""

    def __init__(self, lines: list[str], screen: io.BytesIO) -> None:
        super().__init__("".join(line + "\n" for line in lines).encode())
        self.screen = screen

    def readline(self, size: int | None = -1, /) -> bytes:
        """The next line, which appears on the screen."""
        line = super().readline(size)
        self.screen.write(PROMPT.encode() + line if line else b"")
        return line


def converse(command: str, lines: list[str]) -> str:
    """What is on the screen when these lines are typed after a command."""
    screen = io.BytesIO()
    status = run(command.removeprefix(COMMAND).split(), Typed(lines, screen), screen, io.StringIO())
    assert status == 0, command
    return command + "\n" + screen.getvalue().decode()


def typed(conversation: str) -> tuple[str, list[str]]:
    """The command of a conversation, and what is typed in it."""
    command, *lines = conversation.splitlines()
    return command, [line[len(PROMPT) :] for line in lines if line.startswith(PROMPT)]


def conversations(page: str) -> list[str]:
    """Every conversation of a page."""
    return _CONVERSATION.findall(page)


EXAMPLE = "bankspel --mode score --seats Ann,Bob --store "
#: What is typed in the match whose files the page shows.
EXAMPLE_LINES = [
    '{"answer": 0}',
    '{"answer": 13}',
    '{"answer": [2]}',
    '{"aside": {"join": {"name": "Eva", "after": "Ann"}}}',
    '{"aside": {"void": true}}',
    '{"answer": 0}',
    '{"also": "rank.skip"}',
    '{"answer": [0, 3]}',
    '{"aside": {"transfer": {"from": "Ann", "to": "pot", "amount": 200, "reason": "reason.loan"}}}',
    '{"answer": 0}',
]


def example_files() -> dict[str, bytes]:
    """The files of that match: the log and the newer slot."""
    with tempfile.TemporaryDirectory() as folder:
        screen = io.BytesIO()
        run((EXAMPLE + folder).split(), Typed(EXAMPLE_LINES, screen), screen, io.StringIO())
        return {name: (Path(folder) / name).read_bytes() for name in ("0001.m", "0001.a")}


def _saved_example() -> str:
    parts = ["```"]
    files = example_files()
    tag = saved_reader.tag_of(files["0001.m"])
    for name, data in files.items():
        parts += [name, *saved_reader.table(name, data, tag), ""]
    return "\n".join([*parts[:-1], "```"])


def _options() -> str:
    return f"```\n{usage()}\n```"


MADE: dict[str, Callable[[], str]] = {
    "options": _options,
    "keys": key_tables.games_tables,
    "common": key_tables.common_table,
    "wire": key_tables.wire_table,
    "files": _saved_example,
}


def renewed(page: str) -> str:
    """A page with everything in it that is taken from the program as it is now."""
    return _CONVERSATION.sub(lambda block: converse(*typed(block[0])), markdown.renewed(page, MADE))


def main() -> int:
    """Write the pages; says which of them changed."""
    for name in PAGES:
        path = ROOT / "docs" / name
        page = path.read_text(encoding="utf-8")
        new = renewed(page)
        path.write_text(new, encoding="utf-8")
        print(f"docs/{name}: {'written again' if new != page else 'up to date'}")
    return 0


if __name__ == "__main__":
    Options("python -m tools.make_pages", __doc__).parse_args()
    sys.exit(main())

"""The table menu: everything that can be done beside answering the question."""

from ..rules.questions import ALL, Say
from ..screen.views.view import TABLE_MENU
from ..session.asides import VOID
from ..session.past import drawn_seeds
from ..session.replay import reasons
from ..session.round import Misfit
from .asking import pick
from .play import LEAVE
from .visit import visit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.questions import Question, Secret
    from .play import Play


async def table_menu(play: "Play") -> "Any":
    """Show the menu; LEAVE to leave the match, None to go on with the question, or what is to be visited.

    That is another module, its function and what that is given: this one need not be in memory with it.
    """
    ui, match = play.ui, play.match
    question = match.question
    secrets = question.secrets() if question else ()
    actions = _actions(play)
    more = _more(question)
    lines = tuple((ui.words.say(key, question.facts), "") for key in more)  # type: ignore[union-attr]  # there is one
    lines += tuple((ui.say("menu.secret", seat), "") for seat, _, _ in secrets)
    lines += ui.lines([key for key, _ in actions])
    place = await ui.choose(ui.say("menu.title"), lines)
    if place < 0:
        return None
    if place < len(more):
        await play.answer(-2 - place)
        return None
    place -= len(more)
    if place < len(secrets):
        again = await _peek(play, secrets[place])
        return await table_menu(play) if again else None
    action: "Any" = actions[place - len(secrets)][1]
    return action if isinstance(action, tuple) else await action(play)


def _actions(play: "Play") -> "list[tuple[str, Any]]":
    """The lines after those of the question, each with a function of this module or what is to be visited."""
    ui, match = play.ui, play.match
    actions: "list[tuple[str, Any]]" = [("menu.table", _table)]
    actions += [("menu.correct", ("correct", "entries", play)), ("menu.why", _why)]
    if match.header["kept"] or not match.game.MONEY:
        actions.append(("menu.purses", ("ending", "show_standing", ui, match)))
    actions += [
        ("menu.rounds", ("rounds", "show_rounds", ui, match)),
        ("menu.chart", ("chart", "show_chart", ui, match)),
        ("menu.undo", _undo),
        ("menu.void", _void),
        ("menu.people", ("people", "change_people", play)),
    ]
    if match.game.MONEY:
        actions.append(("menu.transfer", ("people", "transfer", play)))
    if match.header["mode"] in getattr(match.game, "ASIDE_MODES", ()):
        for place, aside in enumerate(match.game.ASIDES):
            actions.append(("aside." + aside, ("people", "set_right", play, place)))
    return actions + [
        ("menu.rules", ("house_rules", "choose_rules", ui, play.settings, match.header, match.game, True)),
        ("menu.help", ("help", "show_help", play)),
        ("menu.settings", ("settings_menu", "change_settings", ui, play.settings, play.display)),
        ("menu.end", _end),
        ("menu.leave", _leave),
        ("settings.flip", _turn),
    ]


def _more(question: "Question | None") -> "tuple[str, ...]":
    """The extra answers to a card but the first: a keypad, whose keys are cards, has no other way to them."""
    return question.also[1:] if question and question.kind == "card" else ()


async def _peek(play: "Play", secret: "Secret") -> bool:
    """Show a seat its own cards; whether it goes back to the menu."""
    seat, key, cards = secret
    from ..rules.dealing import Peek  # only where the device deals

    return await play.ui.ask(Peek(key, seat, cards)) is TABLE_MENU


async def _table(play: "Play") -> None:
    """What lies on the table."""
    question = play.match.question
    if question:
        say = Say("menu.table", waits=True, lays=ALL)
        say.spread = question.spread
        await play.ui.ask(say)


async def _turn(play: "Play") -> None:
    """The picture the other way up, for those opposite; the same line turns it back."""
    play.settings.change(flip=not play.settings["flip"])
    play.settings.apply(play.display, play.ui.sound, play.ui.power)


async def _why(play: "Play") -> None:
    """The transfers of this round, or of the one before if this one has none yet, the last first."""
    ui, match = play.ui, play.match
    moves = reasons(match.open.round)
    if not moves and match.open.number:
        try:
            moves = reasons(match.reopened(match.open.number - 1).round)
        except Misfit:  # of an older version
            pass
    if not moves:
        await ui.tell("why.none")
        return
    moves.reverse()
    short, whole = ("why.move", "why.line") if match.game.MONEY else ("why.scores", "why.scored")

    def line(place: int) -> "tuple[str, str]":
        giver, taker, amount, _ = moves[place]
        return ui.say(short, giver, taker), ui.words.figure(amount)

    place = 0
    while True:
        place = await pick(ui, ui.say("menu.why"), len(moves), line, place)
        if place < 0:
            return
        giver, taker, amount, why = moves[place]
        reason = ui.say(*why)  # type: ignore[arg-type]  # its key comes first
        await ui.tell(whole, giver, taker, amount, reason)


async def _undo(play: "Play") -> None:
    play.undo()


async def _void(play: "Play") -> None:
    """Give this round up, after asking; the seed of a deck that was dealt is shown."""
    ui, match = play.ui, play.match
    if not match.question or not await _sure(ui, "void.ask", "void"):
        return
    seeds = drawn_seeds(match)
    reason = match.aside(VOID, ())
    if reason:
        await ui.tell(*reason)
        return
    play.keep()
    await ui.tell("void.done")
    for seed in () if play.full else seeds:  # what was given up, and that is not kept, may be played on
        await visit("ending", "show_seed", ui, seed)


async def _end(play: "Play") -> "str | None":
    """Settle up, after asking: where the round would not count, whether to give it up."""
    from ..session.acts import only_said  # only where a match ends

    match = play.match
    if match.reentered:
        await play.ui.tell("refuse.not.now")
        return None
    counts = match.question is None or match.open.untouched() or only_said(match.open.round)
    if not await _sure(play.ui, "end.ask" if counts else "void.ask", "end"):
        return None
    await visit("ending", "end_match", play.ui, match)
    return None


async def _leave(play: "Play") -> str:
    """Back to the main menu; the match waits as it is."""
    return LEAVE


async def _sure(ui: "Any", asked: str, what: str) -> bool:
    lines = ui.lines((what + ".no", what + ".yes"))
    return bool(await ui.choose(ui.say(asked), lines) == 1)

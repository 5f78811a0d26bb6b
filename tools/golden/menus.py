"""Setting the table, the table menu and what it leads to."""

from bankier.rules.games.bankspel import OPTIONS
from bankier.rules.money import POT
from bankier.rules.questions import Number, Question, Say
from bankier.screen.views.chart import Chart
from bankier.screen.views.menu import Menu
from bankier.session.asides import REASONS
from bankier.words import LANGUAGES
from bankier.words.help import Help
from tools.golden.album import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tools.golden.album import Album

    Lines = tuple[tuple[str, str], ...]

#: The lines of the table menu for money that is kept in purses, as app/table_menu has them.
TABLE_MENU = (
    "menu.table",
    "menu.correct",
    "menu.why",
    "menu.purses",
    "menu.rounds",
    "menu.chart",
    "menu.undo",
    "menu.void",
    "menu.people",
    "menu.transfer",
    "menu.rules",
    "menu.help",
    "menu.settings",
    "menu.end",
    "menu.leave",
    "settings.flip",
)
_SETUP = ["start", "mode", "players", "bank", "rules", "purses", "unit", "factor", "stack"]
_SETTINGS = ["language", "letters", "sound", "contrast", "dim", "dark", "flip", "test"]
_LESSONS = ["welcome", "ok", "card", "count", "told", "back", "again", "menu", "end"]
_RULES = 3  # of the house rules whose choices are shown


def pages(album: "Album") -> None:
    """All frames."""
    _before(album)
    _saved(album)
    _table(album)
    _rules(album)
    _sure(album)
    _end(album)
    _help(album)


def _menu(album: "Album", title: str, lines: "Lines", place: int = 0, of: str = "") -> None:
    """A frame of a menu with the cursor on one of its lines."""
    menu = Menu(album.say(title, 3), len(lines), lambda line: lines[line], place)
    album.shoot("menu: %s, %d" % (of or title, place), menu, "lr" if place else "")


def _plain(title: str, lines: "Lines") -> Menu:
    return Menu(title, len(lines), lambda line: lines[line])


def _said(album: "Album", *keys: str) -> "Lines":
    return tuple((album.say(key), "") for key in keys)


def _before(album: "Album") -> None:
    say = album.say
    _menu(album, "settings.language", tuple((name, "") for _, name in LANGUAGES), 3)
    _menu(
        album,
        "main.title",
        _said(album, "main.again", "main.new", "main.saved", "main.settings", "main.guide"),
    )
    _menu(album, "setup.mode", _said(album, "mode.referee", "mode.score", "mode.deal"))
    values = ["", say("mode.referee.short"), "16", NAMES[0], "3", say("purses.kept.short")]
    values += [album.words.unit_name("jeton"), "1000", "9999"]
    lines = tuple((say("setup." + key), value) for key, value in zip(_SETUP, values))
    _menu(album, "game.bankspel", lines)
    for place in (5, 8):
        _menu(album, "game.bankspel", lines, place)
    people = tuple(("%d" % (seat + 1), name) for seat, name in enumerate(NAMES[:4]))
    _menu(album, "setup.players", people + _said(album, "setup.more", "setup.fewer"), 4)
    _menu(album, "text.new", _said(album, "text.new") + tuple((name, "") for name in NAMES), of="names")
    units = tuple((album.words.unit_name(unit), "") for unit in album.words.units())
    _menu(album, "setup.unit", units + _said(album, "setup.sign"), 5)
    album.shoot("number: setup.factor", Number("setup.factor", 1, 1000, start=1000))
    values = [album.words.language, album.words.letters, say("on"), "200", say("settings.minutes", 10)]
    values += [say("off"), say("off"), ""]
    lines = tuple((say("settings." + key), value) for key, value in zip(_SETTINGS, values))
    _menu(album, "settings.title", lines)
    for place in (4, 7):
        _menu(album, "settings.title", lines, place)
    for keys in ("", "m"):
        test = Question("test")
        test.kind = "keytest"
        album.shoot("test page" + (", " + keys if keys else ""), test, keys)
    for text in (say("error.key", say("key.menu")), say("battery.low", 10), say("error.memory")):
        album.shoot("notice: %s" % text.replace("\n", " "), _plain("", lines), notice=text)


def _saved(album: "Album") -> None:
    """The saved matches, and what a settled one shows."""
    say = album.say
    text = "12 %s\n%s" % (say("game.huit"), ", ".join(name + "\u00a0-112" for name in NAMES[:5]))
    album.shoot("saved: a match", _one_of_many("sheet", say("main.saved"), (text, "✓")))
    _menu(album, "main.saved", _said(album, "main.resume", "saved.delete"), of="saved: an open one")
    settled = ("saved.result", "menu.rounds", "menu.chart", "code.title", "saved.delete")
    _menu(album, "main.saved", _said(album, *settled), 4, of="saved: a settled one")
    _menu(album, "saved.ask", _said(album, "saved.no", "saved.yes"), of="saved: delete")
    album.shoot("saved: gone", Say("saved.gone", ("12 " + say("game.huit"),), waits=True))
    lines = ((say("rounds.bank.brief", 12, 0), album.words.signed(27)), (say("rounds.void", 11), ""))
    _menu(album, "menu.rounds", lines)
    rows = tuple((seat, 3 * seat - 9) for seat in range(6))
    album.shoot("say: rounds.bank", Say("rounds.bank", (112, 0), rows=rows, waits=True))
    facts = ("bankspel packs=2", "W" * 13, "W" * 13, 9999)
    for key in ("deck.cut", "deck.uncut"):
        album.shoot("say: " + key, Say(key, facts, waits=True))
    ways = [[(place * 7 + seat * 5) % 11 * (seat - 2) for place in range(9)] for seat in range(7)]
    for count, keys in ((2, ""), (6, ""), (6, "rrr"), (7, "")):
        chart = Chart(say("menu.chart"), list(zip(NAMES[:count], ways)), False, True)
        album.shoot("chart: %d, %s" % (count, keys), chart, keys)
    bars = Chart(say("menu.chart"), [("", [5, -12, 27, 3]), (NAMES[0], ways[0])], True, True)
    album.shoot("chart: banks", bars)
    for letters in (50, 160):
        code = _one_of_many("code", say("code.title"), ("x" * letters, say("menu.purses")))
        album.shoot("code: %d letters" % letters, code)


def _one_of_many(kind: str, title: str, line: "tuple[str, str]") -> Menu:
    """A list that shows one of its lines at a time."""
    menu = Menu(title, 12, lambda _: line, 8)
    menu.kind = kind
    return menu


def _table(album: "Album") -> None:
    say = album.say
    lines = ((say("menu.secret", 1), ""),) + _said(album, *TABLE_MENU)
    for place in (0, 5, len(lines) - 1):
        _menu(album, "menu.title", lines, place)
    figure = album.words.figure
    moves = ((0, 1, 27), (1, POT, 5), (POT, 3, 110))
    _menu(album, "menu.why", tuple((say("why.move", a, b), figure(amount)) for a, b, amount in moves), 2)
    for reason in (("why.pays", 3, 12, 5), ("why.short", 4, 10, 5), ("why.unturned", 4), ("why.aside", 3)):
        text = say(reason[0], *reason[1:])
        album.shoot("say: " + reason[0], Say("why.line", (0, 1, 27, text), waits=True))
    _menu(album, "menu.people", tuple((name, say("people.sits")) for name in NAMES[:4]), 1)
    _menu(album, "people.out", _said(album, "people.out", "people.in", "people.move", "people.leave"))
    _menu(album, "people.put", tuple((name, "") for name in NAMES), 3)
    later = ((say("people.later"), ""), (say("people.settle"), figure(-9999)))
    album.shoot("menu: who leaves", _plain(NAMES[0], later), "lr")
    _menu(album, "people.after", tuple((name, "") for name in NAMES), 3)
    _menu(album, "transfer.reason", _said(album, *REASONS), 3)
    entry = say("hand.card", 0, 3).replace("\n", " ")
    called, unturned = say("pays.rank", 5).replace("\n", " "), say("unturned").replace("\n", " ")
    lines = ((entry, album.words.rank(12)), (called, "10"), (unturned, "3 0 2 5 4"))
    for place in (1, 2):
        _menu(album, "correct.round", lines + _said(album, "correct.earlier"), place)
    album.shoot("say: correct.parted", Say("correct.parted", (entry + " 10",), waits=True))
    album.shoot("say: correct.goes", Say("correct.goes", waits=True))
    for key in ("people.next", "void.done", "correct.carry", "why.none"):
        album.shoot("say: " + key, Say(key, waits=True))


def _rules(album: "Album") -> None:
    told = Help(album.words)
    lines = tuple((told.option(option.name), told.choice(option.name, option.usual(4))) for option in OPTIONS)
    for place in range(len(lines)):
        _menu(album, "setup.rules", lines, place)
    for option in OPTIONS[1 : 1 + _RULES]:
        choices = tuple((told.choice(option.name, choice), "") for choice in option.choices)
        title = told.option(option.name)
        album.shoot("menu: option " + option.name, _plain(title, choices))
        for choice in option.choices:
            help_text = told.meaning(option.name, choice)
            album.shoot("help: %s %s" % (option.name, choice), Say("setup.help", (help_text,), waits=True))
    number = Number("setup.number", 2, 8, facts=(told.option("packs"),), start=3)
    album.shoot("number: packs", number)


def _sure(album: "Album") -> None:
    _menu(album, "void.ask", _said(album, "void.no", "void.yes"))
    _menu(album, "end.ask", _said(album, "end.no", "end.yes"), 1)
    _menu(album, "correct.drop", _said(album, "correct.no", "correct.yes"))
    _menu(album, "correct.more", _said(album, "correct.no", "correct.on"))
    for key in ("undo.step", "undo.sealed", "undo.start", "correct.done"):
        lines = _said(album, "void.no", "void.yes")
        album.shoot("notice: " + key, _plain("", lines), notice=album.say(key))
    for key, facts in (("refuse.few", (2,)), ("refuse.many", (16,)), ("refuse.twice", (NAMES[0],))):
        album.shoot("say: " + key, Say(key, facts, waits=True))
    album.shoot("say: error.aside", Say("error.aside", ("0012.m.bad",), waits=True))
    for key in ("error.rounds", "error.full", "error.entropy", "error.misfit"):
        album.shoot("say: " + key, Say(key, waits=True))


def _end(album: "Album") -> None:
    for key, facts in (("end.kitty", (27,)), ("end.banked.equal", ()), ("end.banked.not", ())):
        album.shoot("say: " + key, Say(key, facts, waits=True))


def _help(album: "Album") -> None:
    told = Help(album.words)
    _menu(album, "menu.help", _said(album, "help.part", "help.game", "help.device"))
    for key in _LESSONS:
        album.shoot("say: guide." + key, Say("guide." + key, waits=True))
    for part in range(5):
        album.shoot("help: part %d" % part, Say("setup.help", (told.part(part),), waits=True))
    for page in range(5):
        album.shoot("help: device %d" % page, Say("setup.help", (told.text("device.%d" % page),), waits=True))

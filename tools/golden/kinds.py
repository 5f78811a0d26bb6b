"""Each kind of question with everything that it can carry, whether a game asks it so today or not."""

from bankier.rules.card import Card
from bankier.rules.dealing import Peek
from bankier.rules.question import COUNT
from bankier.rules.questions import ALL, HANDS, Choose, Number, Say
from bankier.rules.tally import Tally
from bankier.screen.views.text import Spell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from bankier.rules.questions import Row
    from tools.golden.album import Album

_ALL_RANKS = bytes(range(1, 14))
_SEATS = tuple(range(8))
_HAND = bytes((0x3A, 0x4D, 0x0E, 0x12, 0x21, 0x4C, 0x2B))  # ten of hearts, king of spades, joker ...
_ALSO = ("cut.none", "peek.menu")
_ROWS: "tuple[Row, ...]" = (
    (0, b"\x0c\x0c\x0a\x0d\x01", None, 1),
    (1, b"\x0a\x0a\x0a\x0a\x0a", None, 0),
    (2, b"\x00\x00\x00\x00\x00", None, 0),
    (3, b"\x3a\x4d\x1a", None, 0),
    ("pot", b"", 28, 0),
    ("book", b"", 65, COUNT),
)


def pages(album: "Album") -> None:
    """All frames."""
    _says(album)
    _choices(album)
    _numbers(album)
    _cards(album)
    _peeks(album)
    _names(album)


def _says(album: "Album") -> None:
    rows = tuple((seat, 30 - 10 * seat) for seat in _SEATS)
    shoot = album.shoot
    shoot("say: a few words", Say("end.square"))
    shoot("say: more words", Say("correct.carry"))
    shoot("say: a suited card and an amount", Say("pays", (10, 27), card=0x3A, amount=27, rows=rows))
    shoot("say: a suited king", Say("turn", (13,), card=0x4D, rows=((0, 2), (2, 1)), counts=True))
    shoot("say: the joker", Say("pays.any", (14, 8), card=14, amount=8, rows=((1, -8),)))
    shoot("say: a payment", Say("end.settle", (1, 2, 27), amount=27))
    shoot(
        "say: a large amount", Say("four.demand", (400,), amount=400, rows=((0, 1200), (1, -400), (2, -400)))
    )
    shoot("say: everybody", Say("end.standing", rows=rows))
    shoot("say: everybody, on", Say("end.standing", rows=rows), "oo")
    shoot("say: points", Say("end.standing", rows=((2, 7), (0, 120), (1, 340)), counts=True))
    shoot("say: open hands", Say("hands.dealt", lays=HANDS), spread=_ROWS)
    shoot("say: the table", Say("menu.table", lays=ALL), spread=_ROWS)
    shoot("say: the table, on", Say("menu.table", lays=ALL), "o", spread=_ROWS)
    shoot("say: a notice", Say("end.standing", rows=rows), notice=album.say("undo.sealed"))


def _choices(album: "Album") -> None:
    shoot = album.shoot
    shoot("choose: two", Choose("four.offer", ("four.stop", "four.on"), facts=(3, 3)))
    shoot("choose: two, the other", Choose("four.offer", ("four.stop", "four.on"), facts=(3, 3)), "r")
    shoot(
        "choose: with a card",
        Choose("four.offer", ("four.stop", "four.on"), facts=(10, 10), card=10, count=10),
    )
    shoot("choose: seats", Choose("stop.who", _SEATS, start=2))
    shoot("choose: the last seat", Choose("stop.who", _SEATS, also=("hands.yes",), start=2), "ll")
    shoot("choose: hands", Choose("hands.right", ("hands.yes", 0, 1, 2, 3)), "rr", spread=_ROWS)


def _numbers(album: "Album") -> None:
    shoot = album.shoot
    shoot("number", Number("four.taken", 0, 10, start=10))
    shoot("number: long", Number("transfer.amount", 1, 9999), "432A")
    shoot("number: extra answers", Number("four.sum", 0, 55, also=_ALSO))
    shoot("number: beside extra answers", Number("four.sum", 0, 55, also=_ALSO), "r")
    shoot("number: the last extra answer", Number("four.sum", 0, 55, also=_ALSO), "l")
    facts = ("W" * 13, "W" * 13, 0)
    shoot("number: four lines", Number("cut", 1, 9999, facts=facts, also=("cut.none",)), "9999")
    shoot("number: refused", Number("four.taken", 0, 10), notice=album.say("refuse.range", 0, 10))


def _cards(album: "Album") -> None:
    def ask(**more: "object") -> Card:
        return Card("hand.card", facts=(0, 3), **more)  # type: ignore[arg-type]  # checked by the frames

    shoot = album.shoot
    shoot("card", Card("pays.rank", facts=(10,), amount=10), "rrr")
    shoot("card: an extra answer", Card("pays.rank", facts=(10,), amount=10, also=("rank.skip",)))
    shoot("card: the undone answer", Card("pays.rank", facts=(10,), amount=10, also=("rank.skip",)), start=12)
    shoot("card: joker, three extra answers", ask(joker=True, also=("peek.menu", "cut.none", "rank.skip")))
    shoot("card: the last extra answer", ask(joker=True, also=("peek.menu", "cut.none", "rank.skip")), "rr")
    shoot("card: the joker", ask(joker=True, also=_ALSO), "l")
    shoot("card: its suit", ask(suited=_ALL_RANKS), "0rr")
    shoot("card: a jack's suit", ask(suited=b"\x0b", count=3), "J")
    shoot("card: refused", ask(), notice=album.say("refuse.copies", 8, 12))
    shoot("tally", Tally("unturned", _SEATS, 5), "rorrorrroo")
    shoot("tally: with a card", Tally("pays.tally", _SEATS, 5, facts=(10, 4), card=10, amount=4), "rrorro")
    shoot(
        "tally: the last seat", Tally("pays.tally", _SEATS, 5, facts=(12, 4), card=12, amount=4), "ooooooo5"
    )


def _peeks(album: "Album") -> None:
    marks = b"\x00\x01\x01\x00\x00\x01\x00"

    def pick() -> Peek:
        return Peek("bank.hand", 0, _HAND, picks=True, marks=marks, also=("cut.none",))

    shoot = album.shoot
    shoot("peek: closed", Peek("bank.hand", 1, b"\x0c\x0a\x0a\x01\x0d"))
    shoot("peek: held open", Peek("bank.hand", 1, b"\x0c\x0a\x0a\x01\x0d"), "d")
    shoot("peek: scrolled", Peek("bank.hand", 1, b"\x0c\x0a\x0a\x01\x0d"), "dr")
    shoot("peek: looked at", Peek("bank.hand", 1, b"\x0c\x0a\x0a\x01\x0d"), "dmu")
    shoot("peek: to the menu", Peek("bank.hand", 1, b"\x0c\x0a\x0a\x01\x0d"), "r")
    shoot("peek: to pick from, closed", pick())
    shoot("peek: to pick from, open", pick(), "d")
    shoot("peek: the last card", pick(), "drrrrrr")
    shoot("peek: none of the cards", pick(), "drrrrrrr")


def _names(album: "Album") -> None:
    album.shoot("text: empty", Spell("text.name"))
    album.shoot("text: eight letters", Spell("text.name"), start="Zbigniew")
    album.shoot("text: accents", Spell("text.name"), "4llll", start="Ł")
    album.shoot("text: done", Spell("text.name"), "l", start="Ann")
    album.shoot("text: refused", Spell("text.name"), notice=album.say("refuse.name", 8))

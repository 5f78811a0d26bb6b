"""From a template and its facts to the lines of a sentence.

In a template

    |       starts a new line
    _       is a space, or starts a new line when what follows does not fit
    ~       is a space at which a line is never broken
    {0}     is the first fact as it is
    {1:rank.acc}    the second fact as a card's rank, in the form that the
                    language calls acc; {1:Rank} begins with a capital
    {1:rank*0}      the second fact, as many times as the first: "2 heren"
    {#1:money}      no fact but the number 1, as an amount
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Callable, Union

    Fact = Union[int, str]
    Facts = tuple[Fact, ...]
    Show = Callable[[str, str, Fact, int], str]

NO_BREAK = "\u00a0"
COLUMNS = 21  #: of the small type on the display

_MAYBE = "\t"  # where a line may be broken


def fill(template: str, facts: "Facts", show: "Show") -> str:
    """The sentence, its lines parted by newlines.

    show(kind, form, fact, number) gives the words for one fact; number is how
    many there are of it, or -1. What a template asks for and the facts do not
    hold becomes a question mark.
    """
    pieces = template.replace("~", NO_BREAK).replace("|", "\n").replace("_", _MAYBE).split("{")
    words = [pieces[0]]
    for piece in pieces[1:]:
        place, _, rest = piece.partition("}")
        words.append(_part(place, facts, show))
        words.append(rest)
    return "\n".join([_fit(line) for line in "".join(words).split("\n")])


def capital(text: str) -> str:
    """The text with a capital first letter: MicroPython knows only the ASCII ones."""
    if text[:2] == "éé":  # Dutch: "één" is written "Eén" then
        return "E" + text[1:]
    code = ord(text[0])
    if code < 0x80:
        return text[0].upper() + text[1:]
    return chr(code - (0x20 if code < 0x100 else 1)) + text[1:]


def _part(place: str, facts: "Facts", show: "Show") -> str:
    """The words for one {place:kind.form*count}."""
    place, _, kind = place.partition(":")
    kind, _, count = kind.partition("*")
    kind, _, form = kind.partition(".")
    small = kind.lower()
    try:
        fact = int(place[1:]) if place[0] == "#" else facts[int(place)]
        text = show(small, form, fact, int(facts[int(count)]) if count else -1)
    except (IndexError, KeyError, TypeError, ValueError):
        return "?"
    return capital(text) if small != kind and text else text


def _fit(line: str) -> str:
    """Break a line where it may be broken, if it is too long."""
    phrases = line.split(_MAYBE)
    done = ""
    line = phrases[0]
    for phrase in phrases[1:]:
        if len(line) + 1 + len(phrase) <= COLUMNS:
            line += " " + phrase
        else:
            done += line + "\n"
            line = phrase
    return done + line

"""What the protocol refuses: its own sentences, for the programmer at the other end and so in English.

What a game refuses has its key and its sentence from the game, in the language of the table.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Fact = int | str

SENTENCES = {
    "wire.long": "A line has at most %s bytes.",
    "wire.json": "This is no JSON from byte %s on.",
    "wire.deep": "Lists and objects are within each other more than %s deep.",
    "wire.object": 'A line is an object such as {"answer": 3}.',
    "wire.unknown": "%s is not known here; known are: %s.",
    "wire.one": "A line asks for one thing, and this asks for both %s and %s.",
    "wire.type": "%s must be %s.",
    "wire.missing": "%s is missing.",
    "wire.seat": "Nobody here is called %s; there are: %s.",
    "wire.turn": "It is not %s who is asked.",
    "wire.private": 'Only %s answers this, by name: {"answer": 0, "seat": "%s"}.',
    "wire.also": "%s is not among the extra answers, which are: %s.",
    "wire.redo": "There is nothing to bring back.",
    "wire.round": "There is no round %s that can be looked at.",
    "wire.entry": "Round %s has no such entry to correct; its entries are 1 to %s.",
    "wire.drop": "There is no correction that waits for this.",
    "wire.fault": "Something went wrong in here (%s); the match goes on from what was saved.",
}

_LONGEST = 40  # letters of somebody else's text that are told back


class Refused(Exception):
    """A request is not granted, and nothing has changed.

    key, facts -- of the sentence; seat -- whose eyes alone it is for, or None.
    """

    def __init__(self, key: str, *facts: "Fact", seat: "int | None" = None) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
        self.seat = seat


def sentence(key: str, facts: "tuple[Fact, ...]") -> str:
    """The sentence of one of the protocol's own keys."""
    return SENTENCES[key] % facts


def shortened(text: str) -> str:
    """No more of a text than is needed to know it again."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "..."

"""The finished rounds of a match, found by their number, and what they come to."""

from ..rules.money import widen
from .record import CORRECTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .record import Record
    from .store import Log

_WAITS = -1  # the place of a record that is not in the log yet


class History:
    """Where each round's record is, and what all of them come to.

    A finished round counts at once; it is written when flush() is called, so
    that the screen need not wait for the flash. What a record is made of is
    imported only when one is read or written.

    sums -- one a chair, then kitty and pot; before -- a round and all purses
    before it, as they were reckoned last: see earlier.
    """

    def __init__(self, log: "Log") -> None:
        self.log = log
        self._places: "list[int]" = []
        self._waiting: "list[Record]" = []
        self.sums: "list[int]" = [0, 0]
        self.before: "tuple[int, list[int]] | None" = None

    def __len__(self) -> int:
        """How many rounds are finished, given-up ones counted."""
        return len(self._places)

    def totals(self, chairs: int) -> "tuple[int, ...]":
        """All purses after the last finished round: one a chair, then kitty and pot."""
        widen(self.sums, chairs)
        return tuple(self.sums)

    def add(self, record: "Record") -> None:
        """Take in a round that is finished, or corrected; flush() writes it."""
        self.note(_WAITS, record)
        for place, other in enumerate(self._waiting):
            if other.number == record.number:
                self._waiting[place] = record
                return
        self._waiting.append(record)

    def flush(self) -> None:
        """Write what waits. OSError when the flash is full; then it waits on."""
        while self._waiting:
            from .segments import store

            record = self._waiting[0]
            bases = [record.base]
            record.tail = store(self.log, record.number, bases, record.tail)
            record.base = bases[-1]
            self._places[record.number] = self.log.append(record.pack())
            self._waiting.pop(0)

    def note(self, place: int, record: "Record") -> None:
        """Take in a record that stands in the log at that place. ValueError if there is a gap before it."""
        number = record.number
        if record.flags & CORRECTED and number < len(self):
            self._count(self.read(number), -1)
            self._places[number] = place
        else:
            self.cut(number)
            if number != len(self):
                raise ValueError("rounds are missing")
            self._places.append(place)
        self._count(record, 1)

    def cut(self, number: int) -> None:
        """Forget the rounds from that number on: they are being played again."""
        while len(self) > number:
            self._count(self.read(len(self) - 1), -1)
            self._places.pop()
        self._waiting = [other for other in self._waiting if other.number < number]

    def read(self, number: int) -> "Record":
        """The record of a round. Damaged."""
        place = self._places[number]
        if place == _WAITS:
            for record in self._waiting:
                if record.number == number:
                    return record
        from .record import unpack

        return unpack(self.log.read(place))

    def answers(self, record: "Record") -> "tuple[bytearray, list[int]]":
        """All answers of a finished round, and where its segments end. Damaged if some are missing."""
        from .segments import joined

        return joined(self.log, record.number, record.base, record.tail, self._places[record.number])

    def _count(self, record: "Record", sign: int) -> None:
        self.before = None
        net = list(record.net)
        widen(net, len(self.sums) - 2)
        widen(self.sums, len(net) - 2)
        for place, amount in enumerate(net):
            self.sums[place] += sign * amount

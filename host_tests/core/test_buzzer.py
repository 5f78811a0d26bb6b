"""The buzzer sounds while the program goes on, and only where it should."""

from bankier.device.buzzer import Buzzer
from tools.sim.bench import Bench


class Room(Bench):
    """A bench that writes down when which tone began; 0 is silence."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: "list[tuple[int, int]]" = []
        self.board.on_sound = self._hear

    def _hear(self, hertz: int, duty: int) -> None:
        self.heard.append((self.time.now // 1000, hertz if duty else 0))

    def tones(self) -> "list[int]":
        return [hertz for _, hertz in self.heard if hertz]


async def play(sound: "Buzzer", *names: str) -> None:
    for name in names:
        getattr(sound, name)()


def test_a_tick_is_short() -> None:
    with Room() as room:
        sound = Buzzer(22)
        room.start(play(sound, "tick"))
        room.run(100)
        tones = [(when, hertz) for when, hertz in room.heard if hertz]
        silence = room.heard[-1]
        assert [hertz for _, hertz in tones] == [2200]
        assert silence[1] == 0
        assert 5 <= silence[0] - tones[0][0] <= 8


def test_each_sound_is_another_and_ends() -> None:
    heard = set()
    for name in ("tick", "refuse", "attention"):
        with Room() as room:
            room.start(play(Buzzer(22), name))
            room.run(1000)
            heard.add(tuple(room.tones()))
            assert room.heard[-1][1] == 0
    assert len(heard) == 3


def test_a_new_sound_takes_the_place_of_the_old_one() -> None:
    with Room() as room:
        sound = Buzzer(22)
        room.start(play(sound, "attention"))
        room.run(50)
        room.start(play(sound, "tick"))
        room.run(1000)
        assert room.tones()[-1] == 2200
        assert 1480 not in room.tones()
        assert room.heard[-1][1] == 0


def test_no_buzzer_and_a_buzzer_that_is_off_are_silent() -> None:
    with Room() as room:
        off = Buzzer(22)
        off.on = False
        room.start(play(off, "tick", "refuse"))
        room.start(play(Buzzer(None), "tick", "attention"))
        room.run(1000)
        assert room.tones() == []

"""The battery by a converter of the simulated board: how full, a cable, one warning."""

from bankier.device.battery import Battery
from tools.sim.bench import Bench

PIN = 29


class Cell:
    """A lithium cell behind a divider by three, on a bench."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self.battery = Battery(PIN, 3000, 3400, 4200)

    def holds(self, millivolts: int) -> None:
        self._bench.board.analog[PIN] = millivolts * 65535 // 3 // 3300


class CalibratedADC:
    """The converter of an ESP32: it measures up to 1.1 volts, or 3.1 if it is told so."""

    ATTN_11DB = 3
    volts = 0.0

    def __init__(self, pin: object) -> None:
        self._most = 1.1

    def atten(self, how: int) -> None:
        self._most = 3.1 if how == self.ATTN_11DB else 1.1

    def read_uv(self) -> int:
        return int(min(self.volts, self._most) * 1000000)

    def read_u16(self) -> int:
        raise AssertionError("not calibrated")


def test_an_esp32_measures_as_high_as_it_can() -> None:
    with Bench():
        import machine

        usual = machine.ADC
        machine.ADC = CalibratedADC  # type: ignore[assignment, misc]
        try:
            battery = Battery(34, 2000, 3400, 4200)
            for volts, level in ((3.8, 50), (3.42, 2), (5.0, None)):
                CalibratedADC.volts = volts / 2
                assert battery.level() == level, volts
        finally:
            machine.ADC = usual  # type: ignore[misc]


def test_percent_between_empty_and_full() -> None:
    with Bench() as bench:
        cell = Cell(bench)
        for millivolts, least, most in ((4200, 98, 100), (3800, 48, 51), (3480, 8, 11), (3400, 0, 1)):
            cell.holds(millivolts)
            level = cell.battery.level()
            assert level is not None and least <= level <= most, (millivolts, level)


def test_a_cable_is_no_battery() -> None:
    with Bench() as bench:
        cell = Cell(bench)
        for millivolts in (4600, 5000):
            cell.holds(millivolts)
            assert cell.battery.level() is None and not cell.battery.warns()
        for millivolts, level in ((4300, 100), (2900, 0)):
            cell.holds(millivolts)
            assert cell.battery.level() == level


def test_it_warns_once_each_time_that_it_is_nearly_empty() -> None:
    with Bench() as bench:
        cell = Cell(bench)
        warned = []
        for millivolts in (4200, 3600, 3470, 3460, 3490, 3440, 3400, 3900, 3470, 5000, 3470):
            cell.holds(millivolts)
            warned.append(cell.battery.warns())
        wanted = [False] * 11
        wanted[2] = wanted[8] = wanted[10] = True
        assert warned == wanted


def test_it_warns_before_the_board_can_no_longer_write() -> None:
    """The RP2040's and the ESP32's supplies work down to 1.8 and 3.1 volts."""
    with Bench() as bench:
        cell = Cell(bench)
        cell.holds(3450)
        assert cell.battery.warns()


def test_a_board_file_that_makes_no_sense_stops_nothing() -> None:
    with Bench() as bench:
        Cell(bench).holds(4300)
        assert Battery(PIN, 3000, 4200, 4200).level() == 100

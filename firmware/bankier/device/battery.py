"""How full the battery is, where the board can measure its voltage."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SAMPLES = const(8)
_REFERENCE_MV = const(3300)  # what the converter calls 65535
_CABLE_MV = const(250)  # above a full battery: something else feeds the board
_LOW = const(10)  # percent
_BETTER = const(20)  # after which it may warn again


class Battery:
    """A battery behind a divider on a pin with a converter.

    pin: its number. divided: by how much, in thousandths. empty, full: millivolts.
    """

    def __init__(self, pin: int, divided: int, empty: int, full: int) -> None:
        import machine

        self._adc: "Any" = machine.ADC(machine.Pin(pin))
        self._calibrated = hasattr(self._adc, "read_uv")
        if self._calibrated:  # an ESP32, that would stop at 1.1 volts
            self._adc.atten(self._adc.ATTN_11DB)
        self._divided = divided
        self._empty = empty
        self._full = full
        self._warned = False

    def level(self) -> "int | None":
        """Percent, 0 to 100; None while a cable feeds the board."""
        total = 0
        for _ in range(_SAMPLES):
            total += self._read()
        millivolts = total // _SAMPLES * self._divided // 1000
        if millivolts > self._full + _CABLE_MV:
            return None
        return min(max(100 * (millivolts - self._empty) // max(self._full - self._empty, 1), 0), 100)

    def _read(self) -> int:
        """Millivolts at the pin."""
        if self._calibrated:
            return int(self._adc.read_uv()) // 1000
        return int(self._adc.read_u16()) * _REFERENCE_MV // 65535

    def warns(self) -> bool:
        """Whether people should be told now that it is nearly empty: once each time that it gets there."""
        level = self.level()
        if level is None or level >= _BETTER:
            self._warned = False
            return False
        if level > _LOW or self._warned:
            return False
        self._warned = True
        return True

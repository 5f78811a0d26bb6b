"""Short sounds: a tick for a key, two low tones for a refusal, three rising ones to ask for attention."""

import asyncio

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import PWM

_LOUDNESS = const(32768)  # a square wave: half of the time on

_TICK = ((2200, 6),)
_REFUSE = ((330, 90), (0, 40), (220, 160))
_ATTENTION = ((880, 90), (1175, 90), (1480, 160))


class Buzzer:
    """A passive buzzer. Without one, or while ``on`` is False, it is silent; sounding never waits.

    pin: the number of its pin, or None.
    """

    def __init__(self, pin: "int | None") -> None:
        self.on = True
        self._pwm: "PWM | None" = None
        self._playing: "asyncio.Task[None] | None" = None
        if pin is not None:
            import machine

            self._pwm = machine.PWM(machine.Pin(pin), freq=_TICK[0][0], duty_u16=0)

    def tick(self) -> None:
        """A key was taken."""
        self._play(_TICK)

    def refuse(self) -> None:
        """An answer was refused."""
        self._play(_REFUSE)

    def attention(self) -> None:
        """Somebody should look at the screen."""
        self._play(_ATTENTION)

    def _play(self, tones: "tuple[tuple[int, int], ...]") -> None:
        if not self.on or self._pwm is None:
            return
        if self._playing:
            self._playing.cancel()
        self._playing = asyncio.create_task(_sound(self._pwm, tones))


async def _sound(pwm: "PWM", tones: "tuple[tuple[int, int], ...]") -> None:
    """Play tones of so many hertz (0: a pause) for so many milliseconds."""
    try:
        for hertz, milliseconds in tones:
            if hertz:
                pwm.freq(hertz)
            pwm.duty_u16(_LOUDNESS if hertz else 0)
            await asyncio.sleep_ms(milliseconds)
    finally:
        pwm.duty_u16(0)

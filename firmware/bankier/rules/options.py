"""House rules: the points on which a table may choose."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

    from .questions import Refusal


class Option:
    """One point of the house rules.

    name -- as in the rulebook; choices -- the named choices, or () when the
    choice is a number from low to high; default -- the choice (or number) a
    table starts with, or a function of the number of seats that gives it, by
    default the first or lowest; modes -- the modes in which the point matters, () for all.
    """

    def __init__(
        self,
        name: str,
        choices: "tuple[str, ...]" = (),
        low: int = 0,
        high: int = 0,
        default: "str | int | Callable[[int], int] | None" = None,
        modes: "tuple[str, ...]" = (),
    ) -> None:
        self.name = name
        self.choices = choices
        self.low = low
        self.high = high
        self.default = default
        if default is None:
            self.default = choices[0] if choices else low
        self.modes = modes

    def usual(self, seats: int) -> "str | int":
        """The default for a table of so many seats."""
        usual: "Any" = self.default
        chosen: "str | int" = usual(seats) if callable(usual) else usual
        return chosen

    def refuse(self, value: "object") -> "Refusal":
        """None if the value is one of the choices, else the reason."""
        if self.choices:
            return None if value in self.choices else ("refuse.choice", self.name)
        if type(value) is int and self.low <= value <= self.high:
            return None
        return ("refuse.range", self.low, self.high)


class Rules:
    """The mode and one attribute for each house rule, by its name."""

    def __init__(
        self, mode: str, options: "tuple[Option, ...]", seats: int, chosen: "dict[str, str | int]"
    ) -> None:
        self.mode = mode
        for option in options:
            value = chosen.get(option.name)
            if value is None or option.refuse(value):
                value = option.usual(seats)
            setattr(self, option.name, value)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> "str | int": ...

"""Every part of the soak, for a moment."""

import pytest

from tools.soak import __main__ as soak
from tools.soak.parts import PARTS


@pytest.mark.parametrize("name", [part.name for part in PARTS])
def test_a_look_at_each_part(name: str) -> None:
    assert soak.main(["--part", name, "--seed", "1000", "--share", "0.002"]) == 0

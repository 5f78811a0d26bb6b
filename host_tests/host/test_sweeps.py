"""Power cuts and damaged files on the real littlefs: a sample of what the soak does; see docs/promises.md."""

import re

import pytest
from boards import needs_micropython

from tools import sweeps
from tools.shims import ROOT
from tools.soak import damage
from tools.soak.parts import PARTS

pytestmark = needs_micropython

PAGE = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "mode"), [("bankspel", "deal"), ("huit", "score"), ("bakarat", "deal")])
def test_the_power_goes_while_a_match_is_played(game, mode):
    did = sweeps.run("cuts.py", game, mode, 7, 0.06)
    assert int(did.split()[2]) > 3


def test_files_are_damaged():
    did = sweeps.run("damage.py", 7, 60)
    assert int(did.split()[3]) > 40


def test_the_page_tells_what_is_tried():
    assert f"{damage.CASES:,} cases" in PAGE
    for name in ("cuts", "damage"):
        assert name in [part.name for part in PARTS]
    for path in re.findall(r"`((?:host_tests|tools)/[\w/.]+)`", PAGE):
        assert (ROOT / path).exists(), path

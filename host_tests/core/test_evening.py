"""Some matches one after the other in one heap: it does not grow. tools/soak/evenings.py plays thousands."""

import os

from evening import rounds

ROUNDS = 18


def test_matches_one_after_the_other_leave_nothing_behind():
    folder = "build/evening-%s" % "".join("%02x" % byte for byte in os.urandom(4))
    live = [alive for _, alive in rounds(folder, ROUNDS, 1, of_match=1)]
    os.rmdir(folder)
    assert max(live[9:]) <= max(live[:9]) + 1024

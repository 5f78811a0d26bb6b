"""The checker by itself: it finds the known decks, and a single wrong bit anywhere makes it say no."""

import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.core.deck_vectors import VECTORS
from tools import verify_deal

ROOT = Path(__file__).resolve().parents[2]
CHECKER = ROOT / "tools" / "verify_deal.py"
BYTECODE = compile(CHECKER.read_text(encoding="utf-8"), str(CHECKER), "exec")
BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
NAMES = ("rules", "commitment", "seed", "cut", "number", "dealt")


def words(dealt: str) -> list[str]:
    """The cards of a known deck as the checker writes them."""
    ranks = (*"?A23456789", "10", *"JQK")
    cards = bytes.fromhex(dealt)
    return ["joker" if card == 14 else ranks[card & 15] + " CDHS"[card >> 4] for card in cards]


def proof(vector: int) -> dict[str, str]:
    """All that a table knows of a known deck: what was shown, and every card."""
    given = dict(zip(NAMES, (str(value) for value in VECTORS[vector]), strict=True))
    given["seen"] = " ".join(words(given.pop("dealt")))
    given["version"] = "1"
    return given


def answer(given: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the checker as a program; returns its exit status."""
    arguments = [text for name, value in given.items() for text in ("--" + name, value)]
    monkeypatch.setattr(sys, "argv", ["verify_deal.py", *arguments])
    with pytest.raises(SystemExit) as end:
        exec(BYTECODE, {"__name__": "__main__"})
    assert isinstance(end.value.code, int)
    return int(end.value.code)


def program(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the checker on a Python that has nothing but its standard library."""
    command = [sys.executable, "-I", "-S", str(CHECKER), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("vector", range(len(VECTORS)))
def test_yes_to_every_known_deck(
    vector: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """D4: and prints it."""
    given = proof(vector)
    assert answer(given, monkeypatch) == 0
    *rows, last = capsys.readouterr().out.splitlines()
    assert last.startswith("yes")
    assert " ".join(" ".join(row.split()[1:]) for row in rows) == given["seen"]


@pytest.mark.parametrize("vector", range(len(VECTORS)))
def test_the_shell_and_its_sha256_find_every_known_deck(vector: int) -> None:
    """R7: no code and no language in common with the device."""
    rules, _, text, cut, number, dealt = VECTORS[vector]
    pack = verify_deal.unshuffled(rules)
    seed = verify_deal.base64.b32decode(text + "====").hex()
    command = ["bash", "tools/fair/deck.sh", seed, str(cut), str(number), str(len(pack))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [pack[int(place)] for place in done.stdout.split()] == words(dealt)


def flips(name: str, value: str) -> list[str]:
    """`value` with each of its bits flipped in turn, as the table would type it."""
    if name in ("cut", "number", "version"):
        bits = {"cut": 32, "number": 16, "version": 8}[name]
        return [str(int(value) ^ 1 << bit) for bit in range(bits)]
    found = []
    for at, letter in enumerate(value):
        if name == "rules":
            changed = [chr(ord(letter) ^ 1 << bit) for bit in range(8)]
        else:
            changed = [BASE32[BASE32.index(letter) ^ 1 << bit] for bit in range(5)]
        found += [value[:at] + other + value[at + 1 :] for other in changed]
    return found


@pytest.mark.parametrize("vector", [0, 7])
@pytest.mark.parametrize(
    ("name", "least"),
    [("seed", 260), ("commitment", 130), ("rules", 120), ("cut", 32), ("number", 16), ("version", 8)],
)
def test_no_to_every_single_flipped_bit(
    name: str, least: int, vector: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """D5: of seed, commitment, line, cut, number and version."""
    given = proof(vector)
    wrong = flips(name, given[name])
    assert len(wrong) >= least
    for value in wrong:
        assert answer({**given, name: value}, monkeypatch) == 1, value
        assert capsys.readouterr().out.splitlines()[-1].startswith("no: ")


def test_the_commitment_alone_does_not_hold_the_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {**proof(0), "cut": "5"}
    assert answer(given, monkeypatch) == 1
    del given["seen"]  # only the cards that were on the table tell which cut was used
    assert answer(given, monkeypatch) == 0


def test_cards_are_compared_as_far_as_they_were_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    given = proof(0)
    deck = given["seen"].split()
    for seen, status in (
        ("", 0),
        (deck[0], 0),
        (deck[0][:-1], 0),  # only its rank was seen
        ("? " + deck[1], 0),
        ("? " + deck[2], 1),
        (deck[0].replace(deck[0][-1], "X"), 1),
        (" ".join(["?"] * 52), 0),
        (" ".join(["?"] * 53), 1),
    ):
        assert answer({**given, "seen": seen}, monkeypatch) == status, seen


def test_what_is_typed_may_have_spaces_and_small_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    given = proof(3)
    spaced = " ".join(given["seed"][at : at + 4] for at in range(0, 52, 4)).lower()
    assert answer({**given, "seed": spaced}, monkeypatch) == 0


def test_a_reshuffle_is_checked_by_the_cards_that_went_into_it(monkeypatch: pytest.MonkeyPatch) -> None:
    pile = ["KS", "joker", "2C", "10H", "AC", "2C"]
    seed = verify_deal.base64.b32decode(VECTORS[3][2] + "====")
    in_order = ["joker", "AC", "2C", "2C", "10H", "KS"]
    seen = verify_deal.shuffled(in_order, seed, VECTORS[3][3], 1)
    given = {**proof(3), "number": "1", "pack": " ".join(pile), "seen": " ".join(seen)}
    assert answer(given, monkeypatch) == 0
    assert answer({**given, "number": "2"}, monkeypatch) == 1
    assert answer({**given, "pack": "KS joker 2C 10H AC XX"}, monkeypatch) == 1


def test_extra_cards_lie_after_the_packs() -> None:
    pack = verify_deal.unshuffled("huit packs=2 jokers=1 extra_twos=5 extra_jokers=2")
    assert len(pack) == 113
    assert pack[52:54] == ["joker", "AC"]
    assert pack[105:] == ["joker", "2C", "2D", "2H", "2S", "2C", "joker", "joker"]


def test_it_stands_alone_and_is_short() -> None:
    """D4: one file of at most 60 lines, with the standard library only."""
    source = CHECKER.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 60
    imported = {line.split()[1] for line in source.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= set(sys.stdlib_module_names)
    given = proof(5)
    done = program(*[text for name in given for text in ("--" + name, given[name])])
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [(), ("--help",), ("--rules", "bankspel packs=2"), ("--sede", "A"), ("--seed",), ("word", "word")],
)
def test_what_it_does_not_know_gets_one_line_and_status_2(arguments: tuple[str, ...]) -> None:
    done = program(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1

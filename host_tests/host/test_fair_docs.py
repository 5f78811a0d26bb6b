"""What docs/fair.md tells the reader to type does what the page says."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from seed_letters import seed_from_text

ROOT = Path(__file__).resolve().parents[2]
README = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
BARS = [*(f"R{number}" for number in range(1, 11)), *(f"D{number}" for number in range(1, 9))]
PAGE = (ROOT / "docs" / "fair.md").read_text(encoding="utf-8")


def shell(command: str) -> "subprocess.CompletedProcess[str]":
    """Run a command as the page gives it, with this Python for `python3`."""
    command = command.replace("python3", f"'{sys.executable}'")
    return subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_is_a_deal_to_which_the_checker_says_yes() -> None:
    (command,) = blocks("")
    done = shell(command)
    assert done.stdout.splitlines()[-1].startswith("yes"), done.stderr
    assert shell(command.replace("--cut 17", "--cut 18")).returncode == 1


def test_the_recipe_for_the_shell_finds_commitment_and_first_block() -> None:
    """D4: with sha256sum and nothing of this project."""
    if sys.platform != "linux" and not (shutil.which("base32") and shutil.which("sha256sum")):
        pytest.skip("the recipe needs base32 and sha256sum of GNU coreutils")
    from bankier.rules import shuffle

    done = shell(blocks("sh")[0])
    assert done.returncode == 0, done.stderr
    promised, found, block = (line.split()[0] for line in done.stdout.splitlines())
    assert promised == found
    seed = seed_from_text(re.findall(r"^seed=(\w+)", PAGE, re.MULTILINE)[0])
    stream = shuffle.Stream(seed, 17)
    assert block == "".join("%04x" % stream.below(65536) for _ in range(16))


def test_the_recipe_in_prose_has_ten_lines() -> None:
    """D4: short enough to be followed by hand."""
    section = PAGE.split("## To check it by hand\n\n")[1]
    assert len(section.split("\n\n")[0].splitlines()) <= 10


def labelled() -> dict[str, set[str]]:
    """The names of all tests by the bar that their first line begins with: `R5: ...`."""
    found: dict[str, set[str]] = {bar: set() for bar in BARS}
    for path in (ROOT / "host_tests").glob("*/test_*.py"):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.FunctionDef):
                bar = re.match(r"([RD]\d+): ", ast.get_docstring(part) or "")
                if bar:
                    found[bar[1]].add(part.name)
    return found


def test_the_table_of_bars_names_the_tests_of_each() -> None:
    rows = re.findall(r"^\| ([RD]\d+) \| (.+?) \| (.+?) \|$", PAGE, re.MULTILINE)
    assert [bar for bar, _, _ in rows] == BARS
    found = labelled()
    assert {bar: set(re.findall(r"`(test_\w+)`", tests)) for bar, _, tests in rows} == found
    assert all(found.values()), "a bar without a test"


def test_the_readme_says_what_nobody_can_promise() -> None:
    """D8: before anybody plays for money."""
    assert "Whoever holds its USB cable can read the seed of the deck in play" in README
    assert "fair among friends, and no casino" in README

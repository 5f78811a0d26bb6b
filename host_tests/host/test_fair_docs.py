"""What docs/fair.md tells the reader to type does what the page says."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from seed_letters import seed_from_text

ROOT = Path(__file__).resolve().parents[2]
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
    section = PAGE.split("## To check it by hand\n\n")[1]
    assert len(section.split("\n\n")[0].splitlines()) <= 10

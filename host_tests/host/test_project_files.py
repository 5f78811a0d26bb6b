"""What holds for every file of the project: it speaks of itself, is of a size to be read, and is finished."""

import re
import subprocess
import sys

import pytest

from tools.shims import ROOT

LONGEST = 300
# Put together here, so that this file does not name them itself.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("npmjs", "com"),
        ("deb", "debian", "org"),
        ("proxy", "golang", "org"),
        ("crates", "io"),
    )
]
MACHINE_PATH = re.compile(r"(?<![\w.:])/(?:work|tmp|root|home|Users)/\w")
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X|NotImpl" + r"emented\w*)\b")
TEXT = {".py", ".md", ".toml", ".lock", ".txt", ".json", ".html", ".js", ".css", ".yml", ".ini", ""}


def _kept() -> list[str]:
    """The names of all files that are kept in git."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


NAMES = _kept()
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in NAMES if (ROOT / name).suffix in TEXT}


def _offenders(pattern: str | re.Pattern[str], within: str = "") -> list[str]:
    return [name for name, text in TEXTS.items() if name.startswith(within) and re.search(pattern, text)]


def test_there_are_files_to_look_at():
    assert {"Makefile", "LICENSE", "pyproject.toml", "firmware/bankier/__init__.py"} <= set(TEXTS)


@pytest.mark.parametrize("host", HOSTS)
def test_no_package_registry_is_named(host):
    assert _offenders(re.escape(host)) == []


def test_no_path_of_somebodys_machine_is_named():
    assert _offenders(MACHINE_PATH) == []


def test_everything_is_finished():
    assert [name for name in _offenders(UNFINISHED) if name.endswith(".py")] == []


def test_no_source_is_too_long_to_read():
    sources = {name: text.count("\n") for name, text in TEXTS.items() if name.endswith(".py")}
    assert {name: lines for name, lines in sources.items() if lines > LONGEST} == {}


TOOLS = sorted(name for name, text in TEXTS.items() if name.startswith("tools/") and "Options(" in text)


@pytest.mark.parametrize("name", [name for name in TOOLS if name != "tools/options.py"])
def test_an_unknown_option_of_a_tool_is_told_in_one_line(name):
    module = name.removesuffix(".py").removesuffix("/__main__").replace("/", ".")
    done = subprocess.run([sys.executable, "-m", module, "--bogus"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2 and done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert "known are --help" in sentence


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-stubs.lock"])
def test_every_package_is_pinned_to_one_version(lock):
    lines = [line for line in TEXTS[lock].splitlines() if line and not line.startswith("#")]
    assert lines
    assert [line for line in lines if not re.match(r"[a-z0-9-]+==[0-9][\w.]*(;|$)", line)] == []

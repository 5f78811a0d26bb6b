"""The runner of the core tests: a test that fails, crashes, hangs or is not there is never taken for good."""

from pathlib import Path

import pytest

from tools import run_core_tests, run_tests

COMMAND = run_core_tests.micropython()
needs_micropython = pytest.mark.skipif(COMMAND is None, reason="there is no MicroPython for this machine")

GOOD = "def test_one():\n    assert 1 + 1 == 2\n\ndef test_two():\n    assert True\n"
BAD = "def test_bad():\n    assert 1 == 2, 'one is not two'\n\ndef test_good():\n    pass\n"


def _run(folder: Path, source: str, part: str = "") -> run_core_tests.Result:
    path = folder / "test_sample.py"
    path.write_text(source)
    assert COMMAND is not None
    return run_core_tests.run_file(COMMAND, path, part)


@needs_micropython
def test_passing_tests_are_counted(tmp_path):
    result = _run(tmp_path, GOOD)
    assert (result.passed, result.failed) == (2, 0)
    assert 100 * 1024 < result.free < run_core_tests.heap_of(tmp_path / "test_sample.py") * 1024


@needs_micropython
def test_a_failing_test_is_shown_and_the_others_run(tmp_path):
    result = _run(tmp_path, BAD)
    assert (result.passed, result.failed) == (1, 1)
    assert "test_bad" in result.output
    assert "one is not two" in result.output


@needs_micropython
@pytest.mark.parametrize(
    "source",
    [
        "import nowhere",
        "def test_x(:",
        "helper = 1",
        "import sys\ndef test_x():\n    sys.exit(0)",
        "def test_x():\n    raise KeyboardInterrupt",
        "def test_x():\n    bytearray(1000000)",
    ],
    ids=["missing module", "syntax", "no tests", "exit", "interrupt", "memory"],
)
def test_what_is_no_test_that_passes_fails(tmp_path, source):
    result = _run(tmp_path, source)
    assert (result.passed, result.failed) == (0, 1)
    assert "FAILED" in result.output


@needs_micropython
def test_a_test_that_hangs_fails(tmp_path, monkeypatch):
    monkeypatch.setattr(run_core_tests, "SECONDS", 0.5)
    assert _run(tmp_path, "while True:\n    pass").failed == 1


@needs_micropython
def test_a_test_can_be_chosen_by_its_name(tmp_path):
    assert _run(tmp_path, GOOD, "two").passed == 1


@needs_micropython
@pytest.mark.parametrize(
    ("source", "status", "closing"),
    [(GOOD, 0, "2 passed, 0 failed"), (BAD, 1, "1 passed, 1 failed"), ("", 1, "0 passed, 1 failed")],
)
def test_the_closing_line_and_the_exit_status(tmp_path, capsys, source, status, closing):
    path = tmp_path / "test_sample.py"
    path.write_text(source)
    assert run_core_tests.main([str(path)]) == status
    assert capsys.readouterr().out.splitlines()[-1] == closing


def test_nothing_to_run_is_a_failure(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(run_core_tests, "micropython", lambda: "micropython")
    monkeypatch.setattr(run_core_tests, "ROOT", tmp_path)
    assert run_core_tests.main([]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 0 failed"


@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
def test_without_micropython_ci_fails_and_a_person_is_told(monkeypatch, capsys, ci, status):
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(run_core_tests, "micropython", lambda: None)
    for part in ("rules", "coverage", "screens"):
        monkeypatch.setattr(run_tests, part, lambda: True)
    assert run_tests.main() == status
    assert "MicroPython NOT RUN" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("broken", ["rules", "coverage", "screens", "on_micropython"])
def test_one_part_that_fails_fails_the_whole(monkeypatch, broken):
    monkeypatch.setattr(run_core_tests, "micropython", lambda: "micropython")
    for part in ("rules", "coverage", "screens", "on_micropython"):
        monkeypatch.setattr(run_tests, part, lambda part=part: part != broken)
    assert run_tests.main() == 1

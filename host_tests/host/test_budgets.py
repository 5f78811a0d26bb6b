"""The budgets of a board's memory, flash and bus and of the players' presses are held; all of it is counted.

`make bench` measures everything, with more rounds and seeds; here is what takes a few seconds.
"""

import subprocess
from statistics import mean

import pytest

from bankier.rules import games
from bankier.screen.events import BACK, RIGHT, event
from tools import bench
from tools.measure import device_run, memory, presses, reckoning, replays, report, sizes, starting, traffic
from tools.measure.budgets import BUDGETS, EXCESS, KB, Figure
from tools.measure.fingers import FOUR_KEYS, HELD, OK_PRESS
from tools.measure.playing import Setting, play
from tools.run_core_tests import micropython

SEEDS = 40
ROUNDS = 2

on_micropython = pytest.mark.skipif(micropython() is None, reason="there is no MicroPython for this machine")


def held(figures: list[Figure]) -> bool:
    """Whether all are within their budgets, or within what they are known to be over."""
    assert figures
    return all(not figure.over or report.is_known(figure) for figure in figures)


@pytest.fixture(scope="module")
def firmware():
    return sizes.firmware()


@pytest.fixture(scope="module")
def heaps(firmware):
    """The heap in a round with 16 seats, dealt by the device: that needs most."""
    setting = Setting("bankspel", "deal", sizes.SEATS)
    return device_run.heaps(firmware[0], setting, play(setting, FOUR_KEYS, 1))


@pytest.fixture(scope="module")
def matches(firmware):
    """The presses of a short match in each mode; where the device deals there are few in a round."""
    rounds = {"deal": 3 * ROUNDS, "referee": ROUNDS, "score": ROUNDS}
    return [press for mode in rounds for press in traffic.match_on(firmware[0], mode, rounds[mode])]


def test_the_page_tells_the_budgets():
    text = bench.PAGE.read_text(encoding="utf-8")
    assert report.budgets_on(text) == report.budgets_of()


def test_the_page_has_every_section():
    text = bench.PAGE.read_text(encoding="utf-8")
    assert text.count("\n## ") == len(bench.SECTIONS)


def test_what_is_over_is_told_on_the_page():
    text = bench.PAGE.read_text(encoding="utf-8")
    over = {line.split("|")[1].strip() for line in text.splitlines() if line.endswith("| OVER |")}
    assert over == {BUDGETS[name].about for name in EXCESS}


def test_all_modules_together(firmware):
    assert held(sizes.size_figures(firmware[1]))


@on_micropython
def test_modules_imported_in_play(firmware, heaps):
    most = max(sizes.imported(firmware[1], heap.modules) for heap in heaps)
    assert most > 20 * KB  # they were found at all
    assert held([Figure("mpy.resident", most)])


@on_micropython
def test_memory_after_power_on():
    needed = memory.boot(*sizes.firmware(board=memory.BOARD))
    assert held([Figure("memory.boot", needed.measured)])
    assert needed.measured < needed.rule < 95 * KB


@on_micropython
@pytest.mark.parametrize(("game", "mode"), [*((game, "referee") for game in games.names()), ("huit", "deal")])
def test_memory_in_play(game, mode):
    """With the cards on the table; most of all where the device holds those of twelve seats."""
    needed, heap, imports = memory.worst(*sizes.firmware(game, memory.BOARD), game, mode)
    assert 50 * KB < imports < heap.live
    assert held([Figure("memory.play", needed.measured)])
    assert needed.rule < (95 if game == "bankspel" else 100) * KB


@on_micropython
def test_a_step_back_over_a_round_brings_no_menu_that_stays(firmware):
    setting = Setting("bankspel", "score", 4)
    asked = play(setting, FOUR_KEYS, 2)
    first = next(place for place, one in enumerate(asked) if one.round == 1)
    back = asked[first]._replace(presses=[(event(BACK),)])
    *_, before, after = device_run.heaps(firmware[0], setting, [*asked[:first], back])
    assert set(after.modules) == set(before.modules)


@on_micropython
@pytest.mark.parametrize("mode", ["score", "deal"])
def test_nothing_that_the_table_menu_brings_stays(firmware, mode):
    setting = Setting("bankspel", mode, 4)
    (first, *_) = play(setting, FOUR_KEYS, 1)
    looks = [[HELD, *[(event(RIGHT),)] * place, OK_PRESS, *[(event(BACK),)] * 4] for place in range(11)]
    opened = first._replace(presses=[press for look in looks for press in look])
    before, *_, after = device_run.heaps(firmware[0], setting, [opened])
    assert set(after.modules) == set(before.modules)


def test_room_for_names():
    assert [memory.room(names) for names in (1, 20, 21, 620, 621)] == [20, 20, 60, 620, 1260]


@on_micropython
def test_how_much_room_micropython_makes():
    """It is made in steps that can be seen on its heap."""
    program = """
import gc
def live():
    gc.collect()
    return gc.mem_alloc()
before = live()
for number in range(700):
    hasattr(gc, "name %d" % number)
    now = live()
    if now - before > 300:
        print(now - before)
    before = now
"""
    run = subprocess.run([micropython() or "", "-c", program], capture_output=True, text=True, check=True)
    steps = [int(line) for line in run.stdout.split()][-3:]
    assert [round(step / 11, -1) for step in steps] == [170, 330, 650]  # 160, 320 and 640, and something more


@on_micropython
def test_the_heap_does_not_grow_from_round_to_round(firmware):
    setting = Setting("bankspel", "deal", 4)
    asked = play(setting, FOUR_KEYS, 4)
    live = [heap.live for heap in device_run.heaps(firmware[0], setting, asked)]
    quarter = len(live) // 4  # the first two rounds fill what is kept
    assert mean(live[-quarter:]) < mean(live[2 * quarter : 3 * quarter]) + KB


@on_micropython
def test_bytes_to_the_display(matches):
    assert held(traffic.bus_figures(matches))


@on_micropython
def test_flash(matches):
    assert sum(press.cost.programs for press in matches) > 0
    assert held(traffic.flash_figures("", matches))


@on_micropython
def test_press_to_pixel(matches):
    assert held(reckoning.figures_of(matches))


@on_micropython
def test_power_on_to_the_first_picture():
    start = starting.in_a_match()
    assert start.read > 100 * KB and start.loaded > 20 * KB and start.bus > KB and start.answers > 100
    assert held([Figure("start.picture", start.milliseconds())])


@pytest.mark.parametrize("mode", replays.MODES)
def test_answers_run_again(mode):
    undone, resumed = replays.most(mode, ROUNDS)
    assert 0.5 < undone <= 1 and 0.5 < resumed <= 1


COUNTED = [
    way for way in presses.WAYS if way.budget and way.setting.game != "huit"
]  # test_huit_presses has that


@pytest.mark.parametrize("way", COUNTED, ids=lambda way: way.budget)
def test_presses(way):
    asked = presses.played(way, SEEDS)
    assert presses.rounds(asked) == SEEDS
    assert held([Figure(way.budget, way.measured(asked))])


def test_a_figure_over_its_budget_is_told():
    figure = Figure("bus.step", BUDGETS["bus.step"].most + 1)
    assert figure.over and not held([figure])
    assert not Figure("bus.step", BUDGETS["bus.step"].most).over


@pytest.mark.parametrize(
    ("words", "why"),
    [(["sizes"], "no section 'sizes', only size, memory"), (["--write", "size"], "so none can be named")],
)
def test_unknown_words_are_refused(words, why, capsys):
    with pytest.raises(SystemExit) as left:
        bench.main(words)
    assert left.value.code == 2
    assert why in capsys.readouterr().err

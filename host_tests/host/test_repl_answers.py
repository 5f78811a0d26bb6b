"""The real firmware on a virtual board: it is installed, and whatever it does, mpremote gets an answer."""

import functools
import subprocess
import sys
from pathlib import Path

import pytest
from boards import board, needs_micropython

from tools import flash
from tools.board import state, tree
from tools.board.link import connect

pytestmark = needs_micropython

BROKEN = {
    "home": b"async def next_match(app):\n    raise ValueError('no way home')\n",
    "parts": b"async def connected():\n    raise ValueError('no parts')\n",
    "boot": b"raise ValueError('no program')\n",
}


def answer(device, program="print(6 * 7)"):
    """What a program prints that interrupts the device's own."""
    with connect(device.port) as link:
        return link.run(program).strip()


def install(device):
    return flash.main(["--port", device.port, "--board", "pico", "--words", "nl"])


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch, board(tmp_path_factory.mktemp("board")) as made:
        patch.setattr(tree, "compiled", functools.cache(tree.compiled))
        assert install(made) == 0
        yield made


def restart(device, says):
    """Switch it off and on, and wait till it says this."""
    device.console.clear()
    device.power_on()
    assert device.wait_for(says), bytes(device.console)


def test_it_is_there_whole_says_hello_and_is_mended_where_it_is_not_what_it_was(device, capsys):
    with connect(device.port) as link:
        found = state.look(link)
        link.send("/bankier/app/home.mpy", b"by mistake")
    assert found.config == '{"board": "pico"}'
    assert {path.split("/")[3] for path in found.files if path.startswith("/bankier/words/")} >= {"nl"}
    assert not [path for path in found.files if "/words/fr/" in path]
    assert install(device) == 0
    said = capsys.readouterr().out
    assert "1 files written" in said
    assert f"Bankier {tree.version()} on Raspberry Pi Pico, no display found" in said
    assert install(device) == 0
    assert "files are there already" in capsys.readouterr().out


def test_a_game_is_interrupted_by_the_cable(device):
    restart(device, b"display found")
    assert answer(device) == "42"
    assert b"KeyboardInterrupt" in device.console


def test_the_command_mpremote_stops_the_game_and_has_its_files(device):
    restart(device, b"display found")
    command = [str(Path(sys.executable).with_name("mpremote")), "connect", device.port]
    words = ["exec", "print(6 * 7)", "+", "fs", "ls", ":", "+", "fs", "cat", ":board.json"]
    done = subprocess.run([*command, *words], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("42")
    assert "main.py" in done.stdout and done.stdout.endswith('{"board": "pico"}')


def test_a_mishap_is_on_the_console_and_in_the_log_and_mpremote_is_answered(device):
    with connect(device.port) as link:
        link.send("/bankier/app/home.py", BROKEN["home"])
    restart(device, b"ValueError: no way home")
    assert answer(device) == "42", "while the mishap is on the display"
    program = (
        "import os\nprint(os.stat('/log.txt')[6], open('/log.txt').read())\nos.remove('/bankier/app/home.py')"
    )
    said = answer(device, program)
    assert 0 < int(said.split()[0]) <= 2048 and "no way home" in said and "next_match" in said
    restart(device, b"display found")
    assert b"ValueError" not in device.console


@pytest.mark.parametrize("module", ["parts", "boot"])
def test_a_firmware_that_does_not_start_ends_in_the_repl(device, module):
    path = f"/bankier/app/{module}.py"
    with connect(device.port) as link:
        link.send(path, BROKEN[module])
    restart(device, b">>> ")
    assert b"ValueError: no " in device.console
    assert answer(device) == "42"
    answer(device, f"import os\nos.remove({path!r})")
    restart(device, b"display found")


def test_nothing_in_the_firmware_starts_a_watchdog(device):
    """A board that resets while it is being talked to can only be saved with BOOTSEL."""
    found = answer(
        device,
        "import os\n"
        "def look(folder):\n"
        "    for name in os.listdir(folder):\n"
        "        path = folder + '/' + name\n"
        "        if os.stat(path)[0] & 0x4000:\n"
        "            look(path)\n"
        "        elif name.endswith('py'):\n"
        "            with open(path, 'rb') as file:\n"
        "                if b'WDT' in file.read():\n"
        "                    print(path)\n"
        "look('')\n",
    )
    assert found == ""

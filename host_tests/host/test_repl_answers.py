"""The real firmware on a virtual board: whatever it does, mpremote gets an answer."""

import pytest
from boards import board, needs_micropython

from tools import flash
from tools.board.link import connect

pytestmark = needs_micropython

BROKEN = {
    "home": b"async def next_match(app):\n    raise ValueError('no way home')\n",
    "parts": b"async def connected():\n    raise ValueError('no parts')\n",
    "main": b"raise ValueError('no program')\n",
}


def answer(device, program="print(6 * 7)"):
    """What a program prints that interrupts the device's own."""
    with connect(device.port) as link:
        return link.run(program).strip()


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    with board(tmp_path_factory.mktemp("board")) as made:
        assert flash.main(["--port", made.port, "--board", "pico", "--words", "nl"]) == 0
        yield made


def restart(device, says):
    """Switch it off and on, and wait till it says this."""
    device.console.clear()
    device.power_on()
    assert device.wait_for(says), bytes(device.console)


def test_a_game_is_interrupted_by_the_cable(device):
    restart(device, b"display found")
    assert answer(device) == "42"
    assert b"KeyboardInterrupt" in device.console


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


@pytest.mark.parametrize("module", ["parts", "main"])
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

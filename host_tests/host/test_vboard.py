"""^C stops the virtual board at any moment, as it does a real one, and what is typed is never lost."""

import contextlib

import pytest
import serial
from boards import board, needs_micropython
from mpremote.transport_serial import SerialTransport

pytestmark = needs_micropython

STOP, RAW, RUN = b"\r\x03", b"\r\x01", b"\x04"
READY = b"raw REPL; CTRL-B to exit\r\n>"
TIMES = 5
ALLOCATES = """
import gc
kept = [[number] for number in range(600)]
print("it collects")
while True:
    gc.collect()
"""
WAITS = """
import time
print("it waits")
while True:
    time.sleep(60)
"""
WRITES = """
print("it writes")
while True:
    with open("file", "w") as file:
        file.write("x" * 700)
"""
CATCHES = """
print("it goes on")
while True:
    try:
        while True:
            pass
    except KeyboardInterrupt:
        print("stopped once")
        break
print("after that")
"""
RESTARTS = """
import machine, time
print("it restarts")
time.sleep(0.3)
machine.soft_reset()
"""


@pytest.fixture
def device(tmp_path):
    with board(tmp_path) as made:
        yield made


@contextlib.contextmanager
def raw(device):
    """Its port, once it is in the raw REPL."""
    with serial.Serial(device.port, timeout=10) as port:
        port.write(STOP)
        port.write(RAW)
        assert port.read_until(READY).endswith(READY), bytes(device.console)
        yield port


def run(port, program):
    """What a program prints, and what was wrong with it."""
    port.write(program + RUN)
    assert port.read_until(b"OK") == b"OK"
    return port.read_until(b"\x04")[:-1], port.read_until(b"\x04>")[:-2]


def sent(device, program):
    """The connection by which mpremote sent this; it runs."""
    port = SerialTransport(device.port, timeout=10)
    port.enter_raw_repl()
    port.exec_raw_no_follow(program)
    return port


def make(device, program):
    """Have it run this when it is switched on."""
    with raw(device) as port:
        assert run(port, f"with open('main.py', 'w') as f:\n f.write({program!r})".encode()) == (b"", b"")


@pytest.mark.parametrize("program", [ALLOCATES, WAITS], ids=["collects", "waits"])
def test_a_program_is_stopped_whatever_it_does(device, program):
    make(device, program)
    for _ in range(TIMES):
        device.console.clear()
        device.power_on()
        assert device.wait_for(b"it "), bytes(device.console)
        with raw(device) as port:
            assert run(port, b"print(6 * 7)") == (b"42\r\n", b"")
        assert b"KeyboardInterrupt" in device.console
        assert b"FATAL" not in device.console and b"soft reboot" not in device.console


@pytest.mark.parametrize("program", [ALLOCATES, WAITS], ids=["collects", "waits"])
def test_so_is_one_that_was_typed_into_the_raw_repl(device, program):
    with raw(device) as port:
        for _ in range(TIMES):
            port.write(program.encode() + RUN)
            assert b"it " in port.read_until(b"\r\n")
            port.write(b"\x03")
            assert b"KeyboardInterrupt" in port.read_until(b"\x04>")
            assert run(port, b"print(6 * 7)") == (b"42\r\n", b"")


def test_so_is_one_that_mpremote_sent(device):
    port = sent(device, WAITS)
    assert device.wait_for(b"it waits")
    port.serial.write(b"\x03")
    said, wrong = port.follow(10)
    assert said == b"it waits\r\n" and wrong.endswith(b"KeyboardInterrupt: \r\n")
    assert port.exec("print(6 * 7)") == b"42\r\n"
    port.close()


def test_the_flash_is_not_interrupted(device):
    make(device, WRITES)
    for _ in range(TIMES):
        device.console.clear()
        device.power_on()
        assert device.wait_for(b"it writes")
        with raw(device) as port:
            assert run(port, b"with open('other', 'w') as file:\n file.write('y')") == (b"", b"")
        assert b"KeyboardInterrupt" in device.console
        assert b"in writeblocks" not in device.console and b"in ioctl" not in device.console


def test_it_hears_of_an_interrupt_once(device):
    make(device, CATCHES)
    device.console.clear()
    device.power_on()
    assert device.wait_for(b"it goes on")
    with serial.Serial(device.port) as port:
        port.write(b"\x03")
        assert device.wait_for(b">>> ")
    assert device.console.count(b"stopped once\r\nafter that") == 1
    assert b"Traceback" not in device.console


def test_an_interrupt_before_it_has_started_is_heard(device):
    make(device, WAITS)
    for _ in range(TIMES):
        device.power_on()
        with raw(device) as port:
            assert run(port, b"print(6 * 7)") == (b"42\r\n", b"")


def test_what_a_program_did_not_read_is_there_after_a_restart(device):
    port = sent(device, RESTARTS)
    assert device.wait_for(b"it restarts")
    port.serial.write(b"print(6 * 7)" + RUN)
    assert device.wait_for(b"OK42\r\n\x04\x04>"), bytes(device.console)
    assert b"MPY: soft reboot" in device.console.partition(b"it restarts")[2]
    port.close()

"""Start MicroPython's unix port so that ^C stops its program as it does on a board.

    python -I start.py ANSWERS ARGUMENT ...

By itself the unix port jumps out of whatever it does when SIGINT comes, and if that was its collector,
memory stays locked: the REPL then ends with `FATAL: uncaught NLR`. A board takes note of ^C, and its program
stops between two of its own steps. So does this: SIGUSR1 stands for ^C that way. One byte on the descriptor
ANSWERS says whether a program could be stopped (1), or ^C is to be typed, for the REPL (0). SIGUSR2 does
nothing, but whoever waits looks up: ^C that came just before a wait is found then.
"""

import ctypes
import os
import signal
import sys

import micropython_run  # type: ignore[import-not-found]  # it is compiled
import micropython_unix  # type: ignore[import-untyped]  # it comes without types

_handler_of = ctypes.pythonapi.PyOS_getsig
_handler_of.restype = ctypes.c_void_p
_stop_program = ctypes.CDLL(micropython_run.__file__).mp_sched_keyboard_interrupt
_stop_program.restype = None


def listen(answers: int) -> object:
    """Hear both signals from now on; what this returns must be kept.

    MicroPython itself listens to SIGINT exactly while ^C would stop a program.
    """

    def interrupt(_: int) -> None:
        runs = bool(_handler_of(signal.SIGINT))
        if runs:
            _stop_program()
        os.write(answers, bytes((runs,)))

    kept = ctypes.CFUNCTYPE(None, ctypes.c_int, use_errno=True)(interrupt)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGUSR2, lambda *_: None)
    ctypes.pythonapi.PyOS_setsig(int(signal.SIGUSR1), kept)
    return kept


def main() -> None:
    """Be MicroPython."""
    answers = int(sys.argv.pop(1))
    os.set_inheritable(answers, False)
    kept = listen(answers)
    status = micropython_unix.main()
    os._exit(status if kept else 1)  # CPython tidies nothing up: it would still get signals meanwhile


if __name__ == "__main__":
    main()

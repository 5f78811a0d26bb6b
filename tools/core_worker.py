"""Run the tests of one file; this one runs on MicroPython, once for each file, on a fresh heap.

    micropython -X heapsize=216K tools/core_worker.py host_tests/core/test_cards.py [NAME [FIRMWARE]]

With NAME only tests with that in their name; FIRMWARE is the folder of the firmware. The last line is
``= PASSED FAILED BYTES``: the bytes are the fewest of the heap that were free between two tests.
"""

import gc
import sys

gc.threshold(16 * 1024)  # collect early, so that what a test imports does not lie scattered over the heap


def run(path: str, part: str, firmware: str) -> "tuple[int, int, int]":
    """Import the file, call every test in it, print what fails; returns (passed, failed, bytes free)."""
    folder, _, name = path.rpartition("/")
    sys.path[:] = [".frozen", folder, firmware, ""]
    try:
        module = __import__(name[:-3])
    except Exception as error:
        print("FAILED", path)
        sys.print_exception(error)
        return 0, 1, gc.mem_free()
    if "desk" not in sys.modules:  # whole devices need memory in one piece; for the others it only takes time
        gc.threshold(28 * 1024)
    tests = sorted(n for n in dir(module) if n.startswith("test_"))
    if not tests:
        print("FAILED", path, "has no tests")
        return 0, 1, gc.mem_free()
    passed = failed = 0
    free = gc.mem_free()
    for test in (n for n in tests if part in n):
        try:
            getattr(module, test)()
            passed += 1
        except Exception as error:
            failed += 1
            print("FAILED", path, test)
            sys.print_exception(error)
        gc.collect()
        free = min(free, gc.mem_free())
    return passed, failed, free


print("=", *run(*(sys.argv[1:] + ["", "firmware"][len(sys.argv) - 2 :])))

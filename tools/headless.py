"""A match without a screen: one JSON object a line, in and out.

    python -m tools.headless GAME [--seats A,B,C,D] [--mode MODE] [--set RULE=CHOICE] ... [--vm micropython]

docs/protocol.md describes the lines, --help the options. This file runs on either interpreter; --vm
micropython hands everything over to the unix port of MicroPython.
"""

import sys

VMS = ("cpython", "micropython")
NONE = (
    "MicroPython was not found: run this with .venv/bin/python, where make puts it if there is one for "
    "this machine."
)


def here() -> str:
    """The name of this interpreter."""
    return sys.implementation.name


def choose_vm(arguments: "list[str]") -> "tuple[str, list[str]]":
    """The interpreter that is asked for, and the arguments without that."""
    rest: "list[str]" = []
    vm = ""
    at = 0
    while at < len(arguments):
        name, sign, value = arguments[at].partition("=")
        at += 1
        if name != "--vm" or vm or not (sign or at < len(arguments)):
            rest.append(arguments[at - 1])
            continue
        if not sign:
            value = arguments[at]
            at += 1
        vm = value
    return vm or here(), rest


def hand_over(arguments: "list[str]") -> int:
    """Run this same file on MicroPython, with the streams of this process; its exit status."""
    import subprocess

    from tools.run_core_tests import micropython

    command = micropython()
    if command is None:
        sys.stderr.write(NONE + "\n")
        return 2
    try:
        return subprocess.run([command, __file__] + arguments, check=False).returncode
    except KeyboardInterrupt:
        return 130


def main(arguments: "list[str]") -> int:
    """The command line; an exit status."""
    vm, rest = choose_vm(arguments)
    if vm not in VMS or (vm != here() and here() == "micropython"):
        sys.stderr.write(
            "--vm %s: there are %s.\n" % (vm, ", ".join(VMS if here() == "cpython" else VMS[1:]))
        )
        return 2
    if here() == "micropython":
        root = __file__.rpartition("tools/")[0] or "."
        sys.path[:] = [".frozen", root, root + "/firmware"]
    elif vm == "micropython":
        return hand_over(rest)
    else:
        from tools.shims import install

        install()
    from tools.wire.run import main as talk

    return talk(rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Names that are in every MicroPython, so that a board has them for nothing."""

import array
import ast
import asyncio
import builtins
import io
import os
import struct
import sys
import time
from functools import cache

from tools.shims import ROOT

# Bytecode has numbers for these. None of them means anything to an object or a module.
_FREE = """
ArithmeticError AssertionError EOFError Ellipsis GeneratorExit ImportError IndentationError KeyError
KeyboardInterrupt LookupError NameError NoneType OverflowError RuntimeError StopIteration
SyntaxError SystemExit ZeroDivisionError args builtins bytecode callable chr classmethod clear copy count
divmod endswith eval exec extend find format from_bytes globals hash id insert isalpha isdigit islower isspace
issubclass isupper items iter join keys list little locals lower lstrip map micropython object pop popitem pow
print read readinto readline remove replace repr reverse rfind rindex rsplit rstrip sep setdefault sort split
startswith staticmethod strip sum super to_bytes type update upper values write zip
"""
FREE = tuple(_FREE.split())

# In the modules of every board: math, uctypes, errno, framebuf, asyncio and what is about as common. In .mpy
# they are written out, so the short ones come first.
_COMMON = """
acos acosh asin asinh atan atan2 atanh ceil cos cosh degrees erf erfc exp expm1 fabs floor fmod frexp gamma
isclose isfinite isinf isnan ldexp lgamma log10 log2 modf radians sin sinh sqrt tan tanh trunc copysign
BFINT16 BFINT32 BFINT8 BFUINT16 BFUINT32 BFUINT8 BF_LEN BF_POS BIG_ENDIAN FLOAT32 FLOAT64 INT16 INT32 INT64
INT8 LITTLE_ENDIAN LONG LONGLONG NATIVE PTR SHORT UINT16 UINT32 UINT64 UINT8 ULONG ULONGLONG USHORT VOID
addressof bytearray_at bytes_at sizeof EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED
ECONNRESET EHOSTUNREACH EINPROGRESS EINVAL EISDIR ENOBUFS ENODEV ENOMEM ENOTCONN EOPNOTSUPP EPERM ETIMEDOUT
errorcode GS2_HMSB GS4_HMSB GS8 MONO_HLSB MONO_HMSB MVLSB RGB565 ellipse fill_rect hline vline poly scroll
CancelledError Lock StreamReader StreamWriter Task TaskQueue ThreadSafeFlag TimeoutError cur_task gather
get_event_loop new_event_loop open_connection run_until_complete start_server wait_for wait_for_ms heapify
heappop heappush appendleft popleft deque namedtuple OrderedDict calcsize dumps getcwd chdir statvfs umount
ilistdir unhexlify a2b_base64 b2a_base64 getrandbits randint randrange uniform gmtime mktime localtime
time_ns ticks_cpu fromkeys symmetric_difference isdisjoint issubset issuperset difference intersection
getvalue BytesIO StringIO DeflateIO GZIP ZLIB RAW IOBase POLLIN POLLOUT POLLERR POLLHUP ipoll modify
unregister factorial phase polar partition splitlines center fromhex discard union intersection_update
difference_update frozenset complex compile bin oct abs any input reversed enumerate filter slice memoryview
setter getter deleter throw pend_throw kbd_intr schedule heap_lock heap_unlock opt_level stack_use mem_info
mem_free isenabled maxsize byteorder implementation stderr stdin ps1 ps2 StopAsyncIteration UnicodeError
BaseException
"""
COMMON = tuple(sorted(_COMMON.split(), key=len))

_MACHINE = ROOT / "tools/sim/board_shim/machine.py"  # what a board's own module offers
_THINGS: tuple[object, ...] = (
    *(array, asyncio, builtins, io, os, struct, sys, time),
    *(str, bytes, bytearray, memoryview, list, dict, set, tuple, int, array.array, OSError, type),
)

_BY_NAME = {"default", "end", "file", "key", "reverse", "sep", "self"}  # given so to what is no firmware


@cache
def known() -> frozenset[str]:
    """Names that mean something to what is no part of the firmware: objects, modules, a board's parts."""
    tree = ast.parse(_MACHINE.read_text(encoding="utf-8"))
    fields = ("name", "arg", "attr")
    board = {getattr(node, field, None) or "" for node in ast.walk(tree) for field in fields}
    return frozenset(board.union(_BY_NAME, *[dir(thing) for thing in _THINGS]))

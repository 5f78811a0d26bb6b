"""Put the files of update.bin in their places.

It is on the flash only while an update is under way, beside update.bin, and runs when it is imported: by the
computer, or by main.py when the power went before it was done. Cut short anywhere it can be run again from
the start and comes to the same end. update.bin is a zlib stream of entries: a line with a size and a path,
then so many bytes; the size of a file that has to go is -1.
"""

import os

import deflate  # type: ignore[import-not-found]  # of MicroPython only

PACKED = "/update.bin"
PIECE = 512


def put(path: str, size: int, stream: "deflate.DeflateIO") -> None:
    """Write the next bytes of the stream to a file. Until the last of them is there the old file stays."""
    at = path.find("/", 1)
    while at > 0:
        try:
            os.mkdir(path[:at])
        except OSError:  # it is there
            pass
        at = path.find("/", at + 1)
    with open(path, "wb") as file:
        while size:
            piece = stream.read(min(size, PIECE))
            if not piece:
                raise OSError("update.bin is too short")
            file.write(piece)
            size -= len(piece)


def remove(path: str) -> None:
    """Remove a file if it is there, and the folders that it leaves empty."""
    try:
        os.remove(path)
    except OSError:
        pass
    while path.rfind("/"):
        path = path[: path.rfind("/")]
        try:
            os.rmdir(path)
        except OSError:
            return


def update() -> None:
    """Do it all, then remove what did it."""
    with open(PACKED, "rb") as packed:
        stream = deflate.DeflateIO(packed, deflate.ZLIB)
        line = stream.readline()
        while line:
            size, _, path = line.decode().rstrip("\n").partition(" ")
            print(path)
            if size == "-1":
                remove(path)
            else:
                put(path, int(size), stream)
            line = stream.readline()
    os.remove("/update.py")
    os.remove(PACKED)


update()

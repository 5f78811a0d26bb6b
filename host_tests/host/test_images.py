"""`make uf2` and `make image`: the geometry of the boards, and that MicroPython mounts what is made."""

import struct

import pytest
from boards import board, needs_micropython, small, use

from tools import images as command
from tools.board import Trouble, flashfs, images, kinds, state, tree
from tools.board.link import connect

UF2 = struct.Struct("<8I256s220sI")
ENTRY = struct.Struct("<2sBBII16sI")
SECTOR = 4096


def blocks_of(path):
    """Address, number, count, family and payload of each block of a UF2 file."""
    found = []
    for magic, also, flags, address, size, number, count, family, data, _, end in UF2.iter_unpack(
        path.read_bytes()
    ):
        assert (magic, also, end) == (0x0A324655, 0x9E5D5157, 0x0AB16F30)
        assert flags == 0x2000  # a family is named, and it is for the flash
        assert size == 256
        found.append((address, number, count, family, data))
    return found


def micropython(start, partitions, table=0x8000):
    """As much of MicroPython's own .bin file as matters: where its files go."""
    entries = b"".join(
        ENTRY.pack(b"\xaa\x50", 1, 0x81, offset, size, label.encode(), 0)
        for label, offset, size in partitions
    )
    contents = bytearray(b"\xff" * 0x10000)
    contents[0] = 0xE9
    contents[table - start : table - start + len(entries)] = entries
    return bytes(contents)


def test_where_micropython_keeps_its_files():
    assert kinds.KINDS["pico"].geometry == (0x10000000 + 2048 * 1024 - 1441792, 1441792 // SECTOR, 0xE48BFF56)
    assert kinds.KINDS["pico_w"].geometry == (0x10000000 + 2048 * 1024 - 868352, 868352 // SECTOR, 0xE48BFF56)
    assert kinds.KINDS["pico2"].geometry == (0x10000000 + 1024 * 1024, 3 * 1024 * 1024 // SECTOR, 0xE48BFF57)


@pytest.mark.parametrize("name", ["pico", "pico_w", "pico2"])
def test_a_uf2_file_is_whole_sectors_within_the_file_system(tmp_path, monkeypatch, name, capsys):
    use(monkeypatch, "1")
    out = tmp_path / "out.uf2"
    assert command.main(["uf2", "--board", name, "--out", str(out)]) == 0
    assert "first installation only" in capsys.readouterr().out
    geometry = kinds.KINDS[name].geometry
    assert geometry is not None
    found = blocks_of(out)
    assert [number for _, number, _, _, _ in found] == list(range(len(found)))
    assert {count for _, _, count, _, _ in found} == {len(found)}
    assert {family for _, _, _, family, _ in found} == {geometry.family}
    addresses = [address for address, _, _, _, _ in found]
    assert addresses == list(range(geometry.address, geometry.address + 256 * len(found), 256))
    assert geometry.address % SECTOR == 0
    assert len(found) % (SECTOR // 256) == 0
    assert len(found) * 256 <= geometry.blocks * SECTOR


@needs_micropython
@pytest.mark.parametrize("name", ["pico", "pico_w"])
def test_micropython_mounts_it_and_starts_what_is_in_it(tmp_path, monkeypatch, name):
    use(monkeypatch, "1")
    out = tmp_path / "out.uf2"
    command.uf2(name, "", out)
    data = b"".join(block[-1] for block in blocks_of(out))
    geometry = kinds.KINDS[name].geometry
    assert geometry is not None
    blocks = geometry.blocks
    (tmp_path / "flash.bin").write_bytes(data.ljust(blocks * SECTOR, b"\xff"))
    with board(tmp_path, blocks=blocks) as device:
        assert device.wait_for(b"Bankier 1 on a board")
        with connect(device.port) as link:
            found = state.look(link)
            wanted = tree.complete(small("1"), name, None)
            assert {path: file.digest for path, file in found.files.items()} == {
                path: tree.digest(contents) for path, contents in wanted.items()
            }
            assert found.blocks == blocks
            link.run(
                "with open('/games', 'wb') as f:\n for _ in range(1000):\n  f.write(b'there is room' * 10)"
            )
            assert state.look(link, ("/games",)).files["/games"].digest == tree.digest(
                b"there is room" * 10_000
            )


@needs_micropython
@pytest.mark.parametrize(("name", "start"), [("esp32", 0x1000), ("esp32s3", 0)])
@pytest.mark.parametrize(("offset", "size"), [(0x200000, 0x200000), (0x310000, 0xF0000)])
def test_an_image_has_its_files_where_the_partition_table_says(
    tmp_path, monkeypatch, name, start, offset, size
):
    use(monkeypatch, "1")
    firmware = tmp_path / "firmware.bin"
    firmware.write_bytes(micropython(start, [("nvs", 0x9000, 0x6000), ("vfs", offset, size)]))
    out = tmp_path / "out.bin"
    assert command.main(["image", "--board", name, "--firmware", str(firmware), "--out", str(out)]) == 0
    contents = out.read_bytes()
    assert contents[start : start + 0x10000] == firmware.read_bytes()
    assert set(contents[:start]) | set(contents[start + 0x10000 : offset]) <= {0xFF}
    (tmp_path / "flash.bin").write_bytes(contents[offset:].ljust(size, b"\xff"))
    with board(tmp_path, blocks=size // SECTOR, program=32) as device:
        assert device.wait_for(b"Bankier 1 on a board")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["uf2"], "BOARD=pico|pico_w|pico2"),
        (["image"], "BOARD=esp32|esp32s3"),
        (["uf2", "--board", "esp32"], "run make image"),
        (["image", "--board", "pico"], "run make uf2"),
        (["image", "--board", "esp32"], "micropython.org/download/ESP32_GENERIC"),
        (["image", "--board", "esp32s3", "--firmware", "nowhere.bin"], "nowhere.bin cannot be read"),
        (["uf2", "--board", "nano"], "There is no board 'nano'"),
    ],
)
def test_what_cannot_be_made_is_told(tmp_path, monkeypatch, capsys, arguments, words):
    use(monkeypatch, "1")
    assert command.main([*arguments, "--out", str(tmp_path / "out")]) == 1
    (sentence,) = capsys.readouterr().out.splitlines()
    assert words in sentence


def test_a_place_that_cannot_be_written_is_told(tmp_path, monkeypatch, capsys):
    use(monkeypatch, "1")
    (tmp_path / "file").write_text("")
    assert command.main(["uf2", "--board", "pico", "--out", str(tmp_path / "file/out")]) == 1
    (sentence,) = capsys.readouterr().out.splitlines()
    assert "cannot be written: " in sentence


@pytest.mark.parametrize("partitions", [[], [("nvs", 0x9000, 0x6000)], [("vfs", 0x20000, 0x3000)]])
def test_a_firmware_without_room_for_files_is_told(tmp_path, monkeypatch, capsys, partitions):
    use(monkeypatch, "1")
    firmware = tmp_path / "firmware.bin"
    firmware.write_bytes(micropython(0x1000, partitions))
    arguments = ["image", "--board", "esp32", "--firmware", str(firmware), "--out", str(tmp_path / "out")]
    assert command.main(arguments) == 1
    said = capsys.readouterr().out
    assert (
        "leave out languages" in said
        if partitions[-1:] == [("vfs", 0x20000, 0x3000)]
        else "no partition" in said
    )


def test_a_file_in_a_folders_own_block_is_no_larger_than_that_board_can_read():
    # MicroPython on an ESP32 reads at most 128 bytes of such a file.
    assert flashfs.used({"/small": bytes(128)}, 32) == 2
    assert flashfs.used({"/small": bytes(129)}, 32) == 3
    assert flashfs.used({"/small": bytes(512)}, 256) == 2
    assert flashfs.used({"/small": bytes(513)}, 256) == 3


def test_a_partition_table_ends_where_it_ends():
    table = ENTRY.pack(b"\xaa\x50", 1, 0x81, 1, 2, b"nvs", 0) + b"\xff" * 32
    assert images.vfs_partition(table + ENTRY.pack(b"\xaa\x50", 1, 0x81, 1, 2, b"vfs", 0)) is None
    assert images.vfs_partition(b"") is None


def test_an_image_that_does_not_fit_is_refused():
    with pytest.raises(Trouble, match="leave out languages"):
        images.file_system({"/big": bytes(100_000)}, 20, kinds.KINDS["pico"])

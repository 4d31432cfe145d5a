"""The icons: every size is there, reads back as painted, and is the same on every run."""

import struct
from collections.abc import Sequence
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("icons")
    icons.write(out)
    return out


def pixels(image: QImage) -> list[tuple[int, int, int, int]]:
    flat = image.convertToFormat(QImage.Format.Format_RGBA8888)
    data = bytes(flat.constBits())
    return list(zip(data[0::4], data[1::4], data[2::4], data[3::4], strict=True))


def test_every_size_is_a_png_of_that_size(made: Path) -> None:
    for name in icons.NAMES:
        for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
            image = QImage(str(made / f"{name}-{size}.png"))
            assert (image.width(), image.height()) == (size, size)
            assert pixels(image) == pixels(icons.paint(name, size))


def test_the_bytes_are_the_same_on_every_run(made: Path, tmp_path: Path) -> None:
    again = icons.write(tmp_path)
    assert len(again) == 2 * (9 + 2)
    for file in again:
        assert file.read_bytes() == (made / file.name).read_bytes(), file.name


@pytest.mark.parametrize("name", ["stowaway", "match"])
@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 256])
def test_it_shows_on_light_and_on_dark(name: str, size: int) -> None:
    """What is drawn keeps apart from what is behind it, and so do the parts of the drawing."""
    seen = [p for p in pixels(icons.paint(name, size)) if p[3] > 200]
    assert len(seen) > 0.5 * size * size
    light = [QColor(*p).lightnessF() for p in seen]
    assert sum(level < 0.35 for level in light) > 0.1 * len(light)
    assert sum(level > 0.8 for level in light) > 0.03 * len(light)


@pytest.mark.parametrize("name", ["stowaway-16", "stowaway-24", "match-16", "match-24"])
def test_small_drawings_have_their_edges_on_pixels(name: str) -> None:
    """Away from slanted edges and corners, each pixel is one colour of the drawing itself."""
    stem, size = name.split("-")
    own = crisp(name, icons.paint(stem, int(size)))
    assert own > 0.84
    renderer = QSvgRenderer(str(icons.ART / f"{stem}.svg"))
    large = QImage(int(size), int(size), QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(0)
    painter = QPainter(large)
    renderer.render(painter)
    painter.end()
    assert crisp(stem, large) < own - 0.3


def crisp(drawing: str, image: QImage) -> float:
    """The share of pixels that have a colour of the drawing itself."""
    text = (icons.ART / f"{drawing}.svg").read_text(encoding="utf-8")
    named = (QColor("#" + part.partition('"')[0]) for part in text.split('fill="#')[1:])
    own = {(c.red(), c.green(), c.blue(), c.alpha()) for c in named} | {(0, 0, 0, 0)}
    shown = pixels(image)
    return sum(any(near(pixel, colour) for colour in own) for pixel in shown) / len(shown)


def near(one: Sequence[int], other: Sequence[int]) -> bool:
    return all(abs(a - b) <= 2 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", ["stowaway", "match"])
def test_ico_reads_back(made: Path, name: str) -> None:
    data = (made / f"{name}.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, 6)
    end = 6 + 16 * count
    for at, size in enumerate((16, 24, 32, 48, 64, 256)):
        entry = struct.unpack_from("<BBBBHHII", data, 6 + 16 * at)
        width, height, colours, _, planes, depth, length, offset = entry
        assert (width, height, colours, planes, depth) == (size % 256, size % 256, 0, 1, 32)
        assert offset == end
        end += length
        body = data[offset : offset + length]
        wanted = pixels(icons.paint(name, size))
        if size == 256:
            assert body.startswith(b"\x89PNG")
            assert pixels(QImage.fromData(body)) == wanted
        else:
            assert bitmap(body, size) == wanted
    assert end == len(data)


def bitmap(body: bytes, size: int) -> list[tuple[int, int, int, int]]:
    """The pixels of a bitmap in an `.ico`, whose mask says where nothing shows."""
    head = struct.unpack_from("<IiiHHI", body)
    assert head == (40, size, 2 * size, 1, 32, 0)
    stride = (size + 31) // 32 * 4
    assert len(body) == 40 + 4 * size * size + stride * size
    found = []
    for y in reversed(range(size)):
        for x in range(size):
            blue, green, red, alpha = body[40 + 4 * (y * size + x) :][:4]
            row = body[40 + 4 * size * size + y * stride :][:stride]
            assert (row[x // 8] >> (7 - x % 8)) & 1 == (alpha == 0)
            found.append((red, green, blue, alpha))
    return found


@pytest.mark.parametrize("name", ["stowaway", "match"])
def test_icns_reads_back(made: Path, name: str) -> None:
    data = (made / f"{name}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, sizes = 8, {}
    while at < len(data):
        kind = data[at : at + 4].decode("ascii")
        length = struct.unpack_from(">I", data, at + 4)[0]
        body = data[at + 8 : at + length]
        if body.startswith(b"ARGB"):
            shown = planes(body[4:])
            sizes[kind] = round(len(shown) ** 0.5)
            assert shown == pixels(icons.paint(name, sizes[kind]))
        else:
            image = QImage.fromData(body)
            sizes[kind] = image.width()
            assert image.width() == image.height()
        at += length
    assert sizes == icons.ICNS_SIZES
    assert set(sizes.values()) == {16, 32, 64, 128, 256, 512, 1024}


def planes(data: bytes) -> list[tuple[int, int, int, int]]:
    """The pixels of alpha, red, green and blue in runs."""
    out = unpack(data)
    size = len(out) // 4
    alpha, red, green, blue = (out[n * size : (n + 1) * size] for n in range(4))
    return list(zip(red, green, blue, alpha, strict=True))


def unpack(data: bytes) -> bytes:
    out = bytearray()
    at = 0
    while at < len(data):
        count = data[at]
        if count < 128:
            out += data[at + 1 : at + 2 + count]
            at += 2 + count
        else:
            out += data[at + 1 : at + 2] * (count - 125)
            at += 2
    return bytes(out)


@pytest.mark.parametrize(
    "data", [b"", b"a", b"ab" * 200, b"a" * 500, b"aab" + b"c" * 131 + b"d", b"a" * 130]
)
def test_runs_of_any_length(data: bytes) -> None:
    packed = icons.pack(data)
    assert unpack(packed) == data
    assert len(packed) <= len(data) + len(data) // 128 + 1


def test_the_command_wants_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert icons.main([]) == 2
    assert "OUT" in capsys.readouterr().err

"""Icons: paints the program's and the match file's at every size that a system asks for.

`python packaging/icons.py OUT`, in the project's environment, writes `stowaway-<size>.png` and
`match-<size>.png` of 16 to 512 pixels, and both as `.ico` (Windows) and `.icns` (macOS). The art is
in `resources/icons`: one drawing for large icons, and one each for 16 and 24 pixels, whose edges
lie on pixels. The bytes are the same on every run.
"""

import struct
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ART: Final = Path(__file__).resolve().parent.parent / "resources" / "icons"
NAMES: Final = ("stowaway", "match")
"""The program, and a match that it keeps in a file."""
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 256)
ICNS_SIZES: Final = {
    "ic04": 16,
    "ic05": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic13": 256,
    "ic08": 256,
    "ic14": 512,
    "ic09": 512,
    "ic10": 1024,
}
"""The entries of an `.icns`, in pixels; what is there twice is for two densities."""
PACKED: Final = ("ic04", "ic05")
"""The entries that hold runs of bytes instead of a PNG: macOS shows these wrong as PNG."""
PNG_FROM: Final = 256
"""The size from which an entry of an `.ico` is a PNG."""
MAC_MARGIN: Final = 0.06
"""Share of a large program icon that a Mac leaves free on each side."""


def paint(name: str, size: int, margin: float = 0.0) -> QImage:
    """An icon of `size` pixels; `margin` is the share that stays free on each side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    renderer = QSvgRenderer(str(_art(name, size)))
    if not renderer.isValid():
        raise SystemExit(f"There is no drawing of the icon {name} in {ART}.")
    if size == 22:
        # Without the outermost pixels of the drawing for 24, which are there for this.
        renderer.setViewBox(QRectF(1, 1, 22, 22))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    free = size * margin
    renderer.render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    return image


def _art(name: str, size: int) -> Path:
    ending = "-16" if size <= 16 else "-24" if size <= 24 else ""
    return ART / f"{name}{ending}.svg"


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(name: str) -> bytes:
    """The icon as a Windows `.ico` file: bitmaps, and a PNG where it is large."""
    entries = [(size, _ico_entry(paint(name, size))) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(entries))
    offset = len(head) + 16 * len(entries)
    for size, data in entries:
        # A byte cannot say 256: there it is 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(data for _, data in entries)


def _ico_entry(image: QImage) -> bytes:
    if image.width() >= PNG_FROM:
        return png(image)
    size = image.width()
    rows = _rows(image)
    # A bitmap stands on its head, and counts the rows of its mask too.
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    colours = b"".join(b"".join(row) for row in reversed(rows))
    mask = b"".join(_mask_row(row) for row in reversed(rows))
    return head + colours + mask


def _rows(image: QImage) -> list[list[bytes]]:
    """The pixels, each as blue, green, red, alpha, by row from the top."""
    flat = image.convertToFormat(QImage.Format.Format_ARGB32)
    size = flat.width()
    return [
        [flat.pixel(x, y).to_bytes(4, "little") for x in range(size)] for y in range(flat.height())
    ]


def _mask_row(row: list[bytes]) -> bytes:
    """One bit a pixel, set where nothing shows; a row fills whole words of 32 bits."""
    bits = "".join("0" if pixel[3] else "1" for pixel in row)
    bits += "0" * (-len(bits) % 32)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def icns(name: str) -> bytes:
    """The icon as a macOS `.icns` file."""
    chunks = b"".join(_chunk(kind, _icns_entry(name, kind)) for kind in ICNS_SIZES)
    return _chunk("icns", chunks)


def _chunk(kind: str, data: bytes) -> bytes:
    return kind.encode("ascii") + struct.pack(">I", len(data) + 8) + data


def _icns_entry(name: str, kind: str) -> bytes:
    size = ICNS_SIZES[kind]
    margin = MAC_MARGIN if name == "stowaway" and size > 32 else 0.0
    image = paint(name, size, margin)
    if kind not in PACKED:
        return png(image)
    pixels = [pixel for row in _rows(image) for pixel in row]
    # Alpha, red, green, blue, one after the other.
    return b"ARGB" + b"".join(pack(bytes(pixel[at] for pixel in pixels)) for at in (3, 2, 1, 0))


def pack(data: bytes) -> bytes:
    """Bytes as runs: n < 128 says that n + 1 follow, above that one stands for n - 125."""
    out = bytearray()
    loose = bytearray()
    for value, same in groupby(data):
        count = sum(1 for _ in same)
        while count >= 3:
            out += _loose(loose)
            loose.clear()
            run = min(count, 130)
            out += bytes((run + 125, value))
            count -= run
        loose += bytes((value,)) * count
    return bytes(out + _loose(loose))


def _loose(data: Iterable[int]) -> bytes:
    values = bytes(data)
    parts = [values[at : at + 128] for at in range(0, len(values), 128)]
    return b"".join(bytes((len(part) - 1,)) + part for part in parts)


def write(out: Path) -> list[Path]:
    """Write every icon into the folder `out`; returns the files."""
    out.mkdir(parents=True, exist_ok=True)
    files: dict[str, bytes] = {}
    for name in NAMES:
        for size in PNG_SIZES:
            files[f"{name}-{size}.png"] = png(paint(name, size))
        files[f"{name}.ico"] = ico(name)
        files[f"{name}.icns"] = icns(name)
    for file, data in files.items():
        (out / file).write_bytes(data)
    return [out / file for file in files]


def main(words: list[str]) -> int:
    """Write the icons into the folder that `words` names; returns the exit code."""
    if len(words) != 1:
        sys.stderr.write("Usage: python packaging/icons.py OUT\n")
        return 2
    write(Path(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Tests: what a PDF of Qt holds, read from its bytes."""

from __future__ import annotations

import re
import zlib
from typing import Final, NamedTuple

_OBJECT: Final = re.compile(rb"(?m)^(\d+) 0 obj\n")
_MEDIA_BOX: Final = re.compile(rb"/MediaBox \[([\d. ]+)\]")
_FONT_FILE: Final = re.compile(rb"/FontFile[23]? (\d+) 0 R")
_NAME: Final = re.compile(rb"/FontName /(?:[A-Z]{6}\+)?(\S+)")


class Pdf(NamedTuple):
    """What a PDF holds.

    `pages` are the sizes of its pages in points, `fonts` the names of fonts with the number of
    bytes of each that are embedded, `pictures` how many are no vectors, `files` what is attached.
    """

    pages: list[tuple[float, float]]
    fonts: dict[str, int]
    pictures: int
    files: list[bytes]


def read_pdf(data: bytes) -> Pdf:
    """Read a PDF, of which every object stands where its table says."""
    assert data.startswith(b"%PDF-1.")
    assert data.rstrip().endswith(b"%%EOF")
    objects = _objects(data)
    boxes = [
        _MEDIA_BOX.search(each)
        for each in objects.values()
        if re.search(rb"/Type /Page\n", _head(each))
    ]
    sizes = [tuple(map(float, box[1].split()))[2:] for box in boxes if box is not None]
    assert len(sizes) == len(boxes)
    fonts: dict[str, int] = {}
    for each in objects.values():
        if b"/Type /FontDescriptor" in _head(each):
            name, file = _NAME.search(each), _FONT_FILE.search(each)
            assert name is not None
            fonts[name[1].decode()] = 0 if file is None else len(_stream(objects[int(file[1])]))
    pictures = sum(b"/Subtype /Image" in _head(each) for each in objects.values())
    files = [
        _stream(objects[int(file[1])])
        for each in objects.values()
        if (file := re.search(rb"/EF <</F (\d+) 0 R>>", _head(each)))
    ]
    return Pdf([(wide, high) for wide, high in sizes], fonts, pictures, files)


def _objects(data: bytes) -> dict[int, bytes]:
    """The objects by number, found by the table at the end."""
    start = int(data[data.rindex(b"startxref") :].split()[1])
    assert data[start : start + 4] == b"xref"
    rows = data[start : data.index(b"trailer", start)].splitlines()[2:]
    found = {}
    for number, row in enumerate(rows):
        if row.split()[2] == b"n":
            at = int(row.split()[0])
            match = _OBJECT.match(data, at)
            assert match is not None, number
            assert int(match[1]) == number
            found[number] = data[match.end() :]
    # Of a stream the end is where the next object begins, whatever is in it.
    begins = sorted(len(data) - len(rest) for rest in found.values())
    return {
        number: data[at : next((b for b in begins if b > at), start)]
        for number, rest in found.items()
        for at in (len(data) - len(rest),)
    }


def _head(each: bytes) -> bytes:
    """An object without its stream."""
    return each.split(b"stream\n", 1)[0]


def _stream(each: bytes) -> bytes:
    """What a stream holds, unpacked."""
    head, body = each.split(b"stream\n", 1)
    body = body[: body.rindex(b"\nendstream")]
    return zlib.decompress(body) if b"/FlateDecode" in head else body

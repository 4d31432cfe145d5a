"""Reads a QR code without damage, as a phone does (ISO/IEC 18004): it makes none.

What corrects errors is left out: bytes that were changed on the way are not found. The sizes of the
blocks are those of the standard's table, for the levels L to H.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from segno.consts import ECC, ERROR_LEVEL_H, ERROR_LEVEL_L, ERROR_LEVEL_M, ERROR_LEVEL_Q

Grid = Sequence[Sequence[bool]]
"""Rows of modules, True for a dark one, without the quiet zone."""

LEVELS = {1: ERROR_LEVEL_L, 0: ERROR_LEVEL_M, 3: ERROR_LEVEL_Q, 2: ERROR_LEVEL_H}
"""Levels of error correction by the two bits that name them."""
FORMAT_MASK = 0b101010000010010
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def read(grid: Grid) -> bytes:
    """What a code says. Raises ValueError for what is no code of bytes."""
    size = len(grid)
    version, rest = divmod(size - 17, 4)
    if rest or not 1 <= version <= 40:
        raise ValueError(f"no code has {size} modules a side")
    level, mask = _format(grid)
    reserved = _reserved(size, version)
    bits = [grid[y][x] ^ MASKS[mask](y, x) for y, x in _path(size) if not reserved[y][x]]
    words = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    data = [bit for word in _data(words, version, level) for bit in f"{word:08b}"]
    return _payload("".join(data), version)


def _format(grid: Grid) -> tuple[int, int]:
    """The level and the mask, from beside the upper left finder."""
    row = [grid[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    column = [grid[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    found = _number([*row, *column]) ^ FORMAT_MASK
    return found >> 13, found >> 10 & 0b111


def _reserved(size: int, version: int) -> list[list[bool]]:
    """Where no data lies: finders, timing, alignment, format and version."""
    found = [[False] * size for _ in range(size)]

    def fill(top: int, left: int, high: int, wide: int) -> None:
        for y in range(max(0, top), min(size, top + high)):
            for x in range(max(0, left), min(size, left + wide)):
                found[y][x] = True

    fill(0, 0, 9, 9)
    fill(0, size - 8, 9, 8)
    fill(size - 8, 0, 8, 9)
    fill(6, 0, 1, size)
    fill(0, 6, size, 1)
    if version >= 7:
        fill(0, size - 11, 6, 3)
        fill(size - 11, 0, 3, 6)
    places = _alignments(version)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for y in places:
        for x in places:
            if (y, x) not in corners:
                fill(y - 2, x - 2, 5, 5)
    return found


def _alignments(version: int) -> list[int]:
    """Centres of the alignment patterns, evenly from the last one back to the first."""
    if version == 1:
        return []
    count = version // 7 + 2
    last = version * 4 + 10
    step = 26 if version == 32 else (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return [6, *sorted(last - step * n for n in range(count - 1))]


def _path(size: int) -> Iterator[tuple[int, int]]:
    """The modules in the order in which bits lie in them: two columns up, two down."""
    up = True
    right = size - 1
    while right > 0:
        if right == 6:
            right -= 1
        for step in range(size):
            y = size - 1 - step if up else step
            yield y, right
            yield y, right - 1
        up = not up
        right -= 2


def _data(words: Sequence[int], version: int, level: int) -> list[int]:
    """The words of data in their order: blocks are laid by turns."""
    blocks = [ec.num_data for ec in _table(version, level) for _ in range(ec.num_blocks)]
    parts: list[list[int]] = [[] for _ in blocks]
    stream = iter(words)
    for place in range(max(blocks)):
        for part, length in zip(parts, blocks, strict=True):
            if place < length:
                part.append(next(stream))
    return [word for part in parts for word in part]


def _table(version: int, level: int) -> Any:
    known: Any = ECC
    return known[version][LEVELS[level]]


def _payload(bits: str, version: int) -> bytes:
    if bits[:4] != "0100":
        raise ValueError(f"mode {bits[:4]} is not that of bytes")
    wide = 8 if version < 10 else 16
    count = int(bits[4 : 4 + wide], 2)
    start = 4 + wide
    return bytes(int(bits[start + 8 * n : start + 8 * n + 8], 2) for n in range(count))


def _number(bits: Sequence[bool]) -> int:
    return int("".join("1" if bit else "0" for bit in bits), 2)

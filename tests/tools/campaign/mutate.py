"""Campaign: how a file is changed: its bytes, its lines, and its words under right hashes."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from random import Random
from typing import Final

_WAS: Final = re.compile(rb'"was":"[^"]*"')
_NUMBER: Final = re.compile(rb"-?\d+")
_STRING: Final = re.compile(rb'"((?:[^"\\]|\\.)*)"')

NUMBERS: Final = (
    b"0", b"-0", b"-1", b"1", b"2", b"1.0", b"1e3", b"01", b"255", b"65536", b"1e400", b"-1e-9",
    b"2147483648", b"9223372036854775807", b"9223372036854775808", b"18446744073709551616",
    b"1" + b"0" * 400, b"1" * 5000, b"null", b"true", b"[]", b"{}", b'"7"', b"NaN", b"Infinity",
)  # fmt: skip
STRINGS: Final = (
    "", "x", "x" * 70_000, "\u202e", "a\u0301" * 150, "🧳" * 60, "<img src=/etc/passwd>", "%n {0}",
    "\\u0000", "\\ud800", "\\u0061", "a\\nb", "\\u2028", "../../x", "con", "\u00a0", "é", "e\u0301",
    "pack-the-essentials", "PE", "random", "hard", "given", "person", "computer", "\\/", "\ufeff",
)  # fmt: skip
RAW: Final = (
    b"\x00", b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\r", b"\n", b"\n\n", b" ", b"\t", b",",
    b"{", b"}", b"[" * 20_000, b'{"a":' * 20_000, b'"', b"\\", b"\xef\xbb\xbf", b"\x1a",
)  # fmt: skip

Mutation = Callable[[Random, bytearray], None]


def _flip(rng: Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    data[at] ^= 1 << rng.randrange(8)


def _overwrite(rng: Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    size = min(len(data) - at, rng.choice((1, 2, 8, 64, 4096)))
    data[at : at + size] = rng.choice((rng.randbytes(size), bytes(size)))


def _insert(rng: Random, data: bytearray) -> None:
    at = rng.randrange(len(data) + 1)
    data[at:at] = rng.choice((rng.choice(RAW), rng.randbytes(rng.randrange(1, 40))))


def _delete(rng: Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    del data[at : at + rng.choice((1, 2, 10, 500))]


def _truncate(rng: Random, data: bytearray) -> None:
    del data[rng.randrange(len(data)) :]


def _repeat(rng: Random, data: bytearray) -> None:
    at = rng.randrange(len(data))
    part = data[at : at + rng.choice((1, 20, 1000, len(data)))]
    data[at:at] = part * rng.choice((1, 1, 2, 50))


BYTES: Final[tuple[Mutation, ...]] = (
    _flip,
    _flip,
    _overwrite,
    _insert,
    _delete,
    _truncate,
    _repeat,
)


def bytes_of(rng: Random, data: bytes) -> bytes:
    """The data with some of its bytes changed."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        if changed:
            rng.choice(BYTES)(rng, changed)
    return bytes(changed)


def lines_of(rng: Random, data: bytes) -> list[bytes]:
    """The lines, some of them swapped, repeated, left out, or another's."""
    lines = data.splitlines(keepends=True)
    for _ in range(rng.choice((1, 1, 2))):
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        roll = rng.randrange(4)
        if roll == 0:
            lines[one], lines[other] = lines[other], lines[one]
        elif roll == 1:
            lines.insert(one, lines[other])
        elif roll == 2 and len(lines) > 1:
            del lines[one]
        else:
            lines[one:one] = lines[one : one + rng.choice((2, 30))]
    return lines


def words_of(rng: Random, line: bytes) -> bytes:
    """A line of JSON that says something else, or the same in other words."""
    roll = rng.random()
    if roll < 0.45:
        found = [*_NUMBER.finditer(line)]
        near = [b"%d" % (int(each[0]) + rng.choice((-1, 1, 2, 7))) for each in found]
        return _instead(rng, line, found, [rng.choice((old, *NUMBERS)) for old in near])
    if roll < 0.75:
        found = [*_STRING.finditer(line)]
        words = [rng.choice(STRINGS).encode("utf-8", "surrogatepass") for _ in found]
        return _instead(rng, line, found, [b'"' + word + b'"' for word in words])
    if roll < 0.85:
        parts = line.rstrip(b"}\n").split(b",")
        rng.shuffle(parts)
        return b",".join(parts) + b"}\n"
    if roll < 0.92:
        extra = rng.choice((b'"x":1', b'"seat":0', b'"line":"act"', b'"tick":0', b'"text":null'))
        return line.rstrip(b"}\n") + b"," + extra + b"}\n"
    if roll < 0.96:
        return line.replace(b",", b", ", 1)
    return line[:-2] + b',"x":' + b"[" * 3000 + b"]" * 3000 + b"}\n"


def _instead(rng: Random, line: bytes, found: list[re.Match[bytes]], words: list[bytes]) -> bytes:
    if not found:
        return line
    at = rng.randrange(len(found))
    return line[: found[at].start()] + words[at] + line[found[at].end() :]


def chained(lines: list[bytes]) -> bytes:
    """The lines with right hashes: a forger's work. Says anew what `codec.Chain` says."""
    chain = hashlib.blake2b(digest_size=10, person=b"stowaway")
    done: list[bytes] = []
    for number, line in enumerate(lines):
        right = line if number == 0 else _WAS.sub(b'"was":"%s"' % chain.hexdigest().encode(), line)
        chain.update(right)
        done.append(right)
    return b"".join(done)

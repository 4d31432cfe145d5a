"""engine.match: deal codes: seeds that can be read out and typed in, such as `PE-7K3F-9QXF`.

A game's prefix, seven characters of Crockford's base 32, one check character. The check is a sum
over GF(32) in which every place has a weight of its own, so one wrong character and any two
exchanged ones never give a valid code.
"""

from __future__ import annotations

import re
from typing import Final

from engine.core import StowawayError

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

CODES_PER_GAME: Final = 1 << 35
"""There are so many codes a game."""

_EXAMPLE_NUMBER: Final = 8_157_374_205
"""The number of `PE-7K3F-9QXF`."""

_CHAR_VALUES: Final = {char: value for value, char in enumerate(ALPHABET)} | {
    "O": 0,
    "I": 1,
    "L": 1,
}
_SEPARATORS: Final = re.compile(r"[\s\-_.\u2010-\u2015\u2212]+")
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class CodeError(StowawayError):
    """A text that is no deal code; says why in one sentence."""


def new(prefix: str, entropy: int) -> str:
    """The deal code of a number 0 ≤ entropy < CODES_PER_GAME. Raises ValueError for others."""
    if not 0 <= entropy < CODES_PER_GAME:
        raise ValueError(f"entropy is 0 to {CODES_PER_GAME - 1}, not {entropy}")
    values = [entropy >> shift & 31 for shift in range(30, -1, -5)]
    return _written(prefix, values)


def example(prefix: str) -> str:
    """A code of a game to show what codes look like; it may be typed in."""
    return new(prefix, _EXAMPLE_NUMBER)


def parse(text: str, prefix: str | None = None) -> str:
    """The code that a person typed, as it is written.

    Forgives case, spaces, dashes, O for 0, I and L for 1; with `prefix` it may also be left out.
    Raises CodeError.
    """
    if len(text) > 100:
        raise CodeError("That is too long for a deal code.")
    plain = _SEPARATORS.sub("", text).upper()
    if prefix is not None and len(plain) == 8:
        plain = prefix + plain
    if len(plain) != 10:
        raise CodeError(
            "A deal code has two letters, then eight characters, like {example}.",
            example=example(prefix or "XY"),
        )
    head, tail = plain[:2], plain[2:]
    if any(char not in _LETTERS for char in head):
        raise CodeError("A deal code starts with the two letters of its game.")
    for char in tail:
        if char not in _CHAR_VALUES:
            raise CodeError("Deal codes do not contain {character}.", character=repr(char))
    values = [_CHAR_VALUES[char] for char in tail]
    code = _written(head, values[:7])
    if _CHAR_VALUES[code[-1]] != values[7]:
        raise CodeError(
            "This deal code has a typing error: its last character does not match the rest."
        )
    if prefix is not None and head != prefix:
        raise CodeError("This deal code is for another game.")
    return code


def _powers() -> tuple[int, ...]:
    powers = [1]
    for _ in range(30):
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0b100101 if doubled & 32 else doubled)
    return tuple(powers)


# The generator's powers, and their logarithms: GF(32) modulo x⁵ + x² + 1.
_POWER: Final = _powers()
_LOG: Final = {power: i for i, power in enumerate(_POWER)}


def _times(a: int, b: int) -> int:
    return _POWER[(_LOG[a] + _LOG[b]) % 31] if a and b else 0


def _written(prefix: str, values: list[int]) -> str:
    # The check character itself has the weight 1, so the others begin one power higher.
    check = 0
    for place, value in enumerate([*values, *(_LETTERS.index(char) for char in prefix)]):
        check ^= _times(_POWER[place + 1], value)
    body = "".join(ALPHABET[value] for value in [*values, check])
    return f"{prefix}-{body[:4]}-{body[4:]}"

"""engine: parts: component files: TOML, strictly decoded; an error names file, key and reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from engine.core import ComponentError

T = TypeVar("T")

MAX_FILE_BYTES: Final = 64 * 1024
"""Largest component file, in bytes."""
_MAX_LINE_BYTES: Final = 200
"""Longest line, in bytes."""
_MAX_LINE_DOTS: Final = 16
"""The most dots in a line: the time that a dotted key takes grows with their square."""

# How msgspec names a field that is unknown or missing.
_FIELD_NAME = re.compile(r"field `([^`]*)`$")


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file, or a table in it, holds: all of these fields and no others."""


def decode(read: Callable[[str], bytes], file: str, kind: type[T]) -> T:
    """The contents of a file that `read` returns by name. Raises ComponentError."""
    data = read(file)
    for line in data.split(b"\n"):
        if len(line) > _MAX_LINE_BYTES or line.count(b".") > _MAX_LINE_DOTS:
            raise ComponentError(file, "", "it is no TOML: a line is too long")
    try:
        return msgspec.toml.decode(data, type=kind, strict=True)
    except msgspec.ValidationError as error:
        raise _wrong(file, "", error) from None
    except (msgspec.DecodeError, ValueError) as error:
        # ValueError: not UTF-8.
        raise ComponentError(file, "", f"it is no TOML: {error}") from None
    except RecursionError:
        raise ComponentError(file, "", "it is no TOML: it is nested too deeply") from None


def each(file: str, key: str, table: Mapping[str, Any], kind: Any) -> dict[str, Any]:
    """The values of a table, decoded one by one so that an error names its own key.

    Raises ComponentError.
    """
    out: dict[str, Any] = {}
    for name, value in table.items():
        try:
            out[name] = msgspec.convert(value, type=kind, strict=True)
        except msgspec.ValidationError as error:
            raise _wrong(file, f"{key}.{name}", error) from None
    return out


def _wrong(file: str, key: str, error: msgspec.ValidationError) -> ComponentError:
    reason, _, place = str(error).partition(" - at `")
    key += place.rstrip("`").replace("$", "")
    field = _FIELD_NAME.search(reason)
    if field:
        key += f".{field[1]}"
    return ComponentError(file, key.removeprefix("."), reason)

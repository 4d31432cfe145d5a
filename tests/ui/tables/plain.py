"""What a state of a table may be made of: plain values, all the way down."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterator

import msgspec

ATOMS = (str, int, float, bool, type(None))
"""What has no parts."""


def unplain(value: object, path: str = "state") -> Iterator[str]:
    """Yield where something is no plain value: it can change, be called, or is an object of Qt."""
    if isinstance(value, enum.Enum) or type(value) in ATOMS:
        return
    if isinstance(value, tuple | frozenset):
        for number, each in enumerate(value):
            yield from unplain(each, f"{path}[{number}]")
    elif isinstance(value, msgspec.Struct) and value.__struct_config__.frozen:
        for name in value.__struct_fields__:
            yield from unplain(getattr(value, name), f"{path}.{name}")
    elif dataclasses.is_dataclass(value) and not isinstance(value, type) and _is_frozen(value):
        for field in dataclasses.fields(value):
            yield from unplain(getattr(value, field.name), f"{path}.{field.name}")
    else:
        yield f"{path} is a {type(value).__name__}"


def _is_frozen(value: object) -> bool:
    return bool(value.__dataclass_params__.frozen)  # type: ignore[attr-defined] # of a dataclass

"""Core: what the engine says when it will not do something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.ids import Seat

TURN = "TURN"
"""The session's refusal of a seat that may not act now."""
OVER = "OVER"
"""The session's refusal of an act after the end of the match."""
LATE = "LATE"
"""The session's refusal of an act that belongs to an earlier decision."""


class StowawayError(Exception):
    """Anything that the world outside can cause; its text is one sentence for a person."""


class ConfigError(StowawayError):
    """Seats or options that no match can have."""


class ComponentError(StowawayError):
    """A component file that cannot be used; names file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return ComponentError, (self.file, self.key, self.reason)


class Refused(StowawayError):  # noqa: N818 - the name is the contract's word
    """An act that breaks a rule; nothing has changed.

    `rule` is the rule's number (`PE-16`) or one of the session's own `TURN`, `OVER`, `LATE`.
    `reason` is a short id that is unique within the rule (`overlap`, `outside`); the screen has
    words for it. `cell` is the place as (column, row), where there is one. `detail` fills the
    words in.
    """

    def __init__(
        self,
        rule: str,
        reason: str = "",
        *,
        cell: tuple[int, int] | None = None,
        seat: Seat | None = None,
        detail: Mapping[str, str | int] | None = None,
    ) -> None:
        at = f" at column {cell[0] + 1}, row {cell[1] + 1}" if cell else ""
        super().__init__(f"{rule}{': ' if reason else ''}{reason}{at}")
        self.rule = rule
        self.reason = reason
        self.cell = cell
        self.seat = seat
        self.detail: Mapping[str, str | int] = dict(detail or {})

    @property
    def key(self) -> str:
        """`rule/reason`, the key of the words for it."""
        return f"{self.rule}/{self.reason}" if self.reason else self.rule

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refused):
            return NotImplemented
        mine = (self.rule, self.reason, self.cell, self.seat, self.detail)
        return mine == (other.rule, other.reason, other.cell, other.seat, other.detail)

    __hash__ = None  # type: ignore[assignment]

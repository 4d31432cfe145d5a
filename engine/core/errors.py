"""Core: what the engine says when it will not do something, or to a person at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, Union

from engine.core.ids import Seat

TURN = "TURN"
"""The session's refusal of a seat that may not act now."""
OVER = "OVER"
"""The session's refusal of an act after the end of the match."""
LATE = "LATE"
"""The session's refusal of an act that belongs to an earlier decision."""

Field: TypeAlias = Union[str, int, "Message"]
"""What fills a gap in a sentence: a name, a number, a day, or something that is said in words."""


class DateText(str):
    """A date in a sentence, as ISO 8601 writes it; a screen writes it as its language does."""

    __slots__ = ()


_PLACEHOLDER: Final = re.compile(r"\{\w+\}")
_LETTER: Final = re.compile(r"[^\W\d_]")
_MAX_TEXT_LENGTH: Final = 200


class Message:
    """A sentence or a part of one for a person: its key, and what fills it in. It never changes.

    The key is the English template, with `{gap}` for each field; where something is counted, `%n`
    for the field `n` and `(s)` for its plural. It stands as a literal where it is said, where
    `packaging/languages.py` finds it for those who translate it.

    >>> reason = Message("The disk is full.")
    >>> str(Message("{file} cannot be written: {reason}.", file="a.toml", reason=reason))
    'a.toml cannot be written: the disk is full.'

    Within the words of another a sentence begins small and ends without its full stop, and a
    field that is long is cut. A template without words, `{one} {other}`, only joins its fields.
    """

    __slots__ = ("detail", "key")

    def __init__(self, key: str, /, **detail: Field) -> None:
        self.key = key
        self.detail: Mapping[str, Field] = detail

    def words(
        self,
        template: Callable[[str, int], str] | None = None,
        day: Callable[[DateText], str] = str,
        *,
        within: bool = False,
    ) -> str:
        """Put the sentence into a language.

        Args:
            template: Gives the template for a key and its number; in English if it is missing.
            day: Writes a date; as ISO 8601 does if it is missing.
            within: Whether this is a part of another sentence.

        Raises:
            LookupError: The template has other gaps.
            ValueError: The template is malformed.
        """
        number = self.detail.get("n")
        counted = number if isinstance(number, int) else -1
        own = to_english(self.key, counted)
        is_worded = _LETTER.search(_PLACEHOLDER.sub("", self.key)) is not None
        text = template(self.key, counted) if template is not None and is_worded else own
        if within and is_worded:
            if text == own:
                # A translation begins as its language wants it.
                text = text[:1].lower() + text[1:]
            text = text.removesuffix(".")
        return text.format(
            **{
                name: value.words(template, day, within=within or is_worded)
                if isinstance(value, Message)
                else _shortened(
                    day(value) if isinstance(value, DateText) else str(value), within=within
                )
                for name, value in self.detail.items()
            }
        )

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value!r}" for name, value in self.detail.items())
        return f"Said({self.key!r}{fields})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.key, self.detail) == (other.key, other.detail)

    def __hash__(self) -> int:
        return hash(self.key)


def join_messages(*said: Message | None) -> Message | None:
    """Sentences one after another as one; None if there are none."""
    whole: Message | None = None
    for each in said:
        if each is not None:
            whole = each if whole is None else Message("{one} {other}", one=whole, other=each)
    return whole


def to_english(key: str, number: int) -> str:
    """The English template of a key for a number, -1 where nothing is counted."""
    if number < 0:
        return key
    return key.replace("%n", str(number)).replace("(s)", "" if number == 1 else "s")


def _shortened(text: str, *, within: bool) -> str:
    """A field, which may repeat what a file from outside says."""
    return f"{text[:_MAX_TEXT_LENGTH]}…" if within and len(text) > _MAX_TEXT_LENGTH else text


class StowawayError(Exception):
    """Anything that the world outside can cause; `said` is one sentence for a person.

    It is given as to `Message`: `StowawayError("There is no option {option}.", option=name)`.
    """

    def __init__(self, key: str = "", /, **detail: Field) -> None:
        super().__init__(key)
        self.said = Message(key, **detail)

    def __str__(self) -> str:
        return str(self.said)


class ConfigError(StowawayError):
    """Seats or options that no match can have."""


class ComponentError(StowawayError):
    """A component file that cannot be used; names file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        if key:
            super().__init__("{file}: {key}: {reason}", file=file, key=key, reason=reason)
        else:
            super().__init__("{file}: {reason}", file=file, reason=reason)
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
        super().__init__("{refusal}", refusal=f"{rule}{': ' if reason else ''}{reason}{at}")
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

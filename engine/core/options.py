"""Core: what can be chosen before a match, declared once by its game.

`introduced_as` is what all matches from before an option were played with, though their files do
not name it. It is the default, unless that was another value when the option was added: whoever
changes a default later writes the former one down there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from engine.core.errors import ConfigError, Field, Message
from engine.core.ids import Seat, Value


class ChoiceOption(msgspec.Struct, frozen=True, tag="choice"):
    """One of several words; `seats` is the range of table sizes that the option exists for."""

    id: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, int] = (1, 99)
    introduced_as: str | None = None

    def parse(self, given: Value) -> Value:
        """The value, checked. Raises ConfigError."""
        if given not in self.values:
            raise ConfigError(
                "{option} must be one of {values}, not {given}.",
                option=self.id,
                values=", ".join(self.values),
                given=_shown(given),
            )
        return given


class NumberOption(msgspec.Struct, frozen=True, tag="number"):
    """A whole number from `low` to `high` in steps of `step`."""

    id: str
    low: int
    high: int
    default: int
    step: int = 1
    seats: tuple[int, int] = (1, 99)
    introduced_as: int | None = None

    def parse(self, given: Value) -> Value:
        """The value, checked; text of digits counts as the number. Raises ConfigError."""
        if isinstance(given, str):
            digits = given.removeprefix("-")
            wrong = not digits.isdecimal() or len(digits) > 9
        else:
            wrong = isinstance(given, bool) or abs(given) >= 10**9
        if wrong:
            raise ConfigError(
                "{option} must be a whole number, not {given}.", option=self.id, given=_shown(given)
            )
        number = int(given)
        if not self.low <= number <= self.high or (number - self.low) % self.step:
            raise ConfigError(
                "{option} must be between {low} and {high} in steps of {step}, not {given}.",
                option=self.id,
                low=self.low,
                high=self.high,
                step=self.step,
                given=number,
            )
        return number


class FlagOption(msgspec.Struct, frozen=True, tag="flag"):
    """Yes or no."""

    id: str
    default: bool
    seats: tuple[int, int] = (1, 99)
    introduced_as: bool | None = None

    def parse(self, given: Value) -> Value:
        """The value, checked; `true`, `yes`, `false`, `no` count. Raises ConfigError."""
        words = {"true": True, "yes": True, "false": False, "no": False}
        if isinstance(given, bool):
            return given
        meant = words.get(given.lower()) if isinstance(given, str) else None
        if meant is None:
            raise ConfigError(
                "{option} must be yes or no, not {given}.", option=self.id, given=_shown(given)
            )
        return meant


class SeatsOption(msgspec.Struct, frozen=True, tag="seats"):
    """Some of the seats, as text such as `0,2`; a match without any does not write it down."""

    id: str
    seats: tuple[int, int] = (1, 99)
    default: str = ""
    introduced_as: str | None = None

    def parse(self, given: Value) -> Value:
        """The value, checked: numbers of seats in ascending order. Raises ConfigError."""
        if isinstance(given, str) and len(given) <= _MAX_SEATS_TEXT:
            if _SEAT_NUMBERS.fullmatch(given):
                numbers = [int(number) for number in given.split(",")]
                if numbers == sorted(set(numbers)):
                    return given
            if not given:
                return given
        raise ConfigError(
            "{option} must list seats in ascending order, such as 0,2, not {given}.",
            option=self.id,
            given=_shown(given),
        )


Option: TypeAlias = ChoiceOption | NumberOption | FlagOption | SeatsOption

ADVANTAGES: Final = SeatsOption("advantages")
"""The seats that have the game's advantage for beginners, in games that have one."""

_MAX_SEATS_TEXT: Final = 40
_SEAT_NUMBERS: Final = re.compile(r"(?:0|[1-9][0-9]?)(?:,(?:0|[1-9][0-9]?))*", re.ASCII)

TEMPO: Final = NumberOption("tempo", 25, 200, 100, 25)
"""How fast game time runs against the wall clock, in percent; for games with a clock."""

STEPS: Final = FlagOption("steps", default=False)
"""Step mode: game time stands while a person may act, unless a held key lets it run."""


class Config(msgspec.Struct, frozen=True):
    """Table size and options of one match, complete and checked; made by `Game.configure`."""

    seats: int
    options: tuple[tuple[str, Value], ...]

    def __getitem__(self, option: str) -> Value:
        for name, value in self.options:
            if name == option:
                return value
        raise KeyError(option)

    def get(self, option: str, default: Value | None = None) -> Value | None:
        """The option's value, or the default where it does not exist at this table size."""
        return next((value for name, value in self.options if name == option), default)

    @property
    def advantages(self) -> tuple[Seat, ...]:
        """The seats that have an advantage, ascending; mostly none."""
        return advantaged(dict(self.options))

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.options)


def configure(
    options: tuple[Option, ...], table: range, seats: int, given: Mapping[str, Value]
) -> Config:
    """Fill in and check: every option that exists at this table size, in declared order.

    A `SeatsOption` is left out if it names no seat. Raises ConfigError with one sentence for a
    wrong table size, option or value.
    """
    if seats not in table:
        raise ConfigError(
            "This game is for {low} to {high} players, not {seats}.",
            low=table[0],
            high=table[-1],
            seats=seats,
        )
    there = {option.id: option for option in options if _exists(option, seats)}
    for name in given:
        if name in there:
            continue
        if any(option.id == name for option in options):
            raise ConfigError("{option} is not available with %n player(s).", option=name, n=seats)
        raise ConfigError("Unknown option: {option}.", option=_shown(name))
    chosen = [
        (option.id, option.parse(given.get(option.id, option.default))) for option in there.values()
    ]
    for name, value in chosen:
        if isinstance(there[name], SeatsOption) and any(seat >= seats for seat in _seats(value)):
            raise ConfigError("{option} names a seat that is not at this table.", option=name)
    left_out = [
        name for name, value in chosen if isinstance(there[name], SeatsOption) and not value
    ]
    return Config(seats, tuple(pair for pair in chosen if pair[0] not in left_out))


def advantaged(options: Mapping[str, Value]) -> tuple[Seat, ...]:
    """Return the seats that have an advantage in a match.

    Args:
        options: The options of the match, by id, perhaps unchecked.

    Returns:
        The seats in ascending order; none for text that is no value of `ADVANTAGES`.
    """
    value = options.get(ADVANTAGES.id, ADVANTAGES.default)
    try:
        return _seats(ADVANTAGES.parse(value))
    except ConfigError:
        return ()


def given_advantages(seats: Iterable[int]) -> dict[str, Value]:
    """Return the option by which these seats have an advantage; no option where there are none."""
    numbers = sorted({int(seat) for seat in seats})
    return {ADVANTAGES.id: ",".join(str(number) for number in numbers)} if numbers else {}


def filled_in(
    options: tuple[Option, ...], seats: int, written: Mapping[str, Value]
) -> dict[str, Value]:
    """The options of a match that was written down, with those that came later.

    Nothing is checked: what is written stays as it is.
    """
    there = [
        option
        for option in options
        if _exists(option, seats) and not isinstance(option, SeatsOption)
    ]
    return {option.id: _introduced_as(option) for option in there} | dict(written)


def _shown(given: Value) -> Field:
    """What was given, short enough for a sentence."""
    if isinstance(given, str):
        return repr(given if len(given) <= 40 else given[:39] + "…")
    return str(given) if abs(given) < 10**18 else Message("a number that large")


def _seats(value: Value) -> tuple[Seat, ...]:
    """The seats that a checked value of a `SeatsOption` names."""
    return tuple(Seat(int(number)) for number in str(value).split(",")) if value else ()


def _introduced_as(option: Option) -> Value:
    return option.default if option.introduced_as is None else option.introduced_as


def _exists(option: Option, seats: int) -> bool:
    return option.seats[0] <= seats <= option.seats[1]

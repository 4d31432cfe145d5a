"""Core: what can be chosen before a match, declared once by its game.

`introduced_as` is what all matches from before an option were played with, though their files do
not name it. It is the default, unless that was another value when the option was added: whoever
changes a default later writes the former one down there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from engine.core.errors import ConfigError, Field, Message
from engine.core.ids import Value


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


Option: TypeAlias = ChoiceOption | NumberOption | FlagOption

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

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.options)


def configure(
    options: tuple[Option, ...], table: range, seats: int, given: Mapping[str, Value]
) -> Config:
    """Fill in and check: every option that exists at this table size, in declared order.

    Raises ConfigError with one sentence for a wrong table size, option or value.
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
    chosen = tuple(
        (option.id, option.parse(given.get(option.id, option.default))) for option in there.values()
    )
    return Config(seats, chosen)


def filled_in(
    options: tuple[Option, ...], seats: int, written: Mapping[str, Value]
) -> dict[str, Value]:
    """The options of a match that was written down, with those that came later.

    Nothing is checked: what is written stays as it is.
    """
    there = [option for option in options if _exists(option, seats)]
    return {option.id: _introduced_as(option) for option in there} | dict(written)


def _shown(given: Value) -> Field:
    """What was given, short enough for a sentence."""
    if isinstance(given, str):
        return repr(given if len(given) <= 40 else given[:39] + "…")
    return str(given) if abs(given) < 10**18 else Message("a number that large")


def _introduced_as(option: Option) -> Value:
    return option.default if option.introduced_as is None else option.introduced_as


def _exists(option: Option, seats: int) -> bool:
    return option.seats[0] <= seats <= option.seats[1]

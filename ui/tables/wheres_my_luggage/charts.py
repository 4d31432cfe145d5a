"""The table of Where's My Luggage?: what is charted of a match that is over.

All of it comes from what everybody was told: marks and, in the form played by turns or where
everyone sees them, faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QLocale

from engine.core import TEMPO, Event, Seat
from engine.games.wheres_my_luggage.events import (
    FaceSeen,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    Turned,
)
from engine.games.wheres_my_luggage.view import LookResult, Pair
from ui.bridge.clock import TICKS_PER_SECOND
from ui.bridge.outcome import Outcome, Passed
from ui.charts.chart import ChartSpec, Point, Series
from ui.tables.wheres_my_luggage.words import Words, many, say


class TileLook(NamedTuple):
    """A look at a tile's reverse: in which round, of which slot, for whom, with what mark.

    `ticks` is for how long the passenger had been face up. `known` says whether the seat had seen
    the passenger's own tile before, `again` whether it had seen this one, and that it is another's.
    """

    round: int
    slot: int
    passenger: int
    mark: LookResult
    ticks: int
    known: bool
    again: bool


class LookHistory(NamedTuple):
    """How a match went: points by round and seat, pairs too, and by seat all looks in order."""

    points: tuple[tuple[int, ...], ...]
    pairs: tuple[tuple[tuple[Pair, ...], ...], ...]
    looks: tuple[tuple[TileLook, ...], ...]


def course(past: Sequence[Passed], seats: int, *, faces: bool, memory: bool) -> LookHistory:
    """Read from the steps of a match how it went.

    A seat has seen a tile if it has looked at it in the round and faces are shown; in the `memory`
    form, and where everyone sees faces, if anybody has. Whose a tile is that was never found in its
    round is told to nobody, so a look that passes such a tile by counts as one for which nothing
    was known.
    """
    points: list[tuple[int, ...]] = []
    pairs: list[tuple[tuple[Pair, ...], ...]] = []
    looks: list[list[TileLook]] = [[] for _ in range(seats)]
    for number, events in enumerate(_rounds(past), 1):
        for seat, look in _looks(events, number, seats, faces=faces, memory=memory):
            looks[seat].append(look)
        for event in events:
            if isinstance(event, RoundChecked):
                points.append(event.points)
                pairs.append(event.pairs)
    return LookHistory(tuple(points), tuple(pairs), tuple(tuple(one) for one in looks))


class Remembered(NamedTuple):
    """How well a seat remembered: looks after the right tile had been seen, and what they led to.

    `right` of `known` looks took the right tile, `again` is how many were at a tile known to be
    wrong, and `lucky` how many pairs were found though nothing was known.
    """

    known: int
    right: int
    again: int
    lucky: int


def memories(history: LookHistory) -> list[Remembered]:
    """How well each seat remembered."""
    found = []
    for looks in history.looks:
        known = [look for look in looks if look.known]
        right = sum(look.mark is LookResult.MATCH for look in known)
        every = sum(look.mark is LookResult.MATCH for look in looks)
        again = sum(look.again for look in looks)
        found.append(Remembered(len(known), right, again, every - right))
    return found


def read(outcome: Outcome) -> LookHistory:
    """How a match that is over went."""
    return course(
        outcome.past,
        len(outcome.players),
        faces=bool(outcome.config.get("faces")),
        memory=outcome.config.get("form") == "memory" or bool(outcome.config.get("everyone")),
    )


def _rounds(past: Sequence[Passed]) -> list[list[Event]]:
    """The events of each round."""
    rounds: list[list[Event]] = []
    for step in past:
        for event in step.events:
            if isinstance(event, RoundBegan):
                rounds.append([])
            if rounds:
                rounds[-1].append(event)
    return rounds


def _looks(
    events: Sequence[Event], number: int, seats: int, *, faces: bool, memory: bool
) -> Iterator[tuple[Seat, TileLook]]:
    owns = _found(events)
    since = [0] * seats
    seen: list[set[int]] = [set() for _ in range(seats)]
    denied: set[tuple[int, int]] = set()
    for event in events:
        if isinstance(event, PassengerUp):
            since[event.seat] = event.tick
        elif isinstance(event, LookEnded):
            own, slot = owns.get(event.passenger), event.slot
            again = slot in seen[event.seat] or (slot, event.passenger) in denied
            yield (
                event.seat,
                TileLook(
                    number,
                    slot,
                    event.passenger,
                    event.mark,
                    event.tick - since[event.seat],
                    own in seen[event.seat],
                    again and slot != own,
                ),
            )
            # One who is the last of a deck stays face up.
            since[event.seat] = event.tick
            denied.add((slot, event.passenger))
            if memory:
                for others in seen:
                    others.add(slot)
            elif faces:
                seen[event.seat].add(slot)


def _found(events: Sequence[Event]) -> dict[int, int]:
    """By passenger, the slot of their tile, as far as all came to know it in the round."""
    found: dict[int, int] = {}
    for event in events:
        if isinstance(event, Turned | FaceSeen):
            found[event.tile] = event.slot
        elif isinstance(event, LookEnded) and event.mark is LookResult.MATCH:
            found[event.passenger] = event.slot
    return found


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """Points and looks by round, what was remembered, and how long each passenger took."""
    return tuple(_Charts(outcome, words).all())


class _Charts:
    """The charts of one match."""

    def __init__(self, outcome: Outcome, words: Words) -> None:
        self._outcome = outcome
        self._words = words
        self._read = read(outcome)
        self._memory = outcome.config.get("form") == "memory"
        self._tempo = int(outcome.config.get(TEMPO.id, TEMPO.default) or TEMPO.default) / 100
        """Times are told as the clock on the wall has it."""
        self._seats = range(len(outcome.players))

    def all(self) -> Iterator[ChartSpec]:
        yield self._lines("points", "chart-points", "chart-points-axis", self._points)
        yield self._lines("looks", "chart-looks", "chart-looks-axis", self._looks)
        yield ChartSpec(
            "remembered",
            say("chart-remembered"),
            "bars",
            say("chart-who"),
            say("chart-share"),
            (Series(say("chart-remembered"), tuple(self._remembered())),),
            top=100.0,
        )
        yield ChartSpec(
            "passengers",
            say("chart-turns" if self._memory else "chart-times"),
            "bars",
            say("chart-passenger"),
            say("chart-turns-axis" if self._memory else "chart-times-axis"),
            tuple(self._series(seat, self._passengers(seat)) for seat in self._seats),
            one=say("chart-player"),
        )

    def _series(self, seat: int, points: Iterator[Point]) -> Series:
        name = self._words.name(seat)
        return Series(name, tuple(points), self._outcome.players[seat].colour)

    def _lines(
        self, key: str, title: str, axis: str, points: Callable[[int], Iterator[Point]]
    ) -> ChartSpec:
        series = tuple(self._series(seat, points(seat)) for seat in self._seats)
        return ChartSpec(key, say(title), "lines", say("chart-round"), say(axis), series)

    def _points(self, seat: int) -> Iterator[Point]:
        locale, total = QLocale(), 0
        for number, points in enumerate(self._read.points, 1):
            total += points[seat]
            words = say(
                "chart-points-said",
                name=self._words.name(seat),
                round=locale.toString(number),
                points=many("points", total),
                added=locale.toString(points[seat]),
            )
            yield Point(number, total, locale.toString(number), locale.toString(total), words)

    def _looks(self, seat: int) -> Iterator[Point]:
        """Of rounds in which the seat has found anything."""
        locale = QLocale()
        for number, points in enumerate(self._read.points, 1):
            looks = sum(look.round == number for look in self._read.looks[seat])
            if not points[seat]:
                continue
            each = looks / points[seat]
            words = say(
                "chart-looks-said",
                name=self._words.name(seat),
                round=locale.toString(number),
                looks=many("looks", looks),
                matches=many("matches", points[seat]),
            )
            value = locale.toString(each, "f", 1)
            yield Point(number, each, locale.toString(number), value, words)

    def _remembered(self) -> Iterator[Point]:
        """Two bars a seat: straight to a tile that was known, and again to a wrong one."""
        place = 0
        for seat in self._seats:
            name, paint = self._words.name(seat), self._outcome.players[seat].colour
            known, straight, again, _ = memories(self._read)[seat]
            # At the belt there are no tiles.
            form = "" if self._memory else "-timed"
            said = say(
                f"chart-straight-said{form}",
                name=name,
                part=straight,
                looks=many("looks", known),
            )
            tick = say("chart-straight", name=name)
            share, value = _share(straight, known)
            yield Point(place, share, tick, value, said, paint=paint)
            place += 1
            said = say(f"chart-again-said{form}", name=name, looks=many("looks", again))
            tick = say("chart-again", name=name)
            share, value = _share(again, len(self._read.looks[seat]))
            yield Point(place, share, tick, value, said, paint=paint)
            place += 1

    def _passengers(self, seat: int) -> Iterator[Point]:
        """All who were set aside, in order: how long they had been face up, all in all."""
        locale = QLocale()
        spent: dict[tuple[int, int], list[int]] = {}
        place = 0
        aside = 0
        before = 0
        for look in self._read.looks[seat]:
            taken = spent.setdefault((look.round, look.passenger), [])
            taken.append(look.ticks)
            if look.mark is LookResult.ANOTHER:
                continue
            aside = aside + 1 if look.round == before else 0
            before = look.round
            seconds = sum(taken) / TICKS_PER_SECOND / self._tempo
            name = self._words.passenger(look.passenger)
            lost = look.mark is LookResult.LOST
            round_ = locale.toString(look.round)
            value = locale.toString(len(taken))
            if not self._memory:
                value = say("chart-seconds", number=locale.toString(seconds, "f", 1))
            yield Point(
                place,
                len(taken) if self._memory else seconds,
                say("chart-bar-lost" if lost else "chart-bar", round=round_, passenger=name),
                value,
                self._set_aside(look, round_, many("looks", len(taken)), value),
                (Seat(seat), look.round, aside),
            )
            place += 1

    def _set_aside(self, look: TileLook, number: str, looks: str, time: str) -> str:
        key = "chart-lost" if look.mark is LookResult.LOST else "chart-found"
        if not self._memory:
            key += "-timed"
        passenger = self._words.passenger(look.passenger)
        return say(key, round=number, passenger=passenger, looks=looks, time=time)


def _share(part: int, whole: int) -> tuple[float, str]:
    """How much of it that is in percent, and in two numbers."""
    locale = QLocale()
    written = say("chart-of", part=locale.toString(part), all=locale.toString(whole))
    return 100 * part / max(1, whole), written

"""To what characters react: by public facts alone, and at most once in three turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from engine.core import Event, Seat
from engine.core.reactions import (
    SMALL_TURNS_BETWEEN,
    TURNS_BETWEEN,
    Moment,
    MomentKind,
    PublicStep,
    Reaction,
    ReactionChooser,
    lead_changes,
    public_step,
)

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)
CAST = ("", "rocco", "vera")


class Turned(Event, frozen=True, tag="turned"):
    """A turn of the toy, with what happens in it."""

    moments: tuple[tuple[int, str], ...] = ()


class Whispered(Event, frozen=True, tag="whispered"):
    """What only seat 1 is told."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == ONE else None


SMALL: Final = "small "
"""Before the name of a moment that is small."""


class Toy:
    """Big moments of a toy in which each event is a turn, and says what happens."""

    def turns(self, events: Sequence[Event]) -> int:
        return len(events)

    def turns_between(self, view: Any) -> int:
        return TURNS_BETWEEN

    def found(self, box: Any, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        for event in step.events:
            assert isinstance(event, Turned), "no private event comes here"
            for seat, kind in event.moments:
                found = MomentKind(kind.removeprefix(SMALL))
                yield Moment(Seat(seat), found, is_small=kind.startswith(SMALL))


def step(*events: Event) -> PublicStep:
    return public_step(lambda state, _seat: state, 0, events, 0)


def reactions(*steps: Sequence[tuple[int, str]], cast: Sequence[str] = CAST) -> list[Any]:
    chooser = ReactionChooser(Toy(), None)
    return [chooser.follow(step(Turned(tuple(each))), cast) for each in steps]


def test_there_is_at_most_one_reaction_in_three_turns() -> None:
    found = reactions(*[[(1, "pair"), (2, "missed")]] * 13)
    at = [number for number, reaction in enumerate(found) if reaction is not None]
    assert at == [0, 3, 6, 9, 12]


def test_only_characters_react_and_the_biggest_moment_is_chosen() -> None:
    (found,) = reactions([(0, "raid-lost"), (2, "leads"), (1, "raided"), (2, "raid-won")])
    assert found == Reaction(TWO, "vera", MomentKind.RAID_WON, 0)
    (found,) = reactions([(1, "empty"), (2, "decoy")])
    assert found == Reaction(TWO, "vera", MomentKind.DECOY, 0), "a bluff is heard of who made it"
    assert reactions([(0, "raid-lost")]) == [None]
    assert reactions([(1, "raid-lost")], cast=("", "", "")) == [None]


def test_reactions_are_counted_so_that_the_words_differ() -> None:
    found = reactions([(1, "pair")], (), (), [(2, "pair")])
    assert [each.number for each in found if each] == [0, 1]


def test_a_heavy_start_is_told_once_a_match_by_each_seat() -> None:
    heavy: list[tuple[int, str]] = [(1, "heavy")]
    found = reactions(heavy, (), (), [*heavy, (2, "heavy")], (), (), [*heavy, (2, "near")])
    assert [each[::2] for each in found if each] == [
        (ONE, MomentKind.HEAVY),
        (TWO, MomentKind.HEAVY),
        (TWO, MomentKind.NEAR),
    ]
    assert not any(reactions(heavy, (), (), heavy)[1:])
    assert all(reactions([(1, "pair")], (), (), [(1, "pair")])[::3]), "others may come again"


def test_a_heavy_start_that_was_not_told_may_be_told_later() -> None:
    found = reactions([(1, "heavy"), (2, "raided")], (), (), [(1, "heavy")])
    assert [each[::2] for each in found if each] == [
        (TWO, MomentKind.RAIDED),
        (ONE, MomentKind.HEAVY),
    ]


def test_a_small_moment_waits_longer_so_that_a_larger_one_may_come() -> None:
    small, large = [(1, "small raid-won")], [(2, "pair")]
    found = reactions(*[small] * 11)
    at = [number for number, reaction in enumerate(found) if reaction is not None]
    assert at == [0, SMALL_TURNS_BETWEEN, 2 * SMALL_TURNS_BETWEEN]
    found = reactions(small, small, small, small + large, small)
    assert [each and each.kind for each in found] == ["raid-won", None, None, "pair", None]
    assert reactions([*small, *large])[0].kind is MomentKind.PAIR, "and is chosen last"


def test_what_only_a_seat_is_told_changes_nothing() -> None:
    heard = step(Whispered(), Turned(((1, "pair"),)), Whispered())
    assert heard.events == (Turned(((1, "pair"),)),)
    chooser = ReactionChooser(Toy(), None)
    assert chooser.follow(step(Whispered()), CAST) is None
    assert chooser.follow(heard, CAST) == Reaction(ONE, "rocco", MomentKind.PAIR, 0)


def test_a_view_is_a_spectator_s_and_is_made_when_it_is_asked_for() -> None:
    asked: list[tuple[int, Seat | None]] = []

    def observe(state: int, seat: Seat | None) -> int:
        asked.append((state, seat))
        return state

    found = public_step(observe, 1, (), 2)
    assert asked == []
    assert (found.before(), found.after(), found.after()) == (1, 2, 2)
    assert asked == [(1, None), (2, None)]


@pytest.mark.parametrize(
    ("before", "after", "overtaken", "leads"),
    [
        ((5, 3, 0), (5, 6, 0), [ZERO], ONE),
        ((5, 5, 0), (5, 6, 0), [ZERO], ONE),
        ((5, 5, 5), (5, 5, 6), [ZERO, ONE], TWO),
        ((5, 3, 0), (5, 5, 0), [], None),
        ((5, 3, 0), (7, 3, 0), [], None),
        ((0, 0, 0), (1, 0, 0), [], None),
    ],
)
def test_who_led_is_overtaken_by_one_who_leads_alone(
    before: tuple[int, ...], after: tuple[int, ...], overtaken: list[Seat], leads: Seat | None
) -> None:
    wanted = [Moment(seat, MomentKind.OVERTAKEN) for seat in overtaken]
    wanted += [] if leads is None else [Moment(leads, MomentKind.LEADS)]
    assert list(lead_changes(before, after)) == wanted

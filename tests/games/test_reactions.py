"""To what characters react in each game: by what everyone sees, whatever is hidden."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest

from engine import catalog
from engine.core import Event, Level, Rng, Seat
from engine.core.characters import CHARACTERS
from engine.core.reactions import (
    TURNS_BETWEEN,
    MomentKind,
    Reaction,
    ReactionChooser,
    public_step,
)
from engine.games.cargo_hold.components import FARMHAND, GOLD, MAIL, SHERIFF
from engine.games.cargo_hold.events import CashedIn, Collected, RaidBegan, RaidEnded, Source
from engine.games.cargo_hold.moments import CargoMoments
from engine.games.carry_on import scoring
from engine.games.carry_on.bots.styles import BET_KG, EARLY_KG, EARLY_PICKS
from engine.games.carry_on.events import RoundScored
from engine.games.pack_the_essentials.events import TileDiscarded, TilePlaced
from engine.games.wheres_my_luggage.events import LookEnded
from engine.match import Player, Session, begin
from engine.simulate import play_out

TABLES: Final = {
    "cargo_hold": ("cargo_hold", 4, ()),
    "carry_on": ("carry_on", 4, ()),
    "carry_on-2": ("carry_on", 2, ()),
    "pack_the_essentials": ("pack_the_essentials", 2, ()),
    "wheres_my_luggage": ("wheres_my_luggage", 3, ()),
    "wheres_my_luggage-memory": ("wheres_my_luggage", 3, (("form", "memory"),)),
}
every_table = pytest.mark.parametrize("table", TABLES)
MATCHES: Final = (0, 1)
"""Two matches of each table."""


def seed_of(table: str, match: int) -> str:
    """In one match of Cargo Hold bluffs are raided, in the other one nobody raids a bluff."""
    seeds = ("bluff 1", "bluff 20") if table == "cargo_hold" else ("react", "again")
    return seeds[match]


@cache
def session(table: str, match: int = 0) -> Session:
    """A whole match between the characters of a table."""
    game, _, options = TABLES[table]
    players = [Player("computer", Level("normal"), character=one) for one in cast(table)]
    made = begin(catalog.game(game), seed_of(table, match), players, dict(options))
    play_out(made)
    return made


def cast(table: str) -> list[str]:
    """Who sits there: a plain player first, then characters."""
    return ["", *[one.id for one in CHARACTERS]][: TABLES[table][1]]


def reactions(table: str, states: list[Any], events: list[Any]) -> list[Reaction | None]:
    """What is reacted to on the way from state to state."""
    game = session(table).game
    assert game.big_moments is not None
    chooser = ReactionChooser(game.big_moments, game.box)
    return [
        chooser.follow(public_step(game.observe, before, happened, after), cast(table))
        for before, after, happened in zip(states[:-1], states[1:], events[1:], strict=True)
    ]


def played(table: str, match: int = 0) -> tuple[list[Any], list[Any]]:
    moments = session(table, match).moments
    return [each.state for each in moments], [each.events for each in moments]


@pytest.mark.parametrize("match", MATCHES)
@every_table
def test_hidden_cards_change_no_reaction(table: str, match: int) -> None:
    """Two matches that look alike to everyone have the same reactions, whatever lies hidden."""
    game, (states, events) = session(table).game, played(table, match)
    usual = reactions(table, states, events)
    assert any(usual)
    for seat in map(Seat, range(TABLES[table][1])):
        dealt = [
            game.determinize(state, seat, Rng("anew", table, seat, number))
            for number, state in enumerate(states)
        ]
        if game.hands(session(table).config):
            assert dealt != states, "something is hidden"
        assert all(
            game.observe(one, None) == game.observe(other, None)
            for one, other in zip(states, dealt, strict=True)
        )
        assert reactions(table, dealt, events) == usual


@pytest.mark.parametrize("match", MATCHES)
@every_table
def test_what_seats_are_told_alone_changes_no_reaction(table: str, match: int) -> None:
    states, events = played(table, match)
    public = [tuple(e for e in each if e.seen_by(None) is not None) for each in events]
    assert reactions(table, states, public) == reactions(table, states, events)


@every_table
def test_no_more_than_one_in_three_turns(table: str) -> None:
    game, (states, events) = session(table).game, played(table)
    moments = game.big_moments
    assert moments is not None
    least = max(TURNS_BETWEEN, moments.turns_between(game.observe(states[-1], None)))
    turn, last = 0, None
    for happened, reaction in zip(events[1:], reactions(table, states, events), strict=True):
        turn += moments.turns([e for e in happened if e.seen_by(None) is not None])
        if reaction is not None:
            assert last is None or turn - last >= least
            last = turn
    assert last is not None


def kinds(table: str) -> Counter[MomentKind]:
    """How often each kind of moment occurs in two matches, whoever it is of."""
    found: Counter[MomentKind] = Counter()
    for match in MATCHES:
        made = session(table, match)
        game = made.game
        told: list[Event] = []
        assert game.big_moments is not None
        for before, after in pairwise(made.moments):
            step = public_step(game.observe, before.state, after.events, after.state)
            found.update(one.kind for one in game.big_moments.found(game.box, step, told))
            told += step.events
    return found


def happened(table: str, *types: type[Any]) -> list[Any]:
    return [
        event
        for match in MATCHES
        for moment in session(table, match).moments
        for event in moment.events
        if isinstance(event, types)
    ]


def test_every_raid_that_is_fought_out_is_a_moment_of_both_sides() -> None:
    """CH-21: who wins a raid is public, and so is what it pays; the last one may end the match."""
    found, raids = kinds("cargo_hold"), happened("cargo_hold", RaidEnded)
    lost = sum(raid.winner == raid.defender for raid in raids)
    won = sum(raid.winner == raid.attacker for raid in raids)
    for mine, theirs in (
        (MomentKind.RAID_LOST, MomentKind.DEFENDED),
        (MomentKind.TRAPPED, MomentKind.TRAP),
        (MomentKind.RAID_WON, MomentKind.RAIDED),
        (MomentKind.EMPTY, MomentKind.DECOY),
    ):
        assert found[mine] == found[theirs]
    assert lost - 2 <= found[MomentKind.RAID_LOST] + found[MomentKind.TRAPPED] <= lost
    assert won - 2 <= found[MomentKind.RAID_WON] + found[MomentKind.EMPTY] <= won
    assert found[MomentKind.RAID_WON] > 0


def test_bluffs_and_bets_are_moments_of_the_matches_in_which_hidden_cards_are_dealt_anew() -> None:
    """CH-12, CO-20: these tests would prove nothing of what never happens."""
    cargo, carry = kinds("cargo_hold"), kinds("carry_on")
    assert cargo[MomentKind.BLUFF]
    assert cargo[MomentKind.TRAP]
    assert cargo[MomentKind.DECOY]
    assert carry[MomentKind.HEAVY]
    assert carry[MomentKind.BET_WON] + carry[MomentKind.BET_LOST]


HOLLOW: Final = (FARMHAND, FARMHAND, FARMHAND, MAIL)
RICH: Final = (FARMHAND, GOLD)


@pytest.mark.parametrize(
    ("crate", "winner", "money", "mine", "theirs"),
    [
        (HOLLOW, 0, 50, MomentKind.EMPTY, MomentKind.DECOY),
        (HOLLOW, 1, 50, MomentKind.TRAPPED, MomentKind.TRAP),
        (RICH, 0, 300, MomentKind.RAID_WON, MomentKind.RAIDED),
        (RICH, 1, 300, MomentKind.RAID_LOST, MomentKind.DEFENDED),
        ((GOLD,), 0, 0, MomentKind.EMPTY, MomentKind.DECOY),
    ],
)
def test_a_raid_shows_whether_the_crate_was_a_bluff(
    crate: tuple[int, ...], winner: int, money: int, mine: MomentKind, theirs: MomentKind
) -> None:
    """CH-15, CH-21: the crate that is raided lies face up; it may have come up a step before."""
    states, _ = played("cargo_hold")
    game, zero, one = session("cargo_hold").game, Seat(0), Seat(1)
    earlier = RaidBegan(zero, Seat(2), (SHERIFF,), RICH if crate == HOLLOW else HOLLOW, False)
    began = RaidBegan(zero, one, (SHERIFF,), crate, False)
    paid = CashedIn(Seat(winner), Source.DEFENDED if winner else Source.RAIDED, (), money, money)
    ended = RaidEnded(zero, one, Seat(winner), (), ())
    for told, events in (((earlier, began), (paid, ended)), ((earlier,), (began, paid, ended))):
        step = public_step(game.observe, states[0], events, states[0])
        found = {(each.seat, each.kind) for each in CargoMoments().found(game.box, step, told)}
        assert {(zero, mine), (one, theirs)} <= found
        raided = {kind for _, kind in found} - {MomentKind.LEADS, MomentKind.OVERTAKEN}
        assert raided == {mine, theirs}


@pytest.mark.parametrize(("crate", "bluff"), [(HOLLOW, True), (RICH, False), ((MAIL, MAIL), False)])
def test_a_bluff_that_nobody_raided_is_seen_when_it_is_opened(
    crate: tuple[int, ...], bluff: bool
) -> None:
    """CH-12: who collects shows the delivery."""
    states, _ = played("cargo_hold")
    game, one = session("cargo_hold").game, Seat(1)
    events = Collected(one, crate, False), CashedIn(one, Source.COLLECTED, (), 25, 25)
    step = public_step(game.observe, states[0], events, states[0])
    kinds_ = [each.kind for each in CargoMoments().found(game.box, step, ())]
    assert (MomentKind.BLUFF in kinds_) == bluff


@pytest.mark.parametrize(
    ("money", "mine", "theirs"),
    [
        (0, MomentKind.EMPTY, MomentKind.DECOY),
        (150, MomentKind.RAID_WON, MomentKind.RAIDED),
    ],
)
def test_a_crate_that_pays_nothing_was_a_bluff(
    money: int, mine: MomentKind, theirs: MomentKind
) -> None:
    states, _ = played("cargo_hold")
    game, zero, one = session("cargo_hold").game, Seat(0), Seat(1)
    paid = CashedIn(zero, Source.RAIDED, (), money, money)
    step = public_step(
        game.observe, states[0], (paid, RaidEnded(zero, one, zero, (), ())), states[0]
    )
    found = {(each.seat, each.kind) for each in CargoMoments().found(game.box, step, ())}
    assert found == {(zero, mine), (one, theirs)}


def test_the_scales_are_a_moment_of_whoever_is_over_or_on_the_limit() -> None:
    """CO-20."""
    found = kinds("carry_on")
    # The last round ends the match.
    scores = [
        score
        for event in happened("carry_on", RoundScored)
        if event.round < 3
        for score in event.scores
    ]
    assert found[MomentKind.OVERWEIGHT] == sum(one.kg > one.limit for one in scores)
    assert found[MomentKind.PERFECT] == sum(one.kg == one.limit for one in scores)


def test_a_bet_on_the_higher_limit_is_won_or_lost_on_the_scales() -> None:
    """CO-20: 31 kg or more of items; `OVERWEIGHT` and `PERFECT` come besides."""
    found, box = kinds("carry_on"), session("carry_on").game.box
    bets = [
        score
        for event in happened("carry_on", RoundScored)
        if event.round < 3
        for score in event.scores
        if scoring.item_weight(box, score.packed) >= BET_KG
    ]
    lost = sum(one.kg > one.limit for one in bets)
    assert (found[MomentKind.BET_LOST], found[MomentKind.BET_WON]) == (lost, len(bets) - lost)


@pytest.mark.parametrize("table", ["carry_on", "carry_on-2"])
def test_a_heavy_start_is_a_moment_of_the_third_pick(table: str) -> None:
    """CO-11: packed cards lie open."""
    box = session(table).game.box
    starts = sum(
        scoring.item_weight(box, score.packed[:EARLY_PICKS]) >= EARLY_KG
        for event in happened(table, RoundScored)
        for score in event.scores
    )
    assert kinds(table)[MomentKind.HEAVY] == starts


def test_rats_and_tiles_without_room_are_moments() -> None:
    """PE-15, PE-18."""
    found = kinds("pack_the_essentials")
    placed = happened("pack_the_essentials", TilePlaced)
    assert found[MomentKind.RATS] == sum(event.rats >= 2 for event in placed)
    thrown = happened("pack_the_essentials", TileDiscarded)
    assert found[MomentKind.NO_ROOM] == len(thrown)
    assert found[MomentKind.OVERTAKEN]
    assert found[MomentKind.COMPLETE]


@pytest.mark.parametrize("table", ["wheres_my_luggage", "wheres_my_luggage-memory"])
def test_looks_that_end_alike_are_a_moment(table: str) -> None:
    """WL-11."""
    found = kinds(table)
    looks = len(happened(table, LookEnded))
    assert 0 < found[MomentKind.PAIR] + found[MomentKind.MISSED] < looks / 2
    assert found[MomentKind.OVERTAKEN]

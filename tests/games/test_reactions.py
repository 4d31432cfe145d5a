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
    Moment,
    MomentKind,
    Reaction,
    ReactionChooser,
    public_step,
)
from engine.games.cargo_hold.components import (
    DIVERSION,
    FARMHAND,
    GETAWAY,
    GOLD,
    MAIL,
    PRISON_WAGON,
    SHERIFF,
    THIEF,
)
from engine.games.cargo_hold.events import (
    CashedIn,
    Collected,
    Did,
    RaidBegan,
    RaidEnded,
    Source,
    SpecialFired,
)
from engine.games.cargo_hold.moments import LARGE_RAID, CargoMoments
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


def robbed() -> int:
    """How many raids lost after their Thief was paid."""
    found = stolen = 0
    for event in happened("cargo_hold", RaidBegan, CashedIn, RaidEnded):
        if isinstance(event, RaidBegan):
            stolen = 0
        elif isinstance(event, CashedIn):
            stolen += event.money if event.source is Source.STOLEN else 0
        else:
            found += event.winner == event.defender and stolen > 0
    return found


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
    # After a Prison Wagon both sides speak of the cargo that is gone.
    seized = sum(one.did is Did.SEIZED for one in happened("cargo_hold", SpecialFired))
    failed = lost - robbed()
    assert robbed(), "a raid that lost after its Thief was paid is no failure"
    assert failed - 2 - seized <= found[MomentKind.RAID_LOST] + found[MomentKind.TRAPPED] <= failed
    assert won - 2 - seized <= found[MomentKind.RAID_WON] + found[MomentKind.EMPTY] <= won
    assert found[MomentKind.WRECKED] == found[MomentKind.CRATE_LOST]
    fled = sum(one.did is Did.FLED for one in happened("cargo_hold", SpecialFired))
    assert fled - 2 <= found[MomentKind.ESCAPED] == found[MomentKind.ELUDED] <= fled
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
TRAPS: Final = {MomentKind.TRAPPED, MomentKind.TRAP}


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


def of_raid(
    crate: tuple[int, ...], winner: int | None, *specials: SpecialFired, money: int = 0
) -> list[Moment]:
    """The moments of a raid of seat 0 against seat 1, by who wins it and what specials do."""
    states, _ = played("cargo_hold")
    game, zero, one = session("cargo_hold").game, Seat(0), Seat(1)
    events: list[Event] = [RaidBegan(zero, one, (SHERIFF,), crate, False), *specials]
    if winner is not None:
        source = Source.DEFENDED if winner else Source.RAIDED
        events.append(CashedIn(Seat(winner), source, (), money, money))
    events.append(RaidEnded(zero, one, None if winner is None else Seat(winner), (), ()))
    step = public_step(game.observe, states[0], events, states[0])
    leads = (MomentKind.LEADS, MomentKind.OVERTAKEN)
    return [each for each in CargoMoments().found(game.box, step, ()) if each.kind not in leads]


@pytest.mark.parametrize(("crate", "small"), [((GOLD, GOLD, GOLD), False), ((MAIL,), True)])
def test_a_raid_that_a_getaway_ends_is_a_moment_though_nobody_wins(
    crate: tuple[int, ...], small: bool
) -> None:
    """CH-24: who left and who was left; a crate for little money is a small one."""
    fled = SpecialFired(Seat(1), Seat(0), GETAWAY, Did.FLED, crate)
    assert of_raid((*crate, GETAWAY), None, fled) == [
        Moment(Seat(1), MomentKind.ESCAPED, small),
        Moment(Seat(0), MomentKind.ELUDED, small),
    ]
    stayed = SpecialFired(Seat(1), Seat(0), GETAWAY, Did.STAYED, ())
    assert of_raid((*crate, GETAWAY), None, stayed) == []


def test_a_diversion_is_a_moment_besides_the_raid() -> None:
    """CH-24: it discards the crate of the raider."""
    gone = SpecialFired(Seat(1), Seat(0), DIVERSION, Did.DIVERTED, (GOLD, GOLD, MAIL))
    found = of_raid((GOLD, DIVERSION), 1, gone, money=300)
    assert found[:2] == [
        Moment(Seat(1), MomentKind.WRECKED),
        Moment(Seat(0), MomentKind.CRATE_LOST),
    ]
    assert {each.kind for each in found[2:]} == {MomentKind.RAID_LOST, MomentKind.DEFENDED}


@pytest.mark.parametrize(("winner", "actor"), [(0, 1), (1, 0)])
def test_cargo_that_a_prison_wagon_takes_from_the_winner_was_no_bluff(
    winner: int, actor: int
) -> None:
    """CH-24: the winner gets nothing, and nobody calls the crate empty."""
    who = Seat(actor), Seat(winner)
    seized = SpecialFired(*who, PRISON_WAGON, Did.SEIZED, (GOLD, GOLD))
    assert of_raid((GOLD, GOLD), winner, seized) == [
        Moment(Seat(actor), MomentKind.WRECKED),
        Moment(Seat(winner), MomentKind.CRATE_LOST),
    ]
    found = of_raid(HOLLOW, winner, SpecialFired(*who, PRISON_WAGON, Did.SEIZED, (MAIL,)))
    bluffs = {MomentKind.EMPTY, MomentKind.DECOY} if winner == 0 else TRAPS
    assert {each.kind for each in found} == bluffs


@pytest.mark.parametrize(("money", "small"), [(450, False), (LARGE_RAID, False), (100, True)])
@pytest.mark.parametrize("winner", [0, 1])
def test_a_raid_for_little_money_is_a_small_moment(money: int, small: bool, winner: int) -> None:
    found = of_raid(RICH, winner, money=money)
    assert [each.is_small for each in found if each.kind is not MomentKind.NEAR] == [small, small]
    assert not any(each.is_small for each in of_raid(HOLLOW, winner, money=50))


def test_money_that_a_thief_took_belongs_to_the_raid() -> None:
    """CH-24: if no cargo is left, the raid still paid."""
    states, _ = played("cargo_hold")
    game, zero, one = session("cargo_hold").game, Seat(0), Seat(1)
    told = RaidBegan(zero, one, (SHERIFF,), RICH, False)
    stolen = CashedIn(zero, Source.STOLEN, (GOLD,), 300, 300)
    paid = CashedIn(zero, Source.RAIDED, (), 0, 300)
    events = paid, RaidEnded(zero, one, zero, (), ())
    step = public_step(game.observe, states[0], events, states[0])
    found = [each.kind for each in CargoMoments().found(game.box, step, (told, stolen))]
    assert found[:2] == [MomentKind.RAID_WON, MomentKind.RAIDED]


def lost_after_a_theft(crate: tuple[int, ...], stolen: int, kept: int) -> list[Moment]:
    """The moments of a raid of seat 0 that seat 1 beats: the Thief took so much, the rest paid."""
    states, _ = played("cargo_hold")
    game, zero, one = session("cargo_hold").game, Seat(0), Seat(1)
    events = (
        RaidBegan(zero, one, (THIEF,), crate, False),
        SpecialFired(zero, one, THIEF, Did.STOLE, crate[-1:]),
        CashedIn(zero, Source.STOLEN, crate[-1:], stolen, stolen),
        CashedIn(one, Source.DEFENDED, crate[:-1], kept, kept),
        RaidEnded(zero, one, one, (), ()),
    )
    step = public_step(game.observe, states[0], events, states[0])
    others = (MomentKind.LEADS, MomentKind.OVERTAKEN, MomentKind.NEAR)
    return [each for each in CargoMoments().found(game.box, step, ()) if each.kind not in others]


@pytest.mark.parametrize("crate", [HOLLOW, RICH])
def test_a_raid_that_lost_after_a_theft_was_not_in_vain(crate: tuple[int, ...]) -> None:
    """CH-24: what a Thief took is the attacker's, whoever wins the raid."""
    assert lost_after_a_theft(crate, stolen=50, kept=300) == []


def test_what_a_thief_took_for_nothing_leaves_the_raid_lost() -> None:
    """CH-24: a raid is a large one by what the defender was paid."""
    for kept, small in ((LARGE_RAID, False), (LARGE_RAID - 50, True)):
        assert lost_after_a_theft(RICH, stolen=0, kept=kept) == [
            Moment(Seat(0), MomentKind.RAID_LOST, small),
            Moment(Seat(1), MomentKind.DEFENDED, small),
        ]


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

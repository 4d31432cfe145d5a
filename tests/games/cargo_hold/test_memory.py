"""Tests: what the computer players of Cargo Hold remember of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from engine import catalog, simulate
from engine.core import Level, Rng, Seat
from engine.games.cargo_hold.actions import Flee
from engine.games.cargo_hold.bots import beliefs, memory
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.levels import EASY, HARD, NORMAL
from engine.games.cargo_hold.bots.memory import CargoMind, SeatRecord
from engine.games.cargo_hold.bots.raid_batch import counts
from engine.games.cargo_hold.bots.rollouts import RolloutState
from engine.games.cargo_hold.bots.search import CargoSearch
from engine.games.cargo_hold.components import GOLD
from engine.games.cargo_hold.events import Delivered, TurnEnding
from engine.match import Player, Session, codec
from engine.match.loader import read
from tests.games.cargo_hold.deals import Match, box, cards

SEATS = 3


def random_match(seed: str) -> Session:
    """A match of random players, which use all that the rules have."""
    game = catalog.game("cargo_hold")
    config = game.configure(SEATS, {})
    players = [Player("computer", Level("random"))] * SEATS
    digest = catalog.components_digest("cargo_hold")
    session = Session(game, config, seed, players, components=digest)
    session.settle()
    simulate.play_out(session)
    return session


def folded(session: Session, viewer: Seat | None) -> Iterator[tuple[CargoMind, int]]:
    """The memory after each moment that the viewer is told of, and the moment's number."""
    mind = memory.blank(Seat(0), SEATS)
    for number, moment in enumerate(session.moments):
        for event in moment.events:
            told = event.seen_by(viewer)
            if told is not None:
                mind = memory.notice(box(), mind, told)
        yield mind, number


@pytest.mark.parametrize("number", range(4))
def test_a_spectator_would_remember_the_same(number: int) -> None:
    session = random_match(f"memory {number}")
    ends = {tuple(one for one, _ in folded(session, viewer)) for viewer in (None, Seat(0), Seat(2))}
    assert len(ends) == 1, "what one seat alone is told was counted"
    assert any(record.sent for record in next(iter(ends))[-1].records)


@pytest.mark.parametrize("number", range(12))
def test_what_was_drawn_and_is_not_gone_lies_in_hand_and_delivery(number: int) -> None:
    session = random_match(f"gone {number}")
    *_, (mind, _) = folded(session, None)
    view = session.view(None)
    for seat, record in enumerate(mind.records):
        there = view.seats[seat].delivery
        crate = 0 if there is None else there.cards
        assert record.crate == crate
        assert record.drawn - sum(record.gone) == view.seats[seat].cards + crate
        assert view.seats[seat].money == record.money
        assert record.sent == sum(record.sizes)
        assert record.raided == sum(record.targets)


def test_what_comes_back_is_not_gone() -> None:
    match = Match("getaway sheriff gold farmhand", "outlaw", seats=3)
    mind = memory.blank(Seat(1), 3)
    match.deliver("getaway sheriff gold farmhand")
    match.rest()
    match.raid(0, "outlaw")
    match.act(0, Flee(True))
    for event in match.log:
        mind = memory.notice(box(), mind, event)
    assert (0, 0, 1) == mind.records[0].gone
    assert (2, 1, 1) == mind.records[0].shown
    assert (1, 0, 0) == mind.records[1].gone
    assert (1, 0, 0) == mind.records[1].raids
    assert (1, 0, 0) == mind.records[1].targets


def test_all_levels_remember_the_same_and_so_does_a_match_that_was_loaded() -> None:
    session = random_match("loaded")
    minds = {level: session.mind(Seat(1), level) for level in (EASY, NORMAL, HARD)}
    loaded = read(codec.encode(session.header, session.journal), catalog).session
    assert loaded is not None
    for level, mind in minds.items():
        assert mind == minds[HARD]
        assert loaded.mind(Seat(1), level) == mind


def test_it_stays_small() -> None:
    sizes = []
    for turns in (1, 60):
        mind = memory.blank(Seat(0), 8)
        for turn in range(turns * 8):
            seat = Seat(turn % 8)
            for event in (Delivered(seat, 1 + turn % 14, True), TurnEnding(seat, True)):
                mind = memory.notice(box(), mind, event)
        sizes.append(len(msgspec.json.encode(mind)))
    assert sizes[1] < sizes[0] * 2


def record(**fields: Any) -> SeatRecord:
    return msgspec.structs.replace(memory.blank(Seat(0), 2).records[0], **fields)


def test_who_never_sends_is_soon_believed_to_send_never() -> None:
    sends = [beliefs.style(record(idle=turns)).sends for turns in range(6)]
    assert sends[0] > 90
    assert sends[5] < 5
    assert sends == sorted(sends, reverse=True)
    # Whoever has sent once is no such seat.
    assert beliefs.style(record(idle=2, sizes=(0, 0, 1, *[0] * 7))).sends > 90


def test_who_never_raids_is_soon_believed_to_raid_never() -> None:
    assert beliefs.style(record(spared=8)).raids < 10
    assert beliefs.style(record(spared=8, raids=(0, 2, 0))).raids > 50


def test_danger_follows_how_often_one_was_raided() -> None:
    usual = beliefs.danger((), 0)
    crates = (0, 0, 6, *[0] * 7)
    found = [
        beliefs.danger((record(sizes=crates), record(targets=(raids, 0))), 0) for raids in (0, 3, 6)
    ]
    assert found[0] < usual < found[1] < found[2] < 100


def test_who_keeps_its_firepower_is_believed_to_hold_more_of_it() -> None:
    match = Match(seats=2)
    # Of 40 cards that it drew it has shown 30, and hardly any firepower among them.
    mine = record(drawn=7)
    keeps = record(drawn=40, gone=(3, 18, 9))
    (found,) = beliefs.lean(box(), match.state, 0, (mine, keeps))
    assert found.seat == 1
    assert found.more[0] > 0 > found.more[1]
    assert sum(found.more) == 0
    stream = Rng("lean")
    worlds = [match.game.determinize(match.state, Seat(0), stream) for _ in range(50)]
    after = [beliefs.leaning(one, [found], stream) for one in worlds]
    before, then = (
        sum(kind < 8 for one in ways for kind in one.hands[1]) for ways in (worlds, after)
    )
    assert then > before + 50 * found.more[0] // 200
    for one in after:
        assert len(one.hands[1]) == len(match.state.hands[1])
        everything = (*one.deck, *one.hands[0], *one.hands[1])
        assert tuple(sorted(everything)) == box().deck
        assert one.hands[0] == match.state.hands[0]


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    match = Match("getaway sheriff gold farmhand", "outlaw", seats=3)
    match.deliver("getaway sheriff gold farmhand")
    match.rest()
    match.raid(0, "outlaw")
    match.act(0, Flee(True))
    leans: list[beliefs.HandLean] = []
    for firepower in (900, -900):
        leans = [beliefs.HandLean(0, (firepower, -firepower, 0))]
        for number in range(20):
            found = beliefs.leaning(match.state, leans, Rng("known", number))
            for kind in cards("sheriff gold farmhand"):
                assert kind in found.hands[0]
    # What may lie in a delivery as well is left as it was dealt.
    match.rest()
    match.rest()
    match.deliver("sheriff")
    assert match.state.known[0].either
    assert match.state == beliefs.leaning(match.state, leans, Rng("either"))


def test_a_crate_is_believed_to_be_like_those_that_were_shown() -> None:
    match = Match("guard gold", seats=2)
    match.deliver("guard gold")
    match.rest()
    worlds = CargoSearch(box(), CargoEvaluation(box()))
    stream = Rng("crates")
    dealt = [match.game.determinize(match.state, Seat(1), stream) for _ in range(worlds.many)]

    def guards(*shown: int) -> float:
        """What share of the cards in the crate is believed to be firepower."""
        records = (record(shown=shown), record())
        guess = worlds.guess(match.view(1), dealt, 0, records if shown else ())
        likely = guess.weight @ guess.cards
        return float(likely[:8].sum() / likely.sum())

    assert guards(0, 12, 0) < guards() < guards(12, 4, 0)


@pytest.mark.parametrize(
    ("style", "sends", "raids"),
    [(beliefs.USUAL, 1, 1), (beliefs.Style(sends=0), 0, 1), (beliefs.Style(raids=0), 1, 0)],
)
def test_it_is_played_on_as_a_seat_is_believed_to_play(
    style: beliefs.Style, sends: int, raids: int
) -> None:
    rows = 100
    ahead = CargoSearch(box(), CargoEvaluation(box())).ahead
    hands = np.tile(counts([(), cards("gold payroll 5*dynamite")]), (rows, 1, 1))
    crates = np.tile(counts([cards("2*gold"), ()]), (rows, 1, 1))
    trail = RolloutState(
        hands,
        crates,
        np.zeros((rows, 2), dtype=np.int64),
        np.tile([1, 0], (rows, 1)),
        np.zeros((rows, 2), dtype=np.int64),
        np.full((rows, 20), GOLD, dtype=np.int64),
        5000,
    )
    trail.styles = (beliefs.USUAL, style)
    ahead.turn(trail, 1)
    assert trail.crates[:, 1].any(-1).sum() == sends * rows
    assert (trail.money[:, 1] > 0).sum() == raids * rows


def test_in_a_share_of_the_matches_a_seat_does_not_send() -> None:
    none = np.zeros((100, 1), dtype=np.int64)
    trail = RolloutState(none, none, none, none, none, none, 5000)
    assert trail.share(0, 30).sum() == 30
    assert (trail.share(0, 30) == trail.share(0, 30)).all()

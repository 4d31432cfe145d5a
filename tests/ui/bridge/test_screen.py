"""Tests: whose eyes the screen shows, and how it goes from one person to the next."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.core import AwaitingSeats, Config, Level, Seat
from engine.match import Player, begin
from tests.toys.games.porters import Passed, Pick, Porters, Private, Put, Revealed
from tests.ui.bridge.conftest import Held
from ui.bridge.base import SecretError, Stepped
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed

A, B, C = Seat(0), Seat(1), Seat(2)
COMPUTER = Player("computer", Level("random"), "Robo")
PEOPLE = (Player(name="Ada"), Player(name="Ben"), Player(name="Cleo"))


@pytest.fixture
def hot(make: Any) -> Any:
    """A match of Porters at one screen, whose computers do not act."""

    def bridge(*players: Player, **options: Any) -> MatchBridge:
        practice = options.pop("practice", False)
        made: MatchBridge = make(
            players or PEOPLE, game=Porters(), options=options, practice=practice, start=False
        )
        return made

    return bridge


def act(bridge: MatchBridge, number: int = 0) -> None:
    """Whoever is here does what it may."""
    seat = bridge.person_to_act()
    assert seat is not None
    assert bridge.submit(seat, [list(bridge.legal(seat))[number]]) is None


def take(bridge: MatchBridge) -> Seat:
    seat = bridge.screen.due
    assert seat is not None
    assert bridge.screen.take(seat)
    return seat


def all_pick(bridge: MatchBridge) -> None:
    for _ in bridge.screen.persons:
        take(bridge)
        act(bridge)


def test_nobody_looks_while_a_handover_is_due(hot: Any) -> None:
    bridge = hot()
    assert (bridge.screen.policy, bridge.viewer(), bridge.screen.due) == ("handed", None, A)
    assert bridge.view() == bridge.public()
    assert not any(bridge.view().hands)
    for ask in (bridge.view, bridge.legal, lambda seat: bridge.preview(seat, []), bridge.since):
        for seat in bridge.seats:
            with pytest.raises(SecretError):
                ask(seat)
    refused = bridge.submit(A, [Pick(1)])
    assert refused is not None
    assert refused.rule == "TURN"
    assert not any(isinstance(event, Private) for event in bridge.log())


def test_only_who_took_the_screen_is_seen(hot: Any) -> None:
    bridge = hot()
    assert not bridge.screen.take(B), "B is not due"
    take(bridge)
    assert bridge.viewer() == A
    assert bridge.view().hands[A]
    assert not any(bridge.view().hands[seat] for seat in (B, C))
    for seat in (B, C):
        with pytest.raises(SecretError):
            bridge.view(seat)


def test_a_pick_covers_before_the_next_hand_is_there(hot: Any) -> None:
    """What the step that ends a look shows is still the view of whoever looked."""
    bridge = hot()
    take(bridge)
    told: list[tuple[str, Seat | None, Any]] = []
    bridge.stepped.connect(lambda s: told.append(("step", bridge.viewer(), s)))
    bridge.screen.covering.connect(lambda due: told.append(("covering", bridge.viewer(), due)))
    bridge.screen.covered.connect(lambda due: told.append(("covered", bridge.viewer(), due)))
    act(bridge)
    kinds = [(kind, viewer) for kind, viewer, _ in told]
    assert kinds == [("step", A), ("covering", A), ("step", None), ("covered", None)] or kinds == [
        ("step", A),
        ("covering", A),
        ("covered", None),
        ("step", None),
    ]
    for kind, _, what in told:
        if kind == "step":
            assert not what.view_after.hands[B]
    assert bridge.screen.due == B


def test_the_screen_goes_round_in_seat_order(hot: Any) -> None:
    bridge = hot()
    order = []
    for _ in PEOPLE:
        order.append(take(bridge))
        act(bridge)
    assert order == [A, B, C]


def test_who_has_picked_looks_again_only_on_request(hot: Any) -> None:
    bridge = hot()
    take(bridge)
    act(bridge)
    assert bridge.screen.requests == (A,)
    assert bridge.screen.take(A)
    act(bridge, -1)
    assert bridge.screen.due == B, "A has decided anew, and B is still to come"
    take(bridge)
    act(bridge)
    take(bridge)
    assert not bridge.screen.take(A), "C looks"
    act(bridge)
    assert bridge.screen.requests == ()
    assert not any(bridge.public().picked), "revealed"


def test_what_is_decided_over_open_cards_needs_no_handover(hot: Any) -> None:
    bridge = hot()
    all_pick(bridge)
    waiting = bridge.awaiting()
    assert isinstance(waiting, AwaitingSeats)
    assert waiting.open
    winner = waiting.due[0]
    assert (bridge.viewer(), bridge.screen.due) == (None, None)
    assert bridge.person_to_act() == winner
    assert bridge.submit(winner, [Put(0)]) is None
    other = next(seat for seat in bridge.seats if seat != winner)
    with pytest.raises(SecretError):
        bridge.legal(other)
    assert bridge.undo()
    assert bridge.submit(winner, [Put(1), Put(2)]) is None
    assert bridge.screen.due == winner, "what it sends is secret"


def test_a_person_who_was_away_is_told_what_it_may_know(hot: Any) -> None:
    bridge = hot()
    all_pick(bridge)
    winner = bridge.person_to_act()
    for space in (0, 1):
        assert bridge.submit(winner, [Put(space)]) is None
    told: list[Stepped] = []
    bridge.stepped.connect(told.append)
    take(bridge)
    assert told[0].cause == "taken"
    assert told[0].view_after.hands[winner], "it begins with what it saw last"
    events = [event for step in told for event in step.events]
    if winner != C:
        assert any(isinstance(event, Revealed) for event in events)
        assert any(isinstance(event, Passed) for event in events)
    secrets = [event for event in events if isinstance(event, Private)]
    assert all(winner in (event.seat, event.to) for event in secrets)
    bridge.screen.cover()
    told.clear()
    take(bridge)
    assert [step.cause for step in told] == ["taken"], "nothing is told twice"


def test_undo_belongs_to_a_seat(hot: Any) -> None:
    for practice in (False, True):
        bridge = hot(practice=practice)
        take(bridge)
        act(bridge)
        assert bridge.undo_reach().count == 0
        assert not bridge.undo()
        take(bridge)
        assert bridge.undo_reach().count == 0, "it was A's, and secret"
        assert not bridge.undo()


def test_with_one_person_there_is_no_handover(hot: Any) -> None:
    bridge = hot(PEOPLE[0], COMPUTER, COMPUTER)
    assert (bridge.screen.policy, bridge.viewer(), bridge.screen.due) == ("own", A, None)
    bridge.screen.cover()
    assert bridge.viewer() == A
    with pytest.raises(SecretError):
        bridge.view(B)


def test_a_seat_that_becomes_a_persons_shows_its_hand_only_behind_the_curtain(hot: Any) -> None:
    bridge = hot(PEOPLE[0], COMPUTER, COMPUTER)
    bridge.set_seat(B, None)
    assert bridge.viewer() is None
    assert bridge.screen.due == A
    bridge = hot(COMPUTER, COMPUTER)
    assert bridge.viewer() is None
    bridge.set_seat(A, None)
    assert (bridge.viewer(), bridge.screen.due) == (None, A), "the only person takes it once"
    take(bridge)
    assert (bridge.screen.policy, bridge.viewer()) == ("own", A)
    bridge = hot()
    take(bridge)
    bridge.set_seat(A, Level("easy"))
    assert bridge.viewer() is None, "who looked is no person any more"
    assert bridge.screen.due == B


def test_open_hands_need_no_curtain(hot: Any) -> None:
    bridge = hot(open=True)
    assert (bridge.screen.policy, bridge.screen.due) == ("open", None)
    assert bridge.viewer() == A
    act(bridge)
    assert bridge.viewer() == B


class Bare(Porters):
    """Hands that nobody has to cover."""

    def covers_hands(self, config: Config) -> bool:
        return False


def test_where_nothing_is_covered_the_next_one_looks_at_once(make: Any) -> None:
    bridge: MatchBridge = make(PEOPLE, game=Bare(), start=False)
    screen, asked = bridge.screen, list[Seat | None]()
    screen.covering.connect(asked.append)
    assert (screen.policy, screen.covers, screen.due) == ("handed", False, None)
    for seat in (A, B, C):
        assert bridge.viewer() == seat
        assert not any(bridge.view().hands[other] for other in {A, B, C} - {seat})
        screen.cover()
        assert bridge.viewer() == seat, "there is nothing to cover"
        screen.away()
        assert bridge.viewer() is None, "a picture of the match shows no hand"
        screen.back()
        assert bridge.viewer() == seat
        act(bridge)
    assert {due for due in asked if due is not None} == set()


def test_a_hint_that_is_sought_is_told_to_nobody_once_the_next_one_looks(qapp: object) -> None:
    """Nothing is covered, so that nothing else stops it."""
    pool, heard = Held(Bare()), list[object]()
    session = begin(Bare(), "hint", PEOPLE, practice=True)
    bridge = MatchBridge(session, cast("Any", pool), Preferences(Speed.OFF))
    bridge.hinted.connect(heard.append)
    bridge.begin()
    bridge.hint()
    assert pool.seats == [A]
    act(bridge)
    assert bridge.viewer() == B
    assert not pool.busy, "B has asked for none"
    bridge.hint()
    assert pool.seats == [B]
    pool.answer(B)
    assert len(heard) == 1
    bridge.close()


def test_a_seat_goes_to_a_computer_and_back_where_nothing_is_covered(qapp: object) -> None:
    pool, heard = Held(Bare()), list[object]()
    session = begin(Bare(), "hint", PEOPLE, practice=True)
    bridge = MatchBridge(session, cast("Any", pool), Preferences(Speed.OFF))
    bridge.hinted.connect(heard.append)
    bridge.begin()
    bridge.hint()
    bridge.set_seat(A, Level("random"))
    assert (bridge.viewer(), bridge.screen.due) == (B, None)
    assert not bridge.view().hands[A]
    assert bridge.view().hands[B]
    assert pool.seats == [A], "it is the computer's turn: nobody's hint"
    bridge.set_seat(A, None)
    assert not pool.busy
    assert (bridge.viewer(), bridge.screen.due) == (B, None), "whoever looks has the screen"
    act(bridge)
    act(bridge)
    assert bridge.viewer() == A
    assert bridge.view().hands[A]
    assert not bridge.view().hands[B]
    assert not heard
    bridge.close()


def test_an_only_person_may_see_a_handover_rehearsed(hot: Any) -> None:
    bridge = hot(PEOPLE[0], COMPUTER, COMPUTER)
    bridge.screen.rehearse()
    assert bridge.viewer() == A, "nobody would ask for the screen"
    bridge.screen.gathers = True
    asked = list[Seat | None]()
    bridge.screen.covered.connect(asked.append)
    bridge.screen.rehearse()
    assert asked == [A]
    assert (bridge.viewer(), bridge.screen.due) == (None, A)
    assert not any(bridge.view().hands)
    bridge.screen.follow()
    assert bridge.viewer() is None, "what happens meanwhile lifts no cover"
    take(bridge)
    assert (bridge.screen.policy, bridge.viewer(), bridge.screen.due) == ("own", A, None)
    bridge.screen.rehearse()
    bridge.screen.back()
    assert (bridge.viewer(), bridge.screen.due) == (A, None), "who comes back has the screen"


def test_at_the_end_everybody_looks(hot: Any) -> None:
    bridge = hot(rounds=1)
    for _ in range(40):
        if bridge.result is not None:
            break
        if bridge.person_to_act() is None:
            take(bridge)
        act(bridge)
    assert bridge.result is not None
    assert (bridge.viewer(), bridge.screen.due) == (None, None)


def happened(bridge: MatchBridge) -> list[str]:
    return [type(event).__name__ for step in bridge.recent() for event in step.events]


def any_event(_event: object) -> bool:
    return True


def test_what_just_happened_is_what_everyone_saw_since_ones_last_turn(hot: Any) -> None:
    """Nothing of it is what one seat alone was told, and no view shows a hand."""
    bridge = hot(open=False)
    assert bridge.recent() == ()
    assert not bridge.has_recent(any_event)
    all_pick(bridge)
    # Spaces are taken over the open table, by whoever may, and end nobody's turn.
    while bridge.screen.due is None:
        act(bridge)
    seat = take(bridge)
    assert bridge.has_recent(any_event)
    told = happened(bridge)
    assert "Revealed" in told
    assert "Private" not in told
    assert "Private" in [type(e).__name__ for step in bridge.since(seat) for e in step.events]
    views = [view for step in bridge.recent() for view in (step.view_before, step.view_after)]
    assert not any(any(view.hands) for view in views)
    assert not bridge.has_recent(lambda event: isinstance(event, Private))


def test_nothing_is_shown_again_while_nobody_looks(hot: Any) -> None:
    bridge = hot()
    all_pick(bridge)
    while bridge.screen.due is None:
        act(bridge)
    assert bridge.viewer() is None
    assert bridge.recent() == ()
    assert not bridge.has_recent(any_event)


def test_what_has_begun_before_is_shown_from_its_beginning(hot: Any) -> None:
    bridge = hot()
    all_pick(bridge)
    while bridge.screen.due is None:
        act(bridge)
    take(bridge)
    least = bridge.recent()
    wanted = sum(len(step.events) for step in least) + 1
    whole = bridge.recent(lambda events: len(events) < wanted)
    assert len(whole) > len(least)
    assert whole[-len(least) :] == least
    assert sum(len(step.events) for step in whole) >= wanted


def test_alone_it_is_the_last_act_and_what_came_of_it(make: Any) -> None:
    bridge = make(practice=True)
    assert bridge.recent() == ()
    for _ in range(3):
        assert bridge.submit(A, [next(iter(bridge.legal(A)))]) is None
    acts = [step for step in bridge.recent() if step.cause == "act"]
    assert len(acts) == 1
    assert acts[0].seat == A
    assert bridge.recent()[-1].view_after == bridge.public()
    assert bridge.undo()
    assert bridge.recent()[-1].view_after == bridge.public()

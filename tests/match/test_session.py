"""Tests: the session: turns, secrets, undo and its fences, sketches, feeds, minds."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine import catalog
from engine.core import (
    LATE,
    OVER,
    TURN,
    Act,
    AwaitingSeats,
    Chance,
    Level,
    NeedsChance,
    Over,
    Refused,
    Seat,
    Sheet,
    Tick,
)
from engine.match import Check, Ended, JournalError, Player, Session, TimeMark, Undo, begin
from tests.match.toy import (
    Committed,
    Dealt,
    DealtHidden,
    Lay,
    OpenToy,
    Pick,
    Revealed,
    Shown,
    Toy,
    View,
)

A, B = Seat(0), Seat(1)
PEOPLE = (Player(name="Ann"), Player(name="Bo"))


def start(seed: str = "TY-1", players: Any = PEOPLE, **options: Any) -> Session:
    practice = options.pop("practice", False)
    return begin(OpenToy() if practice else Toy(), seed, players, options, practice=practice)


def to_laying(session: Session) -> Seat:
    """Play the picks; returns the seat that lays first."""
    for seat in (A, B):
        session.submit(seat, next(iter(session.legal(seat))))
    assert isinstance(session.awaiting, AwaitingSeats)
    return session.awaiting.may[0]


def finish(session: Session) -> None:
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, next(iter(session.legal(seat))))


def test_chance_is_answered_from_the_seed_and_journaled() -> None:
    session = start()
    assert [type(entry) for entry in session.journal] == [Chance, Chance]
    assert start().journal == session.journal
    assert start("TY-2").journal != session.journal


def test_both_seats_may_pick_and_pick_again() -> None:
    session = start()
    assert session.awaiting == AwaitingSeats((A, B), (A, B), clock=True)
    low, high = sorted(session.view(A).hand)
    session.submit(A, Pick(low))
    assert session.awaiting == AwaitingSeats((A, B), (B,), clock=True)
    session.submit(A, Pick(high))
    session.submit(B, next(iter(session.legal(B))))
    revealed = [told.event for told in session.log(A) if isinstance(told.event, Revealed)]
    assert revealed[0].picks[0] == high


def test_refusals_change_nothing() -> None:
    session = start()
    before = session.journal, session.moments
    missing = next(card for card in range(1, 7) if card not in session.view(A).hand)
    for action, expected in ((Pick(missing), "TY-1"), (Lay(0), "TY-2")):
        with pytest.raises(Refused) as refused:
            session.submit(A, action)
        assert refused.value.rule == expected
    with pytest.raises(Refused) as refused:
        session.submit(Seat(7), Pick(1))
    assert refused.value.rule == TURN
    assert (session.journal, session.moments) == before


def test_an_act_out_of_turn_and_one_after_the_end_are_refused() -> None:
    session = start()
    first = to_laying(session)
    with pytest.raises(Refused) as refused:
        session.submit(Seat(1 - first), Lay(0))
    assert refused.value.rule == TURN
    finish(session)
    with pytest.raises(Refused) as refused:
        session.submit(A, Lay(0))
    assert refused.value.rule == OVER


def test_an_answer_to_an_earlier_decision_is_late() -> None:
    session = start(practice=True)
    at = session.decision(A)
    session.submit(B, Pick(session.view(B).hand[0]))
    assert session.decision(A) == at, "another seat's act is not an answer to this decision"
    session.submit(A, Pick(session.view(A).hand[0]), at=at)
    with pytest.raises(Refused) as refused:
        session.submit(A, Lay(0), at=at)
    assert refused.value.rule == LATE


def test_undo_makes_what_was_thought_before_it_late() -> None:
    session = start()
    seat = to_laying(session)
    at = session.decision(seat)
    session.submit(seat, Lay(2))
    assert session.undo()
    with pytest.raises(Refused) as refused:
        session.submit(seat, Lay(2), at=at)
    assert refused.value.rule == LATE


def test_undo_stops_at_what_was_revealed() -> None:
    session = start()
    seat = to_laying(session)
    assert session.undo_reach() == (0, "revealed")
    session.submit(seat, Lay(2))
    session.submit(seat, Lay(3))
    assert session.undo_reach() == (2, "revealed")
    assert session.undo()
    assert session.undo()
    assert not session.undo()
    assert session.view(seat).row == (-1,) * 6


def test_undo_stops_where_another_seat_acted() -> None:
    session = start(rounds=1)
    seat = to_laying(session)
    session.submit(seat, Lay(2))
    session.submit(seat, Lay(3))
    other = Seat(1 - seat)
    session.submit(other, Lay(0))
    assert session.undo_reach() == (0, "over")
    longer = start()
    seat = to_laying(longer)
    for space in (2, 3):
        longer.submit(seat, Lay(space))
    longer.submit(Seat(1 - seat), Lay(0))
    assert longer.undo_reach() == (0, "revealed"), "the next cards were dealt"


def test_undo_stops_at_a_hidden_commitment() -> None:
    session = start()
    session.submit(A, Pick(session.view(A).hand[0]))
    assert session.undo_reach() == (0, "hidden")
    assert not session.undo()


def test_undo_never_takes_back_a_computers_act() -> None:
    players = (Player("computer", Level("hard")), Player())
    session = start(players=players)
    seat = to_laying(session)
    session.submit(seat, Lay(1))
    expected = (0, "other seat") if seat == A else (1, "revealed")
    assert session.undo_reach() == expected


def test_undo_then_redo_is_identity() -> None:
    session = start()
    seat = to_laying(session)
    session.submit(seat, Lay(2))
    session.submit(seat, Lay(3))
    after = session.moments
    session.undo()
    session.undo()
    assert session.can_redo
    assert session.redo()
    assert session.redo()
    assert not session.redo()
    assert session.moments == after


def test_a_new_act_forgets_what_was_taken_back() -> None:
    session = start()
    seat = to_laying(session)
    session.submit(seat, Lay(2))
    session.undo()
    session.submit(seat, Lay(4))
    assert not session.can_redo
    assert session.view(None).row[4] == seat


def test_practice_lifts_the_fences() -> None:
    session = start(practice=True)
    finish(session)
    acts = sum(isinstance(entry, Act) for entry in session.journal)
    assert session.undo_reach() == (acts, "start")
    end = session.moments
    for _ in range(acts):
        assert session.undo()
    assert session.undo_reach() == (0, "start")
    assert session.inputs == 2
    while session.redo():
        pass
    assert session.moments == end
    assert isinstance(session.awaiting, Over)


def test_in_practice_nobody_takes_back_what_another_did_in_secret() -> None:
    """Nor does anybody see it by undo: with several people and secrets the fences stay."""
    session = begin(Toy(), "TY-1", PEOPLE, {}, practice=True)
    strict = begin(Toy(), "TY-1", PEOPLE, {})
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        act = next(iter(session.legal(seat)))
        for each in (session, strict):
            each.submit(seat, act)
        assert session.undo_reach() == strict.undo_reach()
    assert session.undo_reach().why != "start"


def test_alone_against_computers_practice_takes_back_what_was_secret() -> None:
    computer = Player("computer", Level("easy"))
    session = begin(Toy(), "TY-1", (Player(), computer), {}, practice=True)
    finish(session)
    own = [entry for entry in session.journal if isinstance(entry, Act) and entry.seat == A]
    for _ in own:
        assert session.undo()
    assert not session.undo()
    assert session.inputs == 2


def test_practice_undo_goes_back_to_the_persons_own_act() -> None:
    session = start(players=(Player(), Player("computer", Level("easy"))), practice=True)
    session.submit(A, Pick(session.view(A).hand[0]))
    session.submit(B, Pick(session.view(B).hand[0]))
    assert session.undo_reach().acts == 1
    session.undo()
    assert session.inputs == 2
    assert session.journal[-1] == Undo(2)
    assert session.redo()
    assert session.inputs == 4


def test_the_end_is_checked_and_journaled() -> None:
    session = start()
    finish(session)
    assert isinstance(session.journal[-2], Check)
    assert session.journal[-1] == Ended(session.result)  # type: ignore[arg-type]


def test_a_preview_changes_nothing_and_stops_before_anothers_decision() -> None:
    session = start()
    seat = to_laying(session)
    before = session.journal
    preview = session.preview(seat, [Lay(0), Lay(5), Lay(3)])
    assert preview.done == 2
    assert preview.refusal is None
    assert preview.view.row == (seat, -1, -1, -1, -1, seat)
    assert preview.sheet[seat].points("ends") == 4
    assert session.journal == before
    assert session.view(seat).row == (-1,) * 6


def test_a_preview_tells_the_refusal_and_keeps_what_went_before() -> None:
    session = start()
    seat = to_laying(session)
    preview = session.preview(seat, [Lay(4), Lay(4)])
    assert preview.done == 1
    assert preview.refusal == Refused("TY-3", "taken", cell=(4, 0))
    assert session.preview(Seat(1 - seat), [Lay(0)]).refusal == Refused(TURN, seat=Seat(1 - seat))


def test_a_preview_knows_no_secret() -> None:
    """It ends before a step that reveals or conceals: what that shows would be made up."""
    session = start()
    card = session.view(A).hand[0]
    concealed = session.preview(A, [Pick(card)])
    assert (concealed.done, concealed.secret, concealed.refusal) == (0, True, None)
    assert (concealed.events, concealed.view) == ((), session.view(A))
    session.submit(B, Pick(session.view(B).hand[0]))
    revealed = session.preview(A, [Pick(card), Lay(0)])
    assert (revealed.done, revealed.secret, revealed.refusal) == (0, True, None)
    assert revealed.events == ()
    refused = session.preview(A, [Pick(99)])
    assert (refused.done, refused.secret, refused.refusal) == (
        0,
        False,
        Refused("TY-1", "not in hand"),
    )


def test_several_acts_are_entered_whole_or_not_at_all() -> None:
    session = start()
    seat = to_laying(session)
    before = session.journal, session.moments
    with pytest.raises(Refused) as refused:
        session.submit(seat, Lay(0), Lay(0))
    assert refused.value.key == "TY-3/taken"
    with pytest.raises(Refused) as refused:
        session.submit(seat, Lay(0), Lay(1), Lay(2))
    assert refused.value.rule == TURN, "the third lay is the other seat's"
    assert (session.journal, session.moments) == before
    told: list[int] = []
    session.watch(lambda changes: told.append(len(changes)))
    assert len(session.submit(seat, Lay(0), Lay(1))) == 2
    assert told == [2], "in one batch"


def test_a_secret_act_is_entered_only_as_the_last_one() -> None:
    session = start()
    session.submit(B, Pick(session.view(B).hand[0]))
    before = session.journal
    low, high = session.view(A).hand
    with pytest.raises(Refused) as refused:
        session.submit(A, Pick(low), Pick(high))
    assert refused.value.rule == TURN
    assert session.journal == before


class Skims(Toy):
    """Draws from less than its family has left."""

    def awaiting(self, state: Any) -> Any:
        awaiting = super().awaiting(state)
        if isinstance(awaiting, NeedsChance):
            request = awaiting.request
            return NeedsChance(msgspec.structs.replace(request, of=request.of[1:]))
        return awaiting


class Restocks(Toy):
    """Puts what was played into the deck again, and goes on with the same family."""

    def awaiting(self, state: Any) -> Any:
        awaiting = super().awaiting(state)
        if isinstance(awaiting, NeedsChance) and state.round:
            request = awaiting.request
            return NeedsChance(msgspec.structs.replace(request, of=request.whole))
        return awaiting


def test_chance_is_asked_of_what_its_family_has_left_alone() -> None:
    with pytest.raises(ValueError, match="has left"):
        begin(Skims(), "TY-1", PEOPLE)
    session = begin(Restocks(), "TY-1", PEOPLE)
    with pytest.raises(ValueError, match="has left"):
        finish(session)


def test_what_undo_takes_back_a_family_has_again() -> None:
    session = start(practice=True)
    finish(session)
    while session.undo():
        pass
    finish(session)
    assert session.result is not None


def test_feeds_hold_what_each_seat_was_told() -> None:
    session = start()
    to_laying(session)
    mine = [told.event for told in session.feed(A)]
    theirs = [told.event for told in session.feed(None)]
    assert isinstance(mine[0], Dealt)
    assert isinstance(mine[1], DealtHidden)
    assert [type(event) for event in theirs[:2]] == [DealtHidden, DealtHidden]
    assert any(isinstance(event, Shown) for event in mine)
    assert not any(isinstance(event, Shown) for event in theirs)
    assert not any(isinstance(told.event, Shown) for told in session.log(A))
    assert session.feed(A, since=session.inputs) == ()


def test_feeds_forget_what_was_taken_back() -> None:
    session = start()
    seat = to_laying(session)
    before = session.feed(seat)
    session.submit(seat, Lay(1))
    assert len(session.feed(seat)) == len(before) + 1
    session.undo()
    assert session.feed(seat) == before


def test_a_mind_is_a_fold_over_the_feed() -> None:
    session = start()
    hard = Level("hard")
    seen = []
    while isinstance(session.awaiting, AwaitingSeats):
        seen.append(session.mind(A, hard))
        seat = session.awaiting.due[0]
        session.submit(seat, next(iter(session.legal(seat))))
        assert session.mind(A, hard) == tuple(told.event for told in session.feed(A))
        if session.undo_reach().acts:
            session.undo()
            assert session.mind(A, hard) == tuple(told.event for told in session.feed(A))
            session.redo()
    assert len(set(map(len, seen))) > 1


def test_a_bot_asked_twice_answers_the_same_and_undo_changes_nothing() -> None:
    session = start(players=(Player("computer", Level("hard")),) * 2)
    seat = to_laying(session)
    first = list(session.think(seat))
    session.submit(seat, first[-1].best)
    session.undo()
    assert list(session.think(seat)) == first
    assert len(first) == 2


def test_the_random_level_needs_no_bot() -> None:
    session = start(players=(Player("computer", Level("random")),) * 2)
    chosen = list(session.think(A))[-1].best
    assert chosen in session.legal(A)
    with pytest.raises(ValueError, match="person"):
        start().question(A)
    assert list(start().think(A, Level("easy")))[-1].best in start().legal(A)


def test_watchers_get_each_change_with_the_views_of_a_seat() -> None:
    session = start()
    seen: list[Any] = []
    stop = session.watch(seen.extend)
    session.submit(A, Pick(session.view(A).hand[0]))
    (change,) = seen
    assert change.cause == ("act", A)
    before, events, after = change.seen_by(None)
    assert before.committed == (False, False)
    assert after.committed == (True, False)
    assert events == (Committed(A),)
    stop()
    session.submit(B, Pick(session.view(B).hand[0]))
    assert len(seen) == 1


def test_a_watcher_may_submit_and_everyone_hears_in_order() -> None:
    session = start()
    heard: list[str] = []

    def answers(changes: Any) -> None:
        if changes[0].cause == ("act", A):
            session.submit(B, Pick(session.view(B).hand[0]))

    session.watch(answers)
    session.watch(lambda changes: heard.extend(str(change.cause.seat) for change in changes))
    session.submit(A, Pick(session.view(A).hand[0]))
    assert heard == ["0", "1"]


COMPUTER = Player("computer", Level("easy"))
ANN = Player(name="Ann")


def hands(*players: Player, **options: Any) -> Session:
    """A match of Carry On, whose seats hold hidden cards."""
    return begin(catalog.game("carry_on"), "CO-1", players, options)


def test_a_person_who_takes_a_computers_seat_over_sees_its_hidden_cards() -> None:
    session = hands(ANN, COMPUTER, COMPUTER)
    assert [session.exposes(seat) for seat in session.seats] == [False, True, True]
    session.seat(Seat(2), Player("computer", Level("hard")))
    assert not session.exposed
    session.seat(Seat(2), Player())
    assert not session.exposes(Seat(2)), "a person has it by now"
    session.seat(Seat(2), COMPUTER)
    assert session.exposes(Seat(2)), "it plays on with cards of its own"
    session.seat(Seat(1), Player())
    session.seat(Seat(2), Player())
    assert session.exposed == (Seat(2), Seat(1))


def test_whoever_has_played_at_no_other_seat_sees_nothing_new() -> None:
    alone = hands(ANN, COMPUTER, COMPUTER)
    alone.seat(A, COMPUTER)
    assert not alone.exposes(A), "they come back to their own cards"
    alone.seat(A, ANN)
    assert alone.exposed == ()
    watched = hands(COMPUTER, COMPUTER, COMPUTER)
    assert not watched.exposes(B)
    watched.seat(B, ANN)
    watched.seat(B, COMPUTER)
    assert watched.exposed == ()
    assert watched.exposes(A), "they know the cards of another seat"


def test_a_seat_of_someone_who_left_for_a_while_is_the_computers_meanwhile() -> None:
    session = hands(ANN, Player(name="Bo"), COMPUTER)
    session.seat(B, COMPUTER)
    assert session.exposes(B), "nobody knows whether it is Bo who is back"
    session.seat(B, Player(name="Bo"))
    assert session.exposed == (B,)


@pytest.mark.parametrize(
    ("game", "options"), [("carry_on", {"open-hands": True}), ("pack_the_essentials", {})]
)
def test_where_nothing_is_hidden_nothing_is_exposed(game: str, options: dict[str, Any]) -> None:
    session = begin(catalog.game(game), "XX-1", (ANN, COMPUTER, COMPUTER), options)
    assert not session.exposes(B)
    session.seat(B, Player())
    assert session.exposed == ()


def test_locked_seats_refuse_every_change_and_a_replay_does_not() -> None:
    session = hands(ANN, COMPUTER, COMPUTER)
    session.seats_locked = True
    before = session.journal
    for seat, player in ((A, COMPUTER), (B, Player()), (B, Player("computer", Level("hard")))):
        with pytest.raises(JournalError, match="locked"):
            session.seat(seat, player)
    assert before == session.journal
    session.seats_locked = False
    session.seat(B, Player())
    again = hands(ANN, COMPUTER, COMPUTER)
    again.seats_locked = True
    again.enter(session.journal[-1])
    assert again.players == session.players


def test_someone_else_takes_the_seat() -> None:
    session = start()
    session.seat(B, Player("computer", Level("easy")))
    assert session.players[1].level == "easy"
    assert session.header.players == PEOPLE
    for wrong in (Player("computer", Level("genius")), Player(name="x" * 61), Player(name="\n")):
        with pytest.raises(JournalError):
            session.seat(B, wrong)
    with pytest.raises(JournalError):
        session.seat(Seat(2), Player())


def test_chance_may_be_typed_in() -> None:
    game = Toy()
    session = Session(game, game.configure(2, {}), "box", PEOPLE, given=True)
    session.settle()
    assert session.inputs == 0
    with pytest.raises(JournalError):
        session.answer((6, 6, 6))
    session.answer((6, 6))
    session.answer((1, 1))
    assert session.view(A).hand == (6, 6)
    assert isinstance(session.awaiting, AwaitingSeats)


@pytest.mark.parametrize("seed", ["x" * 201, "\ud800"])
def test_a_seed_is_bounded_text(seed: str) -> None:
    with pytest.raises(JournalError):
        start(seed)


def test_time_is_marked_and_never_goes_back() -> None:
    session = start()
    session.advance_to(Tick(60))
    assert (60, 0) == (session.tick, session.marked)
    session.advance_to(Tick(59))
    assert session.tick == 60
    session.mark()
    assert (60, 60) == (session.tick, session.marked)
    journal = session.journal
    session.mark()
    assert journal == session.journal, "one mark says it"
    with pytest.raises(JournalError):
        session.enter(TimeMark(Tick(59)))
    session.submit(A, Pick(session.view(A).hand[0]), tick=Tick(30))
    assert session.tick == 60, "an act for a closed tick is stamped with the first open one"
    session.submit(A, Pick(session.view(A).hand[0]), tick=Tick(90))
    assert session.tick == 90
    assert session.undo_reach() == (0, "hidden")


def test_time_is_marked_only_while_a_clock_runs() -> None:
    session = start()
    to_laying(session)
    journal = session.journal
    session.advance_to(Tick(60))
    session.mark()
    assert (0, journal) == (session.tick, session.journal)
    with pytest.raises(JournalError):
        session.enter(TimeMark(Tick(60)))
    assert journal == session.journal


def test_nobody_sits_down_after_the_end() -> None:
    """Else the last line were not the result, and the match would be offered to continue."""
    session = start(practice=True)
    finish(session)
    journal = session.journal
    with pytest.raises(JournalError, match="over"):
        session.seat(A, Player(name="Cy"))
    assert journal == session.journal
    assert session.undo()
    session.seat(A, Player(name="Cy"))
    assert session.players[A].name == "Cy"


def test_redo_ends_when_somebody_else_sits_down() -> None:
    session = start(practice=True)
    finish(session)
    assert session.undo()
    session.seat(A, Player("computer", Level("easy")))
    assert not session.can_redo
    assert not session.redo()


def test_what_is_timed_is_not_undone() -> None:
    session = start()
    session.advance_to(Tick(5))
    session.mark()
    assert session.undo_reach() == (0, "time")
    assert not session.undo()


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work takes."""
    count = 0

    def trace(_frame: object, event: str, _arg: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before, swept = sys.gettrace(), gc.isenabled()
    # What somebody else left would be counted where it is swept up meanwhile.
    gc.disable()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
        if swept:
            gc.enable()
    return count


@pytest.mark.parametrize("way", ["undo", "redo"])
def test_taking_back_costs_the_same_however_much_time_went_by(way: str) -> None:
    """A belt that ran for an hour makes no press dearer, nor the reading of it from a file."""

    def cost(marks: int) -> int:
        session = start(practice=True)
        session.submit(A, Pick(session.view(A).hand[0]))
        for tick in range(1, marks + 1):
            session.advance_to(Tick(tick))
            session.mark()
        if way == "redo":
            session.undo()
            return lines_run(session.redo)
        return lines_run(session.undo)

    assert cost(16) == cost(160)


class Counting(OpenToy):
    """Counts how often score sheets are written."""

    sheets = 0

    def sheet(self, view: View) -> tuple[Sheet, ...]:
        self.sheets += 1
        return super().sheet(view)


def test_an_end_that_is_taken_back_and_done_again_is_summed_up_once() -> None:
    """Each time it has a check line, and a file may hold thousands of them."""
    game = Counting()
    session = begin(game, "TY-1", PEOPLE, {}, practice=True)
    finish(session)

    def again(times: int) -> int:
        before = game.sheets
        for _ in range(times):
            assert session.undo()
            assert session.redo()
        return game.sheets - before

    assert again(1) == again(20)
    assert sum(isinstance(entry, Check) for entry in session.journal) > 20

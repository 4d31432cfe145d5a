"""Tests: time in the timed form, through sessions: acts with ticks, replay, clock options."""

from __future__ import annotations

import time

import pytest

from engine import catalog
from engine.core import Act, AwaitingSeats, ConfigError, Level, Refused, Rng, Seat, Tick
from engine.games.wheres_my_luggage.actions import Grab, Ready, TurnOver
from engine.games.wheres_my_luggage.events import Done, Grabbed, LookEnded
from engine.games.wheres_my_luggage.view import NONE
from engine.match import Entry, Player, Session, Timekeeper, TimeMark, codec, loader
from engine.match.journal import MAX_TICK, JournalError
from engine.match.timeline import ReplayTimeline
from engine.match.timing import TIME_MARK_INTERVAL_TICKS
from engine.simulate import play_out

GAME = "wheres_my_luggage"


def begin(seats: int = 2, levels: tuple[str, ...] = (), **options: str | int | bool) -> Session:
    """A session just dealt."""
    game = catalog.game(GAME)
    players = [Player("computer", Level(level)) for level in levels]
    digest = catalog.components_digest(GAME)
    session = Session(game, game.configure(seats, options), "WL time", players, components=digest)
    session.settle()
    return session


def wanted(session: Session, seat: int) -> list[int]:
    """The slots that a seat could take from."""
    return [action.slot for action in session.legal(Seat(seat))]


def test_wl_30_an_act_names_the_slot_and_carries_its_tick() -> None:
    session = begin()
    slot = wanted(session, 0)[0]
    session.submit(Seat(0), Grab(slot), tick=Tick(123))
    assert b'"slot"' in (data := codec.encode(session.header, session.journal))
    assert b"123" in data
    assert (123, 123) == (session.tick, session.view(None).seats[0].hand.since)


def test_wl_30_what_lies_in_a_slot_does_not_follow_from_time() -> None:
    session = begin()
    belt = session.view(None).belt
    session.advance_to(Tick(7777))
    assert belt == session.view(None).belt
    assert 7777 == session.view(None).tick


def test_wl_30_a_match_is_replayed_exactly_from_its_journal() -> None:
    session = begin(3, ("hard", "normal", "easy"))
    play_out(session)
    data = codec.encode(session.header, session.journal)
    again = loader.read(data, catalog).session
    assert again is not None
    assert session.moments == again.moments


def test_wl_18_of_acts_in_the_same_tick_the_engines_order_decides_not_their_arrival() -> None:
    taken: list[list[int]] = []
    for tick in (100, 101):
        for order in ((0, 1), (1, 0)):
            session = shared()
            slot = wanted(session, 0)[0]
            assert slot in wanted(session, 1)
            late: list[tuple[int, str]] = []

            def refused(seat: Seat, why: Refused, late: list[tuple[int, str]] = late) -> None:
                late.append((seat, why.key))

            keeper = Timekeeper(session, refused)
            for seat in order:
                keeper.post(Seat(seat), Grab(slot), Tick(tick))
            keeper.advance_to(Tick(tick + 1))
            held = [n for n, seat in enumerate(session.view(None).seats) if seat.hand]
            assert [(1 - held[0], "WL-18/gone")] == late
            taken.append(held)
    assert taken[0] == taken[1]
    assert taken[2] == taken[3]
    assert taken[0] != taken[2], "the first word goes round"


def shared() -> Session:
    """A session in which both seats seek a tile of the same type."""
    game = catalog.game(GAME)
    for number in range(100):
        session = Session(game, game.configure(2, {}), f"WL shared {number}")
        session.settle()
        kinds = {game.box.kinds[seat.passenger] for seat in session.view(None).seats}
        if len(kinds) == 1:
            return session
    raise AssertionError("no deal is like that")


@pytest.mark.parametrize("step", [1, 7, 60, 1000])
def test_wl_34_looks_end_at_their_tick_whatever_the_frame_rate(step: int) -> None:
    session = begin()
    session.submit(Seat(0), Grab(wanted(session, 0)[0]), tick=Tick(10))
    session.submit(Seat(1), Grab(wanted(session, 1)[0]), tick=Tick(33))
    for tick in range(33, 1100, step):
        session.advance_to(Tick(tick))
    ends = [told.event.tick for told in session.feed(None) if isinstance(told.event, LookEnded)]
    assert [70, 93] == ends


def test_wl_34_a_look_survives_saving_and_resuming() -> None:
    session = begin()
    session.submit(Seat(0), Grab(wanted(session, 0)[0]), tick=Tick(10))
    session.advance_to(Tick(40))
    session.mark()
    data = codec.encode(session.header, session.journal)
    again = loader.read(data, catalog).session
    assert again is not None
    assert 40 == again.tick
    assert session.view(Seat(0)) == again.view(Seat(0))
    for one in (session, again):
        one.advance_to(Tick(70))
        assert None is one.view(None).seats[0].hand
    assert session.view(None) == again.view(None)


@pytest.mark.parametrize("options", [{"tempo": 25}, {"tempo": 200}, {"steps": True}])
def test_wl_31_tempo_and_step_mode_change_nothing_in_the_rules(
    options: dict[str, int | bool],
) -> None:
    levels = ("normal", "easy")
    plain, other = begin(2, levels), begin(2, levels, **options)
    play_out(plain)
    play_out(other)
    assert plain.moments == other.moments
    name, value = next(iter(options.items()))
    assert value == other.config[name]


@pytest.mark.parametrize("tempo", [0, 30, 225])
def test_wl_31_tempo_is_25_to_200_percent_in_steps_of_25(tempo: int) -> None:
    with pytest.raises(ConfigError, match="between 25 and 200 in steps of 25"):
        begin(tempo=tempo)


def test_wl_32_a_gate_holds_the_tile_whose_centre_is_within_half_a_slot() -> None:
    session = begin()
    belt = catalog.game(GAME).box.belt
    for tick in (0, 14, 15, 16, 29, 1439):
        slot = belt.at(tick, 0)
        away = belt.place(slot, tick)
        assert min(away, belt.length - away) <= 15
    # What is in the gate is named by its slot, wherever it is by then.
    slot = wanted(session, 0)[0]
    session.submit(Seat(0), Grab(slot), tick=Tick(belt.ahead(slot, 0, 0)))
    assert NONE == session.view(None).belt[slot]


def test_wl_32_a_wrong_type_is_refused_without_cost() -> None:
    session = begin()
    right = wanted(session, 0)
    wrong = next(
        s for s, kind in enumerate(session.view(None).belt) if kind >= 0 and s not in right
    )
    before = session.view(Seat(0))
    with pytest.raises(Refused, match="WL-12: type"):
        session.submit(Seat(0), Grab(wrong))
    assert before == session.view(Seat(0))
    session.submit(Seat(0), Grab(right[0]))
    events = [told.event for told in session.feed(None) if isinstance(told.event, Grabbed)]
    assert [right[0]] == [event.slot for event in events]


def test_three_minutes_of_four_seats_are_wound_quickly() -> None:
    session = begin(4)
    began = time.process_time()
    for tick in range(1, 10_801):
        session.advance_to(Tick(tick))
    # A third of that on the slowest machine known; ten times as much would be a fault.
    assert time.process_time() - began < 2


def steered(session: Session, ticks: int) -> None:
    """Let so much time pass; computers act, persons do not, and all are ready at once."""
    keeper = Timekeeper(session)
    end = session.tick + ticks
    while session.tick < end and isinstance(session.awaiting, AwaitingSeats):
        for seat in keeper.bots_without_plan():
            *_, last = session.think(seat)
            keeper.plan(seat, last, session.tick)
        keeper.advance_to(Tick(session.tick + 1))
        if not session.is_clocked and isinstance(session.awaiting, AwaitingSeats):
            session.submit(session.awaiting.due[0], Ready())
    keeper.close()


def reopened(session: Session) -> Session:
    """The match as its file gives it."""
    again = loader.read(codec.encode(session.header, session.journal), catalog).session
    assert again is not None
    return again


@pytest.mark.parametrize("cut", range(0, 2000, 173))
def test_wl_34_a_killed_match_goes_on_at_most_five_seconds_before(cut: int) -> None:
    session = begin(3, ("normal", "hard", "easy"))
    steered(session, 50 + cut)
    again = reopened(session)
    assert 0 <= session.tick - again.tick <= TIME_MARK_INTERVAL_TICKS
    # Nobody has done anything in what is lost: time alone brings it back.
    again.advance_to(session.tick)
    for seat in (None, *session.seats):
        assert session.view(seat) == again.view(seat)
    assert play_out(again).scores


def test_wl_14_an_act_in_the_tick_of_done_comes_too_late() -> None:
    session = begin(2, ("hard", "hard"))
    play_out(session)
    number = next(
        n for n, m in enumerate(session.moments) if any(isinstance(e, Done) for e in m.events)
    )
    done = session.moments[number].given
    assert isinstance(done, TimeMark)
    again = forged(session, number)
    heard: list[tuple[Seat, str]] = []
    keeper = Timekeeper(again, lambda seat, refused: heard.append((seat, refused.key)))
    free = next(s for s in again.seats if again.view(None).seats[s].passenger != NONE)
    keeper.post(free, Grab(0), done.tick)
    keeper.advance_to(Tick(done.tick + 1))
    assert done.tick == again.tick
    assert [(free, "LATE")] == heard
    # Nor does a file say that somebody was ready while time went on.
    with pytest.raises(Refused, match="LATE"):
        forged(session, number).enter(Act(free, Ready(), Tick(done.tick + 1)))
    with pytest.raises(JournalError):
        forged(session, number).enter(TimeMark(Tick(done.tick + 1)))


def forged(session: Session, number: int) -> Session:
    """The match just before an input."""
    again = begin(2, ("hard", "hard"))
    for moment in session.moments[again.inputs + 1 : number]:
        assert moment.given is not None
        again.enter(moment.given)
    return again


def test_wl_35_what_it_knows_is_the_same_before_and_after_time_is_journaled() -> None:
    session = begin(4, ("hard", "normal", "easy", "hard"))
    for _ in range(40):
        steered(session, 37)
        minds = [session.mind(seat, Level("hard")) for seat in session.seats]
        again = reopened(session)
        again.advance_to(session.tick)
        assert minds == [again.mind(seat, Level("hard")) for seat in again.seats]
        for seat in session.seats:
            assert session.question(seat, Level("hard")) == again.question(seat, Level("hard"))


def test_seats_change_hands_in_the_middle_of_a_round() -> None:
    session = begin(2)
    steered(session, 400)
    assert not [m for m in session.moments if isinstance(m.given, Act)]
    for seat, player in (
        (0, Player("computer", Level("hard"))),
        (1, Player("computer", Level("easy"))),
        (0, Player()),
    ):
        before = session.tick
        session.seat(Seat(seat), player)
        steered(session, 500)
        acted = {m.given.seat for m in session.moments if isinstance(m.given, Act)}
        assert session.tick == before + 500
        assert seat in acted
        assert reopened(session).moments == session.moments
    # What was in the first seat's hand when it was given back was looked at to its end.
    assert None is session.view(None).seats[0].hand
    session.submit(Seat(0), Grab(wanted(session, 0)[0]))


@pytest.mark.parametrize("number", range(4))
def test_in_practice_undo_and_redo_go_through_a_running_round(number: int) -> None:
    game = catalog.game(GAME)
    digest = catalog.components_digest(GAME)
    session = Session(
        game, game.configure(2, {}), f"practice {number}", practice=True, components=digest
    )
    session.settle()
    stream = Rng("practice", number)
    for _ in range(60):
        session.advance_to(Tick(session.tick + 1 + stream.below(50)))
        awaiting = session.awaiting
        assert isinstance(awaiting, AwaitingSeats)
        what = stream.below(8)
        if what == 0:
            session.undo()
        elif what == 1:
            session.redo()
        elif what == 2:
            session.mark()
        elif awaiting.may:
            seat = stream.choice(awaiting.may)
            session.submit(seat, session.legal(seat).sample(stream))
        assert session.view(None).tick == session.tick
    session.mark()
    again = reopened(session)
    assert session.moments == again.moments
    assert session.view(Seat(0)) == again.view(Seat(0))


def test_a_file_of_nothing_but_marks_opens_and_is_watched_quickly() -> None:
    session = begin()
    marks = [TimeMark(Tick(7 * (n + 1))) for n in range(codec.MAX_LINES - len(session.journal) - 1)]
    data = codec.encode(session.header, [*session.journal, *marks])
    began = time.process_time()
    again = loader.read(data, catalog)
    assert None is again.problem
    assert again.session is not None
    # A third of that on the slowest machine known.
    assert time.process_time() - began < 6
    began = time.process_time()
    timeline = ReplayTimeline.wound(again.session)
    frames = range(0, timeline.length, timeline.length // 500)
    assert list(frames) == [timeline.view(timeline.spot(frame), None).tick for frame in frames]
    assert time.process_time() - began < 2


@pytest.mark.parametrize(
    "forgery",
    [
        pytest.param([TimeMark(Tick(500)), TimeMark(Tick(500))], id="a mark twice"),
        pytest.param([TimeMark(Tick(500)), TimeMark(Tick(499))], id="time that goes back"),
        pytest.param([TimeMark(Tick(500)), Act(Seat(0), Ready(), Tick(3))], id="an act before it"),
        pytest.param([TimeMark(Tick(0))], id="a mark of no time"),
        pytest.param([TimeMark(MAX_TICK), TimeMark(Tick(MAX_TICK + 1))], id="more than a day"),
        pytest.param([TimeMark(MAX_TICK), Act(Seat(0), Ready(), Tick(10**18))], id="for ever"),
    ],
)
def test_a_file_whose_time_cannot_be_opens_before_it(forgery: list[Entry]) -> None:
    session = begin()
    good = [*session.journal, *forgery[:-1]]
    reading = loader.read(codec.encode(session.header, [*good, forgery[-1]]), catalog)
    assert reading.problem is not None
    assert reading.session is not None
    assert good == list(reading.session.journal)


def test_a_clock_mark_where_no_clock_runs_is_refused() -> None:
    game = catalog.game(GAME)
    digest = catalog.components_digest(GAME)
    config = game.configure(2, {"form": "memory"})
    session = Session(game, config, "WL memory", components=digest)
    session.settle()
    slot = next(iter(session.legal(Seat(0)))).slot
    for entry in (TimeMark(Tick(1)), Act(Seat(0), TurnOver(slot), Tick(1))):
        data = codec.encode(session.header, [*session.journal, entry])
        reading = loader.read(data, catalog)
        assert reading.problem is not None
        assert reading.lines == 1 + len(session.journal)

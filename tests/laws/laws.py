"""The laws of every game, each as a function that fails with an AssertionError.

`test_laws` proves them for the catalog, `test_bite` shows that each of them can fail.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, islice, pairwise
from typing import Any

import msgspec

from engine.core import (
    TURN,
    Act,
    Action,
    AwaitingSeats,
    Chance,
    Event,
    Label,
    Level,
    NeedsChance,
    Over,
    Refused,
    Rng,
    Seat,
    Tick,
)
from engine.match import BotRequest, Session, Timekeeper, iter_progress
from tests.laws.kit import (
    Position,
    begin,
    begin_again,
    coded,
    configs,
    is_running,
    load,
    match,
    mutants,
    play,
    save,
)
from tests.laws.playouts import at_random, determinised, playout

LISTED = 3000
"""Longer collections of legal actions are not listed whole."""


def replay_gives_the_same(session: Session) -> None:
    """replay = state; save → load → save is byte-equal."""
    data = save(session)
    again = load(data)
    assert again.moments == session.moments
    assert again.journal == session.journal
    assert save(again) == data


def undo_then_redo_is_identity(place: Position) -> None:
    """Also down to the last fence, and in practice down to the start, where nobody has secrets."""
    for practice in (False, True):
        session = place.session(practice=practice)
        end = session.moments
        reach = session.undo_reach()
        for left in range(reach.acts, 0, -1):
            assert session.undo_reach() == (left, reach.why)
            assert session.undo()
        # Behind another seat's own fence that seat's acts are the last ones.
        assert session.undo_reach().acts == 0 or reach.why == "other seat"
        if practice and not session.game.hands(session.config):
            assert not session.undo()
            assert not any(isinstance(moment.given, Act) for moment in session.moments)
        assert session.moments == end[: len(session.moments)]
        for _ in range(reach.acts):
            assert session.redo()
        assert not session.redo()
        assert session.moments == end
        replay_gives_the_same(session)


def legal_is_what_is_not_refused(place: Position, seat: Seat) -> None:
    """For the legal actions, and for many that look like them."""
    game, state = place.game, place.state
    legal = game.legal(state, seat)
    count = legal.count()
    listed = list(islice(legal, LISTED))
    assert count == len(listed) or (count > LISTED and len(listed) == LISTED)
    assert bool(legal) == (count > 0)
    assert len(set(listed)) == len(listed)
    may = place.waiting is not None and seat in place.waiting.may
    if not may:
        assert count == 0
    stream = place.stream
    some = stream.shuffled(listed)[:25]
    if count:
        some += [legal.sample(stream) for _ in range(5)]
    else:
        _raises_index_error(legal, stream)
    before = repr(state)
    for action in some:
        assert action in legal
        assert coded(game, action) == action
        if may:
            _applied(place, seat, action)
    others = _strangers(place)
    for action in [m for a in some[:6] + others[:12] for m in mutants(a)] + others:
        if coded(game, action) == action and may:
            accepted = _applied(place, seat, action)
            assert (action in legal) == accepted, f"{action} is legal: {not accepted}"
    assert repr(state) == before
    assert list(islice(game.legal(state, seat), LISTED)) == listed
    session = place.session()
    if not may and others and session.inputs == place.inputs and place.waiting:
        refused = _refusal(lambda: session.submit(seat, others[0]))
        assert refused is not None
        assert refused.rule == TURN


def _strangers(place: Position) -> list[Action]:
    """Actions that were legal for somebody, somewhere in this match."""
    acts = [m.given.action for m in place.match.moments if isinstance(m.given, Act)]
    return place.stream.shuffled(list(dict.fromkeys(acts)))[:40]


def _applied(place: Position, seat: Seat, action: Action) -> bool:
    def apply() -> Any:
        return place.game.apply(place.state, Act(seat, action, place.tick))

    refused = _refusal(apply)
    if refused is None:
        return True
    assert refused.rule
    assert refused.rule != TURN
    assert _refusal(apply) == refused
    return False


def _refusal(act: Callable[[], Any]) -> Refused | None:
    try:
        act()
    except Refused as refused:
        return refused
    return None


def _raises_index_error(legal: Any, stream: Rng) -> None:
    try:
        legal.sample(stream)
    except IndexError:
        return
    raise AssertionError("there is nothing to sample")


def whoever_is_due_can_act(place: Position) -> None:
    """With the clock off `due` is never empty; each of it has a legal action."""
    waiting = place.waiting
    if waiting is None:
        return
    assert waiting.clock or waiting.due
    assert set(waiting.due) <= set(waiting.may) <= set(place.match.seats)
    for seats in (waiting.due, waiting.may):
        assert len(set(seats)) == len(seats)
    for seat in waiting.due:
        assert place.game.legal(place.state, seat)


def what_is_hidden_changes_nothing_that_is_seen(place: Position, seat: Seat) -> None:
    """observe, legal and awaiting are unchanged by rehide; the second of two rehides counts."""
    game, state = place.game, place.state
    if place.waiting is None and not isinstance(game.awaiting(state), Over):
        return
    first = game.determinize(state, seat, Rng("first", *place))
    second = Rng("second", *place).bits32()
    twice = game.determinize(first, seat, Rng("second", second))
    assert twice == game.determinize(state, seat, Rng("second", second))
    assert game.observe(first, seat) == game.observe(state, seat)
    assert game.observe(first, None) == game.observe(state, None)
    assert game.awaiting(first) == game.awaiting(state)
    mine, theirs = game.legal(state, seat), game.legal(first, seat)
    assert mine.count() == theirs.count()
    assert list(islice(mine, LISTED)) == list(islice(theirs, LISTED))
    assert type(game.observe(state, seat)) is not type(state)


def a_world_keeps_what_was_told(place: Position, seat: Seat, holds: Any) -> None:
    """All that the seat was ever told still holds in a rehidden state, also what no view shows."""
    feed = [told.event for told in place.match.feed(seat) if told.input <= place.inputs]
    assert holds(place.game, place.state, seat, feed), "what is told is not the truth"
    world = place.game.determinize(place.state, seat, place.stream)
    assert holds(place.game, world, seat, feed)


def what_is_sealed_tells_nothing(place: Position, seat: Seat) -> None:
    """Whatever others decide in secret, and had in hand, a seat is told and sees the same of it.

    So nothing that follows from what it was told, such as a sound, can tell of it either.
    """
    game, state, waiting = place.game, place.state, place.waiting
    if waiting is None or not waiting.sealed:
        return
    world = game.determinize(state, seat, place.stream)
    for other in waiting.may:
        if other == seat or set(waiting.due) <= {other}:
            # Whoever decides last has all of it revealed.
            continue
        seen: dict[Seat | None, list[Any]] = {seat: [], None: []}
        for number, before in enumerate((state, state, world, world)):
            action = game.legal(before, other).sample(Rng("sealed", number, *place))
            step = game.apply(before, Act(other, action, place.tick))
            for viewer, found in seen.items():
                told = [e for event in step.events if (e := event.seen_by(viewer)) is not None]
                found.append((told, game.observe(step.state, viewer)))
        for viewer, found in seen.items():
            assert all(one == found[0] for one in found), f"{viewer} learns what {other} decided"


def a_game_without_hands_needs_no_curtain(place: Position) -> None:
    """No seat's legal acts tell a secret, and views differ in what the game says they may."""
    game, state, seats = place.game, place.state, place.match.seats
    if place.waiting is None:
        return
    hands = game.hands(place.match.config)
    if hands and not place.waiting.open:
        return
    views = [game.observe(state, seat) for seat in seats]
    for seat in seats:
        strange = set() if hands else set(_differing(views[0], views[seat])) - game.private_fields
        assert not strange, f"{strange} differ between seats, and are no asides of {game.id}"
        world = game.determinize(state, seat, place.stream)
        for other in seats:
            mine, theirs = game.legal(state, other), game.legal(world, other)
            assert list(islice(mine, LISTED)) == list(islice(theirs, LISTED))


def _differing(one: Any, other: Any, name: str = "") -> Iterator[str]:
    """The names of the innermost fields in which two views differ."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for field in one.__struct_fields__:
            yield from _differing(getattr(one, field), getattr(other, field), field)
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for pair in zip(one, other, strict=True):
            yield from _differing(*pair, name)
    elif one != other:
        yield name


def every_deed_is_in_every_log(session: Session) -> None:
    """Each act has a line in each seat's log: what it was may be secret, that it was is not."""
    for moment in session.moments:
        if not isinstance(moment.given, Act):
            continue
        for seat in (None, *session.seats):
            told = [event.seen_by(seat) for event in moment.events]
            lines = [event for event in told if event is not None and not event.recall]
            assert lines, f"{moment.given} is not in the log of {seat}"


def a_world_goes_on_as_a_match_does(place: Position, seat: Seat) -> None:
    """A rehidden state is a real one: the game can be played on from it, to its end."""
    game, stream = place.game, place.stream
    if place.waiting is None:
        return
    world = next(determinised(game, place.state, seat, stream))
    end = playout(game, world, at_random(game), stream, tick=place.tick)
    assert isinstance(game.awaiting(end), Over)


def a_bot_knows_no_secret(place: Position, seat: Seat, level: Level) -> None:
    """A bot's choice is legal, the same when asked again, and unchanged by what rehide changes."""
    session = place.session()
    if place.waiting is None or seat not in place.waiting.may:
        return
    game = place.game
    question = session.question(seat, level)
    heard = list(iter_progress(game, question))
    assert heard
    assert heard[-1].best in game.legal(place.state, seat)
    assert [t.done for t in heard] == sorted(t.done for t in heard)
    assert all(0 <= thought.done <= thought.of for thought in heard)
    assert heard[-1].done == heard[-1].of
    assert all(thought.best == heard[-1].best for thought in heard if thought.done == thought.of)
    again = pickle.loads(pickle.dumps(question))
    assert BotRequest(*again) == question
    assert list(iter_progress(game, again)) == heard
    hidden = game.determinize(place.state, seat, Rng("hidden", *place))
    world = game.determinize(hidden, seat, Rng("world", *question.key[1:]))
    other = question._replace(view=game.observe(hidden, seat), world=world)
    assert list(iter_progress(game, other)) == heard


def time_is_wound_all_the_same_in_parts(place: Position) -> None:
    """advance(a) then advance(b) = advance(b)."""
    game, state = place.game, place.state
    if place.waiting is None or not place.waiting.clock:
        return
    now = place.tick
    a, b = Tick(now + place.stream.below(300)), Tick(now + 300 + place.stream.below(300))
    first = game.advance(state, a)
    second, whole = game.advance(first.state, b), game.advance(state, b)
    assert second.state == whole.state
    assert first.events + second.events == whole.events


def neither_frame_rate_nor_arrival_order_matters(session: Session, stream: Rng) -> None:
    """The acts of a match, posted in another order and wound in other steps, lead to the same."""
    one, other = (_posted(session, stream, longest) for longest in (1, 40))
    assert one == other


def _posted(session: Session, stream: Rng, longest: int) -> list[Any]:
    """The states after each act, where the acts that have a tick are posted and then wound to."""
    again = begin_again(session)
    keeper = Timekeeper(again)
    moments = session.moments
    acts = [
        (moment.given, isinstance(before.awaiting, AwaitingSeats) and is_running(before.awaiting))
        for before, moment in pairwise(moments)
        if isinstance(moment.given, Act)
    ]
    for timed, group in groupby(acts, key=lambda act: act[1]):
        batch = [act for act, _ in group]
        if not timed:
            for act in batch:
                again.submit(act.seat, act.action)
            continue
        for act in stream.shuffled(batch):
            keeper.post(act.seat, act.action, act.tick)
        # Time alone ends what the last act began.
        while again.is_clocked and again.tick < session.tick + 10_000:
            keeper.advance_to(Tick(again.tick + 1 + stream.below(longest)))
    return [m.state for m in again.moments if isinstance(m.given, Act)] + [again.result]


def events_are_told_in_their_own_types(session: Session) -> None:
    """Each seat is told events of the game's own types, which files and logs can hold."""
    game = session.game
    for moment in session.moments:
        for event in moment.events:
            assert isinstance(event, Event)
            for seat in (None, *session.seats):
                told = event.seen_by(seat)
                if told is None:
                    continue
                assert isinstance(told, game.events), told
                assert told.seen_by(seat) == told
                data = msgspec.json.encode(told)
                assert msgspec.json.decode(data, type=type(told)) == told


def the_sheet_adds_up(session: Session) -> None:
    """At the end the sheets, seen by anybody, are the result; the ranking has every seat once."""
    game, result = session.game, session.result
    assert result is not None
    for seat in (None, *session.seats):
        sheets = session.sheets(seat)
        assert tuple(sheet.total for sheet in sheets) == result.scores
        for sheet in sheets:
            lines = [line.line for line in sheet.lines]
            assert len(set(lines)) == len(lines)
            assert sum(sheet.points(line) for line in lines) == sheet.total
    ranked = [seat for group in result.ranking for seat in group]
    assert sorted(ranked) == list(session.seats)
    assert all(result.ranking)
    totals = [result.scores[seat] for seat in ranked]
    assert totals == sorted(totals, reverse=True)
    assert (result.goal is None) == (result.won is None)
    assert game.awaiting(session.moments[-1].state) == Over(result)


def nothing_is_inexact(session: Session) -> None:
    """No state, view or sheet holds a float or a set, whose order no two machines share."""
    known: dict[int, Any] = {}
    for moment in session.moments[:: max(1, session.inputs // 12)]:
        _exact(moment.state, known)
        for seat in (None, *session.seats):
            view = session.game.observe(moment.state, seat)
            _exact(view, known)
            _exact(session.game.sheet(view), known)


def _exact(value: Any, known: dict[int, Any]) -> None:
    """`known` keeps what has been looked at: most of a state is that of the moment before."""
    assert not isinstance(value, float | set | frozenset | list | dict | bytearray), value
    if id(value) in known:
        return
    if isinstance(value, msgspec.Struct):
        known[id(value)] = value
        hash(value)
        for name in value.__struct_fields__:
            _exact(getattr(value, name), known)
    elif isinstance(value, tuple):
        known[id(value)] = value
        for item in value:
            _exact(item, known)


def components_are_conserved(session: Session, census: Any) -> None:
    """What stays in the game is always as much, what may leave it never comes back."""
    stays, leaves = census(session.game, session.moments[0].state)
    for moment in session.moments[1:]:
        now, left = census(session.game, moment.state)
        assert now == stays
        assert not left - leaves, "something came back, or there is too much of it"
        assert min(Counter(left).values(), default=0) >= 0
        leaves = left


def the_same_code_gives_the_same_deal(name: str, number: int, seed: str) -> None:
    """What a family of names draws comes in the same order, whatever is played in between."""
    config = configs(name)[number]
    one, other = (_drawn(begin(name, config, seed), Rng(way, seed)) for way in ("one", "other"))
    shared = [deck_id for deck_id in one if deck_id in other]
    assert shared or not one
    for deck_id in shared:
        length = min(len(one[deck_id]), len(other[deck_id]))
        assert one[deck_id][:length] == other[deck_id][:length]


def _drawn(session: Session, stream: Rng) -> dict[tuple[Label, tuple[int, ...]], list[int]]:
    """What each family drew; a reshuffled pile is another whole, which depends on the play."""
    for _ in play(session, stream):
        pass
    found: dict[tuple[Label, tuple[int, ...]], list[int]] = {}
    labels = set()
    for before, after in zip(session.moments, session.moments[1:], strict=False):
        if isinstance(after.given, Chance):
            assert isinstance(before.awaiting, NeedsChance)
            request = before.awaiting.request
            assert request.label not in labels, f"{request.label} is asked twice"
            labels.add(request.label)
            found.setdefault((request.deck_id, request.whole), []).extend(after.given.drawn)
    return found


def different_seeds_give_different_deals(name: str, number: int) -> None:
    """Chance depends on the seed at all."""
    deals = {
        tuple(
            moment.given.drawn
            for moment in match(name, number, f"law {k}").moments
            if isinstance(moment.given, Chance)
        )
        for k in range(6)
    }
    assert len(deals) == 6


def wrong_chance_is_a_programming_error(place: Position) -> None:
    """Chance that was not asked, or cannot answer so, raises ValueError."""
    game, state = place.game, place.state
    awaiting = game.awaiting(state)
    wrong = [Chance((10**6,)), Chance((0,) * 200)]
    if not isinstance(awaiting, NeedsChance):
        wrong.append(Chance((0,)))
    for chance in wrong:
        try:
            game.apply(state, chance)
        except ValueError:
            continue
        raise AssertionError(f"{chance} was accepted")

"""Tests: lessons of mistakes, and the library of positions that teach the same."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import catalog
from engine.core import Act, Rng, Seat
from engine.core.review import EachAct, ReviewLesson, Verdict
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.match import lessons
from engine.match.contrast import reasons
from engine.match.lessons import (
    CLEAR_LOSS,
    CLEAR_MARGIN,
    COUSINS,
    MAX_BYTES,
    LessonLibrary,
    LibraryError,
    is_alike,
    read_act,
    write_act,
)
from engine.match.mistake_drills import can_be_asked
from engine.match.review import begins, decisions, one_position, reviewer
from tests.match.test_likely import played

GAME = "pack_the_essentials"
PACK = catalog.game(GAME)
SAMPLE = 3
"""How many positions are judged again: it takes half a second each."""


def shipped() -> LessonLibrary:
    found = lessons.library(GAME)
    assert found is not None
    return found


@cache
def first() -> bytes:
    """The first match of the library, with its positions and the lessons that they have."""
    held = shipped().held
    own = [one for one in held.positions if one.deal == 0]
    known = sorted({one.lesson for one in own})
    return msgspec.json.encode(
        msgspec.structs.replace(
            held,
            lessons=tuple(held.lessons[number] for number in known),
            deals=held.deals[:1],
            positions=tuple(
                msgspec.structs.replace(one, lesson=known.index(one.lesson)) for one in own
            ),
        )
    )


def small() -> dict[str, Any]:
    """That match, to be changed."""
    found: dict[str, Any] = msgspec.json.decode(first())
    return found


def read(held: dict[str, Any]) -> LessonLibrary:
    return LessonLibrary(PACK, msgspec.json.encode(held))


# A lesson


def test_a_kind_is_in_what_two_decisions_differ() -> None:
    by = decisions(played(GAME), Seat(0))
    place, bonus = Place(1, False, 0, 0), PlaceBonus(False, 0, 5)
    for own, better, kind in (
        # What the better position gives: 1 underwear, 2 a sock, 3 a rat, 4 a rat and a toy.
        ((Claim(1), TakeBonus(1)), (Claim(2), TakeBonus(1)), "claim_sock"),
        ((Claim(2),), (Claim(1), TakeBonus(1)), "claim_underwear"),
        ((Claim(2), TakeBonus(1)), (Claim(3),), "claim_rats"),
        ((Claim(1), TakeBonus(1)), (Claim(4),), "claim_rats"),
        ((Claim(4),), (Claim(2), TakeBonus(1)), "claim_tile"),
        ((Claim(3),), (Claim(4),), "claim_toy"),
        ((Claim(4),), (Claim(3),), "claim_no-toy"),
        ((Claim(2), TakeBonus(0)), (Claim(2), TakeBonus(1)), "bonus"),
        ((place, bonus), (PlaceBonus(False, 0, 9), Place(1, False, 0, 7)), "place"),
        ((place, bonus), (bonus, Place(1, True, 0, 7)), "place_more-cats"),
        ((Place(1, True, 0, 7), bonus), (place, bonus), "place_fewer-cats"),
        ((Place(1, True, 0, 7), bonus), (place, PlaceBonus(True, 0, 5)), "place_other-cat"),
        ((Place(1, True, 0, 7),), (Place(2, True, 0, 7),), "tile"),
        ((Place(1, True, 0, 7),), (Place(2, False, 0, 7),), "tile_fewer-cats"),
        ((place, bonus), (PlaceBonus(False, 0, 9), place), "place-bonus"),
        ((place, bonus), (bonus, Place(2, False, 0, 0)), "tile"),
        ((Discard(1),), (Discard(2),), "tile"),
        ((bonus,), (PlaceBonus(False, 0, 9),), "place-bonus"),
        ((bonus,), (PlaceBonus(True, 0, 5),), "place-bonus_more-cats"),
        ((LayToys((1,)),), (LayToys((2,)),), "toys"),
    ):
        assert by.kind(own, better) == kind
        # What is decided, which is said before the answer, is the same whichever is better.
        decided = [
            ReviewLesson(by.kind(*pair), "", "").decision for pair in ((own, better), (better, own))
        ]
        assert decided[0] == kind.partition("_")[0]
        assert decided[0] == decided[1]
    plain = EachAct()
    assert plain.kind((Claim(1), TakeBonus(1)), (Claim(1), TakeBonus(2))) == "bonus"
    assert plain.kind((Claim(1),), (Claim(1),)) == "claim"


def test_a_to_do_list_is_named_by_what_it_counts_and_colours_are_one() -> None:
    session = played(GAME)
    by, state = decisions(session, Seat(0)), session.moments[-1].state
    assert [by.subject(f"todo-{n}", state) for n in (1, 2, 3)] == list(state.lists)
    assert {by.subject(colour, state) for colour in PACK.box.colours} == {"groups"}
    assert by.subject("groups", state) == "groups"
    assert by.subject("cats", state) == "cats"


def test_nothing_is_taught_where_nothing_separates_two_decisions() -> None:
    session = played(GAME)
    at = begins(session, Seat(0))[0]
    acts = (Claim(1),)
    verdict: Any = Verdict(at, acts, acts, 0, 0, 300, 100, "slip", ())
    assert lessons.lesson_of(session, Seat(0), verdict, "points") is None


# What looks alike

cells = st.frozensets(st.tuples(st.integers(0, 11), st.integers(0, 3)), max_size=24)


@given(cells, cells)
def test_more_than_half_is_alike(one: frozenset[Any], other: frozenset[Any]) -> None:
    assert is_alike(one, other) == is_alike(other, one)
    both, all_ = len(one & other), len(one | other)
    assert is_alike(one, other) == (all_ > 0 and both / all_ > 0.5)
    assert is_alike(one, one) == bool(one)


def test_half_is_not_alike() -> None:
    one = {(0, 0), (1, 0), (2, 0)}
    assert not is_alike(one, {(0, 0), (1, 0), (2, 1)})
    assert is_alike(one, {(0, 0), (1, 0)})
    assert not is_alike({(0, 0), (1, 0)}, {(0, 0)})


def test_a_suitcase_is_the_colours_of_its_cells_and_what_is_offered() -> None:
    session = played(GAME, "normal")
    by = decisions(session, Seat(0))
    for moment in session.moments[2:-1]:
        state = moment.state
        case, look = state.seats[0], by.layout(state, Seat(0))
        covered = {place for place, _ in look if place >= 0}
        full = case.taken | case.prefilled | case.laid
        assert covered == {n for n in range(PACK.box.grid.size) if full >> n & 1}
        offered = {what for place, what in look if place < 0}
        assert offered == {kind for kind in state.spaces if kind >= 0}


# Cousins


@pytest.mark.parametrize("number", range(12))
def test_cousins_teach_the_same_on_other_boards_and_cost_as_much(number: int) -> None:
    held = shipped()
    stream = Rng("mistake", number)
    own = held.play(stream.below(len(held.held.positions)))
    by = decisions(own.session, own.seat)
    look = by.layout(own.session.moments[own.at - 1].state, own.seat)
    asked: Any = own.lesson, "points", own.loss, own.session.seed, look
    found = [*held.cousins(*asked)]
    assert len(found) <= COUSINS
    deals = [own.session.seed, *(one.session.seed for one in found)]
    assert len({*deals}) == len(deals)
    for one in found:
        # Kind, board, and both subjects in their order: one of them less teaches another thing.
        assert one.lesson == own.lesson
        assert 100 * one.loss >= 80 * own.loss
        there = decisions(one.session, one.seat)
        other = there.layout(one.session.moments[one.at - 1].state, one.seat)
        assert 2 * len(look & other) <= len(look | other)
        assert can_be_asked(one.session, one.seat, one.at)
    # Whoever asks again, or on another day, gets the same.
    again = [*read(msgspec.to_builtins(held.held)).cousins(*asked)]
    assert [one.number for one in again] == [one.number for one in found]


def test_cousins_differ_where_the_lesson_lets_them() -> None:
    held = shipped()
    rows = held.held.positions
    mistake = ReviewLesson("claim_rats", "cats", "groups")
    fit = [one for one in rows if held.held.lessons[one.lesson] == mistake]
    clear = [one for one in fit if one.margin >= CLEAR_MARGIN and one.loss >= CLEAR_LOSS["points"]]
    # What tempts may be either colour, and the best a rat with a toy or without one.
    assert len({one.acts for one in clear}) > 1
    assert len({one.best for one in clear}) > 1
    for deal in range(6):
        found = [*held.cousins(mistake, "points", 200, f"deal {deal}", set())]
        chosen = [rows[one.number] for one in found]
        assert len(chosen) == COUSINS
        assert all(one in clear for one in chosen)
        assert len({one.acts[0] for one in chosen}) > 1
        assert len({one.best for one in chosen}) > 1
        options = [str(held.held.deals[one.deal].options) for one in chosen]
        assert len({*options}) == COUSINS


def test_a_mistake_that_was_kept_without_a_detail_has_cousins_of_any() -> None:
    held = shipped()
    kinds = {
        held.play(one.number).lesson.kind
        for deal in range(8)
        for one in held.cousins(
            ReviewLesson("claim", "cats", "groups"), "points", 200, f"deal {deal}", set()
        )
    }
    assert kinds <= {one.kind for one in held.held.lessons if one.decision == "claim"}
    assert len(kinds) > 1


def test_positions_whose_lesson_is_clear_come_first() -> None:
    held = small()
    row = held["positions"][0]
    # One match gives one cousin.
    held["positions"] = [[*row[:4], margin, *row[5:]] for margin in (0, 99, 100, 99, 0)]
    library = read(held)
    lesson = library.held.lessons[row[2]]
    for deal in range(6):
        (found,) = library.cousins(lesson, "points", 1, f"deal {deal}", set())
        assert found.number == 2


def test_what_loses_more_than_all_of_the_library_or_is_unknown_has_no_cousins() -> None:
    held = shipped()
    known = held.held.lessons[held.held.positions[0].lesson]
    assert [*held.cousins(known, "points", 100_000, "", set())] == []
    assert [*held.cousins(ReviewLesson("place", "nothing", ""), "points", 300, "", set())] == []
    assert [*held.cousins(known, "percent", 1, "", set())] == []


def test_the_deal_of_the_mistake_is_none_of_its_cousins() -> None:
    held = shipped()
    one = held.held.positions[0]
    deal = held.held.deals[one.deal].code
    lesson = held.held.lessons[one.lesson]
    assert one.deal == 0
    found = [*read(small()).cousins(lesson, "points", one.loss, deal, set())]
    assert not found
    assert [*read(small()).cousins(lesson, "points", one.loss, "another", set())]


# The shipped file


def test_a_sample_of_clear_lessons_is_played_again_and_teaches_what_it_says() -> None:
    held = shipped()
    clear = [n for n, one in enumerate(held.held.positions) if one.margin >= CLEAR_MARGIN]
    assert held.held.reviewer == getattr(PACK.reviewer(PACK.configure(1, {})), "version", 0)
    stream = Rng("sample", "library")
    for number in stream.shuffled(clear)[:SAMPLE]:
        one, row = held.play(number, "Ann"), held.held.positions[number]
        by = reviewer(one.session, one.seat)
        position, acts = one_position(one.session, by, one.seat, one.at)
        assert [write_act(PACK, act) for act in acts] == [*map(tuple, row.acts)]
        assert one.session.header.players[one.seat].name == "Ann"
        best = tuple(read_act(PACK, act) for act in row.best)
        assert decisions(one.session, one.seat).kind(acts, best) == one.lesson.kind
        *_, verdict = position.first_verdict(one.at, acts, position.best({}))
        # It is of other futures than those of which the loss was noted.
        assert abs(verdict.loss - one.loss) <= 100 + 2 * verdict.half
        if verdict.mark:
            state = one.session.moments[one.at - 1].state
            told = reasons(PACK, by, state, one.seat, verdict, "points")
            lesson = lessons.lesson(by, state, verdict, told)
            assert lesson is not None
            assert lesson.better == one.lesson.better
            if verdict.best == best:
                assert lesson.kind == one.lesson.kind


def test_every_match_of_the_library_can_be_played_to_its_positions() -> None:
    held = shipped()
    last = {one.deal: number for number, one in enumerate(held.held.positions)}
    for number in Rng("deals").shuffled(sorted(last.values()))[:40]:
        one = held.play(number)
        assert one.session.result is not None
        assert can_be_asked(one.session, one.seat, one.at)
    codes = [deal.code for deal in held.held.deals]
    assert len({*codes}) == len(codes)


ACTS = st.one_of(
    st.builds(Claim, st.integers(1, 4)),
    st.builds(TakeBonus, st.integers(0, 3)),
    st.builds(Place, st.integers(1, 4), st.booleans(), st.integers(0, 3), st.integers(0, 95)),
    st.builds(PlaceBonus, st.booleans(), st.integers(0, 3), st.integers(0, 95)),
    st.builds(Discard, st.integers(1, 4)),
    st.builds(LayToys, st.tuples(st.integers(0, 95), st.integers(0, 95))),
)


@given(ACTS)
def test_an_act_is_read_as_it_was_written(act: Any) -> None:
    written = msgspec.json.decode(msgspec.json.encode(write_act(PACK, act)))
    assert read_act(PACK, tuple(written)) == act


# Hostile files

BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff",
    "deep": b"[" * 100_000,
    "large": b" " * (MAX_BYTES + 1),
    "a list": b"[]",
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_what_is_no_library_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(LibraryError, match="similar decisions"):
        LessonLibrary(PACK, data)


@pytest.mark.parametrize(
    "new",
    [
        {"form": lessons.FILE_FORMAT - 1},
        {"form": lessons.FILE_FORMAT + 1},
        {"game": "carry_on"},
        {"rules": 10_000},
        {"more": 1},
        {"lessons": []},
        {"deals": []},
        {"positions": [[1, 0, 0, 300, 150, [[0, 1]], [[0, 1]]]]},
        {"positions": [[0, 10_000, 0, 300, 150, [[0, 1]], [[0, 1]]]]},
        {"positions": [[0, 0, 0, 0, 150, [[0, 1]], [[0, 1]]]]},
        {"positions": [[0, -1, 0, 300, 150, [[0, 1]], [[0, 1]]]]},
        {"positions": [[0, 0, 0, 300, 150, [], [[0, 1]]]]},
        {"positions": [[0, 0, 0, 300, 150, [[0, 1]], []]]},
        {"positions": [[0, 0, 0, 300, 150, [[0, 1]]]]},
        {"positions": [[0, 0, 0, 300, 150, [[0, 1]], [[0, 1]], 0]]},
    ],
    ids=str,
)
def test_a_library_that_cannot_be_is_refused(new: dict[str, Any]) -> None:
    read(small())
    with pytest.raises(LibraryError):
        read({**small(), **new})


@pytest.mark.parametrize(
    "acts",
    [
        [[0, 9]],
        [[99, 1]],
        [[-1, 1]],
        [[True, 1]],
        [["0", 1]],
        [[0]],
        [[0, 1, 1]],
        [[0, "1"]],
        [[0, None]],
        [[2, 1, False, 0, 0]],
        [[5, [0]]],
        [[0, [[[[]]]]]],
    ],
    ids=str,
)
def test_what_cannot_be_done_in_a_position_is_refused(acts: list[Any]) -> None:
    held = small()
    claim = next(one for one in held["positions"] if one[5][0][0] == 0)
    held["positions"] = [claim]
    assert read(held).play(0).at > 0, "nothing else is wrong with it"
    held["positions"] = [[*claim[:5], acts, claim[6]]]
    with pytest.raises(LibraryError):
        read(held).play(0)


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands in a value of JSON."""
    found = [path] if path else []
    if isinstance(value, list):
        for number, one in enumerate(value[:40]):
            found += _places(one, (*path, number))
    elif isinstance(value, dict):
        for name, one in value.items():
            found += _places(one, (*path, name))
    return found


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 130), st.text(max_size=6), st.just([]), st.just({})
)


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_written_into_it_is_refused_or_can_be_asked(data: st.DataObject) -> None:
    held = small()
    path = data.draw(st.sampled_from(_places(held)))
    place = held
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = data.draw(ODD)
    with contextlib.suppress(LibraryError):
        library = read(held)
        for number in range(len(library.held.positions))[-1:]:
            one = library.play(number)
            assert one.session.result is not None
            given = one.session.moments[one.at].given
            assert isinstance(given, Act)
            assert given.seat == one.seat

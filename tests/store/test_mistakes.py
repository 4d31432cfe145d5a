"""The schedule of questions: exact on days, also with wrong clocks; hostile files; deletion."""

from __future__ import annotations

import json
import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest

from engine.core.review import ReviewLesson
from engine.store import Matches, StoreError
from engine.store.mistakes import (
    MAX_BYTES,
    MAX_QUESTIONS,
    MAX_QUESTIONS_PER_DAY,
    SRS_INTERVALS,
    Mistakes,
    ScheduledDrill,
    TaughtLesson,
    spread_out,
)

DAY = date(2026, 11, 22)
MATCH = "one.stowaway"


def later(days: int) -> date:
    return DAY + timedelta(days=days)


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    made = Matches(tmp_path / "matches")
    made.folder.mkdir()
    return made


@pytest.fixture
def kept(matches: Matches) -> Mistakes:
    return matches.mistakes


def asked(match: str = MATCH, at: int = 1) -> ScheduledDrill:
    return ScheduledDrill(match, "", 0, at, 0, DAY)


def learn(kept: Mistakes, *ats: int, match: str = MATCH, day: date = DAY) -> None:
    path = kept.file(asked(match))
    path.touch()
    kept.learn(path, 0, ats, "Ann", day)


def due_today(kept: Mistakes, day: date) -> list[int]:
    return [row.at for row in kept.plan(day).due_today]


def answer(kept: Mistakes, day: date, *, right: bool = True) -> list[int]:
    """Answer all that may be on a day."""
    plan = kept.plan(day)
    rows = plan.due_today[: plan.left]
    for row in rows:
        assert kept.answer(row, day, right=right) is not None
    return [row.at for row in rows]


def test_a_question_comes_after_1_3_7_16_and_35_days_and_is_then_learned(kept: Mistakes) -> None:
    assert (1, 3, 7, 16, 35) == SRS_INTERVALS
    learn(kept, 5)
    day = DAY
    for interval in SRS_INTERVALS:
        assert [] == due_today(kept, day + timedelta(days=interval - 1))
        day += timedelta(days=interval)
        assert [5] == due_today(kept, day)
        # A day that was let pass costs nothing, and the next interval runs from the answer.
        day += timedelta(days=2)
        assert {day: 1} == kept.plan(day).coming
        assert [5] == answer(kept, day)
    plan = kept.plan(date(2999, 1, 1))
    assert ((), {}, 1) == (plan.due_today, plan.coming, plan.learned)
    # A review that is opened again does not bring back what is learned.
    learn(kept, 5, day=day)
    assert [] == due_today(kept, date(2999, 1, 1))


def test_a_wrong_answer_begins_again(kept: Mistakes) -> None:
    learn(kept, 5)
    answer(kept, later(1))
    answer(kept, later(4))
    assert {later(11): 1} == kept.plan(later(4)).coming
    answer(kept, later(11), right=False)
    assert {later(12): 1} == kept.plan(later(11)).coming
    answer(kept, later(12))
    assert {later(15): 1} == kept.plan(later(12)).coming


def test_at_most_ten_are_asked_on_a_day_those_that_waited_longest_first(kept: Mistakes) -> None:
    learn(kept, *range(100, 114), match="two.stowaway", day=later(1))
    learn(kept, *range(1, 15))
    plan = kept.plan(later(3))
    assert (28, 10, 10) == (len(plan.due_today), plan.left, MAX_QUESTIONS_PER_DAY)
    assert {later(3): 10, later(4): 10, later(5): 8} == plan.coming
    assert [*range(1, 11)] == answer(kept, later(3))
    plan = kept.plan(later(3))
    assert ([], 0) == (answer(kept, later(3)), plan.left)
    assert {later(4): 10, later(5): 8, later(6): 10} == plan.coming
    assert [*range(11, 15), *range(100, 106)] == answer(kept, later(4))


def test_a_clock_that_is_set_back_gives_nothing_away(kept: Mistakes) -> None:
    learn(kept, *range(1, 31))
    first = answer(kept, later(9))
    assert 10 == len(first)
    for back in (later(8), later(2), date(1970, 1, 1), later(9)):
        assert 0 == kept.plan(back).left
        assert [] == answer(kept, back)
    # Nor does anything come sooner.
    assert {*first}.isdisjoint(due_today(kept, later(11)))
    assert {*first} <= {*due_today(kept, later(12))}


def test_a_clock_that_was_wrong_holds_nothing_up(kept: Mistakes) -> None:
    far = date(2050, 1, 1)
    learn(kept, *range(1, 13))
    assert [*range(1, 11)] == answer(kept, far)
    learn(kept, 99, match="two.stowaway", day=far)
    # Now it is right again: all that was done on days that have not come counts as done today.
    assert 0 == kept.plan(later(2)).left
    assert [11, 12] == due_today(kept, later(2))
    assert [11, 12, 99] == answer(kept, later(3))
    assert 7 == kept.plan(later(3)).left
    assert [*range(1, 11)] == due_today(kept, later(5))


def test_between_time_zones_no_question_is_asked_twice_and_none_is_lost(kept: Mistakes) -> None:
    learn(kept, *range(1, 11))
    zones = ZoneInfo("Pacific/Kiritimati"), ZoneInfo("Pacific/Pago_Pago")
    noon = datetime(2026, 11, 23, 12, tzinfo=UTC)
    east, west = (noon.astimezone(zone).date() for zone in zones)
    assert (later(2), later(1)) == (east, west)
    assert 10 == len(answer(kept, east))
    # The same moment, on the other side of the date line: it is the day before there.
    assert ([], 0) == (answer(kept, west), kept.plan(west).left)
    assert [] == due_today(kept, later(4))
    assert [*range(1, 11)] == due_today(kept, later(5))


def test_a_review_made_again_updates_its_questions(kept: Mistakes) -> None:
    learn(kept, 3, 5, 7)
    answer(kept, later(1))
    learn(kept, 5, 9, day=later(2))
    assert [5, 9] == sorted(due_today(kept, later(9)))
    assert {later(3): 1, later(4): 1} == kept.plan(later(2)).coming
    # What another seat decided is another's.
    kept.learn(kept.file(asked()), 1, [3], "Bo", later(2))
    assert [3, 5, 9] == sorted(due_today(kept, later(9)))
    own = kept.plan(later(9), lambda name: name == "Bo")
    assert [(1, 3)] == [(row.seat, row.at) for row in own.due_today]


def test_a_deleted_match_takes_its_questions_along_and_one_brought_back_has_them(
    matches: Matches,
) -> None:
    kept = matches.mistakes
    learn(kept, 3)
    learn(kept, 5, match="two.stowaway")
    answer(kept, later(1))
    trashed = matches.delete(matches.folder / MATCH)
    assert trashed is not None
    assert [5] == due_today(kept, later(9))
    # It comes back under another name, and with the interval that it had.
    (matches.folder / MATCH).write_bytes(b"another")
    back = matches.restore(trashed)
    assert "one (2).stowaway" == back.name
    assert {later(4): 2} == kept.plan(later(1)).coming
    renamed = matches.rename(back, "A new name")
    assert {renamed.name, "two.stowaway"} == {row.match for row in kept.plan(later(4)).due_today}
    # To the system's trash it goes for good, and so does what somebody else removes.

    def gone(path: Path) -> bool:
        path.unlink()
        return True

    matches.delete(renamed)
    with patch("engine.store.matches.MAX_DELETED", 0):
        matches.let_go(gone)
    assert [5] == due_today(kept, later(9))
    (matches.folder / "two.stowaway").unlink()
    assert [] == due_today(kept, later(9))
    assert [] == json.loads(kept.path.read_bytes())["rows"]


def test_no_more_than_so_many_are_kept_and_what_is_learned_goes_first(
    kept: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.mistakes.MAX_QUESTIONS", 4)
    learn(kept, 1, 2)
    for day in (1, 4, 11, 27, 62):
        row = next(row for row in kept.plan(later(day)).due_today if row.at == 2)
        kept.answer(row, later(day), right=True)
    learn(kept, 5, 6, 7, match="two.stowaway", day=later(3))
    assert [1, 5, 6, 7] == sorted(due_today(kept, later(99)))
    assert 0 == kept.plan(later(99)).learned
    learn(kept, 8, match="three.stowaway", day=later(4))
    assert [5, 6, 7, 8] == sorted(due_today(kept, later(99)))


def row(**new: Any) -> dict[str, Any]:
    good = asked()
    return {**{name: getattr(good, name) for name in good.__struct_fields__}, **new}


def file(*rows: Any, **new: Any) -> bytes:
    return json.dumps({"form": 1, "back": None, "rows": rows, **new}, default=str).encode()


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff",
    "deep": b"[" * 100_000,
    "large": b" " * (MAX_BYTES + 1),
    "no form": b'{"form":"x"}',
    "an older form": file(form=0),
    "unknown": file(more=1),
    "twice": file(row(), row()),
    "too many": file(*(row(at=n) for n in range(1, MAX_QUESTIONS + 2))),
    "a rung too high": file(row(rung=6)),
    "a rung too low": file(row(rung=-1)),
    "no seat": file(row(seat=16)),
    "no input": file(row(at=0)),
    "a float": file(row(at=1.5)),
    "no day": file(row(day="2026-02-30")),
    "a day far off": file(row(day="9999-12-31")),
    "long ago": file(row(day="0001-01-01")),
    "back": file(back="1999-12-31"),
    "elsewhere": file(row(match="../one.stowaway")),
    "rooted": file(row(match="/etc/passwd")),
    "a folder": file(row(match="trash/..")),
    "of Windows": file(row(match="..\\one")),
    "no name": file(row(match="trash/")),
    "a long name": file(row(match="x" * 301)),
    "NUL": file(row(match="a\0b")),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD)
def test_what_is_no_schedule_is_set_aside_with_a_sentence(kept: Mistakes, data: bytes) -> None:
    kept.path.write_bytes(data)
    assert [] == due_today(kept, later(9))
    said = str(kept.sentence)
    kept_as = "Your list of mistakes was damaged and is now empty. The damaged file was kept as "
    assert said.startswith(kept_as)
    assert said.endswith(". Open your reviews again to refill the list.")
    (aside,) = kept.path.parent.glob("mistakes*.bak")
    assert data == aside.read_bytes()
    learn(kept, 3)
    assert [3] == due_today(kept, later(1))


def test_a_good_file_is_read_and_a_later_ones_is_left_as_it_is(kept: Mistakes) -> None:
    kept.file(asked()).touch()
    # The first ones told each row's game, which nothing asked for.
    kept.path.write_bytes(file(row(at=7, game="carry_on"), row(at=8)))
    assert [7, 8] == due_today(kept, later(1))
    assert kept.answer(asked(at=7), later(1), right=True) is not None
    assert b'"game"' not in kept.path.read_bytes()
    assert [8] == due_today(kept, later(1))
    data = b'{"form":2,"new":[1,2,3]}'
    kept.path.write_bytes(data)
    assert [] == due_today(kept, later(9))
    assert "by a newer version of Stowaway" in str(kept.sentence)
    with pytest.raises(StoreError, match="by a newer version of Stowaway"):
        learn(kept, 3)
    learn(kept)
    kept.follow(kept.file(asked()), None)
    assert (data, []) == (kept.path.read_bytes(), due_today(kept, later(9)))


LESSON = TaughtLesson(ReviewLesson("claim", "groups", "cats"), "points", 450)


def test_a_similar_position_is_asked_from_the_second_time_on(kept: Mistakes) -> None:
    learn(kept, 1, 2)
    kept.learn(kept.file(asked()), 0, (1, 2), "Ann", DAY, {1: LESSON})
    first, second = kept.plan(later(1)).due_today
    assert (first.taught, second.taught) == (LESSON, None)
    assert first.cousin is None is second.cousin
    one, other = first, second
    for times, day in enumerate((1, 4, 11)):
        assert answer(kept, later(day)) == [1, 2]
        one, other = kept.plan(later(99)).due_today
        assert (one.cousin, other.cousin) == (times, None)
        assert one.times == other.times == times + 1
    # A wrong answer begins the intervals again, and not the positions.
    kept.answer(first, later(27), right=False)
    (again,) = (row for row in kept.plan(later(99)).due_today if row.at == 1)
    assert (again.rung, again.cousin) == (0, 3)
    # What a newer review says of it holds, and how often it was asked stays.
    new = TaughtLesson(ReviewLesson("place", "cats", "", "room"), "percent", 700)
    kept.learn(kept.file(asked()), 0, (1, 2), "Ann", later(28), {1: new})
    (again,) = (row for row in kept.plan(later(99)).due_today if row.at == 1)
    assert (again.taught, again.cousin) == (new, 3)


@pytest.mark.parametrize(
    "new",
    [
        1,
        [],
        {"lesson": ["a", "b", "c"], "unit": "points"},
        {"lesson": ["a", "b"], "unit": "points", "loss": 1},
        {"lesson": ["a", "b", "c", "d", "e"], "unit": "points", "loss": 1},
        {"lesson": ["a", "b", "x" * 41], "unit": "points", "loss": 1},
        {"lesson": ["a", "b", "\n"], "unit": "points", "loss": 1},
        {"lesson": ["a", "b", 3], "unit": "points", "loss": 1},
        {"lesson": ["a", "b", "c"], "unit": "euros", "loss": 1},
        {"lesson": ["a", "b", "c"], "unit": "points", "loss": -1},
        {"lesson": ["a", "b", "c"], "unit": "points", "loss": 200_001},
    ],
    ids=str,
)
def test_what_no_decision_teaches_is_no_schedule(kept: Mistakes, new: Any) -> None:
    kept.file(asked()).touch()
    good = {"lesson": ["a", "b", "c"], "unit": "points", "loss": 1}
    kept.path.write_bytes(file(row(taught=good)))
    assert due_today(kept, later(1)) == [1]
    kept.path.write_bytes(file(row(taught=new)))
    assert due_today(kept, later(1)) == []
    assert "was damaged" in str(kept.sentence)


def test_what_cannot_be_read_or_written_is_told_and_nothing_is_lost(
    kept: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(kept, 3)
    before = kept.path.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr("engine.store.files.replace", full)
        first = kept.plan(later(1)).due_today[0]
        with pytest.raises(StoreError):
            kept.answer(first, later(1), right=True)
        with pytest.raises(StoreError):
            learn(kept, 4)
        # Looking at it, or deleting a match, needs no writing.
        assert [3] == due_today(kept, later(1))
        kept.follow(kept.file(first), None)
    assert before == kept.path.read_bytes()
    kept.path.unlink()
    kept.path.mkdir()
    assert [] == due_today(kept, later(1))
    assert str(kept.sentence).startswith("“My mistakes” could not be loaded: ")
    with pytest.raises(StoreError, match=r"^“My mistakes” could not be loaded: "):
        learn(kept, 3)
    assert kept.path.is_dir()


def test_a_match_that_gets_the_name_of_another_takes_the_place_of_its_questions(
    kept: Mistakes,
) -> None:
    learn(kept, 3, 4)
    learn(kept, 3, 5, match="two.stowaway", day=later(1))
    learn(kept, 6, match="three.stowaway")
    kept.follow(kept.file(asked()), kept.file(asked("two.stowaway")))
    rows = kept.plan(later(9)).due_today
    assert [("two.stowaway", 3), ("two.stowaway", 4), ("three.stowaway", 6)] == [
        (row.match, row.at) for row in rows
    ]
    assert {DAY} == {row.day for row in rows}
    assert kept.sentence is None


def test_a_match_whose_name_is_no_text_brings_no_questions(kept: Mistakes) -> None:
    learn(kept, 3)
    before = kept.path.read_bytes()
    odd = kept.path.parent / "matches" / os.fsdecode(b"\xff.stowaway")
    kept.learn(odd, 0, [3], "Ann", DAY)
    kept.follow(odd, None)
    assert before == kept.path.read_bytes()


def test_two_windows_do_not_overwrite_each_others_answers(
    kept: Mistakes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.files._LOCK_WAIT_S", 0.02)
    learn(kept, 3, 4)
    here, there = kept.plan(later(1)).due_today
    read, met = kept._read, list[StoreError]()
    other = Mistakes(kept.path, kept._matches, kept._trash)

    def slow() -> Any:
        """Between reading and writing another window would write."""
        found = read()
        with pytest.raises(StoreError, match="is in use by another Stowaway window") as held:
            other.answer(there, later(1), right=True)
        met.append(held.value)
        return found

    monkeypatch.setattr(kept, "_read", slow)
    assert kept.answer(here, later(1), right=True) is not None
    assert 1 == len(met)
    assert other.answer(there, later(1), right=True) is not None
    assert {later(4): 2} == other.plan(later(1)).coming


def test_a_match_that_lies_elsewhere_is_not_asked_about(kept: Mistakes, tmp_path: Path) -> None:
    kept.learn(tmp_path / MATCH, 0, [3], "", DAY)
    assert not kept.path.exists()
    assert kept.answer(asked(), DAY, right=True) is None


def test_questions_alternate_between_matches_and_the_parts_of_one() -> None:
    day = date(2026, 1, 1)
    rows = [ScheduledDrill(match, "", 0, at, 0, day) for match in "ab" for at in (3, 5, 30, 32)]
    order = [row.key for row in spread_out(rows, [])]
    assert sorted(order) == sorted(row.key for row in rows)
    assert [match for match, _, _ in order] == [*"abababab"]
    assert [at for match, _, at in order if match == "a"] == [3, 32, 5, 30]
    # It goes on in the same way after some of them were asked.
    for known in range(1, len(order)):
        asked = order[:known]
        left = [row for row in rows if row.key not in asked]
        assert order[known:] == [row.key for row in spread_out(left, asked)]
    assert spread_out([], order) == []


def test_what_was_answered_on_a_day_is_known(kept: Mistakes) -> None:
    learn(kept, 3, 9)
    assert kept.plan(later(1)).answered_today == frozenset()
    row = kept.plan(later(1)).due_today[0]
    kept.answer(row, later(1), right=False)
    assert kept.plan(later(1)).answered_today == {row.key}
    assert kept.plan(later(2)).answered_today == frozenset()

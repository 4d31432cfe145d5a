"""Tests: what tempts is noted once, and the library and its check are made of what was noted."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import msgspec

from engine import catalog
from engine.core import Act
from engine.match import lessons
from engine.match.lessons import LessonLibrary
from tests.tools.ladder import library, temptations
from tests.tools.ladder.library import Checked, Mistake
from tests.tools.ladder.temptations import NOTES

PACK = catalog.game("pack_the_essentials")


def test_a_match_is_noted_once_and_a_line_that_was_cut_short_again(tmp_path: Path) -> None:
    file, now = tmp_path / "notes.jsonl", temptations.version()
    noted = temptations.read(NOTES, now)[0].decisions[:1]
    with patch.object(temptations, "noted", lambda _session: noted):
        temptations.note(file, 0, 2)
        whole = file.read_bytes()
        file.write_bytes(whole[:-40])
        temptations.note(file, 0, 3)
    rows = temptations.read(file, now)
    assert [row.number for row in rows] == [0, 1, 2]
    assert [row.level for row in rows] == ["easy", "normal", "easy"]
    assert all(row.decisions == noted for row in rows)
    with patch.object(temptations, "match", None):
        temptations.note(file, 0, 3)
    # What an older reviewer said does not count.
    assert temptations.read(file, now + 1) == []


def test_the_shipped_library_is_what_was_noted() -> None:
    noted = temptations.read(NOTES, temptations.version())
    held = LessonLibrary(PACK, library.SHIPPED.read_bytes()).held
    assert len(held.deals) <= len(noted)
    some = noted[:2]
    made = LessonLibrary(PACK, library.written(some))
    deals = [temptations.match(one.level, one.number) for one in some]
    assert [deal.code for deal in made.held.deals] == [one.seed for one in deals]
    assert made.held.deals == held.deals[: len(some)]
    own = [one for one in held.positions if one.deal < len(some)]
    assert [msgspec.structs.replace(one, lesson=0) for one in made.held.positions] == [
        msgspec.structs.replace(one, lesson=0) for one in own
    ]
    for number, row in enumerate(made.held.positions):
        assert made.held.lessons[row.lesson] == held.lessons[own[number].lesson]
    # What is played is what tempts, in the position in which it was noted.
    number = len(made.held.positions) - 1
    one, row = made.play(number), made.held.positions[number]
    session = deals[row.deal]
    assert one.session.moments[one.at - 1].state == session.moments[one.at - 1].state
    given = one.session.moments[one.at].given
    assert isinstance(given, Act)
    assert lessons.write_act(PACK, given.action) == row.acts[0]


def test_a_mistake_of_a_reviewed_match_is_counted_by_its_cousins() -> None:
    noted = temptations.read(NOTES, temptations.version())[0]
    session, found = library.positions(noted)
    known = next(one for one in found if one.lesson.board)
    row = next(one for one in noted.decisions if one.at == known.at)
    names = ("todo-1", "todo-2", "todo-3", "cats", *PACK.box.colours, "rats")
    each = next(one for one in row.tempting if library.long(PACK, one.acts) == known.acts)
    why = tuple((name, more) for name, more in zip(names, each.lines, strict=True) if more)
    mistake = Mistake(row.at, each.acts, row.best, each.loss, each.half, each.loss, why)
    checked = Checked(noted.number, noted.level, noted.version, (mistake,))
    held = LessonLibrary(PACK, library.SHIPPED.read_bytes())
    (asked,) = library.asked(checked, held)
    assert asked.lesson == known.lesson
    layout = known.layout
    cousins = [*held.cousins(known.lesson, "points", each.loss, session.seed, layout)]
    assert asked.cousins == len(cousins)


def test_held_out_mistakes_find_cousins_in_other_matches_alone() -> None:
    noted = temptations.read(NOTES, temptations.version())[:6]
    mistakes, full = library.held_out(noted)
    played = sum(one.played for match in noted for one in library.positions(match)[1])
    assert mistakes == played
    assert 0 <= full < mistakes
    # Alone a match has no others.
    assert library.held_out(noted[:1])[1] == 0


def test_a_share_has_its_interval() -> None:
    assert library.share(0, 0) == "–"
    assert library.share(80, 100) == "80.0 % (71.1–86.7 %)"
    assert library.share(100, 100) == "100.0 % (96.3–100.0 %)"


def test_the_report_tells_what_the_files_hold(tmp_path: Path) -> None:
    with patch.object(library, "NOTES", tmp_path / "none"):
        told = "\n".join(library.report(tmp_path / "nothing", library.SHIPPED))
    held = LessonLibrary(PACK, library.SHIPPED.read_bytes()).held
    assert f"has {len(held.positions)} positions of {len(held.deals)} matches" in told
    assert "| both | 0 | – | – | 0 |" in told

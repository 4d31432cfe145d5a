"""Tests: backups of what is small: what they hold, which are kept, and how one is restored."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine.match import run_to_end
from engine.store import HomePaths, Matches, Records, Settings, StoreError, backups
from engine.store.backups import all_backups, is_due, keep, kept_of, restoring
from tests.store.kit import finished
from tests.store.test_archive import DAY, NOON, contents, filled

GENTLE = timedelta(minutes=30)


def kept_files(where: HomePaths) -> dict[str, bytes]:
    """The files of backups."""
    return {each.name: each.read_bytes() for each in backups.folder_of(where).iterdir()}


def total(where: HomePaths) -> int:
    """How many bytes they have together."""
    return sum(map(len, kept_files(where).values()))


def test_a_backup_says_what_it_holds(tmp_path: Path) -> None:
    where = filled(tmp_path)
    made = keep(where, NOON)
    assert made is not None
    assert (made,) == all_backups(where)
    assert made.made == NOON
    held = made.contents
    assert (held.records, held.questions, held.stickers, held.guesses) == (1, 2, 1, 1)
    assert (held.names, held.left_out) == (("Ada", "Bo"), 0)
    assert keep(where, NOON + GENTLE) is None, "nothing was changed"
    assert total(where) < 20_000


def test_backups_share_what_did_not_change(tmp_path: Path) -> None:
    where = filled(tmp_path)
    keep(where, NOON)
    before = kept_files(where)
    Settings(where.settings).set("look.text_size", 130)
    keep(where, NOON + GENTLE)
    after = kept_files(where)
    assert before.items() <= after.items()
    assert 2 == len(after) - len(before), "the list, and the settings"


def test_one_is_due_when_something_changed_and_half_an_hour_has_passed(tmp_path: Path) -> None:
    where = filled(tmp_path / "home")
    assert not is_due(HomePaths(*3 * (tmp_path / "nothing",)), NOON)
    now = datetime.now(UTC)
    assert is_due(where, now)
    made = keep(where, now)
    assert made is not None
    assert not is_due(where, now + timedelta(days=1))
    later = now.timestamp() + 60
    os.utime(where.settings, (later, later))
    assert not is_due(where, now + timedelta(minutes=29))
    assert is_due(where, now + timedelta(minutes=31))
    assert is_due(where, now - timedelta(days=9)), "the clock was set back"


def test_all_of_two_days_then_days_weeks_and_months_are_kept() -> None:
    now = datetime(2026, 12, 31, 23, 59, tzinfo=UTC)
    moments = [now - number * timedelta(hours=6) for number in range(4 * 700)]
    kept = sorted(kept_of(moments, now), reverse=True)
    ages = [(now - moment).days for moment in kept]
    recent = [moment for moment in moments if now - moment <= timedelta(days=2)]
    assert kept[: len(recent)] == recent
    assert len(kept) == len(recent) + 12 + 10 + 9
    days = kept[len(recent) : len(recent) + 12]
    assert len({moment.date() for moment in days}) == 12
    weeks = kept[len(recent) + 12 : len(recent) + 22]
    assert len({moment.isocalendar()[:2] for moment in weeks}) == 10
    months = kept[len(recent) + 22 :]
    assert len({(moment.year, moment.month) for moment in months}) == 9
    assert 300 < ages[-1] < 370, "about a year"
    # The latest of each is kept, so letting go in steps comes to the same number.
    assert kept_of([*kept], now) == frozenset(kept)


def test_over_a_year_they_stay_within_their_bound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "MAX_BYTES", 30_000)
    monkeypatch.setattr(backups, "MAX_NEW_BYTES", 24_000)
    where = filled(tmp_path)
    most = 0
    with Records(where.records) as records:
        for day in range(120):
            now = NOON + timedelta(days=day)
            records.add(finished(f"TY-{day}"), now)
            keep(where, now)
            most = max(most, total(where))
    there = all_backups(where)
    assert 20_000 < most <= 30_000
    assert len(there) > 3
    latest = there[0].contents
    assert latest.records + latest.left_out == 121
    assert latest.left_out > 0


def test_a_backup_is_restored_after_one_of_what_is_here(tmp_path: Path) -> None:
    where = filled(tmp_path)
    keep(where, NOON)
    (backup,) = all_backups(where)
    settings, matches = Settings(where.settings), Matches(where.matches)
    settings.set("look.text_size", 90)
    settings.set("hands.left", value=True)
    settings.set("window.width", 1234)
    with Records(where.records) as records:
        records.remove(records.log()[0].id)
        assert records.add(finished("TY-9"), NOON + timedelta(days=1))
    matches.attempts.begin("carry_on", "CO-1", "ada", "another.stowaway", 1)
    (question, _) = matches.mistakes._read().rows
    matches.mistakes.answer(question, DAY + timedelta(days=1), right=True)
    report = run_to_end(restoring(where, backup, settings, NOON + GENTLE))
    assert not report.problems
    assert (settings.number("look.text_size"), settings.flag("hands.left")) == (120, False)
    assert settings.number("window.width") == 1234, "the window stays where it is"
    with Records(where.records) as records:
        assert 2 == len(records._read(tuple, "SELECT id FROM match")), "one is back, none is gone"
    assert question in matches.mistakes._read().rows, "the schedule is as it was"
    assert [2] == [row.count for row in matches.attempts.at("carry_on", {"CO-1"})], "none is back"
    latest, _ = all_backups(where)
    run_to_end(restoring(where, latest, settings, NOON + 2 * GENTLE))
    assert (settings.number("look.text_size"), settings.flag("hands.left")) == (90, True)


@pytest.mark.parametrize("damage", ["part", "list", "gone"])
def test_a_damaged_backup_is_not_restored(tmp_path: Path, damage: str) -> None:
    where = filled(tmp_path)
    keep(where, NOON)
    (backup,) = all_backups(where)
    for each in backups.folder_of(where).iterdir():
        if damage == "gone" and each.suffix == ".part":
            each.unlink()
        elif (damage == "list") == (each.suffix == ".json"):
            each.write_bytes(b"y" + each.read_bytes()[1:])
    before = contents(where)
    with pytest.raises(StoreError):
        run_to_end(restoring(where, backup, Settings(where.settings), NOON + GENTLE))
    assert contents(where) == before
    # The next one is whole again.
    made = keep(where, NOON + 2 * GENTLE)
    assert made is not None or damage != "list"
    if made is not None:
        run_to_end(restoring(where, made, Settings(where.settings), NOON + 3 * GENTLE))


def test_a_backup_cannot_be_written_and_all_stays(tmp_path: Path) -> None:
    where = filled(tmp_path)
    backups.folder_of(where).write_bytes(b"a file")
    with pytest.raises(StoreError, match="cannot be written"):
        keep(where, NOON)
    assert all_backups(where) == ()

"""Tests: everything in one file, and back: what it holds, how it is merged, what is refused."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from engine import catalog
from engine.match import Session, codec, run_to_end
from engine.match.loader import read
from engine.store import HomePaths, Matches, Records, Settings, StoreError, archive, files, merge
from engine.store.achievements import Achieved, AchievementsFile
from engine.store.archive import MANIFEST, Archive, exporting
from engine.store.attempts import AttemptsFile
from engine.store.cousins import CousinAnswer
from engine.store.guesses import KeptGuess
from engine.store.guided import Guided
from engine.store.merge import MergeReport, check_space, merging
from engine.store.players import PlayerEntry
from tests.tools.campaign.play import begun, wander

GAME = "carry_on"
DAY = date(2026, 5, 1)
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def home(folder: Path) -> HomePaths:
    """A home in one folder."""
    return HomePaths(folder, folder, folder)


def played(number: int, inputs: int | None = None, *, way: int = 0) -> Session:
    """A match, to its end or so far; equal numbers begin alike, and each way goes on by itself."""
    rng = Random(number)
    session = begun(rng, GAME, persons=1, practice=False)
    for _ in islice(wander(session, rng, reseat=False), 3):
        pass
    for _ in islice(wander(session, Random(f"{number} {way}"), reseat=False), inputs):
        pass
    session.mark()
    return session


def saved(session: Session) -> bytes:
    """The bytes of its file."""
    return codec.encode(session.header, session.journal)


def put(where: HomePaths, name: str, data: bytes, when: datetime = NOON) -> Path:
    """A file in the folder of matches."""
    path = where.matches / f"{name}.stowaway"
    files.replace(path, data)
    os.utime(path, (when.timestamp(), when.timestamp()))
    return path


def filled(folder: Path) -> HomePaths:
    """A home with something of every kind."""
    where = home(folder)
    matches = Matches(where.matches)
    over, going = played(1), played(2, 4)
    path = put(where, "carry-on over", saved(over))
    put(where, "carry-on going", saved(going), NOON + timedelta(days=1))
    matches.keep_reviews(path, [b"{}\n"])
    matches.keep_picture(path, b"picture")
    matches.keep_origin(over)
    with Records(where.records) as records:
        assert records.add(over, NOON)
    matches.mistakes.learn(path, 0, [3, 5], "Ada", DAY)
    matches.guesses.keep(KeptGuess(DAY, GAME, "Ada", True, "points", 850))
    matches.cousins.keep(CousinAnswer(DAY, GAME, "Ada", "points", 300, 700))
    matches.attempts.begin(GAME, "CO-1", "ada", path.name, 1)
    AchievementsFile(where.achievements).add(
        [Achieved(GAME, "a", "ada", "2026-05-01", "1" * 32)], ["1" * 32]
    )
    matches.players.put(PlayerEntry("Ada", "plum", "left", 140, {"a-b": "K"}), NOON.timestamp())
    matches.players.rename("Ada", "Adele", NOON.timestamp())
    settings = Settings(where.settings)
    settings.set("setup.names", ("Ada", "Bo"))
    settings.set("look.text_size", 120)
    settings.set("keys.a-b", "K")
    settings.set("window.width", 1000)
    return where


def exported(where: HomePaths, to: Path) -> Path:
    """Its archive."""
    report = run_to_end(exporting(where, to))
    assert not report.left_out
    return to


def imported(path: Path, where: HomePaths, *, dry: bool = False) -> MergeReport:
    """What comes of an import."""
    with Archive(path) as opened:
        return run_to_end(merging(opened, where, dry=dry))


def contents(where: HomePaths) -> dict[str, bytes]:
    """All files of a home that are not only locks."""
    return {
        each.relative_to(where.data).as_posix(): each.read_bytes()
        for each in where.data.rglob("*")
        if each.is_file() and each.suffix != ".lock"
    }


def journals(where: HomePaths) -> set[bytes]:
    """The bytes of all matches in a home."""
    return {path.read_bytes() for path in where.matches.iterdir()}


# There and back


def test_a_home_comes_to_another_computer_whole(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    path = exported(old, tmp_path / "all.stowaway-all")
    preview = imported(path, new, dry=True)
    assert not [each for each in new.data.rglob("*") if each.is_file() and each.suffix != ".lock"]
    report = imported(path, new)
    assert preview.tallies == report.tallies
    assert (preview.problems, report.problems, report.branches) == ((), (), 0)
    assert {kind: tally.new for kind, tally in report.tallies.items()} == {
        "matches": 2, "records": 1, "questions": 2, "progress": 4, "guided": 0, "settings": 6,
        "pictures": 3,
    }  # fmt: skip
    assert journals(new) == journals(old)
    one, other = Matches(old.matches), Matches(new.matches)
    assert [each.name for each in one.all()] == [each.name for each in other.all()]
    assert other.reviews(new.matches / "carry-on over.stowaway") == [b"{}\n"]
    assert other.picture(new.matches / "carry-on over.stowaway") == b"picture"
    assert other.players.players() == one.players.players()
    assert "Adele" == other.players.names().called("Ada")
    for name in ("mistakes.json", "guesses.json", "cousins.json", "attempts.json"):
        assert (old.data / name).read_bytes() == (new.data / name).read_bytes()
    with Records(old.records) as before, Records(new.records) as after:
        assert [row._replace(id=0) for row in before.log()] == [
            row._replace(id=0) for row in after.log()
        ]
        assert after.journal(after.log()[0].id) == saved(played(1))
    settings = Settings(new.settings)
    assert settings.texts("setup.names") == ("Ada", "Bo")
    assert (settings.number("look.text_size"), settings.text("keys.a-b")) == (120, "K")
    assert settings.number("window.width") == 0, "the place of the window is another screen's"


def test_importing_twice_changes_nothing(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    path = exported(old, tmp_path / "all.stowaway-all")
    imported(path, new)
    before = contents(new)
    report = imported(path, new)
    assert not report.changes
    assert contents(new) == before
    assert all(not tally.changes for tally in report.tallies.values())


def test_equal_homes_give_equal_files_without_a_path(tmp_path: Path) -> None:
    old = filled(tmp_path / "a-strange-folder")
    first = exported(old, tmp_path / "first")
    second = exported(old, tmp_path / "elsewhere" / "second")
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as opened:
        names = opened.namelist()
        assert names[:-1] == sorted(names[:-1])
        assert names[-1] == MANIFEST
        assert all(b"strange-folder" not in opened.read(name) for name in names)
        assert b"strange-folder" not in first.read_bytes()


def test_what_cannot_be_exported_is_said_and_the_rest_is(tmp_path: Path) -> None:
    old = filled(tmp_path / "old")
    (old.data / "mistakes.json").unlink()
    (old.data / "mistakes.json").mkdir()
    put(old, "large", b"x" * (codec.MAX_BYTES + 1))
    report = run_to_end(exporting(old, tmp_path / "all"))
    assert report.matches == 2
    assert [str(each) for each in report.left_out] == [
        "large.stowaway is too large and was left out.",
        f"{old.data / 'mistakes.json'} is not a file.",
    ]


def test_an_export_that_fails_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, to = filled(tmp_path / "old"), tmp_path / "all"
    to.write_bytes(b"before")
    steps = exporting(old, to)
    next(steps)
    steps.close()
    assert (to.read_bytes(), [*tmp_path.glob(".stowaway-*")]) == (b"before", [])
    monkeypatch.setattr(archive, "MAX_CONTENT_BYTES", 2000)
    with pytest.raises(StoreError, match="too much"):
        run_to_end(exporting(old, to))
    assert (to.read_bytes(), [*tmp_path.glob(".stowaway-*")]) == (b"before", [])


def test_a_match_with_a_name_of_another_system_comes_too(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    put(old, 'a:b*c"d', saved(played(2, 4)))
    put(old, "a b c d", saved(played(3, 4)))
    path = exported(old, tmp_path / "all")
    assert imported(path, new).tallies["matches"].new == 2
    assert journals(new) == journals(old)
    assert not imported(path, new).changes


# Matches that are in both places


def test_the_longer_journal_stays(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    short, long = saved(played(1, 2)), saved(played(1, 6))
    assert long.startswith(short[: short.rfind(b'{"line":"mark"')]), "the same way"
    short = long[: len(long) // 2]
    short = short[: short.rfind(b"\n") + 1]
    put(old, "x", long)
    mine = put(new, "x", short)
    path = exported(old, tmp_path / "all")
    assert imported(path, new, dry=True).tallies["matches"] == (0, 0, 1, 0)
    assert mine.read_bytes() == short
    assert imported(path, new).tallies["matches"] == (0, 0, 1, 0)
    assert mine.read_bytes() == long
    assert not imported(path, new).changes
    # And back: the shorter one changes nothing.
    other = exported(new, tmp_path / "back")
    put(old, "x", long + b"")
    assert not imported(other, old).changes


@pytest.mark.parametrize("here", ["short", "long"])
def test_the_shorter_of_two_forks_becomes_a_branch(tmp_path: Path, here: str) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    forks = {"short": saved(played(1, 5, way=1)), "long": saved(played(1, 20, way=2))}
    assert forks["short"].count(b"\n") < forks["long"].count(b"\n")
    mine = put(new, "x", forks[here])
    put(old, "x", forks["long" if here == "short" else "short"])
    path = exported(old, tmp_path / "all")
    preview, report = imported(path, new, dry=True), imported(path, new)
    assert preview.tallies == report.tallies
    assert (report.branches, report.tallies["matches"].conflicts) == (1, 1)
    assert mine.read_bytes() == forks["long"]
    (fork,) = (each for each in new.matches.iterdir() if each != mine)
    opened, other = read(fork.read_bytes(), catalog), read(forks["short"], catalog)
    assert opened.problem is None
    assert opened.session is not None
    assert other.session is not None
    assert opened.session.header.practice
    assert not isinstance(opened.session.header.branch, msgspec.UnsetType)
    assert opened.session.header.branch.of == codec.mark(other.session.header)
    assert [*opened.session.journal] == [*other.session.journal], "all of it is there"
    assert codec.mark(opened.session.header) != codec.mark(other.session.header)
    before = contents(new)
    assert not imported(path, new).changes
    assert contents(new) == before
    # It may be played on, and is still the same one.
    session = opened.session
    for _ in islice(wander(session, Random(3), reseat=False), 2):
        pass
    fork.write_bytes(saved(session))
    assert not imported(path, new).changes


def test_a_finished_match_that_becomes_a_branch_keeps_its_record(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    over, other = sorted((saved(played(1, way=1)), saved(played(1, way=2))), key=merge._length)
    put(new, "x", over)
    put(old, "x", other)
    imported(exported(old, tmp_path / "all"), new)
    with Records(new.records) as records:
        assert [over] == [records.journal(row.id) for row in records.log()]


def test_another_match_of_the_same_name_gets_a_number(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    put(old, "x", saved(played(1, 4)))
    put(new, "x", saved(played(2, 4)))
    path = exported(old, tmp_path / "all")
    assert imported(path, new).tallies["matches"] == (1, 0, 0, 0)
    assert {"x.stowaway", "x (2).stowaway"} == {each.name for each in new.matches.iterdir()}
    assert not imported(path, new).changes
    # Played on under its number, it is still the same match.
    (new.matches / "x (2).stowaway").write_bytes(saved(played(1, 4)) + b"")
    assert not imported(path, new).changes


def test_two_matches_on_one_deal_stay_two(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    put(old, "first", saved(played(1, 5, way=1)))
    put(new, "second", saved(played(1, 20, way=2)))
    report = imported(exported(old, tmp_path / "all"), new)
    assert (report.branches, report.tallies["matches"].new) == (0, 1)
    assert {"first.stowaway", "second.stowaway"} == {each.name for each in new.matches.iterdir()}


def test_damaged_forks_are_both_kept_as_they_are(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    line = saved(played(1, 2)).splitlines(keepends=True)[0]
    put(old, "x", line + b"damaged one\n")
    put(new, "x", line + b"damaged two\n")
    path = exported(old, tmp_path / "all")
    assert imported(path, new).branches == 0
    assert journals(new) == {line + b"damaged one\n", line + b"damaged two\n"}
    assert not imported(path, new).changes


def test_a_match_that_was_deleted_here_stays_deleted(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    path = exported(old, tmp_path / "all")
    imported(path, new)
    Matches(new.matches).delete(new.matches / "carry-on going.stowaway")
    before = contents(new)
    assert not imported(path, new).changes
    assert contents(new) == before


def test_no_attempt_that_was_given_up_is_won_back(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    session = played(1, 4)
    put(old, "x", saved(session))
    path = exported(old, tmp_path / "all")
    imported(path, new)
    matches = Matches(new.matches)
    matches.attempts.begin(GAME, session.seed, "", "x.stowaway", 1)
    (trashed,) = [matches.delete(new.matches / "x.stowaway")]
    trashed.unlink()
    assert not imported(path, new).changes
    assert not [*new.matches.iterdir()]


def test_a_match_that_is_open_is_left_alone(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    long = saved(played(1, 8))
    mine = put(new, "x", b"".join(long.splitlines(keepends=True)[:4]))
    put(old, "x", long)
    handle = os.open(mine, os.O_RDWR)
    try:
        assert files.lock(handle)
        report = imported(exported(old, tmp_path / "all"), new)
    finally:
        os.close(handle)
    assert [str(each) for each in report.problems] == [
        "x.stowaway is open in another Stowaway window."
    ]
    assert mine.read_bytes() != long


# What is beside matches


def test_attempts_are_united_oldest_first(tmp_path: Path) -> None:
    one, other = AttemptsFile(tmp_path / "a.json"), AttemptsFile(tmp_path / "b.json")
    for day in (1, 4):
        one.begin(GAME, "CO-1", "ada", f"co 2026-05-0{day} 1200.stowaway", 1)
    for day in (2, 4):
        other.begin(GAME, "CO-1", "ada", f"co 2026-05-0{day} 1200.stowaway", 1)
    other.begin(GAME, "CO-2", "ada", "co.stowaway", 5)
    assert one.unite(other.path.read_bytes(), dry=True) == (1, 0, 1, 0)
    assert one.unite(other.path.read_bytes()) == (1, 0, 1, 0)
    (row,) = one.at(GAME, {"CO-1"})
    assert row.count == 3
    assert [(name[3:13], number) for name, number in row.files] == [
        ("2026-05-01", 1),
        ("2026-05-02", 2),
        ("2026-05-04", 3),
    ]
    assert [row.count for row in one.at(GAME, {"CO-2"})] == [5]
    before = one.path.read_bytes()
    assert one.unite(other.path.read_bytes()) == (0, 2, 0, 0)
    assert one.path.read_bytes() == before


def test_of_a_question_the_later_answer_counts(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    for where, days in ((old, 3), (new, 1)):
        path = put(where, "x", saved(played(1)))
        kept = Matches(where.matches).mistakes
        kept.learn(path, 0, [3, 5], "Ada", DAY)
        row = next(each for each in kept.plan(DAY).due_today or kept._read().rows if each.at == 3)
        kept.answer(row, DAY + timedelta(days=days), right=True)
    Matches(new.matches).mistakes.learn(new.matches / "x.stowaway", 1, [4], "Bo", DAY)
    path = exported(old, tmp_path / "all")
    report = imported(path, new)
    assert report.tallies["questions"] == (0, 1, 1, 0)
    rows = {row.key[1:]: row for row in Matches(new.matches).mistakes._read().rows}
    assert {key: (row.day - DAY).days for key, row in rows.items()} == {
        (0, 3): 3,
        (0, 5): 0,
        (1, 4): 0,
    }
    assert not imported(path, new).changes


def test_questions_follow_a_match_that_got_another_name(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    Matches(old.matches).mistakes.learn(put(old, "x", saved(played(1))), 0, [3], "Ada", DAY)
    put(new, "x", saved(played(2)))
    imported(exported(old, tmp_path / "all"), new)
    (row,) = Matches(new.matches).mistakes._read().rows
    assert row.match == "x (2).stowaway"


def test_settings_that_differ_stay(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    mine = Settings(new.settings)
    mine.set("look.text_size", 150)
    mine.set("setup.known", ("carry_on",))
    theirs = Settings(old.settings)
    theirs.set("setup.known", ("cargo_hold",))
    heard: list[str] = []
    mine.watch(heard.append)
    with Archive(exported(old, tmp_path / "all")) as opened:
        report = run_to_end(merging(opened, new, mine))
    assert report.tallies["settings"] == (5, 0, 1, 1), "a player and two names, too"
    assert mine.number("look.text_size") == 150
    assert mine.texts("setup.known") == ("carry_on", "cargo_hold")
    assert {"setup.names", "keys.a-b", "setup.known"} == {*heard}


def test_the_guided_round_that_came_further_stays(tmp_path: Path) -> None:
    old, new = home(tmp_path / "old"), home(tmp_path / "new")
    session = begun(Random(1), GAME, persons=1, practice=True)
    Guided(old.guided).keep(session, "a", (), (3, 7))
    Guided(new.guided).keep(session, "a", (), (2, 7))
    path = exported(old, tmp_path / "all")
    assert imported(path, new).tallies["guided"] == (0, 0, 1, 0)
    assert Guided(new.guided).step(GAME) == (3, 7)
    Guided(new.guided).keep(session, "a", (), (5, 7))
    assert imported(path, new).tallies["guided"] == (0, 0, 0, 1)
    assert Guided(new.guided).step(GAME) == (5, 7)


@pytest.mark.parametrize("name", ["mistakes.json", "attempts.json", "guesses.json", "players.json"])
@pytest.mark.parametrize("data", [b"damaged", b'{"form":9}'])
def test_a_part_that_cannot_be_read_is_said_and_the_rest_comes(
    tmp_path: Path, name: str, data: bytes
) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    (old.data / name).write_bytes(data)
    report = imported(exported(old, tmp_path / "all"), new)
    (problem,) = report.problems
    assert "newer" in str(problem) if b"9" in data else f"{name} is damaged." == str(problem)
    assert journals(new) == journals(old)


def test_records_that_cannot_be_read_are_said(tmp_path: Path) -> None:
    old, new = filled(tmp_path / "old"), home(tmp_path / "new")
    path = exported(old, tmp_path / "all")
    again = changed(path, tmp_path / "b", {archive.RECORDS: b"no database"})
    assert ["Some of the records in it are damaged."] == [
        str(each) for each in imported(again, new).problems
    ]


def test_what_the_disk_has_no_room_for_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "free_bytes", lambda _: 20 * 1024 * 1024)
    check_space(home(tmp_path), 1024)
    check_space(home(tmp_path), 0)
    with pytest.raises(StoreError, match=r"117 MB are needed and 20 MB are free\."):
        check_space(home(tmp_path), 100 * 1024 * 1024)


# Archives of strangers


def changed(path: Path, to: Path, members: dict[str, bytes]) -> Path:
    """An archive in which some files are others, and its list says so."""
    with zipfile.ZipFile(path) as opened:
        held = {name: opened.read(name) for name in opened.namelist()} | members
    del held[MANIFEST]
    listed = {name: (len(data), 1) for name, data in held.items()}
    held[MANIFEST] = msgspec.json.encode({"form": 1, "files": listed})
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in held.items():
            made.writestr(name, data)
    return to


def small(
    members: dict[str, bytes], *, change: Callable[[zipfile.ZipInfo], None] = lambda _: None
) -> bytes:
    """A zip of these files and a list of them."""
    listed = {name: (len(data), 1) for name, data in members.items()}
    manifest = msgspec.json.encode({"form": 1, "files": listed})
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in {**members, MANIFEST: manifest}.items():
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            if name != MANIFEST:
                change(info)
            made.writestr(info, data)
    return target.getvalue()


def linked(info: zipfile.ZipInfo) -> None:
    info.external_attr = (stat.S_IFLNK | 0o777) << 16


def twice() -> bytes:
    data = small({"matches/a.stowaway": b"", "matches/b.stowaway": b""})
    return data.replace(b"matches/b.stowaway", b"matches/a.stowaway")


def encrypted() -> bytes:
    data = bytearray(small({"matches/a.stowaway": b"x"}))
    place = data.index(b"PK\1\2")
    data[place + 8] |= 1
    return bytes(data)


def torn() -> bytes:
    data = bytearray(small({"matches/a.stowaway": os.urandom(2000)}))
    data[300] ^= 0xFF
    return bytes(data)


def lying() -> bytes:
    """Its table says that a large file is small."""
    data = bytearray(small({"matches/a.stowaway": b"\0" * 1_000_000}))
    place = data.index(b"PK\1\2")
    data[place + 24 : place + 28] = (1000).to_bytes(4, "little")
    return bytes(data)


def many() -> bytes:
    data = bytearray(small({"matches/a.stowaway": b"x"}))
    data[-14:-10] = (60_001).to_bytes(2, "little") * 2
    return bytes(data)


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "is not a Stowaway archive"),
    "text": (lambda: b"no zip at all, but some text that is long", "is not a Stowaway archive"),
    "comment": (lambda: small({})[:-2] + b"\5\0hello", "is not a Stowaway archive"),
    "no list": (lambda: _plain({"settings.toml": b""}), "is not a Stowaway archive"),
    "newer": (lambda: _plain({MANIFEST: b'{"form":2}'}), "newer version of Stowaway"),
    "other list": (lambda: _plain({MANIFEST: b'{"form":1,"files":{"a":[1,1]}}'}), "is damaged"),
    "far future": (
        lambda: _plain({MANIFEST: b'{"form":1,"files":{"a":[1,1%s]}}' % (b"0" * 400)}),
        "is damaged",
    ),
    "bad list": (lambda: _plain({MANIFEST: b"[" * 5000}), "is damaged"),
    "above": (lambda: small({"matches/../../a.stowaway": b"x"}), "does not belong in it"),
    "absolute": (lambda: small({"/etc/passwd": b"x"}), "does not belong in it"),
    "drive": (lambda: small({"C:\\a.stowaway": b"x"}), "does not belong in it"),
    "backslash": (lambda: small({"matches\\a.stowaway": b"x"}), "does not belong in it"),
    "stream": (lambda: small({"matches/a:b.stowaway": b"x"}), "does not belong in it"),
    "folder": (lambda: small({"matches/": b""}), "does not belong in it"),
    "nested": (lambda: small({"matches/a.stowaway-all": b"x"}), "does not belong in it"),
    "program": (lambda: small({"matches/a.exe": b"x"}), "does not belong in it"),
    "lock": (lambda: small({"instance.lock": b"x"}), "does not belong in it"),
    "hidden": (lambda: small({"matches/.a.stowaway": b"x"}), "does not belong in it"),
    "deep": (lambda: small({"matches/a/b.stowaway": b"x"}), "does not belong in it"),
    "guided": (lambda: small({"guided/A-B.stowaway": b"x"}), "does not belong in it"),
    "link": (lambda: small({"matches/a.stowaway": b"/etc"}, change=linked), "link or encrypted"),
    "encrypted": (encrypted, "link or encrypted"),
    "twice": (twice, "twice"),
    "case": (lambda: small({"matches/a.stowaway": b"", "matches/A.stowaway": b""}), "twice"),
    "large": (lambda: small({"settings.toml": b"x" * 300_000}), "more than an archive can hold"),
    "bomb": (lambda: small({"records.sqlite": b"\0" * 9_000_000}), "more than an archive can hold"),
    "lying": (lying, "is damaged"),
    "torn": (torn, "is damaged"),
    "many": (many, "has more files than an archive can hold"),
}


def _plain(members: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as made:
        for name, data in members.items():
            made.writestr(name, data)
    return target.getvalue()


@pytest.mark.parametrize("kind", BAD)
def test_a_hostile_archive_is_refused_with_one_sentence(tmp_path: Path, kind: str) -> None:
    make, words = BAD[kind]
    path = tmp_path / "x.stowaway-all"
    path.write_bytes(make())
    where = home(tmp_path / "home")
    with pytest.raises(StoreError, match=words) as refused:
        imported(path, where)
    assert str(refused.value).startswith("x.stowaway-all ")
    assert str(refused.value).endswith(".")
    assert not [each for each in where.data.rglob("*") if each.is_file()]
    assert [path] == [each for each in tmp_path.iterdir() if each != where.data]


@pytest.mark.parametrize("size", [archive.MAX_ARCHIVE_BYTES + 1])
def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, size: int) -> None:
    path = tmp_path / "x"
    with path.open("wb") as file:
        file.truncate(size)
    with pytest.raises(StoreError, match="too large"):
        Archive(path)


def test_what_is_no_file_is_no_archive(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is not a file"):
        Archive(tmp_path)
    with pytest.raises(StoreError, match="does not exist"):
        Archive(tmp_path / "nothing")


def test_matches_that_are_none_come_and_are_listed_as_such(tmp_path: Path) -> None:
    path, where = tmp_path / "x", home(tmp_path / "home")
    path.write_bytes(small({"matches/a.stowaway": b"no match"}))
    assert imported(path, where).tallies["matches"].new == 1
    (listed,) = Matches(where.matches).all()
    assert listed.problem is not None
    assert not imported(path, where).changes

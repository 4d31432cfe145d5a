"""Tests: the folder of matches: listing, continuing, renaming, deleting, damage."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import catalog
from engine.core import AwaitingSeats, Level, Result, Rng, Seat
from engine.match import Header, Player, Session, begin, codec
from engine.match.journal import Ended
from engine.store import Matches, StoreError
from engine.store import matches as matches_module
from tests.match.test_replay import NewRules
from tests.match.toy import ToyShelf
from tests.store.kit import finished, play_on, save, toy

ROOT = Path(__file__).resolve().parents[2]
DAY = 1_700_000_000


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    return Matches(tmp_path / "data" / "matches", shelf=ToyShelf())


def keep(matches: Matches, name: str, data: bytes, age: int = 0) -> Path:
    matches.folder.mkdir(parents=True, exist_ok=True)
    path = matches.folder / name
    path.write_bytes(data)
    os.utime(path, (DAY - age, DAY - age))
    return path


def test_a_folder_that_is_not_there_is_empty(matches: Matches) -> None:
    assert matches.all() == ()
    assert matches.latest() is None


def open_match(seed: str) -> Session:
    """A match whose players hide nothing from one another."""
    return begin(catalog.game("pack_the_essentials"), seed, (Player(name="Ada"),))


def test_a_name_tells_no_seed_where_hands_are_hidden(matches: Matches) -> None:
    with matches.start(toy("SECRET")) as writer:
        assert writer.path.name.startswith("toy 20")
        assert "SECRET" not in str(writer.path)


def test_two_matches_of_one_deal_have_two_files(matches: Matches) -> None:
    with matches.start(open_match("PE-1")), matches.start(open_match("PE-1")) as writer:
        assert writer.trouble is None
    names = sorted(summary.name for summary in matches.all())
    assert len(names) == 2
    assert all(name.startswith("pack-the-essentials PE-1 20") for name in names)
    assert os.name != "posix" or stat.S_IMODE(writer.path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "seed", ["../../x", "", 'a/b\\c:d*?"<>|', "\u202e日本", "." * 99, "x" * 200]
)
def test_a_seed_never_leaves_the_folder(matches: Matches, seed: str) -> None:
    with matches.start(open_match(seed)) as writer:
        assert writer.trouble is None
        assert writer.path.parent == matches.folder
        assert not writer.path.name.startswith(".")
    assert [summary.seed for summary in matches.all()] == [seed]


def test_a_listing_says_what_a_match_is(matches: Matches) -> None:
    over = finished("TY-9", practice=True)
    keep(matches, "old.stowaway", save(over), age=50)
    keep(matches, "new.stowaway", save(toy()), age=10)
    keep(matches, "bad.stowaway", b"nonsense\n", age=90)
    keep(matches, "empty.stowaway", b"", age=91)
    keep(matches, "note.txt", b"not mine")
    (matches.folder / "folder.stowaway").mkdir()
    new, old, bad, empty = matches.all()
    assert (new.name, old.name, bad.name, empty.name) == ("new", "old", "bad", "empty")
    assert (new.result, old.result) == (None, over.result)
    assert [player.name for player in old.players] == ["Ann", "Bo"]
    assert (old.game, old.seed, old.practice) == ("toy", "TY-9", True)
    assert dict(old.options) == {"rounds": 2, "bonus": True}
    assert str(bad.problem) == "This file cannot be opened as a match: it is damaged."
    assert empty.problem
    latest = matches.latest()
    assert latest is not None
    assert latest.path == new.path


def test_a_match_goes_on_where_it_was_left(matches: Matches) -> None:
    session = toy()
    with matches.start(session) as writer:
        moves = play_on(session)
        for _ in range(3):
            next(moves)
    latest = matches.latest()
    assert latest is not None
    resumed = matches.resume(latest.path)
    assert resumed.sentence is None
    assert resumed.writer is not None
    assert resumed.session.moments == session.moments
    for _ in play_on(resumed.session):
        pass
    resumed.writer.close()
    assert resumed.writer.path == writer.path
    assert writer.path.read_bytes() == save(resumed.session)
    assert matches.latest() is None
    again = matches.open(writer.path)
    assert again.session is not None
    assert again.session.result == resumed.session.result
    assert len(matches.all()) == 1


def test_a_file_that_ends_before_chance_answered_goes_on(matches: Matches) -> None:
    data = save(toy())
    path = keep(matches, "a.stowaway", data[: data.index(b"\n") + 1])
    resumed = matches.resume(path)
    assert resumed.writer is not None
    assert isinstance(resumed.session.awaiting, AwaitingSeats)
    resumed.writer.close()
    assert path.read_bytes() == data


def test_a_damaged_match_goes_on_and_its_file_is_kept(matches: Matches) -> None:
    data = save(finished())
    damaged = data[:-90] + b"\x00\x00garbage"
    path = keep(matches, "a.stowaway", damaged)
    resumed = matches.resume(path)
    assert resumed.sentence is not None
    assert "is damaged from line" in str(resumed.sentence)
    assert "a.damaged.stowaway.bak" in str(resumed.sentence)
    assert resumed.writer is not None
    for _ in play_on(resumed.session):
        pass
    resumed.writer.close()
    assert (matches.folder / "a.damaged.stowaway.bak").read_bytes() == damaged
    assert matches.open(path).reading.problem is None
    assert [summary.path for summary in matches.all()] == [path]


MENDED = """
import os, signal, sys
from pathlib import Path
from engine.match.loader import read
from engine.store import Matches
from tests.match.toy import ToyShelf
from tests.store.kit import finished, save

links, top = sys.argv[1] == "links", Path(sys.argv[2])
if not links:
    def none(*_, **__):
        raise PermissionError(1, "Operation not permitted")
    os.link = none
whole = save(finished())
damaged = whole[: len(whole) // 2] + b"\\x00\\x00garbage"
good = damaged[: damaged.rfind(b"\\n") + 1]
inputs = read(good, ToyShelf()).session.inputs
STEPS = {"open", "os.link", "os.rename", "os.remove", "os.truncate"}

def killed(step):
    "Whether a process that goes on with the match comes to this step, and is killed there."
    folder = top / str(step)
    matches = Matches(folder, shelf=ToyShelf())
    folder.mkdir()
    path = folder / "a.stowaway"
    path.write_bytes(damaged)
    child = os.fork()
    if child == 0:
        left = step
        def count(event, arguments):
            nonlocal left
            if str(folder) in str(arguments) and event in STEPS:
                left -= 1
                if left < 0:
                    os.kill(os.getpid(), signal.SIGKILL)
        sys.addaudithook(count)
        matches.resume(path)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    listed = [s for s in matches.all() if s.problem is None]
    assert [s.path for s in listed] == [path], (step, os.listdir(folder))
    assert matches.latest() is not None, step
    reading = matches.open(path).reading
    assert reading.session is not None and reading.session.inputs >= inputs, step
    assert path.read_bytes().startswith(good), step
    held = [p.read_bytes() for p in folder.iterdir()]
    assert damaged in held, (step, os.listdir(folder))
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, status
    return os.WIFSIGNALED(status)

steps = 0
while killed(steps):
    steps += 1
print(steps)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork and no SIGKILL")
@pytest.mark.parametrize("links", ["links", "none"], ids=["with links", "without links"])
def test_a_damaged_match_is_there_whenever_its_process_is_killed(
    tmp_path: Path, links: str
) -> None:
    """Killed before each step that touches its folder: file, kept file and listing are whole."""
    done = subprocess.run(
        [sys.executable, "-c", MENDED, links, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 5, "reading, writing, keeping, replacing and going on"


def test_a_match_from_elsewhere_is_left_as_it_is(matches: Matches, tmp_path: Path) -> None:
    data = save(toy())
    path = tmp_path / "gift.stowaway"
    path.write_bytes(data)
    resumed = matches.resume(path)
    assert resumed.writer is not None
    next(play_on(resumed.session))
    resumed.writer.close()
    assert path.read_bytes() == data
    assert resumed.writer.path == matches.folder / "gift.stowaway"
    assert resumed.writer.path.read_bytes() == save(resumed.session)


NAMES = {
    "gift.stowaway": "gift.stowaway",
    "gift.stowaway.txt": "gift.stowaway",
    "gift.STOWAWAY": "gift.stowaway",
    "gift.stowaway (1)": "gift.stowaway",
    "gift": "gift.stowaway",
    "gift.v1.json": "gift.v1.stowaway",
    "gift.damaged.stowaway.bak": "gift.damaged.stowaway",
    "gift.damaged.stowaway (2).bak": "gift.damaged.stowaway",
    ".stowaway": "match.stowaway",
    ".stowaway.txt": "match.stowaway",
    ".STOWAWAY": "match.stowaway",
    ".json": "json.stowaway",
    ".hidden.stowaway": "hidden.stowaway",
    "long " * 40 + ".txt": ("long " * 24).strip() + ".stowaway",
}
"""The names of files that come from anywhere, and those under which they go on."""
IN_PLACE = {"gift.stowaway", "gift.STOWAWAY", ".hidden.stowaway"}


@pytest.mark.parametrize("mine", [True, False], ids=["in the folder", "elsewhere"])
@pytest.mark.parametrize("damaged", [True, False], ids=["damaged", "whole"])
@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_file_of_any_name_goes_on_and_is_listed(
    matches: Matches, tmp_path: Path, name: str, damaged: bool, mine: bool
) -> None:
    data = save(toy()) + b"torn" * damaged
    path = keep(matches, name, data) if mine else tmp_path / name
    path.write_bytes(data)
    resumed = matches.resume(path)
    assert resumed.writer is not None
    assert resumed.writer.trouble is None
    next(play_on(resumed.session))
    resumed.writer.close()
    stays = mine and name in IN_PLACE
    assert resumed.writer.path == (path if stays else matches.folder / NAMES[name])
    assert stays or path.read_bytes() == data, "what has another name is left as it is"
    latest = matches.latest()
    assert latest is not None
    assert latest.path == resumed.writer.path
    assert latest.path in {summary.path for summary in matches.all()}
    assert latest.path.read_bytes() == save(resumed.session)
    assert matches.resume(latest.path).sentence is None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere such names cannot be")
@pytest.mark.parametrize(
    ("name", "listed"),
    [
        (b"gi\xfft\n.txt", "gi t.stowaway"),
        (b"con.stowaway", "match con.stowaway"),
        (b"a\xe2\x80\xae\x1b[31m", "a 31m.stowaway"),
    ],
)
def test_a_name_that_not_every_system_has_goes_on_under_one_that_it_has(
    matches: Matches, tmp_path: Path, name: bytes, listed: str
) -> None:
    path = tmp_path / os.fsdecode(name)
    path.write_bytes(save(toy()))
    resumed = matches.resume(path)
    assert resumed.writer is not None
    resumed.writer.close()
    assert resumed.writer.path == matches.folder / listed


def test_a_kept_aside_match_goes_on_beside_the_one_that_took_its_place(matches: Matches) -> None:
    path = keep(matches, "a.stowaway", save(toy()) + b"torn")
    first = matches.resume(path)
    assert first.writer is not None
    next(play_on(first.session))
    first.writer.close()
    (aside,) = matches.folder.glob("*.bak")
    again = matches.resume(aside)
    assert again.writer is not None
    again.writer.close()
    assert {s.name for s in matches.all()} == {"a", "a.damaged"}
    assert aside.read_bytes() == save(toy()) + b"torn"
    assert path.read_bytes() == save(first.session)


def test_the_latest_are_listed_where_there_are_too_many(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.matches.MAX_MATCHES", 5)
    over, going_on = save(finished()), save(toy())
    for age in range(40):
        # In an order that no folder has by chance.
        age = age * 17 % 40
        keep(matches, f"{age * 7 % 40}.stowaway", going_on if age == 3 else over, age=age)
    listed = matches.all()
    assert [round(DAY - summary.modified) for summary in listed] == [0, 1, 2, 3, 4]
    latest = matches.latest()
    assert latest is not None
    assert latest.path == listed[3].path


def test_other_rules_are_looked_at_and_nothing_is_written(matches: Matches) -> None:
    sessions = (finished(f"TY-{number}") for number in range(10))
    session = next(s for s in sessions if any(x.points("ends") for x in s.sheets(None)))
    header = msgspec.structs.replace(session.header, rules_version=2)
    data = codec.encode(header, session.journal)
    path = keep(matches, "a.stowaway", data)
    resumed = Matches(matches.folder, shelf=ToyShelf(NewRules())).resume(path)
    assert resumed.writer is None
    assert resumed.sentence is not None
    assert "with different rules" in str(resumed.sentence)
    assert path.read_bytes() == data
    assert [file.name for file in matches.folder.iterdir()] == ["a.stowaway"]


def test_typed_in_chance_is_looked_at_and_never_continued(matches: Matches) -> None:
    session = toy()
    header = msgspec.structs.replace(session.header, chance="given")
    data = codec.encode(header, session.journal)
    path = keep(matches, "a.stowaway", data)
    resumed = matches.resume(path)
    assert resumed.writer is None
    assert resumed.sentence is not None
    assert "entered by hand" in str(resumed.sentence)
    assert [file.name for file in matches.folder.iterdir()] == ["a.stowaway"]
    assert path.read_bytes() == data
    assert [summary.given for summary in matches.all()] == [True]
    assert matches.latest() is None, "it does not go on"


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x00" * 20])
def test_what_is_no_match_is_refused_and_left(matches: Matches, data: bytes) -> None:
    path = keep(matches, "a.stowaway", data)
    with pytest.raises(StoreError, match="cannot be opened as a match"):
        matches.resume(path)
    assert path.read_bytes() == data
    with pytest.raises(StoreError, match="does not exist"):
        matches.resume(matches.folder / "b.stowaway")


def test_a_huge_file_opens_at_its_good_part(matches: Matches) -> None:
    data = save(toy())
    path = keep(matches, "a.stowaway", data + b"x" * (codec.MAX_BYTES + 5))
    opened = matches.open(path)
    assert opened.session is not None
    assert opened.reading.good == len(data)
    assert opened.sentence is not None


def test_rename(matches: Matches) -> None:
    path = keep(matches, "a.stowaway", save(toy()))
    other = keep(matches, "b.stowaway", save(toy("x")))
    assert matches.rename(path, "a") == path
    renamed = matches.rename(path, " Zoë's  best/../game. ")
    assert renamed == matches.folder / "Zoë's best .. game.stowaway"
    assert matches.rename(renamed, "b") == matches.folder / "b (2).stowaway"
    assert other.read_bytes() == save(toy("x"))
    for hostile in ("", "...", "CON", "x" * 4000, "日" * 300):
        renamed = matches.rename(other, hostile)
        assert renamed.parent == matches.folder
        assert renamed.exists()
        other = renamed
    with pytest.raises(StoreError, match="cannot be renamed"):
        matches.rename(path, "gone")


def test_delete_and_undo_it(matches: Matches) -> None:
    path = keep(matches, "a.stowaway", save(toy()))
    trashed = matches.delete(path)
    assert trashed is not None
    assert matches.all() == ()
    again = keep(matches, "a.stowaway", save(toy("x")))
    assert matches.restore(trashed) == matches.folder / "a (2).stowaway"
    assert again.read_bytes() == save(toy("x"))
    with pytest.raises(StoreError, match="cannot be restored"):
        matches.restore(trashed)


def test_the_moment_before_a_name_in_the_trash_is_told_to_nobody(matches: Matches) -> None:
    own = "20260517T101112.131415Z mine 20260518T101112.131415Z again"
    path = keep(matches, f"{own}.stowaway", save(toy()))
    trashed = matches.delete(path)
    summary = matches.summary(trashed)
    assert summary is not None
    assert summary.path == trashed
    assert summary.name == own
    assert matches.restore(trashed) == path, "only the moment of the deletion is taken off"
    kept = matches.summary(path)
    assert kept is not None
    assert kept.name == own, "what is not deleted is called as its file"
    matches.folder.rename(matches.folder.with_name("gone"))
    gone = trashed.with_name("20260517T101112.131415Z a.stowaway")
    with pytest.raises(StoreError, match=r"^a\.stowaway cannot be restored"):
        matches.restore(gone)


def test_one_match_of_a_game_is_enough(matches: Matches) -> None:
    assert not matches.has("toy")
    keep(matches, "a.stowaway", save(toy()))
    keep(matches, "b.stowaway", b"no match")
    game = next(summary.game for summary in matches.all() if summary.problem is None)
    assert matches.has(game)
    assert not matches.has("another")


def test_what_was_deleted_comes_back_in_the_reverse_order(matches: Matches) -> None:
    assert matches.deleted() == ()
    names = ["b.stowaway", "a.stowaway", f"{'x' * 230}.stowaway"]
    paths = [keep(matches, name, save(toy(name[:9]))) for name in names]
    long = matches.delete(paths[2])
    trashed = [matches.delete(path) for path in paths[:2]]
    older = keep(matches, "older.stowaway", save(toy("older")))
    older = older.rename(long.with_name(older.name))
    later = Matches(matches.folder, shelf=ToyShelf())
    assert later.deleted() == (*reversed(trashed), long, older), "by the moment, not by the name"
    assert [later.restore(path) for path in later.deleted()] == [
        paths[1],
        paths[0],
        paths[2],
        matches.folder / older.name,
    ]
    with pytest.raises(StoreError, match="cannot be deleted"):
        matches.delete(older)


def test_what_was_deleted_long_ago_goes_to_the_systems_trash(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.matches.MAX_DELETED", 2)
    seen: list[Path] = []

    def trash(path: Path) -> bool:
        seen.append(path)
        path.unlink()
        return True

    trashed = [matches.delete(keep(matches, f"{name}.stowaway", save(toy(name)))) for name in "abc"]
    old = trashed[2].with_name("20010203T040506.000007Z old.stowaway")
    old.write_bytes(b"x")
    matches.let_go(lambda _: False)
    assert len(matches.deleted()) == 4, "what nobody takes stays"
    matches.let_go(trash)
    assert seen == [trashed[0], old]
    assert matches.deleted() == (trashed[2], trashed[1])
    matches.let_go(trash)
    assert len(seen) == 2


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "matches").write_bytes(b"")
    shut = Matches(tmp_path / "matches", shelf=ToyShelf())
    with pytest.raises(StoreError, match="cannot be read"):
        shut.all()
    with shut.start(toy()) as writer:
        assert writer.trouble is not None


TWO = (Player(name="Ann"), Player(name="Bo"))
ODD: dict[str, dict[str, Any]] = {
    "breaks": {"players": (TWO[0], Player(name="a\nb"))},
    "zeros": {"players": (TWO[0], Player(name="a\0b"))},
    "turns": {"players": (TWO[0], Player(name="\u202eeda"))},
    "long name": {"players": (TWO[0], Player(name="x" * 61))},
    "colour": {"players": (TWO[0], Player(colour="<img src=x>"))},
    "levelled person": {"players": (TWO[0], Player(level=Level("x" * 5000)))},
    "nobody": {"players": ()},
    "crowd": {"players": TWO[:1] * 500, "seats": 500},
    "more than sit": {"seats": 3},
    "no seats": {"seats": 0, "players": ()},
    "below none": {"seats": -(2**62)},
    "long seed": {"seed": "x" * 201},
}


@pytest.mark.parametrize("odd", ODD)
def test_a_header_that_no_match_has_is_unreadable_alone(matches: Matches, odd: str) -> None:
    session = toy()
    header = msgspec.structs.replace(session.header, **ODD[odd])
    path = keep(matches, "odd.stowaway", codec.encode(header, session.journal), age=5)
    keep(matches, "good.stowaway", save(session), age=9)
    strange, good = matches.all()
    assert (strange.name, strange.players, strange.seed) == ("odd", (), "")
    assert strange.problem is not None
    assert len(str(strange.problem)) < 200
    assert good.problem is None
    assert matches.latest() == good
    # Opening says the same.
    opened = matches.open(path)
    assert opened.session is None
    assert opened.sentence == strange.problem


FAIR = Result(((Seat(1),), (Seat(0),)), (3, 8))


@pytest.mark.parametrize(
    ("result", "kept"),
    [
        (FAIR, True),
        (Result(((Seat(0), Seat(1)),), (-999_999, -999_999), 999_999, won=False), True),
        (Result(FAIR.ranking, (3, 1_000_000)), False),
        (Result(FAIR.ranking, (-(2**63), 8)), False),
        (Result(FAIR.ranking, (3, 8), 2**63, won=False), False),
        (Result(FAIR.ranking, (3, 8, 9)), False),
        (Result(FAIR.ranking, ()), False),
        (Result(((Seat(1),),), (3, 8)), False),
        (Result(((Seat(1),), (Seat(1),)), (3, 8)), False),
        (Result(((Seat(1),), (Seat(-1),)), (3, 8)), False),
        (Result(((), (Seat(1),), (Seat(0),)), (3, 8)), False),
    ],
)
def test_a_result_is_listed_only_if_a_match_can_have_it(
    matches: Matches, result: Result, kept: bool
) -> None:
    session = toy()
    keep(matches, "one.stowaway", codec.encode(session.header, [*session.journal, Ended(result)]))
    (summary,) = matches.all()
    assert summary.problem is None
    assert summary.result == (result if kept else None)


def test_a_file_whose_summary_fails_is_unreadable_alone(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(matches, "odd.stowaway", save(toy("TY-odd")), age=1)
    keep(matches, "good.stowaway", save(toy()), age=2)
    real = codec.decode_header

    def fails(line: bytes) -> Header:
        if b"TY-odd" in line:
            raise ZeroDivisionError
        return real(line)

    monkeypatch.setattr(codec, "decode_header", fails)
    odd, good = matches.all()
    assert str(odd.problem) == "This file cannot be opened as a match: it is damaged."
    assert good.problem is None


def test_a_picture_lies_beside_its_match_and_goes_with_it(matches: Matches) -> None:
    path = keep(matches, "a.stowaway", save(finished()))
    assert b"" == matches.picture(path)
    matches.keep_picture(path, b"picture")
    assert b"picture" == matches.picture(path)
    assert [path] == [summary.path for summary in matches.all()]
    matches.delete(path)
    assert b"" == matches.picture(path)


def test_a_picture_goes_where_its_match_goes(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(matches, "a.stowaway", save(finished()))
    matches.keep_picture(path, b"picture")
    matches.keep_picture(matches.folder / "b.stowaway", b"of one that is gone")
    renamed = matches.rename(path, "b")
    assert (b"", b"picture") == (matches.picture(path), matches.picture(renamed))
    trashed = matches.delete(renamed)
    assert trashed is not None
    assert b"" == matches.picture(renamed)
    keep(matches, "b.stowaway", save(toy()))
    restored = matches.restore(trashed)
    assert (b"", b"picture") == (matches.picture(renamed), matches.picture(restored))
    assert not list(matches._place_of(trashed, "picture").parent.iterdir())

    def fails(*_: object) -> Path:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", fails)
    with pytest.raises(StoreError):
        matches.rename(restored, "c")
    with pytest.raises(StoreError):
        matches.delete(restored)
    assert b"picture" == matches.picture(restored)


@pytest.mark.skipif(os.name != "posix", reason="a mode and a link of POSIX")
def test_a_picture_is_nobody_elses_and_no_link_keeps_it_away(matches: Matches) -> None:
    path = matches.folder / "a.stowaway"
    pictures = matches._place_of(path, "picture").parent
    pictures.mkdir(parents=True)
    (pictures / "odd.picture").symlink_to(pictures / "nowhere")
    elsewhere = pictures.parent / "mine"
    elsewhere.write_bytes(b"mine")
    matches._place_of(path, "picture").symlink_to(elsewhere)
    matches.keep_picture(path, b"picture")
    assert b"picture" == matches.picture(path)
    assert b"mine" == elsewhere.read_bytes()
    assert 0o600 == stat.S_IMODE(matches._place_of(path, "picture").stat().st_mode)


@pytest.mark.parametrize("data", [b"", b"x", bytes(16) + b"picture", bytes(600 * 1024)])
def test_what_is_no_picture_of_ours_is_none(matches: Matches, data: bytes) -> None:
    path = matches.folder / "a.stowaway"
    matches.keep_picture(path, b"picture")
    file = matches._place_of(path, "picture")
    file.write_bytes(data)
    assert b"" == matches.picture(path)
    file.unlink()
    file.mkdir()
    assert b"" == matches.picture(path)
    matches.keep_picture(path, b"picture")
    matches.keep_picture(path, bytes(matches_module.MAX_PICTURE_BYTES + 1))
    assert b"" == matches.picture(path)


def test_only_the_pictures_taken_last_are_kept(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches_module, "MAX_PICTURES", 3)
    paths = [matches.folder / f"{number}.stowaway" for number in range(5)]
    for number, path in enumerate(paths):
        matches.keep_picture(path, b"picture")
        os.utime(matches._place_of(path, "picture"), (DAY + number, DAY + number))
    assert [b"", b"", *[b"picture"] * 3] == [matches.picture(path) for path in paths]


def test_matches_from_elsewhere_that_were_left_are_kept_beside_and_bounded(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished()
    data = codec.encode(session.header, session.journal)
    place = matches.origin(codec.mark(session.header))
    monkeypatch.setattr(matches_module, "MAX_ORIGIN_BYTES", len(data) - 1)
    matches.keep_origin(session)
    assert not place.exists()
    monkeypatch.setattr(matches_module, "MAX_ORIGIN_BYTES", len(data))
    monkeypatch.setattr(matches_module, "MAX_ORIGINS", 3)
    place.parent.mkdir(parents=True, exist_ok=True)
    matches.keep_picture(matches.folder / "a.stowaway", b"picture")
    others = [matches.origin(f"{number:020x}") for number in range(4)]
    for number, other in enumerate(others):
        other.write_bytes(b"another")
        os.utime(other, (DAY + number, DAY + number))
    matches.keep_origin(session)
    assert data == place.read_bytes()
    assert [False, False, True, True] == [other.exists() for other in others]
    assert b"picture" == matches.picture(matches.folder / "a.stowaway")
    assert () == matches.all()


@pytest.mark.parametrize("what", ["reviews", "hints", "asked"])
def test_reviews_and_hints_go_where_their_match_goes_and_are_bounded(
    what: str, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, keep_them = getattr(matches, what), getattr(matches, f"keep_{what}")
    path = keep(matches, "a.stowaway", save(finished()))
    lines = [b"first\n", b"\n", b"third\n"]
    assert () == tuple(found(path))
    keep_them(path, lines)
    matches.keep_picture(path, b"picture")
    assert lines == found(path)
    renamed = matches.rename(path, "b")
    assert (lines, b"picture") == (found(renamed), matches.picture(renamed))
    trashed = matches.delete(renamed)
    assert trashed is not None
    assert [] == found(renamed)
    restored = matches.restore(trashed)
    assert (lines, b"picture") == (found(restored), matches.picture(restored))
    file = matches._place_of(restored, what)
    file.write_bytes(file.read_bytes().replace(b"first", b"forst"))
    assert [] == found(restored)
    keep_them(restored, lines)
    monkeypatch.setitem(matches_module.SIDECARS, what, 10)
    keep_them(restored, [b"x" * 11])
    assert [] == found(restored)
    assert b"picture" == matches.picture(restored)


def test_the_file_of_a_finished_match_is_found_by_what_was_played(matches: Matches) -> None:
    once, other = (finished("TY-1", practice=practice) for practice in (False, True))
    # The same deal once more: it begins alike, and may end alike.
    again, stream = toy("TY-1"), Rng("another way")
    while isinstance(again.awaiting, AwaitingSeats):
        seat = stream.choice(again.awaiting.due)
        again.submit(seat, again.legal(seat).sample(stream))
    saved = [save(session) for session in (once, other, again)]
    assert len({*saved}) == 3
    paths = [keep(matches, f"{n}.stowaway", data, n) for n, data in enumerate(saved)]
    assert paths == [matches.holding(data) for data in saved]
    paths[1].unlink()
    assert matches.holding(saved[1]) is None
    for odd in (b"", b"{}\n", saved[0][:-9], saved[0].splitlines(keepends=True)[0]):
        assert matches.holding(odd) is None

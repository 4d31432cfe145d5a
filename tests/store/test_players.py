"""Players: names that were changed, merged, deleted and undone, merges of homes, hostile files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine import attempts as attempt_rules
from engine.core import Level
from engine.match import Player, codec
from engine.store import Matches, Records, StoreError, files
from engine.store.achievements import Achieved, AchievementsFile
from engine.store.attempts import AttemptsFile
from engine.store.cousins import CousinAnswer
from engine.store.guesses import KeptGuess
from engine.store.players import (
    MAX_BYTES,
    MAX_CHANGES,
    MAX_KEYS,
    MAX_LINKS,
    MAX_PLAYERS,
    UNDO_S,
    NameBook,
    NameLink,
    PlayerEntry,
    PlayersFile,
)
from tests.store.test_records import against, solo

NOW = 1_780_000_000
DAY = date(2026, 5, 1)
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
PE = "pack_the_essentials"


@pytest.fixture
def kept(tmp_path: Path) -> PlayersFile:
    matches = Matches(tmp_path / "matches")
    assert matches.players.path == tmp_path / "players.json"
    return matches.players


def named(kept: PlayersFile) -> list[str]:
    return [entry.name for entry in kept.players()]


def called(kept: PlayersFile, *names: str) -> list[str]:
    book = kept.names()
    return [book.called(name) for name in names]


# What is kept


def test_a_player_is_kept_with_colour_hand_text_size_and_keys(kept: PlayersFile) -> None:
    assert () == kept.players()
    assert not kept.path.exists()
    ann = PlayerEntry("Ann", "ocean", "left", 140, {"wheres_my_luggage-left": "Q"})
    kept.put(ann, NOW)
    kept.put(PlayerEntry("bo"), NOW)
    assert (msgspec.structs.replace(ann, edited=NOW), PlayerEntry("bo", edited=NOW)) == (
        PlayersFile(kept.path).players()
    )
    # In other letters it is the same person.
    kept.put(PlayerEntry("ANN", "plum"), NOW)
    assert ["ANN", "bo"] == named(kept)
    assert "plum" == kept.players()[0].colour


@pytest.mark.parametrize(
    "name", ["", "  ", "Player 2", "spieler 11", "You", "Computer 1", "x" * 201]
)
def test_a_name_that_nobody_can_have_is_refused(kept: PlayersFile, name: str) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    before = kept.path.read_bytes()
    with pytest.raises(StoreError):
        kept.rename("Ann", name, NOW)
    with pytest.raises(StoreError):
        kept.put(PlayerEntry(name), NOW)
    assert before == kept.path.read_bytes()


def test_who_plays_is_met_once(kept: PlayersFile) -> None:
    kept.meet([("Ann", "ocean"), ("Player 2", "plum"), ("", "moss")], NOW)
    assert [("Ann", "ocean")] == [(entry.name, entry.colour) for entry in kept.players()]
    before = kept.path.stat().st_mtime_ns
    kept.meet([("ann", "plum"), ("Player 2", "plum")], NOW)
    assert before == kept.path.stat().st_mtime_ns
    assert "ocean" == kept.players()[0].colour


def test_a_name_that_is_too_long_is_not_met_and_nothing_is_written_for_it(
    kept: PlayersFile,
) -> None:
    # The first letters alone would be another person.
    kept.meet([("\N{COMBINING ACUTE ACCENT}x" * 101, "moss"), ("y" * 201, "")], NOW)
    assert not kept.path.exists()
    kept.meet([("Ann", "a colour of a newer version"), ("y" * 201, "")], NOW)
    assert [("Ann", "")] == [(entry.name, entry.colour) for entry in kept.players()]
    before = kept.path.stat().st_mtime_ns
    kept.meet([("Ann", "plum"), ("y" * 201, "")], NOW)
    assert before == kept.path.stat().st_mtime_ns
    assert kept.sentence is None


def test_there_are_only_so_many_players(kept: PlayersFile) -> None:
    kept.meet([(f"name {n}", "") for n in range(MAX_PLAYERS + 5)], NOW)
    assert MAX_PLAYERS == len(kept.players())
    with pytest.raises(StoreError, match="at most 64"):
        kept.put(PlayerEntry("one more"), NOW)
    assert MAX_PLAYERS == len(kept.players())


# Names


def test_a_rename_goes_with_all_names_that_the_person_had(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann", "ocean"), NOW)
    kept.rename("Ann", "  Anna  Maria ", NOW)
    kept.rename("Anna Maria", "Mia", NOW + 1)
    assert ["Mia", "Mia", "Mia", "Bo"] == called(kept, "ANN", "anna maria", "Mia", "Bo")
    assert ("Ann", "Anna Maria") == kept.former("mia")
    assert ["Mia"] == named(kept)
    assert "ocean" == kept.players()[0].colour
    # Back to where it began: no circle.
    kept.rename("Mia", "Ann", NOW + 2)
    assert ["Ann"] * 3 == called(kept, "Ann", "Anna Maria", "Mia")


def test_another_spelling_is_a_rename_too(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("ann"), NOW)
    kept.rename("ann", "Ann", NOW)
    assert (["Ann"], ["Ann", "Ann"]) == (named(kept), called(kept, "ann", "ANN"))
    (change,) = [kept.last_change(NOW)]
    assert change is not None
    kept.undo(change, NOW)
    assert (["ann"], ["ann"]) == (named(kept), called(kept, "Ann"))


def test_a_name_that_is_another_players_is_only_merged(kept: PlayersFile) -> None:
    kept.meet([("Ann", "ocean"), ("Bo", "plum")], NOW)
    with pytest.raises(StoreError, match="already a player called bo"):
        kept.rename("Ann", "bo", NOW)
    kept.merge("Ann", "Bo", NOW)
    assert (["Bo"], ["Bo", "Bo"]) == (named(kept), called(kept, "Ann", "Bo"))
    assert "plum" == kept.players()[0].colour
    # A former name leads to whoever has it now.
    with pytest.raises(StoreError, match="Ann is a former name of Bo"):
        kept.put(PlayerEntry("Ann"), NOW)
    kept.put(PlayerEntry("Cleo"), NOW)
    with pytest.raises(StoreError, match="already a player called Bo"):
        kept.rename("Cleo", "Ann", NOW)
    with pytest.raises(StoreError, match="cannot be merged"):
        kept.merge("Bo", "Ann", NOW)


@pytest.mark.parametrize("change", ["rename", "merge", "keep", "nameless"])
@pytest.mark.parametrize("before", ["rename", "merge", "nameless"])
def test_a_former_name_is_neither_renamed_merged_nor_deleted(
    kept: PlayersFile, before: str, change: str
) -> None:
    kept.meet([("Ann", ""), ("Bo", ""), ("Cleo", "")], NOW)
    if before == "rename":
        kept.rename("Ann", "Zoe", NOW)
    elif before == "merge":
        kept.merge("Ann", "Cleo", NOW)
    else:
        kept.delete("Ann", NOW, nameless=True)
    data = kept.path.read_bytes()
    said = {
        "rename": "ann is a former name of Zoe.",
        "merge": "ann is a former name of Cleo.",
        "nameless": "There is no longer a player called ann.",
    }[before]
    works: dict[str, Callable[[], None]] = {
        "rename": lambda: kept.rename("ann", "Mia", NOW),
        "merge": lambda: kept.merge("ann", "Bo", NOW),
        "keep": lambda: kept.delete("ann", NOW, nameless=False),
        "nameless": lambda: kept.delete("ann", NOW, nameless=True),
    }
    with pytest.raises(StoreError, match=said):
        works[change]()
    assert data == kept.path.read_bytes()


def test_a_name_that_only_matches_have_can_be_merged_into(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann", "ocean"), NOW)
    kept.merge("Ann", "Old Name", NOW)
    assert [("Old Name", "ocean")] == [(entry.name, entry.colour) for entry in kept.players()]


@pytest.mark.parametrize("nameless", [False, True])
def test_a_player_is_deleted_and_the_matches_keep_the_name_or_not(
    kept: PlayersFile, nameless: bool
) -> None:
    kept.put(PlayerEntry("Ann", "ocean"), NOW)
    kept.rename("Ann", "Anna", NOW)
    kept.delete("Anna", NOW, nameless=nameless)
    assert [] == named(kept)
    assert ["" if nameless else "Anna"] * 2 == called(kept, "Ann", "Anna")
    # Whoever plays under the name has what belongs to it: no attempt is won back.
    assert "Anna" == kept.names().owner("ann")
    kept.meet([("Anna", "plum")], NOW)
    assert (["Anna"], ["Anna"] * 2) == (named(kept), called(kept, "Ann", "Anna"))


# Undo


@pytest.mark.parametrize("kind", ["rename", "merge", "merge into a name", "delete", "nameless"])
def test_each_change_is_undone_within_a_day(kept: PlayersFile, kind: str) -> None:
    kept.put(PlayerEntry("Ann", "ocean", "left", 130, {"a-b": "K"}), NOW)
    kept.put(PlayerEntry("Bo", "plum"), NOW)
    before, names = kept.players(), called(kept, "Ann", "Bo", "Cleo")
    work = {
        "rename": lambda: kept.rename("Ann", "Cleo", NOW),
        "merge": lambda: kept.merge("Ann", "Bo", NOW),
        "merge into a name": lambda: kept.merge("Ann", "Cleo", NOW),
        "delete": lambda: kept.delete("Ann", NOW, nameless=False),
        "nameless": lambda: kept.delete("Ann", NOW, nameless=True),
    }
    work[kind]()
    assert kept.players() != before
    change = kept.last_change(NOW + UNDO_S - 1)
    assert change is not None
    assert kept.last_change(NOW + UNDO_S) is None
    late = kept.path.read_bytes()
    with pytest.raises(StoreError, match="no longer"):
        kept.undo(change, NOW + UNDO_S)
    assert late == kept.path.read_bytes()
    kept.undo(change, NOW + UNDO_S - 1)
    assert names == called(kept, "Ann", "Bo", "Cleo")
    after = [msgspec.structs.replace(entry, edited=NOW) for entry in kept.players()]
    assert list(before) == after
    with pytest.raises(StoreError, match="no longer"):
        kept.undo(change, NOW + 1)


def test_changes_are_undone_one_after_another(kept: PlayersFile) -> None:
    kept.meet([("Ann", ""), ("Bo", "")], NOW)
    kept.rename("Ann", "Anna", NOW)
    kept.merge("Anna", "Bo", NOW)
    first = kept.last_change(NOW)
    assert first is not None
    assert ["Bo", "Bo", "Bo"] == called(kept, "Ann", "Anna", "Bo")
    kept.undo(first, NOW)
    assert ["Anna", "Anna", "Bo"] == called(kept, "Ann", "Anna", "Bo")
    second = kept.last_change(NOW)
    assert second is not None
    with pytest.raises(StoreError):
        kept.undo(first, NOW)
    kept.undo(second, NOW)
    assert ["Ann", "Anna", "Bo"] == called(kept, "Ann", "Anna", "Bo")
    assert ["Ann", "Bo"] == named(kept)


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("unused", [False, True])
def test_what_was_played_under_a_new_name_stays_with_the_player(
    kept: PlayersFile, unused: bool, played: bool
) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Anna", NOW, unused=unused)
    kept.put(PlayerEntry("Anna", "moss"), NOW)
    change = kept.last_change(NOW)
    assert change is not None
    kept.undo(change, NOW, played=played)
    # Matches that had the name before may be another player's.
    assert ["Ann", "Ann" if played and unused else "Anna"] == called(kept, "Ann", "Anna")
    # What was chosen meanwhile stays, too.
    assert [("Ann", "moss")] == [(entry.name, entry.colour) for entry in kept.players()]


@pytest.mark.parametrize("unused", [False, True])
@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("nameless", [False, True])
def test_an_undone_rename_gives_no_one_what_was_another_players_before(
    kept: PlayersFile, nameless: bool, played: bool, unused: bool
) -> None:
    kept.meet([("Ann", ""), ("Zed", "")], NOW)
    kept.delete("Zed", NOW, nameless=nameless)
    # Without a match, the deletion still tells that the name was another player's.
    kept.rename("Ann", "Zed", NOW, unused=unused)
    assert ["Zed", "Zed"] == called(kept, "Ann", "Zed")
    change = kept.last_change(NOW)
    assert change is not None
    kept.undo(change, NOW, played=played)
    assert ["Ann", "" if nameless else "Zed"] == called(kept, "Ann", "Zed")


def test_a_rename_of_an_earlier_version_is_undone_and_gives_nothing_away(
    kept: PlayersFile,
) -> None:
    links = [link("Ann", "Zed"), link("Zed", "Zed")]
    before = [link("Ann", "Ann"), link("Zed", "Zed")]
    change = {"kind": "rename", "name": "Ann", "to": "Zed", "when": NOW, "links": before}
    data = {**good(), "players": [{"name": "Zed"}], "links": links, "changes": [change]}
    files.replace(kept.path, json.dumps(data).encode())
    last = kept.last_change(NOW)
    assert last is not None
    kept.undo(last, NOW, played=True)
    assert ["Ann", "Zed"] == called(kept, "Ann", "Zed")


def test_a_rename_that_was_undone_is_done_again_and_undone(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    for played in (False, False, True, True):
        kept.rename("Ann", "Anna", NOW, unused=True)
        assert ["Anna", "Anna"] == called(kept, "Ann", "Anna")
        change = kept.last_change(NOW)
        assert change is not None
        kept.undo(change, NOW, played=played)
        assert ["Ann", "Ann" if played else "Anna"] == called(kept, "Ann", "Anna")


def test_a_name_that_stays_with_a_player_is_no_new_one(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Zed", NOW, unused=True)
    first = kept.last_change(NOW)
    assert first is not None
    kept.undo(first, NOW, played=True)
    kept.put(PlayerEntry("Bo"), NOW)
    with pytest.raises(StoreError, match="already a player called Ann"):
        kept.rename("Bo", "Zed", NOW, unused=True)


def test_a_rename_back_is_undone(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Anna", NOW)
    kept.rename("Anna", "Ann", NOW)
    change = kept.last_change(NOW)
    assert change is not None
    kept.undo(change, NOW, played=True)
    assert ["Anna", "Anna"] == called(kept, "Ann", "Anna")


def test_a_clock_that_was_set_back_takes_no_undo_away(kept: PlayersFile) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Anna", NOW)
    kept.rename("Anna", "Mia", NOW - 900_000)
    change = kept.last_change(NOW - 900_000)
    assert change is not None
    assert change.to == "Mia"
    assert ["Mia"] * 3 == called(kept, "Ann", "Anna", "Mia")


# All that is told of matches


def test_all_that_is_told_of_matches_follows_a_name(kept: PlayersFile, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    path = matches.folder / "x.stowaway"
    session = solo("a")
    files.replace(path, codec.encode(session.header, session.journal))
    matches.mistakes.learn(path, 0, [3], "Ann", DAY)
    matches.guesses.keep(KeptGuess(DAY, PE, "Ann", True, "points", 850))
    matches.cousins.keep(CousinAnswer(DAY, PE, "Ann", "points", 300, 700))
    stickers = AchievementsFile(tmp_path / "achievements.json")
    stickers.add([Achieved(PE, "a", "ann", "2026-05-02", "1" * 32, "Ann")], ["1" * 32])
    stickers.add([Achieved(PE, "a", "bo", "2026-05-01", "2" * 32, "Bo")], ["2" * 32])
    records_path = tmp_path / "records.sqlite"
    with Records(records_path) as records:
        records.add(session, NOON)
        records.add(against("b", Player(name="Bo"), Player(name="Ann")), NOON)
    journal = path.read_bytes()
    small = [each.path for each in (matches.mistakes, matches.guesses, matches.cousins, stickers)]
    before = [each.read_bytes() for each in (*small, records_path)]

    def told() -> dict[str, Any]:
        def mine(name: str) -> bool:
            return name == "Cleo"

        later = DAY + timedelta(days=9)
        with Records(records_path) as records:
            return {
                "log": sorted((row.name, row.others) for row in records.log()),
                "best": [row.name for row in records.best(PE, "a", session.config)],
                "tallies": [row.name for row in records.tallies(PE)],
                "travelled": [row.name for row in records.travelled(PE, {"a"})],
                "whole": sorted(seat.name for one in records.whole() for seat in one.seats),
                "search": [row.people for row in records.unsearched((), 9)],
                "written": records.people(),
                "shelf": [one.players[0].name for one in matches.all()],
                "summary": matches.summary(path).players[0].name,  # type: ignore[union-attr]
                "mistakes": len(matches.mistakes.plan(later, mine).due_today),
                "guesses": len(matches.guesses.rows(mine)),
                "cousins": len(matches.cousins.rows(mine)),
                "stickers": [(row.who, row.day) for row in stickers.achieved()],
            }

    usual = told()
    assert ["Ann"] == usual["tallies"] == usual["shelf"]
    kept.meet([("Ann", ""), ("Bo", "")], NOW)
    kept.rename("Ann", "Cleo", NOW)
    assert told() == {
        "log": [("Bo", ("Cleo",)), ("Cleo", ()), ("Cleo", ("Bo",))],
        "best": ["Cleo"],
        "tallies": ["Cleo"],
        "travelled": ["Cleo"],
        "whole": ["Bo", "Cleo", "Cleo"],
        "search": [{0: "Cleo"}, {0: "Bo", 1: "Cleo"}],
        "written": ("Ann", "Bo"),
        "shelf": ["Cleo"],
        "summary": "Cleo",
        "mistakes": 1,
        "guesses": 1,
        "cousins": 1,
        "stickers": [("cleo", "2026-05-02"), ("bo", "2026-05-01")],
    }
    kept.merge("Bo", "Cleo", NOW)
    assert [("cleo", "2026-05-01")] == told()["stickers"], "the earlier one stays won"
    assert {"Cleo"} == {name for name, _ in told()["log"]}
    kept.delete("Cleo", NOW, nameless=True)
    assert {""} == {name for name, _ in told()["log"]}
    assert [("", "2026-05-01")] == told()["stickers"]
    # No journal, no record and no list was written anew.
    assert journal == path.read_bytes()
    assert before == [each.read_bytes() for each in (*small, records_path)]
    for _ in range(3):
        change = kept.last_change(NOW)
        assert change is not None
        kept.undo(change, NOW)
    assert usual == told()


def test_a_sticker_of_a_former_name_is_no_news(kept: PlayersFile, tmp_path: Path) -> None:
    stickers = AchievementsFile(tmp_path / "achievements.json")
    stickers.add([Achieved(PE, "a", "ann", "2026-05-02", "1" * 32, "Ann")], ["1" * 32])
    kept.merge("Ann", "Bo", NOW)
    mine = Achieved(PE, "a", "bo", "2026-05-03", "2" * 32, "Bo")
    assert () == stickers.add([mine], ["2" * 32])
    assert ["2026-05-02"] == [row.day for row in stickers.achieved()]
    change = kept.last_change(NOW)
    assert change is not None
    kept.undo(change, NOW)
    assert [("ann", "2026-05-02"), ("bo", "2026-05-03")] == [
        (row.who, row.day) for row in stickers.achieved()
    ]


def test_players_of_a_match_are_named_as_persons_are_called_now(kept: PlayersFile) -> None:
    people = [Player("person", name=name) for name in ("ann", "Bo", "Zed")]
    players = (Player("computer", Level("easy"), "Ann"), *people)
    assert players == kept.names().named(players)
    kept.meet([("Ann", ""), ("Bo", ""), ("Zed", "")], NOW)
    kept.rename("Ann", "Mia", NOW)
    kept.delete("Zed", NOW, nameless=True)
    found = kept.names().named(iter(players))
    assert ["Ann", "Mia", "Bo", ""] == [player.name for player in found]
    assert (players[0], players[2]) == (found[0], found[2])


def test_computers_are_never_renamed(kept: PlayersFile, tmp_path: Path) -> None:
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Cleo", NOW)
    with Records(tmp_path / "records.sqlite") as records:
        computer = Player("computer", Level("hard"), "Ann")
        records.add(against("b", Player(name="Bo"), computer), NOON)
        (match,) = records.whole()
    assert ["Bo", "Ann"] == [seat.name for seat in match.seats]


# Attempts


def begun(kept: AttemptsFile, who: str, count: int) -> int:
    """Begin so many attempts as the app does, after all that are known; how many are known now."""
    for number in range(count):
        file = f"co {2026 + number}-01-01 00{len(who):02} {who}.stowaway"
        kept.begin("carry_on", "CO-1", who, file, known(kept, who) + 1)
    return known(kept, who)


def known(kept: AttemptsFile, who: str) -> int:
    return next((row.count for row in kept.at("carry_on", {"CO-1"}) if row.who == who), 0)


def test_attempts_of_two_names_are_added_and_parted_again(
    kept: PlayersFile, tmp_path: Path
) -> None:
    noted = AttemptsFile(tmp_path / "attempts.json")
    assert (2, 1) == (begun(noted, "ann", 2), begun(noted, "bo", 1))
    kept.meet([("Ann", ""), ("Bo", "")], NOW)
    kept.merge("Ann", "Bo", NOW)
    (row,) = noted.at("carry_on", {"CO-1"})
    assert ("bo", 3, [1, 2, 3]) == (row.who, row.count, sorted(number for _, number in row.files))
    assert 5 == begun(noted, "bo", 2)
    noted.hold("carry_on", "CO-1", "bo", 5)
    assert 5 == known(noted, "bo"), "none is counted twice"
    noted.hold("carry_on", "CO-1", "bo", 7)
    assert 7 == known(noted, "bo")
    change = kept.last_change(NOW)
    assert change is not None
    kept.undo(change, NOW)
    assert (2, 5) == (known(noted, "ann"), known(noted, "bo"))


def test_nameless_attempts_stay_used(kept: PlayersFile, tmp_path: Path) -> None:
    noted = AttemptsFile(tmp_path / "attempts.json")
    begun(noted, "ann", 3)
    kept.put(PlayerEntry("Ann"), NOW)
    kept.delete("Ann", NOW, nameless=True)
    assert (0, 3) == (known(noted, "ann"), known(noted, ""))
    kept.meet([("Ann", "")], NOW)
    assert (3, 0) == (known(noted, "ann"), known(noted, ""))


def test_the_command_line_asks_by_present_names(
    kept: PlayersFile, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from engine.store import HomePaths, Settings

    home = HomePaths(tmp_path, tmp_path, tmp_path)
    Settings(home.settings).set("setup.names", ("Ann",))
    kept.put(PlayerEntry("Ann"), NOW)
    kept.rename("Ann", "Cleo", NOW)
    asked: list[list[str]] = []
    monkeypatch.setattr(attempt_rules, "day_of_deal", lambda *_: DAY)
    monkeypatch.setattr(
        attempt_rules, "hidden", lambda _game, _code, names, *_: asked.append([*names])
    )
    attempt_rules.check("watch", "carry_on", "CO-1", ["ann", "Bo"], lambda: home)
    assert [["Cleo", "Cleo", "Bo"]] == asked


# Merging homes


def texts(kept: PlayersFile) -> list[Any]:
    held = json.loads(kept.path.read_bytes())
    return [held["players"], held["links"]]


def test_two_homes_come_to_the_same_whatever_was_done_in_each(tmp_path: Path) -> None:
    names = ("Ann", "Bo", "Cleo", "Dan")
    for seed in range(25):
        rng, now = Random(seed), NOW
        homes = [PlayersFile(tmp_path / f"{seed}" / f"{n}" / "players.json") for n in range(3)]
        for home in homes:
            home.meet([(name, "") for name in names[:3]], NOW)
        for _ in range(12):
            home, now = rng.choice(homes), now + 1
            one, other = rng.sample(names, 2)
            try:
                kind = rng.randrange(6)
                if kind == 0:
                    home.rename(home.names().owner(one), other, now)
                elif kind == 1:
                    home.merge(home.names().owner(one), other, now)
                elif kind == 2:
                    home.delete(home.names().owner(one), now, nameless=rng.random() < 0.5)
                elif kind == 3:
                    home.meet([(one, "plum")], now)
                elif kind == 4:
                    change = home.last_change(now)
                    if change is not None:
                        home.undo(change, now, played=rng.random() < 0.5)
                else:
                    source = rng.choice(homes)
                    home.unite(source.path.read_bytes())
            except StoreError:
                continue
        data = [home.path.read_bytes() for home in homes]
        outcomes = []
        for order in permutations(range(3)):
            united = PlayersFile(tmp_path / f"{seed}" / "".join(map(str, order)) / "players.json")
            for number in order:
                united.unite(data[number])
            outcomes.append(texts(united))
            book = united.names()
            for name in names:
                # No circle: whoever it is, that is their name.
                assert book.called(book.called(name)) == book.called(name)
            assert all(book.who(entry.name) == entry.key for entry in united.players())
            again = united.path.read_bytes()
            tally = united.unite(data[order[0]])
            assert (again, tally.new, tally.further) == (united.path.read_bytes(), 0, 0)
        assert all(outcome == outcomes[0] for outcome in outcomes), seed


@pytest.mark.parametrize("undone", [False, True])
def test_a_clock_that_was_set_back_makes_no_circle_of_two_homes(
    kept: PlayersFile, tmp_path: Path, undone: bool
) -> None:
    # Here A has a link of a later time than the clock tells when it is merged into B.
    kept.meet([("A", ""), ("B", "")], NOW)
    kept.rename("A", "C", NOW + 9)
    kept.rename("C", "A", NOW + 9)
    kept.merge("A", "B", NOW)
    if undone:
        change = kept.last_change(NOW)
        assert change is not None
        kept.undo(change, NOW)
        kept.merge("A", "B", NOW)
    since = {link["name"]: link["since"] for link in texts(kept)[1]}
    assert since["A"] == since["B"] > NOW + 9
    other = PlayersFile(tmp_path / "other" / "players.json")
    other.meet([("A", ""), ("B", "")], NOW)
    other.merge("B", "A", NOW + 6)
    for home, data in ((kept, other.path.read_bytes()), (other, kept.path.read_bytes())):
        home.unite(data)
        assert ["B", "B"] == called(home, "A", "B")
    assert texts(other) == texts(kept)


def test_homes_whose_clocks_are_set_back_again_and_again_have_no_circle(tmp_path: Path) -> None:
    names = ("Ann", "Bo", "Cleo", "Dan")
    for seed in range(40):
        rng = Random(seed)
        homes = [PlayersFile(tmp_path / f"{seed}" / f"{n}" / "players.json") for n in range(3)]
        for _ in range(25):
            home, now = rng.choice(homes), NOW + rng.randrange(9)
            one, other = rng.sample(names, 2)
            try:
                change = home.last_change(now)
                if rng.random() < 0.2 and change is not None:
                    home.undo(change, now, played=rng.random() < 0.5)
                elif rng.random() < 0.2:
                    home.unite(rng.choice(homes).path.read_bytes())
                else:
                    home.merge(home.names().owner(one), other, now)
            except (StoreError, FileNotFoundError):
                continue
        united = PlayersFile(tmp_path / f"{seed}" / "players.json")
        for home in homes:
            if home.path.exists():
                united.unite(home.path.read_bytes())
        to = {link["name"].casefold(): link["to"].casefold() for link in texts(united)[1]}
        for name in to:
            seen, now_called = set[str](), name
            while now_called in to and to[now_called] != now_called:
                assert now_called not in seen, (seed, to)
                seen.add(now_called)
                now_called = to[now_called]


def test_the_later_of_two_wishes_counts(kept: PlayersFile, tmp_path: Path) -> None:
    other = PlayersFile(tmp_path / "other" / "players.json")
    kept.put(PlayerEntry("Ann", "ocean"), NOW)
    other.put(PlayerEntry("Ann", "plum"), NOW + 9)
    other.put(PlayerEntry("Bo"), NOW)
    dry = kept.unite(other.path.read_bytes(), dry=True)
    assert "ocean" == kept.players()[0].colour
    assert dry == kept.unite(other.path.read_bytes()) == (1, 0, 1, 0)
    assert [("Ann", "plum"), ("Bo", "")] == [(one.name, one.colour) for one in kept.players()]
    other.unite(kept.path.read_bytes())
    assert texts(other) == texts(kept)


def test_a_rename_elsewhere_takes_the_entry_here_along(kept: PlayersFile, tmp_path: Path) -> None:
    kept.put(PlayerEntry("Ann", "ocean"), NOW)
    other = PlayersFile(tmp_path / "other" / "players.json")
    other.unite(kept.path.read_bytes())
    other.rename("Ann", "Anna", NOW + 1)
    kept.put(PlayerEntry("Ann", "moss"), NOW + 2)
    kept.unite(other.path.read_bytes())
    assert ["Anna"] == named(kept)
    assert ["Anna"] == called(kept, "Ann")


# Files from outside


def good() -> dict[str, Any]:
    return {"form": 1, "players": [{"name": "Ann"}], "links": [], "changes": []}


def link(name: str, to: str) -> dict[str, Any]:
    return {"name": name, "to": to, "since": 1}


HOSTILE: dict[str, Any] = {
    "no name": {**good(), "players": [{"name": ""}]},
    "a made name": {**good(), "players": [{"name": "Player 1"}]},
    "nothing to be shown": {**good(), "players": [{"name": "  "}]},
    "a long name": {**good(), "players": [{"name": "x" * 201}]},
    "one twice": {**good(), "players": [{"name": "Ann"}, {"name": "ANN"}]},
    "too many": {**good(), "players": [{"name": f"n{n}"} for n in range(MAX_PLAYERS + 1)]},
    "another hand": {**good(), "players": [{"name": "Ann", "hand": "third"}]},
    "tiny text": {**good(), "players": [{"name": "Ann", "text_size": 79}]},
    "huge text": {**good(), "players": [{"name": "Ann", "text_size": 201}]},
    "text of another type": {**good(), "players": [{"name": "Ann", "text_size": "140"}]},
    "a key of no game": {**good(), "players": [{"name": "Ann", "keys": {"../x": "K"}}]},
    "a long key": {**good(), "players": [{"name": "Ann", "keys": {"a-b": "K" * 33}}]},
    "too many keys": {
        **good(),
        "players": [{"name": "Ann", "keys": {f"a-{n}": "K" for n in range(MAX_KEYS + 1)}}],
    },
    "an unknown field": {**good(), "players": [{"name": "Ann", "path": "/etc"}]},
    "a link twice": {**good(), "links": [link("Ann", "Bo"), link("ann", "Cleo")]},
    "a link of no name": {**good(), "links": [link("Player 1", "Bo")]},
    "too many links": {**good(), "links": [link(f"n{n}", "Bo") for n in range(MAX_LINKS + 1)]},
    "a time of no calendar": {**good(), "links": [{"name": "a", "to": "b", "since": 2**60}]},
    "an unknown change": {
        **good(),
        "changes": [{"kind": "burn", "name": "a", "to": "b", "when": 1}],
    },
    "too many changes": {
        **good(),
        "changes": [{"kind": "merge", "name": "a", "to": "b", "when": 1}] * (MAX_CHANGES + 1),
    },
    "form 0": {**good(), "form": 0},
    "no form": {"players": []},
    "a list": [],
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_damaged_file_is_set_aside_and_matches_have_their_own_names(
    kept: PlayersFile, name: str
) -> None:
    data = json.dumps(HOSTILE[name]).encode()
    files.replace(kept.path, data)
    looking = PlayersFile(kept.path, mends=False)
    assert ("Ann", ()) == (looking.names().called("Ann"), looking.players())
    assert data == kept.path.read_bytes(), "who only looks leaves it"
    with pytest.raises(StoreError, match="damaged"):
        kept.check(data)
    assert () == kept.players()
    assert "players.damaged.json.bak" in str(kept.sentence)
    assert data == kept.path.with_name("players.damaged.json.bak").read_bytes()
    kept.put(PlayerEntry("Bo"), NOW)
    assert ["Bo"] == named(kept)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 9,
        b"[" * 100_000,
        b'{"form":1}' + b" " * MAX_BYTES,
        b'{"form":1,"players":"\xff"}',
    ],
    ids=["empty", "zeros", "deep", "long", "no text"],
)
def test_bytes_of_any_kind_raise_nothing(kept: PlayersFile, data: bytes) -> None:
    files.replace(kept.path, data)
    assert () == kept.players()
    assert kept.sentence is not None


def test_a_file_of_a_newer_version_is_left(kept: PlayersFile) -> None:
    data = b'{"form":2,"people":[]}'
    files.replace(kept.path, data)
    assert () == kept.players()
    with pytest.raises(StoreError, match="newer version"):
        kept.put(PlayerEntry("Ann"), NOW)
    with pytest.raises(StoreError, match="newer version"):
        kept.unite(json.dumps(good()).encode())
    assert data == kept.path.read_bytes()


@pytest.mark.parametrize("count", [2, 3, 400])
def test_a_circle_of_names_is_passed_over(kept: PlayersFile, count: int) -> None:
    links = [NameLink(f"n{n}", f"n{(n + 1) % count}", 1) for n in range(count)]
    book = NameBook([*links, NameLink("Ann", "n0", 1)])
    assert ["n0", "n1", "Ann"] == [book.called(name) for name in ("n0", "n1", "Ann")]
    assert "n0" == book.owner("n0")
    data = json.dumps({**good(), "links": [msgspec.to_builtins(each) for each in links]})
    kept.unite(data.encode())
    assert ["Ann"] == named(kept)


def test_a_full_file_is_within_its_bound(kept: PlayersFile) -> None:
    def name(number: int) -> str:
        return f"{number:03}" + "\N{GRINNING FACE}" * 197

    keys = {f"{'a' * 40}-{'b' * 37}{n:03}": "\N{GRINNING FACE}" * 32 for n in range(MAX_KEYS)}
    players = [PlayerEntry(name(n), "x" * 20, "right", 200, keys, 1) for n in range(MAX_PLAYERS)]
    links = [NameLink(name(100 + n), name(n % 64), 1) for n in range(MAX_LINKS)]
    data = msgspec.json.encode({"form": 1, "players": players, "links": links})
    assert len(data) < MAX_BYTES
    kept.unite(data)
    for number in range(MAX_CHANGES):
        kept.rename(name(number), name(700 + number), NOW)
    assert kept.path.stat().st_size <= MAX_BYTES
    assert MAX_PLAYERS == len(PlayersFile(kept.path).players())
    assert kept.sentence is None


@pytest.mark.parametrize("at", ["sync", "rename"])
def test_a_crash_in_between_leaves_all_as_it_was_or_as_it_is_to_be(
    kept: PlayersFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    kept.meet([("Ann", "ocean"), ("Bo", "plum")], NOW)
    before = kept.path.read_bytes()

    def breaks(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        name = {"sync": "fsync", "rename": "replace"}[at]
        broken.setattr(os, name, breaks)
        works: tuple[Callable[[], None], ...] = (
            lambda: kept.merge("Ann", "Bo", NOW),
            lambda: kept.rename("Ann", "Cleo", NOW),
            lambda: kept.delete("Ann", NOW, nameless=True),
        )
        for work in works:
            with pytest.raises(StoreError, match="the disk is full"):
                work()
            assert before == kept.path.read_bytes()
            assert ["Ann", "Bo"] == called(kept, "Ann", "Bo")
    kept.merge("Ann", "Bo", NOW)
    assert ["Bo"] == named(kept)
    change = kept.last_change(NOW)
    assert change is not None
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", breaks)
        with pytest.raises(StoreError):
            kept.undo(change, NOW)
    # It can still be done.
    kept.undo(change, NOW)
    assert ["Ann", "Bo"] == named(kept)

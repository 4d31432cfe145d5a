"""Tests: the records database."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby, islice
from pathlib import Path

import pytest

from engine import catalog
from engine.core import AwaitingSeats, FlagOption, Level, Rng, Seat
from engine.match import Player, Session, begin
from engine.match.branch import branch
from engine.match.loader import read
from engine.store import Matches, Records, StoreError, record_rows
from engine.store.matches import write
from engine.store.record_rows import SCHEMA_VERSION, from_bytes
from engine.store.records import file_bytes
from engine.trails import Deal, is_attempt, of_deal
from tests.match.toy import Toy
from tests.store.kit import finished, save, toy
from tests.tiers import by_turns
from tests.tools.campaign.fuzz import reseal

PE = "pack_the_essentials"
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.sqlite"


def solo(
    seed: str = "PE-1",
    way: str = "",
    *,
    player: Player | None = None,
    practice: bool = False,
    card: str = "cat-nap",
    **options: bool,
) -> Session:
    """A solo match of Pack the Essentials, played at random."""
    player = player or Player(name="Ann")
    chosen = {"victory": card, **options}
    session = begin(catalog.game(PE), seed, [player], chosen, practice=practice, components="x")
    stream = Rng(way)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_a_tally_tells_when_a_goal_was_reached_first(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = {"a": 999, "b": 0, "c": 0}
    with Records(path) as records:
        for (seed, goal), day in zip(goals.items(), (0, 2, 1), strict=True):
            monkeypatch.setattr(type(catalog.game(PE)), "_goal", lambda *_, goal=goal: goal)
            assert records.add(solo(seed, seed), NOON + timedelta(days=day))
        (tally,) = records.tallies(PE)
    assert (tally.tries, tally.won, tally.reached) == (3, 2, NOON + timedelta(days=1))


def test_what_was_played_alone_is_counted_by_name_and_options(path: Path) -> None:
    tries = [solo(seed, seed) for seed in ("a", "b")]
    others = [solo("d", card="city-kitty"), solo("e", player=Player(name="Ben"))]
    with Records(path) as records:
        for match in (*tries, *others, solo("f", practice=True)):
            records.add(match, NOON)
        found = records.tallies(PE)
        assert records.tallies("carry_on") == ()
    totals = [match.result.scores[0] for match in tries if match.result is not None]
    first = found[0]
    assert (first.name, first.options["victory"]) == ("Ann", "cat-nap")
    assert (first.tries, first.best, first.won, first.reached) == (2, max(totals), 0, None)
    assert [(each.name, each.options["victory"], each.tries) for each in found[1:]] == [
        ("Ann", "city-kitty", 1),
        ("Ben", "cat-nap", 1),
    ]


def test_the_log_holds_solo_matches_the_latest_first(path: Path) -> None:
    first, second = solo("a"), solo("b", card="city-kitty")
    with Records(path) as records:
        assert records.sentence is None
        assert records.log() == ()
        assert records.add(first, NOON)
        assert records.add(second, NOON + timedelta(days=1))
        assert records.add(solo("c", practice=True), NOON)
        assert records.add(solo("d", player=Player("computer", Level("random"))), NOON)
    with Records(path) as records:
        latest, earlier = records.log(PE)
        assert records.log() == (latest, earlier)
        assert records.log("other") == ()
    assert latest.finished == NOON + timedelta(days=1)
    assert (latest.name, latest.game, latest.seed) == ("Ann", PE, "b")
    assert latest.options["victory"] == "city-kitty"
    assert second.result is not None
    assert latest.score == second.result.scores[0]
    assert (latest.goal, latest.won) == (second.result.goal, second.result.won)
    assert earlier.options["victory"] == "cat-nap"


def against(seed: str, *players: Player) -> Session:
    """A match of the toy between these, played at random."""
    session = begin(Toy(), seed, players, components="x")
    stream = Rng(seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_the_log_holds_matches_against_computers_too(path: Path) -> None:
    ann = Player(name="Ann")
    hard, easy = (Player("computer", Level(level)) for level in ("hard", "easy"))
    with Records(path) as records:
        records.add(against("a", ann, hard), NOON)
        records.add(against("b", hard, easy), NOON)
        records.add(solo("d"), NOON + timedelta(days=1))
        for number in range(12):
            records.add(against(f"e{number}", easy, ann), NOON - timedelta(days=number + 1))
        alone, first, *others = records.log()
    assert (alone.seats, alone.levels) == (1, ())
    assert (first.seed, first.name, first.seats, first.levels) == ("a", "Ann", 2, ("hard",))
    assert [entry.seed for entry in others] == [f"e{number}" for number in range(12)]
    assert {("easy",)} == {entry.levels for entry in others}
    assert all(entry.goal is None for entry in (first, *others))
    for entry in others:
        result = against(entry.seed, easy, ann).result
        assert result is not None
        assert entry.score == result.scores[1]
        assert entry.won == (1 in result.ranking[0])
    assert {True, False} == {entry.won for entry in others}


HARD, EASY = (Player("computer", Level(level), "Robo") for level in ("hard", "easy"))
ANN = Player(name="Ann")


def changing(seed: str, *seated: tuple[int, int, Player]) -> Session:
    """A match of Ann and the easy computer; after so many acts somebody else takes a seat."""
    session = begin(Toy(), seed, (ANN, EASY), components="x")
    stream = Rng(seed)
    acts = 0
    while isinstance(session.awaiting, AwaitingSeats):
        for after, seat, player in seated:
            if after == acts:
                session.seat(Seat(seat), player)
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
        acts += 1
    return session


@pytest.mark.parametrize(
    ("seated", "levels", "helped"),
    [
        ([], ("easy",), ()),
        ([(0, 0, HARD), (0, 0, ANN)], ("easy",), ()),
        ([(4, 1, HARD)], ("easy>hard",), ()),
        ([(0, 1, HARD)], ("hard",), ()),
        ([(2, 0, HARD), (6, 0, ANN)], ("easy",), ("hard",)),
        ([(4, 0, HARD)], ("easy",), ("hard",)),
        ([(2, 0, HARD), (6, 0, EASY)], ("easy",), ("hard", "easy")),
    ],
)
def test_the_log_says_who_acted_on_a_seat(
    path: Path, seated: list[tuple[int, int, Player]], levels: object, helped: object
) -> None:
    session = changing("a", *seated)
    with Records(path) as records:
        records.add(session, NOON)
        (entry,) = records.log()
        assert (levels, helped) == (entry.levels, entry.helped)
        best = records.best(session.game.id, "a", session.config)
        assert bool(best) is not bool(helped)
    with Records(path) as records:
        assert records.sentence is None
        assert (entry,) == records.log()
    older(path)
    with Records(path) as records:
        assert records.sentence is None
        assert (entry,) == records.log()


BO = Player(name="Bo")


@pytest.mark.parametrize(
    ("seated", "logged"),
    [
        ([], True),
        ([(0, 1, BO)], True),
        ([(2, 1, BO), (6, 1, EASY)], True),
        ([(2, 0, HARD)], True),
        ([(0, 0, HARD)], False),
        ([(0, 0, HARD), (0, 1, BO)], True),
        ([(0, 0, HARD), (2, 1, BO), (2, 1, EASY)], False),
    ],
)
def test_it_is_known_of_a_match_whether_the_log_has_a_line_of_it(
    path: Path, seated: list[tuple[int, int, Player]], *, logged: bool
) -> None:
    session = changing("a", *seated)
    with Records(path) as records:
        records.add(session, NOON)
        assert [logged, logged] == [bool(records.log()), record_rows.is_logged(session)]


def test_a_match_of_several_people_has_a_line_for_each_of_them(path: Path) -> None:
    hard, names = Player("computer", Level("hard")), ('Ann "A" Lee', "Ben, Jr.", "Zoë")
    people = [Player(name=name) for name in names]
    session = carry(players=(people[0], hard, *people[1:]))
    assert session.result is not None
    with Records(path) as records:
        records.add(session, NOON)
        records.add(solo("d"), NOON - timedelta(days=1))
        *rows, alone = records.log()
        assert records.log("carry_on", session.config) == tuple(rows)
    assert (alone.others, alone.key) == ((), (alone.id, 0))
    assert [row.name for row in rows] == list(names)
    assert [row.seat for row in rows] == [0, 2, 3]
    assert {(row.id, row.seats, row.levels) for row in rows} == {(rows[0].id, 4, ("hard",))}
    first = session.result.ranking[0]
    for row in rows:
        assert row.tied == (row.seat in first and len(first) > 1)
        assert row.others == tuple(name for name in names if name != row.name)
        assert row.score == session.result.scores[row.seat]
        assert row.won == (row.seat in session.result.ranking[0])


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((1, 1, 2), [(True, True), (True, True), (False, False)]),
        ((1, 2, 2), [(True, False), (False, False), (False, False)]),
    ],
)
def test_only_who_came_first_with_others_has_tied(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    ranks: Sequence[int],
    expected: list[tuple[bool, bool]],
) -> None:
    session = carry(players=tuple(Player(name=name) for name in ("Ann", "Ben", "Cleo")))
    monkeypatch.setattr(record_rows, "_points", lambda _: [(10 - rank, rank) for rank in ranks])
    with Records(path) as records:
        records.add(session, NOON)
        assert expected == [(row.won, row.tied) for row in records.log()]


def test_practice_has_no_line_in_the_log(path: Path) -> None:
    session = solo(practice=True)
    with Records(path) as records:
        records.add(session, NOON)
        assert not records.log()
    assert not record_rows.is_logged(session)


def test_records_that_knew_the_last_on_a_seat_alone_learn_of_all(path: Path) -> None:
    session = changing("a", (2, 0, HARD), (6, 0, ANN))
    with Records(path) as records:
        records.add(session, NOON)
        good = records.log()
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE score SET level = NULL WHERE seat = 0")
    sealed(path)
    with Records(path) as records:
        assert records.sentence is None, "they are as they were written"
        assert good == records.log()
    assert [path] == list(path.parent.iterdir())


def carry(
    *seated: tuple[int, int, Player], players: Sequence[Player] = (ANN, EASY, HARD)
) -> Session:
    """A match of Carry On, by default of Ann and two computers; after so many acts somebody takes
    a seat.
    """
    session = begin(catalog.game("carry_on"), "CO-1", players, components="x")
    stream, acts = Rng("carry"), 0
    while isinstance(session.awaiting, AwaitingSeats):
        for after, place, player in seated:
            if after == acts:
                session.seat(Seat(place), player)
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
        acts += 1
    return session


@pytest.mark.parametrize(
    ("seated", "levels", "helped", "exposed"),
    [
        ([], ("easy", "hard"), (), False),
        ([(4, 1, HARD)], ("easy>hard", "hard"), (), False),
        ([(6, 1, ANN), (6, 1, EASY)], ("easy", "hard"), (), True),
        ([(6, 2, ANN), (6, 2, EASY)], ("easy", "hard>easy"), (), True),
        ([(0, 1, ANN), (0, 1, EASY)], ("easy", "hard"), (), True),
        ([(0, 0, EASY), (0, 1, ANN)], ("easy", "hard"), (), True),
        ([(0, 0, EASY), (9, 0, ANN)], ("easy", "hard"), ("easy",), False),
    ],
)
def test_a_match_in_which_hidden_cards_were_seen_is_logged_as_that_and_is_no_best(
    path: Path,
    seated: list[tuple[int, int, Player]],
    levels: object,
    helped: object,
    exposed: object,
) -> None:
    session = carry(*seated)
    with Records(path) as records:
        records.add(session, NOON)
        (entry,) = records.log()
        assert (levels, helped, exposed) == (entry.levels, entry.helped, entry.exposed)
        assert entry.is_own is not bool(helped or exposed)
        assert bool(records.best("carry_on", "CO-1", session.config)) is entry.is_own
    for make in (sealed, older):
        # A Stowaway that did not know of it has written these rows without the mark.
        with contextlib.closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE score SET level = nullif(replace(level, '*', ''), '')")
        make(path)
        with Records(path) as records:
            assert records.sentence is None
            assert (entry,) == records.log()


def test_a_match_in_which_a_seat_changed_hands_is_no_attempt(path: Path) -> None:
    with Records(path) as records:
        for number, seated in enumerate(([], [(6, 1, ANN), (6, 1, EASY)], [(0, 1, HARD)])):
            records.add(carry(*seated), NOON + timedelta(minutes=number))
        (one,) = records.travelled("carry_on", {"CO-1"})
        assert (one.finished, one.rivals) == (NOON, ("easy", "hard"))


def test_a_match_with_characters_is_logged_with_them_and_is_no_attempt(path: Path) -> None:
    cast = (Player("computer", Level("easy"), character="rocco"), HARD)
    with Records(path) as records:
        records.add(carry(players=(ANN, *cast)), NOON)
        (entry,) = records.log()
        assert entry.levels == ("easy@rocco", "hard")
        (one,) = records.travelled("carry_on", {"CO-1"})
        assert one.rivals == ("easy@rocco", "hard"), "which no trail has"
        levels = Level("easy"), Level("hard")
        deal = Deal("CO-1", catalog.game("carry_on").configure(3, {}), levels)
        assert not of_deal(catalog.game("carry_on"), deal, [one])
    older(path)
    with Records(path) as records:
        assert records.sentence is None
        assert records.log() == (entry,)


def raider(seed: str, **options: str) -> Session:
    """A match of Cargo Hold of a person and a computer, played at random."""
    players = [Player(name="Ann"), Player("computer", Level("easy"))]
    session = begin(catalog.game("cargo_hold"), seed, players, options, components="x")
    stream = Rng(seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


@pytest.mark.parametrize("seats", ["0", "1", "0,1"])
def test_a_match_with_an_advantage_is_logged_and_counts_for_nothing(path: Path, seats: str) -> None:
    helped, plain = raider("CH-1", advantages=seats), raider("CH-1")
    with Records(path) as records:
        records.add(helped, NOON)
        (entry,) = records.log()
        assert ",".join(map(str, entry.advantaged)) == seats
        assert not entry.is_own
        assert records.best("cargo_hold", "CH-1", helped.config) == ()
        assert records.best("cargo_hold", "CH-1", plain.config) == ()
        assert records.travelled("cargo_hold", {"CH-1"}) == ()
        assert records.unsearched([], 9) == ()
        records.add(plain, NOON)
        assert len(records.best("cargo_hold", "CH-1", plain.config)) == 1
        assert len(records.travelled("cargo_hold", {"CH-1"})) == 1
        assert len(records.unsearched([], 9)) == 1
        assert [len(records.log("cargo_hold", one.config)) for one in (helped, plain)] == [1, 1]
    older(path)
    with Records(path) as records:
        assert records.sentence is None
        assert len(records.log()) == 2


def test_a_character_that_took_turns_with_a_person_is_logged_in_order(path: Path) -> None:
    rocco = Player("computer", Level("easy"), character="rocco")
    session = carry((6, 1, ANN), (9, 1, rocco), players=(ANN, rocco, HARD))
    with Records(path) as records:
        records.add(session, NOON)
        (entry,) = [one for one in records.log() if one.seat == 0]
        assert entry.exposed
        assert entry.levels == ("hard",)
        (other,) = [one for one in records.log() if one.seat == 1]
        assert other.helped == ("easy@rocco", "easy@rocco")


@pytest.mark.parametrize(
    "level", ["easy@Rocco", "easy@", "easy@a@b", "easy@<b>", "easy@" + "x" * 17, "@rocco>easy"]
)
def test_a_row_with_a_character_that_cannot_be_is_set_aside(path: Path, level: str) -> None:
    with Records(path) as records:
        records.add(carry(), NOON)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE score SET level = ? WHERE seat = 1", (level,))
        db.execute("DELETE FROM seal")
    with Records(path) as records:
        assert records.sentence is not None
        assert all(level not in entry.levels for entry in records.log())


def test_a_match_is_kept_once_with_its_journal_inside(path: Path) -> None:
    session = solo()
    with Records(path) as records:
        assert records.add(session, NOON)
        assert not records.add(session, NOON + timedelta(days=9))
        (logged,) = records.log()
        assert records.journal(logged.id) == save(session)
        records.remove(logged.id)
        assert records.log() == ()
        with pytest.raises(StoreError, match="no longer in your records"):
            records.journal(logged.id)
        assert records.add(session, NOON), "it may come back"


def test_what_was_taken_back_on_the_way_makes_no_second_entry(path: Path) -> None:
    session = solo(practice=True)
    with Records(path) as records:
        assert records.add(session, NOON)
        assert session.undo()
        assert session.redo()
        assert session.result is not None
        assert not records.add(session, NOON)
        other = solo(way="another", practice=True)
        assert records.add(other, NOON)


def keep(matches: Matches, name: str, session: Session, when: datetime) -> None:
    path = matches.folder / name
    write(path, save(session))
    os.utime(path, (when.timestamp(), when.timestamp()))


def catch_up(records: Records, matches: Matches) -> int:
    """Look at all that is to be looked at; how many that was."""
    return next(left := records.catch_up(matches)) - sum(0 for _ in left)


def test_finished_matches_without_a_record_are_found(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    hour = timedelta(hours=1)
    known, missed = solo("known"), solo("missed")
    on = begin(catalog.game(PE), "on", [Player()], {}, components="x")
    keep(matches, "old.stowaway", solo("old"), NOON - hour)
    keep(matches, "known.stowaway", known, NOON)
    keep(matches, "missed.stowaway", missed, NOON + hour)
    keep(matches, "on.stowaway", on, NOON + hour)
    damaged = save(solo("damaged")).splitlines(keepends=True)
    write(matches.folder / "damaged.stowaway", b"".join(damaged[:9] + damaged[10:]))
    with Records(path) as records:
        records.add(known, NOON)
        left = [left for left, _ in groupby(records.catch_up(matches))]
        assert [4, 3, 2, 1, 0] == left, "one after another"
        assert ["missed", "known", "old"] == [logged.seed for logged in records.log()]
        assert NOON + hour == records.log()[0].finished
        # They come in the order in which they were played.
        came = sorted(records.log(), key=lambda logged: logged.id)
        assert ["known", "old", "missed"] == [logged.seed for logged in came]
        assert 0 == catch_up(records, Matches(tmp_path / "nothing"))


def test_a_file_is_looked_at_once_unless_it_was_changed(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    for seed in ("a", "b"):
        keep(matches, f"{seed}.stowaway", solo(seed), NOON)
    with Records(path) as records:
        steps = records.catch_up(matches)
        assert [2, 1] == list(islice((left for left, _ in groupby(steps)), 2))
        # The process was killed here: what was looked at stays so.
    with Records(path) as records:
        assert 1 == catch_up(records, matches)
        assert 0 == catch_up(records, matches)
        keep(matches, "a.stowaway", solo("c"), NOON + timedelta(hours=1))
        assert 1 == catch_up(records, matches)
        assert {"a", "b", "c"} == {logged.seed for logged in records.log()}


def test_a_record_of_the_future_hides_no_match(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    keep(matches, "missed.stowaway", solo("missed"), NOON)
    with Records(path) as records:
        records.add(solo("clock"), datetime(2999, 1, 1, tzinfo=UTC))
        catch_up(records, matches)
        assert ["clock", "missed"] == [logged.seed for logged in records.log()]


def test_new_records_take_in_every_match_file(path: Path, tmp_path: Path) -> None:
    """Not the latest few: 70 of them, and the best of all is the oldest."""
    matches = Matches(tmp_path / "matches")
    for number in range(70):
        name = f"{number}.stowaway"
        keep(matches, name, solo(str(number)), NOON + timedelta(days=number))
    with Records(path) as records:
        catch_up(records, matches)
        assert [str(number) for number in reversed(range(70))] == [e.seed for e in records.log()]


def test_the_log_forgets_none_of_a_thousand_matches(path: Path) -> None:
    best = solo("best")
    with Records(path) as records:
        records.add(best, NOON - timedelta(days=999))
        # Not played: written once more, as another match.
        db = sqlite3.connect(path)
        db.executescript(
            "WITH RECURSIVE n (i) AS (VALUES (2) UNION SELECT i + 1 FROM n WHERE i < 1100)"
            " INSERT INTO match SELECT i, randomblob(16), datetime('2025-01-01', i || ' hours')"
            " || '+00:00', game, rules_version, seats, options, 'other', practice, goal, won,"
            " journal FROM match, n;"
            " INSERT INTO score SELECT i.id, seat, kind, level, name, total - 1, rank"
            " FROM score, match AS i WHERE i.id > 1;"
        )
        db.close()
        log = records.log(PE, best.config)
        assert len(log) == 1100
        assert best.result is not None
        assert best.result.scores[0] == max(entry.score for entry in log)
        assert log == records.log(PE) == records.log()
        assert () == records.log(PE, solo("x", card="city-kitty").config)


def test_the_best_totals_of_a_deal_tell_practice_apart(path: Path) -> None:
    played = [solo("a", way) for way in ("1", "2", "3")]
    practised = solo("a", "4", practice=True)
    with Records(path) as records:
        for session in (*played, practised, solo("b"), solo("a", card="city-kitty")):
            records.add(session, NOON)
        best = records.best(PE, "a", played[0].config)
        assert len(records.best(PE, "a", played[0].config, limit=2)) == 2
    totals = [session.result.scores[0] for session in (*played, practised) if session.result]
    assert [entry.score for entry in best] == sorted(totals, reverse=True)
    assert practised.result is not None
    assert [entry.score for entry in best if entry.practice] == [practised.result.scores[0]]
    assert {entry.name for entry in best} == {"Ann"}


def test_bests_from_before_an_option_count_with_those_that_are_played_like_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalog.game(PE)
    before = solo("a", "1")
    monkeypatch.setattr(
        game, "options", (*game.options, FlagOption("later", default=True, introduced_as=False))
    )
    alike, other = solo("a", "2", later=False), solo("a", "3")
    assert "later" not in before.header.options
    assert other.config["later"] is True
    with Records(path) as records:
        for session in (before, alike, other):
            records.add(session, NOON)
        best = records.best(PE, "a", alike.config)
        log = records.log(PE, alike.config)
        tallies = records.tallies(PE)
        travelled = records.travelled(PE, ["a"])
        assert [True, False, False] == [each.options["later"] for each in records.log()]
        (alone,) = records.best(PE, "a", other.config)
    totals = [match.result.scores[0] for match in (before, alike, other) if match.result]
    assert sorted(totals[:2], reverse=True) == [each.score for each in best]
    assert [totals[1], totals[0]] == [each.score for each in log]
    assert totals[2] == alone.score
    assert [(False, 2), (True, 1)] == [(each.options["later"], each.tries) for each in tallies]
    deal = Deal("a", alike.config, ())
    assert totals[:2] == [one.result.scores[0] for one, _ in of_deal(game, deal, travelled)]
    with Records(path) as records:
        assert records.sentence is None, "no row was changed"


def test_an_attempt_from_before_an_option_is_one_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = catalog.game(PE)
    matches = Matches(tmp_path)
    session = begin(game, "a", [Player(name="Ann")], {"victory": "cat-nap"}, components="x")
    write(tmp_path / "a.stowaway", save(session))
    monkeypatch.setattr(
        game, "options", (*game.options, FlagOption("later", default=True, introduced_as=False))
    )
    (summary,) = matches.all()
    assert is_attempt(game, Deal("a", game.restore(1, session.header.options), ()), summary)
    assert not is_attempt(game, Deal("a", game.configure(1, session.header.options), ()), summary)


def test_a_match_that_goes_on_is_no_record(path: Path) -> None:
    with Records(path) as records, pytest.raises(ValueError, match="not over"):
        records.add(toy())


@pytest.mark.parametrize("damage", ["text", "empty table", "middle", "other columns", "zero"])
def test_damaged_records_are_set_aside(path: Path, damage: str) -> None:
    with Records(path) as records:
        for number in range(20):
            records.add(solo(f"TY-{number}"), NOON)
    if damage == "text":
        path.write_bytes(b"these are no records at all, " * 40)
    elif damage == "middle":
        data = bytearray(path.read_bytes())
        middle = len(data) // 2
        data[middle : middle + 4096] = b"\xa5" * 4096
        path.write_bytes(data)
    elif damage == "zero":
        path.write_bytes(b"\x00" * 5000)
    else:
        path.unlink()
        db = sqlite3.connect(path)
        columns = "x" if damage == "empty table" else "id, digest"
        db.executescript(
            f"CREATE TABLE match ({columns}); CREATE TABLE score (match);"
            f"PRAGMA user_version = {SCHEMA_VERSION}"
        )
        db.close()
    before = path.read_bytes()
    with Records(path) as records:
        assert records.sentence is not None
        assert "your matches, which are safe" in str(records.sentence)
        left = len(records.log())
        assert 15 <= left < 20 if damage == "middle" else left == 0
        records.add(solo(), NOON)
        assert len(records.log()) == left + 1
    (aside,) = path.parent.glob("*.bak")
    assert aside.name in str(records.sentence)
    assert aside.read_bytes() == before


def test_an_empty_file_becomes_records(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    with Records(path) as records:
        assert records.sentence is None
        assert records.add(solo(), NOON)


def newer(path: Path, change: str) -> bytes:
    """Make of records those of a newer Stowaway; the bytes of their file."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(change)
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    return path.read_bytes()


@pytest.mark.parametrize("change", ["ALTER TABLE match ADD COLUMN weather TEXT", "SELECT 1"])
def test_newer_records_are_only_read(path: Path, change: str) -> None:
    with Records(path) as records:
        assert records.add(solo(), NOON)
        before = records.log()
    data = newer(path, change)
    matches = Matches(path.parent / "matches")
    with Records(path) as records:
        assert records.is_newer
        assert "written by a newer version of Stowaway" in str(records.sentence)
        assert records.log() == before
        assert records.journal(before[0].id)
        assert not records.add(finished("TY-9"), NOON)
        assert [0] == list(records.catch_up(matches))
        with pytest.raises(StoreError, match="newer version"):
            records.unite([])
    assert path.read_bytes() == data
    assert [path] == list(path.parent.iterdir())


def test_newer_records_of_other_tables_are_left_alone(path: Path) -> None:
    Records(path).close()
    before = newer(path, "ALTER TABLE match RENAME COLUMN finished TO ended")
    with pytest.raises(StoreError, match="newer version of Stowaway"):
        Records(path)
    assert path.read_bytes() == before
    assert [path] == list(path.parent.iterdir())


def test_the_file_says_whose_it_is(path: Path) -> None:
    with Records(path) as records:
        assert records.add(solo(), NOON)
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert (0x53746F77,) == db.execute("PRAGMA application_id").fetchone()
        db.execute("PRAGMA application_id = 0")
    with Records(path) as records:
        # An older Stowaway did not say it.
        assert (records.sentence, len(records.log())) == (None, 1)
    assert path.read_bytes()[68:72] == b"Stow"


def test_matches_from_elsewhere_come_by_their_dates_and_those_here_keep_their_order(
    path: Path, tmp_path: Path
) -> None:
    days = [NOON + timedelta(days=day) for day in range(6)]
    played = [finished(f"TY-{day}") for day in range(6)]
    # The clock was set back before the last one here.
    with Records(path) as records:
        for day in (2, 4, 1):
            assert records.add(played[day], days[day])
    with Records(tmp_path / "other.sqlite") as other:
        for day in (0, 2, 3, 5):
            assert other.add(played[day], days[day])
    rows = [(row, scores) for row, scores, _ in from_bytes(file_bytes(tmp_path / "other.sqlite"))]
    with Records(path) as records:
        assert (3, 1) == records.unite(rows, dry=True)[:2]
        assert 3 == len(records._read(tuple, "SELECT id FROM match"))
        assert (3, 1) == records.unite(rows)[:2]
        assert (0, 4) == records.unite(rows)[:2]
        order = records._read(tuple, "SELECT seed FROM match ORDER BY id")
    assert [f"TY-{day}" for day in (0, 2, 3, 4, 1, 5)] == [seed for (seed,) in order]
    # All seals are right.
    with Records(path) as records:
        assert records.sentence is None


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(StoreError, match="Your records are not available"):
        Records(tmp_path / "data" / "records.sqlite")


def test_records_that_somebody_else_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, timeout: connect(path, timeout=0.05))
    with Records(path) as records:
        other = connect(path)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="locked"):
            records.add(solo(), NOON)
        other.close()
        assert records.add(solo(), NOON)


def older(path: Path) -> None:
    """Make of records those of a Stowaway that sealed nothing."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.executescript("DROP TABLE seal; DROP TABLE seen;")


@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize(
    "change",
    [
        "options = '[[['",
        "options = '{}'",
        "finished = 'yesterday'",
        "finished = '0001-01-01T00:00:00+09:00'",
        "finished = CAST(x'ff' AS TEXT)",
        "seed = CAST(x'c328' AS TEXT)",
        "game = 'another'",
        "goal = 9223372036854775807",
        "won = -1",
        "practice = 1",
        "rules_version = -9223372036854775808",
    ],
)
def test_nonsense_inside_a_row_is_made_good_by_its_journal(
    path: Path, change: str, *, sealed: bool
) -> None:
    with Records(path) as records:
        records.add(solo("a"), NOON)
        records.add(solo("b"), NOON)
        good = records.log()
    if not sealed:
        older(path)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute(f"UPDATE match SET {change} WHERE id = 1")
    with Records(path) as records:
        assert records.sentence is not None
        healed = records.log()
    dated = "finished" in change
    assert [e._replace(id=0) for e in good if e.seed == "b" or not dated] == [
        e._replace(id=0) for e in healed if e.seed == "b" or not dated
    ]
    (first,) = (entry for entry in healed if entry.seed == "a")
    assert (datetime.fromtimestamp(0, UTC) if dated else NOON) == first.finished


@pytest.mark.parametrize(
    "change",
    ["total = 1000000", "name = CAST(x'ff' AS TEXT)", "kind = 'ghost'", "rank = 3", "seat = 7"],
)
def test_nonsense_in_a_score_is_made_good_by_its_journal(path: Path, change: str) -> None:
    with Records(path) as records:
        records.add(solo("a"), NOON)
        good = records.log()
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute(f"UPDATE score SET {change}")
    with Records(path) as records:
        assert good == records.log()


def sealed(path: Path) -> None:
    """Put a right seal to whatever the records hold, as anybody can."""
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        reseal(db)


@pytest.mark.parametrize(
    "line",
    [
        b'{"line":"seat",garbage',
        b'{"line":"seat","seat":9,"player":{"kind":"person","name":"Eve"}}',
        b'{"line":"seat","seat":"x"}',
        b"",
    ],
)
def test_nonsense_under_a_right_seal_takes_no_other_match_with_it(path: Path, line: bytes) -> None:
    with Records(path) as records:
        records.add(solo("a"), NOON)
        records.add(solo("b"), NOON)
        good = {entry.seed: entry._replace(id=0) for entry in records.log()}
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        (journal,) = db.execute("SELECT journal FROM match WHERE seed = 'a'").fetchone()
        query = "UPDATE match SET journal = ? WHERE seed = 'a'"
        db.execute(query, (journal + line + b"\n",))
        if not line:
            # Then nothing is left of it to be played again.
            db.execute("UPDATE match SET options = '[', journal = x'00' WHERE seed = 'a'")
            del good["a"]
    sealed(path)
    with Records(path) as records:
        assert records.sentence is not None
        assert good == {entry.seed: entry._replace(id=0) for entry in records.log()}
    with Records(path) as records:
        assert records.sentence is None, "they are healed for good"


def test_records_of_an_older_stowaway_are_taken_over(path: Path) -> None:
    with Records(path) as records:
        records.add(solo("a"), NOON)
        records.add(against("b", Player(name="Ann"), Player("computer", Level("easy"))), NOON)
        good = records.log()
    older(path)
    with Records(path) as records:
        assert records.sentence is None
        assert good == records.log()
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert (2,) == db.execute("SELECT count(*) FROM seal").fetchone()
    assert [path] == list(path.parent.iterdir())


def test_damage_that_comes_while_records_are_open_heals(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    keep(matches, "a.stowaway", solo("a"), NOON)
    for damage in ("rubbish", "gone", "cut off", "nonsense"):
        with Records(path) as records:
            catch_up(records, matches)
            assert records.sentence is None
            good = records.log()
            if damage == "rubbish":
                path.write_bytes(b"rubbish" * 4000)
            elif damage == "gone":
                path.unlink()
            elif damage == "cut off":
                path.write_bytes(path.read_bytes()[:5000])
            else:
                with contextlib.closing(sqlite3.connect(path)) as db, db:
                    db.execute("UPDATE match SET options = '[['")
                    db.execute("UPDATE score SET name = CAST(x'ff' AS TEXT)")
            records.log()
            records.best(PE, "a", solo("a").config)
            assert records.add(solo("b"), NOON + timedelta(days=1))
            assert records.sentence is not None, damage
            records.sentence = None
            catch_up(records, matches)
            latest, first = records.log()
            assert "b" == latest.seed
            assert [first._replace(id=0)] == [entry._replace(id=0) for entry in good], damage
        path.unlink()


def test_a_match_that_its_file_knows_better_keeps_its_place(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    for place, seed in enumerate("ab"):
        keep(matches, f"{seed}.stowaway", solo(seed), NOON + timedelta(days=place))
    with Records(path) as records:
        catch_up(records, matches)
        good = records.log()
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE match SET finished = '2001-01-01T00:00:00+00:00' WHERE seed = 'a'")
    with Records(path) as records:
        assert records.sentence is not None
        assert good != records.log()
        catch_up(records, matches)
        assert good == records.log()


@pytest.mark.parametrize("step", ["link", "replace"])
def test_records_that_heal_may_be_killed_at_any_step(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """What has no file any more but its record is lost at none."""
    with Records(path) as records:
        records.add(solo("a"), NOON)
        records.add(solo("b"), NOON)
    with contextlib.closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE match SET goal = 1 WHERE seed = 'b'")

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as here:
        here.setattr(*((os, "link", killed) if step == "link" else (Path, "replace", killed)))
        with pytest.raises(KeyboardInterrupt):
            Records(path)
    with Records(path) as records:
        assert {"a", "b"} == {logged.seed for logged in records.log()}


def flipped(stream: Rng, path: Path) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(1 + stream.below(4)):
        # The header and the first pages are hit as often as all the rest.
        end = (100, 4096, len(data))[stream.below(3)]
        data[stream.below(end)] ^= 1 << stream.below(8)
    path.write_bytes(data)


def wiped(stream: Rng, path: Path) -> None:
    data = bytearray(path.read_bytes())
    start, size = stream.below(len(data)), 1 + stream.below(9000)
    data[start : start + size] = bytes([stream.below(256)]) * size
    path.write_bytes(data)


def cut(stream: Rng, path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: stream.below(len(data))])


def swapped(stream: Rng, path: Path) -> None:
    data = path.read_bytes()
    pages = [data[at : at + 4096] for at in range(0, len(data), 4096)]
    one, other = stream.below(len(pages)), stream.below(len(pages))
    pages[one], pages[other] = pages[other], pages[one]
    path.write_bytes(b"".join(pages))


def altered(stream: Rng, path: Path) -> None:
    """Through SQLite itself, by somebody who may do all."""
    values = (
        "NULL",
        "CAST(x'ff' AS TEXT)",
        "9223372036854775807",
        "-1e300",
        "x'00'",
        "''",
        "printf('%.*c', 100000, '[')",
        "'9999-12-31T23:59:59-23:00'",
    )
    columns = {
        "match": ("digest", "finished", "game", "seats", "options", "seed", "goal", "journal"),
        "score": ("match", "seat", "kind", "level", "name", "total", "rank"),
        "seal": ("match", "hash"),
        "seen": ("mark", "digest"),
    }
    table = stream.choice(list(columns))
    column, value = stream.choice(columns[table]), stream.choice(values)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        if stream.below(2):
            # The same columns without their types, then.
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            db.executescript(
                f"ALTER TABLE {table} RENAME TO was; CREATE TABLE {table} ({', '.join(names)});"
                f"INSERT INTO {table} SELECT * FROM was; DROP TABLE was;"
            )
        with contextlib.suppress(sqlite3.Error):
            db.execute(f"UPDATE {table} SET {column} = {value} WHERE rowid % 2 = 0")


def other(stream: Rng, path: Path) -> None:
    """Tables of another program, some of which never end or do harm."""
    schemas = (
        "DROP TABLE match; DROP TABLE score; DROP TABLE seal; DROP TABLE seen;"
        "CREATE TABLE cookies (id, host)",
        "DROP TABLE score",
        "DROP TABLE seal",
        "DROP INDEX match_deal",
        "CREATE TRIGGER t AFTER INSERT ON match BEGIN DELETE FROM match; END",
        "ALTER TABLE score RENAME TO x; CREATE VIEW score AS WITH RECURSIVE n (i) AS"
        " (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i AS match, 0 AS seat FROM n",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = 5000",
        "PRAGMA user_version = -1",
        "PRAGMA journal_mode = WAL",
        "PRAGMA encoding = 'UTF-16'; VACUUM",
    )
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.executescript(stream.choice(schemas))


def no_file(stream: Rng, path: Path) -> None:
    kind = stream.below(4)
    if kind < 3:
        path.unlink()
    if kind == 0:
        path.mkdir()
        (path / "something").touch()
    elif kind == 1:
        os.mkfifo(path)
    elif kind == 2:
        path.symlink_to("/dev/null")
    else:
        path.with_name(f"{path.name}-journal").mkdir()


DAMAGES = (flipped, flipped, flipped, wiped, cut, swapped, altered, altered, other, no_file)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes")
@pytest.mark.parametrize("number", by_turns(range(4)))
def test_no_damage_loses_a_match_that_is_in_a_file(path: Path, number: int) -> None:
    """Of any damage: nothing but StoreError, and that not; afterwards all is there again."""
    matches = Matches(path.parent.parent / "matches")
    for place, seed in enumerate("abcd"):
        keep(matches, f"{seed}.stowaway", solo(seed), NOON + timedelta(days=place))
    with Records(path) as records:
        catch_up(records, matches)
        good = records.log()
    assert [*"dcba"] == [entry.seed for entry in good]
    whole, config = path.read_bytes(), solo("a").config
    stream, new = Rng("records", str(number)), solo("new")
    for _ in range(30):
        damage = stream.choice(DAMAGES)
        damage(stream, path)
        with Records(path) as records:
            catch_up(records, matches)
            healed = records.log()
            assert [entry._replace(id=0) for entry in good] == [
                entry._replace(id=0) for entry in healed
            ], damage.__name__
            for entry in healed:
                watched = read(records.journal(entry.id), catalog)
                assert watched.result is not None
                assert [entry.score] == list(watched.result.scores)
            assert records.add(new, NOON + timedelta(days=9))
            assert records.best(PE, "a", config)[0].score == good[-1].score
            assert len(records.log(PE)) == len(good) + 1
        shutil.rmtree(path.parent)
        path.parent.mkdir()
        path.write_bytes(whole)


def test_a_branch_is_no_record_and_is_not_caught_up(path: Path, tmp_path: Path) -> None:
    old = solo("a")
    made = branch(old, 12, "else")
    stream = Rng("on")
    while isinstance(made.awaiting, AwaitingSeats):
        seat = made.awaiting.due[0]
        made.submit(seat, made.legal(seat).sample(stream))
    matches = Matches(tmp_path / "matches")
    write(matches.folder / "branch.stowaway", save(made))
    with Records(path) as records:
        assert not records.add(made)
        *_, left = records.catch_up(matches)
        assert left == 0
        assert records.best(PE, old.seed, old.config) == ()

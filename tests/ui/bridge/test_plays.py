"""Finished matches as they are shared: who is who, who came where, and what may be told."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine import catalog
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.match import Player, Session, begin
from engine.store import Records
from engine.store.records import RecordedMatch, RecordedSeat
from ui.bridge.plays import file_date, person_key, play_of

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
ROOT = Path(__file__).resolve().parents[3]


def recorded(*seats: RecordedSeat, won: bool | None = None) -> RecordedMatch:
    return RecordedMatch("ab" * 16, NOON, "carry_on", {}, "CO-1", False, None, won, seats)


def person(name: str, rank: int = 1) -> RecordedSeat:
    return RecordedSeat(True, "", name, 10 - rank, rank)


def computer(level: str, rank: int = 2, name: str = "Computer 2") -> RecordedSeat:
    return RecordedSeat(False, level, name, 10 - rank, rank)


def names(*seats: RecordedSeat) -> list[str]:
    play = play_of(recorded(*seats), "Carry On", "", tells_deal=False)
    return [seat.name for seat in play.seats]


def keys(*seats: RecordedSeat) -> list[str]:
    play = play_of(recorded(*seats), "Carry On", "", tells_deal=False)
    return [seat.key for seat in play.seats]


def played(seed: str = "a", *, practice: bool = False, person: bool = True) -> Session:
    """A finished solo match, played at random."""
    player = Player(name="Ann") if person else Player("computer", Level("random"))
    game = catalog.game("pack_the_essentials")
    chosen = {"victory": "cat-nap"}
    session = begin(game, seed, [player], chosen, practice=practice, components="x")
    stream = Rng(seed)
    while isinstance(session.awaiting, AwaitingSeats):
        session.submit(Seat(0), session.legal(Seat(0)).sample(stream))
    return session


def test_a_computer_player_is_called_by_its_level(qapp: object) -> None:
    """So that BG Stats tells Easy from Hard, whatever seats they had."""
    found = names(
        person("Ada"),
        computer("hard"),
        computer("easy@vera", name="Vera"),
        computer("normal@nobody"),
        computer("easy>hard"),
    )
    assert found == [
        "Ada",
        "Computer (Hard)",
        "Vera (computer, Easy)",
        "Computer (Normal)",
        "Computer (Hard) 2",
    ]


def test_no_two_seats_of_a_match_are_one_player(qapp: object) -> None:
    seats = (person("Ada"), person("ADA"), computer("hard"), computer("hard"), person(""))
    assert len(set(keys(*seats))) == 5
    assert keys(*seats)[0] == person_key("Ada")


def test_a_person_is_the_same_however_the_name_is_written(qapp: object) -> None:
    assert keys(person("ada"))[0] == keys(person("Ada"), person("Ben"))[0] == person_key("ADA")
    assert keys(computer("hard"), person("Ada"))[0] == keys(person("Ada"), computer("hard"))[1]


def test_nameless_people_are_called_by_their_seats(qapp: object) -> None:
    assert names(person(""), person("Player 2"), person("You")) == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]


def test_what_cannot_be_printed_is_not_shared(qapp: object) -> None:
    (name,) = names(person("\N{RIGHT-TO-LEFT OVERRIDE}a\nb\tc\x00"))
    assert name.isprintable()


@pytest.mark.parametrize(
    ("ranks", "won", "places", "winners"),
    [
        ((2, 1, 3), None, [2, 1, 3], [1]),
        ((1, 1, 2), None, [1, 1, 3], [0, 1]),
        ((1,), True, [1], [0]),
        ((1,), False, [1], []),
        ((1,), None, [1], [0]),
    ],
)
def test_places_and_winners(
    qapp: object, ranks: tuple[int, ...], won: bool | None, places: list[int], winners: list[int]
) -> None:
    seats = [person(f"P{rank}", rank) for rank in ranks]
    play = play_of(recorded(*seats, won=won), "Carry On", "", tells_deal=False)
    assert [seat.rank for seat in play.seats] == places
    assert [n for n, seat in enumerate(play.seats) if seat.is_winner] == winners


def test_the_deal_is_told_only_where_it_may_be(qapp: object) -> None:
    match = recorded(person("Ada"))
    assert play_of(match, "Carry On", "", tells_deal=True).deal == "CO-1"
    assert play_of(match, "Carry On", "", tells_deal=False).deal == ""


def test_the_history_is_whole_and_holds_no_practice(tmp_path: Path) -> None:
    first, second = played("a"), played("b")
    with Records(tmp_path / "records.sqlite") as records:
        for match in (first, played("c", practice=True), played("d", person=False)):
            records.add(match, NOON)
        records.add(second, NOON + timedelta(days=1))
        found = records.whole()
        assert [match.seed for match in found] == ["b", "a"]
        (last,) = records.whole([entry.id for entry in records.log()][:1])
        assert last == found[0]
        assert records.whole([]) == ()
        assert records.finished(found[1].digest) == NOON
        assert records.finished("00" * 16) is None
    assert first.result is not None
    made = RecordedMatch.of(first, NOON)
    assert made.digest == found[1].digest
    assert (
        made.seats == found[1].seats == (RecordedSeat(True, "", "Ann", first.result.scores[0], 1),)
    )


def test_a_file_that_nobody_can_date_is_from_now(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"")
    os.utime(file, (9e11, 9e11))
    now = datetime.now(UTC)
    for path in (None, tmp_path / "none", file):
        assert abs(file_date(path) - now) < timedelta(minutes=5)
    os.utime(file, (NOON.timestamp(), NOON.timestamp()))
    assert file_date(file) == NOON


def test_no_page_waits_for_what_makes_qr_codes() -> None:
    code = (
        "import sys, ui.app, ui.shell.routes\n"
        "names = ('segno', 'engine.plays', 'ui.shell.share')\n"
        "late = [name for name in names if name in sys.modules]\n"
        "import ui.shell.share.opener, ui.shell.share.command\n"
        "print(late, 'segno' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[] False"

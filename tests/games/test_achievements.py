"""Tests: what seats achieve, in matches that computers play, against a second way to count it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest

from engine import catalog
from engine.core import Event, Level, Seat
from engine.games.cargo_hold import events as cargo
from engine.games.cargo_hold.components import THIEF
from engine.games.pack_the_essentials import events as pack
from engine.games.wheres_my_luggage import events as luggage
from engine.match import Player, Session, begin, codec, codes
from engine.match.achievements import Searched, achieved, searching
from engine.simulate import play_out

PE, CO, CH, WL = "pack_the_essentials", "carry_on", "cargo_hold", "wheres_my_luggage"
PLAYED: Final = {
    PE: ((2, 0, "easy"), (2, 3, "random"), (1, 1, "normal"), (1, 5, "normal"), (1, 8, "normal")),
    CO: ((4, 0, "normal"), (4, 1, "normal"), (4, 3, "normal"), (4, 4, "normal")),
    CH: ((4, 0, "normal"), (4, 1, "normal"), (4, 3, "normal")),
    WL: ((2, 0, "normal"), (2, 4, "normal"), (2, 5, "normal")),
}
"""Of each match the seats, the deal, and the level; among them everything is achieved."""


@cache
def match(game: str, seats: int, deal: int, level: str, **options: Any) -> Session:
    """A match that computers play."""
    rules = catalog.game(game)
    code = codes.new(rules.prefix, 1000 + deal * 977)
    session = begin(rules, code, [Player("computer", Level(level))] * seats, options)
    play_out(session)
    return session


def told(session: Session, kind: type[Event], **fields: object) -> list[Any]:
    """The events of a kind with these fields, without those that were undone."""
    events = (event for moment in session.moments for event in moment.events)
    return [
        event
        for event in events
        if isinstance(event, kind)
        and all(getattr(event, name) == value for name, value in fields.items())
    ]


def packed(session: Session, seat: Seat) -> dict[str, bool]:
    """What is achieved in Pack the Essentials, by the score sheet and the events."""
    sheet, result = session.sheets(None)[seat], session.result
    assert result is not None
    counts = {line.line: line.count for line in sheet.lines}
    colours = counts.keys() - {"todo-1", "todo-2", "todo-3", "cats", "rats"}
    mine = session.view(None).seats[seat]
    cells = f"{mine.taken | mine.prefilled | mine.laid:b}".count("1")
    won = result.won if len(result.scores) == 1 else seat in result.ranking[0]
    gone = [*told(session, pack.TileDiscarded, seat=seat)]
    gone += told(session, pack.BonusReturned, seat=seat)
    return {
        "three-rats": counts["rats"] >= 3,
        "on-the-point": len(result.scores) == 1 and sheet.total == result.goal,
        "snug": 96 - cells <= 4,
        "nothing-left": bool(won) and not gone,
        "seven-cats": counts["cats"] >= 7,
        "one-colour": any(counts[colour] >= 15 for colour in colours),
    }


def carried(session: Session, seat: Seat) -> dict[str, bool]:
    """What is achieved in Carry On, by the points of the score sheet."""
    points = {line.line: line.points for line in session.sheets(None)[seat].lines}
    mine = session.view(None).seats[seat]
    by_round = [
        sum(points[f"{what}-{number}"] for what in ("weight", "character", "essential"))
        for number in (1, 2, 3)
    ]
    limits = [each.limit for each in mine.rounds]
    weights = [points[f"weight-{number}"] for number in (1, 2, 3)]
    return {
        # A point for each kilogram: as many as the limit are only scored at the limit.
        "to-the-kilo": any(a == b for a, b in zip(weights, limits, strict=True)),
        "never-over": all(each.kg == each.weight for each in mine.rounds),
        "four-types": all(points[f"essential-{number}"] > 0 for number in (1, 2, 3)),
        "cards-left": mine.unused > 1,
        "full-round": max(by_round) >= 44,
        "souvenirs": any(each.packed.count(24) > 2 for each in mine.rounds),
    }


def raided(session: Session, seat: Seat) -> dict[str, bool]:
    """What is achieved in Cargo Hold, by its events."""
    assert session.result is not None
    won = told(session, cargo.StrengthsCompared, attacker=seat, winner=seat)
    money = [event.money for event in told(session, cargo.CashedIn, seat=seat)]
    return {
        "strength-one": 1 in [event.attack for event in won],
        "four-raids": len(won) > 3,
        "three-defences": len(told(session, cargo.StrengthsCompared, defender=seat, winner=seat))
        > 2,
        "big-money": max(money, default=0) >= 600,
        "thief": bool(told(session, cargo.SpecialFired, seat=seat, card=THIEF, did="stole")),
        "peaceful": session.result.scores[seat] == max(session.result.scores)
        and not told(session, cargo.RaidBegan, attacker=seat),
    }


def found(session: Session, seat: Seat) -> dict[str, bool]:
    """What is achieved in Where's My Luggage?, round by round."""
    rounds, looks = [], list[tuple[str, int]]()
    streak, since = "", 0
    for event in told(session, Event):
        match event:
            case luggage.PassengerUp() if event.seat == seat:
                since = event.tick
            case luggage.LookEnded() if event.seat == seat:
                looks.append((str(event.mark), event.tick - since))
                streak += "+" if event.mark == "match" else "-"
            case luggage.RoundChecked():
                rounds.append((event.points, looks))
                looks = []
            case _:
                pass
    marks = [(points, [mark for mark, _ in seen]) for points, seen in rounds]
    quick = [ticks for _, seen in rounds for mark, ticks in seen if mark == "match"]
    return {
        "seven-pairs": any(points[seat] == 7 for points, _ in rounds),
        "four-in-a-row": "++++" in streak,
        "quick": session.config["form"] == "timed" and min(quick, default=999) <= 180,
        "keen-eye": any(p[seat] > 4 and seen.count("another") < 4 for p, seen in marks),
        "nothing-lost": session.config["form"] == "timed"
        and any(p[seat] > 4 and "lost" not in seen for p, seen in marks),
        "every-round": all(
            sorted(points)[-1] == points[seat] and points.count(points[seat]) == 1
            for points, _ in rounds
        ),
    }


COUNTED: Final[dict[str, Callable[[Session, Seat], dict[str, bool]]]] = {
    PE: packed,
    CO: carried,
    CH: raided,
    WL: found,
}


def seats_of(game: str) -> Iterator[tuple[Session, Seat]]:
    for seats, deal, level in PLAYED[game]:
        session = match(game, seats, deal, level)
        for seat in session.seats:
            yield session, seat


@pytest.mark.parametrize("game", COUNTED)
def test_each_game_has_six_and_all_are_found_where_they_are_and_nowhere_else(game: str) -> None:
    ids = catalog.game(game).achievements
    assert len(set(ids)) == len(ids) == 6
    there, missing = set[str](), set[str]()
    for session, seat in seats_of(game):
        expected = COUNTED[game](session, seat)
        assert set(expected) == set(ids)
        mine = achieved(session, seat)
        assert set(mine) == {name for name, is_so in expected.items() if is_so}, (
            session.seed,
            seat,
        )
        assert list(mine) == [name for name in ids if name in mine]
        there |= set(mine)
        missing |= set(ids) - set(mine)
    assert there == set(ids)
    # Where computers find it in any match, it must be a matter of time.
    assert missing >= set(ids) - {"quick"}


@pytest.mark.parametrize("options", [{"form": "memory"}, {"steps": True}], ids=str)
def test_where_time_stands_nothing_is_quick(options: dict[str, Any]) -> None:
    session = match(WL, 2, 0, "normal", **options)
    assert all("quick" not in achieved(session, seat) for seat in session.seats)


def test_from_memory_there_is_no_lost_luggage_to_be_spared() -> None:
    session = match(WL, 2, 0, "normal", form="memory")
    five = [seat for seat in session.seats if "keen-eye" in achieved(session, seat)]
    rounds = told(session, luggage.RoundChecked)
    assert five or any(max(event.points) > 4 for event in rounds), "enough pairs were found"
    assert all("nothing-lost" not in achieved(session, seat) for seat in session.seats)


def test_the_worker_searches_journals_and_finds_nothing_in_others() -> None:
    session = match(CH, 4, 1, "normal")
    journal = codec.encode(session.header, session.journal)
    torn = journal[: len(journal) // 2]
    other = journal.replace(b'"chance":"drawn"', b'"chance":"given"')
    given = [
        (b"1", journal, (0, 2, 9)),
        (b"2", torn, (0,)),
        (b"3", b"no journal", (0,)),
        (b"4", other, (0,)),
    ]
    whole, *rest = searching(given)
    assert whole.digest == b"1"
    assert [seat for seat, _ in whole.found] == [0, 2], "there is no seat 9"
    assert dict(whole.found)[Seat(2)] == achieved(session, Seat(2)) != ()
    assert rest == [Searched(b"2"), Searched(b"3"), Searched(b"4")]


def test_a_match_that_is_not_over_achieves_nothing() -> None:
    rules = catalog.game(CH)
    session = begin(rules, codes.new(rules.prefix, 7), [Player()] * 3, {})
    assert achieved(session, Seat(0)) == ()

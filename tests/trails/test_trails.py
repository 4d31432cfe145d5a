"""Tests: trails, which ask for medals, and a deal for each day: what they hold, and how one did."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from time import process_time

import pytest

from engine import catalog, trails
from engine.core import (
    ANY_MARGIN,
    AnyGame,
    AwaitingSeats,
    ComponentError,
    GameId,
    Grade,
    Level,
    Result,
    Rng,
    Seat,
    Value,
    graded,
)
from engine.match import Player, Session, begin
from engine.parts.files import MAX_FILE_BYTES
from engine.store import Begun, Records, Travelled
from engine.trails import KnownAttempts, Medal, TrailStop
from tests.match.toy import Toy

PE, CO, CH = "pack_the_essentials", "carry_on", "cargo_hold"
WL = "wheres_my_luggage"
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
CODES = ("PE-MD1E-Q4RK", "PE-74TP-NED3", "PE-7K3F-9QXF")
RULES = catalog.game(GameId(PE)).rules_version
GOOD = f"rules = {RULES}\n" + "".join(
    f"""
[[stops]]
code = "{code}"
options = {{ victory = "cat-nap", side = "common" }}
bronze = {{ points = 100 }}
silver = {{ points = 110 }}
gold = {{ points = 120 }}
ways = 16
seconds = 0.25
reach = 80
"""
    for code in CODES
)


def game(name: str = PE) -> AnyGame:
    return catalog.game(name)


@pytest.fixture
def stops() -> tuple[TrailStop, ...]:
    return trails.parse(game(), GOOD.encode())


def went(
    stop: TrailStop,
    points: int,
    *,
    minute: int = 0,
    name: str = "Ann",
    rivals: tuple[str, ...] = (),
) -> Travelled:
    """A match of one person on a stop that ended so."""
    options = dict(stop.deal.config.options)
    when = NOON + timedelta(minutes=minute)
    result = Result(((Seat(0),),), (points,))
    return Travelled(minute, when, name, Seat(0), stop.deal.code, options, rivals, result)


# How good a result is


def test_alone_points_count_and_at_a_table_the_place_before_the_margin() -> None:
    alone = Result(((Seat(0),),), (117,), 120, won=False)
    assert Grade(117) == graded(alone)
    table = Result(((Seat(2),), (Seat(0), Seat(3)), (Seat(1),)), (50, 41, 57, 50))
    assert Grade(-7, 2) == graded(table)
    assert Grade(7, 1) == graded(table, Seat(2))
    assert Grade(-16, 4) == graded(table, Seat(1))
    assert Grade(-7, 2) == graded(table, Seat(3))
    assert Grade(-30, 2).reaches(Grade(-2, 3))
    assert not Grade(-2, 3).reaches(Grade(-30, 2))
    assert Grade(5).reaches(Grade(5))
    assert not Grade(4).reaches(Grade(5))


def test_a_journey_is_made_of_matches_that_the_game_knows() -> None:
    setups = {name: trails.trail_setup(game(name)) for name in (PE, CO, CH, WL)}
    forms = {name: setup.forms for name, setup in setups.items()}
    assert {PE: 28, CO: 1, CH: 3, WL: 10} == {name: len(each) for name, each in forms.items()}
    for name, setup in setups.items():
        matches = {
            (game(name).configure(setup.seats(number), form).options, setup.rivals(number))
            for number, form in enumerate(setup.forms)
        }
        assert len(setup.forms) == len(matches)
    cards = Counter(str(form["victory"]) for form in forms[PE])
    assert {card.id: 2 for card in game().box.cards} == cards
    assert ((),) == setups[PE].tables
    assert (("hard",) * 3,) == setups[CO].tables
    assert (("hard",) * 2,) == setups[CH].tables
    tables = setups[WL].tables
    assert {2, 3, 4} == {1 + len(rivals) for rivals in tables}
    assert {"easy", "normal", "hard"} == {level for rivals in tables for level in rivals}
    with pytest.raises(ValueError, match="Toy has no journey"):
        trails.trail_setup(Toy())


# A trail's file


def test_a_trail_is_read_as_it_is_written(stops: tuple[TrailStop, ...]) -> None:
    assert CODES == tuple(stop.deal.code for stop in stops)
    assert {(Grade(100), Grade(110), Grade(120))} == {stop.medals for stop in stops}
    assert {"cat-nap"} == {stop.deal.config["victory"] for stop in stops}
    assert [Medal.NONE, Medal.BRONZE, Medal.SILVER, Medal.GOLD, Medal.GOLD] == [
        stops[0].medal(Grade(points)) for points in (99, 100, 119, 120, 150)
    ]
    assert Medal.NONE == stops[0].medal(None)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"rules = {RULES}", "rules = 1", f"rules: the rules are of version {RULES}"),
        (f"rules = {RULES}", "", "rules"),
        ("PE-MD1E-Q4RK", "PE-MD1E-Q4RJ", "stops[0]: This deal code has a typing error"),
        ("PE-MD1E-Q4RK", "CO-MD1E-Q4RK", "stops[0]: This deal code"),
        ("PE-MD1E-Q4RK", "pe-md1e-q4rk", "stops[0].code: it is written PE-MD1E-Q4RK"),
        ("PE-MD1E-Q4RK", "x" * 21, "stops[0].code"),
        ("PE-74TP-NED3", "PE-MD1E-Q4RK", "stops[1].code: it is there twice"),
        ("cat-nap", "dog-nap", "stops[0]: victory must be one of"),
        ("side", "hat", "stops[0]: Unknown option: 'hat'"),
        ("points = 110", "points = 100", "stops[0]: bronze asks less than silver"),
        ("points = 120", "points = 110", "stops[0]: bronze asks less than silver"),
        ("points = 110", "points = 110, place = 2", "stops[0]: bronze asks less"),
        ("points = 100", "points = 100, place = 2", "stops[0]: there are not so many places"),
        ("points = 120", "points = 99999", "stops[0].gold.points"),
        ("points = 120", 'points = "120"', "stops[0].gold.points"),
        ("points = 120", "points = 120, more = 1", "stops[0].gold.more"),
        ("ways = 16", "ways = 0", "stops[0].ways"),
        ("seconds = 0.25", "seconds = nan", "stops[0].seconds"),
        ("reach = 80", "reach = 101", "stops[0].reach"),
        ("reach = 80\n", "reach = 80\nowner = 'me'\n", "stops[0].owner"),
        ("[[stops]]", "[[stops", "it is no TOML"),
    ],
)
def test_a_trail_that_cannot_be_is_refused_with_file_place_and_reason(
    old: str, new: str, said: str
) -> None:
    with pytest.raises(ComponentError) as refused:
        trails.parse(game(), GOOD.replace(old, new, 1).encode())
    assert str(refused.value).startswith("trail.toml: ")
    assert said in str(refused.value)


def test_a_trail_from_outside_is_bounded() -> None:
    stop = GOOD[GOOD.index("[[") : GOOD.index("[[", 40)]
    for data in (
        b"\xff\xfe",
        b"[" * 100_000,
        b"rules = " + b"9" * 5000,
        (f"rules = {RULES}\n" + stop * (trails.MAX_STOPS + 1)).encode(),
        b"#\n" * MAX_FILE_BYTES,
        b"[\n" * 20_000,
    ):
        with pytest.raises(ComponentError, match=r"trail\.toml: "):
            trails.parse(game(), data)


def test_a_key_of_very_many_parts_is_refused_at_once() -> None:
    """It would take seconds, or minutes: as many as the square of its parts."""
    key = b".".join([b"a"] * 20_000) + b"=1"
    many = b"\n".join([b"a" + b".a" * 90 + b"=1"] * 300)
    start = process_time()
    for data in (key, b"[" + key[:-2] + b"]", many):
        with pytest.raises(ComponentError, match=r"trail\.toml: .*a line is too long"):
            trails.parse(game(), data)
    assert process_time() - start < 0.05


def test_a_bad_trail_takes_nothing_else_along(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "games" / PE
    folder.mkdir(parents=True)
    folder.joinpath(trails.TRAIL_FILE).write_text("rules = 'none'")
    monkeypatch.setattr("engine.trails.resources.files", lambda _: tmp_path)
    trails.trail.cache_clear()
    with pytest.raises(ComponentError, match=r"trail\.toml: rules"):
        trails.trail(PE)
    # Neither the game nor the day's deal know of it, and other games have none yet.
    assert 14 == len(catalog.game(PE).box.cards)
    assert trails.daily(game(), date(2026, 11, 22)).code
    assert () == trails.trail(CO)
    monkeypatch.undo()
    trails.trail.cache_clear()


def test_the_trail_is_no_component_so_saves_do_not_depend_on_it() -> None:
    before = catalog.components_digest(PE)
    trails.trail(PE)
    assert before == catalog.components_digest(PE)
    assert not any(trails.TRAIL_FILE in name for name in catalog.game(PE).__dict__)


def test_a_game_without_a_journey_has_no_trail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game(WL)), "trail_setup", lambda _: None)
    trails.trail.cache_clear()
    assert () == trails.trail(WL)
    monkeypatch.undo()
    trails.trail.cache_clear()
    assert trails.trail(WL)


def test_a_stop_says_against_whom_it_is_played() -> None:
    with_rivals = catalog.game(WL)
    file = (Path("resources/games") / WL / trails.TRAIL_FILE).read_bytes()
    stops = trails.parse(with_rivals, file)
    tables = trails.trail_setup(with_rivals).tables
    assert set(tables) == {stop.deal.rivals for stop in stops}
    assert all(stop.deal.config.seats == 1 + len(stop.deal.rivals) for stop in stops)
    for bad in (b'rivals = ["easy", "random"]', b"rivals = []", b"", b'rivals = "easy"'):
        with pytest.raises(ComponentError, match=r"stops\[\d+\]\.rivals"):
            trails.parse(with_rivals, file.replace(b'rivals = ["easy", "easy"]', bad))


def test_only_the_computers_of_a_stop_make_an_attempt_at_it() -> None:
    stop = next(one for one in trails.trail(WL) if one.deal.rivals == ("easy", "normal"))
    assert stop.deal.is_against([Level("easy"), Level("normal")])
    for others in (
        ("normal", "easy"),
        ("easy", "easy"),
        ("easy",),
        ("easy", "normal", "normal"),
        ("easy", None),
    ):
        assert not stop.deal.is_against(others)
    result = Result(((Seat(0),), (Seat(1), Seat(2))), (9, 5, 5))
    options = dict(stop.deal.config.options)
    played = Travelled(0, NOON, "Ann", Seat(0), stop.deal.code, options, ("easy", "easy"), result)
    assert [] == trails.of_deal(game(WL), stop.deal, [played])
    good = played._replace(rivals=("easy", "normal"))
    assert [(good, Grade(4))] == trails.of_deal(game(WL), stop.deal, [good])


def test_each_attempt_at_a_memory_stop_has_a_deal_of_its_own() -> None:
    stops = trails.trail(WL)
    codes = [code for stop in stops for code in stop.deal.codes]
    assert trails.ATTEMPT_DEALS * len(stops) == len(codes) == len(set(codes))
    assert frozenset(codes) == trails.seeds(game(WL), stops, ())
    deal = stops[4].deal
    assert deal.code == deal.code_of(1) == deal.code_of(1 + trails.ATTEMPT_DEALS)
    assert deal.later == tuple(deal.code_of(number) for number in range(2, 21))
    # Pinned: an attempt that was played stays an attempt at its stop.
    assert ("WL-ZCTW-HXAW", "WL-H8TY-AMFK") == (deal.later[0], deal.later[-1])
    # The other games' deals hide nothing that could be learned by heart.
    for name in (PE, CO, CH):
        assert not any(stop.deal.later for stop in trails.trail(name))
    assert not trails.daily(game(WL), date(2026, 11, 30)).later


def test_attempts_at_all_deals_of_a_stop_count_together() -> None:
    deal = trails.trail(WL)[0].deal
    options, won = dict(deal.config.options), Result(((Seat(0),), (Seat(1),)), (9, 5))
    one = Travelled(0, NOON, "Ann", Seat(0), deal.code, options, ("easy",), won)
    second = one._replace(id=1, seed=deal.later[0])
    elsewhere = one._replace(id=2, seed=trails.trail(WL)[1].deal.later[0])
    noted = Begun(WL, deal.code, "ann", 4)
    known = trails.KnownAttempts((one, second, elsewhere), (), (noted,))
    made = trails.attempts(game(WL), deal, known, "ann")
    assert [one, second] == [match for match, _ in made.finished]
    assert (4, 5) == (made.made, made.number())
    assert deal.is_at(deal.later[3], deal.config)
    assert not deal.is_at(elsewhere.seed, deal.config)


def test_each_day_of_wheres_my_luggage_is_against_other_computers() -> None:
    tables = trails.trail_setup(game(WL)).tables
    start = date.fromordinal(-(-date(2026, 1, 1).toordinal() // len(tables)) * len(tables))
    deals = [trails.daily(game(WL), start + timedelta(days=n)) for n in range(len(tables))]
    assert set(tables) == {deal.rivals for deal in deals}
    assert {"memory"} == {deal.config["form"] for deal in deals}, "no clock favours quick hands"


@pytest.mark.parametrize(("seats", "lead"), [(2, 4), (3, 3), (4, 2)])
def test_a_days_medals_of_wheres_my_luggage_ask_for_place_and_pairs(seats: int, lead: int) -> None:
    medals = game(WL).daily_medals(game(WL).configure(seats, {"form": "memory"}))

    def won(points: int, place: int) -> Medal:
        return trails.medal_for(medals, Grade(points, place))

    assert (Medal.GOLD, Medal.SILVER, Medal.SILVER) == (won(lead, 1), won(lead - 1, 1), won(0, 1))
    assert Medal.BRONZE == won(-3, 2)
    # Second is the last place of two.
    assert (Medal.NONE if seats == 2 else Medal.BRONZE) == won(-4, 2)
    assert Medal.NONE == won(-1, 3)


def test_a_trail_covers_the_matches_that_are_like_its_own() -> None:
    luggage, cargo = trails.trail_setup(game(WL)), trails.trail_setup(game(CH))
    assert luggage.covers(game(WL).configure(3, {"form": "memory", "tempo": 50}))
    assert not luggage.covers(game(WL).configure(3, {"form": "timed"}))
    assert cargo.covers(game(CH).configure(4, {"target": 1300}))
    assert trails.trail_setup(game(PE)).covers(game().configure(2, {}))


# How far somebody came


def test_the_next_stop_opens_at_bronze(stops: tuple[TrailStop, ...]) -> None:
    fresh = trails.progress(game(), stops, KnownAttempts(), "ann")
    assert [True, False, False] == [one.open for one in fresh]
    assert 0 == trails.next_stop(fresh)
    played = [went(stops[0], 99), went(stops[2], 130, minute=1)]
    found = trails.progress(game(), stops, KnownAttempts(played), "ann")
    # What was played before it was open has its medal, and opens what comes after it.
    assert [(True, 1, Grade(99), 0), (False, 0, None, 0), (True, 1, Grade(130), 3)] == [
        (one.open, one.tries, one.best, one.medal) for one in found
    ]
    assert 0 == trails.next_stop(found)
    found = trails.progress(
        game(), stops, KnownAttempts([*played, went(stops[0], 111, minute=2)]), "ann"
    )
    assert [True, True, True] == [one.open for one in found]
    assert (2, Grade(111), Medal.SILVER) == (found[0].tries, found[0].best, found[0].medal)
    assert 1 == trails.next_stop(found)
    every = [went(stop, 100, minute=n) for n, stop in enumerate(stops)]
    assert None is trails.next_stop(trails.progress(game(), stops, KnownAttempts(every), "ann"))


def test_only_matches_of_the_same_deal_options_and_rivals_count(
    stops: tuple[TrailStop, ...],
) -> None:
    good = went(stops[0], 125)
    options: dict[str, Value] = {**good.options, "victory": "city-kitty"}
    for other in (
        good._replace(seed=CODES[1]),
        good._replace(options=options),
        good._replace(rivals=("easy",)),
        good._replace(seat=Seat(1)),
    ):
        assert 0 == trails.progress(game(), stops, KnownAttempts([other]), "ann")[0].tries
    assert Medal.GOLD == trails.progress(game(), stops, KnownAttempts([good]), "ann")[0].medal


# Records


def solo(code: str, name: str = "Ann", *, practice: bool = False, way: str = "") -> Session:
    """A match of a stop, played at random."""
    session = begin(
        game(), code, [Player(name=name)], {"victory": "cat-nap"}, practice=practice, components="x"
    )
    stream = Rng("play", code, name, way)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def table(seed: str, *players: Player) -> Session:
    """A match of the toy between these, played at random."""
    session = begin(Toy(), seed, players, components="x")
    stream = Rng(seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_records_say_how_a_trail_went(tmp_path: Path, stops: tuple[TrailStop, ...]) -> None:
    first, again = solo(CODES[0]), solo(CODES[0], way="2")
    assert first.result is not None
    with Records(tmp_path / "records.sqlite") as records:
        records.add(first, NOON)
        records.add(again, NOON + timedelta(hours=1))
        records.add(solo(CODES[1], practice=True), NOON)
        records.add(solo("PE-0000-0000"), NOON)
        found = records.travelled(PE, set(CODES))
    assert [NOON, NOON + timedelta(hours=1)] == [one.finished for one in found]
    assert [first.result, again.result] == [one.result for one in found]
    assert {("Ann", CODES[0], ())} == {(one.name, one.seed, one.rivals) for one in found}
    assert dict(first.config.options) == found[0].options
    progress = trails.progress(game(), stops, KnownAttempts(found), "ann")
    assert [2, 0, 0] == [one.tries for one in progress]
    best = max(one.result.scores[0] for one in found)
    assert Grade(best) == progress[0].best


def test_records_tell_of_one_person_against_computers(tmp_path: Path) -> None:
    ann, ben = Player(name="Ann"), Player(name="Ben")
    hard, easy = (Player("computer", Level(level)) for level in ("hard", "easy"))
    alone = table("one", hard, ann)
    with Records(tmp_path / "records.sqlite") as records:
        for session in (alone, table("two", ann, ben), table("three", hard, easy)):
            records.add(session, NOON)
        found = records.travelled("toy", {"one", "two", "three"})
    assert [("one", Seat(1), ("hard",))] == [(one.seed, one.seat, one.rivals) for one in found]
    assert [alone.result] == [one.result for one in found]


# A deal for each day


def test_a_day_has_the_same_deal_everywhere_and_no_two_days_the_same() -> None:
    assert "PE-56HQ-AN8T" == trails.daily(game(), date(2026, 11, 22)).code
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(400)]
    for name in (PE, CO, CH, WL):
        assert 400 == len({trails.daily(game(name), day).code for day in days})
        assert trails.daily(game(name), days[0]).code.startswith(game(name).prefix)


def test_each_card_comes_before_any_comes_again() -> None:
    forms = trails.trail_setup(game()).forms
    start = date.fromordinal(-(-date(2026, 1, 1).toordinal() // len(forms)) * len(forms))
    for turn in range(3):
        first = start + timedelta(days=turn * len(forms))
        met = {trails.daily(game(), first + timedelta(days=n)).config for n in range(len(forms))}
        assert len(forms) == len(met)


@pytest.mark.parametrize("name", [PE, CO, CH, WL])
def test_the_medals_of_a_day_ask_more_each_and_the_last_place_wins_none(name: str) -> None:
    setup = trails.trail_setup(game(name))
    for number, form in enumerate(setup.forms):
        seats = setup.seats(number)
        bronze, silver, gold = game(name).daily_medals(game(name).restore(seats, form))
        assert silver.reaches(bronze)
        assert not bronze.reaches(silver)
        assert gold.reaches(silver)
        assert not silver.reaches(gold)
        assert seats == 1 or bronze.place < seats or bronze.points > ANY_MARGIN


def test_a_days_gold_of_cargo_hold_asks_for_a_quarter_of_the_target_ahead() -> None:
    config = game(CH).configure(3, {"target": 1500})
    bronze, silver, gold = game(CH).daily_medals(config)
    behind, tied, ahead = Grade(-1500, 2), Grade(0, 1), Grade(375, 1)
    assert [Medal.BRONZE, Medal.SILVER, Medal.GOLD, Medal.NONE] == [
        trails.medal_for((bronze, silver, gold), one)
        for one in (behind, tied, ahead, Grade(-25, 3))
    ]


def days_own(day: date, way: int) -> Session:
    """A match of a day's deal, played at random."""
    deal = trails.daily(game(), day)
    session = begin(
        game(), deal.code, [Player(name="Ann")], dict(deal.config.options), components="x"
    )
    stream = Rng("day", way)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def total(session: Session) -> int:
    assert session.result is not None
    return session.result.scores[0]


@pytest.mark.parametrize("day", [date.min, date(1970, 1, 1), date.max])
def test_what_is_played_by_a_clock_that_is_wrong_counts_and_stays(
    tmp_path: Path, day: date
) -> None:
    session = days_own(day, 1)
    shown = trails.calendar(day)
    assert trails.bounded(day) in shown
    with Records(tmp_path / "records.sqlite") as records:
        records.add(session, datetime.combine(day, time(12), UTC))
    with Records(tmp_path / "records.sqlite") as records:
        assert records.sentence is None
        found = records.travelled(PE, trails.seeds(game(), (), shown))
    for seen in (day, trails.bounded(day)):
        went_so = trails.day_of(game(), seen, KnownAttempts(found), "ann")
        assert (1, 2, Grade(total(session))) == (
            len(went_so.tries),
            went_so.left,
            went_so.best,
        )


def test_a_clock_that_is_set_back_adds_no_try_and_takes_none(tmp_path: Path) -> None:
    """The first three that came count, whatever their dates."""
    day = date(2026, 11, 22)
    low, less, more, best = sorted((days_own(day, way) for way in range(4)), key=total)
    ways = (more, less, best, low)
    assert total(best) > total(more)
    with Records(tmp_path / "records.sqlite") as records:
        for hour, session in zip((1, 2, 3, -9), ways, strict=True):
            assert records.add(session, NOON + timedelta(hours=hour))
        played = records.travelled(PE, {trails.daily(game(), day).code})
        assert [session.result for session in ways] == [one.result for one in played]
        assert sorted(one.finished for one in played) != [one.finished for one in played]
    counted = trails.day_of(game(), day, KnownAttempts(played), "ann")
    assert played[:3] == counted.tries
    assert (Grade(total(best)), 0) == (counted.best, counted.left)


def test_three_tries_of_a_day_count_and_the_best_of_them_is_kept() -> None:
    today = date(2026, 11, 22)
    deal = trails.daily(game(), today)
    stop = TrailStop(deal, (Grade(1), Grade(2), Grade(3)), 1, 0.0, 0)
    played = [went(stop, points, minute=n) for n, points in enumerate((90, 104, 99, 150))]
    found = trails.day_of(game(), today, KnownAttempts(played), "ann")
    assert (3, Grade(104), 0) == (len(found.tries), found.best, found.left)
    # They are of that day, whatever the clock said when they were played, and stay so.
    first = trails.day_of(game(), today, KnownAttempts(played[:3]), "ann")
    assert (first.tries, first.best, first.left) == (found.tries, found.best, found.left)
    assert 2 == trails.day_of(game(), today, KnownAttempts(played[:1]), "ann").left
    yesterday = trails.day_of(game(), today - timedelta(days=1), KnownAttempts(played), "ann")
    assert ((), None, 3) == (yesterday.tries, yesterday.best, yesterday.left)


@pytest.mark.parametrize(
    ("today", "first", "last"),
    [
        (date(2026, 11, 22), date(2026, 9, 28), date(2026, 12, 6)),
        # A month of four weeks, and one that begins in the last week of the one before.
        (date(2027, 2, 28), date(2026, 12, 28), date(2027, 2, 28)),
        (date(2027, 3, 1), date(2027, 2, 1), date(2027, 4, 4)),
        (date(2027, 1, 31), date(2026, 11, 30), date(2027, 1, 31)),
    ],
)
def test_the_calendar_has_this_month_and_the_one_before_in_whole_weeks(
    today: date, first: date, last: date
) -> None:
    days = trails.calendar(today)
    assert (first, last) == (days[0], days[-1])
    assert (0, 6) == (days[0].weekday(), days[-1].weekday())
    assert days == tuple(first + timedelta(days=n) for n in range((last - first).days + 1))
    assert {*trails.month(today)} < {*days}
    # What could be played four weeks ago still counts.
    assert today - timedelta(days=27) in days


def test_a_match_is_an_attempt_while_its_seats_are_those_of_the_journey() -> None:
    computer, person = Player("computer", Level("hard")), Player(name="Ann")
    today = date(2026, 3, 1)
    day, stop = trails.daily(game(CO), today), trails.trail(CO)[0].deal
    table = (person, computer, computer, computer)

    def attempt(
        deal: trails.Deal, players: tuple[Player, ...] = table, *, practice: bool = False
    ) -> bool:
        options = dict(deal.config.options)
        session = begin(game(CO), deal.code, players, options, practice=practice)
        return trails.counts_as_attempt(session, [today])

    assert attempt(day)
    assert attempt(stop)
    assert not attempt(trails.daily(game(CO), today - timedelta(days=1)))
    assert not attempt(day, practice=True)
    assert not attempt(day, (person, computer, computer, Player("computer", Level("easy"))))
    faced = Player("computer", Level("hard"), character="vera")
    assert not attempt(day, (person, faced, computer, computer)), "trails have plain levels"
    assert not attempt(day, (person, person, computer, computer))
    assert not attempt(day, (computer, person, computer, computer))
    assert not attempt(day._replace(config=game(CO).configure(4, {"open-hands": True})))
    assert not attempt(day._replace(code="CO-OTHER"))


def test_a_match_of_an_older_stowaway_in_which_a_seat_changed_hands_is_no_attempt() -> None:
    computer, person = Player("computer", Level("hard")), Player(name="Ann")
    today = date(2026, 3, 1)
    deal = trails.daily(game(CO), today)
    players = (person, *(computer,) * 3)
    session = begin(game(CO), deal.code, players, dict(deal.config.options))
    assert trails.counts_as_attempt(session, [today])
    session.seat(Seat(1), Player())
    session.seat(Seat(1), computer)
    assert not trails.counts_as_attempt(session, [today])


def test_a_trail_that_cannot_be_read_leaves_the_days(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str) -> tuple[TrailStop, ...]:
        raise ComponentError("trail.toml", "", "it cannot be read")

    monkeypatch.setattr(trails, "trail", broken)
    today = date(2026, 3, 1)
    deal = trails.daily(game(), today)
    session = begin(game(), deal.code, (Player(),), dict(deal.config.options))
    assert trails.counts_as_attempt(session, [today])
    assert not trails.counts_as_attempt(session, [])

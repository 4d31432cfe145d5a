"""Ladder: makes the trail of a game: deals, each with what normal, hard and a long search reach.

`python -m tests.tools.ladder.trail --game pack-the-essentials --stops 60 --seconds 5` plays deals
of each form of its journey in turn, notes each in `results/<game>_trail.csv`, and writes
`trail.toml` whenever one is taken: one where bronze asks less than silver, silver less than gold,
bronze at a table for more than the last place, and gold for a win. Begun again, it goes on from
there.

Bronze is what `normal` reaches on the deal, silver what `hard` does; gold is 97 % of the most that
hard, expert and a search of so many seconds a decision reach, at a table itself. In Cargo Hold no
medal asks more than a step of the ladder that its daily suitcase has. In Where's My Luggage? each
asks just that: a deal is taken where, of so many matches on it, `normal` reaches bronze in half,
`hard` silver in a quarter and gold in an eighth; there `ways` counts the matches. The search's own
measure is `ways`, by which it is the same anywhere; `--seconds` are turned into it by what this
machine does. `--ways` gives it itself. `--again` searches the stops that there are further, in so
many processes at once, and lets gold ask more where that finds something better.

The stops lie in the order of how seldom `normal` reaches as much as bronze on other deals, in Cargo
Hold of what bronze asks, in Where's My Luggage? of how seldom `normal` reaches it on that deal.
"""

import argparse
import csv
import importlib
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine import catalog, simulate, trails
from engine.core import AnyGame, Config, Grade, Level, Medals, Result, Rng, Seat
from engine.match import codes
from tests.tools.ladder.repeated import grades

NORMAL, HARD, EXPERT = Level("normal"), Level("hard"), Level("expert")
SHARE = 97
"""Percent of the best total that gold asks, alone."""
OTHERS = 40
"""Deals of a form on which `normal` is tried, to know how hard a stop is."""
FEW_AND_MANY = 4, 64
"""Ways of the search by which its speed is measured."""
LAST_WINS_BRONZE = frozenset({"carry_on"})
"""Games whose bronze may ask no more than the last place: medals that were won must stay."""
BY_STEPS = frozenset({"cargo_hold"})
"""Games whose medals ask for a place and a fair lead, though the computers reached more."""
BY_SHARE = frozenset({"wheres_my_luggage"})
"""Games whose medals ask for a place and a fair lead, on deals where enough matches reach that."""
MATCHES = 64
"""How often each level plays such a deal, where `--ways` does not say it."""
BRONZE_SHARE, SILVER_SHARE, GOLD_SHARE = 2, 4, 8
"""Of so many matches on such a deal one reaches the medal, of `normal` bronze, else of `hard`."""
COLUMNS = ("form", "turn", "code", "bronze", "silver", "best", "ways", "seconds", "reach", "upto")
RESULTS = Path(__file__).parent / "results"
RESOURCES = Path(__file__).parents[3] / "resources" / "games"


class Tried(NamedTuple):
    """A deal of a form: what was reached on it, `best` by a search of so many `ways`; 0 for none.

    Searches of up to `upto` ways found nothing better.
    """

    form: int
    turn: int
    code: str
    bronze: Grade
    silver: Grade
    best: Grade
    ways: int
    seconds: float
    reach: int
    upto: int


def gold(game: AnyGame, best: Grade) -> Grade:
    """What gold asks, by the best result that was found."""
    alone = not any(trails.trail_setup(game).tables)
    return Grade(-(-SHARE * best.points // 100)) if alone else best


def medals(game: AnyGame, one: Tried) -> Medals:
    """Return what bronze, silver and gold ask on a deal.

    That is what was reached. In the games of `BY_STEPS` it is at most the medals of the daily deal,
    and one step more where `normal` won: then a win earns bronze already. In those of `BY_SHARE` it
    is these medals.
    """
    setup = trails.trail_setup(game)
    daily = game.daily_medals(game.configure(setup.seats(one.form), setup.forms[one.form]))
    if game.id in BY_SHARE:
        return daily
    told = (one.bronze, one.silver, gold(game, one.best))
    if game.id not in BY_STEPS:
        return told
    second, win, lead = daily
    is_won = one.bronze.place == 1
    steps = (win, lead, Grade(2 * lead.points)) if is_won else (second, win, lead)
    bronze, silver, best = (least(*both) for both in zip(told, steps, strict=True))
    return bronze, silver, best


def is_taken(game: AnyGame, one: Tried) -> bool:
    """Whether each medal asks more than the one before, bronze not the last place, gold a win.

    In the games of `BY_SHARE`: whether enough matches reached each medal.
    """
    if game.id in BY_SHARE:
        reached_there = zip((one.bronze, one.silver, one.best), medals(game, one), strict=True)
        return all(found.reaches(asked) for found, asked in reached_there)
    if not one.ways or one.bronze.reaches(one.silver) or one.best.place > 1:
        return False
    return is_worth_a_medal(game, one) and not one.silver.reaches(gold(game, one.best))


def is_worth_a_medal(game: AnyGame, one: Tried) -> bool:
    """Whether the result that bronze asks for is not that of the last at a table."""
    seats = trails.trail_setup(game).seats(one.form)
    return seats == 1 or one.bronze.place < seats or game.id in LAST_WINS_BRONZE


def code(game: AnyGame, form: int, turn: int) -> str:
    """The code of a deal that is tried."""
    stream = Rng("trail", game.id, form, turn)
    entropy = (stream.bits32() << 32 | stream.bits32()) % codes.CODES_PER_GAME
    return codes.new(game.prefix, entropy)


def reached(game: AnyGame, level: Level, form: int, seed: str) -> Grade:
    """What a level reaches on a deal in the seat of whoever travels."""
    setup = trails.trail_setup(game)
    levels = (level, *setup.rivals(form))
    spec = next(iter(simulate.specs(game.id, levels, setup.forms[form], seed, 1)))
    found = simulate.play(spec).record.result
    ranking = tuple(tuple(Seat(seat) for seat in group) for group in found.ranking)
    return game.grade(Result(ranking, found.scores))


@cache
def usual(game: AnyGame, form: int) -> tuple[Grade, ...]:
    """What normal reaches on other deals of a form."""
    return tuple(reached(game, NORMAL, form, f"reach.{form}.{n}") for n in range(OTHERS))


def reach(game: AnyGame, form: int, asked: Grade) -> int:
    """On so many of 100 other deals normal reaches that."""
    found = usual(game, form)
    return round(100 * sum(one.reaches(asked) for one in found) / len(found))


def skilled(game: AnyGame, form: int, seed: str) -> list[Grade]:
    """What expert reaches on a deal, in games that have it."""
    return [reached(game, EXPERT, form, seed)] if EXPERT in game.bots else []


def most(*found: Grade) -> Grade:
    """The best of some results, of equals the first."""
    best, *others = found
    for one in others:
        best = best if best.reaches(one) else one
    return best


def least(one: Grade, other: Grade) -> Grade:
    """The one of two results that is easier to reach."""
    return other if one.reaches(other) else one


def deeper(game: AnyGame, form: int, seed: str, ways: int) -> tuple[Grade, float]:
    """What the search reaches on a deal, and its seconds of processor a decision."""
    module = importlib.import_module(f"tests.tools.ladder.deeper.{game.id}")
    config = config_of(game, form)
    begun = time.process_time()
    result, looked = module.play(game, config, seed, ways)
    return game.grade(result), (time.process_time() - begun) / max(1, looked)


def config_of(game: AnyGame, form: int) -> Config:
    """The options of the matches of a form."""
    setup = trails.trail_setup(game)
    return game.restore(setup.seats(form), setup.forms[form])


def shared(game: AnyGame, form: int, turn: int, matches: int) -> Tried:
    """Try a deal by so many matches of normal and of hard; `reach` is of normal's matches on it."""
    seed, rivals = code(game, form, turn), trails.trail_setup(game).rivals(form)
    normal, hard = (
        grades(game, config_of(game, form), rivals, seed, level, matches)
        for level in (NORMAL, HARD)
    )
    bronze = normal[max(0, matches // BRONZE_SHARE - 1)]
    silver, best = (hard[max(0, matches // share - 1)] for share in (SILVER_SHARE, GOLD_SHARE))
    told = Tried(form, turn, seed, bronze, silver, best, matches, 0.0, 0, matches)
    asked = medals(game, told)[0]
    return told._replace(reach=100 * sum(one.reaches(asked) for one in normal) // matches)


def ways_of(game: AnyGame, seconds: float) -> int:
    """About how far the search looks in so many seconds a decision, here and now."""
    if game.id in BY_SHARE:
        return MATCHES
    (_, few), (_, many) = (deeper(game, 0, "how fast", ways) for ways in FEW_AND_MANY)
    # What a decision takes besides its search counts once.
    more = (many - few) / (FEW_AND_MANY[1] - FEW_AND_MANY[0])
    return max(FEW_AND_MANY[0], round((seconds - few) / more))


def tried(game: AnyGame, form: int, turn: int, ways: int) -> Tried:
    """Try a deal; it is searched only if hard is better than normal, and normal not the last."""
    if game.id in BY_SHARE:
        return shared(game, form, turn, ways)
    seed = code(game, form, turn)
    bronze, silver = (reached(game, level, form, seed) for level in (NORMAL, HARD))
    plain = Tried(form, turn, seed, bronze, silver, silver, 0, 0.0, 0, 0)
    if bronze.reaches(silver) or not is_worth_a_medal(game, plain):
        return plain
    found, seconds = deeper(game, form, seed, ways)
    best = most(silver, found, *skilled(game, form, seed))
    told = Tried(form, turn, seed, bronze, silver, best, ways, round(seconds, 2), 0, ways)
    if not is_taken(game, told):
        return told
    return told._replace(reach=reach(game, form, medals(game, told)[0]))


# What is kept


def noted(game: AnyGame) -> list[Tried]:
    """The deals that were tried so far."""
    path = RESULTS / f"{game.id}_trail.csv"
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [
        Tried(
            int(form),
            int(turn),
            seed,
            _grade(bronze),
            _grade(silver),
            _grade(best),
            int(ways),
            float(took),
            int(share),
            int(upto),
        )
        for form, turn, seed, bronze, silver, best, ways, took, share, upto in rows
    ]


def _grade(text: str) -> Grade:
    place, points = text.split("/")
    return Grade(int(points), int(place))


def note(game: AnyGame, one: Tried) -> None:
    """Write down what came of a deal."""
    path = RESULTS / f"{game.id}_trail.csv"
    is_new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerow(_told(one))


def _told(one: Tried) -> list[str | int | float]:
    return [f"{each.place}/{each.points}" if isinstance(each, Grade) else each for each in one]


def note_again(game: AnyGame, found: Sequence[Tried]) -> None:
    """Write down all deals anew, one file in the place of the other."""
    path = RESULTS / f"{game.id}_trail.csv"
    new = path.with_suffix(".new")
    with new.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *map(_told, found)])
    new.replace(path)


def searched(game: AnyGame, one: Tried, ways: int) -> Tried:
    """The same deal, searched further: gold asks more where that finds something better."""
    found, seconds = deeper(game, one.form, one.code, ways)
    known = most(one.best, *skilled(game, one.form, one.code))
    if known.reaches(found):
        return one._replace(best=known, upto=ways)
    return one._replace(best=found, ways=ways, seconds=round(seconds, 2), upto=ways)


def again(name: str, one: Tried, ways: int) -> Tried:
    """The same, in a process of its own."""
    return searched(catalog.game(name), one, ways)


def further(
    game: AnyGame, todo: Mapping[int, Tried], ways: int, jobs: int
) -> Iterator[tuple[int, Tried]]:
    """The same for some deals, each as soon as it is done; with more than one job in processes."""
    if jobs == 1:
        yield from ((at, searched(game, one, ways)) for at, one in todo.items())
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = {pool.submit(again, game.id, one, ways): at for at, one in todo.items()}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


def write(game: AnyGame, found: Sequence[Tried], wanted: int) -> None:
    """Write the trail of the deals that are taken, the easiest first."""

    def hardness(one: Tried) -> tuple[int, ...]:
        if game.id not in BY_STEPS:
            return -one.reach, one.form, one.turn
        # The forms stay in turn, so that short and long matches alternate.
        return (-medals(game, one)[0].place,)

    kept = sorted(taken(game, found, wanted), key=hardness)
    setup = trails.trail_setup(game)
    about = [
        "# `ways` is how far the search looked that gold follows from, and `seconds` its time a",
        "# decision; in `reach` of 100 other deals normal reaches what bronze asks.",
    ]
    if game.id in BY_SHARE:
        about = [
            "# Normal and hard played each deal in `ways` matches; in `reach` of 100 of these",
            "# normal reaches what bronze asks.",
        ]
    lines = [
        f"# Written by python -m tests.tools.ladder.trail: see there. {len(kept)} stops.",
        *about,
        f"rules = {game.rules_version}",
    ]
    for one in kept:
        options = setup.forms[one.form]
        asked = zip(("bronze", "silver", "gold"), medals(game, one), strict=True)
        lines += ["", "[[stops]]", f'code = "{one.code}"']
        if options:
            told = ", ".join(f"{key} = {json.dumps(value)}" for key, value in options.items())
            lines.append(f"options = {{ {told} }}")
        if len(setup.tables) > 1:
            lines.append(f"rivals = {json.dumps(setup.rivals(one.form))}")
        for medal, grade in asked:
            place = "" if grade.place == 1 else f", place = {grade.place}"
            lines.append(f"{medal} = {{ points = {grade.points}{place} }}")
        lines += [f"ways = {one.ways}", f"seconds = {one.seconds}", f"reach = {one.reach}"]
    path = RESOURCES / game.id / trails.TRAIL_FILE
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def taken(game: AnyGame, found: Sequence[Tried], wanted: int) -> list[Tried]:
    """The deals of the trail: of each form in turn, until there are as many as are wanted."""
    own = {
        form: [one for one in found if one.form == form and is_taken(game, one)]
        for form in range(len(trails.trail_setup(game).forms))
    }
    most = max(map(len, own.values()), default=0)
    return [own[form][turn] for turn in range(most) for form in own if turn < len(own[form])][
        :wanted
    ]


def coming(game: AnyGame, wanted: int, found: Sequence[Tried]) -> tuple[int, int] | None:
    """Form and turn of the deal that is to be tried next; None if no stop is missing.

    Of all forms there are as many stops, or one more.
    """
    forms = range(len(trails.trail_setup(game).forms))
    kept = [sum(one.form == form and is_taken(game, one) for one in found) for form in forms]
    if sum(kept) >= wanted:
        return None
    turns = [sum(one.form == form for one in found) for form in forms]
    form = min(forms, key=lambda one: (kept[one], one))
    return form, turns[form]


def main(args: Sequence[str]) -> int:
    """Make a trail."""
    parser = argparse.ArgumentParser(prog="trail", description=__doc__)
    parser.add_argument("--game", default="pack-the-essentials")
    parser.add_argument("--stops", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--ways", type=int)
    parser.add_argument("--again", action="store_true", help="search the stops further")
    parser.add_argument("--jobs", type=int, default=1, help="processes that search further")
    given = parser.parse_args(args)
    game = catalog.game(given.game)
    if given.again and game.id in BY_SHARE:
        parser.error("this game has no search")
    ways = given.ways or ways_of(game, given.seconds)
    found = noted(game)
    if given.again:
        todo = [at for at, one in enumerate(found) if is_taken(game, one) and one.upto < ways]
        for at, one in further(game, {at: found[at] for at in todo}, ways, given.jobs):
            found[at] = one
            note_again(game, found)
            write(game, found, given.stops)
        return 0
    while (now := coming(game, given.stops, found)) is not None:
        new = tried(game, *now, ways)
        note(game, new)
        found.append(new)
        if is_taken(game, new):
            write(game, found, given.stops)
            kept = len(taken(game, found, given.stops))
            sys.stderr.write(f"{kept} of {given.stops}: {new.code}, {len(found)} tried\n")
    write(game, found, given.stops)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

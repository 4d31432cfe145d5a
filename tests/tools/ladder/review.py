"""Ladder: what each level loses by its decisions at Pack the Essentials alone, by its reviews.

`python -m tests.tools.ladder.review` reviews the same deals of every level and writes
`results/pack_the_essentials_review.md`; `--agree N` also compares the losses of so many of normal's
decisions with those that come out where `hard` itself plays on.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import correlation, fmean, stdev
from typing import Any

from engine import catalog
from engine.core import Act, Chance, Level, NeedsChance, Over, Rng, Seat
from engine.core.review import AnyReview, Verdict
from engine.games.pack_the_essentials.bots.levels import HARD
from engine.games.pack_the_essentials.bots.rollouts import Futures
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player, Session, begin
from engine.match.review import reviewing
from engine.simulate import play_out
from tests.tools.ladder.tournament import HERE

LEVELS = ("hard", "normal", "easy")
ALONE = Seat(0)
WAYS = 16
"""In so many futures `hard` plays on, which takes it a tenth of a second each."""


def match(level: str, number: int) -> Session:
    """A match of a level on a deal, the Victory cards in turn."""
    game = catalog.game("pack-the-essentials")
    cards = [card.id for card in game.box.cards]
    options = {"victory": cards[number % len(cards)]}
    session = begin(game, f"review.{number}", [Player("computer", Level(level))], options)
    play_out(session)
    return session


def judged(session: Session) -> AnyReview:
    """Its review, without par."""
    return next(one for one in reviewing(session, ALONE) if one.whole)


def drawn(state: PackState, request: Any, ways: Futures, way: int) -> tuple[int, ...]:
    """What chance answers in one of the futures."""
    if state.phase is Phase.TILES:
        return tuple(ways.tiles[way, state.round].tolist())
    if state.phase is Phase.BLOCK:
        return (int(ways.cards[way, state.round]),)
    order = ways.tokens[way, state.round].tolist()
    return (next(token for token in order if token in request.of),)


def played_on(state: PackState, ways: Futures, way: int) -> int:
    """The total of a match that `hard` plays on in a future."""
    game = catalog.game("pack-the-essentials")
    assert isinstance(game, PackTheEssentials)
    bot = game.bots[HARD]
    mind, stream = None, Rng("on", way)
    while not isinstance(awaiting := game.awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            answer = Chance(drawn(state, awaiting.request, ways, way))
            state = game.apply(state, answer).state
            continue
        mind = mind or bot.start(game.configure(1, {}), ALONE, HARD)
        thoughts = bot.think(game, mind, game.observe(state, ALONE), state, stream)
        best: Any = next(one.best for one in thoughts if one.done == one.of)
        state = game.apply(state, Act(ALONE, best)).state
    return awaiting.result.scores[0]


def agreement(session: Session, verdict: Verdict[Any]) -> float:
    """What a decision lost if `hard` plays on, in hundredths of a point."""
    game, before = session.game, session.moments[verdict.at - 1].state
    ways = Futures.of(game.box, before, Rng("agree", session.seed, verdict.at), WAYS)
    totals: list[float] = []
    for acts in (verdict.best, verdict.acts):
        state = before
        for act in acts:
            state = game.apply(state, Act(ALONE, act)).state
        totals.append(fmean(played_on(state, ways, way) for way in range(WAYS)))
    return 100 * (totals[0] - totals[1])


def _mean(values: Sequence[float]) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{fmean(values):.1f} ± {half:.1f}"


def tables(matches: int, agree: int) -> Iterator[str]:
    """The lines of the report."""
    yield "# What decisions lose at Pack the Essentials, alone"
    yield ""
    command = f"python -m tests.tools.ladder.review --matches {matches} --agree {agree}"
    yield f"`{command}`:"
    yield f"{matches} deals, the same for each level, the Victory cards in turn. Points a match; ±"
    yield "is the 95 % interval of the mean; seconds of processor, without par."
    yield ""
    yield "| level | its decisions lost | slips, mistakes, blunders | total | half-width | time |"
    yield "|---|---|---|---|---|---|"
    pairs: list[tuple[int, float]] = []
    for level in LEVELS:
        reviews, seconds = [], []
        for number in range(matches):
            session = match(level, number)
            start = time.process_time()
            reviews.append(judged(session))
            seconds.append(time.process_time() - start)
            if level == "normal":
                worse = [one for one in reviews[-1].verdicts if one.best != one.acts]
                few = worse[number % 3 :: 3][: max(0, agree - len(pairs))]
                pairs += [(one.loss, agreement(session, one)) for one in few]
        accounts = [one.account for one in reviews if one.account]
        lost = _mean([one.lost / 100 for one in accounts])
        total = _mean([one.result / 100 for one in accounts])
        verdicts = [one for review in reviews for one in review.verdicts]
        marks = ", ".join(
            f"{sum(one.mark == mark for one in verdicts) / matches:.1f}"
            for mark in ("slip", "mistake", "blunder")
        )
        half = fmean(one.half / 100 for one in verdicts if one.half)
        yield f"| {level} | {lost} | {marks} | {total} | {half:.2f} | {fmean(seconds):.1f} |"
    if len(pairs) > 2:
        own, other = ([pair[at] / 100 for pair in pairs] for at in (0, 1))
        yield ""
        yield f"{len(pairs)} losses of normal, where `hard` itself plays on in {WAYS} futures: they"
        yield f"correlate {correlation(own, other):.2f}; their mean is {_mean(other)},"
        yield f"not {_mean(own)}."
        marked = [pair for pair in zip(own, other, strict=True) if pair[0] > 2]
        if len(marked) > 2:
            means = [_mean([pair[at] for pair in marked]) for at in (0, 1)]
            yield f"Of the {len(marked)} over 2 points: {means[1]} instead of {means[0]}."


def main(args: list[str]) -> int:
    """Review, and write the report."""
    parser = argparse.ArgumentParser(prog="review", description=__doc__)
    parser.add_argument("--matches", type=int, default=28)
    parser.add_argument("--agree", type=int, default=60)
    given = parser.parse_args(args)
    path = HERE / "results" / "pack_the_essentials_review.md"
    lines = []
    for line in tables(given.matches, given.agree):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

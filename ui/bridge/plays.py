"""Bridge: finished matches that are shared: what other programs and people may read of them.

All of it is what a spectator was told, so it gives no secret away. A match that goes on is refused,
and so is one whose deal is hidden (`engine/attempts.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.core import Event, GameId, Level, Result, Seat, Sheet, StowawayError, dashed
from engine.core.characters import Opponent
from engine.core.review import places
from engine.match.review import ReviewError, decode, is_reviewed, reviewed_seats, reviewing
from engine.plays import Play, PlaySeat
from engine.store.persons import profile
from engine.store.records import RecordedMatch, RecordedSeat
from ui.bridge.replay import ReplayBridge
from ui.bridge.seats import character_name, level_name, shown_name

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core.review import AnyReview
    from engine.match import Player, Session
    from engine.store import Matches
    from ui.bridge.controller import AppController

_THEN = ">"
"""Between two computer players that had a seat one after the other."""


class SharedBridge(ReplayBridge):
    """A finished match that is shared."""


class Loss(NamedTuple):
    """What a costly decision lost, by the review: hundredths of points, or of percent.

    `at` is the input with which the decision began. The loss is worth so many decimal `places`.
    """

    seat: Seat
    at: int
    loss: int
    places: int
    in_points: bool


class MatchStory(NamedTuple):
    """What is told of a finished match, turn by turn.

    `names` are by seat, no two alike; `levels` are those of computer players in words, empty for
    persons. `told` are the events that a spectator was told, each with the number of its input.
    `view` and `sheets` are a spectator's at the end.
    """

    names: tuple[str, ...]
    levels: tuple[str, ...]
    told: tuple[tuple[int, Event], ...]
    view: object
    sheets: tuple[Sheet, ...]
    result: Result
    losses: tuple[Loss, ...] = ()


def refuse_unfinished(session: Session) -> None:
    """Refuse to share a match that goes on, or whose end cannot be replayed.

    Args:
        session: The match.

    Raises:
        StowawayError: It may not be shared; one sentence says why.
    """
    if session.result is None:
        raise StowawayError("Only finished matches can be shared.")


def recorded_match(controller: AppController, bridge: ReplayBridge) -> RecordedMatch:
    """Return a finished match as records have it, whether or not it is there.

    When it ended is known from the records, else from its file.

    Args:
        controller: The controller.
        bridge: The match.
    """
    made = RecordedMatch.of(bridge.session, file_date(bridge.path))
    made = made.renamed(controller.people.called)
    when = controller.ask(lambda records: records.finished(made.digest), None)
    return made if when is None else made._replace(finished=when)


def tells_deal(controller: AppController, match: RecordedMatch) -> bool:
    """Tell whether the deal code of a finished match may be told now.

    It may not while the same deal is being played with hidden hands, or attempts at it are left.

    Args:
        controller: The controller.
        match: The match.
    """
    names = [seat.name for seat in match.seats if seat.is_person]
    hidden = controller.attempts.hidden("share", match.game, match.seed, names)
    return match.seed != controller.hidden_code and not hidden


def file_date(path: Path | None) -> datetime:
    """Return when a file was changed last; now for no file."""
    try:
        return datetime.now(UTC) if path is None else _moment(path.stat().st_mtime)
    except OSError:
        return datetime.now(UTC)


def _moment(seconds: float) -> datetime:
    # A copied file's time may be anything, also what no calendar holds.
    now = datetime.now(UTC)
    return datetime.fromtimestamp(min(max(0.0, seconds), now.timestamp()), UTC)


def play_of(match: RecordedMatch, title: str, variant: str, *, tells_deal: bool) -> Play:
    """Return a finished match as other programs log it, in the person's language.

    Args:
        match: The match.
        title: The game's name.
        variant: What was chosen, in a few words.
        tells_deal: Whether the deal code may be told.
    """
    ranks = [seat.rank for seat in match.seats]
    keys, names = list[str](), list[str]()
    for number, seat in enumerate(match.seats):
        keys.append(_unlike(_key(seat, number), keys))
        names.append(_unlike(_name(seat, number), names))
    won = match.won is not False
    return Play(
        match.digest,
        dashed(GameId(match.game)),
        title,
        variant,
        match.seed if tells_deal else "",
        match.finished,
        tuple(
            PlaySeat(
                name,
                key,
                seat.is_person,
                seat.level,
                seat.score,
                1 + sum(rank < seat.rank for rank in ranks),
                won and seat.rank == min(ranks),
            )
            for name, key, seat in zip(names, keys, match.seats, strict=True)
        ),
        match.goal,
        match.practice,
    )


def person_key(name: str) -> str:
    """Return the key of a person in plays, by the name at a seat; the same for every way to write
    it.
    """
    return f"person {profile(name)}"


def _key(seat: RecordedSeat, number: int) -> str:
    if not seat.is_person:
        return f"computer {seat.level or 'random'}"
    return person_key(seat.name) if profile(seat.name) else f"seat {number + 1}"


def _name(seat: RecordedSeat, number: int) -> str:
    """What a player is called; a computer player by its level, so that it is known again."""
    if seat.is_person:
        return shown_name(seat.name, Seat(number), None)
    # The last one that had the seat.
    opponent = Opponent.of(seat.level.rpartition(_THEN)[2] or "random")
    level = level_name(Level(opponent.level))
    called = character_name(opponent.character)
    words = QCoreApplication.translate("plays", "Computer ({level})")
    if called:
        words = QCoreApplication.translate("plays", "{name} (computer, {level})")
    return words.format(name=called, level=level)


def _unlike(text: str, others: Iterable[str]) -> str:
    """The text, with a number behind it if another one is the same."""
    known, number, made = set(others), 1, text
    while made in known:
        number += 1
        made = f"{text} {number}"
    return made


def story(
    session: Session,
    reviews: Mapping[Seat, AnyReview] | None = None,
    with_names: Callable[[Iterable[Player]], tuple[Player, ...]] = tuple,
) -> MatchStory:
    """Return what is told of a finished match.

    Args:
        session: The match.
        reviews: What is known of the decisions of some seats, if that is wanted.
        with_names: Gives the players of a match, persons by their present names.

    Raises:
        StowawayError: The match is not over.
    """
    refuse_unfinished(session)
    assert session.result is not None
    found = () if reviews is None else reviews.values()
    names = list[str]()
    for number, one in enumerate(with_names(session.players)):
        named = shown_name(one.name, Seat(number), one.level, one.character)
        names.append(_unlike(named, names))
    return MatchStory(
        tuple(names),
        tuple("" if one.level is None else level_name(one.level) for one in session.players),
        tuple((told.input, told.event) for told in session.log(None)),
        session.view(None),
        session.sheets(None),
        session.result,
        tuple(
            Loss(
                Seat(review.seat),
                one.at,
                one.loss,
                places(review.unit, one),
                review.unit == "points",
            )
            for review in found
            for one in review.verdicts
            if one.mark
        ),
    )


def kept_reviews(matches: Matches, path: Path | None, session: Session) -> dict[Seat, AnyReview]:
    """Return the reviews of a match that are kept, by seat.

    Args:
        matches: The folder of all matches.
        path: The name under which the reviews are kept.
        session: The match.
    """
    found: dict[Seat, AnyReview] = {}
    if path is None or not is_reviewed(session):
        return found
    for line in matches.reviews(path):
        if line.strip():
            try:
                review = decode(line.strip() + b"\n", session)
            except ReviewError:
                # Of another version: it is made again where the match is reviewed.
                continue
            found[Seat(review.seat)] = review
    return found


def made_reviews(session: Session) -> dict[Seat, AnyReview]:
    """Review a match for all whose decisions are judged. This takes long.

    Args:
        session: A match that is over.

    Raises:
        ReviewError: The match cannot be reviewed.
    """
    return {seat: list(reviewing(session, seat))[-1] for seat in reviewed_seats(session)}

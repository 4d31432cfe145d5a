"""Shell: what the end of a match says where it was a stop of a trail, or the suitcase of a day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.trails import MAX_DAILY_ATTEMPTS
from ui.bridge.localise import date_words
from ui.bridge.trail_progress import TrailDeal, TrailPlace, TrailService, today
from ui.shell.trail.places import on_to, on_trail, place_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import AnyGame, Config, Level, Medals
    from engine.store import Summary
    from engine.trails import Deal
    from ui.bridge.base import TableBridge
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome
    from ui.bridge.trail_matches import ShelfMedals, TrailMatch
    from ui.kit.spec import GameTable


class NextSteps(NamedTuple):
    """What was won or is missing, in words, and the ways on from there.

    `way` are the words of the main button, `deal` what it begins, None for the page of the trail.
    `again` are the words for another attempt, empty where none is left that counts. It is played
    on the same deal, or begins `again_at` where each attempt has a deal of its own.
    `medal` is what was won, `headline` names it, and `result` are the points, or the place. Alone
    `strap` are the points and what medals ask for: they count there, and not the goal of the game
    itself. `told` says in a sentence what was won alone on a stop.
    """

    words: str
    way: str
    deal: Deal | None
    again: str
    medal: int = 0
    headline: str = ""
    result: str = ""
    strap: tuple[int, Medals] | None = None
    told: str = ""
    again_at: Deal | None = None


def onward(controller: AppController, spec: GameTable, outcome: Outcome) -> NextSteps | None:
    """The ways on from a match that is over; None if it was of no trail and no day."""
    if outcome.game.trail_setup() is None or does_not_count(controller):
        return None
    trail_service = TrailService(controller, str(outcome.game.id))
    found = trail_service.trail_deal(outcome, today())
    if found is None:
        return None
    more = " ".join(filter(None, (_kept(found), _missing(found, spec))))
    if found.number is None:
        return _with_medal(_after_day(found, more), found, spec)
    return _with_medal(_after_stop(trail_service, found, spec, more), found, spec)


def does_not_count(controller: AppController) -> bool:
    """Whether the match that is open was begun when all attempts at its day's deal were used."""
    bridge = controller.bridge
    place = None if bridge is None else bridge.trail_place
    return place is not None and not place.counts


def uncounted(controller: AppController) -> str:
    """Say that the match that is open does not count on its day; empty for any other."""
    if not does_not_count(controller):
        return ""
    return QCoreApplication.translate(
        "onward", "This match doesn’t count: all three attempts had already been used."
    )


def table_words(winner: str, ahead: str, own: str) -> str:
    """Say how a match at a table ended, below the medal that was won there.

    Args:
        winner: Who has won.
        ahead: By how much, in a sentence; empty where there is nothing to say.
        own: The result of the person, unless they have won.

    Returns:
        One or two sentences.
    """
    if own:
        words = QCoreApplication.translate("onward", "{winner}. You: {result}.")
        return words.format(winner=winner, result=own)
    stop = "" if winner.endswith("!") else "."
    return f"{winner}{stop} {ahead}".strip()


def trail_result(
    controller: AppController,
    code: str,
    config: Config,
    game: str,
    levels: Sequence[Level | None],
    *,
    name: str | None = None,
    file: str = "",
) -> str:
    """Say which stop of a trail, or which attempt at a daily suitcase, a match is that goes on.

    Args:
        controller: The controller.
        code: The deal code.
        config: The options.
        game: The game's id.
        levels: The levels of the seats, None for a person.
        name: The name at the first seat; None for whoever sat first at the last table.
        file: The name of the match's file, where it has one.

    Returns:
        A few words; empty for a match that counts for neither.
    """
    if controller.game(game).trail_setup() is None or levels[0] is not None:
        return ""
    trail_service = TrailService(controller, game)
    found = trail_service.going((code, config), today(), against=levels[1:], name=name, file=file)
    return "" if found is None else place_words(found)


def place_words(place: TrailPlace) -> str:
    """Say which stop of a trail, or which attempt at a daily suitcase, a match is."""
    if place.stop is not None:
        return on_trail(place.stop, place.stops)
    if not place.counts:
        return QCoreApplication.translate("onward", "Daily suitcase, not counted")
    words = QCoreApplication.translate("onward", "Daily suitcase, attempt {number} of {all}")
    return words.format(number=place.attempt, all=MAX_DAILY_ATTEMPTS)


def match_words(match: TrailMatch) -> str:
    """Say which stop of a trail, or which suitcase of a day, a finished match was.

    The day is said if the match ended on another one.
    """
    if match.stop is not None:
        return on_trail(match.stop, match.stops)
    if match.day is None or match.day == match.ended:
        return QCoreApplication.translate("onward", "Daily suitcase")
    words = QCoreApplication.translate("onward", "Daily suitcase, {day}")
    return words.format(day=date_words(match.day))


def finished_words(medals: ShelfMedals, game: AnyGame, summary: Summary) -> str:
    """Say which stop or day a finished match was, and its medal; empty for any other match."""
    from ui.bridge.trail_matches import of_summary
    from ui.kit.medals import medal_name

    match = of_summary(summary, game)
    if match is None:
        return ""
    medal = medals.medal(game, summary, match)
    if medal is None:
        return match_words(match)
    words = QCoreApplication.translate("onward", "{place} ({medal})")
    return words.format(place=match_words(match), medal=medal_name(medal))


def trail_place(controller: AppController, bridge: TableBridge, file: str) -> TrailPlace | None:
    """Which stop or attempt a match under way is, by the name of its file; None for no such one."""
    trail_service = TrailService(controller, str(bridge.game.id))
    deal = bridge.code, bridge.config
    return trail_service.going(deal, today(), name=bridge.players[0].name, file=file)


def is_of_a_day(controller: AppController, bridge: TableBridge) -> bool:
    """Whether a match is on the deal of one of the last days, and not on a stop of the trail."""
    if bridge.game.trail_setup() is None:
        return False
    trail_service = TrailService(controller, str(bridge.game.id))
    found = trail_service.going((bridge.code, bridge.config), today())
    return found is not None and found.stop is None


def _with_medal(made: NextSteps, found: TrailDeal, spec: GameTable) -> NextSteps:
    """The same, with what was won; alone its points count, and not the goal of the game."""
    from ui.kit.medals import grade_words, medal_name
    from ui.kit.words import capital

    medal, alone = int(found.medal), found.deal.config.seats == 1
    result = grade_words(found.grade, partial(spec.amount, said=True), alone=alone)
    strap = (found.grade.points, found.medals) if alone else None
    return made._replace(
        medal=medal, headline=capital(medal_name(medal)), result=result, strap=strap
    )


def _kept(found: TrailDeal) -> str:
    """Say that a better medal of an attempt before is kept; empty for none."""
    from ui.kit.medals import medal_name

    if found.best <= found.medal:
        return ""
    words = QCoreApplication.translate("onward", "You keep your {medal}.")
    return words.format(medal=medal_name(found.best))


def _missing(found: TrailDeal, spec: GameTable) -> str:
    """What the next medal asks for, in words; empty after gold."""
    from ui.kit.medals import missing_words

    if found.missing is None:
        return ""
    amount, seats = partial(spec.amount, said=True), found.deal.config.seats
    return missing_words(found.grade, found.missing, found.best + 1, amount, seats=seats)


def _after_day(found: TrailDeal, more: str) -> NextSteps:
    from ui.kit.medals import medal_name

    left, again = found.left, ""
    words = QCoreApplication.translate("onward", "Daily suitcase: all attempts used.")
    if found.medal:
        words = QCoreApplication.translate("onward", "Daily suitcase: {medal}. All attempts used.")
    if left:
        words = QCoreApplication.translate("onward", "Daily suitcase: {left}")
        if found.medal:
            words = QCoreApplication.translate("onward", "Daily suitcase: {medal}. {left}")
        again = QCoreApplication.translate("onward", "Play &again, attempt {number} of {all}")
        again = again.format(number=found.made + 1, all=MAX_DAILY_ATTEMPTS)
    told = QCoreApplication.translate("onward", "%n attempt(s) left.", "", left)
    words = words.format(left=told, medal=medal_name(found.medal))
    return NextSteps(" ".join(filter(None, (words, more))), to_days(), None, again)


def _after_stop(
    trail_service: TrailService, found: TrailDeal, spec: GameTable, more: str
) -> NextSteps:
    assert found.number is not None
    told = _told(found, spec, place_names(len(trail_service.stops))[found.number])
    again = QCoreApplication.translate("onward", "Play &again")
    made = NextSteps(" ".join(filter(None, (told, more))), to_trail(), None, again)
    if found.deal.later:
        made = made._replace(again_at=found.deal)
    if found.deal.config.seats == 1:
        made = made._replace(told=told)
    if found.onward is None or not found.best:
        return made
    way = on_to(found.onward, len(trail_service.stops))
    return made._replace(way=way, deal=trail_service.stops[found.onward].deal)


def _told(found: TrailDeal, spec: GameTable, place: str) -> str:
    """Say what was won at a stop: alone with how many points, and in which attempt if known."""
    from ui.kit.medals import medal_name

    result = medal_name(found.medal)
    if found.deal.config.seats == 1:
        points = spec.amount(found.grade.points, said=True)
        words = QCoreApplication.translate("onward", "{medal} with {points}")
        result = words.format(medal=result, points=points) if found.medal else points
    if not found.attempt:
        return QCoreApplication.translate("onward", "{place}: {result}.").format(
            place=place, result=result
        )
    words = QCoreApplication.translate("onward", "{place}: {result}, {attempt}.")
    return words.format(place=place, result=result, attempt=_attempt(found.attempt))


def _attempt(number: int) -> str:
    """Say in which attempt something was made, counted from 1."""
    first = (
        QCoreApplication.translate("onward", "on your first attempt"),
        QCoreApplication.translate("onward", "on your second attempt"),
        QCoreApplication.translate("onward", "on your third attempt"),
    )
    if number <= len(first):
        return first[number - 1]
    return QCoreApplication.translate("onward", "on attempt {number}").format(number=number)


def to_trail() -> str:
    """The words of a button that leads there."""
    return QCoreApplication.translate("onward", "Go to the t&rail")


def to_days() -> str:
    """The words of a button that leads to the daily suitcases."""
    return QCoreApplication.translate("onward", "Go to the dail&y suitcases")

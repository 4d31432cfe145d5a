"""The table of Cargo Hold: what is charted of a match that is over."""

from __future__ import annotations

from engine.core import Seat
from engine.games.cargo_hold.events import Source
from engine.games.cargo_hold.history import CargoHistory, Fate, Raided, Sent
from ui.bridge.outcome import Outcome
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.scores.round_charts import sources, totals
from ui.tables.cargo_hold.words import FATES, Words, many, say, speech


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The money by turn, what each raid brought, and where all money came from."""
    history = history_of(outcome)
    turns = max(len(turns) for turns in history.by_turn)
    came = {
        words.line(source.value): [[one.money[number]] for one in outcome.view.seats]
        for number, source in enumerate(Source)
    }
    raids = tuple(
        Series(player.name, tuple(_raids(history, words, player.seat)), player.colour)
        for player in outcome.players
    )
    title, places, numbers = say("chart-raids"), say("chart-raid"), say("chart-points")
    found = (
        totals(outcome, words, history.by_turn, ends=str(turns)),
        ChartSpec("raids", title, "bars", places, numbers, raids, say("chart-raids-of")),
        sources(outcome, words, came),
    )
    return found if history.raids else (found[0], found[2])


def history_of(outcome: Outcome) -> CargoHistory:
    """A match looked back upon."""
    events = (event for step in outcome.past for event in step.events)
    return CargoHistory(len(outcome.players), events)


def sent_words(words: Words, sent: Sent) -> str:
    """A delivery, what was in it, and what became of it."""
    cards = words.cards(sent.cards) or say("ask-none")
    raider = "" if sent.raider is None else words.name(sent.raider)
    fate = speech.tell(FATES, _fate_key(sent), money=sent.money, lost=sent.lost, raider=raider)
    return say("sent-said", name=words.name(sent.seat), turn=sent.turn, cards=cards, fate=fate)


def _fate_key(sent: Sent) -> str:
    """Which words tell of it: what was not paid is told otherwise than as nothing."""
    if sent.fate is Fate.DEFENDED and sent.lost:
        return "defended-stolen"
    if sent.fate in (Fate.DEFENDED, Fate.RAIDED) and not (sent.money or sent.lost):
        return f"{sent.fate}-seized" if sent.seized else f"{sent.fate}-none"
    return sent.fate


def raid_words(words: Words, raid: Raided, key: str) -> str:
    """Return a raid and what it brought, in the text of a key."""
    return say(
        key,
        name=words.name(raid.attacker),
        other=words.name(raid.defender),
        turn=raid.turn,
        cards=words.cards(raid.cards),
        money=raid.money,
    )


def _raids(history: CargoHistory, words: Words, seat: Seat) -> list[Point]:
    """A bar a raid of a seat, in order."""
    mine = [raid for raid in history.raids if raid.attacker == seat]
    return [
        Point(
            place,
            raid.money,
            say("chart-bar", turn=raid.turn, name=words.name(raid.defender)),
            many("points", raid.money),
            raid_words(words, raid, "raid-said" if raid.money else "raid-none"),
            hollow=not raid.won,
        )
        for place, raid in enumerate(mine)
    ]

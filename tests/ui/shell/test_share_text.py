"""A finished match as text: each game in each language, as it was looked at when it was written.

`python -m tests.ui.shell.test_share_text` writes the texts again: read the difference.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import GameId, Level, Rng, Seat
from engine.core.review import AnyReview, Review, ReviewSource, Unit, Verdict, marked
from engine.match import Player, Session
from engine.match.review import begins
from engine.store.records import RecordedMatch
from tests.laws.kit import play
from ui.bridge.plays import play_of, story
from ui.kit.spec import named_words
from ui.shell import language
from ui.shell.share.text import match_text
from ui.shell.table_registry import specs

FOLDER = Path(__file__).resolve().parent / "shared"
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
LANGUAGES = ("en", "de")
HOSTILE = "{points} %n <b>&amp; Result"
TABLES = {name: 1 if name == "pack_the_essentials" else 2 for name in catalog.ids()}
"""How many play in the text of each game."""


def session_of(game: str, name: str = "Ada", seats: int = 0) -> Session:
    """A finished match of a person, and of computers at the other seats."""
    built = catalog.game(game)
    count = seats or TABLES[GameId(game)]
    others = [Player("computer", Level("easy"), f"Computer {n + 1}") for n in range(1, count)]
    people = [Player(name=name), *others]
    session = Session(built, built.configure(count, {}), f"{built.prefix}-7K3F", people)
    session.settle()
    for _ in play(session, Rng("shared", game)):
        pass
    assert session.result is not None
    return session


def text_of(session: Session, review: AnyReview | None = None) -> str:
    spec = specs()[session.game.id]
    match = RecordedMatch.of(session, NOON)
    told = play_of(match, spec.title(), spec.summary(session.config), tells_deal=True)
    reviews = None if review is None else {Seat(review.seat): review}
    return match_text(spec, told, story(session, reviews))


@pytest.mark.parametrize("speaks", LANGUAGES)
@pytest.mark.parametrize("game", catalog.ids())
def test_a_match_in_words(qapp: QApplication, game: str, speaks: str) -> None:
    language.speak(qapp, speaks)
    expected = (FOLDER / f"{game}-{speaks}.txt").read_text(encoding="utf-8")
    assert text_of(session_of(game)) == expected


@pytest.mark.parametrize("game", catalog.ids())
def test_each_line_of_the_log_is_told_once(qapp: QApplication, game: str) -> None:
    """What a spectator was told, and nothing else: no hand, and nothing that was hidden."""
    language.speak(qapp, "en")
    session = session_of(game, seats=2)
    spec, text = specs()[session.game.id], text_of(session)
    words = named_words(spec, story(session).names)
    said = [sentence for told in session.log(None) if (sentence := words.event(told.event))]
    assert len(said) > 20
    turns = text.partition("Players\n")[2].partition("\n\n")[2].partition("\n\nResult\n")[0]
    # But for the numbers of the lines, the text is the log.
    plain = re.sub(r"^ *\d+\. ", "", turns, flags=re.MULTILINE)
    assert plain.replace("\n\n", " ").replace("\n", " ") == " ".join(said)


@pytest.mark.parametrize("game", ["cargo_hold", "carry_on"])
def test_another_deal_of_the_hidden_cards_tells_the_same(qapp: QApplication, game: str) -> None:
    """The text follows from what a spectator was told: private events change nothing in it."""
    session = session_of(game, seats=3)
    secret = [
        event
        for moment in session.moments
        for event in moment.events
        if event.seen_by(None) is None
    ]
    assert secret
    told = {event for _, event in story(session).told}
    assert told.isdisjoint(secret)


def test_a_name_cannot_forge_a_line(qapp: QApplication) -> None:
    language.speak(qapp, "en")
    text = text_of(session_of("carry_on", HOSTILE))
    assert text.replace(HOSTILE, "Ada") == text_of(session_of("carry_on"))


@pytest.mark.parametrize(("unit", "words"), [("points", "[9.5 points"), ("percent", "[9.5% win")])
def test_what_a_decision_lost_stands_behind_its_turn(
    qapp: QApplication, unit: Unit, words: str
) -> None:
    language.speak(qapp, "en")
    session = session_of("pack_the_essentials")
    at = begins(session, Seat(0))[5]
    acts = (session.moments[at].given.action,)  # type: ignore[union-attr]
    verdict = Verdict(at, acts, acts, 0, 0, 950, 60, marked(unit, 950, 60))
    unmarked = Verdict(at + 1, acts, acts, 0, 0, 990, 20)
    source = ReviewSource("", "", 1, "", 1)
    review = Review(source, 0, unit, 2, (verdict, unmarked))
    text = text_of(session, review)
    (line,) = [line for line in text.splitlines() if "[" in line]
    assert words in line
    assert "9.9" not in line
    done = [told.event for told in session.log(None) if told.input >= at]
    spec = specs()[session.game.id]
    own = named_words(spec, ("Ada",))
    first = next(said for event in done if own.doer(event) == 0 and (said := own.event(event)))
    assert first in line


def write() -> None:
    """Write all texts."""
    application = QCoreApplication([])
    for speaks in LANGUAGES:
        language.speak(application, speaks)
        for game in catalog.ids():
            text = text_of(session_of(game))
            (FOLDER / f"{game}-{speaks}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()

"""The voice: what is said at once, what together, and what not at all."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.access.places import column_name, place_name
from ui.access.voice import Voice, announce

ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive
POLITE = QAccessible.AnnouncementPoliteness.Polite


@pytest.fixture
def voice(qtbot: QtBot) -> Voice:
    label = QLabel()
    qtbot.addWidget(label)
    return Voice(label)


@pytest.fixture
def said(heard: list[QAccessibleEvent]) -> Callable[[], list[tuple[str, object]]]:
    def texts() -> list[tuple[str, object]]:
        return [
            (event.message(), event.politeness())
            for event in heard
            if isinstance(event, QAccessibleAnnouncementEvent)
        ]

    return texts


Said = Callable[[], list[tuple[str, object]]]


def test_sentences_are_said_in_one_breath(qtbot: QtBot, voice: Voice, said: Said) -> None:
    voice.say("Ben claims position 2.")
    voice.say("Cat Ladies take 1.")
    voice.say("Ben claims position 2.")
    assert said() == []
    qtbot.waitUntil(lambda: said() == [("Ben claims position 2. Cat Ladies take 1.", POLITE)])


def test_of_a_topic_only_the_latest_is_said(qtbot: QtBot, voice: Voice, said: Said) -> None:
    for column in "ABCD":
        voice.say(f"{column}3, fits.", topic="hand")
    qtbot.waitUntil(lambda: said() == [("D3, fits.", POLITE)])


def test_holding_a_key_down_still_says_something(qtbot: QtBot, voice: Voice, said: Said) -> None:
    # Each new place must not put the voice off until the key is let go.
    for step in range(12):
        voice.say(f"step {step}", topic="hand")
        qtbot.wait(30)
    assert 2 <= len(said()) <= 6
    qtbot.waitUntil(lambda: said()[-1] == ("step 11", POLITE))


def test_an_urgent_sentence_is_said_at_once(qtbot: QtBot, voice: Voice, said: Said) -> None:
    voice.say("D3, does not fit.", topic="hand")
    voice.say("Another tile is already there.", topic="now", urgent=True)
    assert said() == [("D3, does not fit.", POLITE), ("Another tile is already there.", ASSERTIVE)]
    qtbot.wait(200)
    assert len(said()) == 2


def test_nothing_is_said_while_nobody_listens(qtbot: QtBot, voice: Voice, said: Said) -> None:
    QAccessible.setActive(False)
    voice.say("Nobody hears this.")
    voice.say("Nor this.", urgent=True)
    announce(QLabel(), "Nor that.")
    QAccessible.setActive(True)
    qtbot.wait(200)
    assert said() == []


def test_places_have_the_names_of_a_chess_board() -> None:
    assert place_name((0, 0)) == "A1"
    assert place_name((11, 7)) == "L8"
    assert [column_name(index) for index in (25, 26, 51, 52, 701, 702)] == [
        "Z",
        "AA",
        "AZ",
        "BA",
        "ZZ",
        "AAA",
    ]
    with pytest.raises(ValueError, match="column -1"):
        column_name(-1)

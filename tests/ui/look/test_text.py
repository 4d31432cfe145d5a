"""Tests of painted words that fit their room."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.look import text
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, RoleLabel
from ui.shell.widgets.basic import Label

WORDS = "Two points for each full column of the suitcase"


def test_words_with_room_stay_as_they_are(look: Look) -> None:
    fitted = text.fit(WORDS, look.font(Role.SMALL), QSizeF(900, 40))
    assert (WORDS,) == fitted.lines
    assert look.font(Role.SMALL).pixelSize() == fitted.font.pixelSize()
    assert not fitted.cut


def test_words_are_wrapped_before_they_are_made_smaller(look: Look) -> None:
    font = look.font(Role.SMALL)
    width = QFontMetricsF(font).horizontalAdvance(WORDS) * 0.7
    fitted = text.fit(WORDS, font, QSizeF(width, 60), lines=2)
    assert len(fitted.lines) == 2
    assert WORDS == " ".join(fitted.lines)
    assert font.pixelSize() == fitted.font.pixelSize()
    assert fitted.width <= width + 1


def test_words_are_made_smaller_before_they_are_cut(look: Look) -> None:
    font = look.font(Role.SMALL)
    width = QFontMetricsF(font).horizontalAdvance(WORDS) * 0.9
    fitted = text.fit(WORDS, font, QSizeF(width, 30))
    assert (WORDS,) == fitted.lines
    assert text.MIN_FONT_PX <= fitted.font.pixelSize() < font.pixelSize()
    assert not fitted.cut


def test_words_are_wrapped_whole_around_emoji(look: Look) -> None:
    words = "\N{LUGGAGE}\N{LUGGAGE} off to \N{LUGGAGE} and \N{LUGGAGE}\N{LUGGAGE} again by train"
    for width in (80, 120, 200):
        lines = text.wrapped(words, look.font(Role.SMALL), width)
        assert len(lines) > 1
        assert words == " ".join(lines)


@pytest.mark.parametrize("lines", [1, 2])
def test_words_without_room_are_cut_at_the_floor(look: Look, lines: int) -> None:
    fitted = text.fit(WORDS, look.font(Role.SMALL), QSizeF(60, 40), lines=lines)
    assert fitted.cut
    assert lines == len(fitted.lines)
    assert fitted.lines[-1].endswith("…")
    assert text.MIN_FONT_PX == fitted.font.pixelSize()
    assert fitted.width <= 61
    assert WORDS == fitted.text


@pytest.mark.parametrize(
    "words",
    [
        "Your limit is 23 kg or 32 kg this round",
        "You discard 2 × Whiskey and keep Gold ×3 and 4 × Gold",
        "Wer zuerst 1.250 $ hat, gewinnt in 12 s mit ≈ 40 % Chance",
        "Four steps, C-A-R-D: collect at the 2-turn price in a T-shirt",
        "Boots that weigh 6 kg too",
    ],
)
def test_no_line_ends_between_a_number_and_its_unit(look: Look, words: str) -> None:
    font = look.font(Role.BODY)
    glued = re.compile(r"\d$|×$|≈$|\b\w-$")
    begun = re.compile(r"(kg|×|\$|%|s)(?!\w)")
    for width in range(40, 420, 3):
        lines = text.wrapped(words, font, width)
        for line, following in pairwise(lines):
            assert not glued.search(line) or not begun.match(following), (width, lines)
            assert not re.search(r"(×|≈|\b\w-)$", line), (width, lines)
            assert not re.match(r"×\d", following), (width, lines)
        # What is painted is what was said.
        assert words == " ".join(lines).replace("- ", "-")


def test_a_name_has_its_number_beside_it_where_there_is_room(look: Look) -> None:
    """And rather breaks before it than be cut."""
    words, font = "4 points behind Computer 2, but not in Round 12.", look.font(Role.BODY)
    whole = QFontMetricsF(font).horizontalAdvance("Computer 2,")
    apart = set[bool]()
    for width in range(50, 420, 3):
        lines = text.wrapped(words, font, width)
        assert words == " ".join(lines)
        parted = any(line.endswith(("Computer", "Round")) for line in lines)
        assert not parted or width < whole, (width, lines)
        apart.add(parted)
    assert apart == {False, True}
    fitted = text.fit("Computer 2", font, QSizeF(60, 60), lines=2)
    assert not fitted.cut


def test_only_names_that_have_a_number_are_kept_beside_it() -> None:
    for words in ("Computer 2", "Player 1", "Spieler 4", "Round 12", "Runde 3", "Position 4"):
        glued = words.replace(" ", "\N{NO-BREAK SPACE}")
        for said in ("{}", "Discard 3 cards, {}, and 2 boots.", "({})", "In 5: {}’s"):
            assert said.format(glued) == text.unbroken(said.format(words))


def test_a_label_of_prose_breaks_as_painted_words_do(look: Look, qtbot: QtBot) -> None:
    words = "Your limit is 23 kg, and C-A-R-D has 2 × Whiskey"
    for label in (RoleLabel(look, Role.BODY, words), Label(look, words, wrap=True)):
        qtbot.addWidget(label)
        for said in (words, f"{words}."):
            label.setText(said)
            assert said == label.text(), "as it was given"
            shown = QLabel.text(label)
            assert text.unbroken(said) == shown != said
            assert len(said) == len(shown)
        # What can be copied, as a path or a code, is the same there.
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        assert label.text() == QLabel.text(label)


def test_other_hyphens_and_spaces_may_end_a_line() -> None:
    for words in (
        "Long-Hair Flight",
        "12 points",
        "PE-16 and WL-4",
        "3 kings",
        "To-do-Liste",
        "in 2 rounds",
        "Round 300",
        "Discard 3 cards",
        "In 2 rounds, the 2 players do",
        "Wähl 3 Karten, öffne 2 Kisten: Übrig sind 4",
        "Mitspieler 2",
        "wenn jeder Spieler 60 Züge gemacht hat",
    ):
        assert words == text.unbroken(words)


def test_a_long_word_is_made_smaller_or_cut_not_let_out(look: Look) -> None:
    font = look.font(Role.SMALL)
    fitted = text.fit("Gepäckaufbewahrungsschein", font, QSizeF(60, 60), lines=3)
    assert fitted.cut
    assert fitted.width <= 61


def test_what_is_painted_is_recorded(look: Look) -> None:
    image = QImage(200, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    with text.recording() as painted:
        text.draw(painter, QRectF(0, 0, 190, 20), "Columns", look.font(Role.STRONG))
        text.draw(painter, QRectF(0, 0, 20, 20), WORDS, look.font(Role.SMALL))
    text.draw(painter, QRectF(0, 0, 20, 20), "unseen", look.font(Role.SMALL))
    painter.end()
    assert ["Columns", WORDS] == [words.text for words in painted]
    assert [False, True] == [words.cut for words in painted]


@pytest.mark.parametrize(
    ("align", "side"),
    [
        (Qt.AlignmentFlag.AlignLeft, "left"),
        (Qt.AlignmentFlag.AlignRight, "right"),
        (Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter, "top"),
        (Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignHCenter, "bottom"),
    ],
)
def test_words_stand_where_they_are_aligned(look: Look, align: Qt.AlignmentFlag, side: str) -> None:
    image = QImage(200, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    text.draw(painter, QRectF(0, 0, 200, 100), "H", look.font(Role.HEADING), align)
    painter.end()
    dark = [(x, y) for x in range(200) for y in range(100) if image.pixelColor(x, y).value() < 120]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    reached = {"left": min(xs), "right": 199 - max(xs), "top": min(ys), "bottom": 99 - max(ys)}
    assert side == min(reached, key=lambda at: reached[at])


def test_a_label_tells_in_its_tip_what_it_had_to_cut(look: Look, qtbot: QtBot) -> None:
    label = FittedLabel(look, Role.SMALL, WORDS)
    qtbot.addWidget(label)
    label.resize(50, 18)
    label.grab()
    assert WORDS == label.toolTip()
    label.resize(900, 18)
    label.grab()
    assert not label.toolTip()
    high = label.sizeHint().height()
    label.setText("")
    assert high == label.sizeHint().height()


def test_a_label_shows_its_short_words_rather_than_cut_ones(look: Look, qtbot: QtBot) -> None:
    label = FittedLabel(look, Role.SMALL, "A title that is long")
    qtbot.addWidget(label)
    label.set_short("A title")
    wide = QFontMetricsF(look.font(Role.SMALL)).horizontalAdvance

    def drawn(width: float) -> tuple[QImage, str]:
        label.resize(round(width), 18)
        return label.grab().toImage(), label.toolTip()

    assert drawn(wide(label.text()) + 4)[1] == ""
    short = drawn(wide("A title") + 4)
    assert short[1] == label.text()
    only_short = FittedLabel(look, Role.SMALL, "A title")
    qtbot.addWidget(only_short)
    only_short.resize(label.size())
    assert short[0] == only_short.grab().toImage()
    nothing = drawn(12)
    empty = FittedLabel(look, Role.SMALL, "")
    qtbot.addWidget(empty)
    empty.resize(label.size())
    assert nothing[0] == empty.grab().toImage()


def test_a_number_does_not_stand_alone_on_the_last_line(look: Look) -> None:
    font = look.font(Role.SMALL)
    words = "The Cat Lady carries off tile 3."
    width = QFontMetricsF(font).horizontalAdvance(words[:-1]) - 1
    assert ["The Cat Lady carries off", "tile 3."] == text.wrapped(words, font, width)


def test_short_parts_of_one_word_stay_where_it_breaks(look: Look) -> None:
    font = look.font(Role.SMALL)
    words = "A tile of the grown-up"
    width = QFontMetricsF(font).horizontalAdvance(words[:-1]) - 1
    assert ["A tile of the grown-", "up"] == text.wrapped(words, font, width)


def test_a_word_that_is_too_long_for_a_line_is_broken_before_it_is_cut(look: Look) -> None:
    font = look.font(Role.BODY)
    font.setPixelSize(11)
    metrics = QFontMetricsF(font)
    word, wide = "Headphones", metrics.horizontalAdvance("Headph-")
    high = 2 * metrics.height()
    assert text.fit(word, font, QSizeF(wide, high), lines=2).lines == ("Headph-", "ones")
    assert not text.fit(word, font, QSizeF(wide, high), lines=2).cut
    # Not in one line, not without room, not so that nearly nothing is left, and no two words.
    assert text.fit(word, font, QSizeF(wide, high)).cut
    assert text.fit(word, font, QSizeF(wide, high / 2), lines=2).cut
    assert text.fit(word, font, QSizeF(metrics.horizontalAdvance("He-"), high), lines=2).cut
    assert text.fit("Headphones it", font, QSizeF(wide, high), lines=2).cut

"""The bar of buttons: one row, or two, with the words as large as there is room for."""

import pytest
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.kit.table.button_bar import ButtonBar
from ui.look.style import Look
from ui.look.widgets import TagButton

LEFT = ("Take it back", "Do it again", "Get a hint")
RIGHT = ("The ledger", "All the cards", "The last raid", "The log")
NEXT = ("Confirm",)


class Bar:
    """A bar of nine buttons in a window of any width."""

    def __init__(
        self, qtbot: QtBot, look: Look, following: tuple[str, ...] = NEXT, *, folds: bool = True
    ) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.left, self.right, self.next = (
            [TagButton(look, words, self.window) for words in group]
            for group in (LEFT, RIGHT, following)
        )
        self.bar = ButtonBar(look, self.left, self.right, self.next, self.window, folds=folds)
        self.window.show()

    def at(self, width: int) -> None:
        """Have this width."""
        for _ in range(2):
            self.bar.resize(width, self.bar.sizeHint().height())
            layout = self.bar.layout()
            assert layout is not None
            layout.activate()

    def tops(self, buttons: list[TagButton]) -> set[int]:
        return {button.mapTo(self.window, button.rect().topLeft()).y() for button in buttons}

    def smallest(self) -> float:
        """Return the least share of the room it wants that a button has."""
        return min(
            button.width() / button.sizeHint().width()
            for button in (*self.left, *self.right, *self.next)
        )


@pytest.fixture
def bar(qtbot: QtBot, look: Look) -> Bar:
    return Bar(qtbot, look)


def full(bar: Bar, *groups: list[TagButton]) -> int:
    return sum(button.sizeHint().width() + 8 for group in groups for button in group) + 24


def narrow(bar: Bar) -> int:
    """Return a width for the left and the next ones, but not for the left and the right ones."""
    width = max(full(bar, bar.left, bar.next), full(bar, bar.right)) + 8
    assert width < full(bar, bar.left, bar.right)
    return width


def test_a_wide_bar_has_one_row(bar: Bar) -> None:
    bar.at(full(bar, bar.left, bar.right, bar.next) + 8)
    assert not bar.bar.folded
    assert len(bar.tops([*bar.left, *bar.right, *bar.next])) == 1


def test_a_narrow_bar_shares_its_buttons_so_that_no_word_shrinks(bar: Bar) -> None:
    bar.at(narrow(bar))
    assert bar.bar.folded
    assert bar.tops(bar.left) == bar.tops(bar.next) != bar.tops(bar.right)
    assert bar.smallest() >= 1
    corner = bar.next[-1]
    assert corner.mapTo(bar.bar, corner.rect().topRight()).x() > bar.bar.width() - 24


def test_a_bar_goes_back_to_one_row(bar: Bar) -> None:
    wide = full(bar, bar.left, bar.right, bar.next) + 8
    bar.at(wide)
    before = [button.geometry() for button in (*bar.left, *bar.right, *bar.next)]
    bar.at(narrow(bar))
    bar.at(wide)
    assert not bar.bar.folded
    assert [button.geometry() for button in (*bar.left, *bar.right, *bar.next)] == before


def test_where_two_rows_are_too_narrow_signs_stand_for_words(qtbot: QtBot, look: Look) -> None:
    bar = Bar(qtbot, look, ("Send a delivery", "Raid a crate", "End the turn", *NEXT))
    square = QPainterPath()
    square.addRect(-0.5, -0.5, 1, 1)
    for button in bar.left[:2]:
        button.set_sign(square)
    wide = full(bar, bar.left, bar.right, bar.next) + 8
    bar.at(wide)
    words = bar.left[0].grab().toImage()
    bar.at(bar.bar.minimumSizeHint().width())
    for button in bar.left[:2]:
        assert button.width() < button.least_with_words().width()
        assert button.text(), "it keeps its name"
    bar.at(wide)
    assert words == bar.left[0].grab().toImage()


def given_up(bar: Bar) -> list[float]:
    """Return of each button how much it gave up of what it can."""
    found = []
    for button in (*bar.left, *bar.right, *bar.next):
        wide, narrow = button.sizeHint().width(), button.minimumSizeHint().width()
        found.append((wide - button.width()) / (wide - narrow))
    return found


def test_the_words_of_a_crowded_row_are_equally_much_smaller(bar: Bar) -> None:
    wide = full(bar, bar.left, bar.right, bar.next)
    bar.at(wide - 120)
    assert not bar.bar.folded
    shares = given_up(bar)
    assert min(shares) > 0.1
    assert max(shares) - min(shares) < 0.1
    bar.at(wide + 8)
    assert max(given_up(bar)) <= 0


def test_a_bar_that_does_not_fold_shows_signs_before_words_are_small(
    qtbot: QtBot, look: Look
) -> None:
    bar = Bar(qtbot, look, folds=False)
    square = QPainterPath()
    square.addRect(-0.5, -0.5, 1, 1)
    for button in bar.left[:2]:
        button.set_sign(square)
    wide = full(bar, bar.left, bar.right, bar.next)
    bar.at(wide - 60)
    assert bar.left[0].width() >= bar.left[0].least_with_words().width()
    bar.at(bar.bar.minimumSizeHint().width())
    assert len(bar.tops([*bar.left, *bar.right, *bar.next])) == 1
    for button in bar.left[:2]:
        assert button.width() < button.least_with_words().width()
    corner = bar.next[-1]
    assert corner.mapTo(bar.bar, corner.rect().topRight()).x() <= bar.bar.width()

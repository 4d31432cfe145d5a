"""Kit: a bar of buttons that folds into two rows where they do not fit side by side."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from ui.kit.table.more_button import MoreButton
from ui.look.spacing import UNBOUNDED, with_spacing
from ui.look.style import Look
from ui.look.widgets import TagButton

MOST_BUTTONS: Final = 6
"""How many buttons are seen at once at most, that of the menu among them."""
_GAP: Final = 8
_IN_A_LINE: Final = QBoxLayout.Direction.LeftToRight
_IN_ROWS: Final = QBoxLayout.Direction.TopToBottom


class ButtonBar(QWidget):
    """Buttons at the left, others at the right, and behind these those of what is done next.

    If one row is too narrow, the last ones move to a second row below. Those at the left move down
    too if that leaves the words larger. If two rows are still too narrow, buttons that have a sign
    show it instead of their words. Buttons may come and go at any time.

    A bar that does not fold, since what is above needs the height, shows signs as soon as the words
    would be much smaller.

    At most `MOST_BUTTONS` are seen at once; the rest are in the menu of a button behind those at
    the left. What is done rarely is `in_menu` whenever it is offered, unless that is one button
    alone and there is room for all. Where there are still too many, those that `yield_room` follow
    it there one by one, and then all others from the left; but what is done next stays.
    """

    def __init__(
        self,
        look: Look,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        action_buttons: Sequence[QWidget],
        parent: QWidget,
        *,
        folds: bool = True,
        more: MoreButton | None = None,
        in_menu: Collection[TagButton] = (),
        yield_room: Sequence[TagButton] = (),
    ) -> None:
        """Take the buttons, and what is done with those for which there is no room.

        Args:
            look: Theme and text size.
            left: Buttons at the left.
            right: Buttons at the right.
            action_buttons: Buttons of what is done next.
            parent: The page.
            folds: Whether it may have two rows.
            more: What opens the menu; None for a bar that has none.
            in_menu: Those of them that are in the menu as a rule.
            yield_room: Those that go there first where there are too many, in this order.
        """
        super().__init__(parent)
        self._folds = folds
        self._in_menu, self._yield_room = frozenset(in_menu), tuple(yield_room)
        self._more = more
        if more is not None:
            left, more.is_laid = (*left, more), True
        self._all = QBoxLayout(_IN_A_LINE, self)
        with_spacing(look, self._all, (12, 2, 12, 6), _GAP)
        self._rows = QHBoxLayout(), QHBoxLayout()
        for row in self._rows:
            with_spacing(look, row, None, _GAP)
            self._all.addLayout(row)
        self._left, self._right, self._next = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for group, buttons in (
            (self._left, left),
            (self._right, right),
            (self._next, action_buttons),
        ):
            with_spacing(look, group, None, _GAP)
            for button in buttons:
                group.addWidget(button)
                # Before it folds, words get somewhat smaller.
                button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._groups = left, right, action_buttons
        above, below = self._rows
        above.addLayout(self._left)
        above.addStretch(1)
        above.addLayout(self._right)
        # It takes the spare room, so that what is done next stays in the corner.
        below.addStretch(0)
        below.addLayout(self._next)
        self._all.setStretch(0, 1)
        self._low = False
        for button in self._tags:
            button.offer_changed.connect(self._share_out)
        self._share_out()

    @property
    def buttons(self) -> Sequence[QWidget]:
        """All of them, shown or not."""
        return tuple(chain(*self._groups))

    def set_in_menu(self, buttons: Collection[TagButton]) -> None:
        """Have these in the menu as a rule from now on."""
        self._in_menu = frozenset(buttons)
        self._share_out()

    @property
    def _tags(self) -> Sequence[TagButton]:
        """The buttons that may be put away, in order."""
        tags = (each for each in self.buttons if isinstance(each, TagButton))
        return tuple(each for each in tags if each is not self._more)

    def _share_out(self) -> None:
        """Put into the menu what is to be there, and what has no room."""
        more = self._more
        if more is None:
            return
        offered = [each for each in self._tags if each.offered]
        away = [each for each in offered if each in self._in_menu]
        if len(away) == 1 and len(offered) <= MOST_BUTTONS:
            away = []
        left, right, _ = self._groups
        for button in (*self._yield_room, *left, *right):
            # That of the menu counts as soon as there is one.
            if len(offered) - len(away) + bool(away) <= MOST_BUTTONS:
                break
            if isinstance(button, TagButton) and button in offered and button not in away:
                away.append(button)
        more.hold([each for each in offered if each in away])
        more.setVisible(bool(away))
        for button in self._tags:
            if button in away and button.hasFocus():
                # Else Qt would pass the focus on to any other.
                more.setFocus(Qt.FocusReason.OtherFocusReason)
            button.put_away(more if button in away else None)

    @property
    def _shows(self) -> bool:
        return any(not each.isHidden() for each in self.buttons)

    @property
    def folded(self) -> bool:
        """Whether there are two rows."""
        return self._all.direction() is _IN_ROWS

    def sizeHint(self) -> QSize:
        """Return the size of the rows, or none while no button is shown, as in a replay."""
        return super().sizeHint() if self._shows else QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the broader of its rows, or as its only one."""
        if not self._shows:
            return QSize(0, 0)
        margins = self._all.contentsMargins()
        least = self._widths(TagButton.least_size)
        wide = min(self._broadest(least, low=low) for low in (False, True))
        if not self._folds:
            wide = sum(least) + 2 * self._all.spacing()
        high = self._all.minimumSize().height()
        return QSize(wide + margins.left() + margins.right(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """Buttons that come and go need another room."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()
        return done

    def _broadest(self, widths: Sequence[int], *, low: bool) -> int:
        """Return the width of the broader of two rows, from those of the three groups."""
        left, right, following = widths
        gap = self._all.spacing()
        if low:
            return max(right, left + gap + following)
        return max(left + gap + right, following)

    def _widths(self, size: Callable[[TagButton], QSize]) -> list[int]:
        """Return the widths of the three groups if their buttons have these sizes."""
        found = []
        for buttons in self._groups:
            widths = [
                (size(each) if isinstance(each, TagButton) else each.sizeHint()).width()
                for each in buttons
                if not each.isHidden()
            ]
            found.append(sum(widths) + self._all.spacing() * max(0, len(widths) - 1))
        return found

    def _fold(self) -> None:
        margins = self._all.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        # Measured with words: measured with signs, the words would seem to fit again.
        least = self._widths(TagButton.least_with_words)
        full = self._widths(TagButton.size_with_words)
        gaps = 2 * self._all.spacing()
        fits = not self._folds or sum(least) + gaps <= room
        above, below = (self._broadest(full, low=low) for low in (False, True))
        low = not fits and above > room and below < above
        crowded = not fits and self._broadest(least, low=low) > room
        if not self._folds:
            crowded = (sum(least) + sum(full)) / 2 + gaps > room
        for button in chain(*self._groups):
            if isinstance(button, TagButton):
                button.show_sign(crowded)
        if low is not self._low:
            self._low = low
            origin, aim = self._rows if low else reversed(self._rows)
            origin.removeItem(self._left)
            aim.insertLayout(0, self._left)
        left, right, following = self._groups
        rows: Sequence[Sequence[Sequence[QWidget]]] = ((left, right), (following,))
        if fits:
            rows = ((left, right, following),)
        elif low:
            rows = ((right,), (left, following))
        for row in rows:
            self._share(room, [each for each in chain(*row) if not each.isHidden()])
        direction = _IN_A_LINE if fits else _IN_ROWS
        if direction is not self._all.direction():
            self._all.setDirection(direction)
            self.updateGeometry()

    def _share(self, room: int, buttons: Sequence[QWidget]) -> None:
        """Have the buttons of a row give up equal shares of what they can give up.

        A layout would take equally many pixels of each group, so that the words of a short group
        become tiny beside others that stay large.
        """
        room -= self._all.spacing() * max(0, len(buttons) - 1)
        sizes = [(each.minimumSizeHint().width(), each.sizeHint().width()) for each in buttons]
        least, full = (sum(widths) for widths in zip((0, 0), *sizes, strict=True))
        share = 1.0 if full <= room else max(0.0, (room - least) / max(1, full - least))
        for each, (narrow, wide) in zip(buttons, sizes, strict=True):
            most = UNBOUNDED if share == 1.0 else narrow + int((wide - narrow) * share)
            each.setMaximumWidth(most)

"""Shell: the ways on from a result: three buttons at most, and two menus for all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtWidgets import QGridLayout, QWidget

from engine.core import Level
from ui.bridge.seats import level_name
from ui.kit.table.more_button import MoreButton
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.shell.widgets.basic import button

MAX_TAGS = 3
"""The most buttons that are seen; whatever else is possible is in a menu."""


def tag(look: Look, text: str, pressed: Callable[[], object], hint: str = "") -> TagButton:
    """Return a button that may be put away behind a menu."""
    made = button(text, pressed, hint=hint, tag=look)
    assert isinstance(made, TagButton)
    return made


class Ways(QWidget):
    """Up to three luggage tags, the first of them what most people want next.

    What is not among them is behind *Play again*, if it is another match, or behind *More*, which
    is elsewhere on the page.
    """

    def __init__(self, look: Look, more: MoreButton) -> None:
        super().__init__()
        self._look = look
        self._tags: list[TagButton] = []
        self.more_button = more
        self.play_button = MoreButton(look, self)
        self.play_button.setText(self.tr("Play &again"))
        self._grid = QGridLayout(self)
        with_spacing(look, self._grid, (0, 6, 0, 6), 8)

    def lay(
        self, first: TagButton | None, play: Sequence[TagButton], others: Sequence[TagButton]
    ) -> None:
        """Show what is offered.

        Args:
            first: What most people want next, if that is not one of the matches of `play`.
            play: Other matches, behind *Play again*; one alone needs no menu.
            others: What else can be done, by weight: the first of them are seen.
        """
        play, others = ([each for each in row if each.offered] for row in (play, others))
        if first is not None and not first.offered:
            first = None
        shown: list[TagButton] = [] if first is None else [first]
        self.play_button.hold(play if len(play) > 1 else ())
        self.play_button.setVisible(len(play) > 1)
        shown += [self.play_button] if len(play) > 1 else play
        room = max(0, MAX_TAGS - len(shown))
        shown += others[:room]
        for each in (*play, *others, *([] if first is None else [first])):
            menu = self.play_button if each in play else self.more_button
            each.put_away(None if each in shown else menu)
        self.more_button.hold(others[room:])
        self.more_button.setVisible(len(others) > room)
        self._tags = shown
        while self._grid.takeAt(0) is not None:
            pass
        for number, each in enumerate(shown):
            each.set_primary(number == 0)
            # The first is as wide as both others below it.
            spot = (0, 0, 1, 2) if number == 0 else (1, number - 1, 1, 1 if len(shown) > 2 else 2)
            self._grid.addWidget(each, *spot)
            each.show()
        for before, after in pairwise(shown):
            QWidget.setTabOrder(before, after)

    @property
    def tags(self) -> Sequence[TagButton]:
        """What is seen, the main way first."""
        return self._tags

    def to_levels(
        self, levels: Sequence[Level], chosen: Callable[[Level], object]
    ) -> list[TagButton]:
        """Return a way to the next deal for each level, with all computers at it."""
        words = self.tr("Next deal, computers on {level}")
        made = []
        for level in levels:
            text = words.format(level=level_name(level))
            one = tag(self._look, text, partial(chosen, level))
            one.setParent(self)
            made.append(one)
        return made

"""The table of Where's My Luggage?: the tiles on the linen, in the form played by turns."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.view import NONE
from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.stage.cells import CellsItem
from ui.stage.choice_item import ChoiceItem
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, say

_PALE: Final = {False: 0.72, True: 0.86}
"""How opaque luggage is that may not be turned over, by day and by night."""
_GAP: Final = 10.0
_SHAPE: Final = 0.94
"""Height of a tile by its width."""
_RAISED: Final = 1.35
"""How much larger a tile is while its face is up."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WAYS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class TileSpot(ChoiceItem):
    """One place of the table, with its tile: a card with the luggage, or its owner's face."""

    MARGINS = (6.0, 6.0, 6.0, 8.0)

    picked = Signal(int)
    """It was chosen: its place."""
    walked = Signal(int, int)
    """An arrow was pressed: so many rows and columns on."""

    def __init__(self, look: Look, place: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self.place = place
        self._kind = NONE
        self._face: int | None = None
        self.chosen.connect(self._pick)
        self.set_open(False)

    @property
    def kind(self) -> int:
        """The type of the tile, or NONE."""
        return self._kind

    @property
    def face(self) -> int | None:
        """The tile whose face is up, if it is."""
        return self._face

    def show_kind(self, kind: int) -> None:
        """Have a tile of a type, pattern up, or none."""
        if kind != self._kind:
            self._kind = kind
            self.update()

    def show_face(self, tile: int | None) -> None:
        """Have the reverse of a tile up; None for its pattern again."""
        if tile != self._face:
            self._face = tile
            self.update()

    def set_raised(self, raised: bool) -> None:  # noqa: FBT001
        """Be larger than its neighbours, and above them, while all look at it."""
        self.setTransformOriginPoint(self._rect.center())
        self.setScale(_RAISED if raised else 1.0)
        self.setZValue(10.0 if raised else 0.0)

    def set_open(self, open_: bool, *, asks: bool = True) -> None:  # noqa: FBT001
        """Whether it may be turned over now; the keyboard comes to it either way."""
        super().set_open(open_, asks=asks)

    def key(self) -> Hashable:
        """What lies there, which side up."""
        return self._kind, self._face, self.states

    def paint_in(self, painter: QPainter) -> None:
        """A card with the luggage, or its owner's face."""
        look, theme, rect = self._look, self._look.theme, self._rect
        if self._kind == NONE and self._face is None:
            painter.setPen(QPen(faded(theme.linen_thread, 0.9), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 10, 10)
        else:
            ground = theme.card
            if self._open:
                ground = mix(theme.card, theme.tag_hover, 0.8) if self._over else theme.raised
            brushes.card(painter, rect.adjusted(2, 2, -2, -3), theme, ground=ground, reach=4)
            inner = rect.adjusted(*(rect.width() * 0.06 * side for side in (1, 1, -1, -1)))
            if self._face is not None:
                wide = inner.height() * art.LABEL.width() / art.LABEL.height()
                label = QRectF(inner.center().x() - wide / 2, inner.top(), wide, inner.height())
                art.paint_reverse(painter, label, self._face, look)
            else:
                # By night the dark ones still stand out from their cards.
                share = 1.0 if self._open else _PALE[theme.dark]
                art.paint_pale_tile(painter, inner, self._kind, look, share)
            if self._open:
                painter.setPen(QPen(theme.accent, 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(3, 3, -3, -4), 9, 9)
        if self._ringed:
            ring = QPainterPath()
            ring.addRoundedRect(rect.adjusted(1, 1, -1, -2), 10, 10)
            brushes.focus_ring(painter, ring, theme, 3.5)

    def _pick(self) -> None:
        self.picked.emit(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn it over, or go on to a neighbour."""
        key = Qt.Key(event.key())
        if key in _WAYS:
            self.walked.emit(*_WAYS[key])
            event.accept()
        else:
            super().keyPressEvent(event)


class TileGrid(CellsItem):
    """The places of the memory form in rows; one of them has the keyboard, and arrows go on."""

    chosen = Signal(int)

    def __init__(self, look: Look, box: Components, words: Words) -> None:
        super().__init__(look)
        self._box = box
        self._words = words
        self._rect = QRectF(0, 0, 10, 10)
        self.spots = [TileSpot(look, place, self) for place in range(box.places)]
        for spot in self.spots:
            spot.picked.connect(self.chosen)
            spot.walked.connect(self._walk)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words

    def set_rect(self, rect: QRectF) -> None:
        """Lay the places out in a room, as large as can be."""
        self.prepareGeometryChange()
        self._rect = rect
        columns, rows = self._box.columns, self._box.rows
        wide = min(
            (rect.width() - (columns - 1) * _GAP) / columns,
            (rect.height() - (rows - 1) * _GAP) / rows / _SHAPE,
        )
        high = wide * _SHAPE
        left = rect.center().x() - (columns * wide + (columns - 1) * _GAP) / 2
        top = rect.center().y() - (rows * high + (rows - 1) * _GAP) / 2
        for spot in self.spots:
            row, column = divmod(spot.place, columns)
            x, y = left + column * (wide + _GAP), top + row * (high + _GAP)
            spot.set_rect(QRectF(round(x), round(y), round(wide), round(high)))

    @property
    def columns(self) -> int:
        """Places of a row."""
        return self._box.columns

    @property
    def rows(self) -> int:
        """Rows of places."""
        return self._box.rows

    @property
    def cursor_cell(self) -> Cell | None:
        """The place with the keyboard."""
        focus = next((spot.place for spot in self.spots if spot.hasFocus()), None)
        return None if focus is None else (focus % self.columns, focus // self.columns)

    def grid_rect(self) -> QRectF:
        """All places, with half a gap around them."""
        around = self.tile_rect(0).united(self.tile_rect(len(self.spots) - 1))
        half = _GAP / 2
        return around.adjusted(-half, -half, half, half)

    def setFocus(self, focusReason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to a place."""
        self.lead(focusReason)

    def tile_rect(self, place: int) -> QRectF:
        """Where the tile of a place lies in the scene."""
        return self.spots[place].scene_rect()

    def show_tiles(self, kinds: Sequence[int], away: Collection[int]) -> None:
        """Show the tiles that lie there, but for those on their way."""
        for spot in self.spots:
            kind = kinds[spot.place] if spot.place < len(kinds) else NONE
            spot.show_kind(NONE if spot.place in away else kind)
            spot.setToolTip(self.name(spot.place))

    def set_open(self, kind: int | None) -> None:
        """Let tiles of this type be turned over, and no others."""
        for spot in self.spots:
            spot.set_open(kind is not None and spot.kind == kind)

    def name(self, place: int) -> str:
        """A place and its tile in words."""
        row, column = divmod(place, self._box.columns)
        kind = self.spots[place].kind
        if kind == NONE:
            return say("place-empty", row=row + 1, column=column + 1)
        return say("place", row=row + 1, column=column + 1, type=self._words.type(kind))

    def _walk(self, rows: int, columns: int) -> None:
        """Go on to the neighbour of the place with the keyboard."""
        focus = next((spot for spot in self.spots if spot.hasFocus()), None)
        if focus is None:
            return
        row, column = divmod(focus.place, self._box.columns)
        row = min(self._box.rows - 1, max(0, row + rows))
        column = min(self._box.columns - 1, max(0, column + columns))
        self.spots[row * self._box.columns + column].setFocus(Qt.FocusReason.TabFocusReason)
        self.cursor_moved.emit((column, row))

    def lead(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the keyboard to a tile that may be turned over, unless one has it."""
        if any(spot.hasFocus() for spot in self.spots):
            return
        spot = next((spot for spot in self.spots if spot.open), self.spots[0])
        spot.setFocus(reason)

    def boundingRect(self) -> QRectF:
        """The room of all places."""
        return self._rect

    def shape(self) -> QPainterPath:
        """Nothing: its places take the pointer."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Nothing: the linen is to be seen."""

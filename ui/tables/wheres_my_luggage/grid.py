"""The table of Where's My Luggage?: the tiles on the linen, in the form played by turns."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.view import NONE
from ui.look import brushes
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.stage.input.choices import PlaceItem, PlacesItem
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, say

_PALE_OPACITY: Final = {False: 0.72, True: 0.86}
"""How opaque luggage is that may not be turned over, by day and by night."""
_TILE_ASPECT: Final = 0.94
"""Height of a tile by its width."""
_RAISED_SCALE: Final = 1.35
"""How much larger a tile is while its face is up."""
_HINTED_SCALE: Final = 1.12
"""How much larger a tile is while a hint shows it."""
_HINT_RING_WIDTH: Final = 8.0
_FOCUS_RING_WIDTH: Final = 3.5


class TileSpot(PlaceItem):
    """One place of the table, with its tile: a card with the luggage, or its owner's face."""

    def __init__(self, look: Look, place: int) -> None:
        super().__init__(look, place)
        self._kind = NONE
        self._face: int | None = None
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

    def set_raised(self, raised: bool) -> None:
        """Be larger than its neighbours, and above them, while all look at it.

        It grows away from the edges of the room: before it lie the seats' corners.
        """
        self._grow(_RAISED_SCALE if raised else 1.0)

    def set_hinted(self, hinted: bool) -> None:
        """Be larger than its neighbours, in a broad ring, as what is advised."""
        if hinted != self._hinted:
            super().set_hinted(hinted)
            self._grow(_HINTED_SCALE if hinted else 1.0)

    def _grow(self, scale: float) -> None:
        room, own = self.parentItem().boundingRect(), self._rect
        across = (self.x() - room.left()) / max(1.0, room.width() - own.width())
        down = (self.y() - room.top()) / max(1.0, room.height() - own.height())
        self.setTransformOriginPoint(own.width() * across, own.height() * down)
        self.setScale(scale)
        self.setZValue(10.0 if scale > 1.0 else 0.0)

    def key(self) -> Hashable:
        """What lies there, which side up."""
        return self._kind, self._face, self.states, self._hinted

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
                # By night the dark ones stand out from their cards by a rim.
                share = 1.0 if self._open else _PALE_OPACITY[theme.dark]
                rim = art.night_rim(ground, theme)
                art.paint_pale_tile(painter, inner, self._kind, look, share, rim)
            if self._open:
                painter.setPen(QPen(theme.accent, 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(3, 3, -3, -4), 9, 9)
        if self._ringed or self._hinted:
            ring = QPainterPath()
            wide = _HINT_RING_WIDTH if self._hinted else _FOCUS_RING_WIDTH
            ring.addRoundedRect(rect.adjusted(1, 1, -1, -2), 10, 10)
            brushes.focus_ring(painter, ring, theme, wide)


class TileGrid(PlacesItem):
    """The places of the memory form in rows."""

    def __init__(self, look: Look, box: Components, words: Words) -> None:
        self.spots = [TileSpot(look, place) for place in range(box.places)]
        super().__init__(look, self.spots, box.columns, shape=_TILE_ASPECT)
        self._words = words
        for spot in self.spots:
            spot.set_tip(partial(self.name, spot.place))

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words

    def tile_rect(self, place: int) -> QRectF:
        """Where the tile of a place lies in the scene."""
        return self.spots[place].scene_rect()

    def show_tiles(self, kinds: Sequence[int], away: Collection[int]) -> None:
        """Show the tiles that lie there, but for those on their way."""
        for spot in self.spots:
            kind = kinds[spot.place] if spot.place < len(kinds) else NONE
            spot.show_kind(NONE if spot.place in away else kind)

    def set_open(self, kind: int) -> None:
        """Let tiles of this type be turned over, and no others; NONE for none."""
        for spot in self.spots:
            spot.set_open(kind != NONE and spot.kind == kind)

    def set_hinted(self, place: int | None) -> None:
        """Ring the tile of a hint, and no other; None for none."""
        for spot in self.spots:
            spot.set_hinted(spot.place == place)

    def rest(self) -> None:
        """Take the keyboard from the place that has it: the first key shows where it is again."""
        if self.cursor_cell is not None:
            # The scene gives the keyboard back to the place that had it last: where no tile was
            # chosen that is the first one, not the last one of the round before.
            self.spots[0].setFocus(Qt.FocusReason.MouseFocusReason)
            self.spots[0].clearFocus()

    def name(self, place: int) -> str:
        """A place and its tile in words."""
        row, column = divmod(place, self.columns)
        kind = self.spots[place].kind
        if kind == NONE:
            return say("place-empty", row=row + 1, column=column + 1)
        return say("place", row=row + 1, column=column + 1, type=self._words.type(kind))

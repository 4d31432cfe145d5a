"""The table of Pack the Essentials: scene items of the mat, the suitcase and the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from engine.games.pack_the_essentials.components import Components, PositionGift
from ui.look import brushes
from ui.look.palette import faded, mix
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.item import StageItem
from ui.stage.suitcase_item import BoardItem
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.layout import Plan
from ui.tables.pack_the_essentials.words import capital, many, say

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@dataclass(frozen=True, slots=True)
class Token:
    """Somebody's cat token: colour, ink on it, initial."""

    colour: str
    ink: str
    initial: str


def draw_token(painter: QPainter, look: Look, rect: QRectF, token: Token) -> None:
    """A player's cat token from the cache."""

    def paint(inner: QPainter) -> None:
        ground, ink = QColor(token.colour), QColor(token.ink)
        art.cat_token(inner, rect, look.theme, ground, ink, token.initial)

    look.pixmaps.draw(painter, ("pe-token", token), rect.adjusted(-3, -3, 3, 5), paint)


class Measure:
    """Sizes that the scene's items share, in scene units; set by the layout."""

    def __init__(self) -> None:
        self.small = 18.0
        self.body = 20.0
        self.floor = 14.0

    def take(self, plan: Plan) -> None:
        """Take over the sizes of a layout."""
        self.small, self.body, self.floor = plan.small, plan.body, plan.floor


class Spot(StageItem):
    """An item of the mat that can be clicked or chosen by keyboard."""

    chosen = Signal()

    def __init__(self, look: Look, measure: Measure, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._measure = measure
        self._rect = QRectF(0, 0, 10, 10)
        self._open = False
        self._over = False
        self._ringed = False
        self.words = ""

    @property
    def open(self) -> bool:
        """Whether it can be chosen now."""
        return self._open

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in coordinates of the parent."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(0, 0), rect.size())
        self.update()

    def rect(self) -> QRectF:
        """The item's room in its own coordinates."""
        return self._rect

    def set_open(self, open_: bool, *, asks: bool = False) -> None:  # noqa: FBT001
        """Let it be chosen; with `asks` it takes clicks all the same, to say why not."""
        self._open = open_
        live = open_ or asks
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, live)
        self.setAcceptHoverEvents(open_)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if live else Qt.MouseButton.NoButton)
        # Never unset: that crashes in a view that has not had a mouse event yet.
        pointing = Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != pointing:
            self.setCursor(pointing)
        if not open_:
            self._over = False
        self.update()

    def boundingRect(self) -> QRectF:
        """The room with its shadow and ring."""
        return self._rect.adjusted(-10, -10, 10, 14)

    def shape(self) -> QPainterPath:
        """The room."""
        path = QPainterPath()
        path.addRect(self._rect)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it on release; take the press."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Choose it."""
        if self._rect.contains(event.pos()):
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose it by keyboard."""
        if Qt.Key(event.key()) in _ENTER and not event.isAutoRepeat():
            self.chosen.emit()
            event.accept()
        else:
            event.ignore()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: ARG002
        """Light up."""
        self._over = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:  # noqa: ARG002
        """Calm down."""
        self._over = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring; whoever clicked needs none."""
        super().focusInEvent(event)
        self._ringed = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self._ringed = False
        self.update()

    def font(self, role: Role, pixels: float) -> QFont:
        """A font that is `pixels` scene units high."""
        font = self._look.font(role)
        font.setPixelSize(max(1, round(pixels)))
        return font

    def cached(self, painter: QPainter, key: tuple[object, ...]) -> None:
        """Draw the item through the pixmap cache; `key` is what else its picture depends on."""
        states = (
            type(self).__name__,
            self._rect.size().toTuple(),
            self._measure.small,
            self._open,
            self._over,
            self._ringed,
        )
        self._look.pixmaps.draw(painter, (*states, *key), self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        self.paint_in(painter)
        if self._ringed:
            ring = QPainterPath()
            ring.addRoundedRect(self._rect.adjusted(1, 1, -1, -1), 12, 12)
            brushes.focus_ring(painter, ring, self._look.theme, 4)

    def paint_in(self, painter: QPainter) -> None:
        """Draw the item into `rect`."""
        raise NotImplementedError


class PositionItem(Spot):
    """A draft position: its number, what it gives, and who stands on it."""

    def __init__(
        self,
        look: Look,
        measure: Measure,
        number: int,
        gift: PositionGift,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(look, measure, parent)
        self.number = number
        self._gift = gift
        self._state: tuple[object, ...] = ()
        self._token: Token | None = None
        self._lady: tuple[int, ...] | None = None
        self._has_lady = False
        self._blocked = False
        self._active = False
        self._tried = False

    def show_state(
        self,
        *,
        token: Token | None,
        lady: bool,
        order: tuple[int, ...] | None,
        blocked: bool,
        active: bool,
        tried: bool,
    ) -> None:
        """Who stands here (a cat token, a Cat Lady face down or turned), and what may be done."""
        state = (token, lady, order, blocked, active, tried)
        if state != self._state:
            self._state = state
            self._token, self._has_lady, self._lady = token, lady, order
            self._blocked, self._active, self._tried = blocked, active, tried
            self.update()

    def token_room(self) -> QRectF:
        """Where a token stands, in the item's coordinates."""
        side = self._rect.height() - 12
        return QRectF(self._rect.right() - side - 4, self._rect.top() + 6, side, side)

    def draw(self, painter: QPainter) -> None:
        """Draw the cached position."""
        self.cached(painter, (self.number, *self._state))

    def paint_in(self, painter: QPainter) -> None:
        """A boarding card: number, gift, and the place for a token."""
        theme, rect = self._look.theme, self._rect
        path = QPainterPath()
        path.addRoundedRect(rect, 12, 12)
        brushes.soft_shadow(painter, path, theme.shadow, 5, QPointF(0, 2))
        ground = theme.card
        if self._over:
            ground = theme.tag_hover
        if self._active:
            ground = mix(theme.card, theme.accent, 0.22)
        rim = theme.line
        if self._open or self._active:
            rim = theme.accent
        painter.setBrush(ground)
        pen = QPen(rim, 3 if self._open or self._active else 1.5)
        if self._tried:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawPath(path)
        side = rect.height() - 12
        number = QRectF(rect.left() + 6, rect.top() + 6, side * 0.74, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.board)
        painter.drawRoundedRect(number, 8, 8)
        painter.setPen(theme.board_ink if not self._blocked else theme.board_dim)
        painter.setFont(self.font(Role.BOARD, side * 0.84))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.number))
        spot = self.token_room()
        room = QRectF(
            number.right() + 8,
            rect.top() + 4,
            spot.left() - number.right() - 12,
            rect.height() - 8,
        )
        self._paint_gift(painter, room)
        if self._token is not None:
            draw_token(painter, self._look, spot, self._token)
        elif self._has_lady:
            art.lady_token(painter, spot, theme, self._lady, self.number)
            if self._blocked and self._lady is None:
                art.cross(
                    painter,
                    QRectF(spot.left() - 6, spot.top() + side * 0.5, side * 0.5, side * 0.5),
                    theme,
                )
        elif self._blocked:
            art.cross(painter, spot, theme)
        else:
            painter.setPen(QPen(theme.line, 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(spot.adjusted(7, 7, -7, -7))

    def _paint_gift(self, painter: QPainter, room: QRectF) -> None:
        theme, gift = self._look.theme, self._gift
        words = self._gift_words()
        font = self.font(Role.SMALL, self._measure.small)
        width = QFontMetricsF(font).horizontalAdvance(words)
        fits = width <= room.width() * 1.2
        # Words that would get too small give way to larger pictures; the tip has them.
        share = 0.52 if fits else 0.86
        size = min(room.height() * share, room.width() / 2.2)
        top = room.top() + 1 if fits else room.center().y() - size / 2
        if gift.bonus:
            self._paint_bonus(painter, QRectF(room.left(), top, room.width(), size))
        pictures = [art.rat] * gift.rats + [art.toy] * gift.toys
        for index, picture in enumerate(pictures):
            at = QRectF(room.left() + index * size * 1.05, top, size, size)
            picture(painter, at, theme)
        if not fits:
            return
        if width > room.width():
            font.setPixelSize(max(1, int(font.pixelSize() * room.width() / width)))
        painter.setFont(font)
        painter.setPen(theme.muted if self._blocked else theme.ink)
        below = QRectF(room.left(), top + size, room.width(), room.bottom() - top - size)
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _gift_words(self) -> str:
        gift = self._gift
        if gift.bonus:
            return capital(say(gift.bonus))
        if gift.rats and gift.toys:
            return capital(say("rat-and-toy"))
        return many("rats", gift.rats) if gift.rats else many("toys", gift.toys)

    def _paint_bonus(self, painter: QPainter, room: QRectF) -> None:
        """Four small tiles: any of the colours."""
        theme = self._look.theme
        length = 1 if self._gift.bonus == "underwear" else 2
        cell = min(room.height() * 0.92, room.width() / 4 / length * 0.94)
        if length == 2:
            cell = min(room.height() * 0.46, room.width() / 4.4)
        for index, fabric in enumerate(theme.fabrics):
            painter.save()
            cells = [(0, n) for n in range(length)]
            painter.translate(
                room.left() + index * cell * 1.12,
                room.center().y() - cell * length / 2,
            )
            brushes.cloth(painter, cells, cell, fabric, seam=False)
            painter.restore()


class SpaceItem(Spot):
    """A tile space: where one of the round's tiles lies. The tile itself is a piece on it."""

    def __init__(
        self,
        look: Look,
        measure: Measure,
        number: int,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(look, measure, parent)
        self.number = number
        self._token: Token | None = None
        self._crossed = False

    def show_state(self, *, token: Token | None, crossed: bool) -> None:
        """Whose cat token stands here because the tile is being tried, or is to be discarded."""
        if (token, crossed) != (self._token, self._crossed):
            self._token, self._crossed = token, crossed
            self.update()

    def tile_room(self) -> QRectF:
        """Where the tile lies."""
        return self._rect.adjusted(6, 6, -6, -6)

    def draw(self, painter: QPainter) -> None:
        """Draw the cached space."""
        self.cached(painter, (self.number, self._token, self._crossed))

    def paint_in(self, painter: QPainter) -> None:
        """A sunken field with its name."""
        theme, rect = self._look.theme, self._rect
        painter.setPen(QPen(theme.line, 1.5))
        painter.setBrush(faded(theme.sunken, 0.75))
        if self._open:
            painter.setPen(QPen(theme.accent, 3))
        painter.drawRoundedRect(rect, 12, 12)
        painter.setPen(theme.muted)
        painter.setFont(self.font(Role.SMALL, self._measure.small))
        painter.drawText(
            rect.adjusted(10, 3, -10, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
            str(self.number),
        )
        if self._crossed:
            side = min(rect.width(), rect.height()) * 0.5
            art.cross(
                painter,
                QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side),
                theme,
            )
        if self._token is not None:
            side = min(rect.height() * 0.34, 46)
            draw_token(
                painter,
                self._look,
                QRectF(rect.right() - side - 4, rect.top() + 2, side, side),
                self._token,
            )


class SwatchItem(Spot):
    """One colour of bonus tile to choose: the tile, and how many are left."""

    def __init__(
        self,
        look: Look,
        measure: Measure,
        box: Components,
        colour: int,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(look, measure, parent)
        self.colour = colour
        self._box = box
        self._left = 0
        self._size = 1
        self._tried = False

    @property
    def kind(self) -> int:
        """The kind of tile that is offered."""
        return self._box.bonus_kind(self.colour, self._size)

    @property
    def left(self) -> int:
        """How many tiles are left."""
        return self._left

    @property
    def tried(self) -> bool:
        """Whether it is the one that is tried out."""
        return self._tried

    def show_state(self, *, size: int, left: int, tried: bool) -> None:
        """How many tiles of `size` spaces are left in this colour."""
        if (size, left, tried) != (self._size, self._left, self._tried):
            self._size, self._left, self._tried = size, left, tried
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the cached swatch."""
        self.cached(painter, (self.colour, self._size, self._left, self._tried))

    def paint_in(self, painter: QPainter) -> None:
        """A card with the tile, its number on the keyboard, and the count."""
        theme, rect = self._look.theme, self._rect
        ground = theme.tag_hover if self._over else theme.card
        if self._tried:
            ground = mix(theme.card, theme.accent, 0.3)
        path = QPainterPath()
        path.addRoundedRect(rect, 10, 10)
        brushes.soft_shadow(painter, path, theme.shadow, 4, QPointF(0, 2))
        painter.setBrush(ground)
        painter.setPen(QPen(theme.accent if self._open else theme.line, 2.5))
        painter.drawPath(path)
        kind = self._box.bonus_kind(self.colour, self._size)
        picture = art.piece(self._box, kind, cat=False, turn=art.lying_turn(self._box, kind))
        columns, rows = picture.size
        words_high = self._measure.small * 1.3
        cell = min((rect.height() - words_high - 12) / rows, (rect.width() - 16) / columns, 60.0)
        painter.save()
        painter.setOpacity(1.0 if self._left else 0.3)
        painter.translate(
            rect.center().x() - columns * cell / 2,
            rect.top() + 6 + (rect.height() - words_high - 10 - rows * cell) / 2,
        )
        picture.paint(painter, cell, theme)
        painter.restore()
        painter.setPen(theme.muted)
        painter.setFont(self.font(Role.SMALL, self._measure.small))
        painter.drawText(
            rect.adjusted(8, 4, -8, 0),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
            str(self.colour + 1),
        )
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(rect.left(), rect.bottom() - words_high - 2, rect.width(), words_high),
            Qt.AlignmentFlag.AlignCenter,
            many("left", self._left),
        )


class StripItem(StageItem):
    """Beside the suitcase: whose it is, and the rats, toys and the bonus tile in hand."""

    def __init__(self, look: Look, measure: Measure, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._measure = measure
        self._rect = QRectF(0, 0, 10, 10)
        self._state: tuple[object, ...] = ()
        self._token: Token | None = None
        self._name = ""
        self._rats = self._paid = self._most = self._toys = 0
        self._first = False
        self._bonus = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_rect(self, rect: QRectF) -> None:
        """Lie there."""
        self.prepareGeometryChange()
        self.setPos(rect.topLeft())
        self._rect = QRectF(QPointF(0, 0), rect.size())
        self.update()

    def show_state(
        self,
        *,
        token: Token,
        name: str,
        rats: int,
        paid: int,
        most: int,
        toys: int,
        first: bool,
        bonus: bool,
    ) -> None:
        """Show what a seat has in hand; `paid` of at most `most` rats were spent in this turn."""
        state = (token, name, rats, paid, most, toys, first, bonus)
        if state != self._state:
            self._state = state
            self._token, self._name = token, name
            self._rats, self._paid, self._most = rats, paid, most
            self._toys, self._first, self._bonus = toys, first, bonus
            self.update()

    def head_room(self) -> QRectF:
        """Where the cat token stands, in the item's coordinates."""
        return QRectF(0, 0, self._rect.width(), self._head() * 0.64)

    def rats_room(self) -> QRectF:
        """Where the rats are, in the item's coordinates."""
        return QRectF(0, self._head(), self._rect.width(), self._block())

    def toys_room(self) -> QRectF:
        """Where the toys are, in the item's coordinates."""
        return self.rats_room().translated(0, self._block())

    def bonus_room(self) -> QRectF:
        """Where the bonus tile lies, in the item's coordinates."""
        top = self._head() + 2 * self._block()
        return QRectF(0, top + self._line(), self._rect.width(), self._block() - self._line())

    def choice_room(self) -> QRectF:
        """Where the colours are offered, in the item's coordinates."""
        top = self._head() + self._block() * 0.98
        return QRectF(0, top, self._rect.width(), self._rect.height() - top)

    def _line(self) -> float:
        return self._measure.small * 1.35

    def _head(self) -> float:
        return self._rect.height() * 0.2

    def _block(self) -> float:
        return (self._rect.height() - self._head()) / 3

    def boundingRect(self) -> QRectF:
        """The strip."""
        return self._rect.adjusted(-8, -8, 8, 10)

    def draw(self, painter: QPainter) -> None:
        """Draw the cached strip."""
        key = ("strip", self._rect.size().toTuple(), self._measure.small, self._state)
        self._look.pixmaps.draw(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        if self._token is None:
            return
        theme, rect = self._look.theme, self._rect
        brushes.card(painter, rect, theme)
        head = self._head()
        plate = QPainterPath()
        plate.addRoundedRect(QRectF(0, 0, rect.width(), head), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._token.colour))
        painter.drawPath(plate)
        ink = QColor(self._token.ink)
        face = min(head * 0.56, rect.width() * 0.5)
        art.cat_token(
            painter,
            QRectF(rect.width() / 2 - face / 2, head * 0.04, face, face),
            theme,
            mix(QColor(self._token.colour), ink, 0.15),
            ink,
            self._token.initial,
        )
        if self._first:
            mark = head * 0.34
            art.suitcase_token(painter, QRectF(rect.width() - mark - 6, 6, mark, mark), theme)
        font = self._look.font(Role.STRONG)
        font.setPixelSize(max(1, round(self._measure.body)))
        metrics = QFontMetricsF(font)
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, rect.width() - 12)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(
            QRectF(6, head * 0.6, rect.width() - 12, head * 0.38),
            Qt.AlignmentFlag.AlignCenter,
            name,
        )
        self._paint_rats(painter, QRectF(0, head, rect.width(), self._block()))
        self._paint_toys(painter, QRectF(0, head + self._block(), rect.width(), self._block()))
        bonus = QRectF(0, head + 2 * self._block(), rect.width(), self._block())
        self._heading(painter, bonus, say("bonus-tile"))
        if not self._bonus:
            self._dim(painter, bonus.adjusted(0, self._line(), 0, 0))

    def _heading(self, painter: QPainter, block: QRectF, words: str) -> None:
        theme = self._look.theme
        painter.setPen(QPen(theme.line, 1.5))
        painter.drawLine(
            QPointF(block.left() + 8, block.top()), QPointF(block.right() - 8, block.top())
        )
        font = self._look.font(Role.SMALL)
        font.setPixelSize(max(1, round(self._measure.small)))
        width = QFontMetricsF(font).horizontalAdvance(words)
        if width > block.width() - 12:
            font.setPixelSize(max(1, int(font.pixelSize() * (block.width() - 12) / width)))
        painter.setFont(font)
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(block.left(), block.top() + 3, block.width(), self._line()),
            Qt.AlignmentFlag.AlignCenter,
            words,
        )

    def _dim(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(self._look.theme.muted)
        painter.drawText(room.adjusted(0, 0, 0, -8), Qt.AlignmentFlag.AlignCenter, "–")

    def _paint_rats(self, painter: QPainter, block: QRectF) -> None:
        theme = self._look.theme
        self._heading(painter, block, many("rats", self._rats))
        foot = self._line() if self._most else 0.0
        room = block.adjusted(6, self._line() + 2, -6, -foot)
        self._spread(painter, room, self._rats, rat=True)
        font = self._look.font(Role.SMALL)
        font.setPixelSize(max(1, round(self._measure.small * 0.92)))
        words = say("rats-turn", paid=self._paid, most=self._most)
        width = QFontMetricsF(font).horizontalAdvance(words)
        if width > block.width() - 8:
            font.setPixelSize(max(1, int(font.pixelSize() * (block.width() - 8) / width)))
        painter.setFont(font)
        painter.setPen(theme.muted if self._paid < self._most else theme.bad)
        painter.drawText(
            QRectF(block.left(), block.bottom() - foot - 2, block.width(), foot),
            Qt.AlignmentFlag.AlignCenter,
            words,
        )

    def _paint_toys(self, painter: QPainter, block: QRectF) -> None:
        self._heading(painter, block, many("toys", self._toys))
        room = block.adjusted(6, self._line() + 2, -6, -6)
        if self._toys:
            self._spread(painter, room, self._toys, rat=False)
        else:
            self._dim(painter, room)

    def _spread(self, painter: QPainter, room: QRectF, count: int, *, rat: bool) -> None:
        if not count:
            self._dim(painter, room)
            return
        theme = self._look.theme
        best = max(
            range(1, count + 1),
            key=lambda columns: min(room.width() / columns, room.height() / -(-count // columns)),
        )
        side = min(room.width() / best, room.height() / -(-count // best), 62.0)
        rows = -(-count // best)
        for index in range(count):
            row, column = divmod(index, best)
            in_row = min(best, count - row * best)
            at = QRectF(
                room.center().x() - in_row * side / 2 + column * side,
                room.center().y() - rows * side / 2 + row * side,
                side,
                side,
            )
            (art.rat if rat else art.toy)(painter, at.adjusted(2, 2, -2, -2), theme)


class ToyItem(StageItem):
    """A cat toy on a space of the suitcase."""

    def __init__(self, look: Look, cell: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._cell = cell
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """One cell."""
        return QRectF(0, 0, self._cell, self._cell)

    def draw(self, painter: QPainter) -> None:
        """Draw the cached toy."""
        rect = self.boundingRect()
        self._look.pixmaps.draw(
            painter, ("pe-toy",), rect, lambda inner: art.toy(inner, rect, self._look.theme)
        )


class PackBoard(BoardItem):
    """The suitcase; tells which of its cells was pressed."""

    pressed = Signal(object)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell the cell."""
        cell = self.cell_at(event.scenePos())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self.set_cursor_cell(cell)
            self.pressed.emit(cell)
        event.accept()


class MatItem(StageItem):
    """The felt on which positions and tiles lie."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._rect = QRectF(0, 0, 10, 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_rect(self, rect: QRectF) -> None:
        """Lie there."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """The felt with its shadow."""
        return self._rect.adjusted(-10, -10, 10, 14)

    def draw(self, painter: QPainter) -> None:
        """Draw the cached felt."""
        key = ("pe-mat", self._rect.size().toTuple())
        self._look.pixmaps.draw(painter, key, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        theme = self._look.theme
        rect = self._rect
        path = QPainterPath()
        path.addRoundedRect(rect, 16, 16)
        brushes.soft_shadow(painter, path, theme.shadow, 7, QPointF(0, 3))
        painter.setPen(QPen(theme.line, 1.5))
        painter.setBrush(mix(theme.linen, theme.case, 0.16 if not theme.dark else 0.28))
        painter.drawPath(path)
        seam = QPainterPath()
        seam.addRoundedRect(rect.adjusted(5, 5, -5, -5), 12, 12)
        brushes.stitches(painter, seam, mix(theme.line, theme.case_stitch, 0.6), 60, width=0.03)

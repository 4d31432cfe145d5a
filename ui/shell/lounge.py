"""Shell: the lounge: a baggage carousel with one suitcase per game, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QEnterEvent,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from engine.core import GameId
from ui.bridge.spec import TableSpec
from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.style import Look
from ui.look.type import Role
from ui.shell.parts import Card, Scroll, Words, button

_CASE = QSizeF(340, 250)
"""A closed suitcase's room, in units of its own drawing."""


class Lounge(QWidget):
    """Home. Signals say where the person wants to go; nothing is loaded to show it."""

    chosen = Signal(str)
    """A game's id: play it."""
    continued = Signal()
    went = Signal(str)
    """The name of a page: practise, shelf, records, rules, settings, about."""

    def __init__(
        self, look: Look, specs: dict[GameId, TableSpec], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.setAccessibleName(self.tr("Lounge"))
        self.carousel = Carousel(look, specs, self)
        self.carousel.chosen.connect(self.chosen)
        self.continue_button = button(
            self.tr("&Continue"), self.continued.emit, role="primary", parent=self
        )
        self.continue_words = Words(look, face=Role.SMALL, role="muted", wrap=True)
        self.play_button = button(
            self.tr("&New match"), lambda: self.chosen.emit(str(next(iter(specs))))
        )
        self.play_button.setVisible(len(specs) == 1)
        pages: tuple[tuple[str, str, str], ...] = (
            ("practise", self.tr("&Practise"), self.tr("Free undo, hints, the same deal again")),
            ("shelf", self.tr("Saved &matches"), self.tr("Unfinished matches, and files")),
            ("records", self.tr("R&ecords"), self.tr("Your log of finished matches")),
            ("rules", self.tr("&Rules"), self.tr("How the game is played")),
            ("settings", self.tr("&Settings"), self.tr("Theme, text, speed, names")),
            ("about", self.tr("&About"), self.tr("Versions and licences")),
        )
        menu = Card(look)
        menu.column.setSpacing(8)
        menu.column.addWidget(self.continue_button)
        menu.column.addWidget(self.continue_words)
        menu.column.addWidget(self.play_button)
        for page, text, hint in pages:
            menu.column.addWidget(button(text, self._go(page), hint=hint))
        menu.column.addStretch(1)
        side = Scroll(menu)
        menu.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._side = side
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(self.carousel, 1)
        row.addWidget(side)
        self._menu = menu
        self.set_latest("")
        self._fit()
        look.changed.connect(self._fit)
        # The order of the tab key is the order of what is wanted most.
        QWidget.setTabOrder(self.continue_button, self.play_button)

    def title(self) -> str:
        """The lounge has no name of its own in the window's title."""
        return ""

    def enter(self) -> None:
        """Put the focus where most people want to go."""
        if self.continue_button.isEnabled():
            self.continue_button.setFocus()
        else:
            self.carousel.focus_first()

    def leave(self) -> None:
        """Nothing goes on in here."""

    def set_latest(self, words: str) -> None:
        """Name the match that *Continue* opens; empty if there is none."""
        self.continue_button.setEnabled(bool(words))
        self.continue_words.setText(words or self.tr("No match is under way."))
        self.continue_button.setAccessibleDescription(self.continue_words.text())
        self._fit()

    def _go(self, page: str) -> Callable[[], None]:
        return lambda: self.went.emit(page)

    def _fit(self) -> None:
        width = self.look.px(272)
        self._side.setFixedWidth(width)
        # The card is as high as its hint, which does not know how the words wrap.
        margins = self._menu.column.contentsMargins()
        room = width - margins.left() - margins.right() - 2
        self.continue_words.setMinimumHeight(self.continue_words.heightForWidth(room))


class Carousel(QWidget):
    """The belt, the departure board above it, and the suitcases on it."""

    chosen = Signal(str)

    def __init__(self, look: Look, specs: dict[GameId, TableSpec], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 420)
        self.cases = [Suitcase(look, spec, self) for spec in specs.values()]
        for case, game in zip(self.cases, specs, strict=True):
            case.clicked.connect(self._choose(game))
        look.changed.connect(self.update)

    def focus_first(self) -> None:
        """Put the focus on the first suitcase."""
        if self.cases:
            self.cases[0].setFocus()

    def _choose(self, game: GameId) -> Callable[[], None]:
        return lambda: self.chosen.emit(str(game))

    def _board(self) -> QRectF:
        width = min(self.width() - 24.0, 760.0)
        height = min(150.0, self.height() * 0.24)
        return QRectF((self.width() - width) / 2, 10, width, height)

    def _belt(self) -> QRectF:
        top = self._board().bottom()
        room = self.height() - top
        height = min(190.0, room * 0.40)
        width = self.width() - 48.0
        return QRectF(24, self.height() - height - room * 0.06, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the suitcases on the belt."""
        super().resizeEvent(event)
        belt, board = self._belt(), self._board()
        count = max(1, len(self.cases))
        room = belt.top() + belt.height() * 0.52 - board.bottom() - 12
        scale = min(room / _CASE.height(), (belt.width() * 0.92 / count) / _CASE.width(), 1.9)
        width, height = _CASE.width() * scale, _CASE.height() * scale
        for index, case in enumerate(self.cases):
            middle = belt.left() + belt.width() * (index + 0.5) / count
            case.setGeometry(
                round(middle - width / 2),
                round(belt.top() + belt.height() * 0.52 - height),
                round(width),
                round(height),
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint board and belt from the cache."""
        del event
        painter = QPainter(self)
        size = QSizeF(self.size())
        self._look.pixmaps.draw(
            painter, ("lounge", self.width(), self.height()), QRectF(QPointF(), size), self._scene
        )
        painter.end()

    def _scene(self, painter: QPainter) -> None:
        self._paint_board(painter, self._board())
        self._paint_belt(painter, self._belt())

    def _paint_board(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        frame = QPainterPath()
        frame.addRoundedRect(rect, 14, 14)
        _shade(painter, rect, 14, 10, theme)
        painter.setPen(QPen(theme.metal_shade, 3))
        painter.setBrush(theme.board)
        painter.drawPath(frame)
        name = self.tr("STOWAWAY")
        pad = rect.height() * 0.13
        gap = 5.0
        height = rect.height() * 0.52
        width = min((rect.width() - 2 * pad - gap * (len(name) - 1)) / len(name), height * 0.86)
        left = rect.center().x() - (width * len(name) + gap * (len(name) - 1)) / 2
        font = self._look.font(Role.BOARD, pixels=height * 0.86 / self._look.text_scale)
        for index, letter in enumerate(name):
            brushes.flap_cell(
                painter,
                QRectF(left + index * (width + gap), rect.top() + pad, width, height),
                letter,
                font,
                theme,
            )
        words = self.tr("Pick a suitcase. Everything else is packed.")
        below = QRectF(rect.left(), rect.top() + pad + height, rect.width(), 0)
        below.setBottom(rect.bottom())
        painter.setPen(theme.board_dim)
        painter.setFont(self._look.font(Role.SMALL))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_belt(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        radius = rect.height() / 2
        rim = QPainterPath()
        rim.addRoundedRect(rect, radius, radius)
        _shade(painter, rect, radius, 18, theme)
        steel = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        base = mix(theme.line, theme.muted, 0.25)
        steel.setColorAt(0, mix(base, theme.raised, 0.55))
        steel.setColorAt(0.5, base)
        steel.setColorAt(1, mix(base, theme.board, 0.35))
        painter.setPen(QPen(mix(base, theme.board, 0.5), 1.5))
        painter.setBrush(QBrush(steel))
        painter.drawPath(rim)
        inside = rect.adjusted(11, 9, -11, -20)
        rubber = QPainterPath()
        rubber.addRoundedRect(inside, inside.height() / 2, inside.height() / 2)
        painter.setBrush(mix(theme.board, theme.muted, 0.18))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(rubber)
        painter.save()
        painter.setClipPath(rubber)
        slat = QPen(mix(theme.board, theme.muted, 0.36), 2)
        painter.setPen(slat)
        pitch = 46.0
        for step in range(int(inside.width() / pitch) + 3):
            x = inside.left() + (step - 0.4) * pitch
            # Slats lie askew like scales, so that the belt has a way that it goes.
            bend = QPainterPath(QPointF(x, inside.top()))
            bend.quadTo(QPointF(x + 26, inside.center().y()), QPointF(x + 4, inside.bottom()))
            painter.drawPath(bend)
        painter.restore()


class Suitcase(QAbstractButton):
    """A closed suitcase on the belt: a button that opens its game's set-up."""

    def __init__(self, look: Look, spec: TableSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._spec = spec
        self.setText(spec.title())
        self.setAccessibleName(spec.title())
        self.setAccessibleDescription(spec.tagline())
        self.setToolTip(spec.tagline())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As large as its drawing."""
        return _CASE.toSize()

    def enterEvent(self, event: QEnterEvent) -> None:
        """It is lifted a little under the pointer."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the case from the cache; lifted or pressed it only moves."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self.width() / _CASE.width()
        lift = 0.0 if self.isDown() else -5.0 if self.underMouse() or self.hasFocus() else 0.0
        painter.translate(0, 8 + lift)
        self._look.pixmaps.draw(
            painter,
            ("suitcase", self._spec.game),
            QRectF(0, 0, self.width(), self.height() - 8),
            lambda inner: self._paint_case(inner, scale),
        )
        if self.hasFocus():
            ring = QPainterPath()
            ring.addRoundedRect(_body(scale).adjusted(-5, -5, 5, 5), 24 * scale, 24 * scale)
            brushes.focus_ring(painter, ring, self._look.theme)
        painter.end()

    def _paint_case(self, painter: QPainter, scale: float) -> None:
        theme = self._look.theme
        painter.scale(scale, scale)
        body = _body(1.0)
        shell = QPainterPath()
        shell.addRoundedRect(body, 22, 22)
        _shade(painter, body, 22, 9, theme)
        _paint_handle(painter, body, self._look)
        leather = QLinearGradient(body.topLeft(), body.bottomLeft())
        leather.setColorAt(0.0, mix(theme.case, theme.raised, 0.18))
        leather.setColorAt(0.3, theme.case)
        leather.setColorAt(1.0, mix(theme.case, theme.case_edge, 0.45))
        painter.setPen(QPen(theme.case_edge, 2))
        painter.setBrush(QBrush(leather))
        painter.drawPath(shell)
        seam = QPainterPath()
        seam.addRoundedRect(body.adjusted(9, 9, -9, -9), 15, 15)
        brushes.stitches(painter, seam, theme.case_stitch, 42)
        for left in (True, False):
            _paint_strap(painter, body, self._look, left=left)
        label = QRectF(body.left() + 64, body.top() + 22, body.width() - 128, body.height() - 44)
        self._paint_label(painter, label)
        for x in (body.left() + 12, body.right() - 42):
            lock = QRectF(x, body.top() - 5, 30, 15)
            painter.setPen(QPen(theme.metal_shade, 1.2))
            painter.setBrush(theme.metal)
            painter.drawRoundedRect(lock, 4, 4)

    def _paint_label(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        plate = QPainterPath()
        plate.addRoundedRect(rect, 9, 9)
        painter.setPen(QPen(theme.tag_rim, 2.5))
        painter.setBrush(theme.tag)
        painter.drawPath(plate)
        title = self._spec.title().upper()
        font = self._look.font(Role.TITLE, pixels=30 / self._look.text_scale)
        room = rect.width() - 20
        wide = QFontMetricsF(font).horizontalAdvance(title)
        if wide > room:
            font.setPixelSize(max(10, int(30 * room / wide)))
        painter.setFont(font)
        painter.setPen(theme.tag_ink)
        foot = QRectF(rect.left(), rect.bottom() - 42, rect.width(), 38)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, title)
        picture = QRectF(rect.left() + 10, rect.top() + 9, rect.width() - 20, rect.height() - 52)
        painter.save()
        self._spec.emblem(painter, picture, self._look)
        painter.restore()


def _shade(painter: QPainter, rect: QRectF, radius: float, reach: float, theme: Theme) -> None:
    """A soft shadow of a large rounded rectangle, of plain fills alone, since they are cheap."""
    layers = 8
    each = 1.0 - (1.0 - theme.shadow.alphaF()) ** (1.0 / layers)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, each))
    painter.translate(0, reach * 0.45)
    for layer in range(layers):
        grow = reach * (1 - layer / layers) ** 1.5
        grown = rect.adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(grown, radius + grow, radius + grow)
    painter.restore()


def _body(scale: float) -> QRectF:
    """The case itself within its room, below the handle."""
    return QRectF(12 * scale, 40 * scale, 316 * scale, 190 * scale)


def _paint_handle(painter: QPainter, body: QRectF, look: Look) -> None:
    theme = look.theme
    box = QRectF(body.center().x() - 50, body.top() - 30, 100, 44)
    grip = QPainterPath()
    grip.addRoundedRect(box, 17, 17)
    gap = QPainterPath()
    gap.addRoundedRect(box.adjusted(13, 13, -13, 10), 9, 9)
    painter.setPen(QPen(theme.case_edge, 1.5))
    painter.setBrush(mix(theme.case, theme.case_edge, 0.5))
    painter.drawPath(grip.subtracted(gap))


def _paint_strap(painter: QPainter, body: QRectF, look: Look, *, left: bool) -> None:
    theme = look.theme
    x = body.left() + 24 if left else body.right() - 50
    strap = QRectF(x, body.top() + 1, 26, body.height() - 2)
    painter.setPen(QPen(theme.case_edge, 1.2))
    painter.setBrush(mix(theme.case, theme.case_edge, 0.62))
    painter.drawRect(strap)
    buckle = QRectF(x - 4, body.center().y() - 15, 34, 30)
    painter.setPen(QPen(theme.metal_shade, 1.5))
    painter.setBrush(theme.metal)
    painter.drawRoundedRect(buckle, 5, 5)
    painter.setBrush(mix(theme.case, theme.case_edge, 0.62))
    painter.drawRoundedRect(buckle.adjusted(7, 7, -7, -7), 2, 2)

"""Look: the enamel luggage tag as a push button, and short cuts for cards and labels."""

import math
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QCursor,
    QFont,
    QFontMetricsF,
    QMoveEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from ui.look import brushes, text
from ui.look.palette import mix
from ui.look.style import TOUCH_TARGET, Look
from ui.look.text import unbroken
from ui.look.typography import Role

_TAG_HEIGHT: Final = 46
_MAX_TAG_HEIGHT: Final = 60
_TAG_PADDING: Final = 14
"""Pixels above and below the two lines of a tag that has two, together."""
_MIN_TEXT_SHARE: Final = 0.72
"""How small a tag's words may be where there is little room, as a share of their size."""
_SWATCH_SIDE: Final = 256
_MENU_MARK_SHARE: Final = 0.42
"""How wide the mark of a menu is, with the room before it, as a share of the tag's height."""


class TagButton(QPushButton):
    """A push button in the shape of a luggage tag; `primary` is enamelled in the accent colour.

    Whoever shows it *offers* it (`setVisible`). Where there is no room for it, it can be `put_away`
    into a menu: then it is offered there, and hidden here.
    """

    offer_changed = Signal()
    """It is offered from now on, or no more."""

    def __init__(
        self, look: Look, words: str = "", parent: QWidget | None = None, *, primary: bool = False
    ) -> None:
        # Words for the constructor would bring in the class of icons, to see whether they are one.
        super().__init__(parent)
        self.setText(words)
        self._look = look
        self._primary = primary
        self._others: tuple[str, ...] = ()
        self._under: str | None = None
        self._sign: QPainterPath | None = None
        self._only_sign = False
        self._ticks = False
        self._opens_menu = False
        self._offered = True
        self._behind: QWidget | None = None
        self.setMinimumHeight(TOUCH_TARGET)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        look.changed.connect(self._renew)

    @property
    def offered(self) -> bool:
        """Whether it is to be had: here, or in a menu."""
        return self._offered

    @property
    def behind(self) -> QWidget | None:
        """What opens the menu in which it is offered; None where it is not in a menu."""
        return self._behind if self._offered else None

    def setVisible(self, visible: bool) -> None:
        """Offer it, or do not."""
        changed, self._offered = visible != self._offered, visible
        super().setVisible(visible and self._behind is None)
        if changed:
            self.offer_changed.emit()

    def put_away(self, behind: QWidget | None) -> None:
        """Be offered in a menu, or here again.

        Args:
            behind: What opens the menu; None for no menu.
        """
        if behind is not self._behind:
            self._behind = behind
            super().setVisible(self._offered and behind is None)

    def set_primary(self, primary: bool) -> None:
        """Be what is mainly done here, or not."""
        if primary != self._primary:
            self._primary = primary
            self.update()

    def mark_menu(self) -> None:
        """Show that it opens a menu."""
        self._opens_menu = True
        self._renew()

    @property
    def opens_down(self) -> bool:
        """Whether the menu that it opens will be below it."""
        return False

    def tick_when_checked(self) -> None:
        """Show a tick in place of the eyelet while it is checked."""
        self._ticks = True
        self.update()

    @property
    def ticked(self) -> bool:
        """Whether it shows a tick."""
        return self._ticks and self.isChecked()

    def keep_room(self, *others: str) -> None:
        """Have room for other words too, so that nothing beside it moves when it says those."""
        self._others = others
        self.updateGeometry()

    def set_sign(self, sign: QPainterPath) -> None:
        """Show `sign` instead of the words where `show_sign` asks for it.

        Args:
            sign: A filled shape in a square of side 1 around the origin.
        """
        self._sign = sign

    def show_sign(self, only_sign: bool) -> None:
        """Show only the sign, if there is one, or the words again."""
        only_sign = only_sign and self._sign is not None
        if only_sign != self._only_sign:
            self._only_sign = only_sign
            self.updateGeometry()
            self.update()

    @property
    def under(self) -> str:
        """What stands small below its words."""
        return self._under or ""

    def set_under(self, words: str) -> None:
        """Have a second, smaller line; it keeps its room while it is empty."""
        if words != self._under:
            self._under = words
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Room for the text, never lower than a touch target."""
        return self.least_size() if self._only_sign else self.size_with_words()

    def minimumSizeHint(self) -> QSize:
        """Room for somewhat smaller words: a tag's words are not cut."""
        return self.sizeHint() if self._only_sign else self.least_with_words()

    def least_size(self) -> QSize:
        """Return the size of the sign, or the least with words if there is none."""
        tall = self._tall()
        return self.least_with_words() if self._sign is None else QSize(round(tall * 1.2), tall)

    def size_with_words(self) -> QSize:
        """Return the size hint with words, whether or not they are shown now."""
        tall = self._tall()
        return QSize(int(self._advance(1.0) + tall * (1.25 + self._menu_share())), tall)

    def least_with_words(self) -> QSize:
        """Return the least size with words, whether or not they are shown now."""
        return QSize(self.least_wide(self.under), self._tall())

    def least_wide(self, under: str) -> int:
        """So wide it must be for its words with this second line, in logical pixels."""
        small = self._small()
        small.setPixelSize(round(text.MIN_FONT_PX))
        wide = max(self._advance(_MIN_TEXT_SHARE), QFontMetricsF(small).horizontalAdvance(under))
        return math.ceil(wide + self._tall() * (0.72 + self._menu_share()))

    def _menu_share(self) -> float:
        """The room for the mark of a menu, if it opens one, as a share of its height."""
        return _MENU_MARK_SHARE if self._opens_menu else 0.0

    def _tall(self) -> int:
        # The style sheet may want it higher than that; the slanted end is as long as it is high.
        highest = max(_MAX_TAG_HEIGHT, self.minimumHeight())
        tall = max(TOUCH_TARGET, min(self._look.px(_TAG_HEIGHT), highest))
        if self._under is None:
            return tall
        lines = QFontMetricsF(self._look.font(Role.STRONG)), QFontMetricsF(self._small())
        return max(tall, round(sum(each.height() for each in lines)) + _TAG_PADDING)

    def _small(self) -> QFont:
        return self._look.font(Role.SMALL)

    def _advance(self, share: float) -> float:
        font = self._look.font(Role.STRONG)
        font.setPixelSize(max(round(text.MIN_FONT_PX), round(font.pixelSize() * share)))
        wide = QFontMetricsF(font).horizontalAdvance
        return max(wide(text.unmarked(each)) for each in (self.text(), *self._others)) + 1

    def moveEvent(self, event: QMoveEvent) -> None:
        """The pointer that was over it may be over another now, and nobody tells it."""
        super().moveEvent(event)
        if self.underMouse() and not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, rim, ink = theme.tag, theme.tag_rim, theme.tag_ink
        # With a tick it is no button that does something, and is not to look like one.
        filled = self._primary if self._ticks else self._primary != self.isChecked()
        if filled:
            ground, rim, ink = theme.accent, theme.accent, theme.on_accent
        elif self.ticked:
            rim = theme.accent
        if not self.isEnabled():
            ground, rim = theme.sunken, theme.line
            ink = mix(theme.muted, theme.card, 0.25)
        elif self.isDown():
            ground = mix(ground, QColor("black"), 0.10)
        elif self.underMouse():
            ground = theme.accent_hover if filled else theme.tag_hover
        box = QRectF(self.rect()).adjusted(2, 2, -2, -1)
        key = ("tag", self.size().toTuple(), ground.rgba(), rim.rgba())
        self._look.pixmaps.draw(
            painter,
            key,
            QRectF(self.rect()),
            lambda inner: _tag(inner, box, self._look, ground, rim),
        )
        plate = box.adjusted(2, 1, -2, -3)
        cut = min(plate.height() * 0.34, plate.width() * 0.25)
        if self.hasFocus():
            brushes.focus_ring(
                painter, brushes.tag_path(plate.adjusted(-0.5, -0.5, 0.5, 0.5), hole=False), theme
            )
        painter.setPen(QPen(ink))
        # The eyelet ends a little beyond the slant; words keep their distance from it.
        eyelet = cut * 0.75 + plate.height() * 0.1
        words = plate.adjusted(
            eyelet + plate.height() * 0.12, 1 if self.isDown() else 0, -plate.height() * 0.12, 0
        )
        if self._menu_share():
            wide = plate.height() * _MENU_MARK_SHARE
            words.setRight(words.right() - wide * 0.8)
            at = QPointF(words.right() + wide * 0.4, words.center().y())
            _menu_mark(painter, at, wide, ink, down=self.opens_down)
        if self._only_sign and self._sign is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.translate(words.center())
            painter.scale(plate.height() * 0.42, plate.height() * 0.42)
            painter.drawPath(self._sign)
            painter.end()
            return
        if self._under is not None:
            # What is below keeps off the edge, where it would look cut.
            low = words.adjusted(plate.height() * 0.08, 0, -plate.height() * 0.16, 0)
            words.setHeight(words.height() * 0.55)
            low.setTop(words.bottom() - 1)
            text.draw(painter, low, self._under, self._small())
        plain = text.unmarked(self.text())
        fitted = text.fit(plain, self._look.font(Role.STRONG), words.size())
        text.record(fitted)
        painter.setFont(fitted.font)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        said = text.literal(fitted.lines[0]) if fitted.cut else self.text()
        painter.drawText(words, int(flags), said)
        if self.ticked:
            at, side = QPointF(plate.left() + cut * 0.8, plate.center().y()), plate.height() * 0.19
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.accent)
            painter.drawEllipse(at, side * 1.2, side * 1.2)
            strokes = ((-0.8, 0.1), (-0.2, 0.7), (0.9, -0.7))
            tick = [at + QPointF(x, y) * side * 0.8 for x, y in strokes]
            painter.setPen(QPen(theme.on_accent, max(2.0, side * 0.36)))
            painter.drawPolyline(tick)
        painter.end()

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()


def _menu_mark(painter: QPainter, at: QPointF, wide: float, ink: QColor, *, down: bool) -> None:
    """Paint the mark of a menu, which opens upwards or `down`, around a point."""
    side = wide * 0.26
    low = -0.5 if down else 0.5
    painter.setPen(QPen(ink, max(1.6, side * 0.4), c=Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(
        [at + QPointF(x * side, y * side) for x, y in ((-1.0, low), (0.0, -low), (1.0, low))]
    )
    painter.setPen(QPen(ink))


def _tag(painter: QPainter, box: QRectF, look: Look, ground: QColor, rim: QColor) -> None:
    brushes.enamel_tag(painter, box, look.theme, ground=ground, rim=rim)


def fill_linen(painter: QPainter, rect: QRectF, look: Look, offset: QPoint | None = None) -> None:
    """Lay the table's linen over `rect`, its threads on whole pixels of the device.

    `offset` is where the widget lies in its window, so that one cloth runs under all of them.
    """
    ratio = float(painter.device().devicePixelRatio())
    theme = look.theme
    side = QSizeF(_SWATCH_SIDE, _SWATCH_SIDE)

    def paint(inner: QPainter) -> None:
        inner.scale(ratio, ratio)
        brushes.linen(inner, side, theme)

    # A texture is copied only if it is not scaled: counted in device pixels, density 1.
    swatch = look.pixmaps.pixmap("linen", side * ratio, 1.0, paint)
    world = painter.worldTransform()
    area = world.mapRect(rect)
    scaled = QRectF(area.topLeft() * ratio, area.size() * ratio)
    painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    if offset is not None:
        painter.setBrushOrigin(QPointF(offset) * -ratio)
    painter.fillRect(scaled.toAlignedRect(), QBrush(swatch))
    painter.setBrushOrigin(QPointF())
    painter.setWorldTransform(world)


def card(parent: QWidget | None = None) -> QFrame:
    """A frame that the style sheet draws as a card."""
    frame = QFrame(parent)
    frame.setProperty("role", "card")
    return frame


class ProseLabel(QLabel):
    """A label whose lines do not end where none should (`text.unbroken`).

    It tells its text as it was given. What can be copied, as a path, also stays as it was.
    """

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        ProseLabel.setText(self, words)

    def setText(self, text: str) -> None:
        """Say something else."""
        self._words = text
        copied = self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        super().setText(text if copied else unbroken(text))

    def text(self) -> str:
        """What it says."""
        return self._words

    def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag) -> None:
        """Let the words be copied, or not."""
        super().setTextInteractionFlags(flags)
        self.setText(self._words)


class RoleLabel(ProseLabel):
    """A label in the font of a role, which follows the text scale."""

    def __init__(
        self, look: Look, role: Role, words: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(words, parent)
        self._look = look
        self._role = role
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._renew()
        look.changed.connect(self._renew)

    def _renew(self) -> None:
        font = self._look.font(self._role)
        # A style sheet of its own, since the application's would win over setFont.
        self.setStyleSheet(
            f"font-family: '{font.families()[0]}'; font-size: {font.pixelSize()}px;"
            f" font-weight: {font.weight().value};"
        )


class FittedLabel(QLabel):
    """A label whose words fit the room they get: wrapped, then smaller, then cut.

    It asks for the height of `lines` lines whatever it says, so that nothing around it moves when
    it says something else. Words that had to be cut are in the tool tip. The property
    `role` picks their colour: `bad`, `muted`, or `board` for a dark departure board.
    """

    def __init__(
        self,
        look: Look,
        role: Role,
        words: str = "",
        parent: QWidget | None = None,
        *,
        lines: int = 1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(words, parent)
        self._look = look
        self._role = role
        self._lines = lines
        self._align = align
        self._short: str | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._renew)

    def set_short(self, words: str) -> None:
        """Show these words where the text would be cut, and nothing where they would be cut too."""
        self._short = words
        self.update()

    def set_face(self, role: Role) -> None:
        """Be written in another face."""
        if role != self._role:
            self._role = role
            self._renew()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._look.font(self._role))
        wide = metrics.horizontalAdvance(self.text())
        return QSize(int(wide) + 4, int(metrics.height() * self._lines) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        inks = {"bad": theme.bad, "muted": theme.muted, "board": theme.board_dim}
        painter.setPen(inks.get(str(self.property("role")), theme.ink))
        room, font = QRectF(self.contentsRect()), self._look.font(self._role)
        lines = self._lines + 1
        words = self.text() if self._short is None else self._uncut(room.size(), font)
        fitted = text.draw(painter, room, words, font, self._align, lines=lines)
        painter.end()
        tip = self.text() if fitted.cut or words != self.text() else ""
        if self.toolTip() != tip:
            self.setToolTip(tip)

    def _uncut(self, room: QSizeF, font: QFont) -> str:
        for words in (self.text(), self._short or ""):
            if not text.fit(words, font, room, lines=self._lines + 1).cut:
                return words
        return ""

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

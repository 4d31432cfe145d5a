"""Shell: a postcard: what was made in a match as a picture, with its result and its code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QVBoxLayout, QWidget

from engine.core import shown
from ui.kit.spec import paint_postcard
from ui.look import brushes, text
from ui.look import typography as typefaces
from ui.look.incremental import IncrementalPainter
from ui.look.paths import fit
from ui.look.typography import Role
from ui.shell.widgets.basic import MAX_CODE_COLUMNS, Sentence, button
from ui.shell.widgets.two_columns import Beside

if TYPE_CHECKING:
    from engine.core import AnyGame
    from engine.store import Travelled
    from engine.trails import DailyDeal
    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable
    from ui.look.style import Look

POSTCARD_SIZE: Final = QSize(1200, 800)
"""Pixels of a postcard."""
_EDGE_MARGIN: Final = 44
_MIN_PICTURE_WIDTH: Final = 480
"""What is made smaller to be scaled up is no narrower than this, in logical pixels."""
_TEXT_WIDTH: Final = 330
"""Width of what is written, at the right."""


def best_try(game: AnyGame, day: DailyDeal) -> Travelled | None:
    """The try that a day's best result is of."""
    return next((one for one in day.tries if game.grade(one.result) == day.best), None)


def ask_place(parent: QWidget, name: str) -> str:
    """Where the person wants a picture; empty for nowhere. A `name` may have what no file's has."""
    # Not above: the lounge's first frame keeps no match.
    from engine.store.matches import file_name

    name = f"{file_name(name.removesuffix('.png'))}.png"
    words = QCoreApplication.translate("postcard", "Save the postcard")
    kind = QCoreApplication.translate("postcard", "Pictures (*.png)")
    place, _ = QFileDialog.getSaveFileName(parent, words, str(Path.home() / name), kind)
    return place if not place or Path(place).suffix else f"{place}.png"


class PostcardButtons(QWidget):
    """Copies or saves a postcard, and says how that went."""

    def __init__(
        self,
        look: Look,
        make: Callable[[], QImage | str],
        name: Callable[[], str],
        *,
        copy: str,
        save: str,
    ) -> None:
        """Take what paints the postcard, or tells why there is none, and the name of its file.

        `copy` and `save` are the words of the buttons.
        """
        super().__init__()
        self._make, self._name = make, name
        hint = self.tr("A picture of the result to send to others")
        self.copy_button = button(copy, self._copy, hint=hint)
        self.save_button = button(save, self._save, hint=hint)
        self.sentence = Sentence(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Beside(self.copy_button, self.save_button))
        column.addWidget(self.sentence)

    @property
    def has_focus(self) -> bool:
        """Whether a button has the keyboard."""
        return self.copy_button.hasFocus() or self.save_button.hasFocus()

    def _painted(self) -> QImage | None:
        made = self._make()
        if isinstance(made, QImage):
            return made
        self.sentence.say(made)
        return None

    def _copy(self) -> None:
        image = self._painted()
        if image is not None:
            QGuiApplication.clipboard().setImage(image)
            self.sentence.say(self.tr("Postcard copied."), bad=False)

    def _save(self) -> None:
        image = self._painted()
        place = "" if image is None else ask_place(self, self._name())
        if image is None or not place:
            return
        if image.save(place, "PNG"):  # type: ignore[call-overload]
            self.sentence.say(self.tr("Postcard saved."), bad=False)
        else:
            words = self.tr("The postcard could not be saved as {file}. Try another folder.")
            self.sentence.say(words.format(file=place))


def suitcase(look: Look, spec: GameTable, outcome: Outcome, room: QSize) -> QImage | None:
    """What was made in a match, painted whole; None where there is nothing to be seen."""
    pictures = spec.pictures(look, outcome, None)
    if pictures is None:
        return None
    for each in pictures.findChildren(QAbstractButton):
        each.hide()
    pictures.resize(_largest(pictures, room))
    for slices in pictures.findChildren(IncrementalPainter):
        slices.hurry()
    image = QImage(pictures.size() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2)
    image.fill(Qt.GlobalColor.transparent)
    pictures.ensurePolished()
    pictures.render(image, renderFlags=QWidget.RenderFlag.DrawChildren)
    pictures.deleteLater()
    # Where its buttons were there is nothing.
    mask = QBitmap.fromImage(image.createAlphaMask())
    seen = QRegion(mask).boundingRect()
    return image.copy(seen) if seen.isValid() else image


def _largest(pictures: QWidget, room: QSize) -> QSize:
    """The size of a widget at which it fills most of a room if it is scaled to that."""
    if not pictures.hasHeightForWidth():
        return room
    best, most = room, 0.0
    for wide in range(room.width(), _MIN_PICTURE_WIDTH, -8):
        high = pictures.heightForWidth(wide)
        scale = min(room.width() / wide, room.height() / high)
        filled = wide * high * scale**2
        # What is scaled up has larger words too, and what is scaled down cannot be read.
        if scale >= 1 and filled * scale > most:
            best, most = QSize(wide, high), filled * scale
    return best


def paint_picture(
    painter: QPainter, room: QRectF, look: Look, spec: GameTable, outcome: Outcome
) -> None:
    """Paint what was made in a match, as large as there is room for."""
    if paint_postcard(spec, painter, room, look, outcome):
        return
    picture = suitcase(look, spec, outcome, room.size().toSize())
    if picture is not None:
        painter.drawImage(fit(picture.deviceIndependentSize(), room), picture)


def postcard(look: Look, spec: GameTable, outcome: Outcome, words: Sequence[str]) -> QImage:
    """A postcard; `words` are the day, the result and which try it was."""
    # That of the program: what it shows of the match is in its colours, too.
    theme = look.theme
    image = QImage(POSTCARD_SIZE, QImage.Format.Format_RGB32)
    image.fill(theme.linen)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    whole = QRectF(0, 0, POSTCARD_SIZE.width(), POSTCARD_SIZE.height())
    brushes.card(painter, whole.adjusted(14, 14, -14, -14), theme, reach=10, corner=18)
    written = QRectF(
        whole.right() - _EDGE_MARGIN - _TEXT_WIDTH,
        _EDGE_MARGIN,
        _TEXT_WIDTH,
        POSTCARD_SIZE.height() - 2 * _EDGE_MARGIN,
    )
    room = QRectF(_EDGE_MARGIN, _EDGE_MARGIN, written.left() - _EDGE_MARGIN - 56, written.height())
    paint_picture(painter, room, look, spec, outcome)
    painter.setPen(QPen(theme.line, 2))
    painter.drawLine(written.topLeft() - QPointF(28, 0), written.bottomLeft() - QPointF(28, 0))
    _stamp(painter, QRectF(written.right() - 130, written.top(), 130, 150), look, spec)
    _write(painter, written, look, spec, outcome, words)
    painter.end()
    return image


def _write(
    painter: QPainter,
    room: QRectF,
    look: Look,
    spec: GameTable,
    outcome: Outcome,
    words: Sequence[str],
) -> None:
    theme = look.theme
    day, result, tried = words
    left = Qt.AlignmentFlag.AlignLeft
    title = typefaces.font(Role.TITLE, pixels=54)
    strong, body = (typefaces.font(Role.STRONG, pixels=size) for size in (34, 24))
    painter.setPen(theme.ink)
    y = room.top() + 190
    for said, face, high, ink in (
        (spec.title(), title, 116, theme.ink),
        (day, body, 64, theme.muted),
        (spec.summary(outcome.config), body, 64, theme.ink),
        (result, strong, 96, theme.ink),
        (tried, body, 36, theme.muted),
    ):
        if not said:
            continue
        painter.setPen(ink)
        text.draw(painter, QRectF(room.left(), y, room.width(), high), said, face, left, lines=2)
        y += high + 6
    if not outcome.is_deal:
        # By its code something else would come.
        return
    painter.setPen(QColor(theme.ink))
    code = QRectF(room.left(), room.bottom() - 44, room.width(), 44)
    named = shown(outcome.code, MAX_CODE_COLUMNS)
    text.draw(painter, code, named, typefaces.font(Role.BOARD, pixels=40), left)


def _stamp(painter: QPainter, room: QRectF, look: Look, spec: GameTable) -> None:
    """The stamp: the game's picture."""
    from ui.shell.trail.art import sticker

    painter.setPen(QPen(look.theme.line, 2))
    painter.setBrush(look.theme.sunken)
    painter.drawPath(sticker(room, 3))
    side = room.width() - 30
    picture = QRectF(0, 0, side, side)
    picture.moveCenter(room.center())
    painter.save()
    spec.emblem(painter, picture, look)
    painter.restore()

"""The table of Where's My Luggage?: its part of the set-up page."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import STEPS, TEMPO, AnyGame, Value
from ui.bridge.seats import SeatInfo
from ui.kit.options import OptionsEditor
from ui.look import text
from ui.look.air import airy
from ui.look.boxes import CalmSlider
from ui.look.palette import mix
from ui.look.rows import Row
from ui.look.style import TOUCH_TARGET, Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel
from ui.tables.wheres_my_luggage.art import (
    KINDS,
    TILE,
    paint_reverse,
    paint_tile,
)
from ui.tables.wheres_my_luggage.words import FORMS, Words, named, say, tempo

_FORMS: Final = ("timed", "memory")
_ON_BELT: Final = 9
"""So many suitcases stand on the belt of the picture."""
_TURNED: Final = (2, 1)
"""Column and row of the tile that is turned over in the picture."""
_SHOWN: Final = 19
"""Whose tile that is."""


class FormChoice(Row):
    """One of the forms to choose: a picture, a line, and what it is like."""

    def __init__(self, look: Look, form: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.form = form
        self.setText(named(FORMS, form))
        self._help = say(f"form-{form}-help")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._help)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The words wrap, and are read whole."""
        super().resizeEvent(event)
        self._keep()

    def _renew(self) -> None:
        self._keep()
        super()._renew()

    def _keep(self) -> None:
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        """The picture, and the lines of the words."""
        room = width - 26
        strong, small = self._look.font(Role.STRONG), self._look.font(Role.SMALL)
        return math.ceil(
            self._picture()
            + len(text.wrapped(self.text(), strong, room)) * QFontMetricsF(strong).height()
            + len(text.wrapped(self._help, small, room)) * QFontMetricsF(small).height()
            + 36
        )

    def sizeHint(self) -> QSize:
        """Wide enough for a few words in a line, and no higher than its words are where it is."""
        wide = self._look.px(210)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def minimumSizeHint(self) -> QSize:
        """A picture that can be seen, and a few words below it."""
        return QSize(self._look.px(150), round(self._picture()) + self._look.px(60))

    def _picture(self) -> float:
        return float(self._look.px(118))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card."""
        theme = self._look.theme
        body = rect.adjusted(3, 3, -3, -5)
        self.paint_card(painter, body)
        picture = QRectF(body.left() + 6, body.top() + 8, body.width() - 12, self._picture())
        paint = _paint_belt if self.form == "timed" else _paint_grid
        self._look.pixmaps.draw(
            painter,
            ("wl-form", self.form),
            picture,
            lambda inner: paint(inner, picture, self._look),
        )
        if self.isChecked():
            ring = QPainterPath()
            ring.addRoundedRect(body.adjusted(1, 1, -1, -1), 10, 10)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(mix(theme.metal_shade, theme.metal, 0.3), 3))
            painter.drawPath(ring)
        room = QRectF(body.left() + 10, picture.bottom() + 6, body.width() - 20, rect.height())
        top = room.top()
        for words, role, ink in (
            (self.text(), Role.STRONG, theme.ink),
            (self._help, Role.SMALL, theme.muted),
        ):
            font = self._look.font(role)
            lines = len(text.wrapped(words, font, room.width()))
            high = lines * QFontMetricsF(font).height() + 1
            painter.setPen(ink)
            at = QRectF(room.left(), top, room.width(), high)
            text.draw(painter, at, words, font, lines=lines)
            top += high + 2


def _paint_belt(painter: QPainter, rect: QRectF, look: Look) -> None:
    """A belt that comes round, with luggage on it."""
    theme = look.theme
    wide = min(rect.width(), rect.height() * 2.0)
    middle = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.33)
    far, near = wide * 0.41, rect.height() * 0.2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = rect.height() * 0.19
    for grow, colour in ((thick, theme.board), (thick * 0.8, mix(theme.board, theme.metal, 0.3))):
        painter.setPen(QPen(colour, grow))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, far, near)
    turns = [(number + 0.5) / _ON_BELT * math.tau for number in range(_ON_BELT)]
    # What is far away stands behind.
    for number, turn in sorted(enumerate(turns), key=lambda each: math.sin(each[1])):
        depth = math.sin(turn)
        high = rect.height() * (0.33 + 0.1 * depth)
        size = QRectF(0, 0, high * TILE.width() / TILE.height(), high)
        foot = middle + QPointF(math.cos(turn) * far, depth * near)
        size.moveCenter(QPointF(foot.x(), foot.y() - high * 0.42))
        paint_tile(painter, size, number % len(KINDS), look)


def _paint_grid(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Three rows of six tiles, one of them turned over."""
    across, down = 6, 3
    high = rect.height() / down
    wide = min(rect.width() / across, high * 1.15)
    left = rect.center().x() - wide * across / 2
    for row in range(down):
        for column in range(across):
            place = QRectF(left + column * wide, rect.top() + row * high, wide, high)
            if (column, row) != _TURNED:
                kind = (column + row * 2) % len(KINDS)
                paint_tile(painter, place.adjusted(3, 2, -3, -2), kind, look)
    column, row = _TURNED
    turned = QRectF(left + column * wide, rect.top() + row * high, wide, high)
    more = high * 0.3
    paint_reverse(painter, turned.adjusted(-more, -more, more, more), _SHOWN, look)


class Options(OptionsEditor):
    """The form; for the belt its tempo and step mode; and whether a look shows whose tile it is."""

    def __init__(
        self,
        look: Look,
        game: AnyGame,
        words: Words,  # noqa: ARG002
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._ids = {option.id for option in game.options}
        self._alone = self._wants_faces = True
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._group = QButtonGroup(self)
        self.forms: dict[str, FormChoice] = {}
        forms = QHBoxLayout()
        forms.setSpacing(6)
        for form in _FORMS:
            choice = FormChoice(look, form, self)
            self._group.addButton(choice)
            self.forms[form] = choice
            forms.addWidget(choice, 1)
            choice.toggled.connect(self._on_changed)
        column.addLayout(forms)
        self._belt = QWidget(self)
        column.addWidget(self._belt)
        self._build_belt()
        column.addStretch(1)
        self.set_values({"form": "timed", "faces": True, TEMPO.id: TEMPO.default, STEPS.id: False})

    def _build_belt(self) -> None:
        """What only the belt has."""
        column = QVBoxLayout(self._belt)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        title = RoleLabel(self._look, Role.STRONG, say("setup-tempo"), self._belt)
        self.tempo = CalmSlider(self._belt)
        self.tempo.setRange(TEMPO.low // TEMPO.step, TEMPO.high // TEMPO.step)
        self.tempo.setPageStep(1)
        self.tempo.setMinimumHeight(TOUCH_TARGET)
        self.tempo.setAccessibleName(title.text())
        self.tempo.valueChanged.connect(self._on_changed)
        title.setBuddy(self.tempo)
        self.said = RoleLabel(self._look, Role.STRONG, "", self._belt)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.said)
        column.addLayout(head)
        column.addWidget(self.tempo)
        column.addWidget(self._muted(say("setup-tempo-help")))
        self.steps, _ = self._flag("steps", column)
        self.steps.clicked.connect(self._on_changed)
        self.faces, self._why = self._flag("faces", column)
        self.faces.clicked.connect(self._on_faces)

    def _flag(self, key: str, column: QVBoxLayout) -> tuple[QCheckBox, QLabel]:
        box = QCheckBox(say(f"setup-{key}"), self._belt)
        box.setMinimumHeight(TOUCH_TARGET)
        why = self._muted(say(f"setup-{key}-help"))
        box.setAccessibleDescription(why.text())
        column.addWidget(box)
        # Below the words that it belongs to, and as near to them as to no others.
        row = QHBoxLayout()
        airy(self._look, row, (34, 0, 0, 8))
        row.addWidget(why)
        column.addLayout(row)
        return box, why

    def _muted(self, words: str) -> QLabel:
        label = RoleLabel(self._look, Role.SMALL, words, self._belt)
        label.setProperty("role", "muted")
        label.setWordWrap(True)
        return label

    # The editor's contract ------------------------------------------------------------------------

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Faces are for one person: two would see each other's (WL-33)."""
        self._alone = sum(player.is_person for player in players) < 2
        self._show()

    def values(self) -> dict[str, Value]:
        """What is chosen; what a form or a table does not have is as it is usually."""
        form = next(form for form, choice in self.forms.items() if choice.isChecked())
        timed = form == "timed"
        found: dict[str, Value] = {
            "form": form,
            "faces": not timed or (self._alone and self._wants_faces),
            TEMPO.id: self.tempo.value() * TEMPO.step if timed else TEMPO.default,
            STEPS.id: timed and self.steps.isChecked(),
        }
        return {name: value for name, value in found.items() if name in self._ids}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; names and values that do not exist are passed over."""
        form = values.get("form")
        if isinstance(form, str) and form in self.forms:
            self.forms[form].setChecked(True)
        percent = values.get(TEMPO.id)
        if isinstance(percent, int) and not isinstance(percent, bool):
            self.tempo.setValue(percent // TEMPO.step)
        steps, faces = values.get(STEPS.id), values.get("faces")
        if isinstance(steps, bool):
            self.steps.setChecked(steps)
        if isinstance(faces, bool):
            self._wants_faces = faces
        self._on_changed()

    def begins(self) -> bool:
        """Only in the memory form is there a first turn."""
        return not self.forms["timed"].isChecked()

    def _on_faces(self, wanted: bool) -> None:  # noqa: FBT001 - a signal's slot
        self._wants_faces = wanted
        self._on_changed()

    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self._belt.setVisible(self.forms["timed"].isChecked())
        self.said.setText(tempo(self.tempo.value() * TEMPO.step))
        self.faces.setEnabled(self._alone)
        self.faces.setChecked(self._alone and self._wants_faces)
        why = "setup-faces-help" if self._alone else "setup-faces-shared"
        self._why.setText(say(why))
        self.faces.setAccessibleDescription(self._why.text())

"""The table of Carry On: the end of a match. The last suitcase is weighed, and stamped."""

from __future__ import annotations

import math
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.core import Seat
from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.view import CarryView, RoundScore
from ui.bridge.outcome import Outcome
from ui.kit.finale import Finale, part
from ui.kit.showcase import shown_seat
from ui.kit.words import signed
from ui.look import case, text
from ui.look.easing import Ease
from ui.look.palette import faded, mix
from ui.look.paths import fit, pen
from ui.look.style import Look
from ui.look.typography import Role, font
from ui.tables.carry_on import art
from ui.tables.carry_on.pictures import CASE_ASPECT
from ui.tables.carry_on.words import Words, many, say

_LAND: Final = (0.0, 0.14)
_SWING: Final = (0.11, 0.35)
_STAMPS: Final = ((0.37, 0.42), (0.43, 0.48), (0.49, 0.54))
"""When the suitcase lands, the needle swings, and each stamp is set."""
_MAX_KG: Final = 44
"""The dial reaches so many kilograms."""
_NAMED_KG: Final = (0, 8, 16, 23, 32, 40)
_SWEEP: Final = 250.0
"""Degrees from no weight to the end of the dial."""


def finale(look: Look, outcome: Outcome, words: Words) -> Finale:
    """Return the scene: the last suitcase of the one human player, else of whoever came first."""
    seat = shown_seat(outcome)
    view: CarryView = outcome.view
    score = view.seats[seat].rounds[ROUNDS - 1]
    cues = ((_LAND[1] * 0.7, "settle"), *((end, "tick") for _, end in _STAMPS))
    result = outcome.result
    better = sum(len(group) for group in takewhile(lambda group: seat not in group, result.ranking))
    said = say(
        "end-case",
        name=words.name(Seat(seat)),
        points=many("points", score.points),
        total=result.scores[seat],
        place=better + 1,
        seats=len(result.scores),
    )
    return Finale(_Scene(look, score).paint, said, cues)


class _Scene:
    """What is painted, at any share of the time."""

    def __init__(self, look: Look, score: RoundScore) -> None:
        self._look, self._score = look, score

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the suitcase on the scales, the dial, and the stamps that are set by then."""
        stage = fit(QSizeF(2.0, 1.0), room.adjusted(0, 0, 0, -room.height() * 0.02))
        unit = stage.height()
        plate = QRectF(0, 0, unit * 1.12, unit * 0.09)
        plate.moveTopLeft(QPointF(stage.left(), stage.top() + unit * 0.72))
        landed = part(share, *_LAND, Ease.SETTLE)
        dip = unit * 0.018 * part(share, _LAND[1] * 0.6, _LAND[1])
        self._paint_scales(painter, plate.translated(0, dip), unit)
        spot = fit(QSizeF(CASE_ASPECT, 1), QRectF(0, 0, plate.width() * 0.92, unit * 0.66))
        spot.moveBottom(plate.top() + dip + unit * 0.02)
        spot.moveLeft(plate.center().x() - spot.width() / 2)
        # On whole pixels, so that its pictures are those that are kept.
        fallen = spot.translated(0, -(1 - landed) * (spot.bottom() - room.top())).toRect()
        art.paint_packed(
            painter, QRectF(fallen.topLeft(), spot.size()), self._score.packed, self._look
        )
        dial = QRectF(0, 0, unit * 0.62, unit * 0.62)
        dial.moveTopRight(stage.topRight() - QPointF(unit * 0.08, 0))
        self._paint_dial(painter, dial, share)
        self._paint_stamps(
            painter,
            QRectF(
                dial.left() - unit * 0.1,
                dial.bottom() + unit * 0.04,
                dial.width() + unit * 0.2,
                unit * 0.3,
            ),
            share,
        )

    def _paint_scales(self, painter: QPainter, plate: QRectF, unit: float) -> None:
        """A platform on its column."""
        theme = self._look.theme
        foot = QRectF(0, 0, plate.width() * 0.34, unit * 0.13)
        foot.moveTopLeft(QPointF(plate.center().x() - foot.width() / 2, plate.bottom() - 2))
        base = QRectF(0, 0, plate.width() * 0.72, unit * 0.05)
        base.moveTopLeft(QPointF(plate.center().x() - base.width() / 2, foot.bottom() - 2))
        painter.setPen(pen(theme.metal_shade, 1.5))
        for part_, corner in ((foot, 4.0), (base, 8.0), (plate, 10.0)):
            steel = mix(theme.metal_shade, theme.card, 0.35 if part_ is plate else 0.15)
            painter.setBrush(steel)
            painter.drawRoundedRect(part_, corner, corner)
        painter.setPen(pen(faded(theme.card, 0.55), 2))
        painter.drawLine(plate.topLeft() + QPointF(10, 4), plate.topRight() + QPointF(-10, 4))

    def _paint_dial(self, painter: QPainter, dial: QRectF, share: float) -> None:
        theme, score, middle = self._look.theme, self._score, dial.center()
        radius = dial.width() / 2
        painter.setPen(pen(theme.metal_shade, 2))
        painter.setBrush(case.brass(theme, dial.topLeft(), dial.bottomLeft()))
        painter.drawEllipse(dial)
        face = dial.adjusted(*(radius * s for s in (0.09, 0.09, -0.09, -0.09)))
        painter.setPen(pen(theme.line, 1.2))
        painter.setBrush(theme.card)
        painter.drawEllipse(face)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = face.adjusted(*(radius * s for s in (0.07, 0.07, -0.07, -0.07)))
        for first, last, ink in ((0, score.limit, theme.good), (score.limit, _MAX_KG, theme.bad)):
            painter.setPen(pen(ink, radius * 0.05))
            start, end = self._degrees(first), self._degrees(last)
            painter.drawArc(ring, round((90 - start) * 16), round((start - end) * 16))
        painter.setPen(pen(theme.ink, max(1.0, radius * 0.015)))
        for kg in range(0, _MAX_KG + 1, 2):
            long = 0.14 if kg in _NAMED_KG else 0.07
            painter.drawLine(
                self._at(middle, radius * 0.78, kg), self._at(middle, radius * (0.78 - long), kg)
            )
        small = font(Role.STRONG, pixels=max(11.0, radius * 0.13))
        for kg in _NAMED_KG:
            at = self._at(middle, radius * 0.54, kg)
            spot = QRectF(0, 0, radius * 0.34, radius * 0.2)
            spot.moveCenter(at)
            painter.setPen(theme.bad if kg > score.limit else theme.ink)
            text.draw(painter, spot, str(kg), small)
        swung = part(share, *_SWING, Ease.SETTLE)
        self._paint_needle(painter, middle, radius, score.kg * swung)
        if share >= _SWING[1]:
            words = say("pictures-kg", kg=score.kg, limit=score.limit)
            painter.setPen(theme.bad if score.kg > score.limit else theme.good)
            room = QRectF(0, 0, radius * 0.9, radius * 0.26)
            room.moveCenter(middle + QPointF(0, radius * 0.62))
            text.draw(painter, room, words, font(Role.STRONG, pixels=max(12.0, radius * 0.17)))

    def _degrees(self, kg: float) -> float:
        """Where a weight is on the dial, in degrees clockwise from the top."""
        return _SWEEP * (min(kg, _MAX_KG) / _MAX_KG - 0.5)

    def _at(self, middle: QPointF, reach: float, kg: float) -> QPointF:
        turn = math.radians(self._degrees(kg))
        return middle + QPointF(math.sin(turn), -math.cos(turn)) * reach

    def _paint_needle(self, painter: QPainter, middle: QPointF, radius: float, kg: float) -> None:
        theme = self._look.theme
        painter.save()
        painter.translate(middle)
        painter.rotate(self._degrees(kg))
        needle = QPainterPath(QPointF(-radius * 0.035, radius * 0.14))
        needle.lineTo(0, -radius * 0.7)
        needle.lineTo(radius * 0.035, radius * 0.14)
        needle.closeSubpath()
        painter.setPen(pen(theme.ink, 1))
        painter.setBrush(theme.accent)
        painter.drawPath(needle)
        painter.setBrush(theme.ink)
        painter.drawEllipse(QPointF(), radius * 0.06, radius * 0.06)
        painter.restore()

    def _paint_stamps(self, painter: QPainter, room: QRectF, share: float) -> None:
        """The points for weight, character and essentials, each stamped askew."""
        score, theme = self._score, self._look.theme
        found = (
            (say("weight"), score.weight, -5.0),
            (say("character"), score.character, 3.0),
            (say("essentials"), score.essential, -2.0),
        )
        gap = room.width() * 0.03
        wide = (room.width() - 2 * gap) / 3
        for number, (name, points, lean) in enumerate(found):
            set_ = part(share, *_STAMPS[number], Ease.IN)
            if set_ <= 0:
                continue
            spot = QRectF(room.left() + number * (wide + gap), room.top(), wide, room.height())
            short = number == 0 and score.kg > score.limit
            ink = theme.bad if short or points < 0 else theme.good if points else theme.muted
            painter.save()
            painter.setOpacity(set_)
            painter.translate(spot.center())
            painter.rotate(lean)
            painter.scale(1.8 - 0.8 * set_, 1.8 - 0.8 * set_)
            frame = QRectF(-wide / 2, -spot.height() * 0.4, wide, spot.height() * 0.8)
            painter.setPen(pen(ink, max(2.0, frame.height() * 0.04)))
            painter.setBrush(faded(theme.card, 0.8))
            painter.drawRoundedRect(frame, 8, 8)
            title = QRectF(
                frame.left() + 4, frame.top() + 3, frame.width() - 8, frame.height() * 0.32
            )
            text.draw(
                painter, title, name, font(Role.STRONG, pixels=max(12.0, frame.height() * 0.16))
            )
            number_room = frame.adjusted(4, frame.height() * 0.32, -4, -4)
            figure = font(Role.BOARD, pixels=max(14.0, frame.height() * 0.42))
            text.draw(painter, number_room, signed(points), figure)
            painter.restore()

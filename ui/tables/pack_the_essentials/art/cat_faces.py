"""The table of Pack the Essentials, its art: cats' faces, upright whatever way a tile lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look.palette import Weave, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cat_coats import WovenCoat
from ui.tables.pack_the_essentials.art.cat_poses import Mood
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE

INK = QColor("#231a20")
_NOSE = QColor("#d8566e")
_TONGUE = QColor("#f08a98")


def face(
    painter: QPainter, at: QPointF, radius: float, coat: WovenCoat, mood: Mood, *, pixels: float
) -> None:
    """A face with its ears; all of it within `radius` × 1.08 of `at`.

    `pixels` is how many device-independent pixels the radius is: below 16, whiskers and other fine
    lines are left out.
    """
    painter.save()
    painter.translate(at)
    painter.scale(radius, radius)
    fine = pixels >= 16
    thick = max(0.105, 1.15 / pixels)
    head = _head(coat.weave)
    painter.setPen(pen(coat.line, thick))
    for side in (-1, 1):
        _ear(painter, coat, side, thick)
    painter.setPen(pen(coat.line, thick * 2))
    painter.setBrush(coat.fur)
    painter.drawPath(head)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mix(coat.fur, WHITE, 0.10))
    painter.drawPath(head)
    painter.save()
    painter.setClipPath(head)
    _mask(painter, coat, fine=fine)
    painter.restore()
    if coat.weave is Weave.CHECK:
        for side in (-1, 1):
            _flap(painter, coat, side, thick)
    _muzzle(painter, coat, mood, thick, fine=fine)
    for side in (-1, 1):
        _eye(painter, coat, mood, side, thick, fine=fine)
    if fine:
        _whiskers(painter, coat)
    painter.restore()


def _head(weave: Weave) -> QPainterPath:
    """A wide head, in radii; with ruffled cheeks where the coat is long."""
    head = QPainterPath(QPointF(0, -0.56))
    if weave is Weave.CHEVRON:
        half = [
            (0.42, -0.56, 0.74, -0.34, 0.82, 0.06),
            (0.88, 0.10, 0.94, 0.14, 1.02, 0.20),
            (0.96, 0.28, 0.92, 0.32, 0.90, 0.36),
            (0.94, 0.42, 0.94, 0.46, 0.95, 0.54),
            (0.84, 0.58, 0.78, 0.60, 0.72, 0.64),
            (0.56, 0.84, 0.28, 0.90, 0.0, 0.90),
        ]
    elif weave is Weave.DOTS:
        half = [(0.46, -0.56, 0.80, -0.30, 0.90, 0.12), (0.92, 0.52, 0.50, 0.86, 0.0, 0.88)]
    else:
        half = [(0.50, -0.56, 0.92, -0.28, 0.97, 0.18), (1.00, 0.60, 0.56, 0.88, 0.0, 0.88)]
    for a, b, c, d, e, f in half:
        head.cubicTo(a, b, c, d, e, f)
    # The other half is the mirror image, run backwards.
    points = [(0.0, -0.56)] + [p for c in half for p in ((c[0], c[1]), (c[2], c[3]), (c[4], c[5]))]
    back = [(-x, y) for x, y in reversed(points)]
    for index in range(1, len(back), 3):
        (a, b), (c, d), (e, f) = back[index : index + 3]
        head.cubicTo(a, b, c, d, e, f)
    head.closeSubpath()
    return head


def _ear(painter: QPainter, coat: WovenCoat, side: int, thick: float) -> None:
    painter.save()
    painter.scale(side, 1)
    inner = mix(coat.pale, _NOSE, 0.38)
    ear, hollow = QPainterPath(), QPainterPath()
    if coat.weave is Weave.STRIPES:
        ear.addEllipse(QPointF(0.66, -0.56), 0.34, 0.36)
        hollow.addEllipse(QPointF(0.68, -0.57), 0.19, 0.21)
    elif coat.weave is Weave.DOTS:
        _triangle(ear, (0.16, -0.44), (0.50, -1.03), (0.86, -0.02), 0.5)
        _triangle(hollow, (0.34, -0.46), (0.53, -0.86), (0.72, -0.22), 0.5)
    elif coat.weave is Weave.CHEVRON:
        _triangle(ear, (0.24, -0.50), (0.95, -0.97), (0.92, 0.10), 0.25)
        _triangle(hollow, (0.44, -0.44), (0.83, -0.78), (0.84, -0.14), 0.25)
    else:
        _triangle(ear, (0.20, -0.48), (0.68, -0.74), (0.94, 0.02), 0.9)
    painter.setPen(pen(coat.line, thick * 2))
    painter.setBrush(coat.fur)
    painter.drawPath(ear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(ear)
    painter.setBrush(inner)
    painter.drawPath(hollow)
    if coat.weave is Weave.CHEVRON:
        tuft = QPainterPath(QPointF(0.42, -0.40))
        tuft.lineTo(0.71, -0.62)
        tuft.lineTo(0.66, -0.38)
        tuft.lineTo(0.84, -0.42)
        tuft.lineTo(0.70, -0.12)
        tuft.closeSubpath()
        painter.setBrush(coat.pale)
        painter.drawPath(tuft)
    painter.restore()


def _triangle(
    path: QPainterPath,
    inner: tuple[float, float],
    tip: tuple[float, float],
    outer: tuple[float, float],
    bow: float,
) -> None:
    """An ear from its inner foot over the tip to its outer foot, a little bowed."""
    a, b, c = QPointF(*inner), QPointF(*tip), QPointF(*outer)
    path.moveTo(a)
    path.quadTo((a + b) / 2 + QPointF(-0.06, -0.10) * bow, b + (a - b) * 0.12)
    path.quadTo(b, b + (c - b) * 0.10)
    path.quadTo((b + c) / 2 + QPointF(0.14, -0.10) * bow, c)
    path.closeSubpath()


def _flap(painter: QPainter, coat: WovenCoat, side: int, thick: float) -> None:
    """An ear that is folded forward."""
    painter.save()
    painter.scale(side, 1)
    flap = QPainterPath(QPointF(0.20, -0.60))
    flap.cubicTo(0.48, -0.80, 0.86, -0.72, 0.95, -0.34)
    flap.quadTo(1.02, -0.02, 0.90, 0.02)
    flap.quadTo(0.46, -0.18, 0.20, -0.60)
    painter.setPen(pen(coat.line, thick))
    painter.setBrush(coat.mark if side > 0 else coat.pale)
    painter.drawPath(flap)
    painter.restore()


def _mask(painter: QPainter, coat: WovenCoat, *, fine: bool) -> None:
    """What the coat draws on the face."""
    painter.setPen(Qt.PenStyle.NoPen)
    if coat.weave is Weave.STRIPES:
        painter.setBrush(coat.mark)
        for x, deep in ((-0.26, -0.30), (0.0, -0.22), (0.26, -0.30)):
            _thorn(painter, QPointF(x, -0.64), QPointF(x * 0.8, deep), 0.085)
        for side in (-1, 1):
            _thorn(painter, QPointF(side * 1.02, 0.12), QPointF(side * 0.68, 0.20), 0.075)
            _thorn(painter, QPointF(side * 1.0, 0.42), QPointF(side * 0.66, 0.40), 0.075)
    elif coat.weave is Weave.DOTS:
        painter.setBrush(coat.mark)
        for x, y in ((0.0, -0.40), (-0.24, -0.30), (0.24, -0.30)):
            painter.drawEllipse(QPointF(x, y), 0.075, 0.075)
        if fine:
            for side in (-1, 1):
                painter.drawEllipse(QPointF(side * 0.74, 0.28), 0.06, 0.06)
                painter.drawEllipse(QPointF(side * 0.60, 0.46), 0.05, 0.05)
    elif coat.weave is Weave.CHEVRON:
        painter.setBrush(coat.pale)
        blaze = QPainterPath(QPointF(-0.05, -0.58))
        blaze.cubicTo(-0.06, -0.20, -0.22, 0.10, -0.62, 0.40)
        blaze.quadTo(-0.5, 0.95, 0, 0.95)
        blaze.quadTo(0.5, 0.95, 0.62, 0.40)
        blaze.cubicTo(0.22, 0.10, 0.06, -0.20, 0.05, -0.58)
        painter.drawPath(blaze)
    else:
        painter.setBrush(coat.mark)
        painter.drawEllipse(QPointF(0.62, -0.18), 0.50, 0.46)
        painter.setBrush(coat.pale)
        painter.drawEllipse(QPointF(-0.86, -0.50), 0.50, 0.42)


def _thorn(painter: QPainter, foot: QPointF, tip: QPointF, half: float) -> None:
    way = tip - foot
    across = QPointF(-way.y(), way.x())
    across = across / max(1e-6, (across.x() ** 2 + across.y() ** 2) ** 0.5) * half
    thorn = QPainterPath(foot + across)
    thorn.quadTo(foot + way * 0.5 + across, tip)
    thorn.quadTo(foot + way * 0.5 - across, foot - across)
    painter.drawPath(thorn)


def _muzzle(painter: QPainter, coat: WovenCoat, mood: Mood, thick: float, *, fine: bool) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(coat.pale)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(side * 0.18, 0.50), 0.27, 0.23)
    painter.drawEllipse(QPointF(0, 0.64), 0.22, 0.16)
    mouth = max(0.075, thick * 0.62)
    if mood is Mood.CHEEKY:
        tongue = QPainterPath(QPointF(-0.11, 0.55))
        tongue.lineTo(0.11, 0.55)
        tongue.cubicTo(0.13, 0.86, -0.13, 0.86, -0.11, 0.55)
        painter.setPen(pen(mix(_NOSE, BLACK, 0.35), mouth * 0.6))
        painter.setBrush(_TONGUE)
        painter.drawPath(tongue)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(mix(coat.line, INK, 0.6), mouth))
    smile = QPainterPath(QPointF(-0.27, 0.52))
    smile.cubicTo(-0.22, 0.66, -0.04, 0.66, 0, 0.46)
    smile.cubicTo(0.04, 0.66, 0.22, 0.66, 0.27, 0.52)
    if fine or mood is not Mood.CHEEKY:
        painter.drawPath(smile)
    nose = QPainterPath(QPointF(-0.15, 0.29))
    nose.quadTo(0, 0.23, 0.15, 0.29)
    nose.quadTo(0.10, 0.42, 0, 0.46)
    nose.quadTo(-0.10, 0.42, -0.15, 0.29)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_NOSE)
    painter.drawPath(nose)


def _eye(
    painter: QPainter, coat: WovenCoat, mood: Mood, side: int, thick: float, *, fine: bool
) -> None:
    middle = QPointF(side * 0.44, 0.06)
    lid = max(0.11, thick * 0.85)
    dark = coat.weave is Weave.DOTS
    shut = mood in (Mood.ASLEEP, Mood.HAPPY) or (mood is Mood.WINK and side > 0)
    if shut:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(coat.pale if dark else INK, lid))
        bow = 0.2 if mood is Mood.ASLEEP else -0.22
        arc = QPainterPath(middle + QPointF(-0.21, -bow * 0.35))
        arc.quadTo(middle + QPointF(0, bow * 1.3), middle + QPointF(0.21, -bow * 0.35))
        painter.drawPath(arc)
        return
    painter.setPen(pen(INK, 0.06) if fine else Qt.PenStyle.NoPen)
    painter.setBrush(coat.iris if fine or dark else WHITE)
    painter.drawEllipse(middle, 0.235, 0.255)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    look = QPointF(0.08, 0.0) if mood is Mood.ASIDE else QPointF(0, 0)
    painter.drawEllipse(middle + look, 0.145, 0.215)
    painter.setBrush(WHITE)
    painter.drawEllipse(middle + look + QPointF(-0.055, -0.09), 0.075, 0.075)


def _whiskers(painter: QPainter, coat: WovenCoat) -> None:
    painter.setPen(pen(mix(coat.line, INK, 0.3), 0.035))
    for side in (-1, 1):
        for foot, tip in (((0.56, 0.46), (1.04, 0.40)), ((0.54, 0.56), (1.02, 0.62))):
            painter.drawLine(QPointF(side * foot[0], foot[1]), QPointF(side * tip[0], tip[1]))

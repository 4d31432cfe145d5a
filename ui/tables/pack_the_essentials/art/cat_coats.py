"""The table of Pack the Essentials, its art: the four coats of the cats, and their fur."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ui.look.palette import Fabric, Theme, Weave, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE, SpinePath


@dataclass(frozen=True, eq=False, slots=True)
class WovenCoat:
    """The colours of a cat: fur, its lit and its shaded side, outline, marks, pale parts, eyes."""

    weave: Weave
    fur: QColor
    lit: QColor
    shade: QColor
    line: QColor
    mark: QColor
    pale: QColor
    iris: QColor


_IRIS = {
    Weave.DOTS: QColor("#ffd977"),
    Weave.STRIPES: QColor("#e6f59a"),
    Weave.CHEVRON: QColor("#d3f1ee"),
    Weave.CHECK: QColor("#fff0a8"),
}


_PATCH = 0.27
"""So near a patch would be covered half by a leg, in cells."""


def coat(fabric: Fabric, theme: Theme) -> WovenCoat:
    """The coat of a fabric's cats: its base is the fur, whatever the theme."""
    dark = mix(fabric.base, BLACK, 0.74) if theme.dark else mix(fabric.edge, BLACK, 0.30)
    mark = mix(fabric.base, dark, 0.62)
    return WovenCoat(
        weave=fabric.weave,
        fur=fabric.base,
        lit=mix(fabric.base, WHITE, 0.22),
        shade=mix(fabric.base, dark, 0.24),
        line=dark,
        mark=mark,
        pale=mix(fabric.base, WHITE, 0.84),
        iris=_IRIS[fabric.weave],
    )


def fur(
    painter: QPainter,
    body: QPainterPath,
    trail: SpinePath,
    coat: WovenCoat,
    hidden: Sequence[QPointF],
    legs: Sequence[tuple[QPointF, QPointF]],
    *,
    curled: bool,
    fine: bool,
) -> None:
    """The markings of a coat on a body whose middle line is `trail`; in cells, clipped to it.

    Near the points of `hidden` there is no belly; `legs` will lie before it, from root to foot,
    and so will a hind foot.
    """
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    if coat.weave is Weave.DOTS:
        _rosettes(painter, trail, coat, legs, fine=fine)
    elif coat.weave is Weave.STRIPES:
        # Of a curled cat all that is hidden is its own back.
        _stripes(painter, trail, coat, [] if curled else hidden, curled=curled)
    elif coat.weave is Weave.CHEVRON:
        _belly(painter, trail, coat, hidden)
    else:
        _patches(painter, trail, coat, legs)
    painter.restore()


def sleeve(painter: QPainter, body: QPainterPath, trail: SpinePath, coat: WovenCoat) -> None:
    """The markings of a coat on a leg that is stretched into another cell along `trail`."""
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(coat.mark)
    if coat.weave is Weave.DOTS:
        for at, lane in ((0.56, -0.1), (0.68, 0.12), (0.80, -0.09)):
            painter.drawEllipse(trail.beside(at, lane), 0.062, 0.058)
    elif coat.weave is Weave.STRIPES:
        for at in (0.58, 0.74, 0.9):
            _wedge(painter, trail, at, -0.4, -0.04)
            _wedge(painter, trail, at + 0.02, 0.4, 0.04)
    elif coat.weave is Weave.CHECK:
        painter.drawEllipse(trail.beside(0.68, -0.16), 0.18, 0.14)
    painter.restore()


def _rosettes(
    painter: QPainter,
    trail: SpinePath,
    coat: WovenCoat,
    legs: Sequence[tuple[QPointF, QPointF]],
    *,
    fine: bool,
) -> None:
    cut = _covered(legs)
    count = max(2, round(trail.length / 0.27))
    for index in range(count):
        at = 0.42 + (trail.length - 0.3) * index / count
        for lane in (-0.24, 0.04) if index % 2 else (-0.11, 0.2):
            spot = trail.beside(at, lane)
            if _near(spot, cut, 0.2):
                continue
            size = 0.068 if fine else 0.07
            painter.setBrush(coat.mark)
            painter.drawEllipse(spot, size * 1.1, size)
            if fine:
                painter.setBrush(mix(coat.fur, WHITE, 0.16))
                painter.drawEllipse(spot + QPointF(0.008, 0.012), size * 0.5, size * 0.42)


def _covered(legs: Sequence[tuple[QPointF, QPointF]]) -> list[QPointF]:
    """Points on the legs: a leg would leave only a crescent of what it covers half of."""
    return [root + (foot - root) * (i / 4) for root, foot in legs for i in range(5)]


def _near(spot: QPointF, points: Sequence[QPointF], reach: float) -> bool:
    return any(math.dist(spot.toTuple(), each.toTuple()) < reach for each in points)


def _stripes(
    painter: QPainter, trail: SpinePath, coat: WovenCoat, hidden: Sequence[QPointF], *, curled: bool
) -> None:
    def closed(at: float, side: float) -> bool:
        """Whether there is an edge to begin at, and not the root of a stretched leg."""
        edge = trail.beside(at, side).toTuple()
        return all(math.dist(edge, into.toTuple()) > 0.62 for into in hidden)

    painter.setBrush(coat.mark)
    count = max(2, round(trail.length / 0.235))
    for index in range(count):
        at = 0.44 + (trail.length - 0.34) * index / count
        deep = 0.06 if index % 2 else -0.02
        if curled:
            # Deeper ones would meet where the line bends.
            deep -= 0.14
        if closed(at, -0.5):
            _wedge(painter, trail, at, -0.5, deep)
        if not curled and not trail.lying(at) and closed(at, 0.5):
            _wedge(painter, trail, at + 0.02, 0.5, -deep)


def _wedge(painter: QPainter, trail: SpinePath, at: float, outer: float, tip: float) -> None:
    """A stripe that begins broad at the body's edge and ends in a point."""
    stripe = QPainterPath(trail.beside(at - 0.055, outer))
    stripe.quadTo(trail.beside(at - 0.01, (outer + tip) / 2), trail.beside(at + 0.03, tip))
    stripe.quadTo(trail.beside(at + 0.085, (outer + tip) / 2), trail.beside(at + 0.06, outer))
    stripe.closeSubpath()
    painter.drawPath(stripe)


def _belly(painter: QPainter, trail: SpinePath, coat: WovenCoat, hidden: Sequence[QPointF]) -> None:
    """A white bib below the chin, or a white belly where the cat lies."""
    painter.setBrush(coat.pale)
    # Beside the chin the cheek and a leg would leave only a crescent of it.
    if trail.way(0.4).y() > -0.5 and not trail.lying(0.44):
        painter.drawEllipse(trail.at(0.44), 0.28, 0.28)
    for run in _lain_on(trail, hidden):
        # A short one would be a scrap.
        if run[-1] - run[0] < 0.75:
            continue
        # Ruffled where white meets colour.
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for index, at in enumerate(run):
            # The ruffle runs out into the body's edge.
            shown = min(1.0, (at - run[0]) / 0.25, (run[-1] - at) / 0.25)
            lane = 0.37 + 0.12 * (1 - shown)
            path.addEllipse(trail.beside(at, lane), 0.1, 0.13 if index % 2 else 0.11)
        painter.drawPath(path)


def _lain_on(trail: SpinePath, hidden: Sequence[QPointF]) -> list[list[float]]:
    """Runs of places on the trail at which the belly is seen below the body."""
    runs: list[list[float]] = [[]]
    steps = max(3, round((trail.length - 0.75) / 0.12))
    for index in range(steps):
        at = 0.6 + (trail.length - 0.92) * index / (steps - 1)
        flat = all(trail.lying(at + away) for away in (-0.15, 0.0, 0.15))
        if flat and not _near(trail.beside(at, 0.5), hidden, 0.78):
            runs[-1].append(at)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if run]


def _patches(
    painter: QPainter, trail: SpinePath, coat: WovenCoat, legs: Sequence[tuple[QPointF, QPointF]]
) -> None:
    white, cut = True, _covered(legs)
    first = 1.08 if trail.lying(0.6) else 0.66
    while _near(trail.beside(first, 0.2), cut, _PATCH) and first < trail.length - 0.3:
        first += 0.06
    count = max(2, round((trail.length - first) / 0.45))
    for index in range(count):
        at = first + (trail.length - first) * index / count
        side = -1 if index % 2 else 1
        spot = trail.beside(at, 0.2 * side)
        if _near(spot, cut, _PATCH):
            continue
        painter.setBrush(coat.pale if white else coat.mark)
        patch = QPainterPath()
        patch.setFillRule(Qt.FillRule.WindingFill)
        turn = trail.angle(at)
        for long, wide, size in (
            (0, 0, 0.17),
            (0.13, 0.06 * side, 0.13),
            (-0.1, 0.09 * side, 0.14),
        ):
            away = QPointF(
                long * math.cos(turn) - wide * math.sin(turn),
                long * math.sin(turn) + wide * math.cos(turn),
            )
            patch.addEllipse(spot + away, size, size)
        painter.drawPath(patch)
        white = not white


def shaded(painter: QPainter, body: QPainterPath, coat: WovenCoat) -> None:
    """Fill a body of fur: lit from above, in the shade below."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(coat.lit)
    painter.drawPath(body)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    lower = body.translated(0, 0.055)
    painter.setBrush(coat.shade)
    painter.drawPath(lower)
    painter.setClipPath(lower, Qt.ClipOperation.IntersectClip)
    painter.setBrush(coat.fur)
    painter.drawPath(body.translated(0, -0.07))
    painter.restore()


def outlined(
    painter: QPainter, path: QPainterPath, fill: QColor, line: QColor, thick: float
) -> None:
    """Fill a path and draw its outline."""
    painter.setPen(pen(line, thick))
    painter.setBrush(fill)
    painter.drawPath(path)

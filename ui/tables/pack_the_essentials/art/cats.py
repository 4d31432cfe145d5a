"""The table of Pack the Essentials, its art: the cat side of the tiles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, Weave, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.cat_coats import WovenCoat, coat, fur, shaded, sleeve
from ui.tables.pack_the_essentials.art.cat_faces import face
from ui.tables.pack_the_essentials.art.cat_poses import CatPose
from ui.tables.pack_the_essentials.art.small import cushion
from ui.tables.pack_the_essentials.art.strokes import WHITE, Bead, SpinePath, tube

HEAD: Final = 0.44
"""Radius of a head, in cells."""


def cat(
    painter: QPainter,
    cells: Sequence[Cell],
    pose: CatPose,
    cell: float,
    fabric: Fabric,
    theme: Theme,
) -> None:
    """One cat stretched along the shape: face at one end, tail at the other, paws between."""
    cushion(painter, cells, cell, fabric, theme)
    painter.save()
    painter.scale(cell, cell)
    _Cat(painter, pose, cell, coat(fabric, theme)).draw()
    painter.restore()


class _Cat:
    """A cat being painted; all lengths in cells."""

    def __init__(self, painter: QPainter, pose: CatPose, cell: float, coat: WovenCoat) -> None:
        self._painter = painter
        self._pose = pose
        self._cell = cell
        self._coat = coat
        self._thick = max(0.045, 1.1 / cell)
        self._fine = cell >= 34
        self._kitten = len(pose.spine) + len(pose.limbs) < 3
        bob = coat.weave is Weave.CHECK
        more = -0.12 if bob else -0.42 if len(pose.spine) > 2 else -0.24
        if pose.curled:
            more = 0.0
        self._trail = SpinePath(pose.spine, more)

    def draw(self) -> None:
        """Everything, from the tail forwards."""
        if len(self._pose.spine) == 1:
            self._loaf()
            return
        limbs = [self._limb(root, into) for root, into in self._pose.limbs]
        parts = limbs if self._pose.curled else [self._body(), *limbs]
        bob = self._coat.weave is Weave.CHECK
        if not self._pose.curled and not bob:
            self._tail()
        self._fill(self._union(parts, self._thick), self._coat.line)
        whole = self._union(parts)
        shaded(self._painter, whole, self._coat)
        curled = self._pose.curled
        legs = self._legs() if curled or not self._pose.limbs else []
        foot = None if curled else self._hind_foot()
        fur(
            self._painter,
            whole,
            self._trail,
            self._coat,
            self._hidden(),
            legs if foot is None else [*legs, (foot, foot)],
            curled=curled,
            fine=self._fine,
        )
        for root, into in self._pose.limbs:
            sleeve(self._painter, whole, SpinePath((root, into)), self._coat)
            self._far_paw(root, into)
        if self._pose.curled:
            self._curl()
            self._front_paws()
        else:
            if bob:
                self._tail()
            self._haunch()
            if not self._pose.limbs:
                self._front_paws()
        self._head()

    # Shapes ---------------------------------------------------------------------------------------

    def _union(self, parts: Sequence[Sequence[Bead]], grow: float = 0.0) -> QPainterPath:
        """All of the parts as one shape."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for part in parts:
            path.addPath(tube(part, grow))
        if self._pose.curled:
            block = self._pose.spine[-4:]
            path.addPath(brushes.outline(block, 1.0, inset=0.10 - grow, radius=0.86))
            if len(self._pose.spine) > 4:
                neck = [(self._trail.at(i * 0.1), 0.33) for i in range(12)]
                path.addPath(tube(neck, grow))
        return path

    def _fill(self, path: QPainterPath, colour: QColor) -> None:
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(colour)
        self._painter.drawPath(path)

    def _rimmed(self, beads: Sequence[Bead], colour: QColor) -> None:
        """A tube with an outline."""
        self._fill(tube(beads, self._thick), self._coat.line)
        self._fill(tube(beads), colour)

    def _body(self) -> list[Bead]:
        trail, wide = self._trail, 0.30 if self._kitten else 0.36
        beads: list[Bead] = []
        steps = math.ceil(trail.length / 0.045)
        for index in range(steps + 1):
            place = trail.length * index / steps
            share = place / trail.length
            # Slim behind the shoulders, broad at the haunches.
            half = wide - 0.035 + 0.05 * share + 0.022 * math.cos(share * 2 * math.pi)
            beads.append((trail.at(place), half))
        return beads

    def _hidden(self) -> list[QPointF]:
        """The middles of the cells beside which no belly is seen."""
        cells = [into for _, into in self._pose.limbs]
        if self._pose.curled:
            cells += self._pose.spine
        return [QPointF(x + 0.5, y + 0.5) for x, y in cells]

    def _limb(self, root: Cell, into: Cell) -> list[Bead]:
        """A leg stretched from the body into a cell beside it."""
        start = QPointF(root[0] + 0.5, root[1] + 0.5)
        way = QPointF(into[0] - root[0], into[1] - root[1])
        if root == self._pose.spine[0]:
            start = self._trail.at(0.22)
        end = QPointF(into[0] + 0.5, into[1] + 0.5) + way * 0.20
        steps = 24
        return [
            (start + (end - start) * (i / steps), 0.27 - 0.03 * i / steps) for i in range(steps + 1)
        ]

    # Parts ----------------------------------------------------------------------------------------

    def _far_paw(self, root: Cell, into: Cell) -> None:
        way = QPointF(into[0] - root[0], into[1] - root[1])
        self._paw(QPointF(into[0] + 0.5, into[1] + 0.5) + way * 0.19, way, 0.225, ring=False)

    def _paw(self, at: QPointF, way: QPointF, half: float, *, ring: bool = True) -> None:
        """A paw with its toes pointing `way`."""
        painter, coat = self._painter, self._coat
        painter.save()
        painter.translate(at)
        painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
        shape = QPainterPath()
        shape.addEllipse(QPointF(0, 0), half, half)
        painter.setPen(pen(coat.line, self._thick) if ring else Qt.PenStyle.NoPen)
        painter.setBrush(coat.pale if coat.weave is Weave.CHEVRON else mix(coat.fur, WHITE, 0.42))
        painter.drawPath(shape)
        if self._fine:
            painter.setPen(pen(coat.line, self._thick * 0.7))
            for lane in (-0.32, 0.32):
                painter.drawLine(
                    QPointF(half * 0.42, lane * half), QPointF(half * 0.92, lane * half)
                )
        painter.restore()

    def _legs(self) -> list[tuple[QPointF, QPointF]]:
        """Where the legs in front of the body begin, and where they stand."""
        trail = self._trail
        if trail.lying(0.6):
            places = (0.42, 0.68) if self._pose.curled else (0.60, 0.90)
            return [(trail.beside(at, 0.10), trail.beside(at - 0.04, 0.345)) for at in places]
        back = 1 if trail.way(0.6).y() > 0 else -1
        middle = trail.at(0.62 if back > 0 else 0.8)
        return [
            (middle + QPointF(lane * 0.24, 0), middle + QPointF(lane * 0.33, 0.30))
            for lane in (-1, 1)
        ]

    def _front_paws(self) -> None:
        way = self._trail.down(0.6) if self._trail.lying(0.6) else QPointF(0, 1)
        for root, foot in self._legs():
            self._leg(root, foot, way)

    def _leg(self, root: QPointF, foot: QPointF, way: QPointF) -> None:
        """A short leg in front of the body, its outline open where it joins."""
        steps = 8
        beads = [(root + (foot - root) * (i / steps), 0.105) for i in range(steps + 1)]
        self._fill(tube(beads[3:], self._thick), self._coat.line)
        self._fill(tube(beads, 0.012), self._coat.fur)
        self._paw(foot, way, 0.105, ring=False)

    def _hind_foot(self) -> QPointF | None:
        """Where the hind foot of a cat is that lies on its side; of a kitten it is hidden."""
        place = self._trail.length - 0.10
        if self._kitten or not self._trail.lying(place):
            return None
        return self._trail.beside(place - 0.22, 0.335)

    def _haunch(self) -> None:
        """The thigh's line and the hind feet."""
        trail = self._trail
        place = trail.length - (0.05 if self._kitten else 0.10)
        painter = self._painter
        if trail.lying(place):
            foot = self._hind_foot()
            if foot is None:
                return
            down = trail.down(place)
            way = trail.way(place)
            hip = trail.beside(place - 0.02, 0.10)
            thigh = QPainterPath(hip - way * 0.06 - down * 0.24)
            thigh.cubicTo(
                hip - way * 0.30 - down * 0.16,
                hip - way * 0.30 + down * 0.12,
                hip - way * 0.14 + down * 0.20,
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self._coat.line, self._thick * 0.85))
            painter.drawPath(thigh)
            self._foot(foot, -way)
            return
        for lane in (-1, 1):
            self._foot(trail.at(place) + QPointF(lane * 0.30, 0.10), QPointF(0, 1))

    def _foot(self, at: QPointF, way: QPointF) -> None:
        painter, coat = self._painter, self._coat
        painter.save()
        painter.translate(at)
        painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
        painter.setPen(pen(coat.line, self._thick))
        painter.setBrush(coat.pale if coat.weave is Weave.CHEVRON else mix(coat.fur, WHITE, 0.42))
        painter.drawEllipse(QPointF(0, 0), 0.175, 0.105)
        if self._fine:
            painter.setPen(pen(coat.line, self._thick * 0.7))
            for lane in (-0.035, 0.035):
                painter.drawLine(QPointF(0.09, lane), QPointF(0.155, lane))
        painter.restore()

    def _tail(self) -> None:
        """The tail in the last cell, curling up from the rump; of a folded-eared cat a bob."""
        last, before = self._pose.spine[-1], self._pose.spine[-2]
        middle = QPointF(last[0] + 0.5, last[1] + 0.5)
        way = QPointF(last[0] - before[0], last[1] - before[1])
        up = QPointF(0, -1) if way.y() == 0 else QPointF(1, 0)
        if self._coat.weave is Weave.CHECK:
            self._bob(middle + way * 0.30 + up * 0.10)
            return
        curve = QPainterPath(QPointF(-0.32, -0.12))
        curve.cubicTo(0.62, -0.56, 0.56, 0.62, -0.02, 0.34)
        if self._coat.weave is Weave.DOTS:
            curve = QPainterPath(QPointF(-0.32, -0.20))
            curve.cubicTo(0.60, -0.56, 0.56, 0.50, 0.14, 0.38)
            curve.cubicTo(-0.10, 0.28, 0.02, 0.04, 0.18, 0.10)
        elif self._coat.weave is Weave.CHEVRON:
            curve = QPainterPath(QPointF(-0.36, -0.16))
            curve.cubicTo(0.18, -0.56, 0.60, -0.20, 0.16, 0.43)
        self._plume(
            [
                middle + way * point.x() + up * point.y()
                for point in self._inside([curve.pointAtPercent(i / 40) for i in range(41)])
            ]
        )

    def _thickness(self, share: float) -> float:
        """Half the tail's thickness, from the rump (0) to the tip (1)."""
        match self._coat.weave:
            case Weave.DOTS:
                return 0.062 - 0.012 * share
            case Weave.STRIPES:
                return 0.100
            case _:
                # Bushy, with a pointed tip.
                return 0.055 + 0.115 * math.sin(math.pi * min(share, 0.97) ** 1.5)

    def _inside(self, points: Sequence[QPointF]) -> list[QPointF]:
        """The points of a tail, drawn together so far that all of it is within its cell."""
        room = 0.47 - self._thick
        halves = [self._thickness(i / (len(points) - 1)) for i in range(len(points))]
        wide = max((abs(p.x()) / (room - h) for p, h in zip(points, halves, strict=True)))
        high = max((abs(p.y()) / (room - h) for p, h in zip(points, halves, strict=True)))
        return [QPointF(p.x() / max(1, wide), p.y() / max(1, high)) for p in points]

    def _plume(self, points: Sequence[QPointF]) -> None:
        """A tail along points, marked as its coat is."""
        coat, last = self._coat, len(points) - 1
        beads = [(point, self._thickness(i / last)) for i, point in enumerate(points)]
        # No line across the root, where it comes out of the body that lies below it.
        root = last // 8 if self._pose.curled else 0
        self._fill(tube(beads[root:], self._thick, tight=True), coat.line)
        self._fill(tube(beads, tight=True), coat.fur)
        if coat.weave is Weave.CHEVRON:
            self._fill(tube(beads[round(last * 0.70) :]), coat.pale)
        elif coat.weave is Weave.STRIPES:
            self._fill(tube(beads[round(last * 0.86) :]), coat.mark)
            for share in (0.36, 0.52, 0.68):
                index = round(last * share)
                (start, half), (end, _) = beads[index], beads[index + max(1, last // 13)]
                self._painter.setPen(
                    QPen(coat.mark, half * 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
                )
                self._painter.drawLine(start, end)
        else:
            self._fill(tube(beads[round(last * 0.72) :]), coat.mark)

    def _bob(self, at: QPointF) -> None:
        """A short tail like a ball of wool."""
        puffs = [
            (at + QPointF(math.cos(turn), math.sin(turn)) * 0.072, 0.052)
            for turn in (2 * math.pi * i / 7 for i in range(8))
        ]
        for grow, colour in ((self._thick, self._coat.line), (0.0, self._coat.pale)):
            for puff in puffs:
                self._fill(tube([puff], grow), colour)
        self._fill(tube([(at, 0.08)]), self._coat.pale)

    def _curl(self) -> None:
        """The thigh of a cat that lies curled in a block, and its tail around it."""
        block = [QPointF(x + 0.5, y + 0.5) for x, y in self._pose.spine[-4:]]
        middle = (block[0] + block[2]) / 2
        painter, coat = self._painter, self._coat
        hip = middle + (block[3] + block[2] - middle * 2) * 0.34
        # From the angle of the third cell round by the fourth to the first.
        start = math.atan2(block[2].y() - middle.y(), block[2].x() - middle.x())
        quarter = math.atan2(block[3].y() - middle.y(), block[3].x() - middle.x()) - start
        hand = 1 if math.sin(quarter) > 0 else -1
        turn = start + hand * math.pi / 4
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(coat.line, self._thick * 0.85))
        thigh = QPolygonF(
            [
                hip + QPointF(math.cos(angle), math.sin(angle)) * 0.40
                for angle in (turn + hand * (math.pi * (0.55 + 0.03 * i)) for i in range(31))
            ]
        )
        painter.drawPolyline(thigh)
        far = 0.68
        points = []
        for index in range(41):
            share = index / 40
            angle = start + hand * (0.62 + share * 1.75)
            reach = far + 0.07 * math.cos(4 * (angle - start))
            points.append(middle + QPointF(math.cos(angle), math.sin(angle)) * reach)
        if coat.weave is Weave.CHECK:
            self._bob(middle + (block[3] - middle) * 1.25)
            return
        self._plume(points)

    def _head(self) -> None:
        x, y = self._pose.spine[0]
        radius = HEAD if not self._kitten else 0.42
        face(
            self._painter,
            QPointF(x + 0.5, y + 0.52),
            radius,
            self._coat,
            self._pose.mood,
            pixels=radius * self._cell,
        )

    def _loaf(self) -> None:
        """A kitten rolled up in one cell: a head, a back, and two paws; its tail is beneath it."""
        back = [(QPointF(0.5 + x, 0.64), 0.27) for x in (-0.16, -0.08, 0, 0.08, 0.16)]
        self._rimmed(back, self._coat.fur)
        shaded(self._painter, tube(back), self._coat)
        face(
            self._painter,
            QPointF(0.5, 0.45),
            0.385,
            self._coat,
            self._pose.mood,
            pixels=0.385 * self._cell,
        )
        for lane in (-0.17, 0.17):
            self._paw(QPointF(0.5 + lane, 0.86), QPointF(0, 1), 0.085)

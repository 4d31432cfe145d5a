"""Kit: the stagehand: pictures that move in place of items, which are hidden meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from engine.core import Event
from ui.look.easing import Ease
from ui.look.palette import Theme
from ui.motion import MoveTween, Moving
from ui.motion.sprite import Sprite
from ui.stage.items.stage_item import StageItem
from ui.stage.view import StageView

MOVING_ITEM_Z: Final = 5000.0
"""Above all that lies on a table, below what is in the hand."""
DROP_MS: Final = 110
_VEIL_WIDTH: Final = 26.0
"""The width of the linen under which a thing comes to the table, in scene units."""
_OFFSTAGE_DISTANCE: Final = 170.0
"""So far out of sight is what is beyond the edge, in scene units."""

Begin = Callable[[], Sequence[Moving]]
End = Callable[[], None]


def still() -> Sequence[Moving]:
    """Nothing moves."""
    return ()


@dataclass(frozen=True, slots=True)
class AnimationStep:
    """What is shown at once of what happened: its events, and what moves for them.

    Attributes:
        events: What happened.
        begin: Starts the movement, and returns what moves.
        cue: The sound that goes with it.
        arrives: What moves is on the table only afterwards, so the table shows that first.
        beside: Nobody has to wait for it; a person who tries something goes on.
        late: Much changes that lies still, so it is painted little by little (`RepaintQueue`).
        rest: For so many milliseconds it stands after its moves. Computers wait until then.
        private: It is for one person, and stands before the screen is handed on, also where
            nothing moves.
        view: What is shown with `arrives`, if the step goes on to something else.
        waits: It stands until a person goes on.
        opens: Something begins to be told; an input that skips what is told before stops there.
        then: Starts what follows once the table lies as after the step. What `begin` moves comes
            from where it lay before.
    """

    events: tuple[Event, ...]
    begin: Begin = still
    cue: str = ""
    arrives: bool = False
    beside: bool = False
    late: bool = False
    rest: int = 0
    private: bool = False
    # The view of any game: steps of all games are played by one player.
    view: Any = None
    waits: bool = False
    opens: bool = False
    then: Begin = still


def animation_steps(
    events: Iterable[Event], part: Callable[[Event], AnimationStep | Sequence[AnimationStep] | None]
) -> list[AnimationStep]:
    """What happened, in the order in which it is shown; `part` gives None, or nothing, for what
    only is told, and several where an event is seen in several steps, the first with the event.

    There is always one at least, and each event is in one of them.
    """
    found: list[AnimationStep] = []
    quiet: list[Event] = []
    for event in events:
        made = part(event)
        shown = (made,) if isinstance(made, AnimationStep) else made or ()
        if not shown:
            quiet.append(event)
            continue
        found.append(replace(shown[0], events=(*quiet, *shown[0].events)))
        found += shown[1:]
        quiet = []
    if quiet or not found:
        found.append(AnimationStep(tuple(quiet), beside=not quiet))
    return found


class Animator:
    """Makes the pictures that move on a stage, and clears the stage of them again.

    What moves is a picture in an item's place: so nothing is painted again on the way. `clear`
    takes the pictures away and shows all items again.
    """

    def __init__(self, view: StageView) -> None:
        self._view = view
        self._sprites: list[Sprite] = []
        self._hidden: list[QGraphicsItem] = []

    def clear(self) -> None:
        """Take everything away that was there only to move."""
        sprites, self._sprites = self._sprites, []
        for sprite in sprites:
            self.remove(sprite)
        hidden, self._hidden = self._hidden, []
        for item in hidden:
            if shiboken6.isValid(item):
                item.setVisible(True)

    @staticmethod
    def remove(sprite: QGraphicsItem) -> None:
        """Take one picture off the stage; again is free."""
        if shiboken6.isValid(sprite) and sprite.scene() is not None:
            sprite.scene().removeItem(sprite)

    def sprite(
        self,
        paint: Callable[[QPainter], None],
        rect: QRectF,
        *,
        keep: bool = True,
        late: bool = False,
        like: Sprite | None = None,
    ) -> Sprite:
        """A picture of `rect` of the scene, where it is; without `keep`, `clear` leaves it there.

        With `late` it is empty until `Sprite.come`; what looks `like` another shares its picture.
        """
        view = self._view
        density = view.transform().m11() * view.devicePixelRatioF()
        made = Sprite(paint, rect, density, late=late, like=like)
        made.setZValue(MOVING_ITEM_Z)
        made.setPos(rect.center())
        view.scene().addItem(made)
        if keep:
            self._sprites.append(made)
        return made

    def ring(self, path: QPainterPath, theme: Theme) -> Sprite:
        """A ring along a path of the scene, below what moves, that `clear` leaves there."""

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((theme.ink, 9.0), (theme.metal, 6.0)):
                painter.setPen(QPen(colour, width))
                painter.drawPath(path)

        made = self.sprite(paint, path.boundingRect().adjusted(-8, -8, 8, 8), keep=False)
        made.setZValue(MOVING_ITEM_Z - 1)
        return made

    def in_place_of(self, item: StageItem, *, keep: bool = True, late: bool = False) -> Sprite:
        """A picture of an item where it is; the item is hidden."""
        rect = item.boundingRect()
        made = self.sprite(item.draw, rect, keep=keep, late=late)
        made.setPos(item.mapToScene(rect.center()))
        if keep:
            self.hide(item)
        else:
            item.setVisible(False)
        return made

    def hide(self, item: QGraphicsItem) -> None:
        """Hide an item until `clear`."""
        item.setVisible(False)
        self._hidden.append(item)

    def alone(self, item: StageItem) -> tuple[Sprite, End]:
        """A picture of an item for a flourish: nothing but the second answer takes it away."""
        made = self.in_place_of(item, keep=False)

        def end() -> None:
            self.remove(made)
            if shiboken6.isValid(item):
                item.setVisible(True)

        return made, end

    def home(
        self, item: StageItem, start: QPointF, scale: float = 1.0, ms: int = 200
    ) -> tuple[Sequence[Moving], End]:
        """An item that was put back glides to where it lies; for a flourish.

        It is only made unseen, since what is hidden loses the focus.
        """
        made = self.sprite(item.draw, item.boundingRect(), keep=False)
        end = item.mapToScene(item.boundingRect().center())
        seen = item.opacity()
        item.setOpacity(0.0)

        def rest() -> None:
            self.remove(made)
            if shiboken6.isValid(item):
                item.setOpacity(seen)

        return (MoveTween(made, start, end, ms, (scale, 1.0), ease=Ease.OUT),), rest

    @staticmethod
    def settle(sprite: Sprite, cue: str = "settle") -> Sequence[Moving]:
        """Down onto its place, a little into it, and back."""
        at = sprite.pos()
        return (
            MoveTween(sprite, at, at, DROP_MS, (1.07, 0.97), ease=Ease.IN, cue=cue),
            MoveTween(sprite, at, at, DROP_MS, (0.97, 1.0), ease=Ease.OUT, delay=DROP_MS),
        )

    def sight(self) -> QRectF:
        """What can be seen of the scene."""
        view = self._view
        return view.mapToScene(view.viewport().rect()).boundingRect()

    def veil(self, *, left: bool = False) -> Sprite:
        """The linen over the edge beyond which a thing goes, so that no straight cut is seen."""
        sight, clear = self.sight(), QColor(self._view.look.theme.linen)
        linen = QColor(clear)
        clear.setAlpha(0)
        size = QSizeF(_VEIL_WIDTH, sight.height()) if left else QSizeF(sight.width(), _VEIL_WIDTH)
        room = QRectF(sight.topLeft(), size)

        def paint(painter: QPainter) -> None:
            fall = QLinearGradient(room.topLeft(), room.topRight() if left else room.bottomLeft())
            fall.setColorAt(0.2, linen)
            fall.setColorAt(1.0, clear)
            painter.fillRect(room, fall)

        return self.sprite(paint, room)

    def beyond(self, at: QPointF, *, left: bool = False) -> QPointF:
        """A point out of sight, over the upper edge, or over the left one."""
        sight = self.sight()
        if left:
            return QPointF(sight.left() - _OFFSTAGE_DISTANCE, at.y())
        return QPointF(at.x(), sight.top() - _OFFSTAGE_DISTANCE)

"""Motion: what a move is: an item on its way, or any change that takes a while."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import shiboken6
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from ui.look.easing import Ease

_WIGGLE_COUNT: Final = 2.5
"""How often a wiggling item swings to and fro on its way."""


class Moving(Protocol):
    """Something that takes `ms` milliseconds at normal speed, `delay` after its beat's begin."""

    @property
    def ms(self) -> int:
        """Its length."""
        ...

    @property
    def delay(self) -> int:
        """How long it waits before."""
        ...

    @property
    def ease(self) -> Ease:
        """How its speed changes."""
        ...

    @property
    def cue(self) -> str:
        """What may be heard when it starts; empty for nothing."""
        ...

    @property
    def subject(self) -> object:
        """What is changed: of several for one subject, the later waits for its time."""
        ...

    def alive(self) -> bool:
        """Whether there is still something to move."""
        ...

    def show(self, share: float) -> None:
        """Show the state after a share of the way: 0 at first, 1 at last, more if it overshoots."""
        ...


@dataclass(frozen=True, slots=True)
class MoveTween:
    """An item goes from `start` to `end` (positions in its parent).

    Scale and opacity change along with it. `lift` is how high above the straight way its middle
    passes, in units of the parent; `wiggle` how many degrees it swings to and fro.
    """

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    ms: int = 350
    scale: tuple[float, float] = (1.0, 1.0)
    opacity: tuple[float, float] = (1.0, 1.0)
    ease: Ease = Ease.SMOOTH
    delay: int = 0
    lift: float = 0.0
    wiggle: float = 0.0
    cue: str = ""

    @property
    def subject(self) -> object:
        """The item."""
        return self.item

    def alive(self) -> bool:
        """Whether the item is still there."""
        return shiboken6.isValid(self.item)

    def show(self, share: float) -> None:
        """Put the item where it is after a share (0 to 1) of the way."""
        item = self.item
        at = self.start + (self.end - self.start) * share
        if self.lift:
            at -= QPointF(0.0, self.lift * 4.0 * share * (1.0 - share))
        item.setPos(at)
        if self.scale != (1.0, 1.0):
            item.setScale(_between(self.scale, share))
        if self.opacity != (1.0, 1.0):
            item.setOpacity(min(1.0, max(0.0, _between(self.opacity, share))))
        if self.wiggle:
            swing = math.sin(share * 2.0 * math.pi * _WIGGLE_COUNT) * (1.0 - share)
            item.setRotation(self.wiggle * swing)


@dataclass(frozen=True, slots=True)
class ValueTween:
    """Anything else that takes a while: `apply` is told the share of the way, at last 1."""

    apply: Callable[[float], None]
    ms: int = 350
    ease: Ease = Ease.SMOOTH
    delay: int = 0
    cue: str = ""

    @property
    def subject(self) -> object:
        """Itself: no two changes are about the same."""
        return self

    def alive(self) -> bool:
        """Always: whoever makes a change answers for what it changes."""
        return True

    def show(self, share: float) -> None:
        """Tell the share."""
        self.apply(share)


@dataclass(frozen=True, slots=True)
class Beat:
    """One step: `begin` is called when its turn comes, `end` when it is over.

    A beat that is skipped before its turn came is only ended. `cue` is what may be heard when it
    begins, with or without moves. One with a `rest`, in milliseconds at normal speed, is a step of
    something that is told: it stands so long after its moves, so that it can be read, it is not
    hurried by others that are told after it, and a press on the stage goes on to the next. What
    `stands` does so also where there is no movement at all. One that `waits` stands, then too,
    until somebody goes on. With one that `opens` something else begins to be told: what skips all
    before it ends there.
    """

    begin: Callable[[], Sequence[Moving]]
    end: Callable[[], None]
    cue: str = ""
    rest: int = 0
    stands: bool = False
    waits: bool = False
    opens: bool = False


def _between(pair: tuple[float, float], share: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * share

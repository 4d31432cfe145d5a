"""Motion: what happened becomes movement on the screen. Knows no game; the match never waits."""

from ui.motion.moves import Beat, MoveTween, Moving, ValueTween
from ui.motion.player import INPUT_EVENTS, MAX_MOVE_MS, MotionPlayer

__all__ = [
    "INPUT_EVENTS",
    "MAX_MOVE_MS",
    "Beat",
    "MotionPlayer",
    "MoveTween",
    "Moving",
    "ValueTween",
]

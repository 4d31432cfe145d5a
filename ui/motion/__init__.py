"""Motion: what happened becomes movement on the screen. Knows no game; the match never waits."""

from ui.motion.moves import OVERSHOOT, Beat, Change, Ease, Move, Moving
from ui.motion.player import INPUTS, LONGEST_MS, MotionPlayer

__all__ = [
    "INPUTS",
    "LONGEST_MS",
    "OVERSHOOT",
    "Beat",
    "Change",
    "Ease",
    "MotionPlayer",
    "Move",
    "Moving",
]

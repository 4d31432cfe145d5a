"""Motion: what happened becomes movement on the screen. Knows no game; the match never waits."""

from ui.motion.player import LONGEST_MS, Beat, MotionPlayer, Move

__all__ = ["LONGEST_MS", "Beat", "MotionPlayer", "Move"]

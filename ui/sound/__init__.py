"""Sound: short, soft sounds for what happens; a machine without a device loses nothing else."""

from ui.sound.sounds import Sounds

__all__ = ["Sounds"]

"""Kit: the keys that are the same at every table. A letter may be a key of a game."""

from __future__ import annotations

from typing import Final

REPLAY_KEY: Final = "F4"
"""Shows again what just happened."""
LOG_KEY: Final = "Ctrl+L"
"""Shows or hides the log."""
MORE_KEY: Final = "F10"
"""Opens the menu of the buttons that have no room in the bar."""

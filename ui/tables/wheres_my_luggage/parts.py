"""The table of Where's My Luggage?: what the guided first round and the gallery get of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QPushButton, QWidget

    from engine.games.wheres_my_luggage.components import Components
    from engine.games.wheres_my_luggage.view import LuggageView
    from ui.kit.table.event_player import MatchScreen
    from ui.kit.table.shared_parts import SharedParts
    from ui.motion import MotionPlayer
    from ui.tables.wheres_my_luggage.commands import LuggageCommands
    from ui.tables.wheres_my_luggage.gates import Gates
    from ui.tables.wheres_my_luggage.items import Track
    from ui.tables.wheres_my_luggage.scene import LuggageScene
    from ui.tables.wheres_my_luggage.state import LuggageTableState


@dataclass(frozen=True, slots=True)
class BeltParts:
    """What only the form by the clock has."""

    hold_button: QPushButton
    cover_card: QWidget
    pause: Callable[[], None]
    resume: Callable[[], None]


@dataclass(frozen=True, slots=True)
class LuggageParts:
    """The parts of one table, and what it shows now."""

    widget: QWidget
    """The table, in whose coordinates places are told."""
    shared: SharedParts
    screen: MatchScreen[LuggageView]
    commands: LuggageCommands
    state: Callable[[], LuggageTableState]
    refreshed: SignalInstance
    """The match, or what to do, is shown anew."""
    box: Components
    scene: LuggageScene
    gates: Gates
    flight_motion: MotionPlayer
    """What flies beside the match."""
    track: Track
    pause_button: QPushButton
    belt: BeltParts | None
    """None in the form from memory."""

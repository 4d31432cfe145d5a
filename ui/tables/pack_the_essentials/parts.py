"""The table of Pack the Essentials: its parts, for whoever guides a person there or poses it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from engine.games.pack_the_essentials.view import PackView
from ui.kit.table.event_player import MatchScreen
from ui.kit.table.shared_parts import SharedParts
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.held import Tiles
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.table_widgets import TableWidgets


@dataclass(frozen=True, slots=True)
class PackParts:
    """The parts of one table."""

    widget: QWidget
    """The page: places are told in its coordinates."""
    screen: MatchScreen[PackView]
    shared: SharedParts
    scene: PackScene
    tiles: Tiles
    room: TableWidgets
    commands: PackCommands
    refreshed: SignalInstance
    """All of it is shown anew."""

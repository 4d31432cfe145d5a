"""The table of Cargo Hold: what the guided first turns and the gallery are given of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.games.cargo_hold.view import CargoView
    from ui.kit.table.button_bar import ButtonBar
    from ui.kit.table.event_player import MatchScreen
    from ui.kit.table.shared_parts import SharedParts
    from ui.look.widgets import TagButton
    from ui.tables.cargo_hold.buttons import StepButtons
    from ui.tables.cargo_hold.commands import CargoCommands
    from ui.tables.cargo_hold.scene import CargoScene
    from ui.tables.cargo_hold.showdown import Showdown
    from ui.tables.cargo_hold.state import CargoTableState


@dataclass(frozen=True, slots=True)
class CargoParts:
    """The parts of one table, and what it shows now."""

    widget: QWidget
    """The table, in whose coordinates places are told."""
    shared: SharedParts
    screen: MatchScreen[CargoView]
    commands: CargoCommands
    state: Callable[[], CargoTableState]
    scene: CargoScene
    showdown: Showdown
    bar: ButtonBar
    steps: StepButtons
    ledger_button: TagButton
    cards_button: TagButton

"""The table of Carry On: what the guided first round and the gallery are given of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.games.carry_on.view import CarryView
    from ui.kit.table.button_bar import ButtonBar
    from ui.kit.table.event_player import MatchScreen
    from ui.kit.table.shared_parts import SharedParts
    from ui.look.flap import FlapLabel
    from ui.look.widgets import TagButton
    from ui.tables.carry_on.commands import CarryCommands
    from ui.tables.carry_on.page import RoundPage
    from ui.tables.carry_on.scene import CarryScene
    from ui.tables.carry_on.state import CarryTableState


@dataclass(frozen=True, slots=True)
class CarryParts:
    """The parts of one table, and what it shows now."""

    widget: QWidget
    """The table, in whose coordinates places are told."""
    shared: SharedParts
    screen: MatchScreen[CarryView]
    commands: CarryCommands
    state: Callable[[], CarryTableState]
    scene: CarryScene
    page: RoundPage
    bar: ButtonBar
    flaps: tuple[FlapLabel, ...]
    scores_button: TagButton

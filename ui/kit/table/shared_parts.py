"""Kit: the parts that every table has, handed to those of its helpers that need several."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.access.voice import Voice
    from ui.bridge.base import TableBridge
    from ui.kit.table.action_buttons import ActionButtons
    from ui.kit.table.drawer import LogDrawer
    from ui.kit.table.log import MatchLog
    from ui.kit.table.prompt import Prompt
    from ui.kit.table.turn import TurnController
    from ui.look.style import Look
    from ui.motion import MotionPlayer


@dataclass(frozen=True, slots=True)
class SharedParts:
    """The parts of one table."""

    look: Look
    bridge: TableBridge
    motion: MotionPlayer
    voice: Voice
    prompt: Prompt
    log: MatchLog
    turn: TurnController
    action_buttons: ActionButtons
    drawer: LogDrawer

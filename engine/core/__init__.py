"""The contract: what every game is, and what the rest of the house may rely on."""

from engine.core.bot import Bot, Mind, Thought
from engine.core.chance import Draw, Label, Stream, draw
from engine.core.errors import (
    LATE,
    OVER,
    TURN,
    ComponentError,
    ConfigError,
    Refused,
    StowawayError,
)
from engine.core.events import Event
from engine.core.game import Game, Legal, Step
from engine.core.ids import GameId, Level, Seat, Tick, Value, dashed
from engine.core.inputs import Act, Action, Chance
from engine.core.options import Choice, Config, Flag, Number, Option, configure
from engine.core.sheet import Result, ScoreLine, Sheet
from engine.core.waiting import Awaiting, NeedsChance, Over, Waiting

__all__ = [
    "LATE",
    "OVER",
    "TURN",
    "Act",
    "Action",
    "Awaiting",
    "Bot",
    "Chance",
    "Choice",
    "ComponentError",
    "Config",
    "ConfigError",
    "Draw",
    "Event",
    "Flag",
    "Game",
    "GameId",
    "Label",
    "Legal",
    "Level",
    "Mind",
    "NeedsChance",
    "Number",
    "Option",
    "Over",
    "Refused",
    "Result",
    "ScoreLine",
    "Seat",
    "Sheet",
    "Step",
    "StowawayError",
    "Stream",
    "Thought",
    "Tick",
    "Value",
    "Waiting",
    "configure",
    "dashed",
    "draw",
]

"""The contract: what every game is, and what the rest of the house may rely on.

A name is imported when it is first asked for: the first frame of the app needs few of them.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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
    from engine.core.options import STEPS, TEMPO, Choice, Config, Flag, Number, Option, configure
    from engine.core.sheet import Result, ScoreLine, Sheet
    from engine.core.waiting import Awaiting, NeedsChance, Over, Waiting

__all__ = [
    "LATE",
    "OVER",
    "STEPS",
    "TEMPO",
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


def __getattr__(name: str) -> Any:
    match name:
        case "Bot" | "Mind" | "Thought":
            from engine.core import bot

            return getattr(bot, name)
        case "Draw" | "Label" | "Stream" | "draw":
            from engine.core import chance

            return getattr(chance, name)
        case (
            "LATE"
            | "OVER"
            | "TURN"
            | "ComponentError"
            | "ConfigError"
            | "Refused"
            | "StowawayError"
        ):
            from engine.core import errors

            return getattr(errors, name)
        case "Event":
            from engine.core import events

            return getattr(events, name)
        case "Game" | "Legal" | "Step":
            from engine.core import game

            return getattr(game, name)
        case "GameId" | "Level" | "Seat" | "Tick" | "Value" | "dashed":
            from engine.core import ids

            return getattr(ids, name)
        case "Act" | "Action" | "Chance":
            from engine.core import inputs

            return getattr(inputs, name)
        case "STEPS" | "TEMPO" | "Choice" | "Config" | "Flag" | "Number" | "Option" | "configure":
            from engine.core import options

            return getattr(options, name)
        case "Result" | "ScoreLine" | "Sheet":
            from engine.core import sheet

            return getattr(sheet, name)
        case "Awaiting" | "NeedsChance" | "Over" | "Waiting":
            from engine.core import waiting

            return getattr(waiting, name)
        case _:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

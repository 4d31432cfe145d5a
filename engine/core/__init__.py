"""The contract: what every game is, and what all other packages may rely on.

A name is imported when it is first asked for: the first frame of the app needs few of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from engine.core.bot import *  # noqa: F403
    from engine.core.chance import *  # noqa: F403
    from engine.core.errors import *  # noqa: F403
    from engine.core.events import *  # noqa: F403
    from engine.core.game import *  # noqa: F403
    from engine.core.grade import *  # noqa: F403
    from engine.core.ids import *  # noqa: F403
    from engine.core.inputs import *  # noqa: F403
    from engine.core.options import *  # noqa: F403
    from engine.core.plain import *  # noqa: F403
    from engine.core.sheet import *  # noqa: F403
    from engine.core.waiting import *  # noqa: F403

_NAMES: Final = {
    "bot": "Bot BotMemory BotProgress",
    "chance": "Draw Label Rng draw",
    "errors": "LATE OVER TURN ComponentError ConfigError Refused StowawayError "
    "DateText Field Message to_english join_messages",
    "events": "Event",
    "game": "AnyGame ListedActions Game HIDDEN Legal REVEALED SECRET Step estimate_key",
    "grade": "HUMAN_SEAT ANY_MARGIN Grade Medals TrailSetup by_place graded standing",
    "ids": "GameId Level Seat Tick Value dashed",
    "inputs": "Act Action Chance",
    "options": "ADVANTAGES STEPS TEMPO ChoiceOption Config FlagOption NumberOption Option "
    "SeatsOption advantaged configure given_advantages",
    "plain": "shown",
    "sheet": "Result ScoreLine Sheet",
    "waiting": "Awaiting NeedsChance Over AwaitingSeats",
}
_HOME: Final = {name: home for home, names in _NAMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"engine.core.{_HOME[name]}"), name)

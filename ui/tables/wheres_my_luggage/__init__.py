"""Tables: Where's My Luggage? Exports `TABLE`, which finds the parts when they are asked for."""

from typing import Final

from engine.core import Level
from ui.kit.spec import GameTable, TutorialDeal

FIRST_ROUND: Final = TutorialDeal(
    "WL-00E9-7K9A", {"form": "timed", "steps": True}, (Level("easy"),)
)
TABLE: Final = GameTable(__name__, FIRST_ROUND, order=2)

"""Tables: Cargo Hold. Exports `TABLE`, which finds the parts when they are asked for."""

from typing import Final

from engine.core import Level
from ui.kit.spec import GameTable, TutorialDeal

FIRST_ROUND: Final = TutorialDeal("CH-S8Y3-TG9K", {}, (Level("easy"), Level("easy")))
TABLE: Final = GameTable(__name__, FIRST_ROUND, order=4)

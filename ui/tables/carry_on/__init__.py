"""Tables: Carry On. Exports `TABLE`, which finds the parts when they are asked for."""

from typing import Final

from engine.core import Level
from ui.kit.spec import GameTable, TutorialDeal

FIRST_ROUND: Final = TutorialDeal("CO-MCG1-ST49", {}, (Level("easy"), Level("easy")))
TABLE: Final = GameTable(__name__, FIRST_ROUND, order=3)

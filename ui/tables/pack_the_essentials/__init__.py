"""Tables: Pack the Essentials. Exports `TABLE`, which finds the parts when they are asked for."""

from typing import Final

from ui.kit.spec import GameTable, TutorialDeal

# An easy card: the edge, cats there, one large group.
FIRST_ROUND: Final = TutorialDeal("PE-CATS-M1YH", {"side": "common", "victory": "cat-nap"})
TABLE: Final = GameTable(__name__, FIRST_ROUND, order=1)

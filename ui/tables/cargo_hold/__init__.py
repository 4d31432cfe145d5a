"""Tables: Cargo Hold. Exports `TABLE`, which finds the parts when they are asked for."""

from typing import Final

from ui.kit.spec import GameTable

TABLE: Final = GameTable(__name__)

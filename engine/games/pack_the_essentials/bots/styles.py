"""Pack the Essentials: what a style prefers where a level finds moves equally good.

A style never takes a move that its level values less. Everything it goes by lies on the table.
"""

from __future__ import annotations

from engine.core.characters import PlayStyle
from engine.games.pack_the_essentials.actions import PackAction, Place, PlaceBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import SeatView


def tile_preference(
    box: Components, style: PlayStyle, action: PackAction, kind: int, mine: SeatView
) -> tuple[int, int]:
    """Return how much a style likes a placement among equally good ones: its tile, then its place.

    The raider prefers a large tile, the cautious one a small one, the bluffer the cat side and the
    hoarder the side that costs no rat, the collector the colour that it has most of, the hurried
    one the tile that lies first. The hurried one packs from the first space on, the hoarder from
    the last one on.

    Args:
        box: The components.
        style: The style.
        action: The placement; anything else is liked 0.
        kind: The kind of the tile.
        mine: The seat's own suitcase.
    """
    if not isinstance(action, Place | PlaceBonus):
        return 0, 0
    tile = box.kinds[kind]
    match style:
        case PlayStyle.RAIDER:
            return tile.size, 0
        case PlayStyle.BLUFFER:
            return int(action.cat), 0
        case PlayStyle.HOARDER:
            return -int(action.cat), action.cell
        case PlayStyle.CAUTIOUS:
            return -tile.size, 0
        case PlayStyle.COLLECTOR:
            return sum(box.kinds[one.kind].colour == tile.colour for one in mine.placed), 0
        case PlayStyle.HURRIED:
            return -action.space if isinstance(action, Place) else 0, -action.cell


def claim_preference(box: Components, style: PlayStyle, position: int) -> int:
    """Return how much a style likes a draft position (PE-14) among equally good ones.

    The raider and the hurried one draft early, the bluffer late. The hoarder likes toys and rats,
    the cautious one rats, the collector a bonus tile.

    Args:
        box: The components.
        style: The style.
        position: The position, from 1.
    """
    gift = box.positions[position - 1]
    match style:
        case PlayStyle.RAIDER | PlayStyle.HURRIED:
            return -position
        case PlayStyle.BLUFFER:
            return position
        case PlayStyle.HOARDER:
            return gift.rats + gift.toys
        case PlayStyle.CAUTIOUS:
            return gift.rats
        case PlayStyle.COLLECTOR:
            return int(bool(gift.bonus))

"""Access: a hand of cards in an outline: the cards, where they may go, and their order."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from ui.access.outline import Control, Group
from ui.stage.cards.hand_view import HandView
from ui.stage.items.zone import Zone


def hand(
    fan: HandView, key: Hashable, name: str, cards: Sequence[str], description: str = ""
) -> Group:
    """A fan as a group: `cards` are the cards' names by index, why one is barred describes it.

    A card keeps its key, its index, when it is laid at another place.
    """
    controls = [
        Control(
            index,
            cards[index] if index < len(cards) else "",
            partial(fan.choose, index),
            fan.said(index),
            enabled=fan.is_open,
            chosen=index in fan.reserved,
            items=(fan.item(index),),
        )
        for index in fan.places
    ]
    controls += [
        Control(
            ("zone", number),
            zone.label,
            partial(fan.commit, zone),
            enabled=zone.zone is not Zone.IDLE,
            items=(zone,),
        )
        for number, zone in enumerate(fan.zones)
        if zone.label
    ]
    if fan.pill.isVisible():
        controls.append(Control("order", fan.pill.words, fan.next_order, items=(fan.pill,)))
    return Group(key, name, controls, description)

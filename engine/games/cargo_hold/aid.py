"""Cargo Hold: what a table may reckon for whoever sees it, from what lies open."""

from __future__ import annotations

from engine.games.cargo_hold import raid
from engine.games.cargo_hold.components import Components
from engine.parts.cards import Bag


def losing(box: Components, attack: Bag, defence: Bag) -> bool:
    """Whether the attacker would win, its Lassos taking the best defenders (CH-24)."""
    return raid.losing(raid.Fight(box, attack, defence))

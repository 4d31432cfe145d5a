"""The table of Cargo Hold: states worth a picture, for the gallery.

Each plays the match on, computers too, until it gets there; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from engine.core import Action, Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, Discard, EndTurn
from engine.games.cargo_hold.events import Collected, RaidBegan
from engine.games.cargo_hold.view import CargoView, Phase
from ui.kit.gallery_driver import GalleryDriver
from ui.tables.cargo_hold import tutorial
from ui.tables.cargo_hold.aim import TURN_PHASES
from ui.tables.cargo_hold.items import CARGO, FIREPOWER, SPECIAL, sort_of
from ui.tables.cargo_hold.questions import question
from ui.tables.cargo_hold.table import Table

if TYPE_CHECKING:
    from ui.bridge.match import MatchBridge


def poses(table: Table) -> Mapping[str, Callable[[], None]]:
    """The states by name."""
    found: dict[str, Callable[[], None]] = {
        "hand": lambda: _free(table),
        "chosen": lambda: _try(table, {FIREPOWER: 1, CARGO: 2}, table.send_button.click),
        "aimed": lambda: _try(table, {FIREPOWER: 2}, table.raid_button.click),
        "asked": lambda: director(table).until(lambda view: view.phase is Phase.CHOICE),
        "raid": lambda: _raid(table),
        "answers": lambda: _answers(table),
        "discard": lambda: _discard(table),
        "ledger": lambda: _then(table, table.show_ledger),
        "cards": lambda: _then(table, table.show_cards),
        "log": lambda: _then(table, table.drawer.button.click),
    }
    if cast("MatchBridge", table.bridge).screen.policy == "own":
        # Whose hand it is does not change on the way.
        found["collected"] = lambda: _collected(table)
    return found


def act_out(table: Table, lesson: str) -> None:
    """Do what a lesson of the guided first turns asks for."""
    fan = table.scene.fan
    buttons = {
        "draw": table.draw_button,
        "extend": table.extend_button,
        "whom": table.raid_button,
        "again": table.draw_button,
        "collect": table.collect_button,
    }
    if lesson in ("choose", "attackers", "limit"):
        fan.take_back()
        for index in tutorial.wish(table):
            fan.reserve(index)
    if lesson in buttons:
        buttons[lesson].click()
    if lesson in ("send", "draw", "extend", "raid", "answers", "limit", "collect"):
        table.confirm()
    director(table).rest()


def director(table: Table, *, calm: bool = False, sends: bool = True) -> GalleryDriver:
    """Who plays a match of this table on; where calm, persons raid nobody, and send as told."""
    return GalleryDriver(
        table, table.shared, lambda seat: _choice(table, seat, calm=calm, sends=sends)
    )


def _choice(table: Table, seat: Seat, *, calm: bool, sends: bool) -> Action:
    """Send something of everything, and raid whenever there is anybody to raid."""
    view: CargoView = table.bridge.view()
    box, mine, hand = table.box, view.seats[seat].delivery, view.seats[seat].hand
    asked = question(view, table.words)
    if asked is not None and asked.usual is not None:
        return asked.usual
    if view.phase is Phase.DISCARD:
        return Discard(hand[: len(hand) - box.limit])
    if view.phase is Phase.COLLECT and mine is not None and not mine.left:
        return Collect()

    def some(sort: int, most: int) -> list[int]:
        return [card for card in hand if sort_of(card) == sort][-most:]

    if sends and view.phase in (Phase.COLLECT, Phase.DELIVER) and mine is None:
        cards = [*some(FIREPOWER, 2), *some(CARGO, 2), *some(SPECIAL, 1)]
        if cards:
            return Deliver(tuple(sorted(cards)), seat % 2 == 1)
    others = (at for at, one in enumerate(view.seats) if at != seat and one.delivery is not None)
    cards = [] if calm else [*some(FIREPOWER, 3), *some(SPECIAL, 2)]
    target = next(others, None)
    if view.phase is not Phase.END and target is not None and cards:
        return Attack(Seat(target), tuple(sorted(cards)))
    return EndTurn(view.can_draw)


def _free(table: Table) -> None:
    """A turn in which a delivery may be sent, and somebody raided."""

    def there(view: CargoView) -> bool:
        others = sum(one.delivery is not None for one in view.seats)
        free = view.seats[view.actor].delivery is None
        return view.phase in (Phase.COLLECT, Phase.DELIVER) and free and others > 0

    director(table).until(there)
    table.close_raid()


def _raid(table: Table) -> None:
    """A raid that was told just now is shown again."""

    def told(_: CargoView) -> bool:
        steps = table.bridge.recent()
        return any(isinstance(event, RaidBegan) for step in steps for event in step.events)

    director(table).until(told)
    if not table.showdown.is_open:
        table.show_recent()


def _try(table: Table, most: Mapping[int, int], act: Callable[[], object]) -> None:
    """Choose cards of each sort, at most so many, and try them."""
    _free(table)
    fan, hand = table.scene.fan, table.state.hand
    fan.take_back()
    for sort, count in most.items():
        for index in [at for at, card in enumerate(hand) if sort_of(card) == sort][:count]:
            fan.reserve(index)
    act()


def _answers(table: Table) -> None:
    director(table).until(
        lambda view: view.phase in TURN_PHASES and view.seats[view.actor].delivery is not None
    )
    table.steps.end_drawing()
    table.toggle_answers()


def _discard(table: Table) -> None:
    # Whoever keeps all cards has too many before the match is over.
    director(table, calm=True, sends=False).until(lambda view: view.phase is Phase.DISCARD)
    table.close_raid()
    table.scene.fan.reserve(0)


def _collected(table: Table) -> None:
    director(table, calm=True).freeze(Collected, 0.5)
    # One that stays without movement would lie below the cards.
    table.close_raid()


def _then(table: Table, act: Callable[[], object]) -> None:
    _free(table)
    act()

"""The table of Cargo Hold: states worth a picture, for the gallery.

Each plays the match on, computers too, until it gets there; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Action, Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, Discard, EndTurn
from engine.games.cargo_hold.events import Collected, RaidBegan
from engine.games.cargo_hold.view import CargoView, Phase
from ui.kit.gallery_driver import GalleryDriver, match_bridge
from ui.tables.cargo_hold import tutorial
from ui.tables.cargo_hold.aim import TURN_PHASES, Send
from ui.tables.cargo_hold.items import CARGO, FIREPOWER, SPECIAL, sort_of
from ui.tables.cargo_hold.parts import CargoParts
from ui.tables.cargo_hold.questions import question


def poses(parts: CargoParts) -> Mapping[str, Callable[[], None]]:
    """The states by name."""
    found: dict[str, Callable[[], None]] = {
        "hand": lambda: _free(parts),
        "chosen": lambda: _try(parts, {FIREPOWER: 1, CARGO: 2}, lambda: _send_longer(parts)),
        "aimed": lambda: _try(parts, {FIREPOWER: 2}, parts.steps.raid.click),
        "asked": lambda: director(parts).until(lambda view: view.phase is Phase.CHOICE),
        "raid": lambda: _raid(parts),
        "answers": lambda: _answers(parts),
        "discard": lambda: _discard(parts),
        "ledger": lambda: _then(parts, parts.ledger_button.click),
        "cards": lambda: _then(parts, parts.cards_button.click),
        "log": lambda: _then(parts, parts.shared.drawer.button.click),
    }
    if match_bridge(parts.shared).screen.policy == "own":
        # Whose hand it is does not change on the way.
        found["collected"] = lambda: _collected(parts)
    return found


def act_out(parts: CargoParts, lesson: str) -> None:
    """Do what a lesson of the guided first turns asks for."""
    fan = parts.scene.fan
    buttons = {
        "draw": parts.steps.draw,
        "extend": parts.steps.extend,
        "whom": parts.steps.raid,
        "again": parts.steps.draw,
        "collect": parts.steps.collect,
        "rest": parts.steps.draw,
        "close": parts.steps.draw,
        "lure": parts.steps.send,
    }
    if lesson in tutorial.WISHED:
        fan.take_back()
        for index in tutorial.wish(parts.state(), parts.shared.bridge.game.box):
            fan.reserve(index)
    if lesson in buttons:
        buttons[lesson].click()
    confirmed = ("send", "draw", "extend", "raid", "finish", "limit", "collect")
    if lesson in (*confirmed, "fort", "rest", "spare", "lure", "charge", "close", "drop"):
        parts.commands.confirm()
    director(parts).rest()


def director(
    parts: CargoParts, *, calm: bool = False, sends: bool = True
) -> GalleryDriver[CargoView]:
    """Who plays a match of this table on; where calm, persons raid nobody, and send as told."""
    return GalleryDriver(
        parts.screen,
        parts.shared,
        lambda seat: _choice(parts, seat, calm=calm, sends=sends),
    )


def _choice(parts: CargoParts, seat: Seat, *, calm: bool, sends: bool) -> Action:
    """Send something of everything, and raid whenever there is anybody to raid."""
    view: CargoView = parts.shared.bridge.view()
    box, mine, hand = parts.shared.bridge.game.box, view.seats[seat].delivery, view.seats[seat].hand
    asked = question(view, parts.scene.words)
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


def _free(parts: CargoParts) -> None:
    """A turn in which a delivery may be sent, and somebody raided."""

    def there(view: CargoView) -> bool:
        others = sum(one.delivery is not None for one in view.seats)
        free = view.seats[view.actor].delivery is None
        return view.phase in (Phase.COLLECT, Phase.DELIVER) and free and others > 0

    director(parts).until(there)
    if parts.showdown.is_open:
        parts.commands.put_away()


def _raid(parts: CargoParts) -> None:
    """A raid that was told just now is shown again."""

    def told(_: CargoView) -> bool:
        steps = parts.shared.bridge.recent()
        return any(isinstance(event, RaidBegan) for step in steps for event in step.events)

    director(parts).until(told)
    if not parts.showdown.is_open:
        parts.commands.show_recent()


def _try(parts: CargoParts, most: Mapping[int, int], act: Callable[[], object]) -> None:
    """Choose cards of each sort, at most so many, and try them."""
    _free(parts)
    fan, hand = parts.scene.fan, parts.state().hand
    fan.take_back()
    for sort, count in most.items():
        for index in [at for at, card in enumerate(hand) if sort_of(card) == sort][:count]:
            fan.reserve(index)
    act()


def _send_longer(parts: CargoParts) -> None:
    """Mean to send for two turns."""
    parts.commands.mean(Send(longer=True))


def _answers(parts: CargoParts) -> None:
    director(parts).until(
        lambda view: view.phase in TURN_PHASES and view.seats[view.actor].delivery is not None
    )
    parts.steps.end_drawing()
    parts.steps.answers.click()


def _discard(parts: CargoParts) -> None:
    # Whoever keeps all cards has too many before the match is over.
    director(parts, calm=True, sends=False).until(lambda view: view.phase is Phase.DISCARD)
    if parts.showdown.is_open:
        parts.commands.put_away()
    parts.scene.fan.reserve(0)


def _collected(parts: CargoParts) -> None:
    director(parts, calm=True).freeze(Collected, 0.5)
    # One that stays without movement would lie below the cards.
    if parts.showdown.is_open:
        parts.commands.put_away()


def _then(parts: CargoParts, act: Callable[[], object]) -> None:
    _free(parts)
    act()

"""The table of Cargo Hold: what happened since one's last turn, as a row of small pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from engine.core import Seat
from engine.games.cargo_hold.components import DIVERSION, GETAWAY
from engine.games.cargo_hold.history import Fate, Meanwhile, RaidNews
from ui.access.outline import Control, Group
from ui.kit.table.seats import mark, seated
from ui.look.flow import BadgeBox, Box, ColumnBox, Ink, PictureBox, PlateBox, RowBox, TextBox
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.items.flow_item import FlowItem
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.spot import SpotItem
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import Words, many, say, speech

_SIDE: Final = 18
"""The side of a picture, in pixels at 100 %."""
_BRIEF_SIDE: Final = 14
"""Its side where many have to share the room."""
_LEAST_SIDE: Final = 11
"""Its side where two rows would have no room otherwise."""
_MAX_ROWS: Final = 2
_BRIEF_ROWS: Final = ((_MAX_ROWS, _BRIEF_SIDE), (_MAX_ROWS, _LEAST_SIDE), (1, _BRIEF_SIDE))
"""How many rows of which pictures there are room for, the best first."""
_SIGNS: Final[Mapping[Fate, tuple[art.Sign, Ink]]] = {
    Fate.RAIDED: ("open", "bad"),
    Fate.DEFENDED: ("defence", "good"),
}
"""What stands for the crate afterwards: a sign and its ink."""


def raid_said(raid: RaidNews, words: Words) -> str:
    """Return who raided whom, how that ended, and what it was worth."""
    key = {Fate.RAIDED: "news-lost", Fate.DEFENDED: "news-held"}.get(raid.fate, "news-fled")
    if not raid.money and raid.fate is not Fate.FLED:
        key = f"{key}-none"
    names = {"name": words.name(raid.attacker), "other": words.name(raid.defender)}
    said = [speech.say(key, **names, money=raid.money)]
    if raid.trap:
        said.append(say("news-trap", **names))
    if raid.stolen:
        said.append(say("news-stolen", money=raid.stolen))
    return " ".join(said)


def news_boxes(look: Look, state: CargoTableState, wide: float) -> tuple[Box | None, ...]:
    """Return rows of pictures of what has happened, those with more first; none for nothing.

    What was sent is left out where it has no room: it is on the table.
    """
    raids = [_raid(look, state, raid) for raid in state.raids_told]
    paid = [_done(look, state, one) for one in state.meanwhile if one.money]
    sent = [_done(look, state, one) for one in state.meanwhile if not one.money]
    found: list[Box | None] = []
    for chips in ((*raids, *paid, *sent), (*raids, *paid), tuple(raids)):
        rows = _rows(look, chips, wide)
        if rows and len(rows) <= _MAX_ROWS:
            found.append(_column(look, rows))
    if raids and not found:
        return tuple(brief_boxes(look, state, wide))
    if sent and not (raids or paid):
        found.append(None)
    return tuple(found)


def small_paid(look: Look, state: CargoTableState, wide: float) -> Box | None:
    """Return one row of small pictures of who collected how much, where there was no raid; None
    where there is nothing to tell, or more than a row.
    """
    paid = [_done(look, state, one, _BRIEF_SIDE) for one in state.meanwhile if one.money]
    rows = () if state.raids_told else _rows(look, paid, wide)
    return _column(look, rows) if len(rows) == 1 else None


def brief_boxes(look: Look, state: CargoTableState, wide: float) -> Sequence[Box]:
    """Return rows of small pictures of raids, without money, for little room: two rows, two of
    smaller ones, one.

    Where not all have room, those of one's own come first, and the last picture says how many more
    there were.
    """
    raids, found = state.raids_told, list[Box]()
    own_first = sorted(raids, key=lambda raid: state.seat not in (raid.attacker, raid.defender))
    for most, side in _BRIEF_ROWS:
        for count in range(len(raids), 0, -1):
            shown = sorted(own_first[:count], key=lambda raid: raid.number)
            chips: list[Box] = [_raid(look, state, raid, side) for raid in shown]
            if count < len(raids):
                chips.append(BadgeBox(f"+{len(raids) - count}", Role.SMALL, name="more-raids"))
            rows = _rows(look, chips, wide)
            if len(rows) <= most or count == 1:
                found.append(_column(look, rows))
                break
    return found


class NewsRow:
    """The places over the pictures of raids, each of which shows its raid again."""

    def __init__(
        self, look: Look, scene: QGraphicsScene, item: FlowItem, show: Callable[[int], object]
    ) -> None:
        """Lie over what `item` tells; `show` gets the number of the raid that was pressed."""
        self._look, self._scene, self._item, self._show = look, scene, item, show
        self._raids: Sequence[RaidNews] = ()
        """Those that are told; none while something else is shown there."""
        self.spots: list[SpotItem] = []
        """A place for each raid that was told since it was made."""

    def show_state(self, state: CargoTableState, words: Words, *, seen: bool) -> bool:
        """Have a place where a raid of the state is pictured; return whether there are more."""
        self._raids, before = state.raids_told if seen else (), len(self.spots)
        while len(self.spots) < len(self._raids):
            spot = SpotItem(self._look)
            spot.chosen.connect(partial(self._on_chosen, len(self.spots)))
            self._scene.addItem(spot)
            self.spots.append(spot)
        for number, spot in enumerate(self.spots):
            raid = self._raids[number] if number < len(self._raids) else None
            room = self._item.room("" if raid is None else _name(raid))
            spot.show_at(room)
            tip = "" if raid is None else say("news-tip", raid=raid_said(raid, words))
            spot.setToolTip(tip)
        return len(self.spots) > before

    def group(self, words: Words, done: Iterable[Meanwhile]) -> Group | None:
        """Return it as a group of the outline, each raid a button; None where nothing is told."""
        others = "; ".join(done_said(one, words) for one in done)
        if not self._raids and not others:
            return None
        controls = [
            Control(
                raid.number,
                raid_said(raid, words),
                partial(self._show, raid.number),
                say("news-again"),
                items=(spot,) if spot.isVisible() else (),
            )
            for raid, spot in zip(self._raids, self.spots, strict=False)
        ]
        return Group("news", say("access-news"), controls, others, item=self._item)

    def left_out(self, words: Words) -> str:
        """Return the raids for whose pictures there is no room, a line each."""
        pairs = zip(self._raids, self.spots, strict=False)
        return "\n".join(raid_said(raid, words) for raid, spot in pairs if not spot.isVisible())

    def _on_chosen(self, number: int) -> None:
        if number < len(self._raids):
            self._show(self._raids[number].number)


def done_said(one: Meanwhile, words: Words) -> str:
    """Return what somebody collected, or else sent."""
    name = words.name(one.seat)
    if one.money:
        return say("since-gained", name=name, money=one.money)
    return say("since-sent", name=name, cards=many("cards", one.sent))


def _name(raid: RaidNews) -> str:
    return f"raid-{raid.number}"


def _rows(look: Look, chips: Sequence[Box], wide: float) -> Sequence[Box]:
    """Return chips in as many rows as they need."""
    gap = look.air(6)
    rows: list[list[Box]] = []
    left = 0.0
    for chip in chips:
        needs = chip.width(look, 1e6)
        if not rows or needs > left:
            rows.append([])
            left = wide
        rows[-1].append(chip)
        left -= needs + gap
    return [RowBox((Box(grow=1), *row, Box(grow=1)), gap=gap) for row in rows]


def _column(look: Look, rows: Sequence[Box]) -> Box:
    return ColumnBox(tuple(rows), gap=look.air(3), name="news")


def _raid(look: Look, state: CargoTableState, raid: RaidNews, side: int = _SIDE) -> Box:
    """Who raids whom, which special ended it, and what became of the crate; what each of them got
    is beside them, unless the pictures have a smaller side.
    """
    won = raid.fate is Fate.RAIDED
    gains = {raid.attacker: raid.money if won else raid.stolen}
    gains[raid.defender] = raid.money if raid.fate is Fate.DEFENDED else 0
    brief = side < _SIDE
    cards = [card for card, acted in ((DIVERSION, raid.trap), (GETAWAY, _fled(raid))) if acted]

    def gained(seat: Seat) -> Box | None:
        if brief or not gains[seat]:
            return None
        return TextBox(f"+{say('dollars', money=gains[seat])}", Role.STRONG, "good", tabular=True)

    boxes = (
        _who(look, state, raid.attacker, side),
        gained(raid.attacker),
        _sign(look, "attack", "bad", side),
        _who(look, state, raid.defender, side),
        *(_thing(look, card, side) for card in cards),
        # After a Getaway it was neither held nor lost.
        None if _fled(raid) else _sign(look, *_SIGNS[raid.fate], side),
        gained(raid.defender),
    )
    ground = PlateBox("raised", 1e9, "accent")
    gap, pad = (look.air(2), look.air(5)) if brief else (look.air(4), look.air(8))
    return RowBox(boxes, gap=gap, pad=(pad, 1), ground=ground, name=_name(raid))


def _fled(raid: RaidNews) -> bool:
    return raid.fate is Fate.FLED


def _done(look: Look, state: CargoTableState, one: Meanwhile, side: int = _SIDE) -> Box:
    """Who collected how much, or sent how many cards; in small words if the side is smaller."""
    sign = _sign(look, "ready" if one.money else "cargo", "muted", side)
    said = f"+{say('dollars', money=one.money)}" if one.money else str(one.sent)
    role = Role.SMALL if side < _SIDE else Role.STRONG
    words = TextBox(said, role, "good" if one.money else "ink", tabular=True)
    return RowBox((_who(look, state, one.seat, side), sign, words), gap=look.air(4), pad=(2, 1))


def _who(look: Look, state: CargoTableState, seat: Seat, side: int) -> Box:
    return mark(look, seated(state.common.players, seat), side)


def _sign(look: Look, sign: art.Sign, ink: Ink, size: int) -> Box:
    side, theme = float(look.px(size - 3)), look.theme
    colours = {"good": theme.good, "bad": theme.bad, "muted": theme.muted}
    paint = partial(art.paint_sign, sign=sign, ink=colours[str(ink)])
    return PictureBox(paint, ("ch-news", sign, ink), wide=side, high=side)


def _thing(look: Look, card: int, size: int) -> Box:
    side, paint = float(look.px(size + 2)), partial(art.paint_thing, card=card)
    return PictureBox(paint, ("ch-thing", card), wide=side, high=side)

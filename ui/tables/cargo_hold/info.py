"""The table of Cargo Hold: what is told in its middle: the steps, chosen cards, the race."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QSizeF, Qt

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, EndTurn, Extend
from engine.games.cargo_hold.components import CARGO, Components
from engine.games.cargo_hold.view import Phase
from ui.kit.words import listed
from ui.look.flow import BadgeBox, Box, ColumnBox, Ink, PlateBox, RowBox, TextBox, roomiest
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold.news import brief_boxes, news_boxes, small_paid
from ui.tables.cargo_hold.prompts import idle_words, odds_words
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import Words, say

_STEP_NAMES: Final = ("collect", "deliver", "raid", "draw")
_STEP_BY_PHASE: Final = dict(zip(Phase, (4, 0, 1, 2, 3, 3, 3, 4, 0), strict=False))
"""The step of a phase, as far as it is one of a turn."""
_STEP_BY_ACTION: Final[Mapping[type, int]] = {
    Collect: 0,
    Extend: 0,
    Deliver: 1,
    Attack: 2,
    EndTurn: 3,
}
_ALIGN_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class InfoBox:
    """Writes what is told in the middle of the stage."""

    def __init__(self, look: Look, box: Components, words: Words) -> None:
        self._look, self._box, self._words = look, box, words

    def info(self, state: CargoTableState, cards: Sequence[int], room: QSizeF) -> Box:
        """The steps of the turn; what is known of the cards that are chosen, or else what the
        step is for, and who is how far.
        """
        look, now = self._look, step_of(state)
        steps = [
            BadgeBox(
                say(f"step-{step}"),
                Role.SMALL,
                "on_accent" if number == now else "muted" if number < now else "ink",
                PlateBox("accent" if number == now else "raised", 1e9, "line"),
                grow=1,
            )
            for number, step in enumerate(_STEP_NAMES)
        ]
        rows: list[Box] = [RowBox(tuple(steps), gap=look.air(6))]
        wide = room.width() - 2 * look.air(8)
        said: list[tuple[str, Ink]] = [
            (self._help(state, now), "muted"),
            (self._race(state), "ink"),
        ]
        if cards:
            said = [(line, "ink") for line in self._worth(state, cards)]
            said.append((idle_words(state, self._words), "bad"))
        ground = PlateBox("card", look.air(10), "line")
        boxes = []
        pictures = () if cards else news_boxes(look, state, wide)
        brief = () if cards else brief_boxes(look, state, wide)
        for role in (Role.BODY, Role.SMALL):
            more = [
                TextBox(line, role, ink, align=_ALIGN_CENTRE, lines=2, wide=wide)
                for line, ink in said
                if line
            ]
            for count in range(len(more), -1 if role is Role.SMALL else len(more) - 1, -1):
                # What is chosen, or was raided, matters more than the steps, where there is
                # little room.
                matters = count if cards else state.raids_told and not count
                tops = (rows, []) if matters and role is Role.SMALL else (rows,)
                shown = (*pictures, *brief) if not count else pictures
                for picture, top in product(shown or (None,), tops):
                    # A card that is looked at lies over what is below.
                    told = (picture, *more[:count])
                    lines = (*told, *top) if cards else (*top, *told)
                    parts, pad = (*lines, Box(grow=1)), look.air(8 if top else 3)
                    # Below what is alone there is nothing to keep away from.
                    gap = look.air(4) if len(lines) > 1 else 0
                    boxes.append(ColumnBox(parts, gap=gap, pad=pad, ground=ground))
        paid = None if cards else small_paid(look, state, wide)
        if paid is not None:
            # Below the steps in very little room.
            low = (*rows, paid, Box(grow=1))
            boxes.append(ColumnBox(low, gap=look.air(2), pad=look.air(3), ground=ground))
        return roomiest(look, room, boxes)

    def _help(self, state: CargoTableState, step: int) -> str:
        """What one's own step is for."""
        view = state.view
        if step >= len(_STEP_NAMES) or view.actor != state.seat:
            return ""
        mine = view.seats[state.seat].delivery
        key = _STEP_NAMES[step]
        if key == "collect" and mine is not None and mine.extended:
            key = "extended"
        if view.phase is Phase.DISCARD:
            key = "discard"
        elif key == "draw" and not view.can_draw:
            key = "dry"
        return say(f"help-{key}", limit=self._box.limit)

    def _race(self, state: CargoTableState) -> str:
        """How far one is, and who is ahead."""
        view = state.view
        own, most = view.seats[state.seat].total, max(one.total for one in view.seats)
        if not most:
            return say("race-start", target=view.target)
        lacks = max(0, view.target - own)
        first = [Seat(seat) for seat, one in enumerate(view.seats) if one.total == most]
        if view.phase is Phase.OVER:
            return self._words.won(sorted(first), most)
        names = [self._words.name(seat) for seat in first]
        fields = {"name": names[0], "names": listed(names), "lacks": lacks, "most": most}
        key = "ahead" if state.seat in first else "behind"
        if len(first) > 1:
            key = "level" if key == "ahead" else "behind-level"
        return say(f"race-{key}", own=self._words.name(state.seat), **fields)

    def _worth(self, state: CargoTableState, cards: Sequence[int]) -> Sequence[str]:
        """What is known of cards before they are put down (CH-14, CH-21)."""
        box, comma = self._box, partial(self._words.speech.say, "comma")
        found = []
        if state.raids and not any(card in CARGO for card in cards):
            said = say("as-raid", attack=sum(box.attack[card] for card in cards))
            odds = odds_words(state)
            found.append(comma(one=said, other=odds) if odds else said)
        if state.sends:
            said = say("as-delivery", defence=sum(box.defence[card] for card in cards))
            one, two = (sum(pays[card] for card in cards) for pays in box.pays)
            money = say("pays", one=one, two=two) if two or one else say("pays-nothing")
            found.append(comma(one=said, other=money))
        return found


def step_of(state: CargoTableState) -> int:
    """Return the step that is tried, or the first that whoever's turn it is may still take."""
    view = state.view
    act = state.tried
    if act is not None and type(act) in _STEP_BY_ACTION:
        return _STEP_BY_ACTION[type(act)]
    first = _STEP_BY_PHASE.get(view.phase, len(_STEP_NAMES))
    mine = view.seats[view.actor].delivery
    if first == 0 and (mine is None or mine.left):
        first = 1
    if first == 1 and mine is not None:
        first = 2
    others = (one for seat, one in enumerate(view.seats) if seat != view.actor)
    return 3 if first == 2 and all(one.delivery is None for one in others) else first

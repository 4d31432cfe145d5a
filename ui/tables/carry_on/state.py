"""The table of Carry On: all that its parts show, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from engine.core import Action, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import HAND_SIZE
from engine.games.carry_on.view import NOTHING, CarryView, Phase
from ui.kit.table.state import CommonState, TableState


@dataclass(frozen=True, slots=True)
class CarryTableState(TableState[CarryView]):
    """A view by the eyes of the person who sees it, and what is tried, looked at, or opened on it.

    At the end of the match suitcases lie there as they were counted last.
    """

    hand: tuple[int, ...] = ()
    """What lies in the fan: the hand of the seat in front, as far as it is seen."""
    looked: int = NOTHING
    """The card that is dragged, reserved or looked at while one may act; NOTHING for none."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By seat, all hands, where one watches by the eyes of all; else none."""
    reviews: bool = False
    """Whether the scores of the last round lie over the table once more."""
    aid: str = "off"
    """What the memory aid tells."""
    suggests: bool = False
    """Whether a round's end is filled in with the best use."""
    handed: bool = False
    """Whether the screen is handed from person to person, behind a curtain."""

    @property
    def picks(self) -> bool:
        """Whether a card of the hand can be chosen."""
        return self.common.live and self.view.phase is Phase.PICK

    @property
    def settles(self) -> bool:
        """Whether the page lies there on which a round is settled."""
        return self.view.phase is Phase.SETTLE and not self.common.moving

    @property
    def pick(self) -> int:
        """The card that was picked before; NOTHING for none."""
        return self.view.pick if self.view.seat == self.seat else NOTHING

    @property
    def tried(self) -> int:
        """The card that is tried out; NOTHING for none."""
        return tried_card(self.common.acts)

    @property
    def card(self) -> int:
        """The card that the scales show besides: looked at, or picked; NOTHING for none."""
        return self.pick if self.looked == NOTHING else self.looked


def carry_state(
    common: CommonState,
    view: CarryView,
    now: CarryView,
    open_views: Mapping[Seat, CarryView],
    *,
    looked: int = NOTHING,
    reviews: bool = False,
    aid: str = "off",
    suggests: bool = False,
    handed: bool = False,
) -> CarryTableState:
    """Make the state of a table.

    Args:
        common: What every table has.
        view: The view that is shown.
        now: The viewer's view as the match is now, of which the hand is shown.
        open_views: The views of all seats, where one watches by the eyes of all.
        looked: The card that is dragged, reserved or looked at; NOTHING for none.
        reviews: Whether the scores of the last round lie over the table.
        aid: What the memory aid is to tell.
        suggests: Whether a round's end is filled in with the best use.
        handed: Whether the screen is handed from person to person, behind a curtain.
    """
    hand = list(open_views.get(common.seat, now).seats[common.seat].hand)
    if now.seat == common.seat and now.pick in hand:
        # What is picked lies in the suitcase, face down.
        hand.remove(now.pick)
    return CarryTableState(
        common,
        as_counted(view),
        tuple(hand),
        looked if common.live else NOTHING,
        tuple(open_views[seat].seats[seat].hand for seat in sorted(open_views)),
        reviews,
        aid,
        suggests,
        handed,
    )


def as_counted(view: CarryView) -> CarryView:
    """Return a view; at the end of a match with the suitcases as they were counted last."""
    if view.phase is not Phase.OVER:
        return view
    last = [replace(one, packed=one.rounds[-1].packed) for one in view.seats]
    return replace(view, turn=HAND_SIZE, seats=tuple(last))


def tried_card(acts: Sequence[Action]) -> int:
    """Return the card that these acts pick; NOTHING for none."""
    act = acts[-1] if acts else None
    return act.card if isinstance(act, Pick) else NOTHING

"""The table of Cargo Hold: all that its parts show, as one frozen value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core import Action, Event, ScoreLine, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
)
from engine.games.cargo_hold.aid import idle_in_delivery, idle_in_raid
from engine.games.cargo_hold.components import CARGO
from engine.games.cargo_hold.events import RaidEnded
from engine.games.cargo_hold.history import (
    Meanwhile,
    RaidNews,
    Since,
    meanwhile,
    raided_since,
    raids_lately,
)
from engine.games.cargo_hold.view import CargoView, Phase
from ui.kit.cards.ring import others
from ui.kit.table.state import CommonState, TableState
from ui.tables.cargo_hold.aim import TURN_PHASES, Aim, Raid, Send, aim_of, cards_of


@dataclass(frozen=True, slots=True)
class CargoTableState(TableState[CargoView]):
    """A view by the eyes of the person who sees it, and what is chosen, meant, or opened on it."""

    hand: tuple[int, ...] = ()
    """What lies in the fan: the hand of the seat in front, as far as it is seen."""
    limit: int = 0
    """How many cards a hand may hold at the end of its turn."""
    chosen: tuple[int, ...] = ()
    """The cards of it that are chosen: kinds, ascending."""
    aim: Aim = None
    """What was said of where they go to, or which step is meant."""
    answers: Answers = ASK_ALL
    """The standing answers, as they are filled in now."""
    kept: int = 0
    """How many cards were chosen when the end of the turn was meant instead, and stay in hand."""
    refusal: str = ""
    """Why what is meant is not possible; empty where it is, or nothing is meant."""
    odds: tuple[ScoreLine, ...] = ()
    """About what the raid that is tried would bring, where that is known and wanted."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By seat, all hands, where one watches by the eyes of all; else none."""
    since: Since | None = None
    """Where one's turn has just begun: what became of one's delivery, if it was raided."""
    meanwhile: tuple[Meanwhile, ...] = ()
    """Where one's turn has just begun: what the others did since one's last, besides raids."""
    raids_told: tuple[RaidNews, ...] = ()
    """Where one's turn has just begun: the raids since one's last."""
    watched: bool = False
    """Whether the last of them was seen to its end just now."""
    met: tuple[Seat, Seat] | None = None
    """Who meet in the raid that lies open while one may act; None where none does."""
    page: str = ""
    """Which page lies over the stage; empty for none."""
    handed: bool = False
    """Whether the screen is handed from person to person."""

    @property
    def tried(self) -> Action | None:
        """The act that is tried out."""
        return tried_act(self.common)

    # What may be done -----------------------------------------------------------------------------

    @property
    def turns(self) -> bool:
        """Whether a step of one's own turn may be taken now."""
        mine = self.view.phase in TURN_PHASES and self.view.actor == self.seat
        return self.common.live and mine

    @property
    def sends(self) -> bool:
        """Whether a delivery may be started now (CH-13)."""
        free = self.view.seats[self.seat].delivery is None
        return free and self.turns and self.view.phase in (Phase.COLLECT, Phase.DELIVER)

    @property
    def raids(self) -> tuple[Seat, ...]:
        """Whom this seat may raid now (CH-15)."""
        seats = self.view.seats
        if not self.turns or self.view.phase is Phase.END:
            return ()
        around = others(len(seats), self.seat, left=False)
        return tuple(seat for seat in around if seats[seat].delivery is not None)

    @property
    def may_raid(self) -> bool:
        """Whether there is somebody to raid, and a card to do it with: cargo is none (CH-15)."""
        return bool(self.raids) and any(card not in CARGO for card in self.hand)

    @property
    def may_answer(self) -> bool:
        """Whether standing answers may be left at the end of this turn (CH-24)."""
        return self.turns and self.view.seats[self.seat].delivery is not None

    @property
    def to_discard(self) -> int:
        """How many cards are to be discarded now; 0 while none are."""
        due = self.view.phase is Phase.DISCARD and self.view.actor == self.seat
        return len(self.hand) - self.limit if self.common.live and due else 0

    @property
    def least(self) -> int:
        """How few cards may be chosen."""
        return self.to_discard or 1

    @property
    def most(self) -> int:
        """How many cards may be chosen; 0 where none may."""
        return self.to_discard or (len(self.hand) if self.sends or self.raids else 0)

    @property
    def begins(self) -> bool:
        """Whether one's turn has just begun."""
        return self.common.live and self.view.phase is Phase.COLLECT and not self.chosen

    # What is meant --------------------------------------------------------------------------------

    @property
    def aimed(self) -> Aim:
        """Where the chosen cards go to: as was said, or where they can only go to one place."""
        if not self.chosen or self.aim is not None:
            return self.aim
        raids, cargo = self.raids, any(card in CARGO for card in self.chosen)
        if self.sends:
            return None if raids and not cargo else Send()
        # Cargo cannot raid at all, and that is told.
        return Raid(raids[0]) if len(raids) == 1 or (raids and cargo) else None

    @property
    def idle(self) -> tuple[int, ...]:
        """The chosen cards that would do nothing where they go to: kinds, each once (CH-25)."""
        aim, sends = self.aimed, self.sends
        if isinstance(aim, Raid) or (aim is None and self.raids and not sends):
            rest = Counter(self.hand) - Counter(self.chosen)
            return idle_in_raid(self.chosen, tuple(rest))
        return idle_in_delivery(self.chosen) if isinstance(aim, Send) else ()

    @property
    def act(self) -> Action | None:
        """What Enter would do: what is meant is tried at once, and done when meant once more."""
        aim, cards = self.aimed, self.chosen
        if self.view.phase is Phase.DISCARD:
            return Discard(cards) if len(cards) == self.least else None
        match aim:
            case Collect() | Extend():
                return aim
            case EndTurn(draw=draw):
                return EndTurn(draw, self.answers) if self.may_answer else EndTurn(draw)
            case Send(longer=longer) if cards:
                return Deliver(cards, longer)
            case Raid(seat=seat) if cards:
                return Attack(seat, cards)
            case _:
                return None


def cargo_state(
    common: CommonState,
    view: CargoView,
    now: CargoView,
    open_views: Mapping[Seat, CargoView],
    *,
    limit: int,
    chosen: tuple[int, ...] = (),
    aim: Aim = None,
    answers: Answers = ASK_ALL,
    kept: int = 0,
    odds: tuple[ScoreLine, ...] = (),
    met: tuple[Seat, Seat] | None = None,
    page: str = "",
    handed: bool = False,
) -> CargoTableState:
    """Make the state of a table, as its person has chosen and answered.

    Args:
        common: What every table has.
        view: The view that is shown.
        now: The viewer's view as the match is now, of which the hand is shown.
        open_views: The views of all seats, where one watches by the eyes of all.
        limit: How many cards a hand may hold at the end of its turn.
        chosen: The cards that are chosen: kinds, ascending.
        aim: What was said of where they go to, or which step is meant.
        answers: The standing answers, as they are filled in now.
        kept: How many cards were chosen when the end of the turn was meant instead.
        odds: About what the raid that is tried would bring.
        met: Who meet in the raid that lies open while one may act.
        page: Which page lies over the stage.
        handed: Whether the screen is handed from person to person.
    """
    return CargoTableState(
        common,
        view,
        open_views.get(common.seat, now).seats[common.seat].hand,
        limit,
        chosen,
        aim,
        answers,
        kept,
        odds=odds,
        hands=tuple(open_views[seat].seats[seat].hand for seat in sorted(open_views)),
        met=met,
        page=page,
        handed=handed,
    )


def as_tried(state: CargoTableState, refusal: Callable[[Action], str]) -> CargoTableState:
    """Return a state in which the act that is tried is chosen and meant.

    A hint or an undo may have tried another act, or taken it back.

    Args:
        state: The state, as its person has chosen.
        refusal: Returns why an act is not possible now; empty where it is.
    """
    if len(state.chosen) > state.most or Counter(state.chosen) - Counter(state.hand):
        # They may not be chosen now, or lay in another hand.
        state = replace(state, chosen=(), aim=None)
    tried, act = state.tried, state.act
    if not state.common.live or tried == act:
        return state
    if tried is not None:
        answers = tried.answers if isinstance(tried, EndTurn) else state.answers
        cards = tuple(sorted(cards_of(tried)))
        return replace(state, chosen=cards, aim=aim_of(tried), answers=answers, kept=0)
    words = "" if act is None else refusal(act)
    # What was taken back is chosen no more; what is impossible stays chosen.
    return replace(state, refusal=words) if words else replace(state, chosen=(), aim=None, kept=0)


def with_news(
    state: CargoTableState, told: Sequence[Event], watched: Event | None = None
) -> CargoTableState:
    """Return a state with what has happened since one's last turn, where one's turn begins.

    Args:
        state: The state.
        told: All events that the screen has come to.
        watched: With what the last raid ended that was seen to its end; None for none.
    """
    if not state.begins:
        return state
    since, done = raided_since(told, state.seat), meanwhile(told, state.seat)
    raids = tuple(raids_lately(told, state.seat))
    ended = next((event for event in reversed(told) if isinstance(event, RaidEnded)), None)
    seen = ended is not None and ended is watched
    return replace(state, since=since, meanwhile=tuple(done), raids_told=raids, watched=seen)


def answers_of(seat: Seat, view: CargoView) -> Hashable:
    """Return whose standing answers these are, for which delivery, and what was left last.

    Another delivery begins with what was left last (CH-24).
    """
    return seat, view.turn, view.seats[seat].delivery is None, view.answers


def tried_act(common: CommonState) -> Action | None:
    """Return the act that is tried out while one may act; None for none."""
    return common.acts[-1] if common.acts and common.live else None

"""The table of Cargo Hold: what is chosen, where it is to go, and the act that follows from it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core import Action, Refused, Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, Discard, EndTurn, Extend
from engine.games.cargo_hold.view import CargoView, Phase
from ui.kit.cards.ring import others

if TYPE_CHECKING:
    from ui.tables.cargo_hold.table import Table

TURN_PHASES: Final = (Phase.COLLECT, Phase.DELIVER, Phase.RAID, Phase.END)
"""The steps of a turn."""
SEND, LONGER, RAID = "send", "send-longer", "raid"


class Aim:
    """What the person to act means: cards of the hand and where they go to, or a step without any.

    It is `SEND` or `LONGER`, `(RAID, seat)`, or an act that needs no cards; None while nothing was
    said. What is meant is tried at once, and done when it is meant once more.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._aim: Hashable = None
        self._shown: Hashable = None
        """Whose standing answers the panel was filled from, for which delivery, and which."""
        self.collect, self.extend, self.no_draw = (
            partial(self._mean, act) for act in (Collect(), Extend(), EndTurn(False))
        )

    def forget(self) -> None:
        """Nothing is meant."""
        self._aim = None

    def cover(self) -> None:
        """Nobody's standing answers may be seen, or be taken for another's."""
        self._shown = None
        self._table.standing.set_answers()

    # What may be done -----------------------------------------------------------------------------

    def _turn(self, view: CargoView) -> bool:
        return self._table.live and view.phase in TURN_PHASES and view.actor == self._table.seat

    def sends(self, view: CargoView) -> bool:
        """Whether a delivery may be started now (CH-13)."""
        free = view.seats[self._table.seat].delivery is None
        return free and self._turn(view) and view.phase in (Phase.COLLECT, Phase.DELIVER)

    def targets(self, view: CargoView) -> tuple[Seat, ...]:
        """Whom this seat may raid now (CH-15)."""
        if not self._turn(view) or view.phase is Phase.END:
            return ()
        # The scene may still lie as it did for whoever sat in front before.
        around = others(len(view.seats), self._table.seat, left=False)
        return tuple(seat for seat in around if view.seats[seat].delivery is not None)

    def may_answer(self, view: CargoView) -> bool:
        """Whether standing answers may be left at the end of this turn (CH-24)."""
        return self._turn(view) and view.seats[self._table.seat].delivery is not None

    def to_choose(self, view: CargoView) -> tuple[int, int]:
        """How few and how many cards may be chosen."""
        table, hand = self._table, len(self._table.hand_of(view))
        if table.live and view.phase is Phase.DISCARD and view.actor == table.seat:
            more = hand - table.box.limit
            return more, more
        return 1, hand if self.sends(view) or self.targets(view) else 0

    # The act --------------------------------------------------------------------------------------

    def aimed(self) -> Hashable:
        """Where the chosen cards go to: as was said, or where they can only go to one place."""
        view, cards = self._table.view, self._table.scene.cards()
        if not cards or self._aim is not None:
            return self._aim
        raids, cargo = self.targets(view), any(8 <= card < 16 for card in cards)
        if self.sends(view):
            return None if raids and not cargo else SEND
        # Cargo cannot raid at all, and that is told.
        return (RAID, raids[0]) if len(raids) == 1 or (raids and cargo) else None

    def act(self) -> Action | None:
        """What Enter would do."""
        table, aim = self._table, self.aimed()
        view, cards = table.view, table.scene.cards()
        if view.phase is Phase.DISCARD:
            return Discard(cards) if len(cards) == self.to_choose(view)[0] else None
        if isinstance(aim, Collect | Extend):
            return aim
        if isinstance(aim, EndTurn):
            answers = table.standing.answers
            return EndTurn(aim.draw, answers) if self.may_answer(view) else EndTurn(aim.draw)
        if cards and aim in (SEND, LONGER):
            return Deliver(cards, aim == LONGER)
        if cards and isinstance(aim, tuple):
            return Attack(aim[1], cards)
        return None

    def follow(self, view: CargoView) -> None:
        """The hand shows what is tried, whoever has tried it: a hint, or an undo."""
        table = self._table
        # Another delivery begins with what was answered last (CH-24).
        fresh = (table.seat, view.turn, view.seats[table.seat].delivery is None, view.answers)
        if table.live and fresh != self._shown and view.answers is not None:
            self._shown = fresh
            table.standing.set_answers(view.answers)
        act = table.tried
        if not table.live or act == self.act():
            return
        if act is None:
            if self.refusal() is None:
                # It was taken back, and is not only impossible: so are its cards.
                self._aim = None
                table.scene.choose(())
            return
        self._aim = act
        if isinstance(act, Deliver):
            self._aim = LONGER if act.extended else SEND
        elif isinstance(act, Attack):
            self._aim = (RAID, act.target)
        elif isinstance(act, EndTurn):
            self._aim = EndTurn(act.draw)
            table.standing.set_answers(act.answers)
        table.scene.choose(getattr(act, "cards", ()))

    def refusal(self) -> Refused | None:
        """Why what is meant is not possible; None where it is, or nothing is."""
        act, pending = self.act(), self._table.pending
        return None if pending is None or act is None else pending.preview((act,)).refusal

    # What a person says ---------------------------------------------------------------------------

    def retry(self) -> None:
        """Try what is chosen now, whatever was tried before; tell why if it is not possible."""
        table, act = self._table, self.act()
        pending = table.pending if table.live else None
        if pending is None:
            return
        table.clear_message()
        refused = self.refusal()
        pending.set_acts(() if act is None or refused is not None else (act,))
        table.refresh()
        if refused is not None:
            table.refuse(refused)

    def chosen(self) -> None:
        """Other cards are chosen: what needs none is not meant any more."""
        if isinstance(self._aim, Action) or not self._table.scene.cards():
            self._aim = None
        if self._table.live:
            self._table.cued.emit("pick")
        self.retry()
        # Nobody need choose beneath a raid that stays; what is tried lies as it did.
        self._table.showdown.close()

    def draw(self) -> None:
        """Mean to end the turn with drawing; without, where nothing can be drawn (CH-16)."""
        self._mean(EndTurn(self._table.view.can_draw))

    def _mean(self, act: Action) -> None:
        """Mean a step that needs no cards; what is meant already is done."""
        table = self._table
        if act == self._aim and table.tried is not None:
            table.confirm()
            return
        table.scene.fan.take_back()
        self._aim = act
        self.retry()

    def send(self) -> None:
        """Send the cards; meant once more, for two turns, and for one again."""
        self._aim = LONGER if self.aimed() == SEND else SEND
        self.retry()

    def raid(self) -> None:
        """Raid with the cards; meant once more, the next opponent."""
        targets, aim = self.targets(self._table.view), self.aimed()
        at = targets.index(aim[1]) + 1 if isinstance(aim, tuple) and aim[1] in targets else 0
        if targets:
            self._aim = (RAID, targets[at % len(targets)])
            self.retry()

    def raid_on(self, seat: Seat) -> None:
        """A crate is pressed: mean its raid, with what is known of it; meant already, begin it."""
        meant = self.aimed() == (RAID, seat)
        self._aim = (RAID, seat)
        if meant and self._table.tried is not None:
            self._table.confirm()
        else:
            self.retry()

    def done(self) -> None:
        """The hand says: do it."""
        table = self._table
        if table.tried is not None:
            table.confirm()
        elif self.act() is not None:
            self.retry()
        else:
            table.prompt.tell(table.sentence(table.state))

    def do(self, act: Action) -> None:
        """Do this at once: cards were put somewhere."""
        table = self._table
        if table.live and table.pending is not None:
            table.pending.set_acts((act,))
            table.confirm()

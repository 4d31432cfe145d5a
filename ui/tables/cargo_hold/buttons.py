"""The table of Cargo Hold: the buttons of a turn's steps, and what each of them means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core import Action
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, EndTurn, Extend
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.view import Phase
from ui.kit.table.action_buttons import ActionButtons
from ui.kit.words import label
from ui.look.widgets import TagButton
from ui.tables.cargo_hold.aim import TURN_PHASES, next_to_raid, next_to_send
from ui.tables.cargo_hold.commands import CargoCommands
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import many, say

_NAMES: Final = {Collect: "collect", Extend: "extend", Deliver: "send", Attack: "raid"}
"""What the button is called that does an act, by its class."""


class StepButtons:
    """What may be done in a turn, a button each; what is tried is done by the confirm button."""

    def __init__(
        self,
        action_buttons: ActionButtons,
        box: Components,
        state: CargoTableState,
        commands: CargoCommands,
    ) -> None:
        """Take where buttons come from, what is shown first, and who obeys."""
        self._action_buttons, self._box, self._commands = action_buttons, box, commands
        self._state = state
        self.collect = self._step("collect", lambda: commands.mean(Collect()))
        self.extend = self._step("extend", lambda: commands.mean(Extend()))
        self.send = self._step("send", self._send)
        self.send.keep_room(say("for-one"), say("for-two"))
        self.raid = self._step("raid", self._raid)
        self.draw = self._step("draw", self.end_drawing)
        self.no_draw = self._step("no-draw", self.end)
        self.answers = action_buttons.further(
            say("answers"), say("tip-answers"), commands.toggle_answers
        )
        self.all = (
            self.collect,
            self.extend,
            self.send,
            self.raid,
            self.draw,
            self.no_draw,
            self.answers,
        )

    def _step(self, name: str, command: Callable[[], object]) -> TagButton:
        return self._action_buttons.further(say(f"step-of-{name}"), say(f"tip-{name}"), command)

    # What they mean -------------------------------------------------------------------------------

    def _send(self) -> None:
        """Send the cards; where that is tried already, as the button says, for the other number of
        turns.
        """
        self._commands.mean(next_to_send(self._state.tried))

    def _raid(self) -> None:
        """Raid with the cards; meant once more, the next opponent."""
        aim = next_to_raid(self._state.aimed, self._state.raids)
        if aim is not None:
            self._commands.mean(aim)

    def end_drawing(self) -> None:
        """End the turn with drawing; without, where nothing can be drawn (CH-16)."""
        self._commands.mean(EndTurn(self._state.view.can_draw))

    def end(self) -> None:
        """End the turn without drawing."""
        self._commands.mean(EndTurn(draw=False))

    # What they show -------------------------------------------------------------------------------

    def show_state(self, state: CargoTableState) -> None:
        """Let those be pressed whose steps are still open (CH-11)."""
        self._state = state
        view, live, let = state.view, state.common.live, self._action_buttons.let
        turn = view.phase in TURN_PHASES and view.actor == state.seat
        plays = not state.common.read_only
        mine = view.seats[state.seat].delivery
        ready = turn and view.phase is Phase.COLLECT and mine is not None and not mine.left
        cards, act, sends, raids = bool(state.chosen), state.tried, state.sends, state.raids
        extends = ready and mine is not None and not mine.extended
        attacks = isinstance(act, Attack)
        for button, enabled, possible, meant in (
            # What is meant already is done by another button.
            (self.collect, ready, ready, isinstance(act, Collect)),
            (self.extend, extends, extends, isinstance(act, Extend)),
            (self.send, cards and sends, sends, False),
            (self.raid, cards and bool(raids), state.may_raid, attacks and len(raids) < 2),
        ):
            let(button, enabled=live and enabled, shown=plays and possible and not meant)
        ends = turn and isinstance(act, EndTurn)
        draws = isinstance(act, EndTurn) and act.draw
        there = turn and not draws and (view.can_draw or not ends)
        let(self.draw, enabled=live and turn, shown=plays and there)
        let(self.no_draw, enabled=live and turn, shown=plays and ends and draws)
        let(self.answers, enabled=live, shown=plays and ends and state.may_answer)
        longer = "for-one" if isinstance(act, Deliver) and act.extended else "for-two"
        self.send.setText(say(longer if isinstance(act, Deliver) else "step-of-send"))
        self.raid.setText(say("raid-next" if attacks else "step-of-raid"))
        name, drawn, dry = (
            _name_of(act),
            many("cards", self._box.draws(state.seat, view.advantages)),
            not view.can_draw,
        )
        other = say("draw", cards=drawn) if name == "no-draw" else say("step-of-draw")
        self.draw.setText(say("no-draw") if dry else other)
        self.draw.setToolTip(say("tip-no-draw" if dry else "tip-draw"))
        button = self._action_buttons.confirm_button
        button.setText(say(name, cards=drawn) if name else label("confirm"))
        tip = (say("tip-confirm"), say("tip-odds") if state.odds else "")
        button.setToolTip("\n".join(tip).strip())
        button.setAccessibleDescription(button.toolTip())
        button.updateGeometry()
        asks = view.phase in (Phase.CHOICE, Phase.LOYALTY)
        # What is pressed again and again has its place, the corner, to itself.
        skips = not self._action_buttons.skip_button.isHidden()
        button.setVisible(not (button.isHidden() or asks or skips))


def _name_of(act: Action | None) -> str:
    """Return what the button is called that does what is tried; empty where nothing is."""
    if act is None:
        return ""
    if isinstance(act, EndTurn):
        return "draw" if act.draw else "no-draw"
    return _NAMES.get(type(act), "discard")

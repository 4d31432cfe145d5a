"""The table of Pack the Essentials: claims that are confirmed by themselves, after a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine.core import Action
from engine.games.pack_the_essentials.actions import Claim, TakeBonus
from engine.games.pack_the_essentials.events import Claimed
from engine.games.pack_the_essentials.view import Phase
from ui.bridge.base import Stepped
from ui.kit.table.shared_parts import SharedParts
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.pack_the_essentials.scene import CLAIM_GRACE_MS, PackScene
from ui.tables.pack_the_essentials.state import PackTableState

FORCED_PAUSE_MS: Final = 600
"""How long a person sees that one position alone is left before it is claimed, in ms."""
_FORCED_GRACE: Final = 2
"""How many times longer such a claim may be taken back: why it was made is to be read."""


class AutoClaims(QObject):
    """Confirms what somebody who plays alone has claimed, unless they change it for a moment.

    Where one position alone is left, it also claims that. What was so claimed and taken back
    is not claimed again in the same round.
    """

    def __init__(
        self, scene: PackScene, shared: SharedParts, commands: PackCommands, page: QWidget
    ) -> None:
        super().__init__(page)
        self._scene, self._shared, self._commands, self._page = scene, shared, commands, page
        self._forced = 0
        """The round in which the only position was claimed."""
        self.settling = QTimer(self, singleShot=True, interval=CLAIM_GRACE_MS)
        """Just after something was claimed or confirmed by itself: a press that was meant for that
        takes no tile, and chooses no colour.
        """
        self._digits: frozenset[int] = frozenset()
        """The digits that were meant for it."""
        self._waiting = QTimer(self, singleShot=True, interval=FORCED_PAUSE_MS)
        self._waiting.timeout.connect(self._claim_only)
        scene.count.over.connect(self._enter)
        shared.bridge.stepped.connect(self._on_stepped)
        shared.turn.objected.connect(self._on_objected)

    @property
    def on(self) -> bool:
        """Whether claims are confirmed by themselves: one person plays, with nobody or computers,
        is asked nothing, wishes it so, and is not being taught that a claim is only a preview.
        """
        bridge = self._shared.bridge
        alone = sum(player.is_person for player in bridge.players) == 1 and not bridge.asks
        wished = bridge.preferences.hands.claims and bool(self._scene.grace)
        return alone and wished and not bridge.read_only

    def start(self) -> None:
        """Let the time run in which a claim that is whole may be taken back."""
        state, grace = self._scene.state, self._scene.grace
        if not (self.on and state.complete):
            return
        if state.acts[:1] == (Claim(state.only_position),):
            grace *= _FORCED_GRACE
        self._scene.count.start(grace, still=self._shared.motion.still)
        self._commands.say_now()

    def meant(self, number: int) -> bool:
        """Whether a digit was meant for what was just claimed or confirmed by itself."""
        return self.settling.isActive() and number in self._digits

    def choose_number(self, number: int) -> None:
        """A digit: what it chooses on the table, unless it was meant for that."""
        if not self.meant(number):
            self._scene.choose_number(number)

    def _settle(self, acts: Sequence[Action]) -> None:
        """What is pressed in the next moment may be meant for these acts."""
        self._digits = frozenset(
            act.position if isinstance(act, Claim) else act.colour + 1
            for act in acts
            if isinstance(act, Claim | TakeBonus)
        )
        self.settling.start()

    def follow(self, state: PackTableState) -> None:
        """See whether one position alone is left to be claimed in what is shown."""
        if state.base.round < self._forced:
            self._forced = 0
        if not self._is_forced(state):
            self._waiting.stop()
        elif not self._waiting.isActive():
            self._waiting.start()

    def _is_forced(self, state: PackTableState) -> bool:
        view = state.base
        claims = view.phase is Phase.CLAIM and view.actor == state.actor and state.live
        free = claims and not state.acts and view.round != self._forced
        return free and self.on and state.only_position > 0

    def _claim_only(self) -> None:
        state = self._scene.state
        if self._page.isVisible() and self._is_forced(state):
            self._forced, claim = state.base.round, Claim(state.only_position)
            self._settle((claim,))
            self._commands.choose(claim)

    def _enter(self) -> None:
        """Confirm what was claimed a moment ago, unless it goes on or is not seen."""
        acts = self._scene.state.acts
        claimed = bool(acts) and all(isinstance(act, Claim | TakeBonus) for act in acts)
        if self._page.isVisible() and self._shared.turn.live and claimed:
            self._settle(acts)
            self._commands.confirm()
        else:
            self._commands.say_now()

    def _on_objected(self) -> None:
        """What the teacher has asked about waits for a person, however that was confirmed."""
        if self._scene.count.running:
            self._scene.count.stop()
            self._commands.say_now()

    def _on_stepped(self, step: Stepped) -> None:
        self._waiting.stop()
        self._scene.count.stop()
        claims = any(isinstance(event, Claimed) for event in step.events)
        if claims and step.seat == self._scene.state.seat and self.settling.isActive():
            # It was confirmed at once: the press that was to confirm it may come again.
            self.settling.start()

"""Kit: the table of a match: from what happened to what is seen, for every game.

A game's table derives from `MatchTable`. It builds its stage, calls `start`, and says
(`TableHooks`):

* `make_state(view)`: what is shown of a view, as one frozen value;
* `present(state)`: how that lies on the stage;
* `parts(stepped)`: what is seen moving for the events of a step, in order (`AnimationStep`,
`animation_steps`);
* `sentence(state)`: what the person to act may do now, in one sentence;
* `hint_words(thought)`: what a hint says;
* `shortcuts()`: what keys of its own do, if there are any.

The parts of a table get its state, and know no table. What a person does at one of them goes up as
a command (`TableCommands`), which the table obeys.

The moves of the preview are in `pending`. The match is ahead of the screen: each part of a step
becomes a beat, and the log tells of it when the beat begins. Undo, redo, another person in a seat
and a screen that is handed on are shown at once. A replay uses the same way, so a table that is
built at any point of a match looks the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from engine.core import Action, Over, Refused, Seat
from ui.access.outline import Part
from ui.access.stage import StageAccess
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.kit.table.action_buttons import ActionButtons
from ui.kit.table.animator import Animator
from ui.kit.table.drawer import LogDrawer
from ui.kit.table.event_player import EventPlayer
from ui.kit.table.hooks import StateT, TableHooks, ViewT, WordsT
from ui.kit.table.in_hand import InHand
from ui.kit.table.keys import TableKeys
from ui.kit.table.log import MatchLog
from ui.kit.table.medal_strip import MedalStrip
from ui.kit.table.pending_moves import AnyPending
from ui.kit.table.prompt import Prompt
from ui.kit.table.reactions import SeatReactions
from ui.kit.table.shared_parts import SharedParts
from ui.kit.table.state import CommonState
from ui.kit.table.teacher_tag import TeacherTag
from ui.kit.table.turn import TurnController
from ui.look.shortcuts import Scope, shortcuts_of, together, without
from ui.look.style import Look
from ui.motion import MotionPlayer
from ui.stage.input.tips import TipScene
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.tiles.board_item import BoardItem
from ui.stage.view import StageView


class MatchTable(TableHooks[ViewT, StateT, WordsT]):
    """Show a match, its preview, and what to do next.

    A game's table is a subclass. Lengths are logical pixels, times are milliseconds.
    """

    stage: StageView
    """Where the match is seen; it has the keyboard."""
    animator: Animator
    """Who moves things on it."""
    state: StateT
    """What is shown, made at each refresh."""

    rule_asked = Signal(str)
    """A rule's number, or nothing: the person wants to read it."""
    cued = Signal(str)
    """The name of a sound that belongs to what happens."""
    covering = Signal()
    """Nothing that only a seat may see is to be left on the screen when this returns."""
    end_seen = Signal()
    """Whoever was to see how the match ended goes on to its result."""
    holds_end = False
    """Whether the result waits for `end_seen`: the table shows the end until someone goes on."""
    tells_result = True
    """Whether who has won may be told; a table that holds the end leaves it to the end's scene."""
    refreshed = Signal()
    """The match, what is tried, or what to do is shown again."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        """Make the parts that all tables share.

        The subclass builds its stage, and then calls `start`.

        Args:
            look: Theme and text size.
            bridge: The match.
            parent: The parent widget.
        """
        super().__init__(parent)
        self.look = look
        self.bridge = bridge
        self.view = bridge.view()
        self._left: tuple[Seat, Hashable, tuple[Action, ...]] | None = None
        """Whose try the screen was covered over, in which decision, and its acts."""
        self.is_again = False
        """Whether what happened before is shown again."""
        self.retold = ""
        """What is told of it just now."""
        self.quick = False
        """Whether what is reserved is played by letting go of Space, and not by Enter."""
        self.repaint_queue: RepaintQueue | None = None
        """Lets what lies still wait while much moves (`AnimationStep.late`)."""
        front = bridge.front()
        self.seat = Seat(0) if front is None else front
        """Whose things lie in front."""
        self.voice = Voice(self)
        self.motion = MotionPlayer(lambda: bridge.preferences.factor, self)
        self.prompt = Prompt(look, self.voice, self)
        self.now, self.rule_button = self.prompt.now, self.prompt.rule_button
        self.medal_strip = MedalStrip(look, self)
        """What medals ask, and how far one is from them; the page of the table lays it out."""
        self.log = MatchLog(look, bridge, self.voice, self.tr("Match log"), self)
        self.log.sentence = lambda event: self.words.event(event)
        self.log.tells = lambda event: self.tells(event)
        self.turn = TurnController(bridge, self.motion, self.prompt, self.log, self)
        self.turn.attempt, self.turn.tries = self.attempt, lambda: self.tries
        self.turn.behind = lambda: self.busy
        self.renew_words(anyway=True)
        action_buttons = self.action_buttons = ActionButtons(look, self.turn, self, self)
        self.undo_button, self.redo_button = action_buttons.undo_button, action_buttons.redo_button
        self.hint_button, self.skip_button = action_buttons.hint_button, action_buttons.skip_button
        self.confirm_button = action_buttons.confirm_button
        self.drawer = LogDrawer(look, bridge.preferences, self.log, action_buttons, self, self)
        """Where the log is; the table lays it out, and its handle."""
        self.shared = SharedParts(
            *(look, bridge, self.motion, self.voice, self.prompt, self.log, self.turn),
            *(action_buttons, self.drawer),
        )
        self.turn.objected.connect(self.say_now)
        self.teacher_tag = TeacherTag(look, self.turn, self.voice, self, self)
        """Asks about a move that may cost much, beside it."""
        self.refreshed.connect(self.turn.consider)
        self.reactions = SeatReactions(
            look, self.turn, self.motion, self.prompt, self.voice, self, self
        )
        """How characters react at their seats."""
        for signal in (self.refreshed, self.covering):
            signal.connect(self.teacher_tag.follow)
        self.refreshed.connect(self.reactions.follow)
        self.reactions.remarked.connect(self.log.remark)
        self.covering.connect(self.reactions.end)
        self._keys = self.new_keys()
        self._event_player = self.new_follower()

    @classmethod
    def of(
        cls, look: Look, bridge: TableBridge, parent: QWidget | None = None
    ) -> MatchTable[ViewT, StateT, WordsT]:
        """Return the table of a match. A game of several forms has a table for each.

        Args:
            look: Theme and text size.
            bridge: The match.
            parent: The page that the table fills, if any.

        Returns:
            A table of this class, or of the form that the match is played in.
        """
        return cls(look, bridge, parent)

    def start(
        self,
        stage: StageView,
        outline: Callable[[StateT], Sequence[Part]],
        buttons: Sequence[QWidget] = (),
        animator: Animator | None = None,
    ) -> None:
        """Show the match from now on. The stage is built before.

        Args:
            stage: The view of the stage.
            outline: Returns what is on the stage in a state, for assistive technology.
            buttons: Further buttons of the game; they come between *Get hint* and *Confirm*.
            animator: Who moves things on it; by default a new one.
        """
        self.stage, self.animator = stage, animator or Animator(stage)
        self.tree = StageAccess(stage, lambda: outline(self.state))
        # To give the table the keyboard means to give it to what lies there.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(stage)
        children, action_buttons = self.findChildren(QWidget), self.action_buttons
        for widget in children:
            # A menu has its presses to itself.
            if not isinstance(widget, QMenu):
                self.motion.watch(widget)
        # The widgets of every table were made first, and lie at the end of the page.
        tabs = (
            *(self.drawer.button, self.log, action_buttons.again_button),
            *(
                action_buttons.undo_button,
                action_buttons.redo_button,
                action_buttons.hint_button,
                action_buttons.more_button,
                *buttons,
            ),
            action_buttons.skip_button,
            action_buttons.confirm_button,
            action_buttons.next_button,
        )
        for one, other in pairwise((_last_stop(self, stage, tabs), *tabs)):
            QWidget.setTabOrder(one, other)
        for watched in (self, stage, stage.viewport()):
            self.motion.watch(watched, self._keys.means)
        self._keys.stage = self.teacher_tag.stage = stage
        self.motion.cued.connect(self.cued)
        self.turn.cued.connect(self.cued)
        self.turn.began.connect(self.clear_message)
        self.turn.changed.connect(self.changed)
        self.turn.refused.connect(self.refuse)
        self.turn.thought.connect(self.say_now)
        action_buttons.refreshed.connect(self.present_buttons)
        self.prompt.rule_asked.connect(self.rule_asked)
        self.prompt.hushed.connect(self.say_now)
        self.log.folded.connect(self.tree.refresh)
        self.bridge.preferences.changed.connect(self.refresh)
        self._event_player.start()

    def scopes(self) -> Sequence[Scope]:
        """Return all shortcuts of the table, where the match is played or watched."""
        keys = self._keys.shortcuts()
        scopes = [*self._keys.further(), Scope(self.tr("At this table"), keys)]
        if not self.bridge.read_only:
            items = [item for item in self.stage.scene().items() if item.isVisible()]
            ways = map(shortcuts_of, items)
            named = self.tr("Moving around the table")
            found = [Scope(named, each) for each in (self.in_hand.ways(), *ways)]
            found += [item.scope() for item in items if isinstance(item, BoardItem)]
            on_stage = together(found)
            rule = [each for each in keys if "?" in each.keys]
            scopes += [without(each, rule) for each in on_stage]
        return scopes

    def new_keys(self) -> TableKeys:
        """Return what finds what a key does."""
        return TableKeys(self.shared, self, self, self)

    def renew_words(self, *, anyway: bool = False) -> None:
        """Have the sentences of the match for the person who sees it now.

        Args:
            anyway: Also if nobody else does, since another sits there.
        """
        if anyway or self.words.you != self.bridge.addressed:
            self.words = self.turn.words = self.new_words()

    def new_follower(self) -> EventPlayer[ViewT]:
        """Return what keeps the table in line with its match."""
        return EventPlayer(self.shared, self, self)

    # What is shown --------------------------------------------------------------------------------

    @property
    def live(self) -> bool:
        """Return whether a person can preview moves now."""
        return self.turn.live

    @property
    def pending(self) -> AnyPending | None:
        """Return what the person to act is trying; None while nobody here may act."""
        return self.turn.pending

    @pending.setter
    def pending(self, pending: AnyPending | None) -> None:
        self.turn.pending = pending

    @property
    def in_hand(self) -> InHand:
        """Return what is held over the stage."""
        return self.turn.in_hand

    @in_hand.setter
    def in_hand(self, in_hand: InHand) -> None:
        self.turn.in_hand = in_hand

    @property
    def busy(self) -> bool:
        """Return whether the screen is still behind the match."""
        return self.motion.busy

    def catch_up(self) -> None:
        """End all animations: show the present point of the match at once."""
        self.motion.catch_up()

    def refresh(self) -> None:
        """Show the match, the preview, and what to do."""
        self.stage.fill()
        self.present(self.renew_state())
        self.action_buttons.refresh()
        asked = self.common_state().medals
        points = () if asked is None else self.points(self.state)
        seats = len(self.bridge.seats)
        is_behind = self.motion.busy or self.turn.aside()
        over = self.bridge.result is not None and not is_behind and self.tells_result
        self.medal_strip.show_points(asked, points, self.words, seats=seats, over=over)
        self.say_now()
        self.tree.refresh()
        scene = self.stage.scene()
        if isinstance(scene, TipScene):
            scene.renew_tip()
        self.refreshed.emit()

    def common_state(self) -> CommonState:
        """Return what the state of a game has in common with that of any other."""
        pending, place = self.pending, self.bridge.trail_place
        return CommonState(
            self.seat,
            self.reactions.faced(self.bridge.players),
            None if pending is None else pending.seat,
            self.acts,
            moving=self.motion.busy,
            still=self.motion.still,
            again=self.is_again,
            quick=self.quick,
            read_only=self.bridge.read_only,
            left=self.bridge.preferences.hands.left,
            medals=None if place is None else place.medals,
            of_a_day=place is not None and place.of_a_day,
        )

    def renew_state(self) -> StateT:
        """Return what is to be shown now, which is `state` from now on."""
        self.state = self.make_state(self.view)
        return self.state

    def changed(self) -> None:
        """Show everything again after the preview has changed, and move the focus on."""
        self.refresh()
        self.lead()

    def set_idle_prompt(self, words: str) -> None:
        """Say something in place of what is to be done, and allow no confirming meanwhile.

        It ends when a person takes something up or previews another move.

        Args:
            words: What a guide says; empty words end it, too.
        """
        self.turn.set_idle_prompt(words)
        self.say_now()
        self.action_buttons.refresh()

    @property
    def acts(self) -> tuple[Action, ...]:
        """Return the moves of the preview."""
        return self.turn.acts

    def say_now(self) -> None:
        """Say what to do."""
        # While the screen is behind, and whatever is watched, what it tells is the log.
        telling = self.motion.busy or self.bridge.read_only or bool(self.turn.idle_prompt)
        self.prompt.show_now(self._now(), aloud=not telling)

    def _now(self) -> str:
        looking = self.looking()
        if looking or self.retold:
            return looking or self.retold
        if isinstance(self.bridge.awaiting(), Over) and not self.motion.busy:
            return self.log.last or self.tr("The match is over.")
        if self.bridge.read_only:
            # Spectators want to know what was done just now, or what is shown instead.
            return self.bridge.caption or self.log.last
        if self.live:
            return self.turn.idle_prompt or self.sentence(self.state)
        if self.motion.waits:
            return self.tr("Press any key or click to continue.")
        thinking_seat = self.bridge.thinking_seat
        if thinking_seat is not None:
            return self.tr("{name} is thinking…").format(name=self.words.name(thinking_seat))
        # What is seen just now is what one waits for.
        return (self.log.last or self.tr("One moment…")) if self.motion.busy else ""

    # What is said ---------------------------------------------------------------------------------

    def refuse(self, refused: Refused) -> None:
        """Say why something is not possible.

        Args:
            refused: The rule, the reason and the place.
        """
        self.cued.emit("refuse")
        self.prompt.refuse(refused, self.words.refusal(refused))

    def say(self, words: str) -> None:
        """Say something in place of what is to be done, aloud too.

        Args:
            words: What is said until another message comes.
        """
        self.prompt.tell(words)

    def clear_message(self) -> None:
        """Clear the message about the last move, before another one."""
        self.prompt.clear_message()
        self.turn.forget_hint()

    def reset_prompt(self) -> None:
        """Clear all messages but what is to be done."""
        self.clear_message()
        self.refresh()

    # What is done ---------------------------------------------------------------------------------

    def attempt(self, act: Action) -> bool:
        """Preview a move; say why if it is not possible.

        Args:
            act: The move.

        Returns:
            Whether it is previewed now.
        """
        pending = self.pending if self.live else None
        if pending is None:
            return False
        self.clear_message()
        self.put_back_at_once()
        refused = pending.attempt(act)
        if refused is None:
            self.changed()
        else:
            self.refresh()
            self.refuse(refused)
        return refused is None

    def put_back_at_once(self) -> None:
        """Put back what is held, without an animation: something else is going to show its own."""
        self.turn.put_back_at_once()

    def focus_stage(self) -> None:
        """Give the stage the keyboard."""
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def interrupt(self) -> None:
        """End the preview, and what was held or said."""
        self.clear_message()
        self.in_hand.put_back()
        self.pending = None
        self.interrupted()

    def cover(self) -> None:
        """Show nothing that only one seat may see, at once.

        Animations end, what is held is put back, announcements that wait are dropped, and the
        accessible tree is empty. The preview is there again when that seat looks.
        """
        # An open menu has the keyboard, which the cover needs.
        self.action_buttons.more_button.close_menu()
        self.motion.catch_up()
        pending, decision = self.pending, self.decision(self.view)
        if pending is not None and pending.acts and decision is not None:
            self._left = pending.seat, decision, pending.acts
        self.interrupt()
        self.voice.drop()
        self.tree.clear()
        self.covering.emit()

    def try_again(self) -> None:
        """Preview again what this seat had previewed before the screen was covered.

        It does so only for the same decision, and not while letting go of Space would play it:
        Space is held to look.
        """
        pending = None if self.quick else self.pending
        if self._left is not None and pending is not None and pending.seat == self._left[0]:
            (_, decision, acts), self._left = self._left, None
            if decision == self.decision(self.view) and pending.preview(acts).refusal is None:
                pending.set_acts(acts)

    def confirm(self) -> bool:
        """Play what is previewed.

        Returns:
            Whether anything was played.
        """
        return self.turn.confirm()

    def undo(self) -> None:
        """Take back what is previewed, or else the last decision."""
        self.turn.undo()

    def redo(self) -> None:
        """Preview again, or do again, what was undone."""
        self.turn.redo()

    def hint(self) -> None:
        """Ask for a hint, or preview the one that was given."""
        if not self.live:
            return
        if self.turn.guided or not self.bridge.practice:
            self.prompt.tell(self.action_buttons.hint_words()[1])
        elif self.turn.hint():
            self.action_buttons.lead_on()

    def show_recent(self) -> bool:
        """Show again what just happened, as everyone saw it.

        Nothing changes in the match, and what is tried stays.

        Returns:
            False if there is nothing to show.
        """
        if not self.turn.can_show_recent:
            return False
        self.clear_message()
        self.put_back_at_once()
        self._event_player.show_recent(self.bridge.recent(self.begins_before))
        return True

    # Keys -----------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+Z and its kin from shortcuts of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._keys.chord(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table's keys; Esc goes on to the shell when there is nothing to put back."""
        # Also when a button has the focus, what is held obeys its keys.
        if self.in_hand.press(event):
            return
        found = self._keys.command(event)
        if found is None:
            event.ignore()
        else:
            found.obey(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys that act when they are let go."""
        if not self.in_hand.release(event):
            event.ignore()


def _last_stop(table: QWidget, stage: QWidget, tabs: Sequence[QWidget]) -> QWidget:
    """Return where Tab comes to last, from the stage on, of what is not among `tabs`."""
    last = stage
    here: QWidget | None = last.nextInFocusChain()
    while here is not None and here is not table and table.isAncestorOf(here):
        if here.focusPolicy() & Qt.FocusPolicy.TabFocus and here not in tabs:
            last = here
        here = here.nextInFocusChain()
    return last


AnyTable: TypeAlias = MatchTable[Any, Any, Any]
"""The table of some game, for those who know none."""

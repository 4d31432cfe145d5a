"""Kit: what a game says of its table: the questions that the kit asks it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from engine.core import BotProgress, Event, Seat, Sheet
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep
from ui.kit.table.log import MatchLog
from ui.kit.table.pending_moves import AnyPending, PendingMoves
from ui.kit.table.state import TableState
from ui.kit.table.turn import TurnController
from ui.kit.words import AnyWords
from ui.look.shortcuts import Shortcut
from ui.look.style import Look

ViewT = TypeVar("ViewT")
"""The view of a game."""
StateT = TypeVar("StateT")
"""What its table shows: a frozen value."""
WordsT = TypeVar("WordsT", bound=AnyWords)
"""Its sentences."""


class TableHooks(QWidget, Generic[ViewT, StateT, WordsT]):
    """Answer the questions of the kit; `MatchTable` asks them.

    A game overrides those that are not implemented here, and others where it has more to say.
    """

    look: Look
    """Theme and text size."""
    bridge: TableBridge
    """The match."""
    view: ViewT
    """The viewer's view that the screen shows."""
    words: WordsT
    """The game's sentences about this match."""
    words_type: type[WordsT]
    """The class of the game's sentences."""
    turn: TurnController
    """What the person to act is deciding."""
    log: MatchLog
    """What happened."""

    # What each game says --------------------------------------------------------------------------

    def make_state(self, view: ViewT) -> StateT:
        """Return all that the parts of the table show of a view, as one frozen value.

        It holds plain values all the way down, and nothing that the view and what the seat itself
        is trying do not hold. It takes no longer than a millisecond.

        Args:
            view: The view, as the screen shows it now or is about to show it.
        """
        raise NotImplementedError

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """Return what is animated for a step, in order.

        Args:
            stepped: The step: its events, and the views before and after it.

        Returns:
            At least one part. Together they hold all events of the step.
        """
        raise NotImplementedError

    def present(self, state: StateT) -> None:
        """Show a state on the stage. Nothing is animated here.

        Args:
            state: What is shown from now on.
        """
        raise NotImplementedError

    def sentence(self, state: StateT) -> str:
        """Return what the person to act can do now, in one sentence.

        It is asked only while there is a `pending`.

        Args:
            state: What is shown now.
        """
        raise NotImplementedError

    def new_words(self) -> WordsT:
        """Return the sentences of this match, with the players who are there now."""
        names = [player.name for player in self.bridge.players]
        words = self.words_type(self.bridge.game.box, names, self.bridge.addressed)
        words.config = self.bridge.config
        return words

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys of its own do, in this match."""
        return ()

    def way_back(self) -> Callable[[], object] | None:
        """Return what of its own Esc shuts or ends; None for nothing."""
        return None

    def new_trial(self, seat: Seat) -> AnyPending | None:
        """Return an empty preview for a seat that may act now.

        Args:
            seat: The seat.

        Returns:
            The preview; None in a game that has none.
        """
        return PendingMoves(self.bridge, seat)

    def decision(self, view: ViewT) -> Hashable | None:
        """Return which decision a seat has, by its view.

        While it is the same, moves of other players do not end the preview.

        Args:
            view: What the seat sees.

        Returns:
            Any value that names the decision; None if other moves always end the preview.
        """
        return None

    def hint_words(self, thought: BotProgress) -> str:
        """Return what a hint says.

        Args:
            thought: The best move that was found, and why.

        Returns:
            One sentence.
        """
        raise NotImplementedError

    def points(self, state: StateT) -> Sequence[int]:
        """Return the points of each seat as everybody who sees the table knows them.

        Args:
            state: What is shown, with what is tried.

        Returns:
            The points by seat; none as long as nobody at the table has any. By default they are
            those of the view, without what is tried.
        """
        if not isinstance(state, TableState):
            return ()
        sheets: Sequence[Sheet] = self.bridge.game.sheet(state.view)
        totals = [sheet.total for sheet in sheets]
        return totals if len(totals) == 1 or any(totals) else ()

    # What a game may have besides -----------------------------------------------------------------

    @property
    def tries(self) -> bool:
        """Return whether undo takes back the preview, move by move."""
        return True

    def answers(self, at: QPointF) -> bool:
        """Tell whether a press on the stage means something.

        Args:
            at: The place in the viewport, in logical pixels.

        Returns:
            Whether it does; by default always.
        """
        return True

    def answers_key(self, key: Qt.Key) -> bool:
        """Tell whether a key of this game may act with the same press that ended an animation.

        Args:
            key: The key.

        Returns:
            Whether it may; by default always.
        """
        return True

    def own_parts(self) -> object:
        """Return what the guided round and the gallery are given of this table."""
        raise NotImplementedError

    def where(self) -> str:
        """Return how far the match is, as everyone knows, in a few words; empty for nothing."""
        return self.words.where(self.bridge.public())

    def asked(self, seat: Seat) -> str:
        """Return why the screen goes to a seat in the middle of another's turn; empty for nothing.

        Args:
            seat: The seat that is due.
        """
        return self.words.asked(self.bridge.public(), seat)

    def looking(self) -> str:
        """Return what is shown instead of the match, in one sentence; empty if nothing else is."""
        return ""

    def present_buttons(self) -> None:
        """Show which buttons of this game do something now."""

    def lead(self) -> None:
        """Move the focus to what is to be done next, for those who play by keyboard."""

    def interrupted(self) -> None:
        """Forget what belonged to the preview, or was shown beside the match: it is over."""

    def taken_over(self) -> None:
        """Forget what tells of another point: the table shows a new point of the match at once."""

    def set_capture_mode(self, bare: bool) -> None:
        """Show the match without covers and private tips, while its picture is taken.

        Args:
            bare: Whether it is shown so, or as before.
        """

    def light(self, line: str, cells: int = 0) -> None:
        """Light up what a score line counts; nothing for no line and no cells.

        Args:
            line: The score line or topic; empty for none.
            cells: The spaces of the board, as a mask.
        """

    def reserve(self, number: int) -> None:
        """Preview what a number stands for; by default it stands for nothing. `confirm` plays it.

        Args:
            number: The number of a card or place, from 1.
        """

    def begins_before(self, events: Sequence[Event]) -> bool:
        """Return whether what these events tell of began before them, or they tell of nothing.

        Args:
            events: What happened, in order.

        Returns:
            True if the first of them goes on with something.
        """
        return not any(self.tells(event) for event in events)

    def tells(self, event: Event) -> bool:
        """Return whether an event is worth showing again: the log has a line of it.

        Args:
            event: What happened.
        """
        return bool(self.log.sentence(event))

"""Tests: the table of Porters: buttons for cards, on the kit's table; nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtWidgets import (
    QGraphicsScene,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core import Action, BotProgress
from tests.toys.games.porters import View
from tests.toys.tables.porters.words import Words, deed
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep
from ui.kit.table.match_table import MatchTable
from ui.kit.table.state import TableState
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.motion.moves import ValueTween
from ui.stage.view import StageView


@dataclass(frozen=True)
class PortersState(TableState[View]):
    hand: tuple[int, ...]
    """What those who look may see of hands."""
    options: tuple[Action, ...]


class Table(MatchTable[View, PortersState, Words]):
    words_type = Words

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.public, self.private = QLabel(), QLabel()
        self.choices = QHBoxLayout()
        stage = StageView(QGraphicsScene(0, 0, 640, 64), look, self)
        column, foot = QVBoxLayout(self), QHBoxLayout()
        for label in (self.public, self.private):
            label.setWordWrap(True)
            label.setMinimumHeight(label.fontMetrics().height())
        action_buttons, prompt = self.action_buttons, self.prompt
        buttons = (
            action_buttons.undo_button,
            action_buttons.redo_button,
            action_buttons.hint_button,
            action_buttons.skip_button,
        )
        for widget in (
            prompt.progress,
            prompt.rule_button,
            self.drawer.button,
            *buttons,
            self.confirm_button,
        ):
            foot.addWidget(widget)
        for part in (stage, self.public, self.private, self.now):
            column.addWidget(part)
        column.addLayout(self.choices)
        column.addLayout(foot)
        column.addWidget(self.log, 1)
        self.start(stage, lambda _state: ())

    def make_state(self, view: View) -> PortersState:
        pending = self.pending if self.live else None
        seat = self.bridge.viewer()
        hand = view.hands[seat] if seat is not None else ()
        hand += sum((each.hands[s] for s, each in self.bridge.open_views().items()), ())
        options = () if pending is None else tuple(self.bridge.legal(pending.seat))
        return PortersState(self.common_state(), view, hand, options)

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        # Nothing moves, but there is time to read.
        return [AnimationStep(stepped.events, lambda: (ValueTween(lambda _share: None, 300),))]

    def sentence(self, state: PortersState) -> str:
        return f"{self.words.name(state.common.seat)} decides."

    def hint_words(self, thought: BotProgress) -> str:
        return deed(thought.best)

    def reserve(self, number: int) -> None:
        self.motion.catch_up()
        for action in self.state.options[number - 1 : number]:
            self.attempt(action)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        numbers = range(1, len(self.state.options) + 1)
        return tuple(
            Shortcut((str(n),), "Choose a card", partial(self.reserve, n)) for n in numbers
        )

    def present(self, state: PortersState) -> None:
        view, names = state.view, self.words.names
        seats = [
            f"{name}: {view.counts[i]} cards{', has picked' * view.picked[i]}"
            f"{', a crate' * view.crates[i]}, {view.earned[i] + view.opened[i]} points"
            for i, name in enumerate(names)
        ]
        self.public.setText(f"Round {min(view.round + 1, view.rounds)}. " + "; ".join(seats))
        pick = f" You picked card {view.pick}." if view.pick else ""
        self.private.setText(", ".join(f"card {card}" for card in state.hand) + pick)
        self.private.setToolTip(self.private.text())
        while (item := self.choices.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for number, action in enumerate(state.options, start=1):
            button = QPushButton(deed(action))
            button.setCheckable(True)
            button.setChecked(action in state.common.acts)
            button.setToolTip(f"{deed(action)} ({number})")
            # Also assistive technology switches it on, and does not click it.
            button.toggled.connect(lambda _, n=number: self.reserve(n))
            self.choices.addWidget(button)

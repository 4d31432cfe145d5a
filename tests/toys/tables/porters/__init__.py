"""Tests: the table of Porters: buttons for cards, lines for what happened, nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core import Action, Config, Event, GameId, Option, Refused, Value
from tests.toys.games.porters import Pick, Private, Put, Revealed, Send
from ui.access.voice import Voice
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.outcome import Outcome
from ui.bridge.seats import SeatInfo
from ui.kit.options import OptionsEditor
from ui.kit.words import OptionWords


def words(action: Action) -> str:
    if isinstance(action, Put):
        return f"Space {action.space + 1}"
    assert isinstance(action, Pick | Send)
    return f"{type(action).__name__} card {action.card}" if action.card else "Keep it"


class PortersTable(QWidget):
    def __init__(self, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.shown: Any = bridge.view()
        self.waiting: list[Stepped] = []
        self.reserved: Action | None = None
        self.voice = Voice(self)
        self.public, self.private, self.last = QLabel(), QLabel(), QLabel()
        self.choices = QHBoxLayout()
        column = QVBoxLayout(self)
        for label in (self.public, self.private, self.last):
            label.setWordWrap(True)
            label.setMinimumHeight(label.fontMetrics().height())
            column.addWidget(label)
        column.addLayout(self.choices)
        self.undo_button, self.confirm = QPushButton("Undo"), QPushButton("Confirm")
        self.undo_button.clicked.connect(lambda: self.bridge.undo())
        self.confirm.clicked.connect(self.commit)
        for button in (self.undo_button, self.confirm):
            column.addWidget(button)
        self.clock = QTimer(self)
        self.clock.setInterval(int(300 * bridge.comfort.factor))
        self.clock.timeout.connect(self.step)
        bridge.stepped.connect(self.on_stepped)
        bridge.turn_changed.connect(self.on_turn)
        self.renew()

    def on_stepped(self, stepped: Stepped) -> None:
        if stepped.cause in ("undo", "redo", "seat", "taken"):
            self.catch_up()
            self.shown = stepped.view_after
            self.last.clear()
            self.renew()
        else:
            self.waiting.append(stepped)
            self.clock.start()

    def on_turn(self) -> None:
        if not self.waiting:
            self.shown = self.bridge.view()
        self.renew()

    def step(self) -> None:
        if not self.waiting:
            self.clock.stop()
            return
        stepped = self.waiting.pop(0)
        self.shown = stepped.view_after
        said = [TABLE.sentence(event, self.bridge.players) for event in stepped.events]
        self.last.setText(" ".join(each for each in said if each))
        self.voice.say(self.last.text())
        self.renew()

    def catch_up(self) -> None:
        while self.waiting:
            self.step()

    def cover(self) -> None:
        self.catch_up()
        self.reserved = None
        self.voice.drop()
        self.last.clear()

    def reserve(self, number: int) -> None:
        actions = self.options()
        if number <= len(actions):
            self.reserved = actions[number - 1]
            self.renew()

    def commit(self) -> bool:
        action, seat, self.reserved = self.reserved, self.bridge.person_to_act(), None
        if action is None or seat is None:
            return False
        refused = self.bridge.submit(seat, [action])
        if refused is not None:
            self.last.setText(TABLE.refusal(refused, self.bridge.players))
        return refused is None

    def options(self) -> list[Action]:
        seat = self.bridge.person_to_act()
        return [] if seat is None else list(self.bridge.legal(seat))

    def renew(self) -> None:
        view, names = self.shown, [player.name for player in self.bridge.players]
        seats = [
            f"{name}: {view.counts[i]} cards{', has picked' * view.picked[i]}"
            f"{', a crate' * view.crates[i]}, {view.earned[i] + view.opened[i]} points"
            for i, name in enumerate(names)
        ]
        self.public.setText(f"Round {min(view.round + 1, view.rounds)}. " + "; ".join(seats))
        seat = self.bridge.viewer()
        hand = view.hands[seat] if seat is not None else ()
        hand += sum((v.hands[s] for s, v in self.bridge.open_views().items()), ())
        pick = f" You picked card {view.pick}." if view.pick else ""
        self.private.setText(", ".join(f"card {card}" for card in hand) + pick)
        self.private.setToolTip(self.private.text())
        while (item := self.choices.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for number, action in enumerate(self.options(), start=1):
            button = QPushButton(words(action))
            button.setCheckable(True)
            button.setChecked(action == self.reserved)
            button.setToolTip(f"{words(action)} ({number})")
            # Also assistive technology switches it on, and does not click it.
            button.toggled.connect(lambda _, n=number: self.reserve(n))
            self.choices.addWidget(button)
        self.undo_button.setEnabled(self.bridge.undo_reach().count > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.catch_up()
        if event.text().isdigit() and event.text() != "0":
            self.reserve(int(event.text()))
        elif event.text() in ("\r", "\n"):
            self.commit()
        else:
            super().keyPressEvent(event)


class PortersOptions(OptionsEditor):
    given: dict[str, Value] = {}  # noqa: RUF012

    def set_players(self, players: Sequence[SeatInfo]) -> None: ...

    def values(self) -> dict[str, Value]:
        return dict(self.given)

    def set_values(self, values: Mapping[str, Value]) -> None:
        self.given = {name: values[name] for name in ("rounds", "open") if name in values}


class PortersSpec:
    game = GameId("porters")

    def title(self) -> str:
        return "Porters"

    def tagline(self) -> str:
        return "Hands, and crates that nobody looks into."

    def refusal(self, refused: Refused, players: Sequence[SeatInfo]) -> str:
        return f"Not now ({refused.key})."

    def sentence(self, event: Event, players: Sequence[SeatInfo]) -> str | None:
        seat = getattr(event, "seat", None)
        name = players[seat].name if seat is not None else "All"
        match event:
            case Private():
                return f"{name} {event.deed} card {event.card}."
            case Revealed():
                picks = ", ".join(f"card {card}" for card in event.picks)
                return f"Revealed: {picks}."
        return f"{name}: {event.__struct_config__.tag}."

    def line(self, line_id: str, view: Any) -> str:
        return line_id.title()

    def option(self, option: Option) -> OptionWords:
        return OptionWords(option.id.title())

    def summary(self, config: Config) -> str:
        return f"{config['rounds']} rounds"

    def options_page(self, look: Any, game: Any, parent: QWidget | None) -> OptionsEditor:
        return PortersOptions(parent)

    def table(self, look: Any, bridge: TableBridge, parent: QWidget | None) -> QWidget:
        return PortersTable(bridge, parent)

    def score_pad(self, look: Any, outcome: Outcome, parent: QWidget | None) -> QWidget:
        return QLabel("; ".join(str(sheet.total) for sheet in outcome.sheets), parent)

    def pictures(self, look: Any, outcome: Outcome, parent: QWidget | None) -> QWidget:
        return self.score_pad(look, outcome, parent)

    def keys(self, values: Any) -> None: ...
    def charts(self, outcome: Outcome) -> tuple[()]:
        return ()

    def grade(self, options: Any) -> None: ...
    def emblem(self, painter: Any, rect: Any, look: Any) -> None: ...
    def tutorial(self) -> None: ...
    def poses(self, table: QWidget) -> dict[str, Any]:
        return {}

    def sheets(self, look: Any) -> dict[str, Any]:
        return {}


TABLE = PortersSpec()

"""The table of Where's My Luggage?: which key is whose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from engine.core import STEPS, GameId, Seat, Value
from engine.games.wheres_my_luggage.view import Phase
from ui.bridge import keys
from ui.bridge.keys import KeyPlan, Stroke
from ui.kit.table.animator import still
from ui.kit.table.key_names import LOG_KEY, REPLAY_KEY
from ui.kit.table.keys import ENTER_KEYS, TableKeys, lettered
from ui.look.shortcuts import Scope, Shortcut, find, name_of
from ui.motion import INPUT_EVENTS, MotionPlayer
from ui.tables.wheres_my_luggage.commands import GateKey, LuggageCommands
from ui.tables.wheres_my_luggage.state import KeyNames
from ui.tables.wheres_my_luggage.words import say

if TYPE_CHECKING:
    # Settings ask for the keys where no table is.
    from ui.tables.wheres_my_luggage.scene import LuggageScene

GAME: Final = GameId("wheres_my_luggage")
_MODIFIER_KEYS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_ARROW_KEYS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_TILE_KEYS: Final = (*_ARROW_KEYS, *ENTER_KEYS, Qt.Key.Key_Space)
"""The keys by which one goes from tile to tile of the memory form, and turns one over."""
_PLAIN_MODIFIERS: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


DEFAULT_KEYS: Final = (
    ("A", "S", "D"),
    ("J", "K", "L"),
    ("Left", "Down", "Right"),
    ("Num+4", "Num+5", "Num+6"),
)
"""Left, grab and right of the persons at one keyboard, in their order."""
LONE_PLAYER_KEYS: Final = (("Left",), ("Space", "Return", "Enter"), ("Right",))
"""What one person alone may press as well."""


def plan(values: Mapping[str, Value]) -> KeyPlan | None:
    """Three keys a person at the belt, of up to four; from memory, or by mouse, nobody needs any.

    In step mode Space is the key that lets time run.
    """
    keyless = values.get("form") == "memory" or values.get("hands") == "mouse"
    return None if keyless else belt_plan(steps=bool(values.get(STEPS.id)))


def belt_plan(*, steps: bool = False) -> KeyPlan:
    """The keys at the belt; in step mode (`steps`) Space lets time run, and grabs nothing."""
    bindings = tuple(
        keys.KeyBinding(command.value, say(f"deed-{command.value}")) for command in GateKey
    )
    alone = tuple(
        tuple(name for name in names if not (steps and name == "Space"))
        for names in LONE_PLAYER_KEYS
    )
    notes = (say("space-runs"),) if steps else ()
    return KeyPlan(GAME, bindings, DEFAULT_KEYS, alone, {"Space": say("taken-space")}, notes)


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The keys of one seat; the first of each is the one that is shown."""

    left: tuple[Stroke, ...]
    grab: tuple[Stroke, ...]
    right: tuple[Stroke, ...]

    @property
    def names(self) -> KeyNames:
        """What is written on them."""
        return self.left[0].name(), self.grab[0].name(), self.right[0].name()

    def of(self, command: GateKey) -> tuple[Stroke, ...]:
        """The keys that do a deed."""
        return {GateKey.LEFT: self.left, GateKey.RIGHT: self.right, GateKey.GRAB: self.grab}[
            command
        ]


def seat_keys(
    held: Mapping[str, str],
    persons: int,
    own: Sequence[Mapping[str, str]] = (),
    *,
    steps: bool = False,
) -> list[SeatKeys]:
    """The keys of each person; `held` are the settings that say otherwise than usual.

    `own` are the keys that each person has of their own. In step mode (`steps`) Space lets time
    run.
    """
    plan = belt_plan(steps=steps)
    held = plan.with_own(held, own) if any(own) else held
    return [SeatKeys(*strokes) for strokes in plan.keys(held, persons)]


class OwnKeys(TableKeys):
    """Keys of the table. Nothing is tried out, and only in practice anything is taken back."""

    seats: Callable[[], Sequence[Scope]]
    """Returns the keys of the seats' gates."""

    def common(self) -> tuple[Shortcut, ...]:
        """Return those of every table that have a use here."""
        buttons, offered = self._action_buttons, {REPLAY_KEY, LOG_KEY, "?", "Esc"}
        if buttons.has(buttons.undo_button):
            offered |= {"Ctrl+Z", "Ctrl+Shift+Z", name_of(buttons.key)}
        return tuple(each for each in super().common() if offered & {*each.keys})

    def further(self) -> Sequence[Scope]:
        """Return the keys of the gates, with the players' own."""
        return self.seats()

    def command(self, event: QKeyEvent) -> Shortcut | None:
        """What a key does, once for each press."""
        if event.isAutoRepeat() and event.key() == Qt.Key.Key_Escape:
            # Held down it does not go on from the pause that it made, nor leave.
            return Shortcut(("Esc",), "", still)
        return None if event.isAutoRepeat() else super().command(event)

    def _way_back(self) -> Callable[[], object] | None:
        """Shut the log, or go on from a pause; what runs is paused first, by the shell."""
        if self._drawer.is_over and not self._turn.bridge.clock.is_live:
            return self._drawer.shut
        return self._hooks.way_back()


class SeatsKeys(QObject):
    """Keys of the seats work whatever has the focus, and any press skips what is shown."""

    def __init__(
        self,
        scene: LuggageScene,
        motion: MotionPlayer,
        shortcuts: Callable[[], Sequence[Shortcut]],
        commands: LuggageCommands,
    ) -> None:
        """Take what is shown, what moves there, and to whom commands go.

        Args:
            scene: The scene.
            motion: What moves at a round's end.
            shortcuts: Returns the game's own keys; in a pause they go before those of the seats.
            commands: Who obeys.
        """
        super().__init__(scene)
        self._scene, self._motion = scene, motion
        self._shortcuts, self._commands = shortcuts, commands
        self._keys: Mapping[Seat, SeatKeys] = {}
        self._down: dict[Stroke, tuple[Seat, GateKey]] = {}
        self.helps: Collection[QWidget] = ()
        """The buttons for undo and hints: a press there does that, and skips nothing."""
        self.time: QAbstractButton | None = None
        """The button that lets time run in step mode; the letter on it does so, too."""

    def give(self, given: Mapping[Seat, SeatKeys]) -> None:
        """Give out the keys anew."""
        self._keys = given
        self._down.clear()

    def scopes(self) -> tuple[Scope, ...]:
        """Return the keys of each seat as they are chosen, and the one that lets time run."""
        state = self._scene.state
        players, several = state.common.players, len(self._keys) > 1
        scopes = []
        for seat, own in self._keys.items():
            title = say("shortcuts-gate")
            if several:
                title = say("shortcuts-gate-of", name=players[seat].name)
            scopes.append(
                Scope(title, tuple(self._shortcut(seat, command, own) for command in GateKey))
            )
        if self.time is not None and state.time.steps:
            scopes.append(Scope(say("shortcuts-time"), (self._hold(),)))
        return tuple(scopes)

    def _shortcut(self, seat: Seat, command: GateKey, own: SeatKeys) -> Shortcut:
        names = tuple(stroke.write() for stroke in own.of(command))
        words, do = say(f"shortcut-{command.value}"), partial(self._commands.do, seat, command)
        return Shortcut(names, words, do, lambda: self._scene.state.time.phase != "paused")

    def _hold(self) -> Shortcut:
        """Return the key that lets time run in step mode, for as long as it is held down."""
        letters = () if self.time is None else map(name_of, lettered(self.time))
        run = partial(self._commands.hold, True)
        words = say("shortcut-hold")
        return Shortcut(("Space", *letters), words, run, lambda: self._scene.state.time.live)

    def watch(self, widget: QWidget) -> None:
        """Let the keys work there."""
        widget.installEventFilter(self)

    def let_go(self) -> None:
        """No key is down any more."""
        self._down.clear()
        for seat in self._keys:
            self._commands.let(seat, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is a seat's, and any press that only skips."""
        key = event if isinstance(event, QKeyEvent) else None
        if self._helps_out(watched, key):
            return False
        silent = key is not None and (key.isAutoRepeat() or Qt.Key(key.key()) in _MODIFIER_KEYS)
        if event.type() in INPUT_EVENTS and (
            self._motion.busy if silent else self._commands.skip()
        ):
            return True
        if key is None:
            return False
        on_button = isinstance(watched, QAbstractButton)
        if self._runs_time(key, on_button=on_button):
            key.accept()
            if event.type() == QEvent.Type.KeyPress and not key.isAutoRepeat():
                self._hold().run()
            elif event.type() == QEvent.Type.KeyRelease and not key.isAutoRepeat():
                self._commands.hold(False)
            return True
        if event.type() == QEvent.Type.ShortcutOverride:
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._release(key)
        tiles = watched is self._scene.view and key.key() in _TILE_KEYS
        if tiles and self._scene.grid.come():
            # Before a key does anything there, it is seen where.
            return True
        if on_button and key.isAutoRepeat():
            # What is held down presses nothing that has come since.
            return True
        return not key.modifiers() & ~_PLAIN_MODIFIERS and self._press(key, on_button=on_button)

    def _helps_out(self, watched: QObject, event: QKeyEvent | None) -> bool:
        """Whether something is undone, redone or hinted at, whatever is being shown."""
        if event is None:
            return watched in self.helps
        if watched in self.helps and event.key() in (*ENTER_KEYS, Qt.Key.Key_Space):
            return True
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return bool(self.helps and control) and event.key() in (Qt.Key.Key_Z, Qt.Key.Key_Y)

    def _runs_time(self, event: QKeyEvent, *, on_button: bool) -> bool:
        """Whether a key lets time run while it is held down, in step mode."""
        time = self._scene.state.time
        if self.time is None or not time.live or not time.steps:
            return False
        if event.key() == Qt.Key.Key_Space:
            return not on_button
        taken = (
            stroke
            for keys in self._keys.values()
            for command in GateKey
            for stroke in keys.of(command)
        )
        return event.key() in lettered(self.time) and Stroke.of(event) not in taken

    def _press(self, event: QKeyEvent, *, on_button: bool) -> bool:
        stroke, state = Stroke.of(event), self._scene.state
        if state.time.phase == "paused" and find(self._shortcuts(), event) is not None:
            return False
        bindings = ((seat, command) for seat in self._keys for command in GateKey)
        found = next((each for each in bindings if stroke in self._keys[each[0]].of(each[1])), None)
        presses = on_button and stroke.key in (*ENTER_KEYS, Qt.Key.Key_Space)
        if found is None or presses or (state.memory and state.view.phase is Phase.PLAY):
            return False
        if not event.isAutoRepeat() and stroke not in self._down:
            self._down[stroke] = found
            self._shortcut(*found, self._keys[found[0]]).run()
        return True

    def _release(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return False
        found = self._down.pop(Stroke.of(event), None)
        if found is None:
            return False
        seat, command = found
        if command is not GateKey.GRAB:
            still = (one for whose, one in self._down.values() if whose == seat)
            self._commands.let(seat, next((one for one in still if one is not GateKey.GRAB), None))
        return True

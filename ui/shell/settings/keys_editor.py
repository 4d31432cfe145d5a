"""Shell: the keys of persons at one keyboard: on a picture, to be changed and to be tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ui.bridge.controller import AppController
from ui.bridge.keys import KeyboardPlayer, KeyPlan, KeyTakenError, Stroke
from ui.bridge.seats import player_colour
from ui.look.keycap import paint_keycap
from ui.look.lists import ContentsRow
from ui.look.marks import SeatMark
from ui.look.palette import mix
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel
from ui.shell.settings.keyboard import Keyboard, Owned, hardware_code
from ui.shell.widgets.basic import Label, announce, button
from ui.shell.widgets.two_columns import Beside


class KeyButton(ContentsRow):
    """One key of a person, to be pressed and then changed."""

    pressed_key = Signal(int, object)
    """The hardware's number of a key, and its Stroke, while one is waited for."""
    left = Signal()
    """Nobody waits any more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setCheckable(False)
        self.waiting = False
        self._colour = self._sign = ""

    def show_key(self, stroke: Stroke, colour: str, words: str) -> None:
        """Show a key in a player's colour; `words` say whose it is, and what for."""
        self._colour, self._sign = colour, stroke.name()
        self.setAccessibleName(words)
        self.setToolTip(self.tr("Change this key"))
        self.update()

    def wait(self, on: bool) -> None:
        """Take the next key that is pressed, or leave it."""
        self.waiting = on
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(74), max(TOUCH_TARGET, self._look.px(46)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(58), self.sizeHint().height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A keycap in the person's colour."""
        theme = self._look.theme
        side = min(rect.width(), rect.height() * 1.5)
        box = QRectF((rect.width() - side) / 2, 2, side, rect.height() - 4)
        rim = player_colour(self._colour, dark=theme.dark)
        top = mix(theme.card, rim, 0.3 if self.waiting else 0.1 if self.underMouse() else 0.0)
        words = "…" if self.waiting else self._sign
        paint_keycap(
            painter,
            box,
            words,
            self._look,
            pressed=self.waiting,
            rim=rim,
            filled=top,
            ink=theme.ink,
        )

    def event(self, event: QEvent) -> bool:
        """While a key is waited for, every key is that one: also Tab, and those of short cuts."""
        if self.waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self.waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.pressed_key.emit(hardware_code(event), Stroke.of(event))
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who looks elsewhere waits no more."""
        super().focusOutEvent(event)
        if self.waiting:
            self.left.emit()


class KeysEditor(QWidget):
    """The keys of the persons at one keyboard. Every change holds at once and is kept."""

    def __init__(
        self, look: Look, controller: AppController, plan: KeyPlan, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._plan = plan
        self._people: tuple[KeyboardPlayer, ...] = ()
        self._asked: tuple[int, int] | None = None
        self._most = 0
        self._more: list[str] = []
        """Further keys, which nobody can change, in words."""
        self.keyboard = Keyboard(look)
        self.caps: dict[tuple[int, int], KeyButton] = {}
        """By person and deed."""
        self._names: list[PlayerName] = []
        self.sentence = Label(look, wrap=True)
        self.warning = Label(
            look,
            self.tr(
                "Many keyboards cannot register three keys at once if they are close together. To "
                "test yours, click an empty part of the diagram, then hold down all the keys you "
                "need."
            ),
            face=Role.SMALL,
            role="muted",
            wrap=True,
        )
        self.reset_button = button(
            self.tr("Default ke&ys"),
            self.reset,
            hint=self.tr("Reset everyone’s keys to the defaults"),
        )
        fields = QWidget()
        self._grid = QGridLayout(fields)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(4)
        self._build()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, whole, gap=8)
        beside = Beside(self.keyboard, fields)
        with_spacing(look, beside.box, gap=20)
        whole.addWidget(beside)
        foot = QHBoxLayout()
        with_spacing(look, foot, gap=14)
        foot.addWidget(self.sentence, 1)
        foot.addWidget(self.reset_button)
        whole.addLayout(foot)
        whole.addWidget(self.warning)
        self.keyboard.picked.connect(self._on_picked)
        self.keyboard.tried.connect(self._on_tried)
        self.keyboard.changed.connect(self._tell)

    def set_plan(self, plan: KeyPlan) -> None:
        """Show keys of the same people for the same deeds, as other options have them."""
        if plan != self._plan:
            self._plan, self._asked = plan, None
            self.show_keys()

    def set_people(self, people: Sequence[KeyboardPlayer]) -> None:
        """Show the keys of these persons, as many as share the keyboard."""
        shown = tuple(people)[: len(self._plan.usual)]
        if shown == self._people:
            return
        self._people = shown
        self._asked = None
        for person, name in enumerate(self._names):
            name.setVisible(person < len(shown))
            for deed in range(len(self._plan.bindings)):
                self.caps[(person, deed)].setVisible(person < len(shown))
        self.show_keys()

    def show_keys(self) -> None:
        """Show the keys that are in force."""
        plan, many = self._plan, len(self._people) > 1
        owned: dict[Stroke, Owned] = {}
        self._more = []
        for person, strokes in enumerate(plan.keys(self._held, len(self._people))):
            who = self._people[person]
            self._names[person].show_person(who)
            for deed, each in enumerate(strokes):
                asked = self._asked == (person, deed)
                if each[1:]:
                    # Two keys may be called the same, as both Enter keys are.
                    names = dict.fromkeys(one.name() for one in each[1:])
                    also = self.tr("{deed}, also: {keys}.").format(
                        deed=plan.bindings[deed].words, keys=", ".join(names)
                    )
                    self._more.append(also)
                mark = str(person + 1) if many else ""
                owned |= {
                    stroke: Owned(who.colour, mark, asked and stroke == each[0]) for stroke in each
                }
                cap = self.caps[(person, deed)]
                words = self.tr("{name}, {deed}: {key}").format(
                    name=who.name, deed=plan.bindings[deed].words, key=each[0].name()
                )
                cap.show_key(each[0], who.colour, words)
                cap.wait(asked)
        self.keyboard.show_keys(owned)
        self.warning.setVisible(many)
        changed = any(key in self._controller.settings.family("keys") for key in self._settings())
        self.reset_button.setEnabled(changed or any(self._own))
        self._tell()

    def reset(self) -> None:
        """Give everybody the usual keys back."""
        self._asked = None
        for key in self._settings():
            self._controller.remember(key, "")
        usual = {self._plan.name(deed): "" for deed in range(len(self._plan.bindings))}
        for who, own in zip(self._people, self._own, strict=True):
            if own:
                self._controller.people.keep_keys(who.name, usual)
        self.show_keys()

    # Inside -------------------------------------------------------------------------------------

    @property
    def _own(self) -> list[Mapping[str, str]]:
        """The keys that each person has of their own, of this game."""
        names = {self._plan.name(deed) for deed in range(len(self._plan.bindings))}
        found = self._controller.people.keys_of(who.name for who in self._people)
        return [{key: text for key, text in own.items() if key in names} for own in found]

    @property
    def _held(self) -> dict[str, str]:
        return self._plan.with_own(self._controller.settings.family("keys"), self._own)

    def _keep(self, wanted: Mapping[str, str]) -> None:
        """Keep changed keys: those of players with these, those of all others in the settings."""
        plan, held = self._plan, {**self._held, **wanted}
        strokes = plan.chosen(held)
        for person in range(len(plan.usual)):
            deeds = [n for n in range(len(plan.bindings)) if plan.setting(person, n) in wanted]
            # All keys of a player, else another seat's would fill the gaps.
            own = {plan.name(n): each.write() for n, each in enumerate(strokes[person])}
            is_there = person < len(self._people)
            people = self._controller.people
            if deeds and not (is_there and people.keep_keys(self._people[person].name, own)):
                for deed in deeds:
                    key = plan.setting(person, deed)
                    self._controller.remember(key, wanted[key])

    def _settings(self) -> list[str]:
        plan = self._plan
        return [
            plan.setting(person, deed)
            for person in range(len(plan.usual))
            for deed in range(len(plan.bindings))
        ]

    def _build(self) -> None:
        for deed, (_, words) in enumerate(self._plan.bindings):
            head = Label(self._look, words, face=Role.SMALL, role="muted", wrap=True)
            head.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(head, 0, deed + 1)
            self._grid.setColumnStretch(deed + 1, 1)
        for person in range(len(self._plan.usual)):
            name = PlayerName(self._look)
            self._names.append(name)
            self._grid.addWidget(name, person + 1, 0)
            for deed in range(len(self._plan.bindings)):
                cap = KeyButton(self._look)
                cap.clicked.connect(lambda _=False, at=(person, deed): self._ask(at))
                cap.pressed_key.connect(self._on_key)
                # The picture may be what has the focus now: a click there gives the key.
                cap.left.connect(lambda: QTimer.singleShot(0, self, self._on_left))
                self.caps[(person, deed)] = cap
                self._grid.addWidget(cap, person + 1, deed + 1)

    def _ask(self, at: tuple[int, int]) -> None:
        """Wait for a key, or, asked again, leave it."""
        self._asked = None if at == self._asked else at
        self.caps[at].setFocus()
        self.show_keys()
        if self._asked is not None:
            announce(self.sentence, self.sentence.text())

    def _on_left(self) -> None:
        asked = self._asked
        if asked is not None and not self.keyboard.hasFocus() and not self.caps[asked].hasFocus():
            self._asked = None
            self.show_keys()

    def _on_picked(self, stroke: Stroke) -> None:
        """A click on the picture gives the key that is waited for, or asks for another of it."""
        if self._asked is not None:
            self._give(stroke)
            return
        for person, strokes in enumerate(self._plan.keys(self._held, len(self._people))):
            for deed, each in enumerate(strokes):
                if stroke == each[0]:
                    self._ask((person, deed))
                    return

    def _on_tried(self, stroke: Stroke) -> None:
        if self._asked is not None:
            self._give(stroke)

    def _on_key(self, code: int, stroke: Stroke) -> None:
        if stroke.key == Qt.Key.Key_Escape:
            self._asked = None
            self.show_keys()
            return
        self.keyboard.learn(code, stroke)
        self._give(stroke)

    def _give(self, stroke: Stroke) -> None:
        """Give a key to whoever it was asked for, or say why not."""
        assert self._asked is not None
        person, deed = self._asked
        if not stroke.is_free:
            self._refuse(
                self.tr("Shift, Ctrl, Alt and the lock keys cannot be used on their own.")
                if stroke.is_helper
                else self.tr("Esc, Tab and the function keys are reserved.")
            )
            return
        try:
            wanted = self._plan.change(self._held, person, deed, stroke, len(self._people))
        except KeyTakenError as taken:
            self._refuse(
                taken.why
                or self.tr("{key} is already in use: {name}, {deed}.").format(
                    key=stroke.name(),
                    name=self._people[taken.person].name,
                    deed=self._plan.bindings[taken.deed].words,
                )
            )
            return
        self._keep(wanted)
        self._asked = None
        self.show_keys()
        self._say(self.caps[(person, deed)].accessibleName(), "good")
        announce(self.sentence, self.sentence.text())

    def _refuse(self, why: str) -> None:
        words = self.tr("{why} Press another key, or Esc to cancel.").format(why=why)
        self._say(words, "bad")
        announce(self.sentence, words, urgent=True)

    def _say(self, words: str, role: str = "") -> None:
        self.sentence.set_role(role)
        self.sentence.setText(words)

    def _tell(self) -> None:
        """Say what can be done now, or which keys arrive."""
        down = self.keyboard.down
        if self._asked is not None:
            person, deed = self._asked
            words = self.tr("{name}, {deed}: press the new key, or click it in the diagram.")
            self._say(
                words.format(name=self._people[person].name, deed=self._plan.bindings[deed].words)
            )
        elif down:
            self._most = max(self._most, len(down))
            names = ", ".join(stroke.name() for stroke in down)
            words = self.tr("Keys detected: {keys}. Most at once so far: {most}.")
            self._say(words.format(keys=names, most=self._most), "good")
        elif not self.keyboard.hasFocus() or not self._most:
            self._most = 0
            words = self.tr("To change a key, click it, then press the new one.")
            words = " ".join((*self._more, *self._plan.notes, words))
            self._say(words, "muted")


class PlayerName(QWidget):
    """A person's name with their mark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._mark = SeatMark(look)
        self._words = FittedLabel(look, Role.STRONG)
        row = QHBoxLayout(self)
        # On one line with what is written on the keys: their tops stand out above their bases.
        with_spacing(look, row, (2, 0, 8, 5), 8)
        row.addWidget(self._mark)
        row.addWidget(self._words, 1)

    def show_person(self, who: KeyboardPlayer) -> None:
        """Name somebody."""
        self._mark.show_seat(who.colour)
        self._words.setText(who.name)

"""The table of Cargo Hold: a question in the middle of a turn, over the open table, by seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Final, Protocol

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Action, Seat
from ui.bridge.seats import initial
from ui.kit.table.state import CommonState
from ui.look.marks import SeatMark
from ui.look.shortcuts import Shortcut, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, TagButton
from ui.stage.cards.hand_view import NEW_HAND_LOCK_MS

_KEY_STEPS: Final = {"Left": -1, "Up": -1, "Right": 1, "Down": 1}


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """One thing to choose: the words of its button, and what it does where it is chosen alone.
    `under` stands small below the words; `card` is the card that is chosen by it, -1 for none.
    """

    words: str
    act: Action | None = None
    tip: str = ""
    under: str = ""
    card: int = -1


@dataclass(frozen=True, slots=True)
class SeatQuestion:
    """What a seat is asked. `default` is the choice that Enter takes at once.

    With `several`, any number of the choices is marked, at first those of `marked`, and a button
    with the words `done` enters what `several` makes of the marked numbers. `choices` are only
    what may be on the screen: they are asked of a computer without any. Their cards lie on the
    `side` of a raid, 0 for the attacker's, 1 for the crate's; or they come to it from the hand.
    """

    seat: Seat
    words: str
    choices: tuple[AnswerChoice, ...] = ()
    default: int = 0
    several: Callable[[tuple[int, ...]], Action] | None = None
    marked: tuple[int, ...] = ()
    done: str = ""
    side: int = 0
    from_hand: bool = False

    @property
    def usual(self) -> Action | None:
        """What Enter takes at once; None where nothing may be chosen here."""
        if self.several is not None:
            return self.several(self.marked)
        return self.choices[self.default].act if self.choices else None

    @property
    def asked(self) -> tuple[object, ...]:
        """What tells it from another question: all but what becomes of it."""
        words = tuple(choice.words for choice in self.choices)
        return self.seat, self.words, words, self.default, self.marked, self.done


class ChoiceCommands(Protocol):
    """What a question asks of the table that it lies on."""

    def answer(self, seat: Seat, act: Action) -> bool:
        """Answer for a seat, over the open table; whether it was entered."""
        ...

    def focus_stage(self) -> None:
        """Give the stage the keyboard."""
        ...


class ChoicePanel(QFrame):
    """A question as a card over the stage: mark, name, words, and a button for each choice.

    The game calls `present` when it shows its view, with what is asked now or None, and `forget`
    when something was done, or is covered; it gives the panel its `room` in the table, and has its
    `shortcuts` among its own. Who is asked answers by a click,
    by a number key, by arrows and Enter, or through the tree; nothing is entered within
    `NEW_HAND_LOCK_MS` milliseconds, so that no press that was meant for something else answers it.
    A computer is asked in the same words, without buttons: what is seen, and for how long, is the
    same whatever it has.
    """

    marks_changed = Signal()
    """Of several choices, others are marked."""
    told = Signal()
    """What somebody has answered beforehand is shown as if it were asked now, or is no more."""

    def __init__(self, look: Look, commands: ChoiceCommands, parent: QWidget) -> None:
        """Take to whom answers go; the parent is what it lies on."""
        super().__init__(parent)
        self.setProperty("role", "card")
        self._look, self._commands = look, commands
        self._question: SeatQuestion | None = None
        self._here = False
        """Whether a person here is asked."""
        self._asked: tuple[object, ...] = ()
        self._room, self._most = QRect(), QSize()
        self._fresh = QDeadlineTimer(0)
        self.buttons: list[TagButton] = []
        """A button for each choice."""
        self.done: TagButton | None = None
        """Of several choices, the button that enters what is marked."""
        self.mark = SeatMark(look, side=34)
        self.name = FittedLabel(look, Role.STRONG, "", self)
        self.words = FittedLabel(look, Role.BODY, "", self)
        self.waits = FittedLabel(look, Role.SMALL, "", self)
        self.waits.setProperty("role", "muted")
        head, text = QHBoxLayout(), QVBoxLayout()
        with_spacing(look, head, (0, 0, 0, 0), 10)
        with_spacing(look, text, (0, 0, 0, 0), 2)
        for label in (self.name, self.words, self.waits):
            text.addWidget(label)
        head.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(text, 1)
        self._grid = QGridLayout()
        with_spacing(look, self._grid, (0, 0, 0, 0), 8)
        column = QVBoxLayout(self)
        with_spacing(look, column, (14, 10, 14, 12), 8)
        column.addLayout(head)
        column.addLayout(self._grid)
        look.changed.connect(self._lay)
        self.hide()

    @property
    def question(self) -> SeatQuestion | None:
        """What is asked now."""
        return self._question

    @property
    def open_question(self) -> SeatQuestion | None:
        """What a person here is asked; None while nobody is."""
        return self._question if self._here else None

    @property
    def leading(self) -> QWidget | None:
        """Where the keyboard belongs while a person here is asked; None while nobody is."""
        if not self._here or self._question is None:
            return None
        if self.done is not None:
            return self.done
        return self.buttons[self._question.default] if self.buttons else self

    @property
    def marked(self) -> tuple[int, ...]:
        """Of several choices, the numbers of those that are marked."""
        return tuple(n for n, button in enumerate(self.buttons) if button.isChecked())

    def set_room(self, room: QRect, most: QSize) -> None:
        """Lie in the middle of a room, no larger than need be, and never larger than `most`."""
        self._most = most
        if room != self._room:
            self._room = room
            self._lay()

    def present(
        self, question: SeatQuestion | None, common: CommonState, names: Sequence[str]
    ) -> None:
        """Ask this, or nothing; what is asked already stands as it does.

        Args:
            question: What is asked in the match as it is shown now.
            common: What the table shows besides.
            names: The names by seat, of which a mark has the first letters.
        """
        # While what led to it is still told, nobody can know what it is about.
        question = None if common.moving else question
        here = question is not None and common.live and common.actor == question.seat
        self._question = question
        if question is None:
            self.forget()
            return
        now = (*question.asked, here, tuple(names))
        if now != self._asked:
            self._asked, self._here = now, here
            self._fresh.setRemainingTime(NEW_HAND_LOCK_MS)
            self._build(question, common, names)

    def tell(
        self, question: SeatQuestion | None, common: CommonState, names: Sequence[str]
    ) -> None:
        """Show what somebody is asked who has answered beforehand, as of who chooses now; or none.

        For as long as a part of a raid lasts that is told.
        """
        self.forget()
        self._question = question
        if question is not None:
            self._build(question, common, names)
        self.told.emit()

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do while a person here is asked: numbers, and arrows on its buttons."""
        if not self._here:
            return ()
        words, numbers = self.tr("Choose the answer with this number"), range(len(self.buttons))
        answers = (Shortcut((str(n + 1),), words, partial(self.choose, n)) for n in numbers[:9])
        return (*answers, *self._ways())

    def _ways(self) -> tuple[Shortcut, ...]:
        words, on_button = self.tr("Go to the previous or next answer"), self._is_on_button
        return tuple(
            Shortcut((key,), words, partial(self._walk, step), on_button)
            for key, step in _KEY_STEPS.items()
        )

    def _is_on_button(self) -> bool:
        return any(button.hasFocus() for button in self._all)

    def _walk(self, step: int) -> None:
        all_ = self._all
        at = next(n for n, button in enumerate(all_) if button.hasFocus())
        all_[(at + step) % len(all_)].setFocus(Qt.FocusReason.TabFocusReason)

    def choose(self, number: int) -> bool:
        """Answer with a choice, or mark it of several; False where nobody here is asked now."""
        question = self._question
        if not self._here or question is None or not self._fresh.hasExpired():
            return False
        if question.several is not None:
            self.buttons[number].toggle()
            return True
        act = question.choices[number].act
        return act is not None and self._enter(act)

    def commit(self) -> bool:
        """Of several choices, enter those that are marked; of one, the default."""
        question = self._question
        if not self._here or question is None or not self._fresh.hasExpired():
            return False
        if question.several is None:
            return self.choose(question.default)
        return self._enter(question.several(self.marked))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On its buttons arrows go from choice to choice, which Qt would let out of the panel."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return obey(self._ways(), event)
        return super().eventFilter(watched, event)

    @property
    def _all(self) -> list[TagButton]:
        return [*self.buttons] if self.done is None else [*self.buttons, self.done]

    def point(self, act: Action) -> QWidget | None:
        """Mark what would enter this act, and return where the keyboard belongs then; None where
        nothing would.

        That is how a hint is shown: nothing is entered, and Enter then does what is pointed at.
        """
        question = self._question
        if not self._here or question is None:
            return None
        numbers = range(len(self.buttons))
        at: QWidget | None = None
        if question.several is None:
            at = next((self.buttons[n] for n in numbers if question.choices[n].act == act), None)
        else:
            # All are looked at first, as a computer mostly takes them.
            sizes = reversed(range(len(numbers) + 1))
            some = (each for size in sizes for each in combinations(numbers, size))
            for marked in some:
                if question.several(marked) == act:
                    at = self.done
                    for number in numbers:
                        self.buttons[number].setChecked(number in marked)
                    break
        return at

    # Inside ---------------------------------------------------------------------------------------

    def _enter(self, act: Action) -> bool:
        question = self._question
        assert question is not None
        entered = self._commands.answer(question.seat, act)
        leading = self.leading
        if not entered and leading is not None:
            leading.setFocus(Qt.FocusReason.OtherFocusReason)
        return entered

    def _build(self, question: SeatQuestion, common: CommonState, names: Sequence[str]) -> None:
        player = common.players[question.seat]
        self.mark.show_seat(player.colour, initial(list(names), question.seat))
        self.name.setText(player.name)
        self.words.setText(question.words)
        waits = self.tr("You are choosing…") if player.is_you else self.tr("{name} is choosing…")
        self.waits.setText(waits.format(name=player.name))
        self.waits.setVisible(not self._here)
        self.setAccessibleName(f"{player.name}: {question.words}")
        self._clear()
        for number, choice in enumerate(question.choices if self._here else ()):
            button = self._button(choice, number)
            if question.several is not None:
                button.setCheckable(True)
                # Filled alone, it would look like the button that does it.
                button.tick_when_checked()
                button.setChecked(number in question.marked)
                button.toggled.connect(self.marks_changed)
            else:
                button.set_primary(number == question.default)
                button.clicked.connect(lambda _=False, n=number: self.choose(n))
            self.buttons.append(button)
        if self._here and question.several is not None:
            self.done = TagButton(self._look, question.done, self, primary=True)
            self.done.clicked.connect(lambda _=False: self.commit())
        for each in self._all:
            each.setAutoDefault(True)
            each.installEventFilter(self)
        self.show()
        self.raise_()
        self._lay()
        leading = self.leading
        if leading is not None:
            leading.setFocus(Qt.FocusReason.OtherFocusReason)

    def _button(self, choice: AnswerChoice, number: int) -> TagButton:
        """A button with the number of its key, which is the place of the choice."""
        button = TagButton(self._look, literal(choice.words), self)
        if choice.under:
            button.set_under(choice.under)
        key = str(number + 1) if number < 9 else ""
        button.setToolTip("\n".join(filter(None, (choice.tip, f"({key})" if key else ""))))
        button.setAccessibleName(choice.words)
        button.setAccessibleDescription(choice.tip)
        return button

    def forget(self) -> None:
        """Something was done, or the screen is covered: nothing of what was asked is left."""
        self._question, self._asked, self._here = None, (), False
        self._away()
        self._clear()

    def _clear(self) -> None:
        for old in self._all:
            self._grid.removeWidget(old)
            old.hide()
            # What a button says may be a secret, and it is gone only in a turn of its own.
            old.setParent(None)
            old.deleteLater()
        self.buttons, self.done = [], None

    def _away(self) -> None:
        if not self.isHidden():
            if any(each.hasFocus() for each in self._all):
                self._commands.focus_stage()
            self.hide()

    def _lay(self) -> None:
        """In the middle of its room, as broad as its words and buttons need; where these need more
        height, it reaches beyond the room above.
        """
        if self._question is None or self._room.isEmpty():
            return
        px, room = self._look.px, self._room
        # As many buttons side by side as have room.
        wide = max((each.sizeHint().width() for each in self._all), default=1) + px(8)
        columns = max(1, min(len(self.buttons), (room.width() - px(36)) // wide))
        spare = room.width() - px(32) - (len(self._all) - 1) * self._grid.horizontalSpacing()
        fits = sum(each.sizeHint().width() for each in self._all) <= spare
        for number, each in enumerate(self._all):
            row, column = divmod(number, columns)
            if each is self.done:
                row, column = -(-number // columns), columns - 1
                if fits:
                    # A row more would lie over what the question is about.
                    row, column = 0, number
            self._grid.addWidget(each, row, column)
            # Else it were shown a turn later, and had no room until then.
            each.show()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        size = self.sizeHint().expandedTo(QSize(px(320), 0)).boundedTo(self._most)
        size.setWidth(min(size.width(), room.width()))
        top = room.center().y() - size.height() // 2
        top = max(0, min(top, room.bottom() + 1 - size.height()))
        self.setGeometry(QRect(QPoint(room.center().x() - size.width() // 2, top), size))

"""Shell: the players page: who plays here, how they like it, and what happens to their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.core import GameId, shown
from engine.store.persons import profile
from engine.store.players import MAX_COLOUR, TEXT_SIZES, PlayerEntry
from ui.bridge.controller import AppController
from ui.bridge.keys import KeyboardPlayer
from ui.bridge.seats import MAX_NAME_COLUMNS, mark_name
from ui.kit.spec import GameTable
from ui.look.inputs import ChoiceBox, NoWheelComboBox
from ui.look.marks import mark_icon
from ui.look.palette import COLOURS
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import MAX_TEXT_SCALE, Role
from ui.shell.widgets.basic import Columns, Label, Page, PaperCard, Sentence, button

if TYPE_CHECKING:
    from engine.store.players import NameChange
    from ui.bridge.people import People
    from ui.shell.settings.keys_editor import KeysEditor

_MIN_CARD_WIDTH: Final = 460
_TEXT_STEP: Final = 10


class PlayersPage(Page):
    """One player at a time: name, colour, side, text size and keys; and merging and deleting."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        specs: Mapping[GameId, GameTable],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, widest=1160, high=True)
        self._people = controller.people
        self._filled = ""
        """Whose name the field was filled with."""
        self._undoable: NameChange | None = None
        """The change that the page offers to undo."""
        self._is_doing = False
        """Whether something is being done here that lists the players once it is done."""
        self.set_title(self.tr("Players"))
        about = self.tr(
            "What you choose for a player applies wherever that player sits. A table uses the "
            "largest text size that any player there has chosen."
        )
        self.column.addWidget(Label(look, about, role="muted", wrap=True))
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        self._build_undo()
        cards = Columns(look, _MIN_CARD_WIDTH, flush=True)
        cards.add(self._make_list())
        cards.add(self._make_wishes())
        cards.add(self._make_names())
        self.column.addWidget(cards)
        self.editors: list[KeysEditor] = []
        self._key_cards: list[PaperCard] = []
        for spec in specs.values():
            self._add_keys(controller, spec)
        self.end()
        self._dress()
        look.changed.connect(self._dress)
        self._people.changed.connect(self._on_changed)

    @property
    def is_spare(self) -> bool:
        """Whether nothing is typed in that was not kept."""
        typed = self.new_name.text() or self.name.text() != self._shown_name
        return not typed and not self._asks

    def enter(self) -> None:
        """Give the keyboard to the list, with the player who was shown last."""
        self._hush()
        self._list()
        (self.players if self._entry is not None else self.new_name).setFocus()

    def leave(self) -> None:
        """Close a question that was not answered."""
        self._ask(asks=False)

    # What is built

    def _make_list(self) -> PaperCard:
        card = PaperCard(self.look, self.tr("Who plays here"))
        self.players = ChoiceBox(16)
        self.players.setAccessibleName(self.tr("Player"))
        self.players.currentIndexChanged.connect(self._on_chosen)
        card.column.addWidget(self.players)
        self.none = Label(
            self.look,
            self.tr(
                "There are no players yet. Players are added when they start a match under a name."
            ),
            role="muted",
            wrap=True,
        )
        card.column.addWidget(self.none)
        self.new_name = self._field(self.tr("Name of a new player"))
        self.add_button = button(self.tr("&Add a player"), self._add)
        self.new_name.returnPressed.connect(self._add)
        card.column.addLayout(self._row(self.new_name, self.add_button))
        self.add_sentence = Sentence(self.look)
        card.column.addWidget(self.add_sentence)
        card.column.addStretch(1)
        return card

    def _make_wishes(self) -> PaperCard:
        card = self.wishes = PaperCard(self.look, self.tr("At the table"))
        form = QFormLayout()
        with_spacing(self.look, form, gap=12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._labels: list[tuple[QLabel, NoWheelComboBox]] = []
        self.colour, self.hand = NoWheelComboBox(), NoWheelComboBox()
        self.text_size = NoWheelComboBox()
        self.colour.addItem(self.tr("Any"), "")
        for colour in COLOURS:
            self.colour.addItem(mark_name(colour), colour)
        usual = self.tr("As in the settings")
        for words, hand in (
            (usual, ""),
            (self.tr("On the right"), "right"),
            (self.tr("On the left"), "left"),
        ):
            self.hand.addItem(words, hand)
        self.text_size.addItem(usual, 0)
        least, most = TEXT_SIZES[0], min(TEXT_SIZES[1], round(MAX_TEXT_SCALE * 100))
        for size in range(least, most + 1, _TEXT_STEP):
            self.text_size.addItem(self.tr("{number}%").format(number=size), size)
        for words, box in (
            (self.tr("&Colour"), self.colour),
            (self.tr("&Lists and score"), self.hand),
            (self.tr("Te&xt size"), self.text_size),
        ):
            label = QLabel(words)
            label.setBuddy(box)
            self._labels.append((label, box))
            box.setAccessibleName(words.replace("&", ""))
            form.addRow(label, box)
        self.colour.activated.connect(partial(self._on_wish, "colour", self.colour))
        self.hand.activated.connect(partial(self._on_wish, "hand", self.hand))
        self.text_size.activated.connect(partial(self._on_wish, "text_size", self.text_size))
        card.column.addLayout(form)
        card.column.addStretch(1)
        return card

    def _make_names(self) -> PaperCard:
        card = self.names = PaperCard(self.look, self.tr("Name"))
        self.name = self._field(self.tr("Name of the player"))
        self.rename_button = button(
            self.tr("&Rename"),
            self._rename,
            hint=self.tr("Matches, medals and mistakes stay with the player"),
        )
        self.name.returnPressed.connect(self._rename)
        card.column.addLayout(self._row(self.name, self.rename_button))
        self.name_sentence = Sentence(self.look)
        card.column.addWidget(self.name_sentence)
        self.former = Label(self.look, face=Role.SMALL, role="muted", wrap=True)
        card.column.addWidget(self.former)
        self.others = ChoiceBox(16)
        self.others.setAccessibleName(self.tr("Merge with"))
        self.merge_button = button(
            self.tr("&Merge"),
            self._merge,
            hint=self.tr("Everything this player has played then belongs to the other player"),
        )
        self._merge_words = Label(self.look, self.tr("This is the same player as:"))
        card.column.addWidget(self._merge_words)
        card.column.addLayout(self._row(self.others, self.merge_button))
        self.delete_button = button(self.tr("&Delete this player…"), self._on_delete)
        card.column.addWidget(self.delete_button, 0, Qt.AlignmentFlag.AlignLeft)
        card.column.addWidget(self._make_question())
        card.column.addStretch(1)
        return card

    def _build_undo(self) -> None:
        self._undo_row = QWidget()
        row = QHBoxLayout(self._undo_row)
        row.setContentsMargins(0, 0, 0, 0)
        with_spacing(self.look, row, gap=14)
        self.undo_words = Label(self.look, wrap=True)
        self.undo_button = button(self.tr("&Undo"), self._undo)
        row.addWidget(self.undo_words, 1)
        row.addWidget(self.undo_button)
        self.column.addWidget(self._undo_row)

    def _make_question(self) -> QWidget:
        """What is asked before a player is deleted."""
        self._asks = False
        self.question = QWidget()
        column = QVBoxLayout(self.question)
        column.setContentsMargins(0, 0, 0, 0)
        with_spacing(self.look, column, gap=8)
        self.question_words = Label(self.look, face=Role.STRONG, wrap=True)
        more = self.tr(
            "The matches are not deleted. If you make them nameless, they belong to no one until"
            " someone plays under this name again."
        )
        column.addWidget(self.question_words)
        column.addWidget(Label(self.look, more, wrap=True))
        self.keep_button = button(self.tr("&Keep the name in the matches"), self._keep_name)
        self.nameless_button = button(self.tr("Make the matches &nameless"), self._make_nameless)
        self.cancel_button = button(self.tr("Do n&ot delete"), self._on_cancel)
        for each in (self.keep_button, self.nameless_button, self.cancel_button):
            column.addWidget(each, 0, Qt.AlignmentFlag.AlignLeft)
        self.question.hide()
        return self.question

    def _add_keys(self, controller: AppController, spec: GameTable) -> None:
        """The keys of a game, as one player has them."""
        plan = spec.keys({})
        if plan is None:
            return
        from ui.shell.settings.keys_editor import KeysEditor

        card = PaperCard(self.look, self.tr("Keys: {game}").format(game=spec.title()))
        editor = KeysEditor(self.look, controller, plan)
        card.column.addWidget(editor)
        self.editors.append(editor)
        self._key_cards.append(card)
        self.column.addWidget(card)

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit()
        field.setMaxLength(MAX_NAME_COLUMNS)
        field.setAccessibleName(name)
        field.setPlaceholderText(name)
        return field

    def _row(self, field: QWidget, pressed: QPushButton) -> QHBoxLayout:
        row = QHBoxLayout()
        with_spacing(self.look, row, gap=8)
        row.addWidget(field, 1)
        row.addWidget(pressed)
        return row

    def _dress(self) -> None:
        side = self.look.px(24)
        for box in (self.colour, self.players):
            box.setIconSize(QSize(side, side))
            for index in range(box.count()):
                room = QSize(0, self.look.px(TOUCH_TARGET))
                box.setItemData(index, room, Qt.ItemDataRole.SizeHintRole)
        for label, beside in self._labels:
            label.setMinimumHeight(beside.sizeHint().height())
        for index in range(1, self.colour.count()):
            self.colour.setItemIcon(
                index, mark_icon(self.look, str(self.colour.itemData(index)), side)
            )
        for index in range(self.players.count()):
            self._paint(index)

    def _paint(self, index: int) -> None:
        entry = self._people.entry(str(self.players.itemData(index)))
        if entry is not None and entry.colour in COLOURS:
            side = self.look.px(24)
            self.players.setItemIcon(index, mark_icon(self.look, entry.colour, side))

    # What is shown

    @property
    def _entry(self) -> PlayerEntry | None:
        """The player who is shown."""
        return self._people.entry(str(self.players.currentData() or ""))

    @property
    def _shown_name(self) -> str:
        entry = self._entry
        return "" if entry is None else shown(entry.name, MAX_NAME_COLUMNS)

    def _on_changed(self) -> None:
        # What is done here lists them itself.
        if self.isVisible() and not self._is_doing:
            self._list()

    def _list(self, wanted: str = "") -> None:
        """List the players anew; the one of a name is shown, else the one who was."""
        entries = self._people.players()
        named = wanted or str(self.players.currentData() or "") or self._people.own_name
        who = profile(self._people.owner(named))
        self.players.blockSignals(True)
        self.players.clear()
        for entry in entries:
            self.players.addItem(shown(entry.name, MAX_NAME_COLUMNS), entry.name)
        keys = [entry.key for entry in entries]
        self.players.setCurrentIndex(keys.index(who) if who in keys else min(0, len(keys) - 1))
        self.players.blockSignals(False)
        self.players.setVisible(bool(entries))
        self.none.setVisible(not entries)
        self._dress()
        self._show()

    def _on_chosen(self) -> None:
        self._hush()
        self._show()

    def _hush(self) -> None:
        """What was told is done with."""
        for sentence in (self.sentence, self.add_sentence, self.name_sentence):
            sentence.say("")

    def _show(self) -> None:
        """Show the chosen player, and what can be undone."""
        entry = self._entry
        self._ask(asks=False)
        for card in (self.wishes, self.names, *self._key_cards):
            card.setVisible(entry is not None)
        self._show_undo()
        is_same = entry is not None and entry.name == self._filled
        self._filled = "" if entry is None else entry.name
        if entry is None:
            self.name.clear()
            return
        for box, value in (
            (self.colour, entry.colour),
            (self.hand, entry.hand),
            (self.text_size, entry.text_size),
        ):
            self._put(box, value)
        if not is_same:
            # A name that is typed and not kept yet stays, as does whom to merge with.
            self.name.setText(self._shown_name)
            self.others.clear()
        former = [shown(each, MAX_NAME_COLUMNS) for each in self._people.file.former(entry.name)]
        self.former.setVisible(bool(former))
        self.former.setText(self.tr("Former names: {names}").format(names=", ".join(former)))
        self._list_others(entry)
        colour = entry.colour if entry.colour in COLOURS else COLOURS[0]
        for editor in self.editors:
            # Named as it is known, or else its keys are not found.
            editor.set_people([KeyboardPlayer(entry.name, colour)])
            editor.show_keys()

    def _list_others(self, entry: PlayerEntry) -> list[str]:
        """List with whom a player can be merged, and return their profiles."""
        chosen = self.others.currentData()
        names = [name for name in self._people.named() if profile(name) != entry.key]
        self.others.clear()
        for name in names:
            self.others.addItem(shown(name, MAX_NAME_COLUMNS), name)
        self.others.setCurrentIndex(max(self.others.findData(chosen), min(0, len(names) - 1)))
        for widget in (self._merge_words, self.others, self.merge_button):
            widget.setVisible(bool(names))
        return [profile(name) for name in names]

    def _put(self, box: QComboBox, value: object) -> None:
        index = box.findData(value)
        if index < 0:
            # A size between the steps, or a colour of a newer version.
            words = self.tr("{number}%").format(number=value)
            box.addItem(words if isinstance(value, int) else shown(str(value), MAX_COLOUR), value)
            index = box.count() - 1
        box.setCurrentIndex(index)

    def _show_undo(self) -> None:
        change = self._undoable = self._people.last_change()
        self._undo_row.setVisible(change is not None)
        if change is not None:
            self.undo_words.setText(self._change_words(change))

    def _change_words(self, change: NameChange) -> str:
        words = {
            "rename": self.tr("{name} is now called {other}. You can undo this for a day."),
            "merge": self.tr("{name} and {other} are now one player. You can undo this for a day."),
            "delete": self.tr("{name} was deleted. You can undo this for a day."),
        }[change.kind]
        name, other = (shown(each, MAX_NAME_COLUMNS) for each in (change.name, change.to))
        return words.format(name=name, other=other)

    # What is done

    def _do(self, work: Callable[[], str], sentence: Sentence, show: str = "") -> bool:
        """Do something; tell why not, beside what was pressed. Return whether it was done."""
        self._is_doing = True
        try:
            why = work()
        finally:
            self._is_doing = False
        self._hush()
        sentence.say(why)
        if not why:
            self._list(show)
        return not why

    def _checked(self) -> PlayerEntry | None:
        """Read anew the player who is shown; None, told, if another window took the name away."""
        name = str(self.players.currentData() or "")
        self._people.forget_file()
        entry = self._entry
        if entry is not None and entry.key == profile(name):
            return entry
        self._list()
        self._hush()
        self.sentence.say(_gone_words(self._people, name))
        (self.players if self._entry is not None else self.new_name).setFocus()
        return None

    def _add(self) -> None:
        name = " ".join(self.new_name.text().split())
        # Another window may have added the player.
        self._people.forget_file()
        known = self._people.entry(name)
        if known is not None and known.key == profile(name):
            self._list(name)
            words = self.tr("There is already a player called {name}.").format(
                name=shown(name, MAX_NAME_COLUMNS)
            )
            self.add_sentence.say(words)
        elif not name:
            self.add_sentence.say(self.tr("Type the name of the new player first."))
        elif self._do(partial(self._people.put, PlayerEntry(name)), self.add_sentence, name):
            self.new_name.clear()
            self.colour.setFocus()
            return
        self.new_name.setFocus()

    def _on_wish(self, field: str, box: QComboBox, _index: int) -> None:
        """Keep what was chosen; another window may have changed all other fields."""
        chosen, entry = box.currentData(), self._checked()
        if entry is not None:
            changed = msgspec.structs.replace(entry, **{field: chosen})
            self._do(partial(self._people.put, changed), self.sentence)

    def _rename(self) -> None:
        to = " ".join(self.name.text().split())
        if to == self._shown_name:
            return
        # A match may have been begun in another window.
        self._people.forget()
        entry = self._checked()
        if entry is None:
            return
        others = self._list_others(entry)
        if profile(to) in others:
            self.name_sentence.say(
                self.tr(
                    "There is already a player called {name}. If it is the same player, merge the "
                    "two."
                ).format(name=shown(to, MAX_NAME_COLUMNS))
            )
            self.others.setCurrentIndex(others.index(profile(to)))
            self.merge_button.setFocus()
        elif self._do(partial(self._people.rename, entry.name, to), self.name_sentence, to):
            self.name.setFocus()

    def _merge(self) -> None:
        into, entry = str(self.others.currentData() or ""), self._checked()
        if entry is None or not into:
            return
        if profile(into) not in self._list_others(entry):
            self._hush()
            self.name_sentence.say(_gone_words(self._people, into))
            self.others.setFocus()
        elif self._do(partial(self._people.merge, entry.name, into), self.name_sentence, into):
            self.undo_button.setFocus()

    def _on_delete(self) -> None:
        if self._checked() is None:
            return
        self._ask(asks=True)
        self.cancel_button.setFocus()
        # Once it has its place.
        QTimer.singleShot(0, self, self._show_question)

    def _show_question(self) -> None:
        if self._asks and self.scroller is not None:
            self.scroller.ensureWidgetVisible(self.cancel_button)

    def _ask(self, *, asks: bool) -> None:
        """Ask what becomes of the matches of the player who is shown, or ask no more."""
        self._asks = asks
        words = self.tr("{name} will be deleted. What about the matches?")
        self.question_words.setText(words.format(name=self._shown_name))
        self.question.setAccessibleName(self.question_words.text())
        self.question.setVisible(asks)

    def _on_cancel(self) -> None:
        self._ask(asks=False)
        self.delete_button.setFocus()

    def _keep_name(self) -> None:
        self._delete(nameless=False)

    def _make_nameless(self) -> None:
        self._delete(nameless=True)

    def _delete(self, *, nameless: bool) -> None:
        entry = self._checked()
        if entry is None:
            return
        work = partial(self._people.delete, entry.name, nameless=nameless)
        if self._do(work, self.name_sentence):
            self.undo_button.setFocus()

    def _undo(self) -> None:
        change = self._people.last_change()
        if change is None:
            # A day has gone by since it was shown.
            self.sentence.say(self.tr("This can no longer be undone."))
            self._show_undo()
        elif change != self._undoable:
            # Another window has changed or undone something.
            self._list()
            self.sentence.say(self.tr("This is no longer the last change."))
        elif self._do(partial(self._people.undo, change), self.sentence, change.name):
            (self.players if self._entry is not None else self.new_name).setFocus()

    def escape(self) -> None:
        """Leave a question before the page."""
        if self._asks:
            self._on_cancel()
        else:
            super().escape()


def _gone_words(people: People, name: str) -> str:
    """Say what became of a player who no longer has a name."""
    entry, translate = people.entry(name), QCoreApplication.translate
    if entry is None:
        words = translate("PlayersPage", "There is no longer a player called {name}.")
        return words.format(name=shown(name, MAX_NAME_COLUMNS))
    words = translate("PlayersPage", "{name} is now called {other}. Nothing was changed.")
    other = shown(entry.name, MAX_NAME_COLUMNS)
    return words.format(name=shown(name, MAX_NAME_COLUMNS), other=other)

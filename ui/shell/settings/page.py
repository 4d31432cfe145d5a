"""Shell: the settings page. Every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QWidget,
)

from engine.core import GameId, Seat
from engine.store import Setting
from ui.bridge.controller import AppController
from ui.bridge.keys import KeyboardPlayer
from ui.bridge.localise import localise
from ui.bridge.seats import default_name
from ui.kit.spec import GameTable
from ui.look.inputs import NoWheelComboBox, NoWheelSlider
from ui.look.palette import COLOURS
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import MAX_TEXT_SCALE, Role
from ui.shell.widgets.basic import Columns, Label, Page, PaperCard, button

if TYPE_CHECKING:
    from ui.shell.settings.keys_editor import KeysEditor

SHOWN_SETTINGS: Final = (
    ("look", ("look.theme", "look.text_size", "look.language")),
    ("motion", ("motion.speed", "motion.reduce")),
    ("sound", ("sound.on", "sound.volume")),
    ("hands", ("hands.left", "hands.suggest", "hands.talk")),
    ("tiles", ("hands.places", "hands.preview", "hands.claims", "hands.double")),
    ("luggage", ("luggage.faces",)),
    ("practice", ("practice.teacher",)),
)
"""The settings that a person makes here, by card."""
NUMBER_SETTLED_MS: Final = 200
"""How long after its last change a number holds."""
_MIN_CARD_WIDTH: Final = 540
"""Least width of a card, in pixels at 100 %."""


def setting_words(key: str) -> str:
    """The name of a setting (`look.theme`), of a value (`look.theme/day`) or of a card (`look`)."""
    words = {
        "look": QCoreApplication.translate("settings", "Appearance"),
        "look.theme": QCoreApplication.translate("settings", "&Theme"),
        "look.theme/system": QCoreApplication.translate("settings", "Same as the system"),
        "look.theme/day": QCoreApplication.translate("settings", "Day departure (light)"),
        "look.theme/night": QCoreApplication.translate("settings", "Night train (dark)"),
        "look.text_size": QCoreApplication.translate("settings", "Te&xt size"),
        "look.language": QCoreApplication.translate("settings", "&Language"),
        "look.language/system": QCoreApplication.translate("settings", "Same as the system"),
        # A language is called by its own name, so that it is found by whoever reads no other.
        "look.language/en": "English",
        "look.language/de": "Deutsch",
        "motion": QCoreApplication.translate("settings", "Motion"),
        "motion.speed": QCoreApplication.translate("settings", "&Animation speed"),
        "motion.speed/off": QCoreApplication.translate("settings", "Off"),
        "motion.speed/fast": QCoreApplication.translate("settings", "Fast"),
        "motion.speed/normal": QCoreApplication.translate("settings", "Normal"),
        "motion.speed/slow": QCoreApplication.translate("settings", "Slow"),
        "motion.reduce": QCoreApplication.translate("settings", "Re&duce motion"),
        "motion.reduce/system": QCoreApplication.translate("settings", "Same as the system"),
        "motion.reduce/yes": QCoreApplication.translate("settings", "Yes"),
        "motion.reduce/no": QCoreApplication.translate("settings", "No"),
        "sound": QCoreApplication.translate("settings", "Sound"),
        "sound.on": QCoreApplication.translate("settings", "&Play sounds"),
        "sound.volume": QCoreApplication.translate("settings", "&Volume"),
        "hands": QCoreApplication.translate("settings", "At the table"),
        "tiles": QCoreApplication.translate("settings", "Pack the Essentials"),
        "hands.left": QCoreApplication.translate("settings", "Show lists and score on th&e left"),
        "hands.places": QCoreApplication.translate(
            "settings", "&Show all spots where a held tile fits"
        ),
        "hands.preview": QCoreApplication.translate("settings", "Show w&hat a tile would score"),
        "hands.claims": QCoreApplication.translate(
            "settings", "&Confirm claims for me when I play alone"
        ),
        "hands.double": QCoreApplication.translate(
            "settings", "E&nd the turn when I double-click a tile"
        ),
        "hands.suggest": QCoreApplication.translate(
            "settings", "Carry &On: fill in the best choice each round"
        ),
        "hands.talk": QCoreApplication.translate("settings", "Personalities tal&k at the table"),
        "luggage": QCoreApplication.translate("settings", "Where’s My Luggage?"),
        "luggage.faces": QCoreApplication.translate("settings", "T&urned tiles"),
        "luggage.faces/auto": QCoreApplication.translate("settings", "Animation speed"),
        "luggage.faces/press": QCoreApplication.translate("settings", "Wait for me"),
        "luggage.faces/2": QCoreApplication.translate("settings", "2 seconds"),
        "luggage.faces/4": QCoreApplication.translate("settings", "4 seconds"),
        "practice": QCoreApplication.translate("settings", "Practice"),
        "practice.teacher": QCoreApplication.translate("settings", "Teacher’s &questions"),
        "practice.teacher/off": QCoreApplication.translate("settings", "Off"),
        "practice.teacher/4": QCoreApplication.translate("settings", "Above 4 points"),
        "practice.teacher/8": QCoreApplication.translate("settings", "Above 8 points"),
        "practice.teacher/12": QCoreApplication.translate("settings", "Above 12 points"),
    }
    return words[key]


def setting_help(key: str) -> str:
    """Return what a setting does, where its name does not say it; empty for the others.

    Args:
        key: The setting.
    """
    words = {
        "luggage.faces": QCoreApplication.translate(
            "settings",
            "How long a tile stays face up when you play from memory, alone against computers. "
            "“Animation speed” shows it for 2 seconds if animations are fast, and "
            "otherwise until you continue. With other human players, it always waits for you.",
        ),
        "practice.teacher": QCoreApplication.translate(
            "settings",
            "When you practise Pack the Essentials alone, the teacher asks before you play a move "
            "that may cost more than you choose here.",
        ),
    }
    return words.get(key, "")


class SettingsPage(Page):
    """Settings by card, where everything is kept, and the keys of games that have some."""

    players_wanted = Signal()
    """Show the people who play here."""
    move_wanted = Signal()
    """Show how everything is moved to another computer, and its backups."""

    def __init__(
        self,
        look: Look,
        controller: AppController,
        specs: Mapping[GameId, GameTable],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent, widest=1160)
        self._controller = controller
        self.editors: dict[str, QWidget] = {}
        self._labels: list[QLabel] = []
        self.set_title(self.tr("Settings"))
        cards = Columns(look, _MIN_CARD_WIDTH, flush=True)
        for card_id, keys in SHOWN_SETTINGS:
            card = PaperCard(look, setting_words(card_id))
            form = QFormLayout()
            with_spacing(look, form, gap=12)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
            for key in keys:
                self._add(form, controller.settings.declared[key])
                words = setting_help(key)
                if words:
                    form.addRow(Label(look, words, face=Role.SMALL, role="muted", wrap=True))
                    self.editors[key].setAccessibleDescription(words)
            card.column.addLayout(form)
            if card_id == "hands":
                self._add_players(card)
            card.column.addStretch(1)
            cards.add(card)
        place = PaperCard(look, self.tr("Data folder"))
        folder = Label(look, str(controller.places.data), face=Role.SMALL, role="muted", wrap=True)
        folder.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        place.column.addWidget(folder)
        row = QHBoxLayout()
        with_spacing(look, row, gap=8)
        row.addWidget(button(self.tr("Open the &folder"), self._open_folder))
        row.addStretch(1)
        place.column.addWidget(
            button(
                self.tr("&Move to another computer…"),
                self.move_wanted.emit,
                hint=self.tr(
                    "Export everything to one file, import that file, or see your backups"
                ),
            ),
            0,
            Qt.AlignmentFlag.AlignLeft,
        )
        row.addWidget(
            button(
                self.tr("&Reset all settings"),
                self._reset,
                hint=self.tr("Restore the defaults; matches and records are kept"),
            )
        )
        place.column.addLayout(row)
        place.column.addStretch(1)
        cards.add(place)
        self._fit_labels()
        look.changed.connect(self._fit_labels)
        self.column.addWidget(cards)
        self.keys: list[KeysEditor] = []
        for spec in specs.values():
            self._add_keys(spec)
        self.end()

    def enter(self) -> None:
        """The first setting has the keyboard."""
        self._show()
        next(iter(self.editors.values())).setFocus()

    def leave(self) -> None:
        """What is not settled yet holds now."""
        for percent in self.findChildren(Percent):
            percent.settle()

    def focused(self) -> str:
        """Which setting has the keyboard; empty for none."""
        return next((key for key, editor in self.editors.items() if editor.hasFocus()), "")

    def refocus(self, key: str) -> None:
        """Give a setting the keyboard; one that there is not is passed over."""
        editor = self.editors.get(key)
        if editor is not None:
            editor.setFocus()
            assert self.scroller is not None
            self.scroller.ensureWidgetVisible(editor)

    def _add(self, form: QFormLayout, setting: Setting) -> None:
        words = setting_words(setting.key)
        editor: QWidget
        if setting.type == "choice":
            box = NoWheelComboBox()
            for value in setting.values:
                box.addItem(setting_words(f"{setting.key}/{value}"), value)
            box.currentIndexChanged.connect(
                lambda _: self._controller.remember(setting.key, str(box.currentData()))
            )
            editor = box
        elif setting.type == "number":
            most = round(MAX_TEXT_SCALE * 100) if setting.key == "look.text_size" else setting.high
            slider = Percent(self.look, setting.low, most)
            slider.settled.connect(lambda value: self._controller.remember(setting.key, value))
            editor = slider.slider
            self.editors[setting.key] = editor
            editor.setAccessibleName(words.replace("&", ""))
            form.addRow(self._label(words, editor), slider)
            return
        else:
            check = QCheckBox(words)
            check.toggled.connect(lambda on: self._controller.remember(setting.key, on))
            self.editors[setting.key] = check
            form.addRow(check)
            return
        self.editors[setting.key] = editor
        editor.setAccessibleName(words.replace("&", ""))
        form.addRow(self._label(words, editor), editor)

    def _add_players(self, card: PaperCard) -> None:
        """The way to what each player wants of their own."""
        words = self.tr(
            "Each player can have their own colour, text size, keys, and side for lists and "
            "score. They apply wherever that player sits."
        )
        card.column.addWidget(Label(self.look, words, face=Role.SMALL, role="muted", wrap=True))
        self.players_button = button(
            self.tr("Players…"),
            self.players_wanted.emit,
            hint=self.tr("Add, change, merge or delete players"),
        )
        card.column.addWidget(self.players_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_keys(self, spec: GameTable) -> None:
        """The keys of a game at one keyboard, for as many as may share it."""
        plan = spec.keys({})
        if plan is None:
            return
        from ui.shell.settings.keys_editor import KeysEditor

        card = PaperCard(self.look, self.tr("Keys: {game}").format(game=spec.title()))
        editor = KeysEditor(self.look, self._controller, plan)
        editor.set_people(
            [
                KeyboardPlayer(default_name(Seat(person), None), COLOURS[person])
                for person in range(len(plan.usual))
            ]
        )
        card.column.addWidget(editor)
        self.keys.append(editor)
        self.column.addWidget(card)

    def _label(self, words: str, editor: QWidget) -> QLabel:
        label = SettingName(words)
        label.setBuddy(editor)
        self._labels.append(label)
        return label

    def _fit_labels(self) -> None:
        # In all cards alike, so that what is set stands below each other.
        wide = max(label.fontMetrics().horizontalAdvance(label.text()) for label in self._labels)
        for label in self._labels:
            label.setMinimumSize(max(self.look.px(170), wide), self.look.px(40))

    def _show(self) -> None:
        settings = self._controller.settings
        for key, editor in self.editors.items():
            editor.blockSignals(True)
            if isinstance(editor, QComboBox):
                editor.setCurrentIndex(editor.findData(settings[key]))
            elif isinstance(editor, QSlider):
                editor.setValue(settings.number(key))
                editor.valueChanged.emit(editor.value())
            elif isinstance(editor, QCheckBox):
                editor.setChecked(settings.flag(key))
            editor.blockSignals(False)
        for percent in self.findChildren(Percent):
            percent.tell()
        for keys in self.keys:
            keys.show_keys()

    def _reset(self) -> None:
        from engine.store import StoreError

        try:
            self._controller.settings.reset()
        except StoreError as error:
            self._controller.problem.emit(localise(error))
        self._show()

    def _open_folder(self) -> None:
        from engine.store import files

        folder = self._controller.places.data
        files.make_folder(folder)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class SettingName(QLabel):
    """The name of a setting, as wide as all names are."""

    def sizeHint(self) -> QSize:
        """Qt's own would stay as large as the least size once was."""
        return self.minimumSize()

    def minimumSizeHint(self) -> QSize:
        return self.minimumSize()


class Percent(QWidget):
    """A slider in steps of five with its value beside it, which is told at once."""

    settled = Signal(int)
    """The value, once it is let go and has not changed for a moment: what follows from it may take
    long, and move the slider away from the pointer.
    """

    def __init__(self, look: Look, low: int, high: int) -> None:
        super().__init__()
        self.slider = NoWheelSlider()
        self.slider.setRange(low, high)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(10)
        self.slider.setTickInterval(10)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(NUMBER_SETTLED_MS)
        self._later.timeout.connect(self._rest)
        self._changed = False
        self.slider.valueChanged.connect(self._on_changed)
        self.slider.sliderReleased.connect(self._rest)
        # In figures of half bold the sign would look forgotten: it is thin in any of the faces.
        self.value = Label(look)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, row, gap=16)
        row.addWidget(self.slider)
        row.addWidget(self.value)
        self._look = look
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        """As wide and high as the text at this size needs."""
        px = self._look.px
        self.slider.setMinimumSize(px(220), px(36))
        self.value.set_width(px(60))

    def _on_changed(self) -> None:
        self._changed = True
        self._later.start()
        self.tell()

    def _rest(self) -> None:
        if not self._later.isActive() and not self.slider.isSliderDown():
            self.settle()

    def settle(self) -> None:
        """Wait no longer, also where it is still held."""
        self._later.stop()
        self.slider.setSliderDown(False)
        if self._changed:
            self._changed = False
            self.settled.emit(self.slider.value())

    def tell(self) -> None:
        """Show the value."""
        self.value.setText(self.tr("{percent}%").format(percent=self.slider.value()))

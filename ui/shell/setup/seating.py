"""Shell: the seats of the set-up page: who plays, in which order, and in which colour."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.core import Level, Seat, shown
from engine.core.characters import CHARACTERS, mixed_table
from ui.bridge.controller import SeatSetup
from ui.bridge.seats import (
    MAX_NAME_COLUMNS,
    character_line,
    character_name,
    level_name,
    mark_name,
    own_colours,
    shown_name,
    your_name,
)
from ui.look.characters.portraits import Portrait, portrait_icon
from ui.look.inputs import NoWheelComboBox
from ui.look.marks import mark_icon
from ui.look.palette import COLOURS
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.shell.widgets.basic import Label, announce, button
from ui.shell.widgets.two_columns import Beside

PERSON = "person"
NORMAL = Level("normal")
PLAIN = ""
"""A computer player without a character."""
Face: TypeAlias = tuple[str | None, bool]
"""The character of a seat, None where none was proposed yet, and whether it stays there.

All stay as soon as one was chosen by hand."""


class SeatRow(QWidget):
    """One seat: its mark, name or character, and who decides for it."""

    changed = Signal()
    faced = Signal(object)
    """A character was chosen by hand; with the one that the seat had so far."""
    recoloured = Signal(str)
    """The colour that it had so far."""
    moved = Signal(int)
    """-1: earlier in turn order, 1: later."""
    removed = Signal()

    def __init__(self, look: Look, levels: Sequence[Level], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.known = ""
        """What whoever has no name of their own was called before the table was turned."""
        self.number = Label(look, face=Role.STRONG, role="strong")
        self.colour = NoWheelComboBox()
        for colour in COLOURS:
            self.colour.addItem("", colour)
            for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
                self.colour.setItemData(self.colour.count() - 1, mark_name(colour), role)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME_COLUMNS)
        self.face: Face = (None, False)
        """The character that a computer player appears as here."""
        self.face_box = NoWheelComboBox()
        for character in CHARACTERS:
            self.face_box.addItem(character.name, character.id)
            line = character_line(character.id)
            self.face_box.setItemData(self.face_box.count() - 1, line, Qt.ItemDataRole.ToolTipRole)
        self.face_box.addItem(self.tr("Plain"), PLAIN)
        self.kind = NoWheelComboBox()
        self.kind.addItem(self.tr("Human"), PERSON)
        for level in levels:
            self.kind.addItem(
                self.tr("Computer: {level}").format(level=level_name(level)), str(level)
            )
        self.kind.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.earlier = self._tool("▲", self.tr("Move up (earlier in turn order)"))
        self.later = self._tool("▼", self.tr("Move down (later in turn order)"))
        self.remove = self._tool("×", self.tr("Remove this seat"))
        for box in (self.colour, self.face_box, self.kind):
            # The one that a box has by itself does not ask its items for their heights.
            box.setItemDelegate(QStyledItemDelegate(box))
        who, how = QWidget(), QWidget()
        parts = (
            (self.number, self.colour, self.face_box, self.name),
            (
                self.kind,
                self.earlier,
                self.later,
                self.remove,
            ),
        )
        for holder, widgets in zip((who, how), parts, strict=True):
            inner = QHBoxLayout(holder)
            inner.setContentsMargins(0, 0, 0, 0)
            with_spacing(look, inner, gap=8)
            for widget in widgets:
                inner.addWidget(widget, 1 if widget in (self.name, self.face_box) else 0)
        row = QVBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, row, gap=4)
        self.how = how
        """All that follows the name; hidden, it leaves no gap."""
        self._beside = Beside(who, how)
        with_spacing(look, self._beside.box, gap=8)
        row.addWidget(self._beside)
        row.addWidget(self._build_card())
        row.addWidget(self._build_advantage())
        self._was = str(self.colour.currentData())
        self.colour.currentIndexChanged.connect(self._recolour)
        self.name.textChanged.connect(self.changed)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.face_box.activated.connect(self._on_face)
        self.earlier.clicked.connect(lambda: self.moved.emit(-1))
        self.later.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(self.removed)
        self._dress()
        self._show_face()
        look.changed.connect(self._dress)

    def _build_card(self) -> QWidget:
        """The portrait of a character, and what they say about themselves."""
        self.card = QWidget()
        self.portrait = Portrait(self._look, side=44)
        self.line = Label(self._look, face=Role.SMALL, role="muted", wrap=True)
        inner = QHBoxLayout(self.card)
        inner.setContentsMargins(0, 0, 0, 0)
        with_spacing(self._look, inner, gap=10)
        inner.addWidget(self.portrait)
        inner.addWidget(self.line, 1)
        self.card.hide()
        return self.card

    def _build_advantage(self) -> QWidget:
        """The box of the advantage for beginners, and what it brings."""
        self.advantage_row = QWidget()
        self.advantage_box = QCheckBox(self.tr("Advantage"))
        self.advantage_line = Label(self._look, face=Role.SMALL, role="muted", wrap=True)
        inner = QHBoxLayout(self.advantage_row)
        inner.setContentsMargins(0, 0, 0, 0)
        with_spacing(self._look, inner, gap=10)
        inner.addWidget(self.advantage_box)
        inner.addWidget(self.advantage_line, 1)
        self.advantage_row.hide()
        self.advantage_box.toggled.connect(self.changed)
        return self.advantage_row

    @property
    def advantage(self) -> bool:
        """Whether a person sits there and has the advantage."""
        return self.advantage_box.isChecked() and not self.is_computer

    def offer_advantage(self, words: str) -> None:
        """Say what the advantage brings; a computer, and a game without one, are offered none."""
        self.advantage_line.setText(words)
        self.advantage_box.setAccessibleDescription(words)
        self.advantage_row.setVisible(bool(words) and not self.is_computer)

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits there."""
        return str(self.kind.currentData()) != PERSON

    @property
    def character(self) -> str:
        """The id of the character that is shown; empty for a plain computer and for a person."""
        return (self.face[0] or PLAIN) if self.is_computer else PLAIN

    @property
    def who_field(self) -> QWidget:
        """Where it is said who sits there: a character's box, else the field of a name."""
        return self.face_box if self.character else self.name

    def wear(self, face: Face) -> None:
        """Give the seat a character without telling of it."""
        self.face = face
        self._show_face()

    def _on_face(self) -> None:
        was, chosen = self.character, str(self.face_box.currentData())
        self.wear((chosen, True))
        self.faced.emit(was)

    def _show_face(self) -> None:
        """Show portrait and line of a character in place of a name that can be typed."""
        character, is_computer = self.character, self.is_computer
        self.face_box.setCurrentIndex(self.face_box.findData(character))
        self.face_box.setVisible(is_computer)
        self.name.setVisible(not character)
        self.portrait.show_character(character)
        quoted = self.tr("“{line}”").format(line=character_line(character))
        self.line.setText(quoted if character else "")
        self.face_box.setAccessibleDescription(character_line(character))
        self.card.setVisible(bool(character))

    def seat_setup(self, seat: int) -> SeatSetup:
        """The seat as it is filled in; an empty name becomes the seat's own.

        A character has no other name than its own, which is not written down.
        """
        level = Level(self.kind.currentData()) if self.is_computer else None
        name = shown_name(self.name.text() or self.known, Seat(seat), level)
        character = self.character
        return SeatSetup(
            PLAIN if character else name,
            str(self.colour.currentData()),
            level,
            character,
            self.advantage,
        )

    def fill(self, name: str, colour: str, kind: str) -> None:
        """Fill in; what does not exist is passed over."""
        self.name.setText(shown(name, MAX_NAME_COLUMNS))
        self.paint(colour)
        self.kind.setCurrentIndex(max(0, self.kind.findData(kind)))
        self.wear((None, False))
        self.advantage_box.setChecked(False)

    def filled(self) -> tuple[str, str, str]:
        """Name, colour and kind as they stand."""
        return self.name.text(), str(self.colour.currentData()), str(self.kind.currentData())

    def paint(self, colour: str) -> None:
        """Give the seat a colour without telling of it."""
        self.colour.blockSignals(True)
        self.colour.setCurrentIndex(max(0, self.colour.findData(colour)))
        self.colour.blockSignals(False)
        self._was = str(self.colour.currentData())

    def place(self, seat: int, count: int, *, least: int, is_you: bool) -> None:
        """Tell the row which seat it is; `is_you` if its player is the only human one."""
        number = seat + 1
        self.number.setText(self.tr("{number}.").format(number=number))
        self.setAccessibleName(self.tr("Seat {number}").format(number=number))
        self.colour.setAccessibleName(self.tr("Colour of seat {number}").format(number=number))
        self.name.setAccessibleName(self.tr("Name at seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        advantage = self.tr("Advantage at seat {number}")
        self.advantage_box.setAccessibleName(advantage.format(number=number))
        faces = self.tr("Personality at seat {number}")
        self.face_box.setAccessibleName(faces.format(number=number))
        for tool, words in (
            (self.earlier, self.tr("Move seat {number} up (earlier in turn order)")),
            (self.later, self.tr("Move seat {number} down (later in turn order)")),
            (self.remove, self.tr("Remove seat {number}")),
        ):
            tool.setAccessibleName(words.format(number=number))
        level = Level(self.kind.currentData()) if self.is_computer else None
        name = shown_name(self.name.text() or self.known, Seat(seat), level)
        self.name.setPlaceholderText(your_name(name) if is_you else name)
        self._fit_name()
        self.earlier.setEnabled(seat > 0)
        self.later.setEnabled(seat < count - 1)
        self.remove.setEnabled(count > least)
        for tool in (self.earlier, self.later, self.remove):
            tool.setVisible(count > 1)

    def _fit_name(self) -> None:
        """Room for a seat's own name at least; what is typed scrolls."""
        metrics = QFontMetrics(self._look.font(Role.BODY))
        # Every row alike, whatever its number.
        words = re.sub(r"\d", "0", self.name.placeholderText())
        wide = metrics.horizontalAdvance(words) + self._look.px(16) + 14
        self.name.setMinimumWidth(max(120, wide))

    def _on_kind(self) -> None:
        self.known = ""
        self.wear(self.face if self.is_computer else (None, False))
        self.changed.emit()

    def _recolour(self) -> None:
        was, self._was = self._was, str(self.colour.currentData())
        self.recoloured.emit(was)
        self.changed.emit()

    def _tool(self, sign: str, hint: str) -> QToolButton:
        made = QToolButton()
        made.setText(sign)
        # Its size is that of the boxes beside it: the sign needs no more around it.
        made.setStyleSheet("QToolButton { padding: 0; }")
        made.setToolTip(hint)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return made

    def _dress(self) -> None:
        side = self._look.px(24)
        self.colour.setIconSize(QSize(side, side))
        for index in range(self.colour.count()):
            self.colour.setItemIcon(
                index, mark_icon(self._look, str(self.colour.itemData(index)), side)
            )
        self.face_box.setIconSize(QSize(side, side))
        for index in range(self.face_box.count() - 1):
            face = portrait_icon(self._look, str(self.face_box.itemData(index)), side)
            self.face_box.setItemIcon(index, face)
        for box in (self.colour, self.face_box, self.kind):
            for index in range(box.count()):
                # Lists drop down in lines that a finger can tell apart.
                room = QSize(0, self._look.px(TOUCH_TARGET))
                box.setItemData(index, room, Qt.ItemDataRole.SizeHintRole)
        self.colour.setMinimumWidth(self._look.px(78))
        self.number.set_width(self._look.px(22))
        # Below each other, a seat's lines stand beside its number.
        indent = self._look.px(22) + self._look.air(8)
        self._beside.set_indent(indent)
        for below in (self.card, self.advantage_row):
            inner = below.layout()
            assert inner is not None
            inner.setContentsMargins(indent, 0, 0, self._look.air(4))
        # Signs are of another face than words, and as high as that likes.
        high = self.name.sizeHint().height()
        for tool in (self.earlier, self.later, self.remove):
            tool.setFixedSize(self._look.px(54), max(TOUCH_TARGET, high))
        # Its sign is no larger than a letter, and stands as low as one.
        sign, low = self._look.px(24), self._look.px(4)
        self.remove.setStyleSheet(f"QToolButton {{ padding: 0 0 {low}px; font-size: {sign}px; }}")
        self._fit_name()


class Seating(QWidget):
    """All seats in turn order; the first begins, unless all act at once."""

    changed = Signal()
    faces_wanted = Signal(bool)
    """Whether computer players are to appear as characters was decided by hand."""

    def __init__(
        self,
        look: Look,
        levels: Sequence[Level],
        seats: range,
        parent: QWidget | None = None,
        *,
        alone: bool = False,
        default_seats: int | None = None,
        asks: str = "",
    ) -> None:
        """As many seats as `default_seats` at first, by default as few as can; a computer's each
        but one.

        `alone` is one seat for good. `asks` is the rulebook's question whose answer begins; without
        one lots are drawn, unless the person has seen to it.
        """
        super().__init__(parent)
        self._look = look
        self._levels = tuple(levels)
        self._usual = 1 if alone else default_seats or seats[0]
        self._range = range(1, 2) if alone else seats
        self._alone = alone
        self._begins = True
        self._turned = 0
        """How many seats the table has been turned, so that someone begins."""
        self.rows: list[SeatRow] = []
        self._advantage = ""
        """What the advantage for beginners brings; empty where the game has none."""
        self._coloured: set[str] = set()
        """The profiles of the players who sit here and were given their colours."""
        self._code = ""
        """The deal code from which characters are proposed; none are before it is known."""
        self.faces_box = QCheckBox(self.tr("Computers with pe&rsonality"))
        self.faces_box.setChecked(True)
        self.faces_box.clicked.connect(self._on_faces)
        self._column = QVBoxLayout()
        with_spacing(look, self._column, gap=8)
        self.add_button = button(
            self.tr("Add a sea&t"), lambda: self.add(), hint=self.tr("Add one more player")
        )
        self.lots_button = button(
            self.tr("Draw &lots"),
            lambda: self.draw_lots(),
            hint=self.tr("Pick a random starting player; the seating order stays the same"),
        )
        self.said = Label(look, face=Role.SMALL, role="muted", wrap=True)
        self._asks, self._settled = asks, False
        self.first_box = NoWheelComboBox()
        self.first_box.setAccessibleName(asks)
        self.first_box.activated.connect(lambda seat: self._begin_with(seat))
        self._question = Beside(Label(look, asks, wrap=True), self.first_box)
        tools_row = QWidget()
        if alone:
            tools_row.hide()
        tools = QHBoxLayout(tools_row)
        tools.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, tools, gap=8)
        tools.addWidget(self.add_button)
        tools.addWidget(self.lots_button)
        tools.addWidget(self.said, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, whole, gap=10)
        whole.addLayout(self._column)
        whole.addWidget(tools_row)
        whole.addWidget(self.faces_box)
        whole.addWidget(self._question)
        self.make_up()

    def seat_setups(self) -> tuple[SeatSetup, ...]:
        """The seats in turn order."""
        return tuple(row.seat_setup(seat) for seat, row in enumerate(self.rows))

    @property
    def you(self) -> int | None:
        """The seat of the only human player."""
        people = [seat for seat, row in enumerate(self.rows) if row.filled()[2] == PERSON]
        return people[0] if len(people) == 1 else None

    def shown_names(self) -> list[str]:
        """What the players are called here; in the match they keep the names of their chairs."""
        names = [one.name or character_name(one.character) for one in self.seat_setups()]
        return [your_name(name) if n == self.you else name for n, name in enumerate(names)]

    def filled(self) -> list[tuple[str, str, str]]:
        """Name, colour and kind of each seat as they stand, to be remembered."""
        return [row.filled() for row in self.rows]

    def at_home(self) -> list[tuple[str, str, str]]:
        """As `filled`, but as all sat before it was said who begins: that is of one match alone."""
        filled = self.filled()
        return filled[-self._turned :] + filled[: -self._turned] if self._turned else filled

    def advantages(self) -> list[bool]:
        """Which seats have the advantage, as they stand."""
        return [row.advantage for row in self.rows]

    def give_advantages(self, given: Sequence[bool]) -> None:
        """Give seats the advantage, or take it."""
        for row, has in zip(self.rows, given, strict=False):
            row.advantage_box.setChecked(has)

    def offer_advantage(self, words: str) -> None:
        """Offer each person the advantage, of which these words say what it brings."""
        if words != self._advantage:
            self._advantage = words
            for row in self.rows:
                row.offer_advantage(words)

    def faces(self) -> list[Face]:
        """The characters of the seats as they stand."""
        return [row.face for row in self.rows]

    @property
    def is_cast(self) -> bool:
        """Whether some character was chosen by hand, so that all of the table stay."""
        return any(stays for _, stays in self.faces())

    def propose(self, code: str, *, plain: bool = False) -> None:
        """Propose a mixed table drawn from a deal code, unless one was chosen by hand.

        Args:
            code: The deal code.
            plain: Whether the deal is played against plain levels, as trails and days are.
        """
        code = "" if plain else code
        if code == self._code:
            return
        self._code = code
        for row in self.rows:
            if not row.face[1]:
                row.wear((None, False))
        self._order()

    def keep_table(self, code: str) -> None:
        """Go on with another deal code that nobody asked for; all stay who they are."""
        if self._code:
            self._code = code

    def want_faces(self, *, wanted: bool) -> None:
        """Have computer players appear as characters, or as plain ones."""
        self.faces_box.setChecked(wanted)
        for row in self.rows:
            row.wear((None, False))
        self._order()

    def _cast(self) -> None:
        """Give each computer player that has none yet a character that no other has.

        One that was named by hand stays who it is.
        """
        for row in self.rows:
            if row.is_computer and row.name.text() and not row.face[1]:
                row.wear((PLAIN, False))
        proposes, stays = bool(self._code) and self.faces_box.isChecked(), self.is_cast
        taken = {row.character for row in self.rows}
        table = mixed_table(self._code, len(CHARACTERS)) if proposes else ()
        free = [each for each in table if each not in taken]
        for row in self.rows:
            if row.is_computer and row.face[0] is None and (proposes or stays):
                row.wear((free.pop(0) if free else PLAIN, stays))

    def _on_faces(self) -> None:
        wanted = self.faces_box.isChecked()
        self.want_faces(wanted=wanted)
        self.faces_wanted.emit(wanted)

    def _on_face(self, row: SeatRow, was: str) -> None:
        """Whoever has the character that a seat takes gets the one that it had, and all stay."""
        swapped = [
            other
            for other in self.rows
            if other is not row and row.character and other.character == row.character
        ]
        for other in self.rows:
            if other is not row and other.is_computer:
                other.wear((was if other in swapped else other.character, True))
        wanted = any(each.character for each in self.rows)
        if wanted != self.faces_box.isChecked():
            self.faces_box.setChecked(wanted)
            self.faces_wanted.emit(wanted)
        self._order()
        for other in swapped:
            words = self.tr("{name} is now in seat {number}, and {other} is in seat {place}.")
            if not was:
                words = self.tr(
                    "{name} is now in seat {number}. Seat {place} now has a computer player "
                    "without a personality."
                )
            words = words.format(
                name=character_name(row.character),
                number=self.rows.index(row) + 1,
                other=character_name(was),
                place=self.rows.index(other) + 1,
            )
            self.said.setText(words)
            announce(self.said, words)

    def fill(self, filled: Sequence[tuple[str, str, str]], faces: Sequence[Face] = ()) -> None:
        """Seat these; too few or too many for the game are made up for.

        Without `faces`, characters are proposed anew.
        """
        self.blockSignals(True)
        self._turned = 0
        wanted = min(max(len(filled), self._range[0]), self._range[-1])
        while len(self.rows) > wanted:
            self._drop(self.rows[-1])
        while len(self.rows) < wanted:
            self.add()
        colours = [row.filled()[1] for row in self.rows]
        colours[: len(filled)] = [colour for _, colour, _ in filled[:wanted]]
        for row, each in zip(self.rows, filled, strict=False):
            row.fill(*each)
            row.known = ""
        for row, face in zip(self.rows, faces, strict=False):
            row.wear(face)
        for row, colour in zip(self.rows, own_colours(colours), strict=True):
            row.paint(colour)
        self.blockSignals(False)
        self._order()

    def colour_players(self, colour_of: Callable[[str], tuple[str, str]]) -> None:
        """Give players who have just been named their colours, unless another person has them.

        Args:
            colour_of: Gives the profile and the colour of a player by the name at a seat.
        """
        people = [row for row in self.rows if not row.is_computer and row.name.text()]
        known = {row: colour_of(row.name.text()) for row in people}
        new = [row for row, (who, _) in known.items() if who and who not in self._coloured]
        self._coloured = {who for who, _ in known.values() if who}
        for row in new:
            was, wanted = row.filled()[1], known[row][1]
            other = next((each for each in self.rows if each.filled()[1] == wanted), None)
            if wanted not in COLOURS or other is row:
                continue
            # Somebody who has just come in another colour than their own gives it up.
            stays = other not in new or known[other][1] == wanted
            if other is not None and not other.is_computer and stays:
                continue
            row.paint(wanted)
            if other is not None:
                other.paint(was)

    def make_up(self) -> None:
        """Add computers up to the usual table; a person where nobody sits yet."""
        while len(self.rows) < self._usual:
            self.add(self._computer() if self.rows else PERSON)

    def add(self, kind: str = "") -> None:
        """One more seat, in a colour of its own.

        A second one is a computer's of middle strength at first; a further one is played like the
        one before it, unless its kind is given.
        """
        if len(self.rows) >= self._range[-1]:
            return
        row = SeatRow(self._look, self._levels)
        colours = own_colours([*(other.filled()[1] for other in self.rows), ""])
        row.fill("", colours[-1], kind or self._next_kind())
        row.kind.setHidden(self._alone)
        row.how.setHidden(self._alone)
        row.recoloured.connect(lambda was, row=row: self._swap(row, was))
        row.changed.connect(self._order)
        row.faced.connect(lambda was, row=row: self._on_face(row, was))
        row.moved.connect(lambda by, row=row: self._move(row, by))
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._column.addWidget(row)
        self._stay()
        self._order()

    def _next_kind(self) -> str:
        return self._computer() if len(self.rows) == 1 else self.rows[-1].filled()[2]

    def _computer(self) -> str:
        """The middling computer player; a person where the game has none."""
        levels = self._levels
        if not levels:
            return PERSON
        return str(NORMAL if NORMAL in levels else levels[len(levels) // 2])

    def draw_lots(self, *, settles: bool = True) -> None:
        """Turn the table so that chance's seat begins; neighbours stay neighbours.

        Unless that `settles` who begins, the next match has lots of its own.
        """
        self._begin_with(secrets.randbelow(len(self.rows)))
        self._settled = settles

    @property
    def lots_due(self) -> bool:
        """Whether lots are to be drawn before the match, since nobody has said who begins."""
        return self._begins and not self._asks and not self._settled and len(self.rows) > 1

    def _begin_with(self, first: int) -> None:
        self._settled = True
        filled, known = self.filled(), [seat_setup.name for seat_setup in self.seat_setups()]
        faces, given = self.faces(), self.advantages()
        turned = (self._turned + first) % len(filled)
        self.fill(filled[first:] + filled[:first], faces[first:] + faces[:first])
        self.give_advantages(given[first:] + given[:first])
        # Whoever has no name of their own keeps the number that they were known by.
        for row, name in zip(self.rows, known[first:] + known[:first], strict=True):
            row.known = name
        self._turned = turned
        self._order()
        words = self.tr("{name} starts.").format(name=self.shown_names()[0])
        if self.you == 0 and not self.rows[0].name.text():
            words = self.tr("You start.")
        self.said.setText(words)
        announce(self.said, words)

    def _stay(self) -> None:
        """As all sit now they sat from the start, and are numbered so."""
        self._turned = 0
        for row in self.rows:
            row.known = ""

    def _swap(self, row: SeatRow, was: str) -> None:
        """Whoever has the colour that a seat takes gets the one that it had."""
        now = row.colour.currentData()
        for other in self.rows:
            if other is not row and other.colour.currentData() == now:
                other.paint(was)

    def _move(self, row: SeatRow, by: int) -> None:
        at = self.rows.index(row)
        to = at + by
        if not 0 <= to < len(self.rows):
            return
        self._settled = True
        self._stay()
        self.rows[at], self.rows[to] = self.rows[to], self.rows[at]
        self._column.removeWidget(row)
        self._column.insertWidget(to, row)
        self._order()
        tool = row.earlier if by < 0 else row.later
        (tool if tool.isEnabled() else row.later if by < 0 else row.earlier).setFocus()

    def _remove(self, row: SeatRow) -> None:
        at = self.rows.index(row)
        self._drop(row)
        self._stay()
        self._order()
        self.rows[min(at, len(self.rows) - 1)].who_field.setFocus()

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _order(self) -> None:
        count = len(self.rows)
        self._cast()
        self.faces_box.setVisible(any(row.is_computer for row in self.rows))
        before: QWidget | None = None
        for seat, row in enumerate(self.rows):
            row.place(seat, count, least=self._range[0], is_you=seat == self.you)
            tools = (row.earlier, row.later, row.remove)
            row.offer_advantage(self._advantage)
            who = (row.colour, row.face_box, row.name, row.kind)
            for widget in (*who, *tools, row.advantage_box):
                if before is not None:
                    QWidget.setTabOrder(before, widget)
                before = widget
        if before is not None:
            QWidget.setTabOrder(before, self.add_button)
        QWidget.setTabOrder(self.lots_button, self.faces_box)
        many = self._range[-1] > 1
        if count == self._range[-1] and self.add_button.hasFocus():
            # Qt would go on to the deal's code, over which the next key writes.
            self.rows[-1].who_field.setFocus()
        self.add_button.setVisible(many)
        self.add_button.setEnabled(count < self._range[-1])
        self._say_first()
        self.changed.emit()

    def set_begins(self, *, begins: bool) -> None:
        """Whether the first seat begins, so that it matters who sits there."""
        if begins != self._begins:
            self._begins = begins
            self._say_first()

    def _say_first(self) -> None:
        one = self._begins and len(self.rows) > 1
        self.lots_button.setVisible(one and self._range[-1] > 1)
        lots = self.tr("Lots will be drawn when the match begins.")
        first = lots if self.lots_due else self.tr("The player in seat 1 starts.")
        self.said.setText(first if one and not self._asks else "")
        self._question.setVisible(one and bool(self._asks))
        if self._asks:
            self.first_box.clear()
            self.first_box.addItems(self.shown_names())

"""Shell: what a page has on which a decision is judged: the words, and the board to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import UnsetType
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGraphicsView,
    QHBoxLayout,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from engine.core import Action, Seat
from engine.core.review import MARK_BOUNDS, Mark, Reasons, Unit, marked, places
from ui.kit.reason_words import for_better, for_made
from ui.kit.words import decimal, in_tenths
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.review.decision_strip import AnyVerdict, Legend
from ui.shell.review.reason_line import ReasonLine
from ui.shell.widgets.basic import DOT_SEPARATOR, Label, Page, PaperCard, announce, button
from ui.stage.items.mark_item import mark_tried

if TYPE_CHECKING:
    from ui.bridge.review import ReviewBridge
    from ui.kit.spec import GameTable
    from ui.kit.table.match_table import AnyTable

_MIN_WIDE_PAGE_WIDTH: Final = 1100
"""From this width on words and board are side by side, in pixels at 100 %."""
_WORDS_WIDTH: Final = 380
"""The width of the words beside the board, in pixels at 100 %: two choices have room."""
_MIN_BOARD_HEIGHT_PX: Final = 470
"""The least height of the board, in pixels."""
_LAYOUT_PASSES: Final = 3
"""How often a new table is laid out before it is painted."""
_MIN_NAMED_LOSS: Final = 30
"""Score lines that differ by less, in hundredths of a point, are not worth a word."""
_MAX_NAMED_LINES: Final = 4
"""How many of them are named."""
_HUNDREDTHS: Final = 100
"""A point, or a percent, in hundredths; what is less is told with a decimal place."""
_DECIDED: Final = 100
"""With less than this chance to win, in hundredths of a percent, a match is as good as decided."""
_CERTAIN: Final = 100 * _HUNDREDTHS
"""The chance of a certain win, in the same."""
_NEGLIGIBLE_LOSS: Final = 5
"""What is less, in hundredths, is told as nothing."""


def precision(unit: Unit, verdict: AnyVerdict) -> int:
    """Return how many decimal places a loss is told with: none as a rule, one below 1.

    Points are told as *about* so many. A percentage has as many as it takes not to belie its mark.
    """
    whole = (verdict.loss + 50) // 100 * 100
    if unit == "percent" and marked(unit, whole, verdict.half) != verdict.mark:
        return places(unit, verdict)
    return int(0 < verdict.loss < _HUNDREDTHS)


def decided_before(verdict: AnyVerdict, unit: Unit) -> bool:
    """Return whether the match was as good as decided before a decision."""
    return unit == "percent" and not _DECIDED <= verdict.before <= _CERTAIN - _DECIDED


class Sure(QPushButton):
    """Says how sure a number is, in a tip, when pressed, and to a screen reader."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setText(self.tr("How sure is this?"))
        self.setProperty("role", "quiet")
        self.setAutoDefault(False)
        self.clicked.connect(self._tell)

    def say(self, words: str) -> None:
        """Take what the tip says."""
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def is_open(self) -> bool:
        """Tell whether its tip is seen."""
        return QToolTip.isVisible() and QToolTip.text() == self.toolTip()

    def _tell(self) -> None:
        """Show the tip for the keyboard, and have it spoken."""
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)
        announce(self, self.toolTip())


class BoardPage(Page):
    """Words in a card, and a board beside or below it, on which choices are shown in turn."""

    rules_wanted = Signal(str)
    """A rule's number, or empty for the whole page."""
    own_wanted = Signal()
    """Look at one's own decision, of which a similar one was asked."""

    def __init__(self, look: Look, choices: int, parent: QWidget | None = None) -> None:
        """The board shows so many `choices` in turn, each with a button."""
        super().__init__(look, parent, widest=3600, high=True, title=Role.HEADING)
        self.bridge: ReviewBridge | None = None
        self.spec: GameTable | None = None
        self.table: AnyTable | None = None
        self._seat = Seat(0)
        self._laid = QTimer(self)
        self._laid.setSingleShot(True)
        self._laid.setInterval(0)
        self._laid.timeout.connect(self._arrange)
        self._boards = QButtonGroup(self)
        # Assistive technology does not click what can be checked.
        self._boards.idToggled.connect(lambda n, on: self.show_choice(n) if on else None)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        with_spacing(look, self._halves, gap=10)
        self._verdict_card = self._make_verdict_card(choices)
        self._board = QVBoxLayout()
        self._halves.addWidget(self._verdict_card)
        self._halves.addLayout(self._board, 1)

    def escape(self) -> None:
        """Close what says how sure a number is, if it is open; else go back."""
        if any(each.is_open() for each in self.findChildren(Sure)):
            QToolTip.hideText()
        else:
            super().escape()

    def _fit(self) -> None:
        super()._fit()
        side = self.look.px(20)
        self.column.setContentsMargins(side, 0, side, self.look.air(8))
        self.column.setSpacing(self.look.air(6))

    def _make_verdict_card(self, choices: int) -> PaperCard:
        look = self.look
        card = PaperCard(look)
        with_spacing(look, card.column, (16, 12, 16, 12), 8)
        head = QHBoxLayout()
        with_spacing(look, head, gap=8)
        self.mark = Legend(look, "")
        self.headline = Label(look, face=Role.HEADING, wrap=True)
        head.addWidget(self.mark)
        head.addWidget(self.headline, 1)
        self.place = Label(look, role="muted", wrap=True)
        self.plain = Label(look, face=Role.STRONG, wrap=True)
        """What the decision teaches in one sentence, or why it has no mark."""
        self.loss = Label(look, wrap=True)
        self.sure = Sure(look)
        self.lines = [Label(look, wrap=True) for _ in range(choices)]
        """What each of the choices does."""
        self.why = Label(look, wrap=True)
        """How the score differs, where that has no two sides."""
        self.reasons = (ReasonLine(look), ReasonLine(look))
        """What speaks for the choice that was made, and for the better one."""
        for each in self.reasons:
            each.looked.connect(self._light)
        self._told: Reasons | None = None
        boards = QHBoxLayout()
        with_spacing(look, boards, gap=6)
        for number in range(choices):
            made = QPushButton()
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.setAutoDefault(False)
            made.setToolTip(self.tr("Show on the board (Space: next choice)"))
            self._boards.addButton(made, number)
            boards.addWidget(made)
        self.choice_buttons = self._boards.buttons()
        # Above what wraps, now so and now so.
        card.column.addLayout(boards)
        card.column.addLayout(head)
        card.column.addWidget(self.place)
        card.column.addWidget(self.plain)
        card.column.addWidget(self.loss)
        card.column.addWidget(self.sure, 0, Qt.AlignmentFlag.AlignLeft)
        for line in (*self.lines, self.why, *self.reasons):
            card.column.addWidget(line)
        card.column.addStretch(1)
        self.help = Label(look, face=Role.SMALL, role="muted", wrap=True)
        card.column.addWidget(self.help)
        return card

    def _add_to_card(self, widget: QWidget) -> None:
        """Put something below the words of the card."""
        column = self._verdict_card.column
        left = (
            Qt.AlignmentFlag.AlignLeft if isinstance(widget, QPushButton) else Qt.AlignmentFlag(0)
        )
        column.insertWidget(column.count() - 2, widget, 0, left)

    def _make_own_button(self, hint: str) -> QPushButton:
        """Make the button that leads from a similar decision back to one's own."""
        made = button(
            QCoreApplication.translate("BoardPage", "Your own decision"),
            self.own_wanted.emit,
            hint=hint,
        )
        self._add_to_card(made)
        made.hide()
        return made

    def _name_choices(self, *names: str) -> None:
        for each, name in zip(self.choice_buttons, names, strict=True):
            each.setText(name)

    # The board

    def show_choice(self, number: int) -> None:
        """Show one of the choices on the board, and say it."""
        raise NotImplementedError

    def _check(self, number: int) -> None:
        """Show which of the choices is on the board; nothing more is done for it."""
        self._boards.blockSignals(True)
        self.choice_buttons[number].setChecked(True)
        self._boards.blockSignals(False)

    def next_choice(self) -> None:
        """Show the next one that there is a button for."""
        shown = [one for one in self.choice_buttons if one.isEnabled() and not one.isHidden()]
        # What is on the board may have a button that is disabled, while an answer is hidden.
        at = next((number for number, one in enumerate(shown) if one.isChecked()), -1)
        if len(shown) > 1:
            self.show_choice(self._boards.id(shown[(at + 1) % len(shown)]))

    def _show_acts(self, number: int, at: int, acts: Sequence[Action], place: str) -> None:
        """Show on the board one of the choices: what the seat may do before an input."""
        bridge, chosen = self.bridge, self.choice_buttons[number]
        assert bridge is not None
        self._check(number)
        # What was done last before it is another's, or another decision.
        name = chosen.text() if acts or chosen.isEnabled() else ""
        bridge.caption = DOT_SEPARATOR.join(filter(None, (place, name)))
        table = self._make_table()
        table.motion.catch_up()
        bridge.stand(self._seat, at, acts)
        for act in acts:
            table.motion.catch_up()
            if not table.attempt(act):
                break
        table.motion.catch_up()
        scene = table.stage.scene()
        if scene is not None:
            mark_tried(scene, self.look)
        if any(line.is_looked_at for line in self.reasons):
            # The same is lit where it is now.
            self._light()

    def _make_table(self) -> AnyTable:
        """The table at that moment; where nothing is asked nothing can be done but to look."""
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        if self.table is not None:
            return self.table
        table = self.table = spec.table(self.look, bridge, self._halves.parentWidget())
        for widget in (table, *table.findChildren(QGraphicsView)):
            if not widget.accessibleName():
                widget.setAccessibleName(spec.title())
        if bridge.read_only:
            table.stage.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            table.stage.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            for each in (table, *table.findChildren(QWidget)):
                each.installEventFilter(self)
        table.rule_asked.connect(self.rules_wanted)
        self._board.addWidget(table, 0, Qt.AlignmentFlag.AlignTop)
        self._arrange()
        self._laid.start()
        table.show()
        if self.isVisible():
            self._lay_at_once()
        return table

    def _lay_at_once(self) -> None:
        """Lay everything out before it is painted: else its panels are cut in the first pictures.

        The height of the table follows from what stands above it, and the table's own panels follow
        from its height.
        """
        for _ in range(_LAYOUT_PASSES):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self._arrange()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def _drop_table(self) -> None:
        if self.table is not None:
            self._board.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def shut(self) -> None:
        """Let go of the match."""
        self._drop_table()
        if self.bridge is not None:
            self.bridge.close()
            self.bridge.deleteLater()
            self.bridge = None

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        # Once what stands above the board has its height.
        self._laid.start()

    @property
    def _is_wide(self) -> bool:
        """Whether there is room for words beside the board."""
        return self.width() >= self.look.px(_MIN_WIDE_PAGE_WIDTH)

    def _arrange(self) -> None:
        wide = self._is_wide
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._halves.setDirection(across if wide else down)
        card = self._verdict_card
        card.setMaximumWidth(self.look.px(_WORDS_WIDTH) if wide else 16_777_215)
        # Above the board it is no higher than its words at this width.
        top = Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignTop
        self._halves.setAlignment(card, top)
        card.setMinimumWidth(self.look.px(_WORDS_WIDTH) if wide else 0)
        if self.table is not None:
            # Else it would be as high as it likes to be, and not to be seen at once.
            alone = wide or card.isHidden()
            self.table.setFixedHeight(
                max(_MIN_BOARD_HEIGHT_PX, self._room() if alone else self.look.px(400))
            )

    def _room(self) -> int:
        """What is left for the board below what stands above it."""
        assert self.scroller is not None
        # A layout has no place while it is dirty.
        first = self.table if self._verdict_card.isHidden() else self._verdict_card
        above = 0 if first is None else first.mapTo(self.body, QPoint()).y()
        return self.scroller.viewport().height() - above - self.look.air(8)

    # Words

    def _mark(self, mark: Mark) -> str:
        names = {
            "": "",
            "slip": self.tr("slip"),
            "mistake": self.tr("mistake"),
            "blunder": self.tr("blunder"),
        }
        return names[mark]

    def _worth(self, hundredths: int, unit: Unit, exact: int | None = None) -> str:
        """Format hundredths with their unit: whole, or with one decimal place below 1."""
        if exact is None:
            exact = int(abs(hundredths) < _HUNDREDTHS)
        if unit == "percent":
            number = decimal(hundredths, places=exact).removesuffix(".0").removesuffix(",0")
            return self.tr("{number}% win chance").format(number=number)
        return self._points(hundredths, exact)

    def _points(self, hundredths: int, exact: int) -> str:
        """Format hundredths of a point, in the game's own words where they are whole."""
        assert self.spec is not None
        step: int = 10 ** (2 - exact)
        rounded = (abs(hundredths) + step // 2) // step * step
        if rounded % _HUNDREDTHS:
            return self.tr("{number} points").format(number=decimal(hundredths, places=exact))
        return self.spec.amount(
            rounded // (_HUNDREDTHS if hundredths >= 0 else -_HUNDREDTHS), said=True
        )

    def _say_why(self, verdict: AnyVerdict, unit: Unit, *, tempting: bool = False) -> None:
        """Say what speaks for either choice, else by which score lines they differ.

        One that is only `tempting` was made by nobody.
        """
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        told = bridge.reasons(self._seat, verdict, unit) if verdict.mark else None
        self._told = told
        taught = bridge.lesson(self._seat, verdict, told)
        self._say_plain("" if taught is None else spec.review_words.advice(taught))
        made, better = self._usual(verdict, unit), ""
        if told is not None:
            view = bridge.view_before(self._seat, verdict.at)
            speaks = for_made(told, spec.review_words, view, tempting=tempting)
            made = " ".join(filter(None, (speaks, made)))
            better = for_better(told, spec.review_words, view)
        for line, words in zip(self.reasons, (made, better), strict=True):
            line.tell(words, names=told is not None and spec.review_words.lights_lines)
        why = "" if told is not None else self._why(verdict, unit)
        self.why.setText(why)
        self.why.setVisible(bool(why))

    def _say_plain(self, words: str) -> None:
        """Say in one sentence, before all numbers, what the decision teaches; empty for nothing."""
        self.plain.setText(words)
        self.plain.setVisible(bool(words))

    def _usual(self, verdict: AnyVerdict, unit: Unit) -> str:
        """What most players would do, where that costs something or was done; else nothing."""
        likely = verdict.likely
        if isinstance(likely, UnsetType):
            return ""
        if self._alike(verdict, likely.acts, verdict.acts):
            many = self.tr("Many players would choose this.")
            most = self.tr("Most players would choose this.")
            return (most if likely.is_usual else many) if verdict.mark else ""
        if verdict.mark or not marked(unit, likely.loss, likely.half):
            return ""
        words = self.tr("Well spotted! Most players would lose about {loss} here: {deeds}")
        loss = self._worth(likely.loss, unit)
        return words.format(loss=loss, deeds=self._deeds(verdict, likely.acts))

    def _cover_answer(self) -> None:
        """Leave nothing of an answer on the page, in no tip and for no screen reader."""
        for label in (self.plain, self.loss, *self.lines, self.why):
            label.setText("")
            label.hide()
        for line in self.reasons:
            line.tell("")
        self._told = None
        self.sure.say("")

    def _light(self) -> None:
        """Light up on the board what the line under the pointer, else with the focus, is about."""
        spec, told = self.spec, self._told
        if self.table is None or spec is None:
            return
        first = sorted(self.reasons, key=lambda line: not line.underMouse())
        line = next((line for line in first if line.is_looked_at), None)
        if line is None or told is None:
            self.table.light("", 0)
            return
        is_made = line is self.reasons[0]
        topic = told.contrast.tempts if is_made else told.contrast.better
        cells = 0
        if told.board is not None and not is_made:
            cells = told.board.own_cells if self._shows_made() else told.board.better_cells
        self.table.light(topic.topic if topic else "", cells)

    def _shows_made(self) -> bool:
        """Whether the board shows what was done, and not what would have been better."""
        return self.choice_buttons[0].isChecked()

    def _why(self, verdict: AnyVerdict, unit: Unit) -> str:
        """The score lines that differ most, and the rest; as said they add up to what is lost."""
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        gaps = [gap for gap in verdict.why if abs(gap.more) >= _MIN_NAMED_LOSS][:_MAX_NAMED_LINES]
        if not gaps:
            return ""
        whole = verdict.loss if unit == "points" else sum(gap.more for gap in verdict.why)
        rest = whole - sum(gap.more for gap in gaps)
        exact = precision(unit, verdict) if unit == "points" else 0
        changes = [*(gap.more for gap in gaps), rest]
        # What is nothing in whole points is told more precisely.
        exact = exact or int(not any(in_tenths(changes, _HUNDREDTHS)))
        told = in_tenths(changes, 10 ** (2 - exact))
        named = (*(gap.line for gap in gaps), "")
        lines = [(line, more) for line, more in zip(named, told, strict=True) if more]
        words = self.tr("The average difference: {lines}.")
        if len(lines) > 1:
            words = self.tr("The average difference: {lines}, {whole} in total.")
        view = bridge.view_before(self._seat, verdict.at)
        said = words.format(
            lines=spec.review_words.gaps(lines, view, places=exact),
            whole=spec.review_words.gain(sum(told), exact),
        )
        if unit == "points" or len(bridge.players) == 1:
            return said
        return " ".join((said, self.tr("Win chance also depends on how the other players do.")))

    def _loss_of(self, verdict: AnyVerdict, unit: Unit) -> str:
        return self._worth(verdict.loss, unit, precision(unit, verdict))

    def _ends(self, verdict: AnyVerdict, unit: Unit) -> str:
        """What comes of both choices: two means, of which neither is the result of this match."""
        words = self.tr(
            "from here, a computer in your seat would get about {own} instead of {best}"
        )
        if unit == "percent":
            words = self.tr(
                "from here, a computer in your seat would win about {own}% of matches instead of "
                "{best}%"
            )
        return self._both(words, verdict, unit)

    def _both(self, words: str, verdict: AnyVerdict, unit: Unit) -> str:
        """These words with the means after what was done and after the best.

        Percent are whole, if not both would be equal then.
        """
        exact = precision(unit, verdict)
        if unit == "percent" and any(in_tenths((verdict.loss,), _HUNDREDTHS)):
            exact = 0
        loss, own = in_tenths((verdict.loss, verdict.expected), 10 ** (2 - exact))
        said = decimal(own, places=exact) if unit == "percent" else self._points(own, exact)
        return words.format(own=said, best=decimal(own + loss, places=exact))

    def _lost(
        self, verdict: AnyVerdict, unit: Unit, *, sure: bool = True, played: bool = True
    ) -> str:
        """What a choice cost, `sure` or not yet; or would cost, if it was not `played`."""
        loss = self._loss_of(verdict, unit)
        if verdict.mark and not sure:
            words = self.tr("This may have cost about {loss}: {ends}.")
        elif verdict.mark and not played:
            words = self.tr("This would cost about {loss}: {ends}.")
        elif verdict.mark:
            words = self.tr("This cost about {loss}: {ends}.")
        elif verdict.best == verdict.acts:
            return self.tr("The computer found nothing better.")
        elif verdict.loss < _NEGLIGIBLE_LOSS and unit == "percent":
            return self.tr(
                "Equally good: the other choice may change your score, but not your win chance."
            )
        elif verdict.loss < _NEGLIGIBLE_LOSS:
            return self.tr("Equally good: the computer found nothing better.")
        elif verdict.equal:
            words = self.tr(
                "Equally good: the computer’s choice gains about {loss}, which may be luck."
            )
        else:
            words = self.tr("The best choice found gains about {loss}.")
        said = words.format(loss=loss, ends=self._ends(verdict, unit))
        if verdict.mark or unit == "points":
            return said
        # Else it looks wrong where the board shows that the other choice scores more.
        return " ".join((said, self.tr("What counts is your win chance, not your score.")))

    def _how_sure(self, verdict: AnyVerdict, unit: Unit) -> str:
        """How sure a verdict is, in a few sentences."""
        told = [
            self.tr(
                "This is an estimate: for each choice, a fast computer player played the match to "
                "the end many times."
            )
        ]
        if verdict.half and verdict.best != verdict.acts:
            low, high = max(0, verdict.loss - verdict.half), verdict.loss + verdict.half
            words = self.tr("With 95% certainty, the loss is between {low} and {high}.")
            number = decimal(low, places=1).removesuffix(".0").removesuffix(",0")
            told.append(words.format(low=number, high=self._worth(high, unit, 1)))
        told.append(self._why_unmarked(verdict, unit))
        return " ".join(filter(None, told))

    def _no_mark(self, verdict: AnyVerdict, unit: Unit) -> str:
        """Why a decision has no mark, in a few words."""
        if decided_before(verdict, unit):
            return self.tr("already decided")
        if verdict.best == verdict.acts or not (verdict.loss or verdict.half):
            return self.tr("nothing better found")
        if verdict.equal:
            return self.tr("equally good")
        return self.tr("at most {loss} lost").format(loss=self._worth(MARK_BOUNDS[unit][0], unit))

    def _why_unmarked(self, verdict: AnyVerdict, unit: Unit) -> str:
        """Why a decision has no mark; empty for one that has."""
        if verdict.mark:
            return ""
        if decided_before(verdict, unit):
            return self.tr("The match was as good as decided by then, so nothing is marked.")
        if verdict.best == verdict.acts or not (verdict.loss or verdict.half):
            return self.tr("Nothing is marked, since the computer found nothing better.")
        if verdict.equal:
            return self.tr("That range includes 0, so the choices count as equally good.")
        bound = self._worth(MARK_BOUNDS[unit][0], unit)
        return self.tr("Only what costs more than {bound} is marked.").format(bound=bound)

    def _best_line(self, verdict: AnyVerdict) -> str:
        """How the best is told beside a decision: it is better only where that lost something."""
        if verdict.mark:
            return self.tr("Better: {deeds}")
        if verdict.equal:
            return self.tr("Equally good: {deeds}")
        return self.tr("Computer’s choice: {deeds}")

    def _better(self, verdict: AnyVerdict) -> str:
        """What would have been better, and where that is only the beginning of a turn."""
        assert self.spec is not None
        better = self._deeds(verdict, verdict.best)
        if not self.spec.review_words.begins_with(verdict.best):
            return better
        rest = self.tr("The rest of the turn is judged separately.")
        return f"{better} {rest}"

    def _alike(self, verdict: AnyVerdict, one: Sequence[Action], other: Sequence[Action]) -> bool:
        """Whether two choices do the same; what is not judged, and so not told, may differ."""
        if set(one) == set(other):
            return True
        return self._deeds(verdict, one) == self._deeds(verdict, other)

    def _deeds(self, verdict: AnyVerdict, acts: Sequence[Action]) -> str:
        bridge, spec = self.bridge, self.spec
        assert bridge is not None
        assert spec is not None
        events = bridge.events_of(self._seat, verdict.at, acts)
        names = [player.name for player in bridge.players]
        return spec.describe_moves(self._seat, acts, events, names, bridge.addressed)


def keep_room(widget: QWidget) -> None:
    """Nothing else moves when it comes and goes."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)

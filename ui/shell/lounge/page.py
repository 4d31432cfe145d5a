"""Shell: the lounge: a baggage carousel with one suitcase per game, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.core import GameId
from ui.bridge.localise import date_words
from ui.bridge.preferences import Preferences
from ui.kit.spec import GameTable, Introduction
from ui.look import brushes
from ui.look.shortcuts import Scope, Shortcut, name_of, obey
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import unmarked
from ui.look.typography import Role
from ui.look.widgets import TagButton
from ui.shell.lounge.case_art import shade
from ui.shell.lounge.game_picker import GamePicker
from ui.shell.widgets.basic import ElidedLabel, Scroll, button, inner_scopes

if TYPE_CHECKING:
    from engine.store.mistakes import ReviewSchedule
    from ui.kit.stickers import Sticker
    from ui.shell.lounge.upcoming import Upcoming
    from ui.shell.stickers.strip import StickerStrip
    from ui.shell.widgets.thumbnail import Thumbnail

_SIDE_WIDTH: Final = 327
"""Width of the side in logical pixels at 100 %: half of it has room for a title."""
_MIN_SIDE_WIDTH_PX: Final = 381
"""The least width of the side in pixels: half of it has room for *only*, and a title."""
_STICKERS_HEIGHT: Final = 46
"""Height of the row of stickers, in logical pixels at 100 %."""
_MAX_GLIMPSE_HEIGHT: Final = 140
"""The most height of a picture of the match, in logical pixels at 100 %; above words half of it is
the least, beside *Continue* the most.
"""
_MIN_DRAWING_HEIGHT: Final = 60
"""The least height of the picture that introduces a game, in logical pixels at 100 %."""


class Lounge(QWidget):
    """Home. Signals say where the person wants to go; nothing is loaded to show it."""

    chosen = Signal(str)
    """A game's id: play it."""
    continued = Signal()
    went = Signal(str)
    """The name of a page that a button leads to, as `MainWindow.go` takes it."""
    stepped = Signal()
    """Play what comes next in the game of the chosen suitcase."""
    turned = Signal()
    """Another suitcase is the chosen one."""

    def __init__(
        self,
        look: Look,
        specs: dict[GameId, GameTable],
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._latest: str = ""
        """The title of the game that *Continue* opens."""
        self.opens: Callable[[str], str] = lambda _page: ""
        """The title of the game that `play`, `practise`, `trail` or `learn` opens."""
        self.is_sole: Callable[[str], bool] = lambda _page: False
        """Whether one game alone has that."""
        self.setAccessibleName(self.tr("Lounge"))
        self.carousel = GamePicker(look, specs, preferences, self)
        self.carousel.chosen.connect(self.chosen)
        self.carousel.turned.connect(self._on_turned)
        self.stickers: StickerStrip | None = None
        self._sticker_room = QWidget(self)
        """Keeps the room of the stickers, so that the belt has its place from the start."""
        self.match_card = MatchCard(look)
        self.heading = _Wrapped(look, face=Role.HEADING)
        self.continue_words = _Wrapped(look, face=Role.SMALL, role="muted")
        self.continue_button = self._tag(self.tr("&Continue"), self.continued.emit, primary=True)
        self.learn_button = self._tag(
            self.tr("&Learn by playing"), lambda: self.went.emit("learn"), primary=True
        )
        self.next_button = self._tag("", self.stepped.emit, primary=True)
        self.next_button.hide()
        self._upcoming: Upcoming | None = None
        self._told: Upcoming | None = None
        """What comes next, if it stands on the ticket."""
        self._said = "", ""
        """The match that *Continue* opens, and the game whose guided round is offered."""
        self._later = False
        """Whether the guided round of another game is offered."""
        self._may_lead = False
        """Whether the keyboard goes to what comes next once that is found."""
        self.continue_button.opens = lambda: self._latest
        self.next_button.opens = lambda: "" if self._upcoming is None else self._upcoming.game
        self.learn_button.opens = lambda: self.opens("learn")
        self.learn_button.hide()
        self._step = 0, 0
        self._new: Introduction | None = None
        """The chosen game, if it is introduced."""
        self.thumbnail: Thumbnail | None = None
        self.match_card.column.addWidget(self.heading)
        self.match_card.column.addWidget(self.continue_words)
        # The ticket takes what room there is, so that nothing below it has another place later.
        self.match_card.column.addStretch(1)
        self._onward = QHBoxLayout()
        with_spacing(look, self._onward, gap=8)
        self._onward.addWidget(self.continue_button, 1, Qt.AlignmentFlag.AlignVCenter)
        self.match_card.column.addLayout(self._onward)
        self.match_card.column.addWidget(self.next_button)
        self.match_card.column.addWidget(self.learn_button)
        self.mistakes_button = self._way("mistakes", "", self.tr("Try your costly decisions again"))
        self.mistakes_button.hide()
        self.later_button = button(
            "",
            lambda: self.went.emit("mistakes"),
            role="quiet",
            hint=self.tr("Try your costly decisions again"),
        )
        self.later_button.hide()
        self.play_button = self._tag(self.tr("&New match"), self._play)
        self.play_button.opens = lambda: self.opens("play")
        named = (self.play_button, self.learn_button, self.continue_button, self.next_button)
        for each in named:
            # Its line has its room from the start.
            each.set_under("")
        side = QWidget()
        self._column = QVBoxLayout(side)
        with_spacing(look, self._column, (4, 4, 8, 4), 7)
        self._column.addWidget(self.match_card, 1)
        self._column.addWidget(self.mistakes_button)
        self._column.addWidget(self.later_button)
        # Side by side, so that the picture of the match that goes on has room above.
        self._beside(
            self.play_button,
            self._ask(
                "practise",
                self.tr("&Practise"),
                self.tr("Unlimited undo and hints; play any deal again"),
            ),
        )
        # Once it has its place: shown before, it would be a window of its own for a moment.
        self.play_button.setVisible(bool(specs))
        self._beside(
            self._ask("trail", self.tr("&Trail"), self.tr("A series of deals with medals")),
            self._ask(
                "daily",
                self.tr("&Daily suitcase"),
                self.tr("A new deal every day, the same for everyone"),
            ),
        )
        self._part()
        self._add(
            "shelf",
            self.tr("Saved &matches"),
            self.tr("Matches to continue or watch, and files to open"),
        )
        self._beside(
            self._way("records", self.tr("R&ecords"), self.tr("Your finished matches")),
            self._ask("rules", self.tr("&Rules"), self.tr("How the game is played")),
        )
        self._part()
        self._beside(
            self._way("settings", self.tr("&Settings"), self.tr("Theme, text, speed, names")),
            self._way("print", self.tr("Print&outs"), self.tr("Score pads and reference sheets")),
        )
        self._beside(
            self._way("about", self.tr("&About"), self.tr("Versions and licences")),
            self._way("shortcuts", self.tr("S&hortcuts"), self.tr("What each key does (F2)")),
        )
        self._side = Scroll(look, side)
        self._row = row = QHBoxLayout(self)
        with_spacing(look, row, (12, 12, 12, 12), 12)
        left = QVBoxLayout()
        with_spacing(look, left, gap=8)
        left.addWidget(self.carousel, 1)
        left.addWidget(self._sticker_room)
        row.addLayout(left, 1)
        row.addWidget(self._side)
        # Until the shelf was looked at, the ticket keeps the room that it will most likely need.
        self.heading.setText(self.tr("On your way"))
        self.continue_words.setText("\n\n")
        self.continue_button.setEnabled(False)
        self._fit()
        look.changed.connect(self._fit)

    def title(self) -> str:
        """The lounge has no name of its own in the window's title."""
        return ""

    def enter(self) -> None:
        """Put the focus where most people want to go."""
        self._may_lead = False
        if self.continue_button.isEnabled():
            self.continue_button.setFocus()
        elif not self.next_button.isHidden():
            self.next_button.setFocus()
        elif not self.learn_button.isHidden():
            self.learn_button.setFocus()
        else:
            self._may_lead = True
            self.play_button.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the keyboard on, as Tab does: from then on it stays where it was put."""
        self._may_lead = False
        return super().focusNextPrevChild(forward)

    def leave(self) -> None:
        """The belt stands, and its pictures are given back."""
        self.carousel.rest()

    def shut(self) -> None:
        """Let go of nothing: the lounge shows no match."""

    def focused(self) -> str:
        """Return no key: the lounge knows by itself where the keyboard belongs."""
        return ""

    def refocus(self, key: str) -> None:
        """Leave the keyboard where `enter` put it."""

    def set_latest(
        self,
        words: str,
        *,
        game: str = "",
        teach: str = "",
        later: bool = False,
        new: Introduction | None = None,
    ) -> None:
        """Name the match that *Continue* opens, and its `game`; both are empty if there is none.

        `teach` is the game whose guided first round is offered, above all to whoever has no match
        to go on with; `later` keeps its button's room where that of another suitcase is. The
        chosen game is `new` if it was never played: then it stands on the ticket.
        """
        self._latest, self._new, self._said, self._later = game, new, (words, teach), later
        self._write_ticket()
        self._fit()

    def show_upcoming(self, found: Upcoming | None) -> None:
        """Say what comes next, where there is no match to go on with; None for nothing."""
        if found != self._upcoming:
            self._upcoming = found
            self._write_ticket()
            self._fit()
        if found is not None and self._may_lead:
            # Nobody has chosen anything since the lounge came.
            self._may_lead = False
            # Also in a window that is not the one being used just now.
            if self.window().focusWidget() is self.play_button:
                self.enter()

    def _write_ticket(self) -> None:
        (words, teach), new = self._said, self._new
        learn, onward = bool(teach), bool(words)
        found = self._told = None if learn or onward or new is not None else self._upcoming
        if self.window().focusWidget() is self.next_button and (found is None or not found.way):
            self.play_button.setFocus()
        self.next_button.setText("" if found is None else found.way)
        self.next_button.setVisible(found is not None and bool(found.way))
        self._name_opened()
        policy = self.learn_button.sizePolicy()
        # One button has the room of the other.
        policy.setRetainSizeWhenHidden(self._later and self.next_button.isHidden())
        self.learn_button.setSizePolicy(policy)
        self.continue_button.setEnabled(onward)
        self.continue_button.setVisible(onward)
        self.continue_button.setAccessibleDescription(words)
        self.learn_button.setVisible(learn)
        self.learn_button.set_primary(not onward)
        self.heading.setText(self.tr("On your way") if onward else self.tr("Welcome aboard"))
        said = words or self.tr("No match in progress. Pick a suitcase to start one.")
        if learn and not onward:
            said = self._learn_words(teach)
        self.learn_button.setAccessibleDescription(said)
        if found is not None:
            self.heading.setText(found.game)
            said = "\n".join(found.lines)
            self.next_button.setAccessibleDescription(said)
            self._shown_picture().show_drawing(f"intro {found.game}", found.picture)
        if new is not None:
            self.heading.setText(new.title)
            # Each line a paragraph of its own; what the button below is for it says by itself.
            half = [said] if learn and not onward and self._step[1] else []
            said = "\n\n".join([*new.lines, *half])
            self._show_drawing(new)
        self.continue_words.setText(said)

    def _learn_words(self, teach: str) -> str:
        """What is said of the guided round to whoever has no match to go on with."""
        step, steps = self._step
        if steps:
            said = self.tr("Your guided round of {game}: step {step} of {steps}.")
            return said.format(game=teach, step=step, steps=steps)
        said = self.tr("New to {game}? The conductor guides you through your first round.")
        ways = self.tr("Practise: unlimited undo and hints. Trail: deals with medals.")
        return "\n\n".join([said.format(game=teach), ways])

    def goes_on(self, half: bool, step: tuple[int, int] = (0, 0)) -> None:
        """Whether the guided round that is offered was left half-way, and goes on from there: at
        which step of how many, where that is known. Before `set_latest`.
        """
        self._step = step if half else (0, 0)
        words = self.tr("Continue the guided round") if half else self.tr("&Learn by playing")
        self.learn_button.setText(words)

    def set_mistakes(self, plan: ReviewSchedule) -> None:
        """Say how many of one's mistakes are asked today, or quietly when the next come."""
        due_today, coming = min(len(plan.due_today), plan.left), [*plan.coming]
        self.mistakes_button.setText(self.tr("%n mistake(s) to revisit toda&y", "", due_today))
        self.mistakes_button.setVisible(bool(due_today))
        if coming:
            day = date_words(coming[0])
            self.later_button.setText(
                self.tr("M&y mistakes: next questions on {day}").format(day=day)
            )
        self.later_button.setVisible(bool(coming and not due_today))
        self._fit()

    def show_stickers(self, game: str, stickers: Sequence[Sticker], won: Collection[str]) -> None:
        """Show the stickers of the chosen game, of its title `game`, and which the player has."""
        if self.stickers is None:
            # Not in the lounge's first frame.
            from ui.shell.stickers.strip import StickerStrip

            self.stickers = StickerStrip(self.look, self._sticker_room)
            self.stickers.clicked.connect(lambda: self.went.emit("stickers"))
            room = QVBoxLayout(self._sticker_room)
            room.setContentsMargins(0, 0, 0, 0)
            room.addWidget(self.stickers)
        self.stickers.show_stickers(game, stickers, won)

    def _name_opened(self) -> None:
        """Each button that opens a game says which, and why if that is not the chosen one."""
        chosen = self.opens("play")
        for way in self.findChildren(NavButton):
            game = "" if way.opens is None else way.opens()
            other = bool(game and way.about) and game != chosen
            sole = other and way.sole is not None and way.sole()
            way.name_opened(game, self.tr("{game} only").format(game=game) if sole else game)
            if game and way.about:
                why = self.tr("Not available in {chosen}. Opens {game}: {hint}")
                if sole:
                    why = self.tr("Only in {game}, not in {chosen}: {hint}")
                why = why.format(hint=way.about, chosen=chosen, game=game)
                way.hint(why if other else way.about)

    def _on_turned(self) -> None:
        """What the buttons open follows the chosen suitcase."""
        self._name_opened()
        self.turned.emit()

    def show_glimpse(self, spec: GameTable | None, read: Callable[[], bytes]) -> None:
        """Show the match that *Continue* opens in a picture, unless a new game has the place."""
        if self._new is None:
            self._shown_picture().show_match(spec, read)
            self._fit()

    def _show_drawing(self, new: Introduction) -> None:
        self._shown_picture().show_drawing(f"intro {new.title}", new.picture)

    def _shown_picture(self) -> Thumbnail:
        if self.thumbnail is None:
            # Not in the lounge's first frame.
            from ui.shell.widgets.thumbnail import Thumbnail

            self.thumbnail = Thumbnail(self.look, self.match_card)
        return self.thumbnail

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter by itself presses the button on which it is underlined, as in a menu."""
        if event.isAutoRepeat() or not obey(self.shortcuts(), event):
            super().keyPressEvent(event)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do in the lounge: a letter presses its button."""
        from ui.kit.table.keys import lettered

        buttons = (each for each in self.findChildren(QAbstractButton) if each.isVisible())
        return tuple(
            Shortcut((name_of(letter),), unmarked(each.text()), each.click, each.isEnabled)
            for each in buttons
            for letter in lettered(each)
        )

    def scopes(self) -> Sequence[Scope]:
        """Return all shortcuts of the lounge."""
        return [Scope(self.tr("In the lounge"), self.shortcuts()), *inner_scopes(self)]

    def refocus_to(self, widget: QWidget) -> None:
        """Give the keyboard back to where it was, after the page of shortcuts."""
        if self.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_glimpse()

    def _fit_glimpse(self) -> None:
        """The picture takes what room is left above the words; where that is too little it stands
        beside *Continue*, which costs no height.
        """
        thumbnail, onward, drawn = self.thumbnail, self.continue_button.isEnabled(), self._new
        if thumbnail is None:
            return
        wanted = onward if drawn is None else drawn.picture is not None
        told = self._told
        thumbnail.hide()
        # Else it would be as high as it was with the words before.
        for layout in (self._onward, self.match_card.column):
            layout.removeWidget(thumbnail)
            layout.invalidate()
        self.match_card.updateGeometry()
        margins, column = self._row.contentsMargins(), self._column
        used = max(column.minimumSize().height(), column.heightForWidth(self._side.width()))
        room = self.height() - margins.top() - margins.bottom() - used
        most = self.look.px(_MAX_GLIMPSE_HEIGHT)
        high, wide = min(room - self.match_card.column.spacing(), most), 0
        if drawn is not None:
            # It is to be seen before the words, also where one has to scroll for what is below.
            least = self.look.px(_MIN_DRAWING_HEIGHT)
            high = min(max(high, least), thumbnail.high_for(self._inner()))
        elif told is not None:
            # It only fills what is empty.
            high = min(high, thumbnail.high_for(self._inner()))
            wanted = told.picture is not None and high >= most // 2
        if high >= most // 2 or drawn is not None:
            self.match_card.column.insertWidget(1, thumbnail)
        else:
            button, gap = self.continue_button.sizeHint(), self._onward.spacing()
            bar = self._side.verticalScrollBar().sizeHint().width() if room < 0 else 0
            high = min(button.height() + max(0, room), most // 2)
            wide = max(1, min(high * 2, self._inner() - bar - gap - button.width()))
            self._onward.insertWidget(0, thumbnail)
        thumbnail.setFixedHeight(high)
        thumbnail.setMinimumWidth(wide)
        thumbnail.setVisible(wanted)

    def _play(self) -> None:
        if self.carousel.game is not None:
            self.chosen.emit(str(self.carousel.game))

    def _tag(
        self, text: str, pressed: Callable[[], object], hint: str = "", *, primary: bool = False
    ) -> NavButton:
        made = NavButton(self.look, text, primary=primary)
        made.setAutoDefault(False)
        made.about = hint
        if hint:
            made.hint(hint)
        made.clicked.connect(self.carousel.settle)
        made.clicked.connect(lambda: pressed())
        return made

    def _way(self, page: str, text: str, hint: str) -> NavButton:
        return self._tag(text, lambda: self.went.emit(page), hint)

    def _add(self, page: str, text: str, hint: str) -> None:
        self._column.addWidget(self._way(page, text, hint))

    def _beside(self, *ways: NavButton) -> None:
        row = QHBoxLayout()
        with_spacing(self.look, row, gap=7)
        for way in ways:
            # Its words may be somewhat smaller before the column is wider than what scrolls it.
            way.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            row.addWidget(way, 1)
        self._column.addLayout(row)

    def _ask(self, page: str, text: str, hint: str) -> NavButton:
        """A button that says which game it opens."""
        made = self._way(page, text, hint)
        made.opens, made.sole = (lambda: self.opens(page)), (lambda: self.is_sole(page))
        made.set_under("")
        return made

    def _part(self) -> None:
        self._column.addWidget(Divider(self.look))

    def _fit(self) -> None:
        width = max(_MIN_SIDE_WIDTH_PX, self.look.px(_SIDE_WIDTH))
        self._side.setFixedWidth(width)
        self._sticker_room.setFixedHeight(self.look.px(_STICKERS_HEIGHT))
        # A label does not know how its words wrap before it has its width.
        for label in (self.heading, self.continue_words):
            label.keep(self._inner())
        self._fit_glimpse()

    def _inner(self) -> int:
        """The width of the ticket's words, where no bar scrolls."""
        margins, outer = self.match_card.column.contentsMargins(), self._column.contentsMargins()
        edges = margins.left() + margins.right() + outer.left() + outer.right()
        return self._side.width() - edges


class NavButton(TagButton):
    """A button of the lounge; below its words stands the title of the game that it `opens`."""

    opens: Callable[[], str] | None = None
    sole: Callable[[], bool] | None = None
    """Whether no other game has that."""
    about = ""
    """What it is for, whichever game it opens."""
    _named = "", ""

    def hint(self, words: str) -> None:
        """Have words in the tip, which are said, too."""
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def name_opened(self, game: str, words: str) -> None:
        """Say which game it opens now, in `words` where they fit, and aloud; nothing for none."""
        self._named = game, words
        if self.opens is not None:
            self._fit_named()
            self.setAccessibleName(", ".join(filter(None, (unmarked(self.text()), words))))

    def _fit_named(self) -> None:
        game, words = self._named
        self.set_under(words if self.least_wide(words) <= self.width() else game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.opens is not None:
            self._fit_named()


class _Wrapped(ElidedLabel):
    """Words that keep the height of their lines, also beside a bar that scrolls."""

    def keep(self, room: int) -> None:
        """Keep the height of the lines at the present width, or `room` before it is shown."""
        self.setMinimumHeight(self.heightForWidth(self.width() if self.isVisible() else room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.keep(self.width())


class MatchCard(QWidget):
    """A boarding pass: a card with a notch at either side, above the stub."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.column = QVBoxLayout(self)
        with_spacing(look, self.column, (22, 46, 22, 18), 8)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        box = QRectF(self.rect())
        self._look.pixmaps.draw(painter, ("ticket",), box, lambda inner: self._paint(inner, box))
        painter.end()

    def _paint(self, painter: QPainter, box: QRectF) -> None:
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # All of it grows like the margins of what is written on it.
        grown = self._look.air(100) / 100
        painter.scale(grown, grown)
        box = QRectF(box.topLeft() / grown, box.size() / grown)
        body = box.adjusted(5, 3, -5, -8)
        shade(painter, body, 12, 5, theme)
        paper = QPainterPath()
        paper.addRoundedRect(body, 12, 12)
        head = body.top() + 34
        for x in (body.left(), body.right()):
            notch = QPainterPath()
            notch.addEllipse(QPointF(x, head), 8, 8)
            paper = paper.subtracted(notch)
            # Through a notch one sees the table, not the shadow below it; the one beside it stays.
            seen = QPainterPath()
            seen.addRect(body)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(notch.intersected(seen), theme.card)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.card)
        painter.drawPath(paper)
        band = QPainterPath()
        band.addRect(QRectF(body.left(), body.top(), body.width(), head - body.top() - 8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(paper.intersected(band), theme.accent)
        tear = QPen(theme.line, 1.6, Qt.PenStyle.CustomDashLine)
        tear.setDashPattern([3, 3])
        painter.setPen(tear)
        painter.drawLine(QPointF(body.left() + 14, head), QPointF(body.right() - 14, head))
        self._paint_band(painter, QRectF(body.left(), body.top(), body.width(), 26))

    def _paint_band(self, painter: QPainter, band: QRectF) -> None:
        """The bars of a baggage label on the coloured head: an ornament that says nothing."""
        ink = self._look.theme.on_accent
        x = band.right() - 86
        for index, width in enumerate((2, 1, 3, 1, 2, 2, 1, 3, 2, 1, 1, 3, 2, 1, 2, 3, 1, 2)):
            if index % 2 == 0:
                painter.fillRect(QRectF(x, band.top() + 7, width * 1.6, band.height() - 13), ink)
            x += width * 1.6 + 1.4
        case = QPainterPath()
        middle = QPointF(band.left() + 30, band.center().y() + 1.5)
        case.addRoundedRect(QRectF(middle.x() - 10, middle.y() - 6, 20, 13), 3, 3)
        painter.fillPath(case, ink)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(middle.x() - 4, middle.y() - 9.5, 8, 6), 2, 2)
        painter.setPen(Qt.PenStyle.NoPen)


class Divider(QWidget):
    """A stitched line between groups of tags."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedHeight(14)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QPainterPath(QPointF(14, self.height() / 2))
        line.lineTo(self.width() - 14, self.height() / 2)
        brushes.stitches(painter, line, self._look.theme.line, 56, width=0.045)
        painter.end()

"""Shell: the scene in which a match ends lies over its result until somebody presses something."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.finale import Finale, part
from ui.kit.medals import METALS, medal_name, paint_medal
from ui.kit.words import capital
from ui.look import text
from ui.look.characters.expressions import Expression
from ui.look.characters.portraits import draw_portrait, has_portrait
from ui.look.easing import Ease
from ui.look.incremental import IncrementalPainter
from ui.look.marks import draw_mark
from ui.look.pixmaps import painted
from ui.look.typography import Role
from ui.look.widgets import fill_linen
from ui.motion import INPUT_EVENTS
from ui.motion.player import MODIFIER_KEYS
from ui.shell.stickers.art import paint_sticker

if TYPE_CHECKING:
    from ui.bridge.outcome import Outcome
    from ui.kit.spec import GameTable
    from ui.look.style import Look
    from ui.shell.stickers.news import NewSticker

SCENE_MS: Final = 3000
"""How long a scene is: what moves is over after about half of it. None is longer, however slow the
table is. Then its last picture stays until somebody presses something.
"""
DEAF_MS: Final = 800
"""No press skips it within this time after it came: it was meant for the table."""
STUCK_MS: Final = 3000
"""After this time a press leads away from a scene that has not begun: it may never do so."""
QUIET_MS: Final = 1000
"""No press does anything within this time after it has gone, or after another such press: it was
meant to skip it.
"""
_FRAME_MS: Final = 16
_CONFETTI: Final = (0.54, 1.0)
"""Between these shares a win is celebrated: after them what flew up lies on the ground."""
_LATE: Final = 0.25
"""How much later than the first the last piece flies up, as a share of that."""
_PIECES: Final = 56
_CALM_PIECES: Final = 14
"""So few fly for a medal without a win."""
_PIECE_SHARE: Final = 0.06
"""No piece is larger than this share of the picture's height."""
_FIGURE_SHARE: Final = 0.7
_LIE: Final = 0.48
"""How large the game's picture is by a piece's side, and how high above the ground the middle of
what has fallen lies at least: however it is turned, it is whole.
"""
_GOLDEN_TURN: Final = 0.61803
"""Turns from one piece to the next, so that none flies where another does."""
_WORDS_FROM: Final = 0.54
"""After this share of a scene one reads how it ended: no game moves anything by then."""
_MARGIN: Final = 20
_MEDAL_SHARE: Final = 0.84
"""How large a medal is beside the headline, as a share of its room's height."""
_MEDAL_FROM: Final = 3.2
"""How much larger it is when it begins to fall."""
_MARK_GAP: Final = 8
"""Between a mark and the words beside it."""
_STICKERS_SHARE: Final = 0.24
"""How much of the width new stickers take, at the right of the words."""
_TITLE_SHARE: Final = 1.4
"""How large the headline is, as a share of a page's title."""


class Total(NamedTuple):
    """What a player has made in the whole match: their colour, their name, and how much.

    A character is seen too, with the expression that their place gives them.
    """

    colour: str
    name: str
    amount: str
    character: str = ""
    expression: Expression = Expression.CALM


def totals_of(outcome: Outcome, amount: Callable[[int], str]) -> list[Total]:
    """Return what all have made at a table, the first of the ranking first; nothing alone."""
    players, result = outcome.players, outcome.result
    if len(players) == 1:
        return []
    ranked = [players[seat] for group in result.ranking for seat in group]
    return [
        Total(
            *(one.colour, one.name, amount(result.scores[one.seat])),
            *(one.character, one.expression),
        )
        for one in ranked
    ]


class FinalScene(QWidget):
    """Covers a page from its first moment on, and has its keyboard and pointer to itself.

    Nothing that was pressed before it came does anything here, held keys do nothing at all, and the
    press that skips it does nothing else. As long as it plays no button of the page can be used.
    """

    left = Signal()
    """It is over, or was skipped: the page beneath has the keyboard and the pointer."""
    cued = Signal(str)
    """The name of a sound that belongs to what is seen."""

    def __init__(self, look: Look, factor: Callable[[], float], page: QWidget) -> None:
        super().__init__(page)
        self._look, self._factor, self._page = look, factor, page
        self._finale: Finale | None = None
        self._spec: GameTable | None = None
        self._headline = self._colour = self._step = ""
        self._let_go: tuple[int, int] | None = None
        """Which key was let go last, and when."""
        self._share = 0.0
        self._length = float(SCENE_MS)
        self._seen = self._holds = False
        self._medal = 0
        self._pieces = _PIECES
        self._totals: tuple[Total, ...] = ()
        self._stickers: tuple[NewSticker, ...] = ()
        self._cues: tuple[tuple[float, str], ...] = ()
        self._sound = ""
        """That of the result, until it is heard."""
        self._came = QElapsedTimer()
        self._slices = IncrementalPainter(look.pixmaps, self)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self._leave)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def is_playing(self) -> bool:
        """Whether the page beneath is not seen yet."""
        return not self.isHidden() and not self._quiet.isActive()

    @property
    def share(self) -> float:
        """How much of it has been seen, from 0 to 1."""
        return self._share

    def cover(self) -> None:
        """Lie over the page, whose match is still being read."""
        self._timer.stop()
        self._quiet.stop()
        self._finale = self._spec = None
        self._share, self._seen, self._holds, self._sound = 0.0, False, False, ""
        self._came.start()
        self.setGeometry(self._page.rect())
        # Else all that lies beneath would be painted with each frame.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        self.raise_()
        self.show()
        self._let_use(on=False)
        self.setFocus()

    def _let_use(self, *, on: bool) -> None:
        """Let assistive technology press what lies beneath, or only look at it."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for each in self._page.findChildren(QWidget, options=direct):
            if each is not self:
                each.setEnabled(on)

    def begin(
        self,
        finale: Finale,
        spec: GameTable,
        headline: str,
        sound: str,
        colour: str = "",
        *,
        calm: bool = False,
        medal: int = 0,
        totals: Sequence[Total] = (),
        step: str = "",
    ) -> None:
        """Show a scene, with the `sound` of its result when that can be read.

        A win is celebrated in a seat's `colour`, which is else empty; in a `calm` way if others
        came first. A `medal` that was won is shown beside the headline, and `totals` below it.
        `step` is what the main button of the page beneath says, where that is told already.
        """
        self._finale, self._spec, self._totals = finale, spec, tuple(totals)
        self._headline, self._colour, self._medal = headline, colour, medal
        self._pieces = _CALM_PIECES if calm else _PIECES
        self._cues, self._sound, self._step = finale.cues, sound, step
        factor = self._factor()
        self._length = SCENE_MS * min(1.0, factor or 1.0)
        self._share = 1.0 if factor <= 0 else 0.0
        won = capital(medal_name(medal)) if medal else ""
        each = ", ".join(f"{one.name}: {one.amount}" for one in totals)
        # It is said once.
        won = "" if won == headline or finale.words.startswith(won) else won
        said = (headline, won, finale.words, each)
        self.setAccessibleName(" ".join(filter(None, said)))
        self.update()

    def show_stickers(self, stickers: Sequence[NewSticker]) -> None:
        """Show what was won besides; it may be found while the scene is seen."""
        self._stickers = tuple(stickers)
        self.update()

    def stop(self) -> None:
        """Be gone at once: another page is shown, or its match has gone."""
        self._timer.stop()
        self._quiet.stop()
        self._finale = self._spec = None
        self._let_use(on=True)
        self.hide()

    def show_at(self, share: float) -> None:
        """Stand still after a share of the time: for pictures."""
        self._timer.stop()
        self._slices.hurry()
        self._seen, self._share = True, share
        self.update()

    # Time

    def _start(self) -> None:
        """All art is there: from now on time passes."""
        if self._seen or self._finale is None:
            return
        self._seen = True
        if self._share >= 1.0:
            self._tell_result()
        self._clock.start()
        self._timer.start()

    def _tick(self) -> None:
        passed = self._clock.elapsed()
        before = self._share
        if self._factor() > 0:
            self._share = min(1.0, passed / self._length)
            for cue in [cue for at, cue in self._cues if before <= at < self._share]:
                self.cued.emit(cue)
        else:
            # Perhaps only from now on: then the last picture comes at once.
            self._share = 1.0
        if self._share != before:
            self.update()
        if self._share > _WORDS_FROM:
            self._tell_result()
        if passed >= self._length:
            self._hold()

    def _hold(self) -> None:
        """Let the last picture stay, since some read longer; a screen reader has been told all."""
        self._timer.stop()
        self._holds = True
        if QAccessible.isActive():
            # Whoever uses one may have neither a key nor a pointer.
            self._end()
        self.update()

    def _tell_result(self) -> None:
        """Let the sound of the result be heard, once."""
        sound, self._sound = self._sound, ""
        if sound:
            self.cued.emit(sound)

    def _end(self) -> None:
        """Let the page be seen, and swallow what is still pressed to be done with this."""
        self._timer.stop()
        self._share = 1.0
        self._tell_result()
        self._quiet.start()
        self._let_use(on=True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)
        self.update()

    def _leave(self) -> None:
        self.stop()
        self.left.emit()

    # Input

    def event(self, event: QEvent) -> bool:
        """Take every key and press; one that was made after the scene came skips it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            # Else a letter after Alt would press a button that nobody sees.
            event.accept()
            return True
        if event.type() in INPUT_EVENTS:
            if self._quiet.isActive() and event.type() != QEvent.Type.Wheel:
                # Whoever goes on pressing has not seen what lies beneath.
                self._quiet.start()
            elif self._skips(event):
                self._end()
            event.accept()
            return True
        if event.type() in (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease):
            if isinstance(event, QKeyEvent):
                self._let_go = event.key(), event.timestamp()
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab skips it like any other key."""
        return False

    def _skips(self, event: QEvent) -> bool:
        if not self.is_playing or event.type() == QEvent.Type.Wheel:
            return False
        if isinstance(event, QKeyEvent):
            # On X11 a held key may be told as let go and pressed in one moment.
            held = event.isAutoRepeat() or self._let_go == (event.key(), event.timestamp())
            if held or event.key() in MODIFIER_KEYS:
                return False
        return self._came.elapsed() >= (DEAF_MS if self._seen else STUCK_MS)

    # Painting

    def _rooms(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """The rooms of the picture, of the headline, of the words below it, and of totals."""
        px = self._look.px
        whole = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        title = QFontMetricsF(self._title_font()).height() * 1.1
        heading = QFontMetricsF(self._look.font(Role.HEADING)).height()
        totals = 2 * QFontMetricsF(self._look.font(Role.STRONG)).height() if self._totals else 0.0
        # Above totals there is one line of words: they take the room of the other.
        words = heading * (1.2 if self._totals else 2)
        picture = whole.adjusted(0, 0, 0, -title - words - totals - px(8))
        headline = QRectF(whole.left(), picture.bottom() + px(4), whole.width(), title)
        below = QRectF(whole.left(), headline.bottom(), whole.width(), words)
        last = QRectF(whole.left(), below.bottom(), whole.width(), totals)
        return picture, headline, below, last

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._quiet.isActive():
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        fill_linen(painter, QRectF(self.rect()), self._look)
        finale = self._finale
        if finale is not None:
            try:
                self._paint(painter, finale)
            except Exception as error:  # noqa: BLE001 - whoever listens to the hook reports it
                # Whatever it was, the page beneath can be used.
                self._finale = None
                sys.excepthook(type(error), error, error.__traceback__)
                QTimer.singleShot(0, self, self._leave)
        painter.end()

    def _paint(self, painter: QPainter, finale: Finale) -> None:
        picture, headline, below, totals = self._rooms()
        with self._slices.painting(self):
            if not self._seen:
                # What comes at the end is to be there too.
                self._warm(finale, picture)
            painter.save()
            try:
                finale.paint(painter, picture, self._share)
            finally:
                painter.restore()
        self._write(painter, headline, below, finale.words)
        self._count_up(painter, totals)
        self._celebrate(painter, picture)
        if self._holds:
            self._say_how_to_go_on(painter)
        if not self._seen and not self._slices.waiting:
            QTimer.singleShot(0, self, self._start)

    def _say_how_to_go_on(self, painter: QPainter) -> None:
        """Say at the top that a press leads on, where nothing else is written."""
        font = self._look.font(Role.BODY)
        high = QFontMetricsF(font).height() * 1.2
        room = QRectF(_MARGIN, _MARGIN / 2, self.width() - 2 * _MARGIN, high)
        painter.setPen(self._look.theme.muted)
        words = self.tr("Press any key or click to continue.")
        if self._step:
            step = self.tr("Next: {step}.").format(step=self._step)
            words = f"{step} {words}"
        text.draw(painter, room, words, font, Qt.AlignmentFlag.AlignLeft)

    def _title_font(self) -> QFont:
        font = self._look.font(Role.TITLE)
        # No larger where there is no room for both the words and the picture.
        most = max(font.pixelSize(), round(self.height() * 0.08))
        font.setPixelSize(min(round(font.pixelSize() * _TITLE_SHARE), most))
        return font

    def _warm(self, finale: Finale, room: QRectF) -> None:
        """Paint what is seen at the end into nothing, so that its art is in the cache."""
        ratio = self.devicePixelRatioF()

        def paint(on: QPainter) -> None:
            finale.paint(on, room, 1.0)
            if self._spec is not None and self._colour:
                self._paint_emblem(on, self._spec)

        painted(1, 1, ratio, paint)

    def _paint_emblem(self, painter: QPainter, spec: GameTable) -> None:
        """Paint the game's picture around the origin, small."""
        look, side = self._look, float(self._look.px(36))
        spot = QRectF(-side / 2, -side / 2, side, side)
        key = ("emblem", spec.game, round(side))
        look.pixmaps.draw(painter, key, spot, lambda on: spec.emblem(on, spot, look))

    def _write(self, painter: QPainter, headline: QRectF, below: QRectF, words: str) -> None:
        look, shown = self._look, part(self._share, _WORDS_FROM, _WORDS_FROM + 0.1)
        if shown <= 0:
            return
        painter.save()
        painter.setOpacity(shown)
        middle = Qt.AlignmentFlag.AlignHCenter
        font = self._title_font()
        if self._stickers:
            beside = QRectF(headline.topLeft(), below.bottomRight())
            beside.setLeft(beside.right() - beside.width() * _STICKERS_SHARE)
            headline, below = (
                room.adjusted(beside.width(), 0, -beside.width(), 0) for room in (headline, below)
            )
            self._stick(painter, beside)
        medal = QRectF()
        if self._medal:
            # At the left of the words; both together are in the middle.
            side = headline.height() * _MEDAL_SHARE
            headline = headline.adjusted(side * 1.3, 0, 0, 0)
            wide = min(QFontMetricsF(font).horizontalAdvance(self._headline), headline.width())
            landed = part(self._share, _WORDS_FROM, _WORDS_FROM + 0.1, Ease.IN)
            large = _MEDAL_FROM + (1.0 - _MEDAL_FROM) * landed
            medal.setSize(QSizeF(side, side) * large)
            medal.moveCenter(headline.center() - QPointF(wide / 2 + side * 0.8, 0))
        painter.setPen(look.theme.ink)
        text.draw(painter, headline, self._headline, font, middle)
        painter.setPen(look.theme.muted)
        lines = 1 if self._totals else 2
        text.draw(painter, below, words, look.font(Role.HEADING), middle, lines=lines)
        if self._medal:
            paint_medal(painter, medal, self._medal)
        painter.restore()

    def _stick(self, painter: QPainter, room: QRectF) -> None:
        """The new stickers, one above the other, with their names."""
        look, high = self._look, room.height() / max(2, len(self._stickers))
        top = room.center().y() - high * len(self._stickers) / 2
        for number, one in enumerate(self._stickers):
            row = QRectF(room.left(), top + number * high, room.width(), high)
            box = QRectF(row.topLeft(), QSizeF(int(high), int(high)))
            paint_sticker(painter, box, look, one.sticker, one.place, won=True)
            painter.setPen(look.theme.ink)
            words = row.adjusted(high + 6, 0, 0, 0)
            left = Qt.AlignmentFlag.AlignLeft
            text.draw(painter, words, one.words, look.font(Role.STRONG), left, lines=3)

    def _count_up(self, painter: QPainter, room: QRectF) -> None:
        """What each player has made in the whole match, the first at the left."""
        look, shown = self._look, part(self._share, _WORDS_FROM, _WORDS_FROM + 0.1)
        if shown <= 0 or not self._totals:
            return
        # A face says more than a mark, and needs more room.
        side = float(look.px(32 if any(one.character for one in self._totals) else 24))
        gap = float(look.px(24))
        words = [f"{one.name}: {one.amount}" for one in self._totals]
        most = (room.width() - gap * (len(words) - 1)) / len(words)
        font = look.font(Role.HEADING)
        wide = self._widths(words, font, side)
        if sum(wide) > most * len(wide):
            font = look.font(Role.STRONG)
            wide = self._widths(words, font, side)
        if sum(wide) > most * len(wide):
            wide = [most] * len(wide)
            size = QSizeF(most - side - _MARK_GAP, room.height())
            if any(text.fit(each, font, size, lines=2).cut for each in words):
                # Their marks say whose they are.
                words = [one.amount for one in self._totals]
        left = room.center().x() - (sum(wide) + gap * (len(wide) - 1)) / 2
        painter.save()
        painter.setOpacity(shown)
        painter.setPen(look.theme.ink)
        for one, said, width in zip(self._totals, words, wide, strict=True):
            mark = QRectF(left, room.center().y() - side / 2, side, side)
            if has_portrait(one.character):
                draw_portrait(painter, look, mark, one.character, one.expression)
            else:
                draw_mark(painter, look, mark, one.colour)
            beside = mark.adjusted(side + _MARK_GAP, 0, width - side, 0)
            beside.setTop(room.top())
            beside.setBottom(room.bottom())
            text.draw(painter, beside, said, font, Qt.AlignmentFlag.AlignLeft, lines=2)
            left += width + gap
        painter.restore()

    def _widths(self, words: Sequence[str], font: QFont, side: float) -> list[float]:
        """How wide each of these is with a mark before it."""
        metrics = QFontMetricsF(font)
        return [side + _MARK_GAP + metrics.horizontalAdvance(each) + 2 for each in words]

    def _celebrate(self, painter: QPainter, room: QRectF) -> None:
        """Tags in the winner's colour and the game's picture fly up, fall, and lie at the bottom.

        A medal adds its metal. Where nothing moves they lie there at once.
        """
        spec, look = self._spec, self._look
        passed = part(self._share, *_CONFETTI, Ease.EVEN) * (1 + _LATE)
        if spec is None or not self._colour or passed <= 0:
            return
        theme, side = look.theme, min(float(look.px(36)), room.height() * _PIECE_SHARE)
        papers = (theme.player(self._colour), theme.tag)
        if self._medal:
            papers = (papers[0], METALS[self._medal - 1])
        wide, high = room.width(), room.height()
        count = self._pieces
        for number in range(count):
            gone = min(1.0, passed - _LATE * number / count)
            if gone <= 0:
                continue
            turn = number * _GOLDEN_TURN % 1.0
            start = QPointF(room.left() + wide * (0.5, 0.2, 0.8)[number % 3], room.center().y())
            end = QPointF(
                room.left() + side / 2 + (wide - side) * turn,
                self.height() - side * (_LIE + 0.1 * ((number * 7) % 5) / 4),
            )
            up = high * (0.5 + 0.5 * ((number * 11) % count) / count) * gone * (1 - gone) * 3
            # Few fly low.
            up *= count / _PIECES
            painter.save()
            painter.translate(start + (end - start) * gone - QPointF(0, up))
            painter.rotate((turn - 0.5) * 90 + 540 * (turn - 0.5) * (1 - gone))
            if number % 4:
                tag = QRectF(-side / 3, -side / 5, side / 1.5, side / 2.5)
                painter.setPen(QPen(theme.tag_rim, 1))
                painter.setBrush(papers[number % 2])
                painter.drawRoundedRect(tag, 3, 3)
            else:
                figure = side * _FIGURE_SHARE / look.px(36)
                painter.scale(figure, figure)
                self._paint_emblem(painter, spec)
            painter.restore()

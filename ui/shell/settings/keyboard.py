"""Shell: a picture of the keyboard, on which one sees whose keys are whose, and may try them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.bridge.keys import Stroke
from ui.bridge.seats import on_player_colour, player_colour
from ui.look import brushes, text
from ui.look.keycap import paint_keycap
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.typography import Role

_PICTURE_WIDTH_KEYS: Final = 22.5
_PICTURE_HEIGHT_KEYS: Final = 5.0
"""The picture in keys."""
_KEY_GAP: Final = 0.05
"""Free at each side of a key, in keys."""
_MIN_KEY_SIDE_PX: Final = 26
_MAX_KEY_SIDE: Final = 50
"""A key's side in pixels; the upper bound is at 100 %."""

_ROW_FIRST_CODES: Final = (2, 16, 30, 44)
"""The hardware's number of the first letter key of each row; the others follow it."""
_ROW_START_KEYS: Final = (1.0, 1.5, 1.75, 2.25)
_LETTER_ROWS: Final = {
    "qwerty": ("1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./"),
    "qwertz": ("1234567890ß´", "QWERTZUIOPÜ+", "ASDFGHJKLÖÄ", "YXCVBNM,.-"),
    "azerty": ("&É\"'(-È_ÇÀ)=", "AZERTYUIOP^$", "QSDFGHJKLMÙ", "WXCVBN,;:!"),
}
_OTHER_KEYS: Final = {
    "qwerty": {},
    "qwertz": {"`": "^", "\\": "#", "Num+.": "Num+,"},
    "azerty": {"`": "²", "\\": "*"},
}
"""The keys that differ from those below, by layout."""
_QWERTZ_LANGUAGES: Final = (
    QLocale.Language.German,
    QLocale.Language.Czech,
    QLocale.Language.Hungarian,
    QLocale.Language.Slovak,
    QLocale.Language.Slovenian,
    QLocale.Language.Croatian,
)
_SPECIAL_KEYS: Final = (
    ("`", 0.0, 0, 1.0, 41),
    ("Backspace", 13.0, 0, 2.0, 0),
    ("", 0.0, 1, 1.5, 0),
    ("\\", 13.5, 1, 1.5, 43),
    ("", 0.0, 2, 1.75, 0),
    ("Return", 12.75, 2, 2.25, 0),
    ("", 0.0, 3, 2.25, 0),
    ("", 12.25, 3, 2.75, 0),
    ("", 0.0, 4, 1.25, 0),
    ("", 1.25, 4, 1.25, 0),
    ("", 2.5, 4, 1.25, 0),
    ("Space", 3.75, 4, 6.25, 0),
    ("", 10.0, 4, 1.25, 0),
    ("", 11.25, 4, 1.25, 0),
    ("", 12.5, 4, 1.25, 0),
    ("", 13.75, 4, 1.25, 0),
    ("Ins", 15.25, 0, 1.0, 0),
    ("Home", 16.25, 0, 1.0, 0),
    ("PgUp", 17.25, 0, 1.0, 0),
    ("Del", 15.25, 1, 1.0, 0),
    ("End", 16.25, 1, 1.0, 0),
    ("PgDown", 17.25, 1, 1.0, 0),
    ("Up", 16.25, 3, 1.0, 0),
    ("Left", 15.25, 4, 1.0, 0),
    ("Down", 16.25, 4, 1.0, 0),
    ("Right", 17.25, 4, 1.0, 0),
)
"""Name, column, row, width and hardware's number of all keys but letters and number pad."""
_PAD_ROWS: Final = (("", "/", "*", "-"), ("7", "8", "9", "+"), ("4", "5", "6", ""), ("1", "2", "3"))


class KeyPlace(NamedTuple):
    """Where a key lies, in keys; `code` is the hardware's number, `stroke` None for no use."""

    box: QRectF
    stroke: Stroke | None
    code: int


class Owned(NamedTuple):
    """Whose a key is: a colour, and a short mark for the person; `asked` while it is changed."""

    colour: str
    mark: str
    asked: bool = False


def keyboard_locale() -> QLocale:
    """The language of the keyboard as the system tells it, else that of the program."""
    told = QGuiApplication.inputMethod().locale()
    return QLocale() if told.language() == QLocale.Language.C else told


def layout_of(locale: QLocale) -> str:
    """How the letters most likely lie for a language, until they are pressed."""
    if locale.language() == QLocale.Language.French:
        return "azerty"
    return "qwertz" if locale.language() in _QWERTZ_LANGUAGES else "qwerty"


def places(layout: str) -> tuple[KeyPlace, ...]:
    """All keys of the picture with a layout of letters."""
    found, other = [], _OTHER_KEYS[layout]

    def read(name: str) -> Stroke | None:
        return Stroke.read(other.get(name, name))

    for row, (first, start, letters) in enumerate(
        zip(_ROW_FIRST_CODES, _ROW_START_KEYS, _LETTER_ROWS[layout], strict=True)
    ):
        found += [
            KeyPlace(QRectF(start + at, row, 1, 1), Stroke.read(letter), first + at)
            for at, letter in enumerate(letters)
        ]
    found += [
        KeyPlace(QRectF(x, y, wide, 1), read(name), code)
        for name, x, y, wide, code in _SPECIAL_KEYS
    ]
    for row, names in enumerate(_PAD_ROWS):
        for at, name in enumerate(names):
            high = 2 if name == "+" else 1
            if name or row == 0:
                box = QRectF(18.5 + at, row, 1, high)
                found.append(KeyPlace(box, Stroke.read(f"Num+{name}") if name else None, 0))
    found.append(KeyPlace(QRectF(18.5, 4, 2, 1), Stroke.read("Num+0"), 0))
    found.append(KeyPlace(QRectF(20.5, 4, 1, 1), read("Num+."), 0))
    found.append(KeyPlace(QRectF(21.5, 3, 1, 2), Stroke.read("Num+Enter"), 0))
    return tuple(found)


def hardware_code(event: QKeyEvent) -> int:
    """The hardware's number of a key, in the count of `KeyPlace.code`; 0 where it is not told."""
    code = event.nativeScanCode()
    platform = QGuiApplication.platformName()
    if platform in ("xcb", "wayland"):
        return max(0, code - 8)
    return code if platform == "windows" else 0


class Keyboard(QWidget):
    """The picture. With the focus it shows which keys are down; a click names a key.

    Letters lie as the keyboard's language mostly has them; where a key turns out to say something
    else, it says so from then on.
    """

    picked = Signal(object)
    """Stroke: a key was clicked."""
    tried = Signal(object)
    """Stroke: a key was pressed."""
    changed = Signal()
    """Other keys are down."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._places = places(layout_of(keyboard_locale()))
        self._owned: Mapping[Stroke, Owned] = {}
        self.down: list[Stroke] = []
        """The keys that are down, in the order in which they arrived."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Keyboard diagram"))
        look.changed.connect(self.updateGeometry)

    def show_keys(self, owned: Mapping[Stroke, Owned]) -> None:
        """Show whose keys are whose."""
        self._owned = owned
        self.update()

    def centre_of(self, stroke: Stroke) -> QPoint | None:
        """Where a key is seen; None for one that is not in the picture."""
        boxes = (self._box(place) for place in self._places if place.stroke == stroke)
        return next((box.center().toPoint() for box in boxes), None)

    def learn(self, code: int, stroke: Stroke) -> None:
        """The key of this number says something else than was thought."""
        if not code or stroke.pad or not stroke.sign().isprintable():
            return
        self._places = tuple(
            place._replace(stroke=stroke) if place.code == code else place for place in self._places
        )

    # Size ---------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        wide = round(_PICTURE_WIDTH_KEYS * self._look.px(38))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(
            round(_PICTURE_WIDTH_KEYS * _MIN_KEY_SIDE_PX),
            round(_PICTURE_HEIGHT_KEYS * _MIN_KEY_SIDE_PX),
        )

    def heightForWidth(self, width: int) -> int:
        """As the keys are square."""
        return round(self._side(width) * _PICTURE_HEIGHT_KEYS) + 4

    def _side(self, width: int) -> float:
        # From edge to edge but for the focus ring: the outer keys leave no gap beside them.
        return float(
            min((width - 2) / (_PICTURE_WIDTH_KEYS - 2 * _KEY_GAP), self._look.px(_MAX_KEY_SIDE))
        )

    def _shown(self) -> float:
        """A key's side as it is drawn: whole rows, whatever height a layout has given."""
        return min(self._side(self.width()), (self.height() - 4) / _PICTURE_HEIGHT_KEYS)

    def _box(self, place: KeyPlace) -> QRectF:
        side = self._shown()
        left = (self.width() - side * _PICTURE_WIDTH_KEYS) / 2
        box = place.box
        gap = side * _KEY_GAP
        return QRectF(
            left + box.left() * side, 2 + box.top() * side, box.width() * side, box.height() * side
        ).adjusted(gap, gap, -gap, -gap)

    # Painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the keys from the cache, then those of somebody, and those that are down."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        signs = tuple(place.stroke for place in self._places)
        self._look.pixmaps.draw(
            painter, ("keyboard", signs), QRectF(self.rect()), self._paint_plain
        )
        for place in self._places:
            stroke = place.stroke
            if stroke is not None and (stroke in self._owned or stroke in self.down):
                self._paint(painter, place, stroke)
        if self.hasFocus():
            frame = QPainterPath()
            frame.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            brushes.focus_ring(painter, frame, self._look.theme, 2.0)
        painter.end()

    def _paint_plain(self, painter: QPainter) -> None:
        """All keys, as far as they are nobody's; long names are only written on somebody's."""
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        filled = mix(theme.card, theme.sunken, 0.5)
        for place in self._places:
            sign = "" if place.stroke is None else place.stroke.sign()
            paint_keycap(
                painter,
                self._box(place),
                sign if len(sign) == 1 else "",
                self._look,
                filled=filled,
                ink=theme.muted,
                rim=theme.line,
            )

    def _paint(self, painter: QPainter, place: KeyPlace, stroke: Stroke) -> None:
        theme, look = self._look.theme, self._look
        box, side = self._box(place), self._shown()
        owned, down = self._owned.get(stroke), stroke in self.down
        if owned is None:
            paint_keycap(
                painter, box, stroke.sign(), look, pressed=True, filled=theme.good, ink=theme.card
            )
            return
        filled = player_colour(owned.colour, dark=theme.dark)
        ink = on_player_colour(dark=theme.dark)
        marked = bool(owned.mark)
        sign = stroke.sign()
        paint_keycap(painter, box, sign, look, pressed=down, filled=filled, ink=ink, aside=marked)
        if owned.mark:
            corner = QRectF(
                box.right() - side * 0.42, box.top() + side * 0.08, side * 0.3, side * 0.3
            )
            painter.setPen(ink)
            font = look.font(Role.SMALL)
            font.setPixelSize(max(7, round(side * 0.24)))
            text.draw(painter, corner, owned.mark, font, floor=5)
        if owned.asked or down:
            ring = QPainterPath()
            ring.addRoundedRect(box.adjusted(1, 1, -1, -2), side * 0.2, side * 0.2)
            brushes.focus_ring(painter, ring, theme, 2.5)

    # Hands --------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for place in self._places:
            if place.stroke is not None and self._box(place).contains(event.position()):
                self.picked.emit(place.stroke)
                return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key went down: show it; those that lead elsewhere do so."""
        stroke = Stroke.of(event)
        if stroke.is_reserved or stroke.key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        if not event.isAutoRepeat() and stroke not in self.down:
            self.learn(hardware_code(event), stroke)
            self.down.append(stroke)
            self.tried.emit(stroke)
            self.changed.emit()
            self.update()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        stroke = Stroke.of(event)
        if not event.isAutoRepeat() and stroke in self.down:
            self.down.remove(stroke)
            self.changed.emit()
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whatever goes up from now on is not told."""
        super().focusOutEvent(event)
        self.down.clear()
        self.changed.emit()

"""Look: painted words that fit their room: wrapped, made smaller down to a floor, then cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

MIN_FONT_PX: Final = 11.0
"""No painted words are made smaller than this, in logical pixels."""
_FIT_TOLERANCE: Final = 0.6
_MAX_SHORT_WORD_LETTERS: Final = 4
"""A last word of no more letters, its stop among them, does not stand alone on a line."""
_MIN_HALF_LETTERS: Final = 3
"""A word is not broken nearer to its ends."""
_MAX_CACHED_TEXTS: Final = 600
"""How many texts are known as they fit: most words are painted again and again."""
_UNIT_SPACES: Final = re.compile(
    r"(?<=\d) (?=(?:kg|s|ms|min|KB|MB|%|€|\$)(?!\w))"
    r"|(?<=\d) (?=×)|(?<=×) (?=\S)| (?=×\d)"
    r"|(?<=≈) (?=\S)"
)
"""The spaces between a number and its unit, and in `2 × Gold`, `Gold ×2` and `≈ 40`."""
_NAMED_NUMBERS: Final = re.compile(
    r"\b(?:Computer|Player|Spieler|Position) (?=\d(?!\w))|\b(?:Round|Runde) (?=\d{1,2}(?!\w))"
)
"""The names of seats, rounds and positions that have a number, each with the space before that.

No other words, as many may begin a sentence: `Discard 3 cards`.
"""
_LETTER_HYPHENS: Final = re.compile(r"(?<=\b\w)-(?=\w)")
"""The hyphens behind a single letter or digit: of `C-A-R-D`, `T-shirt` and `2-turn`."""


_K = TypeVar("_K")
_V = TypeVar("_V")


class Fitted(NamedTuple):
    """Words as they fit a room: the lines to be drawn, and in which font.

    `cut` says that something of `text` is missing: then it belongs into a tool tip.
    """

    text: str
    lines: tuple[str, ...]
    font: QFont
    room: QSizeF
    cut: bool

    @property
    def is_halved(self) -> bool:
        """Whether it is a single word, in two lines."""
        return len(self.lines) > 1 and self.text.isalpha()

    @property
    def height(self) -> float:
        """The height of all lines."""
        return len(self.lines) * QFontMetricsF(self.font).height()

    @property
    def width(self) -> float:
        """The width of the widest line."""
        metrics = QFontMetricsF(self.font)
        return max((metrics.horizontalAdvance(line) for line in self.lines), default=0.0)


class _Set(NamedTuple):
    """Fitted words with all that painting them asks of their font."""

    fitted: Fitted
    widths: tuple[float, ...]
    line: float
    ascent: float


_recordings: list[list[Fitted]] = []
_sets: dict[tuple[str, str, float, float, int, float], _Set] = {}
_wrapped: dict[tuple[str, str, float], tuple[str, ...]] = {}


def literal(words: str) -> str:
    """Words for a button or a menu, in which each ampersand is to be seen and marks no key."""
    return words.replace("&", "&&")


def unmarked(words: str) -> str:
    """What is read on a button or a menu of these words, in which an ampersand marks a key."""
    return re.sub("&(.)", r"\1", words, flags=re.DOTALL)


def unbroken(words: str) -> str:
    """Return the words so that no line ends between a number and its unit, within `Computer 2`, or
    in `C-A-R-D`.

    All that breaks words into lines lays these out. Each character keeps its place: a space or a
    hyphen becomes the one at which no line breaks.
    """
    return unbroken_units(
        _NAMED_NUMBERS.sub(lambda named: f"{named[0][:-1]}\N{NO-BREAK SPACE}", words)
    )


def unbroken_units(words: str) -> str:
    """The same, except that a line may end within `Computer 2`."""
    return _LETTER_HYPHENS.sub(
        "\N{NON-BREAKING HYPHEN}", _UNIT_SPACES.sub("\N{NO-BREAK SPACE}", words)
    )


@contextmanager
def recording() -> Iterator[list[Fitted]]:
    """All words that are painted while this is open, for a test.

    What lies in a pixmap cache is not painted: clear it first.
    """
    found: list[Fitted] = []
    _recordings.append(found)
    try:
        yield found
    finally:
        # By identity: of two that are equal the outer one may not be closed by the inner one.
        _recordings[:] = [each for each in _recordings if each is not found]


def record(fitted: Fitted) -> None:
    """Tell of words that are painted; `draw` does it by itself."""
    for recorded in _recordings:
        recorded.append(fitted)


def wrapped(text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text that breaks between words at a width; a longer word stays whole."""
    key = (text, font.key(), width)
    found = _wrapped.get(key)
    if found is None:
        found = tuple(_lines_of(text, font, width))
        _keep(_wrapped, key, found)
    return list(found)


def _keep(known: dict[_K, _V], key: _K, value: _V) -> None:
    """Know one more; of too many the one that has been known longest is forgotten."""
    if len(known) >= _MAX_CACHED_TEXTS:
        del known[next(iter(known))]
    known[key] = value


def _lines_of(text: str, font: QFont, width: float) -> list[str]:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    metrics = QFontMetricsF(font)
    lines = []
    for part in text.split("\n"):
        broken = _broken(part, unbroken(part), font, width, option)
        if any(metrics.horizontalAdvance(line) > width for line in broken):
            # A name rather breaks before its number than be cut.
            broken = _broken(part, unbroken_units(part), font, width, option)
        lines += _in_company(broken, part, font, width)
    return lines


def _broken(part: str, laid: str, font: QFont, width: float, option: QTextOption) -> list[str]:
    """The lines of a part of a text that is laid out as `laid`, which has as many characters."""
    layout = QTextLayout(laid, font)
    layout.setTextOption(option)
    layout.beginLayout()
    broken = []
    # Qt counts in units of UTF-16, of which an emoji has two.
    units = part.encode("utf-16-le", "surrogatepass")
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        start, count = 2 * line.textStart(), 2 * line.textLength()
        words = units[start : start + count].decode("utf-16-le", "surrogatepass")
        broken.append(words.rstrip())
    layout.endLayout()
    return broken


def _in_company(lines: list[str], text: str, font: QFont, width: float) -> list[str]:
    """The lines of a text whose very short last word has the word before it beside it: a number
    alone on a line says nothing.
    """
    if len(lines) < 2 or len(lines[-1]) > _MAX_SHORT_WORD_LETTERS:
        return lines
    cut = unbroken(lines[-2]).rfind(" ")
    before, word = lines[-2][: max(0, cut)], lines[-2][cut + 1 :]
    last = f"{word} {lines[-1]}"
    # What was broken at a hyphen stays so.
    if not before or not text.rstrip().endswith(last):
        return lines
    if QFontMetricsF(font).horizontalAdvance(last) > width:
        return lines
    return [*lines[:-2], before, last]


def fit(
    text: str, font: QFont, room: QSizeF, *, lines: int = 1, floor: float = MIN_FONT_PX
) -> Fitted:
    """How `text` fits a room in at most `lines` lines.

    Wrapped first, then smaller in whole pixels down to `floor` (in the painter's units, so divide
    by the scale of a scene), then one word in two lines, with a hyphen, then cut with an ellipsis.
    """
    tried = QFont(font)
    least = max(1, min(font.pixelSize(), round(floor)))
    for pixels in range(font.pixelSize(), least - 1, -1):
        tried.setPixelSize(pixels)
        metrics = QFontMetricsF(tried)
        found = [text] if lines == 1 else wrapped(text, tried, room.width())
        wide = max((metrics.horizontalAdvance(line) for line in found), default=0.0)
        high = len(found) * metrics.height()
        fits = wide <= room.width() + _FIT_TOLERANCE and (
            len(found) == 1 or (len(found) <= lines and high <= room.height() + _FIT_TOLERANCE)
        )
        if fits:
            return Fitted(text, tuple(found), tried, room, cut=False)
    halves = _halved(text, tried, room) if lines > 1 else ()
    if halves:
        return Fitted(text, halves, tried, room, cut=False)
    return _cut(text, tried, room, lines)


def _halved(word: str, font: QFont, room: QSizeF) -> tuple[str, ...]:
    """A single word in two lines, the first as long as fits; nothing if even so it is too long."""
    metrics, most = QFontMetricsF(font), room.width() + _FIT_TOLERANCE
    if not word.isalpha() or 2 * metrics.height() > room.height() + _FIT_TOLERANCE:
        return ()
    for at in range(len(word) - _MIN_HALF_LETTERS, _MIN_HALF_LETTERS - 1, -1):
        first, last = f"{word[:at]}-", word[at:]
        if metrics.horizontalAdvance(first) <= most:
            return (first, last) if metrics.horizontalAdvance(last) <= most else ()
    return ()


def _cut(text: str, font: QFont, room: QSizeF, lines: int) -> Fitted:
    metrics = QFontMetricsF(font)
    most = max(1, min(lines, int((room.height() + _FIT_TOLERANCE) // metrics.height())))
    found = [text] if most == 1 else wrapped(text, font, room.width())
    if len(found) > most:
        found = [*found[: most - 1], " ".join(found[most - 1 :])]
    shown = tuple(
        metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width()) for line in found
    )
    return Fitted(text, shown, font, room, cut=True)


def draw(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    *,
    lines: int = 1,
    floor: float = MIN_FONT_PX,
) -> Fitted:
    """Draw `text` in the painter's pen so that it fits `room`; see `fit`. Tells how it fitted."""
    fitted, widths, line, ascent = _set(text, font, room.size(), lines, floor)
    record(fitted)
    painter.setFont(fitted.font)
    high = len(widths) * line
    if align & Qt.AlignmentFlag.AlignTop:
        top = room.top()
    elif align & Qt.AlignmentFlag.AlignBottom:
        top = room.bottom() - high
    else:
        top = room.center().y() - high / 2
    for index, (words, wide) in enumerate(zip(fitted.lines, widths, strict=True)):
        if align & Qt.AlignmentFlag.AlignRight:
            left = room.right() - wide
        elif align & Qt.AlignmentFlag.AlignHCenter:
            left = room.center().x() - wide / 2
        else:
            left = room.left()
        painter.drawText(QPointF(left, top + index * line + ascent), words)
    return fitted


def _set(text: str, font: QFont, room: QSizeF, lines: int, floor: float) -> _Set:
    """How words fit a room, known if they did before."""
    key = (text, font.key(), room.width(), room.height(), lines, floor)
    found = _sets.get(key)
    if found is None:
        fitted = fit(text, font, room, lines=lines, floor=floor)
        metrics = QFontMetricsF(fitted.font)
        widths = tuple(map(metrics.horizontalAdvance, fitted.lines))
        found = _Set(fitted, widths, metrics.height(), metrics.ascent())
        _keep(_sets, key, found)
    return found

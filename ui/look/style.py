"""Look: the theme and text scale in force, and the application's style made from them."""

import math
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from resources import root
from ui.look import typography as typefaces
from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN, Theme, faded, mix
from ui.look.pixmaps import PixmapCache
from ui.look.typography import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

QT_STYLE: Final = "Fusion"
STYLED_PROPERTY: Final = "styled"
"""Property of an application that was told our style at its start."""
TOUCH_TARGET: Final = 44
ICON_FOLDER: Final = root() / "icons"
_USUAL_WINDOW_SIZE: Final = (1280, 800)
_LARGEST_TEXT_WINDOW_SIZE: Final = (1024, 640)
"""The least window in which the largest text has room."""
_BUTTON_ROWS_HEIGHT: Final = 4 * TOUCH_TARGET
"""What rows of buttons, four at most, take of its height, whatever the text."""
_GROWTH_SHARE: Final = 0.9
_MAX_GROWTH: Final = 3.0


class ThemeChoice(Enum):
    """Which theme a person asked for."""

    SYSTEM = "system"
    DAY = "day"
    NIGHT = "night"


def system_is_dark() -> bool:
    """Does the system ask for dark colours? Where it does not say, it does not."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def app_icon() -> "QIcon":
    """The application's icon: small ones have drawings of their own, whose edges lie on pixels."""
    from PySide6.QtGui import QIcon

    drawn, icon = QIcon(str(ICON_FOLDER / "stowaway.svg")), QIcon()
    for size in (16, 24):
        small = QIcon(str(ICON_FOLDER / f"stowaway-{size}.svg"))
        icon.addPixmap(small.pixmap(QSize(size, size), 1.0))
    for size in (32, 48, 64, 128, 256):
        icon.addPixmap(drawn.pixmap(QSize(size, size), 1.0))
    return icon


class Look(QObject):
    """The theme and text scale in force. One per application; widgets and scenes listen to it.

    `changed` is emitted after the cache of pixmaps was emptied and, once `dress` was called, after
    the application took on the new style.
    """

    changing = Signal()
    """Everything is about to be dressed anew: what need not be there had better go."""
    changed = Signal()

    def __init__(
        self,
        choice: ThemeChoice = ThemeChoice.SYSTEM,
        text_scale: float = 1.0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        typefaces.load()
        self._choice = choice
        self._text_scale = typefaces.clamp_scale(text_scale)
        self._room = 1.0
        self._most = typefaces.MAX_TEXT_SCALE
        self._application: QApplication | None = None
        self.pixmaps = PixmapCache()
        self._theme = self._pick()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def choice(self) -> ThemeChoice:
        """The theme that was asked for, or `SYSTEM`."""
        return self._choice

    @property
    def text_scale(self) -> float:
        """Factor on every text size: the person's, 0.8 to 1.6, times the window's `room`.

        In a window that is lower or narrower than usual, no more than what it has room for.
        """
        return min(self._text_scale, self._most) * self._room

    @property
    def room(self) -> float:
        """How much larger than usual everything is, because the window is: 1 or more."""
        return self._room

    def set_choice(self, choice: ThemeChoice) -> None:
        """Ask for a theme, or to follow the system."""
        self._choice = choice
        theme = self._pick()
        if theme is not self._theme:
            self._theme = theme
            self._renew()

    def set_text_scale(self, scale: float) -> None:
        """Set the factor on text sizes; beyond 0.8 to 1.6 it is clamped."""
        scale = typefaces.clamp_scale(scale)
        if scale != self._text_scale:
            self._text_scale = scale
            self._renew()

    def fit_window(self, width: int, height: int, density: float) -> None:
        """Let everything grow with a large window, and keep as many pixmaps as it can use."""
        self.pixmaps.fit_window(width, height, density)
        self._set_room(room_of(width, height), most_of(width, height))

    def set_room(self, room: float) -> None:
        """Let everything grow with a large window; see `room_of`."""
        self._set_room(room, self._most)

    def _set_room(self, room: float, most: float) -> None:
        before = (self._room, self.text_scale)
        self._room, self._most = room, most
        if (self._room, self.text_scale) != before:
            self._renew()

    def font(self, role: Role, *, pixels: float | None = None) -> QFont:
        """The font of a role at the text scale in force."""
        return typefaces.font(role, self.text_scale, pixels=pixels)

    def px(self, size: float) -> int:
        """A length that grows with the text, in logical pixels."""
        return round(size * self.text_scale)

    def air(self, size: float) -> int:
        """A margin, a gap or an edge: it grows half as fast as the text, in logical pixels."""
        return round(size * (1 + self.text_scale) / 2)

    def dress(self, application: QApplication) -> None:
        """Give the application this look now and at every change."""
        self._application = application
        if application.property(STYLED_PROPERTY) is not True:
            application.setStyle(QT_STYLE)
        self._dress()

    def _pick(self) -> Theme:
        if self._choice is ThemeChoice.SYSTEM:
            return NIGHT_TRAIN if system_is_dark() else DAY_DEPARTURE
        return NIGHT_TRAIN if self._choice is ThemeChoice.NIGHT else DAY_DEPARTURE

    def _follow(self) -> None:
        self.set_choice(self._choice)

    def _renew(self) -> None:
        self.changing.emit()
        self.pixmaps.clear()
        self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        if self._application is None:
            return
        # Changed where it is, Qt would tell each widget of it again with all that it lies in.
        self._application.setStyleSheet("")
        self._application.setFont(self.font(Role.BODY))
        self._application.setPalette(palette(self._theme))
        self._application.setStyleSheet(stylesheet(self._theme, self.text_scale))


def room_of(width: int, height: int) -> float:
    """The `room` of a window of this logical size, in steps, so that dragging its edge is smooth.

    About the usual 1280 × 800 it is 1; beyond it grows with the shorter side, more slowly than the
    window, so that more is seen and all of it is larger.
    """
    share = min(width / _USUAL_WINDOW_SIZE[0], height / _USUAL_WINDOW_SIZE[1])
    return max(1.0, min(_MAX_GROWTH, math.floor((1 + (share - 1) * _GROWTH_SHARE) * 8) / 8))


def most_of(width: int, height: int) -> float:
    """The largest text of a person that has room in a window of this logical size, in steps.

    A window of 1024 × 640 takes the largest of all. A smaller one, on a screen of few logical
    pixels, takes less, but never less than the usual size.
    """
    wide, high = _LARGEST_TEXT_WINDOW_SIZE
    share = min(1.0, width / wide, (height - _BUTTON_ROWS_HEIGHT) / (high - _BUTTON_ROWS_HEIGHT))
    return max(1.0, math.floor(typefaces.MAX_TEXT_SCALE * share * 20) / 20)


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme, for everything that the style sheet leaves alone."""
    result = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.linen,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.sunken,
        QPalette.ColorRole.AlternateBase: theme.card,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.tag,
        QPalette.ColorRole.ButtonText: theme.tag_ink,
        QPalette.ColorRole.BrightText: theme.bad,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
        QPalette.ColorRole.ToolTipBase: theme.raised,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.Light: mix(theme.card, QColor("white"), 0.3),
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: mix(theme.line, QColor("black"), 0.4),
        QPalette.ColorRole.Shadow: theme.shadow,
        QPalette.ColorRole.Accent: theme.accent,
    }
    for role, colour in roles.items():
        result.setColor(role, colour)
    pale = mix(theme.muted, theme.card, 0.35)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        result.setColor(QPalette.ColorGroup.Disabled, role, pale)
    return result


def _css(colour: QColor) -> str:
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


_STYLE_SHEET: Final = """
QWidget {{ color: {ink}; }}
QMainWindow, QDialog {{ background: {linen}; }}
QLabel, QToolTip {{ qproperty-textFormat: PlainText; }}
QLabel[role="rich"] {{ qproperty-textFormat: RichText; }}
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {line};
    border-radius: {r4}px; padding: {r4}px {r8}px; }}
QLabel[role="small"], QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="bad"] {{ color: {bad}; }}
QLabel[role="good"] {{ color: {good}; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QFrame[role="card"] {{ background: {card}; border: 1px solid {line};
    border-radius: {r12}px; }}
QFrame[role="sheet"] {{ background: {card}; border: 1px solid {line};
    border-radius: {r8}px; }}
QFrame[role="tag"] {{ background: {card}; border: 2px solid {tag_rim};
    border-radius: {r12}px; }}
QFrame[role="notice"] {{ background: {card}; border: 2px solid {tag_rim};
    border-radius: {r12}px; margin: 0 {r20}px {r12}px {r20}px; }}
QFrame[role="sunken"] {{ background: {sunken}; border: 1px solid {line};
    border-radius: {r8}px; }}

QPushButton, QToolButton {{ background: {tag}; color: {tag_ink};
    border: {edge}px solid {tag_rim}; border-radius: {r10}px; padding: {r6}px {r14}px;
    min-height: {button}px; font-weight: 600; }}
QPushButton:hover, QToolButton:hover {{ background: {tag_hover}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {tag_hover};
    padding-top: {r8}px; padding-bottom: {r4}px; }}
QPushButton:checked, QToolButton:checked {{ background: {accent}; color: {on_accent};
    border-color: {accent}; }}
QPushButton:disabled, QToolButton:disabled {{ background: {sunken}; color: {pale};
    border-color: {line}; }}
QPushButton:focus, QToolButton:focus {{ border: {ring}px solid {focus}; outline: none;
    padding: {r5}px {r13}px; }}
QPushButton[role="primary"] {{ background: {accent}; color: {on_accent};
    border-color: {accent}; }}
QPushButton[role="primary"]:hover {{ background: {accent_hover}; border-color: {accent_hover}; }}
QPushButton[role="primary"]:disabled {{ background: {sunken}; color: {pale};
    border-color: {line}; }}
QPushButton[role="primary"]:focus {{ border: {ring}px solid {focus}; }}
QPushButton[role="quiet"], QToolButton[role="quiet"] {{ background: transparent; color: {link};
    border: {edge}px solid transparent; }}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {{ background: {wash}; }}
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus {{
    border: {ring}px solid {focus}; }}
QPushButton[role="quiet"]:disabled, QToolButton[role="quiet"]:disabled {{ color: {pale}; }}

QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QSpinBox, QDoubleSpinBox, QComboBox {{
    background: {sunken}; color: {ink}; border: {edge}px solid {line}; border-radius: {r8}px;
    padding: {r4}px {r8}px; selection-background-color: {accent};
    selection-color: {on_accent}; }}
QTextBrowser {{ background: {card}; }}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {{ min-height: {input}px; }}
QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover {{
    border-color: {muted}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QSpinBox:focus,
QDoubleSpinBox:focus, QComboBox:focus {{ border-color: {focus}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {pale};
    border-color: {line}; }}
QLineEdit {{ padding-top: {line_top}px; padding-bottom: {line_low}px; }}
QLineEdit[invalid="true"] {{ border-color: {bad}; }}
QComboBox QAbstractItemView {{ background: {raised}; color: {ink}; border: 1px solid {line};
    padding: 0 {r6}px;
    selection-background-color: {accent}; selection-color: {on_accent}; }}

QCheckBox, QRadioButton {{ spacing: {r8}px; min-height: {row}px; border: 2px solid transparent;
    border-radius: {r6}px; padding: 0 {r4}px 0 0; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {pale}; }}

QCheckBox::indicator, QRadioButton::indicator {{ width: {r20}px; height: {r20}px;
    background: {sunken}; border: 2px solid {muted}; }}
QCheckBox::indicator {{ border-radius: {r5}px; }}
QRadioButton::indicator {{ border-radius: {half}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border-color: {accent}; }}
QCheckBox::indicator:checked {{ background: {accent}; border-color: {accent};
    image: url("{icons}/check-{name}.svg"); }}
QRadioButton::indicator:checked {{ background: {accent}; border-color: {accent};
    image: url("{icons}/dot-{name}.svg"); }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {line}; }}
QComboBox::drop-down {{ border: none; width: {r32}px; }}
QPushButton::menu-indicator {{ image: url("{icons}/down-{name}.svg"); width: {r12}px;
    height: {r12}px; subcontrol-origin: padding; subcontrol-position: right center;
    right: {r8}px; }}
QComboBox::down-arrow {{ image: url("{icons}/down-{name}.svg"); width: {r14}px; height: {r14}px; }}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button {{ border: none; width: {r32}px; background: transparent; }}
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow {{ image: url("{icons}/up-{name}.svg");
    width: {r12}px; height: {r12}px; }}
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {{ image: url("{icons}/down-{name}.svg");
    width: {r12}px; height: {r12}px; }}

QListView, QTreeView, QTableView {{ background: {card}; color: {ink}; border: 1px solid {line};
    border-radius: {r8}px; gridline-color: {line}; alternate-background-color: {sunken};
    selection-background-color: {accent}; selection-color: {on_accent}; outline: none;
    margin: 1px; }}
QListView:focus, QTreeView:focus, QTableView:focus {{ border: 2px solid {focus}; margin: 0; }}
QHeaderView::section {{ background: {sunken}; color: {ink}; border: none;
    border-bottom: 1px solid {line}; padding: {r6}px {r8}px; font-weight: 600; }}

QScrollArea {{ background: transparent; border: none; }}
QScrollArea:focus {{ border: 2px solid {focus}; }}
QScrollBar:vertical {{ background: transparent; width: {r14}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {r14}px; margin: 0; }}
QScrollBar::handle {{ background: {handle}; border-radius: {r4}px; margin: {r3}px;
    min-height: {r32}px; min-width: {r32}px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QTabBar::tab {{ background: transparent; color: {muted}; padding: {r8}px {r14}px;
    border-bottom: 3px solid transparent; font-weight: 600; }}
QTabBar::tab:selected {{ color: {ink}; border-bottom-color: {accent}; }}
QTabBar::tab:focus {{ border-bottom-color: {focus}; color: {focus}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {line}; }}

QMenu, QMenuBar {{ background: {raised}; color: {ink}; }}
QMenu {{ border: 1px solid {line}; padding: {r4}px; }}
QMenu::item, QMenuBar::item {{ background: transparent; padding: {r6}px {r14}px;
    border-radius: {r4}px; }}
QMenu::item:selected, QMenuBar::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {pale}; }}
QMenu::item {{ padding-right: {r32}px; }}
QMenu::icon {{ left: {r8}px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {r4}px {r8}px; }}

QProgressBar {{ background: {sunken}; color: {ink}; border: 1px solid {line};
    border-radius: {r6}px; text-align: center; min-height: {r14}px; }}
QProgressBar::chunk {{ background: {wash}; border-radius: {r6}px; }}
QProgressBar[role="bare"]::chunk {{ background: {accent}; }}
QSlider {{ min-height: {r32}px; }}
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit {{ background: transparent; border: none;
    padding: 0 {r8}px; min-height: 0; }}
QSlider::groove:horizontal {{ background: {line}; height: {r6}px; border-radius: {r3}px; }}
QSlider::handle:horizontal {{ background: {accent}; width: {knob}px; margin: -{r9}px 0;
    border-radius: {knob_round}px; border: 2px solid {card}; }}
QSlider::handle:horizontal:hover {{ background: {accent_hover}; }}
QSlider:focus {{ border: 2px solid {focus}; border-radius: {r6}px; }}
QGraphicsView {{ border: none; background: {linen}; }}
QSplitter::handle {{ background: {line}; }}
QGroupBox {{ border: 1px solid {line}; border-radius: {r12}px; margin-top: {r14}px;
    padding: {r14}px {r12}px {r12}px; background: {card}; font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; left: {r14}px; color: {ink}; }}
"""


def stylesheet(theme: Theme, text_scale: float = 1.0) -> str:
    """The style sheet of a theme.

    Widgets opt in by the dynamic property `role`: `card`, `notice`, `sunken` on a QFrame,
    `primary` and `quiet` on a QPushButton, `small`, `muted`, `strong`, `good`, `bad` on a QLabel.
    """
    lengths = {f"r{n}": round(n * text_scale) for n in (3, 4, 5, 6, 8, 9, 10, 12, 13, 14, 20, 32)}
    # As wide as it is high, which is the groove with a margin on either side, within its border.
    knob = lengths["r6"] + 2 * lengths["r9"] - 4
    high = round((TOUCH_TARGET - 12) * text_scale)
    # Of an odd height that is left over, a line to write in has the larger half above its words,
    # and all else below them; unless Qt thinks the words lower than they are. Where a pixel is
    # finer than a logical one, all halve it alike.
    body = typefaces.font(Role.BODY, text_scale)
    tall = QFontMetrics(body).height()
    fine = QGuiApplication.primaryScreen().devicePixelRatio() > 1
    odd = (high - tall) % 2 if tall > QFontMetricsF(body).height() and not fine else 0
    # Beside large words a fine line would look forgotten.
    edge = max(2, int(1 + text_scale))
    return _STYLE_SHEET.format(
        ink=_css(theme.ink),
        muted=_css(theme.muted),
        link=_css(theme.link),
        good=_css(theme.good),
        bad=_css(theme.bad),
        linen=_css(theme.linen),
        card=_css(theme.card),
        raised=_css(theme.raised),
        sunken=_css(theme.sunken),
        line=_css(theme.line),
        tag=_css(theme.tag),
        tag_hover=_css(theme.tag_hover),
        tag_rim=_css(theme.tag_rim),
        tag_ink=_css(theme.tag_ink),
        accent=_css(theme.accent),
        accent_hover=_css(theme.accent_hover),
        on_accent=_css(theme.on_accent),
        focus=_css(theme.focus),
        pale=_css(mix(theme.muted, theme.card, 0.35)),
        handle=_css(mix(theme.line, theme.muted, 0.4)),
        wash=_css(faded(theme.accent, 0.16)),
        # Border and padding bring buttons and inputs to 44 px at 100 %.
        button=round((TOUCH_TARGET - 16) * text_scale),
        input=high,
        line_top=lengths["r4"] - odd,
        line_low=lengths["r4"] + odd,
        row=round(28 * text_scale),
        edge=edge,
        ring=edge + 1,
        knob=knob,
        knob_round=(knob + 4) // 2,
        half=(round(20 * text_scale) + 4) // 2,
        icons=ICON_FOLDER.as_posix(),
        name=theme.name,
        **lengths,
    )

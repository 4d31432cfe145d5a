"""Look: the bundled typefaces, the roles that text plays, and its scale."""

from enum import Enum
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from resources import root

TEXT_FAMILY: Final = "Inter"
DISPLAY_FAMILY: Final = "Bebas Neue"
FONT_FOLDER: Final = root() / "fonts"
FONT_FILES: Final = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Inter-Bold.otf",
    "BebasNeue-Bold.otf",
)
MIN_TEXT_SCALE: Final = 0.8
MAX_TEXT_SCALE: Final = 1.6


class Role(Enum):
    """What a text is for."""

    BODY = "body"
    STRONG = "strong"
    SMALL = "small"
    HEADING = "heading"
    TITLE = "title"
    BOARD = "board"
    NUMERIC = "numeric"


# Family, pixels at 100 %, weight.
_FONT_BY_ROLE: Final = {
    Role.BODY: (TEXT_FAMILY, 15, QFont.Weight.Normal),
    Role.STRONG: (TEXT_FAMILY, 15, QFont.Weight.DemiBold),
    Role.SMALL: (TEXT_FAMILY, 13, QFont.Weight.Medium),
    Role.HEADING: (TEXT_FAMILY, 20, QFont.Weight.Bold),
    Role.TITLE: (DISPLAY_FAMILY, 44, QFont.Weight.Bold),
    Role.BOARD: (DISPLAY_FAMILY, 28, QFont.Weight.Bold),
    Role.NUMERIC: (TEXT_FAMILY, 15, QFont.Weight.DemiBold),
}


class FontError(RuntimeError):
    """A bundled font file is missing or cannot be read. `str()` names the file."""


_registered: set[str] = set()
_made: dict[tuple[Role, int], QFont] = {}
"""Fonts by role and height in pixels: to describe one takes longer than to copy it."""


def load() -> None:
    """Register the bundled fonts with Qt; needs a QGuiApplication. Again is free.

    Raises FontError if a file is missing or is no font.
    """
    for name in FONT_FILES:
        if name in _registered:
            continue
        path = FONT_FOLDER / name
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(f"The font file {path} is missing or cannot be read.")
        _registered.add(name)


def clamp_scale(scale: float) -> float:
    """`scale` brought into the allowed 0.8 to 1.6."""
    return min(MAX_TEXT_SCALE, max(MIN_TEXT_SCALE, scale))


def font(role: Role, scale: float = 1.0, *, pixels: float | None = None) -> QFont:
    """The font of a role at a text scale; `pixels` replaces the role's own size."""
    _, size, _ = _FONT_BY_ROLE[role]
    height = max(1, round((size if pixels is None else pixels) * scale))
    made = _made.get((role, height))
    if made is None:
        made = _made[role, height] = _font(role, height)
    # Whoever asked may change theirs.
    return QFont(made)


def _font(role: Role, height: int) -> QFont:
    family, _, weight = _FONT_BY_ROLE[role]
    result = QFont()
    result.setFamilies([family, TEXT_FAMILY])
    result.setWeight(weight)
    result.setPixelSize(height)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setStyleStrategy(
        QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.NoSubpixelAntialias
    )
    if role is Role.NUMERIC:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result

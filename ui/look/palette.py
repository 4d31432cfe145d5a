"""Look: the two themes, their named colours, and how far two colours are apart in contrast."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtGui import QColor

COLOURS: Final = ("brick", "ocean", "plum", "moss", "amber", "slate", "teal", "berry")
"""Colour ids of players, in the order in which seats get them; saves name them."""


class Weave(Enum):
    """The pattern woven into a fabric, so that fabrics differ without colour."""

    DOTS = 0
    STRIPES = 1
    CHEVRON = 2
    CHECK = 3


@dataclass(frozen=True, eq=False, slots=True)
class Fabric:
    """One cloth: its ground, the thread of its pattern, its seam, its edge, and ink to write on it.

    `ink` has a contrast of at least 4.5:1 on `base` and on `tint`.
    """

    base: QColor
    tint: QColor
    seam: QColor
    edge: QColor
    ink: QColor
    weave: Weave


@dataclass(frozen=True, eq=False, slots=True)
class Theme:
    """Named colour roles. Text roles have at least 4.5:1 on every ground of `text_pairs`.

    Grounds: `linen` (the table), `card`, `raised` (menus, lifted cards), `sunken` (inputs),
    `lining` (inside of a case), `board` and `flap` (departure board), `tag` (enamel).
    Text: `ink`, `muted`, `link`, `good`, `bad` on the light grounds; `board_ink` and `board_dim` on
    the board; `tag_ink` on a tag; `on_accent` on `accent`; `case_ink` on `case`; on `card` and
    `raised` the colours of `players`, in the order of `COLOURS`; `on_player` on each of these.
    Colour alone tells no eight seats apart for all eyes: `ui.look.marks` adds an emblem to each.
    The rest are lines and surfaces that carry no text.
    """

    name: str
    dark: bool
    linen: QColor
    linen_thread: QColor
    card: QColor
    raised: QColor
    sunken: QColor
    line: QColor
    ink: QColor
    muted: QColor
    link: QColor
    accent: QColor
    accent_hover: QColor
    on_accent: QColor
    focus: QColor
    good: QColor
    bad: QColor
    hatch: QColor
    shadow: QColor
    board: QColor
    flap: QColor
    flap_split: QColor
    board_ink: QColor
    board_dim: QColor
    tag: QColor
    tag_hover: QColor
    tag_rim: QColor
    tag_ink: QColor
    case: QColor
    case_edge: QColor
    case_stitch: QColor
    case_ink: QColor
    metal: QColor
    metal_shade: QColor
    lining: QColor
    lining_line: QColor
    packed: QColor
    packed_line: QColor
    fabrics: tuple[Fabric, Fabric, Fabric, Fabric]
    players: tuple[QColor, ...]
    on_player: QColor

    def player(self, colour: str) -> QColor:
        """The paint of a player's colour id; unknown ids get the first."""
        return self.players[COLOURS.index(colour) if colour in COLOURS else 0]

    def text_pairs(self) -> list[tuple[str, QColor, QColor]]:
        """Every (name, text colour, ground) in which words may be drawn."""
        grounds = {
            "linen": self.linen,
            "card": self.card,
            "raised": self.raised,
            "sunken": self.sunken,
            "lining": self.lining,
        }
        inks = {
            "ink": self.ink,
            "muted": self.muted,
            "link": self.link,
            "good": self.good,
            "bad": self.bad,
        }
        pairs = [
            (f"{ink} on {ground}", inks[ink], grounds[ground]) for ground in grounds for ink in inks
        ]
        pairs += [
            ("board_ink on board", self.board_ink, self.board),
            ("board_ink on flap", self.board_ink, self.flap),
            ("board_dim on board", self.board_dim, self.board),
            ("board_dim on flap", self.board_dim, self.flap),
            ("tag_ink on tag", self.tag_ink, self.tag),
            ("tag_ink on tag_hover", self.tag_ink, self.tag_hover),
            ("on_accent on accent", self.on_accent, self.accent),
            ("on_accent on accent_hover", self.on_accent, self.accent_hover),
            ("case_ink on case", self.case_ink, self.case),
        ]
        for index, fabric in enumerate(self.fabrics):
            pairs.append((f"ink on fabric {index}", fabric.ink, fabric.base))
            pairs.append((f"ink on tint of fabric {index}", fabric.ink, fabric.tint))
        for colour, paint in zip(COLOURS, self.players, strict=True):
            pairs.append((f"{colour} on card", paint, self.card))
            pairs.append((f"{colour} on raised", paint, self.raised))
            pairs.append((f"on_player on {colour}", self.on_player, paint))
        return pairs


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 (black) to 1 (white), of an opaque sRGB colour."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio of two opaque colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other` mixed in; alpha is mixed too."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
        one.alphaF() * keep + other.alphaF() * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with opacity `alpha` (0 to 1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def _c(code: str, alpha: int = 255) -> QColor:
    colour = QColor(code)
    colour.setAlpha(alpha)
    return colour


DAY_DEPARTURE = Theme(
    name="day-departure",
    dark=False,
    linen=_c("#e8dfd0"),
    linen_thread=_c("#d9cdb9"),
    card=_c("#fbf7ef"),
    raised=_c("#fffdf9"),
    sunken=_c("#f2ebde"),
    line=_c("#cfc1aa"),
    ink=_c("#2b2320"),
    muted=_c("#62564c"),
    link=_c("#14586b"),
    accent=_c("#17607a"),
    accent_hover=_c("#124f65"),
    on_accent=_c("#fffaf0"),
    focus=_c("#1552c8"),
    good=_c("#22603a"),
    bad=_c("#a01f1a"),
    hatch=_c("#a01f1a", 210),
    shadow=_c("#4a3319", 120),
    board=_c("#1c1a19"),
    flap=_c("#2b2826"),
    flap_split=_c("#0e0d0c"),
    board_ink=_c("#f8e9b8"),
    board_dim=_c("#b3a688"),
    tag=_c("#fdf6e3"),
    tag_hover=_c("#fff2c9"),
    tag_rim=_c("#b98a3c"),
    tag_ink=_c("#38291d"),
    case=_c("#8a4b2b"),
    case_edge=_c("#5f301a"),
    case_stitch=_c("#e7bf8b"),
    case_ink=_c("#fff3df"),
    metal=_c("#d9b365"),
    metal_shade=_c("#9b7632"),
    lining=_c("#f1e7d5"),
    lining_line=_c("#d5c4a6"),
    packed=_c("#b9a27f"),
    packed_line=_c("#8f7752"),
    fabrics=(
        Fabric(
            base=_c("#a82868"),
            tint=_c("#8f1c55"),
            seam=_c("#f3b9d3"),
            edge=_c("#6d123f"),
            ink=_c("#fff4f9"),
            weave=Weave.DOTS,
        ),
        Fabric(
            base=_c("#9a86dc"),
            tint=_c("#ab9ae6"),
            seam=_c("#efe9ff"),
            edge=_c("#5c489f"),
            ink=_c("#1c1237"),
            weave=Weave.STRIPES,
        ),
        Fabric(
            base=_c("#f7a578"),
            tint=_c("#fcbb95"),
            seam=_c("#fff1e6"),
            edge=_c("#b5622f"),
            ink=_c("#43200b"),
            weave=Weave.CHEVRON,
        ),
        Fabric(
            base=_c("#9adfc8"),
            tint=_c("#b5ecd9"),
            seam=_c("#2f7f67"),
            edge=_c("#3f8f77"),
            ink=_c("#0c3a2d"),
            weave=Weave.CHECK,
        ),
    ),
    players=(
        _c("#a63d2f"),  # brick
        _c("#1f6394"),  # ocean
        _c("#74407f"),  # plum
        _c("#4a6a2a"),  # moss
        _c("#8a5a08"),  # amber
        _c("#4c5a66"),  # slate
        _c("#00463f"),  # teal
        _c("#7d0f3f"),  # berry
    ),
    on_player=_c("#fffaf0"),
)

NIGHT_TRAIN = Theme(
    name="night-train",
    dark=True,
    linen=_c("#201f27"),
    linen_thread=_c("#292832"),
    card=_c("#2c2b36"),
    raised=_c("#363543"),
    sunken=_c("#1a1920"),
    line=_c("#4b495b"),
    ink=_c("#f4ecdf"),
    muted=_c("#bdb3a6"),
    link=_c("#8fcfe4"),
    accent=_c("#8fcfe4"),
    accent_hover=_c("#a9def0"),
    on_accent=_c("#0d2731"),
    focus=_c("#ffd166"),
    good=_c("#93d6a4"),
    bad=_c("#ffa79c"),
    hatch=_c("#ff8275", 225),
    shadow=_c("#000000", 170),
    board=_c("#0f0e10"),
    flap=_c("#232124"),
    flap_split=_c("#060506"),
    board_ink=_c("#ffe9a8"),
    board_dim=_c("#b1a384"),
    tag=_c("#3b3a49"),
    tag_hover=_c("#4a485a"),
    tag_rim=_c("#c69b52"),
    tag_ink=_c("#f8efdf"),
    case=_c("#573222"),
    case_edge=_c("#331b11"),
    case_stitch=_c("#c39a68"),
    case_ink=_c("#fbeedb"),
    metal=_c("#c7a055"),
    metal_shade=_c("#7d5f2a"),
    lining=_c("#262530"),
    lining_line=_c("#3d3b4a"),
    packed=_c("#5b5365"),
    packed_line=_c("#80778b"),
    fabrics=(
        Fabric(
            base=_c("#b02f6d"),
            tint=_c("#97225a"),
            seam=_c("#f6bfd8"),
            edge=_c("#e07aa9"),
            ink=_c("#fff4f9"),
            weave=Weave.DOTS,
        ),
        Fabric(
            base=_c("#937fd8"),
            tint=_c("#a593e2"),
            seam=_c("#efe9ff"),
            edge=_c("#c3b5f5"),
            ink=_c("#160d2e"),
            weave=Weave.STRIPES,
        ),
        Fabric(
            base=_c("#f0a074"),
            tint=_c("#f6b48f"),
            seam=_c("#fff1e6"),
            edge=_c("#ffd0b0"),
            ink=_c("#3d1d0a"),
            weave=Weave.CHEVRON,
        ),
        Fabric(
            base=_c("#95d9c2"),
            tint=_c("#aee6d3"),
            seam=_c("#226b55"),
            edge=_c("#d0f5e8"),
            ink=_c("#0c3a2d"),
            weave=Weave.CHECK,
        ),
    ),
    players=(
        _c("#e58a7b"),  # brick
        _c("#7db7e3"),  # ocean
        _c("#cf9bdb"),  # plum
        _c("#a9cb84"),  # moss
        _c("#e0b35c"),  # amber
        _c("#b0bdc9"),  # slate
        _c("#7ff5e6"),  # teal
        _c("#ffd0e4"),  # berry
    ),
    on_player=_c("#17151b"),
)

THEMES: tuple[Theme, ...] = (DAY_DEPARTURE, NIGHT_TRAIN)

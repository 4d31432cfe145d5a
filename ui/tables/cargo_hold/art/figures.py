"""The table of Cargo Hold, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, grid, row
from ui.look.style import Look
from ui.tables.cargo_hold.art.cards import paint_card, paint_extension, paint_strength
from ui.tables.cargo_hold.art.crates import paint_crate, paint_open_crate
from ui.tables.cargo_hold.art.signs import figures_of, sort_of


def _card(card: int) -> Thing:
    def paint(painter: QPainter, room: QRectF, look: Look, w: Any) -> None:
        note, figures = w.speech.say("dollars", money="{}"), figures_of(card, w.box)
        paint_card(painter, room, card, figures, w.card(card), look, note=note)

    return Thing(90, paint)


_SPECIALS: Final = [_card(card) for card in range(24) if sort_of(card) == "special"]
_STRENGTHS: Final = [drawn(72, paint_strength, side, 2) for side in ("attack", "defence")]
_LONGER: Final = drawn(90, paint_extension, "")
_OPEN: Final = drawn(150, paint_open_crate, colour="brick")
_crate = partial(drawn, 150, paint_crate, colour="brick")
_late = partial(_crate, extended=True, cards=3)

FIGURES: Final[Mapping[str, SizedPicture]] = {
    "cards": row(132, _card(3), _card(11), _card(16)),
    "crate": row(132, _card(11), _card(2), arrow(), _crate(turns=1, cards=2), arrow(), _OPEN),
    "longer": row(132, _LONGER, arrow(), _late(turns=2), _late(turns=1)),
    "raid": row(132, _card(1), *_STRENGTHS, _card(2)),
    "order": grid(132, 4, *_SPECIALS),
}

"""The table of Cargo Hold, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, grid, row
from ui.tables.cargo_hold.art.cards import paint_card, paint_extension, paint_strength
from ui.tables.cargo_hold.art.crates import paint_crate, paint_open_crate
from ui.tables.cargo_hold.art.signs import figures_of, sort_of

if TYPE_CHECKING:
    from ui.tables.cargo_hold.words import Words


def _card(words: Words, card: int) -> Thing:
    note, numbers = words.speech.say("dollars", money="{}"), figures_of(card, words.box)
    return drawn(90, paint_card, card, numbers, words.card(card), note=note)


_STRENGTHS: Final = [drawn(72, paint_strength, side, 2) for side in ("attack", "defence")]
_LONGER: Final = drawn(90, paint_extension, "")
_OPEN: Final = drawn(150, paint_open_crate, colour="brick")
_crate = partial(drawn, 150, paint_crate, colour="brick")
_late = partial(_crate, extended=True, cards=3)


def intro(words: Words) -> SizedPicture:
    """Return the picture that introduces the game: a card goes into a closed crate."""
    card = partial(_card, words)
    return row(132, card(11), card(1), arrow(), _crate(turns=1, cards=2))


def figures(words: Words) -> Mapping[str, SizedPicture]:
    """Return the pictures by name."""
    card = partial(_card, words)
    specials = [card(each) for each in range(24) if sort_of(each) == "special"]
    crate = _crate(turns=1, cards=2)
    return {
        "cards": row(132, card(3), card(11), card(16)),
        "crate": row(132, card(11), card(2), arrow(), crate, arrow(), _OPEN),
        "longer": row(132, _LONGER, arrow(), _late(turns=2), _late(turns=1)),
        "raid": row(132, card(1), *_STRENGTHS, card(2)),
        "order": grid(132, 4, *specials),
    }

"""Tests: what is in the box of Cargo Hold."""

from __future__ import annotations

import re

import pytest

from engine.games.cargo_hold.components import CARGO, FIREPOWER, IDS, SPECIALS
from tests.games.cargo_hold.deals import FILES, box, cards

BOX = box()

SHEET = {
    "farmhand": (1, 1, 8),
    "outlaw": (2, 1, 6),
    "guard": (1, 2, 6),
    "gunslinger": (2, 2, 6),
    "dynamite": (3, 1, 3),
    "barricade": (1, 3, 3),
    "bandit_boss": (3, 2, 2),
    "sheriff": (2, 3, 2),
    "mail": (50, 50, 4),
    "grain": (50, 75, 8),
    "lumber": (25, 100, 6),
    "whiskey": (75, 100, 8),
    "cattle": (50, 150, 5),
    "fresh_meat": (100, 50, 3),
    "payroll": (125, 125, 3),
    "gold": (200, 300, 3),
    "fair_fight": (0, 1, 2),
    "thief": (0, 2, 4),
    "getaway": (0, 3, 3),
    "lasso": (0, 4, 4),
    "reinforcement": (0, 5, 4),
    "prison_wagon": (0, 6, 2),
    "diversion": (0, 7, 3),
    "loyalty": (0, 8, 2),
}
"""Attack and defence, the pay of one and of two turns, or order; and copies, from the sheet."""


def test_ch_1_the_box_has_100_cards_of_24_kinds() -> None:
    assert tuple(SHEET) == IDS == BOX.ids
    assert 100 == len(BOX.deck) == sum(BOX.copies)
    assert [36, 40, 24] == [
        sum(BOX.copies[kind] for kind in kinds) for kinds in (FIREPOWER, CARGO, SPECIALS)
    ]
    assert list(BOX.deck) == sorted(BOX.deck)


@pytest.mark.parametrize("name", SHEET)
def test_ch_1_each_kind_is_as_it_stands_on_the_sheet(name: str) -> None:
    (kind,) = cards(name)
    first, second, copies = SHEET[name]
    assert (copies, copies) == (BOX.copies[kind], BOX.deck.count(kind))
    strength, pays = (BOX.attack[kind], BOX.defence[kind]), (BOX.pays[0][kind], BOX.pays[1][kind])
    assert strength == ((first, second) if kind in FIREPOWER else (0, 0))
    assert pays == ((first, second) if kind in CARGO else (0, 0))
    if kind in SPECIALS:
        assert kind - SPECIALS.start + 1 == second


@pytest.mark.parametrize("language", ["en", "de"])
def test_ch_1_the_rules_pages_have_the_numbers_of_the_sheet(language: str) -> None:
    page = (FILES / f"rules.{language}.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    found = []
    for _, *cells in rows:
        numbers = [re.search(r"\d+", cell) for cell in cells[:3]]
        if len(cells) == 3 and all(numbers[at] for at in (0, 2)):
            found.append(tuple(int(number[0]) for number in numbers if number is not None))
    cargo_and_firepower = [SHEET[name] for name in (*IDS[8:16], *IDS[:8])]
    assert [row for row in found if len(row) == 3] == cargo_and_firepower
    specials = [(int(row[0]), int(row[-1])) for row in rows if row[0].isdigit()]
    assert specials == [SHEET[name][1:] for name in IDS[16:]]


def test_ch_1_no_strength_is_above_3_and_no_cargo_above_300() -> None:
    assert 3 == max(*BOX.attack, *BOX.defence)
    assert 300 == max(*BOX.pays[0], *BOX.pays[1])

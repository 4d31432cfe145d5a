"""What is said of a use at a round's end of Carry On: its sum, and why one is best (CO-15)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import catalog
from engine.games.carry_on import scoring
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.view import Use
from ui.tables.carry_on import advice

BOX = catalog.game("carry_on").box
ATHLETE, CREW = (
    next(n for n, one in enumerate(BOX.characters) if one.id == name)
    for name in ("athlete", "crew")
)
HEAVY = (5, 4, 11, 10, 17)
"""33 kg of three types."""


def options(
    packed: Sequence[int], luggage: int, *, unused: int = 1, character: int = ATHLETE
) -> tuple[scoring.Option, ...]:
    return scoring.options(BOX, character, tuple(packed), luggage, unused)


def told(found: Sequence[scoring.Option], use: Use, keeping: int = 0) -> str:
    return advice.told(next(one for one in found if one.use == use), found, keeping)


def why(found: Sequence[scoring.Option], keeping: int = 0) -> str:
    return advice.why(scoring.best_of(found), found, keeping).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("packed", "luggage", "use", "words"),
    [
        ((*HEAVY, SOUVENIR), 32, Use(1, upgrade=False), "38 kg is 6 kg over the limit of 32 kg"),
        ((*HEAVY, SOUVENIR), 32, Use(0, upgrade=False), "which costs 1 point."),
        ((*HEAVY, SOUVENIR), 32, Use(0, upgrade=False), "stands in for the missing type: +5."),
        ((0, SOUVENIR), 23, Use(1, upgrade=False), "7 kg is within the limit of 23 kg."),
        (
            (0, SOUVENIR),
            23,
            Use(0, upgrade=False),
            "stand in for only one type, so a weightless one",
        ),
        ((0, 6, 12, 18, SOUVENIR), 23, Use(0, upgrade=False), "No type is missing"),
        ((*HEAVY, 23), 23, Use(0, upgrade=True), "gains 18 points now and costs 7 points"),
    ],
)
def test_co_20_a_use_is_told_as_a_sum(
    packed: tuple[int, ...], luggage: int, use: Use, words: str
) -> None:
    said = told(options(packed, luggage), use).replace("\u00a0", " ")
    assert words in said, said
    assert "most" not in said


def test_co_15_the_best_use_is_explained() -> None:
    light = why(options((0, 6, 12, 18, SOUVENIR), 32))
    assert light == "This scores the most. At 5 kg, the souvenir adds 5 points."
    wild = why(options((*HEAVY, SOUVENIR), 32))
    assert wild.endswith("A weightless souvenir stands in for the missing type: +5.")
    full = why(options((5, 5, 11, 11, SOUVENIR, SOUVENIR), 32))
    assert full.endswith("Another 5 kg would cost points."), full


def test_co_15_what_keeping_the_card_may_bring_stands_beside_the_sum() -> None:
    gains = options((*HEAVY, 23), 23)
    assert scoring.best_of(gains).use.upgrade
    assert why(gains, 4).endswith(
        "The upgrade gains 18 points now and costs 7 points at the end. "
        "Kept for a later round, the card might score about 4 points more than those 7."
    )
    crew = options((*HEAVY, 23), 23, character=CREW)
    assert not scoring.best_of(crew).use.upgrade
    assert "An upgrade would gain 18 points now and cost 27 points at the end." in why(crew)
    assert "Kept" not in why(crew)


def test_co_15_every_use_of_any_suitcase_can_be_told() -> None:
    for packed in ((5,) * 7, (0,) * 7, (*HEAVY, SOUVENIR, SOUVENIR), (SOUVENIR,) * 7):
        for luggage in (23, 32):
            for unused in (0, 1, 3):
                found = options(packed, luggage, unused=unused)
                assert why(found, 3)
                for one in found:
                    assert f"{one.score.kg}\u00a0kg" in told(found, one.use)

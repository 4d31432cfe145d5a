"""Tests: what two suitcases show of why one placement is better than the other."""

from __future__ import annotations

from engine.core.review import BoardReason, ScoreDifference
from engine.games.pack_the_essentials import board_reasons
from engine.games.pack_the_essentials.board_reasons import CLOSED, ROOM, find
from tests.games.pack_the_essentials.pictures import mask, stock, suitcase

BOX = stock().box
LAVENDER = ScoreDifference("lavender", 250)


def test_spaces_on_which_no_tile_fits_are_closed_off() -> None:
    corner = suitcase("..a", "aaa", a="lavender cat")
    assert board_reasons.closed_cells(BOX, corner) == mask("XX")
    # Three in a row are enough for the smallest tile.
    row = suitcase("...a", "aaaa", a="lavender cat")
    assert board_reasons.closed_cells(BOX, row) == 0


def test_a_placement_that_closes_off_two_spaces_more_is_named_with_both() -> None:
    own = suitcase("..a", "aaa", a="lavender cat")
    better = suitcase("aaa", "..a", a="lavender")
    found = find(BOX, own, better, ())
    assert found == BoardReason(CLOSED, 2, 0, mask("XX"), 0)
    assert find(BOX, better, own, ()) is None


def test_room_beside_the_group_of_a_colour_that_gains_is_named() -> None:
    own = suitcase("aaaa", a="lavender")
    better = suitcase("....", "aaaa", a="lavender")
    found = find(BOX, own, better, (LAVENDER,))
    assert found == BoardReason(
        ROOM,
        5,
        9,
        mask("....X", "XXXX"),
        mask("XXXX", "....X", "XXXX"),
        "lavender",
    )
    # Nothing is said of a colour that gains less than a point, or of none.
    assert find(BOX, own, better, (ScoreDifference("lavender", 90),)) is None
    assert find(BOX, own, better, (ScoreDifference("cats", 900),)) is None


def test_the_same_suitcase_shows_nothing() -> None:
    one = suitcase("..a", "aaa", a="lavender cat")
    assert find(BOX, one, one, (LAVENDER,)) is None

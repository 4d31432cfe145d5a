"""Tests: what a suitcase is worth (PE-2, PE-21, PE-30 to PE-34, PE-44, the To Do Lists)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Over, Result, Rng, Seat, Sheet
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.view import Phase, SeatView
from tests.games.pack_the_essentials.pictures import (
    COLOURS,
    Match,
    each,
    mask,
    stock,
    suitcase,
)

BOX = stock().box
ANY = ("1B", "2C", "3C")
"""Three lists, where it does not matter which."""


def sheet(seat: SeatView, *others: SeatView, lists: tuple[str, ...] = ANY) -> Sheet:
    return scoring.sheets(BOX, lists, (seat, *others))[0]


def todo(name: str, seat: SeatView, *others: SeatView) -> int:
    """Points of one To Do List in the first suitcase."""
    pile = int(name[0])
    lists = tuple(name if number == pile else ANY[number - 1] for number in (1, 2, 3))
    return sheet(seat, *others, lists=lists).points(f"todo-{pile}")


def count(name: str, seat: SeatView, *others: SeatView) -> int:
    """What one To Do List counted in the first suitcase."""
    pile = int(name[0])
    lists = tuple(name if number == pile else ANY[number - 1] for number in (1, 2, 3))
    lines = {line.line: line.count for line in sheet(seat, *others, lists=lists).lines}
    return lines[f"todo-{pile}"]


# Lines and subtotals


def test_pe_31_the_sheet_has_three_lists_cats_four_colours_and_rats() -> None:
    lines = [line.line for line in sheet(suitcase()).lines]
    assert ["todo-1", "todo-2", "todo-3", "cats", *COLOURS, "rats"] == lines


def test_an_empty_suitcase_scores_nothing_pe_30_to_pe_33() -> None:
    for lists in (("1A", "2A", "3A"), ("1B", "2B", "3B"), ("1C", "2C", "3C"), ("1D", "2D", "3D")):
        assert 0 == sheet(suitcase(), suitcase(), lists=lists).total
        assert 0 == sheet(suitcase(), lists=lists).total


def test_pe_33_lists_that_are_not_drawn_yet_score_nothing() -> None:
    full = suitcase(*["XXXXXXXXXXXX"] * 8)
    assert 0 == sheet(full, lists=()).total
    assert 16 + 8 == sheet(full, lists=("1B",)).total


def test_pe_30_five_points_for_each_cat_or_kitten() -> None:
    seat = suitcase(
        "aaa.bb.c..dd",
        a="magenta cat",
        b="mint cat",
        c="peach",
        d="lavender",
    )
    lines = {line.line: (line.points, line.count) for line in sheet(seat).lines}
    assert (10, 2) == lines["cats"]


def test_pe_31_a_point_for_each_unused_rat_on_a_line_of_its_own() -> None:
    lines = {line.line: (line.points, line.count) for line in sheet(suitcase(rats=7)).lines}
    assert (7, 7) == lines["rats"]
    assert 7 == sheet(suitcase(rats=7)).total


def test_pe_31_subtotals() -> None:
    seat = suitcase(
        "XXXXXXXXXXXX",
        "aabbb.......",
        a="magenta cat",
        b="magenta",
        rats=4,
    )
    # A full row 3, a bonus tile 2, a largest group of two tiles 4, a kitten 5; a group of two 3.
    assert (3 + 2 + 4 + 5, 3) == scoring.subtotals(BOX, sheet(seat))
    assert 14 + 3 + 4 == sheet(seat).total


# Colour groups


def test_pe_32_the_example_of_the_rulebook() -> None:
    seat = suitcase(
        "aaabbb......",
        "............",
        "cccdddee....",
        a="magenta",
        b="magenta cat",
        c="magenta",
        d="magenta cat",
        e="magenta",
    )
    lines = {line.line: (line.points, line.count) for line in sheet(seat).lines}
    assert (5, 3) == lines["magenta"]
    assert [(0, 0)] * 3 == [lines[colour] for colour in COLOURS[1:]]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 5),
        (4, 8),
        (5, 11),
        (6, 15),
        (7, 19),
        (8, 24),
        (9, 29),
        (10, 35),
        (11, 41),
        (12, 48),
        (13, 48),
        (20, 48),
    ],
)
def test_pe_32_points_by_the_size_of_the_group(tiles: int, points: int) -> None:
    letters = "abcdefghijklmnopqrst"[:tiles]
    rows = (letters[:12], letters[12:].rjust(12, "."))
    seat = suitcase(*rows, **each(letters, "peach"))
    assert points == sheet(seat).points("peach")


def test_pe_32_each_tile_counts_one_whatever_its_size_or_side() -> None:
    seat = suitcase(
        "aaaaab......",
        ".....cc.....",
        ".......d....",
        ".....eee....",
        a="mint",
        b="mint cat",
        c="mint",
        d="mint",
        e="mint cat",
    )
    assert 5 == sheet(seat).points("mint")  # a b c, and d e apart from them
    joined = suitcase(
        "aaaaab......",
        ".....ccd....",
        ".....eee....",
        a="mint",
        b="mint cat",
        c="mint",
        d="mint",
        e="mint cat",
    )
    assert 11 == sheet(joined).points("mint")


def test_pe_32_a_corner_is_no_connection() -> None:
    seat = suitcase("aaa.........", "...bbb......", a="lavender", b="lavender")
    assert 1 == sheet(seat).points("lavender")


def test_pe_32_the_largest_group_is_that_of_most_tiles_not_of_most_spaces() -> None:
    seat = suitcase(
        "aaaaabbbbb..",
        "............",
        "c.d.........",
        "eee.........",
        a="peach",
        b="peach",
        c="peach",
        d="peach",
        e="peach",
    )
    assert 5 == sheet(seat).points("peach")


def test_pe_32_another_colour_between_parts_a_group() -> None:
    seat = suitcase("aaabccc.....", a="peach", b="mint", c="peach")
    assert (1, 1) == (sheet(seat).points("peach"), sheet(seat).points("mint"))


def test_pe_2_prefilled_spaces_connect_no_group() -> None:
    seat = suitcase("aaaXbbb.....", a="peach", b="peach")
    assert 1 == sheet(seat).points("peach")


def test_pe_21_toys_connect_no_group_and_are_no_cats() -> None:
    seat = suitcase("aaa*bbb.....", a="peach", b="peach")
    assert (1, 0) == (sheet(seat).points("peach"), sheet(seat).points("cats"))
    for name in ("2A", "2B", "2C", "2D", "3B", "3D"):
        assert 0 == todo(name, suitcase("************"))


# Pile 1


COLUMN = ("X...........", "X...........", "a.b.........", "a.b.........", "a.b.........")


def test_list_1a_columns() -> None:
    both = ("*.X.........", "X.X.........", "X.*.........")
    seat = suitcase("X.X.........", "X.*.........", *COLUMN[2:], *both, a="mint", b="peach cat")
    assert (4, 2) == (todo("1A", seat), count("1A", seat))
    one = suitcase("X.X.........", "X...........", *COLUMN[2:], *both, a="mint", b="peach cat")
    assert (2, 1) == (todo("1A", one), count("1A", one))


def test_list_1b_rows() -> None:
    seat = suitcase(
        "XXXXaaa*XXXX",
        "XXXXXXXXXXX.",
        "XX*XXXXXXXXX",
        ".XXXXXXXXXXX",
        a="mint",
    )
    assert (6, 2) == (todo("1B", seat), count("1B", seat))


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("X",), 0),
        (("XX",), 1),
        (("XX*",), 1),
        (("XX*a",), 2),
        ((".....", ".XXXX", ".XXXX"), 0),
        (("....", "X", "", "", "", "", "", "X..X"), 1),
        (("X..........X", "", "", "", "", "", "", "X..........X"), 2),
        (("XXXXXXXXXXXX",) * 8, 18),
        (("XXXXXXXXXXXX", *["X..........X"] * 6, "XXXXXXXXXXX."), 17),
    ],
)
def test_list_1c_zip_it_up(rows: tuple[str, ...], points: int) -> None:
    legend: dict[str, Any] = {"a": "mint"} if any("a" in row for row in rows) else {}
    assert points == todo("1C", suitcase(*rows, **legend))


def test_list_1c_there_are_36_edge_spaces() -> None:
    assert 36 == BOX.grid.edge.bit_count()


def test_list_1d_packing_cubes() -> None:
    seat = suitcase(
        "XXXX.XXXX...",
        "XaaX.XXXX...",
        "XaaX.XXXX...",
        "XXX*.XXXX...",
        "........XXXX",
        "........XXXX",
        "........XXXX",
        "........XXX.",
        a="mint cat",
    )
    assert (5, 1) == (todo("1D", seat), count("1D", seat))
    assert 30 == todo("1D", suitcase(*["XXXXXXXXXXXX"] * 8))


# Pile 2


def test_list_2a_full_litter() -> None:
    one = suitcase(
        "aaa.bb.c.ddd",
        "............",
        "eee.ff.g....",
        a="magenta cat",
        b="lavender cat",
        c="peach cat",
        d="mint cat",
        e="magenta cat",
        f="lavender cat",
        g="peach cat",
    )
    assert (6, 1) == (todo("2A", one), count("2A", one))
    none = suitcase(
        "aaa.bb.c.ddd",
        a="magenta cat",
        b="lavender cat",
        c="peach cat",
        d="mint",
    )
    assert 0 == todo("2A", none)
    two = suitcase(
        "abcd........",
        "............",
        "efgh........",
        **each("ae", "magenta cat"),
        **each("bf", "lavender cat"),
        **each("cg", "peach cat"),
        **each("dh", "mint cat"),
    )
    assert 12 == todo("2A", two)


def test_list_2b_window_seats() -> None:
    seat = suitcase(
        "aaa.ccc....b",
        "...........b",
        ".d.........b",
        ".d...ee.....",
        ".d..........",
        "............",
        "............",
        "....f.......",
        a="mint cat",
        b="peach cat",
        c="mint",
        d="mint cat",
        e="mint cat",
        f="lavender cat",
    )
    assert (6, 3) == (todo("2B", seat), count("2B", seat))


def test_list_2c_sock_drawer() -> None:
    seat = suitcase(
        "aa.b.cc.d...",
        "eee.ffff....",
        a="mint cat",
        b="peach cat",
        c="mint",
        d="lavender",
        e="mint",
        f="peach cat",
    )
    assert (8, 4) == (todo("2C", seat), count("2C", seat))


def test_list_2d_warm_laundry() -> None:
    warm = suitcase(".a..", ".bbb", "..c.", a="mint", b="mint cat", c="peach")
    assert (2, 1) == (todo("2D", warm), count("2D", warm))
    once = suitcase("aaa.", ".b..", ".b..", "ccc.", a="mint", b="mint cat", c="peach cat")
    assert 0 == todo("2D", once)
    same_tile_twice = suitcase(".aa.", ".ba.", a="mint", b="mint cat")
    assert 0 == todo("2D", same_tile_twice)
    corners = suitcase("a.c.", ".b..", "d.e.", **each("acde", "mint"), b="mint cat")
    assert 0 == todo("2D", corners)


def test_list_2d_pe_2_socks_and_underwear_warm_like_any_clothing() -> None:
    seat = suitcase("abbc", "d...", "d...", a="mint", b="mint cat", c="peach", d="mint")
    assert (2, 1) == (todo("2D", seat), count("2D", seat))


def test_list_2d_three_and_more_count_once() -> None:
    seat = suitcase(".a.b", "cddd", ".e..", **each("abce", "mint"), d="peach cat")
    assert (2, 1) == (todo("2D", seat), count("2D", seat))


# Pile 3


def line_of(tiles: int, colour: str, row: int = 0) -> SeatView:
    letters = "abcdefghijkl"[:tiles]
    return suitcase(*[""] * row, letters, **each(letters, colour))


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (3, (2,), 5),
        (3, (3,), 2),
        (3, (4,), 0),
        (1, (0,), 5),
        (0, (0,), 0),
        (0, (1,), 0),
        (3, (2, 1, 0), 5),
        (3, (3, 1, 0), 2),
        (3, (3, 3, 3), 2),
        (3, (2, 4, 2), 0),
    ],
)
def test_list_3a_best_in_show_against_others(
    mine: int, theirs: tuple[int, ...], points: int
) -> None:
    others = [line_of(size, "peach") for size in theirs]
    assert points == todo("3A", line_of(mine, "peach"), *others)


def test_list_3a_is_counted_in_each_colour() -> None:
    mine = suitcase(
        "ab..cd..e...",
        "",
        "fff.........",
        **each("ab", "peach"),
        **each("cd", "mint"),
        e="magenta",
        f="lavender",
    )
    other = suitcase(
        "ab..c...e...",
        "",
        "ffgg........",
        **each("ab", "peach"),
        c="mint",
        e="magenta",
        **each("fg", "lavender"),
    )
    # Peach 2:2 and magenta 1:1 tied, mint 2:1 best, lavender 1:2 beaten.
    assert (2 + 2 + 5, 3) == (todo("3A", mine, other), count("3A", mine, other))
    assert 2 + 2 + 5 == todo("3A", other, mine)


@pytest.mark.parametrize(("mine", "points"), [(0, 0), (3, 0), (4, 2), (5, 5), (9, 5)])
def test_list_3a_best_in_show_alone(mine: int, points: int) -> None:
    assert points == todo("3A", line_of(mine, "mint"))


def test_list_3b_balanced_wardrobe() -> None:
    seat = suitcase(
        "abc.de.fg.hi",
        **each("abc", "magenta"),
        **each("de", "lavender"),
        **each("fg", "peach"),
        **each("hi", "mint"),
    )
    assert (6, 2) == (todo("3B", seat), count("3B", seat))
    lacking = suitcase(
        "abc.de.fg...",
        **each("abc", "magenta"),
        **each("de", "lavender"),
        **each("fg", "peach"),
    )
    assert 0 == todo("3B", lacking)


def test_list_3c_signature_colour() -> None:
    seat = suitcase(
        "abc.de.fghi.",
        **each("abc", "magenta"),
        **each("de", "magenta"),
        **each("fghi", "peach"),
    )
    assert (8, 4) == (todo("3C", seat), count("3C", seat))


def test_list_3d_mix_and_match() -> None:
    seat = suitcase(
        "bbbb........",
        "aaac........",
        "dddd........",
        a="magenta",
        b="lavender cat",
        c="peach",
        d="mint",
    )
    # The magenta and the peach tile touch all others; lavender and mint do not touch each other.
    assert (4, 2) == (todo("3D", seat), count("3D", seat))
    two_colours = suitcase("bbbb", "aaac", "dddd", a="magenta", b="lavender", c="peach", d="peach")
    assert 0 == todo("3D", two_colours)
    corners = suitcase("b.c.", ".a..", "d...", a="magenta", b="lavender", c="peach", d="mint")
    assert 0 == todo("3D", corners)


@pytest.mark.parametrize(
    ("name", "pile", "points"),
    [
        ("1A", 1, 2),
        ("1B", 1, 3),
        ("1C", 1, 1),
        ("1D", 1, 5),
        ("2A", 2, 6),
        ("2B", 2, 2),
        ("2C", 2, 2),
        ("2D", 2, 2),
        ("3A", 3, 5),
        ("3B", 3, 3),
        ("3C", 3, 2),
        ("3D", 3, 2),
    ],
)
def test_pe_33_points_and_piles_of_the_lists(name: str, pile: int, points: int) -> None:
    assert (pile, points) == (BOX.todos[name].pile, BOX.todos[name].points)


# The end


def result(*seats: SeatView, goal: int | None = None) -> Result:
    return scoring.result(BOX, ANY, seats, goal)


def test_pe_34_the_highest_total_wins() -> None:
    low, high = suitcase(rats=3), suitcase(rats=4)
    assert Result(((Seat(1),), (Seat(0),)), (3, 4)) == result(low, high)


def test_pe_34_tie_the_fewest_empty_spaces() -> None:
    airy = suitcase("a", a="peach cat", rats=1)
    tight = suitcase("aa", a="peach cat")  # 5 + 1 + 2 (a bonus tile) + 2 (3C) each
    more = replace(tight, rats=1)
    assert airy.taken.bit_count() < more.taken.bit_count()
    assert Result(((Seat(1),), (Seat(0),)), (11, 11)) == result(airy, more)


def test_pe_34_empty_spaces_are_counted_after_toys() -> None:
    without, with_toys = suitcase("X", rats=2), suitcase("X**", rats=2)
    assert Result(((Seat(1),), (Seat(0),)), (2, 2)) == result(without, with_toys)


def test_pe_34_empty_spaces_come_before_rats() -> None:
    rats = suitcase("a", a="peach", rats=5)  # 1 + 2 + 2 and 5 rats
    cat = suitcase("a.X", a="peach cat")  # 1 + 2 + 2 and 5 for the cat
    assert Result(((Seat(1),), (Seat(0),)), (10, 10)) == result(rats, cat)


def test_pe_34_then_the_most_unused_rats() -> None:
    rats = suitcase("a", a="peach", rats=5)
    cat = suitcase("a", a="peach cat")
    assert Result(((Seat(0),), (Seat(1),)), (10, 10)) == result(rats, cat)


def test_pe_34_then_the_win_is_shared() -> None:
    same = suitcase("a", a="peach", rats=5)
    mirror = suitcase("...........a", a="mint", rats=5)
    third = suitcase("XX", rats=1)
    assert Result(((Seat(0), Seat(2)), (Seat(1),)), (10, 1, 10)) == result(same, third, mirror)
    assert Result(((Seat(0), Seat(1)),), (0, 0)) == result(suitcase(), suitcase())


@pytest.mark.parametrize(("goal", "won"), [(9, True), (10, True), (11, False)])
def test_pe_44_reaching_the_goal_is_enough(goal: int, won: bool) -> None:
    seat = suitcase("a", a="peach", rats=5)
    assert Result(((Seat(0),),), (10,), goal, won) == result(seat, goal=goal)


@pytest.mark.parametrize("card", ["cat-nap", "first-class-feline"])
def test_pe_44_and_pe_46_the_cards_goal_decides_a_solo_match(card: str) -> None:
    match = Match(1, victory=card)
    goal = match.game.box.card(card).goal("common").points
    for rats, won in ((goal, True), (goal - 1, False)):
        match.put(phase=Phase.OVER)
        match.change(rats=rats, prefilled=0)
        ended = match.game.awaiting(match.state)
        assert isinstance(ended, Over)
        assert (goal, won, (rats,)) == (ended.result.goal, ended.result.won, ended.result.scores)


def test_pe_34_in_company_there_is_no_goal() -> None:
    match = Match(2)
    stream = Rng("end")
    while match.random_turn(stream):
        pass
    ended = match.game.awaiting(match.state)
    assert isinstance(ended, Over)
    assert (None, None) == (ended.result.goal, ended.result.won)
    totals = tuple(one.total for one in match.game.sheet(match.game.observe(match.state, None)))
    assert totals == ended.result.scores


# Toys


HOLES = (
    "XXXXXXXXX.X.",
    "XXX.XXXXXXX.",
    "XXXXXXXXXXXX",
    "XXX.XXXXXXXX",
    ".XXXXXXXXXXX",
    "XXXXX.XXXXXX",
    "XXXXXXXX..XX",
    "XXXXXXXXXXX.",
)


@pytest.mark.parametrize("name", ["1A", "1B", "1C", "1D"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 12])
def test_pe_21_the_best_places_for_toys_are_the_best_of_all(name: str, number: int) -> None:
    seat = suitcase(*HOLES, toys=number)
    empty = [cell for cell in range(96) if not mask(*HOLES) >> cell & 1]
    assert 10 == len(empty)

    def points(cells: tuple[int, ...]) -> int:
        return todo(name, replace(seat, laid=sum(1 << cell for cell in cells)))

    best = scoring.best_toys(BOX, (name, "2A", "3A"), seat)
    assert sorted(set(best)) == list(best)
    assert min(number, 10) == len(best)
    assert set(best) <= set(empty)
    every = combinations(empty, min(number, 10))
    assert max(points(cells) for cells in every) == points(best)


def test_pe_21_toys_count_for_nothing_but_list_1_and_the_tie() -> None:
    rows = ("aaa.bb......", "...c........")
    legend: dict[str, Any] = {"a": "mint cat", "b": "peach cat", "c": "mint"}
    before = suitcase(*rows, **legend)
    after = replace(before, laid=BOX.grid.full & ~before.taken)
    for lists in (("1A", "2A", "3A"), ("1B", "2B", "3B"), ("1C", "2C", "3C"), ("1D", "2D", "3D")):
        old, new = sheet(before, lists=lists), sheet(after, lists=lists)
        assert old.lines[1:] == new.lines[1:]
        assert old.lines[0] != new.lines[0]


# What a line counts, for the screen


def test_counted_shows_the_things_that_a_line_counts() -> None:
    match = Match(1, victory="city-kitty")  # 1B 2A 3C
    seat = suitcase(
        "aaa.bb.c.dd.",
        "eeeXXXXXXXXX",
        "XXXXXXXXXXXX",
        a="magenta cat",
        b="lavender cat",
        c="peach cat",
        d="mint cat",
        e="magenta",
    )
    match.put(seats=(seat,))
    view = match.game.observe(match.state, Seat(0))

    def shown(line: str) -> list[list[str]]:
        return [
            [row for row in BOX.grid.render(area, "o") if "o" in row]
            for area in scoring.counted(BOX, view, Seat(0), line)
        ]

    assert [["oooooooooooo"], ["oooooooooooo"]] == shown("todo-1")
    assert [["ooo.oo.o.oo."]] == shown("todo-2")
    assert [["ooo........."], ["ooo........."]] == shown("todo-3") == shown("magenta")
    assert [["ooo........."], ["....oo......"], [".......o...."], [".........oo."]] == shown("cats")
    assert [["....oo......"]] == shown("lavender")
    assert [] == shown("rats")


def test_pe_32_of_equal_groups_the_topmost_is_the_one_that_counts() -> None:
    match = Match(1)
    seat = suitcase("......bb", "", "aa......", a="mint", b="mint")
    match.put(seats=(seat,))
    view = match.game.observe(match.state, None)
    assert (0b11 << 6,) == scoring.counted(BOX, view, Seat(0), "mint")


def test_counted_agrees_with_the_sheet_on_played_matches() -> None:
    for number in range(8):
        match = Match(2, seed=f"counted {number}")
        stream = Rng("counted", number)
        while match.random_turn(stream):
            pass
        view = match.game.observe(match.state, None)
        for seat, one in enumerate(match.game.sheet(view)):
            for line in one.lines:
                things = scoring.counted(BOX, view, Seat(seat), line.line)
                counted = len(things)
                if line.line.startswith("todo"):
                    counted = BOX.todos[view.lists[int(line.line[-1]) - 1]].number(counted)
                if line.line != "rats":
                    assert line.count == counted
        assert () == scoring.counted(BOX, replace(view, lists=()), Seat(0), "todo-1")

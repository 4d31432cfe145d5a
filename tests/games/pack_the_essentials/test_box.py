"""Tests: the contents of the box (PE-1 to PE-8, PE-40, PE-42, PE-45) as the sheet has them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from engine.core import ConfigError, NeedsChance
from engine.games.pack_the_essentials.rules import PackTheEssentials
from tests.games.pack_the_essentials.pictures import (
    CHIRAL,
    COLOURS,
    SHAPES,
    Match,
    mask,
    shape,
    stock,
    tile,
)

BOX = stock().box

BOARDS = """
common        star          heart         moon          diamond
X..X....X..X  XX.........X  ....XX......  X.....X....X  XX...X....XX
...X....X...  X....X......  X....X.....X  ......XX....  X...........
............  ....XX......  X...........  .XX........X  ...XX....X..
X....XX....X  .....X...XX.  .......X...X  .X..........  ...X.....X..
X....XX....X  .........X..  ..X....XX...  ......X...XX  ............
............  ..X.........  ..XX........  X....XX.....  X.....XX....
...X....X...  .XX....X...X  .......X..XX  XX..........  X.....X....X
X..X....X..X  X......XX..X  X...XX.X....  X...X......X  XX.........X
"""


def boards() -> dict[str, tuple[str, ...]]:
    names, *rows = [line.split() for line in BOARDS.strip().splitlines()]
    return {name: tuple(row[place] for row in rows) for place, name in enumerate(names)}


def test_pe_1_the_suitcase_has_12_columns_and_8_rows() -> None:
    assert (12, 8) == (BOX.grid.width, BOX.grid.height)


def test_pe_1_the_common_side_is_the_same_for_all() -> None:
    match = Match(4, side="common")
    assert ["common"] * 4 == [seat.board for seat in match.state.seats]
    assert {mask(*boards()["common"])} == {seat.prefilled for seat in match.state.seats}


def test_pe_1_own_sides_go_to_seats_in_order() -> None:
    match = Match(4, side="own")
    expected = ["star", "heart", "moon", "diamond"]
    assert expected == [seat.board for seat in match.state.seats]
    assert [mask(*boards()[name]) for name in expected] == [
        seat.prefilled for seat in match.state.seats
    ]


def test_pe_1_an_own_side_can_be_chosen_and_the_others_get_what_is_left() -> None:
    match = Match(3, side="own", board_2="star", board_3="heart")
    assert ["moon", "star", "heart"] == [seat.board for seat in match.state.seats]


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (2, {"side": "own", "board-1": "moon", "board-2": "moon"}, "Two players cannot have"),
        (
            2,
            {"side": "common", "board-1": "moon"},
            "moon is an individual suitcase, but this match uses common ones.",
        ),
        (
            2,
            {"board-2": "moon"},
            "moon is an individual suitcase, but this match uses common ones.",
        ),
        (2, {"side": "own", "board-1": "common"}, "board-1 must be one of auto, star, heart, moon"),
        (2, {"side": "own", "board-3": "moon"}, "board-3 is not available with 2 players."),
        (2, {"side": "left"}, "side must be one of common, own, not 'left'."),
        (2, {"victory": "cat-nap"}, "victory is not available with 2 players."),
        (1, {"victory": "dog-nap"}, "victory must be one of weekend-whiskers"),
        (1, {"victory": True}, "victory must be one of weekend-whiskers"),
        (1, {"toys": 3}, "Unknown option: 'toys'."),
        (0, {}, "This game is for 1 to 4 players, not 0."),
        (5, {}, "This game is for 1 to 4 players, not 5."),
    ],
)
def test_pe_1_wrong_options_are_refused_with_a_sentence(
    seats: int, given: dict[str, str | bool | int], sentence: str
) -> None:
    with pytest.raises(ConfigError) as refusal:
        stock().configure(seats, given)
    said = str(refusal.value)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert "\n" not in said


def test_pe_2_prefilled_spaces_are_no_tiles_and_start_full() -> None:
    seat = Match(1).state.seats[0]
    assert () == seat.placed
    assert 0 == seat.taken
    assert 20 == seat.prefilled.bit_count()


@pytest.mark.parametrize("name", boards())
def test_pe_3_boards_are_as_on_the_sheet(name: str) -> None:
    picture = mask(*boards()[name])
    assert picture == BOX.boards[name]
    assert 20 == picture.bit_count()
    assert BOX.grid.connected(BOX.grid.full & ~picture)


def test_pe_3_there_are_five_boards() -> None:
    assert set(boards()) == set(BOX.boards)
    assert ("common", ("star", "heart", "moon", "diamond")) == (BOX.common, BOX.own)


def test_pe_4_the_bag_has_19_tiles_in_each_of_four_colours() -> None:
    assert 76 == len(BOX.bag)
    assert COLOURS == BOX.colours
    assert {0: 19, 1: 19, 2: 19, 3: 19} == Counter(BOX.kinds[kind].colour for kind in BOX.bag)


@pytest.mark.parametrize("colour", range(4))
def test_pe_4_each_colour_has_every_free_shape_of_3_to_5_spaces(colour: int) -> None:
    outlines = [BOX.kinds[kind].outline for kind in BOX.bag if BOX.kinds[kind].colour == colour]
    assert {shape(name) for name in SHAPES} == {outline.free_form() for outline in outlines}
    assert {3: 2, 4: 5, 5: 12} == Counter(len(outline) for outline in outlines)


def test_pe_4_eight_of_the_shapes_are_chiral() -> None:
    assert sorted(CHIRAL) == sorted(
        name for name in SHAPES if BOX.kinds[tile(f"mint {name}")].chiral
    )


@pytest.mark.parametrize("name", CHIRAL)
@pytest.mark.parametrize("colour", COLOURS)
def test_pe_4_the_sides_of_a_chiral_tile_fit_different_places(colour: str, name: str) -> None:
    kind = BOX.kinds[tile(f"{colour} {name}")]
    clothing = {form.shape for form in kind.clothing}
    cats = {form.shape for form in kind.cat}
    assert clothing.isdisjoint(cats)
    assert {form.mirrored() for form in clothing} == cats


@pytest.mark.parametrize("name", [name for name in SHAPES if name not in CHIRAL])
@pytest.mark.parametrize("colour", COLOURS)
def test_pe_4_the_sides_of_any_other_tile_fit_the_same_places(colour: str, name: str) -> None:
    kind = BOX.kinds[tile(f"{colour} {name}")]
    assert {form.shape for form in kind.clothing} == {form.shape for form in kind.cat}


@pytest.mark.parametrize("name", CHIRAL)
def test_pe_4_magenta_and_mint_have_one_hand_lavender_and_peach_the_other(name: str) -> None:
    magenta, lavender, peach, mint = (
        {form.shape for form in BOX.kinds[tile(f"{colour} {name}")].clothing} for colour in COLOURS
    )
    assert magenta == mint
    assert lavender == peach
    assert magenta.isdisjoint(lavender)


def test_pe_4_the_cat_side_is_what_one_sees_on_turning_the_tile_over() -> None:
    kind = BOX.kinds[tile("magenta L")]
    for clothing, cat in zip(kind.clothing, kind.cat, strict=True):
        over = [row[::-1] for row in clothing.shape.render()]
        assert over in [form.shape.render() for form in kind.cat]
        assert cat.shape not in [form.shape for form in kind.clothing]


def test_pe_5_there_are_72_bonus_tiles() -> None:
    assert (8, 10) * 4 == BOX.supply
    assert 72 == sum(BOX.supply)


@pytest.mark.parametrize("colour", range(4))
def test_pe_5_underwear_has_one_space_and_a_sock_two(colour: int) -> None:
    underwear, sock = (BOX.kinds[BOX.bonus_kind(colour, size)] for size in (1, 2))
    assert (1, 1, colour) == (underwear.size, underwear.bonus, underwear.colour)
    assert (2, 2, colour) == (sock.size, sock.bonus, sock.colour)
    assert (1, 2) == (len(underwear.clothing), len(sock.clothing))
    assert (1, 2) == (len(underwear.cat), len(sock.cat))


def test_pe_6_there_are_12_lists_14_cards_and_4_tokens() -> None:
    assert [
        ("1A", "1B", "1C", "1D"),
        ("2A", "2B", "2C", "2D"),
        ("3A", "3B", "3C", "3D"),
    ] == [BOX.pile(number) for number in (1, 2, 3)]
    assert 12 == len(BOX.todos)
    assert 14 == len(BOX.cards)
    assert 4 == len(BOX.tokens)
    assert 12 == BOX.rounds


def test_pe_6_a_match_draws_no_list_that_came_after_its_rules() -> None:
    game = stock()
    newer = msgspec.structs.replace(BOX.todos["1D"], since=game.rules_version + 1)
    box = msgspec.structs.replace(BOX, todos={**BOX.todos, "1E": newer})

    def first_pile(rules: int) -> int:
        of_that_day = PackTheEssentials(box, game.bots, rules)
        awaiting = of_that_day.awaiting(of_that_day.setup(game.configure(2, {})).state)
        assert isinstance(awaiting, NeedsChance)
        return len(awaiting.request.of)

    assert [4, 4, 5] == [first_pile(rules) for rules in (1, game.rules_version, newer.since)]


def test_pe_6_rats_and_toys_suffice_whatever_is_claimed() -> None:
    each_round_rats = sum(gift.rats for gift in BOX.positions)
    each_round_toys = sum(gift.toys for gift in BOX.positions)
    assert 28 == 4 * BOX.start_rats + BOX.rounds * each_round_rats
    assert 12 == BOX.rounds * each_round_toys


def test_pe_7_positions_give_underwear_a_sock_a_rat_a_rat_and_a_toy() -> None:
    assert [("underwear", 0, 0), ("sock", 0, 0), ("", 1, 0), ("", 1, 1)] == [
        (gift.bonus, gift.rats, gift.toys) for gift in BOX.positions
    ]


def test_pe_8_tokens_look_round_the_tile_spaces() -> None:
    assert ((1, 2, 3, 4), (2, 3, 4, 1), (3, 4, 1, 2), (4, 1, 2, 3)) == BOX.tokens


CARDS = """
easy     Weekend Whiskers              1A 2C 3C  234
easy     Cat Nap                       1C 2B 3C  134
easy     Short Paws                    1B 2C 3B  124
easy     Window Seat                   1A 2B 3A  123
medium   City Kitty                    1B 2A 3C  34
medium   Business Class                1D 2C 3B  24
medium   Litter-ary Tour               1A 2A 3D  23
medium   Fur Trip                      1C 2D 3A  14
hard     Red-Eye Tabby                 1D 2D 3A  13
hard     Long-Hair Flight              1B 2D 3D  12
hard     Claw-stomary Check            1C 2A 3B  4
expuurt  Round the World in Nine Lives 1D 2A 3D  3
expuurt  Purr-fect Packer              1B 2B 3B  2
expuurt  First Class Feline            1D 2B 3A  1
"""


def test_pe_45_victory_cards_and_pe_42_their_backs_are_as_on_the_sheet() -> None:
    expected = []
    for line in CARDS.strip().splitlines():
        difficulty, *title, first, second, third, blocks = line.split()
        expected.append(
            (
                difficulty,
                " ".join(title),
                (first, second, third),
                tuple(int(digit) for digit in blocks),
            )
        )
    assert expected == [
        (card.difficulty, card.title, card.lists, card.blocks) for card in BOX.cards
    ]


def test_pe_42_placements_are_the_14_sets_of_one_to_three_positions() -> None:
    sets = {chosen for size in (1, 2, 3) for chosen in combinations((1, 2, 3, 4), size)}
    assert 14 == len(sets)
    assert sets == {card.blocks for card in BOX.cards}


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_pe_40_a_victory_card_names_lists_and_goal(card: object) -> None:
    chosen = next(each for each in BOX.cards if each is card)
    match = Match(1, victory=chosen.id)
    assert chosen.lists == match.state.lists
    view = match.game.observe(match.state, None)
    goal = chosen.goal("common").points
    assert (chosen.id, goal, chosen.lists) == (view.victory, view.goal, view.lists)


def test_pe_40_cards_are_in_the_order_of_their_difficulties() -> None:
    found = dict.fromkeys(card.difficulty for card in BOX.cards)
    assert ["easy", "medium", "hard", "expuurt"] == list(found)

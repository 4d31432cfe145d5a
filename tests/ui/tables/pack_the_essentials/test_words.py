"""The words of Pack the Essentials: everything that the engine can say has words."""

import ast
import inspect
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Refused, Result, ScoreLine, Seat, SeatsOption, Sheet
from engine.games.pack_the_essentials import events, rules
from engine.games.pack_the_essentials.components import DIFFICULTIES, Components
from engine.match import Player, begin
from ui.bridge.seats import SeatInfo, initial
from ui.kit.words import COMMON
from ui.look.palette import COLOURS
from ui.tables.pack_the_essentials import TABLE, lists, words
from ui.tables.pack_the_essentials.words import Words

FIELD = re.compile(r"\{(\w*)\}")


def raised() -> set[tuple[str, frozenset[str]]]:
    """Every `Refused(rule, reason, detail=…)` in the rules, with the fields that it brings."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Refused":
            continue
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        if not texts:
            continue
        fields: set[str] = set()
        for keyword in node.keywords:
            if keyword.arg == "cell":
                fields |= {"place"}
            if keyword.arg == "detail" and isinstance(keyword.value, ast.Dict):
                fields |= {str(key.value) for key in keyword.value.keys if key}  # type: ignore[attr-defined]
        # How many were wanted is said in toys.
        fields |= {"toys"} if "wanted" in fields else set()
        found.add(("/".join(str(text) for text in texts), frozenset(fields)))
    return found


def test_every_refusal_of_the_rules_has_words() -> None:
    keys = raised()
    assert len(keys) > 15
    for key, fields in keys:
        assert key in words.REFUSALS, key
        wanted = set(FIELD.findall(str(words.REFUSALS[key])))
        assert wanted <= fields, key


def test_an_unknown_refusal_names_its_rule(box: Components) -> None:
    said = Words(box, ["Ada"]).refusal(Refused("PE-99", "new"))
    assert "PE-99" in said


def test_a_refusal_without_its_details_falls_back(box: Components) -> None:
    said = Words(box, ["Ada"]).refusal(Refused("PE-11", "taken"))
    assert "PE-11" in said
    assert "{" not in said


def test_a_refusal_names_seat_colour_and_place(box: Components) -> None:
    speech = Words(box, ["Ada", "Ben"])
    taken = Refused("PE-11", "taken", detail={"position": 2, "seat": 1})
    assert "Position 2 is already taken (Ben)." == speech.refusal(taken)
    none = Refused("PE-12", "none-left", detail={"colour": 3, "size": 1})
    assert "mint" in speech.refusal(none)
    overlap = Refused("PE-16", "overlap", cell=(3, 4))
    assert "Another tile is already there (D5)." == speech.refusal(overlap)


def test_a_held_tile_needs_no_coordinates(box: Components) -> None:
    speech = Words(box, ["Ada"])
    overlap = Refused("PE-16", "overlap", cell=(3, 4))
    assert "Another tile is already there." == speech.refusal_here(overlap)
    outside = Refused("PE-16", "outside", cell=(3, 4))
    assert speech.refusal(outside) == speech.refusal_here(outside)
    assert set(words.HERE) <= set(words.REFUSALS)


def test_every_id_of_the_box_has_words(box: Components) -> None:
    for card in box.cards:
        assert card.id in words.CARDS
        assert card.title == words.CARDS[card.id]
    for name, todo in box.todos.items():
        assert name in lists.kinds()[todo.counts].names
    for colour in box.colours:
        assert colour in words.COLOURS
        assert colour in words.LINES
    for board in box.boards:
        assert board in words.BOARDS
    assert set(DIFFICULTIES) == set(words.DIFFICULTIES)


def test_every_line_of_a_sheet_has_words(box: Components) -> None:
    session = begin(catalog.game(TABLE.game), "lines", [Player()])
    lines = [line.line for line in session.sheets(None)[0].lines]
    assert len(box.colours) < len(lines)
    for line in lines:
        assert line in words.LINES


def test_lists_say_their_values(box: Components) -> None:
    speech = Words(box, ["Ada"])
    assert "2 points for each full column" == speech.list_rule("1A", 1)
    assert "1 point for every 2 full spaces on the edge" == speech.list_rule("1C", 1)
    assert "4×4" in speech.list_rule("1D", 2)
    assert "5 points" in speech.list_rule("3A", 2)
    assert "exactly 4" in speech.list_rule("3A", 1)
    for name in box.todos:
        assert "{" not in speech.list_rule(name, 1) + speech.list_rule(name, 3)


def test_plurals_are_english_without_a_translation() -> None:
    assert "1 pack rat" == words.many("rats", 1)
    assert "0 pack rats" == words.many("rats", 0)
    assert "2 cat toys" == words.many("toys", 2)


def test_every_event_has_a_sentence(box: Components) -> None:
    speech = Words(box, ["Ada", "Ben"])
    seat = Seat(1)
    told = [
        events.ListsDrawn(("1A", "2B", "3C")),
        events.RoundBegan(3, seat, (0, 1, 2, 3)),
        events.PositionsBlocked(0, (1, 3)),
        events.PositionsBlocked(0, (2,)),
        events.Claimed(seat, 4),
        events.LadiesSeated((1, 2)),
        events.BonusTaken(seat, 4, None, 1, 1),
        events.BonusTaken(seat, 1, 76, 0, 0),
        events.LadyTook(1, 2, 3, 4),
        events.TilePlaced(seat, 1, 5, cat=True, turn=0, cell=3, rats=1),
        events.TilePlaced(seat, 1, 5, cat=False, turn=0, cell=3, rats=0),
        events.BonusPlaced(seat, 76, cat=True, turn=0, cell=3, rats=1),
        events.BonusPlaced(seat, 77, cat=False, turn=0, cell=3, rats=0),
        events.TileDiscarded(seat, 2, 8),
        events.BonusReturned(seat, 77),
        events.ToysLaid(seat, (1, 2)),
        events.Scored(((Seat(0),), (seat,)), (50, 40)),
    ]
    assert {type(event) for event in told} == set(events.EVENTS)
    for event in told:
        said = speech.event(event)
        assert said
        assert said.endswith(".")
        assert "{" not in said
        assert "%n" not in said
    assert "Ben claims position 4." == speech.event(events.Claimed(seat, 4))


def test_gifts_and_cats_are_told_in_whole_sentences(box: Components) -> None:
    speech, seat = Words(box, ["Ada", "Ben"]), Seat(1)
    socks = next(n for n, kind in enumerate(box.kinds) if kind.bonus == 2)
    tile = box.kinds[5]
    colour = speech.colour(tile.colour)
    assert "Ben gets 1 pack rat and 1 cat toy." == speech.event(
        events.BonusTaken(seat, 4, None, 1, 1)
    )
    assert f"Ben gets a {speech.colour(box.kinds[socks].colour)} sock." == speech.event(
        events.BonusTaken(seat, 2, socks, 0, 0)
    )
    assert (
        f"Ben lures tile 1 with 1 pack rat: a {colour} cat ({tile.size}\N{NO-BREAK SPACE}spaces)."
        == speech.event(events.TilePlaced(seat, 1, 5, cat=True, turn=0, cell=3, rats=1))
    )
    assert ["a sock in any colour", "1 pack rat"] == [speech.gift(g) for g in box.positions[1:3]]


def test_no_two_tokens_say_the_same(box: Components) -> None:
    speech = Words(box, ["Ada", "Computer 2", "Computer 3", ""])
    assert ["A", "2", "3", "P"] == [initial(speech.names, seat) for seat in range(4)]


def test_every_text_that_is_asked_for_is_there() -> None:
    folder = Path(inspect.getfile(words)).parent
    asked = set()
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", getattr(node.func, "id", "")) in ("say", "many")
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                asked.add(str(node.args[0].value))
    assert len(asked) > 60
    assert asked <= {*words.SAY, *COMMON}


def test_the_table_says_them_to_the_shell(box: Components) -> None:
    ada = SeatInfo(Seat(0), "Ada", "brick", None)
    assert "Ada claims position 1." == TABLE.sentence(events.Claimed(Seat(0), 1), [ada])
    taken = Refused("PE-11", "taken", detail={"position": 2, "seat": 7})
    eight = [SeatInfo(Seat(at), f"Number {at + 1}", COLOURS[at], None) for at in range(8)]
    assert "Position 2 is already taken (Number 8)." == TABLE.refusal(taken, eight)
    assert "Peach group" == TABLE.line("peach", None)
    game = catalog.game(TABLE.game)
    for option in game.options:
        said = TABLE.option(option)
        assert said.name
        if isinstance(option, SeatsOption):
            assert {} == said.values
        else:
            assert {*option.values} == set(said.values)  # type: ignore[union-attr]
    config = game.configure(1, {"victory": "city-kitty", "side": "own"})
    assert "City Kitty, individual suitcases" == TABLE.summary(config)


@pytest.mark.parametrize(
    ("short", "magenta", "said"),
    [
        (
            12,
            9,
            "12 points short of “Cat Nap”. Any one of these would have been enough: "
            "2 more for “Magenta group” (12 points); 3 more for “Cats and kittens” (15 points).",
        ),
        (
            12,
            12,
            ": 3 more for “Cats and kittens” (15 points); 6 more for “Window Seats” (12 points).",
        ),
        (
            1,
            12,
            ": 1 more for “Window Seats” (2 points); 1 more for “Signature Colour” (2 points).",
        ),
        (0, 12, ""),
    ],
)
def test_pe_44_a_lost_goal_says_by_how_much_and_where_it_was_nearest(
    box: Components, short: int, magenta: int, said: str
) -> None:
    # The edge has 18 pairs; both cats are on it, and the largest group is as large as counts.
    lines = {"todo-1": 18, "todo-2": 1, "todo-3": 40, "cats": 2, "magenta": magenta, "rats": 0}
    sheet = Sheet(tuple(ScoreLine(line, 0, count) for line, count in lines.items()))
    placed = tuple(SimpleNamespace() for _ in range(48))
    own = SimpleNamespace(placed=placed, taken=(1 << 90) - 1, prefilled=0, laid=0)
    view = SimpleNamespace(victory="cat-nap", lists=box.card("cat-nap").lists, seats=(own,))
    result = Result(((Seat(0),),), (140 - short,), goal=140, won=not short)
    outcome: Any = SimpleNamespace(result=result, view=view, sheets=(sheet,))
    assert Words(box, ["Ada"]).missing(outcome, 0).replace("\N{NO-BREAK SPACE}", " ").endswith(said)
    assert bool(said) == bool(Words(box, ["Ada"]).missing(outcome, 0))
    # What cannot be got is not named: there are no more cats than tiles, and rats to lure them.
    own.placed = placed[:4]
    few = Words(box, ["Ada"]).missing(outcome, 0)
    assert "3 more for “Cats" not in few
    assert "6 more for" not in few
    own.placed = placed
    # Where a file gives no points for a thing, no number of them would have been enough.
    free = {name: replace(todo, points=0) for name, todo in box.todos.items()}
    without = replace(box, todos=free, cat_points=0)
    assert bool(said) == bool(Words(without, ["Ada"]).missing(outcome, 0))

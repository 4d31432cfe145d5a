"""Tests: the small values of the contract: options, refusals, events, sheets, defaults."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from engine.core import (
    ChoiceOption,
    ComponentError,
    Config,
    ConfigError,
    Event,
    FlagOption,
    GameId,
    Message,
    NumberOption,
    Refused,
    ScoreLine,
    Seat,
    SeatsOption,
    Sheet,
    StowawayError,
    configure,
    dashed,
)
from engine.core.options import advantaged, filled_in, given_advantages

SIDE = ChoiceOption("side", ("common", "own"), "common")
ROUNDS = NumberOption("rounds", 2, 12, 6, step=2)
DEPTH = NumberOption("depth", -5, 5, 0)
QUICK = FlagOption("quick", default=False)
ALONE = FlagOption("alone", default=True, seats=(1, 1))
OPTIONS = (SIDE, ROUNDS, QUICK, ALONE)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (SIDE, "own", "own"),
        (ROUNDS, 2, 2),
        (ROUNDS, 12, 12),
        (ROUNDS, "8", 8),
        (ROUNDS, "08", 8),
        (DEPTH, "-3", -3),
        (DEPTH, -5, -5),
        (QUICK, True, True),
        (QUICK, False, False),
        (QUICK, "Yes", True),
        (QUICK, "no", False),
        (QUICK, "TRUE", True),
        (QUICK, "false", False),
    ],
)
def test_an_option_takes_its_values(option: Any, given: Any, value: Any) -> None:
    parsed = option.parse(given)
    assert (type(value), value) == (type(parsed), parsed)


def test_what_was_written_before_an_option_is_filled_in_as_it_was_introduced() -> None:
    later = (
        ChoiceOption("pace", ("slow", "quick"), "quick", introduced_as="slow"),
        NumberOption("lives", 0, 9, 3, introduced_as=0),
        FlagOption("lights", default=True, introduced_as=False),
        FlagOption("sound", default=True),
        FlagOption("solo", default=True, seats=(1, 1), introduced_as=False),
    )
    found = {"pace": "slow", "lives": 0, "lights": False, "sound": True}
    assert found == filled_in(later, 2, {})
    assert {**found, "solo": False} == filled_in(later, 1, {})
    assert {**found, "lives": 5, "gone": 1} == filled_in(later, 2, {"lives": 5, "gone": 1})
    assert {option.id: option.default for option in later[:4]} == dict(
        configure(later, range(1, 3), 2, {}).options
    )


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (SIDE, "left", "side must be one of common, own, not 'left'."),
        (SIDE, "", "side must be one of common, own, not ''."),
        (SIDE, 1, "side must be one of common, own, not 1."),
        (SIDE, True, "side must be one of common, own, not True."),
        (ROUNDS, 3, "rounds must be between 2 and 12 in steps of 2, not 3."),
        (ROUNDS, 14, "rounds must be between 2 and 12 in steps of 2, not 14."),
        (ROUNDS, 0, "rounds must be between 2 and 12 in steps of 2, not 0."),
        (ROUNDS, -2, "rounds must be between 2 and 12 in steps of 2, not -2."),
        (ROUNDS, True, "rounds must be a whole number, not True."),
        (ROUNDS, "many", "rounds must be a whole number, not 'many'."),
        (ROUNDS, "", "rounds must be a whole number, not ''."),
        (ROUNDS, "-", "rounds must be a whole number, not '-'."),
        (ROUNDS, "--2", "rounds must be a whole number, not '--2'."),
        (ROUNDS, "6.0", "rounds must be a whole number, not '6.0'."),
        (ROUNDS, " 6", "rounds must be a whole number, not ' 6'."),
        (ROUNDS, "6" * 50, f"rounds must be a whole number, not '{'6' * 39}…'."),
        (ROUNDS, 10**60, "rounds must be a whole number, not a number that large."),
        (ROUNDS, -(10**60), "rounds must be a whole number, not a number that large."),
        (QUICK, "maybe", "quick must be yes or no, not 'maybe'."),
        (QUICK, "'yes'", "quick must be yes or no, not \"'yes'\"."),
        (QUICK, 1, "quick must be yes or no, not 1."),
        (QUICK, 10**60, "quick must be yes or no, not a number that large."),
    ],
)
def test_an_option_refuses_all_else_with_a_sentence(option: Any, given: Any, sentence: str) -> None:
    with pytest.raises(ConfigError) as refusal:
        option.parse(given)
    assert sentence == str(refusal.value)


@pytest.mark.parametrize("option", [SIDE, ROUNDS, QUICK], ids=lambda option: str(option.id))
def test_a_number_too_long_to_be_written_is_refused_too(option: Any) -> None:
    with pytest.raises(ConfigError, match="a number that large"):
        option.parse(10**5_000)


def test_a_configuration_is_complete_and_in_the_declared_order() -> None:
    alone = configure(OPTIONS, range(1, 5), 1, {"quick": "yes", "rounds": "8"})
    assert ["side", "rounds", "quick", "alone"] == list(alone)
    assert ("common", 8, True, True) == tuple(alone[name] for name in alone)
    company = configure(OPTIONS, range(1, 5), 3, {})
    assert Config(3, (("side", "common"), ("rounds", 6), ("quick", False))) == company
    assert (None, 6) == (company.get("alone"), company.get("rounds"))
    assert company.get("alone", default=True)
    with pytest.raises(KeyError, match="alone"):
        company["alone"]


@pytest.mark.parametrize(
    ("seats", "given", "sentence"),
    [
        (0, {}, "This game is for 1 to 4 players, not 0."),
        (5, {}, "This game is for 1 to 4 players, not 5."),
        (2, {"speed": 1}, "Unknown option: 'speed'."),
        (2, {"x" * 99: 1}, f"Unknown option: '{'x' * 39}…'."),
        (2, {"alone": True}, "alone is not available with 2 players."),
    ],
)
def test_a_wrong_configuration_is_refused_with_a_sentence(
    seats: int, given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ConfigError) as refusal:
        configure(OPTIONS, range(1, 5), seats, given)
    assert sentence == str(refusal.value)


HELPED = SeatsOption("advantages")


@pytest.mark.parametrize(
    ("given", "seats"), [("", ()), ("0", (0,)), ("0,2", (0, 2)), ("0,1,2,10", (0, 1, 2, 10))]
)
def test_an_option_of_seats_names_some_and_is_left_out_without_any(
    given: str, seats: tuple[int, ...]
) -> None:
    config = configure((SIDE, HELPED), range(1, 12), 11, {"advantages": given})
    assert config.advantages == seats == advantaged(dict(config.options))
    assert ("advantages" in list(config)) is bool(given)
    assert dict(config.options) == {"side": "common"} | given_advantages(reversed(seats))
    assert "advantages" not in filled_in((SIDE, HELPED), 11, {})
    assert filled_in((SIDE, HELPED), 11, dict(config.options)) == dict(config.options)


@pytest.mark.parametrize(
    "given", ["1,0", "0,0", "-1", " 0", "00", "01", "0,", "x", "٣", "0;1", 0, True, "1," * 99]
)
def test_an_option_of_seats_refuses_all_else_with_a_sentence(given: Any) -> None:
    with pytest.raises(ConfigError, match="advantages must list seats in ascending order, such as"):
        configure((HELPED,), range(1, 12), 11, {"advantages": given})
    assert advantaged({"advantages": given}) == ()


def test_an_option_of_seats_names_none_that_is_not_at_the_table() -> None:
    with pytest.raises(ConfigError, match=r"^advantages names a seat that is not at this table\.$"):
        configure((HELPED,), range(1, 5), 2, {"advantages": "0,2"})


def test_a_refusal_names_rule_reason_and_place() -> None:
    said = Refused("PE-16", "overlap", cell=(3, 4), seat=Seat(1), detail={"most": 2})
    assert "PE-16: overlap at column 4, row 5" == str(said)
    assert ("PE-16/overlap", "TURN") == (said.key, Refused("TURN").key)
    assert "TURN" == str(Refused("TURN"))


def test_refusals_are_equal_by_what_they_say() -> None:
    one = Refused("PE-16", "overlap", cell=(3, 4))
    assert one == Refused("PE-16", "overlap", cell=(3, 4))
    for other in (
        Refused("PE-16", "overlap", cell=(4, 3)),
        Refused("PE-16", "outside", cell=(3, 4)),
        Refused("PE-15", "overlap", cell=(3, 4)),
        Refused("PE-16", "overlap", cell=(3, 4), seat=Seat(0)),
        Refused("PE-16", "overlap", cell=(3, 4), detail={"a": 1}),
        "PE-16",
    ):
        assert one != other


@pytest.mark.parametrize(
    "error",
    [
        Refused("PE-16", "overlap", cell=(3, 4), seat=Seat(1), detail={"most": 2}),
        ComponentError("tiles.toml", "socks", "too many"),
        ComponentError("tiles.toml", "", "it is no TOML"),
        ConfigError(
            "This game is for {low} to {high} players, not {seats}.", low=1, high=4, seats=9
        ),
        StowawayError("{file}: {reason}", file="a", reason=Message("the disk is full")),
    ],
)
def test_an_error_comes_whole_out_of_another_process(error: StowawayError) -> None:
    for other in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(error) is type(other)
        assert str(error) == str(other)
        assert vars(error) == vars(other)


def test_a_component_error_names_file_key_and_reason() -> None:
    assert "a.toml: b.c: it is wrong" == str(ComponentError("a.toml", "b.c", "it is wrong"))
    assert "a.toml: it is wrong" == str(ComponentError("a.toml", "", "it is wrong"))


class Slept(Event, frozen=True, tag="slept"):
    pass


def test_an_event_is_told_to_everybody_and_may_be_looked_at_again() -> None:
    assert not Slept.recall
    assert Slept() == Slept().seen_by(None) == Slept().seen_by(Seat(2))


def test_a_sheet_adds_up_its_lines() -> None:
    sheet = Sheet((ScoreLine("cats", 10, 2), ScoreLine("rats", 1, 1), ScoreLine("loss", -3)))
    assert (8, 10, 0) == (sheet.total, sheet.points("cats"), sheet.points("dogs"))


def test_an_id_on_a_command_line_has_dashes() -> None:
    assert "pack-the-essentials" == dashed(GameId("pack_the_essentials"))

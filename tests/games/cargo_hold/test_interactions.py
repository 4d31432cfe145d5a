"""Tests: the table of what becomes of each special card against each, to be read by people."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tests.games.cargo_hold.raids import dealt, play
from tests.games.cargo_hold.referee import SPECIALS, Ask, Cards, Outcome, Raid, Step, resolve

TABLE = Path(__file__).with_name("interactions.md")
NAMES = {card: card.replace("_", " ").title() for card in SPECIALS} | {"fair_fight": "A Fair Fight"}
ATTACKERS = {"2 : 2": "gunslinger", "3 : 2": "bandit_boss"}
"""The attacker's firepower, by the heading of the column."""


def raid(attacker: str, defender: str, column: str) -> Raid:
    """The raid of a cell: what stands above the table."""
    return Raid(
        attack=(attacker, ATTACKERS[column]),
        delivery=(defender, "guard", "grain"),
        own=("mail",),
        hands=(("outlaw",), ("guard",)),
    )


def yes(ask: Ask) -> Cards:
    """The answer of both players: whatever may be done is done, with all that it can be."""
    return ask.pool


def name(card: str) -> str:
    """What a card is called in the table."""
    return NAMES.get(card, card.replace("_", " ").title())


def names(cards: Cards) -> str:
    """Several cards, in words."""
    words = [name(card) for card in cards]
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def sentence(step: Step, outcome: Outcome) -> str:
    """What happened, in the words of the table."""
    who, card, cards = f"The {step.side}", name(step.card), names(step.cards)
    whose = f"{who}'s {card}"
    match step.card, step.what:
        case "battle", _:
            attack, defence = outcome.strengths or (0, 0)
            held = "holds" if step.side == "defender" else "wins"
            return f"{attack} : {defence}, {who.lower()} {held}."
        case "cargo", "cashes":
            return f"{who} cashes in {cards} for ${step.dollars}."
        case "cargo", _:
            return "No cargo is left to cash in."
        case _, "nothing":
            return f"{whose} does nothing."
        case _, "shields":
            return f"{whose} keeps thieves off."
        case "thief", _:
            return f"{whose} steals {cards} for ${step.dollars}."
        case "fair_fight", _:
            return f"{whose} discards all special cards."
        case "getaway", _:
            return f"{whose} takes {cards} back in hand. There is no battle."
        case "reinforcement", _:
            return f"{whose} adds {cards} from hand."
        case "loyalty", _:
            return f"{whose} takes {cards} back in hand."
        case "diversion", _:
            return f"{whose} discards the attacker's own delivery."
        case _:
            return f"{whose} discards {cards}."


def told(outcome: Outcome) -> str:
    """A whole raid in the words of the table."""
    words = [sentence(step, outcome) for step in outcome.steps]
    gained = f"Attacker ${outcome.stolen + outcome.raided}, defender ${outcome.defended}."
    return " ".join([*words, f"**{gained}**"])


@cache
def written() -> dict[tuple[str, str], dict[str, str]]:
    """The cells of the table by attacker's and defender's card, then by column."""
    known = {shown: card for card, shown in NAMES.items()}
    cells: dict[tuple[str, str], dict[str, str]] = {}
    attacker = ""
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if title := re.fullmatch(r"## The attacker's (.+)", line):
            attacker = known[title[1]]
        elif line.startswith("| ") and not line.startswith("| The defender's |"):
            shown, *texts = line.strip("| ").split(" | ")
            pair = (attacker, known[shown])
            assert pair not in cells
            cells[pair] = dict(zip(ATTACKERS, texts, strict=True))
        elif line.startswith("| The defender's |"):
            assert line.strip("| ").split(" | ")[1:] == [f"at {column}" for column in ATTACKERS]
    return cells


PAIRS = [(attacker, defender) for attacker in SPECIALS for defender in SPECIALS]


def test_every_pair_of_special_cards_has_a_row() -> None:
    assert len(PAIRS) == 64
    assert list(written()) == PAIRS


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("column", ATTACKERS)
def test_the_referee_finds_what_is_written(pair: tuple[str, str], column: str) -> None:
    assert told(resolve(raid(*pair, column), yes)) == written()[pair][column]


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("column", ATTACKERS)
def test_the_game_does_what_is_written(pair: tuple[str, str], column: str) -> None:
    """From the deal on, by acts alone; also the cards lie where the table says they do."""
    here = raid(*pair, column)
    out = play(dealt(here), here, yes)
    assert told(out) == written()[pair][column]
    back = out.back[0] + out.back[1]
    added = [c for step in out.steps if step.card == "reinforcement" for c in step.cards]
    lost = here.own if out.own_gone and here.own else ()
    assert out.discard + back == Counter([*here.attack, *here.delivery, *added, *lost])

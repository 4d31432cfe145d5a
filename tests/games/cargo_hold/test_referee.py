"""Tests: the referee's numbers are its own, so that a wrong number in the components is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import pytest

from engine.core import ComponentError
from engine.games.cargo_hold.components import Components, load
from engine.games.cargo_hold.rules import CargoHold
from tests.games.cargo_hold import raids
from tests.games.cargo_hold.deals import box, read, stock
from tests.games.cargo_hold.raids import KIND, ids, play, position
from tests.games.cargo_hold.referee import (
    CARGO,
    COPIES,
    FIREPOWER,
    SPECIALS,
    TARGET,
    Ask,
    Cards,
    Raid,
    resolve,
)

LINES: Final = tuple(
    (number, line)
    for number, line in enumerate(read("cards.toml").decode().splitlines())
    if line.startswith(("attack", "defence", "copies", "pays"))
)
"""All lines of the components that have a number of a card, where they are."""


def yes(ask: Ask) -> Cards:
    """The first card there is, or all."""
    return ask.pool if ask.card == "loyalty" else ask.pool[:1]


def disagrees() -> bool:
    """Whether the game and the referee tell different things of any raid with each card."""
    if Counter(ids(playing().box.deck)) != Counter(COPIES):
        return True
    every = [Raid((card,), ("mail",)) for card in FIREPOWER]
    every += [Raid(("farmhand",), (card,)) for card in FIREPOWER]
    every += [Raid(("farmhand",), (card,), two) for card in CARGO for two in (False, True)]
    return any(play(position(raid), raid, yes) != resolve(raid, yes) for raid in every)


def playing() -> CargoHold:
    """The game that plays the raids."""
    game: CargoHold = vars(raids)["stock"]()
    return game


def changed(line: int, text: str) -> Callable[[str], bytes]:
    """The files of the box, with another line among the cards."""

    def reading(name: str) -> bytes:
        data = read(name)
        if name != "cards.toml":
            return data
        lines = data.decode().splitlines()
        lines[line] = text
        return "\n".join(lines).encode()

    return reading


def others(line: str) -> list[str]:
    """The line with each of its numbers a step higher or lower, as the files may have them."""
    key, _, value = line.partition(" = ")
    numbers = msgspec.json.decode(value)
    if isinstance(numbers, int):
        return [f"{key} = {numbers + (1 if key == 'copies' or numbers < 3 else -1)}"]
    pairs = [[*numbers] for _ in numbers]
    for at, pair in enumerate(pairs):
        pair[at] += 25 if pair[at] < 300 else -25
    return [f"{key} = {pair}" for pair in pairs]


def use(monkeypatch: pytest.MonkeyPatch, components: Components) -> None:
    """Let raids be played by a game with this box."""
    game = CargoHold(components, {})
    monkeypatch.setattr(raids, "stock", lambda: game)
    raids.begun.cache_clear()


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    raids.begun.cache_clear()


def test_the_components_are_those_of_the_referee() -> None:
    assert len(LINES) == 2 * len(FIREPOWER) + len(CARGO) + len(COPIES)
    assert tuple(COPIES) == (*FIREPOWER, *CARGO, *SPECIALS) == tuple(KIND)
    assert TARGET == box().low
    assert not disagrees()


@pytest.mark.parametrize(("number", "line"), LINES, ids=[f"{n}-{line}" for n, line in LINES])
def test_the_referee_disagrees_with_each_other_number(
    monkeypatch: pytest.MonkeyPatch, number: int, line: str
) -> None:
    for other in others(line):
        assert other != line
        use(monkeypatch, load(changed(number, other)))
        assert disagrees(), other


def test_specials_are_in_the_referees_order_and_the_components_in_no_other() -> None:
    text = read("cards.toml").decode()
    swapped = text.replace('"thief"', '"?"').replace('"lasso"', '"thief"').replace('"?"', '"lasso"')
    with pytest.raises(ComponentError, match="in this order"):
        load(lambda name: swapped.encode() if name == "cards.toml" else read(name))
    assert stock().box.ids[16:] == SPECIALS

"""The judge of the campaigns plays a match by the rules that its file was written with."""

from pathlib import Path

import msgspec
import pytest

from engine import catalog
from engine.core import AwaitingSeats, Rng
from engine.match import Player, begin, codec
from engine.match.loader import read
from tests.tiers import by_turns
from tests.tools.campaign.judge import faults_of

SAVES = Path(__file__).resolve().parents[2] / "store" / "saves"
KEPT = sorted(SAVES.glob("*.stowaway"))


def played(game_id: str, rules: int, seed: str, inputs: int) -> bytes:
    """A match of random moves under a version of the rules, as its file."""
    game = catalog.game(game_id).for_rules_version(rules)
    players, digest = [Player(), Player()], catalog.components_digest(game_id)
    session, stream = begin(game, seed, players, components=digest), Rng(seed)
    while isinstance(waiting := session.awaiting, AwaitingSeats) and len(session.journal) < inputs:
        seat = waiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    header = msgspec.structs.replace(session.header, rules_version=rules)
    return codec.encode(header, session.journal)


@pytest.mark.parametrize("name", by_turns([save.name for save in KEPT], at_once=4))
def test_it_finds_nothing_wrong_with_saves_that_are_kept(name: str) -> None:
    data = (SAVES / name).read_bytes()
    assert faults_of(data, read(data, catalog)) == []


@pytest.mark.parametrize("rules", [1, 2])
def test_it_plays_by_the_rules_of_the_file(rules: int) -> None:
    for seed in range(2):
        data = played("cargo_hold", rules, f"judge {seed}", 160)
        assert faults_of(data, read(data, catalog)) == []

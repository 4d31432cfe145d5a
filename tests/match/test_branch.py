"""Branches: a finished match goes on from one of its places, with its future or with another."""

from typing import Any

import msgspec
import pytest

from engine.core import Act, AwaitingSeats, Over, Rng, Seat
from engine.match import JournalError, Player, Session, begin, codec
from engine.match.branch import branch
from engine.match.journal import BRANCH_FORMAT, PLAIN_FORMAT, RANDOM, Branch
from engine.match.loader import read
from tests.match.test_replay import SHELF
from tests.match.toy import LaterToy, Toy, ToyShelf


def play(session: Session, *, stream: Rng | None = None) -> Session:
    stream = stream or Rng("branch")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def over() -> Session:
    players = (Player(name="Ann"), Player(name="Ben"))
    return play(begin(Toy(), "TY-1", players, {}, components="toy"))


def follow(made: Session, old: Session) -> None:
    """Act as in the old match from here on."""
    for moment in old.moments[made.inputs + 1 :]:
        if isinstance(moment.given, Act):
            made.submit(moment.given.seat, moment.given.action)


def acts(session: Session) -> list[int]:
    """The places at which somebody acts next."""
    return [
        n for n, moment in enumerate(session.moments) if isinstance(moment.awaiting, AwaitingSeats)
    ]


def test_with_its_own_future_the_same_acts_come_to_the_same_end() -> None:
    old = over()
    for at in acts(old):
        made = branch(old, at)
        assert made.moments[at].state == old.moments[at].state
        follow(made, old)
        assert [one.state for one in made.moments] == [one.state for one in old.moments]
        assert made.practice
        assert made.players == old.players


def test_a_branch_of_a_match_from_before_an_option_is_saved_with_every_option() -> None:
    old = read(codec.encode(over().header, over().journal), ToyShelf(LaterToy())).session
    assert old is not None
    made = branch(old, 1)
    assert {"rounds": 2, "bonus": True, "short": False} == made.header.options
    again = read(codec.encode(made.header, made.journal), ToyShelf(LaterToy()))
    assert again.problem is None
    assert made.header.branch
    assert made.header.branch.of == codec.mark(old.header)


def test_with_another_future_chance_answers_otherwise_behind_the_branch_alone() -> None:
    old, at = over(), 1
    futures = [branch(old, at, f"future {n}") for n in range(6)]
    ends = []
    for made in futures:
        assert made.moments[at].state == old.moments[at].state
        play(made, stream=Rng("on"))
        given = [one.given for one in made.moments[1:]]
        ends.append(str(given))
        opened = read(codec.encode(made.header, made.journal), SHELF)
        assert opened.sentence is None
        assert opened.session is not None
        assert [one.given for one in opened.session.moments[1:]] == given
    assert len(set(ends)) > 1
    # Whoever takes back what lies before the branch comes to the match's own chance again.
    made = branch(old, acts(old)[-1], "else")
    while made.undo():
        pass
    follow(made, old)
    before = [one.state for one in old.moments[: acts(old)[-1] + 1]]
    assert [one.state for one in made.moments[: len(before)]] == before


def test_where_only_computers_played_a_person_has_the_seat_that_acts_next() -> None:
    computers = tuple(Player("computer", RANDOM, f"Computer {n}", "moss") for n in (1, 2))
    old = play(begin(Toy(), "TY-1", computers, {}, components="toy"))
    seats = set()
    for at in acts(old):
        given = old.moments[at + 1].given
        assert isinstance(given, Act)
        made = branch(old, at)
        other = 1 - given.seat
        assert made.players[given.seat] == Player(colour="moss")
        assert made.players[other] == computers[other]
        assert made.header.players == made.players
        opened = read(codec.encode(made.header, made.journal), SHELF)
        assert opened.sentence is None
        seats.add(given.seat)
    assert seats == {0, 1}


def test_only_a_match_that_is_over_has_branches_and_not_at_its_end() -> None:
    old = over()
    at = len(old.moments) - 1
    assert isinstance(old.awaiting, Over)
    for session, place in ((old, at), (old, at + 1), (old, -1), (branch(old, 1), 1)):
        with pytest.raises(JournalError):
            branch(session, place)


def test_a_branch_of_a_branch_knows_the_one_that_it_leaves() -> None:
    old = over()
    first = play(branch(old, 3, "else"))
    second = branch(first, 2)
    # Behind the place where the first left its match, its own chance holds.
    third = branch(first, acts(first)[-1])
    follow(third, first)
    assert [one.state for one in third.moments] == [one.state for one in first.moments]
    fourth = branch(play(branch(first, acts(first)[-1], "again")), 4)
    assert isinstance(fourth.header.branch, Branch)
    assert fourth.header.branch.futures == ((3, "else"),)
    leaves = second.header.branch
    assert isinstance(leaves, Branch)
    assert leaves.of == codec.mark(first.header) != codec.mark(old.header)
    assert old.header.format == PLAIN_FORMAT
    assert second.header.format == BRANCH_FORMAT


@pytest.mark.parametrize(
    "changes",
    [
        {"practice": False},
        {"format": PLAIN_FORMAT},
        {"branch": msgspec.UNSET},
        {"branch": Branch("0" * 19, 1)},
        {"branch": Branch("x" * 20, 1)},
        {"branch": Branch("0" * 20, -1)},
        {"branch": Branch("0" * 20, 10**9)},
        {"branch": Branch("0" * 20, 1, ((1, "x" * 201),))},
        {"branch": Branch("0" * 20, 1, ((2, "x"),))},
        {"branch": Branch("0" * 20, 9, ((2, "x"), (1, "y")))},
        {"branch": Branch("0" * 20, 99, tuple((n, "x") for n in range(41)))},
        {"branch": Branch("0" * 20, 0, ((0, "another"),))},
    ],
)
def test_a_forged_branch_opens_no_further_than_it_holds(changes: dict[str, Any]) -> None:
    made = play(branch(over(), 5))
    header = msgspec.structs.replace(made.header, **changes)
    reading = read(codec.encode(header, made.journal), SHELF)
    assert reading.sentence is not None
    assert reading.session is None or reading.session.result is None
    assert len(str(reading.sentence)) < 400


def test_seats_that_changed_hands_stay_changed() -> None:
    session = begin(Toy(), "TY-1", (Player(name="Ann"),) * 2, {}, components="toy")
    session.seat(Seat(1), Player(name="Cleo"))
    old = play(session)
    assert [player.name for player in branch(old, 1).players] == ["Ann", "Cleo"]

"""Tests: journals as bytes: canonical, chained, opened at the last good line."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
import pytest

from engine.core import Act, AwaitingSeats, Level, Rng, Seat
from engine.match import Check, Player, Redo, Seated, Session, Undo, begin, codec
from engine.match.journal import FORMAT
from engine.match.loader import LoadedJournal, read, reading
from engine.match.session import MIN_CHECK_INTERVAL_INPUTS
from tests.match.toy import LaterToy, Lay, Pick, Toy, ToyShelf
from tests.store.kit import play_on

SHELF = ToyShelf()


def play(seed: str = "TY-1", *, practice: bool = False, undos: bool = True) -> Session:
    """A whole random match, with undos, redos and a change of seats."""
    session = begin(
        Toy(),
        seed,
        (Player(name="Zoë"), Player(colour="mint")),
        {},
        practice=practice,
        components="toy",
    )
    stream = Rng("play", seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = stream.choice(session.awaiting.due)
        session.submit(seat, session.legal(seat).sample(stream))
        if undos and stream.below(3) == 0 and session.undo() and stream.below(2):
            session.redo()
        if stream.below(8) == 0:
            session.seat(Seat(1), Player("computer", Level("easy"), name="Bot"))
    return session


def save(session: Session) -> bytes:
    return codec.encode(session.header, session.journal)


@pytest.fixture(scope="module")
def good() -> bytes:
    return save(play())


def opened(data: bytes) -> tuple[LoadedJournal, Session]:
    reading = read(data, SHELF)
    assert reading.session is not None
    return reading, reading.session


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("seed", ["TY-1", "a", "ß→日本", ""])
def test_save_load_save_is_byte_equal(seed: str, practice: bool) -> None:
    session = play(seed, practice=practice)
    data = save(session)
    reading, again = opened(data)
    assert reading.problem is None
    assert reading.sentence is None
    assert (again.journal, again.moments) == (session.journal, session.moments)
    assert again.players == session.players
    assert save(again) == data
    assert reading.result == session.result


def test_written_in_pieces_it_is_the_same(good: bytes) -> None:
    session = play()
    scribe = codec.JournalWriter()
    pieces = scribe.header(session.header)
    for entry in session.journal:
        pieces += scribe.entries([entry])
    assert pieces == good
    half = good.index(b"\n", len(good) // 2) + 1
    scribe = codec.JournalWriter()
    scribe.skip(good[:half])
    rest = session.journal[good[:half].count(b"\n") - 1 :]
    assert good[:half] + scribe.entries(rest) == good


def test_a_reading_goes_on_where_it_stopped(good: bytes) -> None:
    for cut in range(1, good.count(b"\n")):
        part = b"".join(good.splitlines(keepends=True)[: cut + 1])
        reading, session = opened(part)
        assert reading.problem is None
        session.settle()
        while isinstance(session.awaiting, AwaitingSeats):
            session.submit(
                session.awaiting.due[0], next(iter(session.legal(session.awaiting.due[0])))
            )
        assert opened(save(session))[0].problem is None


def test_it_is_read_a_line_a_step(good: bytes) -> None:
    shares = list(reading(good, SHELF))
    assert len(shares) == good.count(b"\n") - 1
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_truncated_anywhere_it_opens_at_the_last_good_line(good: bytes) -> None:
    header = good.index(b"\n") + 1
    for size in range(len(good)):
        reading = read(good[:size], SHELF)
        whole = good[:size].rfind(b"\n") + 1
        assert reading.good == (whole if size >= header else 0)
        assert (reading.session is None) == (size < header)
        assert (reading.sentence is None) == (size == whole and size >= header)


def test_any_flipped_bit_is_noticed(good: bytes) -> None:
    stream = Rng("flips")
    for _ in range(400):
        at = stream.below(len(good) - 1)
        bad = bytearray(good)
        bad[at] ^= 1 << stream.below(8)
        reading = read(bytes(bad), SHELF)
        assert reading.problem is not None
        # If the line still says something that can be, the next line's hash does not fit.
        assert reading.good <= good.index(b"\n", at) + 1
        assert reading.sentence


def test_swapped_dropped_and_doubled_lines_are_noticed(good: bytes) -> None:
    rows = good.splitlines(keepends=True)
    for i in range(1, len(rows) - 1):
        swapped = [*rows[:i], rows[i + 1], rows[i], *rows[i + 2 :]]
        dropped = [*rows[:i], *rows[i + 1 :]]
        doubled = [*rows[:i], rows[i], *rows[i:]]
        for bad, first in ((swapped, i + 1), (dropped, i + 1), (doubled, i + 2)):
            reading = read(b"".join(bad), SHELF)
            assert reading.problem is not None
            assert reading.problem.line == first
            assert reading.lines == first - 1


FOREIGN = [
    b"",
    b"\n",
    b"\x00" * 100,
    b"\xff\xfe\xfa",
    b"{}\n",
    b"[]\n",
    b'{"line":"header"}\n',
    b"null",
    b"PK\x03\x04",
    b"[" * 200_000,
    b'{"a":' * 200_000,
    b'"\\ud800"\n',
    b"x" * (codec.MAX_BYTES + 10),
]


@pytest.mark.parametrize("data", FOREIGN, ids=range(len(FOREIGN)))
def test_foreign_files_get_a_sentence(data: bytes) -> None:
    reading = read(data, SHELF)
    assert reading.session is None
    assert reading.sentence
    assert str(reading.sentence).endswith(".")
    assert "\n" not in str(reading.sentence)


TAILS = [
    b"\xff\n",
    b"\n",
    b"[" * 60_000 + b"\n",
    b"[" * 70_000 + b"\n",
    b'{"line":"act","was":"","seat":0,"action":' + b"[" * 60_000 + b"\n",
    b'{"line":"undo","was":"","acts":1}\n',
    b'{"line":"undo","was":"","acts":123456789012345678901234567890}\n',
    b'{"line":"act","was":"","seat":0,"action":{"do":"pick","card":1.5}}\n',
    b'{"line":"act","was":"","seat":0,"action":{"do":"fly"}}\n',
    b"x" * codec.MAX_BYTES,
]


@pytest.mark.parametrize("tail", TAILS, ids=range(len(TAILS)))
def test_a_bad_tail_loses_nothing_else(good: bytes, tail: bytes) -> None:
    reading, _ = opened(good + tail)
    assert reading.good == len(good)
    assert reading.problem is not None
    assert reading.problem.line == good.count(b"\n") + 1


def forge(session: Session, *extra: Any) -> LoadedJournal:
    """A file whose hashes are right and whose last entries are not."""
    return read(codec.encode(session.header, [*session.journal, *extra]), SHELF)


def test_entries_that_cannot_stand_there_are_bad_lines() -> None:
    from engine.core import Act, Chance, Result, Tick
    from engine.match import Check, Ended, Redo, TimeMark, Undo

    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    hand = session.view(Seat(0)).hand
    wrong = [
        Act(Seat(0), Lay(0)),
        Act(Seat(0), Pick(10**30)),
        Act(Seat(-1), Pick(hand[0])),
        Act(Seat(5), Pick(hand[0])),
        Act(Seat(0), Pick(hand[0]), Tick(-1)),
        Act(Seat(0), Pick(hand[0]), Tick(10**9)),
        Chance((1, 2)),
        TimeMark(Tick(-5)),
        Undo(1),
        Undo(0),
        Undo(-1),
        Redo(1),
        Seated(Seat(9), Player()),
        Seated(Seat(0), Player("computer", Level("genius"))),
        Seated(Seat(0), Player("computer")),
        Check(1, "0"),
        Check(2, "0" * 16),
        Ended(Result(((Seat(0),), (Seat(1),)), (1, 0))),
    ]
    for entry in wrong:
        reading = forge(session, entry)
        assert reading.problem is not None, entry
        assert reading.problem.line == 4
        assert reading.session is not None
        assert reading.session.inputs == 2
    assert forge(session, Act(Seat(0), Pick(hand[0]))).problem is None


def test_forged_chance_is_a_bad_line_unless_chance_is_given() -> None:
    from engine.core import Chance

    game = Toy()
    config = game.configure(2, {})
    drawn = Session(game, config, "s", components="toy")
    given = Session(game, config, "s", components="toy", given=True)
    for session, bad in ((drawn, True), (given, False)):
        reading = forge(session, Chance((6, 6)))
        assert (reading.problem is not None) == bad


def test_typed_in_chance_opens_read_only_and_says_so(good: bytes) -> None:
    """Anybody may write what they like to have been dealt: it is looked at, and no more."""
    session = play()
    told = "The random draws of this match were entered by hand."
    reading = read(given(session), SHELF)
    assert reading.given
    assert reading.read_only
    assert reading.problem is None
    assert reading.result == session.result
    assert reading.sentence is not None
    assert str(reading.sentence).startswith(told)
    torn = read(given(session)[:-5], SHELF)
    assert torn.read_only
    assert torn.sentence is not None
    both = str(torn.sentence)
    assert both.startswith("The file of this match is damaged from line")
    assert f"everything before the damage is safe. {told}" in both
    assert not read(good, SHELF).given


def given(session: Session) -> bytes:
    """The same match, as if somebody had typed in what chance dealt."""
    return codec.encode(msgspec.structs.replace(session.header, chance="given"), session.journal)


@pytest.mark.parametrize("written", [0, 1], ids=["at once", "after the last check"])
def test_nobody_sits_down_after_the_end(written: int) -> None:
    """Whoever sat there when the last act was done is who played, whether or not it is written."""
    session = play()
    assert session.result is not None
    seated = Seated(Seat(1), Player(name="Mallory"))
    journal = list(session.journal)
    at = len(journal) - 2 + written
    reading = read(codec.encode(session.header, [*journal[:at], seated, *journal[at:]]), SHELF)
    over = "the match is over; seats can no longer be changed"
    assert str(reading.problem) == f"line {at + 2}: {over}"
    assert reading.session is not None
    assert reading.session.players == session.players


def test_an_undo_over_a_fence_is_a_bad_line() -> None:
    from engine.match import Undo

    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    session.submit(Seat(0), Pick(session.view(Seat(0)).hand[0]))
    assert forge(session, Undo(1)).problem is not None
    free = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy", practice=True)
    free.submit(Seat(0), Pick(free.view(Seat(0)).hand[0]))
    assert forge(free, Undo(1)).problem is None


class BrokenToy(Toy):
    """A game that stumbles over what a stranger wrote."""

    def _lay(self, state: Any, seat: Any, action: Any) -> Any:
        if action.space == 3:
            raise IndexError("no such space")
        return super()._lay(state, seat, action)


def test_a_stranger_act_that_upsets_the_game_is_a_bad_line() -> None:
    from engine.core import Act

    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    for seat in (Seat(0), Seat(1)):
        session.submit(seat, Pick(session.view(seat).hand[0]))
    assert isinstance(session.awaiting, AwaitingSeats)
    act = Act(session.awaiting.due[0], Lay(3))
    data = codec.encode(session.header, [*session.journal, act])
    reading = read(data, ToyShelf(BrokenToy()))
    assert reading.problem is not None
    assert reading.problem.line == data.count(b"\n")


def header(**changes: Any) -> bytes:
    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    changed = msgspec.structs.replace(session.header, **changes)
    return codec.encode(changed, session.journal)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": FORMAT + 1}, "newer version of Stowaway"),
        ({"format": 0}, "not in Stowaway’s format"),
        ({"game": "chess"}, "no game"),
        ({"rules_version": 4}, "newer rules"),
        ({"seats": 3}, "seats"),
        ({"players": (Player(),)}, "players"),
        ({"players": (Player(), Player("computer"))}, "level"),
        ({"options": {"rounds": "2", "bonus": True}}, "not in Stowaway’s format"),
        ({"options": {"rounds": 99, "bonus": True}}, "rounds"),
        ({"options": {"rounds": 2, "bonus": True, "x": 1}}, "unknown option: 'x'"),
        ({"seed": "x" * 201}, "seed"),
        ({"options": {"x" * 100_000: 1}}, "…"),
        ({"text": {"cards.toml": "x = 1"}}, "custom components"),
    ],
)
def test_a_header_that_cannot_be_gets_a_sentence(changes: dict[str, Any], words: str) -> None:
    reading = read(header(**changes), SHELF)
    assert reading.session is None
    assert reading.sentence
    assert words in str(reading.sentence)
    assert len(str(reading.sentence)) < 400


def test_a_match_from_before_an_option_means_what_it_was_introduced_as() -> None:
    game = LaterToy()
    assert game.configure(2, {})["short"], "new matches are played by the default"
    session = play()
    data = save(session)
    reading = read(data, ToyShelf(game))
    assert reading.problem is None
    assert not reading.read_only
    assert reading.session is not None
    assert reading.session.config["short"] is False
    assert reading.session.result == session.result
    assert save(reading.session) == data, "the file stays as it is"


def test_a_match_from_before_an_option_goes_on() -> None:
    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    again = read(save(session), ToyShelf(LaterToy())).session
    assert again is not None
    for _ in play_on(again):
        pass
    opened = read(save(again), ToyShelf(LaterToy()))
    assert opened.problem is None
    assert opened.session is not None
    assert opened.session.view(None).round == 2


def test_a_new_match_is_saved_with_every_option() -> None:
    session = begin(LaterToy(), "TY-1", (Player(),) * 2, {}, components="toy")
    assert {"rounds": 2, "bonus": True, "short": True} == session.header.options
    again = read(save(session), ToyShelf(LaterToy())).session
    assert again is not None
    assert again.config == session.config


def older(session: Session) -> bytes:
    return codec.encode(msgspec.structs.replace(session.header, rules_version=2), session.journal)


class NewRules(Toy):
    """Today's rules, under which the ends count more."""

    def _ends(self, view: Any, seat: int) -> int:
        return 5 * super()._ends(view, seat)


def test_older_rules_that_still_agree_go_on() -> None:
    session = play()
    reading, again = opened(older(session))
    assert reading.problem is None
    assert not reading.read_only
    assert again.result == session.result
    assert again.header.rules_version == 2


def test_older_rules_that_disagree_open_read_only_with_their_result() -> None:
    matches = (play(f"TY-{number}") for number in range(10))
    session = next(m for m in matches if any(s.points("ends") for s in m.sheets(None)))
    reading = read(older(session), ToyShelf(NewRules()))
    assert reading.read_only
    assert reading.session is not None
    assert reading.sentence
    assert "with different rules" in str(reading.sentence)
    assert reading.result == session.result
    assert reading.session.result != session.result


def test_a_torn_file_of_older_rules_goes_on_all_the_same() -> None:
    data = older(play())
    reading = read(data[: len(data) // 2], SHELF)
    assert reading.problem is not None
    assert not reading.read_only
    assert reading.sentence
    assert "damaged" in str(reading.sentence)


def test_acts_that_todays_rules_do_not_know_open_read_only() -> None:
    class Fewer(Toy):
        actions = (Lay,)  # type: ignore[assignment]

    reading = read(older(play()), ToyShelf(Fewer()))
    assert reading.read_only
    assert str(reading.problem) == "line 4: its move does not belong to this game"
    assert reading.result == play().result
    assert not read(save(play()), ToyShelf(Fewer())).read_only, "these are not older rules"


def test_components_of_another_day_go_on_if_all_checks_agree() -> None:
    session = play()
    data = codec.encode(
        msgspec.structs.replace(session.header, components="yesterday"), session.journal
    )
    reading = read(data, SHELF)
    assert reading.problem is None
    assert reading.result == session.result
    assert not reading.read_only
    assert reading.foreign
    assert str(reading.sentence) == (
        "This match was started with different components. You can continue it, because this "
        "has made no visible difference."
    )
    assert not read(save(session), SHELF).foreign


@pytest.mark.parametrize(
    ("changes", "how"),
    [
        ({"rules_version": 2}, "with different rules"),
        ({"components": "yesterday"}, "with different components"),
        (
            {"rules_version": 2, "components": "yesterday"},
            "with different rules and components",
        ),
    ],
)
def test_what_parts_from_todays_says_from_what_it_parts(changes: dict[str, Any], how: str) -> None:
    matches = (play(f"TY-{number}") for number in range(10))
    session = next(m for m in matches if any(s.points("ends") for s in m.sheets(None)))
    header = msgspec.structs.replace(session.header, **changes)
    reading = read(codec.encode(header, session.journal), ToyShelf(NewRules()))
    assert reading.read_only
    assert reading.result == session.result
    assert reading.sentence is not None
    assert str(reading.sentence).startswith(f"This match was played {how}. You can view it")


def test_as_many_lines_as_can_be() -> None:
    """Doing and undoing without an end is cut at the bound, not obeyed."""
    from engine.core import Act
    from engine.match import Undo

    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy", practice=True)
    act = Act(Seat(0), Pick(session.view(Seat(0)).hand[0]))
    spam = [act, Undo(1)] * (codec.MAX_LINES // 2)
    reading = forge(session, *spam)
    assert reading.lines == codec.MAX_LINES
    assert reading.problem is not None


def test_files_of_format_1_keep_their_own_checks() -> None:
    """They hash the spectator's sheets alone, and name no form of check; they open and go on."""
    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    session.header = msgspec.structs.replace(session.header, format=1, checks=msgspec.UNSET)
    deque(play_on(session), maxlen=0)
    data = save(session)
    assert b'"checks"' not in data
    reading = read(data, SHELF)
    assert reading.problem is None
    assert reading.session is not None
    assert reading.session.check() == session.check()
    newer = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    deque(play_on(newer), maxlen=0)
    assert newer.check().hash != session.check().hash


def repick(session: Session) -> None:
    """Let the first seat pick again until a check is due."""
    pick = Pick(session.view(Seat(0)).hand[0])
    while session.inputs < MIN_CHECK_INTERVAL_INPUTS:
        session.submit(Seat(0), pick)


def test_a_check_that_came_too_early_is_a_bad_line() -> None:
    """Nobody can make a file dear with more checks than Stowaway writes."""
    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy", practice=True)
    repick(session)
    *entries, check = session.journal
    assert isinstance(check, Check)
    assert read(save(session), SHELF).problem is None
    assert isinstance(entries.pop(), Act)
    early = codec.encode(session.header, [*entries, Check(session.inputs - 1, check.hash)])
    problem = read(early, SHELF).problem
    assert problem is not None
    assert problem.reason.key == "Two checks in this file are too close together."
    # Undo and redo make none due either.
    again = (*session.journal, Undo(1), Redo(1), check)
    problem = read(codec.encode(session.header, again), SHELF).problem
    assert problem is not None
    assert problem.line == save(session).count(b"\n") + 3


def test_every_check_that_is_written_is_read() -> None:
    """Also those of an end that was taken back and came again, in practice."""
    players = (Player(), Player("computer", Level("easy")))
    session = begin(Toy(), "TY-1", players, {}, components="toy", practice=True)
    deque(play_on(session), maxlen=0)
    for presses in (1, 2, 3):
        for _ in range(presses):
            assert session.undo()
        while session.redo():
            pass
    assert 4 == sum(isinstance(entry, Check) for entry in session.journal)
    assert read(save(session), SHELF).problem is None


class Peeks(Toy):
    """A rule that drifted: hands are other than they were when a match was saved."""

    def observe(self, state: Any, seat: Any) -> Any:
        view = super().observe(state, seat)
        return msgspec.structs.replace(view, hand=tuple(7 - card for card in view.hand))


def test_a_check_sees_what_only_a_seat_sees() -> None:
    session = begin(Toy(), "TY-1", (Player(),) * 2, {}, components="toy")
    repick(session)
    assert isinstance(session.journal[-1], Check)
    good = save(session)
    assert read(good, SHELF).problem is None
    drifted = read(good, ToyShelf(Peeks())).problem
    assert drifted is not None
    assert "The scores do not match" in str(drifted.reason)
    older = msgspec.structs.replace(session.header, format=1, checks=msgspec.UNSET)
    session.header = older
    blind = codec.encode(older, (*session.journal[:-1], session.check()))
    assert read(blind, ToyShelf(Peeks())).problem is None

"""A question shows what its seat knew then, takes one whole decision, and enters nothing."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from itertools import islice, pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Act, Action, AnyGame, AwaitingSeats, Refused, Rng, Seat
from engine.core.review import ReviewLesson
from engine.games.cargo_hold.actions import EndTurn
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.match import Player, Session, begin, codec
from engine.match.lessons import LibraryError
from engine.match.mistake_drills import JudgedDrill
from engine.match.review import begins, reviewer
from engine.match.timeline import ReplayTimeline
from engine.store.mistakes import ScheduledDrill, TaughtLesson
from tests.tiers import by_turns
from ui.bridge.base import Stepped, UndoReach
from ui.bridge.drills import DrillBridge, DrillJudge, cousin_of
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.review import Reviewing
from ui.kit.spec import GameTable

CASES = {"pack_the_essentials": 1, "carry_on": 3, "cargo_hold": 2}
ME = Seat(0)


@cache
def played(name: str) -> Session:
    """A match at random, of persons."""
    game = catalog.game(name)
    options = {"target": 1200} if name == "cargo_hold" else {}
    people = [Player(name=name) for name in ("Ann", "Bo", "Cy")[: CASES[name]]]
    session = begin(game, "questions", people, options)
    stream = Rng(name)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def asked(name: str) -> list[int]:
    """The inputs with which the seat's decisions began, some of them."""
    found = [*begins(played(name), ME)]
    return found[:: max(1, len(found) // 6)]


def bridge(name: str, *, world: str = "", at: int = 0) -> DrillBridge:
    """A question; in another `world` what the seat could not know then was something else."""
    session = played(name)
    timeline = ReplayTimeline.wound(session)
    if world:
        game: AnyGame = session.game
        moments = list(timeline.moments)
        hidden = game.determinize(moments[at - 1].state, ME, Rng(world))
        moments[at - 1] = moments[at - 1]._replace(state=hidden)
        # Nor does it know what comes.
        moments[at:] = [moments[at - 1]] * len(moments[at:])
        timeline.moments = moments
    return DrillBridge(session, timeline, Preferences(Speed.OFF))


def seen(one: DrillBridge) -> list[Any]:
    """All that a table may show."""
    legal = [*one.legal(ME)][:40]
    tried = [one.preview(ME, [act]) for act in legal[:5]]
    return [
        one.view(),
        one.view(ME),
        one.viewer(),
        one.front(),
        one.public(),
        one.sheets(),
        one.log(),
        one.since(ME),
        one.open_views(),
        one.awaiting(),
        one.person_to_act(),
        one.result,
        one.practice,
        one.read_only,
        one.undo_reach(),
        one.players,
        legal,
        [(preview.view, preview.sheet, preview.refusal, preview.events) for preview in tried],
    ]


@pytest.mark.parametrize("name", CASES)
def test_what_is_shown_is_what_the_seat_knew_and_nothing_else(
    qapp: QApplication, name: str
) -> None:
    session = played(name)
    for at in asked(name):
        one = bridge(name)
        assert one.can_ask(ME, at)
        one.ask(ME, at)
        before = session.moments[at - 1]
        assert one.view() == session.game.observe(before.state, ME)
        assert (ME, ME, ME) == (one.viewer(), one.person_to_act(), one.addressed)
        events = [e for moment in session.moments[:at] for e in moment.events if not e.recall]
        told = [event.seen_by(ME) for event in events]
        assert [event for event in told if event is not None] == [*one.log()]
        for world in ("one", "two"):
            other = bridge(name, world=world, at=at)
            other.ask(ME, at)
            assert seen(one) == seen(other), at
        # What was done then is possible again.
        given = session.moments[at].given
        assert isinstance(given, Act)
        assert given.action in one.legal(ME)


@pytest.mark.parametrize("name", by_turns([*CASES], at_once=2))
def test_any_legal_answer_is_taken_and_nothing_is_entered(qapp: QApplication, name: str) -> None:
    session = played(name)
    before = codec.encode(session.header, session.journal)
    for number, at in enumerate(asked(name)):
        one = bridge(name)
        answers: list[Any] = []
        one.answered.connect(answers.append)
        one.ask(ME, at)
        stream, acts = Rng(name, number), []
        while one.person_to_act() is not None:
            acts.append(one.legal(ME).sample(stream))
            assert one.submit(ME, [acts[-1]]) is None
        assert [tuple(acts)] == answers
        # One decision is all.
        assert one.submit(ME, [acts[0]]) == Refused("TURN", seat=ME)
        one.stand(ME, at, acts)
        assert (True, ME) == (one.read_only, one.person_to_act())
        assert one.view() == session.game.observe(session.moments[at - 1].state, ME)
        assert one.preview(ME, acts).refusal is None
    assert before == codec.encode(session.header, session.journal)


def test_a_decision_of_two_acts_is_taken_in_one_or_in_two(qapp: QApplication) -> None:
    name = "pack_the_essentials"
    one = bridge(name)
    moments = enumerate(played(name).moments)
    at = next(n for n, m in moments if isinstance(getattr(m.given, "action", None), Claim))
    answers: list[Any] = []
    steps: list[Stepped] = []
    one.answered.connect(answers.append)
    one.ask(ME, at)
    claim = Claim(1)
    assert claim in one.legal(ME)
    one.stepped.connect(steps.append)
    assert one.submit(ME, [claim]) is None
    # Alone, whoever claims underwear chooses its colour, too.
    assert ([], ME, "act") == (answers, one.person_to_act(), steps[-1].cause)
    assert one.view() == steps[-1].view_after != steps[-1].view_before
    colour = next(iter(one.legal(ME)))
    assert isinstance(colour, TakeBonus)
    assert one.submit(ME, [claim]) is not None
    assert one.submit(ME, [colour]) is None
    assert [(claim, colour)] == answers
    # Asked again, it begins where it began.
    one.ask(ME, at)
    assert one.submit(ME, [claim, colour]) is None
    assert [(claim, colour)] * 2 == answers


def test_what_is_no_question_is_not_asked_and_what_is_no_answer_refused(
    qapp: QApplication,
) -> None:
    one = bridge("carry_on")
    at = asked("carry_on")[1]
    other = next(
        n
        for n, moment in enumerate(played("carry_on").moments)
        if isinstance(moment.given, Act) and moment.given.seat != ME
    )
    for wrong in (0, -1, other, len(played("carry_on").moments), 10**6):
        assert not one.can_ask(ME, wrong)
    assert not one.can_ask(Seat(7), at)
    one.ask(ME, at)
    assert (False, False, UndoReach(0, "start")) == (one.practice, one.undo(), one.undo_reach())
    act = one.legal(ME).sample(Rng("no"))
    assert one.submit(Seat(1), [act]) == Refused("TURN", seat=Seat(1))
    assert one.submit(ME, [act, act]) is not None
    assert ME == one.person_to_act()


def test_what_is_in_the_middle_of_a_move_is_no_question(qapp: QApplication) -> None:
    name = "pack_the_essentials"
    one, session = bridge(name), played(name)
    given = {n: moment.given for n, moment in enumerate(session.moments)}
    acts = {n: one.action for n, one in given.items() if isinstance(one, Act) and one.seat == ME}
    # Alone, a claim and its colour are one decision, and so are a tile and the bonus tile.
    second = [n for n, act in acts.items() if isinstance(act, TakeBonus)]
    pairs = [(n, m) for n, m in pairwise(acts) if m == n + 1]
    kinds = {Place, Discard, PlaceBonus}
    second += [m for n, m in pairs if PlaceBonus in {type(acts[n]), type(acts[m])} <= kinds]
    assert len(second) > 10
    asked = [n for n in acts if one.can_ask(ME, n)]
    assert asked == [n for n in acts if n not in second]


def test_an_answer_is_judged_elsewhere_and_told(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[tuple[object, ...]] = []
    monkeypatch.setattr(BackgroundJob, "begin", lambda _study, *given: begun.append(given))
    judging = DrillJudge()
    heard: list[object] = []
    for signal in (judging.grew, judging.said, judging.ended):
        signal.connect(heard.append)
    judging._study.failed.emit("Traceback")
    said, ended = heard
    assert ("could not be checked" in str(said), "Traceback" in str(said), ended) == (
        True,
        False,
        None,
    )
    heard.clear()
    part: Any = JudgedDrill("points", None, None)  # type: ignore[arg-type]
    judging._study.came.emit(part)
    judging._study.done.emit(part)
    assert [part, part] == heard


def test_a_review_that_cannot_be_kept_is_shown_all_the_same(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewing, heard = Reviewing(), list[object]()
    reviewing.grew.connect(heard.append)
    reviewing.ended.connect(lambda: heard.append("ended"))

    def fails(*_: object) -> None:
        raise UnicodeEncodeError("utf-8", "x", 0, 1, "no")

    monkeypatch.setattr(reviewing, "_keep_whole", fails)
    whole: Any = SimpleNamespace(verdicts=(), whole=False)
    for slot, expected in ((reviewing._on_bit, [whole]), (reviewing._on_done, [whole, "ended"])):
        heard.clear()
        reviewing.review = None
        with pytest.raises(UnicodeEncodeError):
            slot(whole)
        assert expected == heard


def told(one: DrillBridge, at: int, *acts: Action) -> str:
    """A decision in words."""
    spec = GameTable(f"ui.tables.{one.game.id}")
    names = [player.name for player in one.players]
    return spec.describe_moves(ME, acts, one.events_of(ME, at, acts), names, one.addressed)


@pytest.mark.parametrize("name", CASES)
def test_no_two_choices_read_alike(qapp: QApplication, name: str) -> None:
    session, one = played(name), bridge(name)
    by, stream = reviewer(session, ME), Rng("choices")
    for at in asked(name):
        legal = session.game.legal(session.moments[at - 1].state, ME)
        acts = dict.fromkeys([*islice(legal, 40), *(legal.sample(stream) for _ in range(40))])
        said: dict[str, Action] = {}
        for act in acts:
            words = told(one, at, act)
            assert words
            # What is answered beforehand, if one is raided, is not judged and not told.
            known = said.setdefault(words, act)
            assert by.alike((known,), (act,)), words


def test_what_comes_after_a_turn_is_no_part_of_a_decision(qapp: QApplication) -> None:
    session, one = played("cargo_hold"), bridge("cargo_hold")
    ends = [EndTurn(draw=True), EndTurn(draw=False)]
    at = next(
        n
        for n in begins(session, ME)
        if ends[0] in session.game.legal(session.moments[n - 1].state, ME)
    )
    drawing, without = (told(one, at, act) for act in ends)
    assert "Draw 4 cards and end your turn." == drawing
    assert "Ann ends the turn without drawing." == without


def test_a_decision_of_several_acts_is_told_whole(qapp: QApplication) -> None:
    session, one = played("pack_the_essentials"), bridge("pack_the_essentials")
    claim = Claim(2)
    at = next(iter(begins(session, ME)))
    mint, peach = (told(one, at, claim, TakeBonus(colour)) for colour in (3, 2))
    assert "You claim position 2. You get a mint sock." == mint
    assert "You claim position 2. You get a peach sock." == peach
    given = {n: one.given for n, one in enumerate(session.moments)}
    acts = {n: each.action for n, each in given.items() if isinstance(each, Act)}
    at = next(
        n
        for n, act in acts.items()
        if isinstance(act, Place) and isinstance(acts.get(n + 1), PlaceBonus)
    )
    both = told(one, at, acts[at], acts[at + 1])
    assert re.fullmatch(
        r"You (pack|lure) tile \d.*? \(\d\sspaces, [A-L]\d(, rotated \d+°)?\)\. "
        r"You (pack the bonus tile|lure a).* \([A-L]\d(, rotated \d+°)?\)\.",
        both,
    ), both


def drill(times: int, lesson: ReviewLesson | None, loss: int = 300) -> ScheduledDrill:
    taught = None if lesson is None else TaughtLesson(lesson, "points", loss)
    at = begins(played("pack_the_essentials"), ME)[2]
    return ScheduledDrill("one", "Ann", 0, at, 0, date(2026, 11, 22), times, taught)


def test_the_second_time_a_similar_position_is_asked_and_each_has_its_turn() -> None:
    session, lesson = played("pack_the_essentials"), ReviewLesson("place", "groups", "", "closed")
    assert cousin_of(session, drill(0, lesson)) is None
    found = [cousin_of(session, drill(times, lesson)) for times in range(1, 8)]
    numbers = [None if one is None else one.number for one in found]
    assert None not in numbers
    assert len({*numbers}) == 3
    assert numbers[:3] == numbers[3:6]
    assert numbers[6] == numbers[0]
    for one in found:
        assert one is not None
        assert (one.seat, one.lesson.board) == (ME, "closed")
        assert 100 * one.loss >= 80 * 300
        assert one.session.header.players[ME].name == "Ann"
        assert one.session.seed != session.seed
        asks = DrillBridge(one.session, ReplayTimeline.wound(one.session), Preferences(Speed.OFF))
        asks.cousin = one
        assert asks.can_ask(ME, one.at)
        assert asks.path is None
        assert asks.person_at(ME) == "Ann"


def test_without_anything_similar_the_mistake_itself_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, lesson = played("pack_the_essentials"), ReviewLesson("place", "groups", "", "closed")
    assert cousin_of(session, drill(1, None)) is None
    assert cousin_of(session, drill(1, ReviewLesson("place", "nothing", ""))) is None
    assert cousin_of(session, drill(1, lesson, 100_000)) is None
    # A decision that is not in its match, and a game without a library.
    other = played("carry_on")
    assert cousin_of(session, replace(drill(1, lesson), at=100_000)) is None
    assert cousin_of(other, replace(drill(1, lesson), at=begins(other, ME)[0])) is None
    assert cousin_of(session, drill(1, lesson)) is not None

    def damaged(_name: str) -> None:
        raise LibraryError("The similar decisions are damaged.")

    monkeypatch.setattr("ui.bridge.drills.library", damaged)
    assert cousin_of(session, drill(1, lesson)) is None


def test_a_similar_position_shows_what_its_seat_knew_and_nothing_of_the_rest(
    qapp: QApplication,
) -> None:
    session, lesson = played("pack_the_essentials"), ReviewLesson("place", "groups", "", "closed")
    cousin = cousin_of(session, drill(1, lesson))
    assert cousin is not None
    whole = cousin.session
    shown = []
    for moments in (
        whole.moments,
        # Nothing behind the position is there.
        (*whole.moments[: cousin.at], *[whole.moments[cousin.at - 1]] * 50),
    ):
        timeline = ReplayTimeline.wound(whole)
        timeline.moments = [*moments][: len(whole.moments)]
        one = DrillBridge(whole, timeline, Preferences(Speed.OFF))
        one.cousin = cousin
        one.ask(cousin.seat, cousin.at)
        shown.append(seen(one))
    assert shown[0] == shown[1]

"""Each law can fail: for each there is a broken toy that it finds out."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import (
    Act,
    Action,
    AwaitingSeats,
    BotProgress,
    Chance,
    Event,
    Level,
    ListedActions,
    NeedsChance,
    Refused,
    Result,
    Rng,
    Seat,
    Step,
)
from tests.laws import kit, laws
from tests.laws.kit import TOY, Position
from tests.laws.test_laws import holds_of
from tests.match.taps import Taps, TapsGame
from tests.match.toy import CARDS, Committed, Greedy, Lay, Pick, Shown, State, Toy, View
from tests.toys.games.porters import Picked, Porters, Private, PutDown


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Toy], None]]:
    """Puts a broken toy in the place of the good one."""

    def put(toy: Toy) -> None:
        monkeypatch.setattr(kit, "_toy", lambda: toy)

    kit.match.cache_clear()
    kit.configs.cache_clear()
    yield put
    kit.match.cache_clear()
    kit.configs.cache_clear()


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Callable[[Toy], None]:
    """Judges positions of good matches by a broken toy."""

    def put(toy: Toy) -> None:
        monkeypatch.setattr(Position, "game", property(lambda _: toy))

    return put


def everywhere() -> Iterator[Position]:
    for number, seed in itertools.product((0, 1), ("law 0", "law 1", "law 2")):
        for inputs in range(kit.match(TOY, number, seed).inputs + 1):
            yield Position(TOY, number, seed, inputs)


def finds_out(law: Callable[[], Any]) -> None:
    # Some faults the session itself does not let pass.
    with pytest.raises((AssertionError, ValueError, RuntimeError)):
        law()


def test_the_good_toy_keeps_them_all() -> None:
    """What the others break on purpose holds for the toy that they break."""
    for place in everywhere():
        laws.whoever_is_due_can_act(place)
        for seat in place.match.seats:
            laws.legal_is_what_is_not_refused(place, seat)
            laws.what_is_hidden_changes_nothing_that_is_seen(place, seat)


def every_seat(law: Callable[[Position, Seat], None]) -> Callable[[], None]:
    def run() -> None:
        for place in everywhere():
            for seat in place.match.seats:
                law(place, seat)

    return run


def every_place(law: Callable[[Position], None]) -> Callable[[], None]:
    def run() -> None:
        for place in everywhere():
            law(place)

    return run


class LegalForgets(Toy):
    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        good = super().legal(state, seat)
        return ListedActions(tuple(good)[1:]) if good.count() > 2 else good


class LegalInvents(Toy):
    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        good = super().legal(state, seat)
        return ListedActions((*good, Lay(0))) if state.laying and Lay(0) not in good else good


class LegalOutOfTurn(Toy):
    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        return ListedActions((Lay(5),)) if state.laying else super().legal(state, seat)


class Miscounts(Toy):
    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        good = super().legal(state, seat)

        class Wrong(ListedActions[Action]):
            def count(self) -> int:
                return len(tuple(self)) + 1

        return Wrong(tuple(good)) if good else good


class RefusesByChance(Toy):
    def apply(self, state: State, given: Any) -> Step:
        self.asked = getattr(self, "asked", 0) + 1
        try:
            return super().apply(state, given)
        except Refused as refused:
            raise Refused(refused.rule, str(self.asked)) from refused


@pytest.mark.parametrize(
    "toy", [LegalForgets, LegalInvents, LegalOutOfTurn, Miscounts, RefusesByChance]
)
def test_legal_is_what_is_not_refused(judge: Any, toy: type[Toy]) -> None:
    judge(toy())
    finds_out(every_seat(laws.legal_is_what_is_not_refused))


class Stuck(Toy):
    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        return ListedActions(()) if state.laying == (seat,) else super().legal(state, seat)


class NobodyDue(Toy):
    def awaiting(self, state: State) -> Any:
        awaiting = super().awaiting(state)
        return AwaitingSeats(awaiting.may, ()) if isinstance(awaiting, AwaitingSeats) else awaiting


@pytest.mark.parametrize("toy", [Stuck, NobodyDue])
def test_whoever_is_due_can_act(
    judge: Any, toy: type[Toy], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = toy()
    judge(broken)
    monkeypatch.setattr(Position, "waiting", property(lambda self: _waiting(broken, self.state)))
    finds_out(every_place(laws.whoever_is_due_can_act))


def _waiting(toy: Toy, state: State) -> AwaitingSeats | None:
    awaiting = toy.awaiting(state)
    return awaiting if isinstance(awaiting, AwaitingSeats) else None


class Leaky(Toy):
    """A view that tells how strong the other seat's hand is."""

    def observe(self, state: State, seat: Seat | None) -> View:
        view = super().observe(state, seat)
        if seat is None:
            return view
        return msgspec.structs.replace(view, counts=(sum(state.hands[1 - seat]),))


class ForgetsWhatWasTold(Toy):
    """A world in which this seat holds other cards than it was dealt."""

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        return super().determinize(state, Seat(1 - seat), stream)


class RemembersTheTruth(Toy):
    """A world that still depends on what was hidden in the first one."""

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        good = super().determinize(state, seat, stream)
        other = 1 - seat
        if state.picks[other] is None:
            return good
        hand = (*good.hands[other][:-1], state.hands[other][0])
        hands = tuple(hand if i == other else good.hands[i] for i in range(2))
        return msgspec.structs.replace(good, hands=hands)


class ShowsTheState(Toy):
    def observe(self, state: State, seat: Seat | None) -> Any:
        return msgspec.structs.replace(state, hands=(), picks=(), remaining=())


@pytest.mark.parametrize("toy", [Leaky, ForgetsWhatWasTold, RemembersTheTruth, ShowsTheState])
def test_what_is_hidden_changes_nothing_that_is_seen(judge: Any, toy: type[Toy]) -> None:
    judge(toy())
    finds_out(every_seat(laws.what_is_hidden_changes_nothing_that_is_seen))


class ForgetsItsCrate(Porters):
    """Made-up worlds in which other cards lie in a seat's own crate than it put there (CH-13)."""

    def determinize(self, state: Any, seat: Seat, stream: Rng) -> Any:
        crate = tuple(one._replace(known=0) for one in state.crates[seat])
        crates = (*state.crates[:seat], crate, *state.crates[seat + 1 :])
        return super().determinize(replace(state, crates=crates), seat, stream)


class ForgetsWhatItPassed(Porters):
    """Made-up worlds in which the left neighbour may hold anything, also of what one handed on."""

    def determinize(self, state: Any, seat: Seat, stream: Rng) -> Any:
        hands = tuple(
            hand if i == seat else tuple(one._replace(known=0) for one in hand)
            for i, hand in enumerate(state.hands)
        )
        return super().determinize(replace(state, hands=hands), seat, stream)


def porters() -> Iterator[tuple[Position, Seat]]:
    for number in (0, 20):
        inputs = kit.match(kit.PORTERS, number, "law 0").inputs
        for count in range(inputs + 1):
            place = Position(kit.PORTERS, number, "law 0", count)
            yield from ((place, seat) for seat in place.match.seats)


@pytest.mark.parametrize("toy", [ForgetsItsCrate, ForgetsWhatItPassed])
def test_a_world_keeps_what_was_told(judge: Any, toy: type[Porters]) -> None:
    def law() -> None:
        for place, seat in porters():
            laws.a_world_keeps_what_was_told(place, seat, holds_of(kit.PORTERS))

    law()
    judge(toy())
    for place, seat in porters():
        # To all other laws it is as good as the honest one.
        laws.what_is_hidden_changes_nothing_that_is_seen(place, seat)
    finds_out(law)


class LogsThePick(Porters):
    """It tells all what was picked in secret."""

    def apply(self, state: Any, given: Any) -> Step:
        step = super().apply(state, given)
        told = (PutDown(e.seat, e.card) if isinstance(e, Private) else e for e in step.events)
        return step._replace(events=tuple(told))


class TellsOfAChoice(Porters):
    """It tells all of a pick only where there was a choice, so that a sound could follow."""

    def apply(self, state: Any, given: Any) -> Step:
        step = super().apply(state, given)
        if isinstance(given, Chance) or self.legal(state, given.seat).count() > 1:
            return step
        return step._replace(events=tuple(e for e in step.events if not isinstance(e, Picked)))


class ShowsThePick(Porters):
    """A view has what others have picked."""

    def observe(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().observe(state, seat), winner=max(state.picks))


@pytest.mark.parametrize("toy", [LogsThePick, TellsOfAChoice, ShowsThePick])
def test_what_is_sealed_tells_nothing(judge: Any, toy: type[Porters]) -> None:
    def law() -> None:
        for place, seat in porters():
            laws.what_is_sealed_tells_nothing(place, seat)

    law()
    judge(toy())
    finds_out(law)


class SaysItIsOpen(Toy):
    """Hands that nobody covers, since the game does not say that it has any."""

    def hands(self, config: Any) -> bool:
        return False


class ActsTellWhatIsHeld(SaysItIsOpen):
    """Views are alike, and what a seat may do tells what it holds."""

    private_fields = frozenset({"hand"})


@pytest.mark.parametrize("toy", [SaysItIsOpen, ActsTellWhatIsHeld])
def test_a_game_without_hands_needs_no_curtain(judge: Any, toy: type[Toy]) -> None:
    every_place(laws.a_game_without_hands_needs_no_curtain)()
    judge(toy())
    finds_out(every_place(laws.a_game_without_hands_needs_no_curtain))


class PicksInOneEvent(Event, frozen=True, tag="picks"):
    """A secret deed told in one event, whose private form its owner's log leaves out."""

    seat: Seat
    card: int = 0

    def seen_by(self, seat: Seat | None) -> Event | None:
        return Shown(self.seat, self.card) if seat == self.seat else Committed(self.seat)


class LosesADeed(Toy):
    def apply(self, state: State, given: Any) -> Step:
        step = super().apply(state, given)
        events = tuple(
            PicksInOneEvent(e.seat) if isinstance(e, Committed) else e for e in step.events
        )
        return step._replace(events=events)


def test_every_deed_is_in_every_log(toys: Any) -> None:
    laws.every_deed_is_in_every_log(kit.match(TOY, 0, "law 0"))
    kit.match.cache_clear()
    toys(LosesADeed())
    finds_out(lambda: laws.every_deed_is_in_every_log(kit.match(TOY, 0, "law 0")))


class Forgetful(msgspec.Struct, frozen=True):
    """A bot without a memory, for others to think with."""

    def start(self, config: Any, seat: Seat, level: Level) -> None:
        return None

    def notice(self, mind: None, told: Event) -> None:
        return None


class IllegalBot(Forgetful, frozen=True):
    def think(
        self, game: Any, mind: Any, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        yield BotProgress(1, 1, Pick(99))


class SilentBot(Forgetful, frozen=True):
    def think(
        self, game: Any, mind: Any, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        yield from ()


class MoodyBot(Forgetful, frozen=True):
    def think(
        self, game: Any, mind: Any, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        moods.append(len(moods))
        yield from Greedy(len(moods) % 2 == 0).think(game, mind, view, world, stream)


moods: list[int] = []


@pytest.mark.parametrize("bot", [IllegalBot(), SilentBot(), MoodyBot()])
def test_a_bot_knows_no_secret(toys: Any, bot: Any) -> None:
    toy = Toy()
    toy.bots = {Level("easy"): bot}
    toys(toy)

    def run() -> None:
        for place in everywhere():
            for seat in place.waiting.may if place.waiting else ():
                laws.a_bot_knows_no_secret(place, seat, Level("easy"))

    finds_out(run)


class NeverEnds(Toy):
    def apply(self, state: State, given: Any) -> Step:
        step = super().apply(state, given)
        return step._replace(state=msgspec.structs.replace(step.state, picks=(None, None)))


def test_random_play_ends(toys: Any) -> None:
    toys(NeverEnds())
    with pytest.raises(AssertionError, match="does not end"):
        kit.match(TOY, 0, "law 0")


class WrongTotal(Toy):
    def _result(self, state: State) -> Result:
        good = super()._result(state)
        return Result(good.ranking, (good.scores[0] + 1, good.scores[1]))


class WrongWinner(Toy):
    def _result(self, state: State) -> Result:
        good = super()._result(state)
        return Result(tuple(reversed(good.ranking)), good.scores)


class LosesASeat(Toy):
    def _result(self, state: State) -> Result:
        good = super()._result(state)
        return Result((good.ranking[0][:1],), good.scores)


@pytest.mark.parametrize("toy", [WrongTotal, WrongWinner, LosesASeat])
def test_the_sheet_adds_up(toys: Any, toy: type[Toy]) -> None:
    toys(toy())

    def run() -> None:
        for number in range(6):
            laws.the_sheet_adds_up(kit.match(TOY, 0, f"law {number}"))

    finds_out(run)


class FloatState(State, frozen=True):
    share: float = 0.5


class Unheard(Event, frozen=True, tag="unheard"):
    """No event of the toy's."""


class Floats(Toy):
    def setup(self, config: Any) -> Step:
        good = super().setup(config).state
        fields = {name: getattr(good, name) for name in good.__struct_fields__}
        return Step(FloatState(**fields))


def test_nothing_is_inexact(toys: Any) -> None:
    toys(Floats())
    finds_out(lambda: laws.nothing_is_inexact(kit.match(TOY, 0, "law 0")))


class Foreign(Toy):
    def setup(self, config: Any) -> Step:
        return super().setup(config)._replace(events=(Unheard(),))


def test_events_are_told_in_their_own_types(toys: Any) -> None:
    toys(Foreign())
    finds_out(lambda: laws.events_are_told_in_their_own_types(kit.match(TOY, 0, "law 0")))


def test_components_are_conserved() -> None:
    session = kit.match(TOY, 0, "law 0")

    def grows(game: Any, state: State) -> tuple[Counter[Any], Counter[Any]]:
        return Counter(), Counter(cards=len(CARDS) - len(state.remaining))

    def changes(game: Any, state: State) -> tuple[Counter[Any], Counter[Any]]:
        return Counter(rounds=state.round), Counter()

    finds_out(lambda: laws.components_are_conserved(session, grows))
    finds_out(lambda: laws.components_are_conserved(session, changes))


class DealsByPlay(Toy):
    """What was played changes the order of the deck."""

    def awaiting(self, state: State) -> Any:
        awaiting = super().awaiting(state)
        if isinstance(awaiting, NeedsChance) and state.row[0] >= 0:
            whole = awaiting.request.whole[::-1]
            return NeedsChance(msgspec.structs.replace(awaiting.request, whole=whole))
        return awaiting


class AsksTwice(Toy):
    def awaiting(self, state: State) -> Any:
        awaiting = super().awaiting(state)
        if isinstance(awaiting, NeedsChance):
            return NeedsChance(msgspec.structs.replace(awaiting.request, label=("cards", 0)))
        return awaiting


@pytest.mark.parametrize("toy", [DealsByPlay, AsksTwice])
def test_the_same_code_gives_the_same_deal(toys: Any, toy: type[Toy]) -> None:
    toys(toy())

    def run() -> None:
        for number in range(8):
            laws.the_same_code_gives_the_same_deal(TOY, 0, f"seed {number}")

    finds_out(run)


class FixedDeal(Toy):
    def awaiting(self, state: State) -> Any:
        awaiting = super().awaiting(state)
        if isinstance(awaiting, NeedsChance):
            request = awaiting.request
            return NeedsChance(msgspec.structs.replace(request, of=request.of[:2]))
        return awaiting


def test_different_seeds_give_different_deals(toys: Any) -> None:
    toys(FixedDeal())
    finds_out(lambda: laws.different_seeds_give_different_deals(TOY, 0))


class TakesAnything(Toy):
    def _deal(self, state: State, given: Chance) -> Step:
        return Step(state)


def test_wrong_chance_is_a_programming_error(judge: Any) -> None:
    every_place(laws.wrong_chance_is_a_programming_error)()
    judge(TakesAnything())
    finds_out(every_place(laws.wrong_chance_is_a_programming_error))


class Counts(Toy):
    """Time that counts how often it was wound."""

    def advance(self, state: State, to_tick: Any) -> Step:
        return Step(msgspec.structs.replace(state, earned=(state.earned[0] + 1, 0)))


def test_time_is_wound_all_the_same_in_parts(judge: Any) -> None:
    every_place(laws.time_is_wound_all_the_same_in_parts)()
    judge(Counts())
    finds_out(every_place(laws.time_is_wound_all_the_same_in_parts))


class CountsFrames(TapsGame):
    """Time that counts how often it was wound."""

    def advance(self, state: Taps, to_tick: Any) -> Step:
        step = super().advance(state, to_tick)
        return step._replace(state=msgspec.structs.replace(step.state, first=state.first - 1))


def test_neither_frame_rate_nor_arrival_order_matters(toys: Any) -> None:
    def law() -> None:
        kit.match.cache_clear()
        kit.configs.cache_clear()
        session = kit.match(TOY, 0, "law 0")
        laws.neither_frame_rate_nor_arrival_order_matters(session, Rng("bite"))

    toys(TapsGame())
    law()
    toys(CountsFrames())
    finds_out(law)


class DeadEnd(Toy):
    """Made-up worlds in which the deck has too few cards."""

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        good = super().determinize(state, seat, stream)
        return msgspec.structs.replace(good, remaining=())


def test_a_world_goes_on_as_a_match_does(judge: Any) -> None:
    every_seat(laws.a_world_goes_on_as_a_match_does)()
    judge(DeadEnd())
    finds_out(every_seat(laws.a_world_goes_on_as_a_match_does))


class Remembers(Toy):
    """A game that keeps something between two calls."""

    def apply(self, state: State, given: Any) -> Step:
        step = super().apply(state, given)
        self.calls = getattr(self, "calls", 0) + 1
        if isinstance(given, Act):
            return step._replace(
                state=msgspec.structs.replace(step.state, earned=(self.calls, self.calls))
            )
        return step


def test_replay_and_undo(toys: Any) -> None:
    toys(Remembers())
    finds_out(lambda: laws.replay_gives_the_same(kit.match(TOY, 0, "law 0")))
    finds_out(every_place(laws.undo_then_redo_is_identity))

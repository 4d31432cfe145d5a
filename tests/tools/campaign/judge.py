"""Campaign: whether what a loader made of a file is true, found out by other means than its own."""

from __future__ import annotations

import hashlib
import json
from typing import Any, NamedTuple

import msgspec

from engine import catalog
from engine.core import Act, AwaitingSeats, Chance, NeedsChance, Over, Result, Seat, draw
from engine.games.carry_on.actions import Pick, Settle
from engine.match import Check, Ended, Entry, Header, Redo, Seated, Session, TimeMark, Undo, codec
from engine.match.loader import LoadedJournal
from tests.games.carry_on.referee import ForbiddenError, Referee


def faults_of(data: bytes, reading: LoadedJournal) -> list[str]:
    """What a reading believes and should not; a sentence each."""
    found: list[str] = []
    session = reading.session
    if not 0 <= reading.good <= len(data):
        found.append(f"{reading.good} good bytes of {len(data)}")
    sentences = [str(each) for each in reading.sentences]
    owed = int(reading.problem is not None)
    if session is not None:
        owed += reading.given + (reading.foreign and not reading.parted)
    if len(sentences) != owed:
        found.append(f"{owed} sentences are owed, and {len(sentences)} are said")
    found += [f"no sentence: {each[:200]!r}" for each in sentences if not 10 < len(each) < 500]
    if session is None:
        return found
    good = data[: reading.good]
    if codec.encode(session.header, session.journal) != good:
        found.append("the good lines are not what the match would write")
    found += _not_plain(good)
    if reading.problem is None and good != data:
        found.append("it tells of no problem, and has not read all")
    if session.header.chance == "given" and not reading.read_only:
        found.append("a match whose chance was typed in goes on")
    if not reading.parted:
        found += _not_played(session, reading)
    return found


def _not_plain(good: bytes) -> list[str]:
    """Lines that are not in the one form, or do not hold the hash of all before them."""
    chain = hashlib.blake2b(digest_size=10, person=b"stowaway")
    for number, line in enumerate(good.splitlines(keepends=True), 1):
        try:
            said: Any = json.loads(line, object_pairs_hook=_once)
        except ValueError as error:
            return [f"line {number} is believed and no JSON: {error}"]
        again = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
        if again.encode("utf-8", "surrogatepass") + b"\n" != line:
            return [f"line {number} is believed and not in the one form"]
        if number > 1 and said.get("was") != chain.hexdigest():
            return [f"line {number} is believed and its hash is wrong"]
        chain.update(line)
    return []


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said = dict(pairs)
    if len(said) != len(pairs):
        raise ValueError("a key stands twice")
    return said


class _Place(NamedTuple):
    """An input that counts, and the state that the game itself came to with it."""

    given: Act[Any] | Chance | TimeMark
    state: Any


class _Player:
    """Plays a journal with the game alone, line by line; what is wrong with it, in `found`."""

    def __init__(self, header: Header) -> None:
        self.header = header
        game = catalog.game(header.game)
        former = header.rules_version < game.rules_version
        self.game = game.for_rules_version(header.rules_version) if former else game
        self._first = self.game.setup(self.game.restore(header.seats, header.options)).state
        self.past: list[_Place] = []
        self._future: list[_Place] = []

    @property
    def state(self) -> Any:
        return self.past[-1].state if self.past else self._first

    @property
    def result(self) -> Result | None:
        awaiting = self.game.awaiting(self.state)
        return awaiting.result if isinstance(awaiting, Over) else None

    def enter(self, entry: Entry) -> str:
        """What is wrong with a line, in words; empty if nothing is."""
        match entry:
            case Undo():
                left = entry.acts
                while left and self.past:
                    self._future.append(self.past.pop())
                    left -= isinstance(self._future[-1].given, Act)
                return "more is taken back than was done" if left else ""
            case Redo():
                left = entry.acts
                while self._future and (left or not isinstance(self._future[-1].given, Act)):
                    self.past.append(self._future.pop())
                    left -= isinstance(self.past[-1].given, Act)
                return "more is done again than was taken back" if left else ""
            case Seated():
                self._future.clear()
                return ""
            case Check():
                return self._unlike(entry)
            case Ended():
                return "" if entry.result == self.result else "the engine gives another result"
            case _:
                return self._input(entry)

    def _input(self, given: Act[Any] | Chance | TimeMark) -> str:
        game, state = self.game, self.state
        inputs = (one.given for one in reversed(self.past))
        tick = next((one.tick for one in inputs if not isinstance(one, Chance)), 0)
        if not isinstance(given, Chance) and given.tick > tick:
            waiting = game.awaiting(state)
            if not (isinstance(waiting, AwaitingSeats) and waiting.clock):
                return "time passed where no clock runs"
            state = game.advance(state, given.tick).state
        awaiting = game.awaiting(state)
        if isinstance(given, Act):
            if not isinstance(awaiting, AwaitingSeats) or given.action not in game.legal(
                state, given.seat
            ):
                return f"{given} is believed and not legal"
        elif isinstance(given, Chance):
            if not isinstance(awaiting, NeedsChance):
                return "chance was not asked"
            drawn = self.header.chance == "drawn"
            if drawn and draw(self._seed, awaiting.request) != given.drawn:
                return "chance answers otherwise under this seed"
        if not isinstance(given, TimeMark):
            state = game.apply(state, given).state
        self.past.append(_Place(given, state))
        self._future.clear()
        return ""

    @property
    def _seed(self) -> str:
        header = self.header
        if header.branch is msgspec.UNSET:
            return header.seed
        return header.branch.seed(len(self.past), header.seed)

    def _unlike(self, check: Check) -> str:
        """Compare a check line with what all see where it stands."""
        if check.inputs != len(self.past):
            return f"a check line counts {check.inputs} inputs, and {len(self.past)} count"
        game, state = self.game, self.state
        covered: Any = game.sheet(game.observe(state, None))
        if self.header.checks == "seen":
            eyes = (None, *(Seat(seat) for seat in range(self.header.seats)))
            views = [game.observe(state, seat) for seat in eyes]
            covered = [(game.seen(view), game.sheet(view)) for view in views]
        right = hashlib.blake2b(msgspec.json.encode(covered), digest_size=8).hexdigest()
        return "" if check.hash == right else f"a check line says {check.hash}, and it is {right}"


def _not_played(session: Session, reading: LoadedJournal) -> list[str]:
    """Whether the game itself, asked line by line, comes to the same place."""
    player = _Player(session.header)
    for number, entry in enumerate(session.journal, 2):
        if wrong := player.enter(entry):
            return [f"line {number} is believed: {wrong}"]
    found: list[str] = []
    if player.state != session.moments[-1].state:
        found.append("the match does not stand where its inputs lead")
    if reading.result != player.result:
        found.append("the engine gives another result than the file")
    if session.header.game == "carry_on":
        found += _not_refereed(player)
    return found


def _not_refereed(player: _Player) -> list[str]:
    """Whether a referee who was written from the rule sheet alone agrees."""
    referee = Referee(player.header.seats)
    for number, (given, _) in enumerate(player.past):
        try:
            match given:
                case Chance():
                    referee.chance(given.drawn)
                case Act(seat=seat, action=Pick(card=card)):
                    referee.pick(seat, card)
                case Act(seat=seat, action=Settle(weight=weight, upgrade=upgrade)):
                    referee.settle(seat, weight, upgrade=upgrade)
        except ForbiddenError as error:
            return [f"input {number} is believed, and no referee lets it pass: {error}"]
    result = player.result
    if result is None:
        return ["the referee ends the match"] if referee.phase == "over" else []
    if list(result.scores) != referee.totals or result.ranking != tuple(
        map(tuple, referee.ranking())
    ):
        return [f"the referee counts {referee.totals}, and the file {result.scores}"]
    return []

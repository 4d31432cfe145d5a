"""Campaign: sync: two homes that a program synchronises; whoever plays in both loses nothing.

A case is a number of rounds. In a round something is done in one of the homes (a match is begun, or
goes on; a question is answered; a setting is changed), or the program synchronises the two, as one
that knows no more of a file than its bytes: where both changed one, it takes one of them, and
leaves a copy of the other under a name like those of Dropbox, Nextcloud, Syncthing or OneDrive.
Each program that starts merges what it finds.

At the end both are synchronised until nothing changes. Then all that was ever played, answered and
noted is in both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from engine.core import AwaitingSeats, Rng
from engine.match import Player, Session, begin, codec, run_to_end
from engine.match.loader import read
from engine.store import HomePaths, Matches, Records, Settings, record_rows
from engine.store.guesses import KeptGuess
from engine.store.sync_copies import found, merging_copies, originals_of
from tests.match.toy import Toy, ToyShelf
from tests.tools.campaign.watch import Cases, emptied

ROUNDS: Final = 40
"""Rounds of a case."""
MAX_SETTLING: Final = 12
"""After so many exchanges without anything being done, nothing changes any more."""
SHELF: Final = ToyShelf()
DAY: Final = date(2026, 5, 1)
NOON: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)
MARKS: Final = (
    "{stem} (Ann's conflicted copy 2026-01-{n:02}){suffix}",
    "{stem} (In Konflikt stehende Kopie von Bo 2026-01-{n:02}){suffix}",
    "{stem} (conflicted copy 2026-01-{n:02} 120000){suffix}",
    "{stem}_conflict-202601{n:02}-120000{suffix}",
    "{stem}.sync-conflict-202601{n:02}-120000-ABCDEFG{suffix}",
    "{stem}-DESKTOP-AB{n:02}{suffix}",
    "{stem}-host-safeBackup-00{n:02}{suffix}",
)
_WAS: Final = re.compile(rb'"was":"[^"]*"')
MAX_RENAMED: Final = 40
"""How many people are renamed: a list of players has a bound."""


class Sync(Cases):
    """See the head of the file."""

    bound: ClassVar[float] = 120.0

    def __init__(self, seed: int, home: Path) -> None:
        super().__init__(seed, home)
        self._rng = Random()
        self._case = 0

    def make(self, case: int) -> Mapping[str, bytes]:
        """Nothing but a number."""
        self._case, self._rng = case, self.random(case)
        return {}

    def run(self) -> None:
        """Play in two homes for some rounds."""
        world = World(emptied(self.home / "case"), self._rng)
        for _ in range(ROUNDS):
            world.step()
            self.counts["rounds"] += 1
        for _ in range(MAX_SETTLING):
            for where in world.homes:
                world.start(where)
            if not world.exchange():
                break
        else:
            self.blame("hangs", f"the homes do not settle: {world.differ()}")
        self.counts["copies"] += world.copies
        self.counts["branches"] += world.branches
        for words in world.missing():
            self.blame("losses", f"{words}\n\n" + "\n".join(world.story[-60:]))


class World:
    """Two homes, what the program that synchronises knows of them, and what must not be lost."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._rng = rng
        self.homes = tuple(_home(folder / name) for name in ("one", "other"))
        self._synced: dict[str, bytes] = {}
        self.copies = self.branches = 0
        self.story: list[str] = []
        self._number = self._guess = self._days = 0
        self._played: set[tuple[bytes, ...]] = set()
        """All states of matches that were saved, without what a branch changes."""
        self._recorded: set[bytes] = set()
        self._guessed: set[int] = set()
        self._answered: dict[tuple[str, int], date] = {}
        self._attempts: set[str] = set()
        self._known: set[str] = set()
        self._renamed: set[int] = set()
        for where in self.homes:
            where.matches.mkdir(parents=True)

    # What is done

    def step(self) -> None:
        """Do something somewhere, or synchronise."""
        rng = self._rng
        roll = rng.random()
        if roll < 0.2:
            self.exchange()
            return
        where = rng.choice(self.homes)
        if roll < 0.35:
            self.start(where)
            return
        matches = sorted(where.matches.iterdir())
        doing = rng.choice((self._begin, self._go_on, self._go_on, self._note, self._note))
        if matches or doing == self._begin:
            doing(where)
        else:
            self._begin(where)

    def start(self, where: HomePaths) -> None:
        """A program starts: it merges the copies that it finds."""
        there = found(where)
        report = run_to_end(merging_copies(where, shelf=SHELF))
        self.copies += report.merged
        self.branches += report.branches
        if there:
            self._tell(where, f"merges {[each.name for each in there]} {report}")

    def _begin(self, where: HomePaths) -> None:
        self._number += 1
        players = (Player(name="Ann"), Player(name="Bo"))
        # Now and then on a deal that was played before: then the first lines are the same.
        seed = f"TY-{self._rng.randrange(1 + self._number)}"
        session = begin(Toy(), seed, players, {}, components="toy")
        self._play(session, self._rng.randrange(3))
        name = f"toy {self._number:03} 2026-05-{1 + self._number % 28:02} 1200.stowaway"
        self._save(where, where.matches / name, session)
        self._attempts.add(name)
        Matches(where.matches).attempts.begin("toy", seed, "ann", name, 1)
        self._tell(where, f"begins {name} {seed}")

    def _go_on(self, where: HomePaths) -> None:
        path = self._rng.choice(sorted(where.matches.iterdir()))
        session = read(path.read_bytes(), SHELF).session
        if session is None or session.result is not None:
            return
        self._play(session, self._rng.choice((1, 1, 2, 3, 100)))
        self._save(where, path, session)
        self._tell(where, f"goes on with {path.name}, over: {session.result is not None}")
        if session.result is not None and record_rows.counts(session):
            with Records(where.records) as records:
                records.add(session, NOON + timedelta(minutes=self._number))
            self._recorded.add(record_rows.written(session, NOON)[0][0])
            if originals_of(path.name, match=True):
                return
            Matches(where.matches, shelf=SHELF).mistakes.learn(path, 0, [1, 2], "Ann", DAY)
            for at in (1, 2):
                self._answered.setdefault((path.name, at), DAY)

    def _note(self, where: HomePaths) -> None:
        rng, matches = self._rng, Matches(where.matches, shelf=SHELF)
        roll = rng.random()
        if roll < 0.3:
            self._guess += 1
            guess = KeptGuess(DAY, "toy", "Ann", rng.random() < 0.5, "points", self._guess)
            matches.guesses.keep(guess)
            self._guessed.add(self._guess)
        elif roll < 0.6:
            self._days += 1
            day = DAY + timedelta(days=self._days)
            rows = matches.mistakes.plan(day).due_today
            if rows:
                row = rng.choice(rows)
                matches.mistakes.answer(row, day, right=rng.random() < 0.5)
                key = row.match, row.at
                self._answered[key] = max(day, self._answered.get(key, DAY))
                self._tell(where, f"answers {key} on {day}")
        elif roll < 0.7 and len(self._renamed) < MAX_RENAMED:
            number, now = len(self._renamed), 1_000_000 + self._number
            matches.players.meet([(f"Guest {number}", "")], now)
            matches.players.rename(f"Guest {number}", f"Host {number}", now)
            self._renamed.add(number)
            self._tell(where, f"renames Guest {number}")
        else:
            settings = Settings(where.settings)
            game = f"game{rng.randrange(8)}"
            known = dict.fromkeys((*settings.texts("setup.known"), game))
            settings.set("setup.known", tuple(known))
            self._known.add(game)
            self._tell(where, f"knows {game}")

    def _play(self, session: Session, inputs: int) -> None:
        stream = Rng("sync", str(self._rng.randrange(10**9)))
        for _ in range(inputs):
            if not isinstance(session.awaiting, AwaitingSeats):
                break
            seat = stream.choice(session.awaiting.due)
            session.submit(seat, session.legal(seat).sample(stream))

    def _save(self, where: HomePaths, path: Path, session: Session) -> None:
        del where
        data = codec.encode(session.header, session.journal)
        path.write_bytes(data)
        self._played.add(_plain(data))

    def _tell(self, where: HomePaths, words: str) -> None:
        self.story.append(f"{where.data.name}: {words}")

    # What synchronises

    def exchange(self) -> bool:
        """Bring both homes together, file by file; whether anything was changed."""
        held = [_contents(where) for where in self.homes]
        changed = False
        for name in sorted({*held[0], *held[1], *self._synced}):
            one, other = (each.get(name) for each in held)
            was = self._synced.get(name)
            if one == other:
                pass
            elif one == was or one is None:
                changed |= self._put(name, other, was, loser=one)
            elif other == was or other is None:
                changed |= self._put(name, one, was, loser=other)
            else:
                # Both wrote: one stays, and the other lies beside it.
                winner, loser = self._rng.sample((one, other), 2)
                self._put(name, winner, was, loser=None)
                self._put(self._copy_name(name), loser, None, loser=None)
                self.story.append(f"conflict in {name}")
                changed = True
        self._synced = _contents(self.homes[0])
        return changed

    def _put(
        self, name: str, data: bytes | None, was: bytes | None, *, loser: bytes | None
    ) -> bool:
        """Write a file in both homes, or delete it where it was deleted in one."""
        if data is None and loser is not None and loser != was:
            # Deleted in one and changed in the other: the change stays.
            data = loser
        for where in self.homes:
            path = where.data / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if data is None:
                path.unlink(missing_ok=True)
            elif not path.exists() or path.read_bytes() != data:
                path.write_bytes(data)
        return True

    def _copy_name(self, name: str) -> str:
        path = Path(name)
        made = self._rng.choice(MARKS).format(
            stem=path.stem, suffix=path.suffix, n=self._rng.randrange(1, 28)
        )
        whole = path.with_name(made)
        while any((where.data / whole).exists() for where in self.homes):
            whole = whole.with_name(f"{whole.stem}{self._rng.randrange(9)}{whole.suffix}")
        return whole.as_posix()

    def differ(self) -> list[str]:
        """The files that are not the same in both homes."""
        one, other = (_contents(where) for where in self.homes)
        return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))

    # What must not be lost

    def missing(self) -> list[str]:
        """What is not in both homes, in words."""
        wrong: list[str] = []
        for where in self.homes:
            wrong += [f"{where.data.name}: {words}" for words in self._missing(where)]
        return wrong

    def _missing(self, where: HomePaths) -> list[str]:
        wrong: list[str] = []
        there = {_plain(path.read_bytes()) for path in where.matches.iterdir()}
        wrong += [
            f"a match of {len(lines)} lines is lost: {lines[-1:]!r}"
            for lines in self._played
            if not any(each[: len(lines)] == lines for each in there)
        ]
        with Records(where.records) as records:
            kept = {digest for (digest,) in records._read(tuple, "SELECT digest FROM match")}
            if records.sentence is not None:
                wrong.append(str(records.sentence))
        if self._recorded - kept:
            wrong.append(f"{len(self._recorded - kept)} records are lost")
        matches = Matches(where.matches, shelf=SHELF)
        guessed = {row.value for row in matches.guesses.rows()}
        if self._guessed - guessed:
            wrong.append(f"guesses are lost: {self._guessed - guessed}")
        rows = {(row.match, row.at): row.day for row in matches.mistakes._read().rows}
        for key, day in self._answered.items():
            if rows.get(key, date.min) < day:
                wrong.append(f"the answer of {day} to {key} is lost: {rows.get(key)}")
        begun = matches.attempts._read().rows
        noted = {name for row in begun for name, _ in row.files}
        if any(row.count < len(row.files) for row in begun) or self._attempts - noted:
            wrong.append(f"attempts are lost: {self._attempts - noted}")
        known = {*Settings(where.settings).texts("setup.known")}
        if self._known - known:
            wrong.append(f"settings are lost: {self._known - known}")
        names = matches.players.names()
        lost = [n for n in self._renamed if names.called(f"Guest {n}") != f"Host {n}"]
        hosts = {entry.name for entry in matches.players.players()}
        lost += [n for n in self._renamed if f"Host {n}" not in hosts]
        if lost:
            wrong.append(f"names are lost: {lost}")
        small = (matches.guesses, matches.attempts, matches.mistakes, matches.players)
        sentences = (each.sentence for each in small)
        return wrong + [str(each) for each in sentences if each is not None]


def _home(folder: Path) -> HomePaths:
    return HomePaths(folder, folder, folder)


def _contents(where: HomePaths) -> dict[str, bytes]:
    """The files that are synchronised, by their paths: not those that are only of one computer."""
    found: dict[str, bytes] = {}
    for path in sorted(where.data.rglob("*")):
        name = path.relative_to(where.data).as_posix()
        if path.is_file() and not name.endswith(".lock") and not name.startswith("copies/"):
            found[name] = path.read_bytes()
    return found


def _plain(journal: bytes) -> tuple[bytes, ...]:
    return tuple(_WAS.sub(b"", journal).splitlines()[1:])

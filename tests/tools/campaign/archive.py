"""Campaign: archive: damaged and forged archives; each is refused, or loses nothing at home.

A case is an archive that was changed: in its bytes, in a file in it, or in what it says of a file.
It is imported into a home that has matches, records and a schedule of its own. There is no
exception but a sentence, nothing is written outside the home, and no file that no home has. What
was there is there afterwards, and importing again changes nothing.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import stat
import time
import warnings
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from engine.core import StowawayError
from engine.match import Session, codec, run_to_end
from engine.store import HomePaths, Matches, Records, Settings
from engine.store.archive import MANIFEST, exporting
from engine.store.archive import Archive as OpenArchive
from engine.store.imports import importing
from engine.store.merge import merging
from engine.store.players import PlayerEntry
from tests.store.odd import FILES, kind_of
from tests.tools.campaign import forge, mutate
from tests.tools.campaign.play import GAMES, begun, wander
from tests.tools.campaign.watch import Cases, emptied

BOUND: Final = 8.0
"""Seconds of the processor that an import may take."""
NAMES: Final = (
    "../x.stowaway", "/x", "matches/../../x.stowaway", "C:/x.stowaway", "matches\\x.stowaway",
    "matches/x:y.stowaway", "matches/", "matches/a/b.stowaway", "x.stowaway-all",
    "matches/.stowaway",
    "matches/con.stowaway", "matches/x.STOWAWAY", "matches/\u202ex.stowaway", "guided/x.stowaway",
    "instance.lock", "settings.previous.toml", "pictures/x.stowaway.exe", "matches/x.stowaway\0y",
    "pictures/" + "0" * 20 + ".stowaway", "matches/" + "x" * 300 + ".stowaway", "", " ",
    "matches/carry-on here.stowaway", "records.sqlite", "matches/e\u0301.stowaway",
)  # fmt: skip
_WAS: Final = re.compile(rb'"was":"[^"]*"')
_NOW: Final = datetime(2026, 6, 1, tzinfo=UTC)


class Archive(Cases):
    """See the head of the file."""

    bound: ClassVar[float] = 60.0

    def __init__(self, seed: int, home: Path) -> None:
        super().__init__(seed, home)
        warnings.simplefilter("ignore", UserWarning)
        self._mine = self._filled("mine", 0)
        theirs = self._filled("theirs", 1)
        target = home / "base.stowaway-all"
        run_to_end(exporting(theirs, target))
        with zipfile.ZipFile(target) as opened:
            self._members = {name: opened.read(name) for name in opened.namelist()}
        self._base = target.read_bytes()

    def make(self, case: int) -> Mapping[str, bytes]:
        """An archive, changed."""
        rng = self.random(case)
        roll = rng.random()
        if roll < 0.25:
            data = mutate.bytes_of(rng, self._base)
        elif roll < 0.4:
            data = self._table_changed(rng)
        elif roll < 0.6:
            data = self._entry_changed(rng)
        else:
            data = _zipped(self._content_changed(rng))
        return {"x.stowaway-all": data}

    def run(self) -> None:
        """Look through it, import it, and import it again."""
        self.counts["archives"] += 1
        ((_, data),) = self.files.items()
        folder = emptied(self.home / "case")
        path, where = folder / "x.stowaway-all", _home(folder / "home")
        path.write_bytes(data)
        shutil.copytree(self._mine.data, where.data)
        before = _journals(where)
        began = time.process_time()
        try:
            report = run_to_end(importing(path, where, _NOW))
        except StowawayError as error:
            self.counts["refused"] += 1
            if not 10 < len(str(error)) < 400:
                self.blame("untold troubles", f"no sentence: {str(error)[:300]!r}")
            self._look_around(folder, where)
            return
        self.counts["imported"] += 1
        self.counts["branches"] += report.branches
        self._look_around(folder, where)
        if self.wrongs:
            # A case tells of one thing.
            return
        self._see_nothing_lost(before, where)
        with OpenArchive(path) as opened:
            again = run_to_end(merging(opened, where, dry=True))
        if again.changes:
            self.blame("wrong acceptances", f"a second import would change {again}")
        took = time.process_time() - began
        self.figures["slowest, in s of the processor"] = took
        if took > BOUND:
            self.blame("hangs", f"it took {took:.1f} s of the processor")

    # Making

    def _place(self, name: str) -> HomePaths:
        return _home(self.home / name)

    def _filled(self, name: str, way: int) -> HomePaths:
        """A home; matches of the same names begin alike in all, and go on by the way."""
        where = self._place(name)
        where.matches.mkdir(parents=True)
        matches = Matches(where.matches)
        rng = self.random("home", name)
        for game in GAMES:
            session = _played(self.random(game), 4, self.random(game, way), 6 + 6 * way)
            _save(where, f"{game} forked", session)
        _save(where, f"{name} own", _played(rng, 2, rng, 5))
        over = _played(self.random("over"), 1, self.random("over"), None, "carry_on")
        path = _save(where, "carry-on here", over)
        with Records(where.records) as records:
            records.add(over, _NOW)
        matches.mistakes.learn(path, 0, [2 + way], "Ada", _NOW.date())
        matches.attempts.begin("carry_on", "CO-1", "ada", f"{name}.stowaway", 1)
        matches.players.put(PlayerEntry("Ada", "plum", "left", 140, {"toy-left": "K"}), 1.0)
        matches.players.rename("Ada", f"Ada {name}", 2.0)
        matches.keep_reviews(path, [b"{}\n"])
        Settings(where.settings).set("setup.names", (name,))
        return where

    def _content_changed(self, rng: Random) -> dict[str, bytes]:
        """The files of an archive, one or some of them changed."""
        members = dict(self._members)
        for _ in range(rng.choice((1, 1, 2, 5))):
            name = rng.choice([name for name in members if name != MANIFEST])
            data = members[name]
            # What was changed before may be no journal, and no JSON, any more.
            with suppress(LookupError, TypeError, ValueError):
                if name.startswith("matches/") and rng.random() < 0.6:
                    members[name] = (
                        forge.forged(rng, data)
                        if rng.random() < 0.5
                        else mutate.chained(mutate.lines_of(rng, data))
                    )
                elif name.endswith(".json") and rng.random() < 0.6:
                    members[name] = mutate.words_of(rng, data)
                else:
                    members[name] = mutate.bytes_of(rng, data)
            if rng.random() < 0.2:
                members[rng.choice(NAMES) or "x"] = members[name]
            if rng.random() < 0.1:
                del members[name]
        listed = {name: [len(data), 1] for name, data in members.items() if name != MANIFEST}
        manifest = json.dumps({"form": 1, "files": listed}).encode()
        members[MANIFEST] = mutate.words_of(rng, manifest) if rng.random() < 0.1 else manifest
        return members

    def _entry_changed(self, rng: Random) -> bytes:
        """An archive that says something odd of some of its files."""
        members = self._content_changed(rng) if rng.random() < 0.3 else dict(self._members)
        infos: list[tuple[zipfile.ZipInfo, bytes]] = []
        for name, data in members.items():
            info = zipfile.ZipInfo(name or "x")
            info.compress_type = zipfile.ZIP_DEFLATED
            infos.append((info, data))
        for _ in range(rng.choice((1, 1, 3))):
            info, data = rng.choice(infos)
            roll = rng.randrange(7)
            if roll == 0:
                info.external_attr = rng.choice((stat.S_IFLNK, stat.S_IFDIR, stat.S_IFIFO)) << 16
            elif roll == 1:
                info.filename = rng.choice(NAMES) or "y"
            elif roll == 2:
                info.compress_type = rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_BZIP2))
            elif roll == 3:
                infos.append((info, data))
            elif roll == 4:
                infos.append((zipfile.ZipInfo(rng.choice(NAMES) or "z"), rng.randbytes(40)))
            elif roll == 5:
                info.extra = rng.randbytes(rng.randrange(4, 40))
            else:
                bomb = zipfile.ZipInfo(rng.choice(("records.sqlite", "attempts.json")))
                bomb.compress_type = zipfile.ZIP_DEFLATED
                infos.append((bomb, bytes(rng.choice((10**6, 3 * 10**7)))))
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w") as made:
            for info, data in infos:
                made.writestr(info, data)
        return target.getvalue()

    def _table_changed(self, rng: Random) -> bytes:
        """An archive whose table of contents says what is not so."""
        data = bytearray(self._base)
        table = data.index(b"PK\1\2")
        for _ in range(rng.choice((1, 2, 8))):
            at = rng.randrange(table, len(data))
            if rng.random() < 0.5:
                at = rng.choice([match.start() for match in re.finditer(b"PK\1\2", data)] or [at])
                at = min(len(data) - 4, at + rng.choice((8, 10, 16, 20, 24, 28, 30, 38, 42)))
            size = rng.choice((1, 2, 4))
            data[at : at + size] = rng.choice(
                (rng.randbytes(size), bytes(size), b"\xff" * size, b"\1" + bytes(size - 1))
            )
        return bytes(data)

    # Looking

    def _look_around(self, folder: Path, where: HomePaths) -> None:
        strange = [each.name for each in folder.iterdir() if each.name not in OURS]
        beside = [each.name for each in self.home.iterdir() if each.name not in HOMES]
        if strange or beside:
            self.blame("wrong acceptances", f"files outside the home: {strange} {beside}")
        for each in where.data.rglob("*"):
            name = each.relative_to(where.data)
            if each.is_symlink() or (each.is_file() and kind_of(name) not in FILES):
                self.blame("wrong acceptances", f"a home has no such file: {name}")

    def _see_nothing_lost(self, before: set[bytes], where: HomePaths) -> None:
        after = [_plain(data) for data in _journals(where)]
        for data in before:
            mine = _plain(data)
            if not any(each[: len(mine)] == mine for each in after):
                self.blame("losses", f"a match is lost that began with {data[:300]!r}")
        with Records(where.records) as records:
            if records.sentence is not None or not records.log():
                self.blame("losses", f"records are lost: {records.sentence}")
        kept = Matches(where.matches).attempts
        if [1] > [row.count for row in kept.at("carry_on", {"CO-1"})]:
            self.blame("losses", f"an attempt is won back: {kept.sentence}")


OURS: Final = frozenset({"x.stowaway-all", "home"})
HOMES: Final = frozenset({"mine", "theirs", "case", "base.stowaway-all"})


def _home(folder: Path) -> HomePaths:
    return HomePaths(folder, folder, folder)


def _played(rng: Random, first: int, way: Random, then: int | None, game: str = "") -> Session:
    session = begun(rng, game or rng.choice(GAMES), practice=False)
    for _ in islice(wander(session, rng, reseat=False), first):
        pass
    for _ in islice(wander(session, way, reseat=False), then):
        pass
    session.mark()
    return session


def _save(where: HomePaths, name: str, session: Session) -> Path:
    path = where.matches / f"{name}.stowaway"
    path.write_bytes(codec.encode(session.header, session.journal))
    return path


def _journals(where: HomePaths) -> set[bytes]:
    return {path.read_bytes() for path in where.matches.iterdir()}


def _plain(journal: bytes) -> list[bytes]:
    """What was played, without what a branch changes: the first line, and hashes."""
    return _WAS.sub(b"", journal).splitlines()[1:]


def _zipped(members: Mapping[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members.items():
            made.writestr(name, data)
    return target.getvalue()

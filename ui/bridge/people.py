"""Bridge: the players of this computer: their present names, and their preferences."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.store import StoreError
from engine.store.persons import profile
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from engine.match import Player
    from engine.store.players import NameBook, NameChange, PlayerEntry, PlayersFile
    from ui.bridge.controller import AppController, SeatSetup


class People(QObject):
    """What is known of the players, and what those at the table want.

    A preference at the table holds as long as the table, or what it led to, is shown.
    """

    changed = Signal()
    """A player's name or preferences have changed."""
    table_changed = Signal()
    """The preferences at the table have changed, or the table is empty."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._book: NameBook | None = None
        self._entries: tuple[PlayerEntry, ...] | None = None
        self._in_matches: tuple[str, ...] | None = None
        """The names in all matches, as they are written there."""
        self._chosen = ""
        """The player whose progress is shown; empty for the player in seat 1 of the last match."""
        self._at_table = False
        self._wishes: tuple[PlayerEntry | None, ...] = ()
        """What is known of those who sit at the table, by seat; None where nothing is."""
        self._strangers = 0
        """How many human players at the table are not in the file."""
        controller.preferences.called = self.called
        controller.preferences.with_names = self.with_names
        controller.records_changed.connect(self.forget)
        controller.shelf_changed.connect(self._forget_matches)

    @property
    def file(self) -> PlayersFile:
        """The file of players."""
        return self._controller.matches.players

    # Names

    def _names(self) -> NameBook:
        if self._book is None:
            self._book = self.file.names()
            self._tell()
        return self._book

    def forget(self) -> None:
        """Forget the file and the names in matches; the next call reads them again."""
        self.forget_file()
        self._forget_matches()

    def forget_file(self) -> None:
        """Forget the file, which another window may have changed; the next call reads it again."""
        self._book = self._entries = None

    def _forget_matches(self) -> None:
        self._in_matches = None

    def called(self, name: str) -> str:
        """The present name of the player who had a name; empty if its matches are nameless."""
        return self._names().called(name)

    def with_names(self, players: Iterable[Player]) -> tuple[Player, ...]:
        """The players of a match, human players by their present names."""
        return self._names().named(players)

    def owner(self, name: str) -> str:
        """The present name of the player who plays under a name from now on."""
        return self._names().owner(name)

    @property
    def seated(self) -> tuple[str, ...]:
        """Who sat at the last table, by their present names; empty for who has none."""
        return tuple(map(self.owner, self._controller.settings.texts("setup.names")))

    @property
    def own_name(self) -> str:
        """The player whose progress is shown: the chosen one, else seat 1 of the last match."""
        return self.owner(self._chosen) if self._chosen else next(iter(self.seated), "")

    def look_as(self, name: str) -> None:
        """Show a player's progress until the next match is set up."""
        self._chosen = name

    def named(self) -> tuple[str, ...]:
        """All who have a name here: those in the file, at the last table, and in all matches."""
        return self._named(self._written())

    def _named(self, written: Iterable[str]) -> tuple[str, ...]:
        """Those in the file, at the last table, and of the names that are written in matches."""
        found: dict[str, str] = {}
        known = [entry.name for entry in self._listed()]
        for name in (*known, *self.seated, *map(self.called, written)):
            found.setdefault(profile(name), name)
        found.pop("", None)
        return tuple(sorted(found.values(), key=profile))

    def choices(self) -> tuple[str, ...]:
        """The players whose progress can be shown; `own_name` is the first."""
        own = self.own_name
        # The records list finished matches and are quick to read.
        there = self._named(self._recorded())
        others = (name for name in there if profile(name) != profile(own))
        return own, *others

    def _written(self) -> tuple[str, ...]:
        """The names in all matches, as they are written there."""
        if self._in_matches is None:
            found = self._recorded()
            try:
                found += self._controller.matches.written_names()
            except StoreError as error:
                self._controller.problem.emit(localise(error))
            self._in_matches = found
        return self._in_matches

    def _recorded(self) -> tuple[str, ...]:
        """The names in the records, as they are written there."""
        none: tuple[str, ...] = ()
        return self._controller.ask(lambda records: records.people(), none)

    # Players

    def players(self) -> tuple[PlayerEntry, ...]:
        """The players in the file, read anew, by name. The first time, all who are known here."""
        self.forget_file()
        file = self.file
        if not file.path.exists():
            settings = self._controller.settings
            colours = dict(zip(self.seated, settings.texts("setup.colours"), strict=False))
            names = (*self.seated, *map(self.called, self._written()))
            # What keeps it from being written is said once a player is changed.
            with contextlib.suppress(StoreError):
                file.meet([(name, colours.get(name, "")) for name in names])
            self.forget_file()
        return self._listed()

    def _listed(self) -> tuple[PlayerEntry, ...]:
        if self._entries is None:
            self._entries = self.file.players()
            self._tell()
        return self._entries

    def entry(self, name: str) -> PlayerEntry | None:
        """What is known of a player; None for one who is not in the file."""
        who = profile(self.owner(name))
        return next((one for one in self._listed() if who and one.key == who), None)

    def put(self, entry: PlayerEntry) -> str:
        """Add a player, or change their preferences; why not, in a sentence."""
        return self._do(lambda: self.file.put(entry))

    def rename(self, name: str, to: str) -> str:
        """Give a player another name; why not, in a sentence."""
        unused = profile(to) not in map(profile, self.named())
        return self._do(lambda: self.file.rename(name, to, unused=unused), names=True)

    def merge(self, name: str, into: str) -> str:
        """Make two players one; why not, in a sentence."""
        return self._do(lambda: self.file.merge(name, into), names=True)

    def delete(self, name: str, *, nameless: bool) -> str:
        """Delete a player, whose matches are kept; why not, in a sentence."""
        return self._do(lambda: self.file.delete(name, nameless=nameless), names=True)

    def last_change(self) -> NameChange | None:
        """What can be undone."""
        return self.file.last_change()

    def undo(self, change: NameChange) -> str:
        """Undo the last change of names; why not, in a sentence."""
        self.forget()
        new = profile(change.to)
        played = any(profile(name) == new for name in self._written())
        return self._do(lambda: self.file.undo(change, played=played), names=True)

    def take_seats(self, seat_setups: Sequence[SeatSetup]) -> tuple[SeatSetup, ...]:
        """Note who plays, and return the seats with their present names."""
        made = tuple(
            replace(one, name=self.owner(one.name)) if one.level is None else one
            for one in seat_setups
        )
        people = [(one.name, one.colour) for one in made if one.level is None]
        try:
            self.file.meet(people)
        except StoreError as error:
            self._controller.problem.emit(localise(error))
        self.forget_file()
        return made

    def _do(self, work: Callable[[], None], *, names: bool = False) -> str:
        try:
            work()
        except StoreError as error:
            return localise(error)
        finally:
            self.forget_file()
        if names:
            # All that was read of matches is told under other names.
            self._controller.records_changed.emit()
            self._controller.shelf_changed.emit()
        self.changed.emit()
        self._look()
        return ""

    def _tell(self) -> None:
        file = self.file
        if file.sentence is not None:
            sentence, file.sentence = file.sentence, None
            self._controller.problem.emit(localise(sentence))

    # At the table

    def show_table(self, shown: bool) -> None:
        """Tell whether the table, or what it led to, is shown from now on."""
        self._at_table = shown
        if shown:
            # Another window may have changed what those at the table want.
            self.forget_file()
        self._look()

    def _look(self) -> None:
        bridge = self._controller.bridge if self._at_table else None
        players = () if bridge is None else bridge.players
        wishes = tuple(self.entry(one.name) if one.is_person else None for one in players)
        known = sum(entry is not None for entry in wishes)
        strangers = sum(one.is_person for one in players) - known
        if (wishes, strangers) != (self._wishes, self._strangers):
            self._wishes, self._strangers = wishes, strangers
            self.table_changed.emit()

    def text_size(self, usual: int) -> int:
        """The largest text size that anyone at the table wants, in percent.

        Args:
            usual: That of the settings, which everyone wants who has not chosen another one.
        """
        wanted = [entry.text_size or usual for entry in self._wishes if entry is not None]
        if not wanted:
            return usual
        return max([*wanted, usual] if self._strangers else wanted)

    def left(self, usual: bool) -> bool:
        """Whether lists and score are on the left: if all players who chose a side agree.

        Args:
            usual: What the settings say.
        """
        hands = {entry.hand for entry in self._wishes if entry is not None and entry.hand}
        return hands == {"left"} if len(hands) == 1 else usual

    def keys(self) -> Mapping[int, Mapping[str, str]]:
        """The keys that those at the table have of their own, by seat."""
        return {
            seat: entry.keys
            for seat, entry in enumerate(self._wishes)
            if entry is not None and entry.keys
        }

    # Keys

    def keys_of(self, names: Iterable[str]) -> list[Mapping[str, str]]:
        """Players' own keys; none for a player who is not in the file."""
        entries = map(self.entry, names)
        return [{} if entry is None else entry.keys for entry in entries]

    def keep_keys(self, name: str, keys: Mapping[str, str]) -> bool:
        """Keep a player's own keys, of which an empty one is the usual one again.

        Args:
            name: The player.
            keys: What is changed, by game and what a key does.

        Returns:
            Whether a player of this name is in the file; else nothing was kept.
        """
        # Not for the first frame.
        from msgspec.structs import replace as changed

        # Another window may have changed them.
        self.forget_file()
        entry = self.entry(name)
        if entry is None:
            return False
        held = {each: text for each, text in {**entry.keys, **keys}.items() if text}
        sentence = self.put(changed(entry, keys=held))
        if sentence:
            self._controller.problem.emit(sentence)
        return True

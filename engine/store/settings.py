"""engine.store: settings: declared once, here; kept as TOML, written at every change."""

from __future__ import annotations

import re
import sys
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from engine.core import Field, Message, join_messages
from engine.store import files
from engine.store.files import StoreError

if TYPE_CHECKING:
    from engine.store.tally import MergeTally

Held: TypeAlias = str | int | bool | tuple[str, ...]
"""What a setting may hold."""

MAX_FILE_BYTES: Final = 256 * 1024
"""Larger than any settings file, in bytes."""

MAX_READ_S: Final = 0.5
"""The longest time that a settings file may take to be read, in seconds of the processor."""

MAX_TEXT_LENGTH: Final = 200
MAX_TEXT_COUNT: Final = 16
MAX_KEY_COUNT: Final = 32
MAX_FAMILY_SETTINGS: Final = 256
"""The most settings of one family that are kept."""

_QUICK_FILE_BYTES: Final = 4096
"""A file of so many bytes takes no time, whatever it holds."""

_FAMILY_SUFFIX: Final = ".*"
_UNITED_SETTINGS: Final = ("setup.known", "setup.taught")
"""Lists that take over what another one has more."""
_MEMBER_NAME: Final = re.compile(r"[a-z0-9_-]{1,60}")


class Setting(NamedTuple):
    """One setting: its key, type, default and range.

    `values` are the words of a `choice`, `low` and `high` the range of a `number`. The screen has
    the words for `key` (and for `key/value` of a choice). A key that ends in `.*` declares a
    family: any number of settings of one type, whose names others give. A `key` is one of the
    keyboard by its name.
    """

    key: str
    type: Literal["choice", "number", "flag", "text", "texts", "key"]
    default: Held
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    @property
    def words(self) -> str:
        """Return the key of its words."""
        return f"settings/{self.key}"

    def admits(self, value: object) -> bool:
        """Tell whether the setting may hold a value.

        Args:
            value: Anything that a file may hold.

        Returns:
            Whether type and range are right.
        """
        match self.type:
            case "choice":
                return isinstance(value, str) and value in self.values
            case "number":
                is_int = isinstance(value, int) and not isinstance(value, bool)
                return is_int and self.low <= value <= self.high  # type: ignore[operator]
            case "flag":
                return isinstance(value, bool)
            case "text":
                return _is_text(value)
            case "key":
                return _is_text(value) and len(value) <= MAX_KEY_COUNT  # type: ignore[arg-type]
            case "texts":
                return (
                    isinstance(value, tuple)
                    and len(value) <= MAX_TEXT_COUNT
                    and all(_is_text(item) for item in value)
                )


SETTINGS: Final = (
    Setting("look.theme", "choice", "system", ("system", "day", "night")),
    Setting("look.text_size", "number", 100, low=80, high=200),
    Setting("look.language", "choice", "system", ("system", "en", "de")),
    Setting("motion.speed", "choice", "normal", ("off", "fast", "normal", "slow")),
    Setting("motion.reduce", "choice", "system", ("system", "yes", "no")),
    Setting("sound.on", "flag", True),
    Setting("sound.volume", "number", 70, low=0, high=100),
    Setting("hands.left", "flag", False),
    Setting("hands.places", "flag", False),
    Setting("hands.preview", "flag", True),
    Setting("hands.log", "flag", True),
    Setting("hands.claims", "flag", True),
    Setting("hands.double", "flag", False),
    Setting("hands.suggest", "flag", False),
    Setting("hands.belt_steps", "flag", False),
    Setting("hands.talk", "flag", True),
    Setting("luggage.faces", "choice", "auto", ("auto", "press", "2", "4")),
    Setting("practice.teacher", "choice", "off", ("off", "4", "8", "12")),
    Setting("window.x", "number", 0, low=-32768, high=32767),
    Setting("window.y", "number", 0, low=-32768, high=32767),
    Setting("window.width", "number", 0, low=0, high=32767),
    Setting("window.height", "number", 0, low=0, high=32767),
    Setting("window.maximised", "flag", False),
    Setting("setup.names", "texts", ()),
    Setting("setup.colours", "texts", ()),
    Setting("setup.players", "texts", ()),
    Setting("setup.last", "text", ""),
    Setting("setup.characters", "flag", True),
    Setting("setup.known", "texts", ()),
    Setting("setup.taught", "texts", ()),
    Setting("told.build", "text", ""),
    Setting("options.*", "texts", ()),
    Setting("keys.*", "key", ""),
)
"""All settings, in the order in which a page shows them.

`window.width` 0 is a window that never was moved; `setup.*` is what the set-up page was left with,
one entry a seat; `setup.characters` is whether computers play as characters, `setup.last` is the
game that was opened last, `setup.known` are those that
somebody has played or been led through, `setup.taught` those whose guided round was finished;
`told.build` is the build whose age was told of, so that it is told once;
`options.*` are the options that a game was set up with
last, as `name=value` in JSON; `keys.*` are keys that somebody chose for a game; empty is the one
that its table has by itself.
"""


class Settings:
    """Keep the settings of one person. Every change is written at once."""

    def __init__(
        self, path: Path, declared: tuple[Setting, ...] = SETTINGS, *, mends: bool = True
    ) -> None:
        """Read the file. Never raises: what cannot be read has its default, and `sentence` says so.

        Args:
            path: The file.
            declared: All settings that there are.
            mends: Whether a file that cannot be read is set aside. Otherwise it is left as it is.
        """
        self.path = path
        self._mends = mends
        self.declared = {setting.key: setting for setting in declared}
        self.sentence: Message | None = None
        self._held: dict[str, Held] = {}
        self._watchers: list[Callable[[str], None]] = []
        self._read()

    def __getitem__(self, key: str) -> Held:
        return self._held.get(key, self._setting(key).default)

    def text(self, key: str) -> str:
        """Return the value of a choice, text or key.

        Args:
            key: The key of the setting.

        Raises:
            KeyError: There is no such setting.
        """
        value = self[key]
        assert isinstance(value, str)
        return value

    def number(self, key: str) -> int:
        """Return the value of a number.

        Args:
            key: The key of the setting.

        Raises:
            KeyError: There is no such setting.
        """
        value = self[key]
        assert isinstance(value, int)
        return value

    def flag(self, key: str) -> bool:
        """Return the value of a flag.

        Args:
            key: The key of the setting.

        Raises:
            KeyError: There is no such setting.
        """
        value = self[key]
        assert isinstance(value, bool)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the value of a list of texts.

        Args:
            key: The key of the setting.

        Raises:
            KeyError: There is no such setting.
        """
        value = self[key]
        assert isinstance(value, tuple)
        return value

    def family(self, name: str) -> dict[str, str]:
        """Return the texts of a family that do not have their default.

        Args:
            name: The name of the family, such as `keys`.

        Returns:
            Values by whole keys.
        """
        return {
            key: value
            for key, value in self._held.items()
            if key.startswith(f"{name}.") and isinstance(value, str)
        }

    def set(self, key: str, value: Held) -> None:
        """Change a setting, tell the watchers, and write all settings.

        Args:
            key: The key of the setting.
            value: Its new value.

        Raises:
            KeyError: There is no such setting.
            ValueError: It may not hold this value.
            StoreError: The file cannot be written; the change holds until the program ends.
        """
        setting = self._setting(key)
        if not setting.admits(value):
            raise ValueError(f"{key} cannot be {value!r}")
        if value == self[key]:
            return
        if key not in self.declared and value == setting.default:
            # A family has no list of its members: what is as by default is not there.
            del self._held[key]
        else:
            self._held[key] = value
        for watcher in list(self._watchers):
            watcher(key)
        self._write()

    def adopt(self, data: bytes, *, dry: bool = False) -> MergeTally:
        """Take over what other settings hold where these have their defaults.

        The place of the window stays. Which games are known is united.

        Args:
            data: The bytes of the other settings file.
            dry: Whether it is only counted, and nothing is changed.

        Returns:
            How many settings are new here, the same, united, or differ and stay.

        Raises:
            StoreError: The other file is damaged, or this one cannot be written.
        """
        from engine.store.tally import MergeTally

        other = self._other(data)
        tally, changed = MergeTally(), dict[str, Held]()
        for key in other._order():
            value, mine, default = other[key], self[key], self._setting(key).default
            if key.startswith("window.") or value == default:
                continue
            if value == mine:
                tally = tally.plus(MergeTally(same=1))
            elif mine == default:
                tally, changed[key] = tally.plus(MergeTally(new=1)), value
            elif key in _UNITED_SETTINGS:
                both = dict.fromkeys((*self.texts(key), *other.texts(key)))
                united = tuple(both)[:MAX_TEXT_COUNT]
                further = united != mine
                tally = tally.plus(MergeTally(further=further, same=not further))
                changed.update({key: united} if further else {})
            else:
                tally = tally.plus(MergeTally(conflicts=1))
        if changed and not dry:
            self._change_to({**self._held, **changed})
        return tally

    def restore(self, data: bytes) -> None:
        """Give all settings what another settings file holds, but for the place of the window.

        Args:
            data: The bytes of the file.

        Raises:
            StoreError: The file is damaged, or this one cannot be written.
        """
        other = self._other(data)
        held = {key: value for key, value in other._held.items() if not key.startswith("window.")}
        self._change_to(
            held | {key: value for key, value in self._held.items() if key.startswith("window.")}
        )

    def _other(self, data: bytes) -> Settings:
        """What another settings file holds. Raises StoreError."""
        other = _OtherSettings(self.path, tuple(self.declared.values()), mends=False)
        try:
            other._understand(data)
        except (ValueError, RecursionError, _LateError) as error:
            raise StoreError("{file} is damaged.", file=self.path.name) from error
        return other

    def _change_to(self, held: dict[str, Held]) -> None:
        """Hold this and nothing else, tell the watchers, and write it. Raises StoreError."""
        before = {key: self[key] for key in {*self._held, *held}}
        self._held = held
        changed = [key for key in self._order() if self[key] != before[key]]
        changed += [key for key in before if key not in held and self[key] != before[key]]
        if not changed:
            return
        for key in changed:
            for watcher in list(self._watchers):
                watcher(key)
        self._write()

    def reset(self) -> None:
        """Give all settings their defaults, tell the watchers, and write that.

        Raises:
            StoreError: The file cannot be written; the change holds until the program ends.
        """
        self._change_to({})

    def watch(self, watcher: Callable[[str], None]) -> Callable[[], None]:
        """Tell a watcher the key of every change from now on.

        Args:
            watcher: A function that is called with the key.

        Returns:
            A function that ends this.
        """
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _read(self) -> None:
        try:
            # Not `exists()`, which raises for a folder that is shut.
            self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError):
            # Reading it says why.
            pass
        try:
            data = files.read(self.path, MAX_FILE_BYTES)
        except StoreError as error:
            self.sentence = Message(
                "All settings were reset to their defaults: {reason}.", reason=error.said
            )
            return
        try:
            wrong = self._understand(data)
        except (ValueError, RecursionError):
            self._held.clear()
            self._complain(Message("could not be read and were reset to their defaults"))
            return
        except _LateError:
            self._held.clear()
            self._complain(Message("took too long to read and were reset to their defaults"))
            return
        if wrong:
            some: Field = ", ".join(wrong[:3])
            if len(wrong) > 3:
                some = Message("{settings} and others", settings=some)
            self._complain(
                Message(
                    "had invalid values for {settings}, which were reset to their defaults",
                    settings=some,
                )
            )

    def _understand(self, data: bytes) -> list[str]:
        """Hold what may be; the keys of the rest. Raises ValueError, RecursionError, _LateError."""
        if len(data) > MAX_FILE_BYTES:
            raise ValueError
        if len(data) <= _QUICK_FILE_BYTES:
            return self._take(tomllib.loads(data.decode()))
        return _in_time(lambda: self._take(tomllib.loads(data.decode())))

    def _take(self, tables: dict[str, Any]) -> list[str]:
        wrong: list[str] = []
        members: dict[str, int] = {}
        for key, value in _flat(tables).items():
            try:
                setting = self._setting(key)
            except KeyError:
                # A newer Stowaway's, perhaps.
                continue
            held = tuple(value) if isinstance(value, list) else value
            room = True
            if key not in self.declared:
                table = key.partition(".")[0]
                members[table] = members.get(table, 0) + 1
                room = members[table] <= MAX_FAMILY_SETTINGS
            if room and setting.admits(held):
                self._held[key] = held
            else:
                wrong.append(key)
        return wrong

    def _setting(self, key: str) -> Setting:
        """The declaration of a key, its own or its family's. Raises KeyError."""
        table, _, name = key.partition(".")
        family = self.declared.get(table + _FAMILY_SUFFIX)
        if family is not None and _MEMBER_NAME.fullmatch(name):
            return family
        if key.endswith(_FAMILY_SUFFIX):
            raise KeyError(key)
        return self.declared[key]

    def _order(self) -> list[str]:
        """What is held, as it is declared; within a family by name."""
        places = {
            key.removesuffix(_FAMILY_SUFFIX): place for place, key in enumerate(self.declared)
        }

        def place(key: str) -> tuple[int, str]:
            return places.get(key, places.get(key.partition(".")[0], 0)), key

        return sorted(self._held, key=place)

    def _complain(self, trouble: Message) -> None:
        if not self._mends:
            self.sentence = Message("The settings {trouble}.", trouble=trouble)
            return
        try:
            aside = files.quarantine(self.path)
        except StoreError:
            self.sentence = Message("The settings {trouble}.", trouble=trouble)
            return
        self.sentence = Message(
            "The settings {trouble}. The old file was kept as {file}.",
            trouble=trouble,
            file=aside.name,
        )
        if self._held:
            try:
                self._write()
            except StoreError as error:
                self.sentence = join_messages(self.sentence, error.said)

    def _write(self) -> None:
        tables: dict[str, dict[str, Any]] = {}
        for key in self._order():
            table, name = key.split(".")
            value = self._held[key]
            held = list(value) if isinstance(value, tuple) else value
            tables.setdefault(table, {})[name] = held
        previous = self.path.with_name(f"{self.path.stem}.previous{self.path.suffix}")
        import tomli_w

        files.replace(self.path, tomli_w.dumps(tables).encode(), keep=previous)


class _OtherSettings(Settings):
    """Settings that are in no file here."""

    def _read(self) -> None:
        """They are read from bytes."""


class _LateError(Exception):
    """Something took too long."""


def _in_time(work: Callable[[], list[str]]) -> list[str]:
    """What the work gives. Raises _LateError after `MAX_READ_S` in it.

    A TOML parser takes minutes for a key of some 100,000 parts, and asks nobody in between.
    """
    end = time.thread_time() + MAX_READ_S

    def look_at_the_clock(*_: object) -> None:
        if time.thread_time() > end:
            raise _LateError

    before = sys.getprofile()
    try:
        sys.setprofile(look_at_the_clock)
        return work()
    finally:
        sys.setprofile(before)


def _flat(tables: dict[str, Any]) -> dict[str, Any]:
    return {
        f"{table}.{name}": value
        for table, entries in tables.items()
        if isinstance(entries, dict)
        for name, value in entries.items()
    }


def _is_text(value: object) -> bool:
    if not isinstance(value, str) or len(value) > MAX_TEXT_LENGTH:
        return False
    return value.isprintable()

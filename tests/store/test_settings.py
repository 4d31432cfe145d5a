"""Tests: settings and places."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import platformdirs
import pytest

from engine.store import APP_ID, SETTINGS, Settings, StoreError, places


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def test_the_declarations_hold_their_own_defaults() -> None:
    keys = [setting.key for setting in SETTINGS]
    assert len(set(keys)) == len(keys)
    for setting in SETTINGS:
        assert setting.admits(setting.default), setting
        assert setting.key.count(".") == 1
        assert setting.words == f"settings/{setting.key}"


def test_a_new_person_has_the_defaults_and_no_file(path: Path) -> None:
    settings = Settings(path)
    assert settings.sentence is None
    assert settings.text("look.theme") == "system"
    assert settings.number("sound.volume") == 70
    assert settings.flag("sound.on") is True
    assert settings.texts("setup.names") == ()
    assert not path.exists()


def test_a_change_is_written_at_once_and_the_previous_kept(path: Path) -> None:
    settings = Settings(path)
    heard: list[str] = []
    stop = settings.watch(heard.append)
    settings.set("look.theme", "night")
    first = path.read_bytes()
    settings.set("setup.names", ("Zoë", "Bo"))
    settings.set("setup.names", ("Zoë", "Bo"))
    stop()
    settings.set("sound.on", False)
    assert heard == ["look.theme", "setup.names"]
    again = Settings(path)
    assert again.sentence is None
    assert again.text("look.theme") == "night"
    assert again.texts("setup.names") == ("Zoë", "Bo")
    assert again.flag("sound.on") is False
    assert path.with_name("settings.previous.toml").exists()
    assert first != path.read_bytes()
    again.reset()
    assert Settings(path).text("look.theme") == "system"
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "settings.previous.toml",
        "settings.toml",
    ]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("look.theme", "pink"),
        ("look.theme", 3),
        ("sound.volume", 101),
        ("sound.volume", True),
        ("sound.volume", "7"),
        ("sound.on", 1),
        ("setup.names", ("x" * 201,)),
        ("setup.names", ("x",) * 17),
        ("setup.names", "x"),
        ("setup.last", "two\nlines"),
    ],
)
def test_what_cannot_be_is_refused(path: Path, key: str, value: object) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match="cannot be"):
        settings.set(key, value)  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        settings.set("no.such", 1)
    assert not path.exists()


NONSENSE = [
    b"\x00\xff\xfe",
    b"look = [[[",
    b"[look]\ntheme = 'night'\n[look]\n",
    b"x = " + b"[" * 100_000,
    b"#" * 300_000 + b"\n\n[",
    b"[look]\ntheme = 'night'\n" + b"#" * 300_000,
    "[look]\ntheme = '\ud800'".encode("utf-8", "surrogatepass"),
]


@pytest.mark.parametrize("data", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_gives_defaults_and_a_sentence(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    settings = Settings(path)
    assert settings.sentence is not None
    assert str(settings.sentence).startswith("The settings could not be read")
    assert settings.text("look.theme") == "system"
    (aside,) = path.parent.glob("*.bak")
    assert aside.name in str(settings.sentence)
    assert aside.read_bytes() == data
    settings.set("look.theme", "day")
    assert Settings(path).text("look.theme") == "day"


def test_one_wrong_value_loses_only_itself(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(
        "[look]\ntheme = 'night'\ntext_size = 9000\n[sound]\nvolume = 'loud'\n[new]\nthing = 1\n"
        "[setup]\nnames = ['Ann', 3]\n",
        encoding="utf-8",
    )
    settings = Settings(path)
    assert settings.sentence is not None
    assert "look.text_size, sound.volume, setup.names" in str(settings.sentence)
    assert settings.text("look.theme") == "night"
    assert settings.number("look.text_size") == 100
    again = Settings(path)
    assert again.sentence is None
    assert again.text("look.theme") == "night"


def test_keys_of_a_newer_stowaway_are_no_trouble(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("future = 1\n[look]\ntheme = 'day'\nglow = 'much'\n", encoding="utf-8")
    settings = Settings(path)
    assert settings.sentence is None
    assert settings.text("look.theme") == "day"


def test_a_disk_that_does_not_let_it(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"")
    settings = Settings(tmp_path / "config" / "settings.toml")
    assert settings.sentence is None
    with pytest.raises(StoreError, match="cannot be written"):
        settings.set("look.theme", "night")
    assert settings.text("look.theme") == "night", "it holds until the program ends"


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    assert settings.sentence is not None
    assert settings.text("look.theme") == "system"


def test_one_variable_puts_everything_in_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path))
    there = places()
    for place in (there.matches, there.trash, there.records, there.settings, there.lock):
        assert tmp_path in place.parents
    assert not list(tmp_path.iterdir()), "asking makes nothing"
    monkeypatch.delenv("STOWAWAY_HOME")
    # Of somebody who has no home of a former id.
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places().data == platformdirs.user_data_path(APP_ID, appauthor=False)
    assert APP_ID in str(places().settings)


def test_a_family_holds_what_others_name(path: Path) -> None:
    settings = Settings(path)
    heard: list[str] = []
    settings.watch(heard.append)
    assert settings.text("keys.some_game-1-left") == ""
    settings.set("keys.some_game-1-left", "Num+4")
    settings.set("keys.some_game-1-grab", "Ö")
    settings.set("look.theme", "night")
    again = Settings(path)
    assert again.family("keys") == {
        "keys.some_game-1-left": "Num+4",
        "keys.some_game-1-grab": "Ö",
    }
    settings.set("keys.some_game-1-left", "")
    assert Settings(path).family("keys") == {"keys.some_game-1-grab": "Ö"}
    settings.reset()
    assert heard.count("keys.some_game-1-grab") == 2
    assert settings.family("keys") == {}
    assert Settings(path).family("keys") == {}
    assert Settings(path).text("look.theme") == "system"


@pytest.mark.parametrize(
    "key", ["keys.*", "keys.", "keys", "keys.Ä", "keys.a b", "keys." + "x" * 61, "keys.a.b"]
)
def test_a_family_takes_no_other_names(path: Path, key: str) -> None:
    with pytest.raises(KeyError):
        Settings(path).set(key, "A")


@pytest.mark.parametrize("value", ["x" * 33, 3, True, "two\nlines", ("A",)])
def test_a_key_is_a_short_text(path: Path, value: object) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Settings(path).set("keys.some_game-1-left", value)  # type: ignore[arg-type]


def test_a_hostile_family_is_bounded(path: Path) -> None:
    path.parent.mkdir()
    lines = [f"g-{number} = 'A'" for number in range(1000)]
    path.write_text("\n".join(["[keys]", *lines, "odd = ['A']", "'b c' = 'A'"]), encoding="utf-8")
    settings = Settings(path)
    assert settings.sentence is not None
    assert len(settings.family("keys")) == 256
    again = Settings(path)
    assert again.sentence is None
    assert again.family("keys") == settings.family("keys")


def test_a_folder_that_cannot_be_looked_into_gives_defaults_and_a_sentence(tmp_path: Path) -> None:
    """A name that is too long fails as a folder that is shut does, for root too."""
    settings = Settings(tmp_path / ("x" * 300) / "settings.toml")
    assert settings.text("look.theme") == "system"
    assert settings.sentence is not None
    assert str(settings.sentence).startswith("All settings were reset to their defaults: ")


@pytest.mark.parametrize(
    "text",
    [".".join(["a"] * 100_000) + " = 1", ".".join(['""'] * 80_000) + " = 1"],
    ids=["bare", "quoted"],
)
def test_a_file_that_takes_too_long_to_read_is_set_aside(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(f'[look]\ntheme = "night"\n[keys]\n{text}\n')
    profile = sys.getprofile()
    began = time.thread_time()
    settings = Settings(path)
    assert time.thread_time() - began < 1.5
    assert profile is sys.getprofile()
    assert settings.text("look.theme") == "system"
    assert settings.sentence is not None
    assert "took too long to read" in str(settings.sentence)
    assert "settings.damaged.toml.bak" in str(settings.sentence)
    assert not path.exists()
    settings.set("look.theme", "day")
    again = Settings(path)
    assert again.sentence is None
    assert again.text("look.theme") == "day"


@pytest.mark.parametrize("home", ["~nobody-at-all", "~nobody-at-all/stowaway"])
def test_a_home_of_nobody_gives_a_sentence(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOWAWAY_HOME", home)
    with pytest.raises(StoreError, match=f"{home} cannot be used"):
        places()


def test_who_has_no_home_puts_nothing_where_the_program_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("STOWAWAY_HOME", raising=False)
    nowhere = Path("~", "here")
    for name in ("user_data_path", "user_config_path", "user_state_path"):
        monkeypatch.setattr(platformdirs.PlatformDirs, name, nowhere)
    with pytest.raises(StoreError, match="cannot be used: the home folder does not exist"):
        places()

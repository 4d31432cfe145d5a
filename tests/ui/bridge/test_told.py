"""What the engine says, on the screen: by its key, in the person's language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import ComponentError, ConfigError, DateText, Message, Refused, StowawayError
from engine.match import codes
from engine.match.loader import read
from engine.store import Settings, StoreError, files
from tests.tools.gallery.pseudo import maker
from ui.bridge.localise import localise
from ui.shell import language


@pytest.fixture
def german(qapp: QApplication, tmp_path: Path) -> Iterator[None]:
    assert language.speak(qapp, "de")
    yield
    language.speak(qapp, "en", tmp_path / "nowhere")


@pytest.mark.usefixtures("german")
def test_a_sentence_is_said_with_its_fields() -> None:
    with pytest.raises(codes.CodeError) as caught:
        codes.parse("PE-7K3F-9QX!", "PE")
    assert "'!' kommt in Mischungscodes nicht vor." == localise(caught.value)


@pytest.mark.usefixtures("german")
def test_a_sentence_within_a_sentence_is_said_too(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        files.read(tmp_path / "none", 9)
    assert "die Datei oder den Ordner gibt es nicht." in localise(caught.value)
    assert str(tmp_path / "none") in localise(caught.value)
    empty = read(b"", catalog).sentence
    assert empty is not None
    assert "Diese Datei lässt sich nicht als Partie öffnen: die Datei ist leer." == localise(empty)


@pytest.mark.usefixtures("german")
def test_several_sentences_are_said_one_after_another(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("look = 1\n[look]\n")
    said = Settings(path).sentence
    assert said is not None
    words = localise(Message("{one} {other}", one=said, other=Message("This seat does not exist.")))
    assert words.startswith("Die Einstellungen ")
    assert words.endswith("settings.damaged.toml.bak gesichert. Diesen Platz gibt es nicht.")


def test_a_day_is_written_as_its_language_has_it(qapp: QApplication, tmp_path: Path) -> None:
    day = Message("after {day}", day=DateText("2026-03-01"))
    sentence = Message("You can review this match {when}.", when=day)
    try:
        for name, wanted in (
            ("en", "You can review this match after 1 Mar 2026."),
            ("de", ", sobald der 1. März 2026 vorbei ist."),
        ):
            assert language.speak(qapp, name)
            assert localise(sentence).endswith(wanted)
    finally:
        language.speak(qapp, "en", tmp_path / "nowhere")
    assert "You can review this match after 2026-03-01." == str(sentence), "on the command line"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_number_has_its_plural(seats: int) -> None:
    error = ConfigError("{option} is not available with %n player(s).", option="goal", n=seats)
    assert f"goal gibt es nicht für {seats} Spieler." == localise(error)


@pytest.mark.usefixtures("german")
def test_a_game_has_its_own_words() -> None:
    game = catalog.game("pack_the_essentials")
    board = next(option for option in game.options if option.id == "board-1").values[-1]  # type: ignore[union-attr]
    with pytest.raises(ConfigError) as caught:
        game.configure(2, {"side": "own", "board-1": board, "board-2": board})
    assert "Zwei Spieler können nicht denselben eigenen Koffer haben." == localise(caught.value)


def test_the_words_of_a_new_game_need_no_other_file(qapp: QApplication, tmp_path: Path) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text(
        "class StalledError(ConfigError): ...\n"
        'raise StalledError("{porter} waits for %n crate(s): {why}.", porter=p, n=1, why=why)\n'
        'Message("The crate is shut.")\n'
    )

    class StalledError(ConfigError):
        """The toy's own."""

    ts = tmp_path / "words_de.ts"
    words = {
        "{porter} waits for %n crate(s): {why}.": (
            "{why}: Auf eine Kiste wartet {porter}.",
            "{why}: Auf %n Kisten wartet {porter}.",
        ),
        "The crate is shut.": ("Die Kiste ist zu.",),
    }
    making = maker()
    making.update(ts, [rules], "de")
    tree = ET.parse(ts)
    assert set(words) == {message.findtext("source") for message in tree.iter("message")}
    for message in tree.iter("message"):
        found = message.find("translation")
        assert found is not None
        found.attrib.clear()
        forms = list(found) or [found]
        for form, text in zip(forms, words[message.findtext("source") or ""], strict=True):
            form.text = text
    tree.write(ts, encoding="utf-8", xml_declaration=True)
    making.release(ts)
    translator = QTranslator(qapp)
    assert translator.load(str(ts.with_suffix(".qm")))
    shut = Message("The crate is shut.")
    one, two = (
        StalledError("{porter} waits for %n crate(s): {why}.", porter="Ada", n=n, why=shut)
        for n in (1, 2)
    )
    assert "Ada waits for 1 crate: the crate is shut." == str(one) == localise(one)
    assert "Ada waits for 2 crates: the crate is shut." == str(two) == localise(two)
    qapp.installTranslator(translator)
    try:
        assert "Die Kiste ist zu: Auf eine Kiste wartet Ada." == localise(one)
        assert "Die Kiste ist zu: Auf 2 Kisten wartet Ada." == localise(two)
    finally:
        qapp.removeTranslator(translator)
        translator.setParent(None)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    "error",
    [
        ComponentError("boards.toml", "rows", "7 are too few"),
        Refused("PE-16", "overlap", cell=(3, 4)),
        StowawayError("{reason}", reason="{0} {path} é\n{"),
        StowawayError(),
    ],
)
def test_what_has_no_words_of_its_own_stays_as_it_is(error: StowawayError) -> None:
    assert str(error) == localise(error)


def test_a_translation_with_other_gaps_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    error = StoreError("{file} is not a file.", file="/a")
    for wrong in ("{nobody} knows", "{file} knows {", "{} knows"):
        monkeypatch.setattr(QCoreApplication, "translate", lambda *_, wrong=wrong: wrong)
        assert "/a is not a file." == localise(error)

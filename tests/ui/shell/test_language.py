"""Every text on every page goes through Qt's translation, and its tools find it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from shiboken6 import isValid

from engine import catalog
from engine.core import Level
from engine.core.characters import CHARACTERS
from engine.store import Matches
from tests.tools.gallery import pseudo
from tests.tools.gallery.matches import code_of, played, table_of, to_the_end, up_to
from ui.bridge.controller import SeatSetup
from ui.look import text
from ui.shell import language
from ui.shell.routes import ROUTES
from ui.shell.widgets.basic import SHORTCUTS

ROOT = Path(__file__).resolve().parents[3]
GAME = "pack_the_essentials"
TIMED = "wheres_my_luggage"
NAMES = "|".join(("Ada", "Grace", *(character.name for character in CHARACTERS)))
PROPER = "English|Deutsch|A4|Letter|Enter|Space"
OWN = rf"([\W\d_½¼]|{NAMES}|(PE|WL).\w{{4}}.\w{{4}})*|STOWAWAY|{PROPER}|/.*|[A-Z]"
"""What is nobody's words: numbers, signs, names, codes, papers, paths, keys, and the app's name."""


@pytest.fixture(scope="module")
def tongue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Resources with a language in which every text stands in «».

    The texts are those of the languages' files, which `tests/architecture` holds against the code.
    """
    folder = tmp_path_factory.mktemp("resources")
    pseudo.make(folder, "«{}»".format)
    return folder


@pytest.fixture
def spoken(
    qapp: QApplication, tongue: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    monkeypatch.setattr(language, "RESOURCES", tongue)
    monkeypatch.setattr(language, "system_locale", lambda: QLocale("eo"))
    assert 1 <= language.speak(qapp, "eo")
    yield
    language.speak(qapp, "en", tmp_path / "nowhere")
    assert [] == qapp.findChildren(QTranslator)


def dates() -> str:
    """What dates of the language are made of, which Qt knows: names of days and months, numbers."""
    here, formats = QLocale(), (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    days = {here.dayName(number, each) for number in range(1, 8) for each in formats}
    months = {here.monthName(number, each) for number in range(1, 13) for each in formats}
    names = sorted(map(re.escape, days | months), key=len, reverse=True)
    return rf"(?i:({'|'.join(names)}|la|de|-a|[\W\d])*)"


def untranslated(page: QWidget) -> list[str]:
    """All words that a page shows, paints or tells, as far as they are not in «»."""
    with text.recording() as seen:
        page.grab()
    texts = {words.text: "painted" for words in seen}
    for child in (page, *page.findChildren(QWidget)):
        kind = type(child).__name__
        told = [child.accessibleName(), child.accessibleDescription(), child.toolTip()]
        if isinstance(child, QLabel | QAbstractButton):
            told.append(child.text())
        if isinstance(child, QLineEdit):
            told.append(child.placeholderText())
        if isinstance(child, QComboBox):
            told += [child.itemText(index) for index in range(child.count())]
        texts |= dict.fromkeys(told, kind)
    # The button of the shortcuts shows its key.
    own = f"{OWN}|{dates()}|{SHORTCUTS}"
    return [
        f"{kind}: {words}"
        for words, kind in texts.items()
        for line in re.sub(r"«.*»", "", words, flags=re.DOTALL).split("\n")
        if not re.fullmatch(own, line)
    ]


PAGES = (
    *("lounge", "setup", "practise", "trail", "daily", "mistakes", "rules"),
    *(name for name in ROUTES if name != "notices"),
)


def test_every_text_of_a_page_is_translated(spoken: None, driver: Any) -> None:
    driver.open()
    driver.start(SeatSetup("Ada", "brick"))
    driver.play_out()
    for page in PAGES:
        if page == "setup":
            driver.window.match_opener.set_up(GAME)
            driver.window.pages[f"setup:{GAME}"].deal.edit.setText("nonsense")
        else:
            driver.window.go(page)
        driver.settle()
        shown = driver.window.stack.currentWidget()
        found = untranslated(shown)
        if page == "about":
            found = [each for each in found if each.split(": ")[1] not in shown.versions.text()]
        assert [] == found, page
    driver.close()


@pytest.mark.parametrize("seats", [1, 2])
def test_every_text_of_table_and_result_is_translated(
    spoken: None, driver: Any, seats: int
) -> None:
    driver.open()
    driver.start(*(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))[:seats])
    driver.act(7)
    assert [] == untranslated(driver.window.stack.currentWidget())
    driver.play_out()
    driver.window.result_opener.show_open()
    driver.settle()
    assert [] == untranslated(driver.window.stack.currentWidget())
    assert driver.window.windowTitle().startswith("«")
    driver.close()


def at_the_belt(driver: Any, **options: Any) -> Any:
    """The table of a match with a clock that has just begun."""
    seat_setups = (SeatSetup("Ada", "brick"), SeatSetup("", "ocean", Level("easy")))
    code = driver.app.controller.new_code(TIMED)
    driver.window.match_opener.start(TIMED, code, seat_setups, {"form": "timed", **options}, False)
    driver.settle()
    return driver.window.pages["table"].table


def finished(driver: Any, folder: Path, **options: Any) -> None:
    """The result of a match that computers played out."""
    game = catalog.game(TIMED)
    acts = played(game, 2, code_of(game), Level("random"), options)
    session = to_the_end(up_to(game, table_of(game, 2), code_of(game), acts, options))
    writer = Matches(folder).start(session)
    writer.close()
    driver.window.match_opener.open_file(writer.path)
    driver.settle()


def test_every_text_of_the_pages_before_the_belt_is_translated(spoken: None, driver: Any) -> None:
    driver.open()
    driver.window.match_opener.set_up(TIMED)
    driver.settle()
    page = driver.window.pages[f"setup:{TIMED}"]
    assert [] == untranslated(page)
    page.options.fields["form"].rows["memory"].click()
    assert [] == untranslated(page)
    driver.window.back()
    driver.app.controller.remember("setup.last", TIMED)
    driver.window.go("rules")
    assert [] == untranslated(driver.window.stack.currentWidget())
    driver.close()


def test_every_text_at_the_belt_is_translated(spoken: None, driver: Any) -> None:
    driver.open()
    table = at_the_belt(driver, steps=True)
    for do in (table.resume, table.clock.skip_countdown, table.pause):
        do()
        driver.settle()
        assert [] == untranslated(driver.window.stack.currentWidget())
    driver.close()


@pytest.mark.parametrize("form", ["timed", "memory"])
def test_every_text_after_the_belt_is_translated(
    spoken: None, driver: Any, tmp_path: Path, form: str
) -> None:
    driver.open()
    finished(driver, tmp_path / "elsewhere", form=form)
    assert driver.window.page == "result"
    assert [] == untranslated(driver.window.stack.currentWidget())
    driver.window.replay_opener.watch_open()
    driver.settle()
    assert driver.window.page == "replay"
    assert [] == untranslated(driver.window.stack.currentWidget())
    driver.close()


def test_what_went_wrong_is_told_in_the_language(spoken: None, driver: Any, tmp_path: Path) -> None:
    driver.open()
    (tmp_path / "bad.stowaway").write_bytes(b"bad")
    driver.window.match_opener.open_file(tmp_path / "bad.stowaway")
    assert "«This file cannot be opened as a match: «it is not a Stowaway match»" in (
        driver.window.notice.sentence
    )
    driver.close()


def test_names_of_levels_and_seats_are_translated(spoken: None, driver: Any) -> None:
    driver.open()
    driver.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean", Level("easy")))
    page = driver.window.pages["table"]
    page._fill_seats()
    inner = page.seats_button.menu().actions()[0].menu()
    assert all("«" in action.text() for action in inner.actions())
    driver.close()


@pytest.fixture
def english_again(qapp: QApplication, tmp_path: Path) -> Iterator[None]:
    yield
    language.speak(qapp, "en", tmp_path / "nowhere")


def choose(driver: Any, wanted: str) -> None:
    """Choose a language on the settings page, as a person does."""
    driver.window.go("settings")
    box = driver.window.pages["settings"].editors["look.language"]
    box.setFocus()
    box.setCurrentIndex(box.findData(wanted))
    driver.settle()


def painted(driver: Any, word: str) -> set[str]:
    """Go on with the open match; the words that are painted by hand until a word is."""
    with text.recording() as found:
        driver.window.lounge.continue_button.click()
        # Tiles are painted one a frame.
        for _ in range(100):
            driver.settle()
            driver.window.grab()
            if word in {words.text for words in found}:
                break
    assert driver.window.page == "table"
    return {words.text for words in found}


@pytest.mark.usefixtures("english_again")
def test_another_language_holds_at_once_and_the_open_match_goes_on_in_it(driver: Any) -> None:
    driver.open()
    # So large that the words beside what a position gives fit in both languages.
    driver.window.resize(1920, 1080)
    bridge = driver.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    driver.act(9)
    acts = len(bridge.log())
    driver.window.notice.say("Something happened.")
    for wanted, title, heading, other, away, more in (
        ("de", "Einstellungen", "Wertung", "Score", "S&chließen", "Weiter&spielen"),
        ("en", "Settings", "Score", "Wertung", "D&ismiss", "&Continue"),
    ):
        driver.window.go("lounge")
        choose(driver, wanted)
        page = driver.window.pages["settings"]
        assert driver.window.stack.currentWidget() is page
        assert f"{title} – Stowaway" == driver.window.windowTitle()
        assert page.editors["look.language"] is driver.window.focusWidget()
        assert wanted == page.editors["look.language"].currentData()
        assert away == driver.window.notice.close_button.text()
        driver.press(Qt.Key.Key_Escape)
        assert driver.window.page == "lounge"
        assert more == driver.window.lounge.continue_button.text()
        assert driver.window.lounge.continue_button is driver.window.focusWidget()
        # Painted into a picture that is kept: it is made anew.
        sock = "Socke" if wanted == "de" else "Sock"
        words = painted(driver, sock)
        assert sock in words
        assert bridge is driver.bridge
        assert acts == len(bridge.log())
        assert heading in words
        assert other not in words
    driver.act(2)
    assert acts < len(bridge.log())
    driver.close()


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("game", [str(game) for game in catalog.ids()])
def test_a_match_of_each_game_goes_on_at_a_new_table_in_another_language(
    driver: Any, game: str
) -> None:
    driver.open()
    # Time would pass at the belt.
    options = {"form": "memory"} if game == TIMED else {}
    people = tuple(
        SeatSetup(name, colour) for name, colour in (("Ada", "brick"), ("Grace", "ocean"))
    )
    driver.window.match_opener.start(game, code_of(catalog.game(game)), people, options, False)
    driver.settle()
    bridge, before = driver.bridge, driver.window.pages["table"].table
    driver.window.go("lounge")
    choose(driver, "de")
    driver.window.go("lounge")
    driver.window.match_opener.continue_latest()
    driver.settle()
    after = driver.window.pages["table"].table
    assert (False, True) == (isValid(before), isValid(after))
    for _ in range(6):
        assert bridge.screen.due is None or bridge.screen.take(bridge.screen.due)
        driver.act()
        if game == TIMED:
            # What is turned over is looked at until a player goes on.
            after.go_on()
        after.motion.catch_up()
        bridge.screen.part()
    after.motion.catch_up()
    assert after.view == bridge.view()
    driver.close()


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("wanted", ["de", "en"])
def test_each_letter_leads_to_one_thing_at_the_belt(driver: Any, wanted: str) -> None:
    driver.open()
    driver.app.controller.remember("look.language", wanted)
    driver.settle()
    table = at_the_belt(driver, steps=True)
    for do in (table.resume, table.pause):
        do()
        driver.window.notice.say("Something happened.")
        driver.settle()
        shown = [b for b in driver.window.findChildren(QAbstractButton) if b.isVisible()]
        keys = [QKeySequence.mnemonic(button.text()).toString() for button in shown]
        assert len(set(keys)) > 4
        assert [] == [
            b.text() for b, key in zip(shown, keys, strict=True) if keys.count(key) > 1 and key
        ]
    driver.close()


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize(
    ("wanted", "title"), [("de", "Meine Fehler – Stowaway"), ("en", "My mistakes – Stowaway")]
)
def test_the_window_is_named_after_my_mistakes(driver: Any, wanted: str, title: str) -> None:
    """It was named before the page was, and so after nothing."""
    driver.open()
    driver.app.controller.remember("look.language", wanted)
    driver.settle()
    driver.window.go("mistakes")
    driver.settle()
    assert title == driver.window.windowTitle()
    driver.close()


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("wanted", ["de", "en"])
def test_resetting_all_settings_resets_the_language_too(driver: Any, wanted: str) -> None:
    driver.open()
    choose(driver, wanted)
    driver.window.pages["settings"]._reset()
    driver.settle()
    assert driver.window.windowTitle() == "Settings – Stowaway"
    assert driver.window.pages["settings"].editors["look.language"].currentData() == "system"
    driver.close()


@pytest.mark.parametrize(
    ("wanted", "system", "date"),
    [
        ("de", "C", "17.05.26"),
        ("en", "C", "17/05/2026"),
        ("en", "de_DE", "17/05/2026"),
        ("en", "en_US", "5/17/26"),
        ("de", "de_AT", "17.05.26"),
        ("system", "de_AT", "17.05.26"),
        ("system", "C", "17/05/2026"),
    ],
)
@pytest.mark.usefixtures("english_again")
def test_dates_are_those_of_the_language_as_the_system_writes_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, wanted: str, system: str, date: str
) -> None:
    monkeypatch.setattr(language, "system_locale", lambda: QLocale(system))
    assert language.speak(qapp, wanted)
    assert date == QLocale().toString(QDate(2026, 5, 17), QLocale.FormatType.ShortFormat)
    assert (wanted == "de" or system == "de_AT") == ("," in QLocale().toString(1.5, "f", 1))


def test_without_a_file_the_words_stay_english(qapp: QApplication, tmp_path: Path) -> None:
    assert 0 == language.speak(qapp, "system", tmp_path)
    assert 0 == language.speak(qapp, "eo", tmp_path / "nowhere")
    assert [] == qapp.findChildren(QTranslator)
    assert "Back" == QCoreApplication.translate("Page", "Back")


def test_the_systems_language_is_taken_with_its_numbers(
    qapp: QApplication, tongue: Path, spoken: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language.speak(qapp, "system", tongue)
    assert QLocale("eo").name() == QLocale().name()
    monkeypatch.setattr(language, "system_locale", lambda: QLocale("de_DE"))
    language.speak(qapp, "system", tongue)
    assert "1.234" == QLocale().toString(1234)


def test_a_language_that_there_is_not_is_english_with_its_plurals(
    qapp: QApplication, tmp_path: Path
) -> None:
    assert language.speak(qapp, "nl")
    assert ["1 point", "2 points"] == [
        QCoreApplication.translate("kit", "%n point(s)", None, number) for number in (1, 2)
    ]
    language.speak(qapp, "en", tmp_path)

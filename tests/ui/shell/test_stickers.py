"""Stickers: those of the chosen game in the lounge, and the page of all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip

from engine import catalog
from engine.core import ComponentError, GameId, Seat
from engine.match import Player, begin
from engine.match.achievements import achieved
from engine.simulate import play_out
from engine.store.achievements import Achieved, AchievementsFile
from tests.ui.shell.conftest import GAME
from tests.ui.shell.test_results import finish
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.kit.stickers import possible, reached, stickers
from ui.shell.lounge.reached_words import sticker_line
from ui.shell.stickers.art import StickerPicture, paint_sticker
from ui.shell.table_registry import specs

MATCH = "a" * 32


def achieve(shell: Any, *rows: tuple[str, str, str]) -> None:
    """Somebody achieved this: game, achievement and profile."""
    kept = AchievementsFile(shell.app.controller.places.achievements)
    kept.add([Achieved(*row, "2026-05-17", MATCH) for row in rows], [MATCH])
    shell.window.show_latest()
    shell.settle()


@pytest.mark.parametrize("game", catalog.ids())
def test_each_achievement_has_a_sticker_with_words_and_a_mark(shell: Any, game: str) -> None:
    there = stickers(shell.window.specs[GameId(game)])
    assert [each.id for each in there] == list(catalog.game(game).achievements)
    assert all(each.name and each.how.endswith(".") and each.mark for each in there)
    assert len({each.name for each in there}) == 6


def test_the_lounge_shows_the_stickers_of_the_chosen_game_and_player(shell: Any) -> None:
    shell.app.settings.set("setup.names", ("Ada", "Ben"))
    strip = shell.window.lounge.stickers
    achieve(
        shell,
        (GAME, "three-rats", "ada"),
        (GAME, "snug", "ben"),
        ("cargo_hold", "thief", "ada"),
        ("cargo_hold", "peaceful", "ada"),
    )
    assert strip.isVisible()
    assert strip.accessibleName() == "1 of 6 stickers in Pack the Essentials"
    won, *missing = strip.accessibleDescription().splitlines()
    assert won == "Three rats left"
    assert len(missing) == 5
    assert missing[0] == "Exactly the goal: Score exactly as many points as your goal."
    shell.window.lounge.carousel.prefer(GameId("cargo_hold"))
    shell.window.show_latest()
    assert strip.accessibleName() == "2 of 6 stickers in Cargo Hold"
    won, *missing = strip.accessibleDescription().splitlines()
    assert won == "Light fingers, Peaceful trader"
    assert len(missing) == 4


def test_the_strip_leads_to_all_stickers_by_mouse_and_letter(shell: Any) -> None:
    achieve(shell, (GAME, "three-rats", ""))
    window = shell.window
    window.lounge.enter()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_K)
    assert window.page == "stickers"
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.page == "lounge"
    QTest.mouseClick(window.lounge.stickers, Qt.MouseButton.LeftButton)
    assert window.page == "stickers"


def cards(page: Any) -> dict[str, str]:
    """Of each card what is said, by the name of its sticker."""
    said = [
        card.accessibleName()
        for card in page.findChildren(type(page._first))
        if page.isAncestorOf(card)
    ]
    return {name: rest for name, _, rest in (words.partition(": ") for words in said)}


def test_the_page_says_of_each_sticker_how_and_when_it_was_won(shell: Any) -> None:
    shell.app.settings.set("setup.names", ("Ada", "Ben"))
    achieve(shell, (GAME, "three-rats", "ada"), (GAME, "snug", "ben"))
    shell.window.go("stickers")
    page = shell.window.pages["stickers"]
    found = cards(page)
    assert len(found) == 24
    rats = "17 May 2026. Finish a match with three or more rats."
    assert found["Three rats left"].endswith(rats)
    assert found["Not a sock more"].startswith("Not yet. ")
    assert [page.players.itemText(n) for n in range(page.players.count())] == ["Ada", "Ben"]
    page.players.setCurrentIndex(1)
    shell.settle()
    found = cards(page)
    assert found["Three rats left"].startswith("Not yet. ")
    assert "2026" in found["Not a sock more"]


@pytest.mark.parametrize("size", [(1280, 800), (1700, 900), (1024, 640)])
def test_however_high_their_words_stickers_lie_in_the_order_of_the_lounge(
    shell: Any, size: tuple[int, int]
) -> None:
    page_of = shell.window.pages
    shell.window.resize(*size)
    shell.window.go("stickers")
    page = page_of["stickers"]
    heads = {spec.game: stickers(spec) for spec in shell.window.specs.values()}
    for there in heads.values():
        cards_ = [page._cards[each.game, each.id] for each in there]
        cards_[1].setMinimumHeight(240)
        columns = cards_[0].parentWidget()
        columns._count = 0
        columns._lay()
        shell.settle()
        # From left to right, and row by row.
        across = len({card.x() for card in cards_})
        assert [card.x() for card in cards_] == sorted({card.x() for card in cards_}) * (
            len(cards_) // across
        )
        rows = [card.y() for card in cards_]
        assert rows == [sorted(set(rows))[number // across] for number in range(6)]


def test_the_page_begins_at_its_top_and_keeps_its_cards(shell: Any) -> None:
    shell.window.resize(1024, 640)
    shell.window.go("stickers")
    shell.settle()
    page = shell.window.pages["stickers"]
    first, bar = page._first, page.scroller.verticalScrollBar()
    bar.setValue(bar.maximum())
    shell.window.go("lounge")
    shell.window.go("stickers")
    shell.settle()
    assert page is shell.window.pages["stickers"]
    assert (page._first, bar.value()) == (first, 0)


def test_the_page_opens_at_the_game_of_the_chosen_suitcase(shell: Any) -> None:
    shell.resize(1024, 640)
    shell.window.lounge.carousel.prefer(GameId("cargo_hold"))
    shell.window.go("stickers")
    shell.settle()
    page = shell.window.pages["stickers"]
    title = page._titles["cargo_hold"]
    assert title.text().endswith("in Cargo Hold")
    assert title.visibleRegion().boundingRect() == title.rect()
    focused = shell.window.focusWidget()
    assert focused is next(card for (game, _), card in page._cards.items() if game == "cargo_hold")
    assert focused.visibleRegion().boundingRect() == focused.rect()


def test_what_is_found_while_the_page_is_shown_appears_there(shell: Any) -> None:
    shell.window.go("stickers")
    page = shell.window.pages["stickers"]
    assert shell.window.focusWidget() is page._first, "without a choice the first card has it"
    row = Achieved(GAME, "three-rats", "", "2026-05-17", MATCH)
    AchievementsFile(shell.app.controller.places.achievements).add([row], [MATCH])
    shell.window.achievements.found.emit([row])
    shell.settle()
    assert "2026" in cards(page)["Three rats left"]


def test_a_find_leaves_the_keyboard_on_its_card(shell: Any) -> None:
    shell.window.go("stickers")
    page = shell.window.pages["stickers"]
    page._cards["cargo_hold", "thief"].setFocus()
    row = Achieved(GAME, "three-rats", "", "2026-05-17", MATCH)
    AchievementsFile(shell.app.controller.places.achievements).add([row], [MATCH])
    shell.window.achievements.found.emit([row])
    shell.settle()
    assert "2026" in cards(page)["Three rats left"], "the cards are new"
    assert shell.window.focusWidget() is page._cards["cargo_hold", "thief"]


def test_everybody_who_has_a_sticker_is_offered(shell: Any) -> None:
    shell.app.settings.set("setup.names", ("Ada", "Ben"))
    kept = AchievementsFile(shell.app.controller.places.achievements)
    rows = [
        Achieved(GAME, "snug", who, "2026-05-17", MATCH, name)
        for who, name in (("ben", "BEN"), ("mcadam", "McAdam"), ("", ""))
    ]
    kept.add(rows, [MATCH])
    shell.window.go("stickers")
    page = shell.window.pages["stickers"]
    box = page.players
    assert [box.itemText(n) for n in range(box.count())] == ["Ada", "Ben", "McAdam", "You"]
    box.setCurrentIndex(2)
    shell.settle()
    assert "2026" in cards(page)["Not a sock more"]
    # Whoever comes with a find is offered, too, and the choice stays.
    row = Achieved(GAME, "snug", "zoe", "2026-05-17", MATCH, "Zoë")
    kept.add([row], [MATCH])
    shell.window.achievements.found.emit([row])
    assert box.currentText() == "McAdam"
    assert box.itemText(4) == "Zoë"


def test_a_search_that_goes_on_is_told(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    search = shell.window.achievements
    asked: list[bool] = []
    monkeypatch.setattr(search, "search", lambda: asked.append(True))
    shell.window.go("stickers")
    page = shell.window.pages["stickers"]
    assert asked == [True], "matches of before may wait"
    assert page.busy.isHidden()
    search._begin_later()
    assert page.busy.isVisible()
    assert page.busy.text() == "Looking through your matches…"
    search._begin.stop()
    search._tell_busy()
    assert page.busy.isHidden()


def test_a_game_that_cannot_be_built_takes_neither_the_ticket_nor_the_page(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, broken = catalog.game, GameId("cargo_hold")

    def game(name: str, /) -> Any:
        if name == broken:
            raise ComponentError("cards.toml", "", "there is no such file")
        return good(name)

    monkeypatch.setattr(catalog, "game", game)
    window = shell.window
    window.specs[broken].__dict__.pop("_stock", None)
    window.lounge.carousel.prefer(broken)
    window.show_latest()
    assert window.lounge.stickers.isHidden()
    window.go("stickers")
    assert len(cards(window.pages["stickers"])) == 18


def test_the_end_of_a_match_is_searched_and_shown(shell: Any, qtbot: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    kept = AchievementsFile(shell.app.controller.places.achievements)
    # Perhaps nothing was achieved.
    qtbot.waitUntil(lambda: len(kept.searched() or ()) == 1, timeout=60_000)


@pytest.mark.parametrize("side", [6, 46, 300])
def test_a_sticker_stays_in_its_square_and_tells_won_from_not(shell: Any, side: int) -> None:
    look, there = shell.app.look, stickers(shell.window.specs[GameId(GAME)])
    from PySide6.QtCore import QRectF

    for place, each in enumerate(there):
        images = []
        for won in (True, False):
            image = QImage(side + 8, side + 8, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            paint_sticker(painter, QRectF(4, 4, side, side), look, each, place, won=won)
            painter.end()
            images.append(image)
            edge = range(side + 8)
            assert not any(image.pixelColor(x, 0).alpha() for x in edge)
            assert not any(image.pixelColor(side + 7, y).alpha() for y in edge)
        assert images[0] != images[1]


def test_the_result_tells_which_stickers_its_match_has_won(shell: Any) -> None:
    page = finish(shell, 2)
    search = shell.window.achievements
    assert page.news.isHidden()
    buttons = [each.mapTo(page, each.rect().topLeft()) for each in page.ways.tags]
    won = [
        Achieved(GAME, name, who, "2026-05-17", MATCH, who.title())
        for name, who in (("three-rats", "ada"), ("snug", "ben"))
    ]
    search.just_won = tuple(won)
    search.found.emit(won)
    names = {each.id: each.name for each in stickers(shell.window.specs[GameId(GAME)])}
    assert page.news.isVisible()
    assert page.news.words == (
        f"New sticker for Ada: {names['three-rats']}",
        f"New sticker for Ben: {names['snug']}",
    )
    shell.settle()
    assert buttons == [each.mapTo(page, each.rect().topLeft()) for each in page.ways.tags]
    # They are told again after a look at the table, but not in the next match.
    page.review.emit()
    shell.window.result_opener.show_open()
    shell.settle()
    assert len(page.news.words) == 2
    page.next_button.click()
    shell.settle()
    assert search.just_won == ()


def test_an_old_result_keeps_the_stickers_of_its_match(shell: Any) -> None:
    finish(shell, 2)
    search, controller = shell.window.achievements, shell.app.controller
    search.stop()
    shell.window.pages["result"].scene.stop()
    path = controller.path
    (match,) = controller.ask(lambda records: records.whole(), ())
    other = Achieved(GAME, "snug", "ben", "2026-05-17", MATCH, "Ben")
    mine = Achieved(GAME, "three-rats", "ada", "2026-05-17", match.digest, "Ada")
    AchievementsFile(controller.places.achievements).add([other, mine], [MATCH, match.digest])
    shell.window.go("lounge")
    shell.settle()
    shell.start()
    assert search.just_won == ()
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.window.match_opener.open_file(path)
    shell.settle()
    QTest.qWait(200)
    shell.window.result_opener.show_open()
    shell.settle()
    names = {each.id: each.name for each in stickers(shell.window.specs[GameId(GAME)])}
    news = shell.window.pages["result"].news
    assert news.words == (f"Sticker won here by Ada: {names['three-rats']}",)
    assert not news.isHidden()


def test_of_many_new_stickers_three_are_shown_and_the_others_counted(shell: Any) -> None:
    page, spec = finish(shell, 2), shell.window.specs[GameId(GAME)]
    names = [each.id for each in stickers(spec)]
    won = [Achieved(GAME, name, "ada", "2026-05-17", MATCH, "Ada") for name in names[:5]]
    won.append(Achieved("carry_on", names[5], "ada", "2026-05-17", MATCH, "Ada"))
    page.news.show_won(spec, won, alone=False)
    shell.settle()
    assert len(page.news.words) == 5, "that of another game is none of them"
    assert len(page.news.findChildren(StickerPicture)) == 3
    assert page.news.buttons[-1].text() == "and 2 more stickers"


def test_what_a_new_sticker_is_for_is_told_and_it_leads_to_all_stickers(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = finish(shell, 2)
    page.scene.stop()
    search = shell.window.achievements
    # What this match has won is not known before, and no search that goes on tells it.
    monkeypatch.setattr(search, "search", lambda: None)
    search.stop()
    search.just_won = tuple(
        Achieved(GAME, name, who, "2026-05-17", MATCH, who.title())
        for name, who in (("three-rats", "ada"), ("snug", "ben"))
    )
    search.found.emit(list(search.just_won))
    shell.settle()
    row, other = page.news.buttons
    assert row.toolTip() == "Finish a match with three or more rats." == row.accessibleDescription()
    assert row.accessibleName() == page.news.words[0]
    stops = [page.ways.tags[-1]]
    while len(stops) < 3:
        step = stops[-1].nextInFocusChain()
        while not (step.isVisible() and step.focusPolicy() & Qt.FocusPolicy.TabFocus):
            step = step.nextInFocusChain()
        stops.append(step)
    assert stops[1:3] == [row, other], "they are reached where they are seen"
    shell.window.lounge.carousel.prefer(GameId("cargo_hold"))
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    shell.settle()
    assert shell.window.page == "stickers"
    cards = shell.window.pages["stickers"]._cards
    assert shell.window.focusWidget() is cards[GAME, "three-rats"]
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_Escape)
    shell.settle()
    assert shell.window.page == "result"
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Space)
    assert shell.window.page == "stickers"
    assert shell.window.focusWidget() is cards[GAME, "snug"]
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_Escape)
    shell.settle()


def test_the_tip_of_the_strip_tells_how_to_get_those_that_are_missing(shell: Any) -> None:
    shell.window.go("lounge")
    strip, game = shell.window.lounge.stickers, shell.window.lounge.carousel.game
    every = shell.window.offers.stickers(game)
    strip.show_stickers("A game", every, {every[0].id})
    count, *lines = strip.toolTip().splitlines()
    assert count == f"1 of {len(every)} stickers in A game"
    assert lines == [f"{one.name}: {one.how}" for one in every[1:]]
    for line in lines:
        assert line in strip.accessibleDescription()
    # It is asked for so far above that it ends above the stickers.
    metrics = QFontMetrics(QToolTip.font())
    high = len(strip.toolTip().splitlines()) * metrics.lineSpacing()
    assert strip.tip_spot().y() + high < strip.mapToGlobal(QPoint(0, 0)).y()


LUGGAGE = GameId("wheres_my_luggage")


@pytest.mark.parametrize(
    ("options", "never"),
    [
        ({"form": "memory"}, {"quick", "nothing-lost"}),
        ({"form": "timed", "steps": True}, {"quick"}),
        ({"form": "timed", "steps": False}, set()),
    ],
)
def test_the_next_sticker_can_be_won_in_the_form_that_was_played(
    shell: Any, options: dict[str, Any], never: set[str]
) -> None:
    spec = shell.window.specs[LUGGAGE]
    every = stickers(spec)
    able = possible(spec, catalog.game(LUGGAGE).configure(2, options))
    assert {one.id for one in every} - {one.id for one in able} == never
    won = {"seven-pairs", "four-in-a-row"}
    expected = next(one for one in every if one.id not in never | won)
    line = sticker_line(every, won, able)
    assert line == f"Next sticker: {expected.name}. You have 2 of 6."
    # Where nothing else is left, what another form has is told.
    left = {one.id for one in able} | won
    rest = [one for one in every if one.id not in left]
    told = sticker_line(every, left, able)
    assert told.startswith(f"Next sticker: {rest[0].name}. ") if rest else not told
    near = sticker_line(every, {"seven-pairs"}, able, {"four-in-a-row": (3, 4)})
    assert near == "Next sticker: Four in a row (3 of 4). You have 1 of 6."


def test_how_near_a_sticker_was_agrees_with_what_wins_it() -> None:
    """As the achievements count, in whole matches of computers."""
    game, spec = catalog.game(LUGGAGE), specs()[LUGGAGE]
    pool, seen = WorkerPool(), set[tuple[str, bool]]()
    for number in range(4):
        level = [*game.bots][-1 - number % 2]
        people = [Player("computer", level, f"P{n}", c) for n, c in enumerate(("plum", "moss"))]
        session = begin(game, f"near {number}", people, {"form": "memory"})
        play_out(session)
        bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
        for seat in (Seat(0), Seat(1)):
            found = achieved(session, seat)
            for name, (have, need) in reached(spec, bridge.outcome, seat).items():
                assert (name in found) == (have >= need), (name, have, need)
                seen.add((name, have >= need))
        bridge.close()
    pool.close()
    assert len(seen) >= 4, "some were won, and some were not"

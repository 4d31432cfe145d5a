"""Characters react at the table: another face, a few words, and never while something is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Level, Seat
from engine.core.characters import CHARACTERS
from engine.core.reactions import MomentKind, Reaction
from tests.tiers import by_turns
from tests.ui.shell.conftest import Driver
from ui.bridge.controller import SeatSetup
from ui.bridge.match import MatchBridge
from ui.kit.characters.lines import LINES, reaction_line, variants
from ui.kit.table import reactions
from ui.kit.table.reactions import HOLD_MS, REACTION_MS
from ui.look.characters.expressions import Expression
from ui.shell import language

NORMAL = Level("normal")
CAST = tuple(SeatSetup("", c, NORMAL, who) for c, who in (("ocean", "rocco"), ("plum", "vera")))
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "cargo_hold": ("cargo_hold", {}),
    "carry_on": ("carry_on", {}),
    "pack_the_essentials": ("pack_the_essentials", {"side": "common"}),
    "wheres_my_luggage": ("wheres_my_luggage", {"form": "memory"}),
}


class Talk:
    """A table at which computers do not move, and what is reacted to is said by the test."""

    def __init__(self, shell: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shell = shell
        monkeypatch.setattr(MatchBridge, "begin", lambda _self: None)

    def sit(
        self,
        name: str = "cargo_hold",
        *,
        people: int = 1,
        practice: bool = False,
        cast: tuple[SeatSetup, ...] = CAST,
    ) -> None:
        game, values = TABLES[name]
        persons = [SeatSetup("", c, None) for c in ("brick", "moss")[:people]]
        code = self.shell.app.controller.new_code(game)
        self.shell.window.match_opener.start(game, code, [*persons, *cast], values, practice)
        self.shell.settle()
        self.table = self.shell.window.pages["table"].table
        self.reactions = self.table.reactions

    @property
    def seat(self) -> Seat:
        """Where Rocco sits."""
        return next(one.seat for one in self.shell.bridge.players if one.character == "rocco")

    def happen(self, kind: MomentKind = MomentKind.RAID_LOST, number: int = 0) -> bool:
        """Something happens to Rocco; whether he says anything."""
        told = [Reaction(self.seat, "rocco", kind, number)]
        self.shell.bridge.reactions = Found(told)  # type: ignore[assignment]
        self.table.refresh()
        self.shell.settle()
        return bool(self.reactions.bubble.isVisible())

    def face(self) -> Expression:
        found: Expression = self.table.common_state().players[self.seat].expression
        return found


class Found:
    """What the bridge finds, once."""

    def __init__(self, told: list[Reaction]) -> None:
        self.told = told

    def fresh(self) -> Reaction | None:
        return self.told.pop() if self.told else None


@pytest.fixture
def talk(shell: Driver, monkeypatch: pytest.MonkeyPatch) -> Talk:
    return Talk(shell, monkeypatch)


@pytest.mark.parametrize("name", TABLES)
def test_a_character_has_another_face_and_says_a_few_words_for_a_moment(
    talk: Talk, name: str
) -> None:
    talk.sit(name)
    if not talk.reactions.where(talk.seat):
        # The nearest seats have a face at every size of window.
        talk.shell.resize(1600, 1000)
    assert talk.face() is Expression.CALM
    assert talk.happen(MomentKind.OVERTAKEN)
    bubble = talk.reactions.bubble
    assert bubble.words == reaction_line("rocco", MomentKind.OVERTAKEN, 0)
    assert talk.face() is Expression.DISMAYED
    place = talk.reactions.where(talk.seat)
    face = place.on.mapTo(talk.table, place.face.center().toPoint())
    assert not bubble.geometry().contains(face), "the face is seen"
    assert talk.table.rect().contains(bubble.geometry())
    beside = QRect(place.on.mapTo(talk.table, place.name.topLeft().toPoint()), QSize(1, 1))
    near = bubble.geometry().united(beside).adjusted(-60, -60, 60, 60)
    assert near.contains(face), "it is beside the face and the name"
    talk.happen(MomentKind.LEADS)
    assert talk.face() is Expression.DELIGHTED
    assert REACTION_MS >= 2000
    talk.reactions.end()
    assert not bubble.isVisible()
    assert talk.face() is Expression.CALM


@pytest.mark.parametrize("name", ["cargo_hold", "carry_on", "wheres_my_luggage"])
def test_the_name_of_who_speaks_is_seen(talk: Talk, name: str) -> None:
    talk.sit(name)
    talk.shell.resize(1600, 1000)
    assert talk.happen()
    bubble, place = talk.reactions.bubble, talk.reactions.where(talk.seat)
    left = place.on.mapTo(talk.table, place.name.topLeft().toPoint())
    words = QSize(bubble.name_width("Rocco"), round(place.name.height()))
    shown = QRect(left, words).adjusted(0, 2, -1, -2)
    paper = bubble._paper.translated(bubble.geometry().topLeft()).toRect()
    assert not paper.intersects(shown)


@pytest.mark.parametrize("name", ["cargo_hold", "carry_on"])
@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)])
@pytest.mark.parametrize("computers", by_turns([1, 3, 5, 7]))
def test_the_scores_of_all_and_the_tick_are_seen(
    talk: Talk, name: str, size: tuple[int, int], computers: int
) -> None:
    """A bubble used to cover money, points and tick of who spoke."""
    colours = ("ocean", "plum", "moss", "gold", "teal", "pink", "brick")
    names = [*(one.id for one in CHARACTERS), ""]
    cast = tuple(
        SeatSetup("", c, NORMAL, who)
        for c, who in zip(colours[:computers], names[:computers], strict=True)
    )
    talk.sit(name, cast=cast)
    talk.shell.resize(*size)
    scene, bubble = talk.table._scene, talk.reactions.bubble
    spoken = 0
    for seat in scene.strips:
        player = talk.shell.bridge.players[seat]
        place = talk.reactions.where(seat)
        if not player.character or place is None:
            continue
        kept = [
            QRect(place.on.mapTo(talk.table, one.toRect().topLeft()), one.toRect().size())
            for one in (*place.row, *place.kept)
        ]
        assert len(place.kept) >= computers, "one of each other seat"
        ticks = name == "carry_on" and computers > 1
        assert len(place.row) >= 1 + ticks, "its own score, and the tick"
        for kind in MomentKind:
            talk.reactions.react(Reaction(seat, player.character, kind, 0))
            if not bubble.isVisible():
                continue
            spoken += 1
            paper = bubble._paper.translated(bubble.geometry().topLeft()).toRect()
            assert talk.table.rect().contains(paper)
            assert not any(paper.intersects(each) for each in kept), (seat, paper, kept)
            talk.reactions.end()
    assert spoken


def papers(talk: Talk, seat: Seat) -> Iterator[QRect]:
    """Where the bubbles of all that a seat says are seen."""
    bubble, player = talk.reactions.bubble, talk.shell.bridge.players[seat]
    for kind in MomentKind:
        talk.reactions.react(Reaction(seat, player.character, kind, 0))
        if bubble.isVisible():
            yield bubble._paper.translated(bubble.geometry().topLeft()).toRect()
        talk.reactions.end()


def on_table(talk: Talk, on: QWidget, rect: QRectF) -> QRect:
    """A rectangle of a widget on the page of the table."""
    found = rect.toAlignedRect()
    return found.translated(on.mapTo(talk.table, QPoint()))


TRIO: tuple[SeatSetup, ...] = tuple(
    SeatSetup("", c, NORMAL, who)
    for c, who in (("ocean", "rocco"), ("plum", "vera"), ("moss", "hugo"))
)


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700)])
@pytest.mark.parametrize("computers", by_turns([1, 2, 3]))
def test_no_bubble_covers_points_of_luggage(
    talk: Talk, size: tuple[int, int], computers: int
) -> None:
    """A bubble lay over the points of the seat beside who spoke."""
    talk.sit("wheres_my_luggage", cast=TRIO[:computers])
    talk.shell.resize(*size)
    view, panels = talk.table.scene.view, talk.table.scene.panels
    points = [
        on_table(
            talk,
            view.viewport(),
            QRectF(view.mapFromScene(panel.in_scene(panel._points_room())).boundingRect()),
        )
        for panel in panels.values()
    ]
    assert len(points) == 1 + computers
    for player in talk.shell.bridge.players:
        if player.character:
            found = [*papers(talk, player.seat)]
            assert len(found) == len(MomentKind)
            assert not [one for one in found if any(one.intersects(each) for each in points)]


@pytest.mark.parametrize("computers", by_turns([1, 2, 3]))
def test_no_bubble_covers_the_points_of_who_packs(talk: Talk, computers: int) -> None:
    """They are in the row of the name, at the end of it or before the small suitcase."""
    talk.sit("pack_the_essentials", cast=TRIO[:computers])
    talk.shell.resize(1600, 1000)
    for player in talk.shell.bridge.players:
        if not player.character:
            continue
        place = talk.reactions.where(player.seat)
        (points,) = (on_table(talk, place.on, each) for each in place.row)
        name, card = (on_table(talk, place.on, each) for each in (place.name, place.room))
        assert name.right() < points.left() < points.right() < card.right()
        found = [*papers(talk, player.seat)]
        assert len(found) == len(MomentKind)
        assert all(card.contains(one) for one in found)
        assert not [one for one in found if one.intersects(points)]


def test_a_low_card_still_has_a_bubble(talk: Talk) -> None:
    """It may cover the points there, and is seen."""
    talk.sit("pack_the_essentials", cast=TRIO[:2])
    talk.shell.resize(1000, 700)
    assert len([*papers(talk, talk.seat)]) == len(MomentKind)


def test_below_the_row_where_it_has_no_room_beside_the_name(talk: Talk, qtbot: QtBot) -> None:
    talk.sit()
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    bubble = reactions.SpeechBubble(talk.shell.app.look, page)
    face, name = QRect(40, 100, 32, 32), QRect(76, 104, 40, 24)
    points, other = QRect(150, 104, 50, 24), QRect(300, 104, 50, 24)
    words, room = "I took a risk. I need to sit down.", page.rect()

    def paper() -> QRect:
        return bubble._paper.translated(bubble.geometry().topLeft()).toRect()

    assert bubble.lay(words, "moss", face, room, name, [points], [other])
    assert paper().top() > face.bottom()
    page.show()
    bubble.show()
    assert not bubble.grab().isNull(), "it is painted"
    # Above it, where nothing may lie below.
    assert bubble.lay(words, "moss", face, QRect(0, 0, 600, 140), name, [points], [other])
    assert paper().bottom() < face.top()
    # Over its own points where there is no room elsewhere, but never over another's.
    low = QRect(0, 95, 600, 50)
    assert bubble.lay(words, "moss", face, low, name, [points], [other])
    assert paper().intersects(points)
    assert not paper().intersects(other)
    near = QRect(130, 104, 50, 24)
    assert not bubble.lay(words, "moss", face, low, name, [points], [near])


def test_what_is_said_stands_in_the_log(talk: Talk) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    assert talk.happen(MomentKind.TRAPPED)
    said = reaction_line("rocco", MomentKind.TRAPPED, 0)
    assert talk.table.log.lines[-1] == f"Rocco: “{said}”"
    assert said not in talk.table.log.last


@pytest.mark.parametrize("name", TABLES)
def test_it_moves_nothing_takes_no_click_and_covers_no_hand(talk: Talk, name: str) -> None:
    talk.sit(name)
    talk.shell.resize(1600, 1000)
    before = places(talk.table)
    focus = talk.shell.window.focusWidget()
    assert talk.happen()
    bubble = talk.reactions.bubble
    assert places(talk.table) == before
    assert talk.shell.window.focusWidget() is focus
    assert bubble.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert talk.table.childAt(bubble.geometry().center()) is not bubble
    fan = getattr(talk.table, "fan", None)
    if fan is not None:
        stage = talk.table.stage
        for index in fan.places:
            card = stage.mapFromScene(fan.item(index).sceneBoundingRect()).boundingRect()
            at = stage.viewport().mapTo(talk.table, QPoint())
            assert not bubble.geometry().intersects(card.translated(at))


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_computers_wait_until_the_words_are_read(
    talk: Talk, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    talk.shell.app.controller.remember("motion.speed", speed)
    talk.sit()
    talk.shell.resize(1600, 1000)
    held: list[bool] = []
    monkeypatch.setattr(talk.shell.bridge, "hold", lambda *, on: held.append(on))
    assert talk.happen()
    assert held == ([True] if speed == "normal" else [])
    QTest.qWait(HOLD_MS + 300)
    assert talk.reactions.bubble.isVisible()
    assert held == ([True, False] if speed == "normal" else [])
    talk.reactions.end()
    assert len(held) < 3


def places(table: QWidget) -> list[object]:
    found = [each for each in table.findChildren(QWidget) if each.isVisible()]
    bubble = table.reactions.bubble  # type: ignore[attr-defined]
    return [each.geometry().getRect() for each in found if each is not bubble]


def popup(talk: Talk) -> QWidget:
    menu = QMenu(talk.shell.window)
    menu.addAction("x")
    menu.popup(talk.shell.window.mapToGlobal(QPoint(5, 5)))
    return menu


def dialog(talk: Talk) -> QWidget:
    asked = QDialog(talk.shell.window)
    asked.setModal(True)
    asked.show()
    return asked


def refusal(talk: Talk) -> None:
    talk.table.prompt.tell("Not now.")


def guide(talk: Talk) -> None:
    talk.table.turn.be_guided(True)


def page(talk: Talk) -> None:
    talk.table.show_ledger()


def question(talk: Talk) -> None:
    talk.table.reactions.reads = lambda: True


READ: dict[str, Callable[[Talk], QWidget | None]] = {
    each.__name__: each for each in (popup, dialog, refusal, guide, page, question)
}


@pytest.mark.parametrize("read", READ)
def test_nobody_talks_while_something_else_is_to_be_read(talk: Talk, read: str) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    opened = READ[read](talk)
    assert not talk.happen()
    assert talk.face() is Expression.CALM
    # What might not be said then is not said later.
    talk.table.refresh()
    assert talk.reactions.shown is None
    if opened is not None:
        opened.close()
        opened.deleteLater()


@pytest.mark.parametrize("read", READ)
def test_a_reaction_ends_when_something_else_is_to_be_read(talk: Talk, read: str) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    assert talk.happen()
    opened = READ[read](talk)
    QTest.qWait(250)
    assert not talk.reactions.bubble.isVisible()
    assert talk.face() is Expression.CALM
    if opened is not None:
        opened.close()
        opened.deleteLater()


def test_a_reaction_waits_a_moment_for_what_the_game_shows(
    talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    reads = [True]
    talk.reactions.reads = lambda: reads[0]
    assert not talk.happen()
    reads[0] = False
    talk.table.refresh()
    assert talk.reactions.bubble.isVisible()
    talk.reactions.end()
    reads[0] = True
    assert not talk.happen()
    monkeypatch.setattr(reactions, "LATE_MS", 0)
    talk.table.refresh()
    reads[0] = False
    talk.table.refresh()
    assert not talk.reactions.bubble.isVisible()


def test_nobody_talks_on_a_screen_that_is_handed_on(talk: Talk) -> None:
    talk.sit(people=2)
    assert talk.shell.bridge.handed
    assert talk.shell.bridge.viewer() is None
    assert not talk.happen()
    due = talk.shell.bridge.screen.due
    assert due is not None
    talk.shell.bridge.screen.take(due)
    talk.shell.settle()
    talk.shell.resize(1600, 1000)
    assert talk.happen()
    talk.table.cover()
    assert not talk.reactions.bubble.isVisible()


def test_the_setting_silences_them_at_once(talk: Talk) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    assert talk.happen()
    talk.shell.app.controller.remember("hands.talk", False)
    QTest.qWait(250)
    assert talk.reactions.shown is None
    assert not talk.happen()
    assert talk.face() is Expression.CALM
    talk.shell.app.controller.remember("hands.talk", True)
    assert talk.happen()


def test_the_setting_has_a_name(shell: Driver) -> None:
    shell.window.go("settings")
    editor = shell.window.pages["settings"].editors["hands.talk"]
    assert editor.isChecked()
    said = QAccessible.queryAccessibleInterface(editor).text(QAccessible.Text.Name)
    assert said.replace("&", "") == "Personalities talk at the table"


def test_by_the_clock_only_faces_change(talk: Talk) -> None:
    TABLES["timed"] = ("wheres_my_luggage", {})
    try:
        talk.sit("timed")
    finally:
        del TABLES["timed"]
    talk.shell.resize(1600, 1000)
    assert talk.shell.bridge.clock.phase not in ("stands", "held")
    assert not talk.happen(MomentKind.PAIR)
    assert talk.face() is Expression.DELIGHTED


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_the_voice_says_it_once_and_interrupts_nothing(talk: Talk) -> None:
    talk.sit()
    talk.shell.resize(1600, 1000)
    # Who begins may be the person, who is asked for something.
    QTest.qWait(300)
    heard: list[tuple[str, bool]] = []
    talk.table.voice.said.connect(lambda words, urgent: heard.append((words, urgent)))
    talk.table.voice.say("Vera draws two cards.")
    assert talk.happen()
    talk.table.refresh()
    QTest.qWait(300)
    words = f"Rocco: {reaction_line('rocco', MomentKind.RAID_LOST, 0)}"
    assert [(f"Vera draws two cards. {words}", False)] == [
        each for each in heard if "Rocco:" in each[0]
    ]


def test_a_match_that_is_watched_has_no_reactions(talk: Talk) -> None:
    talk.sit()
    assert talk.shell.bridge.reactions is not None
    talk.shell.window.pages["table"].watch_wanted.emit()
    talk.shell.settle()
    table = talk.shell.window.pages["replay"].table
    assert table.bridge.reactions is None


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_each_character_has_words_of_their_own_for_each_moment(spoken: str, qapp: Any) -> None:
    assert language.speak(qapp, spoken)
    try:
        said: list[str] = []
        for character in CHARACTERS:
            for kind in MomentKind:
                count = len(variants(character.id, kind))
                assert 2 <= count <= 4
                lines = [reaction_line(character.id, kind, number) for number in range(count)]
                assert lines == [reaction_line(character.id, kind, count + n) for n in range(count)]
                said += lines
        assert len(said) == len(set(said)) == len(LINES)
        assert max(map(len, said)) <= 40
        if spoken == "de":
            assert not set(said) & set(LINES.values())
    finally:
        language.speak(qapp, "en")
    assert reaction_line("nobody", MomentKind.WON, 0) == ""

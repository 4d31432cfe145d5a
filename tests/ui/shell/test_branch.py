"""Play from here: a branch in practice of a match that is over, under it among saved matches."""

from engine.core import GameId
from engine.store import Summary
from tests.ui.shell.conftest import GAME, Driver, comes
from ui.bridge.desk import Chair
from ui.kit.spec import GameTable
from ui.shell.shelf import _as_trees


def test_a_match_that_is_watched_is_played_on_from_there(shell: Driver) -> None:
    shell.start(Chair("Ada", "brick"))
    shell.play_out()
    old = shell.bridge
    shell.window.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(0)
    assert page.branch_button.isEnabled()
    middle = page.bridge.stops[len(page.bridge.stops) // 2]
    page.seek(middle.frame)
    inputs = page.bridge.inputs
    seen = page.bridge.public()
    same, other = page.branch_button.menu().actions()
    assert "same" in same.text()
    # While one chooses it stands where it was as the menu opened.
    page.bridge.play()
    page.branch_button.menu().aboutToShow.emit()
    assert not page.bridge.playing
    other.trigger()
    shell.settle()
    assert shell.window.page == "table"
    made = shell.bridge
    assert made is not old
    assert made.practice
    assert made.code == old.code
    assert made.person_to_act() is not None
    assert inputs > 3
    assert made.public().seats[0].placed == seen.seats[0].placed
    spec = spec_of(shell)
    title = shell.window.pages["table"].title()
    assert title == f"Played from here ({spec.where(seen)}): {spec.title()}"
    shell.act(1)
    shell.window.go("shelf")
    shell.settle()
    cards = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert ["under way" in words for words in cards] == [False, True]
    shell.window.back()
    shell.play_out()
    entries = shell.app.desk.log()
    assert len(entries) == 1
    # It is no total of practice either: whoever branches knows the deal's future.
    assert len(shell.app.desk.best(made.game.id, made.code, made.config)) == 1
    # What came is not what comes by the code: computers are not told to have played it.
    shell.window._on_result_wanted()
    shell.settle()
    result = shell.window.pages["result"]
    assert result.computers.isHidden()
    assert result.code.isHidden()
    assert result.same_button.isHidden()
    shell.window.go("shelf")
    shell.settle()
    (first, over), (second, below) = _listed(shell)
    assert (over, below) == (True, True)
    assert second.leaves == first.mark != second.mark
    words = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert "↳" not in words[0]
    assert words[1].startswith("↳")
    assert "played from here" in words[1]
    # Once its file is read it says where that was, and what came then.
    assert comes(lambda: not shell.app.desk.standings.busy)
    shell.settle()
    left = spec_of(shell).where(seen)
    words = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert "From here" not in words[0]
    assert f"From here: {left}, Ada " in words[1]


def spec_of(shell: Driver) -> GameTable:
    found: GameTable = shell.window.specs[GameId(GAME)]
    return found


def _listed(shell: Driver) -> list[tuple[Summary, bool]]:
    return _as_trees(list(shell.app.desk.shelf()))


def test_at_its_end_nothing_can_be_played_on(shell: Driver) -> None:
    shell.start(Chair("Ada", "brick"))
    shell.act(3)
    shell.window.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    assert page.branch_button.isHidden()
    shell.window.back()
    shell.play_out()
    shell.window.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(page.bridge.length)
    assert not page.branch_button.isHidden()
    assert not page.branch_button.isEnabled()

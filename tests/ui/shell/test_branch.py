"""Play from here: a branch in practice of a match that is over, under it among saved matches."""

from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QPushButton

from engine.core import GameId, Level, Result, Seat
from engine.match import codec, codes
from engine.store import Summary
from tests.ui.shell.conftest import GAME, Driver, comes
from tests.ui.shell.test_replay import journal
from ui.bridge.controller import SeatSetup
from ui.bridge.seats import SeatInfo
from ui.kit.spec import GameTable
from ui.shell.result.page import ResultPage
from ui.shell.saved.page import _as_trees


def test_a_match_that_is_watched_is_played_on_from_there(
    shell: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    prefix = shell.app.controller.game(GAME).prefix
    shell.start(SeatSetup("Ada", "brick"), code=codes.new(prefix, 1))
    shell.play_out()
    old = shell.bridge
    assert old.result is not None
    old_score = old.result.scores[0]
    shell.window.replay_opener.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(0)
    assert page.branch_button.isEnabled()
    middle = page.bridge.stops[len(page.bridge.stops) // 2]
    page.seek(middle.frame)
    inputs = page.bridge.inputs
    seen = page.bridge.public()
    menu = page.branch_button.menu()
    same, other = menu.actions()
    assert [
        "Choose again with the &same draws",
        "Choose again with &new draws",
    ] == [each.text() for each in (same, other)]
    assert menu.toolTipsVisible()
    assert all(each.toolTip().startswith("Start before this dec") for each in (same, other))
    # While one chooses it stands where it was as the menu opened.
    page.bridge.play()
    page.branch_button.menu().aboutToShow.emit()
    assert not page.bridge.playing
    # The new draws are always the same ones here, so it is known how the branch ends.
    monkeypatch.setattr(shell.app.controller, "new_code", lambda _: codes.new(prefix, 2))
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
    assert title == f"Branch ({spec.where(seen)}): {spec.title()}"
    shell.act(1)
    shell.window.go("shelf")
    shell.settle()
    cards = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert ["in progress" in words for words in cards] == [False, True]
    shell.window.back()
    shell.play_out()
    entries = shell.app.controller.log()
    assert len(entries) == 1
    # It is no total of practice either: whoever branches knows the deal's future.
    assert len(shell.app.controller.best(made.game.id, made.code, made.config)) == 1
    # What came is not what comes by the code: computers are not told to have played it.
    shell.window.result_opener.show_open()
    shell.settle()
    result = shell.window.pages["result"]
    assert result.computers.isHidden()
    assert result.code.isHidden()
    assert result.same_button.isHidden()
    # How it ended stands beside how the match did.
    assert made.result is not None
    now, then = made.result.scores[0], old_score
    note = result.note.text()
    assert now > then, "with these draws; if rules change, choose others"
    beside = f"{now} instead of {then}: {now - then} more than in the original match. "
    assert note.startswith(f"{beside}Practice matches")
    shell.window.go("shelf")
    shell.settle()
    (first, over), (second, below) = _listed(shell)
    assert (over, below) == (True, True)
    assert second.leaves == first.mark != second.mark
    words = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert "↳" not in words[0]
    assert words[1].startswith("↳")
    assert "(branch)" in words[1]
    # Once its file is read it says where that was, and what came then.
    assert comes(lambda: not shell.app.controller.standings.busy)
    shell.settle()
    left = spec_of(shell).where(seen)
    words = [card.accessibleName() for _, card, _ in shell.window.pages["shelf"]._entries.values()]
    assert "Branch point" not in words[0]
    assert f"Branch point: {left}. You " in words[1]


def spec_of(shell: Driver) -> GameTable:
    found: GameTable = shell.window.specs[GameId(GAME)]
    return found


def _listed(shell: Driver) -> list[tuple[Summary, bool]]:
    return _as_trees(list(shell.app.controller.shelf()))


def test_at_its_end_nothing_can_be_played_on(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"))
    shell.act(3)
    shell.window.replay_opener.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    assert page.branch_button.isHidden()
    shell.window.back()
    shell.play_out()
    shell.window.replay_opener.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(page.bridge.length)
    assert not page.branch_button.isHidden()
    assert not page.branch_button.isEnabled()


def test_back_from_a_branch_leads_to_where_it_was_begun(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"))
    shell.play_out()
    shell.window.replay_opener.watch_open()
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(0)
    watched, at = page.bridge, page.bridge.stops[3].frame
    page.seek(at)
    _branched(shell, page)
    table = shell.window.pages["table"]
    assert "‹ &Back" == table.back_button.text()
    shell.window.back()
    shell.settle()
    assert ("replay", watched) == (shell.window.page, page.bridge)
    page.bridge.pause()
    # What is looked back on from there is that match, not the branch that is open now.
    assert shell.bridge.practice
    shell.window.replay_opener.look_back()
    shell.settle()
    review = shell.window.pages["review"]
    assert review.bridge.session is watched.session
    assert review.bridge.path == watched.path
    assert watched.path is not None
    review.reviewing.stop()
    shell.window.back()
    page.bridge.pause()
    page.seek(at)
    # Also once it is over, from its result.
    _branched(shell, page)
    shell.play_out()
    shell.window.result_opener.show_open()
    shell.settle()
    assert "result" == shell.window.page
    shell.window.back()
    assert ("replay", watched) == (shell.window.page, page.bridge)
    # Behind it is the match that the branch has closed, where it was left.
    branch = shell.app.controller.path
    shell.window.back()
    shell.settle()
    assert ("result", None) == (shell.window.page, page.bridge)
    assert watched.path == shell.app.controller.path != branch
    # By itself the branch goes on like any match.
    assert branch is not None
    shell.window.match_opener.open_file(branch)
    shell.settle()
    shell.window.result_opener.show_table()
    shell.settle()
    assert "‹ &Lounge" == table.back_button.text()
    assert "lounge" in table.back_button.toolTip()
    shell.window.back()
    assert "lounge" == shell.window.page


def _branched(shell: Driver, page: Any) -> None:
    page.bridge.pause()
    page.branch_button.menu().actions()[0].trigger()
    shell.settle()
    assert "table" == shell.window.page


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((98,), "103 instead of 98: 5 more than in the original match."),
        ((104,), "103 instead of 104: 1 less than in the original match."),
        ((103,), "103, the same as in the original match."),
        (
            (98, 120, 100),
            "Compared with the original match: Ada got 103 instead of 98 (place 1 instead of 3); "
            "Bo got 90 instead of 120 (place 2 instead of 1).",
        ),
    ],
)
def test_a_branch_is_compared_with_its_match(
    qapp: QApplication, scores: tuple[int, ...], said: str
) -> None:
    seats = [
        SeatInfo(Seat(0), "Ada", "brick", None),
        SeatInfo(Seat(1), "Bo", "moss", None),
        SeatInfo(Seat(2), "Cy", "plum", Level("easy")),
    ][: len(scores)]
    now = ended((103, 90, 90)[: len(scores)])
    outcome = Mock(result=now, players=seats)
    page = Mock(tr=QObject().tr, _amount=str)
    assert said == ResultPage._beside(page, outcome, ended(scores))


def ended(scores: tuple[int, ...]) -> Result:
    """A result with these totals, the highest first."""
    groups = {
        score: tuple(Seat(n) for n, one in enumerate(scores) if one == score) for score in scores
    }
    return Result(tuple(groups[score] for score in sorted(groups, reverse=True)), scores)


def test_a_match_from_elsewhere_is_found_again_from_its_branch(
    shell: Driver, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "theirs.stowaway"
    elsewhere.write_bytes(journal(1))
    shell.window.replay_opener.watch_file(elsewhere)
    shell.settle()
    page = shell.window.pages["replay"]
    page.seek(page.bridge.stops[3].frame)
    _branched(shell, page)
    elsewhere.unlink()
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    shelf = shell.window.pages["shelf"]
    # It is nobody's match here, so it is neither listed nor in the log.
    assert 1 == len(shelf._entries)
    assert not shell.app.controller.log()
    ways = [each for each in shelf.findChildren(QPushButton) if each.text() == "Watch original"]
    assert 1 == len(ways)
    ways[0].click()
    shell.settle()
    assert "replay" == shell.window.page
    session = page.bridge.session
    assert journal(1) == codec.encode(session.header, session.journal)
    # A file that was changed there is not that match.
    controller = shell.app.controller
    mark = codec.mark(session.header)
    trunk = controller.matches.trunk(mark)
    assert trunk is not None
    assert session.result == trunk.result
    controller.matches.origin(mark).write_bytes(journal(2))
    assert controller.matches.trunk(mark) is None
    # A match that is listed has its branches below it.
    folder = shell.app.controller.matches.folder
    (folder / "here.stowaway").write_bytes(journal(1))
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    assert not [each for each in shelf.findChildren(QPushButton) if each.text() == "Watch original"]

"""What could not be saved is never dropped without asking, and nothing says that it is saved."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from engine.match import codec
from engine.store import Settings, Writer, places
from tests.tiers import by_turns
from ui.bridge.controller import SeatSetup
from ui.shell.match.unsaved import UnsavedQuestion

GAME = "pack_the_essentials"


class Disk:
    """The folder of matches, which can be taken away and given back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fail(self) -> None:
        """All that was kept is gone, and nothing can be kept."""
        shutil.rmtree(self.folder)
        self.folder.write_bytes(b"in the way")

    def mend(self) -> None:
        self.folder.unlink()


class Answers:
    """Presses a button of each question, and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.ways: list[str] = []
        self.meanwhile: Callable[[], object] = lambda: None

    def will_be(self, *ways: str) -> None:
        """One after another: elsewhere, leave or stay."""
        self.ways = list(ways)

    def give(self, question: UnsavedQuestion) -> None:
        self.asked.append(f"{question.text()}\n{question.informativeText()}")
        self.meanwhile()
        if question.isVisible():
            # Also one that nobody expects is answered: each test counts them.
            way = self.ways.pop(0) if self.ways else "stay"
            getattr(question, way).click()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Answers]:
    made = Answers()

    def execute(question: UnsavedQuestion) -> int:
        QTimer.singleShot(0, question, lambda: made.give(question))
        return QMessageBox.exec(question)

    monkeypatch.setattr(UnsavedQuestion, "exec", execute)
    yield made
    assert made.ways == []


@pytest.fixture
def disk(shell: Any) -> Disk:
    return Disk(shell.app.places.matches)


def in_memory(shell: Any, disk: Disk) -> Any:
    """A match that is nowhere but in memory; its bridge."""
    bridge = shell.start()
    shell.act(3)
    disk.fail()
    shell.act(2)
    assert "not being saved" in shell.window.notice.sentence
    return bridge


def elsewhere(shell: Any, folder: Path) -> Path:
    """Another match, in a file that lies elsewhere."""
    shell.start()
    shell.act(2)
    path = folder / "another.stowaway"
    path.write_bytes(shell.app.controller.journal())
    shell.window.go("lounge")
    return path


def again(shell: Any, _: Path) -> None:
    """The next deal, as the result page asks for it."""
    shell.window.result_opener.again(False)


def rematch(shell: Any, _: Path) -> None:
    shell.window.result_opener.again(True)


def opened(shell: Any, path: Path) -> None:
    shell.window.match_opener.open_file(path)


def handed_over(shell: Any, path: Path) -> None:
    """By a second instance."""
    shell.instance.asked.emit(str(path))


def set_up(shell: Any, _: Path) -> None:
    shell.window.match_opener.start(
        GAME, shell.code(), (SeatSetup("Ben", "ocean"),), {"victory": "cat-nap"}, False
    )


def guided(shell: Any, _: Path) -> None:
    shell.window.match_opener.learn(GAME)


def quits(shell: Any, _: Path) -> None:
    shell.window.close()


WAYS = (again, rematch, opened, handed_over, set_up, guided, quits)


@pytest.mark.parametrize("way", by_turns(WAYS, at_once=2))
def test_who_stays_at_a_match_that_is_not_saved_goes_on_with_it(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path, way: Any
) -> None:
    path = elsewhere(shell, tmp_path)
    bridge = in_memory(shell, disk)
    journal = shell.app.controller.journal()
    answers.will_be("stay")
    way(shell, path)
    shell.settle()
    assert 1 == len(answers.asked)
    assert "not being saved" in answers.asked[0]
    assert "unsaved moves will be lost" in answers.asked[0]
    assert shell.window.isVisible()
    assert shell.window.page == "table"
    assert bridge is shell.bridge
    assert journal == shell.app.controller.journal()
    shell.act()
    disk.mend()
    assert shell.app.controller.secure()
    (kept,) = disk.folder.iterdir()
    assert kept.read_bytes() == shell.app.controller.journal()


@pytest.mark.parametrize("way", by_turns(WAYS, at_once=2))
def test_who_leaves_is_asked_once_and_leaves(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path, way: Any
) -> None:
    path = elsewhere(shell, tmp_path)
    bridge = in_memory(shell, disk)
    answers.will_be("leave")
    way(shell, path)
    assert 1 == len(answers.asked)
    assert bridge is not shell.app.controller.bridge
    assert shell.window.isVisible() == (way is not quits)
    # The one that is open now cannot be saved either.
    answers.will_be(*(["leave"] if shell.app.controller.trouble else []))
    shell.window.close()


@pytest.mark.parametrize("way", by_turns(WAYS, at_once=2))
def test_a_disk_that_is_well_again_is_tried_before_anybody_is_asked(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path, way: Any
) -> None:
    path = elsewhere(shell, tmp_path)
    bridge = in_memory(shell, disk)
    journal = shell.app.controller.journal()
    disk.mend()
    way(shell, path)
    shell.settle()
    assert [] == answers.asked
    assert bridge is not shell.app.controller.bridge
    assert journal in [kept.read_bytes() for kept in disk.folder.iterdir()]


def test_a_file_that_is_no_match_asks_nothing_and_closes_nothing(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path
) -> None:
    bridge = in_memory(shell, disk)
    (tmp_path / "bad.stowaway").write_bytes(b"bad")
    for way in (opened, handed_over):
        way(shell, tmp_path / "bad.stowaway")
        way(shell, tmp_path / "nowhere.stowaway")
    assert bridge is shell.bridge
    assert shell.window.page == "table"
    answers.will_be("leave")
    shell.window.close()
    assert 1 == len(answers.asked)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no resource limits")
@pytest.mark.parametrize("way", ["stay", "leave"])
def test_a_match_that_is_not_saved_whole_is_not_deleted_unasked(
    shell: Any, answers: Answers, way: str
) -> None:
    import resource

    bridge = shell.start()
    shell.act(3)
    (summary,) = shell.app.controller.shelf()
    whole = shell.app.controller.journal()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (summary.path.stat().st_size, hard))
    try:
        shell.act(2)
        assert "disk is full" in shell.window.notice.sentence
        shell.window.go("shelf")
        answers.will_be(way)
        shell.window.pages["shelf"]._delete(summary.path)
        assert 1 == len(answers.asked)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (bridge is shell.app.controller.bridge) == (way == "stay")
    if way == "leave":
        assert not summary.path.exists()
    else:
        assert summary.path.read_bytes() == whole
        assert shell.app.controller.secure()
        assert summary.path.read_bytes() == shell.app.controller.journal()


def test_a_match_is_saved_elsewhere(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_memory(shell, disk)
    journal = shell.app.controller.journal()
    names = iter(
        ["", str(tmp_path / "none" / ".." / "block" / "x"), str(tmp_path / "here.stowaway")]
    )
    (tmp_path / "block").write_bytes(b"")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(names), ""))
    answers.will_be("elsewhere", "elsewhere", "elsewhere")
    shell.window.close()
    first, second, third = answers.asked
    assert first == second, "whoever names no place is asked again"
    assert "cannot be written" in third
    assert not shell.window.isVisible()
    assert journal == (tmp_path / "here.stowaway").read_bytes()
    assert shell.window.notice.sentence == ""


def test_a_question_goes_by_itself_once_all_is_saved(
    shell: Any, disk: Disk, answers: Answers
) -> None:
    in_memory(shell, disk)
    journal = shell.app.controller.journal()

    def mended() -> None:
        disk.mend()
        shell.app.controller._on_retry()

    answers.meanwhile = mended
    shell.window.close()
    assert 1 == len(answers.asked)
    assert not shell.window.isVisible()
    (kept,) = disk.folder.iterdir()
    assert journal == kept.read_bytes()


def test_a_file_that_comes_with_a_question_open_waits_for_its_answer(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path
) -> None:
    path = elsewhere(shell, tmp_path)
    in_memory(shell, disk)
    header = codec.decode_header(path.read_bytes().splitlines(keepends=True)[0])
    answers.meanwhile = lambda: handed_over(shell, path)
    answers.will_be("leave")
    set_up(shell, path)
    answers.meanwhile = lambda: None
    # The match that was begun cannot be saved either.
    answers.will_be("leave")
    shell.settle()
    assert 2 == len(answers.asked)
    assert header.seed == shell.bridge.code
    answers.will_be("leave")
    shell.window.close()


def test_the_notice_stands_as_long_as_the_trouble(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path
) -> None:
    in_memory(shell, disk)
    notice = shell.window.notice
    assert notice.isVisible()
    assert not notice.close_button.isVisible()
    shell.window.match_opener.open_file(tmp_path / "nowhere.stowaway")
    assert "not being saved" in notice.sentence
    assert "the file or folder does not exist" in notice.sentence
    notice.close_button.click()
    assert "not being saved" in notice.sentence
    assert "the file or folder does not exist" not in notice.sentence
    shell.window.go("lounge")
    shell.app.settings.set("look.language", "de")
    shell.settle()
    assert "wird nicht gespeichert" in notice.sentence
    assert "not being saved" not in notice.sentence
    disk.mend()
    assert shell.app.controller._retry.isActive()
    shell.app.controller._retry.timeout.emit()
    assert notice.sentence == ""
    assert not notice.isVisible()
    assert not shell.app.controller._retry.isActive()
    (kept,) = disk.folder.iterdir()
    assert kept.read_bytes() == shell.app.controller.journal()


def test_the_notice_of_a_match_that_was_left_goes(
    shell: Any, disk: Disk, answers: Answers, tmp_path: Path
) -> None:
    in_memory(shell, disk)
    answers.will_be("leave")
    guided(shell, tmp_path)
    assert shell.app.controller.rehearsing
    assert shell.window.notice.sentence == ""


def test_a_match_in_memory_alone_is_what_continue_goes_on_with(shell: Any, disk: Disk) -> None:
    bridge = in_memory(shell, disk)
    shell.window.go("lounge")
    shell.settle()
    assert shell.window.lounge.continue_button.isEnabled()
    # Nor is its game one that was never played, or the notice about anything else.
    assert shell.window.lounge.heading.text() == "On your way"
    assert not shell.window.notice.close_button.isVisible()
    shell.window.lounge.continue_button.click()
    assert shell.window.page == "table"
    assert bridge is shell.bridge
    disk.mend()


def test_nothing_says_that_a_match_is_saved_which_is_not(
    shell: Any, disk: Disk, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[str] = []
    shell.app.crashes.caught.connect(lambda sentence, _: told.append(sentence))
    in_memory(shell, disk)
    shell.app.crashes.catch(ValueError("broken on purpose"))
    page = shell.window.pages["table"]
    (said,) = told
    assert "is saved" not in said
    assert "is saved" not in page.back_button.toolTip()
    disk.mend()
    assert shell.app.controller.secure()
    shell.app.crashes.catch(ValueError("broken again"))
    assert "saved up to the last move" in told[1]
    assert "broken again" in capsys.readouterr().err


def test_who_was_asked_is_not_asked_again_as_the_app_ends(
    driver: Any, qapp: QApplication, answers: Answers
) -> None:
    Settings(places().settings).set("motion.speed", "off")
    driver.open()
    in_memory(driver, Disk(driver.app.places.matches))
    answers.will_be("leave")
    driver.close()
    assert 1 == len(answers.asked)


def test_the_open_match_is_exported_as_it_stands(shell: Any, tmp_path: Path) -> None:
    shell.start()
    shell.act(2)
    (summary,) = shell.app.controller.shelf()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "retry", lambda _: None)
        shell.act(2)
        assert summary.path.read_bytes() != shell.app.controller.journal()
        shell.app.controller.export(summary.path, tmp_path / "copy.stowaway")
    assert (tmp_path / "copy.stowaway").read_bytes() == shell.app.controller.journal()

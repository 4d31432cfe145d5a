"""Scroll areas, read while they change. In a process of its own: a factory stays for ever."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = """
import gc
import sys

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QLabel, QScrollArea, QTableView

from ui.access.scrolls import guard_scroll_areas

application = QApplication([])
if "guarded" in sys.argv:
    guard_scroll_areas()
QAccessible.setActive(True)


class Page(QScrollArea):
    pass


for round_ in range(300):
    page = Page()
    page.setAccessibleName("Page")
    page.setWidget(QLabel("line\\n" * 100))
    page.resize(100, 100)
    if round_ % 50 == 0:
        page.show()
        gc.collect()
    read = QAccessible.queryAccessibleInterface(page)
    assert read.text(QAccessible.Text.Name) == "Page"
    count = read.childCount()
    assert count
    names = [read.child(index).child(0) for index in range(count)]
    page.hide()
    assert read.child(count + 9) is None
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
kept = [each for each in gc.get_objects() if isinstance(each, QAccessibleWidget)]
assert sum(shiboken6.isValid(each) for each in kept) <= 5
table = QTableView()
assert QAccessible.queryAccessibleInterface(table).role() == QAccessible.Role.Table
print("read")
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_child_that_is_gone_is_no_crash() -> None:
    done = run("guarded")
    assert (done.stdout, done.returncode) == ("read\n", 0), done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it crashes elsewhere otherwise")
def test_qt_still_needs_the_guard() -> None:
    # Once this fails, ui.access.scrolls can go.
    assert run().returncode != 0

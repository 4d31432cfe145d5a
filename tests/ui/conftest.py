"""What holds for every test of the screen: nothing is heard, and each begins in English.

Garbage goes between tests.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication

from tests.toys import installed, serve
from tests.ui.painted import Memory, shared
from ui.look.typography import Role, font
from ui.shell import language
from ui.shell.gc_idle import sweep
from ui.sound import device
from ui.sound.device import Device, NoDeviceError
from ui.sound.mixer import Mixer

SOURCES = (QLocale.Language.English, QLocale.Language.C)
"""Of locales, those in which the texts of the code are shown as they are."""


@pytest.fixture(autouse=True)
def _no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(mixer: Mixer) -> Device:
        raise NoDeviceError("Tests are silent.")

    monkeypatch.setattr(device, "open_device", deaf)


@pytest.fixture(autouse=True)
def _body_text_afterwards() -> Iterator[None]:
    """The font is the application's, also that of tips: none leaves large words to the next."""
    yield
    usual = font(Role.BODY)
    if (
        isinstance(QCoreApplication.instance(), QApplication)
        and QApplication.font().pixelSize() > usual.pixelSize()
    ):
        QApplication.setFont(usual)


@pytest.fixture(autouse=True)
def _garbage_in_between() -> Iterator[None]:
    """As in the app: what goes in the midst of a paint takes the whole run with it."""
    gc.disable()
    yield
    if QCoreApplication.instance() is not None:
        # Else the next test's look would be put on this one's widgets too.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    sweep()


@pytest.fixture(autouse=True, scope="session")
def _numbers_as_the_program_writes_them() -> None:
    """It never writes those of a system without a language, whose thousands are not parted."""
    QLocale.setDefault(QLocale("en_GB"))


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """The language is the application's, which all tests share: none leaves its own to the next."""
    yield
    application = QCoreApplication.instance()
    if application is not None and QLocale().language() not in SOURCES:
        language.speak(application, "en")


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toys of the tests are in the catalog, have tables, and their bots think in processes."""
    monkeypatch.setattr("ui.bridge.bots.worker.bot_worker_main", serve)
    with installed():
        yield


@pytest.fixture(scope="session")
def painted_here() -> Memory:
    """What was painted in this process."""
    return Memory()


@pytest.fixture
def painted_once(painted_here: Memory) -> Iterator[None]:
    """Art that an earlier test has painted is not painted again."""
    with shared(painted_here):
        yield

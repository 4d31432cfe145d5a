"""The split-flap board in motion: only pictures of it move, and it can be brought to rest."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ui.look.flap import FlapLabel
from ui.look.style import Look, ThemeChoice


@pytest.fixture
def flaps(qtbot: QtBot) -> FlapLabel:
    made = FlapLabel(Look(ThemeChoice.DAY), " 9/12", cells=5)
    made.duration = 60_000
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def picture(flaps: FlapLabel) -> QImage:
    return flaps.grab().toImage()


def test_flaps_lead_from_the_old_letters_to_the_new(flaps: FlapLabel) -> None:
    before = picture(flaps)
    flaps.show_text("10/12")
    flaps._motion.pause()
    seen = []
    for turn in (0.0, 0.3, 0.6, 0.9):
        flaps._step(turn)
        seen.append(picture(flaps))
    flaps.rest()
    after = picture(flaps)
    assert seen[0] == before
    assert before != after
    assert all(one != other for one in seen[1:] for other in (before, after))
    # The flaps that stay as they are do not stir.
    half = before.width() * 3 // 5
    rest = [image.copy(half, 0, image.width() - half, image.height()) for image in (before, *seen)]
    assert all(image == rest[0] for image in rest)


def test_what_turns_is_not_painted_anew(flaps: FlapLabel) -> None:
    flaps.show_text("10/12")
    flaps._motion.pause()
    flaps._step(0.1)
    picture(flaps)
    painted = flaps._look.pixmaps.painted
    for turn in range(2, 10):
        flaps._step(turn / 10)
        picture(flaps)
    assert flaps._look.pixmaps.painted == painted


def test_rest_ends_all_turning(flaps: FlapLabel, qtbot: QtBot) -> None:
    flaps.show_text("10/12")
    flaps.rest()
    at_once = picture(flaps)
    still = FlapLabel(flaps._look, "10/12", cells=5)
    qtbot.addWidget(still)
    still.show()
    assert at_once == picture(still)
    flaps.rest()
    assert at_once == picture(flaps)

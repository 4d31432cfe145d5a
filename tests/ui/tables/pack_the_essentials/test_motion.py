"""Motion at the table: however fast the steps come, the last picture is the same."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.core import Action, Seat
from engine.games.pack_the_essentials.actions import Claim, Place, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from ui.bridge.comfort import Comfort, Speed
from ui.tables.pack_the_essentials.table import PackTable

ZERO = Seat(0)


def some_act(table: PackTable) -> Action:
    legal: list[Any] = list(table.bridge.legal(ZERO))
    view = table.bridge.view()
    if view.phase is Phase.CLAIM:
        claim: Claim = max(legal, key=lambda act: act.position)
        return claim
    if view.phase is Phase.BONUS:
        return TakeBonus(0)
    tile: Place = min(legal, key=lambda act: (isinstance(act, Place), act.cell))
    return tile


def picture(table: PackTable) -> bytes:
    image = table.scene.view.grab().toImage()
    return bytes(image.constBits())


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_a_burst_of_inputs_ends_in_the_same_picture(
    make: Any, comfort: Comfort, speed: Speed
) -> None:
    still: PackTable = make(options={"victory": "city-kitty"}, seed="burst")
    acts = []
    for _ in range(8):
        act = some_act(still)
        acts.append(act)
        assert still.bridge.submit(ZERO, [act]) is None
    wanted = picture(still)
    comfort.set_speed(speed)
    moving: PackTable = make(options={"victory": "city-kitty"}, seed="burst")
    for act in acts:
        assert moving.bridge.submit(ZERO, [act]) is None
    assert moving.motion.busy
    assert not moving.live
    moving.motion.catch_up()
    assert moving.live
    assert still.bridge.view() == moving.bridge.view()
    assert wanted == picture(moving)


def test_slowly_or_not_the_picture_is_the_same(make: Any, comfort: Comfort, qtbot: QtBot) -> None:
    still: PackTable = make(options={"victory": "city-kitty"}, seed="slow")
    assert still.bridge.submit(ZERO, [Claim(4)]) is None
    wanted = picture(still)
    comfort.set_speed(Speed.FAST)
    moving: PackTable = make(options={"victory": "city-kitty"}, seed="slow")
    with qtbot.waitSignal(moving.motion.idle, timeout=5000):
        assert moving.bridge.submit(ZERO, [Claim(4)]) is None
        assert moving.motion.busy
    assert wanted == picture(moving)


def test_a_key_skips_and_still_counts(make: Any, comfort: Comfort, keys: Any) -> None:
    comfort.set_speed(Speed.SLOW)
    table: PackTable = make(options={"victory": "city-kitty"}, seed="key")
    hand = keys(table)
    hand.digit(4)
    hand.enter()
    assert table.motion.busy
    space = next(n for n, kind in enumerate(table.bridge.view().spaces, 1) if kind is not None)
    hand.digit(space)
    assert not table.motion.busy
    assert table._held() is not None

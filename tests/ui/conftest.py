"""What holds for every test of the screen: nothing is heard."""

from __future__ import annotations

import pytest

from ui.sound import device
from ui.sound.device import Device, NoDeviceError
from ui.sound.mixer import Mixer


@pytest.fixture(autouse=True)
def _no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(mixer: Mixer) -> Device:
        raise NoDeviceError("Tests are silent.")

    monkeypatch.setattr(device, "open_device", deaf)

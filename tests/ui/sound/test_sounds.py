"""Tests of the sounds: what is heard, when nothing is, and that nothing else depends on it."""

from __future__ import annotations

import logging
import re
import sys
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

import resources
from resources.sounds import synthesise
from ui.sound import Sounds, device
from ui.sound.device import NoDeviceError, open_device
from ui.sound.mixer import MAX_SOUNDS, SAMPLE_RATE_HZ, Mixer, SoundError, louder, read

FOLDER = resources.root() / "sounds"


class Ear:
    """A device that takes samples when it is told to."""

    def __init__(self, mixer: Mixer) -> None:
        self.stream = mixer.stream()
        next(self.stream)
        self.runs = 0
        self.stopped = threading.Event()
        self.closed = False

    def start(self) -> None:
        self.runs += 1

    def stop(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.closed = True

    def hear(self, count: int = 64) -> array[int]:
        return self.stream.send(count)


class House:
    """Sounds with an ear, or with a device that cannot be had."""

    def __init__(self) -> None:
        self.now = 100.0
        self.asked = 0
        self.ear: Ear | None = None
        self.deaf = False
        self.sounds = Sounds(open_with=self.open, clock=lambda: self.now)

    def open(self, mixer: Mixer) -> Ear:
        self.asked += 1
        if self.deaf:
            raise NoDeviceError("None here.")
        self.ear = Ear(mixer)
        return self.ear

    def play(self, name: str) -> None:
        self.now += 1.0
        self.sounds.play(name)


def until(true: Callable[[], object]) -> None:
    """Wait until something holds; fails after three seconds."""
    end = time.monotonic() + 3
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)


@pytest.fixture
def house() -> House:
    return House()


@pytest.fixture(autouse=True)
def _closed(house: House) -> object:
    yield
    house.sounds.close()


def loudest(house: House) -> int:
    assert house.ear is not None
    return max(abs(value) for value in house.ear.hear(4000))


def test_a_sound_is_heard_and_ends(house: House) -> None:
    house.play("settle")
    until(lambda: house.sounds._running and not house.sounds._mixer.silent)
    assert loudest(house) > 500
    assert house.ear is not None
    house.ear.hear(2 * SAMPLE_RATE_HZ)
    assert 0 == loudest(house)
    assert house.sounds._mixer.silent


def test_off_is_silence_and_nothing_is_opened(house: House) -> None:
    house.sounds.set_on(False)
    house.play("settle")
    assert 0 == house.asked
    assert house.sounds._thread is None


def test_turning_off_ends_what_plays(house: House) -> None:
    house.play("won")
    until(lambda: not house.sounds._mixer.silent)
    house.sounds.set_on(False)
    assert house.sounds._mixer.silent


def test_volume_changes_what_is_heard(house: House) -> None:
    heard = []
    for percent in (20, 100):
        house.sounds.set_volume(percent)
        house.play("settle")
        until(lambda: not house.sounds._mixer.silent)
        heard.append(loudest(house))
        house.sounds._mixer.clear_message()
    assert heard[1] > 8 * heard[0] > 0


def test_volume_nought_opens_nothing(house: House) -> None:
    house.sounds.set_volume(0)
    house.play("settle")
    assert 0 == house.asked


def test_the_same_sound_twice_at_once_is_one(house: House) -> None:
    house.sounds.play("tick")
    house.sounds.play("tick")
    until(lambda: not house.sounds._mixer.silent)
    time.sleep(0.02)
    assert 1 == len(house.sounds._mixer._voices)


def test_without_a_device_nothing_is_said_and_a_later_try_is_made(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    house.deaf = True
    house.play("settle")
    until(lambda: 1 == house.asked)
    house.play("settle")
    time.sleep(0.03)
    assert 1 == house.asked
    house.deaf = False
    house.now += 60
    house.play("settle")
    until(lambda: house.sounds._running)
    assert ["No sound: None here."] == [record.getMessage() for record in caplog.records]


def test_an_idle_device_rests_and_wakes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.sound.sounds.IDLE_PAUSE_S", 0.02)
    house.play("tick")
    until(lambda: house.sounds._running)
    assert house.ear is not None
    house.ear.hear(SAMPLE_RATE_HZ)
    until(house.ear.stopped.is_set)
    until(lambda: not house.sounds._running)
    house.play("tick")
    until(lambda: house.sounds._running)
    assert (1, 2) == (house.asked, house.ear.runs)


def test_closing_gives_the_device_back(house: House) -> None:
    house.play("tick")
    until(lambda: house.sounds._running)
    house.sounds.close()
    assert house.ear is not None
    assert house.ear.closed


@pytest.mark.logs("nothing.wav cannot be read")
def test_an_unknown_sound_is_a_line_in_the_log(house: House) -> None:
    house.play("nothing")
    house.play("tick")
    until(lambda: not house.sounds._mixer.silent)


def test_sounds_lie_over_each_other_within_bounds() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 30000]))
    mixer.add(array("h", [1, 2, 30000, -4]))
    assert [101, 202, 32767, -4, 0] == mixer.take(5).tolist()
    assert [0, 0] == mixer.take(2).tolist()


def test_the_oldest_sound_gives_way() -> None:
    mixer = Mixer()
    for number in range(MAX_SOUNDS + 2):
        mixer.add(array("h", [1 << number]))
    assert [0b11111100] == mixer.take(1).tolist()


def test_louder_stays_inside_16_bits() -> None:
    assert [50, -32767, 32767] == louder(array("h", [25, -20000, 20000]), 2.0).tolist()


@pytest.mark.parametrize("name", synthesise.SOUNDS)
def test_the_shelf_holds_what_the_script_makes(name: str) -> None:
    kept = read(FOLDER / f"{name}.wav")
    fresh = array("h", synthesise.made(name))
    if sys.byteorder == "big":
        fresh.byteswap()
    assert len(kept) == len(fresh)
    # Sines differ in their last bit from system to system.
    assert all(abs(one - other) <= 2 for one, other in zip(kept, fresh, strict=True))


@pytest.mark.parametrize("name", synthesise.SOUNDS)
def test_every_sound_is_short_soft_and_does_not_click(name: str) -> None:
    samples = read(FOLDER / f"{name}.wav")
    assert len(samples) <= 0.7 * SAMPLE_RATE_HZ
    assert 1000 < max(abs(value) for value in samples) <= 32767 / 2
    assert abs(samples[0]) < 400
    assert abs(samples[-1]) < 100


def test_no_sound_without_a_script() -> None:
    assert set(synthesise.SOUNDS) == {file.stem for file in FOLDER.glob("*.wav")}


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.wav"
    broken.write_bytes(b"RIFFnothing")
    with pytest.raises(SoundError, match=r"broken\.wav cannot be read"):
        read(broken)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux alone is asked this way")
def test_a_machine_without_a_device_says_so(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(device, "_servers", lambda: False)
    monkeypatch.setattr(device, "_cards", lambda: False)
    with pytest.raises(NoDeviceError):
        open_device(Mixer())
    assert ("", "") == tuple(capfd.readouterr())


def test_miniaudio_can_be_imported_and_a_null_device_plays() -> None:
    import miniaudio

    mixer = Mixer()
    mixer.add(array("h", [7] * 400))
    with miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=SAMPLE_RATE_HZ,
        buffersize_msec=10,
        backends=[miniaudio.Backend.NULL],
    ) as nothing:
        stream = mixer.stream()
        next(stream)
        nothing.start(stream)
        until(lambda: mixer.silent)


def test_every_cue_of_the_screen_has_its_sound() -> None:
    """Those of the scenes in which matches end are told by `tests/ui/tables/test_finales.py`."""
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted((resources.root().parent / "ui").rglob("*.py"))
    )
    used = set(re.findall(r'(?:cued\.emit\(|cue=|_still, )"(\w+)"', code))
    assert {"pick", "settle", "slide", "scurry", "toy", "refuse", "latch"} <= used
    assert set() == used - set(synthesise.SOUNDS)

"""Sound: plays what the table calls for, from a thread of its own."""

from __future__ import annotations

import logging
import queue
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

import resources
from ui.sound import device
from ui.sound.device import Device, NoDeviceError
from ui.sound.mixer import Mixer, SoundError, louder, read

_log = logging.getLogger(__name__)

MIN_REPEAT_GAP_S: Final = 0.045
"""The same sound does not begin twice within this time."""
IDLE_PAUSE_S: Final = 2.0
"""A device that has had nothing to play for so long is paused."""
DEVICE_RETRY_S: Final = 30.0
"""How long after a device could not be had another try is made."""


class Sounds:
    """The sounds of the program. `play` returns at once; files and device are a thread's concern.

    `open_with` opens the device (by default the machine's own) when the first sound is due.
    Without a device, and after one was unplugged, everything goes on in silence.
    """

    def __init__(
        self,
        folder: Path | None = None,
        open_with: Callable[[Mixer], Device] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = resources.root() / "sounds" if folder is None else folder
        self._open_with = open_with
        self._clock = clock
        self._on = True
        self._gain = 0.5
        self._last: dict[str, float] = {}
        self._wanted: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._mixer = Mixer()
        self._device: Device | None = None
        self._running = False
        self._retry_at = 0.0
        self._clips: dict[str, array[int]] = {}
        self._clips_gain = -1.0

    def set_on(self, on: bool) -> None:
        """Make sounds, or none; those that play now end."""
        self._on = on
        if on:
            self._retry_at = 0.0
        else:
            self._mixer.clear_message()

    def set_volume(self, percent: int) -> None:
        """How loud, 0 to 100; the ear hears halves where the hand chose them."""
        self._gain = (max(0, min(100, percent)) / 100) ** 2 * 2

    def play(self, name: str) -> None:
        """Let the sound called `name` be heard."""
        now = self._clock()
        if not self._on or self._gain <= 0 or now - self._last.get(name, -1.0) < MIN_REPEAT_GAP_S:
            return
        self._last[name] = now
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._wanted.put(name)

    def close(self) -> None:
        """Give the device back; nothing is heard any more."""
        self._on = False
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(timeout=2.0)
            self._thread = None

    # In the thread -------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            try:
                name = self._wanted.get(timeout=IDLE_PAUSE_S if self._running else None)
            except queue.Empty:
                self._rest()
                continue
            if name is None:
                break
            self._sound(name)
        if self._device is not None:
            self._device.close()
            self._device = None

    def _sound(self, name: str) -> None:
        clip = self._clip(name)
        if clip is None or not self._on or not self._awake():
            return
        self._mixer.add(clip)

    def _clip(self, name: str) -> array[int] | None:
        if self._clips_gain != self._gain:
            self._clips_gain = self._gain
            self._clips = {}
        if name not in self._clips:
            try:
                samples = read(self._folder / f"{name}.wav")
            except SoundError as error:
                _log.warning("%s", error)
                return None
            self._clips[name] = louder(samples, self._gain)
        return self._clips[name]

    def _awake(self) -> bool:
        """Have a device that runs; False where none is to be had."""
        if self._running:
            return True
        if self._device is None and self._clock() < self._retry_at:
            return False
        try:
            if self._device is None:
                self._device = (self._open_with or device.open_device)(self._mixer)
            self._device.start()
        except NoDeviceError as error:
            _log.info("No sound: %s", error)
            self._device = None
            self._retry_at = self._clock() + DEVICE_RETRY_S
            return False
        self._running = True
        return True

    def _rest(self) -> None:
        if self._mixer.silent and self._device is not None:
            self._device.stop()
            self._running = False

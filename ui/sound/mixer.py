"""Sound: lays the sounds that play at one time over each other, sample by sample."""

from __future__ import annotations

import threading
import wave
from array import array
from collections.abc import Generator
from pathlib import Path
from typing import Final

SAMPLE_RATE_HZ: Final = 22_050
"""Samples a second; one channel, 16 bits."""
MAX_SOUNDS: Final = 6
"""As many sounds are heard at one time; the oldest gives way."""
_MAX_SAMPLE: Final = 32767


class SoundError(Exception):
    """A sound's file is not what it should be; the text says which and why."""


def read(path: Path) -> array[int]:
    """The samples of a WAV file of one channel, 16 bits, `SAMPLE_RATE_HZ` a second.

    Raises `SoundError`.
    """
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (
                1,
                2,
                SAMPLE_RATE_HZ,
            ):
                raise SoundError(f"{path.name} has another form than the mixer's.")
            return array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error) as error:
        raise SoundError(f"{path.name} cannot be read: {error}") from error


def louder(samples: array[int], gain: float) -> array[int]:
    """The samples times `gain`, held inside 16 bits."""
    return array(
        "h", (max(-_MAX_SAMPLE, min(_MAX_SAMPLE, round(value * gain))) for value in samples)
    )


class Mixer:
    """Samples on demand. `add` may be called from any thread while another takes samples."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[array[int], int]] = []

    @property
    def silent(self) -> bool:
        """Whether everything has been heard to its end."""
        return not self._voices

    def add(self, samples: array[int]) -> None:
        """Let a sound begin with the next samples taken."""
        with self._lock:
            self._voices = [*self._voices[-(MAX_SOUNDS - 1) :], (samples, 0)]

    def clear_message(self) -> None:
        """End every sound."""
        with self._lock:
            self._voices = []

    def take(self, count: int) -> array[int]:
        """The next `count` samples; silence where nothing plays."""
        with self._lock:
            voices, self._voices = (
                self._voices,
                [
                    (samples, at + count)
                    for samples, at in self._voices
                    if at + count < len(samples)
                ],
            )
        parts = [samples[at : at + count] for samples, at in voices]
        for part in parts:
            part.extend([0] * (count - len(part)))
        if not parts:
            return array("h", bytes(2 * count))
        if len(parts) == 1:
            return parts[0]
        return array(
            "h",
            (
                max(-_MAX_SAMPLE, min(_MAX_SAMPLE, sum(column)))
                for column in zip(*parts, strict=True)
            ),
        )

    def stream(self) -> Generator[array[int], int, None]:
        """The mixer as a device wants it: started once, then sent how many samples it needs."""
        count = yield array("h")
        while True:
            count = yield self.take(count)

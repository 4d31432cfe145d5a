"""Sound: the machine's own loudspeaker, through miniaudio, imported when it is first wanted."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final, Protocol

from ui.sound.mixer import SAMPLE_RATE_HZ, Mixer

_BUFFER_MS: Final = 40


class NoDeviceError(Exception):
    """Nothing here makes a sound."""


class Device(Protocol):
    """What takes samples from a mixer while it runs."""

    def start(self) -> None:
        """Begin to take samples; may raise `NoDeviceError`."""
        ...

    def stop(self) -> None:
        """Take no more."""
        ...

    def close(self) -> None:
        """Give the device back."""
        ...


class _Loudspeaker:
    """A miniaudio playback device that plays a mixer."""

    def __init__(self, mixer: Mixer) -> None:
        import miniaudio

        self._mixer = mixer
        self._error = miniaudio.MiniaudioError
        backends = _backends(miniaudio.Backend)
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=SAMPLE_RATE_HZ,
                buffersize_msec=_BUFFER_MS,
                backends=backends,
                app_name="Stowaway",
            )
        except miniaudio.MiniaudioError as error:
            raise NoDeviceError(str(error)) from error

    def start(self) -> None:
        """Begin with a fresh stream of samples."""
        stream = self._mixer.stream()
        next(stream)
        try:
            self._device.start(stream)
        except self._error as error:
            raise NoDeviceError(str(error)) from error

    def stop(self) -> None:
        """Pause the device, so that it costs nothing while nothing plays."""
        self._device.stop()

    def close(self) -> None:
        """Give the device back."""
        self._device.close()


def open_device(mixer: Mixer) -> Device:
    """The machine's device, playing `mixer`; raises `NoDeviceError` where there is none."""
    if sys.platform.startswith("linux") and not _servers() and not _cards():
        raise NoDeviceError("There is neither a sound server nor a sound card.")
    try:
        return _Loudspeaker(mixer)
    except (ImportError, OSError) as error:
        raise NoDeviceError(str(error)) from error


def _backends(known: Any) -> list[Any]:
    """What to try, in order; empty is what the library thinks best on this system.

    On Linux only what is there is tried: the libraries complain on the terminal about the rest.
    """
    if not sys.platform.startswith("linux"):
        return []
    return [known.PULSEAUDIO] * _servers() + [known.ALSA] * _cards()


def _servers() -> bool:
    """Whether a sound server of the PulseAudio kind runs here (PipeWire answers as one too)."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    socket = bool(runtime) and (Path(runtime) / "pulse" / "native").exists()
    return socket or bool(os.environ.get("PULSE_SERVER"))


def _cards() -> bool:
    """Whether the system knows a card that plays."""
    return any(Path("/dev/snd").glob("pcm*p"))

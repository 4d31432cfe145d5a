"""The shelf: makes the sounds, beside this file: `python -m resources.sounds.synthesise`.

Every sound is computed from sines and seeded noise, so that it is ours, small, and can be made
anew: cloth that slides, a thump, wooden notes. All are short and soft: at most 0.7 s, and at most
half of full scale.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE = 22_050
"""Samples a second; one channel of 16 bits."""
PEAK = 0.45

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, seed: str, low: float, high: float) -> Samples:
    """Noise between two frequencies in Hz, by one-pole filters."""
    chance = random.Random(seed)  # noqa: S311
    keep_high = math.exp(-2 * math.pi * high / RATE)
    keep_low = math.exp(-2 * math.pi * low / RATE)
    smooth = slow = 0.0
    found = []
    for _ in range(round(seconds * RATE)):
        smooth = keep_high * smooth + (1 - keep_high) * chance.uniform(-1, 1)
        slow = keep_low * slow + (1 - keep_low) * smooth
        found.append(smooth - slow)
    return found


def tone(seconds: float, start: float, end: float, overtones: Sequence[float] = (1.0,)) -> Samples:
    """A sine that glides from one frequency in Hz to another, with the strengths of overtones."""
    count = round(seconds * RATE)
    phase = 0.0
    found = []
    for index in range(count):
        phase += 2 * math.pi * (start + (end - start) * index / count) / RATE
        found.append(sum(part * math.sin(phase * (n + 1)) for n, part in enumerate(overtones)))
    return found


def shaped(samples: Samples, attack: float, decay: float) -> Samples:
    """Fade in over `attack` seconds, then die away with the time constant `decay`, to nothing."""
    rise = max(1, round(attack * RATE))
    last = len(samples)
    tail = max(1, min(last, round(0.008 * RATE)))
    found = []
    for index, value in enumerate(samples):
        level = min(1.0, index / rise) * math.exp(-max(0, index - rise) / (decay * RATE))
        found.append(value * level * min(1.0, (last - index - 1) / tail))
    return found


def swell(samples: Samples, power: float = 1.0) -> Samples:
    """Fade in and out along half a wave."""
    last = max(1, len(samples) - 1)
    return [v * max(0.0, math.sin(math.pi * i / last)) ** power for i, v in enumerate(samples)]


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts as (second at which it begins, strength, samples), laid over each other."""
    length = max(round(begin * RATE) + len(samples) for begin, _, samples in parts)
    found = [0.0] * length
    for begin, strength, samples in parts:
        at = round(begin * RATE)
        for index, value in enumerate(samples):
            found[at + index] += strength * value
    return found


def note(frequency: float, seconds: float = 0.36) -> Samples:
    """A wooden bar, struck softly."""
    body = shaped(tone(seconds, frequency, frequency, (1.0, 0.0, 0.0, 0.18)), 0.003, 0.11)
    return mixed((0.0, 1.0, body), (0.0, 0.25, shaped(noise(0.02, "bar", 300, 2500), 0.001, 0.006)))


def knock(frequency: float, seconds: float = 0.11) -> Samples:
    """Something soft put down on leather."""
    body = shaped(tone(seconds, frequency * 1.5, frequency * 0.8), 0.002, 0.035)
    return mixed((0.0, 1.0, body), (0.0, 0.8, shaped(noise(0.05, "knock", 80, 900), 0.001, 0.014)))


def rustle(seconds: float, seed: str) -> Samples:
    """Cloth over cloth."""
    return swell(noise(seconds, seed, 700, 3800), 1.4)


def flap() -> Samples:
    """One leaf of a departure board falls."""
    leaf = shaped(noise(0.035, "leaf", 900, 4200), 0.001, 0.008)
    return mixed((0.0, 1.0, leaf), (0.028, 0.7, shaped(tone(0.03, 420, 300), 0.001, 0.008)))


def meow() -> Samples:
    """A cat, far away and pleased."""
    rise = swell(tone(0.12, 520, 760, (1.0, 0.5, 0.25, 0.1)), 0.7)
    fall = swell(tone(0.26, 760, 430, (1.0, 0.6, 0.3, 0.12)), 0.7)
    return mixed((0.0, 0.8, rise), (0.09, 1.0, fall))


SOUNDS: dict[str, tuple[float, Callable[[], Samples]]] = {
    # A tile is taken in hand, turned, flipped to its other side, put down; or it may not lie there.
    "pick": (0.55, lambda: mixed((0.0, 1.0, rustle(0.09, "pick")), (0.05, 0.2, knock(240, 0.06)))),
    "turn": (0.40, lambda: mixed((0.0, 1.0, rustle(0.07, "turn")), (0.03, 0.25, flap()))),
    "flip": (
        0.55,
        lambda: mixed((0.0, 1.0, rustle(0.10, "flip")), (0.08, 0.9, rustle(0.10, "flop"))),
    ),
    "settle": (0.80, lambda: mixed((0.0, 1.0, knock(105)), (0.0, 0.5, rustle(0.08, "settle")))),
    "refuse": (0.55, lambda: mixed((0.0, 1.0, knock(170, 0.07)), (0.09, 0.8, knock(135, 0.09)))),
    # What others do, and what comes and goes.
    "slide": (0.45, lambda: rustle(0.22, "slide")),
    "take": (
        0.60,
        lambda: mixed((0.0, 1.0, rustle(0.20, "take")), (0.14, 0.35, note(330, 0.2))),
    ),
    "scurry": (
        0.45,
        lambda: mixed(*((0.045 * n, 1.0 - 0.12 * n, knock(420 + 30 * n, 0.03)) for n in range(6))),
    ),
    "toy": (0.45, lambda: mixed((0.0, 1.0, note(1318, 0.24)), (0.05, 0.7, note(1760, 0.26)))),
    "claim": (0.60, lambda: mixed((0.0, 1.0, knock(200, 0.08)), (0.01, 0.4, note(523, 0.2)))),
    "confirm": (0.60, lambda: mixed((0.0, 0.8, knock(150)), (0.03, 0.6, note(659, 0.28)))),
    "flap": (
        0.40,
        lambda: mixed(*((0.06 * n, 1.0 - 0.15 * n, flap()) for n in range(4))),
    ),
    "tick": (0.30, lambda: mixed((0.0, 1.0, note(988, 0.07)))),
    "latch": (
        0.60,
        lambda: mixed((0.0, 1.0, flap()), (0.07, 1.0, flap()), (0.09, 0.5, knock(180))),
    ),
    # Somebody comes riding, and is paid.
    "gallop": (
        0.55,
        lambda: mixed(
            *(
                (0.26 * n + at, force, knock(150 + 20 * n, 0.06))
                for n in range(2)
                for at, force in ((0.0, 0.7), (0.07, 0.8), (0.14, 1.0))
            )
        ),
    ),
    "coins": (
        0.40,
        lambda: mixed(*((0.07 * n, 1.0 - 0.2 * n, note(1568 + 262 * n, 0.16)) for n in range(3))),
    ),
    # How it ended.
    "won": (
        0.90,
        lambda: mixed(
            (0.0, 0.8, note(523)),
            (0.10, 0.8, note(659)),
            (0.20, 0.9, note(784)),
            (0.32, 1.0, note(1047)),
            (0.30, 0.25, meow()),
        ),
    ),
    "over": (0.80, lambda: mixed((0.0, 0.9, note(587)), (0.14, 0.8, note(440, 0.42)))),
}
"""Each sound's loudness (of `PEAK`) and how it is made."""


def made(name: str) -> bytes:
    """The samples of a sound, 16 bits each, little-endian."""
    strength, make = SOUNDS[name]
    samples = make()
    largest = max(abs(value) for value in samples)
    scale = 32767 * PEAK * strength / largest
    return struct.pack(f"<{len(samples)}h", *(round(value * scale) for value in samples))


def write(folder: Path) -> None:
    """Write every sound as `<name>.wav`."""
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made(name))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)

"""Bench: the table of Carry On for eight while hands pass, and looks at cards of the hand."""

from typing import Any

from tests.tools.bench.figures import Figure, beside, most, painting
from tests.tools.bench.probes import Probe, at_sizes
from tests.tools.bench.timed import LONGEST

LOOK = 8.0
"""Milliseconds from the pointer's move onto a card to the frame that shows it large."""


def probes() -> list[Probe]:
    """Return a probe for each window size."""
    return at_sizes("hands that pass", "hands_probe", judged)


def judged(told: Any, size: tuple[int, int], bound: float) -> list[Figure]:
    """The figures of what the probe told."""
    wide, high = size
    at = f"at {wide}×{high} while eight pass their hands"
    work = [each for _, each in told["gaps"]]
    return [
        *painting(
            f"paint-hands-{wide}",
            f"painting Carry On's table {at}",
            told["paints"],
            told["bare"],
            bound,
            {"pictures MB": told["held"] / 2**20},
        ),
        Figure(
            f"frame-hands-{wide}",
            f"longest frame {at}",
            max(work),
            " ms",
            LONGEST,
            "processor",
            "nobody sees one frame left out; two are a jerk",
            beside(told["gaps"]),
        ),
        *(
            Figure(
                f"look-{name}-{wide}",
                f"from the pointer to {words} seen large at {wide}×{high}, 99 of 100 within",
                most([each for _, each in told[name]]),
                " ms",
                LOOK,
                "processor",
                "what is looked at is to be there at once",
                {**beside(told[name]), "looks": len(told[name])},
            )
            for name, words in (("first", "the first card of a new hand"), ("later", "a card"))
        ),
    ]

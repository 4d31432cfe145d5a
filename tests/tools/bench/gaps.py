"""Bench: how long the window does not answer while charts come and while computers think."""

from tests.tools.bench.display import screen
from tests.tools.bench.figures import Figure
from tests.tools.bench.probes import Probe, told

BOUND = 60.0


def probes() -> list[Probe]:
    """Return the one probe."""
    return [Probe("times without an answer", figures)]


def figures() -> list[Figure]:
    """Open the charts of a first result, and let four hard computers play."""
    with screen() as env:
        found = told("gaps_probe", env, limit=400)
    return [
        _figure(
            "gap-charts",
            "longest time without an answer while charts come",
            found["charts"],
            {
                "until the charts ms": found["charts_s"] * 1000,
                "opening the page before ms": found["page"][0][0],
            },
        ),
        _figure(
            "gap-computers",
            "longest time without an answer while four hard computers play",
            found["bots"],
            {"events seen": found["acts"]},
        ),
    ]


def _figure(
    name: str, words: str, gaps: list[tuple[float, float]], more: dict[str, float]
) -> Figure:
    longest, work = gaps[0]
    details = {"of it own work ms": work, "second ms": gaps[1][0], "tenth ms": gaps[9][0]}
    return Figure(
        name,
        words,
        longest,
        " ms",
        BOUND,
        "clock",
        "other threads may hold the window up, and a longer wait is felt as one",
        {**details, **more},
    )

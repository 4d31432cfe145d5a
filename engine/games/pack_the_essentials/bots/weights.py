"""Pack the Essentials: what `hard` believes with each list: `python -m tests.tools.ladder.tune`."""

from collections.abc import Mapping
from typing import Any, Final

TUNED: Final[Mapping[str, Mapping[str, Any]]] = {
    "2A": {
        "bonus_rate": 36,
        "rat": 68,
    },
    "2B": {
        "gift_tile": -126,
    },
    "3A": {
        "apart": 17,
        "dead_round": 7,
        "grow": 83,
    },
    "3C": {
        "grow": 53,
        "linked": 40,
        "twins": (12, 62, 69, 80),
    },
    "3D": {
        "grow": 83,
    },
}
"""By list of pile 2 or 3: where its weights differ from those of `Weights`."""

"""Campaign: what a run has counted and found, its table, and the folder of its failing cases."""

from __future__ import annotations

import re
import tempfile
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

WRONGS: Final = ("losses", "crashes", "hangs", "wrong acceptances", "untold troubles", "leaks")
"""What a campaign looks for; each has a row in the table, also where there is none."""
KEPT: Final = 60
"""The most failing cases that are kept; further ones are only counted."""
ALIKE: Final = 3
"""How many failing cases are kept that end in the same words, but for numbers and names."""
_ODD: Final = re.compile(r"[^\w.()-]+")
_NAMES: Final = re.compile(r"\d+|/\S+")


class Report:
    """The counts of one run, in the order in which they were first counted."""

    def __init__(self, kind: str, seed: int, folder: Path | None = None) -> None:
        """`folder` is for failing cases; without one it is made where the system keeps such."""
        self.kind = kind
        self.seed = seed
        self.counts: Counter[str] = Counter()
        self.highest: dict[str, float] = {}
        """Figures of which only the highest counts, by name and unit."""
        self.wrongs: Counter[str] = Counter()
        self.folder = folder
        self._kept: Counter[str] = Counter()
        self._began = time.monotonic()

    def count(self, counts: Mapping[str, int]) -> None:
        """Add to the counts."""
        self.counts.update(counts)

    def reach(self, figures: Mapping[str, float]) -> None:
        """Take figures of which the highest is told."""
        for name, figure in figures.items():
            self.highest[name] = max(figure, self.highest.get(name, figure))

    def blame(self, what: str, case: str, words: str, files: Mapping[str, bytes]) -> None:
        """Count something that must not be, and keep what is needed to see it again."""
        assert what in WRONGS, what
        self.wrongs[what] += 1
        like = _NAMES.sub("", words.strip().rpartition("\n")[2])
        if self._kept.total() == KEPT or self._kept[like] == ALIKE:
            return
        self._kept[like] += 1
        if self.folder is None:
            self.folder = Path(tempfile.mkdtemp(prefix=f"stowaway-campaign-{self.kind}-"))
        folder = self.folder / _ODD.sub("-", f"{what} {case}")
        folder.mkdir(parents=True, exist_ok=True)
        again = f"python -m tests.tools.campaign {self.kind} --seed {self.seed} --case {case}\n"
        (folder / "what.txt").write_text(f"{what}, case {case}\n{again}\n{words}\n", "utf-8")
        for name, data in files.items():
            (folder / _ODD.sub("-", name)).write_bytes(data)

    @property
    def good(self) -> bool:
        """Whether nothing was found that must not be, and something was looked at."""
        return not self.wrongs.total() and self.counts.total() > 0

    def table(self) -> str:
        """All figures, a line each."""
        seconds = time.monotonic() - self._began
        rows = [("seed", str(self.seed)), ("seconds", f"{seconds:,.0f}")]
        rows += [(name, f"{count:,}") for name, count in self.counts.items()]
        rows += [(name, f"{figure:,.1f}") for name, figure in self.highest.items()]
        rows += [(name, f"{self.wrongs[name]:,}") for name in WRONGS]
        rows.append(("result", "good" if self.good else "BAD"))
        width = max(len(name) for name, _ in rows) + 2
        figures = max(len(figure) for _, figure in rows)
        lines = [f"campaign: {self.kind}"]
        lines += [f"  {name:<{width}}{figure:>{figures}}" for name, figure in rows]
        if self._kept:
            lines.append(f"  failing cases, some of each kind: {self.folder}")
        return "\n".join(lines)

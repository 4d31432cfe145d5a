"""The table of Cargo Hold: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.cargo_hold.events import Source
from ui.kit.scores.round_pad import Entry, RoundPad
from ui.kit.scores.sheets import TOTAL_LINE
from ui.tables.cargo_hold.charts import history_of, raid_words
from ui.tables.cargo_hold.words import Words


class ScorePad(RoundPad):
    """A column for each source of money; below, the best raid."""

    words: Words

    def columns(self) -> Mapping[str, str]:
        """Where money came from, and all of it."""
        return {key: self.words.line(key) for key in (*(each.value for each in Source), TOTAL_LINE)}

    def entry(self, column: str, seat: int) -> Entry:
        """What a source brought, in dollars."""
        if column == TOTAL_LINE:
            return Entry(self.outcome.result.scores[seat])
        return Entry(self.outcome.sheets[seat].points(column))

    def notes(self) -> Sequence[str]:
        """The raid that brought most."""
        best = history_of(self.outcome).best_raid() if self.outcome.past else None
        return [raid_words(self.words, best, "pad-best")] if best is not None else []

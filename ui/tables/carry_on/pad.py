"""The table of Carry On: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.scoring import CARRY_ON, end_points
from engine.games.carry_on.view import CarryView
from ui.kit.scores.round_pad import Entry, RoundPad
from ui.kit.scores.sheets import TOTAL_LINE
from ui.kit.words import listed
from ui.tables.carry_on.words import Words, say


class ScorePad(RoundPad):
    """A column a round: weight, character, essentials; then what unused cards give."""

    words: Words

    def columns(self) -> Mapping[str, str]:
        """The rounds, the cards, the total."""
        rounds = [f"round-{number}" for number in range(1, ROUNDS + 1)]
        heads = {key: self.words.line(key) for key in (*rounds, CARRY_ON, TOTAL_LINE)}
        return heads | {CARRY_ON: say("pad-cards")}

    def entry(self, column: str, seat: int) -> Entry:
        """What a round brought, or the cards."""
        view: CarryView = self.outcome.view
        one, box = view.seats[seat], self.words.box
        if column == TOTAL_LINE:
            return Entry(self.outcome.result.scores[seat])
        if column == CARRY_ON:
            cards, extra = end_points(box, one.character, one.unused)
            several = f"{one.unused} × {box.unused}" if one.unused > 1 else ""
            return Entry(cards + extra, f"{cards} + {extra}" if extra else several)
        score = one.rounds[int(column[-1]) - 1]
        numbers = (score.weight, score.character, score.essential)
        weight = say("pad-weight", kg=score.kg, limit=score.limit)
        names = (weight, self.words.character(one.character), say("essentials"))
        said = listed([f"{name} {number}" for name, number in zip(names, numbers, strict=True)])
        return Entry(score.points, " + ".join(map(str, numbers)), said)

    def notes(self) -> Sequence[str]:
        """What is small, and what decides between equals."""
        found, scores = [say("pad-small")], self.outcome.result.scores
        view: CarryView = self.outcome.view
        for one in view.seats:
            cards, extra = end_points(self.words.box, one.character, one.unused)
            if extra:
                found.append(say("pad-crew", cards=cards, extra=extra))
        if len(set(scores)) < len(scores):
            found.append(say("pad-tie"))
        return found

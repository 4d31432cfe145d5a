"""The table of Carry On: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.scoring import CARRY_ON, end_points
from engine.games.carry_on.view import CarryView
from ui.kit.round_pad import Entry, RoundPad
from ui.kit.sheets import TOTAL
from ui.kit.words import listed
from ui.tables.carry_on.words import AIDS, Words, many, say, speech


class ScorePad(RoundPad):
    """A column a round: weight, character, essentials; then what unused cards give."""

    words: Words

    def columns(self) -> Mapping[str, str]:
        """The rounds, the cards, the total."""
        rounds = {f"round-{n}": say("pad-round", round=n) for n in range(1, ROUNDS + 1)}
        return {**rounds, CARRY_ON: say("pad-cards"), TOTAL: self.words.line(TOTAL)}

    def entry(self, column: str, seat: int) -> Entry:
        """What a round brought, or the cards."""
        view: CarryView = self.outcome.view
        one, words = view.seats[seat], self.words
        name = words.line(column)
        if column == TOTAL:
            total = self.outcome.result.scores[seat]
            return Entry(total, said=say("pad-said", what=name, points=many("points", total)))
        if column == CARRY_ON:
            cards, extra = end_points(words.box, one.character, one.unused)
            small = f"{one.unused} × {words.box.unused}" if one.unused > 1 else ""
            small = f"{cards} + {extra}" if extra else small
            points = many("points", cards + extra)
            return Entry(cards + extra, small, say("pad-said", what=name, points=points))
        score = one.rounds[int(column[-1]) - 1]
        numbers = (score.weight, score.character, score.essential)
        weight = say("pad-weight", kg=score.kg, limit=score.limit)
        names = (weight, words.character(one.character), say("essentials"))
        parts = listed([f"{name} {number}" for name, number in zip(names, numbers, strict=True)])
        points = many("points", score.points)
        said = say("pad-parts", what=name, points=points, parts=parts)
        return Entry(score.points, " + ".join(map(str, numbers)), said)

    def notes(self) -> Sequence[str]:
        """What is small, what decides between equals, and which memory aid was on."""
        scores, aid = self.outcome.result.scores, str(self.outcome.config["aid"])
        tied = len(set(scores)) < len(scores)
        helped = "" if aid == "off" else say("pad-aid", aid=speech.said(AIDS[aid]))
        return [note for note in (say("pad-small"), say("pad-tie") if tied else "", helped) if note]

"""engine.match: the decks: what each family of draws has left, so that chance is asked fairly."""

from __future__ import annotations

from collections import Counter

from engine.core import Draw, Label


class Decks:
    """What every label family has drawn, of which whole.

    Of a family whose `of` were more or other than its whole less what it drew, equal items would
    not be drawn evenly, and the same code would not give the same deal. A deck that is shuffled
    anew is a new family, whose whole is the pile.
    """

    def __init__(self) -> None:
        self._families: dict[Label, tuple[tuple[int, ...], Counter[int]]] = {}

    def check(self, request: Draw) -> None:
        """Raise ValueError for a question that this rule does not allow: a fault of the game."""
        whole, drawn = self._families.get(request.family, (request.whole, Counter[int]()))
        if whole != request.whole:
            raise ValueError(f"{request.label} is drawn from another whole than its family")
        left = Counter(whole)
        left.subtract(drawn)
        if tuple(sorted(left.elements())) != request.of:
            raise ValueError(f"{request.label} is not asked of what its family has left")

    def draw(self, request: Draw, drawn: tuple[int, ...]) -> None:
        """Take what was drawn."""
        fresh = (request.whole, Counter[int]())
        self._families.setdefault(request.family, fresh)[1].update(drawn)

    def put_back(self, request: Draw, drawn: tuple[int, ...]) -> None:
        """Take a draw back, the latest one first."""
        gone = self._families[request.family][1]
        gone.subtract(drawn)
        if not +gone:
            del self._families[request.family]

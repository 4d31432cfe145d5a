"""engine.match: the decks: what each family of draws has left, so that chance is asked fairly."""

from __future__ import annotations

from engine.core import Draw, Label


class DrawValidator:
    """What every label family has left of its whole.

    Of a family whose `of` were more or other than its whole less what it drew, equal items would
    not be drawn evenly, and the same code would not give the same deal. A deck that is shuffled
    anew is a new family, whose whole is the pile.
    """

    def __init__(self) -> None:
        # Whole and rest; a family that has drawn nothing is not there.
        self._families: dict[Label, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def check(self, request: Draw) -> None:
        """Raise ValueError for a question that this rule does not allow: a fault of the game."""
        whole, left = self._of(request)
        if whole != request.whole:
            raise ValueError(f"{request.label} is drawn from another whole than its family")
        if left != request.of:
            raise ValueError(f"{request.label} is not asked of what its family has left")

    def draw(self, request: Draw, drawn: tuple[int, ...]) -> None:
        """Take what was drawn."""
        whole, left = self._of(request)
        rest = list(left)
        for item in drawn:
            rest.remove(item)
        self._families[request.deck_id] = (whole, tuple(rest))

    def put_back(self, request: Draw, drawn: tuple[int, ...]) -> None:
        """Take a draw back, the latest one first."""
        whole, left = self._of(request)
        self._families.pop(request.deck_id, None)
        if len(left) + len(drawn) < len(whole):
            self._families[request.deck_id] = (whole, tuple(sorted((*left, *drawn))))

    def _of(self, request: Draw) -> tuple[tuple[int, ...], tuple[int, ...]]:
        found = self._families.get(request.deck_id)
        return found or (request.whole, tuple(sorted(request.whole)))

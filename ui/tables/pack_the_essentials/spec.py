"""The table of Pack the Essentials: what it gives to the shell. Imports its words, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core import GameId
from ui.bridge.spec import Grade, OptionsEditor, OptionWords, Outcome
from ui.look.style import Look
from ui.tables.pack_the_essentials import words

if TYPE_CHECKING:
    from engine.core import AnyGame, Config, Event, Option, Refused, Value
    from engine.games.pack_the_essentials.components import Components
    from ui.bridge.base import TableBridge
    from ui.bridge.chart import ChartSpec
    from ui.bridge.guide import Guide, Tutorial
    from ui.bridge.keys import KeyPlan
    from ui.bridge.seats import SeatInfo
    from ui.tables.pack_the_essentials.table import PackTable


LESSON_CODE: Final = "PE-CATS-0K9Y"
LESSON_VALUES: Final = {"side": "common", "victory": "cat-nap"}
"""The deal of the guided first round. An easy card: the edge, cats there, one large group."""


class PackSpec:
    """Pack the Essentials as the shell knows it."""

    game: GameId = GameId("pack_the_essentials")

    def title(self) -> str:
        """The game's name."""
        return words.say("title")

    def tagline(self) -> str:
        """What it is about."""
        return words.say("tagline")

    def refusal(self, refused: Refused, players: Sequence[SeatInfo]) -> str:
        """Why an act was refused."""
        return words.Words(_box(), [player.name for player in players]).refusal(refused)

    def sentence(self, event: Event, players: Sequence[SeatInfo]) -> str | None:
        """An event in words."""
        return words.Words(_box(), [player.name for player in players]).event(event)

    def line(self, line_id: str, view: Any) -> str:
        """The words of a score line; a To Do List's own name where it is drawn."""
        lists = view.lists if view is not None else ()
        return words.Words(_box(), []).line(line_id, lists)

    def option(self, option: Option) -> OptionWords:
        """The words of an option."""
        from engine.core import Choice

        values = option.values if isinstance(option, Choice) else ()
        if option.id == "side":
            named = {value: words.named(words.SIDES, value) for value in values}
            return OptionWords(words.say("setup-side"), words.say("setup-side-help"), named)
        if option.id == "victory":
            named = {value: words.named(words.CARDS, value) for value in values}
            return OptionWords(words.say("setup-victory"), words.say("setup-victory-help"), named)
        number = option.id.rpartition("-")[2]
        named = {value: words.named(words.BOARDS, value) for value in values}
        name = words.say("setup-board", name=words.say("seat", number=number))
        return OptionWords(name, words.say("setup-board-help"), named)

    def summary(self, config: Config) -> str:
        """The options in a few words."""
        parts = []
        card = config.get("victory")
        if card is not None:
            parts.append(words.named(words.CARDS, str(card)))
        own = config.get("side") == "own"
        # The common side is what nobody asks after, unless there is nothing else to say.
        if own or not parts:
            parts.append(words.say("summary-own" if own else "summary-common"))
        said = ", ".join(parts)
        return said[:1].upper() + said[1:]

    def options_page(self, look: Look, game: AnyGame, parent: QWidget | None) -> OptionsEditor:
        """A new editor of the options."""
        from ui.tables.pack_the_essentials.options import PackOptions

        return PackOptions(look, game, parent)

    def keys(self, values: Mapping[str, Value]) -> KeyPlan | None:  # noqa: ARG002
        """None: whoever is on has the whole keyboard."""
        return None

    def table(self, look: Look, bridge: TableBridge, parent: QWidget | None) -> QWidget:
        """A new table for a match."""
        from ui.tables.pack_the_essentials.table import PackTable

        return PackTable(look, bridge, parent)

    def score_pad(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """The filled-in score pad."""
        from ui.tables.pack_the_essentials.pad import ScorePad

        return ScorePad(look, outcome, parent)

    def pictures(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """The packed suitcases."""
        from ui.tables.pack_the_essentials.pad import CasePictures

        return CasePictures(look, outcome, parent)

    def charts(self, outcome: Outcome) -> Sequence[ChartSpec]:
        """The score by round, and what each tile added."""
        from ui.tables.pack_the_essentials.charts import charts

        return charts(outcome)

    def grade(self, options: Mapping[str, Value]) -> Grade | None:
        """How hard the solo card is (PE-45)."""
        from engine.games.pack_the_essentials.components import DIFFICULTIES

        cards = {card.id: card.difficulty for card in _box().cards}
        grade = cards.get(str(options.get("victory")))
        if grade is None:
            return None
        return Grade(DIFFICULTIES.index(grade), words.named(words.DIFFICULTIES, grade))

    def emblem(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint a suitcase with a cat into `rect`."""
        from ui.tables.pack_the_essentials import art

        art.emblem(painter, rect, look.theme)

    def sheets(self, look: Look) -> Mapping[str, Callable[[], QWidget]]:
        """Every piece of each colour, at the sizes at which it must still read."""
        from ui.tables.pack_the_essentials.art.sheet import SIZES, PieceSheet

        box = _box()
        return {
            f"{box.colours[colour]}-{cell}": partial(PieceSheet, look, box, colour, cell)
            for colour in range(len(box.colours))
            for cell in SIZES
        }

    def tutorial(self) -> Tutorial | None:
        """The guided first round."""
        from ui.bridge.guide import Tutorial

        def guide(table: QWidget) -> Guide:
            from ui.tables.pack_the_essentials import tutorial

            return tutorial.guide(table)

        def act_out(table: QWidget, lesson: str) -> None:
            from ui.tables.pack_the_essentials import poses

            poses.act_out(_own(table), lesson)

        return Tutorial(LESSON_CODE, LESSON_VALUES, guide, act_out)

    def poses(self, table: QWidget) -> Mapping[str, Callable[[], None]]:
        """States of a table worth a picture."""
        from ui.tables.pack_the_essentials.poses import poses

        return poses(_own(table))


def _own(table: QWidget) -> PackTable:
    from ui.tables.pack_the_essentials.table import PackTable

    if not isinstance(table, PackTable):
        raise TypeError(f"{table!r} is no table of Pack the Essentials")
    return table


@lru_cache(maxsize=1)
def _box() -> Components:
    """The stock components, for words about no match in particular."""
    from engine import catalog

    box: Components = catalog.game(PackSpec.game).box
    return box


TABLE: Final = PackSpec()

"""The table of Where's My Luggage?: what it gives to the shell. Imports its words, and no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.core import GameId
from ui.bridge.spec import Grade, OptionsEditor, OptionWords, Outcome
from ui.look.style import Look
from ui.tables.wheres_my_luggage import words

if TYPE_CHECKING:
    from engine.core import AnyGame, Config, Event, Option, Refused, Value
    from engine.games.wheres_my_luggage.components import Components
    from ui.bridge.base import TableBridge
    from ui.bridge.chart import ChartSpec
    from ui.bridge.guide import Guide, Tutorial
    from ui.bridge.keys import KeyPlan
    from ui.bridge.seats import SeatInfo
    from ui.tables.wheres_my_luggage.table import LuggageTable


LESSON_CODE: Final = "WL-00E9-7K9A"
LESSON_VALUES: Final[Mapping[str, Value]] = {"form": "timed", "steps": True}


class LuggageSpec:
    """Where's My Luggage? as the shell knows it."""

    game: GameId = GameId("wheres_my_luggage")

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

    def line(self, line_id: str, view: Any) -> str:  # noqa: ARG002
        """The words of a score line."""
        return words.Words(_box(), []).line(line_id)

    def option(self, option: Option) -> OptionWords:
        """The words of an option."""
        from engine.core import STEPS, TEMPO

        if option.id == "form":
            forms = {form: words.say(f"form-{form}") for form in ("timed", "memory")}
            return OptionWords(words.say("setup-form"), words.say("form-timed-help"), forms)
        if option.id == TEMPO.id:
            values = {percent: words.tempo(int(percent)) for percent in words.TEMPOS}
            return OptionWords(words.say("setup-tempo"), words.say("setup-tempo-help"), values)
        keys = {"faces": "faces", STEPS.id: "steps"}
        key = keys.get(option.id, option.id)
        return OptionWords(words.say(f"setup-{key}"), words.say(f"setup-{key}-help"))

    def summary(self, config: Config) -> str:
        """The options in a few words."""
        from engine.core import STEPS, TEMPO

        memory = config.get("form") == "memory"
        parts = [words.say("summary-memory" if memory else "summary-timed")]
        tempo = config.get(TEMPO.id, TEMPO.default)
        if not memory and tempo != TEMPO.default:
            parts.append(words.say("summary-tempo", percent=tempo))
        if not memory and config.get(STEPS.id):
            parts.append(words.say("summary-steps"))
        return ", ".join(parts)

    def options_page(self, look: Look, game: AnyGame, parent: QWidget | None) -> OptionsEditor:
        """A new editor of the options."""
        from ui.tables.wheres_my_luggage.options import LuggageOptions

        return LuggageOptions(look, game, parent)

    def keys(self, values: Mapping[str, Value]) -> KeyPlan | None:
        """Three keys a person at the belt; from memory nobody needs any."""
        from ui.tables.wheres_my_luggage.keys import plan

        return None if values.get("form") == "memory" else plan()

    def table(self, look: Look, bridge: TableBridge, parent: QWidget | None) -> QWidget:
        """A new table for a match."""
        from ui.tables.wheres_my_luggage.table import LuggageTable

        return LuggageTable(look, bridge, parent)

    def score_pad(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """The filled-in score pad."""
        from ui.tables.wheres_my_luggage.pad import ScorePad

        return ScorePad(look, outcome, parent)

    def pictures(self, look: Look, outcome: Outcome, parent: QWidget | None) -> QWidget:
        """What each seat has found, round by round."""
        from ui.tables.wheres_my_luggage.found import FoundPictures

        return FoundPictures(look, outcome, parent)

    def charts(self, outcome: Outcome) -> Sequence[ChartSpec]:
        """Points and looks by round, what was remembered, and the time for each passenger."""
        from ui.tables.wheres_my_luggage.charts import charts

        return charts(outcome)

    def grade(self, options: Mapping[str, Value]) -> Grade | None:  # noqa: ARG002
        """Nobody plays it alone, so it has no grades."""
        return None

    def emblem(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paint the game's sign into `rect`."""
        from ui.tables.wheres_my_luggage import art

        art.emblem(painter, rect, look)

    def sheets(self, look: Look) -> Mapping[str, Callable[[], QWidget]]:
        """The passengers at the sizes at which they must still read, cards, and all else."""
        from ui.tables.wheres_my_luggage.art.sheet import sheets

        return sheets(look, [words.named(words.PASSENGERS, who) for who in _box().passengers])

    def tutorial(self) -> Tutorial | None:
        """The guided first round."""
        from engine.core import Level
        from ui.bridge.guide import Tutorial

        def guide(table: QWidget) -> Guide:
            from ui.tables.wheres_my_luggage import tutorial

            return tutorial.guide(table)

        def act_out(table: QWidget, lesson: str) -> None:
            from ui.tables.wheres_my_luggage import poses

            poses.act_out(_own(table), lesson)

        return Tutorial(LESSON_CODE, LESSON_VALUES, guide, act_out, (Level("easy"),))

    def poses(self, table: QWidget) -> Mapping[str, Callable[[], None]]:
        """States of a table worth a picture."""
        from ui.tables.wheres_my_luggage.poses import poses

        return poses(_own(table))


def _own(table: QWidget) -> LuggageTable:
    from ui.tables.wheres_my_luggage.table import LuggageTable

    if not isinstance(table, LuggageTable):
        raise TypeError(f"{table!r} is no table of Where's My Luggage?")
    return table


@lru_cache(maxsize=1)
def _box() -> Components:
    """The stock components, for words about no match in particular."""
    from engine import catalog

    box: Components = catalog.game(LuggageSpec.game).box
    return box


TABLE: Final = LuggageSpec()

"""The table of Where's My Luggage?: cards and tiles that are painted before they are seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.wheres_my_luggage.components import Components
from ui.look.style import Look
from ui.tables.wheres_my_luggage.scene import LuggageScene

_MAX_CACHE_FILL: Final = 0.75
"""So full is the cache of pictures when nothing is painted ahead any more."""


class PicturesAhead:
    """Paints what may be seen soon, one thing at a time: in the frame that shows it it is late."""

    def __init__(self, look: Look, scene: LuggageScene, box: Components) -> None:
        self._look, self._scene, self._box = look, scene, box
        self._ahead: Iterator[None] = iter(())

    def restart(self) -> None:
        """Begin anew: all lies otherwise."""
        self._ahead = self._paint()

    def go_on(self, *, moving: bool) -> None:
        """Paint one thing that is not seen yet; while much moves only what is on its way."""
        due = next((panel for panel in self._scene.panels.values() if panel.awaits), None)
        pixmaps = self._look.pixmaps
        if due is not None:
            due.paint_ahead()
        elif not moving and pixmaps.bytes_held < _MAX_CACHE_FILL * pixmaps.limit:
            # What is known already takes no time.
            painted = pixmaps.painted
            while pixmaps.painted == painted and next(self._ahead, self) is not self:
                pass

    def _paint(self) -> Iterator[None]:
        done = set[object]()
        panels, persons = self._scene.panels, self._scene.state.persons
        # Persons come last: what was painted first is forgotten first.
        for seat in sorted(panels, key=lambda each: each in persons):
            panel, mine = panels[seat], seat in persons
            size = panel.rect().size().toTuple(), mine
            if size in done:
                continue
            done.add(size)
            for part, shown in panel.ahead(self._box, mine=mine):
                panel.paint_ahead(part, shown)
                yield

"""Charts: pyqtgraph without those modules that it loads for what no chart here does.

QtSvg is for its export and QtTest for its tests. pyqtgraph itself allows for their absence. Its
widgets for images, tables and other processes, and its painting by OpenGL, bring in forty modules
and two libraries. All that would cost 7 MB, and time.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

ABSENT_MODULES: Final = ("PySide6.QtSvg", "PySide6.QtTest", "PySide6.QtOpenGLWidgets")
EMPTY_MODULES: Final = (
    "PySide6.QtOpenGL",
    "pyqtgraph.Qt.OpenGLHelpers",
    "pyqtgraph.imageview",
    "pyqtgraph.widgets.CheckTable",
    "pyqtgraph.widgets.ColorMapWidget",
    "pyqtgraph.widgets.DataFilterWidget",
    "pyqtgraph.widgets.JoystickButton",
    "pyqtgraph.widgets.RawImageWidget",
    "pyqtgraph.widgets.RemoteGraphicsView",
    "pyqtgraph.widgets.ScatterPlotWidget",
)
"""What pyqtgraph insists on importing, though it uses it only where OpenGL or these are wanted."""


class EmptyModule(ModuleType):
    """Stands in for a part that is left out; each name in it is a class that nothing is of."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


@contextlib.contextmanager
def _left_out(absent: tuple[str, ...], empty: tuple[str, ...]) -> Iterator[None]:
    """Within it some modules cannot be imported and others are empty, unless they were before."""
    modules: dict[str, Any] = sys.modules
    instead = {**dict.fromkeys(absent), **{name: EmptyModule(name) for name in empty}}
    left_out = {name: module for name, module in instead.items() if name not in modules}
    modules.update(left_out)
    try:
        yield
    finally:
        for name in left_out:
            del modules[name]


with _left_out(ABSENT_MODULES, EMPTY_MODULES):
    import pyqtgraph as pg

__all__ = ["pg"]

"""Charts: pyqtgraph without those modules of Qt that it loads for what no chart here does.

QtSvg is for its export and QtTest for its tests. pyqtgraph itself allows for their absence. They
would cost a megabyte, and time.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any, Final

UNUSED_MODULES: Final = ("PySide6.QtSvg", "PySide6.QtTest")


@contextlib.contextmanager
def _absent(*names: str) -> Iterator[None]:
    """Within it these modules cannot be imported, unless they were before."""
    modules: dict[str, Any] = sys.modules
    left_out = [name for name in names if name not in modules]
    modules.update(dict.fromkeys(left_out))
    try:
        yield
    finally:
        for name in left_out:
            del modules[name]


with _absent(*UNUSED_MODULES):
    import pyqtgraph as pg

__all__ = ["pg"]

"""Look: keeps the program small; imported before all others.

After each import PySide reads the whole source of the new module, to see whether it could use
`__feature__`, and Python keeps what was read: 15 MB until the first chart. No module here does.
"""

from __future__ import annotations

import contextlib
import importlib
import sys

import PySide6.QtCore  # noqa: F401 - it brings in what is spared

HOOK = "_mod_uses_pyside"


def _never(_module: object) -> bool:
    return False


with contextlib.suppress(ImportError):
    _feature = vars(importlib.import_module("shibokensupport.feature"))
    if HOOK in _feature:
        _feature[HOOK] = _never


def give_back() -> None:
    """Give memory that is free back to the system, where glibc would keep it: some 2 ms.

    Pictures of one match lie between those of the last one; the holes grow to 10 MB.
    """
    # Elsewhere the question alone would read the whole program from the disk.
    if not sys.platform.startswith("linux"):
        return
    import ctypes
    import platform

    if platform.libc_ver()[0] != "glibc":
        return

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)

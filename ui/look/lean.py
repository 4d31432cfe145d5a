"""Look: keeps PySide from reading the source of every module; imported before all others.

After each import PySide reads the whole source of the new module, to see whether it could use
`__feature__`, and Python keeps what was read: 15 MB until the first chart. No module here does.
"""

import contextlib
import importlib

import PySide6.QtCore  # noqa: F401 - it brings in what is spared

HOOK = "_mod_uses_pyside"


def _never(_module: object) -> bool:
    return False


with contextlib.suppress(ImportError):
    _feature = vars(importlib.import_module("shibokensupport.feature"))
    if HOOK in _feature:
        _feature[HOOK] = _never

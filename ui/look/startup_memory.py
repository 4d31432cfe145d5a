"""Look: keeps the program small and its start short; imported before all others.

At each start PySide compiles the sources of its Python parts, among them those that write its stub
files: a tenth of the time until a bare window is painted. Here they are left out.

After each import PySide reads the whole source of the new module, to see whether it could use
`__feature__`, and Python keeps what was read: 15 MB until the first chart. No module here does.
"""

from __future__ import annotations

import builtins
import contextlib
import importlib
import sys
from collections.abc import Iterator
from typing import Any

PYSIDE_HOOK_NAME = "_mod_uses_pyside"
STUB_MAKERS = tuple(
    f"shibokensupport/signature/lib/{name}.py" for name in ("pyi_generator", "enum_sig")
)
"""PySide's modules that only write stub files, by the names under which it compiles them."""


@contextlib.contextmanager
def _without_stub_makers() -> Iterator[None]:
    """Within it these modules of PySide are empty. Where it has none of that name, all is as is."""
    plain = builtins.compile

    def spared(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
        return plain(b"" if filename in STUB_MAKERS else source, filename, *rest, **named)

    builtins.compile = spared
    try:
        yield
    finally:
        builtins.compile = plain


with _without_stub_makers():
    import PySide6.QtCore  # noqa: F401 - it brings in what is spared


def _never(_module: object) -> bool:
    return False


with contextlib.suppress(ImportError):
    _feature = vars(importlib.import_module("shibokensupport.feature"))
    if PYSIDE_HOOK_NAME in _feature:
        _feature[PYSIDE_HOOK_NAME] = _never


def trim_heap() -> None:
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

"""Packaging: what of Qt, of Python and of the system goes into a bundle, on every system.

PyInstaller collects all plugins of a Qt module, what each of them needs, and what the system's
library folder has of it. A bundle keeps what Stowaway uses; the rest of a system is its own.
"""

import re
from collections.abc import Collection
from pathlib import PurePosixPath
from typing import Final

QT_MODULES: Final = frozenset(
    [
        *("Core", "DBus", "Gui", "Network", "Svg", "Widgets"),
        # How Qt speaks with Wayland and with X.
        *("WaylandClient", "WlShellIntegration", "XcbQpa"),
    ]
)
"""The libraries of Qt that a bundle may hold, and what Python calls them by."""

QT_PLUGINS: Final = frozenset(
    [
        *(f"platforms/{name}" for name in ("cocoa", "offscreen", "wayland", "windows", "xcb")),
        "iconengines/svgicon",
        "imageformats/svg",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        # It asks a desktop for its own dialogs, whichever desktop that is.
        "platformthemes/xdgdesktopportal",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-shell-integration/xdg-shell",
    ]
)
"""The plugins of Qt that a bundle may hold, without what a system puts round a library's name."""

EXCLUDED: Final = (
    # No line is ever read from a terminal, and the first of them is under the GPL.
    "readline",
    "rlcompleter",
    "_curses",
    "curses",
    # Nothing is ever fetched, and digests are Python's own: no library of cryptography is loaded.
    "_hashlib",
    "_ssl",
    "ssl",
    # Each would bring a library, and nothing that is packed in its way is ever read.
    "_bz2",
    "_lzma",
    "_uuid",
    "bz2",
    "lzma",
    # Of the library of charts and of its numbers: what no chart of ours asks for, and what
    # `ui/charts/pyqtgraph_lean.py` leaves out.
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtTest",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pyqtgraph.console",
    "pyqtgraph.dockarea",
    "pyqtgraph.flowchart",
    "pyqtgraph.opengl",
    # Tools of a workshop, and what libraries would take if it were there.
    "IPython",
    "OpenGL",
    "_distutils_hack",
    "_pydecimal",
    "_tkinter",
    "attr",
    "attrs",
    "charset_normalizer",
    "colorcet",
    "cupy",
    "distutils",
    "doctest",
    "ensurepip",
    "h5py",
    "idlelib",
    "jupyter_rfb",
    "lib2to3",
    "matplotlib",
    "numba",
    "packaging",
    "pandas",
    "pip",
    "pkg_resources",
    "pydoc_data",
    "pytest",
    "scipy",
    "setuptools",
    "tkinter",
    "turtle",
    "typing_extensions",
    "unittest",
    "yaml",
)
"""Modules that no bundle holds."""

TOLD: Final = ("PySide6-Essentials", "miniaudio", "msgspec", "pyqtgraph")
"""Packages whose versions the program tells; beside its own."""

OWN_LIBRARIES: Final = re.compile(
    r"lib(Qt6|python3|pyside6|shiboken6|icu(data|i18n|uc)\.|scipy_openblas|gfortran|quadmath)"
)
"""On Linux: libraries that came with Python or a wheel, by the beginning of a file's name."""

CARRIED: Final = frozenset(
    {
        # Their versions differ between systems.
        "libffi.so.8",
        "libmpdec.so.3",
        "libmpdec.so.4",
        "libsqlite3.so.0",
        # Many a desktop has none, and Qt opens no window under X without.
        "libxcb-cursor.so.0",
        "libxcb-icccm.so.4",
        "libxcb-image.so.0",
        "libxcb-keysyms.so.1",
        "libxcb-render-util.so.0",
        "libxcb-util.so.1",
        "libxkbcommon-x11.so.0",
    }
)
"""On Linux: libraries of the system that a bundle carries for who cannot install any."""

_PLUGIN: Final = re.compile(r"/plugins/([^/]+)/(?:lib)?q?([^/.]+)\.(?:so|dll|dylib)$")
_FRAMEWORK: Final = re.compile(r"/Qt([A-Z]\w*)\.framework/")
_MODULE: Final = re.compile(
    # On a Mac links lead to them, whose names have no ending.
    r"(?:^|/)(?:lib)?Qt6?([A-Z][A-Za-z0-9]*)(?:(?:\.abi3)?\.(?:so|pyd|dll|dylib)(?:\.\d+)*)?$"
)
_NEVER: Final = re.compile(
    # For tests of NumPy; for QML; colours and pictures that no chart shows; old encodings of East
    # Asia, of which Windows alone still knows some as the encoding of files; for type checkers.
    r"/_core/_\w+_tests\.|(?:^|/)(?:lib)?pyside6qml\.|pyqtgraph/(?:icons/peegee|colors/maps)/"
    r"|lib-dynload/_(?:codecs_\w+|multibytecodec)\.|\.pyi$"
)
_TOLD_FOLDERS: Final = {name.lower().replace("-", "_") for name in ("stowaway", *TOLD)}
_GRAPHICS_DRIVERS: Final = frozenset({"opengl32sw.dll", "d3dcompiler_47.dll"})
_PYTHONS: Final = re.compile(r"libpython3|python3\.\d+/lib-dynload/")
_STRIPPED: Final = re.compile(r"(?:numpy|msgspec)/|PySide6/Qt/lib/libicu|_\w+\.[^/]*$")
_METADATA: Final = re.compile(r"(?:^|/)([^/]+)-[^-/]+\.dist-info/(.*)$")


def wanted(target: str, languages: Collection[str], *, linux: bool) -> bool:
    """Whether a bundle keeps the file that would lie at `target`, a path below it.

    Of Qt's own texts those of `languages` are kept.
    """
    path = PurePosixPath(target.replace("\\", "/"))
    text = str(path)
    if plugin := _PLUGIN.search(text):
        return "/".join(plugin.groups()) in QT_PLUGINS
    if module := _FRAMEWORK.search(text) or _MODULE.search(text):
        return module[1] in QT_MODULES
    if path.name in _GRAPHICS_DRIVERS or _NEVER.search(text):
        return False
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in languages}
    if linux and len(path.parts) == 1 and re.match(r"lib.*\.so", path.name):
        return path.name in CARRIED or OWN_LIBRARIES.match(path.name) is not None
    if metadata := _METADATA.search(text):
        return metadata[2] == "METADATA" and metadata[1] in _TOLD_FOLDERS
    return True


def pythons_own(target: str) -> bool:
    """Whether a library in a bundle for Linux is Python's own, as somebody built it."""
    return _PYTHONS.match(target) is not None


def stripped(target: str) -> bool:
    """Whether what only a debugger reads is taken out of a library, on Linux.

    Qt's stay as they were published. What NumPy brings from elsewhere does not survive it: its
    parts would no longer begin where a page of memory begins.
    """
    return pythons_own(target) or _STRIPPED.match(target) is not None

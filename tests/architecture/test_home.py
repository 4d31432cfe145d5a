"""Whatever the program opens in its home goes through `engine/store/files.py`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.parsed import module, walk

ROOT = Path(__file__).resolve().parents[2]
CODE = sorted([ROOT / "main.py", *ROOT.glob("engine/**/*.py"), *ROOT.glob("ui/**/*.py")])

NAMES = {"open", "fdopen", "read_text", "read_bytes", "write_text", "write_bytes", "touch"}
"""What opens a file by its path, of whatever it is asked; also where it is only named."""
WHOLE = {
    *("sqlite3.connect", "wave.open", "shutil.copy", "shutil.copy2", "shutil.copyfile"),
    *("shutil.copytree", "shutil.move", "tempfile.mkstemp", "tempfile.NamedTemporaryFile"),
    *("tempfile.TemporaryFile", "tempfile.SpooledTemporaryFile", "os.mkfifo", "os.truncate"),
}
"""The same, where only the whole name says so."""
OPEN = {"open", "os.open", "io.open", "Path.open", "codecs.open"}
"""Of what has this name, these alone are functions wherever they are named; else only its calls
are looked at, since much has a field of this name."""
CLASSES = {
    *("QFile", "QSaveFile", "QLockFile", "QSettings", "QTemporaryFile", "QImageReader", "FileIO"),
    *("QImageWriter", "QMovie", "QSoundEffect", "QMediaPlayer", "ZipFile", "TarFile"),
}
BY_PATH = {"QImage", "QPixmap", "QIcon"}
"""These open a file where they are given text."""
WRITERS = {"save", "load"}
"""These do where they are given anything: a painter's has nothing."""

RESOURCE = "a file of the program"
PAGE = "opens a page, or a drawer of a table"
CHOSEN = "a place that the person chose, or the command line named, outside the home"
OWN = "the smoke test's own home, made by it a moment ago"
MEMORY = "bytes in memory"
EXCEPTIONS = {
    # The one function, and what only this file does.
    ("engine/store/files.py", "os.open"): "the function itself, and a folder that is synced",
    ("engine/store/files.py", "open"): "of handles that are known to be regular files",
    ("engine/store/files.py", "tempfile.mkstemp"): "a new file: O_EXCL opens nothing that is there",
    ("engine/store/archive.py", "zipfile.ZipFile"): "of a handle that `files` has opened",
    ("engine/store/archive.py", "self._zip.open"): "a file in an archive, unpacked in memory",
    ("engine/store/backups.py", "sqlite3.connect"): "looked at by `files.check`; and in memory",
    # SQLite opens by the path alone; `files.check` looks at all its files right before.
    ("engine/store/records.py", "sqlite3.connect"): "looked at by `files.check`; and in memory",
    ("engine/store/record_rows.py", "sqlite3.connect"): "looked at before; and in memory",
    ("ui/bridge/controller.py", "QFile"): "moves to the trash, and opens nothing",
    ("ui/app.py", "QSettings"): "opens nothing: says where Qt's file dialog remembers its folders",
    # No file of the home.
    ("engine/catalog.py", ".open"): RESOURCE,
    ("engine/trails.py", "file.open"): RESOURCE,
    ("engine/match/lessons.py", "file.open"): RESOURCE,
    ("ui/shell/about/licences.py", "NOTICES_FILE.read_text"): RESOURCE,
    ("ui/kit/rules_text.py", "path.read_text"): RESOURCE,
    ("ui/shell/about/page.py", "QIcon"): RESOURCE,
    ("ui/look/style.py", "QIcon"): RESOURCE,
    ("ui/shell/language.py", "translator.load"): RESOURCE,
    ("ui/sound/mixer.py", "wave.open"): RESOURCE,
    ("engine/cli.py", "os.open"): "os.devnull",
    ("engine/cli.py", "open"): "os.devnull",
    ("main.py", "open"): "os.devnull",
    ("ui/shell/smoke/runner.py", "image.save"): CHOSEN,
    ("ui/shell/result/postcard.py", "image.save"): CHOSEN,
    ("ui/shell/smoke/tour.py", "file.write_bytes"): OWN,
    ("ui/shell/smoke/tour.py", "QImageReader"): "asks which kinds of pictures there are",
    ("ui/shell/widgets/thumbnail.py", "buffer.open"): MEMORY,
    ("ui/kit/printing/sheet.py", "buffer.open"): "bytes in memory",
    ("ui/shell/match/page.py", "self.question.open"): "a dialogue, which opens no file",
    ("ui/shell/widgets/thumbnail.py", "QImageReader"): MEMORY,
    ("ui/shell/widgets/thumbnail.py", "QImageWriter"): MEMORY,
    # No file at all.
    ("engine/store/matches.py", "self.open"): "`Matches.open`, which goes through `files.read`",
    ("ui/app.py", "self.open"): "`App.open`",
    ("ui/app.py", "app.open"): "`App.open`",
    (
        "ui/shell/match/opener.py",
        "self._controller.open",
    ): "`AppController.open`, which goes through `files.read`",
    ("ui/shell/match/opener.py", "page.open"): PAGE,
    ("ui/shell/replay/opener.py", "page.open"): PAGE,
    ("ui/shell/share/opener.py", "page.open"): PAGE,
    ("ui/shell/lounge/game_picker.py", "self.open"): PAGE,
    ("ui/shell/widgets/progress_card.py", "self.card.open"): PAGE,
    ("ui/tables/wheres_my_luggage/belt/table.py", "self.open"): PAGE,
    ("ui/tables/wheres_my_luggage/memory/table.py", "self.open"): PAGE,
    ("ui/stage/belt/carousel_item.py", "self.touch"): "a hand on a belt",
    ("ui/tables/wheres_my_luggage/gates.py", "self._scene.belt.touch"): "a hand on a belt",
    ("ui/tables/wheres_my_luggage/scene.py", "self.belt.touch"): "a hand on a belt",
}
"""Where something is opened, or looks as if it were, elsewhere than by the one function; and why
that is right."""


def dotted(node: ast.AST) -> str:
    """The name of something; of what has none, such as another call's answer, its end."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id if isinstance(node, ast.Name) else "", *reversed(parts)])


def is_text(node: ast.expr) -> bool:
    """Whether something is plainly text, as a path is where Qt takes one."""
    if isinstance(node, ast.Call):
        return dotted(node.func) in {"str", "os.fspath", "fspath"}
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def openings(code: ast.Module) -> Iterator[tuple[str, int]]:
    """All that opens a file in some code, or looks so: its name, and its line."""
    for node in walk(code):
        if isinstance(node, ast.ImportFrom):
            # Under another name it would not be known again.
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in WHOLE or (alias.name in NAMES and node.module in {"os", "io"}):
                    yield whole, node.lineno
        elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Load):
            name = dotted(node)
            last = name.rpartition(".")[2]
            named = last in NAMES and "." in name and last != "open"
            if named or name in WHOLE | OPEN or last in CLASSES:
                yield name, node.lineno
        elif isinstance(node, ast.Call):
            name = dotted(node.func)
            last = name.rpartition(".")[2]
            given = [*node.args, *(word.value for word in node.keywords)]
            by_path = last in BY_PATH and any(is_text(each) for each in given)
            writes = last in WRITERS and "." in name and given
            if by_path or writes or (last == "open" and name not in OPEN):
                yield name, node.lineno


def found(file: Path) -> list[tuple[str, int]]:
    return [*openings(module(file.read_text(encoding="utf-8")))]


def test_nothing_is_opened_but_by_the_one_function() -> None:
    seen, strange = set(), []
    for file in CODE:
        name = file.relative_to(ROOT).as_posix()
        for what, line in found(file):
            seen.add((name, what))
            if (name, what) not in EXCEPTIONS:
                strange.append(f"{name}:{line}: {what}")
    assert [] == strange, "open files of the home by engine.store.files.open_regular or read"
    assert set() == EXCEPTIONS.keys() - seen, "these exceptions are none any more"


@pytest.mark.parametrize(
    "line",
    [
        "open(path)",
        "path.open()",
        "path.open('rb')",
        "(folder / 'x').read_text()",
        "Path(name).read_bytes()",
        "[*map(Path.read_bytes, paths)]",
        "[*map(Path.open, paths)]",
        "made = partial(open, path)",
        "reading = path.read_text",
        "path.write_bytes(data)",
        "path.touch()",
        "os.open(path, os.O_RDONLY)",
        "io.open(path)",
        "os.fdopen(handle)",
        "from os import open as o",
        "sqlite3.connect(path)",
        "from sqlite3 import connect",
        "shutil.copyfile(one, other)",
        "QLockFile(str(path))",
        "QtCore.QFile(str(path))",
        "image.save(str(path))",
        "image.load(name)",
        "QPixmap(str(path))",
        "QImage(f'{folder}/x.png')",
    ],
)
def test_a_new_opening_is_noticed(line: str) -> None:
    assert 1 == len({line for _, line in openings(ast.parse(line))})


@pytest.mark.parametrize(
    "line",
    [
        "files.read(path, 10)",
        "files.reader(path)",
        "painter.save()",
        "def open(self) -> None: ...",
        "waiting.open",
        "QPixmap(1, 1)",
        "QImage(size, kind)",
        "load(box)",
    ],
)
def test_what_opens_nothing_is_let_through(line: str) -> None:
    assert [] == [*openings(ast.parse(line))]

"""What import-linter does not see of the packages: folders, the entry point, purity, order."""

import ast
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.parsed import module, walk
from tests.tiers import at

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "engine" / "games"
QT = {"PySide6", "shiboken6", "pyqtgraph"}
OPEN_TO_ITS_TABLE = {"view", "actions", "events", "components", "scoring", "aid", "history"}
CODE = sorted(
    [ROOT / "main.py", ROOT / "dev.py"]
    + [
        file
        for package in ("engine", "ui", "resources", "tests")
        for file in ROOT.glob(f"{package}/**/*.py")
    ]
)
PURE = [
    file
    for package in ("core", "parts", "search", "games")
    for file in ROOT.glob(f"engine/{package}/**/*.py")
]
EXACT = sorted(
    [*ROOT.glob("engine/parts/**/*.py")]
    + [file for name in ("state", "rules", "scoring") for file in GAMES.glob(f"*/{name}.py")]
    + [*GAMES.glob("*/lists/*.py")]
)
TEXT = {".py", ".toml", ".md", ".txt", ".yml", ".yaml", ".cfg", ".ini", ".sh", ".json", ""}
NOT_OURS = {"__pycache__", "build", "dist", "node_modules"}


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def tree(file: Path) -> ast.Module:
    return module(file.read_text(encoding="utf-8"))


def imported(node: ast.AST, file: Path) -> Iterator[str]:
    """Every module, and every name of a module, that is imported somewhere below ``node``."""
    package = file.relative_to(ROOT).with_suffix("").parts[:-1]
    for each in ast.walk(node):
        if isinstance(each, ast.Import):
            yield from (alias.name for alias in each.names)
        elif isinstance(each, ast.ImportFrom):
            base = package[: len(package) - each.level + 1] if each.level else ()
            origin = ".".join([*base, *([each.module] if each.module else [])])
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in each.names)


def called(file: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in ``file``, by the dotted name of what is called."""
    for node in walk(tree(file)):
        if isinstance(node, ast.Call):
            yield dotted(node.func), node


def dotted(node: ast.AST) -> str:
    """The name of what is called; of what has none, such as another call's answer, its end."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id if isinstance(node, ast.Name) else "", *reversed(parts)])


def own_text_files() -> Iterator[Path]:
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            hidden = path.name.startswith(".") and path.name not in {".ci", ".github", ".gitignore"}
            if hidden or path.name in NOT_OURS or path.suffix == ".egg-info":
                continue
            if path.is_dir():
                folders.append(path)
            elif path.suffix in TEXT:
                yield path


# Folders and first lines


def test_there_is_something_to_look_at() -> None:
    assert len(CODE) > 20
    assert EXACT
    assert PURE


@pytest.mark.parametrize("package", ["engine", "ui", "resources"])
def test_every_folder_of_code_is_a_package(package: str) -> None:
    folders = {file.parent for file in (ROOT / package).rglob("*.py")}
    folders |= {
        above for folder in folders for above in folder.parents if ROOT / package in above.parents
    }
    assert [] == sorted(name(each) for each in folders if not (each / "__init__.py").is_file())


def test_no_test_folder_is_a_package() -> None:
    # The toys are a second package path for the catalog and the tables.
    found = [name(file) for file in ROOT.glob("tests/**/__init__.py")]
    assert [] == [each for each in found if not each.startswith("tests/toys/")]


def test_every_file_says_in_its_first_line_what_it_is() -> None:
    silent = [name(file) for file in CODE if not file.read_text(encoding="utf-8").startswith('"""')]
    assert [] == silent


def test_a_game_is_three_folders_with_one_name() -> None:
    games = {file.parent.name for file in GAMES.glob("*/rules.py")}
    tables = {folder.parent.name for folder in ROOT.glob("ui/tables/*/__init__.py")}
    shelves = {
        folder.name for folder in (ROOT / "resources" / "games").iterdir() if folder.is_dir()
    }
    assert games == tables
    assert games == shelves


# The door


def test_the_door_imports_no_screen_when_it_is_imported() -> None:
    door = ROOT / "main.py"
    top = [node for node in tree(door).body if not isinstance(node, ast.FunctionDef)]
    names = {each.split(".")[0] for node in top for each in imported(node, door)}
    assert set() == names & (QT | {"ui"})


@pytest.mark.parametrize("args", [["games"], ["games", "--json"], ["simulate", "--help"]])
def test_a_sub_command_loads_no_screen(args: list[str]) -> None:
    code = (
        "import runpy, sys\n"
        f"sys.argv = ['main.py', *{args!r}]\n"
        "try:\n"
        "    runpy.run_path('main.py', run_name='__main__')\n"
        "    code = 0\n"
        "except SystemExit as stop:\n"
        "    code = stop.code or 0\n"
        f"screen = {sorted(QT | {'ui'})!r}\n"
        "print(code, sorted({name.split('.')[0] for name in sys.modules} & set(screen)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    lines = done.stdout.splitlines()
    assert lines[-1:] == ["0 []"], done.stderr
    assert len(lines) > 1


# What no file does


FORBIDDEN_MODULES = {"pickle", "cPickle", "dill", "cloudpickle", "shelve", "marshal"}
FORBIDDEN_CALLS = {"eval", "exec"}
SHELLS = {"os.system", "os.popen", "subprocess.getoutput", "subprocess.getstatusoutput"}
SUSPECT = re.compile(
    r"\b(?:"
    + "|".join(FORBIDDEN_MODULES | FORBIDDEN_CALLS | {each.split(".")[1] for each in SHELLS})
    + r")\b|\bshell\W*="
)
"""Words without which none of these is in a file: most need not be parsed."""


def test_nothing_runs_what_it_was_told() -> None:
    for file in CODE:
        # Python reads look-alikes of letters as the letters.
        if not SUSPECT.search(unicodedata.normalize("NFKC", file.read_text("utf-8"))):
            continue
        with at(file=name(file)):
            # A test may copy a value by way of its pickle; it opens no file with it.
            shipped = "tests" not in file.relative_to(ROOT).parts
            modules = {each.split(".")[0] for each in imported(tree(file), file)}
            assert not shipped or set() == modules & FORBIDDEN_MODULES
            for function, call in called(file):
                assert not shipped or function not in FORBIDDEN_CALLS, f"line {call.lineno}"
                assert function not in SHELLS, f"line {call.lineno}"
                assert "shell" not in {word.arg for word in call.keywords}, f"line {call.lineno}"


def test_no_file_names_a_registry() -> None:
    # Put together here, so that this file does not name one either.
    hosts = ["py" + "pi.org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
    hosts += ["deb." + "debian.org", "archive." + "ubuntu.com", "file://" + "/opt"]
    pattern = re.compile("|".join(map(re.escape, hosts)))
    found = [name(file) for file in own_text_files() if pattern.search(file.read_text("utf-8"))]
    assert [] == found


RICH = re.compile(
    r"\b(?:RichText|MarkdownText|AutoText|setHtml|insertHtml|toHtml|setMarkdown|fromHtml"
    r"|QGraphicsTextItem|QMessageBox|QStaticText|QErrorMessage)\b"
)
RICH_FILES = {
    "ui/app.py",  # the box of a crash, which is told to be plain
    "ui/look/style.py",  # the sheet that makes every label and tool tip plain
    "ui/shell/records/page.py",  # a figure, which holds no word of anybody
    "ui/shell/rules/page.py",  # the rules pages, which are ours
    "ui/shell/match/takeover.py",  # a question, which is told to be plain
    "ui/shell/match/keep_round.py",  # a question, which is told to be plain
    "ui/shell/match/unsaved.py",  # a question, which is told to be plain
}


def test_nothing_reads_words_as_rich_text() -> None:
    """A stranger's name in rich text reads files, and asks other machines for pictures."""
    files = {name(file) for file in CODE if RICH.search(file.read_text("utf-8"))}
    assert RICH_FILES == {file for file in files if not file.startswith("tests/")}


def test_there_is_one_kind_of_lock() -> None:
    assert not (ROOT / "uv.lock").exists()


# Purity of the rules


IMPURE_MODULES = {
    *("asyncio", "concurrent", "ctypes", "datetime", "importlib", "io", "logging"),
    *("multiprocessing", "os", "pathlib", "random", "secrets", "selectors", "shutil"),
    *("signal", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "uuid"),
}
IMPURE_CALLS = {"open", "input", "print", "__import__", "globals", "breakpoint"}


def test_the_rules_touch_nothing_outside() -> None:
    for file in PURE:
        with at(file=name(file)):
            # The package of the core imports its own modules, each when it is first asked for.
            own = {"importlib"} if name(file) == "engine/core/__init__.py" else set()
            found = {each.split(".")[0] for each in imported(tree(file), file)} & IMPURE_MODULES
            assert set() == found - own
            assert set() == {function for function, _ in called(file)} & IMPURE_CALLS


INTEGER_MATH = {"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"}


def is_float(node: ast.AST) -> bool:
    """Whether a float is made or named here."""
    match node:
        case ast.Constant(value=float() | complex()):
            return True
        case ast.Name(id="float" | "complex"):
            return True
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            return True
        case ast.Attribute(value=ast.Name(id="math"), attr=attr):
            return attr not in INTEGER_MATH
        case ast.ImportFrom(module="math", names=names):
            return not {alias.name for alias in names} <= INTEGER_MATH
        case _:
            return False


def floats(code: ast.Module) -> list[int]:
    return [getattr(node, "lineno", 0) for node in walk(code) if is_float(node)]


SET_TYPES = {"set", "frozenset", "Set", "AbstractSet", "MutableSet"}
# What is made from a set by these does not depend on the order in which it is gone through.
ORDERLESS = {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}
ORDERING = {"dict.fromkeys", "enumerate", "iter", "list", "map", "next", "reversed", "tuple", "zip"}


def is_set_type(annotation: ast.expr | None) -> bool:
    if annotation is None:
        return False
    kind = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return ast.unparse(kind).split(".")[-1] in SET_TYPES


class SetOrder(ast.NodeVisitor):
    """Finds the lines on which something depends on the order of a set."""

    def __init__(self, code: ast.Module) -> None:
        self.lines: list[int] = []
        self.sets: set[str] = set()
        for node in walk(code):
            if isinstance(node, ast.AnnAssign | ast.arg) and is_set_type(node.annotation):
                target = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target)
                self.sets |= {target, f"self.{target}"}
            elif isinstance(node, ast.FunctionDef) and is_set_type(node.returns):
                self.sets |= {f"{node.name}()", f"self.{node.name}()"}
        for node in walk(code):
            if isinstance(node, ast.Assign) and self.is_set(node.value):
                self.sets |= {ast.unparse(target) for target in node.targets}
        self.visit(code)

    def is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.BinOp) and isinstance(
            node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor
        ):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.Call):
            function = ast.unparse(node.func)
            return function in {"set", "frozenset"} or f"{function}()" in self.sets
        return ast.unparse(node) in self.sets

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        # A value has to have a hash; what it may not do is decide by it.
        if node.name != "__hash__":
            self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        if self.is_set(node.iter):
            self.lines.append(node.lineno)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if self.is_set(node.value):
            self.lines.append(node.lineno)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        function = ast.unparse(node.func)
        takes_order = function in ORDERING or function.endswith(".join")
        if function == "hash" or (takes_order and any(self.is_set(arg) for arg in node.args)):
            self.lines.append(node.lineno)
        popped = isinstance(node.func, ast.Attribute) and node.func.attr == "pop" and not node.args
        if popped and self.is_set(node.func.value):  # type: ignore[attr-defined]
            self.lines.append(node.lineno)
        kept = any(isinstance(arg, ast.Constant) and arg.value == "_hash" for arg in node.args)
        for arg in node.args:
            if kept and isinstance(arg, ast.Call) and ast.unparse(arg.func) == "hash":
                continue
            if function in ORDERLESS and isinstance(arg, ast.GeneratorExp | ast.ListComp):
                for part in ast.iter_child_nodes(arg):
                    for inner in ast.iter_child_nodes(part):
                        self.visit(inner)
            else:
                self.visit(arg)
        for word in node.keywords:
            self.visit(word)
        self.visit(node.func)

    def ordered_comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.DictComp) -> None:
        if any(self.is_set(part.iter) for part in node.generators):
            self.lines.append(node.lineno)
        self.generic_visit(node)

    visit_ListComp = ordered_comprehension
    visit_GeneratorExp = ordered_comprehension
    visit_DictComp = ordered_comprehension


def test_rules_count_in_integers() -> None:
    for file in EXACT:
        with at(file=name(file)):
            assert [] == floats(tree(file))


def test_rules_do_not_depend_on_the_order_of_a_set_or_on_hash() -> None:
    for file in EXACT:
        with at(file=name(file)):
            assert [] == SetOrder(tree(file)).lines


@pytest.mark.parametrize(
    "line",
    [
        "a = [x for x in {1, 2}]",
        "def f(a: frozenset[int]) -> list[int]:\n    return list(a)",
        "s = set()\nfor x in s:\n    pass",
        "class A:\n    a: set[int]\n    def f(self) -> list[int]:\n        return list(self.a)",
        "a = hash((1, 2))",
        "def f() -> set[int]: ...\na = tuple(f() | {3})",
        "s = set()\ns.pop()",
        "a = [*{1, 2}]",
    ],
)
def test_the_order_of_a_set_is_noticed(line: str) -> None:
    assert 1 == len(SetOrder(ast.parse(line)).lines)


@pytest.mark.parametrize(
    "line", ["a = sorted({1, 2})", "a = sum(x for x in {1, 2})", "a = [1]\nb = [x for x in a]"]
)
def test_what_has_an_order_is_let_through(line: str) -> None:
    assert [] == SetOrder(ast.parse(line)).lines


@pytest.mark.parametrize(
    "line", ["a = 1.5", "a = 3 / 2", "a: float", "import math\na = math.sqrt(2)"]
)
def test_a_float_is_noticed(line: str) -> None:
    assert 1 == len(floats(ast.parse(line)))


# Who sees what of a game


def test_only_its_own_table_sees_a_game() -> None:
    """A table sees the open parts of its own game; the rest of the screen sees no game."""
    for file in sorted(ROOT.glob("ui/**/*.py")):
        # Whatever imports one names its package somehow; most files need not be parsed.
        if "games" not in file.read_text("utf-8"):
            continue
        with at(file=name(file)):
            place = file.relative_to(ROOT).parts
            own = place[2] if place[:2] == ("ui", "tables") and len(place) > 3 else None
            # `from engine.games.x.view import Y` names both engine.games.x.view and its Y.
            for module in imported(tree(file), file):
                parts = module.split(".")
                if parts[:2] == ["engine", "games"]:
                    assert own is not None, module
                    assert parts[2:3] in ([], [own]), module
                    assert len(parts) < 4 or parts[3] in OPEN_TO_ITS_TABLE, module

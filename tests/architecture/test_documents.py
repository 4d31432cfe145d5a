"""The documents: links, paths, names and commands exist, code runs, and texts stay short.

Each check is a function that returns the faults of a text. A planted fault shows that it finds one.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import dev
from engine import cli
from tests.architecture import markdown
from tests.parsed import module, walk
from tests.tiers import at

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
DECISIONS: Final = DOCS / "decisions"
RESULTS: Final = sorted((ROOT / "tests" / "tools" / "ladder" / "results").glob("*.md"))
DOCUMENTS: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
]

WORDS: Final = {"CONTRIBUTING.md": 1200, "docs/architecture.md": 2000}
"""Most words in these documents, with tables and code."""
DECISION_WORDS: Final = range(100, 201)
"""How many words a decision has."""
MEAN_SENTENCE: Final = 18
"""Most words in a sentence, on average over a document."""
PARAGRAPH: Final = 120
"""Most words in a paragraph or list item."""

OWN_TEST: Final = {
    "docs/adding-a-game.md": "its test makes the files that it names, and plays them"
}
"""Documents whose paths, names and code another test looks at, and how."""

WRITTEN: Final = {
    "./install.sh": "in the archive for Linux",
    "./stowaway": "in the archive for Linux",
    "achievements.json": "in the home",
    "attempts.json": "in the home",
    "backups/": "in the home",
    "copies/": "in the home",
    "copies/waiting": "in the home",
    "cousins.json": "in the home",
    "guesses.json": "in the home",
    "guided/": "in the home",
    "matches/*.stowaway": "in the home",
    "mistakes.json": "in the home",
    "pictures/": "in the home",
    "players.json": "in the home",
    "records.sqlite": "in the home",
    "settings.previous.toml": "in the home",
    "settings.toml": "in the home",
    "stowaway.json": "in an archive",
    "trash/": "in the home",
}
"""Paths that are in no checkout, and where they are."""


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# Links and paths


def dead_links(document: str, folder: Path = DOCS) -> list[str]:
    """Return the targets of links that lead nowhere."""
    faults = []
    for _, target in markdown.links(document):
        if re.match(r"\w+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = folder / path if path else None
        gone = file is not None and not file.exists()
        if gone or (anchor and anchor not in markdown.anchors(read(file) if file else document)):
            faults.append(target)
    return faults


PATH: Final = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/?")
SUFFIXES: Final = {".py", ".md", ".toml", ".txt", ".yml", ".sh", ".sqlite", ".json", ".csv", ".ts"}


def is_path(span: str) -> bool:
    """Return whether something in backticks names a file or folder."""
    if PATH.fullmatch(span) is None:
        return False
    return "/" in span or ("." in span[1:] and Path(span).suffix in SUFFIXES)


def dead_paths(document: str) -> list[str]:
    """Return the paths in backticks that are not in the checkout, from its root."""
    found = [span for span in markdown.spans(document) if is_path(span) and span not in WRITTEN]
    # A placeholder, as in `engine/games/<id>`, stands for any name.
    patterns = {span: re.sub(r"<\w+>", "*", span.rstrip("/")) for span in found}
    return [span for span in found if not any(ROOT.glob(patterns[span]))]


# Names of the code


@cache
def code() -> dict[str, str]:
    """Return the text of each file of our own code."""
    files = [ROOT / "main.py", ROOT / "dev.py", ROOT / "pyproject.toml"]
    for folder in ("engine", "ui", "packaging", "resources", "tests"):
        files += [*(ROOT / folder).rglob("*.py"), *(ROOT / folder).rglob("*.toml")]
    files += (ROOT / ".github" / "workflows").glob("*.yml")
    own = [file for file in files if file != Path(__file__)]
    return {name(file): read(file) for file in own}


@cache
def tokens() -> frozenset[str]:
    return frozenset(token for text in code().values() for token in re.findall(r"\w+", text))


@cache
def classes() -> dict[str, list[str]]:
    """Return in which files each class is defined."""
    found: dict[str, list[str]] = {}
    for file, text in code().items():
        for each in re.findall(r"^\s*class (\w+)", text, re.MULTILINE):
            found.setdefault(each, []).append(file)
    return found


def parsed(file: str) -> ast.Module:
    return module(code()[file])


@cache
def members(kind: str) -> frozenset[str]:
    """Return what a class of this name has, and what the classes have that it derives from."""
    found: set[str] = set()
    for file in classes().get(kind, []):
        for node in walk(parsed(file)):
            if isinstance(node, ast.ClassDef) and node.name == kind:
                found |= set(_own_members(node))
                for base in node.bases:
                    parent = ast.unparse(base).partition("[")[0].rpartition(".")[2]
                    if parent != kind:
                        found |= members(parent)
    return frozenset(found)


def _own_members(node: ast.ClassDef) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.FunctionDef | ast.ClassDef):
            yield each.name
        elif isinstance(each, ast.AnnAssign):
            yield ast.unparse(each.target).removeprefix("self.")
        elif isinstance(each, ast.Assign):
            yield from (ast.unparse(target).removeprefix("self.") for target in each.targets)


NAME: Final = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\(.*\))?")


def unknown_names(document: str) -> list[str]:
    """Return the names in backticks that the code does not have."""
    faults = []
    for span in markdown.spans(document):
        if (found := NAME.fullmatch(span)) is None or is_path(span):
            continue
        first, *rest = found[1].split(".")
        strange = first not in tokens() or not {*rest} <= tokens()
        if strange or (rest and first in classes() and rest[0] not in members(first)):
            faults.append(span)
    return faults


# Commands


@cache
def subcommands() -> frozenset[str]:
    """Return the commands of `dev.py`."""
    for action in dev.parser()._actions:
        if isinstance(action, argparse._SubParsersAction):
            return frozenset(action.choices)
    raise AssertionError("dev.py has no commands")


OF_DEV: Final = {
    "bench": "tests/tools/bench/__main__.py",
    "campaign": "tests/tools/campaign/__main__.py",
    "package": "packaging/package.py",
}
"""The files that read the options of these commands of `dev.py`."""


def fault_of_command(command: str) -> str | None:
    """Return what of a command does not exist, or None."""
    words = command.partition("#")[0].split()
    if words[:1] in (["python3"], ["python"], ["py"], [".venv/bin/python"]):
        words = words[1:]
    if words[:1] == ["-m"]:
        return _fault_of_module(words[1], words[2:])
    if words[:2] == ["dev.py", "run"] or words[:1] in (["main.py"], ["stowaway"]):
        return _fault_of_program(words[2:] if words[0] == "dev.py" else words[1:])
    if words[:1] == ["dev.py"]:
        if words[1:2] and words[1] not in subcommands():
            return f"dev.py has no command {words[1]}"
        if words[1:2] == ["test"]:
            return _fault_of_pytest(words[2:])
        source = code()["dev.py"] + code().get(OF_DEV.get(words[1] if words[1:] else "", ""), "")
        return _fault_of_options(words[2:], source)
    return None


def _fault_of_module(module: str, rest: list[str]) -> str | None:
    if module == "pytest":
        return _fault_of_pytest(rest)
    file = module.replace(".", "/")
    own = [each for each in (f"{file}.py", f"{file}/__main__.py") if each in code()]
    if not own:
        return None if importlib.util.find_spec(module) else f"there is no module {module}"
    return _fault_of_options(rest, code()[own[0]])


def _fault_of_options(words: list[str], source: str) -> str | None:
    given = [word for word in re.findall(r"--[\w-]+", " ".join(words)) if f'"{word}' not in source]
    return f"there is no option {given[0]}" if given else None


def _fault_of_pytest(words: list[str]) -> str | None:
    for word in words:
        if "/" in word and not (ROOT / word.partition("::")[0]).exists():
            return f"there is no {word}"
    return None


def _fault_of_program(words: list[str]) -> str | None:
    # A word in capitals, or one that is optional, stands for something else.
    if not words or words[0].startswith("--") or re.search(r"\b[A-Z]{2,}|[\[\]…]", " ".join(words)):
        return _fault_of_options(words, code()["main.py"] + code()["engine/cli.py"])
    try:
        cli._parser().parse_args(words)
    except (SystemExit, cli.UsageError):
        return "the command line refuses it"
    return None


def dead_commands(document: str) -> list[str]:
    """Return the commands that do not exist, of those in backticks and in blocks of shell code."""
    told = [span for span in markdown.spans(document) if " " in span]
    told += [
        line
        for block in markdown.blocks(document)
        if block.kind == "code" and block.language in SHELL
        for line in block.text.splitlines()
    ]
    found = [(command, fault_of_command(command)) for command in told]
    return [f"{command}: {fault}" for command, fault in found if fault]


# Code


SHELL: Final = {"", "sh"}
LANGUAGES: Final = SHELL | {"mermaid", "python", "text", "toml"}


def bad_code(document: str) -> list[str]:
    """Return the blocks of code that nothing runs or reads."""
    faults = []
    for block in markdown.blocks(document):
        if block.kind != "code":
            continue
        if block.language not in LANGUAGES:
            faults.append(f"no test reads blocks of {block.language}")
        elif block.language == "python" and ">>> " not in block.text:
            faults.append(f"this is no example that runs: {block.text}")
        elif block.language == "mermaid":
            faults += _strange_in_diagram(block.text)
        elif block.language == "toml":
            tomllib.loads(block.text)
    return faults


def _strange_in_diagram(diagram: str) -> list[str]:
    """Return the classes and functions in a diagram that the code does not have."""
    named = [
        alias or first
        for first, alias in re.findall(
            r"^\s*participant (\w+)(?: as (\w+)(?: \(\w+\))?)?$", diagram, re.MULTILINE
        )
    ]
    # Whoever plays is an actor, and no class.
    faults = [f"no class {each}" for each in named if each not in classes()]
    called = re.findall(r"\b([a-z_]+)\(", diagram)
    return faults + [f"no function {each}" for each in called if each not in tokens()]


# Lengths


def too_long(document: str, most_words: int | None = None) -> list[str]:
    """Return what is longer than our limits."""
    faults = []
    if most_words is not None and len(document.split()) > most_words:
        faults.append(f"{len(document.split())} words, {most_words} at most")
    lengths = [len(sentence.split()) for sentence in markdown.sentences(document)]
    mean = sum(lengths) / max(1, len(lengths))
    if mean > MEAN_SENTENCE:
        faults.append(f"{mean:.1f} words in a sentence on average")
    for block in markdown.blocks(document):
        count = len(markdown.plain(block.text).split())
        if block.kind == "prose" and count > PARAGRAPH:
            faults.append(f"{count} words in a paragraph: {block.text[:60]}…")
    return faults


MEASURED: Final = re.compile(r"± ?[\d.]+|\b[\d.]+ (?:ms|milliseconds?|s of processor)\b")


def measured(document: str) -> list[str]:
    """Return what was measured; it changes with the code, so commands write it to files."""
    told = [block.text for block in markdown.blocks(document)]
    return [found for text in told for found in MEASURED.findall(text)]


# Decisions


TITLE: Final = re.compile(r"(\d{3})\. (.+)")
PARTS: Final = ["Context", "Decision", "Consequences"]


def slug(title: str) -> str:
    """Return the name of a decision's file."""
    words = re.sub(r"[^\w\s-]", "", title.lower().replace("’", "")).split()
    return "-".join(words)


def faults_of_decision(document: str, stem: str) -> list[str]:
    """Return what is wrong with a decision, whose file has this name without its suffix."""
    heads = [block.text for block in markdown.blocks(document) if block.kind == "heading"]
    faults = []
    title = TITLE.fullmatch(heads[0]) if heads else None
    if title is None:
        faults.append("no title of the form `NNN. Title`")
    elif stem != f"{title[1]}-{slug(title[2])}":
        faults.append(f"the file of this title is {title[1]}-{slug(title[2])}.md")
    if heads[1:] != PARTS:
        faults.append(f"the headings are {heads[1:]}")
    count = len(document.split())
    if count not in DECISION_WORDS:
        faults.append(f"{count} words, {DECISION_WORDS[0]} to {DECISION_WORDS[-1]} are right")
    return faults


# Layers


def packages() -> set[str]:
    """Return all packages of the product, as the architecture names them."""
    found = {"main.py"}
    for top in ("engine", "ui"):
        for each in (ROOT / top).iterdir():
            is_module = each.suffix == ".py" and each.stem != "__init__"
            if is_module or (each / "__init__.py").exists():
                found.add(f"{top}/{each.name}")
    return found


def listed_packages(document: str) -> set[str]:
    """Return the packages in the first table of the architecture."""
    rows = []
    for block in markdown.blocks(document):
        if block.kind == "table":
            rows.append(block.text)
        elif rows:
            break
    named = [re.match(r"\| `([^`]+)` \|", row) for row in rows]
    return {found[1].removesuffix("/<id>") for found in named if found}


def rows_of_diagram(document: str) -> dict[str, dict[str, int]]:
    """Return in which row of the diagram each package stands, in the columns `ui` and `engine`."""
    drawn = next(b.text for b in markdown.blocks(document) if b.language == "text")
    lines = drawn.splitlines()
    middle = next(line for line in lines if "engine/" in line).index("engine/") - 12
    found: dict[str, dict[str, int]] = {"ui": {}, "engine": {}}
    for row, line in enumerate(lines):
        for top, part in (("ui", line[:middle]), ("engine", line[middle:])):
            for word in re.findall(r"(?<![\w.])([a-z_]+)(?:\.py|/<id>)?(?![\w/.])", part):
                found[top][word] = row
    return found


def faults_of_layers(document: str) -> list[str]:
    """Return which layers the diagram does not draw as the import contracts have them."""
    settings = tomllib.loads(read(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    rows = rows_of_diagram(document)
    faults = []
    for contract in settings:
        if contract["type"] != "layers":
            continue
        (top,) = contract["containers"]
        above = -1
        for layer in contract["layers"]:
            found = {rows[top].get(each.strip()) for each in layer.split("|")}
            row = found.pop() if len(found) == 1 else None
            if row is None or row <= above:
                faults.append(f"{top}: {layer}")
            else:
                above = row
    return faults


# The documents themselves


def test_there_are_documents() -> None:
    assert len(DOCUMENTS) > 50
    assert all(file.is_file() for file in DOCUMENTS)
    assert {*WORDS} <= {name(file) for file in DOCUMENTS}


@pytest.mark.parametrize(
    "check",
    [dead_paths, unknown_names, dead_commands, bad_code, too_long],
    ids=lambda f: f.__name__,
)
def test_the_documents_are_right(check: Callable[[str], list[str]]) -> None:
    for file in DOCUMENTS:
        if check in (dead_paths, unknown_names, bad_code) and name(file) in OWN_TEST:
            continue
        with at(file=name(file)):
            assert [] == check(read(file))


def test_each_link_leads_somewhere() -> None:
    for file in DOCUMENTS:
        with at(file=name(file)):
            assert [] == dead_links(read(file), file.parent)


def test_what_is_written_later_is_still_named() -> None:
    named = {span for file in DOCUMENTS for span in markdown.spans(read(file))}
    assert set() == {*WRITTEN} - named


def test_the_documents_keep_to_their_words() -> None:
    for file, most in WORDS.items():
        with at(file=file):
            assert [] == too_long(read(ROOT / file), most)


def test_what_is_measured_is_in_files_that_commands_write() -> None:
    for file in DOCUMENTS:
        # A decision says what was true when it was made.
        if file.parent != DECISIONS:
            with at(file=name(file)):
                assert [] == measured(read(file))


def test_each_file_of_results_names_the_command_that_writes_it() -> None:
    assert len(RESULTS) > 5
    for file in RESULTS:
        with at(file=name(file)):
            assert "`python -m tests.tools.ladder." in read(file)
            assert [] == dead_commands(read(file))


def test_each_decision_has_its_form() -> None:
    files = sorted(DECISIONS.glob("0*.md"))
    assert len(files) > 40
    for file in files:
        with at(file=name(file)):
            assert [] == faults_of_decision(read(file), file.stem)


def test_each_decision_is_listed_by_its_title() -> None:
    listed = {target: words for words, target in markdown.links(read(DECISIONS / "README.md"))}
    files = {file.name: file for file in DECISIONS.glob("0*.md")}
    assert listed == {file: read(path).partition("\n")[0][2:] for file, path in files.items()}


def test_each_package_is_in_the_list_of_the_architecture() -> None:
    assert packages() == listed_packages(read(DOCS / "architecture.md"))


def test_the_diagram_has_the_layers_of_the_import_contracts() -> None:
    assert [] == faults_of_layers(read(DOCS / "architecture.md"))


# Each check finds what it should


LONG: Final = " ".join(["word"] * (PARAGRAPH + 1))


@pytest.mark.parametrize(
    ("check", "document"),
    [
        (dead_links, "See [testing](tests.md)."),
        (dead_links, "See [testing](testing.md#no-such-part)."),
        (dead_links, "See [below](#below)."),
        (dead_links, "See [`Game`](game.md)."),
        (dead_paths, "It is in `engine/core/gone.py`."),
        (dead_paths, "It is in `ui/tables/<id>/gone.py`."),
        (dead_paths, "It is in `gone.py`."),
        (dead_paths, "| `engine/gone` | a package |"),
        (dead_paths, "- it is in `test_documents.py`"),
        (unknown_names, "Call `Game.setupp`."),
        (unknown_names, "Call `NoSuchClass`."),
        (unknown_names, "Call `no_such_function(seat)`."),
        (dead_commands, "Run `python3 dev.py tests`."),
        (dead_commands, "Run `dev.py campaign kill --hours 2`."),
        (dead_commands, "Run `python -m tests.tools.ladder.gone --deals 2`."),
        (dead_commands, "Run `python -m tests.tools.ladder.trail --gone 2`."),
        (dead_commands, "```\npython3 dev.py test tests/gone\n```"),
        (dead_commands, "```sh\n.venv/bin/python -m pytest tests/gone.py\n```"),
        (dead_commands, "```sh\npython3 dev.py run simulated carry-on --seats hard,hard\n```"),
        (bad_code, "```python\nprint(1)\n```"),
        (bad_code, "```rust\nlet a = 1;\n```"),
        (bad_code, "```mermaid\nparticipant A as NoSuchClass (kit)\n```"),
        (bad_code, "```mermaid\nparticipant NoSuchClass\n```"),
        (bad_code, "```mermaid\nSession->>Session: no_such_call(seat)\n```"),
        (too_long, f"{LONG}."),
        (too_long, f"Short.\n- {LONG}."),
        (too_long, f"{' '.join(['word'] * (MEAN_SENTENCE + 1))}."),
        (measured, "It takes 0.7 ms."),
        (measured, "| hard | 12.1 ± 0.3 |"),
    ],
)
def test_a_planted_fault_is_found(check: Callable[[str], list[str]], document: str) -> None:
    assert check(document)


@pytest.mark.parametrize(
    ("check", "document"),
    [
        (dead_links, "# A part\nSee [testing](testing.md#the-two-tiers) and [this](#a-part)."),
        (dead_paths, "It is in `engine/core/game.py`, `ui/tables/<id>/words.py` and `docs/`."),
        (unknown_names, "Call `Game.setup(config)`, `EndTurn` or `bridge.hold`."),
        (dead_commands, "Run `python3 dev.py test tests/store -k killed`."),
        (dead_commands, "```\npython3 dev.py run games --json   # all games\n```"),
        (bad_code, "```python\n>>> 1\n1\n```"),
        (too_long, "A short one. Another (in brackets.) And a `long name of one word`."),
        (measured, "A tick is 1/60 s."),
    ],
)
def test_what_is_right_passes(check: Callable[[str], list[str]], document: str) -> None:
    assert [] == check(document)


def test_too_many_words_are_found() -> None:
    assert [] == too_long("One two.", 2)
    assert 1 == len(too_long("One two three.", 2))


DECISION: Final = (
    "# 007. A title\n\n## Context\n\n{0}\n\n## Decision\n\n{0}\n\n## Consequences\n\n{0}\n"
)
GOOD: Final = DECISION.format("Six words are in this one. " * 8)


@pytest.mark.parametrize(
    ("document", "stem"),
    [
        (GOOD, "007-another-title"),
        (GOOD.replace("# 007. A", "# A"), "007-a-title"),
        (GOOD.replace("## Context", "## Reason"), "007-a-title"),
        (GOOD.replace("## Decision\n", ""), "007-a-title"),
        (DECISION.format("Too short."), "007-a-title"),
        (DECISION.format("Six words are in this one. " * 12), "007-a-title"),
    ],
)
def test_a_fault_of_a_decision_is_found(document: str, stem: str) -> None:
    assert [] == faults_of_decision(GOOD, "007-a-title")
    assert 1 == len(faults_of_decision(document, stem))


def test_a_package_that_is_not_listed_is_found() -> None:
    architecture = read(DOCS / "architecture.md")
    cut = re.sub(r"\| `ui/stage` .*\n", "", architecture)
    assert {"ui/stage"} == packages() - listed_packages(cut)
    strange = architecture.replace("| `ui/stage` |", "| `ui/scene` |")
    assert {"ui/scene"} == listed_packages(strange) - packages()


@pytest.mark.parametrize(
    ("old", "new"), [("   look  ", "   style "), ("match\n", "catalog\n"), (" kit ", " look")]
)
def test_a_layer_out_of_place_is_found(old: str, new: str) -> None:
    architecture = read(DOCS / "architecture.md")
    assert old in architecture
    assert faults_of_layers(architecture.replace(old, new, 1))

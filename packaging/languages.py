"""Languages: brings the `.ts` files up to date with the code, and makes the `.qm` files from them.

`python packaging/languages.py [FOLDER]`, in the project's environment. The app's texts are in
`resources/languages/stowaway_<language>.ts`, a game's in
`resources/games/<id>/words_<language>.ts`; with FOLDER both are written below it instead. A text
that has no translation yet is marked `unfinished`, and a test finds it. Where a text was reworded,
it keeps the translation of the old text, marked `unfinished`, so that a translator can look at it.
English has only its plurals.

What the engine says is found where it says it: the first argument of `Message` and of each error,
in context `engine`. What a game's own modules say is among that game's words. What a table says is
found in every dictionary that is annotated `Final[Texts]`; its context is the table's folder.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de")
ENGINE = ROOT / "engine"
GAMES = ENGINE / "games"
TABLES = ROOT / "ui" / "tables"
COMMANDS = ENGINE / "cli.py"
"""The command line, which speaks English."""
CONTEXT = "engine"
TEXTS = "Final[Texts]"
FORMS = 2
"""Plural forms of a noun, in English as in German."""
ALIKE = 0.5
"""How similar two texts are at least, from 0 to 1, for one to be a rewording of the other."""


def sources() -> dict[str, list[Path]]:
    """The code behind each file of texts, by the file's path below `resources` without ending."""
    shared = _code(ROOT / "ui") + [file for file in _code(ENGINE) if file != COMMANDS]
    found = {"languages/stowaway": shared}
    for folder in sorted(TABLES.iterdir()):
        if (folder / "__init__.py").is_file():
            own = _code(folder) + _code(GAMES / folder.name)
            found[f"games/{folder.name}/words"] = own
            found["languages/stowaway"] = shared = [file for file in shared if file not in own]
    return found


def _code(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def sayings(files: Iterable[Path]) -> Iterator[tuple[Path, ast.Call]]:
    """Every place in the code where the engine says something: a `Message`, an error with words."""
    files = list(files)
    sayers = _sayers(frozenset({*files, *_code(ENGINE)}))
    calls = re.compile(rf"\b(?:{'|'.join(sorted(sayers))})\s*\(")
    for file in files:
        # Few say anything: the others need not be parsed.
        for node in ast.walk(_tree(file)) if calls.search(_text(file)) else ():
            if isinstance(node, ast.Call) and _name(node.func) in sayers and node.args:
                yield file, node


def keys(files: Iterable[Path]) -> list[str]:
    """The templates in the code that have words, each once."""
    found = (call.args[0] for _, call in sayings(files))
    literals = (node.value for node in found if isinstance(node, ast.Constant))
    return list(dict.fromkeys(str(key) for key in literals if _is_worded(str(key))))


def texts(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Every text in the tables of words, after its context. Raises SystemExit for no literal."""
    for file in files:
        # Few have any: the others need not be parsed.
        for node in _tree(file).body if TEXTS in _text(file) else ():
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == TEXTS:
                found = node.value.values if isinstance(node.value, ast.Dict) else [node.value]
                for each in found:
                    if not isinstance(each, ast.Constant) or not isinstance(each.value, str):
                        raise SystemExit(f"{file}:{node.lineno}: a text is a literal")
                    yield _context(file), each.value


def _context(file: Path) -> str:
    """Whose texts a file has: a table's own folder, also for what lies deeper in it."""
    if TABLES in file.parents:
        return file.relative_to(TABLES).parts[0]
    return file.parent.name


def _is_worded(key: str) -> bool:
    return any(char.isalpha() for char in re.sub(r"\{\w+\}", "", key))


@cache
def _sayers(files: frozenset[Path]) -> frozenset[str]:
    """`Message` and the errors that are made as it is; one with a form of its own is not."""
    found, before = {"Message", "StowawayError"}, 0
    while len(found) > before:
        before = len(found)
        heirs = re.compile(rf"\bclass\s+\w+\s*\([^)]*\b(?:{'|'.join(sorted(found))})\b")
        found |= {
            node.name
            for file in files
            if heirs.search(_text(file))
            for node in ast.walk(_tree(file))
            if isinstance(node, ast.ClassDef) and found & {_name(base) for base in node.bases}
            if not any(
                isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body
            )
        }
    return frozenset(found)


@cache
def _text(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(_text(file))


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def tool(name: str, *words: str) -> None:
    """Run one of Qt's tools. Raises `SystemExit` with what it said if it fails."""
    folder = Path(PySide6.__file__).parent
    suffix = ".exe" if sys.platform == "win32" else ""
    done = subprocess.run(
        [str(folder / f"{name}{suffix}"), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LD_LIBRARY_PATH": str(folder / "Qt" / "lib")},
    )
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stdout}{done.stderr}")


def update(ts: Path, files: list[Path], language: str) -> None:
    """Bring one `.ts` file up to date; translations that are there are kept."""
    ts.parent.mkdir(parents=True, exist_ok=True)
    before = _plurals(ts) if ts.is_file() else {}
    old = _translations(ts) if ts.is_file() else {}
    with tempfile.TemporaryDirectory() as folder:
        tool(
            "lupdate",
            "-locations",
            "none",
            "-no-obsolete",
            "-no-ui-lines",
            "-source-language",
            "en",
            "-target-language",
            language,
            *(str(file) for file in readable(files, Path(folder))),
            "-ts",
            str(ts),
        )
    tree = ET.parse(ts)
    for context in tree.iter("context"):
        for message in list(context.iter("message")):
            if "%n" in (message.findtext("source") or ""):
                _plural(message, before.get(message.findtext("source") or "", ()), language)
            elif language == "en":
                context.remove(message)
        if language != "en":
            _keep_reworded(context, old.get(context.findtext("name") or "", {}))
    root = tree.getroot()
    for context in list(root.iter("context")):
        if context.find("message") is None:
            root.remove(context)
    ET.indent(tree, " " * 4)
    text = ET.tostring(root, encoding="unicode")
    ts.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


def readable(files: Iterable[Path], folder: Path) -> list[Path]:
    """Code that Qt's tool reads: the screen's, and a list of all other texts, in `folder`."""
    files = list(files)
    listed = folder / "sayings.py"
    noted = [*((CONTEXT, key) for key in keys(files)), *texts(files)]
    lines = (f"QT_TRANSLATE_NOOP({context!r}, {json.dumps(text)})\n" for context, text in noted)
    listed.write_text("".join(lines), "utf-8")
    return [listed, *(file for file in files if ENGINE not in file.parents)]


def _translations(ts: Path) -> dict[str, dict[str, ET.Element]]:
    """Return the translations of a file by context and source, in the order of the file."""
    return {
        context.findtext("name") or "": {
            message.findtext("source") or "": translation
            for message in context.iter("message")
            if (translation := message.find("translation")) is not None
        }
        for context in ET.parse(ts).iter("context")
    }


def _keep_reworded(context: ET.Element, old: Mapping[str, ET.Element]) -> None:
    """Give each text without a translation that of the text which stood in its place before."""
    messages = {message.findtext("source") or "": message for message in context.iter("message")}
    for source, before in reworded(list(old), list(messages)).items():
        translation, kept = messages[source].find("translation"), old[before]
        if translation is None or "".join(translation.itertext()).strip():
            continue
        if translation.findall("numerusform") and not kept.findall("numerusform"):
            continue
        translation.clear()
        translation.set("type", "unfinished")
        translation.text = kept.text
        translation.extend(kept)


def reworded(before: Sequence[str], after: Sequence[str]) -> dict[str, str]:
    """Return which text of `after` took the place of which text of `before`.

    Args:
        before: The texts of a context, in their order.
        after: The same after a change.

    Returns:
        The old text by the new one: in the same place if as many texts came as went, else the most
        similar one of those that went.
    """
    found: dict[str, str] = {}
    gone: list[str] = []
    come: list[str] = []
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        olds = [text for text in before[a:b] if text not in after]
        news = [text for text in after[c:d] if text not in before]
        if kind == "replace" and len(olds) == len(news):
            found.update(zip(news, olds, strict=True))
        else:
            gone, come = gone + olds, come + news
    alike = sorted(
        ((SequenceMatcher(None, old, new).ratio(), new, old) for new in come for old in gone),
        reverse=True,
    )
    for likeness, new, old in alike:
        if likeness >= ALIKE and new not in found and old not in found.values():
            found[new] = old
    return found


def _plurals(ts: Path) -> dict[str, tuple[str, ...]]:
    """The forms that texts with a number have in a file."""
    return {
        message.findtext("source") or "": tuple(form.text or "" for form in forms)
        for message in ET.parse(ts).iter("message")
        if (forms := message.findall("translation/numerusform"))
    }


def _plural(message: ET.Element, before: tuple[str, ...], language: str) -> None:
    """Mark a text with a number as such.

    The tool does not see it where a text is only noted, and drops the forms that it had `before`.
    """
    source = message.findtext("source") or ""
    message.set("numerus", "yes")
    translation = message.find("translation")
    assert translation is not None
    translation.clear()
    forms = before if len(before) == FORMS else ("",) * FORMS
    if language == "en":
        forms = (source.replace("(s)", ""), source.replace("(s)", "s"))
    if not all(forms):
        translation.set("type", "unfinished")
    for form in forms:
        ET.SubElement(translation, "numerusform").text = form


def unfinished(ts: Path) -> int:
    """Return how many texts of a file have no translation yet, or that of a reworded text."""
    translations = ET.parse(ts).iter("translation")
    return sum(each.get("type") == "unfinished" for each in translations)


def release(ts: Path) -> None:
    """Make the `.qm` file beside a `.ts` file."""
    made = ts.with_suffix(".qm.new")
    tool("lrelease", "-silent", str(ts), "-qm", str(made))
    # A running app has the old one mapped into its memory.
    made.replace(ts.with_suffix(".qm"))


def main(words: list[str]) -> None:
    """Write every file, below the folder that `words` may name."""
    out = Path(words[0]) if words else ROOT / "resources"
    for name, files in sources().items():
        for language in LANGUAGES:
            ts = out / f"{name}_{language}.ts"
            kept = ROOT / "resources" / f"{name}_{language}.ts"
            if words and kept.is_file():
                ts.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, ts)
            update(ts, files, language)
            release(ts)
            count = unfinished(ts)
            if count:
                sys.stdout.write(f"{count} texts to translate in {ts.relative_to(out)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])

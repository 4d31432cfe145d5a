"""Languages: brings the `.ts` files up to date with the code, and makes the `.qm` files from them.

`python packaging/languages.py [FOLDER]`, in the project's environment. The app's texts are in
`resources/languages/stowaway_<language>.ts`, a game's in
`resources/games/<id>/words_<language>.ts`; with FOLDER both are written below it instead. A text
that has no translation yet is marked `unfinished` by Qt's tool, and a test finds it. English has
only its plurals.
"""

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "de")
TABLES = ROOT / "ui" / "tables"
FORMS = 2
"""Plural forms of a noun, in English as in German."""


def sources() -> dict[str, list[Path]]:
    """The code behind each file of texts, by the file's path below `resources` without ending."""
    files = sorted((ROOT / "ui").rglob("*.py"))
    found = {"languages/stowaway": [file for file in files if TABLES not in file.parents]}
    for folder in sorted(TABLES.iterdir()):
        if (folder / "__init__.py").is_file():
            own = [file for file in files if folder in file.parents]
            found[f"games/{folder.name}/words"] = own
    # What every table shares is the app's.
    found["languages/stowaway"] += sorted(TABLES.glob("*.py"))
    return found


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
        *(str(file) for file in files),
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
    root = tree.getroot()
    for context in list(root.iter("context")):
        if context.find("message") is None:
            root.remove(context)
    ET.indent(tree, " " * 4)
    text = ET.tostring(root, encoding="unicode")
    ts.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


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


if __name__ == "__main__":
    main(sys.argv[1:])

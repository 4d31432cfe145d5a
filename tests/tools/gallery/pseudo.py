"""Gallery: a language that there is not, longer than any and full of accents, to prove the room.

Every text of the app is at least `LONGER` times as long as in English: what fits in it fits in
any language. It is made from the files of texts, into a folder that stands for `resources`.
"""

import importlib.util
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Final

from PySide6.QtCore import QLocale

from ui.shell import language

ROOT: Final = Path(__file__).resolve().parents[3]
NAME: Final = "eo"
"""A language of whose texts Qt itself has none."""
LONGER: Final = 1.4
KEPT: Final = frozenset({"STOWAWAY", "Stowaway", "Pack the Essentials", "Where’s My Luggage?"})
"""Names, which are the same in every language."""
_DATE: Final = re.compile(r"[dMy. ]+")
"""The pattern of a date: its letters stand for numbers and names of months."""
_FIXED: Final = re.compile(r"(\{\w+(?::[^{}]+)?\}|%n|&.|\*|;;|\n)")
_WORD: Final = re.compile(r"([^\W\d_]+)")
_ACCENTS: Final = str.maketrans("aeiouyAEIOUYcnsz", "äéîöúÿÄÉÎÖÚŸçñšž")


def stretched(text: str) -> str:
    """A text, longer and accented; fields, numbers, mnemonics and line ends stay."""
    if text in KEPT or _DATE.fullmatch(text):
        return text
    return "".join(
        part if _FIXED.fullmatch(part) else _WORD.sub(lambda word: _stretch(word[1]), part)
        for part in _FIXED.split(text)
    )


def _stretch(word: str) -> str:
    """A longer word: its vowels said twice, or more often."""
    letters = list(word)
    vowels = [index for index, letter in enumerate(letters) if letter.lower() in "aeiou"]
    for extra in range(math.ceil(len(word) * LONGER) - len(word)):
        if vowels:
            letters[vowels[extra % len(vowels)]] += letters[vowels[extra % len(vowels)]][0].lower()
        else:
            letters.append("e")
    return "".join(letters).translate(_ACCENTS)


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("maker", ROOT / "packaging" / "languages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def make(out: Path, say: Callable[[str], str] = stretched) -> None:
    """Write the language's files, as below `resources`, with each text as `say` gives it."""
    making = maker()
    for name in making.sources():
        tree = ET.parse(ROOT / "resources" / f"{name}_de.ts")
        for message in tree.iter("message"):
            source = message.findtext("source") or ""
            found = message.find("translation")
            assert found is not None
            found.clear()
            if message.get("numerus"):
                for ending in ("", "s"):
                    form = ET.SubElement(found, "numerusform")
                    form.text = say(source.replace("(s)", ending))
            else:
                found.text = say(source)
        tree.getroot().set("language", NAME)
        ts = out / f"{name}_{NAME}.ts"
        ts.parent.mkdir(parents=True, exist_ok=True)
        tree.write(ts, encoding="utf-8", xml_declaration=True)
        making.release(ts)


@contextmanager
def spoken(resources: Path) -> Iterator[None]:
    """Have the app take this language, from this folder, for the system's."""
    before = language.RESOURCES, language.system_locale
    language.RESOURCES = resources  # type: ignore[misc]
    language.system_locale = lambda: QLocale(NAME)
    try:
        yield
    finally:
        language.RESOURCES, language.system_locale = before  # type: ignore[misc]

"""Every text is translated into every language that Stowaway speaks, and its files are fresh."""

from __future__ import annotations

import ast
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import NamedTuple

import pytest

from engine.store import SETTINGS
from tests.parsed import module, walk

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
FIELD = re.compile(r"\{\w+(?::[\w-]+)?\}")


class Text(NamedTuple):
    """One text of a `.ts` file with what it is called in the file's language."""

    context: str
    source: str
    translations: tuple[str, ...]
    finished: bool


def _maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("maker", ROOT / "packaging" / "languages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = _maker()
FILES = sorted(
    RESOURCES / f"{name}_{language}.ts" for name in MAKER.sources() for language in MAKER.LANGUAGES
)


def texts(ts: Path) -> Iterator[Text]:
    """The texts of a file."""
    for context in ET.parse(ts).iter("context"):
        for message in context.iter("message"):
            found = message.find("translation")
            assert found is not None
            forms = [form.text or "" for form in found.findall("numerusform")]
            yield Text(
                context.findtext("name") or "",
                message.findtext("source") or "",
                tuple(forms) or (found.text or "",),
                found.get("type") is None,
            )


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as the tool makes them now."""
    folder = tmp_path_factory.mktemp("languages")
    MAKER.main([str(folder)])
    return folder


@pytest.mark.parametrize("ts", FILES, ids=lambda ts: ts.stem)
def test_the_files_are_up_to_date(ts: Path, fresh: Path) -> None:
    """`python3 dev.py words` brings them up to date."""
    made = fresh / ts.relative_to(RESOURCES)
    assert list(texts(made)) == list(texts(ts))
    assert made.with_suffix(".qm").read_bytes() == ts.with_suffix(".qm").read_bytes()


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (
            ["A", "Old words", "C"],
            ["A", "Quite another text", "C"],
            {"Quite another text": "Old words"},
        ),
        (["A", "B"], ["A", "B", "New"], {}),
        (["A", "B"], ["A"], {}),
        (
            ["Take it back.", "A", "The match is over."],
            ["A", "The match is over now.", "Something else"],
            {"The match is over now.": "The match is over."},
        ),
    ],
)
def test_a_reworded_text_is_found(
    before: list[str], after: list[str], found: dict[str, str]
) -> None:
    assert found == MAKER.reworded(before, after)


def test_a_reworded_text_keeps_its_translation_unfinished(tmp_path: Path) -> None:
    words, ts = tmp_path / "game" / "words.py", tmp_path / "words_de.ts"
    words.parent.mkdir()

    def write(*texts: str) -> None:
        lines = "".join(f"    {str(n)!r}: {text!r},\n" for n, text in enumerate(texts))
        words.write_text(f"SAY: Final[Texts] = {{\n{lines}}}\n", "utf-8")
        MAKER._tree.cache_clear()
        MAKER._text.cache_clear()
        MAKER.update(ts, [words], "de")

    write("First", "%n old card(s)", "Last")
    tree = ET.parse(ts)
    for translation, german in zip(
        tree.iter("translation"), ("Erster", ("%n Karte", "%n Karten"), "Letzter"), strict=True
    ):
        translation.attrib.pop("type")
        if isinstance(german, str):
            translation.text = german
        else:
            for form, text in zip(translation.findall("numerusform"), german, strict=True):
                form.text = text
    tree.write(ts, "utf-8")
    write("At the very beginning", "%n card(s) of yours", "Last")
    assert list(texts(ts)) == [
        ("game", "At the very beginning", ("Erster",), False),
        ("game", "%n card(s) of yours", ("%n Karte", "%n Karten"), False),
        ("game", "Last", ("Letzter",), True),
    ]
    assert MAKER.unfinished(ts) == 2


@pytest.mark.parametrize("ts", FILES, ids=lambda ts: ts.stem)
def test_every_text_is_translated(ts: Path) -> None:
    assert [] == [text.source for text in texts(ts) if not text.finished or not all(text[2])]


@pytest.mark.parametrize("ts", FILES, ids=lambda ts: ts.stem)
def test_a_translation_has_the_same_fields(ts: Path) -> None:
    def fields(text: str) -> list[str]:
        return sorted(set(FIELD.findall(text)))

    wrong = [
        (text.source, each)
        for text in texts(ts)
        for each in text.translations
        if fields(text.source) != fields(each)
        or text.source.count("%n") != each.count("%n")
        or ("&" in text.source) != ("&" in each)
        or text.source.count("\n") != each.count("\n")
    ]
    assert [] == wrong


@pytest.mark.parametrize("ts", FILES, ids=lambda ts: ts.stem)
def test_an_ellipsis_is_written_as_its_language_writes_it(ts: Path) -> None:
    """English has no space before it; German has one where whole words are left out."""

    def wrong(text: str, *, space: bool) -> bool:
        befores = re.findall(r"(.)…", text)
        return "..." in text or any((each == " ") != space for each in befores)

    german = ts.stem.endswith("_de")
    assert [] == [text.source for text in texts(ts) if wrong(text.source, space=False)]
    said = [(text.source, each) for text in texts(ts) for each in text.translations]
    assert [] == [source for source, each in said if wrong(each, space=german)]


def test_no_apostrophe_is_straight() -> None:
    straight = re.compile(r"\w'\w")
    said = (
        each for ts in FILES for text in texts(ts) for each in (text.source, *text.translations)
    )
    assert [] == [each for each in said if straight.search(each)]


def test_no_german_sentence_counts_on_more_than_one_point() -> None:
    """`{points}` may be one: "fehlen 1 Punkt" is wrong, "1 Punkt zu wenig" is not."""
    german = [text for ts in FILES if ts.stem.endswith("_de") for text in texts(ts)]
    plural = re.compile(r"\b(fehlen|bringen|sind|zählen) \{points\}(?! Punkt)")
    assert [] == [text.source for text in german if plural.search(text.translations[0])]


def test_no_text_quotes_a_button_by_itself() -> None:
    """`{label:…}` comes with its quotation marks, so that all texts name buttons alike."""
    said = (
        each for ts in FILES for text in texts(ts) for each in (text.source, *text.translations)
    )
    assert [] == [each for each in said if re.search(r"[“„]\{label:|\{label:[\w-]+\}[“”]", each)]


CODE = {file for package in ("engine", "ui") for file in (ROOT / package).rglob("*.py")}
SAYINGS = [
    (f"{file.relative_to(ROOT)}:{call.lineno}", call)
    # Where it is made it says nothing.
    for file, call in MAKER.sayings(sorted(CODE - {ROOT / "engine" / "core" / "errors.py"}))
]


def test_what_the_engine_says_is_found_where_it_says_it() -> None:
    assert len(SAYINGS) > 90
    keys = {key for files in MAKER.sources().values() for key in MAKER.keys(files)}
    assert "the disk is full" in keys, "a part of a sentence"
    assert "{option} is not available with %n player(s)." in keys, "an error's, with a number"
    assert "You gave the option {option} twice." not in keys, "the command line's"


TRANSLATES = ("tr", "translate", "QT_TRANSLATE_NOOP")


def unseen(code: ast.Module) -> Iterator[ast.Call]:
    """Every text that Qt's tool cannot find: it is in an f-string, or is one."""

    def texts(nodes: Iterable[ast.AST]) -> Iterator[ast.Call]:
        for each in nodes:
            if isinstance(each, ast.Call) and MAKER._name(each.func) in TRANSLATES:
                yield each

    for node in walk(code):
        if isinstance(node, ast.JoinedStr):
            yield from texts(ast.walk(node))
    for call in texts(walk(code)):
        if any(isinstance(given, ast.JoinedStr) for given in call.args):
            yield call


def test_no_text_hides_in_an_f_string() -> None:
    """Qt's tool does not look there, so that it would stay English."""
    code = {file: file.read_text("utf-8") for file in sorted(CODE)}
    # To parse a module takes long; most have no text to translate.
    code = {file: text for file, text in code.items() if any(each in text for each in TRANSLATES)}
    assert len(code) > 100
    hidden = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file, text in code.items()
        for call in unseen(module(text))
    ]
    assert [] == hidden


@pytest.mark.parametrize(
    ("code", "calls"),
    [
        ("words = f\"{words} {self.tr('It is used.')}\"", 1),
        ("words = f\"{translate('page', 'It is used.'):>9}\"", 1),
        ('self.tr(f"{name} is used.")', 1),
        ('words = f"{words} {used}"; self.tr("It is used.")', 0),
    ],
)
def test_a_text_in_an_f_string_is_found(code: str, calls: int) -> None:
    assert calls == len(list(unseen(ast.parse(code))))


DATE = re.compile(r"\bd{1,2}\b.*\bM{3,4}\b")


def test_a_day_and_its_month_are_written_as_each_language_writes_them() -> None:
    """In German the number of a day has a full stop."""
    plain = []
    for file in sorted(CODE):
        code = file.read_text("utf-8")
        if DATE.search(code) is None:
            continue
        tree = module(code)
        told = {
            id(given)
            for call in walk(tree)
            if isinstance(call, ast.Call) and MAKER._name(call.func) in TRANSLATES
            for given in call.args
        }
        plain += [
            f"{file.relative_to(ROOT)}:{node.lineno}"
            for node in walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            if DATE.fullmatch(node.value) and id(node) not in told
        ]
    assert [] == plain
    german = [text for ts in FILES if ts.stem.endswith("_de") for text in texts(ts)]
    dates = {text.source: text.translations[0] for text in german if DATE.search(text.source)}
    assert len(dates) > 2
    assert [] == [each for each in dates.values() if not each.startswith("d. M")]


def test_every_sentence_is_a_literal_whose_fields_are_given() -> None:
    """Else nobody could translate it, or it could not be said."""
    assert {} == {where: why for where, call in SAYINGS if (why := wrong_with(call))}


@pytest.mark.parametrize(
    "saying",
    [
        'StoreError(f"{file} is no file.")',
        'StoreError("{} is no file.".format(file))',
        "StoreError(sentence)",
        'Message("{file} is no file.")',
        'Message("{file} is no file.", path=file)',
        'Message("{file} is no file.", **fields)',
        'Message("{} is no file.", file=file)',
        'Message("{file is no file.", file=file)',
        'Message("There are %n seat(s).", seats=2)',
        'Message("There are {n} seats.", n=2)',
        'Message("It is full.", file)',
    ],
)
def test_a_sentence_that_could_not_be_said_is_found(saying: str, tmp_path: Path) -> None:
    file = tmp_path / "said.py"
    file.write_text(f"raise {saying}\n")
    ((_, call),) = MAKER.sayings([file])
    assert wrong_with(call)


def wrong_with(call: ast.Call) -> str:
    """What is wrong with a place in the code that says something; empty if nothing is."""
    key, *more = call.args
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str) or more:
        return "no literal"
    given = sorted(keyword.arg or "**" for keyword in call.keywords)
    try:
        wanted = {name for _, name, _, _ in Formatter().parse(key.value) if name is not None}
    except ValueError as error:
        return str(error)
    if "%n" in key.value:
        wanted.add("n")
    elif "n" in wanted or "(s)" in key.value:
        return "a number is %n"
    return "" if given == sorted(wanted) else f"{sorted(wanted)} are to be given, not {given}"


def test_every_language_can_be_chosen() -> None:
    offered = next(setting.values for setting in SETTINGS if setting.key == "look.language")
    assert ("system", *MAKER.LANGUAGES) == offered


@pytest.mark.parametrize("language", MAKER.LANGUAGES)
def test_every_game_has_its_rules_in_every_language(language: str) -> None:
    def numbers(page: Path) -> set[str]:
        return set(re.findall(r"\b[A-Z]{2}-\d+\b", page.read_text(encoding="utf-8")))

    for folder in sorted((ROOT / "resources" / "games").glob("*/")):
        if folder.is_dir() and not folder.name.startswith("__"):
            english = folder / "rules.en.md"
            assert numbers(english)
            assert numbers(english) == numbers(folder / f"rules.{language}.md")

"""The engine's sentences on the screen: each is known, and is said in the person's language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from engine.core import ConfigError
from engine.match import codes
from engine.match.replay import Problem, Reading
from engine.store.files import StoreError
from ui.bridge import sentences
from ui.bridge.sentences import told

ENGINE = Path(__file__).resolve().parents[3] / "engine"
ERRORS = {
    "BadLineError",
    "CodeError",
    "ConfigError",
    "JournalError",
    "StoreError",
    "UnknownActError",
}
"""Errors whose text is for a person. Component files are mended by who wrote them, in English."""

FOR_PROGRAMS = {
    "module {} has no attribute {}",
    "this match is not over",
    "these are not the tables of Stowaway",
    "{} cannot be {}",
    "a match is not as it was written",
    "there is no such match",
    "these are no bytes",
    "what is left is not played to its end",
    "{} is not a file",
}
"""Texts of programming errors, and of errors that are caught at once."""


def literal(node: ast.AST) -> str | None:
    """A text with `{}` for each gap; None if the node is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
    return None


def raised() -> Iterator[tuple[str, str]]:
    """The texts of all errors that the engine raises for persons, and where."""
    for file in sorted(ENGINE.rglob("*.py")):
        if file.name in ("cli.py", "catalog.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                text = literal(node.args[0])
                if text is not None and text != "{}":
                    yield text, f"{file.name}:{node.lineno}"


def returned() -> Iterator[tuple[str, str]]:
    """The other sentences of the store and of replay: all literals of three words and more."""
    for file in (*sorted((ENGINE / "store").glob("*.py")), ENGINE / "match" / "replay.py"):
        tree = ast.parse(file.read_text("utf-8"))
        inner = {
            part
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr)
            for part in node.values
        }
        inner |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            text = None if node in inner else literal(node)
            if text is None or text in FOR_PROGRAMS:
                continue
            if re.fullmatch(r"(\{\}|The|[a-z])[^=]*[a-z] [a-z]+ [^=]*", text) and "\n" not in text:
                yield text, f"{file.name}:{node.lineno}"  # type: ignore[attr-defined]


def known() -> set[str]:
    return {re.sub(r"\{\w+\}", "{}", str(source)) for source in sentences.SENTENCES}


def test_every_sentence_of_the_engine_has_its_words() -> None:
    said = dict([*raised(), *returned()])
    assert len(said) > 60
    assert {} == {text: where for text, where in said.items() if text not in known()}


def test_no_words_are_left_of_a_sentence_that_is_said_no_more() -> None:
    said = {text for text, _ in raised()}
    whole = "".join(
        "".join(literal(node) or "" for node in ast.walk(ast.parse(file.read_text("utf-8"))))
        for file in ENGINE.rglob("*.py")
    )
    unsaid = {text for text in known() if text not in said and text not in whole}
    assert set() == unsaid


@pytest.fixture
def loud(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language in which everything is loud and a gap is not."""

    def translate(context: str, text: str, *_: object) -> str:
        assert context == "engine"
        parts = re.split(r"(\{\w+\})", text)
        return "".join(part if part.startswith("{") else part.upper() for part in parts)

    monkeypatch.setattr(QCoreApplication, "translate", translate)


@pytest.mark.parametrize("source", sentences.SENTENCES)
def test_each_sentence_is_recognised_with_its_gaps(source: object, loud: None) -> None:
    text = str(source)
    gaps = re.findall(r"\{(\w+)\}", text)
    values = {gap: f"x{number}" for number, gap in enumerate(gaps)}
    loudly = told(text.format(**values))
    assert all(value in loudly for value in values.values())
    assert loudly.replace("x", "X") == text.format(**values).upper()


def test_a_sentence_within_a_sentence_is_said_too(loud: None) -> None:
    error = StoreError("/home/Ada/file cannot be read: the disk is full.")
    assert "/home/Ada/file CANNOT BE READ: THE DISK IS FULL." == told(error)
    reading = Reading(None, None, 0, 0, Problem(1, "the match does not end here"), False, None)
    assert "THIS FILE CANNOT BE OPENED AS A MATCH: THE MATCH DOES NOT END HERE." == told(
        reading.sentence
    )


def test_several_sentences_are_said_one_after_another(loud: None) -> None:
    """Also where another one was put behind them."""
    several = "/a is not a file.\nThis cannot be taken back.\nA file cannot have such a name."
    behind = f"{several} The damaged file is kept as b\n.bak."
    said = "/a IS NOT A FILE. THIS CANNOT BE TAKEN BACK. A FILE CANNOT HAVE SUCH A NAME."
    assert said == told(several)
    assert f"{said} THE DAMAGED FILE IS KEPT AS b .bak." == told(behind)


def test_a_real_error_is_recognised(loud: None) -> None:
    with pytest.raises(codes.CodeError) as caught:
        codes.parse("PE-7K3F-9QX!", "PE")
    assert "THERE IS NO '!' IN A DEAL CODE." == told(caught.value)
    assert told(ConfigError("side is one of common, own, not 'x'.")) == (
        "side IS ONE OF common, own, NOT 'x'."
    )


@pytest.mark.parametrize(
    "text", ["", "boards.toml: rows: 7 are too few", "{path} {0} {", "é\n" * 5000]
)
def test_what_is_not_known_stays_as_it_is(text: str, loud: None) -> None:
    assert text == told(text)


def test_a_translation_with_other_gaps_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QCoreApplication, "translate", lambda *_: "{nobody} knows {")
    assert "/a is not a file." == told("/a is not a file.")

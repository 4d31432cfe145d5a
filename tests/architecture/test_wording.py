"""Every text uses the words of `docs/glossary.md`, in English and in German.

List A are words that are wrong wherever they appear. List B are words that are wrong in one sense:
they are tested as phrases, or in the contexts that are named. An exception carries its reason.
"""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
RESOURCES: Final = ROOT / "resources"


class Text(NamedTuple):
    """A text that a player or developer may read, and where it comes from.

    Attributes:
        where: The context of a `.ts` file, or the path of a page.
        words: The text itself.
    """

    where: str
    words: str


class Ban(NamedTuple):
    """A word or phrase that we do not use.

    Attributes:
        pattern: A regular expression; the case of letters does not matter.
        better: What we say instead.
        example: A text that must be found.
        contexts: Where it is wrong; everywhere if this is empty.
    """

    pattern: str
    better: str
    example: str
    contexts: tuple[str, ...] = ()


LIST_A: Final = (
    Ban(r"\banew\b", "again", "The deck is shuffled anew."),
    Ban(r"\bwhoever\b", "anyone who, the player who", "Whoever is first wins."),
    Ban(r"\b(some|any|every)body\b", "someone, anyone, everyone", "Everybody is dealt a card."),
    Ban(r"\bnobody\b", "no one", "Nobody may look."),
    Ban(r"\blog ?books?\b", "log, match history", "Your logbook is empty."),
    Ban(r"\bcash(es|ed|ing)?\b.{0,30}\bin\b", "collect", "Cash its cargo in."),
    Ban(r"\btr(y|ies|ied|ying)\b.{0,20}\bout\b", "try, preview", "You have tried it out."),
    Ban(r"\bso long as\b", "while, as long as", "So long as it turns, take one."),
    Ban(r"\bonce more\b", "again", "Press it once more."),
    Ban(
        r"\b(in|so) many (a|of)\b|\bso many\b",
        "the number itself",
        "Everyone owes so much or so many.",
    ),
    Ban(r"\bof which\b", "a sentence of its own", "Three attempts, of which one counts."),
    Ban(r"\bha(s|ve|d) to be\b", "must be", "It has to be placed."),
    Ban(r"\bdeeds?\b", "move", "What deeds cost."),
    Ban(r"\breckon(s|ed|ing)?\b", "estimate", "It is reckoned from all cards."),
    Ban(r"\bby chance\b", "random", "Deal: by chance"),
    Ban(r"\bas usual\b|\busual value\b", "default", "Back to the usual value."),
    Ban(r"\bin vain\b", "without success", "A hand that reached in vain."),
    Ban(r"\bneither\b.{0,3}$", "not even", "Nobody looks, you neither"),
    Ban(r"\balso not\b", "not … either", "Also not by undo."),
    Ban(r"\bfor the time being\b|\bat first start\b", "for now", "For the time being it waits."),
    Ban(r"\bin the end\b", "at the end", "Who has most in the end wins."),
    Ban(r"\bturn'?s end\b|\bturn’s end\b", "End turn", "Press Turn’s end."),
    Ban(r"\bput away\b", "close, dismiss", "Put away"),
    Ban(r"\bplay(ed)? on alone\b", "play on without the guide", "Play on alone"),
    Ban(r"\ball (see|know|may|can|have|get)\b", "everyone …", "All see how many there are."),
    Ban(r"\bcomputer’?s? of (the )?level\b", "Hard computer", "A computer of level hard."),
    Ban(r"\bof the house\b", "of the program", "The rules of the house."),
)
"""Wrong wherever it appears."""

LIST_B: Final = (
    Ban(r"\ba draw is\b|\bdraw (counts|goes)\b", "tie", "A draw is the defender’s."),
    Ban(r"\ba match!|\bmatch for \{", "pair", "A match!", ("wheres_my_luggage",)),
    Ban(r"\bdraw position", "position", "Claim a draw position."),
    Ban(r"\btile spaces?\b", "tile slot", "Tile space 2 is empty.", ("pack_the_essentials",)),
    Ban(r"\brim\b", "edge", "On the rim of the case.", ("pack_the_essentials",)),
    Ban(r"\bsections?\b", "block", "Each full section.", ("pack_the_essentials",)),
    Ban(
        r"\bclothes up\b|\bcat up\b",
        "clothing side up",
        "Clothes up is free.",
        ("pack_the_essentials",),
    ),
    Ban(
        r"\bturn(s|ed)? (it |the tile )?over \(F\)",
        "flip",
        "Turn it over (F).",
        ("pack_the_essentials",),
    ),
    Ban(r"\baims?\b", "goal", "Your aim is 60 points."),
    Ban(r"\bsketch(es|ed)?\b", "preview", "It was only sketched."),
    Ban(r"\bcurtain\b", "cover", "Behind the curtain."),
    Ban(r"\bjourneys?\b", "deal, trail", "The same journey again."),
    Ban(r"\bplayed on from\b", "branch", "The match it was played on from."),
    Ban(r"\borigin\b", "original", "Go to the origin."),
    Ban(r"\bunder way\b", "in progress, on the way", "No match is under way."),
    Ban(r"\b(free|no|a|the|in|for|of) practise\b", "practice (noun)", "A practise match."),
    Ban(r"\b(to|can|you|and) practice\b", "practise (verb)", "Learn and practice it."),
)
"""Wrong in one sense, so tested as a phrase or in a context."""

GERMAN: Final = (
    Ban(r"\bReisecodes?\b", "Mischungscode", "Reisecode {code}"),
    Ban(
        r"\b(dieser?|dieselben?|neue|andere|zufällige) Reisen?\b|\bvon Reisen\b",
        "Mischung",
        "Dieselbe Reise noch einmal.",
    ),
    Ban(
        r"\bLogb(u|ü)ch(er|s)?\b|\bProtokolls?\b",
        "Verlauf, gespielte Partien",
        "Das Logbuch ist leer.",
    ),
    Ban(r"\bEingabetaste\b", "Enter", "Drück die Eingabetaste."),
    Ban(
        r"\b(Drücke|Wähle|Halte|Nehme|Lege|Ziehe|Suche|Spiele) (d(ie|en|as)|d?eine?n?)\b",
        "short imperative: Drück, Wähl, Halt",
        "Wähle eine Karte.",
    ),
    Ban(r"\bgewichtslos", "schwerelos", "Der Koffer ist gewichtslos."),
    Ban(
        r"\bder (schwere|leichte|normale)\b(?! \w*[Kk]offer)",
        "Computer (Schwer)",
        "der schwere Computer",
    ),
    Ban(r"\bAusprobierte", "Vorschau, Zug", "Das Ausprobierte gelten lassen."),
    Ban(
        r"von Anfang an gepackt",
        "von Anfang an belegt",
        "Zwanzig Felder sind von Anfang an gepackt.",
        ("pack_the_essentials",),
    ),
    Ban(r"\bVorhang", "Abdeckung", "Hinter dem Vorhang."),
    Ban(r"\bUnentschieden\b", "Gleichstand", "Ein Unentschieden gewinnt der Verteidiger."),
)
"""What German never says."""

SPELLING: Final = (
    Ban(r"[\d}][ \u00a0\u202f]%(?!n)", "no space before %", "{number} % of matches"),
    Ban(r"\b(colors?|centers?|gray|favorites?|canceled)\b", "British spelling", "Choose a color."),
)
"""English that mixes spellings."""

GERMAN_SPELLING: Final = (
    Ban(r"[\d}]%(?!n)|[\d}] %(?!n)", "a no-break space before %", "{number}% der Partien"),
    Ban(r"[\d}]\$|[\d}] \$|%n\$", "a no-break space before $", "Das bringt {money} $."),
)

EXCEPTIONS: Final[dict[str, str]] = {}
"""Texts that may use a banned word, each with its reason."""


@cache
def english() -> tuple[Text, ...]:
    """All English texts: of the program, the rules pages, the command line and the packages."""
    return (
        *(text for text, _ in _translated()),
        *_pages("en"),
        *_command_line(),
        *_metainfo(),
    )


@cache
def german() -> tuple[Text, ...]:
    """All German texts: of the program and of the rules pages."""
    return (
        *(Text(text.where, each) for text, forms in _translated() for each in forms),
        *_pages("de"),
    )


@cache
def _translated() -> tuple[tuple[Text, tuple[str, ...]], ...]:
    found = []
    for ts in sorted(RESOURCES.rglob("*_de.ts")):
        for context in ET.parse(ts).iter("context"):
            for message in context.iter("message"):
                source = Text(context.findtext("name") or "", message.findtext("source") or "")
                translation = message.find("translation")
                assert translation is not None
                forms = [form.text or "" for form in translation.findall("numerusform")]
                found.append((source, tuple(forms or [translation.text or ""])))
    return tuple(found)


def _pages(language: str) -> Iterator[Text]:
    for page in sorted(RESOURCES.rglob(f"*.{language}.md")):
        for paragraph in re.split(r"\n\s*\n|\n(?=[-|#\d])", page.read_text("utf-8")):
            yield Text(page.parent.name, paragraph)


def _command_line() -> Iterator[Text]:
    for node in ast.walk(ast.parse((ROOT / "engine" / "cli.py").read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        said = [
            *node.args,
            *(
                word.value
                for word in node.keywords
                if word.arg in ("help", "epilog", "description")
            ),
        ]
        for each in said:
            if isinstance(each, ast.Constant) and isinstance(each.value, str) and " " in each.value:
                yield Text("command line", each.value)


def _metainfo() -> Iterator[Text]:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for element in ET.parse(ROOT / "packaging" / "linux" / "metainfo.xml").iter():
        if element.tag in ("summary", "p", "caption", "li") and element.get(language) is None:
            yield Text("metainfo", " ".join((element.text or "").split()))


def found_by(ban: Ban, text: Text) -> bool:
    """Return whether a text says what it should not."""
    if ban.contexts and text.where not in ban.contexts:
        return False
    # The names of fields are no words that anyone reads.
    words = re.sub(r"\{\w+(?::[\w-]+)?\}", "{x}", text.words.replace("&", ""))
    return re.search(ban.pattern, words, re.IGNORECASE) is not None


def wrong(bans: tuple[Ban, ...], texts: tuple[Text, ...]) -> list[tuple[str, str, str]]:
    """Return each text that says what it should not: where, what, and what we say instead."""
    return [
        (text.where, text.words, ban.better)
        for text in texts
        for ban in bans
        if found_by(ban, text) and text.words not in EXCEPTIONS
    ]


def test_no_english_text_uses_a_word_that_is_wrong_everywhere() -> None:
    assert [] == wrong(LIST_A, english())


def test_no_english_text_uses_a_word_in_its_wrong_sense() -> None:
    assert [] == wrong(LIST_B, english())


def test_english_is_spelt_in_one_way() -> None:
    assert [] == wrong(SPELLING, english())


def test_no_german_text_uses_a_wrong_word() -> None:
    assert [] == wrong((*GERMAN, *GERMAN_SPELLING), german())


@pytest.mark.parametrize(
    "ban", [*LIST_A, *LIST_B, *GERMAN, *SPELLING, *GERMAN_SPELLING], ids=lambda ban: ban.better
)
def test_each_ban_finds_its_example(ban: Ban) -> None:
    assert found_by(ban, Text(next(iter(ban.contexts), "any"), ban.example))


def test_every_kind_of_text_is_read() -> None:
    contexts = {text.where for text in english()}
    assert {"command line", "metainfo", "engine", "kit", "Lounge", "cargo_hold"} <= contexts
    assert any("Katze" in text.words for text in german())
    assert len(english()) > 2000


def test_an_exception_has_a_reason_and_is_still_needed() -> None:
    texts = {text.words for text in (*english(), *german())}
    for words, reason in EXCEPTIONS.items():
        assert reason
        assert words in texts, f"no text says this any more: {words}"


NEVER: Final = re.compile(r"^\| (?P<term>[^|]+) \| (?P<german>[^|]*) \| [^|]+ \|", re.MULTILINE)


def test_the_glossary_has_both_languages_for_each_term() -> None:
    players, _, _ = (ROOT / "docs" / "glossary.md").read_text("utf-8").partition("## In the code")
    rows = NEVER.findall(players)
    assert len(rows) > 60
    assert [] == [row for row in rows if not row[0].strip() or not row[1].strip()]

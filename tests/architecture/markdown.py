"""Reads the documents as Markdown: blocks, sentences, links, headings and what is in backticks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple


class Block(NamedTuple):
    """A piece of a document.

    Attributes:
        kind: `heading`, `prose` (a paragraph or a list item), `table` (a row) or `code`.
        text: What it says, without the marks of a heading, a list item or a block of code.
        language: The language of a block of code, in small letters.
    """

    kind: str
    text: str
    language: str = ""


_ITEM: Final = re.compile(r"\s*(?:[-*+]|\d+\.)\s+")
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\(([^)\s]+)\)")
_SPAN: Final = re.compile(r"`([^`]+)`")
# A sentence may end within brackets, quotes or emphasis.
_END: Final = re.compile(r"(?<=[.!?])[\"”’)*_]*\s+")


def blocks(document: str) -> Iterator[Block]:
    """Yield the blocks of a document in order; comments are left out."""
    prose: list[str] = []
    lines = iter(_COMMENT.sub("", document).splitlines())
    for line in lines:
        fence, heading, item = line.startswith("```"), line.startswith("#"), _ITEM.match(line)
        row = line.startswith("|")
        if prose and (fence or heading or item or row or not line.strip()):
            yield Block("prose", " ".join(prose))
            prose = []
        if fence:
            code = []
            for inner in lines:
                if inner.startswith("```"):
                    break
                code.append(inner)
            yield Block("code", "\n".join(code), line.removeprefix("```").strip().lower())
        elif heading:
            yield Block("heading", line.lstrip("#").strip())
        elif row:
            yield Block("table", line)
        elif line.strip():
            prose.append(line[item.end() :] if item else line.strip())
    if prose:
        yield Block("prose", " ".join(prose))


def plain(text: str) -> str:
    """Return a text as it is read: a link is its words, and a name in backticks is one word."""
    return _LINK.sub(r"\1", _SPAN.sub("code", text))


def sentences(document: str) -> list[str]:
    """Return the sentences of all paragraphs and list items."""
    prose = [plain(block.text).strip() for block in blocks(document) if block.kind == "prose"]
    return [each for text in prose for each in _END.split(text) if each.strip()]


def spans(document: str) -> list[str]:
    """Return what is in backticks, in order."""
    told = [block.text for block in blocks(document) if block.kind != "code"]
    return [span for text in told for span in _SPAN.findall(text)]


def links(document: str) -> list[tuple[str, str]]:
    """Return the words and the target of each link and picture."""
    told = [block.text for block in blocks(document) if block.kind != "code"]
    return [pair for text in told for pair in _LINK.findall(_SPAN.sub(r"\1", text))]


def anchors(document: str) -> set[str]:
    """Return the fragments by which the headings of a document are linked to."""
    heads = [block.text for block in blocks(document) if block.kind == "heading"]
    return {re.sub(r"[^\w\- ]", "", plain_heading(head)).replace(" ", "-") for head in heads}


def plain_heading(head: str) -> str:
    """Return a heading in small letters, without backticks and links."""
    return _LINK.sub(r"\1", head).replace("`", "").lower()

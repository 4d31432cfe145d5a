"""Bridge: how a table says its texts: translated in its own context, filled in, in the plural."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

Texts: TypeAlias = dict[str, object]
"""Texts by the engine's ids, each noted for lupdate by QT_TRANSLATE_NOOP."""


class Phrases:
    """The texts of one table; `context` is the one in which lupdate found them."""

    def __init__(self, context: str) -> None:
        self._context = context

    def said(self, source: object, **fields: object) -> str:
        """A text, translated, with its fields in braces filled in. Raises KeyError."""
        text = QCoreApplication.translate(self._context, str(source))
        return text.format(**fields) if fields else text

    def counted(self, source: object, number: int) -> str:
        """A text with `%n`, in the right plural; without a translation, plain English's."""
        text = QCoreApplication.translate(self._context, str(source), None, number)
        return text.replace("(s)", "" if number == 1 else "s")

    def named(self, texts: Mapping[str, object], key: str) -> str:
        """The words for an id, or the id itself if a component file has brought a new one."""
        return self.said(texts[key]) if key in texts else key


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]

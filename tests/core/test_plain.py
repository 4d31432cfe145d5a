"""Tests: texts of strangers as they may be shown."""

from __future__ import annotations

import pytest

from engine.core import shown


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ada", "Ada"),
        ("", ""),
        ("  Ada \t King\u00a0L.\u2028", "Ada King L."),
        ("a\nb\r\nc", "a b c"),
        ("a\0b\x1b[2Jc", "a\ufffdb\ufffd[2Jc"),
        ("\u202eadA\u2066\u200f", "\ufffdadA\ufffd\ufffd"),
        ("\udcff", "\ufffd"),
        ("Zoë Πλάτων 良寛 עדה", "Zoë Πλάτων 良寛 עדה"),
        ("<b>{0} %n &amp;", "<b>{0} %n &amp;"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("\u0301\u0301a", "a"),
        ("a" + "\u0301" * 150 + "b", "a" + "\u0301" * 4 + "b"),
        ("\u0301" * 150, ""),
    ],
)
def test_a_text_is_one_line_that_can_be_printed(text: str, plain: str) -> None:
    assert plain == shown(text)


@pytest.mark.parametrize(
    ("text", "most", "plain"),
    [
        ("abcd", 4, "abcd"),
        ("abcde", 4, "abc…"),
        ("a  b", 3, "a b"),
        ("ab cd", 4, "ab…"),
        ("🧳🧳", 4, "🧳🧳"),
        ("🧳🧳🧳", 5, "🧳🧳…"),
        ("🧳🧳🧳", 4, "🧳…"),
        ("a" + "\u0301" * 9 + "bcd", 3, "a" + "\u0301" * 4 + "b…"),
    ],
)
def test_what_is_too_long_ends_with_an_ellipsis(text: str, most: int, plain: str) -> None:
    assert plain == shown(text, most)

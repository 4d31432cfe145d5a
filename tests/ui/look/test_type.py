"""Tests of the bundled typefaces."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF

from ui.look import typography as typefaces
from ui.look.style import Look
from ui.look.typography import FONT_FILES, FONT_FOLDER, FontError, Role


def test_every_font_file_is_there_with_its_licence() -> None:
    assert all((FONT_FOLDER / name).is_file() for name in FONT_FILES)
    for family in ("Inter", "BebasNeue"):
        text = (FONT_FOLDER / f"{family}-OFL.txt").read_text(encoding="utf-8")
        assert text.startswith("Copyright 20")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_files_are_distinct_open_type_fonts() -> None:
    data = [(FONT_FOLDER / name).read_bytes() for name in FONT_FILES]
    assert {b"OTTO"} == {blob[:4] for blob in data}
    assert len(FONT_FILES) == len({hashlib.sha256(blob).hexdigest() for blob in data})


def test_the_families_come_from_the_files(look: Look) -> None:
    # Were a family not in these files, Qt would take one of the system's.
    for name, family in (("Inter-Bold.otf", "Inter"), ("BebasNeue-Bold.otf", "Bebas Neue")):
        number = QFontDatabase.addApplicationFont(str(FONT_FOLDER / name))
        assert family in QFontDatabase.applicationFontFamilies(number)


@pytest.mark.parametrize("role", Role)
def test_roles_resolve_to_bundled_faces(look: Look, role: Role) -> None:
    font = look.font(role)
    info = QFontInfo(font)
    expected = "Bebas Neue" if role in (Role.TITLE, Role.BOARD) else "Inter"
    assert expected == info.family()
    assert QFont.HintingPreference.PreferNoHinting == font.hintingPreference()
    assert QFont.StyleStrategy.NoSubpixelAntialias & font.styleStrategy()
    assert QFont.StyleStrategy.PreferAntialias & font.styleStrategy()


def test_numerals_are_equally_wide(look: Look) -> None:
    metrics = QFontMetricsF(look.font(Role.NUMERIC))
    widths = [metrics.horizontalAdvance(digit) for digit in "0123456789"]
    # Advances are rounded to 1/64 of a pixel.
    assert max(widths) - min(widths) <= 1 / 32


def test_text_scale_is_clamped_and_applied() -> None:
    assert 0.8 == typefaces.clamp_scale(0.1)
    assert 1.6 == typefaces.clamp_scale(9)
    assert 1.25 == typefaces.clamp_scale(1.25)
    assert 24 == typefaces.font(Role.BODY, 1.6).pixelSize()
    assert 12 == typefaces.font(Role.BODY, 0.8).pixelSize()
    assert 60 == typefaces.font(Role.BOARD, 1.5, pixels=40).pixelSize()


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(typefaces, "FONT_FOLDER", tmp_path)
    monkeypatch.setattr(typefaces, "_registered", set())
    with pytest.raises(FontError, match=r"Inter-Regular\.otf"):
        typefaces.load()

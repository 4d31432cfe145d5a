"""Printed pages: their size, fonts, words and attachments, in all languages and on all papers."""

from __future__ import annotations

import contextlib
import dataclasses
import io
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine import catalog, cli
from engine.core import GameId, dashed
from tests.pdf import read_pdf
from tests.tiers import by_turns
from ui.bridge.finished import FinishedMatch, UnfinishedError, finished, saved_bytes
from ui.kit.printing import reference
from ui.kit.printing.canvas import MARGIN, MIN_POINTS, PaperSize, usual_paper
from ui.kit.printing.excerpts import Excerpt, Figure, Paragraph, Table, Take, sections
from ui.kit.printing.excerpts import read as blocks_of
from ui.kit.printing.pad import MAX_HEAD_COLUMNS
from ui.kit.printing.sheet import RULER, Attachment, PrintedSheet, make_pdf, paint_page
from ui.kit.printing.sheets import (
    NoSheetError,
    PrintableMatch,
    SheetKind,
    blank_sheet,
    filled_pad,
    kinds,
)
from ui.look import text
from ui.look.palette import contrast
from ui.look.printed import PAPER, PrintLook
from ui.shell import language
from ui.shell.table_registry import specs

GAMES: Final = tuple(catalog.ids())
LANGUAGES: Final = ("en", "de")
SHEETS: Final = [(game, kind) for game in GAMES for kind in SheetKind]
CASES: Final = [
    (game, kind, spoken, paper)
    for game, kind in SHEETS
    for spoken in LANGUAGES
    for paper in PaperSize
    if kind is not SheetKind.SOLO or game == "pack_the_essentials"
]
NAMES: Final = [f"{game}-{kind}-{spoken}-{paper.value}" for game, kind, spoken, paper in CASES]
POINTS: Final = {PaperSize.A4: (595.0, 842.0), PaperSize.LETTER: (612.0, 792.0)}
HOSTILE: Final = (
    "W" * 200,
    "<b>bold</b> & %n {name}",
    "\u202eright to left\u202c\x00\x07\n\n2",
    "\N{CAT FACE}" * 40,
    "ẉ̷͓̯̀̑̂̇̈̃h̸̢̪̪̙͉̑̔ý",
    ") Tj ET (",
    "大" * 60,
    "&&&",
)
"""Names that might do something else on a page than stand in their place."""


@cache
def saved(game: str, seats: int) -> bytes:
    """A match of computers that play at random."""
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        words = ("simulate", dashed(GameId(game)), "--seats", ",".join(["random"] * seats))
        assert cli.main([*words, "--seed", "printed", "--save", folder]) == 0
        (file,) = Path(folder).iterdir()
        return file.read_bytes()


def hostile(found: FinishedMatch) -> FinishedMatch:
    """The same match, its players called as no saved match may call them."""
    players = tuple(
        dataclasses.replace(player, name=HOSTILE[player.seat]) for player in found.outcome.players
    )
    return found._replace(outcome=dataclasses.replace(found.outcome, players=players))


def opened(folder: Path, data: bytes) -> FinishedMatch:
    file = folder / "match.stowaway"
    file.write_bytes(data)
    return finished(file)


def printable(found: FinishedMatch) -> PrintableMatch:
    return PrintableMatch(found.outcome, found.day, Attachment("match.stowaway", found.data))


@pytest.fixture
def paper_look(qapp: QApplication) -> PrintLook:
    return PrintLook()


def painted(look: PrintLook, paper: PaperSize, sheet: PrintedSheet) -> list[text.Fitted]:
    """The words of all pages; nothing is painted into their margins."""
    found: list[text.Fitted] = []
    for number in range(len(sheet.pages)):
        scale = 3.0
        image = QImage((paper.size * scale).toSize(), QImage.Format.Format_RGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        painter.scale(scale, scale)
        with text.recording() as words:
            paint_page(painter, look, paper, sheet, number)
        painter.end()
        found += words
        margin = round((MARGIN - 1.5) * scale)
        inner = image.rect().marginsRemoved(QMarginsF(*[margin] * 4).toMargins())
        edges = image.copy()
        cover = QPainter(edges)
        cover.fillRect(inner, 0xFFFFFFFF)
        cover.end()
        dark = {
            y
            for y in range(edges.height())
            for x in (*range(0, margin, 3), *range(edges.width() - margin, edges.width(), 3))
            if edges.pixel(x, y) != 0xFFFFFFFF
        }
        # Only what is to be cut reaches the edge.
        assert len(dark) <= 3 * 3, f"{sheet.title} page {number}"
    return found


@pytest.mark.parametrize(("game", "kind", "spoken", "paper"), by_turns(CASES, ids=NAMES, at_once=8))
def test_each_sheet_is_one_page_of_vectors_on_which_all_words_fit(
    paper_look: PrintLook,
    qapp: QApplication,
    game: str,
    kind: SheetKind,
    spoken: str,
    paper: PaperSize,
) -> None:
    language.speak(qapp, spoken)
    sheet = blank_sheet(specs()[GameId(game)], kind)
    words = painted(paper_look, paper, sheet)
    assert words
    assert [each.text for each in words if each.cut] == []
    made = read_pdf(make_pdf([sheet], paper_look, paper))
    assert made.pages == [POINTS[paper]]
    assert made.pictures == 0
    assert made.files == []
    assert made.fonts
    assert all(made.fonts.values()), made.fonts
    assert any(name.startswith("Inter") for name in made.fonts)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_words_are_smaller_than_can_be_read(
    paper_look: PrintLook, qapp: QApplication, game: str, spoken: str
) -> None:
    language.speak(qapp, spoken)
    spec = specs()[GameId(game)]
    for kind in kinds(spec):
        for each in painted(paper_look, PaperSize.A4, blank_sheet(spec, kind)):
            # Words of the art are in logical pixels, and belong to what is drawn.
            if each.font.pixelSize() >= 40:
                assert each.font.pixelSize() >= MIN_POINTS * 10, each.text
        if kind is SheetKind.REFERENCE:
            room = PaperSize.A4.room.adjusted(0, 16, 0, -10)
            found = sections(game, spec.part("printed").REFERENCE)  # type: ignore[union-attr]
            assert reference.lay(found, spec.figure, room)[0] >= reference.SMALLEST


@pytest.mark.parametrize("game", GAMES)
def test_a_filled_in_pad_has_every_total_and_the_match_attached(
    paper_look: PrintLook, tmp_path: Path, game: str
) -> None:
    seats = min(3, max(catalog.game(game).seats))
    data = saved(game, seats)
    found = opened(tmp_path, data)
    sheet = filled_pad(specs()[GameId(game)], printable(found))
    words = painted(paper_look, PaperSize.A4, sheet)
    said = [each.text for each in words]
    spec = specs()[GameId(game)]
    for player, score in zip(found.outcome.players, found.outcome.result.scores, strict=True):
        assert player.name in said
        assert spec.amount(score) in said
    made = read_pdf(make_pdf([sheet], paper_look, PaperSize.LETTER))
    assert made.files == [data]
    assert made.pages == [POINTS[PaperSize.LETTER]] * len(sheet.pages)
    assert made.pictures == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_hostile_names_are_plain_and_stay_in_their_places(
    paper_look: PrintLook, qapp: QApplication, tmp_path: Path, game: str, spoken: str
) -> None:
    language.speak(qapp, spoken)
    seats = max(catalog.game(game).seats)
    data = saved(game, seats)
    found = hostile(opened(tmp_path, data))
    sheet = filled_pad(specs()[GameId(game)], printable(found))
    words = painted(paper_look, PaperSize.A4, sheet)
    assert any("<b>bold</b>" in each.text for each in words)
    for each in words:
        assert each.text.replace("\N{NO-BREAK SPACE}", " ").isprintable(), repr(each.text)
        assert each.width <= each.room.width() + 1, each.text
        assert len(each.text) <= 130
    made = read_pdf(make_pdf([sheet], paper_look, PaperSize.A4))
    assert made.files == [data]


def test_a_name_too_long_for_its_column_is_cut_at_its_end(
    paper_look: PrintLook, tmp_path: Path
) -> None:
    found = hostile(opened(tmp_path, saved("carry_on", 8)))
    sheet = filled_pad(specs()[GameId("carry_on")], printable(found))
    heads = [each.text for each in painted(paper_look, PaperSize.A4, sheet) if "WWW" in each.text]
    assert heads
    assert any(len(head) == MAX_HEAD_COLUMNS and head.endswith("…") for head in heads)


def test_money_of_a_long_match_goes_on_on_a_further_page(
    paper_look: PrintLook, tmp_path: Path
) -> None:
    found = opened(tmp_path, saved("cargo_hold", 8))
    sheet = filled_pad(specs()[GameId("cargo_hold")], printable(found))
    from ui.tables.cargo_hold.charts import history_of
    from ui.tables.cargo_hold.printed import TURNS

    turns = max(map(len, history_of(found.outcome).by_turn))
    words = [each.text for each in painted(paper_look, PaperSize.A4, sheet)]
    assert [f"Turn {number}" in words for number in range(1, turns + 2)] == [True] * turns + [False]
    assert len(sheet.pages) in (-(-turns // TURNS), -(-turns // TURNS) + 1)
    assert words.count("Total") == 1
    if len(sheet.pages) > 1:
        assert any("page 1 of" in each for each in words)


def test_money_by_turn_adds_up_to_the_total(tmp_path: Path) -> None:
    found = opened(tmp_path, saved("cargo_hold", 3))
    from ui.tables.cargo_hold.printed import tables
    from ui.tables.cargo_hold.words import Words

    words = Words(found.outcome.game.box, [player.name for player in found.outcome.players])
    rows = [row for table in tables(words, 3, found.outcome) for row in table.rows]
    turns = [row for row in rows if row.name.startswith("Turn ")]
    for seat, score in enumerate(found.outcome.result.scores):
        had = [row.cells[seat].text for row in turns if row.cells[seat].text]
        assert had[-1] == words.amount(score)


def test_the_same_sheets_make_the_same_bytes_which_name_no_day(paper_look: PrintLook) -> None:
    sheet = blank_sheet(specs()[GameId("carry_on")], SheetKind.REFERENCE)
    first, second = (make_pdf([sheet], paper_look, PaperSize.A4) for _ in range(2))
    assert first == second
    assert b"(D:20" not in first


def test_several_sheets_make_one_file(paper_look: PrintLook) -> None:
    spec = specs()[GameId("pack_the_essentials")]
    made = read_pdf(
        make_pdf([blank_sheet(spec, each) for each in kinds(spec)], paper_look, PaperSize.A4)
    )
    assert made.pages == [POINTS[PaperSize.A4]] * 3


@pytest.mark.parametrize("paper", PaperSize)
def test_the_ruler_is_fifty_millimetres_long(paper_look: PrintLook, paper: PaperSize) -> None:
    scale = 10.0
    image = QImage((paper.size * scale).toSize(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, paper_look, paper, PrintedSheet("x", [lambda *_: None]), 0)
    painter.end()
    left = round(MARGIN * scale)
    longest = 0
    for y in range(round((paper.size.height() - MARGIN - 9) * scale), image.height()):
        run = 0
        while left + run < image.width() and image.pixelColor(left + run, y).value() < 128:
            run += 1
        longest = max(longest, run)
    assert abs(longest / scale - RULER) < 0.5


def test_ink_is_legible_in_greyscale() -> None:
    grounds = (PAPER.card, PAPER.sunken)
    for ink in (PAPER.ink, PAPER.muted):
        assert all(contrast(ink, ground) >= 7 for ground in grounds)


def test_a_game_has_no_sheet_that_it_does_not_name() -> None:
    with pytest.raises(NoSheetError):
        blank_sheet(specs()[GameId("carry_on")], SheetKind.SOLO)
    assert kinds(specs()[GameId("pack_the_essentials")])[-1] is SheetKind.SOLO


def test_the_solo_sheet_has_each_card_with_its_goals(paper_look: PrintLook) -> None:
    sheet = blank_sheet(specs()[GameId("pack_the_essentials")], SheetKind.SOLO)
    words = [each.text for each in painted(paper_look, PaperSize.A4, sheet)]
    box = catalog.game("pack_the_essentials").box
    goals = [str(card.goal(side).points) for card in box.cards for side in ("common", "own")]
    assert goals == [each for each in words if each.isdecimal()]
    assert sum(each.startswith(("1. ", "14. ")) for each in words) == 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_sections_are_the_same_in_each_language(qapp: QApplication, game: str, spoken: str) -> None:
    wanted = specs()[GameId(game)].part("printed").REFERENCE  # type: ignore[union-attr]
    english = sections(game, wanted)
    language.speak(qapp, spoken)
    local = sections(game, wanted)
    kinds_of = [[type(block) for block in section.blocks] for section in english]
    assert [[type(block) for block in section.blocks] for section in local] == kinds_of
    if spoken != "en":
        assert [each.heading for each in local] != [each.heading for each in english]
    words = [b.words for s in local for b in s.blocks if isinstance(b, Paragraph)]
    assert not any("*" in each or "|" in each or "](" in each for each in words)
    for prefix in ("PE-", "WL-", "CO-", "CH-"):
        assert not any(prefix in each for each in words)


def test_markdown_becomes_blocks() -> None:
    lines = [
        *("A *new* rule. (PE-1, PE-2)", "", "1. First **one**", "- a point", ""),
        *("![x](figure:tiles/274x170)", "", "*A caption.*", "", "| A | B |", "|---|---|"),
        "| 1 | `2` |",
    ]
    paragraph, first, point, figure, table = blocks_of(lines)
    assert isinstance(paragraph, Paragraph)
    assert paragraph.words == "A new rule."
    assert [run.words for run in paragraph.runs if run.strong] == ["new"]
    assert isinstance(first, Paragraph)
    assert isinstance(point, Paragraph)
    assert (first.sign, point.sign) == ("1.", "•")
    assert figure == Figure("tiles", 274, 170)
    assert isinstance(table, Table)
    assert [[cell.words for cell in row] for row in table.rows] == [["A", "B"], ["1", "`2`"]]


def test_a_section_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in list"):
        sections("carry_on", [Excerpt("No such section", (Take.WORDS,))])


def test_what_is_too_much_for_a_page_is_an_error(qapp: QApplication) -> None:
    spec = specs()[GameId("cargo_hold")]
    found = sections("cargo_hold", [Excerpt("The cards")] * 9)
    with pytest.raises(reference.ReferenceOverflowError):
        reference.lay(found, spec.figure, QRectF(QPointF(), PaperSize.A4.size))


def test_a_match_that_is_not_over_has_no_pad(tmp_path: Path) -> None:
    data = saved("carry_on", 3)
    some = b"".join(data.splitlines(keepends=True)[:20])
    with pytest.raises(UnfinishedError, match="not over"):
        opened(tmp_path, some)
    with pytest.raises(UnfinishedError, match="cannot be opened"):
        opened(tmp_path, b"no match at all")
    assert saved_bytes(tmp_path / "nowhere") is None
    assert saved_bytes(None) is None


@pytest.mark.parametrize(
    ("place", "paper"),
    [
        ("en_US", PaperSize.LETTER),
        ("en_CA", PaperSize.LETTER),
        ("de_DE", PaperSize.A4),
        ("en_GB", PaperSize.A4),
    ],
)
def test_the_paper_is_the_one_of_the_place(place: str, paper: PaperSize) -> None:
    assert usual_paper(QLocale(place)) is paper

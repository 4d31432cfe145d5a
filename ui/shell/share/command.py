"""Shell: `stowaway export`: the command that shares finished matches, in the person's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from engine import attempts, catalog
from engine.core import GameId, StowawayError
from engine.plays import Play, bg_stats, spreadsheet
from engine.store import Records, Settings, StoreError, files, matches, places
from engine.store.players import NameBook, names_beside
from engine.store.records import RecordedMatch
from ui.bridge.plays import (
    file_date,
    made_reviews,
    person_key,
    play_of,
    refuse_unfinished,
    story,
)
from ui.shell.language import speak
from ui.shell.share.text import match_text
from ui.shell.table_registry import specs

if TYPE_CHECKING:
    import argparse

    from ui.kit.spec import GameTable


def export(arguments: argparse.Namespace) -> int:
    """Run the command, whose arguments are checked; returns the exit code.

    Raises:
        StowawayError: It cannot be done; the sentence is in English, as those of all commands.
    """
    form = str(arguments.format)
    application = QCoreApplication.instance() or QCoreApplication([])
    settings = Settings(places().settings, mends=False)
    speak(application, arguments.language or settings.text("look.language"))
    shared = [] if arguments.history else [_opened(file) for file in arguments.files]
    plays = _history() if arguments.history else [play for _, _, play in shared]
    if form == "csv":
        # The system's own line breaks, which Python makes of plain ones.
        table = spreadsheet.table(plays).replace("\r\n", "\n")
        _write(arguments.output, spreadsheet.file(plays), lambda: table)
    elif form == "bgsplay":
        data = bg_stats.bgsplay(plays, person_key(attempts.player_name(settings)))
        _write(arguments.output, data, data.decode)
    elif form == "link":
        text = "".join(f"{bg_stats.link(play)}\n" for play in plays)
        _write(arguments.output, text.encode(), lambda: text)
    else:
        text = "\n".join(_told(*each, reviews=arguments.review) for each in shared)
        _write(arguments.output, text.encode(errors="replace"), lambda: text)
    return 0


def _opened(file: Path) -> tuple[GameTable, Any, Play]:
    """A match that may be shared: its table, its session, and the play. Raises StowawayError."""
    reading, sentence = matches.opened(file)
    session = reading.session
    if session is None:
        assert sentence is not None
        raise StoreError("{file}: {sentence}", file=str(file), sentence=sentence)
    refuse_unfinished(session)
    names = [player.name for player in session.header.players if player.is_person]
    attempts.check("share", str(session.game.id), session.seed, names, places)
    spec = _spec(str(session.game.id))
    match = RecordedMatch.of(session, file_date(file)).renamed(_present_names().called)
    variant = spec.summary(session.config)
    return spec, session, play_of(match, spec.title(), variant, tells_deal=session.is_deal)


def _present_names() -> NameBook:
    """What people are called now; as matches tell it where there is no home."""
    try:
        return names_beside(places().records)
    except StoreError:
        return NameBook()


def _history() -> list[Play]:
    """The match history, the latest match first. Raises StowawayError."""
    home = places()
    if not home.records.is_file():
        return []
    with Records(home.records, mends=False) as records:
        found = records.whole()
    return list(_plays(found))


def _plays(found: Sequence[RecordedMatch]) -> Iterator[Play]:
    for match in found:
        if GameId(match.game) in specs():
            spec, variant = _spec(match.game), ""
            try:
                config = catalog.game(match.game).restore(len(match.seats), match.options)
                variant = spec.summary(config)
            except StowawayError:
                # Its options are not known any more.
                pass
            yield play_of(match, spec.title(), variant, tells_deal=_tells_deal(match))


def _tells_deal(match: RecordedMatch) -> bool:
    """Whether no attempts at the deal are left."""
    names = [seat.name for seat in match.seats if seat.is_person]
    try:
        attempts.check("share", match.game, match.seed, names, places)
    except attempts.HiddenError:
        return False
    return True


def _spec(game: str) -> GameTable:
    return specs()[GameId(game)]


def _told(spec: GameTable, session: Any, play: Play, *, reviews: bool) -> str:
    found = made_reviews(session) if reviews else None
    return match_text(spec, play, story(session, found, _present_names().named))


def _write(output: Path | None, data: bytes, text: Callable[[], str]) -> None:
    """Write a file, or print what is in it. Raises StoreError."""
    if output is None:
        _print(text())
    else:
        files.replace(output, data, private=False)


def _print(text: str) -> None:
    out: Any = sys.stdout
    out.write(text)

"""engine: the command line. No Qt is imported.

A command that speaks the person's language needs what the engine does not know. Whoever calls
`main` says what runs it.
"""

from __future__ import annotations

import argparse
import io
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

import msgspec
from tqdm import tqdm

from engine import attempts, catalog, simulate, store
from engine.core import (
    ChoiceOption,
    Event,
    FlagOption,
    NumberOption,
    Option,
    Seat,
    SeatsOption,
    StowawayError,
    Value,
    dashed,
)
from engine.core.review import AnyReview, Reasons, Topic, places
from engine.match import ProgressSteps, Session, codec
from engine.match.bot_requests import end_with_parent
from engine.match.contrast import reasons
from engine.match.journal import MAX_SEATS, MAX_SEED_LENGTH, RANDOM
from engine.match.loader import LoadedJournal, read
from engine.match.review import decisions, reviewed_seats, reviewer, reviewing
from engine.store import build_info, files, matches
from engine.store.files import StoreError
from engine.store.names import EXTENSION

EXIT_OK, EXIT_BAD_FILE, EXIT_FAILED = 0, 1, 2
"""Exit codes: all is well; a file is not a good save; it could not be done at all."""

FORMATS_OF_MANY: Final = ("bgsplay", "csv")
"""The forms that hold many matches in one file."""
EXPORT_FORMATS: Final = ("text", "link", *FORMATS_OF_MANY)
"""The forms in which a finished match is exported."""
Run = Callable[[Any], int]
"""What runs a command, given what was asked for; it returns the exit code."""

_MAX_JOBS: Final = 256
_MAX_PROCESSES: Final = 61 if sys.platform == "win32" else _MAX_JOBS
"""Windows waits for no more of them at a time."""
_MAX_OPTIONS: Final = 100
_INTERRUPTED: Final = 130
_BROKEN_PIPE: Final = 141


T = TypeVar("T")


class UsageError(StowawayError):
    """Arguments that cannot be."""


class PrintOrder(NamedTuple):
    """What is to be printed: the id of a game or a saved match, on which paper, and where to.

    `language` is empty for that of the program.
    """

    game: str
    match: Path | None
    sheet: str
    paper: str
    language: str
    output: Path


def main(
    argv: Sequence[str] | None = None, further: Mapping[str, Run] = MappingProxyType({})
) -> int:
    """Run a command; returns the exit code.

    What goes wrong outside of the program is one line on stderr and exit code 2.

    Args:
        argv: The words; by default those of this process.
        further: What runs the commands that the engine does not run itself, by name.
    """
    _speak_utf8()
    try:
        if sys.stdout is None:
            raise UsageError("There is no output to write to.")
        arguments = _parser(further).parse_args(argv)
        code = arguments.run(arguments)
        sys.stdout.flush()
        return int(code)
    except SystemExit as leave:
        # After --help and --version.
        return int(leave.code or EXIT_OK)
    except StowawayError as error:
        _complain(str(error))
        return EXIT_FAILED
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _hush()
        return _BROKEN_PIPE
    except OSError as error:
        # A full disk behind a redirection, for instance.
        _hush()
        _complain(f"The output could not be written: {files.why(error)}.")
        return EXIT_FAILED
    except BrokenProcessPool:
        _complain("A worker process was stopped from outside. The matches above are complete.")
        return EXIT_FAILED


def _parser(further: Mapping[str, Run] = MappingProxyType({})) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="stowaway",
        description="Four board games about luggage. Without a command, this opens the app, and "
        "the match if you name a file. With --smoke [FOLDER] the app tests itself and writes "
        "pictures of its pages to the folder.",
    )
    parser.add_argument(
        "-V",
        "--version",
        action=_VersionAction,
        nargs=0,
        help="show version, commit and date, and exit",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    games = commands.add_parser("games", help="list the games and their options")
    games.add_argument("--json", action="store_true", help="print one JSON array")
    games.set_defaults(run=_games)

    sim = commands.add_parser(
        "simulate",
        help="let computer players play matches",
        description="Let computer players play matches. The same seed prints the same lines.",
    )
    sim.add_argument("game", metavar="GAME", help="the id of a game, such as pack-the-essentials")
    sim.add_argument(
        "--seats",
        required=True,
        type=_levels,
        metavar="LEVEL[,LEVEL…]",
        help="one level per seat: random, easy, normal, hard or, in some games, expert",
    )
    sim.add_argument(
        "--games",
        type=_count(simulate.MAX_GAMES),
        default=1,
        metavar="N",
        help="number of matches (default: 1)",
    )
    sim.add_argument(
        "--seed",
        type=_seed,
        default="0",
        metavar="S",
        help="any text; with several matches, match K uses S.K (default: 0)",
    )
    sim.add_argument(
        "--option",
        action="append",
        type=_option,
        default=[],
        metavar="K=V",
        help="an option of the game, as listed by `games`; you can repeat this",
    )
    sim.add_argument(
        "--jobs",
        type=_count(_MAX_JOBS),
        default=1,
        metavar="J",
        help="number of processes (default: 1)",
    )
    sim.add_argument(
        "--save", type=Path, metavar="DIR", help="save each match as a file in this folder"
    )
    sim.add_argument("--json", action="store_true", help="print one line of JSON per match")
    sim.set_defaults(run=_simulate)

    replay = commands.add_parser(
        "replay", help="print what happened in a match, as a spectator saw it"
    )
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--to",
        type=_count(10**9, least=0),
        metavar="N",
        help="stop after input number N; the setup is number 0",
    )
    replay.add_argument("--json", action="store_true", help="print one line of JSON per event")
    replay.set_defaults(run=_replay)

    review = commands.add_parser(
        "review",
        help="print what each decision of a finished match cost",
        description="Review the decisions of a finished match: the computer plays on from each "
        "one, using only what that seat knew at the time. The figure after ± is half of the 95% "
        "confidence interval. Without --seat, all human players are reviewed, or all seats if only "
        "computers played.",
    )
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument(
        "--seat", type=_count(MAX_SEATS, least=0), metavar="N", help="review only this seat"
    )
    review.add_argument("--json", action="store_true", help="print one line of JSON per seat")
    review.set_defaults(run=_review)

    export = commands.add_parser(
        "export",
        help="share finished matches: as text, as a BG Stats link or file, or as CSV",
        description="Share finished matches. A match in progress is refused. Texts and names are "
        "in the language of the program.",
    )
    export.add_argument("files", type=Path, nargs="*", metavar="FILE")
    export.add_argument(
        "--format",
        choices=EXPORT_FORMATS,
        default="text",
        help="text: the turns in words; link: a link that adds the match to the BG Stats app; "
        "bgsplay: a file that BG Stats imports; csv: one line per seat and match (default: text)",
    )
    export.add_argument(
        "--history",
        action="store_true",
        help="instead of files, export the match history (csv or bgsplay)",
    )
    export.add_argument(
        "--review",
        action="store_true",
        help="add to the text what each costly decision lost; this takes a while",
    )
    export.add_argument("--language", choices=("en", "de"), help="another language")
    export.add_argument("-o", "--output", type=Path, metavar="OUT", help="write to this file")
    export.set_defaults(run=_export, further=further)

    verify = commands.add_parser(
        "verify",
        help="check that files are undamaged saves",
        description="Print `ok` or the first bad line of each file. Also print whether random "
        "draws were entered by hand or the components have changed since. The exit code is 1 if a "
        "file is damaged and 2 if one cannot be opened.",
    )
    verify.add_argument("files", type=Path, nargs="+", metavar="FILE")
    verify.set_defaults(run=_verify)

    repair = commands.add_parser(
        "repair", help="save the good part of a damaged match to a new file"
    )
    repair.add_argument("file", type=Path, metavar="FILE")
    repair.add_argument("-o", "--output", type=Path, required=True, metavar="OUT")
    repair.set_defaults(run=_repair)

    sheets = commands.add_parser(
        "print",
        help="write a score pad or a reference sheet as a PDF",
        description="Write a PDF to print: a blank score pad, a reference sheet or the solo sheet "
        "of a game, or the filled-in score pad of a finished match, with the match attached to it.",
    )
    sheets.add_argument("what", metavar="GAME|FILE", help="the id of a game, or a saved match")
    sheets.add_argument(
        "--sheet",
        choices=("pad", "reference", "solo"),
        default="pad",
        help="which sheet; solo is there for pack-the-essentials alone (default: pad)",
    )
    sheets.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", help="the paper (default: a4)"
    )
    sheets.add_argument(
        "--language", choices=("en", "de"), default="", help="the language (default: as in the app)"
    )
    sheets.add_argument("-o", "--output", type=Path, required=True, metavar="OUT")
    sheets.set_defaults(run=_print, further=further)
    _add_archive(commands)
    return parser


def _add_archive(commands: Any) -> None:
    archive = commands.add_parser(
        "archive",
        help="put everything into one file, or import such a file",
        description="Put matches, records, settings and everything else into one file, to move it "
        "to another computer, or import such a file. It contains the hands of matches in progress.",
    )
    ways = archive.add_subparsers(dest="way", metavar="export|import", required=True)
    export = ways.add_parser("export", help="write everything into one file")
    export.add_argument("file", type=Path, metavar="FILE")
    export.add_argument("--json", action="store_true", help="print one JSON object")
    export.set_defaults(run=_export_archive)
    imported = ways.add_parser(
        "import",
        help="show what a file would change, and import it with --yes",
        description="Show what an import would change. With --yes, import it: nothing is "
        "overwritten or deleted, and a backup is made first. The exit code is 1 if a part of the "
        "file could not be read.",
    )
    imported.add_argument("file", type=Path, metavar="FILE")
    imported.add_argument("--yes", action="store_true", help="import it")
    imported.add_argument("--json", action="store_true", help="print one JSON object")
    imported.set_defaults(run=_import_archive)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("{message} (see {program} --help)", message=message, program=self.prog)


class _VersionAction(argparse.Action):
    """Says version, commit and date; a checkout is asked for them only then."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        _say(f"stowaway {build_info.version()} ({build_info.of_this().words})")
        parser.exit()


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if len(levels) > 100 or not all(levels):
        raise argparse.ArgumentTypeError(
            "one level per seat, separated by commas, such as hard,easy"
        )
    return levels


def _count(most: int, *, least: int = 1) -> Callable[[str], int]:
    def parse(text: str) -> int:
        plain = text if text.isascii() and text.isdecimal() and len(text) <= 12 else "-1"
        if not least <= int(plain) <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}")
        return int(plain)

    return parse


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("a seed is text that can be written in UTF-8") from None
    if len(text) > MAX_SEED_LENGTH:
        raise argparse.ArgumentTypeError(f"a seed has up to {MAX_SEED_LENGTH} characters")
    return text


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or len(text) > 500:
        raise argparse.ArgumentTypeError("an option looks like side=own")
    return name, value


def _games(arguments: argparse.Namespace) -> int:
    games = [catalog.game(name) for name in catalog.ids()]
    if arguments.json:
        _say(simulate.to_json([_game(game) for game in games]))
        return EXIT_OK
    for game in games:
        _say(f"{dashed(game.id)}  {game.title}, {_table(game.seats)}")
        for level in (RANDOM, *game.bots):
            _say(f"    level {level}")
        for option in game.options:
            _say(f"    {_described(option, game.seats)}")
    return EXIT_OK


def _game(game: Any) -> dict[str, Any]:
    return {
        "id": dashed(game.id),
        "title": game.title,
        "seats": list(game.seats),
        "levels": [RANDOM, *game.bots],
        "options": [_listed(option, game.seats) for option in game.options],
    }


def _listed(option: Option, table: range) -> dict[str, Any]:
    seats = [n for n in table if option.seats[0] <= n <= option.seats[1]]
    known: dict[str, Any] = {"id": option.id, "default": option.default, "seats": seats}
    match option:
        case ChoiceOption():
            return known | {"type": "choice", "range": option.values, "values": option.values}
        case NumberOption():
            span = [option.low, option.high]
            return known | {"type": "number", "range": span, "step": option.step}
        case FlagOption():
            return known | {"type": "flag", "range": [False, True]}
        case SeatsOption():
            return known | {"type": "seats", "range": list(range(table[-1]))}


def _described(option: Option, table: range) -> str:
    seats = [n for n in table if option.seats[0] <= n <= option.seats[1]]
    default = {True: "yes", False: "no", "": "none"}.get(option.default, option.default)
    only = "" if len(seats) == len(table) else f" [{_table(seats)} only]"
    return f"option {option.id}={_values(option)} ({default}){only}"


def _values(option: Option) -> str:
    match option:
        case ChoiceOption():
            return " | ".join(option.values)
        case NumberOption():
            steps = f" in steps of {option.step}" if option.step > 1 else ""
            return _range(option.low, option.high) + steps
        case FlagOption():
            return "yes | no"
        case SeatsOption():
            return "seats such as 0 or 0,2"


def _table(seats: Sequence[int]) -> str:
    return f"{_range(seats[0], seats[-1])} seat{'s' if seats[-1] > 1 else ''}"


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _simulate(arguments: argparse.Namespace) -> int:
    options = _options(arguments.option)
    games = int(arguments.games)
    jobs = min(int(arguments.jobs), games, _MAX_PROCESSES)
    longest = arguments.seed if games == 1 else f"{arguments.seed}.{games - 1}"
    if len(longest) > MAX_SEED_LENGTH:
        raise UsageError(
            "With the number of the match, a seed can have up to {most} characters.",
            most=MAX_SEED_LENGTH,
        )
    todo = simulate.specs(
        arguments.game,
        arguments.seats,
        options,
        arguments.seed,
        games,
        save=arguments.save is not None,
    )
    attempts.check("simulate", arguments.game, arguments.seed, (), store.places)
    width = len(str(games - 1))
    with _executor(jobs) as executor, _progress(games) as bar:
        for number, played in enumerate(simulate.run(todo, executor, jobs)):
            if arguments.save is not None:
                assert played.save is not None
                name = f"{played.record.game}-{number:0{width}d}{EXTENSION}"
                matches.write(arguments.save / name, played.save)
            bar.clear()
            _say(simulate.to_json(played.record) if arguments.json else _told(played.record))
            bar.update()
    return EXIT_OK


def _options(given: list[tuple[str, str]]) -> dict[str, Value]:
    if len(given) > _MAX_OPTIONS:
        raise UsageError("You gave too many options.")
    options: dict[str, Value] = {}
    for name, value in given:
        if name in options:
            raise UsageError("You gave the option {option} twice.", option=repr(name))
        options[name] = value
    return options


@contextmanager
def _executor(jobs: int) -> Iterator[Executor | None]:
    if jobs == 1:
        yield None
        return
    executor = ProcessPoolExecutor(
        jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_worker
    )
    try:
        # Ctrl-C reaches the workers too, and they have nothing to say about it, also while they
        # start: they inherit that it is held back.
        _hold_ctrl_c(back=True)
        try:
            for _ in range(jobs):
                executor.submit(_start)
        finally:
            _hold_ctrl_c(back=False)
        yield executor
    finally:
        # A second Ctrl-C would only break off the tidying up.
        _hold_ctrl_c(back=True)
        executor.shutdown(wait=True, cancel_futures=True)
        _hold_ctrl_c(back=False)


def _start() -> None:
    """Make the executor start a process for it."""


def _worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _hold_ctrl_c(back=False)
    end_with_parent()


def _hold_ctrl_c(*, back: bool) -> None:
    if sys.platform != "win32":
        how = signal.SIG_BLOCK if back else signal.SIG_UNBLOCK
        signal.pthread_sigmask(how, (signal.SIGINT,))


def _progress(games: int, unit: str = "match") -> Any:
    if sys.stderr is None or not sys.stderr.isatty() or games == 1:
        return tqdm(disable=True)
    # A terminal that does not know its size would get a bar of no length.
    size = os.get_terminal_size(sys.stderr.fileno())
    return tqdm(
        total=games,
        unit=unit,
        leave=False,
        file=sys.stderr,
        ncols=size.columns or 80,
        nrows=size.lines or 24,
    )


def _told(record: simulate.Record) -> str:
    result = record.result
    seats = ", ".join(
        f"{level} {score}" for level, score in zip(record.seats, result.scores, strict=True)
    )
    if result.won is not None:
        return f"{record.seed}: {seats} ({'won' if result.won else 'lost'}, goal {result.goal})"
    winners = " and ".join(f"seat {seat}" for seat in result.ranking[0])
    return f"{record.seed}: {seats} ({winners} won)"


def _replay(arguments: argparse.Namespace) -> int:
    reading, sentence = matches.opened(arguments.file)
    session = reading.session
    if session is None:
        assert sentence is not None
        raise StoreError("{file}: {sentence}", file=str(arguments.file), sentence=sentence)
    _refuse_hidden("watch", session)
    for told in session.log(None):
        if arguments.to is not None and told.input > arguments.to:
            break
        if arguments.json:
            _say(simulate.to_json({"input": told.input, "event": told.event}))
        else:
            _say(f"{told.input:4} {_worded(told.event)}")
    if sentence:
        sys.stdout.flush()
        _complain(f"{arguments.file}: {sentence}")
    return EXIT_OK if reading.problem is None else EXIT_BAD_FILE


def _refuse_hidden(way: attempts.Way, session: Session) -> None:
    """Refuse to show a deal at which attempts are left. Raises HiddenError."""
    names = [player.name for player in session.header.players if player.is_person]
    attempts.check(way, str(session.game.id), session.seed, names, store.places)


def _worded(event: Event) -> str:
    said = msgspec.to_builtins(event)
    name = said.pop("event")
    return " ".join([name, *(f"{key}={simulate.to_json(value)}" for key, value in said.items())])


def _review(arguments: argparse.Namespace) -> int:
    reading, sentence = matches.opened(arguments.file)
    session = reading.session
    if session is None or (reading.problem is not None and session.result is None):
        assert sentence is not None
        raise StoreError("{file}: {sentence}", file=str(arguments.file), sentence=sentence)
    _refuse_hidden("review", session)
    named = arguments.seat
    seats = reviewed_seats(session) if named is None else (Seat(named),)
    for seat in seats:
        # Refused before anything is told.
        reviewer(session, seat)
    for seat in seats:
        found = None
        with _progress(1000, "‰") as bar:
            for found in reviewing(session, seat):
                bar.update(900 * len(found.verdicts) // max(found.of, 1) - bar.n)
        assert found is not None
        told = _reasons(session, found)
        if arguments.json:
            _say(simulate.to_json(_with_reasons(found, told)))
            continue
        for line in _judged(found, told):
            _say(line)
    return EXIT_OK


def _reasons(session: Session, review: AnyReview) -> dict[int, Reasons]:
    """Why costly decisions tempt, and why others are worth more, by the input that began them."""
    seat = Seat(review.seat)
    by = decisions(session, seat)
    told: dict[int, Reasons] = {}
    for one in review.verdicts:
        state = session.moments[one.at - 1].state
        found = reasons(session.game, by, state, seat, one, review.unit) if one.mark else None
        if found is not None:
            told[one.at] = found
    return told


def _with_reasons(review: AnyReview, told: Mapping[int, Reasons]) -> dict[str, Any]:
    """A review as it is kept, with what speaks for either choice of a costly decision."""
    made: dict[str, Any] = msgspec.to_builtins(review)
    for verdict in made["verdicts"]:
        found = told.get(verdict["at"])
        if found is not None:
            tempts, better = found.contrast.tempts, found.contrast.better
            verdict["tempts"] = None if tempts is None else tempts._asdict()
            verdict["better"] = better._asdict()
            also = found.contrast.also
            verdict["also"] = None if also is None else also._asdict()
            verdict["rest"] = found.contrast.rest
    return made


def _judged(review: AnyReview, told: Mapping[int, Reasons]) -> Iterator[str]:
    """A review in words, in the unit of its worths."""
    unit = "points" if review.unit == "points" else "% win chance"
    costly = [one for one in review.verdicts if one.mark]
    yield f"seat {review.seat}: {review.of} decisions, {len(costly) or 'none'} costly"
    for one in costly:
        exact = places(review.unit, one)
        loss, half = (_rounded(worth, exact) for worth in (one.loss, one.half))
        cost = f"{loss} ± {half} {unit}"
        yield f"  input {one.at}: {one.mark}, {cost}"
        yield f"    played {simulate.to_json(one.acts)}"
        yield f"    better {simulate.to_json(one.best)}"
        gaps = ", ".join(f"{gap.line} {gap.more / 100:+.1f}" for gap in one.why)
        if gaps:
            yield f"    why    {gaps}"
        if one.at in told:
            found = told[one.at].contrast
            sides = [("tempts", found.tempts), ("gains", found.better)]
            if found.also is not None and found.also.points < 0:
                sides.insert(1, ("tempts", Topic(found.also.topic, -found.also.points)))
            elif found.also is not None:
                sides.insert(1, ("gains", found.also))
            for side, named in sides[:-1]:
                if named is not None:
                    yield f"    {side:<6} {named.topic} {named.points:+}"
            gain = f"{found.better.topic} {found.better.points:+}, rest {found.rest:+}"
            yield f"    gains  {gain}: {found.whole:+} in all"
        if one.likely is not msgspec.UNSET:
            yield f"    likely {simulate.to_json(one.likely.acts)} ({one.likely.share} % or more)"
    if review.account is not None:
        parts = review.account
        # In full, so that it adds up.
        yield (
            f"  result {parts.result / 100:.2f} = start {parts.start / 100:.2f}"
            f" + luck {parts.chance / 100:.2f} + others {parts.others / 100:.2f}"
            f" + choices {parts.beyond / 100:.2f} - lost {parts.lost / 100:.2f} ({unit})"
        )
    if review.par is not None:
        par = review.par
        more = "proven" if par.proven else f"best found, at most +{par.bound - par.found}"
        yield f"  the same tiles, better packed: {par.found} points instead of {par.made} ({more})"


def _rounded(worth: int, places: int) -> str:
    """Hundredths with so many decimal places, halves up as `places` of the review has it."""
    unit: int = 10 ** (2 - places)
    return f"{(worth + unit // 2) // unit * unit / 100:.{places}f}"


def _export(arguments: argparse.Namespace) -> int:
    if arguments.history and arguments.files:
        raise UsageError("You can export the match history or files, but not both.")
    if not arguments.history and not arguments.files:
        raise UsageError("Name the files to export, or use --history for the match history.")
    if arguments.history and arguments.format not in FORMATS_OF_MANY:
        raise UsageError("The match history can be exported as bgsplay or csv.")
    if arguments.review and arguments.format != "text":
        raise UsageError("Only the text tells what a review found.")
    if "export" not in arguments.further:
        raise UsageError("This command needs the whole program.")
    return int(arguments.further["export"](arguments))


def _verify(arguments: argparse.Namespace) -> int:
    code = EXIT_OK
    for file in arguments.files:
        before = f"{file}: " if len(arguments.files) > 1 else ""
        try:
            reading = matches.opened(file).reading
        except StoreError as error:
            sys.stdout.flush()
            _complain(str(error))
            code = EXIT_FAILED
            continue
        _say("; ".join([f"{before}{reading.problem or 'ok'}", *_notes(reading)]))
        if reading.problem is not None:
            code = max(code, EXIT_BAD_FILE)
    return code


def _notes(reading: LoadedJournal) -> Iterator[str]:
    """What is to be known of a save that no line of it shows."""
    if reading.given:
        yield "its random draws were entered by hand"
    if reading.foreign and reading.header is not None:
        there, here = _elided(reading.header.components), _elided(reading.components)
        yield f"its components ({there}) differ from those of this version ({here})"


def _elided(digest: str) -> str:
    """The beginning of a digest, which in a file from outside may be any text."""
    start = digest[:12]
    return start if start.isascii() and start.isalnum() else ascii(start)


def _repair(arguments: argparse.Namespace) -> int:
    data = files.read(arguments.file, codec.MAX_BYTES)
    reading = read(data, catalog)
    if reading.session is None:
        assert reading.problem is not None
        raise StoreError(
            "{file} has no good part: {problem}.",
            file=str(arguments.file),
            problem=reading.problem.said,
        )
    matches.write(arguments.output, data[: reading.good])
    lines = f"{reading.lines} line{'s' if reading.lines > 1 else ''}"
    if reading.problem is None:
        _say(f"all {lines} are good")
    else:
        _say(f"kept {lines}; {reading.problem}")
    return EXIT_OK


def _print(arguments: argparse.Namespace) -> int:
    if "print" not in arguments.further:
        raise UsageError("Only the program itself can print.")
    known = arguments.what.replace("-", "_") in catalog.ids()
    game, match = arguments.what.replace("-", "_") if known else "", None
    if not known:
        match = Path(arguments.what)
        if not match.exists():
            raise UsageError(
                "{what} is neither a game ({games}) nor a file.",
                what=repr(arguments.what[:60]),
                games=", ".join(map(dashed, catalog.ids())),
            )
        if arguments.sheet != "pad":
            raise UsageError("A saved match fills in a score pad; name a game for other sheets.")
        if arguments.output.resolve() == match.resolve():
            raise UsageError("The PDF cannot take the place of the match. Name another file.")
        reading, sentence = matches.opened(match)
        if reading.session is None:
            assert sentence is not None
            raise StoreError("{file}: {sentence}", file=str(match), sentence=sentence)
        _refuse_hidden("watch", reading.session)
        game = str(reading.session.game.id)
    order = PrintOrder(
        game, match, arguments.sheet, arguments.paper, arguments.language, arguments.output
    )
    return int(arguments.further["print"](order))


def _export_archive(arguments: argparse.Namespace) -> int:
    from engine.store.archive import exporting

    report = _finish(exporting(store.places(), arguments.file))
    left_out = [str(each) for each in report.left_out]
    if arguments.json:
        said = {"matches": report.matches, "bytes": report.bytes, "left_out": left_out}
        _say(simulate.to_json(said))
    else:
        _say(f"{report.matches} matches and everything else: {report.bytes:,} bytes")
        _say("The file contains the hands of matches in progress.")
    for each in left_out:
        _complain(each)
    return EXIT_BAD_FILE if left_out else EXIT_OK


def _import_archive(arguments: argparse.Namespace) -> int:
    from engine.store.imports import importing, previewing

    where = store.places()
    if arguments.yes:
        if files.is_held(where.lock):
            raise StoreError("Stowaway is running. Close it, then try again. Nothing was imported.")
        report = _finish(importing(arguments.file, where, datetime.now(UTC)))
    else:
        report = _finish(previewing(arguments.file, where))
    problems = [str(each) for each in report.problems]
    if arguments.json:
        said: dict[str, Any] = {
            "imported": arguments.yes,
            **{kind: tally._asdict() for kind, tally in report.tallies.items()},
            "branches": report.branches,
            "problems": problems,
        }
        _say(simulate.to_json(said))
    else:
        for kind, tally in report.tallies.items():
            _say(
                f"{kind:<9} {tally.new:>6} new {tally.same:>6} same {tally.further:>6} further"
                f" {tally.conflicts:>6} in conflict"
            )
        if report.branches:
            _say(f"{report.branches} of the matches in conflict become branches, in practice.")
        _say("Imported." if arguments.yes else "Nothing was imported. Add --yes to import it.")
    sys.stdout.flush()
    for each in problems:
        _complain(each)
    return EXIT_BAD_FILE if problems else EXIT_OK


def _finish(steps: ProgressSteps[T]) -> T:
    """What comes of some steps, with a bar where they take long."""
    with _progress(1000, "‰") as bar:
        while True:
            try:
                bar.update(int(1000 * next(steps)) - bar.n)
            except StopIteration as end:
                made: T = end.value
                return made


def _say(line: str) -> None:
    print(line)  # noqa: T201 - it is what this module is for


def _complain(line: str) -> None:
    plain = " ".join(line.split())
    print(f"stowaway: {plain}", file=sys.stderr)  # noqa: T201


def _speak_utf8() -> None:
    # Seeds and file names may hold anything, and JSON is UTF-8 wherever it is piped to.
    if isinstance(sys.stdout, io.TextIOWrapper):
        encoding = sys.stdout.encoding if sys.stdout.isatty() else "utf-8"
        sys.stdout.reconfigure(encoding=encoding, errors="backslashreplace")


def _hush() -> None:
    # The interpreter flushes stdout once more on its way out, and would say that it cannot.
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115, PTH123

"""Tests: the command line, as a person and as a script see it."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import main
from engine import catalog, cli
from engine.core import AwaitingSeats, Rng, dashed
from engine.match import codec
from engine.match.loader import read

ROOT = Path(__file__).resolve().parents[2]
PE = "pack-the-essentials"


class Ran:
    """What a command said."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> list[Any]:
        return [json.loads(line) for line in self.lines]

    def refused(self) -> str:
        """The one line of a command that could not be done."""
        assert self.code == 2, self.err
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert line.startswith("stowaway: ")
        assert "Traceback" not in line
        return line


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*words: str) -> Ran:
        code = cli.main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture
def door(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """What the door says, in this process: for words with which it opens no app."""
    monkeypatch.chdir(ROOT)

    def door(*words: str) -> Ran:
        try:
            code = main.main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return door


def shell(*words: str, **surroundings: str) -> Ran:
    """The same from outside, through the door."""
    done = subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return Ran(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def saved(run: Any, tmp_path: Path) -> Path:
    assert run("simulate", PE, "--seats", "random,random", "--save", str(tmp_path)).code == 0
    (file,) = tmp_path.glob("*.stowaway")
    return Path(file)


def test_games_lists_every_game(run: Any) -> None:
    (games,) = run("games", "--json").json
    assert [game["id"] for game in games] == [dashed(name) for name in catalog.ids()]
    pe = next(game for game in games if game["id"] == PE)
    assert pe["title"] == "Pack the Essentials"
    assert pe["seats"] == [1, 2, 3, 4]
    options = {option["id"]: option for option in pe["options"]}
    assert options["side"]["values"] == ["common", "own"]
    assert options["side"]["default"] == "common"
    assert len(options["victory"]["values"]) == 14
    assert options["victory"]["seats"] == [1]
    for option in options.values():
        assert {"id", "type", "default", "range"} <= set(option)
    plain = run("games")
    assert PE in plain.out
    assert "side=common | own (common)" in plain.out


def test_a_match_in_the_shape_that_is_promised(run: Any) -> None:
    (match,) = run("simulate", PE, "--seats", "random,random", "--seed", "x", "--json").json
    assert list(match) == ["game", "seed", "seats", "options", "inputs", "result"]
    assert (match["game"], match["seed"]) == (PE, "x")
    assert match["seats"] == ["random", "random"]
    assert match["options"]["side"] == "common"
    assert match["inputs"] > 50
    result = match["result"]
    assert set(result) == {"ranking", "scores", "sheets"}
    assert sorted(seat for group in result["ranking"] for seat in group) == [0, 1]
    for sheet, score in zip(result["sheets"], result["scores"], strict=True):
        assert sum(line["points"] for line in sheet) == score
        assert all(set(line) == {"line", "points"} for line in sheet)


def test_a_solo_match_adds_goal_and_won(run: Any) -> None:
    words = ("--option", "victory=city-kitty", "--option", "side=own", "--json")
    (match,) = run("simulate", PE, "--seats", "random", *words).json
    assert match["options"]["victory"] == "city-kitty"
    assert match["options"]["side"] == "own"
    result = match["result"]
    assert result["won"] == (result["scores"][0] >= result["goal"])
    assert result["ranking"] == [[0]]


def test_each_match_shows_its_own_seed(run: Any) -> None:
    words = ("simulate", PE, "--seats", "random", "--seed", "S", "--json")
    many = run(*words, "--games", "3").json
    assert [match["seed"] for match in many] == ["S", "S.1", "S.2"]
    assert run(*words[:-1]).out.startswith("S: random ")
    (alone,) = run(*words[:5], "S.2", "--json").json
    assert alone == many[2]
    assert many[0] == run(*words).json[0]


def test_jobs_and_hash_seeds_change_nothing() -> None:
    words = ("simulate", PE, "--seats", "random,random,random", "--games", "5", "--json")
    one = shell(*words, "--seed", "日本 ß", PYTHONHASHSEED="1")
    two = shell(*words, "--seed", "日本 ß", "--jobs", "2", PYTHONHASHSEED="2")
    assert one.code == two.code == 0, two.err
    assert one.out == two.out
    assert one.err == two.err == ""
    assert one.json[0]["seed"] == "日本 ß"


def test_the_headless_commands_import_no_qt() -> None:
    code = (
        "import sys, main; code = main.main(sys.argv[1:]);"
        "print([m for m in sys.modules if 'PySide' in m or m.split('.')[0] == 'ui']);"
        "sys.exit(code)"
    )
    for words in (["games"], ["simulate", PE, "--seats", "random"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "COMMAND"),
        (["fly"], "fly"),
        (["games", "--yaml"], "--yaml"),
        (["simulate"], "GAME"),
        (["simulate", PE], "--seats"),
        (["simulate", "chess", "--seats", "random"], "Unknown game: 'chess'"),
        (["simulate", PE, "--seats", "genius"], "Unknown level: 'genius'"),
        (["simulate", PE, "--seats", ""], "one level per seat"),
        (["simulate", PE, "--seats", "random,"], "one level per seat"),
        (["simulate", PE, "--seats", ",".join(["random"] * 5)], "1 to 4 players"),
        (["simulate", PE, "--seats", ",".join(["random"] * 500)], "one level per seat"),
        (["simulate", PE, "--seats", "random", "--option", "side"], "side=own"),
        (["simulate", PE, "--seats", "random", "--option", "side=up"], "common, own"),
        (["simulate", PE, "--seats", "random", "--option", "x=1"], "Unknown option: 'x'"),
        (
            ["simulate", PE, "--seats", "random,random", "--option", "victory=cat-nap"],
            "victory is not available with 2 players",
        ),
        (
            ["simulate", PE, "--seats", "random", "--option", "side=own", "--option", "side=own"],
            "twice",
        ),
        (["simulate", PE, "--seats", "random", "--games", "0"], "1 to 1000000"),
        (["simulate", PE, "--seats", "random", "--games", "1000001"], "1 to 1000000"),
        (["simulate", PE, "--seats", "random", "--games", "-3"], "--games"),
        (["simulate", PE, "--seats", "random", "--games", "²"], "1 to 1000000"),
        (["simulate", PE, "--seats", "random", "--games", "9" * 5000], "1 to 1000000"),
        (["simulate", PE, "--seats", "random", "--jobs", "0"], "1 to 256"),
        (["simulate", PE, "--seats", "random", "--seed", "x" * 201], "200 characters"),
        (
            ["simulate", PE, "--seats", "random", "--seed", "x" * 200, "--games", "2"],
            "200 characters",
        ),
        (["simulate", PE, "--seats", "random", "--seed", "\udcff"], "UTF-8"),
        (["replay"], "FILE"),
        (["replay", "no such file"], "does not exist"),
        (["replay", "."], "is not a file"),
        (["replay", "main.py"], "not a Stowaway match"),
        (["replay", "main.py", "--to", "x"], "whole number"),
        (["replay", "\0"], "name"),
        (["verify"], "FILE"),
        (["repair", "main.py"], "-o"),
        (["repair", "main.py", "-o", "out"], "no good part"),
    ],
)
def test_what_cannot_be_done_is_one_line(run: Any, words: list[str], said: str) -> None:
    assert said in run(*words).refused()


def test_a_long_seed_alone_is_fine(run: Any) -> None:
    assert run("simulate", PE, "--seats", "random", "--seed", "x" * 200).code == 0


@pytest.mark.parametrize("words", [["--help"], ["simulate", "-h"], ["--version"]])
def test_help_is_there(run: Any, words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 0
    assert "stowaway" in ran.out
    assert ran.err == ""


def test_replay_tells_what_a_spectator_is_told(run: Any, saved: Path) -> None:
    told = run("replay", str(saved), "--json")
    assert told.code == 0
    events = told.json
    assert events[0]["event"]["event"] == "lists"
    assert events[-1]["event"]["event"] == "scored"
    inputs = [event["input"] for event in events]
    assert inputs == sorted(inputs)
    part = run("replay", str(saved), "--json", "--to", str(inputs[5]))
    assert part.json == [event for event in events if event["input"] <= inputs[5]]
    assert run("replay", str(saved), "--to", "0").out == ""
    plain = run("replay", str(saved))
    assert len(plain.lines) == len(events)
    assert "claimed seat=0 position=" in plain.out


def test_what_simulate_saves_is_good_and_replays_to_the_same_result(
    run: Any, tmp_path: Path
) -> None:
    words = ("simulate", PE, "--seats", "random,random", "--games", "11", "--json")
    matches = run(*words, "--save", str(tmp_path / "deep" / "dir")).json
    files = sorted((tmp_path / "deep" / "dir").iterdir())
    assert [file.name for file in files][:2] == [f"{PE}-00.stowaway", f"{PE}-01.stowaway"]
    ran = run("verify", *map(str, files))
    assert ran.code == 0
    assert ran.lines == [f"{file}: ok" for file in files]
    for file, match in zip(files, matches, strict=True):
        last = run("replay", str(file), "--json").json[-1]
        assert last["event"]["scores"] == match["result"]["scores"]
        assert last["input"] == match["inputs"]


def test_verify_names_the_first_bad_line(run: Any, saved: Path) -> None:
    assert (run("verify", str(saved)).code, run("verify", str(saved)).out) == (0, "ok\n")
    lines = saved.read_bytes().splitlines(keepends=True)
    lines[9] = lines[9].replace(b'"was":"', b'"was":"0')
    saved.write_bytes(b"".join(lines))
    bad = run("verify", str(saved))
    assert bad.code == 1
    assert bad.out == "line 10: the lines before it were changed\n"


def reheaded(saved: Path, **changes: Any) -> None:
    """Write another header over a save, with all hashes right."""
    session = read(saved.read_bytes(), catalog).session
    assert session is not None
    header = msgspec.structs.replace(session.header, **changes)
    saved.write_bytes(codec.encode(header, session.journal))


@pytest.mark.parametrize(
    ("changes", "note"),
    [
        ({"chance": "given"}, "its random draws were entered by hand"),
        ({"components": "0123456789abcdef" * 2}, "its components (0123456789ab) differ from"),
        (
            {"components": "\x1b[2J" * 9},
            r"its components ('\x1b[2J\x1b[2J\x1b[2J') differ from",
        ),
    ],
)
def test_verify_names_what_no_seed_and_no_box_of_today_gave(
    run: Any, saved: Path, changes: dict[str, Any], note: str
) -> None:
    reheaded(saved, **changes)
    ran = run("verify", str(saved))
    assert ran.code == 0, "it is a good save all the same"
    assert ran.out.startswith(f"ok; {note}")
    assert len(ran.lines) == 1
    replayed = run("replay", str(saved))
    assert replayed.code == 0
    assert len(replayed.err.splitlines()) == 1
    saved.write_bytes(saved.read_bytes()[:-5])
    torn = run("verify", str(saved))
    assert torn.code == 1
    assert f": it is incomplete; {note}" in torn.out


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"\xff" * 9, b"[" * 100_000, b"PK\x03\x04", b"x" * 9_000_000]
)
def test_verify_of_what_is_no_save(run: Any, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "a.stowaway"
    file.write_bytes(data)
    ran = run("verify", str(file))
    assert ran.code == 1
    assert ran.err == ""
    assert len(ran.lines) == 1


def test_verify_of_what_cannot_be_opened(run: Any, saved: Path, tmp_path: Path) -> None:
    ran = run("verify", str(tmp_path / "none"), str(saved), str(tmp_path))
    assert ran.code == 2
    assert ran.lines == [f"{saved}: ok"]
    assert len(ran.err.splitlines()) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_does_not_hold_it(run: Any, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "is not a file" in run("replay", str(tmp_path / "pipe")).refused()


def test_repair_keeps_the_good_part(run: Any, saved: Path, tmp_path: Path) -> None:
    good = saved.read_bytes()
    saved.write_bytes(good[:-40])
    out = tmp_path / "out.stowaway"
    ran = run("repair", str(saved), "-o", str(out))
    assert ran.code == 0
    assert "it is incomplete" in ran.out
    assert out.read_bytes() == good[: good[:-40].rfind(b"\n") + 1]
    assert run("verify", str(out)).out == "ok\n"
    assert saved.read_bytes() == good[:-40]
    damaged = run("replay", str(saved))
    assert damaged.code == 1
    assert damaged.out
    assert len(damaged.err.splitlines()) == 1


def test_repair_where_nothing_can_be_written(run: Any, saved: Path, tmp_path: Path) -> None:
    assert "cannot be written" in run("repair", str(saved), "-o", str(saved / "x")).refused()
    folder = run("simulate", PE, "--seats", "random", "--save", str(saved))
    assert "cannot be written" in folder.refused()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_full_disk_behind_stdout_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "main.py", "games", "--json"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr == "stowaway: The output could not be written: the disk is full.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_that_leaves_is_no_error() -> None:
    words = [sys.executable, "main.py", "simulate", PE, "--seats", "random", "--games", "2000"]
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_quiet(jobs: str) -> None:
    import signal

    words = ["simulate", PE, "--seats", "random", "--games", "1000000", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Whoever runs the tests in the background may have it ignored, and that is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_the_door_knows_what_is_no_command(door: Any) -> None:
    for word in ("fly", "fly.stowaway"):
        assert "neither a command" in door(word).refused()
    for words in (["--fly"], ["-j"], ["main.py", "--json"]):
        assert f"unknown option {words[-1]!r}" in door(*words).refused()
    assert "only one file" in door("main.py", "dev.py").refused()
    assert door("--version").out.startswith("stowaway ")
    assert "simulate" in door("--help").out
    assert door("simulate").refused()
    # In a process of its own it says the same.
    assert "neither a command" in shell("fly").refused()
    assert shell("--version").out.startswith("stowaway ")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are always text there")
def test_the_door_takes_no_name_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "\udcff.stowaway"
    path.write_bytes(b"")
    assert "rename the file" in shell(str(path)).refused()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not closed so there")
def test_without_an_output_it_says_so() -> None:
    done = subprocess.run(
        ["sh", "-c", f"'{sys.executable}' main.py games >&-"],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert 2 == done.returncode
    assert "stowaway: There is no output to write to.\n" == done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
@pytest.mark.parametrize("columns", [0, 50])
def test_a_terminal_gets_a_progress_bar_and_a_file_gets_none(columns: int) -> None:
    """Also a terminal that does not know its size."""
    import fcntl
    import struct
    import termios

    words = [sys.executable, "main.py", "simulate", PE, "--seats", "random", "--games", "3"]
    terminal, end = os.openpty()
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 0, columns, 0, 0))
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=end, text=True)
    shown = ""
    # A terminal may give what was written in several parts.
    while select.select([terminal], [], [], 0.5)[0]:
        shown += os.read(terminal, 100_000).decode()
    os.close(end)
    os.close(terminal)
    assert 3 == len(done.stdout.splitlines())
    assert "0/3" in shown
    assert all(len(part) <= (columns or 80) for part in shown.split("\r"))
    assert shown.split("\r")[-1].strip() == "", "it leaves nothing behind"
    quiet = subprocess.run(words, cwd=ROOT, capture_output=True)
    assert b"" == quiet.stderr


@pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc")
def test_no_worker_outlives_a_killed_command() -> None:
    words = ["simulate", PE, "--seats", "random", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.kill()
        # All of them hold its end, so that it closes with the last of them.
        assert process.stdout.read() is not None
    assert len(children) >= 2
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and any(map(_runs, children)):
        time.sleep(0.05)
    assert not any(map(_runs, children))


def _runs(pid: str) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    # Behind the name in brackets; a process that nobody waits for is a zombie.
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_match_of_every_game_at_its_weakest_level(run: Any) -> None:
    for name in catalog.ids():
        game = catalog.game(name)
        for level in list(game.bots)[:1]:
            seats = ",".join([level] * game.seats[0])
            assert run("simulate", dashed(name), "--seats", seats).code == 0


def test_what_was_undone_is_not_told(run: Any, tmp_path: Path) -> None:
    from engine.match import Player, begin
    from engine.store import Writer

    session = begin(
        catalog.game(PE),
        "undo",
        [Player()],
        practice=True,
        components=catalog.components_digest(PE),
    )
    stream = Rng("undo")
    with Writer(session, tmp_path / "a.stowaway") as writer:
        for _ in range(12):
            assert isinstance(session.awaiting, AwaitingSeats)
            seat = session.awaiting.due[0]
            session.submit(seat, session.legal(seat).sample(stream))
            session.undo()
            session.redo()
        for _ in range(5):
            session.undo()
    told = run("replay", str(writer.path), "--json")
    assert told.code == 0
    assert len(told.json) == len(session.log(None))
    assert told.json[-1]["input"] <= session.inputs


def test_the_version_comes_with_commit_and_date(capsys: pytest.CaptureFixture[str]) -> None:
    from engine.store import build_info

    for word in ("--version", "-V"):
        assert main.main([word]) == 0
        said = capsys.readouterr().out
        assert said == f"stowaway {build_info.version()} ({build_info.of_this().words})\n"


def test_help_asks_git_for_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("subprocess.run", lambda *_, **__: pytest.fail("it was asked"))
    assert main.main(["--help"]) == 0
    assert "show version, commit and date" in capsys.readouterr().out

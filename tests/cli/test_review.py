"""Tests: `stowaway review`: what it says, in words and in JSON, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import catalog, cli
from engine.core import Seat
from engine.core.review import AnyReview, BestPacking, Contrast, Reasons, Topic
from engine.match import codec
from engine.match.loader import read
from engine.match.review import decode, encode
from tests.match.test_review import reviewed

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str, str]:
        code = cli.main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Callable[..., Path]:
    def saved(game: str, seats: str, *options: str) -> Path:
        folder = tmp_path / game
        assert run("simulate", game, "--seats", seats, "--save", str(folder), *options)[0] == 0
        (file,) = folder.glob("*.stowaway")
        return Path(file)

    return saved


def test_a_review_in_words_names_what_cost_and_why_and_adds_up() -> None:
    review: AnyReview = reviewed("1")
    first = msgspec.structs.replace(review.verdicts[0], mark="slip", loss=213, half=47)
    review = msgspec.structs.replace(
        review, verdicts=(first, *review.verdicts[1:]), par=BestPacking(7, 9, 11)
    )
    why = Contrast(Topic("cats", 4), Topic("groups", 9), -3, 2)
    lines = list(cli._judged(review, {first.at: Reasons(why, (0, 0), None)}))
    reasons = [line for line in lines if line.startswith(("    tempts", "    gains"))]
    assert reasons == ["    tempts cats +4", "    gains  groups +9, rest -3: +2 in all"]
    lines = [line for line in lines if line not in reasons]
    for more, said in ((-5, "tempts rats +5"), (7, "gains  rats +7")):
        why = Contrast(Topic("cats", 4), Topic("groups", 9), -3 - more, 2, Topic("rats", more))
        made = [*cli._judged(review, {first.at: Reasons(why, (0, 0), None)})]
        assert f"    {said}" in made
    assert lines[0] == "seat 0: 6 decisions, 1 costly"
    assert lines[1] == f"  input {first.at}: slip, 2.1 ± 0.5 points"
    assert json.loads(lines[2].split("played")[1])[0]["do"] == "bet"
    account = review.account
    assert account is not None
    assert lines[-2].startswith(f"  result {account.result / 100:.2f} = start 6.60 + luck")
    # As it is written it adds up.
    told, *parts, lost = [round(100 * float(one)) for one in re.findall(r"-?\d+\.\d+", lines[-2])]
    assert told == sum(parts) - lost
    assert lines[-1].endswith("9 points instead of 7 (best found, at most +2)")
    proven = msgspec.structs.replace(review, verdicts=(), par=BestPacking(7, 9, 9))
    none, *_, last = cli._judged(proven, {})
    assert none.endswith("decisions, none costly")
    assert last.endswith("(proven)")


def test_all_persons_are_reviewed_or_all_seats_or_the_one_that_is_named(
    run: Run, saved: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def reviewing(session: Any, seat: Seat) -> Any:
        asked.append(seat)
        yield reviewed("1")

    monkeypatch.setattr(cli, "reviewing", reviewing)
    # The made-up review is of another game.
    monkeypatch.setattr(cli, "_reasons", lambda _session, _review: {})
    file = str(saved("pack-the-essentials", "random,random"))
    code, out, err = run("review", file, "--json")
    assert (code, err, asked) == (0, "", [0, 1])
    assert [line.encode() + b"\n" for line in out.splitlines()] == [encode(reviewed("1"))] * 2
    assert run("review", file, "--seat", "1")[0] == 0
    assert asked == [0, 1, 1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "2"], "This seat does not exist."),
        (["--seat", "x"], "whole number"),
        (["cut"], "damaged from line"),
        (["short"], "Only finished matches"),
        (["."], "is not a file"),
        (["main.py"], "not a Stowaway match"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_a_sentence(
    run: Run, saved: Callable[..., Path], tmp_path: Path, words: list[str], said: str
) -> None:
    file = saved("pack-the-essentials", "random,random")
    data = file.read_bytes()
    lines = data.splitlines(keepends=True)
    (tmp_path / "cut").write_bytes(data[: len(data) // 2])
    (tmp_path / "short").write_bytes(b"".join(lines[: len(lines) // 2]))
    name = words[0] if words[0] in (".", "main.py") else str(tmp_path / words[0])
    given = [str(file), *words] if words[0].startswith("--") else [name]
    code, out, err = run("review", *given)
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert said in line


def test_a_game_that_nobody_reviews_is_refused(run: Run, saved: Callable[..., Path]) -> None:
    file = saved("wheres-my-luggage", "random,random")
    code, out, err = run("review", str(file))
    assert (code, out) == (2, "")
    assert "Where's My Luggage? matches cannot be reviewed." in err


@pytest.mark.deep("a review of a whole match takes seconds")
def test_a_whole_review_is_what_can_be_kept(run: Run, saved: Callable[..., Path]) -> None:
    file = saved("pack-the-essentials", "random", "--option", "victory=fur-trip")
    code, out, err = run("review", str(file), "--json")
    assert (code, err) == (0, "")
    session = read(file.read_bytes(), catalog).session
    assert session is not None
    told = json.loads(out)
    added = ("tempts", "better", "also", "rest")
    costly = [one for one in told["verdicts"] if "better" in one]
    assert costly
    for one in costly:
        tempts = one["tempts"]["points"] if one["tempts"] else 0
        also = one["also"]["points"] if one["also"] else 0
        whole = one["better"]["points"] - tempts + also + one["rest"]
        assert whole == (one["loss"] + 50) // 100
    plain = {**told, "verdicts": [without(one, added) for one in told["verdicts"]]}
    review = decode(msgspec.json.encode(plain) + b"\n", session)
    assert review.costliest is not None
    assert review.par is not None
    assert codec.encode(session.header, session.journal) == file.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.deep("a process of its own")
def test_ctrl_c_ends_it_cleanly(saved: Callable[..., Path]) -> None:
    file = saved("pack-the-essentials", "random", "--option", "victory=fur-trip")
    with subprocess.Popen(
        [sys.executable, "main.py", "review", str(file)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")


def without(given: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name not in names}

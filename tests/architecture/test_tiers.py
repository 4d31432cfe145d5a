"""The two tiers: all files are dealt out, nothing that fails is lost, and each turn comes."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

import dev
from tests import deal, tiers

ROOT = Path(__file__).resolve().parents[2]


def test_every_file_is_dealt_once_and_the_longest_first() -> None:
    files = [f"test_{n}.py" for n in range(120)]
    known = {f"test_{n}.py": float(n) for n in range(1, 30)}
    dealt = deal.parts(files, known, 3)
    assert sorted(files) == sorted(name for part in dealt for name in part)
    seconds = [sum(known.get(name, deal.UNKNOWN) for name in part) for part in dealt]
    assert dealt[0][0] == "test_29.py"
    assert seconds[0] == max(seconds)
    # Whoever takes the last one keeps nobody waiting.
    assert seconds[-1] < 0.05 * sum(seconds)


def test_types_are_looked_at_twice_and_those_of_tests_when_deep() -> None:
    gate, whole = (dict(dev.checks(deep=deep)) for deep in (False, True))
    assert whole | {"types (pyright)": gate["types (pyright)"]} == gate
    # Without names it reads all that the settings name: the whole code.
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert whole["types (pyright)"][-1] == "pyright"
    assert {*settings["pyright"]["include"]} == {*dev.CODE}
    assert {*gate["types (pyright)"][3:]} == {*dev.CODE} - {"tests"}
    # What pyright alone would find in them mypy is asked for.
    assert "possibly-undefined" in settings["mypy"]["enable_error_code"]


def test_what_is_kept_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "KEPT", tmp_path / "kept.txt")
    assert {} == deal.kept()
    deal.keep({"a.py": 12.34, "b.py": 0.2})
    assert {"a.py": 12.3} == deal.kept()


def test_the_kept_durations_are_of_files_that_are_there() -> None:
    assert deal.kept()
    assert [] == [name for name in deal.kept() if not (ROOT / name).is_file()]


KINDS = {
    "good": "def test_one():\n    pass\n\n\ndef test_two():\n    pass\n",
    "skipped": "import pytest\n\n\ndef test_one():\n    pytest.skip('not here')\n",
    "deep": "import pytest\n\n\n@pytest.mark.deep('long')\ndef test_one():\n    raise ValueError\n",
    "bad": "def test_one():\n    assert not 'this is wrong'\n",
    "dead": "import os\n\n\ndef test_one():\n    os._exit(0)\n",
    "silent": "import os\n\n\ndef test_one():\n    os._exit(3)\n",
}


def run(tmp_path: Path, kind: str, *options: str) -> deal.Ended:
    file = tmp_path / f"test_{kind}.py"
    file.write_text(KINDS[kind], encoding="utf-8")
    command = [
        *(sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")),
        *("--rootdir", str(tmp_path), "--confcutdir", str(tmp_path), "-p", "tests.conftest"),
        *(*deal.QUIETLY, *options),
    ]
    env = {k: v for k, v in os.environ.items() if k != deal.TIER and "PYTEST" not in k}
    return deal.run_part(command, env, [str(file)])


@pytest.mark.parametrize(
    ("kind", "good", "counts"),
    tiers.by_turns(
        [
            ("good", True, deal.Counts(2, 0, 0)),
            ("skipped", True, deal.Counts(0, 0, 1)),
            ("deep", True, deal.Counts()),
            ("bad", False, deal.Counts(0, 1, 0)),
            ("dead", False, deal.Counts(0, 1, 0)),
            ("silent", False, deal.Counts(0, 1, 0)),
        ],
        ids=list(KINDS),
        at_once=3,
    ),
)
def test_what_becomes_of_a_process_is_counted(
    tmp_path: Path, kind: str, good: bool, counts: deal.Counts
) -> None:
    ended = run(tmp_path, kind)
    assert (good, counts) == (ended.good, ended.counts), ended.text
    assert ("this is wrong" in ended.text) == (kind == "bad")


def test_deep_runs_what_the_gate_leaves_out(tmp_path: Path) -> None:
    ended = run(tmp_path, "deep", "--deep")
    assert (False, deal.Counts(0, 1, 0)) == (ended.good, ended.counts), ended.text


def test_the_last_line_is_one_that_programs_look_for() -> None:
    both = deal.Counts(4700, 0, 3).plus(deal.Counts(100, 2, 1))
    assert "4800 passed, 2 failed, 4 skipped" == str(both)


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setenv(deal.TIER, "gate")
    return monkeypatch


@pytest.mark.parametrize("count", [2, 3, 7])
def test_each_turn_is_the_same_again_and_all_cases_have_theirs(
    turned: pytest.MonkeyPatch, count: int
) -> None:
    cases = [f"case {n}" for n in range(count)]
    seen = set()
    for number in range(60):
        turned.setattr(tiers, "turn", lambda number=number: number)
        chosen = tiers.some(cases, 1)
        assert chosen == tiers.some(cases, 1)
        assert [chosen[0]] == [p.values[0] for p in tiers.by_turns(cases) if not p.marks]
        seen |= set(chosen)
    assert set(cases) == seen
    turned.setenv(deal.TIER, "deep")
    assert cases == tiers.some(cases, 1)


def test_each_test_of_a_window_has_its_turn_in_the_whole_gate_alone(
    turned: pytest.MonkeyPatch,
) -> None:
    turned.setenv(deal.TURN, "0")
    names = [f"test_{n}" for n in range(100)]
    windows, law, rules = (
        ROOT / "tests" / name
        for name in ("ui/shell/test_a.py", "ui/tables/laws/test_a.py", "games/test_a.py")
    )
    runs = []
    for number in range(tiers.TURNS):
        turned.setattr(tiers, "turn", lambda number=number: number)
        runs.append({n for n in names if not tiers.is_of_another_turn(windows, n, names)})
        for file in (law, rules):
            assert not any(tiers.is_of_another_turn(file, n, names) for n in names)
    assert sum(map(len, runs)) == len(names)
    assert set(names) == set().union(*runs)
    assert all(10 < len(run) < 40 for run in runs)
    # Files that are named are run whole, and so is everything when deep.
    turned.delenv(deal.TURN)
    assert not any(tiers.is_of_another_turn(windows, name, names) for name in names)
    turned.setenv(deal.TURN, "0")
    turned.setenv(deal.TIER, "deep")
    assert not any(tiers.is_of_another_turn(windows, name, names) for name in names)


@pytest.mark.parametrize("count", [1, 2, 3, 8])
def test_a_slow_file_has_a_test_in_each_turn(turned: pytest.MonkeyPatch, count: int) -> None:
    turned.setenv(deal.TURN, "0")
    file, names = ROOT / tiers.SLOW[0], [f"test_{n}" for n in range(count)]
    seen: set[str] = set()
    for number in range(6):
        turned.setattr(tiers, "turn", lambda number=number: number)
        run = {n for n in names if not tiers.is_of_another_turn(file, n, names)}
        assert 1 <= len(run) <= -(-count // min(count, tiers.SLOW_TURNS))
        seen |= run
    assert set(names) == seen


def test_the_files_and_folders_of_turns_are_there() -> None:
    assert all((ROOT / name).is_dir() for name in (*tiers.IN_TURNS, tiers.IN_EVERY_TURN))
    assert all((ROOT / name).is_file() for name in tiers.SLOW)


def test_the_turn_is_of_the_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    deal.turn.cache_clear()
    monkeypatch.setenv(deal.TURN, "12")
    assert 12 == deal.turn()
    deal.turn.cache_clear()
    monkeypatch.delenv(deal.TURN)
    first = deal.turn()
    deal.turn.cache_clear()
    assert first == deal.turn() > 0
    deal.turn.cache_clear()


def test_a_failure_in_a_loop_says_where() -> None:
    with pytest.raises(ValueError, match="wrong") as caught, tiers.at(size=(3, 4), scale=1.6):
        raise ValueError("wrong")
    assert ["at size (3, 4), scale 1.6"] == caught.value.__notes__


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one file that settled tests look at."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "one.py").write_text("1\n", encoding="utf-8")
    monkeypatch.setattr(tiers, "ROOT", tmp_path)
    monkeypatch.setattr(tiers, "LOOKED_AT", ("packaging",))
    monkeypatch.setattr(tiers, "KEPT", tmp_path / "settled.txt")
    tiers.settled.cache_clear()
    return tmp_path


def test_settled_is_only_what_passed_as_it_is(place: Path) -> None:
    def settled() -> bool:
        tiers.settled.cache_clear()
        return tiers.settled()

    assert not settled()
    tiers.settle([f"tests/packaging/{tiers.SETTLED[0]}"])
    assert not settled(), "some of it was skipped"
    tiers.KEPT.write_text("plan9 3.11 abc\n", encoding="ascii")
    tiers.settle(["tests/other/test_it.py"])
    assert settled()
    assert "plan9 3.11 abc" in tiers.KEPT.read_text(encoding="ascii")
    (place / "packaging" / "one.py").write_text("2\n", encoding="utf-8")
    assert not settled()
    tiers.settle([])
    (place / "packaging" / "two.py").touch()
    assert not settled()
    tiers.settled.cache_clear()


def test_what_settled_tests_look_at_is_there() -> None:
    assert all((ROOT / name).exists() for name in tiers.LOOKED_AT)
    assert all((ROOT / "tests" / "packaging" / name).is_file() for name in tiers.SETTLED)

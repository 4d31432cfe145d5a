"""Tests of the bench: a probe that dies is one line with its reason, and the others go on."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import pytest

import tests.tools.bench.__main__ as bench
from tests.tools.bench import pace, probes
from tests.tools.bench.figures import Figure
from tests.tools.bench.probes import Probe, ProbeError

ROOT = Path(__file__).resolve().parents[3]
HIT = Figure("hit", "something quick", 1.0, " ms", 2.0, "clock", "it has a reason", {})
MISSED = HIT._replace(id="missed", words="something slow", value=3.0)


def dies() -> list[Figure]:
    raise TimeoutError("it did not\ncome")


def bench_of(monkeypatch: pytest.MonkeyPatch, *measures: Callable[[], list[Figure]]) -> None:
    """Have a bench of one part with these probes."""
    part = ModuleType("tests.tools.bench.toy")
    part.probes = lambda: [  # type: ignore[attr-defined]
        Probe(f"probe {number}", measure) for number, measure in enumerate(measures)
    ]
    monkeypatch.setattr(bench, "PARTS", (part,))


def test_a_probe_that_dies_is_one_line_and_the_rest_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench_of(monkeypatch, lambda: [HIT], dies, lambda: [HIT])
    assert bench.main([]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [HIT.line(), "failed  probe 1: TimeoutError: it did not come", HIT.line()]


def test_a_probe_that_dies_is_told_in_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench_of(monkeypatch, dies, lambda: [HIT])
    assert bench.main(["--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [each["id"] for each in told["figures"]] == ["hit"]
    reason = "TimeoutError: it did not come"
    assert told["failed"] == [{"probe": "probe 0", "verdict": "failed", "reason": reason}]


@pytest.mark.parametrize(
    ("measures", "code"),
    [
        ((lambda: [HIT],), 0),
        ((lambda: [MISSED], lambda: [HIT]), 0),
        ((lambda: [HIT], dies), 1),
    ],
)
def test_quick_fails_on_a_probe_that_dies_and_never_on_a_figure(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    measures: Sequence[Callable[[], list[Figure]]],
    code: int,
) -> None:
    bench_of(monkeypatch, *measures)
    assert bench.main(["--quick"]) == code
    lines = capsys.readouterr().out.splitlines()
    words = [line.split()[0] for line in lines]
    assert words == ["failed" if measure is dies else "ran" for measure in measures]
    full = any(
        figure.verdict == "missed" for one in measures if one is not dies for figure in one()
    )
    assert bench.main([]) == int(bool(code) or full)


def test_only_quick_makes_every_probe_short(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def measure() -> list[Figure]:
        seen.append(pace.often(300, 8))
        return []

    bench_of(monkeypatch, measure)
    assert bench.main(["--quick"]) == 0
    assert bench.main([]) == 0
    assert seen == [8, 300]
    assert pace.QUICK not in os.environ


def test_parts_are_measured_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench_of(monkeypatch, lambda: [HIT])
    assert bench.main(["toy"]) == 0
    with pytest.raises(SystemExit) as stopped:
        bench.main(["hands"])
    assert stopped.value.code == 2
    assert "there is no part 'hands'" in capsys.readouterr().err


def test_every_probe_has_a_name_of_its_own_and_no_list_of_them_measures() -> None:
    names = [probe.name for part in bench.PARTS for probe in part.probes()]
    assert len(names) == len(set(names))
    files = {file.stem for file in Path(__file__).parent.glob("*_probe.py")}
    # Each process that measures belongs to a part of the bench.
    text = "\n".join(
        (ROOT / f"tests/tools/bench/{bench.name(part)}.py").read_text() for part in bench.PARTS
    )
    assert {name for name in files if f'"{name}"' in text} == files


def python(code: str, limit: float = 60.0) -> str:
    """Run a process that dies; return the reason that is told."""
    with pytest.raises(ProbeError) as died:
        probes.run([sys.executable, "-c", code], dict(os.environ), limit=limit)
    return str(died.value)


def test_the_reason_is_the_end_of_the_traceback_and_its_place(tmp_path: Path) -> None:
    file = tmp_path / "some_probe.py"
    file.write_text("def turn():\n    raise TimeoutError('it did not come')\n\nturn()\n")
    reason = python(f"import runpy; runpy.run_path({str(file)!r})")
    assert reason == "TimeoutError: it did not come (some_probe.py, line 2, in turn)"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise SystemExit(3)", "ended with code 3"),
        ("import sys; sys.exit('no display')", "ended with code 1: no display"),
        pytest.param(
            "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
            "ended by signal SIGKILL",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="it has no signals"),
        ),
    ],
)
def test_a_process_that_ends_wrongly_says_how(code: str, reason: str) -> None:
    assert python(code) == reason


def test_a_process_that_hangs_is_ended() -> None:
    assert python("import time; time.sleep(60)", 0.5) == "it did not end within 0.5 s"


def test_a_probe_that_tells_nothing_is_one_that_died(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.CompletedProcess([], 0, stdout="warming up\n", stderr="")
    monkeypatch.setattr(probes, "run", lambda *_words, **_more: done)
    with pytest.raises(ProbeError, match="its last line is no JSON: 'warming up'"):
        probes.told("hands_probe", {})


@pytest.mark.deep("it opens every window of the bench")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it needs a screen of its own")
@pytest.mark.timeout(300)
def test_every_probe_runs() -> None:
    env = {
        name: value
        for name, value in os.environ.items()
        # In the real window, whatever the tests around use.
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.tools.bench", "--quick"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = re.findall(r"^ran +(.+): [\d.]+ s$", done.stdout, re.MULTILINE)
    assert ran == [probe.name for part in bench.PARTS for probe in part.probes()]

"""The workflows: well formed, of this tree's own commands and Pythons, and with few rights."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.architecture.test_locks import PYTHONS

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
IDS = [file.name for file in FILES]
every = pytest.mark.parametrize("file", FILES, ids=IDS)


def loaded(file: Path) -> Any:
    return YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))


def steps(file: Path) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each step, after its job."""
    for job in loaded(file)["jobs"].values():
        for step in job["steps"]:
            yield job, step


@pytest.fixture(scope="module")
def ill_formed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Of all files, and one with a wrong key, those that are not as they should be."""
    wrong = tmp_path_factory.mktemp("workflows") / "wrong.yml"
    text = FILES[0].read_text(encoding="utf-8")
    wrong.write_text(text.replace("runs-on:", "run-on:", 1), encoding="utf-8")
    tool = shutil.which("check-jsonschema", path=str(Path(sys.executable).parent))
    assert tool is not None
    schema = ("--builtin-schema", "vendor.github-workflows", "--output-format", "json")
    done = subprocess.run(
        [tool, *schema, *map(str, FILES), str(wrong)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    told = json.loads(done.stdout)
    assert not told["parse_errors"], done.stdout
    return {Path(each["filename"]).name for each in told["errors"]}


def test_there_are_all() -> None:
    assert ["ci.yml", "nightly.yml", "release.yml"] == IDS


def test_they_are_well_formed(ill_formed: set[str]) -> None:
    assert ill_formed.isdisjoint(IDS)


def test_a_wrong_key_is_found(ill_formed: set[str]) -> None:
    assert "wrong.yml" in ill_formed


def tool_of(path: str) -> Any:
    spec = importlib.util.spec_from_file_location("tool", ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    sys.path.insert(0, str((ROOT / path).parent))
    try:
        spec.loader.exec_module(made)
    finally:
        sys.path[:] = before
    return made


def test_every_command_of_the_development_script_exists() -> None:
    script, package = (ROOT / "dev.py").read_text("utf-8"), tool_of("packaging/package.py")
    known = set(re.findall(r'add_parser\(\s*"([a-z]+)"', script))
    called = [
        match.groups()
        for file in FILES
        for _, step in steps(file)
        for match in re.finditer(r"dev\.py ([a-z]+)(?: ([a-z-]+))?", step.get("run", ""))
    ]
    assert {"test", "bench", "package"} == {command for command, _ in called}
    assert {"test", "bench", "package"} <= known
    targets = {target for command, target in called if command == "package"} - {"--check"}
    assert {*package.TARGETS, *package.FURTHER} == targets


def test_the_tests_run_everywhere() -> None:
    job = loaded(FILES[0])["jobs"]["test"]
    matrix = job["strategy"]["matrix"]
    assert list(PYTHONS) == matrix["python"]
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f">={matrix['python'][0]}" == oldest["requires-python"]
    assert ["macos", "ubuntu", "windows"] == sorted(s.split("-")[0] for s in matrix["system"])
    assert "runs-on" in job
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert [".ci/run", "python dev.py test", "python dev.py bench --quick"] == runs
    (bench,) = (step for step in job["steps"] if "bench" in step.get("run", ""))
    assert bench["if"] == "runner.os == 'Linux'"
    assert (ROOT / ".ci" / "run").is_file()


def test_everything_is_run_each_night_and_before_a_release() -> None:
    nightly, release = loaded(FILES[1]), loaded(FILES[2])
    # A YAML of 1.1 reads `on` as a truth.
    assert "schedule" in (nightly.get("on") or nightly[True])
    runs = [step.get("run", "") for _, step in steps(FILES[1])]
    assert any("dev.py test --deep" in run for run in runs)
    deep = "\n".join(step.get("run", "") for step in release["jobs"]["deep"]["steps"])
    assert "dev.py test --deep" in deep
    assert "deep" in release["jobs"]["release"]["needs"]


@every
def test_the_pythons_are_supported(file: Path) -> None:
    given = [step.get("with", {}).get("python-version") for _, step in steps(file)]
    named = [each for each in given if each is not None and "matrix" not in str(each)]
    # As texts: 3.10 as a number would be 3.1.
    assert set(named) <= set(PYTHONS)


@every
def test_rights_are_few(file: Path) -> None:
    flow = loaded(file)
    assert {"contents": "read"} == flow["permissions"]
    more = {name: job["permissions"] for name, job in flow["jobs"].items() if "permissions" in job}
    assert more == ({"release": {"contents": "write"}} if file.name == "release.yml" else {})
    assert "pull_request_target" not in file.read_text(encoding="utf-8")


SECRET = re.compile(r"\bsecrets\b")


def secret_places(found: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Each text in which a secret is named, after where it stands."""
    if isinstance(found, dict):
        for key, value in found.items():
            yield from secret_places(value, (*path, str(key)))
    elif isinstance(found, list):
        for number, value in enumerate(found):
            yield from secret_places(value, (*path, str(number)))
    elif isinstance(found, str) and SECRET.search(found):
        yield path, found


@every
def test_only_signing_sees_secrets_and_only_where_they_are_set(file: Path) -> None:
    flow = loaded(file)
    found = list(secret_places(flow))
    assert (found != []) is (file.name == "release.yml")
    for path, text in found:
        jobs, name, *rest = path
        assert jobs == "jobs"
        assert name in ("windows", "macos")
        if rest[0] == "env":
            # The job itself is only told whether there is one.
            assert rest == ["env", "SIGNED"]
            assert re.fullmatch(r"\$\{\{ secrets\.[A-Z_]+ != '' \}\}", text)
            continue
        assert rest[0] == "steps"
        assert rest[2] == "env"
        assert re.fullmatch(r"\$\{\{ secrets\.[A-Z_]+ \}\}", text)
        step = flow["jobs"][name]["steps"][int(rest[1])]
        assert step["if"] == "env.SIGNED == 'true'"


def test_what_signs_runs_only_with_a_key_and_all_else_without_one_too() -> None:
    jobs = loaded(FILES[2])["jobs"]
    tools = re.compile(r"codesign|notarytool|stapler|security |dotnet tool|Authenticode")
    for name, job in jobs.items():
        for step in job["steps"]:
            guarded = "env.SIGNED == 'true'" in step.get("if", "")
            signs = bool(tools.search(step.get("run", "")))
            assert signs == guarded, (name, step)
    for name in ("windows", "macos"):
        plain = [
            step["run"]
            for step in jobs[name]["steps"]
            if "run" in step and "SIGNED == 'true'" not in step.get("if", "")
        ]
        assert any(f"dev.py package {name} dist" in run for run in plain), name
    steps_of = jobs["macos"]["steps"]
    names = [step.get("name", step.get("run", "")) for step in steps_of]
    order = [
        "The certificate, in a keychain of its own",
        "python dev.py package macos dist",
        "Apple looks at the disk image",
        "The keychain goes",
    ]
    assert [name for name in names if name in order] == order
    # It goes also after a fault.
    assert steps_of[names.index("The keychain goes")]["if"].startswith("always() && ")


def test_winget_is_told_of_the_installer_that_is_released() -> None:
    names = [step.get("name", "") for step in loaded(FILES[2])["jobs"]["windows"]["steps"]]
    signed = names.index("The packages, signed")
    assert signed < names.index("The manifest for winget, of the installer as it now is")


@every
def test_nothing_from_outside_gets_into_a_script(file: Path) -> None:
    for _, step in steps(file):
        assert "${{" not in step.get("run", "")


@every
def test_actions_are_github_s_own_and_pinned(file: Path) -> None:
    used = [step["uses"] for _, step in steps(file) if "uses" in step]
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action)
    # Which version that is stands beside it.
    told = re.findall(r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", file.read_text("utf-8"), re.M)
    assert len(told) == len(used)


@every
def test_nothing_runs_for_ever(file: Path) -> None:
    assert all(job["timeout-minutes"] <= 60 for job in loaded(file)["jobs"].values())


@every
@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_the_scripts_are_scripts(file: Path) -> None:
    for _, step in steps(file):
        if "run" in step and step.get("shell") != "pwsh":
            done = subprocess.run(
                ["bash", "-n"], input=step["run"], text=True, capture_output=True, check=False
            )
            assert not done.returncode, done.stderr


def test_a_release_has_all_packages_and_each_tried_itself_out() -> None:
    jobs = loaded(FILES[2])["jobs"]
    assert set(jobs) - {"release"} == set(jobs["release"]["needs"])
    for name, job in jobs.items():
        scripts = "\n".join(step.get("run", "") for step in job["steps"])
        assert ("--smoke" in scripts) == (name not in ("deep", "release"))
    last = "\n".join(step.get("run", "") for step in jobs["release"]["steps"])
    assert "sha256sum" in last
    linux = "\n".join(step.get("run", "") for step in jobs["linux"]["steps"])
    assert "cyclonedx-py environment" in linux
    assert "--check" in linux

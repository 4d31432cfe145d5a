"""The locked lists of packages: they satisfy pyproject.toml on every system and Python."""

import importlib.util
import itertools
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {"linux": ("Linux", "posix"), "win32": ("Windows", "nt"), "darwin": ("Darwin", "posix")}
KINDS: dict[str, list[str]] = {"run": [], "test": ["test"], "bench": ["bench"]}
PLACES = list(itertools.product(PYTHONS, SYSTEMS))


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return table


def development_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lock_text(kind: str) -> str:
    return (ROOT / "packaging" / "lock" / f"{kind}.txt").read_text(encoding="utf-8")


def locked(kind: str) -> list[tuple[Requirement, list[str]]]:
    """Every pin of a lock, with its hashes."""
    entries = re.split(r"\n(?=\S)", lock_text(kind).strip().replace("\\\n", ""))
    pins = [entry for entry in entries if not entry.startswith("#")]
    return [
        (Requirement(pin.partition("--hash")[0].strip()), re.findall(r"--hash=(\S+)", pin))
        for pin in pins
    ]


def surroundings(python: str, system: str) -> dict[str, str]:
    platform, os_name = SYSTEMS[system]
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": platform,
        "os_name": os_name,
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "extra": "",
    }


def versions(kind: str, python: str, system: str) -> dict[str, Version]:
    """What is installed from a lock at one place; no package twice."""
    here = surroundings(python, system)
    found: dict[str, Version] = {}
    for pin, _ in locked(kind):
        if pin.marker is None or pin.marker.evaluate(here):
            assert pin.name not in found
            (specifier,) = pin.specifier
            assert "==" == specifier.operator
            found[pin.name] = Version(specifier.version)
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize(("python", "system"), PLACES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_lock_satisfies_pyproject(kind: str, python: str, system: str) -> None:
    table = project()
    wanted = [*table["dependencies"]]
    for extra in KINDS[kind]:
        wanted += table["optional-dependencies"][extra]
    there = versions(kind, python, system)
    for text in wanted:
        requirement = Requirement(text)
        version = there[plain(requirement.name)]
        assert requirement.specifier.contains(version), text


@pytest.mark.parametrize("kind", KINDS)
def test_a_lock_has_hashes_and_no_address(kind: str) -> None:
    pins = locked(kind)
    assert pins
    for pin, hashes in pins:
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", each) for each in hashes), pin
    assert re.search(r"https?:|file:|@|index-url|find-links", lock_text(kind)) is None


def test_the_locks_agree_with_each_other() -> None:
    for python, system in PLACES:
        run = versions("run", python, system)
        for kind in ("test", "bench"):
            assert run.items() <= versions(kind, python, system).items()


def test_qt_is_the_one_that_keeps_count_of_none() -> None:
    for python, system in PLACES:
        assert (6, 11) == versions("run", python, system)["pyside6-essentials"].release[:2]


def test_every_python_that_is_tested_may_be_used() -> None:
    allowed = Requirement(f"python{project()['requires-python']}").specifier
    assert all(allowed.contains(python) for python in PYTHONS)
    assert not allowed.contains("3.10")


def test_the_development_script_notices_a_changed_pyproject(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev = development_script()
    dev.check_locks()
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    changed = text.replace("msgspec>=0.19", "msgspec>=0.20")
    assert changed != text
    (tmp_path / "pyproject.toml").write_text(changed, encoding="utf-8")
    folder = tmp_path / "packaging" / "lock"
    folder.mkdir(parents=True)
    for kind in KINDS:
        (folder / f"{kind}.txt").write_text(lock_text(kind), encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOCKS", folder)
    with pytest.raises(dev.NotReadyError, match=r"dev\.py lock"):
        dev.check_locks()

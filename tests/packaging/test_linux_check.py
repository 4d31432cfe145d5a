"""The check in a clean Debian: where its packages come from, and what must not be left behind."""

import sys
from pathlib import Path

import pytest
from bundle import PackagingError
from linux import cleanroom, layout

from engine.store import APP_ID

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="it runs on Linux only"
)

NEW = """
Types: deb-src
URIs: http://sources.example/debian
Suites: bookworm

Types: deb
# a remark
URIs: http://mirror.example/debian http://second.example/debian
Suites: bookworm bookworm-updates
Components: main
"""
OLD = """
# deb http://remark.example/debian bookworm main
deb-src http://sources.example/debian bookworm main
deb [arch=amd64 signed-by=/k] http://old.example/debian bookworm main contrib
"""


@pytest.mark.parametrize(
    ("texts", "address"),
    [
        ([NEW], "http://mirror.example/debian"),
        ([OLD], "http://old.example/debian"),
        (["deb http://other.example/x stable main\n", NEW], "http://mirror.example/debian"),
    ],
)
def test_the_mirror_is_the_machines_own(texts: list[str], address: str) -> None:
    assert cleanroom.mirror(texts, "bookworm") == cleanroom.Mirror(address, "bookworm")


@pytest.mark.parametrize(
    "texts",
    [
        [],
        ["deb http://other.example/debian trixie main\n"],
        [NEW.replace("Components", "Enabled: no\nComponents")],
    ],
)
def test_without_a_mirror_it_says_so(texts: list[str]) -> None:
    with pytest.raises(PackagingError, match="no mirror of bookworm"):
        cleanroom.mirror(texts, "bookworm")


@pytest.mark.parametrize(
    "path",
    ["/var/lib/dpkg/info/libc6.list", "/var/cache/fontconfig/x", "/etc/ld.so.cache", "/tmp/x"],
)
def test_what_the_system_writes_is_its_own(path: str) -> None:
    assert cleanroom.SYSTEMS_OWN.match(path)


@pytest.mark.parametrize(
    "path",
    ["/usr/lib/stowaway", "/etc/stowaway", "/var/lib/stowaway", "/opt/x", "/etc/ld.so.cache.d"],
)
def test_what_a_package_could_leave_is_looked_at(path: str) -> None:
    assert not cleanroom.SYSTEMS_OWN.match(path)


def test_the_older_version_has_the_names_of_the_former_id(tmp_path: Path) -> None:
    share = tmp_path / "share"
    for name, data in layout.shared("1.2.3", 1_700_000_000).items():
        (share / name).parent.mkdir(parents=True, exist_ok=True)
        (share / name).write_bytes(data)
    cleanroom.rename_to_former(share)
    names = {path.name for path in share.rglob("*")}
    assert f"{cleanroom.FORMER_ID}.desktop" in names
    assert f"{cleanroom.FORMER_ID}.metainfo.xml" in names
    assert not [name for name in names if name.startswith(APP_ID)]

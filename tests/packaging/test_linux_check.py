"""The check in a clean Debian: where its packages come from, and what must not be left behind."""

import sys

import pytest
from bundle import PackagingError
from linux import cleanroom

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

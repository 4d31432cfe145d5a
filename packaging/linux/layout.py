"""Packaging for Linux: where everything lies below a prefix such as `/usr`, for every package.

Programs of a desktop find each other by these places: the bundle in `lib`, a link to it in `bin`,
and in `share` what a menu, a software centre, a file manager, `man` and a shell read.
"""

import gzip
import os
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import icons
from bundle import NAME, ROOT, PackagingError

sys.path.append(str(ROOT))

from engine import catalog
from engine.store.names import APP_ID

HERE: Final = Path(__file__).resolve().parent
ART: Final = ROOT / "resources" / "icons"
MATCH_ICON: Final = "application-x-stowaway-match"
PROGRAM: Final = f"lib/{NAME}/{NAME}"
SITE: Final = "STOWAWAY_SITE"
"""Environment variable: the web address below which a release's screenshots lie."""


class Screenshot(NamedTuple):
    """A picture for a software centre: its file, its caption, and its pages in the gallery."""

    file: str
    caption: str
    pages: str


def screenshots() -> list[Screenshot]:
    """The lounge, and a table of every game in the midst of a match."""
    found = [("The lounge", "lounge")]
    games = (catalog.game(name) for name in catalog.ids())
    found += [(game.title, f"{game.id}-*-middle-table") for game in games]
    return [
        Screenshot(f"stowaway-{number}.png", caption, pages)
        for number, (caption, pages) in enumerate(found, 1)
    ]


def lay_out(bundle: Path, prefix: Path, *, version: str, epoch: int) -> None:
    """Copy a bundle and everything around it below `prefix`, an empty folder.

    `epoch` is the time of the release. Modes are set, so that nothing of the builder's shows.
    """
    if not (bundle / NAME).is_file():
        raise PackagingError(f"{bundle} is not a bundle for Linux.")
    shutil.copytree(bundle, prefix / "lib" / NAME, symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / NAME).symlink_to(f"../{PROGRAM}")
    for name, data in shared(version, epoch).items():
        file = prefix / "share" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    set_modes(prefix)


def shared(version: str, epoch: int) -> dict[str, bytes]:
    """The files of `share`, by path below it."""
    hicolor = "icons/hicolor"
    files = {
        f"applications/{APP_ID}.desktop": _read(f"{APP_ID}.desktop"),
        f"metainfo/{APP_ID}.metainfo.xml": metainfo(version, epoch, os.environ.get(SITE, "")),
        f"mime/packages/{APP_ID}.xml": _read("mime.xml"),
        f"bash-completion/completions/{NAME}": _read(f"{NAME}.bash"),
        f"man/man6/{NAME}.6.gz": packed(man_page(version, epoch)),
        f"{hicolor}/scalable/apps/{APP_ID}.svg": (ART / "stowaway.svg").read_bytes(),
        f"{hicolor}/scalable/mimetypes/{MATCH_ICON}.svg": (ART / "match.svg").read_bytes(),
    }
    for size in icons.PNG_SIZES:
        for name, place in (("stowaway", f"apps/{APP_ID}"), ("match", f"mimetypes/{MATCH_ICON}")):
            picture = icons.png(icons.paint(name, size))
            files[f"{hicolor}/{size}x{size}/{place}.png"] = picture
    return files


def metainfo(version: str, epoch: int, site: str) -> bytes:
    """What a software centre shows; screenshots are told of only if `site` says where they lie."""
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    more = f'  <releases>\n    <release version="{version}" date="{date}"/>\n  </releases>\n'
    if site:
        more += f'  <url type="homepage">{site}</url>\n' + _screenshots(site.rstrip("/"), version)
    text = _read("metainfo.xml").decode()
    return text.replace("</component>", f"{more}</component>").encode()


def _screenshots(site: str, version: str) -> str:
    lines = ["  <screenshots>"]
    for number, shot in enumerate(screenshots()):
        kind = ' type="default"' if number == 0 else ""
        address = f"{site}/releases/download/v{version}/{shot.file}"
        lines += [
            f"    <screenshot{kind}>",
            f"      <caption>{escape(shot.caption)}</caption>",
            f'      <image type="source" width="1280" height="800">{address}</image>',
            "    </screenshot>",
        ]
    return "\n".join([*lines, "  </screenshots>\n"])


def man_page(version: str, epoch: int) -> bytes:
    """The manual page of a version."""
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    return _filled(f"{NAME}.6", {"VERSION": version, "DATE": date})


def _filled(name: str, values: Mapping[str, str]) -> bytes:
    text = _read(name).decode()
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text.encode()


def packed(data: bytes) -> bytes:
    """As a `.gz` that bears no time."""
    return gzip.compress(data, 9, mtime=0)


def set_modes(folder: Path) -> None:
    """Give every file and folder the mode that it has in a package, whoever made it."""
    folder.chmod(0o755)
    for path in folder.rglob("*"):
        if path.is_symlink():
            continue
        program = path.name == path.parent.name == NAME
        path.chmod(0o755 if path.is_dir() or program or path.suffix == ".sh" else 0o644)


def stamp(folder: Path, epoch: int) -> None:
    """Give every file and folder the same time."""
    for path in [*folder.rglob("*"), folder]:
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def _read(name: str) -> bytes:
    return (HERE / name).read_bytes()

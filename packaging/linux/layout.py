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
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import icons
from bundle import NAME, ROOT, SITE, PackagingError

sys.path.append(str(ROOT))

from engine import catalog
from engine.store.names import APP_ID

HERE: Final = Path(__file__).resolve().parent
ART: Final = ROOT / "resources" / "icons"
MATCH_ICON: Final = f"{APP_ID}.match"
"""Of a file type; what does not begin with the id is lost in a Flatpak."""
PROGRAM: Final = f"lib/{NAME}/{NAME}"
SCREENSHOT_SIZE: Final = (1280, 800)
TRANSLATIONS: Final = f"{NAME}/translations"
"""Where a software centre looks for languages, below `share`."""


class Screenshot(NamedTuple):
    """A picture for a software centre: its file, captions by language, pages in the gallery."""

    file: str
    captions: Mapping[str, str]
    pages: str


class _Captions(NamedTuple):
    """One sentence each, without a full stop."""

    en: str
    de: str


CAPTIONS: Final[Mapping[str, _Captions]] = {
    "lounge": _Captions(
        "Each suitcase on the carousel is a game", "Jeder Koffer auf dem Gepäckband ist ein Spiel"
    ),
    "pack_the_essentials": _Captions(
        "Pack your suitcase in Pack the Essentials and leave room for the cats",
        "Pack in Pack the Essentials deinen Koffer und lass Platz für die Katzen",
    ),
    "wheres_my_luggage": _Captions(
        "Find your passengers’ luggage in Where’s My Luggage?",
        "Finde in Where’s My Luggage? das Gepäck deiner Passagiere",
    ),
    "carry_on": _Captions(
        "Choose a card in Carry On and pass on the rest",
        "Wähl in Carry On eine Karte und gib den Rest weiter",
    ),
    "cargo_hold": _Captions(
        "Bluff and raid crates in Cargo Hold", "Bluff in Cargo Hold und überfall Kisten"
    ),
}
"""What is said of each picture: of the lounge and of the table of each game."""


def screenshots() -> list[Screenshot]:
    """The lounge, and a table of every game in the midst of a match."""
    found = [(CAPTIONS["lounge"], "lounge")]
    for name in catalog.ids():
        title = catalog.game(name).title
        found.append((CAPTIONS.get(name, _Captions(title, title)), f"{name}-*-middle-table"))
    return [
        Screenshot(f"stowaway-{number}.png", captions._asdict(), pages)
        for number, (captions, pages) in enumerate(found, 1)
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
    link_translations(prefix)
    set_modes(prefix)


def link_translations(prefix: Path) -> None:
    """Show a software centre which languages the program speaks, by links to what is there."""
    folder = prefix / "share" / TRANSLATIONS
    languages = prefix / "lib" / NAME / "_internal" / "resources" / "languages"
    for file in sorted(languages.glob(f"{NAME}_*.qm")):
        folder.mkdir(parents=True, exist_ok=True)
        target = PurePosixPath("../../..") / file.relative_to(prefix).as_posix()
        (folder / file.name).symlink_to(target)


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
    """What a software centre shows; `site` is the web address of the project, or empty.

    No file of the repository holds an address. The release step knows it, and without one neither
    links nor screenshots are promised.
    """
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    text = _filled("metainfo.xml", {"VERSION": version, "DATE": date}).decode()
    if not site:
        return text.encode()
    site = escape(site.rstrip("/"))
    more = "".join(
        f'  <url type="{kind}">{site}{path}</url>\n'
        for kind, path in (("homepage", ""), ("bugtracker", "/issues"), ("vcs-browser", ""))
    )
    more += _screenshots(f"{site}/releases/download/v{version}")
    return text.replace("</component>", f"{more}</component>").encode()


def _screenshots(folder: str) -> str:
    lines = ["  <screenshots>"]
    for number, shot in enumerate(screenshots()):
        kind = ' type="default"' if number == 0 else ""
        lines.append(f"    <screenshot{kind}>")
        for language, caption in shot.captions.items():
            spoken = "" if language == "en" else f' xml:lang="{language}"'
            lines.append(f"      <caption{spoken}>{escape(caption)}</caption>")
        width, height = SCREENSHOT_SIZE
        image = f'<image type="source" width="{width}" height="{height}">'
        lines += [f"      {image}{folder}/{shot.file}</image>", "    </screenshot>"]
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

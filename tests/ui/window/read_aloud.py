"""Plays one round through the system's accessibility tree, as a screen reader would.

Run by the system's Python, which has pyatspi, on a session bus of its own:
`python3 read_aloud.py PROGRAM…`. It starts the program and knows of it only what it tells to
assistive technology: roles, names, descriptions, states, and actions. Prints one JSON object.
"""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found, unused-ignore]

gi.require_version("Atspi", "2.0")
import pyatspi  # type: ignore[import-not-found, unused-ignore]  # noqa: E402
from gi.repository import (  # type: ignore[import-not-found, unused-ignore]  # noqa: E402
    Atspi,
    GLib,
)

PATIENCE = 12.0
PRESSES = ("Press", "Toggle", "ShowMenu", "press", "toggle")


class Reader:
    """Somebody at a screen reader."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process
        self.heard: list[str] = []
        self.focused: Any = None
        """What has the keyboard, as it was told last."""

    # Looking

    def every(self, root: Any) -> Iterator[Any]:
        """All that is showing, in reading order."""
        try:
            states = root.getState()
            if not states.contains(pyatspi.STATE_SHOWING) and root.getRoleName() != "application":
                return
            yield root
            for index in range(root.childCount):
                child = root.getChildAtIndex(index)
                if child is not None:
                    yield from self.every(child)
        except (GLib.Error, LookupError, RuntimeError):
            # It went away while it was being read.
            return

    def program(self) -> Any:
        """The program's own root, once it is there."""
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and app.get_process_id() == self.process.pid:
                # What it says now, not what it said when it was first asked.
                app.set_cache_mask(Atspi.Cache.NONE)
                return app
        return None

    def find(self, name: str, role: "str | None" = None, whole: bool = False) -> Any:
        """The first whose name begins with `name`."""
        app = self.program()
        for each in self.every(app) if app is not None else ():
            said = each.name or ""
            fits = said == name if whole else said.startswith(name)
            if fits and role in (None, each.getRoleName()):
                return each
        return None

    def until(self, what: Callable[[], Any], told: str) -> Any:
        """Wait until something is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            code = self.process.poll()
            if code is not None:
                raise AssertionError(f"the program has ended with {code}")
            # Announcements come while the loop turns.
            while GLib.MainContext.default().iteration(False):
                pass
            found = what()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {told}; heard: {self.heard[-5:]}")

    def get(self, name: str, role: "str | None" = None, whole: bool = False) -> Any:
        """Wait for a thing by its name."""
        return self.until(lambda: self.find(name, role, whole), name)

    def hears(self, words: str) -> list[str]:
        """Wait until words are announced."""
        found: list[str] = self.until(lambda: [t for t in self.heard if words in t], words)
        return found

    def names(self, role: str) -> list[str]:
        """The names of all of a role."""
        return [each.name for each in self.every(self.program()) if each.getRoleName() == role]

    def at_entry(self) -> Any:
        """The entry of a menu that has the keyboard, if one has."""
        at = self.focused
        return at if at is not None and at.getRoleName().endswith("menu item") else None

    # Acting

    def press(self, name: str, role: "str | None" = None, whole: bool = False) -> None:
        """Do what presses a thing, once it can be pressed."""

        def ready() -> Any:
            found = self.find(name, role, whole)
            return found if found and found.getState().contains(pyatspi.STATE_ENABLED) else None

        self.act(self.until(ready, f"{name}, enabled"))

    def act(self, found: Any) -> None:
        """Press a thing now."""
        action = found.queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        action.doAction(next(names.index(each) for each in PRESSES if each in names))


def play(reader: Reader) -> dict[str, Any]:
    """From the lounge to the second round."""
    told: dict[str, Any] = {"fillers": []}

    def look_for_fillers(page: str) -> None:
        """Things of which nothing is told, and windows where none are."""
        for each in reader.every(reader.program()):
            role, parent = each.getRoleName(), each.parent
            inside = "" if parent is None else parent.getRoleName()
            if role == "filler" or (role == "frame" and inside not in ("", "application")):
                told["fillers"].append(f"{role} {each.name!r} in a {inside} of {page}")

    carousel = reader.get("Pack the Essentials, suitcase 1")
    told["carousel"] = carousel.getRoleName()
    look_for_fillers("the lounge")
    # It presses like any button.
    reader.act(carousel)
    reader.hears("Pack the Essentials")
    reader.get("Start", "push button")
    told["seats"] = labels(reader)
    look_for_fillers("the set-up page")
    reader.press("Start", "push button", whole=True)
    reader.get("Draft positions")
    look_for_fillers("the table")
    reader.hears("Claim a position")
    suitcase = reader.get("", "table")
    grid = suitcase.queryTable()
    told["suitcase"] = suitcase.name
    told["size"] = [grid.nColumns, grid.nRows]
    told["corner"] = grid.getAccessibleAt(0, 0).name
    told["cell"] = grid.getAccessibleAt(1, 1).name
    told["column"] = grid.getColumnHeader(1).name
    told["row"] = grid.getRowHeader(1).name
    reader.press("Position 4")

    # Alone a claim is made by itself after a moment: a busy machine may find the button too late.
    def confirms() -> bool:
        button = reader.find("Confirm", "push button", whole=True)
        if button and button.getState().contains(pyatspi.STATE_ENABLED):
            reader.act(button)
            return True
        return any("Take a tile" in words for words in reader.heard)

    reader.until(confirms, "a claim that is confirmed or made")
    reader.hears("You claim position 4")
    tile = reader.until(
        lambda: next(
            (
                each
                for each in reader.every(reader.program())
                if each.name.startswith("Tile ")
                and each.name[5:6].isdigit()
                and each.getState().contains(pyatspi.STATE_ENABLED)
            ),
            None,
        ),
        "a tile",
    )
    told["tile"] = tile.name
    told["shape"] = tile.description
    reader.press(tile.name)
    held = reader.get("In your hand: ")
    told["held"] = held.description
    reader.heard.clear()
    reader.press("D1", "table cell")
    told["refused"] = reader.hears("D1: does not fit.")[0]
    reader.press("Next spot", whole=True)
    place = reader.hears(": fits.")[-1].rpartition(": fits.")[0].split()[-1]
    told["place"] = place
    reader.press("Place", "push button", whole=True)
    piece = tile.name.partition(": ")[2]
    told["packed"] = reader.get(f"{place}: {piece}").name
    reader.press("Confirm", "push button", whole=True)
    reader.hears("Round 2.")
    cells = reader.names("table cell")
    told["empty"] = sum(name.endswith(": empty") for name in cells)
    # Its button is in a menu. Nobody finds an open menu from the window down: what has the keyboard
    # is told.
    reader.press("More", "push button", whole=True)
    entry = reader.until(reader.at_entry, "an entry of the menu")
    told["menu"] = entry.name
    reader.act(entry)
    reader.get("Round 2.", "list item")
    told["covered"] = sum(name.endswith(f": {piece}") for name in cells)
    told["log"] = [name for name in reader.names("list item") if name == "Round 2."]
    return told


def labels(reader: Reader) -> list[str]:
    """What labels say of the boxes of choices that are shown."""
    return [
        relation.getTarget(0).name
        for each in reader.every(reader.program())
        if each.getRoleName() == "combo box"
        for relation in each.getRelationSet()
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
    ]


def main() -> int:
    """Start the program, play, end it."""
    process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=sys.stderr)
    reader = Reader(process)

    def note(event: Any) -> None:
        if event.type.startswith("object:announcement"):
            reader.heard.append(str(event.any_data))
        elif event.detail1:
            reader.focused = event.source

    pyatspi.Registry.registerEventListener(note, "object:announcement")
    pyatspi.Registry.registerEventListener(note, "object:state-changed:focused")
    told: dict[str, Any] = {}
    try:
        told.update(play(reader))
    except Exception as error:  # noqa: BLE001 - the test shows it
        app = reader.program()
        told["failed"] = f"{type(error).__name__}: {error}"
        told["there"] = [
            f"{each.getRoleName()}: {each.name}"
            for each in (reader.every(app) if app is not None else ())
            if each.name and not each.name.endswith(": empty")
        ]
        told["heard"] = reader.heard
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
    sys.stdout.write(json.dumps(told) + "\n")
    return 1 if "failed" in told else 0


if __name__ == "__main__":
    sys.exit(main())

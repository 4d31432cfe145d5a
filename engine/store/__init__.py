"""engine.store: what is kept: matches, records, settings. The only room that writes files.

What the first frame of the app does not need is imported when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.store.files import StoreError
from engine.store.names import APP_ID, APP_NAME, EXTENSION, HOME_VARIABLE, MIME_TYPE
from engine.store.places import HomePaths, places
from engine.store.settings import SETTINGS, Setting, Settings

if TYPE_CHECKING:
    from engine.store.attempts import Begun
    from engine.store.guided import Guided, Left
    from engine.store.matches import Matches, Opened, Resumed, Summary
    from engine.store.records import BestResult, Logged, Records, Travelled, TripTally
    from engine.store.writer import Writer

__all__ = [
    "APP_ID",
    "APP_NAME",
    "EXTENSION",
    "HOME_VARIABLE",
    "MIME_TYPE",
    "SETTINGS",
    "Begun",
    "BestResult",
    "Guided",
    "HomePaths",
    "Left",
    "Logged",
    "Matches",
    "Opened",
    "Records",
    "Resumed",
    "Setting",
    "Settings",
    "StoreError",
    "Summary",
    "Travelled",
    "TripTally",
    "Writer",
    "places",
]

_SCHEMA_ADDITIONS: Final = {
    "Begun": "engine.store.attempts",
    **dict.fromkeys(("Guided", "Left"), "engine.store.guided"),
    **dict.fromkeys(("Matches", "Opened", "Resumed", "Summary"), "engine.store.matches"),
    **dict.fromkeys(
        ("BestResult", "Logged", "Records", "TripTally", "Travelled"), "engine.store.records"
    ),
    "Writer": "engine.store.writer",
}


def __getattr__(name: str) -> Any:
    if name not in _SCHEMA_ADDITIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_SCHEMA_ADDITIONS[name]), name)

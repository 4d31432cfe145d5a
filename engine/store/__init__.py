"""engine.store: what is kept: matches, records, settings. The only room that writes files."""

from engine.store.files import StoreError
from engine.store.matches import Matches, Opened, Resumed, Summary
from engine.store.names import APP_ID, APP_NAME, EXTENSION, HOME_VARIABLE, MIME_TYPE
from engine.store.places import Places, places
from engine.store.records import Best, Logged, Records
from engine.store.settings import SETTINGS, Setting, Settings
from engine.store.writer import Writer

__all__ = [
    "APP_ID",
    "APP_NAME",
    "EXTENSION",
    "HOME_VARIABLE",
    "MIME_TYPE",
    "SETTINGS",
    "Best",
    "Logged",
    "Matches",
    "Opened",
    "Places",
    "Records",
    "Resumed",
    "Setting",
    "Settings",
    "StoreError",
    "Summary",
    "Writer",
    "places",
]

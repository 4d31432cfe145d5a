"""engine.match: a game being played, as a journal of inputs and what is derived from it."""

from engine.match.bot_requests import BotRequest, iter_progress
from engine.match.journal import (
    Check,
    Ended,
    Entry,
    Header,
    JournalError,
    Player,
    Redo,
    Seated,
    TimeMark,
    Undo,
)
from engine.match.preview import Preview
from engine.match.progress import ProgressSteps, nested, run_to_end
from engine.match.session import (
    ChangeCause,
    Decision,
    SeatEvent,
    Session,
    SessionUndo,
    StateChange,
    begin,
)
from engine.match.timing import Timekeeper

__all__ = [
    "BotRequest",
    "ChangeCause",
    "Check",
    "Decision",
    "Ended",
    "Entry",
    "Header",
    "JournalError",
    "Player",
    "Preview",
    "ProgressSteps",
    "Redo",
    "SeatEvent",
    "Seated",
    "Session",
    "SessionUndo",
    "StateChange",
    "TimeMark",
    "Timekeeper",
    "Undo",
    "begin",
    "iter_progress",
    "nested",
    "run_to_end",
]

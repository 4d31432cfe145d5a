"""engine.match: a game being played, as a journal of inputs and what is derived from it."""

from engine.match.journal import (
    Check,
    Ended,
    Entry,
    Header,
    JournalError,
    Mark,
    Player,
    Redo,
    Seated,
    Undo,
)
from engine.match.minds import Question, thoughts
from engine.match.session import Cause, Change, Decision, Reach, Session, Told, begin
from engine.match.sketch import Sketch
from engine.match.steps import Steps, finish, within
from engine.match.timing import Timekeeper

__all__ = [
    "Cause",
    "Change",
    "Check",
    "Decision",
    "Ended",
    "Entry",
    "Header",
    "JournalError",
    "Mark",
    "Player",
    "Question",
    "Reach",
    "Redo",
    "Seated",
    "Session",
    "Sketch",
    "Steps",
    "Timekeeper",
    "Told",
    "Undo",
    "begin",
    "finish",
    "thoughts",
    "within",
]

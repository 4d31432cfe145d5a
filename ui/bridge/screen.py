"""Bridge: the screen: whose eyes it shows, and when it is handed from one person to the next."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, Signal

from engine.core import TEMPO, Act, AwaitingSeats, Seat
from engine.match import Session

Policy: TypeAlias = Literal["open", "own", "shared", "handed"]
"""What the screen shows: the person to act (no hands), the only person, everybody, by turns."""

_NOBODY_WAITING: Final = AwaitingSeats((), ())


class Screen(QObject):
    """Whose eyes the screen shows.

    *Open*, where seats hold nothing from one another: the person to act, or the last one who did.
    *Shared*, where several persons act at once: a spectator. *Own*, with hands and one person:
    that person. *Handed*, with hands and several: one after another, each behind a curtain. While
    a handover is due there is no viewer, so that log, tips, tree and pictures show what a
    spectator may know by construction. What is revealed to all they may look at *together*, as
    spectators, before the next one is asked to take the screen. Where nothing has to be covered
    (`Game.covers_hands`), the next one has the screen without being asked.
    """

    covering = Signal(object)
    """Seat | None: the viewer goes; before this returns all that is private is off the screen.

    The seat is the one to be handed the screen, and a curtain is painted where there is one.
    """
    covered = Signal(object)
    """Seat | None: nobody looks; who is to be handed the screen, None where it waits for nobody."""
    taken = Signal(int)
    """The seat that looks from now on."""

    def __init__(
        self, session: Session, parent: QObject | None = None, *, read_only: bool = False
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._read_only = read_only
        self._hands = session.game.hands(session.config)
        self._covered = session.game.covers_hands(session.config)
        self._persons = self.persons
        self._strange = False
        self._viewer: Seat | None = None
        self._due: Seat | None = None
        self._last = Seat(len(session.seats) - 1)
        self._seen: dict[Seat, int] = {}
        self._together = False
        self._kept = False
        self._host: Seat | None = None
        """Who looked before all looked together, and sits there still."""
        self.rehearses = False
        """Whether the only person is asked for as if others had looked."""
        self.gathers = False
        """Whether somebody says by `part` when all have seen what they look at together."""
        if self.policy == "handed":
            self._due = self._next()
            if not self._covered and self._due is not None:
                self._viewer, self._last, self._due = self._due, self._due, None
        else:
            self._look()

    # What it is

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play."""
        session = self._session
        return tuple(s for s, p in zip(session.seats, session.players, strict=True) if p.is_person)

    @property
    def policy(self) -> Policy:
        """How the viewer is chosen."""
        if self._hands:
            return "own" if len(self.persons) == 1 and not self._strange else "handed"
        several = len(self.persons) > 1
        return "shared" if TEMPO.id in self._session.config and several else "open"

    @property
    def covers(self) -> bool:
        """Whether a curtain hides the table between persons."""
        return self._covered and self.policy == "handed"

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the screen shows; None for a spectator's."""
        return self._viewer

    @property
    def due(self) -> Seat | None:
        """The seat that the screen waits to be handed to; None where no handover is due."""
        return self._due

    @property
    def requests(self) -> tuple[Seat, ...]:
        """Persons who may ask for the screen again though others are next: they may decide anew."""
        waiting = self._waiting
        if not waiting.sealed:
            return ()
        return tuple(s for s in waiting.may if s in self.persons and s not in waiting.due)

    @property
    def person_to_act(self) -> Seat | None:
        """The person who may act by this screen now; None while only computers are due.

        Where several decide at once, persons come before computers that are still thinking.
        """
        waiting, persons = self._waiting, self.persons
        if self._hands and not waiting.open:
            return self._viewer if self._viewer in waiting.may else None
        for seats in (waiting.due, waiting.may):
            if seats:
                return next((seat for seat in seats if seat in persons), None)
        return None

    def sees(self, seat: Seat) -> bool:
        """Whether what this seat sees may be on the screen now."""
        return not self._hands or seat == self._viewer

    def acts(self, seat: Seat) -> bool:
        """Whether this seat may act by this screen now: it looks, or nothing secret is needed."""
        waiting = self._waiting
        return self.sees(seat) or (waiting.open and seat in waiting.may and self._due is None)

    # The handover

    @property
    def together(self) -> bool:
        """Whether all look at what was just revealed, and the next handover waits for that."""
        return self._together

    def gather(self, by: Seat | None = None) -> bool:
        """What happens next, `by` this seat, is for all: whoever looks sees it as a spectator, as
        the others do. Who looked has the screen again afterwards if nobody else is due, or came.

        False where nobody would end it, where one person plays, or where somebody is due; and where
        nobody has looked, so that what is on the screen is a spectator's already.
        """
        if not self.gathers or self.policy != "handed" or self._due is not None:
            return False
        looked, self._together = self._viewer is not None, True
        host = self._viewer if looked else self._host
        self._hide(None)
        self._host = host if by == host or by not in self.persons else None
        return looked

    def keep(self) -> None:
        """Whoever looks is shown something of its own before the screen is handed on."""
        self._kept = self.gathers and self.policy == "handed" and self._viewer is not None

    def part(self) -> None:
        """What was kept or gathered for was seen, nobody is told of it again, and the screen is
        handed on.
        """
        if self._together:
            self._seen.update(dict.fromkeys(self.persons, self._session.inputs))
        if self._together or self._kept:
            self._together = self._kept = False
            self.follow()

    def take(self, seat: Seat) -> bool:
        """This seat's person has the screen; False if it is neither due nor may ask for it."""
        if self._due is None or seat not in (self._due, *self.requests):
            return False
        self._viewer, self._due, self._last = seat, None, seat
        self._host, self._strange, self.rehearses = None, False, False
        self.taken.emit(seat)
        return True

    def cover(self) -> None:
        """Hide what is private, as when the person has left; nothing where one person plays."""
        self._host = None
        if self.covers and self._viewer is not None:
            self._hide(self._next())

    def rehearse(self) -> None:
        """Have the only person take the screen as if others had looked at it: to learn how.

        Nothing happens where nobody would ask for that person.
        """
        if self.gathers and self.policy == "own" and self._viewer is not None:
            self.rehearses = True
            self._hide(self._viewer)

    def away(self) -> None:
        """The person is somewhere else: with hands nobody looks, one person's neither."""
        self.cover()
        if self._hands and self._viewer is not None:
            self._hide(None)

    def back(self) -> None:
        """The person is here again; where several play, whoever is due takes the screen."""
        if self.policy == "own" and self._viewer is None:
            self.rehearses = False
            (self._viewer,), self._due = self.persons, None
            self.taken.emit(self._viewer)
        elif self.policy == "handed" and not self._covered and self._viewer is None:
            if self._last in self._waiting.due and self._last in self.persons:
                self._pass_to(self._last)
            else:
                self.follow()

    def follow(self) -> None:
        """Bring the viewer in line with what the match waits for."""
        persons = self.persons
        moved, self._persons = persons != self._persons, persons
        if not self._hands:
            self._look()
            return
        # After a change of seats nobody knows who sits there: also an only person takes the screen.
        self._strange = self._strange or (moved and not self._over)
        if self.policy == "own":
            if not self.rehearses or moved or self._over:
                self._look()
            return
        self._together, self._kept = self._together and not moved, self._kept and not moved
        self._host = None if moved else self._host
        if self._together or self._kept:
            return
        wanted = self._next()
        if wanted is not None and wanted == self._host and self._due is None:
            self._due = wanted
            self.take(wanted)
            return
        if wanted is not None and not self._covered:
            self._pass_to(wanted)
            return
        if self._viewer is None or moved or (wanted is not None and wanted != self._viewer):
            self._hide(wanted)
        elif self._over or self._waiting.open:
            self._hide(None)

    def since(self, seat: Seat) -> int:
        """The number of inputs up to which this seat knows: its last look, or its own last act.

        An act that needed no look counts for nothing.
        """
        moments = self._session.moments
        last = self._seen.get(seat, 0)
        for number in range(len(moments) - 1, last, -1):
            given, before = moments[number].given, moments[number - 1].awaiting
            looked = isinstance(before, AwaitingSeats) and not before.open
            if isinstance(given, Act) and given.seat == seat and looked:
                return number
        return min(last, len(moments) - 1)

    # Inside

    @property
    def _waiting(self) -> AwaitingSeats:
        awaiting = self._session.awaiting
        return (
            awaiting
            if isinstance(awaiting, AwaitingSeats) and not self._read_only
            else _NOBODY_WAITING
        )

    @property
    def _over(self) -> bool:
        return self._session.result is not None

    def _next(self) -> Seat | None:
        """The person who needs the screen next: the one who looks, or the next in seat order."""
        waiting, seats = self._waiting, len(self._session.seats)
        if waiting.open:
            return None
        needed = [seat for seat in waiting.due if seat in self._persons]
        if self._viewer in needed:
            return self._viewer
        return min(needed, key=lambda seat: (seat - self._last - 1) % seats, default=None)

    def _hide(self, due: Seat | None) -> None:
        fresh = self._viewer is not None or due != self._due
        self._kept, self._host = False, self._host if due is None else None
        if self._viewer is not None:
            self._seen[self._viewer] = self._session.inputs
            self.covering.emit(due)
        self._viewer, self._due = None, due
        if fresh:
            self.covered.emit(due)

    def _pass_to(self, seat: Seat) -> None:
        """Let this seat's person look, who need not be asked: nothing of others is hidden."""
        if seat != self._viewer:
            if self._viewer is not None:
                self._seen[self._viewer] = self._session.inputs
            self._due = seat
            self.take(seat)

    def _look(self) -> None:
        """Choose a viewer where nobody has to go."""
        persons = self.persons
        if self._hands or TEMPO.id in self._session.config:
            self._viewer = persons[0] if len(persons) == 1 else None
            self._due = None
            return
        person = self.person_to_act
        if person is not None:
            self._viewer = person
        elif self._viewer not in persons:
            self._viewer = persons[0] if persons else None

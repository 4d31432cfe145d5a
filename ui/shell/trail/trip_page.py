"""Shell: the page of a game's trip: a map with a place for each card, in any order."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QRadioButton, QVBoxLayout

from engine.core import ChoiceOption
from ui.kit.spec import GameTable
from ui.kit.trip_stamps import StampStop, Trip
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.shell.trail.art import day_name
from ui.shell.trail.frame import MapPage
from ui.shell.trail.map import MapPlace
from ui.shell.widgets.basic import Label, PaperCard, button

if TYPE_CHECKING:
    from engine.core import Value
    from ui.bridge.controller import AppController


class TripPage(MapPage):
    """One game's trip: its cards as places, those stamped whose goal was reached."""

    played = Signal(str, object)
    """(game, options): begin this match, alone."""

    def __init__(self, look: Look, spec: GameTable, controller: AppController) -> None:
        super().__init__(look, controller)
        self.spec = spec
        self.game = controller.game(spec.game)
        self.set_title(self.tr("Trip: {game}").format(game=spec.title()))
        self._values: dict[str, Value] = {}
        self._trip: Trip | None = None
        self.stop_card = TripStopCard(self)
        self.cards.addWidget(self.stop_card)
        ways = PaperCard(look)
        ways.column.addLayout(self._signs(locks=False))
        words = self.tr("Reach each card’s goal, in any order.")
        ways.column.addWidget(Label(look, words, face=Role.SMALL, role="muted", wrap=True))
        self.kinds = QVBoxLayout()
        ways.column.addLayout(self.kinds)
        self.cards.addWidget(ways)
        self.cards.addStretch(1)
        self.lay(self.map)
        self.map.setAccessibleName(self.tr("Stops"))
        self.map.pressed.connect(self._on_pressed)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._refresh)
        controller.records_changed.connect(self._renew)
        self._offer_kinds()

    def _offer_kinds(self) -> None:
        """Each of the trips that an option makes, such as that with own suitcases."""
        start = self.spec.trip(self._usual())
        self._values = {} if start is None else dict(start.kept)
        self.radios: dict[tuple[str, Value], QRadioButton] = {}
        for option in self.game.options:
            if option.id not in self._values or not isinstance(option, ChoiceOption):
                continue
            names = self.spec.values(option.id)[1]
            for value in option.values:
                radio = QRadioButton(literal(names[value]))
                radio.clicked.connect(partial(self._on_kind, option.id, value))
                self.radios[option.id, value] = radio
                self.kinds.addWidget(radio)

    def _usual(self) -> dict[str, Value]:
        """All options as they are by default."""
        return {option.id: option.default for option in self.game.options}

    def _on_kind(self, option: str, value: Value) -> None:
        self.choose({option: value})

    def choose(self, values: Mapping[str, Value]) -> None:
        """Show the trip with these options; what they do not say stays."""
        self._values.update((key, values[key]) for key in self._values if key in values)
        for (option, value), radio in self.radios.items():
            radio.setChecked(self._values[option] == value)
        self._fresh = True
        self._refresh()

    def enter(self) -> None:
        """What is to be played next has the keyboard."""
        self.player.renew()
        self._refresh()
        self.stop_card.play_button.setFocus()

    def _renew(self) -> None:
        """The records have changed; where nobody looks nothing is read, as `enter` does."""
        if self.isVisible():
            self._later.start()

    def _refresh(self) -> None:
        """Read anew how far one came."""
        name = self.controller.people.own_name
        tallies = self.controller.tallies(str(self.spec.game), name)
        trip = self._trip = self.spec.trip({**self._usual(), **self._values}, tallies)
        assert trip is not None
        following, values = trip.next(), list(trip.stops)
        before = self.map.current
        if self._fresh:
            before = 0 if following is None else values.index(following)
        self._fresh = False
        places = [
            self._place(n, value, is_next=value == following) for n, value in enumerate(values)
        ]
        self.map.show_places(places, before)
        words = self.tr("{done} of {all} stamped.")
        if following is None:
            words = self.tr("All {all} stamped. Your trip is complete!")
        self.won.setText(words.format(done=trip.stamped, all=len(values)))
        self._on_place(before)

    def _place(self, number: int, value: str, *, is_next: bool) -> MapPlace:
        assert self._trip is not None
        stop, name = self._trip.stops[value], self.name_of(value)
        day = None if stop.since is None else stop.since.astimezone().date()
        said = self.tr("{stop}: {state}").format(stop=name, state=self.how_it_went(stop))
        score = self.spec.amount(stop.best) if stop.stamped else ""
        return MapPlace(
            number + 1,
            name,
            said,
            stop.stamped,
            0,
            True,
            is_next,
            score,
            day if stop.stamped else None,
        )

    def name_of(self, value: str) -> str:
        """A stop in words."""
        assert self._trip is not None
        return self.spec.values(self._trip.option)[1][value]

    def how_it_went(self, stop: StampStop) -> str:
        """What came of a stop, in words."""
        if not stop.tries:
            return self.tr("not played yet")
        tries = self.tr("%n attempt(s)", "", stop.tries)
        best = self.spec.amount(stop.best, said=True)
        if stop.stamped and stop.since is not None:
            words = self.tr("goal reached on {day}, best {score} ({tries})")
            day = day_name(stop.since.astimezone().date())
            return words.format(day=day, score=best, tries=tries)
        words = self.tr("goal reached, best {score} ({tries})")
        if not stop.stamped:
            words = self.tr("best {score} ({tries})")
        return words.format(score=best, tries=tries)

    def options_of(self, value: str) -> dict[str, Value]:
        """The options of a match on a stop."""
        assert self._trip is not None
        return {self._trip.option: value, **self._trip.kept}

    def _on_place(self, number: int) -> None:
        assert self._trip is not None
        value = list(self._trip.stops)[number]
        self.stop_card.show_stop(value, self._trip.stops[value])

    def _on_pressed(self, _number: int) -> None:
        """The stop that is chosen is to be started."""
        self.stop_card.play()


class TripStopCard(PaperCard):
    """The stop that is chosen: what it asks, how it went, and the way to play it."""

    def __init__(self, page: TripPage) -> None:
        super().__init__(page.look)
        self.page = page
        self._value = ""
        self.heading = Label(page.look, face=Role.HEADING, wrap=True)
        self.asked = Label(page.look, face=Role.STRONG, wrap=True)
        self.best = Label(page.look, wrap=True)
        self.play_button = button("", self.play, role="primary", tag=page.look)
        for widget in (self.heading, self.asked, self.best, self.play_button):
            self.column.addWidget(widget)

    def show_stop(self, value: str, stop: StampStop) -> None:
        """Show a stop."""
        page, self._value = self.page, value
        options = page.options_of(value)
        self.heading.setText(page.name_of(value))
        self.setAccessibleName(self.heading.text())
        goal = page.game.goal(page.game.configure(1, options))
        grade = page.spec.grade(options)
        said = "" if goal is None else page.spec.amount(goal, said=True)
        words = self.tr("Goal: {points}")
        if grade is not None:
            words = self.tr("Goal: {points} ({difficulty})")
        self.asked.setText(
            words.format(points=said, difficulty="" if grade is None else grade.name)
        )
        self.asked.setVisible(goal is not None)
        went = page.how_it_went(stop)
        self.best.setText(went[:1].upper() + went[1:] + ".")
        play = self.tr("&Play {name}") if not stop.stamped else self.tr("&Play {name} again")
        self.play_button.setText(play.format(name=literal(page.name_of(value))))

    def play(self) -> None:
        """Begin a match on this stop, on a new deal."""
        self.page.played.emit(str(self.page.spec.game), self.page.options_of(self._value))

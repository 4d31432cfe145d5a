"""Shell: the trail page: a map of stops that ask for medals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout

from engine.store.persons import profile
from ui.kit.medals import medal_name
from ui.kit.spec import GameTable
from ui.kit.words import capital, listed
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.text import literal
from ui.look.typography import Role
from ui.shell.trail.art import day_name, full_day
from ui.shell.trail.frame import MapPage, TrailInfo, others_button
from ui.shell.trail.journey import places_before
from ui.shell.trail.map import MapPlace
from ui.shell.trail.places import needs_no_win, place_names
from ui.shell.widgets.basic import Label, PaperCard, button, clear

if TYPE_CHECKING:
    from datetime import date

    from engine.core import Config
    from engine.store import Travelled
    from engine.trails import Deal, Medal, Progress, TrailStop, UnderWay
    from ui.bridge.controller import AppController

SeenPlaces: TypeAlias = "dict[tuple[str, str], tuple[MapPlace, ...]]"
"""The places of trails at the last look, by the game's id and whose trail it is."""


def day_of(played: Travelled) -> date:
    """The day of this place on which a match ended."""
    return played.finished.astimezone().date()


class TrailPage(MapPage):
    """One game's trail: what there is to be played, and how it went."""

    played = Signal(str, object)
    """(game, deal): begin this match."""
    continued = Signal(object)
    """Path of a match: go on with this attempt."""
    others_wanted = Signal(str)
    """Another game's id: its trail."""
    daily_wanted = Signal(str)
    """A game's id: its daily suitcases."""
    trip_wanted = Signal(str)
    """A game's id: its trip."""
    cued = Signal(str)
    """The name of a sound that belongs to what is seen."""

    def __init__(
        self,
        look: Look,
        spec: GameTable,
        controller: AppController,
        others: Iterable[GameTable] = (),
        seen: SeenPlaces | None = None,
    ) -> None:
        """`seen` is what was seen before, on other pages of this run."""
        super().__init__(look, controller)
        self.spec = spec
        self._seen: SeenPlaces = {} if seen is None else seen
        self.map.journey.cued.connect(self.cued)
        self.info = TrailInfo(look, spec, controller)
        self.trail_service = self.info.trail_service
        game = str(spec.game)
        self.set_title(self.tr("Trail: {game}").format(game=spec.title()))
        self.others_button = others_button(others, self.others_wanted.emit)
        if self.others_button is not None:
            self.bar.addWidget(self.others_button)
        self.stop_card = StopCard(self)
        self.cards.addWidget(self.stop_card)
        ways = PaperCard(look)
        words = self.tr("Each stop is a deal with medals to win. Bronze unlocks the next stop.")
        ways.column.addLayout(self._signs(locks=True))
        ways.column.addWidget(Label(look, words, face=Role.SMALL, role="muted", wrap=True))
        self.rivals_words = Label(
            look,
            self.tr(
                "Each small circle above a stop is an opponent. The fuller the circle, the "
                "stronger the opponent."
            ),
            face=Role.SMALL,
            role="muted",
            wrap=True,
        )
        ways.column.addWidget(self.rivals_words)
        self.daily_button = button(
            self.tr("&Daily suitcase"), partial(self.daily_wanted.emit, game)
        )
        ways.column.addWidget(self.daily_button)
        self.trip_button = button(self.tr("T&rip"), partial(self.trip_wanted.emit, game))
        ways.column.addWidget(self.trip_button)
        trip = spec.trip({option.id: option.default for option in controller.game(game).options})
        if trip is None:
            self.trip_button.hide()
        else:
            words = self.tr("All %n Victory card(s), in any order.", "", len(trip.stops))
            ways.column.addWidget(Label(look, words, face=Role.SMALL, role="muted", wrap=True))
        self.cards.addWidget(ways)
        self.cards.addStretch(1)
        self.lay(self.map)
        self.map.setAccessibleName(self.tr("Stops"))
        self.map.pressed.connect(self._on_pressed)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._refresh)
        controller.records_changed.connect(self._renew)
        controller.standings.found.connect(self._renew)
        self._ahead: Deal | None = None
        """The deal that is to be chosen when the page comes."""
        self.progress: tuple[Progress, ...] = ()
        self.next: int | None = None

    def enter(self) -> None:
        """What is to be played next has the keyboard."""
        self.player.renew()
        self._fresh = True
        self._refresh()
        self.stop_card.focus()

    def lead_to(self, deal: Deal) -> None:
        """Choose the stop with this deal when the page comes."""
        self._ahead = deal

    def _number_of(self, code: str, config: Config) -> int | None:
        """Which stop has a deal with this code and these options."""
        stops = enumerate(self.trail_service.stops)
        return next((number for number, stop in stops if stop.deal.is_at(code, config)), None)

    def _before(self, places: tuple[MapPlace, ...]) -> tuple[MapPlace, ...]:
        """What was there before the match that is open, if it is over and won its stop."""
        bridge = self.controller.bridge
        if bridge is None or bridge.result is None:
            return places
        number = self._number_of(bridge.code, bridge.config)
        found = None if number is None else places_before(places, number, self.progress[number])
        return found or places

    def _refresh(self) -> None:
        """Read anew how far one came."""
        from engine import trails

        stops = self.trail_service.stops
        self.progress = self.trail_service.progress()
        self.next = trails.next_stop(self.progress)
        before = self.map.current
        if self._fresh:
            ahead = self._ahead
            number = None if ahead is None else self._number_of(ahead.code, ahead.config)
            before = number or self.next or 0
        self._fresh, self._ahead = False, None
        self.map.setVisible(bool(stops))
        self.won.setVisible(bool(stops))
        places = tuple(self._place(n, name) for n, name in enumerate(place_names(len(stops))))
        self.map.show_places(places, before)
        self.rivals_words.setVisible(any(place.rivals for place in places))
        who = str(self.spec.game), profile(self.trail_service.name)
        seen = self._seen[who] if who in self._seen else self._before(places)
        self._seen[who] = places
        if not self.map.journey.is_on:
            self.map.journey.begin(seen, lambda: self.controller.preferences.factor)
        self.won.setText(self._won_words([one.medal for one in self.progress]))
        self._on_place(before)

    def _won_words(self, medals: Sequence[Medal]) -> str:
        """How many medals of each kind were won across all stops."""
        from engine.trails import Medal

        stops = len(medals)
        gold, silver, bronze = (
            medals.count(one) for one in (Medal.GOLD, Medal.SILVER, Medal.BRONZE)
        )
        won = [
            self.tr("%n gold medal(s)", "", gold) if gold else "",
            self.tr("%n silver medal(s)", "", silver) if silver else "",
            self.tr("%n bronze medal(s)", "", bronze) if bronze else "",
        ]
        if not any(won):
            return self.tr("No medals yet, %n stop(s)", "", stops)
        words = self.tr("{medals} across %n stop(s)", "", stops)
        return words.format(medals=listed([*filter(None, won)]))

    def _place(self, number: int, name: str) -> MapPlace:
        one = self.progress[number]
        best = one.best_try
        state = self.tr("unlocked") if one.open else self.tr("locked")
        score, day = "", None
        if one.medal and best is not None:
            day = day_of(best)
            score = self.spec.amount(best.result.scores[best.seat])
            assert one.best is not None
            words = self.tr("{medal}, {result}, {day}")
            state = words.format(
                medal=medal_name(one.medal),
                result=self.info.words_of(one.best),
                day=day_name(day),
            )
        said = self.tr("{stop}: {state}").format(stop=self.stop_name(number, name), state=state)
        is_next = number == self.next
        deal = self.trail_service.stops[number].deal
        rivals = self.info.strengths(deal)
        if rivals:
            said = f"{said}\n{capital(self.info.deal_words(deal))}"
        return MapPlace(
            number + 1, name, said, one.medal > 0, one.medal, one.open, is_next, score, day, rivals
        )

    def stop_name(self, number: int, name: str) -> str:
        """A stop in words."""
        words = self.tr("Stop {number}, {name}")
        return words.format(number=number + 1, name=name)

    def _on_place(self, number: int) -> None:
        if not self.trail_service.stops:
            self.stop_card.show_none(self.trail_service.sentence)
            return
        name = self.map.places[number].name
        stop = self.trail_service.stops[number]
        self.stop_card.show_stop(number, name, stop, self.progress[number])

    def _on_pressed(self, _number: int) -> None:
        """The stop that is chosen is to be started."""
        self.stop_card.play()

    def _renew(self, *_: object) -> None:
        """The records have changed, or how a match stands is known now; it may go on here.

        Where nobody looks nothing is read: `enter` does.
        """
        if self.isVisible():
            self._later.start()


class StopCard(PaperCard):
    """The stop that is chosen: what it asks, how it went, and the way to play it."""

    def __init__(self, page: TrailPage) -> None:
        super().__init__(page.look)
        self.page = page
        self.heading = Label(page.look, face=Role.HEADING, wrap=True)
        self.code = Label(page.look, face=Role.SMALL, role="muted", wrap=True)
        self.best = Label(page.look, wrap=True)
        self.medals = QVBoxLayout()
        with_spacing(page.look, self.medals, gap=6)
        self.play_button = button("", self.play, role="primary", tag=page.look)
        self.play_button.setDefault(True)
        self.over_button = button("", self.start_over)
        self.over_button.hide()
        for widget in (self.heading, self.code):
            self.column.addWidget(widget)
        self.column.addLayout(self.medals)
        self.column.addWidget(self.best)
        self.column.addWidget(self.play_button)
        self.column.addWidget(self.over_button)
        self._deal: Deal | None = None
        self._under_way: UnderWay | None = None

    def show_none(self, sentence: str) -> None:
        """There is no trail, and perhaps a reason."""
        self.heading.setText(self.tr("No trail yet"))
        self.best.setText(sentence)
        self.play_button.hide()
        self.over_button.hide()

    def show_stop(self, number: int, name: str, stop: TrailStop, one: Progress) -> None:
        """Show a stop."""
        page, info = self.page, self.page.info
        self.heading.setText(page.stop_name(number, name))
        self.setAccessibleName(self.heading.text())
        played = info.deal_words(stop.deal)
        if stop.deal.later:
            words = self.tr("{played}\nEach attempt has a new deal.")
            played = words.format(played=played)
        elif not info.hides_hands(stop.deal):
            words = self.tr("{played}\nDeal code {code}")
            played = words.format(played=played, code=stop.deal.code)
        self.code.setText(played)
        clear(self.medals)
        for row in info.medals(stop.medals, one.medal, seats=stop.deal.config.seats):
            self.medals.addLayout(row)
        words = self._how_it_went(one)
        if one.open and not one.medal:
            # Strong opponents put off whoever has just lost to easier ones. What bronze asks
            # stands above.
            seats, asked = stop.deal.config.seats, stop.medals[0]
            enough = self.tr("You don’t have to win: bronze is enough.")
            words = f"{words} {enough if needs_no_win(asked, seats=seats) else ''}".strip()
        self.best.setText(words)
        self.best.setVisible(bool(words))
        self._under_way = one.attempts.latest
        self._deal = stop.deal if one.open else None
        words, place = self.tr("&Play stop {number}"), ""
        if self._under_way is not None:
            words, place = self.tr("Continue s&top {number}"), info.place_of(self._under_way)
            if place:
                words = self.tr("Continue s&top {number}, {place}")
        self.play_button.setText(words.format(number=number + 1, place=literal(place)))
        self.play_button.setEnabled(one.open or self._under_way is not None)
        self.over_button.setText(
            self.tr("Start o&ver (counts as attempt {number})").format(number=one.tries + 1)
        )
        self.over_button.setVisible(one.open and self._under_way is not None)

    def _how_it_went(self, one: Progress) -> str:
        tried = self.tr("%n attempt(s)", "", one.tries)
        best = one.best_try
        if one.best is not None and best is not None:
            words = self.tr("Your best: {result}, {day}. So far {tries}.")
            day = full_day(day_of(best))
            result = self.page.info.words_of(one.best)
            return words.format(result=result, tries=tried, day=day)
        if one.tries:
            return self.tr("%n attempt(s), not finished yet.", "", one.tries)
        return "" if one.open else self.tr("Win bronze at the previous stop to unlock this one.")

    def play(self) -> None:
        """Go on with the attempt under way, else begin the match."""
        if self._under_way is not None:
            self.page.continued.emit(self._under_way.match.path)
        else:
            self.start_over()

    def start_over(self) -> None:
        """Begin the match, as one attempt more."""
        if self._deal is not None:
            self.page.played.emit(str(self.page.spec.game), self._deal)

    def focus(self) -> None:
        """The way on has the keyboard."""
        if self.play_button.isEnabled() and not self.play_button.isHidden():
            self.play_button.setFocus()
        elif self.page.map.all:
            self.page.map.focus()
        else:
            self.page.daily_button.setFocus()

"""Shell: the set-up page, also as the practise page: seats, options, deal code, start."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.core import TEMPO, Level, Seat, StowawayError
from engine.store import BestResult, Summary, TripTally
from ui.bridge.controller import AppController, SeatSetup
from ui.bridge.keys import KeyboardPlayer
from ui.bridge.localise import date_words, localise
from ui.bridge.reached import form_of
from ui.bridge.seats import SeatInfo, called, your_name
from ui.kit.spec import GameTable
from ui.look.shortcuts import Shortcut
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import TagButton
from ui.shell.setup.introduction import IntroductionCard
from ui.shell.setup.seating import PERSON, Seating
from ui.shell.trail.trip import TripCard
from ui.shell.widgets.basic import (
    DOT_SEPARATOR,
    ElidedLabel,
    Emblem,
    Label,
    PaperCard,
    Sentence,
    WidePage,
    button,
    clear,
)

if TYPE_CHECKING:
    from ui.shell.settings.keys_editor import KeysEditor

EASY: Final = Level("easy")
FIRST_MATCH_TEMPO_PERCENT: Final = 75
"""The tempo of a first match, in percent."""


class SetupPage(WidePage):
    """Who plays what, on which deal.

    In `practice` a game for one has one seat, and shows the best totals of the deal.
    """

    started = Signal(str, str, object, object, bool)
    """(game, deal code, chairs, option values, practice)"""
    drawn = Signal(str)
    """Lots were drawn for the match that was started: who begins, in a sentence."""
    learn = Signal(str)
    """A game's id: play its guided first round."""
    trip_wanted = Signal(str, object)
    """(game, options): the map of the trip."""

    def __init__(
        self,
        look: Look,
        spec: GameTable,
        controller: AppController,
        parent: QWidget | None = None,
        *,
        practice: bool = False,
    ) -> None:
        super().__init__(look, parent, wide=1080)
        self.spec = spec
        self.rules_game = str(spec.game)
        self.controller = controller
        self._wants_deal = True
        """Whether the next time that it is shown a new deal is proposed."""
        self._past: tuple[str, tuple[TripTally, ...]] | None = None
        """Who sits alone, and what they have played so."""
        self.practice = practice
        game = self._game = controller.game(spec.game)
        self._solo_practice = practice and 1 in game.seats
        """Whether a person practises without opponents."""
        self.set_title(self.tr("Practice: {game}") if practice else self.tr("{game}"))
        self.set_title(self.title().format(game=spec.title()))
        self.about = Label(look, "" if practice else spec.tagline(), role="muted", wrap=True)
        self.column.addWidget(self.about)
        self.introduction: IntroductionCard | None = None
        """Of a game that nobody here has played."""
        levels = controller.levels(spec.game)
        self.seating = Seating(
            look,
            levels,
            game.seats,
            alone=self._solo_practice,
            default_seats=game.default_seats,
            asks=spec.asks_first(),
        )
        seats = PaperCard(look, self.tr("Who plays?"))
        seats.column.addWidget(self.seating)
        self.more = PaperCard(look)
        self.more_words = ElidedLabel(look, role="muted")
        self.more_button = button("", self._on_more)
        self.more.column.addWidget(self.more_words)
        self.more.column.addWidget(self.more_button)
        self.deal = DealCard(look, controller, spec)
        self.totals = PaperCard(look, self.tr("Best scores on this deal"))
        self.totals_list = QVBoxLayout()
        self.totals.column.addLayout(self.totals_list)
        self.options = spec.options_page(look, game, None)
        if practice:
            self.options.fix(game.practice_options)
        options = PaperCard(look, self.tr("Options"))
        options.column.addWidget(self.options)
        emblems = (Emblem(look, spec, least=0), Emblem(look, spec, least=0))
        self.trip = TripCard(look, spec)
        self.lay((seats, self.more, self.deal, self.trip, self.totals), options, emblems)
        self._build_keys()
        self.totals.setVisible(self._solo_practice)
        foot = QHBoxLayout()
        with_spacing(look, foot, (20, 8, 20, 14), 14)
        self.sentence = Sentence(look)
        self.start_button = button(
            self.tr("&Start practice") if practice else self.tr("&Start"),
            self.start,
            role="primary",
            tag=self.look,
        )
        self.learn_button = button(
            self.tr("Learn by &playing"),
            lambda: self.learn.emit(str(self.spec.game)),
            role="primary",
            tag=self.look,
            hint=self.tr("New here? The conductor guides you through your first round."),
        )
        self.learn_button.setMinimumWidth(look.px(200))
        self.start_button.setMinimumWidth(look.px(200))
        self.start_button.setDefault(True)
        foot.addWidget(self.sentence, 1)
        foot.addStretch(0)
        foot.addWidget(self.learn_button)
        foot.addWidget(self.start_button)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addLayout(foot)
        # The best totals are looked up once typing has stopped.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(150)
        self._later.timeout.connect(self._show_totals)
        self.seating.changed.connect(self._on_seats)
        self.seating.faces_wanted.connect(
            lambda wanted: self.controller.remember("setup.characters", wanted)
        )
        self.seating.want_faces(wanted=controller.settings.flag("setup.characters"))
        self.options.changed.connect(self._on_options)
        self.deal.changed.connect(self._check)
        self.trip.map_wanted.connect(self._on_map)
        self.trip.wanted.connect(lambda option, value: self.options.set_values({option: value}))
        self._recall()
        self._on_seats()
        self._propose()
        self._recall_options()
        self._seated = self.seating.filled()

    @property
    def _teaches(self) -> bool:
        """Whether nobody here has come to a match's end yet, and somebody could show the game."""
        known = self.practice or str(self.spec.game) in self.controller.settings.texts(
            "setup.known"
        )
        over = known or any(match.result is not None for match in self._begun())
        return not over and self.spec.tutorial() is not None

    @property
    def _is_new(self) -> bool:
        """Whether none was even begun."""
        return self._teaches and not self._begun()

    def _begun(self) -> list[Summary]:
        return [match for match in self.controller.shelf() if match.game == self.spec.game]

    def _propose(self) -> None:
        """A first match that can be won: against the easy ones, at a gentle tempo."""
        # Who sat here last stays there.
        if self._is_new and self.controller.settings.text("setup.last") != self.spec.game:
            if EASY in self.controller.levels(self.spec.game):
                kinds = [(n, c, k if k == PERSON else EASY) for n, c, k in self.seating.filled()]
                self.seating.fill(kinds)
            self.options.set_values({TEMPO.id: FIRST_MATCH_TEMPO_PERCENT})

    def _build_keys(self) -> None:
        """The keys of the game, if it has any; below all else, since they need the width."""
        self.keys: KeysEditor | None = None
        self.keys_card = PaperCard(self.look, self.tr("Keys"), self)
        self.keys_card.hide()
        plan = self.spec.keys({})
        if plan is not None and not self.practice:
            from ui.shell.settings.keys_editor import KeysEditor

            self.keys = KeysEditor(self.look, self.controller, plan)
            self.keys_card.column.addWidget(self.keys)
            self.column.addWidget(self.keys_card)

    def _people(self) -> list[SeatSetup]:
        """The seats that persons play."""
        return [one for one in self.seating.seat_setups() if one.level is None]

    def _show_keys(self) -> None:
        """Whose keys are whose, where anybody plays by them."""
        if self.keys is None:
            return
        people = [KeyboardPlayer(one.name, one.colour) for one in self._people()]
        self.keys.set_people(people)
        plan = self.spec.keys(self.options.values())
        if plan is not None:
            self.keys.set_plan(plan)
        self.keys_card.setVisible(plan is not None and bool(people))

    @property
    def is_spare(self) -> bool:
        """Options are remembered; who was written in, and on which deal, is not."""
        chosen = self.seating.is_cast or any(self.seating.advantages())
        seated = self.seating.filled() == self._seated and not chosen
        return not self.deal.is_typed and seated

    def leave(self) -> None:
        """What was chosen is chosen the next time, too."""
        values = self.options.remembered()
        chosen = tuple(f"{name}={json.dumps(value)}" for name, value in sorted(values.items()))
        self.controller.remember(self._options_key, chosen)

    @property
    def _options_key(self) -> str:
        return f"options.{self.spec.game}{'-practice' if self.practice else ''}"

    def _recall_options(self) -> None:
        values: dict[str, object] = {}
        for held in self.controller.settings.texts(self._options_key):
            name, _, value = held.partition("=")
            # A file from outside: what is no value of an option is passed over.
            with suppress(ValueError, RecursionError):
                values[name] = json.loads(value)
        self.options.recall({n: v for n, v in values.items() if isinstance(v, (str, int))})

    def to_top(self) -> None:
        """Show the first of it; whoever comes anew gets a new deal."""
        super().to_top()
        self._wants_deal = True

    def enter(self) -> None:
        """A new deal, unless one was typed in; practice stays with its deal.

        Whoever only comes back from a page that was opened from here finds all as it was.
        """
        if self.keys is not None:
            self.keys.show_keys()
        if self._wants_deal and not self.practice:
            self.deal.refresh()
        self._wants_deal = False
        self._past = None
        self._introduce()
        self._check()
        new = self._is_new
        half = self.controller.guided.has(str(self.spec.game)) and not self.practice
        go_on, learn = self.tr("Continue the guided round"), self.tr("Learn by &playing")
        again = self.tr("Play the guided round")
        self.learn_button.setText(go_on if half else learn if self._teaches else again)
        # Who knows the game finds it here, too: quietly, since it leads no more.
        self.learn_button.setVisible(not self.practice and self.spec.tutorial() is not None)
        for each, leads in ((self.learn_button, new), (self.start_button, not new)):
            assert isinstance(each, TagButton)
            each.set_primary(leads)
        (self.learn_button if new else self.start_button).setFocus()

    def _introduce(self) -> None:
        """Say more of a game as long as no match of it was begun."""
        known = str(self.spec.game) in self.controller.settings.texts("setup.known")
        new = not (self.practice or known or self._begun())
        if new and self.introduction is None:
            self.introduction = IntroductionCard(self.look, self.spec.introduction())
            self.column.insertWidget(self.column.indexOf(self.about) + 1, self.introduction)
        if self.introduction is not None:
            alone = len(self.seating.rows) == 1
            form = form_of(self.controller.game(str(self.spec.game)))
            mode = "" if form is None else str(self.options.values().get(form.id, form.default))
            self.introduction.tell(self.spec.introduction(alone=alone, form=mode), mode)
            self.introduction.setVisible(new)
        self.about.setVisible(not new)

    def seat_one(self) -> None:
        """Have one person at the table, the first who sits there."""
        name, colour, _ = self.seating.filled()[0]
        self.seating.fill([(name, colour, PERSON)])

    def start(self) -> None:
        """Begin the match, or say what is in the way."""
        code = self.deal.code()
        if code is None:
            assert self.scroller is not None
            # The field last: of the two it must be seen.
            for each in (self.deal.sentence, self.deal.edit):
                self.scroller.ensureWidgetVisible(each)
            self.deal.edit.setFocus()
            self.deal.edit.selectAll()
            return
        if not self._check():
            return
        self._remember()
        lots, seats = self.seating.lots_due, self.seating.filled()
        faces, advantages = self.seating.faces(), self.seating.advantages()
        if lots:
            # Behind what is remembered: there the seats stay as they are.
            self.seating.draw_lots(settles=False)
        seat_setups = self.seating.seat_setups()
        first = self._first_words() if lots else ""
        if lots:
            self.seating.fill(seats, faces)
            self.seating.give_advantages(advantages)
        self.started.emit(
            str(self.spec.game),
            code,
            seat_setups,
            self.options.values(),
            self.practice,
        )
        bridge = self.controller.bridge
        begun = bridge is not None and bridge.code == code
        # Whoever stays at another match keeps what they have typed in.
        self.deal.spend(begun=begun)
        self._wants_deal = self._wants_deal or begun
        if lots:
            self.drawn.emit(first)

    def _first_words(self) -> str:
        """Who begins by lot, called as at the table."""
        first = self.seating.shown_names()[0]
        if self.seating.you == 0 and first == your_name(""):
            return self.tr("You were drawn to start.")
        return self.tr("{name} was drawn to start.").format(name=first)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page: Enter starts, unless it presses a button."""

        def starts() -> bool:
            focus = self.focusWidget()
            return not isinstance(focus, QAbstractButton) or focus.isCheckable()

        start = Shortcut(("Return", "Enter"), self.tr("Start the match"), self.start, starts)
        return (start, *super().shortcuts())

    def _colour_of(self, name: str) -> tuple[str, str]:
        """The profile and the colour of a player; nothing for anybody else."""
        entry = self.controller.people.entry(name)
        return ("", "") if entry is None else (entry.key, entry.colour)

    def _on_seats(self) -> None:
        self.seating.colour_players(self._colour_of)
        names, you = self.seating.shown_names(), self.seating.you
        players = [
            SeatInfo(
                Seat(seat),
                name,
                seat_setup.colour,
                seat_setup.level,
                seat == you,
                character=seat_setup.character,
                advantage=seat_setup.advantage,
            )
            for seat, (seat_setup, name) in enumerate(
                zip(self.seating.seat_setups(), names, strict=True)
            )
        ]
        count = len(players)
        self.options.set_players(players)
        # Alone there is more to be chosen; with others, a seat fits into one row.
        self.share(*((2, 3) if count == 1 else (5, 3)))
        if self.introduction is not None:
            self._introduce()
        self._check()

    def _on_options(self) -> None:
        if self.introduction is not None:
            self._introduce()
        self._check()

    def _check(self) -> bool:
        seats = len(self.seating.rows)
        said, attempt = "", 0
        try:
            config = self.controller.configure(self.spec.game, seats, self.options.values())
            # To practise alone with a deal that one knows is what a deal code is for.
            several, hands = len(self._people()) > 1, self._game.hands(config)
            if self.deal.set_hidden(hands and (several or not self.practice)):
                self.seating.keep_table(self.deal.code() or "")
            self._propose_characters()
            if self.practice:
                self._show_practice(fenced=hands and several)
            said, attempt = self._of_a_day()
        except StowawayError as error:
            said = localise(error)
        self.sentence.say(said)
        if attempt:
            from engine.trails import MAX_DAILY_ATTEMPTS

            words = self.tr(
                "This is a daily suitcase. Your match will be attempt {number} of {all}."
            )
            self.sentence.say(words.format(number=attempt, all=MAX_DAILY_ATTEMPTS), bad=False)
        self.seating.set_begins(begins=self.options.begins())
        self.seating.offer_advantage(self.spec.advantage(self.options.values()))
        self.start_button.setEnabled(not said)
        self._show_keys()
        self._show_trip()
        self._show_more()
        if self._solo_practice:
            self._later.start()
        return not said

    def _propose_characters(self) -> None:
        """Propose a mixed table for the deal; where it would count on a trail or a day, none."""
        code = self.deal.code()
        if code is None:
            return
        counts = False
        if self.deal.is_typed and not self.practice:
            plain = [replace(one, character="") for one in self.seating.seat_setups()]
            counts = self.controller.attempts.would_count(
                str(self.spec.game), code, plain, self.options.values()
            )
        self.seating.propose(code, plain=counts)

    def _show_practice(self, *, fenced: bool) -> None:
        """Say what practice brings; `fenced` where people hold secrets from each other."""
        free = self.tr("Undo is unlimited, hints are on and nothing counts towards your records.")
        shared = self.tr(
            "Hints are on and nothing counts towards your records. "
            "Undo stops where it would show another player’s secret."
        )
        told = shared if fenced else free
        if self._solo_practice and self._game.has_teacher(self._game.configure(1, {})):
            told = f"{told} {self._of_the_teacher()}"
        self.about.setText(told)

    def _of_the_teacher(self) -> str:
        """From which cost on the teacher asks, or where to turn it on."""
        points = self.controller.preferences.teacher
        if not points:
            return self.tr(
                "In the settings, you can turn on a teacher who asks about costly moves."
            )
        words = self.tr("The teacher asks before a move that may cost more than {points}.")
        return words.format(points=self.spec.amount(points, said=True))

    def _of_a_day(self) -> tuple[str, int]:
        """Why the deal cannot be played so yet, and which attempt it would be.

        Raises StowawayError with one sentence.
        """
        code = self.deal.code()
        if code is None:
            return "", 0
        seat_setups, values = self.seating.seat_setups(), self.options.values()
        game = str(self.spec.game)
        return self.controller.attempts.starting(
            game, code, seat_setups, values, practice=self.practice
        )

    def _show_trip(self) -> None:
        """How far whoever plays alone has come, with these options."""
        seat_setups, values = self.seating.seat_setups(), self.options.values()
        trip = None
        if len(seat_setups) == 1:
            name = seat_setups[0].name
            if self._past is None or self._past[0] != name:
                self._past = name, self.controller.tallies(str(self.spec.game), name)
            trip = self.spec.trip(values, self._past[1])
        self.trip.setVisible(trip is not None)
        if trip is not None:
            self.options.show_trip(trip)
            self.trip.show_trip(trip, str(values[trip.option]))

    def _on_map(self) -> None:
        self.trip_wanted.emit(str(self.spec.game), self.options.values())

    @property
    def _folds(self) -> bool:
        """Whether what a first match alone does not need is left out, unless one wants it."""
        kept = self.controller.settings.texts(self._more_key)
        new = self._past is not None and not self._past[1]
        return not self.deal.is_typed and (kept == ("less",) if kept else new)

    @property
    def _more_key(self) -> str:
        return f"options.{self.spec.game}-more"

    def _show_more(self) -> None:
        """Alone for the first time, who plays and what is proposed; the rest behind one button."""
        alone = len(self.seating.rows) == 1 and not self.practice
        rest = self.options.rest() if alone else ""
        # What is wrong is never left out.
        folded = bool(rest) and self._folds and self.deal.code() is not None
        self.more.setVisible(bool(rest))
        self.more_words.setVisible(folded)
        self.more_words.setText(DOT_SEPARATOR.join((rest, self.tr("Deal: random"))))
        self.more_button.setText(self.tr("&More options") if folded else self.tr("&Fewer options"))
        self.more_button.setEnabled(not self.deal.is_typed)
        self.more_button.setAccessibleDescription(self.more_words.whole if folded else "")
        self.deal.setVisible(not folded)
        self.trip.setVisible(not folded and not self.trip.isHidden())
        self.options.fold(folded)

    def _on_more(self) -> None:
        """More, or less, from now on."""
        self.controller.remember(self._more_key, ("more" if self._folds else "less",))
        self._check()

    def _show_totals(self) -> None:
        clear(self.totals_list)
        code = self.deal.code()
        best: tuple[BestResult, ...] = ()
        if code is not None and self.start_button.isEnabled():
            try:
                config = self.controller.configure(self.spec.game, 1, self.options.values())
                best = self.controller.best(self.spec.game, code, config)[:5]
            except StowawayError as error:
                self.sentence.say(localise(error))
        if not best:
            none = self.tr("No one has finished this deal with these options yet.")
            self.totals_list.addWidget(Label(self.look, none, role="muted", wrap=True))
        for entry in best:
            words = self.tr("{score}  {name}, {date}").format(
                score=self.spec.amount(entry.score),
                name=called(entry.name),
                date=date_words(entry.finished.astimezone().date()),
            )
            if entry.practice:
                words = self.tr("{total} (practice)").format(total=words)
            self.totals_list.addWidget(Label(self.look, words, face=Role.NUMERIC))

    def _recalled(self) -> list[tuple[str, str, str]]:
        """Who sat at the last table, as `Seating.filled`."""
        settings = self.controller.settings
        colours, players = (settings.texts(f"setup.{key}") for key in ("colours", "players"))
        return list(zip(self.controller.people.seated, colours, players, strict=False))

    def _recall(self) -> None:
        filled = self._recalled()
        if self.controller.settings.text("setup.last") != self.spec.game:
            # People go from game to game; which computers play is another question in each.
            filled = [row for row in filled if row[2] == PERSON]
        if self._solo_practice:
            filled = [(name, colour, PERSON) for name, colour, _ in filled[:1]]
        if filled:
            self.seating.fill(filled)
        if self.controller.settings.text("setup.last") != self.spec.game:
            self.seating.make_up()

    def _remember(self) -> None:
        filled = self.seating.at_home()
        # Whoever sits here first is at the computer now.
        self.controller.people.look_as("")
        self.controller.remember("setup.last", str(self.spec.game))
        if self._solo_practice:
            # One's own name is worth keeping, and so are the others of the last real match.
            filled = filled + self._recalled()[1:]
        for index, key in enumerate(("names", "colours", "players")):
            self.controller.remember(f"setup.{key}", tuple(row[index] for row in filled))


class DealCard(PaperCard):
    """The deal code: new by chance, or typed in to play what somebody else played."""

    changed = Signal()

    def __init__(self, look: Look, controller: AppController, spec: GameTable) -> None:
        super().__init__(look)
        self.setAccessibleName(self.tr("Deal code"))
        self.column.addWidget(Label(look, self.tr("Deal code"), face=Role.HEADING))
        self._controller = controller
        self._spec = spec
        self._typed = False
        self._hidden = False
        self._secret = controller.new_code(spec.game)
        """The code that is played where none is shown."""
        self.edit = QLineEdit()
        self.edit.setAccessibleName(self.tr("Deal code"))
        self.edit.setMaxLength(40)
        self.edit.setMinimumWidth(look.px(170))
        self.new_button = button(self.tr("&New code"), self.new, hint=self.tr("Shuffle a new deal"))
        row = QHBoxLayout()
        with_spacing(look, row, gap=8)
        row.addWidget(self.edit, 1)
        row.addWidget(self.new_button)
        self.column.addLayout(row)
        self.sentence = Sentence(look)
        self.column.addWidget(self.sentence)
        self.column.addWidget(
            Label(
                look,
                self.tr("Anyone who enters the same code gets the same deal."),
                face=Role.SMALL,
                role="muted",
                wrap=True,
            )
        )
        self.new()
        self.edit.textEdited.connect(self._on_typed)
        self.edit.textChanged.connect(self._on_text)

    @property
    def is_typed(self) -> bool:
        """Whether the code was typed in, and is not played yet."""
        return self._typed

    def set_hidden(self, hidden: bool) -> bool:
        """Show no code that nobody typed in: with hands it tells what everybody will hold.

        Returns:
            Whether there is another deal now; nobody is told of it otherwise.
        """
        if hidden == self._hidden:
            return False
        self._hidden = hidden
        self.edit.setPlaceholderText(self.tr("Random") if hidden else "")
        self.new_button.setVisible(not hidden)
        self.blockSignals(True)
        self.refresh()
        self.blockSignals(False)
        return not self._typed

    def code(self) -> str | None:
        """The code as it is written, or a new one; None if there is a typing error."""
        if self._hidden and not self.edit.text().strip():
            return self._secret
        try:
            return self._controller.read_code(self._spec.game, self.edit.text())
        except StowawayError:
            return None

    def new(self) -> None:
        """Another deal."""
        self._secret = self._controller.new_code(self._spec.game)
        self.edit.setText("" if self._hidden else self._secret)
        self._typed = False
        if self._hidden:
            # Its text says nothing of it.
            self.changed.emit()

    def refresh(self) -> None:
        """Another deal, unless this one was typed in."""
        if not self._typed:
            self.new()

    def spend(self, *, begun: bool) -> None:
        """The next visit gets another code; one that tells hands goes once its match has begun."""
        self._typed = self._typed and not begun
        if begun and self._hidden:
            # Not `clear`: that could be undone.
            self.edit.setText("")
            self._secret = self._controller.new_code(self._spec.game)

    def _on_typed(self, _text: str) -> None:
        self._typed = True

    def _on_text(self, text: str) -> None:
        said = ""
        try:
            if not self._hidden or text.strip():
                self._controller.read_code(self._spec.game, text)
        except StowawayError as error:
            said = localise(error)
        self.edit.setProperty("invalid", "true" if said else "false")
        self.edit.style().unpolish(self.edit)
        self.edit.style().polish(self.edit)
        self.sentence.say(said)
        self.changed.emit()


def _day(when: datetime) -> QDate:
    local = when.astimezone()
    return QDate(local.year, local.month, local.day)

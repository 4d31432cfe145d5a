"""Shell: the result page: who won, by how much, and what to play next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.bridge.desk import Desk
from ui.bridge.seats import player_colour
from ui.bridge.spec import Outcome, TableSpec
from ui.look.style import Look
from ui.look.type import Role
from ui.shell.parts import Card, WidePage, Words, button, clear


class ResultPage(WidePage):
    """The end of one match."""

    again = Signal(bool)
    """Another match with the same people: True for the same deal."""
    review = Signal()
    lounge = Signal()

    def __init__(self, look: Look, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, wide=900)
        self.desk = desk
        self.set_title(self.tr("Result"))
        self.headline = Words(look, face=Role.HEADING, wrap=True)
        self.note = Words(look, wrap=True)
        self.ranking = QVBoxLayout()
        self.ranking.setSpacing(6)
        summary = Card(look)
        summary.column.addWidget(self.headline)
        summary.column.addWidget(self.note)
        summary.column.addLayout(self.ranking)
        self.code = Words(look, face=Role.SMALL, role="muted", wrap=True)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        summary.column.addWidget(self.code)
        what = Card(look, self.tr("And now?"))
        self.same_button = button(
            self.tr("&Same deal again"),
            lambda: self.again.emit(True),
            hint=self.tr("The same people and tiles from the start"),
        )
        self.next_button = button(
            self.tr("&Next deal"),
            lambda: self.again.emit(False),
            role="primary",
            hint=self.tr("The same people and options, another deal"),
        )
        self.review_button = button(self.tr("Look at the &table"), self.review.emit)
        self.lounge_button = button(self.tr("To the &lounge"), self.lounge.emit)
        for made in (
            self.next_button,
            self.same_button,
            self.review_button,
            self.lounge_button,
        ):
            what.column.addWidget(made)
        pad = Card(look)
        pad.setAccessibleName(self.tr("Score pad"))
        self.pad_room = QVBoxLayout()
        pad.column.addLayout(self.pad_room)
        self.lay((summary, what), pad, (2, 5))
        self._outcome: Outcome | None = None
        self._spec: TableSpec | None = None
        look.changed.connect(self._refill)

    def show_outcome(self, outcome: Outcome, spec: TableSpec) -> None:
        """Fill the page in."""
        self._outcome, self._spec = outcome, spec
        self.set_title(self.tr("Result: {game}").format(game=spec.title()))
        self.code.setText(
            self.tr("{summary}\nDeal code {code}").format(
                summary=spec.summary(outcome.config), code=outcome.code
            )
        )
        self.headline.setText(self._headline(outcome))
        self.note.setText(self._note(outcome))
        self.note.setVisible(bool(self.note.text()))
        self._refill()

    def enter(self) -> None:
        """What most people want next has the focus."""
        self.next_button.setFocus()

    def _refill(self) -> None:
        outcome, spec = self._outcome, self._spec
        if outcome is None or spec is None:
            return
        clear(self.pad_room)
        clear(self.ranking)
        self.pad_room.addWidget(spec.score_pad(self.look, outcome, None))
        if len(outcome.players) > 1:
            for place, group in enumerate(outcome.result.ranking):
                rank = 1 + sum(len(g) for g in outcome.result.ranking[:place])
                for seat in group:
                    player = outcome.players[seat]
                    self.ranking.addWidget(
                        Rank(
                            self.look,
                            rank,
                            player.name,
                            player.colour,
                            outcome.result.scores[seat],
                        )
                    )

    def _headline(self, outcome: Outcome) -> str:
        result = outcome.result
        if len(outcome.players) == 1:
            score = result.scores[0]
            if result.goal is None:
                return self.tr("{score} points").format(score=score)
            words = (
                self.tr("Goal reached: {score} points, {goal} needed.")
                if result.won
                else self.tr("Not this time: {score} points, {goal} needed.")
            )
            return words.format(score=score, goal=result.goal)
        best = result.ranking[0]
        names = [outcome.players[seat].name for seat in best]
        if len(names) == 1:
            return self.tr("{name} wins.").format(name=names[0])
        return self.tr("{names} share the win.").format(
            names=self.tr(" and ").join([", ".join(names[:-1]), names[-1]])
        )

    def _note(self, outcome: Outcome) -> str:
        persons = [p.seat for p in outcome.players if p.is_person]
        if not persons:
            return ""
        mine = max(outcome.result.scores[seat] for seat in persons)
        totals = self.desk.best(outcome.game.id, outcome.code, outcome.config)
        if outcome.practice:
            words = self.tr("A practice match: it is not in your records.")
            if len(totals) > 1:
                best = self.tr("Best on this deal so far: {score}.").format(score=totals[0].score)
                return f"{words} {best}"
            return words
        if len(outcome.players) > 1:
            return ""
        log = self.desk.log(outcome.game.id)
        options = dict(outcome.config.options)
        same = [entry.score for entry in log if entry.options == options]
        # The match that has just ended is in the log already.
        if mine in same:
            same.remove(mine)
        if not same:
            return self.tr("Your first result with these options.")
        if mine > max(same):
            return self.tr("A personal best with these options; it was {score}.").format(
                score=max(same)
            )
        return self.tr("Your best with these options is {score}.").format(score=max(same))


class Rank(QWidget):
    """One line of the ranking, with a stripe in the player's colour."""

    def __init__(self, look: Look, rank: int, name: str, colour: str, score: int) -> None:
        super().__init__()
        self._colour = QColor(player_colour(colour, dark=look.theme.dark))
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 4, 4, 4)
        row.setSpacing(12)
        row.addWidget(Words(look, self.tr("{rank}.").format(rank=rank), face=Role.NUMERIC))
        row.addWidget(Words(look, name, face=Role.STRONG), 1)
        row.addWidget(Words(look, str(score), face=Role.NUMERIC))
        self.setAccessibleName(
            self.tr("{rank}. {name}, {score} points").format(rank=rank, name=name, score=score)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The stripe."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(2, 4, 7, self.height() - 8, 3, 3)
        painter.end()

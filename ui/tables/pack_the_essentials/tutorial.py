"""The table of Pack the Essentials: its guided first round, on a deal that shows a little of all.

Position 2 brings a sock; the Cat Lady at position 1 leaves a tile that a mirror changes, and whose
long side fits the edge once it is turned; a rat is there for one cat. Three more rounds are half
guided: each has an aim, and is told what it brought. By then there are two rats for one turn.
Whoever does otherwise plays on as they like: no lesson forces anything. What somebody has done
before it is asked for is not asked for again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QGraphicsItem

from engine.core import Seat, Sheet
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.view import PackView, Phase, SeatView
from ui.kit.tutorial import script
from ui.kit.tutorial.runner import KEEP_CLEAR_WEIGHT, Clear, Lesson, TutorialRunner
from ui.kit.tutorial.script import ALWAYS, NEVER
from ui.kit.words import listed, signed, tied
from ui.look.brushes import Cell
from ui.look.case import case_margin
from ui.look.scrolled import reveal
from ui.tables.pack_the_essentials.parts import PackParts
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.scene import CLAIM_GRACE_MS
from ui.tables.pack_the_essentials.words import many, teach

CLAIMED_POSITION: Final = 2
TAKEN_SPACE: Final = 4
BONUS_COLOUR: Final = 1
"""The position to claim, the tile to take, and its colour, which the sock is to have too."""
AIM_POSITIONS: Final = {2: 4, 3: 3, 4: 2}
"""By the round that is half guided: the position that serves its aim."""
TILE_POSITIONS: Final = (1, 2)
"""The positions that give a bonus tile."""
_MAX_TAUGHT_TURNS: Final = 3
"""More turns teach nothing, whatever is held."""
said: Final = partial(partial, teach)
"""The words of a lesson that are always the same."""
_FREE_EDGE_CORNERS: Final = ((4, 0), (7, 1))
"""Corners of a free stretch of the edge."""


class FirstRoundScript(script.TutorialScript):
    """Watches one table and knows what has been done there so far in the first round."""

    def __init__(self, parts: PackParts) -> None:
        self._parts, self._scene, self._room = parts, parts.scene, parts.room
        self._bridge, self._box = parts.shared.bridge, parts.scene.words.box
        self._turned = self._flipped = self._shown = self._lain = self._undone = False
        """What was done once and counts from then on."""
        self._took, self._turns, self._past = False, 0, self._come_to(2, Phase.LISTS)
        super().__init__(parts.widget, parts.scene.view, parts.shared)
        hand = parts.scene.hand
        hand.rotated.connect(self._on_rotated)
        for signal in (hand.picked, hand.flipped, hand.cancelled, hand.judged, hand.places_shown):
            signal.connect(lambda *_: self._watch())
        parts.refreshed.connect(self._watch)
        self.guide.changed.connect(self._watch)

    # What has happened --------------------------------------------------------------------------

    @property
    def _view(self) -> PackView:
        view: PackView = self._bridge.view()
        return view

    def _tried(self, *kinds: type[PackAction]) -> bool:
        return any(isinstance(act, kinds) for act in self._turn.acts)

    def _come_to(self, round_: int, phase: Phase) -> Callable[[], bool]:
        """Whether the match has come to a phase of a round; `CLAIM`, once something is tried."""

        def come() -> bool:
            at = (self._view.round, self._view.phase)
            tried = phase is Phase.CLAIM and not self._turn.acts
            return at > (round_, phase) if tried else at >= (round_, phase)

        return come

    def _holds(self, *, bonus: bool = False) -> bool:
        held = self._parts.tiles.held
        return held is not None and (held.space == BONUS_SPACE) == bonus

    def _in_hand_or_laid(self) -> bool:
        pending = self._turn.pending
        redo = self._took and pending is not None and pending.can_redo
        return self._taken() == self._space() or redo or self._past()

    def _taken(self) -> int:
        """The space of the tile that is held or was laid; 0 for none."""
        held = self._parts.tiles.held
        if held is not None and held.space != BONUS_SPACE:
            return held.space
        return next((act.space for act in self._turn.acts if isinstance(act, Place)), 0)

    def _on_rotated(self, _steps: int) -> None:
        held, self._turns = self._parts.tiles.held, self._turns + 1
        columns, rows = zip(*held.art().cells, strict=True) if held is not None else ((), ())
        # Its longest side lies on top; not every tile that one may have taken has one side alone.
        longest = max((*map(columns.count, columns), *map(rows.count, rows)), default=0)
        self._turned |= self._turns > _MAX_TAUGHT_TURNS or rows.count(0) == longest
        self._watch()

    def _watch(self) -> None:
        self._scene.grace = CLAIM_GRACE_MS if self._past() else 0
        hand, pending, held = self._scene.hand, self._turn.pending, self._parts.tiles.held
        # A rat that was spent on the sock is not there for the tile.
        laid = [act.cat for act in self._turn.acts if isinstance(act, Place | PlaceBonus)]
        self._flipped |= any(laid) or (held is not None and held.cat)
        self._shown |= hand.showing_places
        self._lain |= self._lies()
        # What was taken back before there was a tile to lay teaches nothing of that.
        self._took |= self._taken() == self._space()
        self._undone |= self._took and pending is not None and pending.can_redo
        self.guide.look_soon()

    # Lessons ------------------------------------------------------------------------------------

    def lessons(self) -> list[Lesson]:
        """The lessons, in order."""
        return [
            *self._on_the_table(),
            *self._on_positions(),
            *self._on_the_tile_in_hand(),
            *self._on_the_suitcase(),
        ]

    def _on_the_table(self) -> list[Lesson]:
        """What lies there, which is only to be read."""
        begun, lists = self._come_to(1, Phase.CLAIM), self._room.lists

        def tiles() -> QRect:
            return self.over(tile for _, tile in self._scene.lying())

        return [
            Lesson("welcome", said("welcome"), self._at_case, begun, ALWAYS),
            Lesson("tiles", said("tiles"), tiles, begun, ALWAYS),
            Lesson("lists", said("lists"), partial(self.of, lists), begun, ALWAYS),
            Lesson("positions", said("positions"), self._at_mat, begun, ALWAYS),
        ]

    def _on_positions(self) -> list[Lesson]:
        """To claim a position and to choose the colour of its gift."""
        scene = self._scene
        choosing, drafting = self._come_to(1, Phase.BONUS), self._come_to(1, Phase.DRAFT)

        def position() -> QGraphicsItem:
            return scene.positions[CLAIMED_POSITION - 1]

        def claimed() -> bool:
            return Claim(CLAIMED_POSITION) in self._turn.acts or choosing()

        def swatch() -> QGraphicsItem:
            return scene.swatches[BONUS_COLOUR]

        def at_swatch() -> QRect:
            # It lies on the edge of the card: between two of them there is no room for it.
            return self.at(swatch()).adjusted(4, 4, -4, -4)

        def coloured() -> bool:
            return drafting() or TakeBonus(BONUS_COLOUR) in self._turn.acts

        return [
            Lesson("claim", self._claim_words, self._at_position, claimed, asks=position),
            Lesson("colour", self._colour_words, at_swatch, coloured, asks=swatch),
            Lesson("confirm", said("confirm"), self._at_button("confirm"), drafting),
        ]

    def _on_the_tile_in_hand(self) -> list[Lesson]:
        """To take a tile, and to turn it until it fits.

        A tile that has lain there was turned as its owner likes it; it can be flipped where it is.
        """
        scene, button, past = self._scene, self._at_button, self._past

        def tile() -> QGraphicsItem | None:
            return scene.piece_on(self._space())

        def take() -> None:
            scene.take(self._space())

        def turned() -> bool:
            return past() or self._lain or self._turned

        def shown() -> bool:
            return past() or self._lain or self._shown

        def flipped() -> bool:
            return past() or self._flipped

        taken, at_flip = self._in_hand_or_laid, button("flip")
        return [
            Lesson("take", self._take_words, self.asked, taken, asks=tile, does=take),
            Lesson("turn", said("turn"), button("rotate"), turned),
            Lesson("places", said("places"), button("places"), shown),
            Lesson("flip", said("flip"), at_flip, flipped),
        ]

    def _on_the_suitcase(self) -> list[Lesson]:
        """To lay the tile and the sock of the gift, to look at the sheet, and to confirm."""
        scene, room, past, button = self._scene, self._room, self._past, self._at_button
        sheet = partial(reveal, room.score)

        def sheet_read() -> None:
            self._parts.commands.light("")
            reveal(room.lists.card or room.lists)

        def edge() -> QRect:
            # The ring stays off the columns' names, which stand close above the spaces.
            return self._cells(_FREE_EDGE_CORNERS) & self._at_board().adjusted(6, 6, -6, -6)

        def laid() -> bool:
            return past() or self._lies()

        def read() -> bool:
            return past() or self._undone

        def laid_or_undone() -> bool:
            return laid() or self._undone

        def restored() -> bool:
            return past() or (self._undone and self._lies())

        def may_stay() -> bool:
            return not self._undone

        def undo_words() -> str:
            return teach("redo" if self._undone else "undo")

        def at_undo() -> QRect:
            return button("redo")() if self._undone else button("undo")()

        def sock() -> QGraphicsItem | None:
            # While it is held Enter places it.
            return None if self._holds(bonus=True) else scene.piece_on(BONUS_SPACE)

        def take_sock() -> None:
            scene.take(BONUS_SPACE)

        def sock_laid() -> bool:
            pending = self._turn.pending
            none = pending is None or pending.view.seats[pending.seat].bonus is None
            return past() or (none and not self._holds(bonus=True))

        def sock_words() -> str:
            held = "-held" if self._holds(bonus=True) else ""
            return teach(f"sock{held}" if self._group() else f"sock-alone{held}")

        def at_sock() -> QRect:
            return self._at_group() if self._holds(bonus=True) else self.asked()

        def commit_words() -> str:
            return teach("commit-apart" if self._group() == 1 else "commit")

        ended = self._come_to(2, Phase.CLAIM)
        return [
            Lesson("lay", said("lay"), edge, laid_or_undone),
            # Where there is little room, the sheet is below the lists.
            Lesson("score", said("score"), self._at_score, read, ALWAYS, sheet),
            Lesson("undo", undo_words, at_undo, restored, may_stay, sheet_read),
            Lesson("sock", sock_words, at_sock, sock_laid, asks=sock, does=take_sock),
            Lesson("commit", commit_words, button("confirm"), past),
            Lesson("ladies", self._ladies_words, self._at_card, ended, ALWAYS, free=True),
        ]

    def _colour_words(self) -> str:
        key = "colour-other" if self._tried(TakeBonus) else "colour"
        return teach(key, colour=self._scene.words.colour(BONUS_COLOUR), key=BONUS_COLOUR + 1)

    def _claim_words(self) -> str:
        other = next((act.position for act in self._turn.acts if isinstance(act, Claim)), 0)
        if not other or other == CLAIMED_POSITION:
            return teach("claim", position=CLAIMED_POSITION)
        gift = self._scene.words.gift(self._box.positions[other - 1])
        return teach("claim-other", other=other, gift=gift, position=CLAIMED_POSITION)

    def _ladies_words(self) -> str:
        claims = teach("claims") if self._bridge.preferences.hands.claims else ""
        return f"{teach('ladies')} {claims}".rstrip()

    def _take_words(self) -> str:
        space, token = self._space(), self._view.tokens[0]
        if self._taken() not in (0, space):
            return teach("take-other", space=space)
        if token is None:
            return teach("take", space=space)
        # No line ends within it.
        tiles = self._box.tokens[token]
        order = "\N{NO-BREAK SPACE}→\N{NO-BREAK SPACE}".join(map(str, tiles))
        # When she took hers, all of them were there.
        return teach("take-token", taken=tiles[0], order=order, space=space)

    def _lies(self) -> bool:
        """Whether the tile lies on trial."""
        return self._tried(Place) and not self._holds()

    def _group(self) -> int:
        """Of how many tiles the largest group in the colour of the bonus tile is, as is tried."""
        pending, box, bonus = self._turn.pending, self._box, self._view.seats[0].bonus
        if pending is None or bonus is None:
            return 0
        colour = box.colours[box.kinds[bonus].colour]
        return len(scoring.counted(box, pending.view, self._scene.state.seat, colour))

    # Where to look ------------------------------------------------------------------------------

    def _space(self) -> int:
        """The tile to take: that of the plan, or else the first that is left."""
        spaces = self._view.spaces
        if spaces[TAKEN_SPACE - 1] is not None:
            return TAKEN_SPACE
        return next((n for n, kind in enumerate(spaces, 1) if kind is not None), TAKEN_SPACE)

    def _at_score(self) -> QRect:
        """The sheet under its heading, which the ring would else cut through."""
        title = self.of(self._room.score_title)
        if not title.isEmpty():
            title.adjust(-5, -1, 0, 0)
        return title | self.of(self._room.score)

    def _cells(self, corners: tuple[Cell, Cell]) -> QRect:
        board = self._scene.board
        (left, top), (right, bottom) = corners
        ends = QPointF(left, top) * board.cell, QPointF(right + 1, bottom + 1) * board.cell
        return self.seen(board.mapRectToScene(QRectF(*ends)))

    def _at_board(self) -> QRect:
        grid = self._box.grid
        return self._cells(((0, 0), (grid.width - 1, grid.height - 1)))

    def _at_case(self) -> QRect:
        """The suitcase with its rim: a ring around the cells would cut through their names."""
        board, grid = self._scene.board, self._box.grid
        # The ring lies on the edge of the leather.
        rim = case_margin(board.cell) - 4
        cells = QRectF(0, 0, grid.width * board.cell, grid.height * board.cell)
        return self.seen(board.mapRectToScene(cells.adjusted(-rim, -rim, rim, rim)))

    def _at_position(self, position: int = CLAIMED_POSITION) -> QRect:
        return self.at(self._scene.positions[position - 1])

    def _at_button(self, name: str) -> Callable[[], QRect]:
        room, shared = self._room, self._parts.shared.action_buttons
        buttons = {
            "confirm": shared.confirm_button,
            "undo": shared.undo_button,
            "redo": shared.redo_button,
            "rotate": room.rotate_button,
            "flip": room.flip_button,
            "places": room.places_button,
        }
        return partial(self.of, buttons[name])

    def _at_group(self) -> QRect:
        tried = self._scene.tried_piece() if self._group() else None
        return self._at_case() if tried is None else self.at(tried)

    def _on_strip(self, room: str) -> QRect:
        strip = self._scene.strip
        # The ring stays off what is counted beside it.
        return self.seen(strip.mapRectToScene(strip.room(room))).adjusted(5, 0, -5, 0)

    def _at_mat(self) -> QRect:
        mat = self._scene.mat
        # The ring lies on the leather around the felt: right below it the suitcase has its names.
        return self.seen(mat.mapRectToScene(mat.rect().adjusted(6, 6, -6, -6)))

    def _at_card(self) -> QRect:
        """The card that keeps positions: at the end of the row of the Victory card."""
        row = self._room.lists.card
        room = QRect() if row is None else self.of(row)
        return room.adjusted(room.width() - room.height(), 0, 0, 0)

    def _needed(self) -> list[QRect]:
        """What the lesson speaks of besides what it rings, and what one needs for it."""
        room, scene = self._room, self._scene
        confirm_button = self._parts.shared.action_buttons.confirm_button
        tiles = [self.at(tile) for _, tile in scene.lying()]
        if self.guide.can_pass():
            read = {
                "welcome": [],
                "lay": [self._at_board()],
                "lists": [],
                "score": [self.at(scene.tried_piece()), *map(self.of, room.lists.rows)],
                "ladies": [self.of(room.lists.card or room.lists), *tiles],
            }
            return read.get(self.guide.lesson.key, [self._on_strip("rats"), self._on_strip("toys")])
        return [
            *map(self.at, (*scene.positions, *scene.swatches, scene.piece_on(BONUS_SPACE))),
            *tiles,
            *([self._at_board()] if self._view.phase is Phase.DRAFT else []),
            *map(self.of, (*room.buttons[:3], confirm_button)),
        ]

    def home(self) -> QRect:
        """The sheet and the log's button below it: a goal does not change while one packs."""
        return self._at_score() | self.of(self._room.drawer.button)

    def clear(self) -> list[Clear]:
        """What the tag should rather not cover."""
        room, scene, shared = self._room, self._scene, self._parts.shared
        titles = room.score_title, room.drawer.title
        widgets = (
            (shared.log, 0.5, 60.0),
            (shared.prompt.now, 80.0, 0.0),  # Half a sentence is worse than none.
            (room.departures, 3.0, 8.0),
            # Beside a tag a sheet without its numbers, or without its words, tells nothing.
            (room.score, 1.5, 80.0),
            (room.lists, 1.6, 1.0),
            *((row, 0.0, 6.0) for row in room.lists.rows),
            # Half a heading beside the tag would look like a mistake.
            *((title, 2.0, 8.0) for title in (*titles, room.drawer.button)),
            *(
                (each, 8.0 if each.isEnabled() else 3.0, 15.0)
                for each in (*shared.action_buttons.buttons, *room.buttons[:3])
            ),
        )
        return [
            *(Clear(rect, KEEP_CLEAR_WEIGHT) for rect in self._needed()),
            *(Clear(self.at(tile), 3.0, 15.0, True) for _, tile in scene.lying()),
            # A line of the sheet lights up what it counts: that is to be seen, too.
            Clear(self._at_board(), 10.0 if self.guide.lesson.key == "score" else 5.0, 20.0, True),
            Clear(self._at_mat(), 5.0, 20.0),
            Clear(self.at(scene.strip).adjusted(0, 0, 0, -8), 5.0, 20.0),
            *(Clear(self.of(widget), weight, torn) for widget, weight, torn in widgets),
        ]


class TutorialScript(FirstRoundScript):
    """Leads through the first round, and half guides three more."""

    def __init__(self, parts: PackParts) -> None:
        self._starts: dict[int, tuple[SeatView, Sheet]] = {}
        """The suitcase and its sheet at the beginning of each round."""
        for passed in parts.shared.bridge.past():
            self._note(parts.scene.state.seat, passed.view(), passed.sheets)
        super().__init__(parts)

    def _note(self, seat: Seat, view: PackView, sheets: Callable[[], Sequence[Sheet]]) -> None:
        if view.phase is Phase.CLAIM:
            self._starts[view.round] = view.seats[seat], sheets()[seat]

    def _watch(self) -> None:
        self._note(self._scene.state.seat, self._view, self._bridge.sheets)
        super()._watch()

    def lessons(self) -> list[Lesson]:
        """The lessons of the first round, then the aims of others and what came of them."""
        come = self._come_to
        values = zip(("two", "three", "four"), self._box.groups[1:4], strict=True)
        ladder = partial(teach, "ladder", **dict(values))
        return [
            *super().lessons(),
            self._aim("save", 2),
            Lesson("ladder", ladder, QRect, come(3, Phase.LISTS), free=True),
            self._aim("second", 3),
            Lesson("tokens", said("tokens"), self._at_tokens, come(4, Phase.LISTS), free=True),
            self._aim("two", 4),
            Lesson("cats", partial(self._of_rats, "cats"), QRect, come(5, Phase.LISTS), free=True),
            Lesson("end", self._end_words, QRect, come(5, Phase.BONUS), NEVER),
        ]

    def _told(self, round_: int) -> str:
        """What a round that was half guided has brought, and whether its aim was reached."""
        if round_ not in AIM_POSITIONS or not {round_, round_ + 1} <= self._starts.keys():
            return ""
        (mine, before), (then, after) = self._starts[round_], self._starts[round_ + 1]
        # As on the sheet: so whoever adds up comes to it.
        words = self._scene.words
        more = [(one.line, one.points - before.points(one.line)) for one in after.lines]
        said = [
            f"{words.short_line(line, self._view)}\N{NO-BREAK SPACE}{signed(n)}"
            for line, n in more
            if n
        ]
        cats = sum(tile.cat for tile in then.placed[len(mine.placed) :])
        grew = round_ > 2 or any(n > 1 for line, n in more if line in self._box.colours)
        met = cats > 1 if round_ == max(AIM_POSITIONS) else grew and then.rats > mine.rats
        came = teach("reached") if met else teach(f"otherwise-{round_}")
        points, lines = after.total - before.total, listed(said)
        key = "nothing" if points <= 0 else "brought"
        return f"{came} {teach(key, points=tied(many('points', points)), lines=lines)}"

    def _end_words(self) -> str:
        """What the last of them has brought, and what is to be reached by the end."""
        return f"{self._told(max(AIM_POSITIONS))} {teach('end')}".lstrip()

    def _aims_at(self) -> Sequence[QGraphicsItem]:
        """The positions that serve the round's aim, until one is claimed, and then the colours."""
        pending, scene, view = self._turn.pending, self._scene, self._view
        if pending is not None and pending.view.phase is Phase.BONUS:
            return [each for each in scene.swatches if each.isVisible()]
        if view.phase is not Phase.CLAIM or self._turn.acts:
            return []
        aimed = [AIM_POSITIONS.get(view.round, CLAIMED_POSITION)]
        if view.round == max(AIM_POSITIONS):
            aimed += [each for each in TILE_POSITIONS if each not in (*aimed, *view.blocked)]
        return [scene.positions[each - 1] for each in aimed]

    def _of_rats(self, key: str) -> str:
        return teach(key, rats=many("rats", self._view.seats[self._scene.state.seat].rats))

    def _aim(self, key: str, round_: int) -> Lesson:
        """A round's aim, until that is claimed with all that belongs to it."""
        found, done = self._aims_at, self._come_to(round_, Phase.BONUS)

        def words() -> str:
            pending = self._turn.pending
            if pending is not None and pending.view.phase is Phase.BONUS:
                return teach("aim-colour")
            # First what the round before has brought, until something is done.
            told = "" if self._turn.acts else self._told(round_ - 1)
            return f"{told} {self._of_rats(key)}".lstrip()

        def where() -> QRect:
            return self.over(found())

        def asks() -> QGraphicsItem | None:
            return next(iter(found()), None)

        return Lesson(key, words, where, done, free=True, asks=asks)

    def _at_tokens(self) -> QRect:
        """The positions at which a Cat Lady has turned her token over, until a tile is taken: then
        the string there would lie across the suitcase.
        """
        if self._parts.tiles.holds or self._turn.acts:
            return QRect()
        spots = zip(self._scene.positions, self._view.tokens, strict=True)
        return self.over(spot for spot, token in spots if token is not None)


def guide(parts: PackParts) -> TutorialRunner:
    """Who leads through the first round at the table of these parts."""
    return TutorialScript(parts).guide

"""The scene in which a match of each game ends: what it paints, says, and never does late."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion

from engine import catalog
from engine.core import GameId, Result, Seat
from engine.core.characters import CHARACTERS
from engine.match import Player, Session, begin
from engine.simulate import play_out
from resources.sounds import synthesise
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences, Speed
from ui.kit.finale import Finale
from ui.kit.spec import finale
from ui.look import text
from ui.look.style import Look
from ui.shell.result.postcard import paint_picture
from ui.shell.table_registry import specs
from ui.tables.wheres_my_luggage import charts
from ui.tables.wheres_my_luggage.charts import Remembered, memories, read
from ui.tables.wheres_my_luggage.finale import heroes
from ui.tables.wheres_my_luggage.pictures import rounds_of

ROOM = QSize(640, 420)
COLOURS = ("plum", "moss", "brick", "ocean", "amber", "slate", "teal", "berry")
SHARES = (0.0, 0.07, 0.16, 0.27, 0.36, 0.43, 0.48, 0.6, 1.0)
CASES = [
    (str(game), seats)
    for game in catalog.ids()
    for seats in (catalog.game(game).seats[0], catalog.game(game).seats[-1])
]
"""Of each game the smallest and the largest table."""


@cache
def played(game: str, seats: int) -> Session:
    level = next(iter(catalog.game(game).bots))
    people = [Player("computer", level, f"P{n}", COLOURS[n]) for n in range(seats)]
    session = begin(catalog.game(game), "finale", people)
    play_out(session)
    return session


@pytest.fixture(scope="module")
def pool(qapp: Any) -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


def outcome_of(session: Session, pool: WorkerPool) -> Outcome:
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    found = bridge.outcome()
    bridge.close()
    return found


def frame(made: Finale, share: float) -> QImage:
    """What is seen after a share of the time."""
    image = QImage(ROOM, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    made.paint(painter, QRectF(image.rect()).adjusted(10, 10, -10, -10), share)
    painter.end()
    return image


@pytest.mark.parametrize(("seats", "human"), [(2, 0), (4, 0), (4, None)])
def test_the_belt_scene_says_how_it_ended(
    look: Look, pool: WorkerPool, seats: int, human: int | None
) -> None:
    """All scores stand below it: of more than two it says the place of whoever reads it."""
    outcome = outcome_of(played("wheres_my_luggage", seats), pool)
    players = tuple(
        replace(player, is_you=seat == human) for seat, player in enumerate(outcome.players)
    )
    outcome = replace(outcome, players=players)
    words = finale(specs()[GameId("wheres_my_luggage")], look, outcome).words
    if seats == 2 or human is None:
        assert re.match(r"[A-Z][\w ]+ has the [\w -]+ back: (your|P\d’s) last pair\.$", words)
    else:
        ahead = next(n for n, group in enumerate(outcome.result.ranking) if human in group)
        place = 1 + sum(map(len, outcome.result.ranking[:ahead]))
        shared = ", shared" * (len(outcome.result.ranking[ahead]) > 1)
        assert words.startswith(f"Place {place} of 4{shared}. ")
    assert words.endswith(" last pair.")


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_scene_moves_comes_to_rest_and_paints_no_art_while_it_does(
    game: str, seats: int, look: Look, pool: WorkerPool
) -> None:
    made = finale(specs()[GameId(game)], look, outcome_of(played(game, seats), pool))
    first, last = frame(made, 0.0), frame(made, 1.0)
    before = look.pixmaps.painted
    frames = [frame(made, share) for share in SHARES]
    assert look.pixmaps.painted == before, "art is painted before the scene begins"
    assert (frames[0], frames[-1]) == (first, last)
    assert len({bytes(one.constBits()) for one in frames}) >= 6
    assert last != QImage(first.size(), first.format())
    assert frame(made, 0.6) == last, "nothing moves while the end is read"
    assert made.words
    assert all(0.0 <= at < 1.0 for at, _ in made.cues)
    assert {cue for _, cue in made.cues} <= set(synthesise.SOUNDS)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_the_picture_of_a_postcard_uses_its_room(
    game: str, seats: int, look: Look, pool: WorkerPool
) -> None:
    image = QImage(760, 740, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    room = QRectF(20, 20, 712, 700)
    paint_picture(painter, room, look, specs()[GameId(game)], outcome_of(played(game, seats), pool))
    painter.end()
    seen = QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect()
    around = room.adjusted(-8, -8, 8, 8).toRect()
    assert around.contains(seen)
    assert seen.width() * seen.height() >= 0.6 * room.width() * room.height()


def test_a_postcard_of_whoever_found_no_pair_has_their_name_alone(
    look: Look, pool: WorkerPool
) -> None:
    ended = outcome_of(played("wheres_my_luggage", 2), pool)
    seat = ended.result.ranking[0][0]
    seats, players = list(ended.view.seats), list(ended.players)
    seats[seat] = msgspec.structs.replace(seats[seat], checked=())
    players[seat] = replace(players[seat], level=None, name="Ada")
    view = msgspec.structs.replace(ended.view, seats=tuple(seats))
    outcome = replace(ended, view=view, players=tuple(players), past=())
    image = QImage(760, 740, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    spec = specs()[GameId("wheres_my_luggage")]
    with text.recording() as written:
        paint_picture(painter, QRectF(20, 20, 712, 700), look, spec, outcome)
    painter.end()
    assert {one.text for one in written} == {"Ada", "0 found"}


def test_the_victory_card_is_stamped_only_for_a_goal_that_was_reached(
    look: Look, pool: WorkerPool
) -> None:
    spec = specs()[GameId("pack_the_essentials")]
    ended = outcome_of(played("pack_the_essentials", 1), pool)
    score = ended.result.scores[0]

    def at(goal: int | None, *, won: bool) -> Finale:
        result = Result(((Seat(0),),), (score,), goal, won)
        return finale(spec, look, replace(ended, result=result))

    exact, over, short = at(score, won=True), at(score - 4, won=True), at(score + 4, won=False)
    assert exact.words == f"Exactly {score}!"
    assert over.words == f"{score} points, 4 more than needed"
    assert short.words == f"{score} points, 4 short"
    assert frame(exact, 1.0) == frame(over, 1.0) != frame(short, 1.0)
    # A stop of a trail asks for medals, and has no goal to be named; the stamp is that of the card.
    won, missed = at(None, won=True), at(None, won=False)
    assert won.words == missed.words == f"{score} points"
    assert frame(won, 1.0) == frame(exact, 1.0)
    assert frame(missed, 1.0) == frame(short, 1.0)


def test_the_end_of_carry_on_tells_the_last_suitcase_all_points_and_the_place(
    look: Look, pool: WorkerPool
) -> None:
    spec = specs()[GameId("carry_on")]
    ended = outcome_of(played("carry_on", 8), pool)
    seat = ended.result.ranking[1][0]
    players = list(ended.players)
    players[seat] = replace(players[seat], level=None, name="Ada")
    alone = replace(ended, players=tuple(players))
    points = ended.view.seats[seat].rounds[-1].points
    made = finale(spec, look, alone)
    assert made.words == f"{points} points for Ada’s last suitcase"
    first = ended.result.ranking[0][0]
    points = ended.view.seats[first].rounds[-1].points
    said = finale(spec, look, ended).words
    assert said.startswith(f"{points} points for ")


def test_without_a_right_pair_only_the_last_round_is_spoken_of(
    look: Look, pool: WorkerPool
) -> None:
    """A view holds the pairs of one round: of those before it tells nothing."""
    ended = outcome_of(played("wheres_my_luggage", 2), pool)
    seats = tuple(msgspec.structs.replace(one, checked=()) for one in ended.view.seats)
    view = msgspec.structs.replace(ended.view, seats=seats)
    spec = specs()[GameId("wheres_my_luggage")]
    made = finale(spec, look, replace(ended, view=view, past=()))
    assert made.words == "No one found the right luggage."


@pytest.mark.parametrize("form", ["timed", "memory"])
def test_the_belt_scene_shows_what_the_person_found_and_says_what_was_missing(
    look: Look, pool: WorkerPool, form: str
) -> None:
    """Also where somebody else has won; what they remembered, from memory."""
    game = catalog.game("wheres_my_luggage")
    levels = [*game.bots][:2]
    people = [Player("computer", level, f"P{n}", COLOURS[n]) for n, level in enumerate(levels)]
    session = begin(game, "luggage", people, {"form": form})
    play_out(session)
    ended = outcome_of(session, pool)
    spec = specs()[GameId("wheres_my_luggage")]
    last = ended.result.ranking[-1][0]
    assert ended.result.scores[last] < ended.result.scores[1 - last]
    players = list(ended.players)
    players[last] = replace(players[last], level=None, name="Ada", is_you=True)
    lost = replace(ended, players=tuple(players))
    made = finale(spec, look, lost)
    behind = ended.result.scores[1 - last] - ended.result.scores[last]
    assert made.words == spec.missing(lost, last)
    assert made.words.startswith(f"{behind} pair")
    winner = ended.players[1 - last].name
    assert f" behind {winner}. " in made.words
    own, other = memories(read(lost))[last], memories(read(lost))[1 - last]
    if form == "memory" and own.right < own.known:
        said = f"You remembered {own.right} of {own.known}, "
        assert made.words.endswith(f"{said}{winner} {other.right} of {other.known}.")
    with text.recording() as written:
        frame(made, 1.0)
    found = ended.result.scores[last]
    shown = [one.text for one in written]
    assert shown[0] == f"Ada: {found} pair{'s' * (found != 1)}"
    # Beside what the winner has found last stands one's own last pair, smaller.
    made_of = [(hero.seat, hero.size < 1) for hero in heroes(lost)]
    assert made_of == [(1 - last, False), (last, True)]
    assert f"Your pair {found}" in shown
    assert f"{winner}: pair {ended.result.scores[1 - last]}" in shown
    assert not any(one.cut for one in written)
    # Where the computer of the other seat is shown, its pairs are other ones.
    assert frame(made, 1.0) != frame(finale(spec, look, ended), 1.0)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((18, 12), [(0, 1.0)]),
        ((18, 14), [(0, 1.0)]),
        ((18, 15), [(0, 1.0), (1, 0.66)]),
        ((18, 18), [(0, 1.0), (1, 1.0)]),
        ((15, 18), [(1, 1.0), (0, 0.66)]),
        ((5, 18), [(1, 1.0), (0, 0.66)]),
    ],
)
def test_the_last_pairs_go_by_the_result(
    look: Look, pool: WorkerPool, points: tuple[int, int], expected: list[tuple[int, float]]
) -> None:
    """One's own comes first unless somebody else has won; the seat's mark and words say whose."""
    ended = outcome_of(played("wheres_my_luggage", 2), pool)
    spec = specs()[GameId("wheres_my_luggage")]
    players = list(ended.players)
    players[0] = replace(players[0], level=None, name="Ada", is_you=True)
    groups = sorted({*points}, reverse=True)
    ranking = tuple(
        tuple(Seat(n) for n, each in enumerate(points) if each == group) for group in groups
    )
    outcome = replace(ended, players=tuple(players), result=Result(ranking, points))
    shown = heroes(outcome)
    assert [(hero.seat, hero.size) for hero in shown] == expected
    for hero in shown:
        assert hero.pair.passenger == hero.pair.tile
        last = next(
            pair
            for seats in reversed(rounds_of(outcome))
            for pair in reversed(seats[hero.seat])
            if pair.tile == pair.passenger
        )
        assert hero.pair == last
        assert hero.number == points[hero.seat]
    made = finale(spec, look, outcome)
    with text.recording() as written:
        frame(made, 1.0)
    assert f"Your pair {points[0]}" in [one.text for one in written]
    assert not any(one.cut for one in written)
    scene: Any = made.paint
    room = QRectF(0, 0, 1240, 480)
    belt = QRectF(0, 384, 1240, 80)
    spots = scene.__self__._spots(scene.__self__._front(room), belt)
    # Pennants hang above the large portraits, and no mark leans out of the room.
    assert all(spot.top() >= scene.__self__._lowest(room) - 1 for spot in spots)
    assert all(spot.right() + 0.06 * spot.width() <= room.right() for spot in spots)
    if points[0] >= points[1]:
        assert made.words.endswith("back: your last pair.")


def test_luck_is_named_only_where_nothing_was_forgotten(
    look: Look, pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played("wheres_my_luggage", 2)
    ended = outcome_of(session, pool)
    spec, last = specs()[GameId("wheres_my_luggage")], ended.result.ranking[-1][0]
    players = list(ended.players)
    players[last] = replace(players[last], level=None, name="Ada", is_you=True)
    game = ended.game
    config = game.configure(2, {"form": "memory"})
    lost = replace(ended, players=tuple(players), config=config)
    winner, points = ended.players[1 - last].name, ended.result.scores

    def said(own: Remembered, other: Remembered) -> str:
        found = [own, other] if last == 0 else [other, own]
        monkeypatch.setattr(charts, "memories", lambda _history: found)
        head = f"{points[1 - last] - points[last]} pairs behind {winner}. "
        words = spec.missing(lost, last)
        assert words.startswith(head)
        return words.removeprefix(head)

    lucky = Remembered(3, 3, 0, 9)
    luck = f"You remembered 9 of 9, but {winner} was luckier by 6 pairs."
    assert said(Remembered(9, 9, 0, 3), lucky) == luck
    forgot = f"You remembered 8 of 9, {winner} 3 of 3."
    assert said(Remembered(9, 8, 0, 3), lucky) == forgot
    # It is where it made half of the difference at least.
    few = Remembered(9, 9, 0, 9 - (points[1 - last] - points[last] - 1) // 2)
    for own in (Remembered(9, 9, 1, 3), Remembered(9, 9, 0, 9), Remembered(0, 0, 0, 3), few):
        assert said(own, lucky).startswith("The biggest gap: ")


def test_without_an_outcome_a_scene_shows_nothing_of_the_match(
    look: Look, pool: WorkerPool
) -> None:
    for spec in specs().values():
        made = finale(spec, look, None)
        assert made.words == ""
        assert frame(made, 1.0) != frame(made, 0.0)


@pytest.mark.parametrize("size", [QSize(1240, 570), QSize(900, 420)])
def test_money_and_name_of_who_crossed_the_line_can_be_read(
    look: Look, pool: WorkerPool, size: QSize
) -> None:
    """CH-19: a face beside them takes nothing of their room."""
    ended = outcome_of(played("cargo_hold", 4), pool)
    cast = [*CHARACTERS[:3], None]
    players = tuple(
        replace(
            player,
            name=one.name if one else "Friederike",
            character=str(one.id) if one else "",
        )
        for player, one in zip(ended.players, cast, strict=True)
    )
    for best in range(4):
        scores = tuple(ended.view.target + 250 if seat == best else 350 for seat in range(4))
        ranking = ((Seat(best),), tuple(Seat(seat) for seat in range(4) if seat != best))
        outcome = replace(ended, players=players, result=Result(ranking, scores))
        made = finale(specs()[GameId("cargo_hold")], look, outcome)
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        with text.recording() as written:
            made.paint(painter, QRectF(image.rect()), 1.0)
        painter.end()
        assert players[best].name in [one.text for one in written]
        assert not any(one.cut for one in written)
        money = [one.font.pixelSize() for one in written if one.text.startswith("$")]
        assert len(money) == 4
        assert len({*money}) == 1, "that of the winner is as large as the others"

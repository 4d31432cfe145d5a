"""After a loss: what was missing, in the words of each game, and the next step."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Grade, Level, Result, ScoreLine, Seat, Sheet
from engine.store import Logged
from engine.trails import Deal, Medal
from tests.tiers import by_turns
from tests.tools.gallery import matches
from tests.ui.shell.conftest import Driver
from ui.bridge.base import TableBridge
from ui.bridge.controller import SeatSetup
from ui.bridge.outcome import Outcome
from ui.bridge.preferences import Preferences
from ui.bridge.trail_progress import TrailDeal, TrailService
from ui.kit.finale import Finale
from ui.shell.table_registry import specs


def over(game: str) -> Outcome:
    """A match of two that is over."""
    made = catalog.game(game)
    people = matches.table_of(made, 2)
    acts = matches.played(made, 2, matches.code_of(made), Level("random"))
    session = matches.to_the_end(matches.up_to(made, people, matches.code_of(made), acts))
    return TableBridge(session, Preferences()).outcome()


@pytest.mark.parametrize("game", by_turns([str(game) for game in catalog.ids()]))
def test_a_loss_says_what_was_missing_most(qapp: QApplication, game: str) -> None:
    del qapp
    outcome = over(game)
    spec = next(spec for spec in specs().values() if str(spec.game) == game)
    first, last = outcome.result.ranking[0][0], outcome.result.ranking[-1][0]
    said = spec.missing(outcome, last)
    behind = outcome.result.scores[first] - outcome.result.scores[last]
    assert behind > 0
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", said)]
    assert behind in numbers
    assert outcome.players[first].name in said
    if game == "cargo_hold":
        assert "What made the difference: " in said, "see below"
        return
    what = re.search(r"The biggest gap: (.*) \((.*) against (.*)\)\.$", said)
    assert what is not None
    words = spec._words(outcome.players, outcome.game)
    assert what[1] in {words.source(line.line) for line in outcome.sheets[first].lines}
    assert what[1] not in {line.line for line in outcome.sheets[first].lines}
    found = [
        sum(one.points for one in outcome.sheets[seat].lines if words.source(one.line) == what[1])
        for seat in (last, first)
    ]
    assert numbers[-2:] == found, "one's own first"
    assert not spec.missing(outcome, first)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("collected", "Grace collected $950 from deliveries, and you $25."),
        ("defended", "Grace was paid $950 for deliveries that held off raids, and you $25."),
        ("raided", "Grace took $950 in raids, and you $25."),
        ("stolen", "Grace earned $950 with Thieves, and you $25."),
    ],
)
def test_what_made_the_difference_in_money_is_a_whole_sentence(
    qapp: QApplication, source: str, words: str
) -> None:
    """It used to say only "Defended ($0 against $950)"."""
    del qapp
    outcome = over("cargo_hold")
    spec = next(spec for spec in specs().values() if spec.game == "cargo_hold")
    first, last = outcome.result.ranking[0][0], outcome.result.ranking[-1][0]
    sheets, scores = list(outcome.sheets), list(outcome.result.scores)
    for seat, money in ((first, 950), (last, 25)):
        sheets[seat], scores[seat] = Sheet((ScoreLine(source, money),)), money
    players = [
        replace(player, name="Grace" if player.seat == first else "You", is_you=player.seat == last)
        for player in outcome.players
    ]
    result = structs.replace(outcome.result, scores=tuple(scores))
    changed = {"players": tuple(players), "sheets": tuple(sheets), "result": result}
    said = spec.missing(replace(outcome, **changed), last)  # type: ignore[arg-type]
    assert said == f"$925 behind Grace. What made the difference: {words}"


@pytest.mark.parametrize(
    ("levels", "next_one"),
    by_turns([(("hard", "easy"), "normal"), (("normal",), "easy"), (("easy",), "")]),
)
def test_after_a_loss_the_next_step_is_an_easier_one(
    shell: Driver, levels: tuple[str, ...], next_one: str
) -> None:
    seat_setups = [
        SeatSetup("", colour, Level(it))
        for it, colour in zip(levels, ("plum", "moss"), strict=False)
    ]
    shell.start(SeatSetup("Ada", "brick"), *seat_setups)
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    outcome = lost(shell.bridge, len(levels) + 1)
    page._offer(outcome, spec)
    assert not page.step_button.isHidden()
    if not next_one:
        assert page.step_button.text() == "Play the guided round"
        return
    assert page.step_button.text().casefold() == f"play the next deal on {next_one}"
    page.step_button.click()
    found = {player.level for player in shell.bridge.players if player.level}
    assert found == {Level(next_one), Level("easy")} & {Level(next_one), *map(Level, levels)}


def after_loss(shell: Driver, scores: tuple[int, ...], levels: tuple[str, ...]) -> Any:
    """The result page after a match in which Ada had the first of these scores."""
    colours = ("ocean", "plum", "moss")
    rivals = [SeatSetup("", c, Level(it)) for c, it in zip(colours, levels, strict=False)]
    shell.start(SeatSetup("Ada", "brick"), *rivals)
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    result = Result(tuple((Seat(seat),) for seat in order), scores)
    outcome = replace(lost(shell.bridge, len(scores)), result=result)
    page._found = None
    page._offer(outcome, spec)
    page._offer_trip(outcome, spec)
    page._lead_on(outcome, spec)
    return page


@pytest.mark.parametrize(
    ("scores", "is_clear"),
    by_turns([((99, 100), False), ((80, 100), False), ((79, 100), True), ((0, 100), True)]),
)
def test_the_easier_level_comes_first_only_after_a_clear_loss(
    shell: Driver, scores: tuple[int, ...], is_clear: bool
) -> None:
    """ "Play the next deal on Easy" felt patronising to whoever was one point behind."""
    page = after_loss(shell, scores, ("normal",))
    first = page.ways.tags[0]
    if is_clear:
        assert first is page.step_button
        assert page.next_button in page.ways.play_button.held
    else:
        assert first is page.next_button
        assert first.text().replace("&", "") == "Play the next deal"
        assert page.step_button in page.ways.play_button.held
    texts = [each.text() for each in page.ways.play_button.held]
    assert sum("Easy" in each for each in (first.text(), *texts)) == 1, "it is offered once"
    page.step_button.click()
    shell.settle()
    assert {player.level for player in shell.bridge.players} == {None, Level("easy")}


def test_whoever_was_not_last_goes_on_at_the_same_level(shell: Driver) -> None:
    page = after_loss(shell, (50, 100, 40), ("hard", "easy"))
    assert page.ways.tags[0] is page.next_button
    assert page.step_button in page.ways.play_button.held


@pytest.mark.parametrize(
    ("before", "is_clear"), by_turns([(False, True), (True, False), (None, False)])
)
def test_after_two_losses_in_a_row_the_easier_level_comes_first(
    shell: Driver, monkeypatch: pytest.MonkeyPatch, before: bool | None, is_clear: bool
) -> None:
    page = after_loss(shell, (99, 100), ("normal",))
    bridge = shell.bridge
    row = Logged(
        2,
        datetime(2026, 1, 2, tzinfo=UTC),
        "Ada",
        str(bridge.game.id),
        dict(bridge.config.options),
        bridge.code,
        99,
        None,
        won=False,
        seats=2,
        levels=("normal",),
    )
    alone = row._replace(id=1, seed="PE-1", levels=(), won=False)
    rows = [row, alone]
    if before is not None:
        rows.append(row._replace(id=0, seed="PE-0", won=before))
    monkeypatch.setattr(shell.app.controller, "log", lambda *_: tuple(rows))
    spec = next(iter(shell.window.specs.values()))
    ranking = ((Seat(1),), (Seat(0),))
    outcome = replace(lost(bridge, 2), result=Result(ranking, (99, 100)))
    page._offer(outcome, spec)
    page._offer_trip(outcome, spec)
    page._lead_on(outcome, spec)
    assert (page.ways.tags[0] is page.step_button) == is_clear


def test_whoever_finished_the_guided_round_is_not_sent_there_again(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("", "plum", Level("easy")))
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    shell.app.controller.remember("setup.taught", (str(spec.game),))
    outcome = lost(shell.bridge, 2)
    page._offer(outcome, spec)
    page._offer_trip(outcome, spec)
    page._lead_on(outcome, spec)
    assert page.step_button.isHidden()
    assert page.ways.tags[0] is page.ways.play_button


def test_at_a_table_the_headline_of_a_stop_is_its_medal(shell: Driver) -> None:
    rivals = (SeatSetup("", colour, Level("easy")) for colour in ("plum", "moss"))
    shell.start(SeatSetup("Ada", "brick"), *rivals)
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    outcome, deal = (
        lost(shell.bridge, 3),
        Deal(shell.bridge.code, shell.bridge.config, (Level("easy"),) * 2),
    )
    asked = Grade(-24, 3), Grade(-10, 2), Grade(0)
    found = TrailDeal(0, None, deal, Grade(-20, 3), asked, Medal.BRONZE, Medal.BRONZE, None, 0, 1)
    with (
        patch.object(TrailService, "trail_deal", lambda *_: found),
        patch("ui.shell.result.page.finale", lambda *_: Finale(lambda *_: None, "Seen")),
    ):
        for _ in page.fill_in(outcome, spec):
            pass
        winner = outcome.players[2].name
        assert page.headline.text() == "Bronze"
        assert page.detail.text() == f"{winner} wins. You: 3rd place, 20 points behind."
        assert not page.detail.isHidden()
        page._show_scene()
        totals = "Computer 3: 20, Computer 2: 10, Ada: 0"
        assert page.scene.accessibleName() == f"Bronze {page.detail.text()} {totals}"
        # Whoever wins reads by how much.
        won = Result(((Seat(0),), (Seat(1),), (Seat(2),)), (20, 15, 0))
        page._lead_on(replace(outcome, result=won), spec)
        assert page.detail.text() == "You win! 5 points ahead."
        page.scene.stop()


def test_another_match_can_be_at_another_level(shell: Driver) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("", "ocean", Level("easy")))
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    outcome = lost(shell.bridge, 2)
    page._offer(outcome, spec)
    page._offer_trip(outcome, spec)
    page._lead_on(outcome, spec)
    others = [level for level in shell.bridge.levels if level != Level("easy")]
    held = page.ways.play_button.held
    assert [each.text().replace("&", "") for each in held] == [
        "Play the next deal",
        "Play the same deal",
        *(f"Next deal, computers on {level.title()}" for level in others),
    ]
    held[-1].click()
    shell.settle()
    # Everyone moves along one seat.
    assert [player.level for player in shell.bridge.players] == [others[-1], None]


def lost(bridge: Any, seats: int) -> Outcome:
    """As if a match had ended in which seat 0 came last."""
    ranking = tuple((Seat(seat),) for seat in reversed(range(seats)))
    result = Result(ranking, tuple(10 * seat for seat in range(seats)))
    return Outcome(
        bridge.game,
        bridge.config,
        bridge.code,
        bridge.practice,
        bridge.players,
        bridge.public(),
        bridge.sheets(),
        result,
    )


@pytest.mark.deep("a table is built twice")
def test_alone_the_same_deal_can_be_practised(shell: Driver) -> None:
    bridge = shell.start()
    page, spec = shell.window.result_opener.page(), next(iter(shell.window.specs.values()))
    outcome = lost(bridge, 1)
    result = Result(((Seat(0),),), (100,), goal=108, won=False)
    page._offer(replace(outcome, result=result), spec)
    assert page.missing.text()
    page._lead_on(outcome, spec)
    said = [each.text().replace("&", "") for each in page.ways.tags]
    assert said[:2] == ["Practise this deal with hints", "Play again"]
    assert page.lounge_button.behind is page.more_button
    page.step_button.click()
    assert shell.bridge.practice
    assert shell.bridge.code == outcome.code
    won = Result(((Seat(0),),), (110,), goal=108, won=True)
    page._offer(replace(outcome, result=won), spec)
    assert page.missing.isHidden()
    assert page.step_button.isHidden()

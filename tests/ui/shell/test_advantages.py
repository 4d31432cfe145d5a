"""The advantage for beginners: chosen in set-up for a person, kept, shown, and never a best."""

from __future__ import annotations

from typing import Any

import pytest

from ui.bridge.controller import SeatSetup
from ui.shell.records.page import played_words
from ui.shell.result.page import advantaged_words

CARGO = "cargo_hold"
ADA, BEN = ("Ada", "brick", "person"), ("Ben", "ocean", "person")
ROBO = ("Robo", "plum", "normal")
GAMES = {
    CARGO: "one more card each turn",
    "carry_on": "knowing the weight limit before the last two cards",
    "pack_the_essentials": "one more pack rat at the start",
    "wheres_my_luggage": "a second try after the first wrong tile of each round",
}
OPTIONS: dict[str, dict[str, Any]] = {"wheres_my_luggage": {"form": "memory"}}
"""Options under which nobody has to be quick."""


def page_of(shell: Any, game: str = CARGO) -> Any:
    shell.window.match_opener.set_up(game)
    shell.settle()
    return shell.window.pages[f"setup:{game}"]


@pytest.mark.parametrize("game", GAMES)
def test_set_up_offers_it_to_each_person_and_says_what_it_brings(shell: Any, game: str) -> None:
    page = page_of(shell, game)
    page.options.set_values(OPTIONS.get(game, {}))
    page._check()
    page.seating.fill([ADA, BEN, ROBO])
    rows = page.seating.rows
    assert [False, False, True] == [row.advantage_row.isHidden() for row in rows]
    assert rows[0].advantage_line.text() == GAMES[game]
    assert rows[1].advantage_box.accessibleName() == "Advantage at seat 2"
    assert rows[1].advantage_box.accessibleDescription() == GAMES[game]
    rows[1].advantage_box.click()
    assert [False, True, False] == [one.advantage for one in page.seating.seat_setups()]
    rows[1].kind.setCurrentIndex(rows[1].kind.findData("normal"))
    assert not any(one.advantage for one in page.seating.seat_setups()), "no computer has one"


def test_at_the_belt_it_is_another_than_from_memory(shell: Any) -> None:
    page = page_of(shell, "wheres_my_luggage")
    page.seating.fill([ADA, ROBO])
    line = page.seating.rows[0].advantage_line
    page.options.fields["form"].choose("timed")
    page.options.changed.emit()
    assert line.text() == "shorter looks and slower computers"
    page.options.fields["form"].choose("memory")
    page.options.changed.emit()
    assert line.text() == GAMES["wheres_my_luggage"]


def test_it_stays_with_its_player_whoever_begins(shell: Any) -> None:
    page = page_of(shell)
    page.seating.fill([ADA, BEN, ROBO])
    page.seating.rows[1].advantage_box.click()
    page.seating._begin_with(2)
    page.seating.rows[2].earlier.click()
    having = [(one.name, one.advantage) for one in page.seating.seat_setups()]
    assert sorted(having) == [("Ada", False), ("Ben", True), ("Robo", False)]
    page.start()
    shell.settle()
    assert {"Ben"} == {one.name for one in shell.bridge.players if one.advantage}
    (seat,) = shell.bridge.config.advantages
    assert shell.bridge.players[seat].name == "Ben"
    assert shell.bridge._session.header.options["advantages"] == str(seat)


def test_a_rematch_keeps_it_though_everybody_moves_on(shell: Any) -> None:
    shell.app.controller.start(
        CARGO,
        shell.app.controller.new_code(CARGO),
        (SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean", advantage=True)),
        {"advantages": "0"},
    )
    for _ in range(3):
        assert ["Ben"] == [one.name for one in shell.bridge.players if one.advantage]
        shell.window.result_opener.again(same=False)
        shell.settle()


def test_a_match_without_it_is_written_as_ever(shell: Any) -> None:
    page = page_of(shell)
    page.seating.fill([ADA, ROBO])
    page.start()
    shell.settle()
    assert "advantages" not in shell.bridge._session.header.options
    assert not any(one.advantage for one in shell.bridge.players)


def test_a_typed_deal_of_a_trail_does_not_count_with_it(shell: Any) -> None:
    from engine import trails

    stop = trails.trail(CARGO)[0].deal
    seated = [SeatSetup("Ada", "brick")]
    seated += [SeatSetup("", "ocean", level) for level in stop.rivals]
    values = dict(stop.config.options)
    count = shell.app.controller.attempts.would_count
    assert count(CARGO, stop.code, seated, values)
    seated[0] = SeatSetup("Ada", "brick", advantage=True)
    assert not count(CARGO, stop.code, seated, values)


@pytest.mark.parametrize("game", GAMES)
def test_table_result_and_history_say_it(shell: Any, game: str) -> None:
    seated = SeatSetup("Ada", "brick", advantage=True), SeatSetup("Ben", "ocean")
    code = shell.app.controller.new_code(game)
    shell.window.match_opener.start(game, code, seated, OPTIONS.get(game, {}), False)
    shell.settle()
    bridge, spec = shell.bridge, shell.window.match_opener.spec(shell.bridge)
    words = shell.window.pages["table"].table.words
    assert f"Advantage: {GAMES[game]}." == words.advantaged(0)
    assert not words.advantaged(1)
    shell.play_out()
    shell.see_end()
    shell.settle()
    said = f"Ada had an advantage: {GAMES[game]}. This match does not count as a personal best."
    assert said == advantaged_words(bridge.outcome(), spec)
    assert said in shell.window.pages["result"].note.text()
    entries = shell.app.controller.log(game)
    assert ["Ada", "Ben"] == [entry.name for entry in entries]
    for entry in entries:
        assert entry.advantaged == (0,)
        assert not entry.is_own
        assert "ith an advantage" in played_words(entry, shell.app.controller, spec)

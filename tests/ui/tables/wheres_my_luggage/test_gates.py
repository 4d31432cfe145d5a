"""Gates: where they go, what they hold; they are the screen's, not the match's (WL-32)."""

import pytest

from engine.parts.belt import Belt
from ui.tables.wheres_my_luggage.gate import (
    KEPT_SECONDS,
    SLOTS_PER_SECOND,
    TAP_SLOTS,
    Gate,
    slot_at,
)

BELT = Belt(48, 30)


@pytest.mark.parametrize("now", [0, 7, 123, 100_001])
def test_wl_32_a_gate_holds_the_slot_whose_middle_is_within_half_a_slot(now: int) -> None:
    for step in range(0, BELT.length, 7):
        slot = slot_at(BELT, step, now)
        away = abs(BELT.place(slot, now) - step)
        assert min(away, BELT.length - away) <= BELT.pace / 2


def test_it_agrees_with_the_belt_s_own_reckoning() -> None:
    for tick in range(0, 3000, 11):
        assert slot_at(BELT, 200.0, tick) == BELT.at(tick, 200)


def test_a_tap_takes_it_to_the_next_suitcase_of_the_front_row() -> None:
    gate = Gate(BELT, (0.0, 720.0), 300.0)
    gate.press(left=True)
    gate.release()
    for _ in range(60):
        gate.pass_time(1 / 60)
    assert gate.place == pytest.approx(300.0 + 2 * BELT.pace)
    assert not gate.moving


def test_a_held_key_takes_it_on_to_the_end_of_its_share() -> None:
    gate = Gate(BELT, (0.0, 720.0), 300.0)
    gate.press(left=True)
    gate.pass_time(0.5)
    assert gate.place == pytest.approx(300 + SLOTS_PER_SECOND * 30 * 0.5)
    for _ in range(300):
        gate.pass_time(1 / 60)
    assert gate.place == 720.0


def test_left_is_left_in_front_of_the_belt_and_behind_it() -> None:
    """At the front what moves on goes to the left; behind it goes to the right."""
    for place, forward in ((10.0, True), (720.0, False)):
        gate = Gate(BELT, None, place)
        gate.press(left=True)
        gate.pass_time(0.01)
        assert (gate.place > place) is forward


class Hand:
    """Taps the keys of a gate whose seat has the whole belt, on a clock of its own."""

    def __init__(self, turn: float) -> None:
        self._now = 0.0
        self.gate = Gate(BELT, None, turn * BELT.length, lambda: self._now)

    def tap(self, *, left: bool, pause: float = 0.3) -> float:
        """Tap a key and wait until the gate rests; how far that took it, with its sign."""
        before = self.gate.place
        self.gate.press(left=left)
        self.gate.release()
        for _ in range(20):
            self.gate.pass_time(1 / 60)
        assert not self.gate.moving
        self._now += pause
        half = BELT.length / 2
        return (self.gate.place - before + half) % BELT.length - half


TAP = pytest.approx(TAP_SLOTS * BELT.pace)


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("turn", [0.0, 0.21, 0.24, 0.25, 0.26, 0.4, 0.5, 0.74, 0.76, 0.9])
def test_taps_of_one_key_take_it_all_the_way_round(left: bool, turn: float) -> None:
    """From the front behind the belt, from there to the front, and past where it began."""
    hand = Hand(turn)
    began_at_front = hand.gate.at_front
    way = 1 if left == began_at_front else -1
    seen = list[tuple[float, bool]]()
    for _ in range(BELT.slots // TAP_SLOTS):
        assert way * hand.tap(left=left) == TAP
        seen.append((hand.gate.turn, hand.gate.at_front))
    assert {at_front for _, at_front in seen} == {True, False}
    assert any(abs(at - 0.5) < 0.1 for at, _ in seen), "the middle of the back"
    assert any(min(at, 1 - at) < 0.1 for at, _ in seen), "the middle of the front"
    assert hand.gate.turn == pytest.approx(turn)


@pytest.mark.parametrize("left", [True, False])
def test_the_other_key_goes_back_also_right_behind_an_end(left: bool) -> None:
    hand = Hand(0.23 if left else 0.77)
    there = [hand.tap(left=left) for _ in range(3)]
    assert not hand.gate.at_front
    back = [hand.tap(left=not left) for _ in range(3)]
    assert back == pytest.approx([-far for far in there])
    assert hand.gate.at_front


@pytest.mark.parametrize("left", [True, False])
def test_after_a_pause_left_is_left_on_the_screen_again(left: bool) -> None:
    hand = Hand(0.2 if left else 0.8)
    for _ in range(6):
        hand.tap(left=left)
    assert not hand.gate.at_front
    hand.tap(left=left, pause=KEPT_SECONDS + 0.1)
    assert hand.tap(left=True) < 0
    assert hand.tap(left=False) > 0


def test_a_held_key_keeps_its_way_and_the_other_turns_it_round() -> None:
    """However long it is held."""
    now = 0.0
    gate = Gate(BELT, None, 0.2 * BELT.length, lambda: now)
    gate.press(left=True)
    for _ in range(90):
        gate.pass_time(1 / 60)
    now += 1.5
    assert 0.25 < gate.turn < 0.75
    place = gate.place
    gate.press(left=False)
    gate.pass_time(0.1)
    assert gate.place < place


def test_alone_it_goes_all_the_way_round() -> None:
    gate = Gate(BELT, None, 1400.0)
    gate.press(left=True)
    for _ in range(30):
        gate.pass_time(1 / 60)
    assert 0 <= gate.place < 400


def test_a_gate_stands_like_another_as_a_share_of_its_way() -> None:
    gate = Gate(BELT, (0.0, 100.0), 50.0)
    gate.stand_like(Gate(BELT, (200.0, 600.0), 300.0))
    assert gate.place == pytest.approx(25.0)
    gate.stand_like(Gate(BELT, None, 80.0))
    assert gate.place == pytest.approx(25.0), "there is no share of the whole round"
    alone = Gate(BELT, None, 0.0)
    alone.stand_like(Gate(BELT, None, 80.0))
    assert alone.place == 80.0

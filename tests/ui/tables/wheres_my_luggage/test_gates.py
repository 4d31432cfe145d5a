"""Gates: where they go, what they hold; they are the screen's, not the match's (WL-32)."""

import itertools

import pytest

from engine.parts.belt import Belt
from ui.tables.wheres_my_luggage.gate import SLOTS_PER_SECOND, Gate, slot_at

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


@pytest.mark.parametrize(("left", "end"), [(True, 0.25), (False, 0.75)])
@pytest.mark.parametrize("off", [0, 7, 29])
def test_taps_take_it_round_an_end_of_the_belt_and_back(left: bool, end: float, off: int) -> None:
    """One key takes it on to the back, from where the same key, then on that way, takes it back."""
    gate = Gate(BELT, None, end * BELT.length - (1 if left else -1) * (4 * BELT.pace + off))

    def tap(*, left: bool) -> bool:
        gate.press(left=left)
        gate.release()
        for _ in range(60):
            gate.pass_time(1 / 60)
        return gate.at_front

    seen = [tap(left=left) for _ in range(12)]
    # It never turns round at the very next tap.
    runs = [len(list(run)) for _, run in itertools.groupby(seen)]
    assert len(runs) >= 3, "it has been at the back, and in front again"
    assert all(run >= 2 for run in runs[1:-1])
    # The other key goes where it says, right away.
    while not tap(left=left):
        pass
    place = gate.place
    tap(left=not left)
    assert (gate.place < place) is left


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

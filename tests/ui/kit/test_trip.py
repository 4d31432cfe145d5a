"""A trip: what was made of each value, what is stamped, what comes next."""

from typing import Any

from engine.store import TripTally
from ui.kit.trip_stamps import StampStop, Trip

VALUES = ("a", "b", "c")


def tally(card: str, best: int, won: int, **more: Any) -> TripTally:
    return TripTally("Ada", {"card": card, "side": "common", **more}, 2, best, won)


def trip(*past: TripTally) -> Trip:
    return Trip("card", VALUES, {"side": "common"}, past)


def test_rows_of_a_value_are_counted_together_and_other_sides_are_other_trips() -> None:
    way = trip(
        tally("a", 90, 0, board="x"),
        tally("a", 80, 1),
        tally("b", 70, 0),
        tally("c", 99, 1, side="own"),
        tally("gone", 99, 1),
    )
    assert way.stops == {
        "a": StampStop(4, 90, stamped=True),
        "b": StampStop(2, 70),
        "c": StampStop(),
    }
    assert way.stamped == 1


def test_the_next_stop_is_the_first_behind_that_is_not_stamped() -> None:
    way = trip(tally("b", 70, 1))
    assert [way.next(), way.next("a"), way.next("c"), way.next("gone")] == ["a", "c", "a", "a"]
    assert trip(*(tally(card, 1, 1) for card in VALUES)).next("a") is None


def test_a_best_below_nothing_is_a_best() -> None:
    assert trip(tally("a", -3, 0)).stops["a"] == StampStop(2, -3)

"""The table of Cargo Hold: a raid as a showdown, and as one entry of the log."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.cargo_hold.actions import Attack, Collect, Deliver, Flee, Reinforce, Rope
from engine.games.cargo_hold.events import (
    CashedIn,
    Did,
    RaidBegan,
    RaidEnded,
    Source,
    SpecialFired,
    StrengthsCompared,
)
from engine.match.timeline import ReplayTimeline
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard, dealt, people
from tests.ui.tables.laws.kit import settle
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge
from ui.look.style import Look
from ui.shell.match.page import TablePage
from ui.tables.cargo_hold import TABLE
from ui.tables.cargo_hold.art import PICTURED
from ui.tables.cargo_hold.raids import Raids
from ui.tables.cargo_hold.showdown import (
    Count,
    Effect,
    Leave,
    Open,
    ShowdownSide,
    ShowdownState,
    Step,
    Up,
    after,
)
from ui.tables.cargo_hold.table import Table

OWN = "outlaw gunslinger lasso thief fair_fight diversion loyalty"
OTHER = "gold mail guard barricade lasso prison_wagon getaway"


def raid(make: Make, attack: str, delivery: str, *, speed: Speed = Speed.OFF) -> Yard:
    """The first seat raids the second one, who has nothing else under way."""
    one = make(OWN, OTHER, seats=2, speed=speed)
    one.end()
    one.deliver(delivery)
    one.table.motion.catch_up()
    one.raid(1, attack)
    return one


def steps(one: Yard) -> list[Step]:
    """The steps of the last raid."""
    told = one.table.log.told
    first = max(n for n, event in enumerate(told) if isinstance(event, RaidBegan))
    return [step for event in told[first:] for step in one.table.raids.steps(event)]


def said(one: Yard) -> list[str]:
    return [step.said for step in steps(one) if step.said]


@pytest.mark.parametrize(
    ("attack", "delivery", "paid"),
    [("gunslinger", "gold mail", 250), ("outlaw", "guard mail", 50), ("outlaw", "guard", 0)],
)
def test_the_outcome_tells_what_was_paid_for_the_cargo(
    make: Make, attack: str, delivery: str, paid: int
) -> None:
    one = raid(make, attack, delivery)
    words = "you win" if delivery.startswith("gold") else "grace wins"
    end = said(one)[-1].lower()
    assert end.startswith(f"{words} the raid")
    assert (f"${paid}" in end) == bool(paid)
    assert "$" not in one.table.log.lines[-1].rpartition("raid")[2], "the log has told it before"


def test_below_the_name_you_a_side_is_spoken_to(make: Make) -> None:
    one = raid(make, "gunslinger", "gold mail")
    assert isinstance(opened := steps(one)[0], Open)
    assert opened.words == ("attacks with 1\u00a0card", "defends 2\u00a0cards")
    one.table.words.names = ["You", "Grace"]
    assert isinstance(opened := steps(one)[0], Open)
    assert opened.words == ("attack with 1\u00a0card", "defends 2\u00a0cards")


def test_cards_come_up_then_specials_by_order_then_strengths_then_the_loot(make: Make) -> None:
    one = raid(make, "gunslinger lasso thief", "gold mail guard")
    # The Thief chooses of two kinds of cargo, the Lasso has one aim alone.
    one.awake()
    assert one.table.choice.choose(0)
    settle()
    told = steps(one)
    assert isinstance(told[0], Open)
    ups = [step for step in told if isinstance(step, Up)]
    assert [step.side for step in ups] == [ShowdownSide.FIRST] * 3 + [ShowdownSide.SECOND] * 3
    acted = [step.by for step in told if isinstance(step, Effect) and step.by is not None]
    assert [key for _, key in acted] == list(cards("thief lasso"))
    counted = next(step for step in told if isinstance(step, Count))
    assert counted.figures == (2, 0), "the Guard was taken out"
    loot = [step for step in told if isinstance(step, Leave)]
    assert [step.to for step in loot] == [("money", Seat(0))]
    assert loot[0].cards == ((ShowdownSide.SECOND, cards("mail")[0]),), "the Gold was stolen before"


@pytest.mark.parametrize(
    ("attack", "delivery", "words"),
    [
        ("fair_fight gunslinger", "gold lasso guard", "Your Fair Fight discards all specials"),
        ("gunslinger thief", "gold guard", "Your Thief steals Gold"),
        ("gunslinger lasso", "gold guard", "Your Lasso removes Guard"),
        ("outlaw", "gold prison_wagon", "Grace’s Prison Wagon discards all cargo: Gold"),
        ("diversion outlaw", "gold", "Your Diversion has no effect"),
        ("outlaw lasso", "gold barricade", "Your Lasso removes Barricade"),
    ],
)
def test_what_each_special_did_is_said(make: Make, attack: str, delivery: str, words: str) -> None:
    one = raid(make, attack, delivery)
    assert any(words in line for line in said(one)), said(one)
    assert any(words in line for line in one.table.log.lines)


@pytest.mark.parametrize("did", list(Did))
def test_every_deed_of_a_special_has_words_and_a_step(make: Make, did: Did) -> None:
    one = make(OWN, OTHER, seats=2)
    raids, kinds = one.table.raids, cards("outlaw")
    raids.steps(RaidBegan(Seat(0), Seat(1), cards("lasso outlaw"), cards("outlaw gold"), False))
    fired = SpecialFired(Seat(0), Seat(1), cards("lasso")[0], did, kinds)
    (first, *more) = raids.steps(fired)
    assert isinstance(first, Effect)
    assert first.said
    assert first.tag
    assert first.by == (ShowdownSide.FIRST, cards("lasso")[0])
    for step in more:
        assert isinstance(step, Up | Leave)
    moves = {Did.REINFORCED: Up, Did.FLED: Leave, Did.RETURNED: Leave}
    assert [type(step) for step in more] == ([moves[did]] if did in moves else [])


@pytest.mark.parametrize("did", list(Did))
@pytest.mark.parametrize("kinds", ["", "guard", "guard gunslinger"])
def test_what_a_special_does_to_no_card_or_to_several_is_said_in_whole_sentences(
    make: Make, did: Did, kinds: str
) -> None:
    words = make(OWN, OTHER, seats=2).table.words
    fired = SpecialFired(Seat(0), Seat(1), cards("loyalty")[0], did, cards(kinds))
    said = words.fired(fired)
    named = [words.card(card) for card in cards(kinds)]
    if did is Did.DIVERTED:
        assert "Grace’s delivery" in said
    elif did is Did.SHIELDED:
        assert "your Thief" in said
    else:
        assert "You" in said or "you add" in said or "you take" in said
    assert "Ada" not in said
    assert " go " not in said, "one card goes back, and several go back"
    if did in (Did.FLED, Did.RETURNED):
        assert all(name in said for name in named)
        assert ("ake back" in said and "nothing" not in said) == bool(named)
        assert "None" not in said


def test_it_stands_on_the_table_while_somebody_chooses_and_then_is_over(make: Make) -> None:
    one = raid(make, "lasso gunslinger", "gold guard barricade")
    shown = one.table.showdown
    assert shown.is_open
    standing: ShowdownState | None = shown.item.standing
    assert standing is not None
    assert not standing.over
    one.awake()
    assert one.table.choice.choose(0)
    settle()
    assert one.acts()[-1] == Rope(cards("barricade")[0])
    QTest.keyClick(one.table.stage, Qt.Key.Key_Escape)
    assert not shown.is_open


SKIPS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Right, Qt.Key.Key_Z)


@pytest.mark.parametrize("key", SKIPS)
def test_any_key_skips_it_whole(make: Make, key: Qt.Key) -> None:
    one = raid(make, "gunslinger", "gold guard", speed=Speed.NORMAL)
    table, done = one.table, one.acts()
    assert table.motion.busy
    QTest.keyClick(table.stage, key)
    assert not table.motion.busy
    assert not table.showdown.is_open
    assert one.acts() == done, "it does nothing else"


def test_one_key_tells_it_again(make: Make) -> None:
    one = raid(make, "gunslinger", "gold guard", speed=Speed.NORMAL)
    table = one.table
    QTest.keyClick(table.stage, Qt.Key.Key_Space)
    money = one.view.seats[0].money
    QTest.keyClick(table.stage, Qt.Key.Key_F4)
    assert table.motion.busy
    while not table.showdown.is_open:
        table.motion.go_on()
    QTest.keyClick(table.stage, Qt.Key.Key_Space)
    assert not table.showdown.is_open
    assert one.view.seats[0].money == money, "nothing is done again"


@pytest.mark.parametrize("how", ["watched", "stepped", "skipped", "cut short"])
def test_only_a_raid_that_was_skipped_is_offered_to_be_watched(make: Make, how: str) -> None:
    one = make("gold", "gunslinger", seats=2, speed=Speed.NORMAL)
    table = one.table
    one.deliver("gold")
    table.motion.catch_up()
    one.act(Attack(Seat(0), cards("gunslinger")))
    while table.motion.busy and how in ("watched", "stepped"):
        table.motion.go_on()
    if how == "cut short":
        for _ in range(6):
            table.motion.go_on()
        assert table.showdown.is_open
    QTest.keyClick(table.stage, Qt.Key.Key_Space)
    one.end()
    table.motion.catch_up()
    offered = "Press F4 to watch it." in table.now.text()
    assert table.now.text().startswith("Grace raided you and took $")
    assert offered is (how in ("skipped", "cut short"))


def test_only_cards_that_answer_a_question_are_framed(make: Make) -> None:
    own = "outlaw reinforcement thief sheriff guard 2*farmhand"
    one = make(own, "gunslinger lumber gold mail barricade 2*grain", seats=2)
    item = one.table.showdown.item
    one.end()
    one.deliver("gunslinger lumber")
    one.raid(1, "outlaw reinforcement")
    assert len(item.further) == 3
    one.awake()
    # None is added.
    assert one.table.choice.choose(len(one.table.choice.buttons) - 1)
    settle()
    one.end()
    one.deliver("barricade gold mail")
    one.raid(1, "thief sheriff guard farmhand")
    assert one.table.choice.question is not None
    framed = [card.face.name for card in item.cards if card.face and card.states[2]]
    assert sorted(framed) == sorted(
        card.face.name for card in item.cards if card.face and card.open
    )
    assert len(framed) == 2, "gold and mail"


def test_the_log_has_the_steps_of_a_raid_folded_and_its_outcome_not(make: Make) -> None:
    one = raid(make, "gunslinger lasso", "gold guard")
    log = one.table.log
    events = [event for event in log.told if log.is_under(event)]
    kinds = [type(event) for event in events]
    assert kinds == [SpecialFired, StrengthsCompared]
    head = next(event for event in log.told if isinstance(event, RaidBegan))
    assert not log.is_under(head)
    collected = CashedIn(Seat(0), Source.COLLECTED, (), 50, 50)
    assert not log.is_under(collected), "what is collected is no part of a raid"
    outcome = [event for event in log.told if isinstance(event, CashedIn | RaidEnded)]
    shown = [log.lines.index(one.table.words.event(event) or "") for event in outcome]
    assert len(shown) == 2
    assert not any(log.isRowHidden(row) for row in shown), "who has won, and what it was worth"
    stolen = CashedIn(Seat(0), Source.STOLEN, (), 25, 25)
    assert log.is_under(stolen), "what a Thief earns is one step of several"
    loyal = SpecialFired(Seat(0), None, cards("loyalty")[0], Did.RETURNED, ())
    assert not log.is_under(loyal)
    one.end()
    (entry,) = log.entries
    said = [one.table.words.event(event) for event in events]
    assert list(log.beneath(entry)) == said
    steps = range(entry + 1, entry + 1 + len(said))
    assert all(log.isRowHidden(row) for row in steps), "something else has followed"
    log.setCurrentRow(entry)
    QTest.keyClick(log, Qt.Key.Key_Right)
    assert not any(log.isRowHidden(row) for row in steps)


def test_the_steps_lead_to_what_lies_there(make: Make) -> None:
    """Told from its first step to its last, nothing of the loot is left, and all else lies."""
    one = raid(make, "gunslinger lasso", "gold mail guard")
    standing: ShowdownState | None = None
    for step in steps(one):
        standing = after(standing, step)
    assert standing is not None
    assert standing.over
    left = [card.key for card in standing.side(ShowdownSide.SECOND)]
    assert left == list(cards("guard"))
    assert [card.out for card in standing.side(ShowdownSide.SECOND)] == [True]
    assert [card.key for card in standing.side(ShowdownSide.FIRST)] == list(
        cards("gunslinger lasso")
    )


def test_a_raid_has_its_room_again_once_a_question_is_answered(make: Make) -> None:
    one = make("guard outlaw", "gold reinforcement mail", seats=2)
    one.end()
    one.deliver("gold reinforcement")
    table = one.table
    table.look.set_text_scale(1.6)
    table.resize(1000, 490)
    settle()
    one.raid(1, "guard outlaw")
    item = table.showdown.item
    assert table.choice.question is not None
    room = table.scene.plan.showdown
    assert item.mapRectToScene(item.rect()) != room, "the question lies below it"
    one.bridge.preferences.set_speed(Speed.SLOW)
    one.session.submit(Seat(1), Reinforce(-1))
    QTest.qWait(1)
    assert table.motion.busy
    assert table.choice.question is None
    assert item.mapRectToScene(item.rect()) == room


def test_what_a_raid_lies_over_is_not_painted_until_it_is_over(make: Make) -> None:
    one = raid(make, "lasso gunslinger", "gold guard barricade")
    scene = one.table.scene
    below = (scene.mine, scene.info, scene.track, scene.deck, scene.discards)
    assert [item.opacity() for item in below] == [0.0] * 5
    size = one.table.showdown.item.rect()
    one.awake()
    assert one.table.choice.choose(0)
    settle()
    assert one.table.showdown.item.rect() == size, "its cards are not printed anew"
    QTest.keyClick(one.table.stage, Qt.Key.Key_Escape)
    assert [item.opacity() for item in below] == [1.0] * 5
    assert all(crate.opacity() == 1.0 for crate in scene.crates.values())


def test_on_the_reel_what_is_asked_in_a_raid_brings_nobody_forward(make: Make) -> None:
    """Whoever raids stays in front, also behind an answer of the other side."""
    one = make("gunslinger lasso outlaw", "gold getaway lasso barricade guard", seats=2)
    one.end()
    one.deliver("gold guard barricade getaway lasso")
    one.raid(1, "gunslinger outlaw lasso")
    one.act(Flee(go=False), 1)
    one.act(Rope(cards("guard")[0]), 0)
    one.act(Rope(cards("outlaw")[0]), 1)
    reel = ReplayTimeline.wound(one.session)
    watched = ReplayBridge(one.session, reel, Preferences(Speed.OFF))
    fronts = []
    for stop in reel.stops:
        watched.seek(stop.frame)
        if watched.view().raid is not None:
            fronts.append((watched.view().raid.chooser, watched.front()))
    watched.close()
    assert fronts == [(1, 0), (0, 0), (1, 0)]


def test_nothing_of_a_raid_is_said_before_it_is_seen(make: Make) -> None:
    one = raid(make, "gunslinger", "gold guard", speed=Speed.NORMAL)
    table, shown = one.table, one.table.showdown
    named: list[int] = []
    while table.motion.busy and not named:
        standing = shown.item.standing
        assert standing is not None
        seen = sum(card.face is not None for card in standing.cards)
        told = (standing.said, table.now.text(), *table.log.lines)
        assert "You raid Grace" in standing.said
        # A card that turns over just now still shows its back.
        if any("Gold" in words for words in told):
            named.append(seen)
            assert standing.lit is None, "the last card has turned over"
        table.motion.go_on()
    assert named == [3]
    while table.motion.busy:
        standing, lines = shown.item.standing, "".join(table.log.lines)
        counted = standing is not None and standing.figures is not None
        assert counted or ("against" not in lines and "wins" not in lines)
        table.motion.go_on()
    assert "Grace wins" in "".join(table.log.lines)


def test_while_a_raid_is_told_its_crate_stands_open_and_the_prompt_says_whose(make: Make) -> None:
    one = raid(make, "gunslinger", "gold guard", speed=Speed.NORMAL)
    table, crates = one.table, one.table.scene.crates
    assert table.now.text().startswith("You raid Grace.")
    crate = crates[Seat(1)].crate
    assert crate is not None
    assert crate.bare
    table.motion.catch_up()
    assert not crates[Seat(1)].isVisible(), "nothing is left of it"
    one.end()
    one.deliver("mail")
    table.motion.catch_up()
    crate = crates[Seat(1)].crate
    assert crate is not None
    assert not crate.bare


def test_the_page_says_nothing_of_the_end_while_the_deciding_raid_is_told(
    qtbot: QtBot, look: Look
) -> None:
    """It looks as any raid that is told."""
    rich, seen = "3*gold 3*payroll cattle", []
    for delivery in ("gold", rich):
        session, pool = dealt("outlaw mail", rich, players=people(2, 1)), WorkerPool()
        bridge, page = MatchBridge(session, pool, Preferences(Speed.NORMAL)), TablePage(look)
        qtbot.addWidget(page)
        page.open(bridge, TABLE)
        assert page.table is not None
        one = Yard(session, cast("Table", page.table), bridge)
        one.end()
        one.act(Deliver(cards(delivery), extended=True))
        one.end()
        page.table.motion.catch_up()
        one.raid(1, "outlaw")
        over = delivery == rich
        assert (bridge.result is not None) is over
        ends = (page.result_button, page.code_button)
        assert page.table.motion.busy
        assert [each.isHidden() for each in ends] == [True, True]
        seen.append([each.isHidden() for each in one.table.bar.buttons])
        page.table.motion.catch_up()
        assert [each.isHidden() for each in ends] == [not over, not over]
        page.shut()
        bridge.close()
        pool.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
@pytest.mark.parametrize(
    ("fortune", "attack", "total"),
    [
        ("2*gold 3*payroll cattle", "thief", 1325),
        ("2*gold 3*payroll cattle", "gunslinger", 1325),
        ("2*gold 2*payroll 2*cattle", "", 1200),
    ],
)
def test_a_raid_that_wins_the_match_says_so_and_shows_the_money(
    make: Make, speed: Speed, fortune: str, attack: str, total: int
) -> None:
    """A Thief's money used to win with the words that the raid ends without a winner."""
    one = make(f"{fortune} {attack or 'mail'}", "gold lasso", seats=2, speed=speed)
    one.deliver(fortune, extended=True)
    one.end()
    one.end()
    if attack:
        one.deliver("gold")
    else:
        one.end()
    one.act(Collect())
    table = one.table
    if attack:
        table.motion.catch_up()
        one.raid(1, attack)
    else:
        one.deliver("mail")
        table.motion.catch_up()
        one.raid(0, "lasso")
    assert one.bridge.result is not None
    money = f"${total:,}"
    ended = f"You have {money}: the debt is paid."
    seen, words = set[bool](), set[str]()
    while table.motion.busy:
        standing = table.showdown.item.standing
        if standing is not None:
            words.add(standing.said)
        # What all have had is seen over the raid, or once that is put away.
        seen.add(money in repr(table.scene.mine.key()))
        table.motion.go_on()
        settle()
    if speed is Speed.NORMAL:
        assert ended in words
        assert seen == {False, True}
    assert said(one)[-1] == ended
    assert money in repr(table.scene.mine.key())
    assert "The raid is over." not in (*words, *said(one))
    lines = [label for label in table.log._said if ended in label]
    assert lines, "the log says who has won"
    assert not any("The raid is over." in each for each in table.log._said)
    table.log.restart()
    assert lines == [label for label in table.log._said if ended in label]


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_what_a_special_did_stands_on_its_picture_and_on_no_words(make: Make, scale: float) -> None:
    one = raid(make, "lasso thief", "gold guard")
    settle()
    table, item = one.table, one.table.showdown.item
    table.look.set_text_scale(scale)
    for size in ((1264, 700), (1008, 520)):
        table.resize(*size)
        settle()
        standing = item.standing
        assert standing is not None
        tagged = [n for n, card in enumerate(standing.cards) if card.tag]
        assert len(tagged) == 2
        for lit in (None, tagged[0]):
            item.show_standing(replace(standing, lit=lit))
            for place in tagged:
                card, tag = item.card(place), item._tags[place]
                words = card.mapRectToScene(QRectF(card.rect()))
                words.setTop(words.top() + words.height() * PICTURED)
                assert not tag.isVisible() or not tag.scene_rect().intersects(words)
            assert lit is None or item._tags[lit].isVisible()


def test_the_last_card_of_a_crate_is_held_back(make: Make) -> None:
    one = make("gunslinger", "gold guard", seats=2)
    faces = Raids(one.table.scene.faces, 1200)
    began = RaidBegan(Seat(0), Seat(1), cards("gunslinger"), cards("gold guard"), extended=False)
    opened, *ups, named = faces.steps(began)
    assert isinstance(opened, Open)
    assert isinstance(named, Effect)
    assert "Gold" in named.said
    rests = [step.rest for step in ups if isinstance(step, Up) and not step.said]
    assert rests == [250, 850, 250], "the longest pause is before the last card"


def told_states(faces: Raids, events: list[object]) -> list[ShowdownState]:
    """How a raid stands after each of its steps."""
    found: list[ShowdownState] = []
    standing: ShowdownState | None = None
    for event in events:
        for step in faces.steps(event):  # type: ignore[arg-type]
            standing = after(standing, step)
            assert standing is not None
            found.append(standing)
    return found


def test_what_both_sides_have_stands_between_them_from_the_first_card_on(make: Make) -> None:
    one = make("outlaw", "gold guard", seats=2)
    ada, ben = Seat(0), Seat(1)
    hit = (cards("barricade")[0],)
    states = told_states(
        Raids(one.table.scene.faces, 1200),
        [
            RaidBegan(ada, ben, cards("outlaw lasso"), cards("gold guard barricade"), False),
            SpecialFired(ada, ben, cards("lasso")[0], Did.ROPED, hit),
            StrengthsCompared(ada, ben, 2, 2, ben),
        ],
    )
    ups = [(2, 0), (2, 0), (2, 2), (2, 5), (2, 5)]
    ended = [(2, 2), (2, 2), (2, 2)]
    assert [state.strengths for state in states] == [None, *ups, (2, 5), *ended]
    item = one.table.showdown.item
    item.set_players(one.table.state.common.players)
    item.show_standing(states[5])
    above, below = (item.card(place).scene_rect() for place in (2, 0))
    for figure in item.figures:
        assert above.bottom() - 8 <= figure.scene_rect().center().y() <= below.top() + 8


@pytest.mark.parametrize(
    ("events", "banner"),
    [
        ([SpecialFired(Seat(1), Seat(0), 22, Did.DIVERTED, (0,))], "TRAP!"),
        ([SpecialFired(Seat(1), Seat(0), 18, Did.FLED, ())], "GETAWAY!"),
        ([RaidEnded(Seat(0), Seat(1), Seat(1), (), ())], "HELD!"),
        ([RaidEnded(Seat(0), Seat(1), Seat(0), (), ())], ""),
        ([SpecialFired(Seat(1), Seat(0), 22, Did.NOTHING, ())], ""),
    ],
)
def test_a_raid_is_remembered_by_one_word(make: Make, events: list[object], banner: str) -> None:
    one = make("outlaw", "gold guard", seats=2)
    began = RaidBegan(Seat(0), Seat(1), cards("outlaw"), cards("gold diversion getaway"), False)
    states = told_states(Raids(one.table.scene.faces, 1200), [began, *events])
    assert not states[4].banner
    assert states[-1].banner == banner
    item = one.table.showdown.item
    item.set_players(one.table.state.common.players)
    item.show_standing(states[-1])
    assert (banner in repr(item.written[3].key())) is bool(banner) or not banner
    assert item.rect().contains(item._banner.mapRectToParent(item._banner.rect())) or not banner


def test_a_reinforcement_names_its_card_once_that_is_seen(make: Make) -> None:
    one = make("outlaw", "gold guard", seats=2)
    fired = SpecialFired(
        Seat(0), Seat(1), cards("reinforcement")[0], Did.REINFORCED, cards("guard")
    )
    began = RaidBegan(Seat(0), Seat(1), cards("outlaw reinforcement"), cards("gold"), False)
    states = told_states(Raids(one.table.scene.faces, 1200), [began, fired])
    for state in states:
        seen = [card.name for card in state.cards]
        assert ("Guard" in state.said) <= ("Guard" in seen), state.said
    assert "Guard" in states[-1].said
    assert states[-1].strengths == (3, 0)


def test_a_seat_has_its_money_when_the_coins_come(make: Make) -> None:
    """And not only once the raid is put away."""
    one = make(OWN, OTHER, seats=2, speed=Speed.NORMAL)
    one.end()
    one.deliver("gold guard")
    table = one.table
    table.motion.catch_up()
    one.raid(1, "outlaw gunslinger")
    shown = table.scene.strips[Seat(1)], table.scene.mine
    money = [repr(item.key()).count("$200") for item in shown]
    assert money == [0, 0]
    while "$200" not in repr(table.scene.mine.key()):
        assert table.motion.busy
        table.motion.go_on()
    assert table.showdown.is_open
    assert table.motion.busy

"""Moments of boards, of the mountain and of the banquet table."""

from __future__ import annotations

from meadhall.games.odin.cards import moments as of
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.feast import serve
from meadhall.games.odin.rules.phases import before_bonus
from tests.games.odin.cards.listener import Listener
from tests.games.odin.table import components, give, lay_strips, own_more, run, thing


def test_a_good_that_is_laid_is_heard_of_with_its_board() -> None:
    listener = Listener(of.LAID)
    state = listener.table()
    give(state, silver=1)
    own_more(state, "shed")
    own_more(state, "stone_house")
    run(act(state, 0, ""), "good.silver", "board.stone_house", "cell.b1")
    assert [(moment.board, moment.thing) for moment in listener.moments_of("laid")] == [(2, thing("silver"))]


def test_a_house_is_heard_of_before_it_gives_its_bonuses() -> None:
    listener = Listener(of.HOUSE_BONUS)
    state = listener.table()
    puzzle = components().puzzle
    house = own_more(state, "long_house")
    for bonus in puzzle.printed[house.kind].bonuses:
        house.covered |= bonus.around
    island = own_more(state, "bear_island")
    for bonus in puzzle.printed[island.kind].bonuses:
        island.covered |= bonus.around
    given = [name for bonus in puzzle.printed[house.kind].bonuses for name in bonus.things]
    run(before_bonus(state))
    heard = listener.moments_of("house_bonus")
    assert [(moment.board, [components().things.names[one] for one in moment.things]) for moment in heard] == [
        (1, given)
    ]


def test_items_that_leave_the_mountain_are_heard_of_those_that_go_with_their_strip_too() -> None:
    listener = Listener(of.MOUNTAIN_DECAY)
    state = listener.table()
    lay_strips(state, mountain_1=4, mountain_2=5)
    run(before_bonus(state))
    heard = [(moment.thing, moment.count) for moment in listener.moments_of("mountain_decay")]
    assert heard == [(thing("ore"), 1), (thing("ore"), 1), (thing("silver"), 2)]


def test_each_dish_is_heard_of_when_it_is_served() -> None:
    listener = Listener(of.SERVED)
    state = listener.table(2)
    lengths: list[int] = []
    listener.answers["served"] = lambda state, moment: lengths.append(len(state.clans[0].table))
    give(state, peas=1, mead=1, silver=2)
    state.clans[0].ready = True
    run(serve(state, 0), "along.peas", "along.mead", "coins")
    assert [moment.thing for moment in listener.moments_of("served")] == [thing("peas"), thing("mead")]
    assert lengths == [1, 2]

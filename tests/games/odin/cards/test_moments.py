"""The moments at which occupations act: when each is heard, what it is about, and what is settled after it."""

from __future__ import annotations

import contextlib

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.odin import GAME
from meadhall.games.odin.cards import hooks
from meadhall.games.odin.cards.hooks import as_number, as_things
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.components import spaces
from meadhall.games.odin.rules import phases
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.feast import feast, serve
from meadhall.games.odin.rules.phases import before_bonus
from meadhall.games.odin.rules.supply import draw_occupation, draw_weapon, gain, settle
from meadhall.games.odin.rules.turn import take_space
from meadhall.games.odin.state import FEAST, State
from tests.games.odin.cards.listener import EVERY_MOMENT, Answer, Listener
from tests.games.odin.table import (
    ask_next,
    components,
    give,
    own_more,
    run,
    space,
    thing,
    use,
    will_roll,
)

PHASE_MOMENTS = ("PHASE_BEFORE", "PHASE_DURING", "PHASE_AFTER")


def gains(name: str) -> Answer:
    """A card that brings a thing to seat 0."""

    def bring(state: State, about: int) -> None:
        gain(state, 0, thing(name), 1)

    return bring


# Phases.


def test_every_phase_is_heard_before_it_with_it_and_after_it() -> None:
    listener = Listener(hooks.PHASE_BEFORE | hooks.PHASE_DURING | hooks.PHASE_AFTER)
    state = listener.table(2)
    match = Match.begin(GAME, GAME.settings_for(2), state)
    while state.round < 3 and match.pending:
        decision = match.pending[0]
        match.choose(next(option for option in ("pass", "done", "empty") if option in decision.options), decision.seat)
    expected = [(moment, phase) for phase in range(1, len(phases.PHASES)) for moment in PHASE_MOMENTS]
    # The actions are turns: these have moments of their own.
    expected.remove(("PHASE_DURING", phases.ACTIONS))
    heard = [(name, about) for name, _, about in listener.heard]
    second_round = heard.index(("PHASE_BEFORE", phases.NEW_VIKING))
    assert heard[:second_round] == expected[expected.index(("PHASE_AFTER", phases.ACTIONS)) :]
    assert heard[second_round : second_round + len(expected)] == expected


def test_the_vikings_on_the_thing_square_are_heard_of_when_they_join_and_when_they_come_home() -> None:
    listener = Listener(hooks.THING_COUNT)
    state = listener.table(2)
    use(state, "take_stockfish")
    assert listener.about("THING_COUNT") == [5]
    run(before_bonus(state))
    assert listener.about("THING_COUNT") == [5, 6]
    run(phases.begin_round(state))
    assert listener.about("THING_COUNT") == [5, 6, 7]


# Actions.


def deeds(listener: Listener) -> list[tuple[str, int]]:
    return [(name, about) for name, _, about in listener.heard if name.startswith("ACTION")]


def test_a_step_that_was_left_out_is_not_heard_of() -> None:
    listener = Listener(hooks.ACTION_BEFORE | hooks.ACTION_AFTER)
    state = listener.table()
    state.clans[0].boats = [0]
    give(state, silver=5)
    use(state, "boat_to_knarr_emigrate", "done")
    assert deeds(listener) == [("ACTION_BEFORE", spaces.EXCHANGE), ("ACTION_AFTER", spaces.EXCHANGE)]
    listener = Listener(hooks.ACTION_BEFORE | hooks.ACTION_AFTER)
    state = listener.table()
    give(state, peas=1)
    strip = components().strips.names[state.strips[0] // 8]
    use(state, "mountain_1_upgrade_1", strip, "done")
    assert deeds(listener) == [("ACTION_BEFORE", spaces.MOUNTAIN), ("ACTION_AFTER", spaces.MOUNTAIN)]


@pytest.mark.parametrize(
    ("name", "before", "option", "deed"),
    [
        ("upgrade_2", [], "good.peas", spaces.UPGRADE),
        ("mountain_2", [], "", spaces.MOUNTAIN),
        ("special_sale", [], "tile.glass_beads", spaces.SPECIAL_SALE),
        ("emigrate_2", [], "ship.longship", spaces.EMIGRATE),
        ("play_occupation_1", [], "card.4", spaces.PLAY_OCCUPATION),
        ("build_house_and_ship", ["done"], "way.long_house_knarr", spaces.EXCHANGE),
    ],
)
def test_a_step_that_may_be_left_out_is_heard_of_once_it_is_chosen(
    name: str, before: list[str], option: str, deed: int
) -> None:
    listener = Listener(hooks.ACTION_BEFORE)
    state = listener.table()
    state.clans[0].longships = [0]
    state.clans[0].knarrs = 1
    state.clans[0].hand = [3, 5]
    give(state, peas=1, mead=1, silver=9, wood=4, stone=4)
    rule = take_space(state, 0, space(name))
    asked = ask_next(rule, *before)
    assert deed not in listener.about("ACTION_BEFORE")
    with contextlib.suppress(StopIteration):
        rule.send(option or asked.options[0])
    assert listener.about("ACTION_BEFORE").count(deed) == 1


@pytest.mark.parametrize(
    ("name", "choices", "deed"),
    [
        ("hunting_game_1", ["fail"], spaces.HUNT),
        ("laying_a_snare", ["fail", "amount.0"], spaces.SNARE),
        ("whaling_4", ["fail", "amount.0"], spaces.WHALE),
        ("raiding", ["fail"], spaces.RAID),
        ("pillaging_2", ["fail", "amount.0"], spaces.PILLAGE),
    ],
)
def test_dice_actions_can_be_told_apart(name: str, choices: list[str], deed: int) -> None:
    listener = Listener(hooks.ACTION_BEFORE | hooks.ACTION_AFTER | hooks.FAILURE)
    state = listener.table()
    state.clans[0].boats = [0]
    state.clans[0].longships = [0]
    use(state, name, *choices)
    assert [(heard, about) for heard, _, about in listener.heard] == [
        ("ACTION_BEFORE", deed),
        ("FAILURE", deed),
        ("ACTION_AFTER", deed),
    ]


def test_success_tells_which_dice_action_it_was() -> None:
    listener = Listener(hooks.SUCCESS)
    state = listener.table()
    state.clans[0].longships = [0]
    give(state, snare=1)
    will_roll(state, 1)
    use(state, "laying_a_snare", "succeed")
    will_roll(state, 12, die=12)
    use(state, "pillaging_2", "succeed", "good.jewelry")
    assert listener.about("SUCCESS") == [spaces.SNARE, spaces.PILLAGE]


def test_who_imitates_is_heard_to_use_the_imitated_space() -> None:
    listener = Listener(hooks.SPACE_BEFORE | hooks.FAILURE | hooks.SPACE_AFTER)
    used: list[int] = []
    listener.answers["FAILURE"] = lambda state, about: used.append(state.taken)
    state = listener.table(4)
    state.imitations = 1 << space("imitate_2")
    state.free = components().all_spaces | state.imitations
    use(state, "laying_a_snare", "fail", "amount.0", seat=1)
    use(state, "imitate_2", "fail", "amount.0")
    assert listener.about("SPACE_BEFORE") == listener.about("SPACE_AFTER") == used == [space("laying_a_snare")]
    assert listener.about("FAILURE") == [spaces.SNARE]


def test_a_ship_given_for_another_is_gained_but_not_built() -> None:
    listener = Listener(hooks.BUILT | hooks.SHIP_GAINED)
    state = listener.table()
    state.clans[0].boats = [0]
    use(state, "boat_to_knarr_emigrate")
    assert [(name, about) for name, _, about in listener.heard] == [("SHIP_GAINED", thing("knarr"))]


# What comes into the supply.


def test_things_are_written_as_a_number_and_back() -> None:
    everything = list(range(len(components().things.names)))
    for things in ([], [0], [3, 3, 0, 7], everything):
        assert as_things(as_number(things)) == things


def test_what_comes_at_once_is_heard_of_at_once() -> None:
    listener = Listener(hooks.RECEIVE)
    state = listener.table()
    use(state, "take_2_mead")
    received = [
        [components().things.names[number] for number in as_things(about)] for about in listener.about("RECEIVE")
    ]
    assert received == [["good.mead"] * 2 + ["good.silver"] * 2]


def test_a_weapon_that_is_drawn_is_received() -> None:
    listener = Listener(hooks.RECEIVE)
    state = listener.table()
    draw_weapon(state, 0)
    drawn = next(number for number, count in enumerate(state.clans[0].have) if count)
    run(settle(state, 0))
    assert [as_things(about) for about in listener.about("RECEIVE")] == [[drawn]]


def test_what_an_effect_brings_is_heard_of_after_it() -> None:
    listener = Listener(hooks.RECEIVE)

    def oil_for_spices(state: State, about: int) -> None:
        for _ in range(as_things(about).count(thing("spices"))):
            gain(state, 0, thing("oil"), 1)

    listener.answers["RECEIVE"] = oil_for_spices
    state = listener.table()
    gain(state, 0, thing("spices"), 1)
    run(settle(state, 0))
    assert [as_things(about) for about in listener.about("RECEIVE")] == [[thing("spices")], [thing("oil")]]


@pytest.mark.parametrize("moment", ["SPACE_BEFORE", "SPACE_WITH", "SPACE_AFTER", "THING_COUNT", "ACTION_BEFORE"])
def test_what_a_card_brings_beside_an_action_is_received(moment: str) -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers[moment] = gains("silk")
    state = listener.table()
    use(state, "take_stockfish")
    received = [as_things(about) for about in listener.about("RECEIVE")]
    assert [thing("silk")] in received
    assert state.clans[0].received == []


def test_what_a_card_brings_when_it_is_played_is_received() -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers["PLAYED"] = gains("spices")
    state = listener.table()
    state.clans[0].hand = [7]
    run(play_card(state, 0, 7))
    assert [as_things(about) for about in listener.about("RECEIVE")] == [[thing("spices")]] * 2  # both cards hear it


@pytest.mark.parametrize(("moment", "choices"), [("PLACE", ["good.ore", "cell.a1"]), ("SHIP_GAINED", ["ship.knarr"])])
def test_what_a_card_brings_at_any_time_is_received(moment: str, choices: list[str]) -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers[moment] = gains("silk")
    state = listener.table()
    give(state, ore=1, silver=9)
    run(act(state, 0, ""), *choices)
    assert [as_things(about) for about in listener.about("RECEIVE")] == [[thing("silk")]]


def test_a_drawn_card_may_be_replaced_by_what_an_occupation_does() -> None:
    listener = Listener(hooks.DRAW_OCCUPATION)
    state = listener.table()
    run(draw_occupation(state, 0))
    assert len(state.clans[0].hand) == 1
    listener.answers["DRAW_OCCUPATION"] = lambda state, about: True
    run(draw_occupation(state, 0))
    assert len(state.clans[0].hand) == 1
    assert state.dark_drawn == 1


# Boards and the banquet table.


def test_a_good_that_is_laid_is_heard_of_with_its_board() -> None:
    listener = Listener(hooks.PLACE)
    laid: list[tuple[int, int]] = []
    listener.answers["PLACE"] = lambda state, about: laid.append((about, state.clans[0].boards[about].placed[-1][0]))
    state = listener.table()
    give(state, silver=1)
    own_more(state, "shed")
    own_more(state, "stone_house")
    run(act(state, 0, ""), "good.silver", "board.stone_house", "cell.b1")
    assert laid == [(2, thing("silver"))]


def test_a_house_is_heard_of_once_whatever_it_gives() -> None:
    listener = Listener(hooks.HOUSE_BONUS)
    state = listener.table()
    puzzle = components().puzzle
    house = own_more(state, "long_house")
    for bonus in puzzle.printed[house.kind].bonuses:
        house.covered |= bonus.around
    island = own_more(state, "bear_island")
    for bonus in puzzle.printed[island.kind].bonuses:
        island.covered |= bonus.around
    run(before_bonus(state))
    assert listener.about("HOUSE_BONUS") == [1]


def test_dishes_are_heard_of_when_all_have_served() -> None:
    listener = Listener(hooks.SERVE)
    state = listener.table(2, listeners=2)
    state.moose = 1
    tables: list[list[int]] = []
    listener.answers["SERVE"] = lambda state, about: tables.append([len(clan.table) for clan in state.clans])
    for seat in range(2):
        give(state, seat, peas=1, mead=1, silver=2)
        state.clans[seat].ready = True
    alone = state.copy()
    run(serve(alone, 0), "along.peas", "along.mead", "coins")
    assert listener.heard == []
    run(feast(state), *["along.peas", "along.mead", "coins"] * 2)
    dishes = [thing("peas"), thing("mead"), thing("silver"), thing("silver")]
    assert [(seat, about) for _, seat, about in listener.heard] == [(1, dish) for dish in dishes] + [
        (0, dish) for dish in dishes
    ]
    assert tables == [[4, 4]] * 8


def test_an_effect_of_a_dish_may_draw() -> None:
    listener = Listener(hooks.SERVE)
    state = listener.table(2)
    listener.answers["SERVE"] = lambda state, about: draw_weapon(state, 0)
    give(state, silver=6)
    give(state, 1, silver=6)
    state.step = FEAST
    for clan in state.clans:
        clan.ready = True
    match = Match.begin(GAME, GAME.settings_for(2), state)
    for seat in range(2):
        match.choose("coins", seat)
    # The first to serve may still change it: nothing was drawn before all had served.
    assert [choice.revealed for choice in match.choices] == [False, True]
    after = match.state
    assert isinstance(after, State)
    # One for each coin, and that of the next round.
    assert sum(after.clans[0].have[components().first_weapon :]) == 7

"""The moments at which occupations act: when each is heard, what it is about, and what is settled after it."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.odin import GAME
from meadhall.games.odin.cards import moments as of
from meadhall.games.odin.cards.hooks import settle
from meadhall.games.odin.cards.moments import Moment
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.components import spaces
from meadhall.games.odin.rules import phases
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.phases import before_bonus
from meadhall.games.odin.rules.supply import draw_occupation, draw_weapon, gain
from meadhall.games.odin.state import State
from tests.games.odin.cards.listener import EVERY_MOMENT, Answer, Listener
from tests.games.odin.table import (
    components,
    give,
    run,
    space,
    thing,
    use,
    will_roll,
)

PHASE_MOMENTS = ("phase_before", "phase_during", "phase_after")


def gains(name: str) -> Answer:
    """A card that brings a thing to seat 0."""

    def bring(state: State, moment: Moment) -> None:
        gain(state, 0, thing(name), 1)

    return bring


# Phases.


def test_phases_are_heard_before_them_with_them_and_after_them() -> None:
    listener = Listener(of.PHASE_BEFORE | of.PHASE_DURING | of.PHASE_AFTER)
    state = listener.table(2)
    match = Match.begin(GAME, GAME.settings_for(2), state)
    while state.round < 3 and match.pending:
        decision = match.pending[0]
        match.choose(next(option for option in ("pass", "done", "empty") if option in decision.options), decision.seat)
    whole = (phases.INCOME, phases.BREEDING, phases.FEAST_PHASE, phases.BONUS, phases.HARVEST)
    expected = [(moment, phase) for phase in whole for moment in PHASE_MOMENTS]
    # The actions are turns: these have moments of their own. A weapon may be replaced, and is not waited for.
    expected.insert(0, ("phase_after", phases.ACTIONS))
    expected += [("phase_during", phases.NEW_WEAPON), ("phase_after", phases.NEW_WEAPON)]
    heard = [(name, moment.phase) for name, _, moment in listener.heard]
    begin = heard.index(("phase_after", phases.ACTIONS))
    assert heard[begin : begin + len(expected)] == expected


def test_a_phase_tells_whether_there_is_a_harvest() -> None:
    listener = Listener(of.PHASE_DURING)
    state = listener.table(2)
    for number in range(state.rounds):
        state.round = number
        run(phases.begin_round(state))
    heard = [moment.harvest for moment in listener.moments_of("phase_during") if moment.phase == phases.HARVEST]
    assert heard[-state.rounds :] == components().lengths["long"].harvest


def test_something_else_may_come_instead_of_the_weapon() -> None:
    listener = Listener(of.PHASE_INSTEAD)
    listener.answers["phase_instead"] = gains("ore")
    state = listener.table(2)
    drawn = sum(state.clans[1].have)
    run(phases.begin_round(state))
    assert state.clans[0].have[thing("ore")] == 1
    assert sum(state.clans[0].have[components().first_weapon :]) == 0
    assert sum(state.clans[1].have[components().first_weapon :]) == drawn + 1


def test_the_vikings_on_the_thing_square_are_counted_when_they_are_placed_but_not_by_phases() -> None:
    listener = Listener(of.THING_COUNT)
    state = listener.table(2)
    use(state, "take_stockfish")
    run(before_bonus(state))
    run(phases.begin_round(state))
    assert [moment.count for moment in listener.moments_of("thing_count")] == [5]


# Actions.


def deeds(listener: Listener) -> list[tuple[str, int]]:
    return [(name, moment.deed) for name, _, moment in listener.heard if name.startswith("action")]


def test_a_step_that_was_left_out_is_not_heard_of() -> None:
    listener = Listener(of.ACTION_AFTER)
    state = listener.table()
    state.clans[0].boats = [0]
    give(state, silver=5)
    use(state, "boat_to_knarr_emigrate", "done")
    assert deeds(listener) == [("action_after", spaces.EXCHANGE)]
    listener = Listener(of.ACTION_AFTER)
    state = listener.table()
    give(state, peas=1)
    strip = components().strips.names[state.strips[0] // 8]
    use(state, "mountain_1_upgrade_1", strip, "done")
    assert deeds(listener) == [("action_after", spaces.MOUNTAIN)]


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
    listener = Listener(of.ACTION_BEFORE | of.ACTION_AFTER | of.FAILURE)
    state = listener.table()
    state.clans[0].boats = [0]
    state.clans[0].longships = [0]
    use(state, name, *choices)
    assert [(heard, moment.deed, moment.space) for heard, _, moment in listener.heard] == [
        ("action_before", deed, space(name)),
        ("failure", deed, space(name)),
        ("action_after", deed, space(name)),
    ]


def test_success_tells_which_dice_action_it_was() -> None:
    listener = Listener(of.SUCCESS)
    state = listener.table()
    state.clans[0].longships = [0]
    give(state, snare=1)
    will_roll(state, 1)
    use(state, "laying_a_snare", "succeed")
    will_roll(state, 12, die=12)
    use(state, "pillaging_2", "succeed", "good.jewelry")
    assert [moment.deed for moment in listener.moments_of("success")] == [spaces.SNARE, spaces.PILLAGE]


def test_plundering_is_a_deed_of_its_own() -> None:
    listener = Listener(of.ACTION_AFTER)
    state = listener.table()
    state.clans[0].longships = [0, 0]
    use(state, "plundering")
    assert deeds(listener) == [("action_after", spaces.PLUNDER)]


def test_who_imitates_is_heard_to_use_the_imitated_space() -> None:
    listener = Listener(of.SPACE_BEFORE | of.FAILURE | of.SPACE_AFTER)
    state = listener.table(4)
    state.imitations = 1 << space("imitate_2")
    state.free = components().all_spaces | state.imitations
    use(state, "laying_a_snare", "fail", "amount.0", seat=1)
    use(state, "imitate_2", "fail", "amount.0")
    assert [moment.space for _, _, moment in listener.heard] == [space("laying_a_snare")] * 3


def test_a_ship_given_for_another_is_received_but_not_built() -> None:
    listener = Listener(of.BUILT | of.RECEIVED)
    state = listener.table()
    state.clans[0].boats = [0]
    use(state, "boat_to_knarr_emigrate")
    assert [(name, moment.thing) for name, _, moment in listener.heard] == [("received", thing("knarr"))]


def test_something_else_may_be_done_instead_of_a_step() -> None:
    listener = Listener(of.ACTION_INSTEAD | of.ACTION_AFTER)
    listener.answers["action_instead"] = gains("silk")
    state = listener.table()
    use(state, "take_stockfish")
    assert (state.clans[0].have[thing("silk")], state.clans[0].have[thing("stockfish")]) == (1, 0)
    assert listener.moments_of("action_after") == []


def test_an_action_is_heard_of_once_however_many_cards_it_plays() -> None:
    listener = Listener(of.CARDS_PLAYED)
    state = listener.table()
    state.clans[0].hand = [3, 5]
    use(state, "play_occupation_2", "card.4", "card.6")
    use(state, "take_stockfish")
    # The two cards hear of it as well.
    assert [moment.count for moment in listener.moments_of("cards_played")] == [2] * 3


# What comes into the supply.


def test_what_comes_at_once_is_heard_of_at_once_and_then_one_by_one() -> None:
    listener = Listener(of.AT_ONCE | of.RECEIVED)
    state = listener.table()
    use(state, "take_2_mead")
    names = components().things.names
    assert [[names[number] for number in moment.things] for moment in listener.moments_of("at_once")] == [
        ["good.mead"] * 2 + ["good.silver"] * 2
    ]
    received = [names[moment.thing] for moment in listener.moments_of("received")]
    assert received == ["good.mead"] * 2 + ["good.silver"] * 2
    assert {moment.source for _, _, moment in listener.heard} == {of.SPACE}


def test_a_weapon_that_is_drawn_is_received() -> None:
    listener = Listener(of.RECEIVED)
    state = listener.table()
    draw_weapon(state, 0)
    drawn = next(number for number, count in enumerate(state.clans[0].have) if count)
    run(settle(state, 0, of.PHASE))
    assert [moment.thing for moment in listener.moments_of("received")] == [drawn]


def test_what_an_effect_brings_is_heard_of_after_it_and_comes_from_an_occupation() -> None:
    listener = Listener(of.RECEIVED)

    def oil_for_spices(state: State, moment: Moment) -> None:
        if moment.thing == thing("spices"):
            gain(state, 0, thing("oil"), 1)

    listener.answers["received"] = oil_for_spices
    state = listener.table()
    gain(state, 0, thing("spices"), 1)
    run(settle(state, 0, of.PHASE))
    heard = [(moment.thing, moment.source) for moment in listener.moments_of("received")]
    assert heard == [(thing("spices"), of.PHASE), (thing("oil"), of.OCCUPATION)]


def test_an_anytime_action_does_not_mix_with_what_the_step_under_way_has_brought() -> None:
    listener = Listener(of.AT_ONCE | of.LAID)
    listener.answers["laid"] = gains("silk")
    state = listener.table()
    give(state, flax=2, ore=1)
    use(state, "upgrade_2", "anytime", "good.ore", "cell.a1", "good.flax")
    batches = [moment.things for moment in listener.moments_of("at_once")]
    assert batches == [[thing("silk")], [thing("stockfish")] * 2]


@pytest.mark.parametrize("moment", ["space_before", "space_with", "space_after", "thing_count", "action_before"])
def test_what_a_card_brings_beside_an_action_is_received(moment: str) -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers[moment] = gains("silk")
    state = listener.table()
    use(state, "take_stockfish")
    assert [thing("silk")] in [heard.things for heard in listener.moments_of("at_once")]
    assert state.clans[0].received == []


def test_what_a_card_brings_when_it_is_played_is_received() -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers["played"] = gains("spices")
    state = listener.table()
    state.clans[0].hand = [7]
    run(play_card(state, 0, 7))
    assert [heard.things for heard in listener.moments_of("at_once")] == [[thing("spices")]] * 2  # both cards hear it


def test_what_a_card_brings_at_any_time_is_received() -> None:
    listener = Listener(EVERY_MOMENT)
    listener.answers["laid"] = gains("silk")
    state = listener.table()
    give(state, ore=1, silver=9)
    run(act(state, 0, ""), "good.ore", "cell.a1")
    assert [heard.things for heard in listener.moments_of("at_once")] == [[thing("silk")]]


def test_a_ship_that_is_bought_is_received() -> None:
    listener = Listener(of.RECEIVED)
    state = listener.table()
    give(state, silver=9)
    run(act(state, 0, ""), "ship.knarr")
    assert [moment.thing for moment in listener.moments_of("received")] == [thing("knarr")]


def test_a_drawn_card_may_be_replaced_by_what_an_occupation_does() -> None:
    listener = Listener(of.DRAW_OCCUPATION)
    state = listener.table()
    run(draw_occupation(state, 0))
    assert len(state.clans[0].hand) == 1
    listener.answers["draw_occupation"] = gains("silk")
    run(draw_occupation(state, 0))
    assert len(state.clans[0].hand) == 1
    assert state.dark_drawn == 1


def test_where_nothing_is_drawn_nothing_is_replaced() -> None:
    listener = Listener(of.DRAW_OCCUPATION)
    state = listener.table()
    state.dark_drawn = len(state.dark)
    run(draw_occupation(state, 0))
    assert listener.heard == []

"""Chapters 5, 16 and 17: the course of a round, and the last round."""

from __future__ import annotations

import itertools
import random

import pytest

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import MONK, TAX
from meadhall.games.feudum.player import DISLOYALTY, REGIONS, SEATS
from meadhall.games.feudum.rules.course import end_of_round, next_step
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import (
    CHOOSING_CARDS,
    CHOOSING_GOODS,
    DAWN,
    END_OF_ROUND,
    FEEDING,
    FIRST_PAWNS,
    LAST_USES,
    OVER,
    POUCHES,
    PROGRESS,
    TURNS,
    State,
)
from meadhall.games.feudum.views.faults import faults
from tests.games.feudum.table import A, B, C, landscape, new_game, pawn, play, rule, serf, table


def step(state: State) -> Ask[None]:
    following = next_step(state)
    assert following is not None
    return following


def test_the_starting_marker_is_passed_and_cards_are_taken_back() -> None:
    state = table(3)
    state.phase = END_OF_ROUND
    state.starter = C
    for player in state.players:
        player.played = 0b1111
        player.moves = 2
        player.guilds_used = 1 << MONK
    play(state, end_of_round(state))
    assert (state.starter, state.active, state.round, state.phase) == (A, A, 2, POUCHES)
    assert all(not (player.played or player.moves or player.guilds_used) for player in state.players)


def test_after_epoch_five_has_begun_the_game_ends_instead() -> None:
    state = table(3)
    state.epoch = 5
    state.phase = END_OF_ROUND
    play(state, step(state))
    assert (state.phase, state.starter, state.round) == (LAST_USES, A, 1)
    play(state, step(state))
    assert state.phase == OVER
    assert next_step(state) is None


def test_the_round_in_which_a_stack_is_emptied_is_played_out() -> None:
    state = table(2)
    state.epoch = 4
    state.stacks = [0, 1, 1, 1, 1, 1]
    state.phase = TURNS
    state.players[A].chosen = 1 << TAX
    rule(state, A, "des_n", kind="feudum", icon="monk")
    rule(state, B, "des_e")
    serf(state, A, "des_e")
    landscape(state, "silver_mine", "des_e")
    pawn(state, A, "monk", "des_mid")
    play(state, recount(state))
    play(state, step(state))
    assert state.phase == FEEDING
    play(state, step(state), "good.food")
    assert state.phase == PROGRESS
    play(state, step(state))
    # The die was rolled: a second stack is empty.
    assert (state.phase, state.stacks.count(0)) == (DAWN, 2)
    waiting = state.goods_at[:]
    play(state, step(state), "collect")
    assert state.epoch == 5
    player = state.players[A]
    assert player.points[SEATS] == 5
    assert player.points[REGIONS] == 1
    assert player.points[DISLOYALTY] == -12
    assert player.shillings == 7 + 2
    assert state.goods_at == waiting
    play(state, step(state))
    play(state, step(state))
    assert state.phase == OVER


def test_the_steps_of_a_game_follow_one_another() -> None:
    """A whole game, without the engine: phases come in the order of chapter 5, and an epoch at most once a round."""
    state = new_game(3, seed=3)
    chance = random.Random(3)
    seen: list[int] = []
    epochs = [state.epoch]
    while True:
        if not seen or seen[-1] != state.phase:
            seen.append(state.phase)
        rules = next_step(state)
        if rules is None:
            break
        run(rules, state, chance)
        if state.epoch != epochs[-1]:
            epochs.append(state.epoch)
    assert seen[:3] == [CHOOSING_GOODS, FIRST_PAWNS, POUCHES]
    assert seen[-3:] == [END_OF_ROUND, LAST_USES, OVER]
    assert epochs == [1, 2, 3, 4, 5]
    follows = {
        POUCHES: {CHOOSING_CARDS},
        CHOOSING_CARDS: {TURNS},
        TURNS: {FEEDING},
        FEEDING: {PROGRESS},
        PROGRESS: {DAWN, END_OF_ROUND},
        DAWN: {END_OF_ROUND},
        END_OF_ROUND: {POUCHES, LAST_USES},
    }
    for now, then in itertools.pairwise(seen[2:-1]):
        assert then in follows[now]


def run(rules: Ask[None], state: State, chance: random.Random) -> None:
    answer = ""
    started = False
    while True:
        try:
            asked = rules.send(answer) if started else next(rules)
        except StopIteration:
            return
        started = True
        if isinstance(asked, Decision):
            assert faults(state) == []
            answer = chance.choice(asked.options)
        else:
            for seat in asked.seats:
                run(asked.part(seat), state, chance)
            answer = ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_round_has_the_number_one(players: int) -> None:
    state = new_game(players)
    chance = random.Random(1)
    while state.phase in (CHOOSING_GOODS, FIRST_PAWNS):
        run(step(state), state, chance)
    assert (state.round, state.phase, state.active) == (1, POUCHES, state.starter)

"""OpenSpiel's own checks of the games, and what they are to it."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from meadhall.envs.openspiel import register

pytestmark = pytest.mark.extras

NAMES = register()


@pytest.mark.parametrize("name", [*NAMES, "meadhall_boru(chance=draws)"])
def test_openspiel_s_api_test(name: str) -> None:
    checks: Any = type(
        name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name}
    )
    checks.setUpClass()
    for check in [check for check in dir(checks) if check.startswith("test_")]:
        getattr(checks(check), check)()


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_by_chance(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"deals": 16}), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_every_draw_can_be_a_chance_node(name: str) -> None:
    """A whole game by chance; the draws are told, so that the same history leads to the same end."""
    game = pyspiel.load_game(name, {"deals": 4, "chance": "draws"})
    chance = random.Random(1)
    state = game.new_initial_state()
    draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            draws += 1
        if chance.random() < 0.02:
            state = state.clone()
        state.apply_action(chance.choice(state.legal_actions()))
    assert draws > 1
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.is_terminal()
    assert again.returns() == state.returns()
    assert again.match.state.rng.drawn == state.match.state.rng.drawn


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("meadhall_boru").new_initial_state()
    state.apply_action(7)
    copy = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert len(state.history()) == len(copy.history()) + 1
    assert copy.legal_actions() != state.legal_actions()


def test_players_and_settings_are_parameters() -> None:
    game = pyspiel.load_game("meadhall_odin(players=3,settings=length:short)")
    assert game.num_players() == 3
    assert game.new_initial_state().chance_outcomes()[0][1] == pytest.approx(1 / 1024)

"""The checks that PettingZoo and Gymnasium bring themselves, on every game."""

from __future__ import annotations

import itertools
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from meadhall.engine.registry import games
from meadhall.envs import SeatEnv, SeatsEnv, TableEnv

FEWEST = [(name, game.players[0]) for name, game in games().items()]
pytestmark = [
    # An observation with a mask is a dictionary: PettingZoo would rather have the array alone.
    pytest.mark.filterwarnings("ignore:Observation"),
    pytest.mark.filterwarnings("ignore:.*check_env.*:UserWarning"),
]


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_pettingzoo_s_api_test(game: str, players: int) -> None:
    api_test(TableEnv(game, players, render_mode="ansi"), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_pettingzoo_s_seed_test(game: str, players: int) -> None:
    seed_test(lambda: TableEnv(game, players), num_cycles=30)


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_pettingzoo_s_performance_benchmark(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = itertools.count(step=0.05)  # its five seconds are over after a hundred looks at the clock
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(TableEnv(game, players))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), FEWEST)
def test_gymnasium_s_check_env(game: str, players: int) -> None:
    check_env(SeatEnv(game, players), skip_render_check=True)


def test_many_seats_are_the_same_as_one_after_the_other() -> None:
    """The same deals and the same choices lead to the same observations, masks and rewards."""
    many = SeatsEnv(2, "boru", 3, ("random",))
    _, info = many.reset(seed=5)
    deals = [env.match.seed for env in many.envs]
    alone = [SeatEnv("boru", 3) for _ in deals]
    seen = [env.reset(options={"deal": deal}) for env, deal in zip(alone, deals, strict=True)]
    masks = np.array([own_info["action_mask"] for _, own_info in seen])
    for _ in range(40):
        assert (info["action_mask"] == masks).all()
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        observations, rewards, over, _, info = many.step(actions)
        steps = [env.step(action) for env, action in zip(alone, actions, strict=True)]
        assert not over.any()
        assert (observations == np.array([step[0] for step in steps])).all()
        assert rewards.tolist() == [step[1] for step in steps]
        masks = np.array([step[4]["action_mask"] for step in steps])


def test_an_action_that_is_not_on_offer_loses_the_game() -> None:
    env = SeatEnv("raiders", 2, seat=1)
    _, info = env.reset(seed=3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, cut_off, _ = env.step(np.int64(forbidden))
    assert (reward, over, cut_off) == (-1.0, True, False)

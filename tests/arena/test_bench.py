"""Measuring: figures that make sense."""

from __future__ import annotations

from meadhall import build
from meadhall.arena import bench
from meadhall.engine.registry import game


def test_what_is_measured_makes_sense() -> None:
    speed = bench.bench(game("boru"), 3, 0.2)
    assert (speed.game, speed.players) == ("boru", 3)
    assert speed.compiled == build.is_compiled()
    assert 50 < speed.decisions_per_second / speed.games_per_second < 1000
    assert 0.1 < speed.clone_us < 10_000
    assert 500 < speed.position_bytes < 1_000_000


def test_four_play_where_four_can() -> None:
    assert bench.usual_players(game("boru")) == 4

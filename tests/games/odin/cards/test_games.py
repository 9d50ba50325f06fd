"""Games in which everybody begins with eight cards in play: a sample of what `benchmarks.odin.occurred` plays."""

from __future__ import annotations

import pytest

from benchmarks.odin.counted import IN_PLAY, MASKS, CountedGame
from benchmarks.odin.occurred import Job, play
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.moments import IN_FORCE
from meadhall.games.odin.state import State
from meadhall.games.odin.views.faults import faults

GAMES = 32


@pytest.mark.slow
def test_games_with_many_cards_end_soundly_and_cards_act() -> None:
    found = play(Job((1, 2, 3, 4), range(GAMES)))
    assert found.wrong == []
    assert len(found.lengths) == GAMES
    # Those that change a number are counted as those that tell of themselves: the Hunter as the Sower.
    assert len(found.acted) > 100
    assert {4, 136, 153, 169} <= found.acted.keys()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_with_eight_cards_that_listen(players: int) -> None:
    match = CountedGame().game.new(players, seed=3)
    state = match.state
    assert isinstance(state, State)
    assert [len(clan.played) for clan in state.clans] == [IN_PLAY] * players
    assert all(listening > IN_FORCE for listening in state.listening)
    assert faults(state) == []


def test_a_counting_box_hears_of_the_same_moments() -> None:
    counting = CountedGame().game.components()
    plain = GAME.components()
    assert counting.listens == plain.listens
    for effects, same in zip(plain.effects, counting.effects, strict=True):
        assert [facts_of(effect) for effect in effects] == [facts_of(effect) for effect in same]


def facts_of(effect: Effect) -> list[object]:
    return [effect.card, effect.kinds, effect.may, *(getattr(effect, field) for field in MASKS)]

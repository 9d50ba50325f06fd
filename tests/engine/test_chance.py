"""Matches whose dice and draws fall as they are told."""

from __future__ import annotations

import random

import pytest

from meadhall.engine.errors import UndecidedChance
from meadhall.engine.play.chance import chosen, told_match
from meadhall.engine.registry import game, games


@pytest.mark.parametrize("game_id", list(games()))
def test_every_draw_is_asked_for_and_stays_as_it_was_told(game_id: str) -> None:
    found = game(game_id)
    match = told_match(found.new(found.players[0], seed=1))
    chance = random.Random(2)
    drawn = match.state.rng.drawn
    counts: list[int] = []
    while len(counts) < 3:
        decision = match.decision
        assert decision is not None, "there is chance in every game"
        option = chance.choice(decision.options)
        more: tuple[int, ...] = ()
        while True:
            try:
                following = chosen(match, option, decision.seat, more)
                break
            except UndecidedChance as undecided:
                counts.append(undecided.count)
                more = (*more, chance.randrange(undecided.count))
        assert match.pending[0] is decision, "what was chosen from is not changed"
        match = following
        assert match.state.rng.drawn == drawn + len(counts)
    assert min(counts) > 1
    assert max(counts) <= 256
    copy = match.clone()
    assert [choice.option for choice in copy.choices] == [choice.option for choice in match.choices]
    assert copy.view(None) == match.view(None)


def test_another_outcome_leads_elsewhere() -> None:
    """What is told decides: the first draw of Brian Boru after the deal."""
    match = told_match(game("boru").new(3, seed=1))
    decision = match.pending[0]
    chance = random.Random(3)
    while True:  # up to the first draw
        option = chance.choice(decision.options)
        try:
            match = chosen(match, option, decision.seat, ())
        except UndecidedChance as undecided:
            count = undecided.count
            break
        decision = match.pending[0]

    def ends(first: int) -> str:
        more: tuple[int, ...] = (first,)
        while True:
            try:
                return str([chosen(match, option, decision.seat, more).view(seat) for seat in range(3)])
            except UndecidedChance:
                more = (*more, 0)

    assert len({ends(first) for first in range(count)}) > 1

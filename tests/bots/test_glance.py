"""Looking one choice ahead: what is passed over at a glance would not have been chosen."""

from __future__ import annotations

import math

import pytest

from meadhall.engine.play.lookahead import best_of, worths, worths_at_a_glance
from meadhall.engine.registry import game, games

CHOICES = 120


@pytest.mark.parametrize("game_id", games())
def test_a_glance_chooses_as_a_look_at_everything_does(game_id: str) -> None:
    found = game(game_id)
    match = found.new(found.players[0], seed=11)
    for _ in range(CHOICES):
        if match.decision is None:
            break
        decision = match.decision
        all_of_them = worths(match, decision, found.advice)
        best = best_of(worths_at_a_glance(match, decision, found.advice))
        assert decision.options[best] == decision.options[best_of(all_of_them)], decision
        match.choose(decision.options[best], decision.seat)


@pytest.mark.parametrize("game_id", games())
def test_what_is_decided_by_sight_leads_to_the_same_value_whatever_is_chosen(game_id: str) -> None:
    found = game(game_id)
    advice = found.advice
    match = found.new(found.players[0], seed=12)
    for _ in range(CHOICES):
        if match.decision is None:
            break
        decision = match.decision
        all_of_them = worths(match, decision, advice)
        if decision.kind in advice.by_sight:
            priors = advice.priors(match.state, decision.seat, decision.kind, decision.options)
            values = [worth - math.log(prior) for worth, prior in zip(all_of_them, priors, strict=True)]
            assert values == pytest.approx([values[0]] * len(values))
        match.choose(decision.options[best_of(all_of_them)], decision.seat)

"""Why a hint is given: stars in guilds and attacks, in the rules' own figures."""

from __future__ import annotations

from meadhall.engine.advising.hints import hint, led_to
from meadhall.engine.rng import Rng
from meadhall.games.feudum import GAME
from meadhall.games.feudum.rules.membership import stars_of
from meadhall.games.feudum.state import State

CHOICES = 160


def test_stars_are_those_that_come_of_the_choice() -> None:
    rng = Rng(3)
    match = GAME.new(2, seed=3)
    names = GAME.components().guilds.names.names
    told = 0
    for _ in range(CHOICES):
        decision = match.pending[0]
        option = decision.options[rng.below(len(decision.options))]
        if decision.kind in ("first_location", "migrate", "enter", "influence", "improve"):
            given = hint(match.seen_by(decision.seat), len(match.choices))
            option = given.option
            after = led_to(match, decision, option).state
            assert isinstance(after, State)
            for reason in given.reasons:
                if reason.message == "reason-stars":
                    guild = names.index(reason.thing)
                    told += 1
                    assert reason.amount == stars_of(after, decision.seat)[guild]
                    assert reason.other == stars_of(after, 1 - decision.seat)[guild]
        match.choose(option, decision.seat)
    assert told > 5

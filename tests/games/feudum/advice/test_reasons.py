"""Why a hint is given: stars in guilds and attacks, in the rules' own figures."""

from __future__ import annotations

from meadhall.engine.advice import BRINGS
from meadhall.engine.advising.hints import hint, led_to
from meadhall.engine.rng import Rng
from meadhall.games.feudum import GAME
from meadhall.games.feudum.advice.reasons import empire_reasons, holdings
from meadhall.games.feudum.rules.actions.improve import improve
from meadhall.games.feudum.rules.dawn import dawn
from meadhall.games.feudum.rules.membership import stars_of
from meadhall.games.feudum.state import State
from tests.games.feudum.table import A, empty_hands, give, play, rule, seated, table

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


def test_points_of_the_end_are_told_apart_from_those_that_come_with_them() -> None:
    """A third town makes a set of three."""
    state = table(2)
    empty_hands(state, A)
    rule(state, A, "des_mid", "for_mid", kind="town")
    rule(state, A, "des_e", kind="farm")
    give(state, A, iron=1)
    after = state.copy()
    play(after, improve(after, A), "location.des_e")
    [told] = empire_reasons(state, after, A)
    assert (told.role, told.message, told.amount) == (BRINGS, "reason-empire", 3)
    assert empire_reasons(state, state, A) == []


def test_points_of_a_dawn_are_no_gain_of_the_choice_before_it() -> None:
    state = table(2)
    seated(state, "monk", A)
    rule(state, A, "des_mid", "for_mid")
    before = holdings(state, A)
    state.stacks = [3] * len(state.stacks)
    play(state, dawn(state))
    assert sum(state.players[A].points) == 8
    assert dict(holdings(state, A))["points"] == dict(before)["points"]

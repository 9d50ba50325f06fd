"""Hints with their reasons, and looking back at a game: what the engine makes of a game's advice."""

from __future__ import annotations

from meadhall.bots import make
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.advice import BRINGS, COMPARED, COSTS, LEADS, Reason, advice_by_score
from meadhall.engine.advising.comparing import FAR, apart, promised, without_common
from meadhall.engine.advising.hints import hint
from meadhall.engine.advising.review import MOMENTS, look_back
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game
from meadhall.words import Words


def played(bot: str, seed: int = 3) -> Match:
    match = game("boru").new(3, seed=seed)
    bots = [make(bot, seat) for seat in range(3)]
    while match.pending:
        seat = match.pending[0].seat
        match.choose(bots[seat].choose(match.seen_by(seat)), seat)
    return match


def test_a_hint_is_what_the_greedy_bot_would_choose() -> None:
    match = game("raiders").new(2, seed=2)
    for number in range(60):
        decision = match.pending[0]
        chosen = GreedyBot(number).choose(match.seen_by(decision.seat))
        assert hint(match.seen_by(decision.seat), number).option == chosen
        match.choose(chosen, decision.seat)


def test_what_the_other_option_brings_at_once_speaks_for_neither() -> None:
    vikings, income = Reason(LEADS, "have-vikings", 7), Reason(LEADS, "have-income", 2)
    now = Reason(BRINGS, "have-points", 1)
    either = [Reason(BRINGS, "have-vikings", 7)]
    assert without_common([now, vikings, income], either) == [now, income]
    # What follows on both is a part of what either leads to; and something is said rather than nothing.
    assert without_common([vikings, income], [vikings]) == [vikings, income]
    assert without_common([vikings], either) == [vikings]


def test_any_option_can_be_asked_about() -> None:
    match = game("boru").new(3, seed=2)
    seen = match.seen_by(match.pending[0].seat)
    for option in seen.decision.options[:5]:
        assert hint(seen, 1, option).option == option


def test_a_hint_changes_nothing() -> None:
    match = game("odin").new(2, seed=5)
    for _ in range(40):
        decision = match.pending[0]
        before = match.state.rng.drawn, match.view(decision.seat), list(decision.options)
        hint(match.seen_by(decision.seat), 1)
        assert (match.state.rng.drawn, match.view(decision.seat), match.pending[0].options) == before
        match.choose(decision.options[0], decision.seat)


def test_looking_back_names_a_few_own_choices_of_different_kinds() -> None:
    match = played("random")
    found = look_back(match, 1, 7)
    for moments in (found.well_done, found.try_next):
        assert 0 < len(moments) <= MOMENTS
        assert len({moment.kind for moment in moments}) == len(moments)
        assert [moment.move for moment in moments] == sorted(moment.move for moment in moments)
        for moment in moments:
            made = match.choices[moment.move]
            assert (made.seat, made.option) == (1, moment.option)
            assert 0 < moment.points <= FAR
            assert moment.hint.option == moment.best
            assert moment.hint.reasons
    assert all(moment.option == moment.best for moment in found.well_done)
    assert all(moment.option != moment.best for moment in found.try_next)


def test_who_plays_by_the_advice_is_told_of_less_to_try() -> None:
    careful = look_back(played("greedy"), 0, 7).try_next
    careless = look_back(played("random"), 0, 7).try_next
    assert sum(moment.points for moment in careful) < sum(moment.points for moment in careless)


def test_a_game_without_advice_of_its_own_is_explained_by_its_score() -> None:
    match = played("random")
    advice = advice_by_score(match.game.rules)
    total = match.scores()[1].total
    assert advice.holdings(match.state, 1) == [("points", total)]
    assert Words("pl").reason("tafl", Reason(BRINGS, "have-points", 3)) == "+3\u00a0punkty na teraz"


def test_what_comes_of_either_option_speaks_for_neither() -> None:
    town, price, region = (
        Reason(BRINGS, "have-towns", 1),
        Reason(COSTS, "have-coins", -5),
        Reason(BRINGS, "reason-region"),
    )
    renown = Reason(BRINGS, "have-renown", 1)
    assert apart([town, price, region], [town, price]) == [region]
    assert apart([renown, price, region], [town, price]) == [renown, price, region]
    assert apart([town, price], [town, price]) == [town]


def test_a_prospect_beyond_the_whole_difference_is_told_with_its_price() -> None:
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 0.8)], 6)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28), ("hope-coins", -22)]
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 2.5)], 23)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28), ("hope-coins", -5)]
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 2.5)], 26)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28)]


def test_looking_back_compares_what_is_better_with_what_was_chosen() -> None:
    for moment in look_back(played("random"), 1, 7).try_next:
        (compared,) = [each for each in moment.hint.reasons if each.role == COMPARED]
        assert (moment.hint.option, compared.thing) == (moment.best, moment.option)

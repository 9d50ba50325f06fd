"""Hints with their reasons, and looking back at a game: what the engine makes of a game's advice."""

from __future__ import annotations

from typing import Any

from meadhall.bots import make
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.advice import BRINGS, COMPARED, COSTS, LEADS, Advice, Reason, advice_by_score
from meadhall.engine.advising.comparing import FAR, TOLD, apart, promised, without_common
from meadhall.engine.advising.hints import Hint, hint, without_unavoidable
from meadhall.engine.advising.review import (
    MOMENTS,
    Moment,
    carried_out,
    choosings,
    chosen_too,
    look_back,
    matters,
    without_parts,
)
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


def seed_after(made: int) -> int:
    return 7 + made


def moment(move: int, kind: str, about: str, option: str, best: str, points: int) -> Moment:
    return Moment(move, kind, about, option, best, points, seed_after(move))


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
    found = look_back(match, 1, seed_after)
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


def test_looking_back_tells_of_all_parts_of_a_game() -> None:
    match = played("random")
    for seat in range(3):
        found = look_back(match, seat, seed_after).try_next
        assert [moment.move * MOMENTS // len(match.choices) for moment in found] == [0, 1, 2]


def test_who_plays_by_the_advice_is_told_of_less_to_try() -> None:
    careful = look_back(played("greedy"), 0, seed_after).try_next
    careless = look_back(played("random"), 0, seed_after).try_next
    assert sum(moment.points for moment in careful) < sum(moment.points for moment in careless)


def test_a_game_without_advice_of_its_own_is_explained_by_its_score() -> None:
    match = played("random")
    advice = advice_by_score(match.game.rules)
    total = match.scores()[1].total
    assert advice.holdings(match.state, 1) == [("points", total)]
    assert Words("pl").reason("tafl", Reason(BRINGS, "have-points", 3)) == "+3\u00a0punkty już teraz"


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


def test_what_every_option_loses_is_no_cost_of_one() -> None:
    match = game("boru").new(3, seed=1)
    seen = match.seen_by(match.pending[0].seat)
    lost: dict[str, int] = dict.fromkeys(seen.decision.options, 5)

    def holdings(state: Any, seat: int) -> list[tuple[str, int]]:
        discs = state.discs[seat]
        return [("points", 9 - (lost[state.components.towns.names[discs.bit_length() - 1]] if discs else 0))]

    told = [Reason(COSTS, "have-points", -5), Reason(BRINGS, "have-towns", 1)]
    seen.advice = Advice(value=match.game.advice.value, holdings=holdings)
    assert [each.message for each in without_unavoidable(told, seen, match)] == ["have-towns"]
    lost[seen.decision.options[-1]] = 3
    assert without_unavoidable(told, seen, match) == told


def test_a_prospect_beyond_the_whole_difference_is_told_with_its_price() -> None:
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 0.8)], 6)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28), ("hope-coins", -22)]
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 2.5)], 23)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28), ("hope-coins", -5)]
    told = promised([("battle", 1.0), ("coins", 3.0)], [("battle", 3.8), ("coins", 2.5)], 26)
    assert [(each.message, each.amount) for each in told] == [("hope-battle", 28)]


def test_prospects_that_are_told_add_up_to_the_difference() -> None:
    before = [("raid", 2.0), ("plunder", 0.0), ("hire", 1.0), ("_value", 5.0)]
    after = [("raid", 0.6), ("plunder", 3.7), ("hire", 0.2), ("_value", 3.9)]
    told = promised(before, after, 4)
    assert [(each.message, each.amount) for each in told] == [("hope-plunder", 37), ("hope-raid", -14), ("rest", -19)]
    assert promised(before, after, 0) == []  # none of them decides
    assert [each.message for each in promised(before, after, FAR + 1)] == ["hope-plunder"]


def test_looking_back_compares_what_is_better_with_what_was_chosen() -> None:
    for moment in look_back(played("random"), 1, seed_after).try_next:
        (compared,) = [each for each in moment.hint.reasons if each.role == COMPARED]
        assert (moment.hint.option, compared.thing) == (moment.best, moment.option)


def test_who_does_what_hints_say_is_told_of_nothing_better() -> None:
    match = game("odin").new(1, seed=4, settings={"length": "short"})
    for made in range(60):
        match.choose(hint(match.seen_by(0), seed_after(made)).option)
    found = look_back(match, 0, seed_after)
    assert found.well_done
    assert not found.try_next


def test_looking_back_tells_of_no_pair_that_its_own_figures_call_alike() -> None:
    assert matters(Hint("a", [Reason(COMPARED, "better", TOLD, thing="b")]))
    assert matters(Hint("a", [Reason(COMPARED, "far_better", thing="b")]))
    for message, amount in (("better", TOLD - 1), ("alike", 0), ("worse", 5)):
        assert not matters(Hint("a", [Reason(COMPARED, message, amount, thing="b")]))


def test_what_was_chosen_in_the_same_choosing_was_not_missed() -> None:
    first, second = moment(0, "card", "", "guild", "tax", 9), moment(1, "card", "", "tax", "tax", 0)
    move, later = moment(2, "play", "", "guild", "guild", 3), moment(3, "card", "", "guild", "tax", 9)
    assert choosings([first, second, move, later]) == [[first, second], [move], [later]]
    assert chosen_too([first, second]) == [first]
    assert chosen_too([later]) == []


def test_what_only_carries_out_a_choice_is_no_choice_of_its_own() -> None:
    silk, turned = moment(0, "anytime", "", "silk", "rune_stone", 9), moment(1, "turned", "silk", "upright", "flat", 9)
    stone, cell = (
        moment(2, "anytime", "", "rune_stone", "rune_stone", 0),
        moment(3, "cell", "rune_stone", "a4", "a5", 9),
    )
    done, parts = moment(4, "anytime", "", "done", "done", 0), ("turned", "cell")
    assert carried_out([silk, turned, stone, cell, done], parts) == {"anytime"}
    own = without_parts([silk, turned, stone, cell, done], parts)
    assert own == [silk, stone, done]
    assert [chosen_too(moments) for moments in choosings(own)] == [[silk]]  # what was better came next


def test_looking_back_at_a_game_of_tiles_tells_of_no_part_of_laying_one() -> None:
    match = game("odin").new(2, seed=3)
    bot = make("random", 0)
    while match.pending:
        seat = match.pending[0].seat
        match.choose(bot.choose(match.seen_by(seat)), seat)
    assert any(choice.option.startswith("cell.") for choice in match.choices if choice.seat == 0)
    found = look_back(match, 0, seed_after)
    told = {moment.kind for moment in (*found.well_done, *found.try_next)}
    assert told
    assert not told & set(match.game.advice.parts)

"""The game as a whole: its settings, and whole games by chance in which nothing is lost."""

from __future__ import annotations

import random

import pytest

from meadhall.contract.cases import setting_mixes
from meadhall.engine.play.match import Match
from meadhall.games.feudum import GAME
from meadhall.games.feudum.components.differences import DIFFERENCES
from meadhall.games.feudum.components.pieces import CONQUER, DEFEND, IMPROVE, SEA_SERPENT, TAX
from meadhall.games.feudum.state import LAST_EPOCH, OVER, TURNS, State
from tests.games.feudum.table import A, B, give, give_tile, hold, pawn, rule, serf, settings, table, tame

RULES = [{}, {"rules": "published"}, {"variant": "basic"}]


def table_of(players: int, chosen: dict[str, str]) -> State:
    state = GAME.new(players, seed=1, settings=chosen).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(("players", "differences"), [(2, 18), (3, 18), (4, 19), (5, 19)])
def test_each_difference_can_be_chosen_alone(players: int, differences: int) -> None:
    mixes = setting_mixes(GAME, players)
    # The defaults, the published rules, the basic game, and both sides of each difference; seats are for four and five.
    assert len(mixes) == 3 + 2 * differences
    # One side of each is what the defaults have anyway.
    tables = {(state.sides, state.advanced) for state in (table_of(players, mix) for mix in mixes)}
    assert len(tables) == 3 + differences


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_difference_changes_its_own_side_only(name: str) -> None:
    number = DIFFERENCES.index(name)
    for rules in ("summary", "published"):
        usual = table_of(4, {"rules": rules})
        for side in ("seed", "published"):
            state = table_of(4, {"rules": rules, name: side})
            assert state.by_seed(number) == (side == "seed")
            assert (state.sides ^ usual.sides) & ~(1 << number) == 0


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", GAME.players)
def test_in_games_by_chance_nothing_is_lost_and_they_end_with_epoch_five(players: int, rules: dict[str, str]) -> None:
    for seed in range(2):
        match = GAME.new(players, seed=seed, settings=rules)
        chance = random.Random(seed)
        while match.pending:
            decision = chance.choice(match.pending)
            assert len(set(decision.options)) == len(decision.options)
            assert len(decision.options) > (0 if decision.kind == "play_card" else 1)
            match.choose(chance.choice(decision.options), decision.seat)
            assert GAME.rules.faults(match.state) == []
        state = match.state
        assert isinstance(state, State)
        assert (state.phase, state.epoch) == (OVER, LAST_EPOCH)
        assert 0 in state.stacks
        assert all(not (player.chosen or player.played or player.pouch) for player in state.players)
        assert state.aside == 0


def test_a_scripted_last_round_beats_the_sea_serpent_and_scores_its_charter() -> None:
    """What games by chance do not come to."""
    state = table(2)
    state.phase = TURNS
    state.epoch = 4
    state.stacks = [1] * 6
    tame(state, B, SEA_SERPENT, "sea_n")
    for _ in range(2):
        pawn(state, A, "monk", "sea_n")
    hold(state, A, "charter.monster", seals=1)
    state.players[A].chosen = 1 << CONQUER | 1 << TAX
    state.players[B].chosen = 1 << DEFEND
    match = Match.begin(GAME, settings(2), state, listen=True)
    attack = ["action.conquer", "location.sea_n", "pass", "serve"]
    for option in [*attack, "action.defend", "action.tax", "good.food", "good.food"]:
        match.choose(option)
    assert match.over
    events = {(event.kind, event.thing) for event in match.events}
    assert ("attack_succeeds", "monster.sea_serpent") in events
    assert ("charter", "charter.monster") in events
    assert dict(match.scores()[A].categories)["charters"] == 7


def test_a_scripted_last_round_tends_a_sulfur_mine_and_scores_three_seldom_charters() -> None:
    """So does this, of what a thousand games by chance and by wilful players did not come to."""
    state = table(2)
    state.phase = TURNS
    state.epoch = 4
    rule(state, B, "des_n", "sea_e")
    serf(state, A, "des_n")
    rule(state, A, "isl_n")
    give_tile(state, A, "sulfur_mine")
    state.stacks = [1] * 6
    give(state, A, wood=1)
    hold(state, A, "charter.barrel", seals=2)
    hold(state, A, "charter.west")
    hold(state, B, "charter.isolated", seals=1)
    state.players[A].chosen = 1 << IMPROVE
    state.players[B].chosen = 1 << DEFEND
    match = Match.begin(GAME, settings(2), state, listen=True)
    mine = ["action.improve", "ability.tend_landscape", "collect", "amount.2", "amount.0"]
    for option in [*mine, "action.defend", "collect", "amount.1", "amount.0"]:
        match.choose(option)
    assert match.over
    events = [(event.kind, event.thing, event.amount) for event in match.events if event.seat == A]
    assert ("tends", "landscape.sulfur_mine", 0) in events
    assert ("charter", "charter.barrel", 7) in events
    assert ("charter", "charter.west", 3) in events
    assert [dict(score.categories)["charters"] for score in match.scores()] == [7 + 3, 5]
    # Two points when it was tended, two at dawn: it was empty then.
    assert dict(match.scores()[A].categories)["landscapes"] == 4

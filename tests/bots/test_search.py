"""The bot that searches: it plans, it does not foresee, and it knows no more than its seat."""

from __future__ import annotations

import math
import pickle
import random
import time

import pytest

from meadhall import bots
from meadhall.bots import Budget, EasyBot, GreedyBot, SearchBot
from meadhall.bots.search.found import Found
from meadhall.bots.search.race import Runner, is_decided, leader, runners_of, without_hopeless
from meadhall.bots.search.thought import Thought, merged
from meadhall.bots.search.tree import Edge, is_settled
from meadhall.engine.advice import RACE, TREE, Advice, Horizon
from meadhall.engine.decision import Ask, Decision
from meadhall.engine.errors import UnknownBot
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game, games
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules

ROUNDS = 4


class Field(State):
    """Sown grain brings three times as much two rounds later; dice bring what they show."""

    __slots__ = ("points", "round", "sown")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.points = 0
        self.round = 0
        self.sown = 0

    def copy(self) -> Field:
        other = Field(self.rng.copy())
        other.revealed, other.points, other.round, other.sown = self.revealed, self.points, self.round, self.sown
        return other


class Farming(TinyRules[Field]):
    """`eat`: 1 point. `sow`: 3 points when the game is over. `gamble`: two of six times 2 points."""

    def setup(self, components: object, settings: Settings, rng: Rng) -> Field:
        return Field(rng)

    def step(self, state: Field) -> Ask[None] | None:
        return self.farm(state) if state.round < ROUNDS else None

    def farm(self, state: Field) -> Ask[None]:
        options = ["eat", "sow"] if state.round == 0 else ["eat", "gamble"]
        option = yield Decision(0, "farm", options)
        state.round += 1
        if option == "eat":
            state.points += 1
        elif option == "sow":
            state.sown += 1
        elif state.rng.below(6) < 2:
            state.points += 2
        if state.round == ROUNDS:
            state.points += 3 * state.sown

    def view(self, state: Field, seat: int | None) -> View:
        return {"points": state.points, "round": state.round}

    def scores(self, state: Field) -> list[Score]:
        return [Score(0, [("points", state.points)], [])]


def farming(way: str, rounds: int) -> Game:
    rules = Farming()
    advice = Advice[Field](
        value=lambda state, seat: float(state.points),
        horizon=lambda state: Horizon(rounds=rounds, way=way),
        round_of=lambda state: state.round,
    )
    return Game("farming", version=1, players=range(1, 2), package="tests", rules=rules.as_rules(), advice=advice)


def choice_of(bot: bots.Bot, match: Match) -> str:
    decision = match.decision
    assert decision is not None
    return bot.choose(match.seen_by(decision.seat))


@pytest.mark.parametrize("way", [TREE, RACE])
def test_a_search_sees_what_only_pays_later(way: str) -> None:
    match = farming(way, ROUNDS).new(1, seed=1)
    assert choice_of(GreedyBot(1), match) == "eat"
    assert choice_of(SearchBot(1, Budget(simulations=60)), match) == "sow"
    short = farming(way, 1).new(1, seed=1)
    assert choice_of(SearchBot(1, Budget(simulations=60)), short) == "eat"


@pytest.mark.parametrize("way", [TREE, RACE])
def test_a_search_does_not_foresee_dice(way: str) -> None:
    for seed in range(8):
        match = farming(way, 1).new(1, seed=seed)
        match.choose("eat")
        assert choice_of(SearchBot(seed, Budget(simulations=150)), match) == "eat"


def somewhere(game_id: str, choices: int, seed: int = 3) -> Match:
    """A match under way."""
    found = game(game_id)
    match = found.new(max(found.players), seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        decision = match.decision
        assert decision is not None
        match.choose(chance.choice(decision.options), decision.seat)
    return match


@pytest.mark.parametrize("game_id", list(games()))
def test_a_search_is_the_same_for_the_same_seed_and_whatever_is_hidden(game_id: str) -> None:
    match = somewhere(game_id, 23)
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    made = {
        SearchBot(5, Budget(simulations=6)).choose(world.seen_by(seat))
        for world in (match, match, *(match._imagine(seat, seed) for seed in range(3)))
    }
    assert len(made) == 1
    assert made < set(decision.options)


def test_bots_are_named_by_level_or_budget() -> None:
    assert bots.names() == ["random", "easy", "greedy", "normal", "hard"]
    named = bots.make("200x", 1)
    assert isinstance(named, SearchBot)
    assert (named.name, named.budget.simulations, named.budget.seconds) == ("200x", 200, 0)
    timed = bots.make("300ms", 1)
    assert isinstance(timed, SearchBot)
    assert timed.budget.seconds == 0.3
    assert [bots.make(name, 1).name for name in bots.names()] == bots.names()


@pytest.mark.parametrize("name", ["0ms", "0x", "9999999ms", "ms", "-5x", "1.5ms", "clever"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.make(name, 1)


def test_easy_mostly_agrees_with_greedy_but_not_always() -> None:
    agreed = []
    for choices in range(10, 50):
        match = somewhere("boru", choices, seed=choices)
        agreed.append(choice_of(EasyBot(choices), match) == choice_of(GreedyBot(1), match))
    assert 0.2 < sum(agreed) / len(agreed) < 0.9


# The race.


def run(runner: Runner, *differences: float) -> Runner:
    for difference in differences:
        runner.add(difference)
    return runner


def test_runners_stand_by_what_they_seem_to_be_worth() -> None:
    assert [runner.option for runner in runners_of(["a", "b", "c"], [1.0, 3.0, 2.0])] == ["b", "c", "a"]


def test_a_first_judgement_gives_way_to_what_happens() -> None:
    favourite, other = runners_of(["a", "b"], [1.0, 0.0])
    assert leader([favourite, other]) is favourite
    assert other.estimate < 0
    run(other, *[2.0, 1.0, 3.0] * 4)
    assert leader([favourite, other]) is other
    assert is_decided([favourite, other])


def test_the_hopeless_are_dropped_but_not_before_they_have_been_tried() -> None:
    runners = runners_of(["a", "b", "c"], [1.0, 0.5, 0.9])
    run(runners[1], *[-4.0, -5.0] * 2)
    assert without_hopeless(runners) == runners
    run(runners[1], *[-4.0, -5.0] * 2)
    assert without_hopeless(runners) == [runners[0], runners[2]]
    by_cpu = bots.make("300cpu@2", 1)
    assert isinstance(by_cpu, SearchBot)
    assert (by_cpu.budget.seconds, by_cpu.budget.cpu, by_cpu.processes) == (0.3, True, 2)
    hard = bots.make("hard@3", 1)
    assert isinstance(hard, SearchBot)
    assert (hard.name, hard.budget.seconds, hard.processes) == ("hard@3", 1.0, 3)
    for wrong in ("greedy@2", "hard@0", "hard@65", "hard@two", "@2"):
        with pytest.raises(UnknownBot):
            bots.make(wrong, 1)


def test_time_of_the_processor_is_not_that_on_the_wall() -> None:
    budget = Budget(seconds=0.05, cpu=True)
    budget.begin()
    time.sleep(0.06)
    assert not budget.is_spent()
    while not budget.is_spent():
        sum(range(1000))


def test_simulations_are_shared_out_among_processes() -> None:
    assert [Budget(simulations=10).part(number, 4).simulations for number in range(4)] == [3, 3, 2, 2]
    assert [Budget(seconds=0.5).part(number, 2).seconds for number in range(2)] == [0.5, 0.5]


def visited(*visits: int) -> list[Edge]:
    edges = [Edge(str(at), 0.1) for at in range(len(visits))]
    for edge, count in zip(edges, visits, strict=True):
        edge.visits = count
    return edges


def test_a_search_ends_when_nothing_can_overtake_the_most_visited() -> None:
    assert is_settled(visited(3, 20, 9), 10)
    assert not is_settled(visited(3, 20, 9), 11)
    assert not is_settled(visited(8, 8, 1), 0)
    match = somewhere("odin", 60)
    whole = Budget(simulations=40, is_shared=True)
    bot, patient = SearchBot(5, Budget(simulations=40)), SearchBot(5, whole)
    seen = match.seen_by(match.pending[0].seat)
    thought, thorough = bot.consider(seen), patient.consider(seen)
    assert thought.simulations < thorough.simulations == 40
    assert thought.best == thorough.best


def test_what_is_left_of_a_time_is_counted_by_the_pace_so_far() -> None:
    assert Budget(simulations=10).left == math.inf
    counted = Budget(simulations=10)
    counted.begin()
    counted.done = 4
    assert counted.left == 6
    timed = Budget(seconds=60.0)
    timed.begin()
    timed.done = 1000
    time.sleep(0.001)
    assert not timed.is_spent()
    assert 1000 < timed.left < 1000 * 60 / 0.001
    assert timed.part(0, 2).left == math.inf


def test_what_several_have_found_out_counts_together() -> None:
    one = Thought(False, 9, [Found("a", 0.6, 6, 6.0, 0.0), Found("b", 0.4, 3, 9.0, 0.0)])
    other = Thought(False, 9, [Found("a", 0.6, 1, 2.0, 0.0), Found("b", 0.4, 8, 8.0, 0.0)])
    both = merged([one, pickle.loads(pickle.dumps(other))])
    assert (one.best, both.best, both.simulations) == ("a", "b", 18)
    assert both.found[1] == Found("b", 0.4, 11, 17.0, 0.0)
    race = Thought(True, 6, [Found("a", 0.0, 0, 0.0, 0.0), Found("b", -1.0, 9, 27.0, 90.0)])
    given_up = Thought(True, 6, [Found("a", 0.0, 0, 0.0, 0.0)])
    assert (race.best, merged([race, given_up]).best) == ("b", "a")


@pytest.mark.parametrize("game_id", ["boru", "raiders"])
def test_a_search_in_two_processes_is_the_same_every_time(game_id: str) -> None:
    """One of the games searches in a tree, the other has a race."""
    seen = somewhere(game_id, 23).seen_by(somewhere(game_id, 23).pending[0].seat)
    first, second = (SearchBot(5, Budget(simulations=8), processes=2).consider(seen) for _ in range(2))
    assert first.found == second.found
    assert first.simulations == second.simulations == 8
    alone = SearchBot(5, Budget(simulations=4)).consider(seen)
    assert sum(found.visits for found in first.found) > sum(found.visits for found in alone.found)

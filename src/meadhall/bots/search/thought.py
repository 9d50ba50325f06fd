"""What a search has found out about the options, in one process or in several."""

from __future__ import annotations

from meadhall.bots.search.found import Found
from meadhall.bots.search.race import Runner, leader


class Thought:
    """The options of a decision that are still to be considered, after so many simulations."""

    __slots__ = ("found", "is_race", "simulations")

    def __init__(self, is_race: bool, simulations: int, found: list[Found]) -> None:
        self.is_race = is_race
        self.simulations = simulations
        self.found = found

    @property
    def best(self) -> str:
        if not self.is_race:
            return max(self.found, key=_by_visits).option
        runners: list[Runner] = []
        for found in self.found:
            runner = Runner(found.option, found.first_sight)
            runner.worlds, runner.total, runner.squares = found.visits, found.total, found.squares
            runners.append(runner)
        return leader(runners).option

    def __reduce__(self) -> tuple[type[Thought], tuple[bool, int, list[Found]]]:
        return Thought, (self.is_race, self.simulations, self.found)


def merged(thoughts: list[Thought]) -> Thought:
    """Of one decision, by several processes that saw the same at first sight; what one has given up is out."""
    first = thoughts[0]
    others = [{found.option: found for found in thought.found} for thought in thoughts[1:]]
    together: list[Found] = []
    for found in first.found:
        if all(found.option in other for other in others):
            all_of_it = [found, *(other[found.option] for other in others)]
            visits = sum([each.visits for each in all_of_it])
            total = sum([each.total for each in all_of_it])
            squares = sum([each.squares for each in all_of_it])
            together.append(Found(found.option, found.first_sight, visits, total, squares))
    return Thought(first.is_race, sum([thought.simulations for thought in thoughts]), together)


def _by_visits(found: Found) -> float:
    # Of those tried as often, the one that looked better; without a search, the best at first sight.
    return found.visits + found.first_sight

"""The bot that searches."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.search.beside import think_elsewhere
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.race import is_decided, runners_of, value_in, without_hopeless
from meadhall.bots.search.thought import Thought, merged
from meadhall.bots.search.tree import Edge, Node, Range, is_settled, most_promising
from meadhall.engine.advice import RACE, Horizon
from meadhall.engine.play.lookahead import Lookahead, worths_at_a_glance
from meadhall.engine.play.seen import Seen
from meadhall.engine.play.shortlists import Shortlists
from meadhall.engine.rng import Rng

CERTAIN = 0.995
"""Where one prior is so high, it is chosen without a search."""


class SearchBot(Bot):
    """Plays every decision out, many times, as far as the advice's horizon; the same seed, simulations and number of
    processes, the same choices.
    """

    def __init__(self, seed: int, budget: Budget, name: str = "search", processes: int = 1) -> None:
        self.name = name
        self.budget = budget
        self.processes = processes
        """It thinks in so many at once, of which this is one."""
        self._rng = Rng(seed)
        self._edges: list[Edge] = []
        """Those of the decision that was searched last, in a tree."""
        self._next: Node | None = None
        """What the last search found out about the decision after it."""

    def choose(self, seen: Seen) -> str:
        option = self.consider(seen).best
        self._next = None
        for edge in self._edges:
            if edge.option == option:
                self._next = edge.node
        return option

    def consider(self, seen: Seen) -> Thought:
        """What comes of the options, in all processes together."""
        if self.processes == 1:
            return self.think(seen, self.budget, self._rng)
        first_sight = self._rng.fork().seed
        others = [
            think_elsewhere(seen, self.budget.part(number, self.processes), first_sight, self._rng.fork().seed)
            for number in range(1, self.processes)
        ]
        own = self.think(seen, self.budget.part(0, self.processes), Rng(first_sight))
        return merged([own, *(other.result() for other in others)])

    def think(self, seen: Seen, budget: Budget, first_sight: Rng) -> Thought:
        """The same in this process alone; `first_sight` is the chance of what is seen before any of them is tried."""
        budget.begin()
        self._edges = []
        horizon = seen.advice.horizon(seen.imagine(first_sight).state)
        if horizon.way == RACE:
            return self._race(seen, horizon, budget, first_sight)
        return self._search_tree(seen, horizon, budget, first_sight)

    def _imagine(self, seen: Seen, horizon: Horizon, shortlists: Shortlists) -> Lookahead:
        return Lookahead(seen.imagine(self._rng), seen.seat, seen.advice, horizon, self._rng.fork(), shortlists)

    # A tree of own choices.

    def _search_tree(self, seen: Seen, horizon: Horizon, budget: Budget, first_sight: Rng) -> Thought:
        decision = seen.decision
        root = self._next if self._next is not None and self._next.edges(decision) is not None else Node()
        if root.edges(decision) is None:
            root.meet(decision, worths_at_a_glance(seen.imagine(first_sight), decision, seen.advice))
        self._edges = edges = root.edges(decision) or []
        values = Range()
        shortlists = Shortlists()
        if max(edge.prior for edge in edges) < CERTAIN:
            while not budget.is_spent() and not is_settled(edges, budget.left):
                self._simulate(root, self._imagine(seen, horizon, shortlists), values)
                budget.done += 1
        return Thought(False, budget.done, [edge.found for edge in edges])

    def _simulate(self, root: Node, ahead: Lookahead, values: Range) -> None:
        """Down the tree by promise, one decision beyond it, on to the horizon by advice, and back up."""
        path: list[tuple[Node, Edge]] = []
        node = root
        while True:
            decision = ahead.play_others()
            if decision is None:
                break
            edges = node.edges(decision)
            is_new = edges is None
            if edges is None:
                edges = node.meet(decision, worths_at_a_glance(ahead.match, decision, ahead.advice, ahead.luck))
            edge = most_promising(node, edges, values)
            path.append((node, edge))
            ahead.choose(decision, edge.option)
            if is_new or edge.node is None:
                edge.node = edge.node or Node()
                ahead.play_on()
                break
            node = edge.node
        value = ahead.value()
        values.add(value)
        for passed, edge in path:
            passed.visits += 1
            edge.add(value)

    # A race of options.

    def _race(self, seen: Seen, horizon: Horizon, budget: Budget, first_sight: Rng) -> Thought:
        decision = seen.decision
        runners = runners_of(decision.options, worths_at_a_glance(seen.imagine(first_sight), decision, seen.advice))
        while not is_decided(runners) and not budget.is_spent():
            world = seen.imagine(self._rng)
            luck = self._rng.fork()
            favourite = 0.0
            for runner in runners:
                value = value_in(world, seen, horizon, runner.option, luck)
                if runner is runners[0]:
                    favourite = value
                else:
                    runner.add(value - favourite)
                budget.done += 1
                if budget.is_spent():
                    break
            runners = without_hopeless(runners)
        return Thought(True, budget.done, [runner.found for runner in runners])

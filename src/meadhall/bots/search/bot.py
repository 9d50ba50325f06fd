"""The bot that searches."""

from __future__ import annotations

from meadhall.bots.bot import Bot
from meadhall.bots.search.budget import Budget
from meadhall.bots.search.race import is_decided, leader, runners_of, value_in, without_hopeless
from meadhall.bots.search.tree import Edge, Node, Range, most_promising
from meadhall.engine.advice import RACE, Horizon
from meadhall.engine.play.lookahead import Lookahead, worths
from meadhall.engine.play.seen import Seen
from meadhall.engine.rng import Rng

CERTAIN = 0.995
"""Where one prior is so high, it is chosen without a search."""


class SearchBot(Bot):
    """Plays every decision out, many times, as far as the advice's horizon; the same seed and simulations, the same
    choices.
    """

    def __init__(self, seed: int, budget: Budget, name: str = "search") -> None:
        self.name = name
        self.budget = budget
        self._rng = Rng(seed)
        self._next: Node | None = None
        """What the last search found out about the decision after it."""

    def choose(self, seen: Seen) -> str:
        self.budget.begin()
        horizon = seen.advice.horizon(seen.imagine(self._rng).state)
        return self._race(seen, horizon) if horizon.way == RACE else self._search_tree(seen, horizon)

    def _imagine(self, seen: Seen, horizon: Horizon) -> Lookahead:
        return Lookahead(seen.imagine(self._rng), seen.seat, seen.advice, horizon, self._rng.fork())

    # A tree of own choices.

    def _search_tree(self, seen: Seen, horizon: Horizon) -> str:
        decision = seen.decision
        root = self._next if self._next is not None and self._next.edges(decision) is not None else Node()
        if root.edges(decision) is None:
            root.meet(decision, worths(seen.imagine(self._rng), decision, seen.advice))
        edges = root.edges(decision) or []
        values = Range()
        if max(edge.prior for edge in edges) < CERTAIN:
            while not self.budget.is_spent():
                self._simulate(root, self._imagine(seen, horizon), values)
                self.budget.done += 1
        best = max(edges, key=_by_visits)
        self._next = best.node
        return best.option

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
                edges = node.meet(decision, worths(ahead.match, decision, ahead.advice, ahead.luck))
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

    def _race(self, seen: Seen, horizon: Horizon) -> str:
        decision = seen.decision
        runners = runners_of(decision.options, worths(seen.imagine(self._rng), decision, seen.advice))
        while not is_decided(runners) and not self.budget.is_spent():
            world = seen.imagine(self._rng)
            luck = self._rng.fork()
            favourite = 0.0
            for runner in runners:
                value = value_in(world, seen, horizon, runner.option, luck)
                if runner is runners[0]:
                    favourite = value
                else:
                    runner.add(value - favourite)
                self.budget.done += 1
                if self.budget.is_spent():
                    break
            runners = without_hopeless(runners)
        return leader(runners).option


def _by_visits(edge: Edge) -> float:
    # Of those tried as often, the one that looked better; without a search, the best at first sight.
    return edge.visits + edge.prior

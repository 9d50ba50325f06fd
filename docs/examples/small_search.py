"""A small tree search: one's own choices, in imagined worlds, led by the game's priors and ended by its values."""

from __future__ import annotations

import math
import random

import meadhall


class Node:
    """What is known of a choice: how promising it looked, how often it was tried, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.after: dict[str, Node] = {}


class SmallSearch(meadhall.Bot):
    """So many simulations for a decision, each in a world of its own, a few of one's own choices deep."""

    name = "small-search"

    def __init__(self, seed: int = 0, simulations: int = 40, depth: int = 3) -> None:
        self.chance = random.Random(seed)
        self.simulations = simulations
        self.depth = depth

    def choose(self, seen: meadhall.Seen) -> str:
        root = Node(1.0)
        values: list[float] = []
        for _ in range(self.simulations):
            self.simulate(root, seen, seen.imagine(self.chance), values)
        return max(seen.decision.options, key=lambda option: root.after[option].visits)

    def simulate(self, root: Node, seen: meadhall.Seen, match: meadhall.Match, values: list[float]) -> None:
        path = [root]
        while match.pending and len(path) <= self.depth:
            decision = match.decision_of(seen.seat) or match.pending[0]
            priors = seen.advice.priors(match.state, decision.seat, decision.kind, decision.options)
            if decision.seat != seen.seat:  # others: whatever looks promising, at first sight
                match.choose(self.chance.choices(decision.options, priors)[0], decision.seat)
                continue
            node, share = path[-1], sum(priors)
            for option, prior in zip(decision.options, priors, strict=True):
                node.after.setdefault(option, Node(prior / share))
            option = max(decision.options, key=lambda each: self.promise(node, node.after[each], values))
            path.append(node.after[option])
            match.choose(option, seen.seat)
        value = seen.advice.value(match.state, seen.seat)
        values.append(value)
        for node in path:
            node.visits += 1
            node.total += value

    def promise(self, node: Node, choice: Node, values: list[float]) -> float:
        """PUCT: the mean, between the worst and the best seen so far, and a bonus for what was tried seldom."""
        lowest, highest = min(values, default=0.0), max(values, default=0.0)
        mean = choice.total / choice.visits if choice.visits else lowest
        bonus = choice.prior * math.sqrt(node.visits + 1) / (1 + choice.visits)
        return (mean - lowest) / ((highest - lowest) or 1.0) + 1.5 * bonus

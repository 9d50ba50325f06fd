"""A tree of the seat's own choices; what others do and what chance brings is new in every simulation."""

from __future__ import annotations

import math
from typing import Final

from meadhall.bots.search.found import Found
from meadhall.engine.decision import Decision

TEMPERATURE: Final = 1.5
"""By so many points must greedy prefer an option for its prior to be e times as high."""
EXPLORATION: Final = 1.0
FIRST_WIDTH: Final = 2.0
WIDTH_GROWTH: Final = 1.5
"""So many options are looked at: the first ones, and more with the root of the visits."""


class Edge:
    """An option of a decision: how promising it looked, and what came of it."""

    __slots__ = ("node", "option", "prior", "total", "visits")

    def __init__(self, option: str, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        return self.total / self.visits

    @property
    def found(self) -> Found:
        return Found(self.option, self.prior, self.visits, self.total, 0.0)

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Node:
    """An own decision after certain own choices; in other worlds it may be of another kind, with other options."""

    __slots__ = ("_edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self._edges: dict[str, dict[str, Edge]] = {}

    def edges(self, decision: Decision) -> list[Edge] | None:
        """Those of the decision's options; None if some have not been met."""
        met = self._edges.get(decision.kind)
        if met is None:
            return None
        found: list[Edge] = []
        for option in decision.options:
            edge = met.get(option)
            if edge is None:
                return None
            found.append(edge)
        return found

    def meet(self, decision: Decision, worths: list[float]) -> list[Edge]:
        """The edges of a decision, with priors by what each option seems to be worth."""
        met = self._edges.setdefault(decision.kind, {})
        highest = max(worths)
        weights = [math.exp((worth - highest) / TEMPERATURE) for worth in worths]
        whole = math.fsum(weights)
        found: list[Edge] = []
        for option, weight in zip(decision.options, weights, strict=True):
            if option not in met:
                met[option] = Edge(option, weight / whole)
            found.append(met[option])
        return found


class Range:
    """The lowest and highest value met so far, to bring values between 0 and 1."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def add(self, value: float) -> None:
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def scale(self, value: float) -> float:
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


def most_promising(node: Node, edges: list[Edge], values: Range) -> Edge:
    """By PUCT among the options that look best: what it brought, and how little it has been tried for its prior."""
    width = int(FIRST_WIDTH + WIDTH_GROWTH * math.sqrt(node.visits))
    if len(edges) > width:
        edges = sorted(edges, key=_by_prior)[:width]
    explore = EXPLORATION * math.sqrt(node.visits + 1)
    best = edges[0]
    best_worth = -math.inf
    # What has not been tried counts as the mean of what was: a first visit is no promise.
    tried = sum(edge.visits for edge in edges)
    unknown = values.scale(math.fsum(edge.total for edge in edges) / tried) if tried else 0.5
    for edge in edges:
        worth = values.scale(edge.mean) if edge.visits else unknown
        worth += explore * edge.prior / (1 + edge.visits)
        if worth > best_worth:
            best = edge
            best_worth = worth
    return best


def is_settled(edges: list[Edge], left: float) -> bool:
    """Whether so many more simulations cannot make another option the most visited one."""
    first = second = 0
    for edge in edges:
        if edge.visits > first:
            first, second = edge.visits, first
        elif edge.visits > second:
            second = edge.visits
    return first - second > left


def _by_prior(edge: Edge) -> float:
    return -edge.prior

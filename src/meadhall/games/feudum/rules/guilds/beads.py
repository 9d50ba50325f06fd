"""Beads of the rosary and of the chickens: fists, sums and what they reach (10.1, 10.5, 10.6)."""

from __future__ import annotations

from meadhall.games.feudum.state import State


def can_give_alms(state: State) -> bool:
    """Whether a bead of the rosary can go to a chicken (R76)."""
    return state.rosary != 0 and state.chickens.bit_count() < state.components.guilds.chickens


def choose_fist(state: State, seat: int) -> int:
    """The lowest or the highest bead of the rosary, hidden in two fists: a fair choice, as a mask (R75)."""
    lowest = state.rosary & -state.rosary
    highest = 1 << state.rosary.bit_length() - 1
    bead = lowest
    if highest != lowest and state.rng.below(2):
        bead = highest
    state.rosary ^= bead
    state.tell("fist", seat, amount=state.tokens_value(bead))
    return bead


def give_alms(state: State, seat: int) -> int:
    """A bead goes on a chicken; the new sum of the chickens."""
    state.chickens |= choose_fist(state, seat)
    return state.tokens_value(state.chickens)


def sums_reached(sums: list[int], total: int) -> int:
    """How many of the goals a sum reaches."""
    return sum(1 for goal in sums if total >= goal)

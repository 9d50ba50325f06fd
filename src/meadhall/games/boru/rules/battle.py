"""The battle step of the upkeep ('Etapa da batalha')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.boru.rules.marriage import gain_renown
from meadhall.games.boru.state import NOBODY, State


def battle_step(state: State) -> Ask[None]:
    """If invaders are left those who fought least lose a town; then the spoils, whether they are left or not."""
    if state.battle_area:
        state.tell("invasion", amount=state.battle_area)
        yield from lose_towns(state)
    else:
        state.tell("repelled")
    state.battle_area = 0
    spoils(state)


def lose_towns(state: State) -> Ask[None]:
    """Who has the fewest invaders loses a town; who has the most chooses it, or the loser himself if several have."""
    fewest = min(state.invaders)
    most = max(state.invaders)
    leader = state.invaders.index(most) if state.invaders.count(most) == 1 else NOBODY
    losers = [seat for seat in range(state.players) if state.invaders[seat] == fewest and state.controlled(seat)]
    if losers:
        state.tell("battle_fewest", amount=fewest)
    if leader == NOBODY:

        def part(loser: int) -> Ask[None]:
            return lose_town(state, loser, loser)

        yield Together(losers, part)
        return
    for seat in state.clockwise_from(leader):
        if seat in losers:
            yield from lose_town(state, leader, seat)


def lose_town(state: State, chooser: int, loser: int) -> Ask[None]:
    """A control token on a town that the loser still controls."""
    towns = state.components.towns
    about = "own" if chooser == loser else f"seat.{loser}"
    option = yield Decision(chooser, "lose_town", towns.of(state.controlled(loser)), about)
    state.vikings |= 1 << towns.index[option]
    state.tell("loses_town", loser, option, other=chooser)


def spoils(state: State) -> None:
    """First the sole leader, then all who have the most by now; nothing for nothing ('Espólios de batalha')."""
    components = state.components
    first = state.sole_most(state.invaders)
    if first != NOBODY:
        state.tell("battle_most", first, "", state.invaders[first])
        gain_renown(state, first, components.battle_renown)
        points = state.renown[first] * components.battle_points_per_renown
        state.points[first] += points
        state.invaders[first] = 0
        state.tell("points", first, "spoils", points)
    most = max(state.invaders)
    if most == 0:
        return
    if first == NOBODY:
        state.tell("battle_tied", amount=most)
    for seat in range(state.players):
        if state.invaders[seat] == most:
            state.points[seat] += components.battle_second_points
            state.invaders[seat] -= components.battle_second_returns
            state.tell("points", seat, "spoils", components.battle_second_points)

"""Trade, push and pull of the six guilds: which are possible, and carrying them out (chapters 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.differences import NEW_REEVE
from meadhall.games.feudum.components.pieces import FARMER, MONK
from meadhall.games.feudum.player import FUNCTIONS as FUNCTION_POINTS
from meadhall.games.feudum.rules.guilds import alchemist, farmer, knight, merchant, monk, noble
from meadhall.games.feudum.rules.guilds.payment import share_out
from meadhall.games.feudum.rules.membership import journeyman, master
from meadhall.games.feudum.rules.writs import draw_writs
from meadhall.games.feudum.state import State

TRADE: Final = 0
PUSH: Final = 1
PULL: Final = 2
FUNCTIONS: Final = ["function.trade", "function.push", "function.pull"]
REEVE: Final = "reeve"

Possible = Callable[[State, int], bool]
CAN_TRADE: Final[list[Possible]] = [
    farmer.can_trade,
    merchant.can_trade,
    alchemist.can_trade,
    knight.can_trade,
    noble.can_trade,
    monk.can_trade,
]
CAN_PUSH: Final[list[Possible]] = [
    farmer.can_push,
    merchant.can_push,
    alchemist.can_push,
    knight.can_push,
    noble.can_push,
    monk.can_push,
]
CAN_PULL: Final[list[Possible]] = [
    farmer.can_pull,
    merchant.can_pull,
    alchemist.can_pull,
    knight.can_pull,
    noble.can_pull,
    monk.can_pull,
]
Trade = Callable[[State, int], Ask[None]]
Function = Callable[[State, int], Ask[int]]
TRADES: Final[list[Trade]] = [farmer.trade, merchant.trade, alchemist.trade, knight.trade, noble.trade, monk.trade]
PUSHES: Final[list[Function]] = [farmer.push, merchant.push, alchemist.push, knight.push, noble.push, monk.push]
PULLS: Final[list[Function]] = [farmer.pull, merchant.pull, alchemist.pull, knight.pull, noble.pull, monk.pull]
"""By guild. Pushes and pulls return the number of goals that they have reached."""


def is_possible(state: State, seat: int, guild: int, function: int) -> bool:
    """Whether a push or pull would move anything, whoever holds the seat for it (10)."""
    return CAN_PUSH[guild](state, seat) if function == PUSH else CAN_PULL[guild](state, seat)


def holder(state: State, guild: int, function: int) -> int:
    """Whose function it is: masters push, journeymen pull."""
    return master(state, guild) if function == PUSH else journeyman(state, guild)


def own_functions(state: State, seat: int, guild: int) -> list[int]:
    """What the seat may do at the guild: anybody trades."""
    found = [TRADE] if CAN_TRADE[guild](state, seat) else []
    if master(state, guild) == seat:
        if CAN_PUSH[guild](state, seat):
            found.append(PUSH)
    elif journeyman(state, guild) == seat and CAN_PULL[guild](state, seat):
        found.append(PULL)
    return found


def carry_out(state: State, seat: int, guild: int, function: int) -> Ask[None]:
    """The seat's own trade, push or pull."""
    name = state.components.guilds.names.names[guild]
    if function == TRADE:
        state.tell("trades", seat, name)
        yield from TRADES[guild](state, seat)
        return
    bonus = yield from reeve_bonus(state, seat, guild)
    yield from hold_office(state, seat, guild, function, bonus)


def hold_office(state: State, seat: int, guild: int, function: int, bonus: int) -> Ask[None]:
    """A push or pull and its points; resources move even if the goal is missed. At a feast it is somebody else's."""
    guilds = state.components.guilds
    name = guilds.names.names[guild]
    if function == PUSH:
        state.tell("pushes", seat, name)
        goals = yield from PUSHES[guild](state, seat)
        if guild in (FARMER, MONK):
            share_out(state, guild, seat, master(state, guild))
    else:
        state.tell("pulls", seat, name)
        goals = yield from PULLS[guild](state, seat)
    points = function_points(state, function, goals)
    state.players[seat].points[FUNCTION_POINTS] += points + bonus
    state.tell("function_points", seat, name, points + bonus)
    if function == PULL and goals:
        yield from draw_writs(state, seat, guilds.pull_writs)


def function_points(state: State, function: int, goals: int) -> int:
    """What so many goals score; of a push more than three as three (R69)."""
    guilds = state.components.guilds
    if not goals:
        return 0
    if function == PULL:
        return guilds.pull_points
    return guilds.push_points[min(goals, len(guilds.push_points)) - 1]


def reeve_bonus(state: State, seat: int, guild: int) -> Ask[int]:
    """First a reeve may be laid; then what reeves add, here and for one elsewhere. By the seed a new one adds later."""
    guilds = state.components.guilds
    player = state.players[seat]
    counted = player.reeves
    if can_lay_reeve(state, seat, guild):
        name = guilds.names.names[guild]
        if (yield Decision(seat, "reeve", [REEVE, "pass"], name)) == REEVE:
            player.reeves |= 1 << guild
            state.tell("reeve", seat, name)
            if not state.by_seed(NEW_REEVE):
                counted = player.reeves
    if not counted >> guild & 1:
        return 0
    return guilds.reeve_points + (guilds.reeve_elsewhere_points if counted & ~(1 << guild) else 0)


def can_lay_reeve(state: State, seat: int, guild: int) -> bool:
    """One a guild and two in all, from free discs; not in the basic game (R79)."""
    components = state.components
    player = state.players[seat]
    if not state.advanced or player.reeves >> guild & 1:
        return False
    return player.reeves.bit_count() < components.reeves and player.discs_laid < components.discs

"""Cards that bring Vikings back, use a space without them, or emigrate."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.odin.cards.counters import large_ships
from meadhall.games.odin.cards.granted import can_emigrate, emigration_step, perform, use_without_vikings
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.components.tables import AMOUNTS
from meadhall.games.odin.rules.conditions import can_use, facts
from meadhall.games.odin.rules.dice import hear_of_vikings, leave_space, return_vikings
from meadhall.games.odin.rules.supply import pay
from meadhall.games.odin.state import State


def stands_somewhere(state: State, seat: int, moment: Moment) -> bool:
    return state.standing[state.colour(seat)] != 0


@effect(60, PLAYED, may=True, when=stands_somewhere)
def inspector(state: State, seat: int, moment: Moment) -> Ask[None]:
    """60 Inspector: a Viking comes back from a space; for silver as much as the round, two of the same space."""
    components = state.components
    names = components.space_names
    option = yield Decision(seat, "recall", names.of(state.standing[state.colour(seat)]))
    space = names.index[option]
    count = 1
    if state.space_vikings[space] > 1 and state.clans[seat].have[components.silver] >= state.round:
        option = yield Decision(seat, "recall_two", AMOUNTS[1:3], AMOUNTS[state.round])
        count = AMOUNTS.index(option)
    if count > 1:
        pay(state, seat, components.silver, state.round)
    yield from return_vikings(state, seat, space, count)


def in_fourth_column(state: State, seat: int) -> int:
    """The spaces (bits) of the fourth column on which the seat stands, an imitation space among them."""
    standing = state.standing[state.colour(seat)]
    return standing & (state.components.in_column[4] | state.components.imitation_of[4])


def stands_in_fourth_column(state: State, seat: int, moment: Moment) -> bool:
    return in_fourth_column(state, seat) != 0


@effect(76, PLAYED, may=True, when=stands_in_fourth_column)
def homecomer(state: State, seat: int, moment: Moment) -> Ask[None]:
    """76 Homecomer: a Viking comes back from each of your spaces of the fourth column, all in one move."""
    spaces = list(bits(in_fourth_column(state, seat)))
    for space in spaces:
        leave_space(state, seat, space, 1)
    yield from hear_of_vikings(state, seat, len(spaces))


def followed_spaces(state: State, seat: int) -> int:
    """The occupied spaces (bits) of the second column that the seat could use."""
    found = facts(state, seat)
    occupied = state.components.in_column[2] & ~state.free
    usable = 0
    for space in bits(occupied):
        if can_use(state, seat, space, found):
            usable |= 1 << space
    return usable


def can_follow(state: State, seat: int, moment: Moment) -> bool:
    return followed_spaces(state, seat) != 0


@effect(77, PLAYED, may=True, when=can_follow)
def follower(state: State, seat: int, moment: Moment) -> Ask[None]:
    """77 Follower: use an occupied space of the second column without placing Vikings."""
    names = state.components.space_names
    option = yield Decision(seat, "follow", names.of(followed_spaces(state, seat)))
    yield from use_without_vikings(state, seat, names.index[option])


def can_leave_harbour(state: State, seat: int, moment: Moment) -> bool:
    return can_emigrate(state, seat, large_ships(state, seat))


@effect(84, PLAYED, may=True, when=can_leave_harbour)
def harbor_guard(state: State, seat: int, moment: Moment) -> Ask[None]:
    """84 Harbor Guard: emigrate, for 1 silver less per large ship that you have before."""
    yield from perform(state, seat, emigration_step(large_ships(state, seat)))

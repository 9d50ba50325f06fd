"""Advice: what the coming feast takes, and what it can do without."""

from __future__ import annotations

from meadhall.games.odin.advice.feast_plan import planned
from meadhall.games.odin.advice.worth import rounds_left
from meadhall.games.odin.rules.feast import COINS, EMPTY, LEAVE, leave_empty, put_on_table, room_left
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.state import EMPTY_PLACE, FEAST, TURN, State


def to_spare(state: State, seat: int) -> list[int]:
    """The goods that need not be kept for the coming feast; wood and stone are never laid by hand."""
    components = state.components
    supply = after_the_feast(state, seat)[: components.first_weapon]
    supply[components.wood] = supply[components.stone] = 0
    return supply


def after_the_feast(state: State, seat: int) -> list[int]:
    """What the seat has without the food that the feast of this round will take: an empty place costs more."""
    have = state.clans[seat].have[:]
    if state.step > FEAST:
        # What is left over will be eaten a round later, if there is one.
        for good in state.goods.food if rounds_left(state) else ():
            have[good] = 0
        return have
    coming = state.copy()
    left = coming.clans[seat].have
    # Food is eaten first: silver has other uses.
    left[state.components.silver] = 0
    serve_all(coming, seat)
    for good in state.goods.food:
        have[good] = left[good]
    return have


def coins_to_spare(state: State, seat: int) -> int:
    """How many coins the next feast can do without, with the income that comes before it; -1 while prices are paid."""
    if state.step == TURN:
        return -1
    coming = state.copy()
    clan = coming.clans[seat]
    coins = clan.have[state.components.silver]
    clan.have[state.components.silver] = 0
    serve_all(coming, seat)
    needed = clan.table.count(EMPTY_PLACE)
    if state.step != FEAST:
        needed -= income_of(state, seat)
    return max(0, min(coins, coins - needed))


def serve_all(state: State, seat: int) -> tuple[list[str], int]:
    """Serve until the table is full, each time what loses least: the options, and how many places they cover."""
    components = state.components
    options: list[str] = []
    covered = 0
    room = room_left(state, seat)
    while room > 0:
        option = planned(state, seat, room)
        options.append(option)
        if option == COINS:
            for _ in range(room):
                put_on_table(state, seat, components.silver, along=False)
        elif option in (LEAVE, EMPTY):
            leave_empty(state, seat, room if option == LEAVE else 1)
        else:
            code = components.dishes.index[option]
            put_on_table(state, seat, code // 2, along=code % 2 == 1)
        left = room_left(state, seat)
        if option not in (LEAVE, EMPTY):
            covered += room - left
        room = left
    return options, covered

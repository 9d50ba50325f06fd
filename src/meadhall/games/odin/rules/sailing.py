"""Exploration ('Exploração') and emigration ('Emigração')."""

from __future__ import annotations

from functools import partial

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import ANY_SHORE
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.components.tables import AMOUNTS, KNARR, LONGSHIP
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.rules.prices import emigration_price
from meadhall.games.odin.rules.supply import gain, lose_large_ship, pay
from meadhall.games.odin.state import NOBODY, State


def explore(state: State, seat: int, step: Step) -> Ask[bool]:
    """Claim an exploration board, and the silver on it; the ship stays."""
    boards = state.components.puzzle.boards
    option = yield from ask(state, seat, "explore", partial(explore_options, state, seat, step.count))
    if state.listening[seat]:
        # Where any ship may sail, a longship does if there is one.
        action_of(state).longship = bool(state.clans[seat].longships)
    place = state.shores.index(boards.index[option])
    state.owner = state.owner[:]
    state.owner[place] = seat
    state.clans[seat].boards.append(OwnBoard(boards.index[option]))
    state.tell("explored", seat, option)
    silver = state.board_silver[place]
    state.board_silver = state.board_silver[:]
    state.board_silver[place] = 0
    if silver:
        gain(state, seat, state.components.silver, silver)
    return True


def explore_options(state: State, seat: int, vikings: int) -> list[str]:
    """Unclaimed boards that so many Vikings claim."""
    puzzle = state.components.puzzle
    any_shore = vikings == 1 and bool(state.listening[seat] & ANY_SHORE)
    return [
        puzzle.boards.names[board]
        for place, board in enumerate(state.shores)
        if state.owner[place] == NOBODY and (any_shore or puzzle.printed[board].vikings == vikings)
    ]


def emigrate(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Turn a large ship over and lay it on the banquet table; ore on it is lost."""
    components = state.components
    price = max(0, emigration_price(state, seat, state.taken) - step.off)
    options = partial(emigrate_options, state, seat, price, must)
    option = yield from ask(state, seat, "emigrate", options, AMOUNTS[price])
    if option == DONE:
        return False
    ship = components.ships.index[option]
    if state.listening[seat]:
        action_of(state).longship = ship == LONGSHIP
    pay(state, seat, components.silver, price)
    lose_large_ship(state, seat, ship)
    clan = state.clans[seat]
    clan.emigrated = [*clan.emigrated, ship]
    state.tell("emigrated", seat, option)
    return True


def emigrate_options(state: State, seat: int, price: int, must: bool) -> list[str]:
    """The kinds of large ship in the bay, as long as the price can be paid."""
    components = state.components
    clan = state.clans[seat]
    options: list[str] = []
    if clan.have[components.silver] >= price:
        if clan.longships:
            options.append(components.ships.names[LONGSHIP])
        if clan.knarrs:
            options.append(components.ships.names[KNARR])
    if not must or not options:
        options.append(DONE)
    return options

"""Migrate (7.1): one pawn onto the board or off it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.differences import MIGRATE_WITHOUT_PAWN
from meadhall.games.feudum.components.pieces import FOOD, MIGRATE, one
from meadhall.games.feudum.player import OFF_BOARD, PIECE_NAMES
from meadhall.games.feudum.rules.goods import can_pay, pay
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.pawns import remove_pawn
from meadhall.games.feudum.state import State

DISTANT_KIN: Final = "ability.distant_kin"


def migrate(state: State, seat: int) -> Ask[None]:
    """A new pawn with a character of choice, or a pawn off the board."""
    components = state.components
    player = state.players[seat]
    options = ["pass"]
    if can_bring_on(state, seat):
        options += components.characters.names
    options += [PIECE_NAMES[pawn] for pawn, at in enumerate(player.pawn_at) if at != OFF_BOARD]
    option = yield Decision(seat, "migrate", options)
    if option == "pass":
        return
    if option in components.characters.index:
        yield from bring_on(state, seat, components.characters.index[option])
    else:
        pawn = PIECE_NAMES.index(option)
        state.tell("pawn_off", seat, components.characters.names[player.pawn_character[pawn]])
        remove_pawn(state, seat, pawn)
    yield from recount(state)


def can_migrate(state: State, seat: int) -> bool:
    return state.players[seat].pawns_out > 0 or can_bring_on(state, seat)


def can_bring_on(state: State, seat: int) -> bool:
    player = state.players[seat]
    return OFF_BOARD in player.pawn_at and can_pay(player, state.components.cards.migrate_food * one(FOOD))


def bring_on(state: State, seat: int, character: int) -> Ask[None]:
    """Pay a food, and put the pawn where it may enter."""
    components = state.components
    player = state.players[seat]
    name = components.characters.names[character]
    places = components.board.locations.of(entrances(state, seat))
    where = yield Decision(seat, "enter", places, name)
    if not ordinary_entrances(state, seat) >> components.board.locations.index[where] & 1:
        state.tell("ability", seat, DISTANT_KIN)
    yield from pay(state, seat, components.cards.migrate_food * one(FOOD))
    pawn = player.pawn_at.index(OFF_BOARD)
    player.pawn_character[pawn] = character
    player.pawn_at[pawn] = components.board.locations.index[where]
    state.tell("pawn_on", seat, name)
    state.tell("enters", seat, where)


def entrances(state: State, seat: int) -> int:
    """Where a new pawn may stand; by Distant Kin, with an alchemist on the board, at any starting location too."""
    places = ordinary_entrances(state, seat)
    if state.advanced and state.players[seat].has_character(state.components.cards.ability_pawn[MIGRATE]):
        places |= state.components.board.starts
    return places


def ordinary_entrances(state: State, seat: int) -> int:
    """Beside own pawns and markers, and without any at the starting locations."""
    player = state.players[seat]
    places = player.pawn_places | player.marker_places
    # The seed asks only for no pawn on the board, the published rules for no marker either (20, migrate).
    alone = not player.pawns_out if state.by_seed(MIGRATE_WITHOUT_PAWN) else not places
    return places | state.components.board.starts if alone else places

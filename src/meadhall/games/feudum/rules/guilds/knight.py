"""The Knight Guild (10.4): rows of markers, and the monsters (chapter 13)."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import KNIGHT
from meadhall.games.feudum.rules.guilds.inventions import invent, possible_inventions
from meadhall.games.feudum.rules.guilds.payment import pay_price
from meadhall.games.feudum.rules.guilds.scrolls import can_lay_seals, lay_seals
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import NOBODY, State


def can_trade(state: State, seat: int) -> bool:
    return state.row_markers[seat] > 0 and state.players[seat].shillings >= state.components.guilds.price[KNIGHT]


def trade(state: State, seat: int) -> Ask[None]:
    """Buy all markers of the own row; with three or more a monster can be tamed at once."""
    guilds = state.components.guilds
    pay_price(state, seat, KNIGHT, guilds.price[KNIGHT])
    bought = state.row_markers[seat]
    state.row_markers[seat] = 0
    state.players[seat].markers += bought
    state.tell("buys_markers", seat, amount=bought)
    if state.advanced and bought >= guilds.monster_row:
        yield from tame_the_beast(state, seat)
    yield from recount(state)


def dens(state: State, seat: int, monster: int) -> int:
    """Where the seat could put the monster: at an own pawn or marker, the sea serpent at a port."""
    if state.monster_owner[monster] != NOBODY:
        return 0
    player = state.players[seat]
    places = player.pawn_places | player.marker_places
    return places & state.components.board.ports if state.components.monster_ports[monster] else places


def tame_the_beast(state: State, seat: int) -> Ask[None]:
    """Two of the markers to the general supply and one on the monster's icon (R61)."""
    components = state.components
    player = state.players[seat]
    names = components.monsters.names
    options = [name for monster, name in enumerate(names) if dens(state, seat, monster)]
    option = yield Decision(seat, "tame", ["pass", *options])
    if option == "pass":
        return
    monster = components.monsters.index[option]
    where = yield Decision(seat, "put_monster", components.board.locations.of(dens(state, seat, monster)), option)
    player.markers -= components.guilds.monster_price + 1
    state.supply_markers[seat] += components.guilds.monster_price
    state.monster_owner[monster] = seat
    state.monster_at[monster] = components.board.locations.index[where]
    state.tell("tames", seat, option)


def can_pull(state: State, seat: int) -> bool:
    return possible_inventions(state, 0) != 0


def pull(state: State, seat: int) -> Ask[int]:
    """One invention from the Alchemist's goods."""
    return (yield from invent(state, seat, KNIGHT, state.components.guilds.pull[KNIGHT]))


def can_push(state: State, seat: int) -> bool:
    return can_lay_seals(state)


def push(state: State, seat: int) -> Ask[int]:
    """Markers of different colours become seals of the Noble; how many, the player says under both rules."""
    return (yield from lay_seals(state, seat, KNIGHT, state.components.guilds.push[KNIGHT], must=False))

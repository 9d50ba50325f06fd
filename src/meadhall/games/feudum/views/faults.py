"""What can never be: pieces lost or created, limits of the board passed. For tests."""

from __future__ import annotations

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    BUTTS,
    FEUDUM,
    FOOD,
    GOODS_TOTAL,
    ORCHARD,
    SILVER_MINE,
    SULFUR,
    SULFUR_MINE,
    count,
    one,
    size,
)
from meadhall.games.feudum.player import IMMUNE_BITS, IMMUNE_MASK, OFF_BOARD, ON_FOOT, TILE_PIECE
from meadhall.games.feudum.state import LEFT_BITS, NO_LANDSCAPE, NO_TOKEN, NOBODY, State


def faults(state: State) -> list[str]:
    return [
        *goods_and_money(state),
        *markers(state),
        *vessels_and_monsters(state),
        *tokens(state),
        *tiles(state),
        *writs(state),
        *locations(state),
        *limits(state),
    ]


def on_landscapes(state: State, landscape: int) -> int:
    return sum(held for kind, held in zip(state.landscape_at, state.landscape_holds, strict=True) if kind == landscape)


def goods_and_money(state: State) -> list[str]:
    components = state.components
    goods = state.bag + state.aside + state.barn + state.shelves + state.carts + sum(state.goods_at)
    goods += on_landscapes(state, ORCHARD) * one(FOOD) + on_landscapes(state, SULFUR_MINE) * one(SULFUR)
    shillings = state.shillings + state.purse + state.coffer + on_landscapes(state, SILVER_MINE)
    for player in state.players:
        goods += player.goods + (player.barrel + player.wine.bit_count()) * one(SULFUR)
        if 0 <= player.pouch_piece < TILE_PIECE:
            goods += one(player.pouch_piece)
        shillings += player.shillings
    found = []
    for good in range(GOODS_TOTAL):
        there, all_of_it = count(goods, good), count(components.all_goods, good)
        if there != all_of_it:
            found.append(f"{components.goods.names[good]}: {there}, not {all_of_it}")
    if shillings != components.shillings:
        found.append(f"{shillings} shillings, not {components.shillings}")
    if state.targets + on_landscapes(state, BUTTS) != components.targets:
        found.append("a target is missing, or one too many")
    if min(state.shillings, state.purse, state.coffer, state.targets, *(own.shillings for own in state.players)) < 0:
        found.append("fewer than no shillings or targets")
    return found


def markers(state: State) -> list[str]:
    found = []
    for colour, supply in enumerate(state.supply_markers):
        there = [supply, state.row_markers[colour]]
        if colour < len(state.players):
            player = state.players[colour]
            there += [mask.bit_count() for mask in (player.ruled, player.subjects, player.serfs)]
            there += [player.markers, sum(colour in members for members in state.members)]
            there.append(state.monster_owner.count(colour))
        if sum(there) != state.components.markers_per_colour or min(there) < 0:
            found.append(f"colour {colour} has {sum(there)} markers: {there}")
        if state.row_markers[colour] > sum(state.components.guilds.row_sections):
            found.append(f"colour {colour} has too many markers in its row")
    for guild, members in enumerate(state.members):
        if len(set(members)) != len(members) or len(members) > state.seats:
            found.append(f"guild {guild} has the members {members}")
    return found


def vessels_and_monsters(state: State) -> list[str]:
    vessels = state.vessels + state.workshop
    for heap in state.vessels_at:
        vessels += (heap & (1 << LEFT_BITS) - 1) + (heap >> LEFT_BITS)
    found = []
    for seat, player in enumerate(state.players):
        vessels += player.vessels + sum(one(kind) for kind in player.pawn_vessel if kind != ON_FOOT)
        for pawn, at in enumerate(player.pawn_at):
            if at == OFF_BOARD and (player.pawn_vessel[pawn] != ON_FOOT or player.wine >> pawn & 1):
                found.append(f"a pawn of seat {seat} is off the board, with a vessel or wine")
    if vessels != state.components.all_vessels:
        found.append(f"vessels: {vessels:#x}, not {state.components.all_vessels:#x}")
    for at, owner in zip(state.monster_at, state.monster_owner, strict=True):
        if (at == OFF_BOARD) != (owner == NOBODY):
            found.append("a monster is on the map without an owner, or owned without being there")
    return found


def tokens(state: State) -> list[str]:
    there = [*state.pool, *(token for token in state.scrolls if token != NO_TOKEN)]
    there += [*bits(state.rosary), *bits(state.chickens)]
    found = []
    for seat, player in enumerate(state.players):
        there += [*player.seals, *bits(player.beads), *(entry & IMMUNE_MASK for entry in player.immune)]
        places = [entry >> IMMUNE_BITS for entry in player.immune]
        if len(set(places)) != len(places):
            found.append(f"two seals lie under a marker of seat {seat}")
        if any(not (player.subjects | player.serfs) >> place & 1 for place in places):
            found.append(f"a seal of seat {seat} lies under no subject or serf")
    if sorted(there) != list(range(len(state.components.bead_value))):
        found.append("a seal or bead is missing, or there twice")
    return found


def tiles(state: State) -> list[str]:
    components = state.components
    epochs = len(components.tiles)
    found = []
    for epoch, dealt in enumerate(components.tiles):
        if sorted(state.tiles[epoch::epochs]) != sorted(dealt):
            found.append(f"the tiles of epoch {epoch + 1} are not those of the box")
    seen = sum(one(state.tiles[place]) for place in bits(state.tiles_seen))
    there = state.tiles_used + sum(player.tiles for player in state.players)
    there += sum(one(kind) for kind in state.landscape_at if kind != NO_LANDSCAPE)
    there += sum(one(own.pouch_piece - TILE_PIECE) for own in state.players if own.pouch_piece >= TILE_PIECE)
    if seen != there:
        found.append(f"tiles taken: {seen:#x}, tiles there: {there:#x}")
    if any(place % epochs >= epochs - state.stacks[place // epochs] for place in bits(state.tiles_seen)):
        found.append("a tile was taken that still lies in its stack")
    return found


def writs(state: State) -> list[str]:
    cards = state.components.cards
    there = [*state.deck]
    for player in state.players:
        there += [*bits(player.writs), *player.drawn]
    all_writs = cards.all_writs if state.advanced else cards.all_writs & ~cards.advanced_writs
    found = []
    if sorted(there) != list(bits(all_writs)):
        found.append("a writ is missing, or there twice")
    if len(state.deck) != len(state.deck_known):
        found.append("it is not said of each card of the deck who knows it")
    return found


def locations(state: State) -> list[str]:
    board = state.components.board
    found = []
    if sum(state.kinds) != board.all_locations or sum(mask.bit_count() for mask in state.kinds) != len(state.goods_at):
        found.append("a location has no disc, or two")
    if sum(state.icons) != state.kinds[FEUDUM]:
        found.append("a feudum has no guild, or two")
    if any(mask.bit_count() > state.components.feudums_per_guild for mask in state.icons):
        found.append("a guild has too many feudums")
    ruled = served = 0
    for player in state.players:
        if player.ruled & ruled or player.serfs & served:
            found.append("a location has two rulers, or two serfs")
        if player.subjects & ~player.ruled or player.serfs & player.ruled:
            found.append("a subject without its ruler, or a ruler who is a serf")
        ruled |= player.ruled
        served |= player.serfs
    if served & ~ruled:
        found.append("a serf without a ruler")
    return found


def limits(state: State) -> list[str]:
    components = state.components
    guilds = components.guilds
    found = []

    def most(there: int, limit: int, what: str) -> None:
        if not 0 <= there <= limit:
            found.append(f"{there} {what}, at most {limit}")

    most(size(state.barn), guilds.barn, "goods in the barn")
    for good in range(GOODS_TOTAL):
        most(count(state.shelves, good), guilds.shelf_spaces, "goods on a shelf")
        most(count(state.carts, good), guilds.carts[good], "goods on a cart or pile")
    most(state.rosary.bit_count(), guilds.rosary, "beads on the rosary")
    most(state.chickens.bit_count(), guilds.chickens, "beads on the chickens")
    for player in state.players:
        most(player.barrel, components.barrel, "sulfur in a barrel")
        most(player.discs_laid, components.discs, "discs laid")
        most(player.reeves.bit_count(), components.reeves, "reeves")
        most(player.voyage, components.tracks.monastery, "spaces of the voyage")
        most(player.military, len(components.tracks.military_losses), "military discs")
        most((player.chosen & player.played).bit_count(), 0, "cards that are chosen and played")
    return found

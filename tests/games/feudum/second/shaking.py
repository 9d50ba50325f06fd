"""Positions that chance seldom comes to: full of feudums, fights, monsters and crowded guilds."""

from __future__ import annotations

import random

from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import DIFFERENCES
from meadhall.games.feudum.components.pieces import (
    FEUDUM,
    GOODS_TOTAL,
    GUILDS_TOTAL,
    KINDS,
    LANDSCAPES,
    VESSELS_TOTAL,
    one,
)
from meadhall.games.feudum.player import IMMUNE_BITS, OFF_BOARD, ON_FOOT, Player
from meadhall.games.feudum.state import FULL_STACK, LAST_EPOCH, LEFT_BITS, NO_LANDSCAPE, NO_TOKEN, NOBODY, State

PLACES = 4
"""Pawns and monsters stand at so many locations only, so that they meet."""


def shake(state: State, chance: random.Random) -> State:
    """Another position, whatever led to it; pieces are not counted."""
    state.sides = chance.getrandbits(len(DIFFERENCES))
    state.active = chance.randrange(len(state.players))
    state.purse, state.coffer = chance.randrange(8), chance.randrange(8)
    tokens = shake_guilds(state, chance)
    state.epoch = chance.randint(1, LAST_EPOCH)
    state.stacks = [min(left, chance.randint(0, FULL_STACK)) for left in state.stacks]
    for player in state.players:
        shake_supply(state, player, chance, tokens)
    for location in range(len(state.goods_at)):
        if chance.random() < 0.7:
            shake_location(state, location, chance)
        state.goods_at[location] = shaken_goods(chance, 14) if chance.random() < 0.3 else 0
        state.vessels_at[location] = shaken_vessels(chance) + (shaken_vessels(chance) << LEFT_BITS)
    meeting = chance.sample(range(len(state.goods_at)), PLACES)
    for player in state.players:
        for pawn in range(len(player.pawn_at)):
            player.pawn_at[pawn] = chance.choice([*meeting, OFF_BOARD])
            player.pawn_character[pawn] = chance.randrange(GUILDS_TOTAL)
            on_board = player.pawn_at[pawn] != OFF_BOARD
            player.pawn_vessel[pawn] = chance.choice([ON_FOOT, *range(VESSELS_TOTAL)]) if on_board else ON_FOOT
            player.wine |= (on_board and chance.random() < 0.2) << pawn
    for monster in range(len(state.monster_at)):
        owner = chance.choice([NOBODY, *range(len(state.players))])
        state.monster_owner[monster] = owner
        state.monster_at[monster] = OFF_BOARD if owner == NOBODY else chance.choice(meeting)
    for guild in range(GUILDS_TOTAL):
        seats = chance.sample(range(len(state.players)), min(len(state.players), state.seats))
        state.members[guild] = tuple(seats[: chance.randint(0, len(seats))])
    return state


def shake_guilds(state: State, chance: random.Random) -> list[int]:
    """Goods, vessels, markers, seals and beads on the guilds' boards; the tokens that are left."""
    guilds = state.components.guilds
    state.barn = shaken_goods(chance, 10)
    state.shelves = sum(chance.randint(0, guilds.shelf_spaces) * one(good) for good in range(GOODS_TOTAL))
    state.carts = sum(chance.randint(0, spaces) * one(good) for good, spaces in enumerate(guilds.carts))
    state.workshop = shaken_vessels(chance)
    state.vessels = shaken_vessels(chance)
    state.row_markers = [chance.randint(0, sum(guilds.row_sections)) for _ in state.row_markers]
    state.supply_markers = [chance.choice([0, 1, 5, 9]) for _ in state.supply_markers]
    tokens = list(range(len(state.components.bead_value)))
    chance.shuffle(tokens)
    state.rosary = sum(1 << tokens.pop() for _ in range(chance.randint(0, guilds.rosary)))
    state.chickens = sum(1 << tokens.pop() for _ in range(chance.randint(0, guilds.chickens)))
    state.scrolls = [tokens.pop() if tokens and chance.random() < 0.5 else NO_TOKEN for _ in state.scrolls]
    state.pool = [tokens.pop() for _ in range(min(len(tokens), chance.randrange(4)))]
    return tokens


def shaken_goods(chance: random.Random, most: int) -> int:
    return sum(one(chance.randrange(GOODS_TOTAL)) for _ in range(chance.randint(0, most)))


def shaken_vessels(chance: random.Random) -> int:
    """None, or one or two of some kinds."""
    return sum(one(chance.randrange(VESSELS_TOTAL)) for _ in range(chance.choice([0, 0, 1, 2])))


def shake_supply(state: State, player: Player, chance: random.Random, tokens: list[int]) -> None:
    cards = state.components.cards
    player.markers = chance.randrange(5)
    player.shillings = chance.randrange(20)
    player.barrel = chance.randrange(4)
    player.goods = sum(chance.randrange(3) * one(good) for good in range(GOODS_TOTAL))
    player.tiles = sum(chance.randrange(2) * one(kind) for kind in range(len(LANDSCAPES)))
    player.seals = list(range(chance.randrange(3)))
    player.vessels = shaken_vessels(chance)
    player.moves = chance.randrange(3)
    player.guilds_used = chance.getrandbits(GUILDS_TOTAL) & chance.getrandbits(GUILDS_TOTAL)
    player.beads = sum(1 << tokens.pop() for _ in range(min(len(tokens), chance.randrange(4))))
    player.immune = []
    player.wine = 0
    player.chosen = chance.getrandbits(len(cards.actions.names))
    player.played = 0
    player.writs = sum(1 << writ for writ in chance.sample(list(bits(cards.all_writs)), chance.randrange(4)))
    player.slayer = chance.random() < 0.5
    player.ruled = player.subjects = player.serfs = 0
    player.voyage = chance.randrange(8)
    player.military = chance.randrange(3 if player.voyage else 4)
    player.reeves = 0
    reeves = chance.randint(0, min(state.components.discs - player.discs_laid, state.components.reeves))
    player.reeves = sum(1 << guild for guild in chance.sample(range(GUILDS_TOTAL), reeves))


def shake_location(state: State, location: int, chance: random.Random) -> None:
    """Any kind, any of the markers that can lie there, perhaps a landscape."""
    mask = 1 << location
    for number in range(len(KINDS)):
        state.kinds[number] &= ~mask
    for number in range(GUILDS_TOTAL):
        state.icons[number] &= ~mask
    kind = chance.randrange(len(KINDS))
    state.kinds[kind] |= mask
    if kind == FEUDUM:
        state.icons[chance.randrange(GUILDS_TOTAL)] |= mask
    state.landscape_at[location] = chance.choice([NO_LANDSCAPE, *range(len(LANDSCAPES))])
    state.landscape_holds[location] = chance.randrange(3) if state.landscape_at[location] != NO_LANDSCAPE else 0
    ruler, serf = chance.sample(range(len(state.players)), 2)
    if serf and chance.random() < 0.5:
        ruler = 0  # somebody has an empire
    if kind != FEUDUM and chance.random() < 0.2:
        return
    state.players[ruler].ruled |= mask
    if chance.random() < 0.5:
        state.players[ruler].subjects |= mask
    if chance.random() < 0.5:
        state.players[serf].serfs |= mask
    for seat, here in ((ruler, state.players[ruler].subjects), (serf, state.players[serf].serfs)):
        if here & mask and chance.random() < 0.4:
            state.players[seat].immune.append(location << IMMUNE_BITS)

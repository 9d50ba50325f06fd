"""Feudum for learning programs: the table as rows of numbers."""

from __future__ import annotations

from typing import Final

from meadhall.engine.learning import (
    OF_PLAYERS,
    OFTEN,
    SELDOM,
    Learning,
    Pieces,
    kept,
    packed,
    packing,
)
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    GUILDS_TOTAL,
    HEAP_BITS,
    LANDSCAPES,
    VESSELS_TOTAL,
    one,
)
from meadhall.games.feudum.player import IMMUNE_BITS, OFF_BOARD, PIECES, Player
from meadhall.games.feudum.rules.choosing import POUCH_USES, cards_due
from meadhall.games.feudum.state import CHOOSING_CARDS, NO_TOKEN, NOBODY, TURNS, State
from meadhall.games.feudum.views.learning_parts import RANKS, about, actions, parts
from meadhall.games.feudum.views.learning_words import KINDS

NO_PILES: Final = b""

LANDSCAPE_FLAGS: Final = [*(1 << landscape for landscape in range(len(LANDSCAPES))), 0]
"""By landscape; the last is for none, which is -1."""


LISTS_OF_BOARD: Final = 14
LISTS_OF_PLAYER: Final = 5
"""So many lists their keys begin with."""


WORDS_OFTEN: Final = 10
NUMBERS_OFTEN: Final = 7
"""So much of what changes often is not by seat."""


def write(state: State, seat: int, pieces: Pieces) -> bytes:
    keys, done = pieces.keys, pieces.packed
    supply, rows, count = state.supply_markers, state.row_markers, len(state.players)
    key: list[object] = [
        state.kinds,
        state.icons,
        state.members,
        state.stacks,
        state.goods_at,
        state.scrolls,
        state.vessels_at,
        state.monster_at,
        state.monster_owner,
        state.landscape_at,
        state.landscape_holds,
        state.tiles,
        supply[count:],
        rows[count:],
        state.tiles_seen,
        state.rosary,
        state.workshop,
        state.vessels,
        state.chickens,
        state.barn,
        state.carts,
        state.targets,
    ]
    if key != keys[SELDOM]:
        keys[SELDOM] = kept(key, LISTS_OF_BOARD)
        done[SELDOM] = write_board(state)
    choosing = state.phase == CHOOSING_CARDS
    played: list[int] = []
    chosen: list[int] = []
    place = OF_PLAYERS
    for player, supplied, in_row in zip(state.players, supply[:count], rows[:count], strict=True):
        played.append(player.played)
        chosen.append(cards_due(state, player) if choosing else player.chosen.bit_count())
        key = [
            player.points,
            player.pawn_at,
            player.pawn_character,
            player.pawn_vessel,
            player.immune,
            player.goods,
            player.shillings,
            supplied,
            in_row,
            player.ruled,
            player.subjects,
            player.serfs,
            player.guilds_used,
            player.reeves,
            player.pouch,
            player.pouch_piece,
            player.slayer,
            player.vessels,
            player.tiles,
            player.beads,
            player.wine,
            player.barrel,
            player.markers,
            len(player.seals),
            player.voyage,
            player.military,
            player.moves,
            player.writs,
            len(player.drawn),
        ]
        if key != keys[place]:
            keys[place] = kept(key, LISTS_OF_PLAYER)
            done[place] = write_player(state, player, supplied, in_row)
        place += 1
    done[OFTEN] = write_often(state, seat, played, chosen)
    return NO_PILES


def write_board(state: State) -> bytes:
    """What changes seldom."""
    masks = state.components.bead_masks
    scrolls = 0
    for scroll, token in enumerate(state.scrolls):
        if token != NO_TOKEN:
            scrolls |= 1 << scroll
    words = [*state.kinds, *state.icons, *[0 if at == OFF_BOARD else 1 << at for at in state.monster_at], scrolls]
    words += [0 if owner == NOBODY else 1 << owner for owner in state.monster_owner]
    for seated in state.members:
        words += [1 << member for member in seated]
        words += [0] * (len(RANKS) - len(seated))
    words += [state.barn, state.carts, state.workshop, state.vessels]
    words += [by_value(masks, state.chickens), by_value(masks, state.rosary)]
    words += seen_tiles(state)
    words += state.goods_at
    words += state.vessels_at
    count = len(state.players)
    values = [state.targets, *state.stacks, *state.landscape_holds]
    values += state.supply_markers[count:]
    values += state.row_markers[count:]
    return packed(words, values, bytes([LANDSCAPE_FLAGS[landscape] for landscape in state.landscape_at]))


def write_often(state: State, seat: int, played: list[int], chosen: list[int]) -> bytes:
    """What changes often, and what only the seat knows."""
    me = state.players[seat]
    known = 0
    if any(state.deck_known):
        for writ, knowing in zip(state.deck, state.deck_known, strict=True):
            if knowing >> seat & 1:
                known |= 1 << writ
    drawn = 0
    for writ in me.drawn:
        drawn |= 1 << writ
    count = len(played)
    return packing(WORDS_OFTEN + count, NUMBERS_OFTEN + count)(
        1 << state.phase,
        known,
        me.writs,
        drawn,
        me.chosen,
        1 << state.starter,
        1 << state.active if state.phase == TURNS else 0,
        state.bag,
        state.aside,
        state.shelves,
        *played,
        state.round,
        state.epoch,
        state.shillings,
        state.purse,
        state.coffer,
        len(state.pool),
        len(state.deck),
        *chosen,
    )


def write_player(state: State, player: Player, supplied: int, in_row: int) -> bytes:
    words = [
        player.ruled,
        player.subjects,
        player.serfs,
        sealed(player) if player.immune else 0,
        player.guilds_used,
        player.reeves,
        pouch_flags(player),
        player.goods,
        player.vessels,
        player.tiles,
        by_value(state.components.bead_masks, player.beads) if player.beads else 0,
    ]
    words += pawns_flags(player, len(state.goods_at))
    values = [
        player.barrel,
        player.shillings,
        player.markers,
        supplied,
        in_row,
        len(player.seals),
        player.voyage,
        player.military,
        player.moves,
        player.writs.bit_count(),
        len(player.drawn),
        *player.points,
    ]
    return packed(words, values)


def sealed(player: Player) -> int:
    """Where seals lie under markers."""
    mask = 0
    for entry in player.immune:
        mask |= 1 << (entry >> IMMUNE_BITS)
    return mask


def pouch_flags(player: Player) -> int:
    mask = 1 << player.pouch
    if player.pouch_piece >= 0:
        mask |= 1 << (len(POUCH_USES) + player.pouch_piece)
    return mask | int(player.slayer) << (len(POUCH_USES) + PIECES)


def pawns_flags(player: Player, locations: int) -> list[int]:
    """Pawn by pawn: where it is, as which character and in which vessel."""
    found: list[int] = []
    for pawn, at in enumerate(player.pawn_at):
        shown = 0 if at == OFF_BOARD else 1 << at | 1 << (locations + player.pawn_character[pawn])
        if player.pawn_vessel[pawn] >= 0:
            shown |= 1 << (locations + GUILDS_TOTAL + player.pawn_vessel[pawn])
        found.append(shown | (player.wine >> pawn & 1) << (locations + GUILDS_TOTAL + VESSELS_TOTAL))
    return found


def by_value(masks: tuple[int, ...], tokens: int) -> int:
    """Beads as a heap: tokens of one value are alike."""
    found = 0
    for place, mask in enumerate(masks):
        found += (tokens & mask).bit_count() << HEAP_BITS * place
    return found


def seen_tiles(state: State) -> list[int]:
    """By epoch, the landscapes of the tiles that somebody has taken, as heaps; the others are what is left."""
    epochs = len(state.components.tiles)
    heaps = [0] * epochs
    for place in bits(state.tiles_seen):
        heaps[place % epochs] += one(state.tiles[place])
    return heaps


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)

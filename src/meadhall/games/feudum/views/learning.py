"""Feudum for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from meadhall.engine.learning import Learning, Part, Written, flags, heap, numbers, of_players, seats, small_flags
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    GOOD_NAMES,
    GUILDS_TOTAL,
    HEAP_BITS,
    LANDSCAPES,
    VESSELS_TOTAL,
    one,
)
from meadhall.games.feudum.player import CATEGORIES, IMMUNE_BITS, OFF_BOARD, PAWNS, PIECES, Player
from meadhall.games.feudum.rules.actions.conquer import TARGETS
from meadhall.games.feudum.rules.actions.move import PIECES as MOVED
from meadhall.games.feudum.rules.actions.move import ROUTE_NAMES
from meadhall.games.feudum.rules.choosing import POUCH_USES, cards_due
from meadhall.games.feudum.rules.guilds.functions import FUNCTIONS
from meadhall.games.feudum.rules.guilds.scrolls import COLOURS
from meadhall.games.feudum.rules.mandates import WAYS
from meadhall.games.feudum.state import CHOOSING_CARDS, NO_TOKEN, NOBODY, PHASES, TURNS, State
from meadhall.games.feudum.views.learning_words import ABILITIES, KINDS, VERBS

MANY: Final = 4096
"""So much of what changes seldom is remembered, for all tables of a process."""

RANKS: Final = ("guild_master", "journeyman", "apprentice")
LANDSCAPE_FLAGS: Final = [*(1 << landscape for landscape in range(len(LANDSCAPES))), 0]
"""By landscape; the last is for none, which is -1."""

OF_A_PLAYER: Final = (
    "barrel",
    "shillings",
    "markers",
    "supply_markers",
    "row_markers",
    "seals",
    "voyage",
    "military",
    "moves",
    "writ_count",
    "drawn_count",
    "chosen_count",
    *CATEGORIES,
)
MASKS_OF_A_PLAYER: Final = ("ruled", "subjects", "serfs", "sealed")


def actions(state: State) -> list[str]:
    components = state.components
    board, cards, guilds = components.board, components.cards, components.guilds
    listed = [
        *VERBS,
        *ABILITIES,
        *cards.actions.names,
        *cards.writs.names,
        *board.locations.names,
        *board.regions.names,
        *components.goods.names,
        *components.landscapes.names,
        *components.characters.names,
        *components.kinds.names,
        *components.vessels.names,
        *components.monsters.names,
        *guilds.names.names,
        *guilds.inventions.names,
        *guilds.scrolls.names,
        *COLOURS.names,
        *MOVED,
        *TARGETS,
        *ROUTE_NAMES,
        *FUNCTIONS,
        *WAYS,
        *POUCH_USES,
        *AMOUNTS,
    ]
    return list(dict.fromkeys(listed))


def about(state: State) -> list[str]:
    return [f"seat.{seat}" for seat in range(len(state.players))]


def parts(state: State) -> list[Part]:
    components = state.components
    locations = components.board.locations.names
    cards, guilds = components.cards, components.guilds.names.names
    pawn = [*locations, *components.characters.names, *components.vessels.names, "drunk"]
    beads = [f"bead {value}" for value in bead_values(state)]
    vessels = components.vessels.names
    epochs = [f"epoch {epoch + 1}" for epoch in range(len(components.tiles))]
    dummies = [COLOURS.names[colour] for colour in range(len(state.players), len(state.supply_markers))]
    return [
        flags("phase", PHASES),
        flags("kinds", locations, of=components.kinds.names),
        flags("icons", locations, of=guilds),
        flags("monsters", locations, of=components.monsters.names),
        flags("scrolls", components.guilds.scrolls.names),
        flags("deck_known", cards.writs.names),
        flags("writs", cards.writs.names),
        flags("drawn", cards.writs.names),
        flags("chosen", cards.actions.names),
        seats("starter"),
        seats("active"),
        seats("monsters.owner", of=components.monsters.names),
        seats("members", of=[f"{guild} {rank}" for guild in guilds for rank in RANKS]),
        heap("bag", GOOD_NAMES),
        heap("aside", GOOD_NAMES),
        heap("barn", GOOD_NAMES),
        heap("shelves", GOOD_NAMES),
        heap("carts", GOOD_NAMES),
        heap("workshop", vessels),
        heap("vessels of all", vessels),
        heap("chickens", beads),
        heap("rosary", beads),
        heap("seen_tiles", components.landscapes.names, of=epochs),
        heap("goods_at", GOOD_NAMES, of=locations),
        heap("vessels_at", [*vessels, *(f"{vessel} just left" for vessel in vessels)], of=locations),
        small_flags("landscape_at", components.landscapes.names, of=locations),
        numbers("round"),
        numbers("epoch"),
        numbers("shillings"),
        numbers("targets"),
        numbers("purse"),
        numbers("coffer"),
        numbers("pool"),
        numbers("deck"),
        numbers("stacks", components.board.regions.names),
        numbers("landscape_holds", locations),
        numbers("supply_markers of nobody", dummies),
        numbers("row_markers of nobody", dummies),
        *of_players(
            [
                *(flags(name, locations) for name in MASKS_OF_A_PLAYER),
                flags("played", cards.actions.names),
                flags("guilds_used", guilds),
                flags("reeves", guilds),
                flags("pouch", [*POUCH_USES, *(f"piece {piece}" for piece in range(PIECES)), "slayer"]),
                heap("goods", GOOD_NAMES),
                heap("vessels", vessels),
                heap("tiles", components.landscapes.names),
                heap("beads", beads),
                *(flags(f"pawn {number + 1}", pawn) for number in range(PAWNS)),
                numbers("players", OF_A_PLAYER),
            ]
        ),
    ]


def bead_values(state: State) -> list[int]:
    return sorted({*state.components.bead_value})


def write(state: State, seat: int) -> Written:
    players = state.players
    me = players[seat]
    count = len(players)
    locations = len(state.goods_at)
    known = 0
    if any(state.deck_known):
        for writ, knowing in zip(state.deck, state.deck_known, strict=True):
            if knowing >> seat & 1:
                known |= 1 << writ
    scrolls = 0
    for scroll, token in enumerate(state.scrolls):
        if token != NO_TOKEN:
            scrolls |= 1 << scroll
    drawn = 0
    for writ in me.drawn:
        drawn |= 1 << writ
    members: list[int] = []
    for seated in state.members:
        members += members_of(seated)
    masks = state.components.bead_masks
    tiles = len(state.components.tiles)
    words = [
        1 << state.phase,
        *state.kinds,
        *state.icons,
        *[0 if at == OFF_BOARD else 1 << at for at in state.monster_at],
        scrolls,
        known,
        me.writs,
        drawn,
        me.chosen,
        1 << state.starter,
        1 << state.active if state.phase == TURNS else 0,
        *[0 if owner == NOBODY else 1 << owner for owner in state.monster_owner],
        *members,
    ]
    words += [
        state.bag,
        state.aside,
        state.barn,
        state.shelves,
        state.carts,
        state.workshop,
        state.vessels,
        by_value(masks, state.chickens),
        by_value(masks, state.rosary),
        *seen_tiles(state.tiles_seen, tuple(state.tiles), tiles),
        *state.goods_at,
        *state.vessels_at,
    ]
    values = [
        state.round,
        state.epoch,
        state.shillings,
        state.targets,
        state.purse,
        state.coffer,
        len(state.pool),
        len(state.deck),
        *state.stacks,
        *state.landscape_holds,
        *state.supply_markers[count:],
        *state.row_markers[count:],
    ]
    choosing = state.phase == CHOOSING_CARDS
    for other, player in enumerate(players):
        words += [
            player.ruled,
            player.subjects,
            player.serfs,
            sealed(player) if player.immune else 0,
            player.played,
            player.guilds_used,
            player.reeves,
            pouch_flags(player),
            player.goods,
            player.vessels,
            player.tiles,
            by_value(masks, player.beads),
        ]
        words += pawns_flags(locations, (*player.pawn_at, *player.pawn_character, *player.pawn_vessel), player.wine)
        values += [
            player.barrel,
            player.shillings,
            player.markers,
            state.supply_markers[other],
            state.row_markers[other],
            len(player.seals),
            player.voyage,
            player.military,
            player.moves,
            player.writs.bit_count(),
            len(player.drawn),
            cards_due(state, player) if choosing else player.chosen.bit_count(),
            *player.points,
        ]
    return words, landscape_flags(tuple(state.landscape_at)), [], values


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


@lru_cache(MANY)
def landscape_flags(landscapes: tuple[int, ...]) -> bytes:
    return bytes([LANDSCAPE_FLAGS[landscape] for landscape in landscapes])


@cache
def members_of(seated: tuple[int, ...]) -> tuple[int, ...]:
    """By rank, who has it, as a mask of one seat or none."""
    return (*(1 << member for member in seated), *[0] * (len(RANKS) - len(seated)))


@lru_cache(MANY)
def pawns_flags(locations: int, pawns: tuple[int, ...], wine: int) -> list[int]:
    """Pawn by pawn: where it is, as which character and in which vessel. `pawns` has all places, then the others."""
    found: list[int] = []
    for pawn in range(PAWNS):
        at, character, vessel = pawns[pawn::PAWNS]
        shown = 0 if at == OFF_BOARD else 1 << at | 1 << (locations + character)
        if vessel >= 0:
            shown |= 1 << (locations + GUILDS_TOTAL + vessel)
        found.append(shown | (wine >> pawn & 1) << (locations + GUILDS_TOTAL + VESSELS_TOTAL))
    return found


@lru_cache(MANY)
def by_value(masks: tuple[int, ...], tokens: int) -> int:
    """Beads as a heap: tokens of one value are alike."""
    found = 0
    for place, mask in enumerate(masks):
        found += (tokens & mask).bit_count() << HEAP_BITS * place
    return found


@lru_cache(MANY)
def seen_tiles(seen: int, tiles: tuple[int, ...], epochs: int) -> list[int]:
    """By epoch, the landscapes of the tiles that somebody has taken, as heaps; the others are what is left."""
    heaps = [0] * epochs
    for place in bits(seen):
        heaps[place % epochs] += one(tiles[place])
    return heaps


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)

"""What there is to learn of Feudum: its options by number, and the parts of its positions."""

from __future__ import annotations

from typing import Final

from meadhall.engine.learning import (
    Part,
    flags,
    heap,
    numbers,
    of_players,
    often,
    seats,
    small_flags,
)
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    GOOD_NAMES,
)
from meadhall.games.feudum.player import CATEGORIES, PAWNS, PIECES
from meadhall.games.feudum.rules.actions.conquer import TARGETS
from meadhall.games.feudum.rules.actions.move import PIECES as MOVED
from meadhall.games.feudum.rules.actions.move import ROUTE_NAMES
from meadhall.games.feudum.rules.choosing import POUCH_USES
from meadhall.games.feudum.rules.guilds.functions import FUNCTIONS
from meadhall.games.feudum.rules.guilds.scrolls import COLOURS
from meadhall.games.feudum.rules.mandates import WAYS
from meadhall.games.feudum.state import PHASES, State
from meadhall.games.feudum.views.learning_words import ABILITIES, VERBS

RANKS: Final = ("guild_master", "journeyman", "apprentice")

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
        *often([flags("phase", PHASES)]),
        flags("kinds", locations, of=components.kinds.names),
        flags("icons", locations, of=guilds),
        flags("monsters", locations, of=components.monsters.names),
        flags("scrolls", components.guilds.scrolls.names),
        *often(
            [
                flags("deck_known", cards.writs.names),
                flags("writs", cards.writs.names),
                flags("drawn", cards.writs.names),
                flags("chosen", cards.actions.names),
                seats("starter"),
                seats("active"),
            ]
        ),
        seats("monsters.owner", of=components.monsters.names),
        seats("members", of=[f"{guild} {rank}" for guild in guilds for rank in RANKS]),
        *often([heap("bag", GOOD_NAMES), heap("aside", GOOD_NAMES)]),
        heap("barn", GOOD_NAMES),
        *often([heap("shelves", GOOD_NAMES)]),
        heap("carts", GOOD_NAMES),
        heap("workshop", vessels),
        heap("vessels of all", vessels),
        heap("chickens", beads),
        heap("rosary", beads),
        heap("seen_tiles", components.landscapes.names, of=epochs),
        heap("goods_at", GOOD_NAMES, of=locations),
        heap("vessels_at", [*vessels, *(f"{vessel} just left" for vessel in vessels)], of=locations),
        small_flags("landscape_at", components.landscapes.names, of=locations),
        *often([numbers("round"), numbers("epoch"), numbers("shillings")]),
        numbers("targets"),
        *often([numbers("purse"), numbers("coffer"), numbers("pool"), numbers("deck")]),
        numbers("stacks", components.board.regions.names),
        numbers("landscape_holds", locations),
        numbers("supply_markers of nobody", dummies),
        numbers("row_markers of nobody", dummies),
        *of_players([flags(name, locations) for name in MASKS_OF_A_PLAYER]),
        *often([flags("played", cards.actions.names, by_seat=True)]),
        *of_players(
            [
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
        *often([numbers("chosen_count", by_seat=True)]),
    ]


def bead_values(state: State) -> list[int]:
    return sorted({*state.components.bead_value})

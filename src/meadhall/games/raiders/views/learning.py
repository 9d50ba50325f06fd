"""Raiders of the North Sea for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.engine.learning import (
    END,
    OFTEN,
    SELDOM,
    WORD_BITS,
    Learning,
    Part,
    Pieces,
    counts,
    flags,
    numbers,
    often,
    packed,
    pile,
    seats,
    small_flags,
)
from meadhall.games.raiders.components.pieces import AMOUNTS, COLOURS, GOODS
from meadhall.games.raiders.state import ENDINGS, PHASES, TOKEN_BITS, Raid, State
from meadhall.games.raiders.views.knowledge import PLACE_BITS, PLACES, UNDER_DECK

KINDS: Final = (
    "put_back",
    "place",
    "pick_up",
    "hand_limit",
    "gather",
    "draw",
    "play",
    "copy_building",
    "trade",
    "discard",
    "hire",
    "opponent",
    "take",
    "rob",
    "sacrifice",
    "choose_plunder",
    "tribute",
    "swap_worker",
    "swap_count",
    "give_card",
    "return_crew",
    "draw_up_to",
    "cheap_offering",
    "waive",
    "reroll",
    "plunder",
    "mourn",
    "avenged",
)

TOKENS: Final = ("gold", "iron", "livestock", "valkyries")
OF_A_PLAYER: Final = (*GOODS, "armour", "valkyries", "points", "hand_size")
OF_A_RAID: Final = ("provisions", "gold", "die 1", "die 2", "crew", "skills", "armour", "points", "crew_points")

MANY: Final = 4096
"""So much of what changes seldom is remembered, for all tables of a process."""

ONE_BIT: Final = [*(1 << place for place in range(WORD_BITS)), 0]
"""By tile, space or seat; the last is for none, which is -1."""
NO_RAID_NUMBERS: Final = [0] * len(OF_A_RAID)


def actions(state: State) -> list[str]:
    components = state.components
    listed = [
        *components.cards.names,
        *components.goods.names,
        *components.seats.names,
        *components.dice.names,
        *components.offers.names,
        *components.places.names,
        *components.spaces.names,
        *AMOUNTS,
        "draw",
    ]
    return list(dict.fromkeys(listed))


def about(state: State) -> list[str]:
    return []


def parts(state: State) -> list[Part]:
    components = state.components
    cards = [f"card.{card}" for card in components.folk.ids]
    tiles = [name for name in components.offers.names if name.startswith("offering.")]
    spaces = components.spaces.names
    digits = [f"{token} digit {digit}" for token in TOKENS for digit in range(TOKEN_BITS)]
    return [
        flags("phase", PHASES),
        flags("ending", [ending or "not ending" for ending in ENDINGS]),
        *often([flags("buildings.used", components.building_names), flags("at_work", COLOURS)]),
        flags("spaces.open", spaces),
        flags("offerings", tiles, of=[f"place {place + 1}" for place in range(len(state.offerings))]),
        flags("offerings_below", tiles),
        *often([flags("raid.settlement", components.settlement_names), flags("raid.space", spaces)]),
        *often([flags("raid.now", ("in this turn",)), seats("active"), seats("raid.seat")]),
        flags("spaces.tokens", digits, of=spaces),
        flags("offerings of players", tiles, by_seat=True),
        *often([small_flags("village", COLOURS, of=components.building_names)]),
        small_flags("spots", COLOURS, of=spaces),
        *often([small_flags("worker", COLOURS, by_seat=True)]),
        pile("hand", cards),
        pile("aside", cards),
        pile("discard", cards),
        pile("raid.deaths", cards),
        pile("crew", cards, by_seat=True),
        pile("known_hand", cards, by_seat=True),
        pile("put_back", cards),
        *often(
            [
                counts("supply", (*GOODS, "valkyries")),
                counts("raid", OF_A_RAID),
                counts("players", OF_A_PLAYER, by_seat=True),
                numbers("turn"),
                numbers("turns_left"),
                numbers("deck"),
            ]
        ),
        numbers("offering_stack"),
    ]


def write(state: State, seat: int, pieces: Pieces) -> bytearray:
    players = state.players
    me = players[seat]
    raid = state.raid
    # Tuples are replaced, never changed: the same one is the same content.
    key: list[object] = [
        state.phase,
        state.ending,
        state.open_spaces,
        state.offerings,
        state.stack,
        state.stack_known,
        state.tokens,
        state.spots,
    ]
    piles = [*me.hand, END, *me.aside, END, *state.discard, END]
    if raid is None:
        words = [state.used, state.at_work, 0, 0, 0, ONE_BIT[state.turn], 0]
        fought_with = NO_RAID_NUMBERS
    else:
        now = 1 if raid.turn == state.turns else 0
        fought = (1 << raid.settlement, ONE_BIT[raid.space], now)
        words = [state.used, state.at_work, *fought, ONE_BIT[state.turn], 1 << raid.seat]
        fought_with = raid_numbers(raid)
        piles += raid.deaths
    piles.append(END)
    workers: list[int] = []
    have: list[int] = []
    for player in players:
        key.append(player.tiles)
        workers.append(player.worker)
        have += player.goods
        have += (player.armour, player.valkyries, player.points, len(player.hand) + len(player.aside))
        piles += player.crew
        piles.append(END)
    if key != pieces.keys[SELDOM]:
        pieces.keys[SELDOM] = key
        pieces.packed[SELDOM] = write_board(state)
    small = bytearray([*state.village, *workers, *state.supply, *fought_with, *have])
    pieces.packed[OFTEN] = packed(words, [state.turns, state.turns_left, len(state.deck)], small)
    return bytearray(piles) + known_cards(me.known, len(players))


def write_board(state: State) -> bytes:
    """What changes seldom."""
    words = [
        1 << state.phase,
        1 << state.ending,
        state.open_spaces,
        *[ONE_BIT[tile] for tile in state.offerings],
        tiles_mask(state.stack[: state.stack_known]),
        *state.tokens,
        *[tiles_mask(player.tiles) for player in state.players],
    ]
    return packed(words, [len(state.stack)], bytes(state.spots))


@lru_cache(MANY)
def tiles_mask(tiles: tuple[int, ...]) -> int:
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def raid_numbers(raid: Raid) -> list[int]:
    dice = [*raid.dice, 0, 0]
    return [
        raid.provisions,
        raid.gold,
        dice[0],
        dice[1],
        raid.crew,
        raid.skills,
        raid.armour,
        raid.points,
        raid.crew_points,
    ]


@lru_cache(MANY)
def known_cards(known: tuple[int, ...], players: int) -> bytes:
    """The cards that a player knows to be in exactly one place, as piles: by seat, and last under the deck."""
    places: list[list[int]] = [[] for _ in range(players + 1)]
    for entry in known:
        place = entry & PLACES
        if place == UNDER_DECK:
            places[players].append(entry >> PLACE_BITS)
        elif place & (place - 1) == 0:
            places[place.bit_length() - 1].append(entry >> PLACE_BITS)
    return b"".join([bytes([*cards, END]) for cards in places])


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)

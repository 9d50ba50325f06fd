"""Raiders of the North Sea for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from typing import Final

from meadhall.engine.learning import Learning, Part, Written, flags, numbers, pile, seats, small_flags
from meadhall.games.raiders.components.pieces import AMOUNTS, COLOURS, GOODS
from meadhall.games.raiders.state import ENDINGS, NO_TILE, NOBODY, NOWHERE, PHASES, TOKEN_BITS, Player, State
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
        flags("buildings.used", components.building_names),
        flags("at_work", COLOURS),
        flags("spaces.open", spaces),
        flags("offerings", tiles, of=[f"place {place + 1}" for place in range(len(state.offerings))]),
        flags("offerings_below", tiles),
        flags("raid.settlement", components.settlement_names),
        flags("raid.space", spaces),
        flags("raid.now", ("in this turn",)),
        seats("active"),
        seats("raid.seat"),
        flags("spaces.tokens", digits, of=spaces),
        flags("offerings of players", tiles, by_seat=True),
        small_flags("village", COLOURS, of=components.building_names),
        small_flags("spots", COLOURS, of=spaces),
        small_flags("worker", COLOURS, by_seat=True),
        pile("hand", cards),
        pile("aside", cards),
        pile("discard", cards),
        pile("raid.deaths", cards),
        pile("crew", cards, by_seat=True),
        pile("known_hand", cards, by_seat=True),
        pile("put_back", cards),
        numbers("turn"),
        numbers("turns_left"),
        numbers("deck"),
        numbers("offering_stack"),
        numbers("supply", (*GOODS, "valkyries")),
        numbers("raid", OF_A_RAID),
        numbers("players", OF_A_PLAYER, by_seat=True),
    ]


def write(state: State, seat: int) -> Written:
    players = state.players
    me = players[seat]
    raid = state.raid
    below = 0
    for tile in state.stack[: state.stack_known]:
        below |= 1 << tile
    words = [
        1 << state.phase,
        1 << state.ending,
        state.used,
        state.at_work,
        state.open_spaces,
        *[0 if tile == NO_TILE else 1 << tile for tile in state.offerings],
        below,
        0 if raid is None else 1 << raid.settlement,
        0 if raid is None or raid.space == NOWHERE else 1 << raid.space,
        1 if raid is not None and raid.turn == state.turns else 0,
        0 if state.turn == NOBODY else 1 << state.turn,
        0 if raid is None else 1 << raid.seat,
        *state.tokens,
    ]
    values = [
        state.turns,
        state.turns_left,
        len(state.deck),
        len(state.stack),
        *state.supply,
        *([0] * len(OF_A_RAID) if raid is None else raid_numbers(state)),
    ]
    small = [*state.village, *state.spots]
    crews: list[bytes] = []
    for player in players:
        tiles = 0
        for tile in player.tiles:
            tiles |= 1 << tile
        words.append(tiles)
        small.append(player.worker)
        crews.append(bytes(player.crew))
        values += player.goods
        values.append(player.armour)
        values.append(player.valkyries)
        values.append(player.points)
        values.append(len(player.hand) + len(player.aside))
    piles = [
        bytes(me.hand),
        bytes(me.aside),
        bytes(state.discard),
        b"" if raid is None else bytes(raid.deaths),
        *crews,
        *(known_cards(me, len(players)) if me.known else [b""] * (len(players) + 1)),
    ]
    return words, bytes(small), piles, values


def raid_numbers(state: State) -> list[int]:
    raid = state.raid
    if raid is None:
        return []
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


def known_cards(me: Player, players: int) -> list[bytes]:
    """The cards that the player knows to be in exactly one place: by seat, and last under the deck."""
    places: list[list[int]] = [[] for _ in range(players + 1)]
    for entry in me.known:
        place = entry & PLACES
        if place == UNDER_DECK:
            places[players].append(entry >> PLACE_BITS)
        elif place & (place - 1) == 0:
            places[place.bit_length() - 1].append(entry >> PLACE_BITS)
    return [bytes(cards) for cards in places]


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)

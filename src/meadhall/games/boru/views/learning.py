"""Brian Boru for learning programs: its options by number, and the table as rows of numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from meadhall.engine.learning import (
    OFTEN,
    SELDOM,
    WORD_BITS,
    Learning,
    Part,
    Pieces,
    flags,
    kept,
    numbers,
    often,
    packed,
    packing,
    seats,
)
from meadhall.games.boru.components.tables import ACTION_CARDS_TOTAL, AMOUNTS, ICON_NAMES
from meadhall.games.boru.rules.draft import pack_before
from meadhall.games.boru.rules.tricks import SECONDARY
from meadhall.games.boru.state import DRAFT, FACE_DOWN, NOBODY, PHASES, PRINCESS_CHOICES, SPURN, State
from meadhall.games.boru.views.view import passed_by

KINDS: Final = (
    "first_disc",
    "keep",
    "lead",
    "play",
    "secondary",
    "buy",
    "expand",
    "liberate",
    "reward_town",
    "princess",
    "lose_town",
    "monastery",
)

MANY: Final = 4096
"""So much of what changes seldom is remembered, for all tables of a process."""

NO_PILES: Final = b""

UNKNOWN: Final = -1

ACTED: Final = 1 << ACTION_CARDS_TOTAL
PLAYED: Final = [
    *(1 << card for card in range(ACTION_CARDS_TOTAL)),
    *(1 << card | ACTED for card in reversed(range(ACTION_CARDS_TOTAL))),
    0,
]
"""By what a seat has before it, as the state has it (below zero from the end): the card, and whether it has acted."""

ONE_BIT: Final = [*(1 << place for place in range(WORD_BITS)), 0]
"""By town, card or seat; the last is for none, which is -1."""

BY_SEAT: Final = ("renown", "invaders", "church", "marriage_space")

OFTEN_WORDS: Final = 7
"""So many words of what changes often are not by seat."""

LISTS: Final = 8
"""So many lists the key of what changes seldom begins with."""


def actions(state: State) -> list[str]:
    components = state.components
    return [
        "pass",
        *components.towns.names,
        *components.cards.names,
        *SECONDARY,
        *PRINCESS_CHOICES,
        *AMOUNTS,
    ]


def about(state: State) -> list[str]:
    components = state.components
    own = ["more", "own", "track", *(f"seat.{seat}" for seat in range(state.players))]
    return [*own, *ICON_NAMES, *components.regions.names, *components.marriages.names]


def parts(state: State) -> list[Part]:
    components = state.components
    towns, cards = components.towns.names, components.cards.names
    return [
        *often([flags("phase", [f"{phase} {number}" for number, phase in enumerate(PHASES)])]),
        *often([flags("active_town", towns)]),
        flags("vikings", towns),
        flags("monasteries", towns),
        flags("regions.face_up", components.regions.names),
        flags("marriage_card", components.marriages.names),
        flags("princess", PRINCESS_CHOICES),
        *often([flags("hand", cards), flags("offer", cards), flags("passed", cards)]),
        *often([seats("marker"), seats("trick_winner")]),
        seats("princess.holder"),
        seats("regions.holder", of=components.regions.names),
        *often([flags("played", [*cards, "acted"], by_seat=True)]),
        flags("discs", towns, by_seat=True),
        flags("marriages", components.marriages.names, by_seat=True),
        numbers("round"),
        numbers("battle_area"),
        numbers("marriage_deck"),
        numbers("points", by_seat=True),
        *often([numbers("coins", by_seat=True)]),
        *(numbers(name, by_seat=True) for name in BY_SEAT),
        *often([numbers("hand_size", by_seat=True)]),
    ]


@lru_cache(MANY)
def regions_of(claims: tuple[int, ...]) -> tuple[int, list[int]]:
    """Which regions lie face up, and by region who holds it, as a mask."""
    face_up = 0
    holders: list[int] = []
    for region, holder in enumerate(claims):
        holders.append(1 << holder if holder >= 0 else 0)
        if holder != FACE_DOWN:
            face_up |= 1 << region
    return face_up, holders


def passed(state: State, seat: int, pieces: Pieces) -> int:
    """Cards that the seat has handed on: from the draft to the end of the round they are the same."""
    if state.phase == DRAFT:
        return passed_by(state, seat)
    key: list[object] = [state.picks, state.packs, state.passes]
    if key != pieces.keys[OFTEN]:
        pieces.keys[OFTEN] = kept(key, 2)
        pieces.found.clear()
    found = pieces.found.get(seat, UNKNOWN)
    if found == UNKNOWN:
        found = pieces.found[seat] = passed_by(state, seat)
    return found


def write(state: State, seat: int, pieces: Pieces) -> bytes:
    key: list[object] = [
        state.claims,
        state.discs,
        state.marriages_won,
        state.points,
        state.renown,
        state.invaders,
        state.church,
        state.marriage_space,
        state.vikings,
        state.monasteries,
        state.marriage_card,
        state.princess_seat,
        state.princess_choice,
        state.round,
        state.battle_area,
        len(state.marriage_deck),
    ]
    if key != pieces.keys[SELDOM]:
        pieces.keys[SELDOM] = kept(key, LISTS)
        pieces.packed[SELDOM] = write_board(state)
    hands, count = state.hands, state.players
    drafting = state.phase == DRAFT
    pieces.packed[OFTEN] = packing(OFTEN_WORDS + count, 2 * count)(
        1 << state.phase,
        ONE_BIT[state.active],
        hands[seat],
        state.packs[pack_before(state, seat)] if drafting else 0,
        passed(state, seat, pieces) if state.picks else 0,
        1 << state.marker,
        ONE_BIT[state.winner],
        *map(PLAYED.__getitem__, state.played),
        *state.coins,
        *([state.passes * state.components.keep] * count if drafting else map(int.bit_count, hands)),
    )
    return NO_PILES


def write_board(state: State) -> bytes:
    """What changes seldom."""
    princess = state.princess_seat if state.princess_choice != SPURN else NOBODY
    face_up, holders = regions_of(tuple(state.claims))
    words = [
        state.vikings,
        state.monasteries,
        face_up,
        ONE_BIT[state.marriage_card],
        0 if princess == NOBODY else 1 << state.princess_choice,
        ONE_BIT[princess],
        *holders,
        *state.discs,
        *state.marriages_won,
    ]
    values = [
        state.round,
        state.battle_area,
        len(state.marriage_deck),
        *state.points,
        *state.renown,
        *state.invaders,
        *state.church,
        *state.marriage_space,
    ]
    return packed(words, values)


LEARNING: Final = Learning(actions=actions, kinds=KINDS, about=about, parts=parts, write=write)

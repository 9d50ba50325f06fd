"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.advice.board_plan import board_worth
from meadhall.games.odin.advice.card_worth import in_play_hope
from meadhall.games.odin.advice.space_hopes import (
    CARD_IN_HAND,
)
from meadhall.games.odin.advice.worth import (
    FEAST_SAVED,
    VIKING,
    bonuses_left,
    food_worth,
    good_worth,
    incomes_left,
    rounds_left,
    stock_worth,
    upgrade_chance,
    vikings_left,
    weapon_worth,
)
from meadhall.games.odin.components.tables import BOAT, KNARR, LONGSHIP
from meadhall.games.odin.puzzle.tables import GREEN, PIECE
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, OVER, TURN, State

SAIL_SOON: Final = 0.3
"""The share of an emigration that a large ship promises as soon as it lies in the bay."""
FARE: Final = 0.4
"""The share that the silver for it adds."""
CREW: Final = 2.0
"""Vikings whom it takes."""
SAILINGS_A_ROUND: Final = (1.5, 1.5, 1.0, 0.75)
"""How often a round a seat finds a space to emigrate, by the number of players."""
WOOD_FOR_A_SHIP: Final = 2
MOST_PLANNED: Final = 2
SHIP_WOOD: Final = 0.9
"""What wood is worth beyond its usual worth while ships are wanted."""
HOUSE_CELL: Final = 0.3
"""What a bare cell of a house promises: food that nobody eats will cover it."""


def value(state: State, seat: int) -> float:
    """Points as they stand, and what the supply, the Vikings and the ships will make of them."""
    components = state.components
    puzzle = components.puzzle
    clan = state.clans[seat]
    have = clan.have
    chance = upgrade_chance(state, seat)
    incomes = incomes_left(state)
    bonuses = bonuses_left(state)
    total = VIKING * vikings_left(state, seat)
    for board in clan.boards:
        printed = puzzle.printed[board.kind]
        total += printed.points_revised if state.revised else printed.points
        total += board_worth(puzzle, board.kind, board.covered, incomes, bonuses)
        if printed.group in ("house", "shed"):
            bare = (printed.minus_one & ~board.covered).bit_count()
            total += HOUSE_CELL * bare * (1.0 if state.step != OVER else 0.0)
    total += ships_worth(state, seat, chance)
    for good in range(components.first_weapon):
        if have[good] and (puzzle.colour[good] >= GREEN or puzzle.colour[good] == PIECE):
            if puzzle.colour[good] == PIECE:
                total += stock_worth(state, good, have[good], chance)
            else:
                total += have[good] * good_worth(state, good, chance)
    total += food_worth(state, seat, chance)
    total += weapon_worth(chance) * sum(have[components.first_weapon :])
    total += sum(components.card_points[card] for card in clan.played)
    total += CARD_IN_HAND * len(clan.hand) * chance
    if clan.played:
        total += in_play_hope(state, seat)
    return total + components.penalty_points * clan.penalties


def ships_worth(state: State, seat: int, chance: float) -> float:
    """Ships in the bay and on the table, and how many may still emigrate."""
    components = state.components
    clan = state.clans[seat]
    large = clan.knarrs + len(clan.longships)
    total = float(
        len(clan.boats) * components.ship_points[BOAT]
        + clan.knarrs * components.ship_points[KNARR]
        + len(clan.longships) * components.ship_points[LONGSHIP]
    )
    total += 0.6 * chance * (sum(clan.boats) + sum(clan.longships))
    total += 1.2 * chance * len(clan.boats)
    feasts = rounds_left(state) + (state.step in (TURN, BEFORE_INCOME, FEAST))
    for ship in clan.emigrated:
        total += components.emigrated_points[ship] + FEAST_SAVED * components.emigrated_covers * feasts
    return total + sailing_hope(state, seat, large, feasts)


def sailing_hope(state: State, seat: int, large: int, feasts: int) -> float:
    """Large ships that may still emigrate: most of what that will bring, all the more if the fare is at hand."""
    components = state.components
    clan = state.clans[seat]
    now = state.step == TURN and clan.thing >= 2 and not clan.passed
    chances = SAILINGS_A_ROUND[state.players - 1] * rounds_left(state) + now
    room = (components.table_spaces - components.emigrated_covers * len(clan.emigrated)) // components.emigrated_covers
    fare = components.emigration_price * (state.round if now else state.round + 1)
    silver = clan.have[components.silver]
    brings = components.emigrated_points[KNARR] - components.ship_points[KNARR] - fare
    brings += int(FEAST_SAVED * components.emigrated_covers * feasts)
    net = max(0.0, brings - CREW * VIKING)
    sailing = int(min(chances, room))
    # Wood for ships that are still to be built.
    hope = SHIP_WOOD * min(clan.have[components.wood], WOOD_FOR_A_SHIP * min(MOST_PLANNED, max(0, sailing - large)))
    for _ in range(min(large, sailing)):
        paid = min(1.0, silver / fare) if fare else 1.0
        silver = max(0, silver - fare)
        hope += net * (SAIL_SOON + FARE * paid)
    return hope

"""Cards that fetch a special tile from somebody's board."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.hooks import receive
from meadhall.games.odin.cards.moments import PLAYED, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.puzzle.placement import refill
from meadhall.games.odin.state import State


def lies_at(state: State, tile: int) -> tuple[int, int]:
    """Whose board a special tile lies on, and which of them it is; -1: it lies on none."""
    for seat, clan in enumerate(state.clans):
        for index, board in enumerate(clan.boards):
            if any(good == tile for good, _, _ in board.placed):
                return seat, index
    return -1, -1


def cloakpin_is_laid(state: State, seat: int, moment: Moment) -> bool:
    return lies_at(state, state.components.number_of("cloakpin"))[0] >= 0


def drinking_horn_is_laid(state: State, seat: int, moment: Moment) -> bool:
    return lies_at(state, state.components.number_of("drinking_horn"))[0] >= 0


@effect(70, PLAYED, may=True, when=cloakpin_is_laid)
def courier(state: State, seat: int, moment: Moment) -> Ask[None]:
    """70 Courier: the cloakpin comes from any board to you; silverware and a rune stone lie there instead."""
    fetch(state, seat, "cloakpin", "silverware")
    yield from ()


@effect(71, PLAYED, may=True, when=drinking_horn_is_laid)
def innkeeper(state: State, seat: int, moment: Moment) -> Ask[None]:
    """71 Innkeeper: the drinking horn comes from any board to you; a chest and a rune stone lie there instead."""
    fetch(state, seat, "drinking_horn", "chest")
    yield from ()


def fetch(state: State, seat: int, special: str, filling: str) -> None:
    """Take a special tile off the board where it lies; the same cells stay covered."""
    components = state.components
    tile = components.number_of(special)
    owner, index = lies_at(state, tile)
    board = state.clans[owner].boards[index].copy()
    filled = refill(components.puzzle, board, tile, [components.number_of(filling), components.number_of("rune_stone")])
    assert filled, f"{special} does not have the shape of {filling} and a rune stone"
    state.clans[owner].boards[index] = board
    state.clans[seat].have[tile] += 1
    state.tell("fetched", seat, components.things.names[tile], 1)
    receive(state, seat, tile, 1)

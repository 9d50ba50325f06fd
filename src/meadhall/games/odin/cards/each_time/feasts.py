"""Cards that act when the feast is over, before the table is cleared."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import served
from meadhall.games.odin.cards.granted import perform
from meadhall.games.odin.cards.hooks import LEAVE
from meadhall.games.odin.cards.moments import PHASE_AFTER, Moment
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.puzzle.laying import lay
from meadhall.games.odin.state import State

FEAST: Final = Heard(phase="feast")
FISH_COOK: Final = 172


def served_game_meat(state: State, seat: int, moment: Moment) -> bool:
    return served(state.components.number_of("game_meat"), state, seat) > 0


@effect(159, PHASE_AFTER, FEAST, may=True, when=served_game_meat)
def festive_hunter(state: State, seat: int, moment: Moment) -> Ask[None]:
    """159 Festive Hunter: after a feast with game meat, hunt without Vikings."""
    yield from perform(state, seat, state.components.dice_steps["hunt"])


def can_keep_fish(state: State, seat: int, moment: Moment) -> bool:
    """A stockfish lies on the table, and there is room for it in a house."""
    components = state.components
    stockfish = components.number_of("stockfish")
    if not served(stockfish, state, seat):
        return False
    return any(components.room.fitting(board, 1 << stockfish) for board in state.clans[seat].boards)


@effect(FISH_COOK, PHASE_AFTER, FEAST, may=True, when=can_keep_fish)
def fish_cook(state: State, seat: int, moment: Moment) -> Ask[None]:
    """172 Fish Cook: after the feast, stockfish go from the table into your houses."""
    stockfish = state.components.number_of("stockfish")
    options = [state.components.cards.names[FISH_COOK - 1], LEAVE]
    clan = state.clans[seat]
    wanted = options[0]
    while wanted != LEAVE:
        clan.table.remove(next(code for code in clan.table if code // 2 == stockfish))
        clan.have[stockfish] += 1
        # It is laid by the card: others do not act on it.
        yield from lay(state, seat, stockfish, heard=False)
        if not can_keep_fish(state, seat, moment):
            break
        wanted = yield Decision(seat, "effect", options, state.components.things.names[stockfish])

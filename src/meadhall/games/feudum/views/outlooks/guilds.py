"""What trade, push and pull would do now at each guild, and why not."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import FARMER_TRADE
from meadhall.games.feudum.components.pieces import (
    ALCHEMIST,
    FARMER,
    GUILDS_TOTAL,
    KNIGHT,
    MERCHANT,
    MONK,
    NOBLE,
    kinds_in,
    size,
)
from meadhall.games.feudum.rules.guilds.farmer import farms_with_goods
from meadhall.games.feudum.rules.guilds.functions import (
    CAN_TRADE,
    FUNCTIONS,
    PULL,
    PUSH,
    TRADE,
    function_points,
    holder,
    is_possible,
    reeve_bonus,
)
from meadhall.games.feudum.rules.guilds.merchant import price_of
from meadhall.games.feudum.rules.guilds.scrolls import seals_on
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.goals import GOALS, Goals
from meadhall.games.feudum.views.outlooks.lines import completable
from meadhall.games.feudum.views.outlooks.trying import tried
from meadhall.games.feudum.views.question_shapes import FunctionOutlook, GuildOutlook, Guilds

NOTHING: Final = {"points": 0, "hoped": 0, "luck": 0, "goals": 0, "bonus": 0}


def guilds(state: State, seat: int) -> Guilds:
    names = state.components.guilds.names.names
    return Guilds([GuildOutlook(names[guild], outlooks(state, seat, guild)) for guild in range(GUILDS_TOTAL)])


def outlooks(state: State, seat: int, guild: int) -> list[FunctionOutlook]:
    """Trade, push and pull of one guild, whoever could do them."""
    found = [FunctionOutlook(FUNCTIONS[TRADE], why_no_trade(state, seat, guild), trade_numbers(state, seat, guild), [])]
    for function in (PUSH, PULL):
        goals = GOALS[guild][function - PUSH](state, seat)
        why = why_no_office(state, seat, guild, function)
        # While a push or pull is carried out, a reeve laid for it may not count yet: nothing is promised any more.
        numbers = (
            NOTHING if why in ("guild_used", "nothing_to_move") else office_numbers(state, seat, guild, function, goals)
        )
        found.append(FunctionOutlook(FUNCTIONS[function], why, numbers, completable(state, guild, function)))
    return found


# Trade.


def why_no_trade(state: State, seat: int, guild: int) -> str:
    if state.players[seat].guilds_used >> guild & 1:
        return "guild_used"
    if CAN_TRADE[guild](state, seat):
        return ""
    if guild == FARMER:
        return "no_farm_goods"
    numbers = trade_numbers(state, seat, guild)
    return "nothing_for_sale" if not numbers["amount"] else "too_few_shillings"


def trade_numbers(state: State, seat: int, guild: int) -> dict[str, int]:
    """How much is there to be had, and its price; at the Farmer Guild, what the fullest farm would bring."""
    printed = state.components.guilds
    if guild == FARMER:
        sent = max((size(state.goods_at[farm]) for farm in bits(farms_with_goods(state, seat))), default=0)
        return {"amount": sent, "price": sent // state.numbers(FARMER_TRADE)[0]}
    amounts = {
        MERCHANT: size(state.shelves),
        ALCHEMIST: size(state.workshop),
        KNIGHT: state.row_markers[seat],
        NOBLE: seals_on(state).bit_count(),
        MONK: state.rosary.bit_count(),
    }
    prices = [price_of(state, good) for good in bits(kinds_in(state.shelves))]
    return {"amount": amounts[guild], "price": min(prices, default=0) if guild == MERCHANT else printed.price[guild]}


# Push and pull.


def why_no_office(state: State, seat: int, guild: int, function: int) -> str:
    if holder(state, guild, function) != seat:
        return "not_master" if function == PUSH else "not_journeyman"
    if state.players[seat].guilds_used >> guild & 1:
        return "guild_used"
    return "" if is_possible(state, seat, guild, function) else "nothing_to_move"


def office_numbers(state: State, seat: int, guild: int, function: int, goals: Goals) -> dict[str, int]:
    """Points for the goals, and for the seat's reeves as they stand."""
    bonus = 0
    if holder(state, guild, function) == seat:
        bonus = tried(reeve_bonus(state.copy(), seat, guild), [], then=-1).result
    sure, hoped = (function_points(state, function, number) + bonus for number in goals)
    return {"points": sure, "hoped": hoped, "luck": 0 if sure == hoped else 1, "goals": goals[0], "bonus": bonus}

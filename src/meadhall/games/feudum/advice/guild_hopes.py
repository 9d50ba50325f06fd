"""Advice for bots: what trade, push and pull would bring, and how to push and pull well."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.outlook import (
    BEAD,
    SEAL,
    SEALS_USED,
    VESSEL,
    WINE,
    WRIT,
    Outlook,
    good_worth,
    goods_worth,
    markers_worth,
    reward_worth,
    shillings_worth,
)
from meadhall.games.feudum.advice.places import place_gain
from meadhall.games.feudum.components.guilds import KRUD
from meadhall.games.feudum.components.pieces import (
    ALCHEMIST,
    FARMER,
    GUILDS_TOTAL,
    HARVEST,
    KNIGHT,
    MERCHANT,
    MONK,
    NOBLE,
    count,
    kinds_in,
    one,
    size,
)
from meadhall.games.feudum.rules.actions.guild import feast_functions, hosts
from meadhall.games.feudum.rules.actions.harvest import harvest_total, harvested, room_at
from meadhall.games.feudum.rules.anytime import DONE
from meadhall.games.feudum.rules.guilds.farmer import farms_with_goods
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, TRADE, function_points, own_functions
from meadhall.games.feudum.rules.guilds.merchant import goods_for, price_of
from meadhall.games.feudum.rules.guilds.payment import comes_back
from meadhall.games.feudum.rules.guilds.scrolls import seals_on
from meadhall.games.feudum.rules.guilds.stock import barn_goods_that_fit
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.goals import GOALS

NEAR: Final = 10.0
"""To finish a line with the next piece; half as much with two pieces missing, and so on.

It is more than a push scores: its points show as soon as one stops, but one more goal is better.
"""
IN_VAIN: Final = -1.0
"""To move what completes nothing."""
TOO_DEAR: Final = 99.0
SHARE: Final = 0.5
"""Of the purse or coffer, what the master gets by the push."""


def guild_hope(look: Outlook, guild: int, coming: int = 0) -> float:
    """The best that the seat can do at the guild; `coming`: cards that it will have played by then."""
    hope = 0.0
    for function in own_functions(look.state, look.seat, guild):
        hope = max(hope, function_hope(look, guild, function))
    if guild == FARMER and coming >> HARVEST & 1:
        hope = max(hope, reward_worth(look, after_harvest(look)))
    return hope


def guild_hopes(look: Outlook, coming: int) -> list[float]:
    """What the Guild card can do at the guilds that were not used in this round, and by a feast: the best first."""
    used = look.player.guilds_used
    found = [guild_hope(look, guild, coming) for guild in range(GUILDS_TOTAL) if not used >> guild & 1]
    found += [feast_hope(look) - WINE, 0.0]
    return sorted(found, reverse=True)


def function_hope(look: Outlook, guild: int, function: int) -> float:
    """Points, writs and shares; or what a trade brings over its price."""
    if function == TRADE:
        return trade_hope(look, guild)
    state = look.state
    goals = GOALS[guild][function - PUSH](state, look.seat)
    hope = sum([function_points(state, function, number) for number in goals]) / len(goals)
    if function == PULL and goals[0]:
        hope += WRIT * look.time
    elif function == PUSH and guild in (FARMER, MONK):
        hope += SHARE * look.shilling * (state.purse if guild == FARMER else state.coffer)
    return hope


def feast_hope(look: Outlook) -> float:
    """The best push or pull in the place of an opponent, for wine."""
    state = look.state
    best = 0.0
    if state.advanced and look.player.barrel:
        invited = hosts(state, look.seat)
        for guild in range(GUILDS_TOTAL):
            if invited and not look.player.guilds_used >> guild & 1:
                best = max(best, feast_gain(look, guild, invited))
    return best


def feast_gain(look: Outlook, guild: int, invited: int) -> float:
    best = 0.0
    for function in feast_functions(look.state, look.seat, guild, invited):
        best = max(best, function_hope(look, guild, function) + look.state.components.guilds.feast_points)
    return best


# Trade.


def trade_hope(look: Outlook, guild: int) -> float:
    """What is bought, over its price; at the Farmer Guild, what the fullest farm brings."""
    state = look.state
    player = look.player
    if guild == FARMER:
        farms = farms_with_goods(state, look.seat)
        return max([reward_worth(look, size(state.goods_at[farm])) for farm in bits(farms)])
    if guild == MERCHANT:
        return purchase_hope(look)
    price = price_worth(look, guild, state.components.guilds.price[guild])
    if guild == ALCHEMIST:
        return (0.0 if player.vessels else VESSEL * look.time) - price
    if guild == KNIGHT:
        return row_hope(look) - price
    if guild == NOBLE:
        return (SEAL * look.time if len(player.seals) < SEALS_USED else 0.0) - price
    return BEAD * look.time - price


def row_hope(look: Outlook) -> float:
    """The markers of the own row: for places that wait for one, or for the supply."""
    have = look.player.markers
    row = look.state.row_markers[look.seat]
    gains = sorted([place_gain(look, location) for location in bits(look.player.pawn_places)], reverse=True)
    return max(sum(gains[have : have + row]), markers_worth(look, have + row) - markers_worth(look, have))


def purchase_hope(look: Outlook) -> float:
    """The best goods of the Merchant Guild one after another, over their prices."""
    state = look.state
    shelves, goods = state.shelves, look.player.goods
    hope = 0.0
    paid = 0
    for _ in range(state.components.guilds.merchant_trade):
        best, most = -1, 0.0
        for good in bits(kinds_in(state.shelves)):
            gain = buy_hope(look, good, paid)
            if gain > most:
                best, most = good, gain
        if best < 0:
            break
        hope += most
        paid += price_of(state, best)
        state.shelves -= one(best)
        look.player.goods += one(best)
    state.shelves, look.player.goods = shelves, goods
    return hope


def buy_hope(look: Outlook, good: int, paid: int) -> float:
    """One more good of the Merchant Guild, over its price, which comes to what is to be paid already."""
    held = count(look.player.goods, good)
    price = price_worth(look, MERCHANT, paid + price_of(look.state, good)) - price_worth(look, MERCHANT, paid)
    return good_worth(look, good, held) - price


def next_buy_hope(look: Outlook, option: str) -> float:
    """One more good of a purchase, or its end: what is bought and paid shows in the position only then."""
    state = look.state
    goods = look.player.goods
    look.player.goods += state.aside
    try:
        paid = bought_for(state)
        so_far = goods_worth(look, look.player.goods) - goods_worth(look, goods) - price_worth(look, MERCHANT, paid)
        if option == DONE:
            return -so_far
        good = state.components.goods.index[option]
        return -so_far if is_last_buy(look, good, paid) else buy_hope(look, good, paid)
    finally:
        look.player.goods = goods


def is_last_buy(look: Outlook, good: int, paid: int) -> bool:
    """Whether the purchase ends with this good: by number, or since nothing else could be paid."""
    state = look.state
    if size(state.aside) + 1 == state.components.guilds.merchant_trade:
        return True
    left = look.player.shillings - paid - price_of(state, good)
    shelves = state.shelves
    state.shelves -= one(good)
    is_last = not goods_for(state, left)
    state.shelves = shelves
    return is_last


def bought_for(state: State) -> int:
    """What is to pay for the goods of a purchase, which lie aside."""
    prices = state.components.guilds.prices
    total = 0
    for good in bits(kinds_in(state.aside)):
        left = count(state.shelves, good)
        total += sum(prices[good][left : left + count(state.aside, good)])
    return total


def price_worth(look: Outlook, guild: int, price: int) -> float:
    """What a price costs who pays it, but for coins that come back; more than anything, if it cannot be paid."""
    shillings = look.player.shillings
    if shillings < price:
        return TOO_DEAR
    spent = price - comes_back(look.state, look.seat, guild, price)
    return shillings_worth(look, shillings) - shillings_worth(look, shillings - spent)


def after_harvest(look: Outlook) -> int:
    """How many goods the fullest farm will hold after a harvest."""
    state = look.state
    total = harvest_total(state, look.seat)
    most = 0
    for farm in bits(harvested(state, look.seat)):
        most = max(most, size(state.goods_at[farm]) + min(total, room_at(state, farm)))
    return most


# How a push or pull is done: what completes a line comes first.


def move_hopes(state: State, options: list[str]) -> list[float]:
    """Goods for shelves or carts: the fewer a line lacks, the better; one that cannot be completed is left."""
    goods = state.components.goods
    guilds = state.components.guilds
    offered = 0
    for option in options:
        if option in goods.index:
            offered |= 1 << goods.index[option]
    from_barn = offered == barn_goods_that_fit(state)
    hopes = [0.0] * len(options)
    for place, option in enumerate(options):
        good = goods.index.get(option, -1)
        if good >= 0 and from_barn:
            hopes[place] = nearness(guilds.shelf_spaces - count(state.shelves, good), count(state.barn, good))
        elif good >= 0:
            hopes[place] = nearness(guilds.carts[good] - count(state.carts, good), count(state.shelves, good))
    return hopes


def nearness(missing: int, available: int) -> float:
    return NEAR / missing if 0 < missing <= available else IN_VAIN


def scroll_hope(state: State, scroll: int) -> float:
    """An empty scroll: the fewer its row or column lacks, the better."""
    guilds = state.components.guilds
    lacking = [
        (line & ~seals_on(state)).bit_count()
        for line in [*guilds.scroll_rows, *guilds.scroll_columns]
        if line >> scroll & 1
    ]
    return NEAR / min(lacking)


def invention_hope(invention: int) -> float:
    """Every invention counts; a krud barrel takes nothing that vessels need."""
    return NEAR if invention == KRUD else NEAR / 2

"""Advice for bots: which options look good at first sight, where what they bring shows only later.

What follows on an option without a further choice shows in the position it leads to: to hope for it too would count it
twice.
"""

from __future__ import annotations

import math

from meadhall.engine.names import bits
from meadhall.games.raiders.advice.ending import RAID_TURNS, is_hopeless
from meadhall.games.raiders.advice.outlook import Outlook, worker_of
from meadhall.games.raiders.advice.rolling import reroll_hopes
from meadhall.games.raiders.advice.value import CARD_WORTH, HAND_SHARE, crew_worth, death_worths, nearness, worth
from meadhall.games.raiders.cards.town_hall import can_exchange
from meadhall.games.raiders.components.pieces import PLUNDER, SILVER
from meadhall.games.raiders.components.tables import DRAW, GATHER, HIRE, PLAY, Trade
from meadhall.games.raiders.components.townsfolk import DRAW as DRAW_CARDS
from meadhall.games.raiders.components.townsfolk import EXCHANGE, GAIN, OFFERING, TAKE, TAKE_PLUNDER
from meadhall.games.raiders.components.townsfolk import HIRE as HIRE_FOR
from meadhall.games.raiders.rules.crew import PRINTED, can_hire, discount
from meadhall.games.raiders.rules.raid import VALKYRIE_PLACE
from meadhall.games.raiders.rules.supply import can_pay
from meadhall.games.raiders.rules.village import can_trade, gathered
from meadhall.games.raiders.state import NO_TILE, State, mask_of, tokens_on, total


def priors(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """A weight for each option: e to the power of the points it will bring that do not show at once."""
    hopes = [0.0] * len(options)
    components = state.components
    look = Outlook(state, seat)
    if kind == "place":
        hopes = place_hopes(look, [components.places.index[option] for option in options])
    elif kind == "pick_up":
        buildings = [components.places.index[option] for option in options]
        here = worth(look)
        hopes = [act_hope(look, building, state.village[building], here) for building in buildings]
    elif kind == "copy_building":
        worker = look.player.worker or state.village[components.town_hall]
        here = worth(look)
        hopes = [act_hope(look, components.places.index[option], worker, here) for option in options]
    elif kind == "plunder" and is_choice(mask_of(look.player.crew)):
        deaths = death_worths(look)
        tokens = [state.tokens[components.spaces.index[option]] for option in options]
        hopes = [deaths[tokens_on(lying, VALKYRIE_PLACE)] for lying in tokens]
    elif kind == "trade":
        hopes = [discard_hope(look, components.offers.index[option]) for option in options]
    elif kind == "hire":
        hopes = [dismiss_hope(look, components.cards.index[option] - components.kinds) for option in options]
    elif kind == "play":
        here = worth(look)
        hopes = [play_hope(look, components.cards.index[option], here, at_once=False) for option in options]
    elif kind == "reroll":
        hopes = reroll_hopes(state, options)
    return [math.exp(hope) for hope in hopes]


def is_choice(things: int) -> bool:
    """Whether there is more than one in that mask, so that somebody is asked."""
    return things & (things - 1) != 0


def place_hopes(look: Outlook, places: list[int]) -> list[float]:
    """What the worker would do in a building, and the best to be picked up after it; a raid speaks for itself."""
    hopes: list[float] = []
    village = look.state.village
    player = look.player
    worker = player.worker
    now = worth(look)
    for place in places:
        if place >= len(village):
            # To be nearer to the end is no reason to raid a fortress in vain, unless the game should be over.
            hopeless = is_hopeless(look, place - len(village))
            hopes.append(-look.hurry * RAID_TURNS if hopeless else 0.0)
            continue
        hope = act_hope(look, place, worker, now)
        village[place] = worker
        player.worker = 0
        best = -math.inf
        for building, standing in enumerate(village):
            if standing and building != place:
                village[building] = 0
                player.worker = standing
                here = worth(look)
                best = max(best, here + act_hope(look, building, standing, here))
                village[building] = standing
        player.worker = 0
        look.worker = worker_of(look.state, player, -1)
        hopes.append(hope + best - worth(look))
        village[place] = 0
        player.worker = worker
        look.worker = worker
    return hopes


def act_hope(look: Outlook, building: int, worker: int, before: float) -> float:
    """What the building's action would add for a worker of that colour to what the position is worth before it."""
    state = look.state
    components = state.components
    if state.used >> building & 1:
        return 0.0
    player = look.player
    action = components.building_action[building]
    if action == GATHER:
        return gather_hope(look, building, worker, before)
    if action == DRAW:
        return card_hope(
            look, components.building_cards[building] + total(components.folk.extra[building], player.crew)
        )
    if action == HIRE:
        return hire_hope(look, PRINTED, before)
    if action == PLAY:
        return max([play_hope(look, kind, before, at_once=True) for kind in player.hand], default=0.0)
    return trade_hope(look, building, before)


def card_hope(look: Outlook, cards: int) -> float:
    """What so many more (or fewer) cards in hand are worth."""
    top = len(CARD_WORTH) - 1
    held = min(top, len(look.player.hand))
    then = min(top, held + cards)
    hope = look.ahead * (CARD_WORTH[then] - CARD_WORTH[held] + (then - held) * HAND_SHARE * 1.5)
    if look.hurry:
        before = nearness(look)
        look.drawn = cards
        hope += nearness(look) - before
        look.drawn = 0
    return hope


def change_goods(look: Outlook, gain: list[int], pay: list[int], sign: int) -> None:
    """Lay goods before the player for a moment, or take them back."""
    goods = look.player.goods
    for good, amount in enumerate(gain):
        goods[good] += sign * (amount - pay[good])


def goods_hope(look: Outlook, gain: list[int], pay: list[int], before: float) -> float:
    """What it would add to gain these goods and pay those."""
    change_goods(look, gain, pay, 1)
    after = worth(look)
    change_goods(look, gain, pay, -1)
    return after - before


def gather_hope(look: Outlook, building: int, worker: int, before: float) -> float:
    """Mill and Silversmith: the better of the goods there."""
    state = look.state
    nothing = [0] * len(look.player.goods)
    best = 0.0
    for good, amount in enumerate(gathered(state.components, look.player, building, worker)):
        if amount and state.supply[good]:
            gain = nothing[:]
            gain[good] = amount
            best = max(best, goods_hope(look, gain, nothing, before))
    return best


def hire_hope(look: Outlook, price: int, before: float) -> float:
    """The best of the hand that can join, in the place of the weakest if the crew is full."""
    player = look.player
    crew = player.crew
    if len(crew) < look.state.components.limit_crew:
        return max(0.0, best_hire(look, price) - before)
    weakest = min(crew, key=lambda kind: crew_worth(look, kind))
    place = crew.index(weakest)
    del crew[place]
    hope = max(0.0, best_hire(look, price) - before)
    crew.insert(place, weakest)
    return hope


def dismiss_hope(look: Outlook, kind: int) -> float:
    """What the hire will add that follows on dismissing this member of the crew."""
    crew = look.player.crew
    if not 0 <= kind < look.state.components.kinds:
        return 0.0
    player = look.player
    place = crew.index(kind)
    del crew[place]
    hope = 0.0
    if is_choice(can_hire(look.state, crew, player.goods[SILVER], mask_of(player.hand), PRINTED)):
        hope = best_hire(look, PRINTED) - worth(look)
    crew.insert(place, kind)
    return hope


def best_hire(look: Outlook, price: int) -> float:
    """What the position is worth with the best card of the hand hired, as it is if none can be."""
    state = look.state
    player = look.player
    crew = player.crew
    best = -math.inf
    for kind in bits(can_hire(state, crew, player.goods[SILVER], mask_of(player.hand), price)):
        cost = price if price != PRINTED else max(0, state.components.folk.cost[kind] - discount(state, crew))
        place = player.hand.index(kind)
        del player.hand[place]
        crew.append(kind)
        player.goods[SILVER] -= cost
        best = max(best, worth(look))
        player.goods[SILVER] += cost
        crew.pop()
        player.hand.insert(place, kind)
    return best if best > -math.inf else worth(look)


def trade_hope(look: Outlook, building: int, before: float) -> float:
    """Treasury, Armoury, Long House: the best of what is on offer."""
    state = look.state
    components = state.components
    best = 0.0
    if components.building_offerings[building]:
        best = offering_hope(look, 0, before)
    for number in components.building_trades[building]:
        if can_trade(state, look.player, components.trades[number]):
            best = max(best, one_trade_hope(look, components.trades[number], before))
    return best


def one_trade_hope(look: Outlook, trade: Trade, before: float) -> float:
    player = look.player
    armour = min(trade.armour, look.state.components.limit_armour - player.armour)
    player.armour += armour
    change_goods(look, trade.gain, trade.pay, 1)
    after = worth(look)
    change_goods(look, trade.gain, trade.pay, -1)
    player.armour -= armour
    return after - before + card_hope(look, -trade.cards)


def offering_hope(look: Outlook, less: int, before: float) -> float:
    """The best tile that can be paid, for so many units less."""
    state = look.state
    player = look.player
    components = state.components
    best = 0.0
    for tile in state.offerings:
        if tile == NO_TILE or not can_pay(player.goods, components.offering_price[tile]):
            continue
        tiles = player.tiles
        player.tiles = (*tiles, tile)
        change_goods(look, [0] * len(player.goods), components.offering_cost[tile], 1)
        best = max(best, worth(look) - before)
        change_goods(look, [0] * len(player.goods), components.offering_cost[tile], -1)
        player.tiles = tiles
    return best + less if best else 0.0


def discard_hope(look: Outlook, offer: int) -> float:
    """What a trade will bring once cards were discarded for it: until then its gain does not show."""
    trades = look.state.components.trades
    if offer >= len(trades) or not trades[offer].cards or not is_choice(mask_of(look.player.hand)):
        return 0.0
    return one_trade_hope(look, trades[offer], worth(look))


def play_hope(look: Outlook, kind: int, before: float, *, at_once: bool) -> float:
    """What a card does at the Town Hall; without `at_once`, only what does not show as soon as it is played."""
    state = look.state
    if kind >= state.components.kinds:
        return 0.0
    action = state.components.folk.action[kind]
    if action is None:
        return 0.0
    verb = action.verb
    spent = card_hope(look, -1) if at_once else 0.0
    if verb == TAKE:
        if not at_once and not action.up_to and targets(look, (action.good,)) == 1:
            return 0.0
        return most_held(look, action.good, action.amount) * look.goods_worth[action.good] + spent
    if verb == TAKE_PLUNDER:
        if not at_once and targets(look, PLUNDER) == 1:
            return 0.0
        return max([most_held(look, good, 1) * look.goods_worth[good] for good in PLUNDER]) + spent
    if verb == HIRE_FOR:
        return hire_hope(look, action.amount, before) + spent
    if verb == OFFERING:
        return offering_hope(look, action.amount, before) + spent
    if verb == DRAW_CARDS and (action.up_to or at_once):
        return card_hope(look, action.amount) + spent
    if at_once and (verb == GAIN or (verb == EXCHANGE and can_exchange(state, look.player, kind))):
        return goods_hope(look, action.gain, action.pay, before) + spent
    return 0.0


def most_held(look: Outlook, good: int, amount: int) -> int:
    """How much of a good, up to that amount, one opponent has."""
    most = 0
    for player in look.state.players:
        if player is not look.player:
            most = max(most, min(amount, player.goods[good]))
    return most


def targets(look: Outlook, goods: tuple[int, ...]) -> int:
    """From how many opponents how many of these goods can be taken: with one alone, nobody is asked."""
    found = 0
    for player in look.state.players:
        if player is not look.player:
            for good in goods:
                if player.goods[good]:
                    found += 1
    return found

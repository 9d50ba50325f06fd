"""Advice for bots: how much of the game is to come for a seat, and what its things are worth until then."""

from __future__ import annotations

from typing import Final

from meadhall.games.feudum.components.differences import FARMER_TRADE, SHILLINGS
from meadhall.games.feudum.components.pieces import FEUDUM, FOOD, GOODS_TOTAL, count, one, size
from meadhall.games.feudum.state import LAST_EPOCH, State

KEPT: Final = 0.85
"""From one dawn to the next, this share of what scores there is kept."""
ROUNDS_AN_EPOCH: Final = 2.0
WHOLE_GAME: Final = 4
"""Dawns, from epoch I on."""

FIRST_GOOD: Final = [0.0, 1.5, 1.5, 0.8, 1.8]
"""Of food, wood, iron, sulfur, saltpeter: what the first is worth while there is time; food is for feeding."""
MORE_GOODS: Final = [0.0, 0.8, 0.8, 0.4, 1.2]
MANY_GOODS: Final = 3
"""Of one kind: more than that are hardly used."""
SPARE_GOOD: Final = 0.1

MEALS: Final = [4.5, 2.0, 0.9]
"""A meal in this round, the next, and those after it: a pawn that is fed keeps its seat and its place."""
LATER_MEAL: Final = 1.0
SPARE_FOOD: Final = 0.15
FOOD_USE: Final = 0.5
"""Of a food or shilling from the Farmer Guild, while food is wanted."""
COIN: Final = 0.2
"""What a shilling can buy, besides what it scores."""
COINS_USED: Final = 6

SENT: Final = 0.6
"""Of goods at own farms, the share that will reach the barn in time."""

# With the whole game to come:
PAWN: Final = 2.0
"""A pawn on the board moves, influences, attacks, feasts."""
WINE: Final = 1.3
"""Sulfur in the barrel feeds a pawn twice, or pays for a feast."""
TILE: Final = 1.5
"""A region tile stands for any good."""
VESSEL: Final = 1.5
"""The first vessel opens regions."""
BEAD: Final = 1.0
SEAL: Final = 1.5
"""For a charter or a feudum."""
SEALS_USED: Final = 3
WRIT: Final = 3.0
"""The best of the writs that are drawn."""
MARKER: Final = 1.2
SPARE_MARKER: Final = 0.25
MARKERS_USED: Final = 3


class Outlook:
    """What is worked out once for a seat, before things are weighed."""

    __slots__ = ("dawns", "farm_good", "player", "rounds", "seat", "shilling", "state", "time")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        left = LAST_EPOCH - state.epoch
        self.dawns = (1.0 - KEPT**left) / (1.0 - KEPT)
        """How often what is held now is likely to score at a dawn."""
        self.rounds = ROUNDS_AN_EPOCH * left
        self.time = left / WHOLE_GAME
        """How much of a promise can still come true: from 1 down to 0."""
        self.shilling = state.numbers(SHILLINGS)[0] / state.components.tracks.final_shillings
        self.farm_good = max(self.shilling, FOOD_USE * self.time) / state.numbers(FARMER_TRADE)[0]
        """What a good at a farm brings if it is sent to the barn."""


def shillings_worth(look: Outlook, number: int) -> float:
    """What they score at the end, and what the first of them can buy."""
    return look.shilling * number + COIN * look.time * min(number, COINS_USED)


def food_worth(look: Outlook, food: int) -> float:
    """Meals of this round first, then those of the rounds to come; barrel sulfur feeds as well.

    Who has no pawn on the board wants food all the same: no pawn comes on without it.
    """
    pawns = max(1, look.player.pawns_out)
    if not look.time:
        return 0.0
    worth = 0.0
    for coming in range(int(look.rounds)):
        eaten = min(food, pawns)
        worth += MEALS[min(coming, len(MEALS) - 1)] * eaten
        food -= eaten
    return worth + SPARE_FOOD * food


def good_worth(look: Outlook, good: int, held: int) -> float:
    """One more good of a kind of which so many are held."""
    if good == FOOD:
        return food_worth(look, held + 1) - food_worth(look, held)
    if held >= MANY_GOODS:
        return SPARE_GOOD * look.time
    return (MORE_GOODS[good] if held else FIRST_GOOD[good]) * min(1.0, 2.0 * look.time)


def goods_worth(look: Outlook, goods: int) -> float:
    """A heap of goods in the personal supply."""
    total = food_worth(look, count(goods, FOOD))
    for good in range(GOODS_TOTAL):
        if good != FOOD:
            for held in range(count(goods, good)):
                total += good_worth(look, good, held)
    return total


def reward_worth(look: Outlook, goods: int) -> float:
    """What the Farmer Guild gives for so many goods, in the best mix of food and shillings."""
    number = goods // look.state.numbers(FARMER_TRADE)[0]
    food = count(look.player.goods, FOOD)
    before = food_worth(look, food)
    best = 0.0
    for eaten in range(number + 1):
        best = max(best, food_worth(look, food + eaten) - before + look.shilling * (number - eaten))
    return best


def markers_worth(look: Outlook, number: int) -> float:
    """Influence markers in the supply."""
    return look.time * (MARKER * min(number, MARKERS_USED) + SPARE_MARKER * max(0, number - MARKERS_USED))


def cost_worth(look: Outlook, cost: int) -> float:
    """What a price in goods takes from the supply; tiles stand in for what is missing."""
    goods = look.player.goods
    paid = missing = 0
    for good in range(GOODS_TOTAL):
        due, held = count(cost, good), count(goods, good)
        paid += min(due, held) * one(good)
        missing += max(0, due - held)
    return goods_worth(look, goods) - goods_worth(look, goods - paid) + TILE * look.time * missing


def vassal_loss(look: Outlook) -> float:
    """What a vassal is to lose at the dawns to come, for military spaces that are not covered."""
    tracks = look.state.components.tracks
    loss = 0.0
    for epoch in range(look.state.epoch + 1, LAST_EPOCH + 1):
        loss += sum(tracks.military_losses[look.player.military : tracks.military_checked[epoch]])
    return loss


def is_vassal(look: Outlook) -> bool:
    return look.player.ruled & look.state.kinds[FEUDUM] != 0


def farm_goods_worth(look: Outlook, farm: int) -> float:
    return look.farm_good * size(look.state.goods_at[farm])

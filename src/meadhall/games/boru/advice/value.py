"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.names import count
from meadhall.games.boru.components.tables import BATTLE, CHURCH, COIN, COURTSHIP, EXPAND, PAY, Run
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.scoring import totals
from meadhall.games.boru.state import DRAFT, FACE_DOWN, NO_CARD, NOBODY, ON_BOARD, OVER, State

COIN_WORTH: Final = 0.4
RENOWN_WORTH: Final = 0.8
"""Over the point that a renown scores at the end: what it adds to won battles to come."""
MONASTERY_WORTH: Final = 2.5
MARRIAGE_WORTH: Final = 3.5
TOKEN_WEIGHT: Final = 1.2
"""Claim tokens decide games: what they promise weighs more than the points they would score today."""
DISCS_A_TRICK: Final = 1.5
"""Each trick puts one on the board; expansions and marriages add about half as many."""
SURE_SPREAD: Final = 0.2
"""How far a contest may swing when nothing more is to come: a lead of one is then all but sure."""
COMING_SPREAD: Final = 0.4
"""How much further for each disc still to come into a region: about as often as leads were lost in games played."""
TRICK_SPREAD: Final = 0.3
"""How much further for each trick before the upkeep, in courtship, battle and church."""
TIE: Final = 0.5
"""A tie counts as half a step: it keeps a token with its holder, and wins neither battle nor church."""
RIVAL_WEIGHT: Final = 0.35
"""How much a point of the best rival takes from one's own."""
LOST_TOWN: Final = 2.5
BATTLE_WORTH: Final = 0.9
CHURCH_WORTH: Final = 0.6
COURT_WORTH: Final = 0.9
EXPAND_WORTH: Final = 1.0
TOWN_WORTH: Final = 0.35
"""A town for itself: roads out of it, and one more to lose."""


def value(state: State, seat: int) -> float:
    """The score as it stands, and what is likely to come of it before it is counted."""
    left = len(state.marriage_deck) + (state.marriage_card != NO_CARD)
    points = totals(state)
    worth = points[seat] - RIVAL_WEIGHT * most_of_others(points, seat)
    worth += COIN_WORTH * min(state.coins[seat], 12) * min(1.0, tricks_left(state, seat) / 3.0)
    worth += RENOWN_WORTH * state.renown[seat] * left * 0.25
    worth += TOWN_WORTH * count(state.controlled(seat)) * min(left, 2)
    if state.phase != OVER:  # the tokens are dealt out in the last upkeep too
        worth += tokens_hope(state, seat)
    if state.marriage_card != NO_CARD:  # the upkeep of this round is still to come
        worth += marriage_hope(state, seat) + battle_hope(state, seat) + church_hope(state, seat)
    if state.played[seat] > NO_CARD:
        worth += trick_hope(state, seat)
    return worth


def most_of_others(counts: list[int], seat: int) -> int:
    """The highest of the other seats' counts."""
    most = counts[seat - 1]  # the last one, for seat 0
    for other, amount in enumerate(counts):
        if other != seat and amount > most:
            most = amount
    return most


def tricks_left(state: State, seat: int) -> int:
    """How many more cards the seat will play in the game."""
    this_round = max(0, count(state.hands[seat]) - 1)
    if state.phase == DRAFT:
        this_round = state.components.hand_size[state.players] - 1
    return this_round + len(state.marriage_deck) * (state.components.hand_size[state.players] - 1)


def tokens_hope(state: State, seat: int) -> float:
    """What the claim tokens of all regions promise."""
    discs = discs_to_come(state, seat)
    return math.fsum([token_hope(state, seat, region, discs) for region in range(len(state.claims))])


def token_hope(state: State, seat: int, region: int, discs: float) -> float:
    """What the region's claim token promises beyond what it scores as it lies."""
    components = state.components
    towns = components.region_towns[region]
    if not (state.discs[seat] | state.vikings) & towns:
        return 0.0
    counts, vikings = towns_in(state, region)
    if counts[seat] == 0:
        return 0.0
    lead = counts[seat] - max(most_of_others(counts, seat), vikings)
    free = state.free_towns
    coming = discs * count(free & towns) / count(free) if free else 0.0
    spread = SURE_SPREAD + COMING_SPREAD * coming
    points = components.region_points[region] * TOKEN_WEIGHT
    holder = state.claims[region]
    if holder == FACE_DOWN:
        missing = components.minimum[region] - state.weight_in(state.occupied & towns)
        return points * chance_of(lead / spread) * at_least(missing, coming)
    if holder == seat:  # a tie leaves it with its holder
        return points * (chance_of((lead + TIE) / spread) - 1.0)
    if holder == ON_BOARD:
        shared = 0.5 if lead >= 0 else 0.0
        return points * (chance_of(lead / spread) - shared)
    return points * chance_of((lead - TIE) / spread)


def discs_to_come(state: State, seat: int) -> float:
    """How many towns are likely to get a disc before the end, whoever puts it there."""
    return DISCS_A_TRICK * tricks_left(state, seat)


def at_least(count: int, mean: float) -> float:
    """How likely so many things happen where so many are expected: Poisson's distribution."""
    chance = 1.0
    term = math.exp(-mean)
    for happened in range(count):
        chance -= term
        term *= mean / (happened + 1)
    return chance


def chance_of(margin: float) -> float:
    """From a lead, in units of how far it may still swing, to the chance of keeping it."""
    return 1.0 / (1.0 + math.exp(-margin)) if margin > -30.0 else 0.0


def marriage_hope(state: State, seat: int) -> float:
    """The foremost disc will marry; the others get what the track shows."""
    space = state.marriage_space[seat]
    if space == 0:
        return 0.0
    first = chance_of((space - most_of_others(state.marriage_space, seat) - TIE) / swing(state, seat))
    return first * (MARRIAGE_WORTH + 1.5) + 0.12 * space


def battle_hope(state: State, seat: int) -> float:
    """Most invaders win renown and points; fewest lose a town while any are left."""
    own = state.invaders[seat]
    spread = swing(state, seat)
    hope = 0.1 * own
    if own:
        hope += chance_of((own - most_of_others(state.invaders, seat) - TIE) / spread) * (state.renown[seat] + 2.0)
    if state.battle_area:
        last = 1.0
        for other in range(state.players):  # a single rival with fewer saves the town: the more rivals, the safer
            if other != seat:
                last *= chance_of((state.invaders[other] - own + TIE) / spread)
        hope -= last * LOST_TOWN * min(1.0, state.battle_area / 3.0)
    return hope


def church_hope(state: State, seat: int) -> float:
    """Most discs win a monastery and the marker; four win one later."""
    own = state.church[seat]
    if own == 0:
        return 0.0
    first = chance_of((own - most_of_others(state.church, seat) - TIE) / swing(state, seat))
    return first * (MONASTERY_WORTH + 0.5) + 0.25 * min(own, state.components.late_monastery)


def swing(state: State, seat: int) -> float:
    """How far a contest may still turn before the upkeep: as far as there are tricks to come."""
    return SURE_SPREAD + TRICK_SPREAD * max(0, count(state.hands[seat]) - 1)


def trick_hope(state: State, seat: int) -> float:
    """What the card laid down promises: the town if it wins, a secondary action if not."""
    card = state.played[seat]
    chance = win_chance(state, seat, card)
    won = town_hope(state, seat, state.active) + action_worth(state, seat, state.components.primary[card])
    return chance * won + (1.0 - chance) * best_action(state, seat, state.components.secondary[card])


def best_action(state: State, seat: int, actions: list[list[Run]]) -> float:
    """What the best of a card's secondary actions is worth."""
    best = action_worth(state, seat, actions[0])
    for action in actions[1:]:
        best = max(best, action_worth(state, seat, action))
    return best


def action_worth(state: State, seat: int, action: list[Run]) -> float:
    """A rough worth of an action's icons to this seat as it stands."""
    coins = state.coins[seat]
    worth = 0.0
    for run in action:
        icon = run.icon
        if icon == COIN:
            coins += run.count
            worth += COIN_WORTH * run.count
        elif icon == PAY:
            in_coins = min(coins, run.count)
            coins -= in_coins
            worth -= COIN_WORTH * in_coins + min(2.0 * (run.count - in_coins), state.points[seat])
        elif icon == BATTLE:
            worth += BATTLE_WORTH * min(run.count, state.battle_area)
        elif icon == CHURCH:
            worth += CHURCH_WORTH * run.count
        elif icon == COURTSHIP:
            worth += COURT_WORTH * min(run.count, state.components.top - state.marriage_space[seat])
        elif icon == EXPAND and coins >= state.components.cost_expand:
            worth += EXPAND_WORTH
    return worth


def win_chance(state: State, seat: int, card: int) -> float:
    """How likely the card is to win the trick, given who can still beat it."""
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    matching = state.components.suit_cards[state.components.town_colour[state.active]]
    if not matching >> card & 1:
        return 0.0
    higher = matching & ~((1 << (card + 1)) - 1)
    chance = 1.0
    for other in range(state.players):
        if other == seat:
            continue
        if state.played[other] > NO_CARD:
            if higher >> state.played[other] & 1:
                return 0.0
        elif state.hands[other] & higher:
            chance *= 0.55
    return chance


def town_hope(state: State, seat: int, town: int) -> float:
    """What a disc on the town would add."""
    region = state.components.town_region[town]
    to_come = discs_to_come(state, seat)
    before = token_hope(state, seat, region, to_come)
    discs, occupied = state.discs[seat], state.occupied
    opens = discs & state.components.region_towns[region] == 0
    state.put_disc(seat, town)
    after = token_hope(state, seat, region, to_come)
    state.discs[seat], state.occupied = discs, occupied
    return after - before + TOWN_WORTH * 2.0 + (1.2 if opens else 0.0)

"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

import math
from typing import Final

from meadhall.games.boru.components.tables import BATTLE, CHURCH, COIN, COURTSHIP, EXPAND, PAY, Run
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.scoring import scores
from meadhall.games.boru.state import DRAFT, FACE_DOWN, NO_CARD, NO_TOWN, NOBODY, ON_BOARD, State

COIN_WORTH: Final = 0.4
RENOWN_WORTH: Final = 0.8
"""Over the point that a renown scores at the end: what it adds to won battles to come."""
MONASTERY_WORTH: Final = 2.5
MARRIAGE_WORTH: Final = 3.5
TOKEN_WEIGHT: Final = 1.4
"""Claim tokens decide games: what they promise weighs more than the points they would score today."""
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
    totals = [score.total for score in scores(state)]
    worth = totals[seat] - RIVAL_WEIGHT * max(totals[:seat] + totals[seat + 1 :])
    worth += COIN_WORTH * min(state.coins[seat], 12) * min(1.0, tricks_left(state, seat) / 3.0)
    worth += RENOWN_WORTH * state.renown[seat] * left * 0.25
    worth += TOWN_WORTH * state.controlled(seat).bit_count() * min(left, 2)
    worth += math.fsum(token_hope(state, seat, region) for region in range(len(state.claims))) * min(1.0, left)
    if state.marriage_card != NO_CARD:  # the upkeep of this round is still to come
        worth += marriage_hope(state, seat) + battle_hope(state, seat) + church_hope(state, seat)
    if state.active != NO_TOWN and state.played[seat] != NO_CARD:
        worth += trick_hope(state, seat)
    return worth


def tricks_left(state: State, seat: int) -> int:
    """How many more cards the seat will play in the game."""
    this_round = max(0, state.hands[seat].bit_count() - 1)
    if state.phase == DRAFT:
        this_round = state.components.hand_size[state.players] - 1
    return this_round + len(state.marriage_deck) * (state.components.hand_size[state.players] - 1)


def token_hope(state: State, seat: int, region: int) -> float:
    """What the region's claim token promises beyond what it scores as it lies."""
    components = state.components
    points = components.region_points[region] * TOKEN_WEIGHT
    counts, vikings = towns_in(state, region)
    own = counts[seat]
    if own == 0:
        return 0.0
    rivals = counts[:seat] + counts[seat + 1 :]
    lead = own - max(max(rivals), vikings)
    holder = state.claims[region]
    chance = 1.0 / (1.0 + math.exp(-1.3 * lead))
    if holder == FACE_DOWN:
        towns = state.weight_in(state.occupied & components.region_towns[region])
        chance *= min(1.0, (towns + 1.0) / (components.minimum[region] + 1.0))
        return points * chance
    if holder == seat:
        return points * (chance - 1.0) * 0.5
    half = 0.5 * points if holder == ON_BOARD and lead >= 0 else 0.0
    return (points - half) * chance * 0.8


def marriage_hope(state: State, seat: int) -> float:
    """The foremost disc will marry; the others get what the track shows."""
    space = state.marriage_space[seat]
    others = state.marriage_space[:seat] + state.marriage_space[seat + 1 :]
    lead = space - max(others)
    tricks = state.hands[seat].bit_count()
    hope = (MARRIAGE_WORTH + 1.5) / (1.0 + math.exp(-(lead - 0.5) / (0.4 + 0.25 * tricks)))
    return hope + 0.12 * space if space else 0.0


def battle_hope(state: State, seat: int) -> float:
    """Most invaders win renown and points; fewest lose a town while any are left."""
    own = state.invaders[seat]
    others = state.invaders[:seat] + state.invaders[seat + 1 :]
    spread = 0.5 + 0.3 * state.hands[seat].bit_count()
    first = 1.0 / (1.0 + math.exp(-(own - max(others) - 0.5) / spread))
    last = 1.0 / (1.0 + math.exp(-(min(others) + 0.5 - own) / spread))
    hope = first * (state.renown[seat] + 2.0) if own else 0.0
    if state.battle_area:
        hope -= last * LOST_TOWN * min(1.0, state.battle_area / 3.0)
    return hope + 0.1 * own


def church_hope(state: State, seat: int) -> float:
    """Most discs win a monastery and the marker; four win one later."""
    own = state.church[seat]
    if own == 0:
        return 0.0
    others = state.church[:seat] + state.church[seat + 1 :]
    spread = 0.5 + 0.3 * state.hands[seat].bit_count()
    first = 1.0 / (1.0 + math.exp(-(own - max(others) - 0.5) / spread))
    return first * (MONASTERY_WORTH + 0.5) + 0.25 * min(own, state.components.late_monastery)


def trick_hope(state: State, seat: int) -> float:
    """What the card laid down promises: the town if it wins, a secondary action if not."""
    card = state.played[seat]
    chance = win_chance(state, seat, card)
    won = town_hope(state, seat, state.active) + action_worth(state, seat, state.components.primary[card])
    lost = max(action_worth(state, seat, action) for action in state.components.secondary[card])
    return chance * won + (1.0 - chance) * lost


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
        if state.played[other] != NO_CARD:
            if higher >> state.played[other] & 1:
                return 0.0
        elif state.hands[other] & higher:
            chance *= 0.55
    return chance


def town_hope(state: State, seat: int, town: int) -> float:
    """What a disc on the town would add."""
    region = state.components.town_region[town]
    before = token_hope(state, seat, region)
    opens = state.discs[seat] & state.components.region_towns[region] == 0
    state.put_disc(seat, town)
    after = token_hope(state, seat, region)
    state.discs[seat] &= ~(1 << town)
    state.occupied &= ~(1 << town)
    return after - before + TOWN_WORTH * 2.0 + (1.2 if opens else 0.0)

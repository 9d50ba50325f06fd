"""Advice for bots: how far the end of the game is, for those to whom it would be welcome."""

from __future__ import annotations

from typing import Final

from meadhall.games.raiders.advice.outlook import Outlook
from meadhall.games.raiders.components.pieces import FORTRESS, GOLD, PROVISIONS, SILVER
from meadhall.games.raiders.rules.raid import gold_for, provisions_for, skills
from meadhall.games.raiders.state import NOT_ENDING, total

RAID_TURNS: Final = 6.0
"""From one fortress raid to the next."""
OFFERING_TURNS: Final = 4.0
THE_RAID: Final = 1.0
"""To be ready is not enough: the turn of the raid itself is still to come."""
ACTION: Final = 0.5
"""Of a turn: there are two actions in each."""
PIECE: Final = 0.25
"""A card, a provision, one of strength: about two come of an action."""
SILVER_PIECE: Final = 0.2
"""It comes a little faster."""
USUAL_COST: Final = 2
"""Of a card that is not in hand yet."""
WORKER_WANTED: Final = 0.3
"""All is ready but the worker."""
WORKER_SOON: Final = 0.1
"""Less than anything else that may be missing: to keep the right worker must not keep the player from getting that."""


def turns_by_raids(look: Outlook) -> float:
    """About how many turns the player would need to end the game by raiding fortresses: a road that is always open."""
    raids = raids_to_the_end(look)
    return (raids - 1) * RAID_TURNS + turns_to_next(look) if raids else 0.0


def raids_to_the_end(look: Outlook) -> int:
    """How many fortress spaces are still to be plundered before the end is near."""
    state = look.state
    components = state.components
    if state.ending != NOT_ENDING:
        return 0
    raids = (state.open_spaces & components.fortress_spaces).bit_count() - components.fortress_spaces_left
    if look.raiding >= 0 and components.settlement_kind[look.raiding] == FORTRESS:
        raids -= 1
    return max(0, raids)


def turns_to_next(look: Outlook) -> float:
    """About how many turns until the player could have raided the nearest fortress."""
    state = look.state
    standing = state.open_spaces & state.components.fortress_spaces
    nearest = -1.0
    for settlement, spaces in enumerate(state.components.settlement_spaces):
        if spaces & standing:
            turns = turns_to_raid(look, settlement)
            if nearest < 0.0 or turns < nearest:
                nearest = turns
    return nearest


def turns_by_offerings(look: Outlook) -> float:
    """About how many turns until the stack of offerings is used up."""
    return len(look.state.stack) * OFFERING_TURNS


def turns_to_raid(look: Outlook, settlement: int) -> float:
    """About how many turns until the player could have raided that fortress: each thing missing takes its time."""
    state = look.state
    components = state.components
    player = look.player
    turns = crew_turns(look, components.settlement_crew[settlement])
    turns += PIECE * max(0, provisions_for(state, player, settlement) - player.goods[PROVISIONS])
    gold = gold_for(state, player, settlement) - player.goods[GOLD]
    if gold > 0:
        turns += ACTION * gold + PIECE * max(0, 2 * gold - len(player.hand) - look.drawn) / 2
    turns += PIECE * lacking_strength(look, settlement)
    if not components.settlement_workers[settlement] & (player.worker or look.worker):
        turns += WORKER_SOON if turns else WORKER_WANTED
    return turns + THE_RAID


def crew_turns(look: Outlook, crew: int) -> float:
    """About how many turns it takes to have so many hired: cards, silver, and a visit to the Barracks for each."""
    state = look.state
    folk = state.components.folk
    player = look.player
    lacking = crew - len(player.crew)
    if lacking <= 0:
        return 0.0
    heroes = state.components.limit_heroes - total(folk.hero, player.crew)
    costs: list[int] = []
    for kind in player.hand:
        if folk.hero[kind]:
            heroes -= 1
        if not folk.hero[kind] or heroes >= 0:
            costs.append(folk.cost[kind])
    costs.sort()
    held = max(0, len(costs) + look.drawn)
    known = min(lacking, held, len(costs))
    silver = sum(costs[:known]) + USUAL_COST * (lacking - known)
    # More silver than the limit would be lost at the end of the turn.
    short = silver - min(player.goods[SILVER], state.components.limit_silver)
    return ACTION * lacking + PIECE * max(0, lacking - held) + SILVER_PIECE * max(0, short)


def lacking_strength(look: Outlook, settlement: int) -> int:
    """How much strength a raid there lacks to score, even with the best of dice."""
    state = look.state
    components = state.components
    tiers = components.settlement_tiers[settlement]
    if not tiers:
        return 0
    player = look.player
    dice = components.settlement_dice[settlement] * max(components.faces)
    strength = total(components.folk.strength, player.crew) + player.armour + skills(state, player, settlement) + dice
    return max(0, tiers[0][0] - strength)


def is_hopeless(look: Outlook, settlement: int) -> bool:
    """Whether it is a fortress, and even the best of dice would not make a raid there score."""
    return look.state.components.settlement_kind[settlement] == FORTRESS and lacking_strength(look, settlement) > 0

"""Why an option is good: what a player has, what the prospects are, and how a raid may end."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.advice import BRINGS, COSTS, RISKS, Reason
from meadhall.engine.decision import Decision
from meadhall.games.raiders.advice.outlook import USED, Outlook, score_of
from meadhall.games.raiders.advice.value import (
    ARMOUR_WORTH,
    CARD_WORTH,
    CREW_WORTH,
    ENOUGH,
    HAND_SHARE,
    WORKER_WORTH,
    best_space,
    crew_worth,
    hire_hope,
    nearness,
    offering_hope,
    raid_hope,
    see_crew,
)
from meadhall.games.raiders.components.pieces import GOLD, IRON, LIVESTOCK, PROVISIONS, SILVER
from meadhall.games.raiders.rules.raid import VALKYRIE_PLACE, skills
from meadhall.games.raiders.state import State, tokens_on, total

GIVEN_AWAY: Final = ("put_back", "hand_limit", "discard", "give_card", "mourn", "avenged", "sacrifice")
"""Decisions in which one of several people goes."""


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the player has, as the rules count it."""
    player = state.players[seat]
    return [
        ("points", score_of(state, player)),
        ("silver", player.goods[SILVER]),
        ("provisions", player.goods[PROVISIONS]),
        ("gold", player.goods[GOLD]),
        ("iron", player.goods[IRON]),
        ("livestock", player.goods[LIVESTOCK]),
        ("armour", player.armour),
        ("crew", len(player.crew)),
        ("strength", total(state.components.folk.strength, player.crew)),
        ("cards", len(player.hand)),
        ("valkyries", player.valkyries),
        ("offerings", len(player.tiles)),
    ]


def prospects(state: State, seat: int) -> list[tuple[str, float]]:
    """What `value` is made of."""
    look = Outlook(state, seat)
    player = look.player
    see_crew(look)
    supplies = ARMOUR_WORTH * player.armour + WORKER_WORTH[player.worker]
    for good, amount in enumerate(player.goods):
        supplies += USED[good] * min(amount, ENOUGH[good])
    crew = CREW_WORTH[len(player.crew)] + math.fsum([crew_worth(look, kind) for kind in player.crew])
    hand = CARD_WORTH[min(len(player.hand), len(CARD_WORTH) - 1)]
    hand += HAND_SHARE * math.fsum([crew_worth(look, kind) for kind in player.hand])
    ahead = look.ahead
    return [
        ("_points", float(score_of(state, player))),
        ("plunder", best_space(look, look.raiding) if look.raiding >= 0 else 0.0),
        ("supplies", ahead * supplies),
        ("crew", ahead * crew),
        ("hand", ahead * hand),
        ("hire", ahead * hire_hope(look)),
        ("offering", ahead * offering_hope(look)),
        ("raid", ahead * raid_hope(look)),
        ("_end", nearness(look)),
    ]


def reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """What a raid can win, what rolling again can, and who comes with the plunder."""
    components = state.components
    if decision.kind == "place" and option in components.settlement_names:
        return raid_reasons(state, decision.seat, components.settlement_names.index(option))
    if decision.kind == "reroll":
        return reroll_reasons(state, option)
    if decision.kind == "plunder":
        valkyries = tokens_on(state.tokens[components.spaces.index[option]], VALKYRIE_PLACE)
        return [Reason(COSTS, "reason-valkyries", valkyries)] if valkyries else []
    if decision.kind in GIVEN_AWAY:
        return folk_reasons(state, option)
    return []


def folk_reasons(state: State, option: str) -> list[Reason]:
    """What a card that is given away would have cost, and how strong it is."""
    components = state.components
    number = components.cards.index.get(option, 2 * components.kinds)
    if number == 2 * components.kinds:  # Nobody.
        return []
    kind = number % components.kinds
    return [Reason(RISKS, "reason-folk", components.folk.cost[kind], components.folk.strength[kind])]


def strength_of(state: State, seat: int, settlement: int) -> int:
    """Crew, what the crew can do there, and armour: all but the dice."""
    player = state.players[seat]
    return total(state.components.folk.strength, player.crew) + skills(state, player, settlement) + player.armour


def raid_reasons(state: State, seat: int, settlement: int) -> list[Reason]:
    """From which strength to which the dice may bring the crew, and what that scores."""
    components = state.components
    dice = components.settlement_dice[settlement]
    tiers = components.settlement_tiers[settlement]
    if not dice or not tiers:
        return []
    strength = strength_of(state, seat, settlement)
    lowest, highest = strength + dice * min(components.faces), strength + dice * max(components.faces)
    if highest < tiers[0][0]:
        return [Reason(RISKS, "reason-cannot_win", highest, tiers[0][0])]
    told = [Reason(BRINGS, "reason-strength", lowest, highest)]
    for needed, points in reversed(tiers):
        if needed <= lowest:
            return [*told, Reason(BRINGS, "reason-sure", points)]
        if needed <= highest:
            told.append(Reason(RISKS, "reason-chance", chance_of(state, dice, needed - strength), points))
    return told


def chance_of(state: State, dice: int, needed: int) -> int:
    """How likely so many dice show at least so much, in percent."""
    chances = state.components.dice_sums[dice]
    return round(100 * math.fsum(chances[max(0, needed) :]))


def reroll_reasons(state: State, option: str) -> list[Reason]:
    """What is missing for the next points, and how likely that die brings it."""
    report = state.raid
    if report is None:
        return []
    components = state.components
    higher = [tier for tier in components.settlement_tiers[report.settlement] if tier[0] > report.strength]
    if not higher:
        return [Reason(BRINGS, "reason-highest", report.strength)]
    missing = higher[0][0] - report.strength
    told = [Reason(RISKS, "reason-missing", missing, higher[0][1])]
    die = components.dice.index[option]
    if die < len(report.dice):
        told.append(Reason(BRINGS, "reason-chance", chance_of(state, 1, report.dice[die] + missing), higher[0][1]))
    return told

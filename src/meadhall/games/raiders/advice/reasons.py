"""Why an option is good: what a player has, what the prospects are, and how a raid may end."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.advice import BRINGS, COSTS, LEADS, RISKS, Reason
from meadhall.engine.decision import Decision
from meadhall.engine.names import bits
from meadhall.games.raiders.advice.ending import RAID_TURNS, raids_to_the_end
from meadhall.games.raiders.advice.outlook import USED, Outlook, score_of
from meadhall.games.raiders.advice.rolling import points_again
from meadhall.games.raiders.advice.value import (
    ARMOUR_WORTH,
    CARD_WORTH,
    CREW_WORTH,
    ENOUGH,
    HAND_SHARE,
    WORKER_WORTH,
    best_space,
    crew_worth,
    death_worths,
    hire_hope,
    nearness,
    nearness_after,
    offering_hope,
    raid_hope,
    see_crew,
)
from meadhall.games.raiders.components.pieces import GOLD, IRON, LIVESTOCK, PROVISIONS, SILVER
from meadhall.games.raiders.rules.raid import VALKYRIE_PLACE, skills
from meadhall.games.raiders.scoring import plunder_points
from meadhall.games.raiders.state import NOWHERE, State, tokens_on, total

GIVEN_AWAY: Final = ("put_back", "hand_limit", "discard", "give_card", "avenged", "sacrifice")
"""Decisions in which one of several people goes."""


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the player has, as the rules count it: points but for those of plunder, which is told by itself."""
    player = state.players[seat]
    return [
        ("points", score_of(state, player) - plunder_points(state, player)),
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
    plunder = plunder_points(state, player)
    end = nearness(look)
    there = end_if_ready(look)
    coming = valkyries_to_come(look)
    return [
        ("points", float(score_of(state, player) - plunder)),
        ("plunder", best_space(look, look.raiding) if look.raiding >= 0 else 0.0),
        ("supplies", plunder + ahead * supplies),
        ("crew", ahead * crew),
        ("hand", ahead * hand),
        ("hire", ahead * hire_hope(look)),
        ("offering", ahead * offering_hope(look)),
        ("raid", ahead * raid_hope(look)),
        ("end", there),
        ("fortress", end - there),
        ("valkyries", coming),
        ("_valkyries", -coming),
    ]


def end_if_ready(look: Outlook) -> float:
    """What the nearness of the end would be worth if the next fortress could be raided at once.

    What is over that is what the player has for that raid: crew, gold, strength, whom else it could hire.
    """
    raids = raids_to_the_end(look)
    return nearness_after(look, (raids - 1) * RAID_TURNS if raids else 0.0) if look.hurry else 0.0


def valkyries_to_come(look: Outlook) -> float:
    """What those will do that came with plunder just taken: `priors` hope for it, `value` does not see it yet."""
    raid = look.state.raid
    if raid is None or raid.turn != look.state.turns or raid.space == NOWHERE or raid.deaths:
        return 0.0
    raider = look.state.players[raid.seat]
    return death_worths(look)[tokens_on(raid.tokens, VALKYRIE_PLACE)] if raider is look.player else 0.0


def reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """What a raid can win, what rolling again can, and who comes with the plunder."""
    components = state.components
    if decision.kind == "place" and option in components.settlement_names:
        settlement = components.settlement_names.index(option)
        return raid_reasons(state, decision.seat, settlement) + escort_reasons(state, decision.seat, settlement)
    if decision.kind == "pick_up":
        return worker_reasons(state, decision, option)
    if decision.kind == "reroll":
        return reroll_reasons(state, option)
    if decision.kind == "plunder":
        return plunder_reasons(state, decision, option)
    if decision.kind == "trade" and option.startswith("offering."):
        paid = plunder_points(state, state.players[decision.seat]) - plunder_points(after, after.players[decision.seat])
        return [Reason(COSTS, "reason-paid", paid)] if paid > 0 else []
    if decision.kind == "mourn":
        return mourn_reasons(state, option)
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


def plunder_reasons(state: State, decision: Decision, option: str) -> list[Reason]:
    """How much of the crew valkyries leave; that they leave all of it, where another space would not."""
    spaces = state.components.spaces
    found = {name: tokens_on(state.tokens[spaces.index[name]], VALKYRIE_PLACE) for name in decision.options}
    crew = len(state.players[decision.seat].crew)
    if found[option] and crew:
        return [Reason(COSTS, "reason-valkyries", found[option], max(0, crew - found[option]))]
    if not found[option] and any(found.values()):
        return [Reason(BRINGS, "reason-no_valkyries", crew)]
    return []


def escort_reasons(state: State, seat: int, settlement: int) -> list[Reason]:
    """The valkyries that come with the plunder there; where a space is chosen after the dice, how many at least."""
    spaces = state.open_spaces & state.components.settlement_spaces[settlement]
    fewest = min([tokens_on(state.tokens[space], VALKYRIE_PLACE) for space in bits(spaces)], default=0)
    crew = len(state.players[seat].crew)
    if not fewest or not crew:
        return []
    if spaces & (spaces - 1):
        dice = state.components.settlement_dice[settlement]
        return [Reason(COSTS, "reason-least_valkyries", fewest, crew)] if dice else []
    return [Reason(COSTS, "reason-valkyries", fewest, max(0, crew - fewest))]


def worker_reasons(state: State, decision: Decision, option: str) -> list[Reason]:
    """Which worker is taken along, where they differ: often that is why a building is visited at all."""
    village = state.village
    index = state.components.places.index
    colours = {village[index[building]] for building in decision.options}
    return [Reason(LEADS, "reason-next_worker", village[index[option]])] if len(colours) > 1 else []


def mourn_reasons(state: State, option: str) -> list[Reason]:
    """Whom the valkyrie takes, and whether the gold for it is there."""
    components = state.components
    kind = components.cards.index[option] % components.kinds
    told = [Reason(RISKS, "reason-taken", components.folk.cost[kind], components.folk.strength[kind])]
    if components.folk.killed_gold[kind] and not state.supply[GOLD]:
        told.append(Reason(RISKS, "reason-no_gold_left"))
    return told


def strength_of(state: State, seat: int, settlement: int) -> int:
    """Crew, what the crew can do there, and armour: all but the dice."""
    player = state.players[seat]
    return total(state.components.folk.strength, player.crew) + skills(state, player, settlement) + player.armour


def raid_reasons(state: State, seat: int, settlement: int) -> list[Reason]:
    """What the dice may make of the raid: what it scores surely, what perhaps, from which strength to which."""
    components = state.components
    dice = components.settlement_dice[settlement]
    tiers = components.settlement_tiers[settlement]
    if not dice or not tiers:
        return []
    strength = strength_of(state, seat, settlement)
    lowest, highest = strength + dice * min(components.faces), strength + dice * max(components.faces)
    if highest < tiers[0][0]:
        return [Reason(RISKS, "reason-cannot_win", highest, tiers[0][0])]
    told: list[Reason] = []
    for needed, points in tiers:
        if needed <= lowest:
            told = [Reason(BRINGS, "reason-sure", points)]
        elif needed <= highest:
            told.append(Reason(RISKS, "reason-chance", chance_of(state, dice, needed - strength), points))
    return [*told, Reason(BRINGS, "reason-strength", lowest, highest)]


def chance_of(state: State, dice: int, needed: int) -> int:
    """How likely so many dice show at least so much, in percent."""
    chances = state.components.dice_sums[dice]
    return round(100 * math.fsum(chances[max(0, needed) :]))


def reroll_reasons(state: State, option: str) -> list[Reason]:
    """What rolling that die again can win, and whether points can be lost by it; of leaving them, what stands."""
    report = state.raid
    if report is None:
        return []
    components = state.components
    now = components.raid_points(report.settlement, report.strength)
    higher = [tier for tier in components.settlement_tiers[report.settlement] if tier[0] > report.strength]
    if not higher:
        told = [Reason(BRINGS, "reason-highest", report.strength)]
    elif max(max(points_again(state, report, die)) for die in range(len(report.dice))) == now:
        told = [Reason(RISKS, "reason-no_better")]
    else:
        told = [Reason(RISKS, "reason-missing", higher[0][0] - report.strength, higher[0][1])]
    die = components.dice.index[option]
    if die >= len(report.dice):
        return told
    after = points_again(state, report, die)
    better = [points for points in after if points > now]
    worse = [points for points in after if points < now]
    if better:
        told.append(Reason(BRINGS, "reason-chance", round(100 * len(better) / len(after)), min(better)))
    elif higher:
        told = [Reason(RISKS, "reason-no_better")]
    if worse:
        told.append(Reason(RISKS, "reason-fewer", round(100 * len(worse) / len(after)), max(worse)))
    elif better:
        told.append(Reason(BRINGS, "reason-safe"))
    return told

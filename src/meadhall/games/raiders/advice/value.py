"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

from typing import Final

from meadhall.games.raiders.advice.ending import turns_by_offerings, turns_by_raids
from meadhall.games.raiders.advice.outlook import USED, Outlook, score_of
from meadhall.games.raiders.components.pieces import GOLD, PLUNDER, PROVISIONS, SILVER
from meadhall.games.raiders.rules.raid import VALKYRIE_PLACE, skills_against
from meadhall.games.raiders.scoring import marker
from meadhall.games.raiders.state import NO_TILE, State, tokens_on, total

ENOUGH: Final = [7, 5, 4, 3, 5]
"""So many of each can be put to use; more only score."""
ARMOUR_WORTH: Final = 0.5
WORKER_WORTH: Final = [0.0, 0.0, 0.4, 0.0, 0.6]
"""By colour, which is a bit."""
CREW_WORTH: Final = [0.0, 1.8, 3.6, 5.2, 6.5, 7.5]
"""A crew of so many, whoever they are."""
STRENGTH_WORTH: Final = 0.35
CARD_WORTH: Final = [0.0, 0.8, 1.5, 2.0, 2.4, 2.7, 2.9, 3.0, 3.1]
"""So many cards in hand, whatever they are."""
HAND_SHARE: Final = 0.15
"""What a card in hand is worth of what it is worth in the crew."""
HIRE_HOPE: Final = 0.7
RAID_HOPE: Final = 0.9
STEP: Final = 0.75
"""What a raid, an offering or a hire keeps of its worth for each thing that is still missing."""
VALKYRIE_WORTH: Final = 0.5
"""A step up their track, besides what it scores as it stands."""

MOST_VALKYRIES: Final = 4
"""On one space."""
NO_SPACE: Final = -1000.0
MISSING_TURNS: Final = 0.7
"""That a lost member of the crew takes the player farther from the end."""
MOST_TURNS: Final = 36.0


def value(state: State, seat: int) -> float:
    """The score as it stands, and what is likely to come of it before it is counted."""
    return worth(Outlook(state, seat))


def worth(look: Outlook) -> float:
    """The score, what the table before the player promises, and the nearness of the end if it is welcome."""
    points = float(score_of(look.state, look.player))
    see_crew(look)
    if look.raiding >= 0:
        points += best_space(look, look.raiding)
    if look.ahead:
        points += look.ahead * promise(look)
    return points + nearness(look)


def see_crew(look: Outlook) -> None:
    """Work out what hangs on the crew and its armour; many positions that are compared do not differ in them."""
    player = look.player
    crew = tuple(player.crew)
    if crew != look.known_crew or player.armour != look.known_armour:
        look.known_crew = crew
        look.known_armour = player.armour
        look.deaths = death_worths(look)
        look.raids = raid_worths(look) if look.ahead else []


def nearness(look: Outlook) -> float:
    """What it is worth to be so near to the end; nothing while nobody is in a hurry."""
    if not look.hurry:
        return 0.0
    return nearness_after(look, turns_by_raids(look))


def nearness_after(look: Outlook, turns: float) -> float:
    """The same if it took so many turns to end the game by raids."""
    return look.hurry * (MOST_TURNS - min(turns, turns_by_offerings(look))) - look.overdue * turns


# What lies before a player and will score by being used.


def promise(look: Outlook) -> float:
    player = look.player
    points = ARMOUR_WORTH * player.armour + WORKER_WORTH[player.worker]
    for good, amount in enumerate(player.goods):
        points += USED[good] * min(amount, ENOUGH[good])
    for kind in player.crew:
        points += crew_worth(look, kind)
    for kind in player.hand:
        points += HAND_SHARE * crew_worth(look, kind)
    points += CARD_WORTH[min(len(player.hand), len(CARD_WORTH) - 1)] + CREW_WORTH[len(player.crew)]
    return points + hire_hope(look) + offering_hope(look) + raid_hope(look)


def crew_worth(look: Outlook, kind: int) -> float:
    """A member of the crew, besides being one more."""
    points = look.kind_worth[kind]
    if points < 0.0:
        points = look.kind_worth[kind] = strength_and_skill(look, kind)
    return points


def strength_and_skill(look: Outlook, kind: int) -> float:
    """Strength, and what the crew member can do where there is still plunder."""
    folk = look.state.components.folk
    points = STRENGTH_WORTH * folk.strength[kind]
    for settlement, left in enumerate(look.left):
        if left:
            points += left * (0.12 * folk.raid_points[settlement][kind] + 0.04 * folk.raid_strength[settlement][kind])
            points += left * (0.06 * folk.less_provisions[settlement][kind] + 0.12 * folk.less_gold[settlement][kind])
    points += 0.4 * folk.rerolls[kind] + 0.6 * folk.hero[kind]
    points += 0.4 * (folk.killed_gold[kind] + folk.killed_points[kind] + folk.avenged[kind])
    if folk.killed_to_hand[kind]:
        points += 0.4
    for table in folk.extra:
        points += 0.4 * table[kind]
    return points


def hire_hope(look: Outlook) -> float:
    """The best card in hand, the less the more silver is missing for it; nothing while the crew is full."""
    player = look.player
    folk = look.state.components.folk
    if len(player.crew) >= look.state.components.limit_crew:
        return 0.0
    best = 0.0
    for kind in player.hand:
        missing = max(0, folk.cost[kind] - player.goods[SILVER])
        best = max(best, crew_worth(look, kind) * STEP**missing)
    return HIRE_HOPE * best


def offering_hope(look: Outlook) -> float:
    """The tile that the player is nearest to, for what it is worth over its price."""
    components = look.state.components
    goods = look.player.goods
    best = 0.0
    for tile in look.state.offerings:
        if tile == NO_TILE:
            continue
        missing = 1
        points = float(components.offering_points[tile])
        for good, amount in enumerate(components.offering_cost[tile]):
            points -= amount * look.goods_worth[good]
            if amount > goods[good]:
                missing += amount - goods[good]
        best = max(best, points * STEP**missing)
    return best


# Raids to come.


def raid_hope(look: Outlook) -> float:
    """The best raid to come, the less the more is still missing for it."""
    best = 0.0
    for settlement, hope in enumerate(look.raids):
        if hope > best:
            best = max(best, hope * STEP ** missing_for(look, settlement))
    return RAID_HOPE * best


def raid_worths(look: Outlook) -> list[float]:
    """What a raid would bring over what it takes, by settlement."""
    state = look.state
    components = state.components
    folk = components.folk
    player = look.player
    crew = player.crew
    strength = total(folk.strength, crew) + player.armour
    scored = [total(table, crew) for table in folk.raid_points]
    strengths = [strength + skills_against(state, player, kind) for kind in range(len(scored))]
    worths: list[float] = []
    for settlement, spaces in enumerate(components.settlement_spaces):
        if not state.open_spaces & spaces:
            worths.append(NO_SPACE)
            continue
        kind = components.settlement_kind[settlement]
        hope = best_space(look, settlement) + scored[kind]
        hope += components.expected_points[settlement][strengths[kind]]
        hope -= components.settlement_provisions[settlement] * look.goods_worth[PROVISIONS]
        hope -= components.settlement_gold[settlement] * look.goods_worth[GOLD]
        worths.append(hope)
    return worths


def missing_for(look: Outlook, settlement: int) -> float:
    """How many steps the player is away from a raid there: crew, provisions, gold, the right worker."""
    components = look.state.components
    folk = components.folk
    player = look.player
    kind = components.settlement_kind[settlement]
    missing = 0.0
    lacking = components.settlement_crew[settlement] - len(player.crew)
    if lacking > 0:
        missing += lacking * 1.2
    lacking = components.settlement_provisions[settlement] - player.goods[PROVISIONS]
    if lacking > 0:
        missing += max(0, lacking - total(folk.less_provisions[kind], player.crew)) * 0.6
    lacking = components.settlement_gold[settlement] - player.goods[GOLD]
    if lacking > 0:
        missing += max(0, lacking - total(folk.less_gold[kind], player.crew)) * 1.0
    workers = components.settlement_workers[settlement]
    if not workers & (player.worker or look.worker):
        missing += 1.0 if near(look.state, workers) else 2.5
    return missing


def near(state: State, workers: int) -> bool:
    """Whether a worker of such a colour stands in the village."""
    for worker in state.village:  # noqa: SIM110 - a loop is faster, and this is asked often
        if worker & workers:
            return True
    return False


def best_space(look: Outlook, settlement: int) -> float:
    """What the tokens and the worker of the settlement's best space are worth to the player, deaths included."""
    best = -MOST_TURNS
    plunder = look.plunder[settlement]
    if plunder is None:
        plunder = look.plunder[settlement] = plunder_worths(look, settlement)
    for valkyries, points in enumerate(plunder):
        if points > NO_SPACE:
            best = max(best, points + look.deaths[valkyries])
    return best


def plunder_worths(look: Outlook, settlement: int) -> list[float]:
    """By number of valkyries: what the settlement's best space with so many is worth, but for the deaths."""
    state = look.state
    components = state.components
    worths = [NO_SPACE] * (MOST_VALKYRIES + 1)
    spaces = state.open_spaces & components.settlement_spaces[settlement]
    while spaces:
        space = spaces.bit_length() - 1
        spaces ^= 1 << space
        tokens = state.tokens[space]
        points = WORKER_WORTH[components.space_worker[space]]
        for place, good in enumerate(PLUNDER):
            points += tokens_on(tokens, place) * look.goods_worth[good]
        valkyries = tokens_on(tokens, VALKYRIE_PLACE)
        worths[valkyries] = max(worths[valkyries], points)
    return worths


def death_worths(look: Outlook) -> list[float]:
    """What no valkyries, one, two... would do to the player: the weakest die, the marker climbs."""
    player = look.player
    track = look.state.components.valkyrie_points
    top = len(track) - 1
    before = marker(look.state, player)
    crew = sorted([crew_worth(look, kind) for kind in player.crew])
    worths = [0.0]
    lost = 0.0
    for deaths in range(1, MOST_VALKYRIES + 1):
        if deaths > len(crew):
            worths.append(worths[-1])
            continue
        left = len(crew) - deaths
        lost += look.ahead * (crew[deaths - 1] + CREW_WORTH[left + 1] - CREW_WORTH[left])
        lost += (look.hurry + look.overdue) * MISSING_TURNS
        after = min(top, before + deaths)
        worths.append(track[after] - track[before] + VALKYRIE_WORTH * look.ahead * (after - before) - lost)
    return worths

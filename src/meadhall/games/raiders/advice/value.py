"""Advice for bots: what a position is worth in points."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.raiders.components.pieces import FORTRESS, GOLD, PLUNDER, PROVISIONS, SETTLEMENT_KINDS, SILVER
from meadhall.games.raiders.rules.raid import VALKYRIE_PLACE, skills
from meadhall.games.raiders.scoring import crew_points, marker, plunder_points
from meadhall.games.raiders.state import FULL_ROUND, NO_TILE, NOWHERE, Player, State, tokens_on, total

SCORED: Final = [0.0, 0.0, 1.0, 1.0, 0.5]
"""What silver, provisions, gold, iron, livestock score at the end."""
USED: Final = [0.3, 0.35, 0.5, 0.5, 0.4]
"""What they are worth besides, to a player who can put them to use."""
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
LAST_TURN: Final = 0.35
"""What a promise is still worth to a player with one turn to come."""

HURRY: Final = 8.0
"""What a turn nearer to the end is worth to a player who is sure to win; once the game has gone on for long, to all."""
SAFE_LEAD: Final = 5.0
MARGIN: Final = 3.0
LONG_GAME: Final = 16.0
"""Turns a player."""
RAID_TURNS: Final = 6.0
MISSING_TURNS: Final = 0.7
OFFERING_TURNS: Final = 4.0
MOST_TURNS: Final = 36.0


class Outlook:
    """What is worked out once for a seat: what is left to raid, what it is worth, how welcome the end would be."""

    __slots__ = ("ahead", "goods_worth", "hurry", "kind_worth", "left", "player", "raiding", "state", "worker")

    def __init__(self, state: State, seat: int) -> None:
        components = state.components
        self.state = state
        self.player = state.players[seat]
        self.ahead = time_ahead(state, seat)
        """How much of a promise the seat can still make true."""
        self.goods_worth = [SCORED[good] + self.ahead * USED[good] for good in range(len(SCORED))]
        self.left = [0] * len(SETTLEMENT_KINDS)
        """Spaces still to plunder, by kind of settlement."""
        for settlement, spaces in enumerate(components.settlement_spaces):
            self.left[components.settlement_kind[settlement]] += (state.open_spaces & spaces).bit_count()
        self.kind_worth = [-1.0] * components.kinds
        """What each kind of card is worth in the crew, once it was asked for."""
        self.raiding = raid_under_way(state)
        self.worker = worker_of(state, self.player, self.raiding)
        rival = max([score_of(state, state.players[other]) for other in state.others(seat)])
        lead = score_of(state, self.player) - rival
        late = state.turns / len(state.players) - LONG_GAME
        self.hurry = HURRY * min(1.0, max(0.0, (lead - max(rival, SAFE_LEAD)) / MARGIN, late / LONG_GAME))


def time_ahead(state: State, seat: int) -> float:
    """All of the time until the last round has begun, then hardly any."""
    if state.turns_left == FULL_ROUND:
        return 1.0
    to_come = (seat - state.turn) % len(state.players)
    return LAST_TURN if 0 < to_come < state.turns_left else 0.0


def raid_under_way(state: State) -> int:
    """The settlement whose plunder is just being chosen, or -1."""
    raid = state.raid
    if raid is not None and raid.turn == state.turns and raid.space == NOWHERE:
        return raid.settlement
    return -1


def worker_of(state: State, player: Player, raiding: int) -> int:
    """The worker the player holds or, in the middle of a turn, the colours it can still get, as a mask."""
    if player.worker:
        return player.worker
    workers = 0
    if raiding >= 0:
        for space in bits(state.open_spaces & state.components.settlement_spaces[raiding]):
            workers |= state.components.space_worker[space]
    else:
        for worker in state.village:
            workers |= worker
    return workers


def value(state: State, seat: int) -> float:
    """The score as it stands, and what is likely to come of it before it is counted."""
    return worth(Outlook(state, seat))


def worth(look: Outlook) -> float:
    """The score, what the table before the player promises, and the nearness of the end if it is welcome."""
    points = float(score_of(look.state, look.player))
    deaths = death_worths(look)
    if look.raiding >= 0:
        points += best_space(look, look.raiding, deaths)
    if look.ahead:
        points += look.ahead * promise(look, deaths)
    if look.hurry:
        points += look.hurry * (MOST_TURNS - turns_to_end(look))
    return points


def score_of(state: State, player: Player) -> int:
    """The score as it would be counted now."""
    components = state.components
    points = player.points + components.valkyrie_points[marker(state, player)] + components.armour_points[player.armour]
    for tile in player.tiles:
        points += components.offering_points[tile]
    return points + crew_points(state, player) + plunder_points(state, player)


def turns_to_end(look: Outlook) -> float:
    """About how many turns the player would need to end the game, by fortresses or by offerings."""
    state = look.state
    components = state.components
    if state.turns_left != FULL_ROUND:
        return 0.0
    standing = state.open_spaces & components.fortress_spaces
    raids = standing.bit_count() - components.fortress_spaces_left
    if look.raiding >= 0 and components.settlement_kind[look.raiding] == FORTRESS:
        raids -= 1
    if raids <= 0:
        return 0.0
    missing = MOST_TURNS
    for settlement, spaces in enumerate(components.settlement_spaces):
        if spaces & standing:
            missing = min(missing, missing_for(look, settlement))
    by_raids = (raids - 1) * RAID_TURNS + missing * MISSING_TURNS
    return min(by_raids, len(state.stack) * OFFERING_TURNS)


# What lies before a player and will score by being used.


def promise(look: Outlook, deaths: list[float]) -> float:
    player = look.player
    points = ARMOUR_WORTH * player.armour + WORKER_WORTH[player.worker]
    for good, amount in enumerate(player.goods):
        points += USED[good] * min(amount, ENOUGH[good])
    for kind in player.crew:
        points += crew_worth(look, kind)
    for kind in player.hand:
        points += HAND_SHARE * crew_worth(look, kind)
    points += CARD_WORTH[min(len(player.hand), len(CARD_WORTH) - 1)] + CREW_WORTH[len(player.crew)]
    return points + hire_hope(look) + offering_hope(look) + raid_hope(look, deaths)


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


def raid_hope(look: Outlook, deaths: list[float]) -> float:
    """The best raid to come, the less the more is still missing for it."""
    state = look.state
    components = state.components
    folk = components.folk
    player = look.player
    strength = total(folk.strength, player.crew) + player.armour
    best = 0.0
    for settlement, spaces in enumerate(components.settlement_spaces):
        if not state.open_spaces & spaces:
            continue
        kind = components.settlement_kind[settlement]
        hope = best_space(look, settlement, deaths) + total(folk.raid_points[kind], player.crew)
        hope += components.expected_points[settlement][strength + skills(state, player, settlement)]
        hope -= components.settlement_provisions[settlement] * look.goods_worth[PROVISIONS]
        hope -= components.settlement_gold[settlement] * look.goods_worth[GOLD]
        if hope > best:
            best = max(best, hope * STEP ** missing_for(look, settlement))
    return RAID_HOPE * best


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


def best_space(look: Outlook, settlement: int, deaths: list[float]) -> float:
    """What the tokens and the worker of the settlement's best space are worth to the player, deaths included."""
    state = look.state
    components = state.components
    best = -MOST_TURNS
    for space in bits(state.open_spaces & components.settlement_spaces[settlement]):
        tokens = state.tokens[space]
        points = WORKER_WORTH[components.space_worker[space]] + deaths[tokens_on(tokens, VALKYRIE_PLACE)]
        for place, good in enumerate(PLUNDER):
            points += tokens_on(tokens, place) * look.goods_worth[good]
        best = max(best, points)
    return best


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
        lost += look.hurry * MISSING_TURNS
        after = min(top, before + deaths)
        worths.append(track[after] - track[before] + VALKYRIE_WORTH * look.ahead * (after - before) - lost)
    return worths


MOST_VALKYRIES: Final = 4
"""On one space."""

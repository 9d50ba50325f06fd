"""What each action card would do now, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import (
    CONQUER,
    DEFEND,
    EXPLORE,
    FARM,
    GUILDS,
    HARVEST,
    INFLUENCE,
    MIGRATE,
    MOVE,
    OUTPOST,
    REPEAT,
    TAX,
    TOWN,
)
from meadhall.games.feudum.rules.actions.conquer import STARVE_THE_PEOPLE, battlefields, targets
from meadhall.games.feudum.rules.actions.explore import EXPLORE_NAME, SHOVELS_AND_SWORDS, can_explore, explore
from meadhall.games.feudum.rules.actions.guild import FEAST, feasts_open, hosts
from meadhall.games.feudum.rules.actions.harvest import INSPECT, harvest_total, harvested
from meadhall.games.feudum.rules.actions.improve import TEND_LANDSCAPE, improvable, tendable
from meadhall.games.feudum.rules.actions.influence import MONEY_IS_INFLUENCE, can_bribe, can_influence, open_to
from meadhall.games.feudum.rules.actions.migrate import DISTANT_KIN, can_bring_on, can_migrate, entrances
from meadhall.games.feudum.rules.actions.move import GODSPEED_NAME, can_move, everything
from meadhall.games.feudum.rules.actions.repeat import DEJA_VU, repeatable, seen_before
from meadhall.games.feudum.rules.actions.starve import ROYAL_IMMUNITY, noble_places, starvable
from meadhall.games.feudum.rules.actions.tax import REINFORCEMENTS, can_tax, reinforced_by, taxes
from meadhall.games.feudum.rules.goods import can_pay
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, TRADE, own_functions
from meadhall.games.feudum.state import NO_LANDSCAPE, TURNS, State
from meadhall.games.feudum.views.outlooks.combat import conquests
from meadhall.games.feudum.views.outlooks.improving import improvement
from meadhall.games.feudum.views.outlooks.moving import usable_points
from meadhall.games.feudum.views.outlooks.trying import tried
from meadhall.games.feudum.views.question_shapes import CardOutlook, Cards, Outlook

Answer = tuple[str, dict[str, int]]
"""Why not, or ''; and the numbers of the sentence that says what would happen."""


def cards(state: State, seat: int) -> Cards:
    """All eleven cards, as if each were played now."""
    found: list[CardOutlook] = []
    for action, name in enumerate(state.components.cards.actions.names):
        why, numbers = ACTIONS[action](state, seat)
        ability: Outlook | None = None
        if state.advanced:
            ability_name, check = ABILITIES[action]
            why_not = check(state, seat) or (why if action in NEEDS_UPPER else "")
            ability = Outlook(ability_name, why_not, {})
        found.append(CardOutlook(Outlook(name, why, numbers), ability))
    return Cards(found)


# The upper halves.


def migrating(state: State, seat: int) -> Answer:
    numbers = {
        "on": 1 if can_bring_on(state, seat) else 0,
        "places": entrances(state, seat).bit_count(),
        "off": state.players[seat].pawns_out,
    }
    return ("" if can_migrate(state, seat) else "no_food"), numbers


def moving(state: State, seat: int) -> Answer:
    numbers = {"points": usable_points(state, seat), "second": 1 if state.players[seat].moves else 0}
    if can_move(state, seat):
        return "", numbers
    return ("stuck" if everything(state, seat) else "no_piece"), numbers


def influencing(state: State, seat: int) -> Answer:
    player = state.players[seat]
    numbers = {"places": open_to(state, seat, player.pawn_places).bit_count(), "markers": player.markers}
    if can_influence(state, seat):
        return "", numbers
    if not player.markers:
        return "no_marker", numbers
    return ("no_room" if player.pawn_places else "no_pawn"), numbers


def improving(state: State, seat: int) -> Answer:
    open_places = improvable(state, seat)
    points = [improvement(state, seat, location).points for location in bits(open_places)]
    numbers = {"places": len(points), "points": max(points, default=0)}
    if open_places:
        return "", numbers
    return ("no_payment" if state.players[seat].ruled else "rules_nothing"), numbers


def exploring(state: State, seat: int) -> Answer:
    if not can_explore(state, seat):
        return ("no_writs" if state.players[seat].ruled & state.kinds[OUTPOST] else "no_outpost"), {"amount": 0}
    copy = state.copy()
    tried(explore(copy, seat), [EXPLORE_NAME])
    return "", {"amount": max(1, len(copy.players[seat].drawn))}


def harvesting(state: State, seat: int) -> Answer:
    printed = state.components.cards
    if not harvested(state, seat):
        why = "farms_full" if state.players[seat].ruled & state.kinds[FARM] else "no_farm"
        return why, {"amount": 0, "farm": 0, "favours": 0}
    total = harvest_total(state, seat)
    row = total - printed.harvest_least
    return "", {"amount": total, "farm": printed.harvest_farm[row], "favours": printed.harvest_favours[row]}


def taxing(state: State, seat: int) -> Answer:
    if not can_tax(state, seat):
        return ("nothing_left" if state.players[seat].ruled & state.kinds[TOWN] else "no_town"), {"amount": 0}
    return "", {"amount": taxes(state, seat)}


def conquering(state: State, seat: int) -> Answer:
    places = battlefields(state, seat)
    found = conquests(state, seat).conquests
    numbers = {
        "targets": sum(len(targets(state, seat, location)) for location in bits(places)),
        "beaten": sum(1 for one in found if one.attack > one.defence),
    }
    if state.phase == TURNS and state.players[seat].chosen == 1 << CONQUER:
        return "last_card", numbers
    return ("" if places else "no_target"), numbers


def defending(state: State, seat: int) -> Answer:
    return "", {"amount": state.components.cards.defend_points}


def repeating(state: State, seat: int) -> Answer:
    number = repeatable(state, seat).bit_count()
    return ("" if number else "nothing_to_repeat"), {"cards": number}


def acting_at_guilds(state: State, seat: int) -> Answer:
    used = state.players[seat].guilds_used
    possible = [own_functions(state, seat, guild) for guild in range(len(GUILDS)) if not used >> guild & 1]
    numbers = {
        "trades": sum(functions.count(TRADE) for functions in possible),
        "offices": sum(functions.count(PUSH) + functions.count(PULL) for functions in possible),
    }
    return ("" if any(possible) else "no_function"), numbers


# The lower halves.


def needs_character(action: int) -> Callable[[State, int], str]:
    """For an ability that asks for nothing but a certain pawn on the board."""

    def check(state: State, seat: int) -> str:
        character = state.components.cards.ability_pawn[action]
        return "" if state.players[seat].has_character(character) else f"needs_{GUILDS[character]}"

    return check


def bribing(state: State, seat: int) -> str:
    player = state.players[seat]
    if any(can_bribe(state, seat, location) for location in bits(player.pawn_places)):
        return "" if player.markers else "no_marker"
    return needs_character(INFLUENCE)(state, seat) or "nobody_to_bribe"


def tending(state: State, seat: int) -> str:
    player = state.players[seat]
    if tendable(state, seat):
        return ""
    if not player.tiles:
        return "no_tile"
    bare = [location for location in bits(player.serfs) if state.landscape_at[location] == NO_LANDSCAPE]
    return "no_wood" if bare else "no_bare_serf"


def digging(state: State, seat: int) -> str:
    return "" if can_pay(state.players[seat], state.components.cards.ability_cost[EXPLORE]) else "no_iron"


def reinforcing(state: State, seat: int) -> str:
    return "" if reinforced_by(state, seat) else needs_character(TAX)(state, seat) or "nothing_left"


def starving(state: State, seat: int) -> str:
    if starvable(state, seat):
        return ""
    return "nobody_to_starve" if noble_places(state, seat) else "needs_noble"


def being_immune(state: State, seat: int) -> str:
    return "" if can_pay(state.players[seat], state.components.cards.ability_cost[DEFEND]) else "no_food"


def seeing_again(state: State, seat: int) -> str:
    if seen_before(state, seat):
        return ""
    payable = can_pay(state.players[seat], state.components.cards.ability_cost[REPEAT])
    return "nothing_to_repeat" if payable else "no_saltpeter"


def feasting(state: State, seat: int) -> str:
    if feasts_open(state, seat):
        return ""
    if not state.players[seat].barrel:
        return "no_wine"
    return "no_office_there" if hosts(state, seat) else "no_host"


ACTIONS: Final[list[Callable[[State, int], Answer]]] = [
    migrating,
    moving,
    influencing,
    improving,
    exploring,
    harvesting,
    taxing,
    conquering,
    defending,
    repeating,
    acting_at_guilds,
]
ABILITIES: Final[list[tuple[str, Callable[[State, int], str]]]] = [
    (DISTANT_KIN, needs_character(MIGRATE)),
    (GODSPEED_NAME, needs_character(MOVE)),
    (MONEY_IS_INFLUENCE, bribing),
    (TEND_LANDSCAPE, tending),
    (SHOVELS_AND_SWORDS, digging),
    (INSPECT, needs_character(HARVEST)),
    (REINFORCEMENTS, reinforcing),
    (STARVE_THE_PEOPLE, starving),
    (ROYAL_IMMUNITY, being_immune),
    (DEJA_VU, seeing_again),
    (FEAST, feasting),
]
"""By action."""
NEEDS_UPPER: Final = frozenset((MIGRATE, MOVE, EXPLORE, HARVEST, TAX))
"""Actions whose lower half adds to the upper one, and is nothing by itself."""

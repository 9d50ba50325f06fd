"""Advice for bots: which options look good at first sight, where what they bring shows only later."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.card_hopes import (
    attack_hope,
    card_hope,
    character_hope,
    improvement_hope,
    loot_hope,
    markers_hope,
    moving_hope,
    piece_hope,
    step_helps,
    tend_hope,
)
from meadhall.games.feudum.advice.guild_hopes import (
    NEAR,
    feast_gain,
    feast_hope,
    function_hope,
    guild_hope,
    invention_hope,
    move_hopes,
    next_buy_hope,
    price_worth,
    scroll_hope,
)
from meadhall.games.feudum.advice.outlook import WINE, WRIT, Outlook, farm_goods_worth
from meadhall.games.feudum.advice.places import marker_keeps
from meadhall.games.feudum.advice.writ_hopes import mandate_gain
from meadhall.games.feudum.components.pieces import (
    CONQUER,
    DEFEND,
    EXPLORE,
    GUILD,
    GUILDS_TOTAL,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    MIGRATE,
    MOVE,
    NOBLE,
    REPEAT,
    TAX,
)
from meadhall.games.feudum.player import EXTRA
from meadhall.games.feudum.rules.actions.conquer import STARVE_THE_PEOPLE, TARGETS, battlefields, targets
from meadhall.games.feudum.rules.actions.guild import FEAST, hosts
from meadhall.games.feudum.rules.actions.improve import TEND_LANDSCAPE
from meadhall.games.feudum.rules.actions.move import PIECES
from meadhall.games.feudum.rules.anytime import ANYTIME, DONE
from meadhall.games.feudum.rules.choosing import POUCH_USES
from meadhall.games.feudum.rules.guilds.functions import FUNCTIONS, own_functions
from meadhall.games.feudum.rules.guilds.scrolls import COLOURS, empty_scrolls
from meadhall.games.feudum.rules.mandates import playable_mandates
from meadhall.games.feudum.rules.turns import PASS
from meadhall.games.feudum.state import State

SURE: Final = 40.0
ORDER: Final = [MIGRATE, CONQUER, HARVEST, MOVE, INFLUENCE, IMPROVE, TAX, GUILD, EXPLORE, REPEAT, DEFEND]
"""In which order cards are played: what others need first."""
EARLIER: Final = 4.0
EXTRA_CARD: Final = 3.0
"""A fifth card."""
FED: Final = 12.0
PASSED: Final = 0.0
OWN_MARKER: Final = 1.0
"""One more or less in the own row of the Knight Guild."""
WORTHWHILE: Final = 1.0
"""What a mandate must bring to be played."""


def priors(state: State, seat: int, kind: str, options: list[str]) -> list[float]:
    """Weights whose logarithms are points; for what is not seen at once in the value of the position."""
    return [math.exp(hope) for hope in hopes(Outlook(state, seat), kind, options)]


def hopes(look: Outlook, kind: str, options: list[str]) -> list[float]:
    if kind == "move_good":
        return move_hopes(look.state, options)
    if kind == "function":
        return function_hopes(look, options)
    return [
        PASSED if option in (PASS, DONE) and kind != "buy_good" else hope_of(look, kind, option) for option in options
    ]


def hope_of(look: Outlook, kind: str, option: str) -> float:
    """What the option will bring that does not show at once."""
    if option == ANYTIME:
        return SURE if has_worthwhile_mandate(look) else -SURE
    if kind == "choose_card":
        return card_hope(look, look.state.components.cards.actions.index[option], look.player.chosen)
    if kind in ("play_card", "second_card"):
        return turn_hope(look, look.state.components.cards.actions.index[option])
    if kind == "buy_good":
        return next_buy_hope(look, option)
    if kind == "repeat":
        card = look.state.components.cards.actions.index[option]
        return card_hope(look, card, look.player.chosen | look.player.played)
    if kind in ("pouch", "feed", "anytime"):
        return round_hope(look, kind, option)
    if kind in ("guild", "feast", "feast_function", "reeve"):
        return office_hope(look, kind, option)
    if kind in ("send_farm", "buy_seal", "invent", "return_marker", "lay_seal", "turn_seal"):
        return step_hope(look, kind, option)
    return action_hope(look, kind, option)


def turn_hope(look: Outlook, card: int) -> float:
    """Cards that others build on come first, those that can do nothing yet last."""
    player = look.player
    useful = card_hope(look, card, (player.chosen | player.played) & ~(1 << card)) > 0.0
    place = ORDER.index(card)
    if card == MOVE and player.chosen >> INFLUENCE & 1 and markers_hope(look) > 0.0 and not step_helps(look):
        # The pawns stand well: first the markers there, then on.
        place = ORDER.index(INFLUENCE) + 1
    return EARLIER * (len(ORDER) - place) if useful else 0.0


def has_worthwhile_mandate(look: Outlook) -> bool:
    for writ in bits(playable_mandates(look.state, look.seat)):
        if mandate_gain(look, writ) > WORTHWHILE * look.time:
            return True
    return False


def round_hope(look: Outlook, kind: str, option: str) -> float:
    """Pouch, feeding, and mandates."""
    if kind == "pouch":
        return EXTRA_CARD if option == POUCH_USES[EXTRA] else 0.0
    if kind == "feed":
        return FED
    writs = look.state.components.cards.writs
    if option not in writs.index:
        return -SURE  # writs and seals are kept
    gain = mandate_gain(look, writs.index[option])
    return gain if gain > WORTHWHILE * look.time else -SURE


def office_hope(look: Outlook, kind: str, option: str) -> float:
    """At which guild to act, and in whose place to feast."""
    guilds = look.state.components.guilds.names
    if kind == "guild":
        return feast_hope(look) - WINE if option == FEAST else guild_hope(look, guilds.index[option])
    if kind == "feast":
        return feast_gain(look, guilds.index[option], hosts(look.state, look.seat))
    return 0.0


def function_hopes(look: Outlook, options: list[str]) -> list[float]:
    """Trade, push or pull; the guild is one where just these are possible."""
    found = [0.0] * len(options)
    functions = [FUNCTIONS.index(option) for option in options]
    for guild in range(GUILDS_TOTAL):
        if not look.player.guilds_used >> guild & 1 and own_functions(look.state, look.seat, guild) == functions:
            for place, function in enumerate(functions):
                found[place] = max(found[place], function_hope(look, guild, function))
    return found


def step_hope(look: Outlook, kind: str, option: str) -> float:
    """The small choices of a trade, push or pull."""
    state = look.state
    guilds = state.components.guilds
    if kind == "send_farm":
        return farm_goods_worth(look, state.components.board.locations.index[option])
    if kind == "buy_seal":
        return -price_worth(look, NOBLE, guilds.price[NOBLE])
    if kind == "invent":
        return invention_hope(guilds.inventions.index[option])
    if kind == "lay_seal":
        return scroll_hope(state, guilds.scrolls.index[option])
    if kind == "return_marker":
        nearest = max([scroll_hope(state, scroll) for scroll in bits(empty_scrolls(state))])
        return nearest - OWN_MARKER if COLOURS.index[option] == look.seat else nearest
    return NEAR  # one more seal for the rosary


def action_hope(look: Outlook, kind: str, option: str) -> float:
    """The first questions of the actions."""
    state = look.state
    locations = state.components.board.locations.index
    characters = state.components.characters.index
    if kind in ("migrate", "first_character"):
        return character_hope(look, characters[option]) if option in characters else 0.0
    if kind == "move":
        return piece_hope(look, PIECES.index(option)) + moving_hope(look)
    if kind == "influence":
        return marker_keeps(look, locations[option])
    if kind == "pilfer":
        return loot_hope(look, locations[option])
    if kind == "improve":
        return tend_hope(look) if option == TEND_LANDSCAPE else improvement_hope(look, locations[option])
    if kind in ("explore", "dig"):
        return WRIT * look.time
    if kind == "conquer":
        return -1.0 if option == STARVE_THE_PEOPLE else field_hope(look, locations[option])
    if kind == "attack":
        return target_hope(look, TARGETS.index(option))
    return 0.0


def field_hope(look: Outlook, location: int) -> float:
    """The best attack there; one that would fail is not begun."""
    best = max([attack_hope(look, location, target) for target in targets(look.state, look.seat, location)])
    return best if best > 0.0 else -SURE


def target_hope(look: Outlook, target: int) -> float:
    """The target where it can be attacked with most hope."""
    best = 0.0
    for location in bits(battlefields(look.state, look.seat)):
        if target in targets(look.state, look.seat, location):
            best = max(best, attack_hope(look, location, target))
    return best

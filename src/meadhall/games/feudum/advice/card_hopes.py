"""Advice for bots: what each action card would bring, and what its first question asks for."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.feudum.advice.guild_hopes import after_harvest, guild_hopes
from meadhall.games.feudum.advice.outlook import (
    LATER_MEAL,
    MARKER,
    PAWN,
    SEAL,
    SENT,
    TILE,
    WRIT,
    Outlook,
    cost_worth,
    good_worth,
    markers_worth,
    shillings_worth,
    vassal_loss,
)
from meadhall.games.feudum.advice.places import improve_gain, land_points, place_gain, stars_gain
from meadhall.games.feudum.components.pieces import (
    CONQUER,
    DEFEND,
    EXPLORE,
    FEUDUM,
    FOOD,
    GUILD,
    GUILDS_TOTAL,
    HARVEST,
    IMPROVE,
    INFLUENCE,
    IRON,
    MIGRATE,
    MOVE,
    OUTPOST,
    REPEAT,
    SALTPETER,
    TAX,
    TOWN,
    WOOD,
    count,
    one,
)
from meadhall.games.feudum.player import PAWNS
from meadhall.games.feudum.rules.actions.conquer import (
    FEUDUM_TARGET,
    attack_of,
    battlefields,
    defence_of,
    owner_of,
    targets,
)
from meadhall.games.feudum.rules.actions.explore import can_explore
from meadhall.games.feudum.rules.actions.harvest import harvested
from meadhall.games.feudum.rules.actions.improve import improvable, tendable
from meadhall.games.feudum.rules.actions.migrate import can_bring_on
from meadhall.games.feudum.rules.actions.move import destinations, everything
from meadhall.games.feudum.rules.actions.pilfer import goods_open, loot_places
from meadhall.games.feudum.rules.actions.tax import can_tax, reinforced_by, taxes
from meadhall.games.feudum.rules.military import can_serve

SOON: Final = 1.5
"""What Influence may bring after a Migrate or Move of the same round."""
LOOT: Final = 0.8
VOYAGE: Final = 2.5
"""A space of the epic voyage, for the second Move of a round."""
BEATEN: Final = 1.5
"""What an opponent loses with a pawn or a feudum, as a gain of one's own."""
AGAIN: Final = 0.7
"""Of what a card brings, what it is likely to bring once more."""
HAND_FULL: Final = 0.5
"""A writ more than the hand holds."""
LAND: Final = 2.0
"""What a landscape is filled with."""
FAVOUR: Final = 1.0


def card_hope(look: Outlook, card: int, others: int) -> float:
    """What the card would bring; `others`: the seat's other cards of this round."""
    if card == MIGRATE:
        return migrate_hope(look)
    if card == MOVE:
        return move_hope(look, others)
    if card == INFLUENCE:
        return influence_hope(look, others)
    if card == IMPROVE:
        return improve_hope(look)
    if card == EXPLORE:
        return explore_hope(look)
    if card == HARVEST:
        return harvest_hope(look)
    if card == TAX:
        return tax_hope(look)
    if card == CONQUER:
        return conquer_hope(look)
    if card == DEFEND:
        return float(look.state.components.cards.defend_points)
    if card == GUILD:
        return guild_hopes(look, others & ~look.player.played)[0]
    return repeat_hope(look, others)


def migrate_hope(look: Outlook) -> float:
    """A pawn in the guild where it brings most, over the food that it eats."""
    if not can_bring_on(look.state, look.seat):
        return 0.0
    return max([character_hope(look, guild) for guild in range(GUILDS_TOTAL)])


def character_hope(look: Outlook, guild: int) -> float:
    """A pawn of that guild, over its meals; they count twice if there is no food to spare now."""
    meals = look.state.components.cards.migrate_food + look.rounds
    if count(look.player.goods, FOOD) < look.player.pawns_out + 2:
        meals *= 2.0
    return stars_gain(look, guild, 1) + look.time * (PAWN - LATER_MEAL * meals)


def move_hope(look: Outlook, others: int) -> float:
    """The best step towards a place for a marker, pilfering, and the epic voyage with a second Move."""
    state = look.state
    hope = LOOT * look.time if loot_places(state, look.seat, everything(state, look.seat)) else 0.0
    best = 0.0
    for piece in bits(everything(state, look.seat)):
        best = max(best, piece_hope(look, piece))
    if others >> REPEAT & 1 and look.player.voyage < state.components.tracks.monastery:
        hope += VOYAGE / 2
    return hope + best


def piece_hope(look: Outlook, piece: int) -> float:
    """The best place that a pawn can step to, over where it stands: two pawns at one place put one marker there."""
    if piece >= PAWNS:
        return 0.0
    player = look.player
    best = -1.0
    for location in bits(destinations(look.state, look.seat, piece) & ~player.pawn_places):
        best = max(best, place_gain(look, location))
    here = player.pawn_at[piece]
    return best - (0.0 if player.pawn_at.count(here) > 1 else place_gain(look, here))


def moving_hope(look: Outlook) -> float:
    """What a Move gives to who moves at all: something to pilfer, and with the second of a round the epic voyage."""
    hope = LOOT * look.time
    if look.player.moves == 1 and look.player.voyage < look.state.components.tracks.monastery:
        hope += VOYAGE
    return hope


def step_helps(look: Outlook) -> bool:
    """Whether some pawn would stand better a step further."""
    return any(piece_hope(look, piece) > 0.0 for piece in bits(everything(look.state, look.seat)))


def influence_hope(look: Outlook, others: int) -> float:
    """A marker wherever a pawn stands and it brings more than it costs."""
    hope = markers_hope(look)
    coming = others & ~look.player.played
    if not look.player.markers:
        return hope
    if coming >> MIGRATE & 1 and can_bring_on(look.state, look.seat):
        return hope + SOON * look.time
    return hope + SOON * look.time if coming >> MOVE & 1 and leads_on(look) else hope


def markers_hope(look: Outlook) -> float:
    """What markers would bring over their cost where the pawns stand now."""
    gains = [place_gain(look, location) - MARKER * look.time for location in bits(look.player.pawn_places)]
    gains.sort(reverse=True)
    return sum([gain for gain in gains[: look.player.markers] if gain > 0.0])


def leads_on(look: Outlook) -> bool:
    """Whether a step takes some pawn to a place that is worth a marker."""
    places = 0
    for piece in bits(everything(look.state, look.seat)):
        if piece < PAWNS:
            places |= destinations(look.state, look.seat, piece)
    return any(place_gain(look, place) > MARKER * look.time for place in bits(places & ~look.player.pawn_places))


def improve_hope(look: Outlook) -> float:
    """The best improvement, or a landscape."""
    best = tend_hope(look)
    for location in bits(improvable(look.state, look.seat)):
        best = max(best, improvement_hope(look, location))
    return best


def improvement_hope(look: Outlook, location: int) -> float:
    """An improvement over its cost; a seal is needed for charters too."""
    kind = look.state.kind_at(location)
    if kind == TOWN:
        return improve_gain(look, location) - SEAL * look.time
    return improve_gain(look, location) - cost_worth(look, one(WOOD if kind == OUTPOST else IRON))


def tend_hope(look: Outlook) -> float:
    """A landscape: at once, at the dawns to come, and what it gives."""
    state = look.state
    if not state.advanced or not tendable(state, look.seat):
        return 0.0
    return land_points(look) + (LAND - TILE) * look.time - cost_worth(look, one(WOOD))


def explore_hope(look: Outlook) -> float:
    """The best of the writs drawn; a full hand gains less."""
    if not can_explore(look.state, look.seat):
        return 0.0
    full = look.player.writs.bit_count() >= look.state.components.cards.hand_limit
    return (HAND_FULL if full else WRIT) * look.time


def harvest_hope(look: Outlook) -> float:
    """A point, and goods for the farm, or favours."""
    if not harvested(look.state, look.seat):
        return 0.0
    grown = SENT * look.farm_good * after_harvest(look)
    return look.state.components.cards.harvest_points + max(grown, FAVOUR * look.time)


def tax_hope(look: Outlook) -> float:
    """Shillings, and a marker by Reinforcements."""
    state = look.state
    if not can_tax(state, look.seat):
        return 0.0
    shillings = look.player.shillings
    hope = shillings_worth(look, shillings + taxes(state, look.seat)) - shillings_worth(look, shillings)
    markers = look.player.markers
    return hope + markers_worth(look, markers + reinforced_by(state, look.seat)) - markers_worth(look, markers)


def conquer_hope(look: Outlook) -> float:
    """The best attack that is sure to succeed unless Defend is shown."""
    best = 0.0
    for location in bits(battlefields(look.state, look.seat)):
        for target in targets(look.state, look.seat, location):
            best = max(best, attack_hope(look, location, target))
    return best


def attack_hope(look: Outlook, location: int, target: int) -> float:
    """Points of a conquest, what the opponent loses, and military service; nothing if it would fail."""
    state = look.state
    tracks = state.components.tracks
    lacking = defence_of(state, location, target) + 1 - attack_of(state, look.seat, location, target)
    if lacking > min(1, count(look.player.goods, SALTPETER)):
        return 0.0
    points = tracks.feudum_points if target == FEUDUM_TARGET else tracks.pawn_points
    hope = points + BEATEN * look.time + service_hope(look)
    if state.players[owner_of(state, location, target)].chosen:
        hope *= AGAIN
    return hope - (good_worth(look, SALTPETER, 0) if lacking > 0 else 0.0)


def service_hope(look: Outlook) -> float:
    """What one more military disc saves a vassal."""
    player = look.player
    if not can_serve(look.state, look.seat) or not player.ruled & look.state.kinds[FEUDUM]:
        return 0.0
    before = vassal_loss(look)
    player.military += 1
    saved = before - vassal_loss(look)
    player.military -= 1
    return saved


def repeat_hope(look: Outlook, others: int) -> float:
    """The best card of the round once more."""
    cards = look.state.components.cards
    best = 0.0
    again = others & cards.repeated
    if look.state.advanced and count(look.player.goods, SALTPETER):
        again |= others & ~cards.never_repeated & ~(1 << REPEAT)
    for card in bits(again):
        hope = once_more(look, card, others & ~(1 << REPEAT))
        if not cards.repeated >> card & 1:
            hope -= good_worth(look, SALTPETER, 0)
        best = max(best, hope)
    return best


def once_more(look: Outlook, card: int, others: int) -> float:
    """What a card brings the second time: a Guild at the next best guild, a Move on the epic voyage."""
    played = look.player.played >> card & 1
    if card == GUILD and not played:
        return guild_hopes(look, others)[1]
    if card == INFLUENCE and not played:
        return 0.0
    hope = card_hope(look, card, others) if played else AGAIN * card_hope(look, card, others)
    if card == MOVE and look.player.voyage < look.state.components.tracks.monastery:
        hope += VOYAGE
    return hope


def loot_hope(look: Outlook, location: int) -> float:
    """The best good to be had there, or a piece of a landscape."""
    best = LOOT * look.time
    for good in bits(goods_open(look.state, look.seat, location)):
        best = max(best, good_worth(look, good, count(look.player.goods, good)))
    return best

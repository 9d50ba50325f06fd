"""Why an option is good: what a seat has, what its prospects are, stars in guilds, and attacks."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import BRINGS, COSTS, PROMISES, RISKS, TENTHS, Reason
from meadhall.engine.decision import Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.advice.card_hopes import card_hope
from meadhall.games.feudum.advice.outlook import (
    BEAD,
    PAWN,
    SENT,
    TILE,
    VESSEL,
    WINE,
    Outlook,
    farm_goods_worth,
    goods_worth,
    is_vassal,
    markers_worth,
    shillings_worth,
)
from meadhall.games.feudum.advice.places import SUBJECT, kinds_worth, place_gain, serf_worth
from meadhall.games.feudum.advice.value import (
    DISC,
    MONSTER,
    MORE_VESSELS,
    ON_LANDSCAPES,
    REEVE,
    RIVAL,
    STANDING,
    UNDER_WAY,
    last_worth,
    standing,
)
from meadhall.games.feudum.advice.writ_hopes import writs_worth
from meadhall.games.feudum.components.pieces import FARM, GOODS, count, size
from meadhall.games.feudum.player import DISLOYALTY, REGIONS, SEATS
from meadhall.games.feudum.rules.actions.conquer import TARGETS, attack_of, defence_of, targets
from meadhall.games.feudum.rules.dawn import landscape_points, region_points, seat_points
from meadhall.games.feudum.rules.membership import stars, stars_of
from meadhall.games.feudum.scoring import empire_points, scores
from meadhall.games.feudum.state import LAST_EPOCH, NO_LANDSCAPE, State

AT_DAWNS: Final = (SEATS, REGIONS, DISLOYALTY)


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the seat has, as the rules count it; `dawn` is what the next one would score."""
    player = state.players[seat]
    return [
        ("points", own_points(state, seat)),
        ("dawn", seat_points(state, seat) + region_points(state, seat) + landscape_points(state, seat)),
        ("shillings", player.shillings),
        *[(good, count(player.goods, number)) for number, good in enumerate(GOODS)],
        ("wine", player.barrel),
        ("markers", player.markers),
        ("ruled", player.ruled.bit_count()),
        ("serfs", player.serfs.bit_count()),
        ("subjects", player.subjects.bit_count()),
        ("pawns", player.pawns_out),
        ("vessels", size(player.vessels)),
        ("tiles", size(player.tiles)),
        ("seals", len(player.seals)),
        ("beads", player.beads.bit_count()),
        ("writs", player.writs.bit_count()),
        ("military", player.military),
        ("voyage", player.voyage),
        ("reeves", player.reeves.bit_count()),
    ]


def own_points(state: State, seat: int) -> int:
    """Without those of dawns: they come of themselves, and no choice just before one is to be praised for them."""
    return scores(state)[seat].total - sum([state.players[seat].points[source] for source in AT_DAWNS])


def prospects(state: State, seat: int) -> list[tuple[str, float]]:
    """What `value` is made of."""
    rivals = [standing(state, other) for other in range(len(state.players)) if other != seat]
    found = [("standing", standing(state, seat)), ("rival", -RIVAL * max(rivals))]
    look = Outlook(state, seat)
    if state.epoch >= LAST_EPOCH:
        return [*found, ("supplies", last_worth(look)), ("board", 0.0), ("places", 0.0), ("writs", 0.0)]
    return [
        *found,
        ("supplies", supplies(look)),
        ("board", pieces(look)),
        ("places", places(look)),
        ("writs", writs_worth(look)),
    ]


def supplies(look: Outlook) -> float:
    """Shillings, goods and what else lies in the supply."""
    player = look.player
    worth = shillings_worth(look, player.shillings) + goods_worth(look, player.goods)
    worth += markers_worth(look, player.markers)
    worth += look.time * (WINE * player.barrel + TILE * size(player.tiles) + BEAD * player.beads.bit_count())
    vessels = size(player.vessels)
    if vessels:
        worth += look.time * (VESSEL + MORE_VESSELS * (vessels - 1))
    return worth


def pieces(look: Outlook) -> float:
    """Pawns, discs and monsters."""
    player = look.player
    worth = look.time * (
        PAWN * player.pawns_out
        + SUBJECT * player.subjects.bit_count()
        + REEVE * player.reeves.bit_count()
        + MONSTER * look.state.monster_owner.count(look.seat)
    )
    if not is_vassal(look):
        worth += DISC * look.time * player.military
    if player.voyage and not player.voyage & 1:
        worth += UNDER_WAY
    return worth


def places(look: Outlook) -> float:
    """Locations: what they allow, what lies there, and where a pawn stands beside more."""
    state = look.state
    player = look.player
    worth = kinds_worth(look)
    for farm in bits(player.ruled & state.kinds[FARM]):
        worth += SENT * farm_goods_worth(look, farm)
    for location in bits(player.serfs):
        if state.landscape_at[location] == NO_LANDSCAPE:
            worth += serf_worth(look)
        else:
            worth += ON_LANDSCAPES * state.landscape_holds[location]
    if player.markers:
        for location in bits(player.pawn_places):
            worth += STANDING * place_gain(look, location)
    return worth


def reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """What a card may bring in this round, how an attack stands, and where stars in a guild change."""
    seat = decision.seat
    cards = state.components.cards.actions
    told = star_reasons(state, after, seat) + empire_reasons(state, after, seat)
    if decision.kind in ("choose_card", "repeat") and option in cards.index:
        player = state.players[seat]
        others = player.chosen if decision.kind == "choose_card" else player.chosen | player.played
        hope = card_hope(Outlook(state, seat), cards.index[option], others)
        if hope > 0.0:
            told.append(Reason(PROMISES, "reason-card", round(TENTHS * hope)))
    elif decision.kind == "attack":
        location = state.components.board.locations.index[decision.about]
        target = TARGETS.index(option)
        told.append(attack_reason(state, seat, location, target))
    elif decision.kind == "conquer":
        told += [attack_reason(state, seat, *found) for found in best_attack(state, decision, option)]
    elif decision.kind == "explore" and after.players[seat].drawn:
        told.append(Reason(BRINGS, "reason-draws", len(after.players[seat].drawn)))
    elif decision.kind == "send_farm":
        location = state.components.board.locations.index[option]
        told.append(Reason(BRINGS, "reason-sends", size(state.goods_at[location])))
    return told


def empire_reasons(state: State, after: State, seat: int) -> list[Reason]:
    """How many of the points that come or go are those of the end for locations, where others come with them."""
    empire = empire_points(after, seat) - empire_points(state, seat)
    if not empire or empire == own_points(after, seat) - own_points(state, seat):
        return []
    return [Reason(BRINGS if empire > 0 else COSTS, "reason-empire", empire)]


def best_attack(state: State, decision: Decision, option: str) -> list[tuple[int, int]]:
    """Where the seat's force exceeds the defence most: at the place chosen, or at any, for whoever lets it be."""
    index = state.components.board.locations.index
    places = [index[each] for each in decision.options if each in index and option in (each, "pass")]
    attacks = [(place, target) for place in places for target in targets(state, decision.seat, place)]
    margins = [attack_of(state, decision.seat, *each) - defence_of(state, *each) for each in attacks]
    return [attacks[margins.index(max(margins))]] if attacks else []


def attack_reason(state: State, seat: int, location: int, target: int) -> Reason:
    """How an attack stands, before anything is added to it."""
    return Reason(RISKS, "reason-attack", attack_of(state, seat, location, target), defence_of(state, location, target))


def star_reasons(state: State, after: State, seat: int) -> list[Reason]:
    """In which guilds the seat's stars become more or fewer, against the most of anybody else."""
    before, now = stars_of(state, seat), stars_of(after, seat)
    told: list[Reason] = []
    for guild, name in enumerate(state.components.guilds.names.names):
        if now[guild] != before[guild]:
            rival = max([stars(after, other, guild) for other in range(len(after.players)) if other != seat])
            role = BRINGS if now[guild] > before[guild] else COSTS
            told.append(Reason(role, "reason-stars", now[guild], rival, name))
    return told

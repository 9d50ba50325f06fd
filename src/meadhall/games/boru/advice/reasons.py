"""Why an option is good: what a seat has, what its prospects are, and how tricks and regions stand."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import BRINGS, RISKS, Reason
from meadhall.engine.decision import Decision
from meadhall.games.boru.advice.value import (
    COIN_WORTH,
    RENOWN_WORTH,
    RIVAL_WEIGHT,
    TOWN_WORTH,
    battle_hope,
    church_hope,
    marriage_hope,
    tokens_hope,
    trick_hope,
    tricks_left,
)
from meadhall.games.boru.components.tables import BATTLE, CHURCH, COIN, COURTSHIP, WHITE
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.scoring import scores, totals
from meadhall.games.boru.state import NO_CARD, OVER, State

FEW_HIGHER: Final = 4
"""A card that so few are above is kept because it is high."""
LOST: Final = {CHURCH: "reason-lost_church", BATTLE: "reason-lost_battle", COURTSHIP: "reason-lost_courtship"}
"""How it is told what a lost card does, beside its coins."""


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the seat has, as the rules count it."""
    own = state.controlled(seat)
    return [
        ("points", scores(state)[seat].total),
        ("coins", state.coins[seat]),
        ("towns", own.bit_count()),
        ("renown", state.renown[seat]),
        ("invaders", state.invaders[seat]),
        ("church", state.church[seat]),
        ("courtship", state.marriage_space[seat]),
        ("monasteries", (own & state.monasteries).bit_count()),
    ]


def prospects(state: State, seat: int) -> list[tuple[str, float]]:
    """What `value` is made of."""
    left = len(state.marriage_deck) + (state.marriage_card != NO_CARD)
    points = totals(state)
    coins = COIN_WORTH * min(state.coins[seat], 12) * min(1.0, tricks_left(state, seat) / 3.0)
    upkeep = state.marriage_card != NO_CARD
    claims = state.phase != OVER
    return [
        ("_points", float(points[seat])),
        ("rival", -RIVAL_WEIGHT * max(points[:seat] + points[seat + 1 :])),
        ("coins", coins),
        ("renown", RENOWN_WORTH * state.renown[seat] * left * 0.25),
        ("towns", TOWN_WORTH * state.controlled(seat).bit_count() * min(left, 2)),
        ("claims", tokens_hope(state, seat) if claims else 0.0),
        ("marriage", marriage_hope(state, seat) if upkeep else 0.0),
        ("battle", battle_hope(state, seat) if upkeep else 0.0),
        ("church", church_hope(state, seat) if upkeep else 0.0),
        ("_trick", trick_hope(state, seat) if state.played[seat] > NO_CARD else 0.0),
    ]


def reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """Who can still win the trick, what a card is good for, and how the region of a town stands."""
    components = state.components
    seat = decision.seat
    if option in components.cards.index:
        card = components.cards.index[option]
        if decision.kind != "play":
            return card_reasons(state, card)
        told = trick_reasons(state, seat, card, state.active)
        return told if told[0].message == "reason-sure" else [*told, lost_reason(state, card)]
    if option not in components.towns.index:
        return []
    town = components.towns.index[option]
    if decision.kind == "first_disc":
        region = components.town_region[town]
        token = Reason(BRINGS, "reason-token", components.region_points[region], thing=components.regions.names[region])
        return [token, Reason(BRINGS, "reason-roads", (components.neighbours[town] & ~state.occupied).bit_count())]
    told = []
    if decision.kind == "lead":
        fitting = state.hands[seat] & components.suit_cards[components.town_colour[town]]
        if fitting.bit_count() == 1:  # Of several, the one to play is told as what comes next.
            best = fitting.bit_length() - 1
            told.append(Reason(BRINGS, "reason-only_card", thing=components.cards.names[best]))
            told += trick_reasons(after, seat, best, town)
    told.append(region_reason(state, after, seat, town))
    return told


def card_reasons(state: State, card: int) -> list[Reason]:
    """What a card is kept for: it fits everywhere, few are higher, or it loses well."""
    higher = len(state.components.cards.names) - 1 - card
    told = [Reason(BRINGS, "reason-higher", higher)] if higher <= FEW_HIGHER else []
    if state.components.card_suit[card] == WHITE:
        told.append(Reason(BRINGS, "reason-any_colour"))
    return [*told, lost_reason(state, card)]


def lost_reason(state: State, card: int) -> Reason:
    """What whoever loses the trick with the card can do: coins, or what its lower action is for."""
    upper, *lower = state.components.secondary[card]
    coins = sum(run.count for run in upper if run.icon == COIN)
    for action in lower:
        if action[0].icon in LOST:
            return Reason(BRINGS, LOST[action[0].icon], action[0].count, coins)
    return Reason(BRINGS, "reason-lost_coins", coins)


def trick_reasons(state: State, seat: int, card: int, town: int) -> list[Reason]:
    """Whether the card can win the town: what lies there, and which cards may still be played."""
    components = state.components
    matching = components.suit_cards[components.town_colour[town]]
    if not matching >> card & 1:
        return [Reason(RISKS, "reason-no_match")]
    laid = max([other for other in state.played if other > NO_CARD and matching >> other & 1], default=NO_CARD)
    if laid > card:
        return [Reason(RISKS, "reason-beaten", thing=components.cards.names[laid])]
    later = [other for other in range(state.players) if other != seat and state.played[other] <= NO_CARD]
    higher = matching & ~((1 << (card + 1)) - 1) & ~state.hands[seat] & ~state.shown
    if not later or not higher:
        return [Reason(RISKS, "reason-sure")]  # That there is none is told in its place.
    return [Reason(RISKS, "reason-may_be_beaten", higher.bit_count(), len(later))]


def region_reason(state: State, after: State, seat: int, town: int) -> Reason:
    """How many towns in its region would be the seat's, against the most of anybody else."""
    components = state.components
    region = components.town_region[town]
    counts, vikings = towns_in(after, region)
    own = counts[seat]
    if not after.occupied >> town & 1:
        own += 1  # a town that is only named yet, and would be won
    rival = max(max(counts[:seat] + counts[seat + 1 :]), vikings)
    return Reason(BRINGS, "reason-region", own, rival, components.regions.names[region])

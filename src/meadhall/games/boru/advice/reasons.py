"""Why an option is good: what a seat has, what its prospects are, and how tricks and regions stand."""

from __future__ import annotations

from typing import Final

from meadhall.engine.advice import BRINGS, COSTS, RISKS, TENTHS, Reason
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
    town_hope,
    trick_hope,
    tricks_left,
)
from meadhall.games.boru.components.tables import BATTLE, CHURCH, COIN, COURTSHIP, ICON_NAMES, PAY, WHITE
from meadhall.games.boru.rules.actions import points_lost
from meadhall.games.boru.rules.claims import towns_in
from meadhall.games.boru.scoring import scores, totals
from meadhall.games.boru.state import NO_CARD, OVER, State
from meadhall.games.boru.views.view import passed_by

FEW_HIGHER: Final = 4
"""A card that so few are above is kept because it is high."""
LOST: Final = {CHURCH: "reason-lost_church", BATTLE: "reason-lost_battle", COURTSHIP: "reason-lost_courtship"}
"""How it is told what a lost card does, beside its coins."""
WON: Final = {
    CHURCH: "reason-won_church",
    BATTLE: "reason-won_battle",
    COURTSHIP: "reason-won_courtship",
    COIN: "reason-won_coins",
    PAY: "reason-won_pays",
}
"""How it is told what a card brings that wins, beside the town: the first of it."""


LOSERS_CHOICES: Final = ("secondary", "buy")
"""What is asked of whoever has lost the trick: the last chance to beat invaders."""


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the seat has, as the rules count it, but for the marker's point: it goes to whoever wins the trick."""
    own = state.controlled(seat)
    marker = state.components.end_marker if state.marker == seat else 0
    return [
        ("points", scores(state)[seat].total - marker),
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
        told = [*trick_reasons(state, seat, card, state.active), *short_reason(state, seat, card, state.active)]
        if not is_sure(told):
            lost = lost_reason(state, card, RISKS)  # Told too where the card is what comes next.
            # Whoever follows may mean to lose: that comes before what speaks against winning.
            told = [*told, lost] if max(state.played) <= NO_CARD else [lost, *told]
            if lost.message == LOST[BATTLE]:
                return told
        return [*told, *invasion_reason(state, after, decision)]
    if option not in components.towns.index:
        return invasion_reason(state, after, decision) if decision.kind in LOSERS_CHOICES else []
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
            told += [*trick_reasons(after, seat, best, town), *short_reason(after, seat, best, town)]
            if not is_sure(told):
                told.append(lost_reason(after, best, RISKS))
    told.append(region_reason(after, seat, town, "reason-region_won" if decision.kind == "lead" else "reason-region"))
    return told


def card_reasons(state: State, card: int) -> list[Reason]:
    """What a card is kept for: it fits everywhere, few are higher, or it loses well."""
    higher = len(state.components.cards.names) - 1 - card
    told = [Reason(BRINGS, "reason-higher", higher)] if higher <= FEW_HIGHER else []
    if state.components.card_suit[card] == WHITE:
        told.append(Reason(BRINGS, "reason-any_colour"))
    return [*told, won_reason(state, card), lost_reason(state, card, BRINGS)]


def won_reason(state: State, card: int) -> Reason:
    """What the card brings, or costs, beside the town if it wins."""
    for run in state.components.primary[card]:
        if run.icon in WON:
            return Reason(BRINGS, WON[run.icon], run.count)
    return Reason(BRINGS, "reason-won_town")


def lost_reason(state: State, card: int, role: str) -> Reason:
    """What whoever loses the trick with the card can do: coins and an expansion, or what its lower action is for."""
    upper, *lower = state.components.secondary[card]
    coins = sum(run.count for run in upper if run.icon == COIN)
    for action in lower:
        if action[0].icon in LOST:
            return Reason(role, LOST[action[0].icon], action[0].count, coins)
    return Reason(role, "reason-lost_coins", coins)


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
    told = [Reason(RISKS, "reason-may_be_beaten", higher.bit_count(), len(later))]
    passed = (higher & passed_by(state, seat)).bit_count()
    return [*told, Reason(RISKS, "reason-passed_on", passed)] if passed else told


def is_sure(told: list[Reason]) -> bool:
    """Whether nobody can beat the card any more of which that is told."""
    return any(reason.message == "reason-sure" for reason in told)


def short_reason(state: State, seat: int, card: int, town: int) -> list[Reason]:
    """What it costs in points, for want of coins, to win the town with the card."""
    if trick_reasons(state, seat, card, town)[0].message in ("reason-no_match", "reason-beaten"):
        return []
    lost = points_lost(state, seat, state.components.primary[card])
    if not lost:
        return []
    # What outweighs them.
    worth = round(TENTHS * town_hope(state, seat, town))
    return [Reason(COSTS, "reason-short", lost), *([Reason(COSTS, "reason-worth", worth)] if worth > 0 else [])]


def invasion_reason(state: State, after: State, decision: Decision) -> list[Reason]:
    """Whether the seat would lose a town to the Vikings, as the battle stands with the last card of the round.

    Only where another option could have beaten some: what comes of all of them speaks against none.
    """
    seat = decision.seat
    if after.hands[seat].bit_count() > 1 or after.round != state.round or not after.battle_area:
        return []
    if after.invaders[seat] > min(after.invaders) or not after.controlled(seat):
        return []
    return [Reason(RISKS, "reason-invasion", after.battle_area)] if could_beat_some(state, decision) else []


def could_beat_some(state: State, decision: Decision) -> bool:
    """Whether any of the options beats invaders, or lets the seat beat some when its card acts."""
    if decision.kind == "buy":
        return decision.about == ICON_NAMES[BATTLE]
    named = decision.options if decision.kind == "play" else [decision.about]
    cards = [state.components.cards.index[option] for option in named]
    return any(run.icon == BATTLE for card in cards for action in state.components.secondary[card] for run in action)


def region_reason(after: State, seat: int, town: int, message: str) -> Reason:
    """How many towns in its region would be the seat's, against the most of anybody else."""
    components = after.components
    region = components.town_region[town]
    counts, vikings = towns_in(after, region)
    own = counts[seat]
    if not after.occupied >> town & 1:
        own += 1  # a town that is only named yet, and would be won
    rival = max(max(counts[:seat] + counts[seat + 1 :]), vikings)
    return Reason(BRINGS, message, own, rival, components.regions.names[region])

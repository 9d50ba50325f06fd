"""Mandates (chapter 11): royal writs that are played, the weapons among them in an attack."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.cards import ANY_VESSEL, NONE, Way
from meadhall.games.feudum.components.pieces import count, kinds_in, one
from meadhall.games.feudum.rules.goods import can_pay, pay, receive
from meadhall.games.feudum.rules.membership import recount, stars
from meadhall.games.feudum.rules.writs import put_under
from meadhall.games.feudum.state import State

WAYS: Final = ["way.1", "way.2", "way.3"]


def playable_mandates(state: State, seat: int) -> int:
    """The mandates of the seat that it can play now, as a mask; weapons are for attacks."""
    cards = state.components.cards
    mask = 0
    for writ in bits(state.players[seat].writs & cards.mandates):
        for way in cards.ways[writ]:
            if is_playable(state, seat, way):
                mask |= 1 << writ
                break
    return mask


def is_playable(state: State, seat: int, way: Way) -> bool:
    """Whether all of it can be paid, the guild is strong enough, and the reward is there (R46, R47)."""
    if way.attack or not can_pay(state.players[seat], way.pay):
        return False
    if way.guild != NONE and stars(state, seat, way.guild) < way.stars:
        return False
    if way.shillings:
        return state.shillings > 0
    if way.vessel != NONE:
        return state.vessels != 0 if way.vessel == ANY_VESSEL else count(state.vessels, way.vessel) > 0
    if way.goods:
        return state.bag != 0
    if way.markers:
        return state.supply_markers[seat] > 0
    return len(state.pool) > 0


def play_mandate(state: State, seat: int, writ: int) -> Ask[None]:
    """One way of a mandate; then it goes under the deck."""
    cards = state.components.cards
    ways = cards.ways[writ]
    name = cards.writs.names[writ]
    options = [WAYS[number] for number, way in enumerate(ways) if is_playable(state, seat, way)]
    number = WAYS.index((yield Decision(seat, "mandate_way", options, name)))
    way = ways[number]
    yield from pay(state, seat, way.pay)
    use_up(state, seat, writ)
    state.tell("plays_mandate", seat, name, number + 1)
    yield from take_reward(state, seat, way)


def use_up(state: State, seat: int, writ: int) -> None:
    """Under the deck; all have seen it."""
    state.players[seat].writs ^= 1 << writ
    put_under(state, writ, (1 << len(state.players)) - 1)


def take_reward(state: State, seat: int, way: Way) -> Ask[None]:
    """What the mandate brings, as far as there is of it."""
    player = state.players[seat]
    shillings = min(way.shillings, state.shillings)
    if shillings:
        state.shillings -= shillings
        player.shillings += shillings
        state.tell("gets_shillings", seat, amount=shillings)
    if way.vessel != NONE:
        yield from take_vessel(state, seat, way.vessel)
    for _ in range(min(way.seals, len(state.pool))):
        player.seals.append(state.draw_token())
        state.tell("gets_seal", seat)
    for _ in range(min(way.beads, len(state.pool))):
        bead = 1 << state.draw_token()
        player.beads |= bead
        state.tell("gets_bead", seat, amount=state.tokens_value(bead))
    markers = min(way.markers, state.supply_markers[seat])
    if markers:
        state.supply_markers[seat] -= markers
        player.markers += markers
        state.tell("gets_markers", seat, amount=markers)
        yield from recount(state)
    drawn = state.draw_goods(way.goods)
    for good in bits(kinds_in(drawn)):
        state.tell("gets", seat, state.components.goods.names[good], count(drawn, good))
    yield from receive(state, seat, drawn)


def take_vessel(state: State, seat: int, kind: int) -> Ask[None]:
    """From the general supply; where the mandate names no kind, of choice."""
    names = state.components.vessels
    if kind == ANY_VESSEL:
        kind = names.index[(yield Decision(seat, "take_vessel", names.of(kinds_in(state.vessels))))]
    state.vessels -= one(kind)
    state.players[seat].vessels += one(kind)
    state.tell("gets", seat, names.names[kind], 1)


def wield(state: State, seat: int) -> Ask[int]:
    """Bow and sword, each in one of its ways; they go under the deck, won or lost (R48)."""
    cards = state.components.cards
    player = state.players[seat]
    force = 0
    for writ in bits(player.writs & cards.mandates):
        ways = cards.ways[writ]
        options = [WAYS[i] for i, way in enumerate(ways) if way.attack and can_pay(player, way.pay)]
        if not options:
            continue
        option = yield Decision(seat, "weapon", ["pass", *options], cards.writs.names[writ])
        if option == "pass":
            continue
        way = ways[WAYS.index(option)]
        yield from pay(state, seat, way.pay)
        use_up(state, seat, writ)
        state.tell("wields", seat, cards.writs.names[writ], way.attack)
        force += way.attack
    return force

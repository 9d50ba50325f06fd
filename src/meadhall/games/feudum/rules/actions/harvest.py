"""Harvest (7.6): goods for a farm, and favours."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import BEADS, FARM_LIMIT
from meadhall.games.feudum.components.pieces import FARM, FEUDUM, HARVEST, kinds_in, nth, one, size
from meadhall.games.feudum.player import HARVESTS
from meadhall.games.feudum.rules.goods import receive
from meadhall.games.feudum.state import State

WHOLE: Final = "harvest.whole"
FAVOURS: Final = "harvest.favours"
INSPECT: Final = "ability.inspect"


def harvest(state: State, seat: int) -> Ask[None]:
    """One farm that is not full; the whole harvest stays there, or part of it comes as favours."""
    cards = state.components.cards
    names = state.components.board.locations
    player = state.players[seat]
    farms = harvested(state, seat)
    if not farms:
        return
    option = yield Decision(seat, "harvest", ["pass", *names.of(farms)])
    if option == "pass":
        return
    farm = names.index[option]
    total = harvest_total(state, seat)
    player.points[HARVESTS] += cards.harvest_points
    state.tell("harvests", seat, option, total)
    if state.advanced and player.has_character(cards.ability_pawn[HARVEST]):
        yield from inspect(state, seat, farm, total)
        return
    if (yield Decision(seat, "favours", [WHOLE, FAVOURS], option)) == WHOLE:
        state.goods_at[farm] += state.draw_goods(min(total, room_at(state, farm)))
        return
    row = total - cards.harvest_least
    state.goods_at[farm] += state.draw_goods(min(cards.harvest_farm[row], room_at(state, farm)))
    turn_beads(state, seat)
    yield from receive(state, seat, state.draw_goods(cards.harvest_favours[row]))


def harvested(state: State, seat: int) -> int:
    """The farms that the seat may harvest."""
    mask = 0
    for farm in bits(state.players[seat].ruled & state.kinds[FARM]):
        if size(state.goods_at[farm]) < state.components.cards.farm_full:
            mask |= 1 << farm
    return mask


def harvest_total(state: State, seat: int) -> int:
    """How many goods: the harvested farm itself is not a further one (R45)."""
    cards = state.components.cards
    player = state.players[seat]
    more = (player.ruled & (state.kinds[FARM] | state.kinds[FEUDUM])).bit_count() - 1
    beads = player.beads.bit_count() if state.by_seed(BEADS) else state.tokens_value(player.beads)
    return min(cards.harvest_least + more + beads, cards.harvest_most)


def room_at(state: State, farm: int) -> int:
    """How many goods the farm still takes: by the published rules a farm that is not full takes any number (R43)."""
    limit = state.numbers(FARM_LIMIT)
    return max(0, limit[0] - size(state.goods_at[farm])) if limit else size(state.components.all_goods)


def inspect(state: State, seat: int, farm: int, total: int) -> Ask[None]:
    """Inspect the Harvest: the goods are seen before the choice, and the favours picked among them (R44)."""
    components = state.components
    cards = components.cards
    name = components.board.locations.names[farm]
    state.tell("ability", seat, INSPECT)
    state.aside = state.draw_goods(total)
    if (yield Decision(seat, "favours", [WHOLE, FAVOURS], name)) == FAVOURS:
        picked = 0
        for _ in range(min(cards.harvest_favours[total - cards.harvest_least], size(state.aside))):
            option = yield Decision(seat, "pick_favour", components.goods.of(kinds_in(state.aside)), name)
            good = one(components.goods.index[option])
            state.aside -= good
            state.players[seat].goods += good
            picked += good
        turn_beads(state, seat)
        state.players[seat].goods -= picked
        yield from receive(state, seat, picked)
    # What does not fit goes back to the bag, by chance.
    while size(state.aside) > room_at(state, farm):
        good = one(nth(state.aside, state.rng.below(size(state.aside))))
        state.aside -= good
        state.bag += good
    state.goods_at[farm] += state.aside
    state.aside = 0


def turn_beads(state: State, seat: int) -> None:
    """Favours turn all own beads to their seal side; nobody knows any more which is which (R3)."""
    player = state.players[seat]
    if player.beads:
        state.tell("turns_beads", seat, amount=player.beads.bit_count())
        player.seals += bits(player.beads)
        player.beads = 0
        state.rng.shuffle(player.seals)

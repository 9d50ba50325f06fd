"""Set-up (chapter 4)."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Setting, Settings
from meadhall.games.feudum.components.differences import AS_RULES, DIFFERENCES, PUBLISHED, SEED, SUMMARY
from meadhall.games.feudum.components.pieces import FOOD, KINDS, kinds_in, nth, one, size
from meadhall.games.feudum.components.tables import Components
from meadhall.games.feudum.rules.goods import receive
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import FIRST_PAWNS, POUCHES, State, new_table

NORTH: Final = 0
WITH_APPRENTICE: Final = range(4, 6)

SETTINGS: Final = (
    Setting("rules", (SUMMARY, PUBLISHED)),
    Setting("variant", ("advanced", "basic")),
    *(Setting(name, (AS_RULES, SEED, PUBLISHED), WITH_APPRENTICE if name == "seats" else None) for name in DIFFERENCES),
)
"""The rules as a whole, and each place where the summary and the published rules differ (20, R1)."""


def set_up(components: Components, settings: Settings, rng: Rng) -> State:
    """The table before anybody has decided anything: steps 1 to 11."""
    state = new_table(rng, components, settings.players)
    chosen = [settings.chosen.get(name, AS_RULES) for name in DIFFERENCES]
    state.sides = components.differences.sides(settings["rules"], chosen)
    state.advanced = settings["variant"] == "advanced"
    give_shares(state)
    deal_writs(state)
    deal_tiles(state)
    deal_locations(state)
    stock_guilds(state)
    for location in bits(components.board.lettered[NORTH]):
        state.goods_at[location] += state.draw_goods(1)
    state.starter = rng.below(settings.players)
    state.active = state.starter
    return state


def give_shares(state: State) -> None:
    """Step 1: what everybody starts with."""
    components = state.components
    for seat, player in enumerate(state.players):
        player.goods = components.start_food * one(FOOD)
        state.bag -= player.goods
        player.shillings = components.start_shillings
        state.shillings -= player.shillings
        player.markers = components.start_markers
        state.supply_markers[seat] -= player.markers


def deal_writs(state: State) -> None:
    """Step 3; the basic game has no monsters and leaves out their charter (18)."""
    cards = state.components.cards
    state.deck = list(bits(cards.all_writs if state.advanced else cards.all_writs & ~cards.advanced_writs))
    state.rng.shuffle(state.deck)
    state.deck_known = [0] * len(state.deck)


def deal_tiles(state: State) -> None:
    """Step 4: tiles of one epoch look alike, so they are shuffled before they go to the stacks."""
    for epoch, tiles in enumerate(state.components.tiles):
        shuffled = tiles[:]
        state.rng.shuffle(shuffled)
        for region, landscape in enumerate(shuffled):
            state.tiles[region * len(state.components.tiles) + epoch] = landscape


def deal_locations(state: State) -> None:
    """Step 5: discs with a circle go to the starting locations, the others elsewhere."""
    components = state.components
    board = components.board
    state.kinds = [0] * len(KINDS)
    for locations, discs in (
        (board.starts, components.start_discs[:]),
        (board.all_locations & ~board.starts, components.other_discs[:]),
    ):
        state.rng.shuffle(discs)
        for location in bits(locations):
            state.kinds[discs.pop()] |= 1 << location


def stock_guilds(state: State) -> None:
    """Steps 6 to 9."""
    guilds = state.components.guilds
    state.shelves = guilds.shelves_start
    state.carts = guilds.carts_start
    state.bag -= state.shelves + state.carts
    for _ in range(guilds.start_vessels):
        vessel = one(nth(state.vessels, state.rng.below(size(state.vessels))))
        state.vessels -= vessel
        state.workshop += vessel
    for colour in range(len(state.row_markers)):
        state.row_markers[colour] = guilds.row_start
        state.supply_markers[colour] -= guilds.row_start
    for scroll in bits(guilds.scrolls_start):
        state.scrolls[scroll] = state.draw_token()
    for _ in range(guilds.monk_start_beads):
        state.rosary |= 1 << state.draw_token()
    for _ in range(guilds.farmer_start_beads):
        state.chickens |= 1 << state.draw_token()
    state.barn = state.draw_goods(guilds.barn)


def choosing_goods(state: State) -> Ask[None]:
    """Step 12: in turn order, everybody takes different goods of choice from the bag."""
    components = state.components
    state.tell("starts", state.starter)
    for seat in state.clockwise_from(state.starter):
        left = kinds_in(state.bag)
        for _ in range(min(components.chosen_goods, left.bit_count())):
            option = yield Decision(seat, "first_good", components.goods.of(left))
            good = components.goods.index[option]
            left ^= 1 << good
            left &= kinds_in(state.bag)
            state.tell("first_good", seat, option)
            state.bag -= one(good)
            yield from receive(state, seat, one(good))
    state.phase = FIRST_PAWNS


def first_pawns(state: State) -> Ask[None]:
    """Step 13: in turn order, everybody puts a pawn at a starting location, for nothing, and takes a guild's seat."""
    components = state.components
    for seat in state.clockwise_from(state.starter):
        player = state.players[seat]
        state.active = seat
        option = yield Decision(seat, "first_character", components.characters.names[:])
        where = yield Decision(seat, "first_location", components.board.locations.of(components.board.starts), option)
        player.pawn_character[0] = components.characters.index[option]
        player.pawn_at[0] = components.board.locations.index[where]
        state.tell("first_pawn", seat, option)
        state.tell("first_location", seat, where)
        yield from recount(state)
    state.active = state.starter
    state.round = 1
    state.phase = POUCHES

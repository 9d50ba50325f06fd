"""Action cards and royal writs as tables."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.games.feudum.components.board import Board
from meadhall.games.feudum.components.card_shapes import Actions, MandateOption, Writs
from meadhall.games.feudum.components.pieces import ACTIONS, GOODS, GOODS_TOTAL, GUILDS, ROUTES, VESSELS_TOTAL, heap_of

NONE: Final = -1
ANY_VESSEL: Final = VESSELS_TOTAL
WRITS_TOTAL: Final = (8, 8)

COUNTS_BARREL: Final = 0
COUNTS_MONSTER: Final = 1
COUNTS_LOCATIONS: Final = 2
COUNTED: Final = ("barrel", "monster", "locations")


class Way:
    """One way to play a mandate: what it costs, or the guild that must be strong, and what it brings."""

    __slots__ = ("attack", "beads", "goods", "guild", "markers", "pay", "seals", "shillings", "stars", "vessel")

    def __init__(self, option: MandateOption) -> None:
        self.pay = cost_of([*option.pay.items()])
        self.guild = NONE if option.guild is None else GUILDS.index(option.guild)
        self.stars = option.stars
        self.attack = option.attack
        self.shillings = option.shillings
        self.goods = option.goods
        self.markers = option.markers
        self.seals = option.seals
        self.beads = option.beads
        self.vessel = NONE
        if option.vessel:
            self.vessel = ANY_VESSEL if option.vessel == "any" else ROUTES.index(option.vessel)


class Cards:
    """What is printed on action cards and writs (chapters 6, 7 and 11). Mandates are numbered before charters."""

    __slots__ = (
        "ability_cost",
        "ability_pawn",
        "actions",
        "advanced_writs",
        "all_actions",
        "all_writs",
        "charter_counts",
        "charter_locations",
        "charter_points",
        "defend_points",
        "explore_draw",
        "explore_more",
        "extra_cards",
        "farm_full",
        "ferry",
        "godspeed",
        "hand_limit",
        "harvest_farm",
        "harvest_favours",
        "harvest_least",
        "harvest_most",
        "harvest_points",
        "mandates",
        "migrate_food",
        "money",
        "never_repeated",
        "reinforcements",
        "repeated",
        "round_cards",
        "tax_shillings",
        "ways",
        "writs",
    )

    def __init__(self, data: Data, board: Board) -> None:
        self._read_actions(data)
        self._read_writs(data, board)

    def _read_actions(self, data: Data) -> None:
        record = data.read("actions.toml", Actions)
        if tuple(action.id for action in record.actions) != ACTIONS:
            raise data.fail("actions.toml", f"the actions are: {', '.join(ACTIONS)}, in this order")
        self.actions = Names([f"action.{action}" for action in ACTIONS])
        self.all_actions = (1 << len(ACTIONS)) - 1
        self.repeated = 0
        """The actions that show x2."""
        self.never_repeated = 0
        for number, action in enumerate(record.actions):
            if action.repeat == "x2":
                self.repeated |= 1 << number
            elif action.repeat == "never":
                self.never_repeated |= 1 << number
        self.ability_pawn = [NONE if action.pawn is None else GUILDS.index(action.pawn) for action in record.actions]
        """The character that the ability in the lower half of a card needs."""
        self.ability_cost = [cost_of([*action.cost.items()]) for action in record.actions]
        totals = [harvest.id for harvest in record.harvests]
        self.harvest_least = totals[0]
        self.harvest_most = totals[-1]
        if totals != list(range(self.harvest_least, self.harvest_most + 1)):
            raise data.fail("actions.toml", "the ids of the harvests count up")
        self.harvest_farm = [harvest.farm for harvest in record.harvests]
        """By what a harvest has more than the least: the farm's part if favours are taken."""
        self.harvest_favours = [harvest.favours for harvest in record.harvests]
        for harvest in record.harvests:
            if harvest.farm + harvest.favours != harvest.id:
                raise data.fail("actions.toml", f"a harvest of {harvest.id} is the farm's part and the favours")
        self.round_cards = record.choosing.cards
        self.extra_cards = record.choosing.extra
        self.migrate_food = record.migrate.food
        self.ferry = record.move.ferry
        self.godspeed = record.move.godspeed
        self.money = record.influence.money
        self.explore_draw = record.explore.draw
        self.explore_more = record.explore.more
        self.harvest_points = record.harvest.points
        self.farm_full = record.harvest.full
        self.tax_shillings = record.tax.shillings
        self.reinforcements = record.tax.reinforcements
        self.defend_points = record.defend.points

    def _read_writs(self, data: Data, board: Board) -> None:
        record = data.read("writs.toml", Writs)
        if (len(record.mandates), len(record.charters)) != WRITS_TOTAL:
            raise data.fail("writs.toml", "there are {} mandates and {} charters".format(*WRITS_TOTAL))
        mandates = [f"mandate.{mandate.id}" for mandate in record.mandates]
        charters = [f"charter.{charter.id}" for charter in record.charters]
        if len({*mandates}) != len(mandates) or len({*charters}) != len(charters):
            raise data.fail("writs.toml", "two writs have the same id")
        self.writs = Names([*mandates, *charters])
        self.all_writs = (1 << len(self.writs.names)) - 1
        self.mandates = (1 << len(mandates)) - 1
        self.hand_limit = record.hand.limit
        self.ways = [[Way(option) for option in mandate.options] for mandate in record.mandates]
        """By mandate, the ways to play it."""
        # By writ, as all below: nothing for mandates.
        self.charter_points: list[list[int]] = [[] for _ in mandates]
        self.charter_counts = [NONE] * len(mandates)
        self.charter_locations = [0] * len(mandates)
        self.advanced_writs = 0
        """Those that are taken out of the deck in the basic game."""
        for charter in record.charters:
            locations = 0
            for name in charter.locations:
                if f"location.{name}" not in board.locations.index:
                    raise data.fail("writs.toml", f"charter {charter.id!r} names an unknown location {name!r}")
                locations |= 1 << board.locations.index[f"location.{name}"]
            if (charter.counts == "locations") != (locations != 0):
                raise data.fail("writs.toml", f"charter {charter.id!r} counts locations, and names them, or neither")
            if charter.advanced:
                self.advanced_writs |= 1 << len(self.charter_points)
            self.charter_points.append([*charter.points])
            self.charter_counts.append(COUNTED.index(charter.counts))
            self.charter_locations.append(locations)


def cost_of(entries: list[tuple[str, int]]) -> int:
    """A cost of goods as a heap."""
    counts = [0] * GOODS_TOTAL
    for good, number in entries:
        counts[GOODS.index(good)] = number
    return heap_of(counts)

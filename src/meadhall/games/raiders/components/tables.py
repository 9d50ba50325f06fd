"""The pieces of Raiders of the North Sea as tables made once: what is printed on board, cards and tiles."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.engine.state import Components as EngineComponents
from meadhall.games.raiders.components import shapes
from meadhall.games.raiders.components.pieces import (
    COLOURS,
    FORTRESS,
    GOOD_NAMES,
    PASS,
    PLUNDER,
    SETTLEMENT_KINDS,
    VALKYRIES,
    colour_of,
)
from meadhall.games.raiders.components.townsfolk import Townsfolk, goods_of, price_of

DRAW: Final = 0
PLAY: Final = 1
HIRE: Final = 2
TRADE: Final = 3
GATHER: Final = 4
BUILDING_ACTIONS: Final[dict[type[Any], int]] = {
    shapes.ActDraw: DRAW,
    shapes.ActPlay: PLAY,
    shapes.ActHire: HIRE,
    shapes.ActTrade: TRADE,
    shapes.ActGather: GATHER,
}

PRINTINGS: Final = ("revised", "first")

MOST_PLAYERS: Final = 4
DICE: Final = 2

MOST_STRENGTH: Final = 60
"""More than any crew with its armour can have."""


class Trade:
    """Cards to discard and goods to pay, for goods or armour."""

    __slots__ = ("armour", "cards", "gain", "pay", "price")

    def __init__(self, record: shapes.Trade) -> None:
        self.cards = record.cards
        self.pay = goods_of(record.pay)
        self.price = price_of(self.pay)
        self.gain = goods_of(record.gain)
        self.armour = record.armour


class Components(EngineComponents):
    """Everything printed. Things are numbers here; `Names` turn them into options and back."""

    __slots__ = (
        "armour_points",
        "barracks",
        "building_action",
        "building_cards",
        "building_gather",
        "building_ids",
        "building_names",
        "building_offerings",
        "building_start",
        "building_trades",
        "building_workers",
        "buildings_for",
        "cards",
        "dealt",
        "dice",
        "dice_sums",
        "expected_points",
        "faces",
        "folk",
        "fortress_spaces",
        "fortress_spaces_left",
        "goods",
        "kept",
        "kind_worths",
        "kinds",
        "lap",
        "limit_armour",
        "limit_crew",
        "limit_hand",
        "limit_heroes",
        "limit_provisions",
        "limit_silver",
        "livestock_per_point",
        "offering_cost",
        "offering_points",
        "offering_price",
        "offers",
        "pass_card",
        "pass_good",
        "pass_trade",
        "places",
        "plunder_points",
        "printing",
        "seats",
        "settlement_crew",
        "settlement_dice",
        "settlement_gold",
        "settlement_kind",
        "settlement_names",
        "settlement_points",
        "settlement_provisions",
        "settlement_spaces",
        "settlement_tiers",
        "settlement_workers",
        "smallest_crew",
        "space_settlement",
        "space_tokens",
        "space_worker",
        "spaces",
        "start_offerings",
        "start_silver",
        "supply",
        "town_hall",
        "trade_names",
        "trades",
        "valkyrie_points",
        "within_reach",
        "workers",
    )

    def __init__(self, data: Data, printing: str) -> None:
        self.printing = printing
        village = data.read("village.toml", shapes.Village).building
        self.folk = Townsfolk(data, printing, village)
        self.kinds = len(self.folk.ids)
        self.kind_worths: dict[int, list[float]] = {}
        """What the advice has found out about them, by the spaces still to plunder."""
        # A hand card, a member of the crew, or nothing: one table, so that one mask can offer all three.
        self.cards = Names(
            [*(f"card.{card}" for card in self.folk.ids), *(f"crew.{card}" for card in self.folk.ids), PASS]
        )
        self.pass_card = 1 << 2 * self.kinds
        self.goods = Names([*GOOD_NAMES, PASS])
        self.pass_good = 1 << len(GOOD_NAMES)
        self.seats = Names([f"seat.{seat}" for seat in range(MOST_PLAYERS)])
        self.dice = Names([*(f"die.{die + 1}" for die in range(DICE)), PASS])
        self._read_village(data, village)
        self._read_numbers(data)
        self._read_settlements(data)
        self._check_totals(data)

    def _read_village(self, data: Data, village: list[shapes.Building]) -> None:
        tiles = data.read("offerings.toml", shapes.Offerings).offering
        self.offering_cost = [goods_of(tile) for tile in tiles]
        self.offering_price = [price_of(cost) for cost in self.offering_cost]
        self.offering_points = [tile.points for tile in tiles]
        self.building_ids = [building.id for building in village]
        self.building_names = [f"building.{building.id}" for building in village]
        self.building_workers = [sum(colour_of(colour) for colour in building.workers) for building in village]
        self.buildings_for = [
            sum(1 << number for number, admits in enumerate(self.building_workers) if admits & worker == worker)
            for worker in range(1 << len(COLOURS))
        ]
        """By worker, the buildings that admit it, as a mask; for none, all of them."""
        self.building_start = [colour_of(building.start) for building in village]
        self.building_action = [BUILDING_ACTIONS[type(building.action)] for building in village]
        self.building_cards = [0] * len(village)
        self.building_gather: list[list[list[int]]] = []
        """By building, then by worker as a bit: how much of each good."""
        self.building_trades: list[list[int]] = []
        self.building_offerings = [False] * len(village)
        self.trades: list[Trade] = []
        trade_names: list[str] = []
        for number, building in enumerate(village):
            action = building.action
            gather: list[list[int]] = []
            trades: list[int] = []
            if isinstance(action, shapes.ActDraw):
                self.building_cards[number] = action.cards
            elif isinstance(action, shapes.ActGather):
                gather = [[] for _ in range(1 << len(COLOURS))]
                for colour in COLOURS:
                    gather[colour_of(colour)] = goods_of(getattr(action, colour))
            elif isinstance(action, shapes.ActTrade):
                for trade in action.trades:
                    trades.append(len(self.trades))
                    self.trades.append(Trade(trade))
                    trade_names.append(f"trade.{trade.id}")
                self.building_offerings[number] = action.offerings
            self.building_gather.append(gather)
            self.building_trades.append(trades)
        if self.building_action.count(PLAY) != 1 or self.building_action.count(HIRE) != 1:
            raise data.fail("village.toml", "cards are played at one building, and crew is hired at one")
        self.town_hall = self.building_action.index(PLAY)
        self.barracks = self.building_action.index(HIRE)
        # Offerings and trades in one table: the Long House offers both.
        self.trade_names = trade_names
        self.offers = Names([*trade_names, *(f"offering.{tile.id}" for tile in tiles), PASS])
        self.pass_trade = 1 << (len(self.offers.names) - 1)

    def _read_settlements(self, data: Data) -> None:
        settlements = data.read("settlements.toml", shapes.Settlements).settlement
        self.settlement_names = [f"settlement.{settlement.id}" for settlement in settlements]
        self.places = Names([*self.building_names, *self.settlement_names])
        self.settlement_kind = [SETTLEMENT_KINDS.index(settlement.kind) for settlement in settlements]
        self.settlement_crew = [settlement.crew for settlement in settlements]
        self.smallest_crew = min(self.settlement_crew)
        self.settlement_provisions = [settlement.provisions for settlement in settlements]
        self.settlement_gold = [settlement.gold for settlement in settlements]
        self.settlement_dice = [settlement.dice for settlement in settlements]
        self.settlement_points = [settlement.points for settlement in settlements]
        self.settlement_tiers = [[[*tier] for tier in settlement.tiers] for settlement in settlements]
        self.settlement_workers = [sum(colour_of(name) for name in place.workers) for place in settlements]
        self.settlement_spaces: list[int] = []
        """The spaces of a settlement as a mask; it has as many spots for workers."""
        self.space_settlement: list[int] = []
        self.space_tokens: list[int] = []
        self.space_worker: list[int] = []
        space_names: list[str] = []
        self.fortress_spaces = 0
        for number, settlement in enumerate(settlements):
            mask = 0
            for place, space in enumerate(settlement.spaces, 1):
                mask |= 1 << len(space_names)
                space_names.append(f"space.{settlement.id}_{place}")
                self.space_settlement.append(number)
                self.space_tokens.append(space.tokens)
                self.space_worker.append(colour_of(space.worker))
            self.settlement_spaces.append(mask)
            if self.settlement_kind[number] == FORTRESS:
                self.fortress_spaces |= mask
            tiers = self.settlement_tiers[number]
            if tiers != sorted(tiers):
                raise data.fail("settlements.toml", f"{settlement.id!r}: tiers go up")
            if settlement.dice > DICE:
                raise data.fail("settlements.toml", f"{settlement.id!r}: there are {DICE} dice")
        self.spaces = Names(space_names)
        self.expected_points = [self._expected_points(number) for number in range(len(settlements))]
        """By settlement and by strength without dice: the points of a raid on the average of the dice."""
        self.within_reach = [
            [
                [
                    number
                    for number, settlement in enumerate(settlements)
                    if self.settlement_workers[number] & worker and settlement.crew <= crew
                ]
                for crew in range(self.limit_crew + 1)
            ]
            for worker in range(1 << len(COLOURS))
        ]
        """By worker and size of the crew, the settlements that admit the one and do not need more than the other."""

    def raid_points(self, settlement: int, strength: int) -> int:
        """The best tier that the strength reaches; harbours have one prize for all."""
        points = self.settlement_points[settlement]
        for needed, tier in self.settlement_tiers[settlement]:
            if strength >= needed:
                points = tier
        return points

    def _expected_points(self, settlement: int) -> list[float]:
        chances = self.dice_sums[self.settlement_dice[settlement]]
        return [
            sum(chance * self.raid_points(settlement, strength + rolled) for rolled, chance in enumerate(chances))
            for strength in range(MOST_STRENGTH + 1)
        ]

    def _read_numbers(self, data: Data) -> None:
        numbers = data.read("game.toml", shapes.Numbers)
        box = numbers.components
        self.supply = [*goods_of(box), box.valkyries]
        self.workers = [box.black_workers, box.grey_workers, box.white_workers]
        self.faces = [*numbers.dice.faces]
        self.dice_sums = [chances(self.faces, dice) for dice in range(DICE + 1)]
        """By number of dice, then by their sum: how likely it is."""
        self.start_silver = numbers.start.silver
        self.dealt = numbers.start.dealt
        self.kept = numbers.start.kept
        if self.kept > self.dealt:
            raise data.fail("game.toml", "more starting cards are kept than dealt")
        self.start_offerings = numbers.start.offerings
        self.limit_silver = numbers.limits.silver
        self.limit_provisions = numbers.limits.provisions
        self.limit_hand = numbers.limits.hand
        self.limit_crew = numbers.limits.crew
        self.limit_armour = numbers.limits.armour
        self.limit_heroes = numbers.limits.heroes
        self.valkyrie_points = numbers.tracks.valkyries
        self.armour_points = numbers.tracks.armour
        if len(self.armour_points) != self.limit_armour + 1:
            raise data.fail("game.toml", "the armour track goes from 0 to the limit of armour")
        self.lap = numbers.tracks.lap
        self.fortress_spaces_left = numbers.end.fortress_spaces_left
        self.plunder_points = goods_of(numbers.scoring)
        self.livestock_per_point = numbers.scoring.livestock_per_point

    def _check_totals(self, data: Data) -> None:
        box = data.read("game.toml", shapes.Numbers).components
        if sum(self.folk.copies) != box.cards:
            raise data.fail("townsfolk.toml", f"there are {sum(self.folk.copies)} cards; game.toml says {box.cards}")
        tiles = len(self.offering_points)
        if tiles != box.offerings:
            raise data.fail("offerings.toml", f"there are {tiles} tiles; game.toml says {box.offerings}")
        bag = sum(self.supply[good] for good in PLUNDER) + self.supply[VALKYRIES]
        if sum(self.space_tokens) > bag:
            raise data.fail("settlements.toml", f"the spaces take {sum(self.space_tokens)} tokens; the bag holds {bag}")
        waiting = [self.space_worker.count(colour_of(colour)) for colour in COLOURS]
        if waiting[1:] != self.workers[1:] or self.building_start.count(colour_of("black")) != self.workers[0]:
            raise data.fail("game.toml", "workers on spaces and in the village are as many as there are")


def chances(faces: list[int], dice: int) -> list[float]:
    """How likely each sum of so many dice is."""
    sums = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(sums) + max(faces))
        for rolled, chance in enumerate(sums):
            for face in faces:
                longer[rolled + face] += chance / len(faces)
        sums = longer
    return sums


def components_by_printing(data: Data) -> dict[str, Components]:
    """What is in the box of each printing."""
    return {printing: Components(data, printing) for printing in PRINTINGS}

"""The townsfolk of one printing as tables, by kind of card: what each costs and does, hired or played."""

from __future__ import annotations

from typing import Any, Final

from meadhall.engine.data import Data
from meadhall.games.raiders.components import shapes
from meadhall.games.raiders.components.pieces import GOODS, GOODS_TOTAL, SETTLEMENT_KINDS

# What cards do at the Town Hall, as `do` in the data has it: those that somebody asks for by name. The others stand in
# `cards/effects.py` alone.
GAIN: Final = "gain"
EXCHANGE: Final = "exchange"
LOSE: Final = "lose"
TAKE: Final = "take"
DRAW: Final = "draw"
HIRE: Final = "hire"
OFFERING: Final = "offering"
TAKE_PLUNDER: Final = "take_plunder"
CYCLE_OFFERINGS: Final = "cycle_offerings"
COPY_BUILDING: Final = "copy_building"

EXTRAS: Final = {"draw": ("cards",), "gather": ("provisions", "silver"), "trade": ("actions",), "hire": ("discount",)}
"""What a crew member can add to a building, by what is done there."""


Price = list[tuple[int, int]]
"""Goods, and how many of each."""


class Action:
    """What a card does at the Town Hall: a verb and its numbers."""

    __slots__ = ("amount", "armour", "everybody", "gain", "good", "pay", "price", "up_to", "verb")

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.gain = [0] * GOODS_TOTAL
        self.pay = [0] * GOODS_TOTAL
        self.price: Price = []
        """What is paid, for who asks whether it can be."""
        self.armour = 0
        self.good = -1
        """What an opponent loses or hands over; -1: armour."""
        self.amount = 0
        self.up_to = False
        self.everybody = False


class Townsfolk:
    """Tables by kind of card. `by settlement`: first the kind of settlement, then the kind of card."""

    __slots__ = (
        "action",
        "affordable",
        "avenged",
        "copies",
        "cost",
        "end_per_livestock",
        "end_per_offering",
        "end_points",
        "extra",
        "extra_good",
        "hero",
        "heroes",
        "ids",
        "killed_gold",
        "killed_points",
        "killed_to_hand",
        "less_gold",
        "less_provisions",
        "needs_check",
        "per_armour",
        "per_other_crew",
        "per_valkyries",
        "playable",
        "raid_points",
        "raid_strength",
        "rerolls",
        "strength",
        "top_price",
    )

    def __init__(self, data: Data, printing: str, buildings: list[shapes.Building]) -> None:
        cards = [_printed(card, printing) for card in data.read("townsfolk.toml", shapes.Townsfolk).card]
        total = len(cards)
        self.ids = [card.id for card in cards]
        self.copies = [card.copies for card in cards]
        self.cost = [card.cost for card in cards]
        self.strength = [card.strength for card in cards]
        self.hero = [1 if card.hero else 0 for card in cards]
        self.heroes = sum(1 << kind for kind, card in enumerate(cards) if card.hero)
        self.top_price = max(self.cost)
        self.affordable = [
            sum(1 << kind for kind, cost in enumerate(self.cost) if cost <= silver)
            for silver in range(self.top_price + 1)
        ]
        """For so much silver (discounts included), the mask of the cards that can be paid."""

        self.raid_points = [[0] * total for _ in SETTLEMENT_KINDS]
        self.raid_strength = [[0] * total for _ in SETTLEMENT_KINDS]
        self.less_provisions = [[0] * total for _ in SETTLEMENT_KINDS]
        self.less_gold = [[0] * total for _ in SETTLEMENT_KINDS]
        self.per_armour = [0] * total
        self.per_valkyries = [0] * total
        self.per_other_crew = [0] * total
        self.rerolls = [0] * total
        self.extra = [[0] * total for _ in buildings]
        """By building: one more of what it gives."""
        self.extra_good = [-1] * len(buildings)
        self.killed_gold = [0] * total
        self.killed_points = [0] * total
        self.killed_to_hand = [False] * total
        self.avenged = [0] * total
        self.end_points = [0] * total
        self.end_per_livestock = [0] * total
        self.end_per_offering = [0] * total
        for kind, card in enumerate(cards):
            self._read_crew_effect(data, kind, card, buildings)

        self.action = [_action(card.town_hall) for card in cards]
        self.playable = 0
        """Cards that can be played whatever the table looks like."""
        self.needs_check = 0
        """Cards that can be played if their price can be paid."""
        for kind, card in enumerate(cards):
            if card.hero != (card.town_hall is None):
                raise data.fail("townsfolk.toml", f"{card.id!r}: heroes, and they alone, have no Town Hall action")
            if isinstance(card.town_hall, shapes.Exchange | shapes.Sacrifice):
                self.needs_check |= 1 << kind
            elif card.town_hall is not None:
                self.playable |= 1 << kind

    def _read_crew_effect(self, data: Data, kind: int, card: shapes.Card, buildings: list[shapes.Building]) -> None:
        crew = card.crew
        if isinstance(crew, shapes.OnRaid):
            for settlement, name in enumerate(SETTLEMENT_KINDS):
                if crew.at in ("", name):
                    self.raid_points[settlement][kind] = crew.points
                    self.raid_strength[settlement][kind] = crew.strength
                    self.less_provisions[settlement][kind] = crew.less_provisions
                    self.less_gold[settlement][kind] = crew.less_gold
            self.per_armour[kind] = crew.per_armour
            self.per_valkyries[kind] = crew.per_valkyries
            self.per_other_crew[kind] = crew.per_other_crew
        elif isinstance(crew, shapes.OnRoll):
            self.rerolls[kind] = crew.rerolls
        elif isinstance(crew, shapes.AtBuilding):
            ids = [building.id for building in buildings]
            if crew.at not in ids:
                raise data.fail("townsfolk.toml", f"{card.id!r} works at an unknown building {crew.at!r}")
            number = ids.index(crew.at)
            done_there = buildings[number].action.__struct_config__.tag
            if crew.extra not in EXTRAS.get(str(done_there), ()):
                raise data.fail("townsfolk.toml", f"{card.id!r} adds {crew.extra!r}, which {crew.at!r} does not give")
            self.extra[number][kind] = 1
            if crew.extra in GOODS:
                self.extra_good[number] = GOODS.index(crew.extra)
        elif isinstance(crew, shapes.IfKilled):
            self.killed_gold[kind] = crew.gold
            self.killed_points[kind] = crew.points
            self.killed_to_hand[kind] = crew.to_hand
            self.avenged[kind] = crew.avenged
        else:
            self.end_points[kind] = crew.points
            self.end_per_livestock[kind] = crew.per_livestock
            self.end_per_offering[kind] = crew.per_offering


def _printed(card: shapes.Card, printing: str) -> shapes.Card:
    """The card as that printing has it."""
    if printing != "first":
        return card
    first = card.first
    return shapes.Card(
        id=card.id,
        copies=card.copies,
        cost=card.cost if first.cost is None else first.cost,
        strength=card.strength if first.strength is None else first.strength,
        crew=card.crew,
        town_hall=card.town_hall if first.town_hall is None else first.town_hall,
        hero=card.hero,
        grade=card.grade,
    )


def goods_of(record: Any) -> list[int]:
    """A record's numbers of goods, in the order of GOODS; kinds it does not have count 0."""
    return [getattr(record, good, 0) for good in GOODS]


def price_of(amounts: list[int]) -> Price:
    return [(good, amount) for good, amount in enumerate(amounts) if amount]


def _action(effect: shapes.TownHallEffect | None) -> Action | None:
    if effect is None:
        return None
    action = Action(str(effect.__struct_config__.tag))
    if isinstance(effect, shapes.Gain):
        action.gain = goods_of(effect)
        action.armour = effect.armour
    elif isinstance(effect, shapes.Exchange):
        action.pay = goods_of(effect.pay)
        action.price = price_of(action.pay)
        action.gain = goods_of(effect.gain)
    elif isinstance(effect, shapes.Lose | shapes.Take):
        numbers = goods_of(effect)
        if any(numbers):
            action.good = next(good for good, number in enumerate(numbers) if number)
            action.amount = numbers[action.good]
        elif isinstance(effect, shapes.Lose):
            action.amount = effect.armour
        action.everybody = isinstance(effect, shapes.Lose) and effect.victims == "all"
        action.up_to = isinstance(effect, shapes.Take) and effect.up_to
    elif isinstance(effect, shapes.DrawCards):
        action.amount = effect.cards
        action.up_to = effect.up_to
    elif isinstance(effect, shapes.HireFor):
        action.amount = effect.silver
    elif isinstance(effect, shapes.CheapOffering):
        action.amount = effect.less
    return action

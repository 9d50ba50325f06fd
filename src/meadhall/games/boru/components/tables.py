"""The pieces of Brian Boru as tables made once: what is printed on the board and the cards."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.engine.state import Components as EngineComponents
from meadhall.games.boru.components.shapes import ActionCard, ActionCards, Board, Marriage, Numbers, VikingCards

COLOURS: Final = ("red", "blue", "yellow")
WHITE: Final = 3
SUITS: Final = ("red", "blue", "yellow", "white")

CLAIM_TOWN: Final = 0
COIN: Final = 1
PAY: Final = 2
CHURCH: Final = 3
BATTLE: Final = 4
COURTSHIP: Final = 5
EXPAND: Final = 6
LIBERATE: Final = 7
ICONS: Final = ("claim_town", "coin", "pay", "church", "battle", "courtship", "expand", "liberate")
ICON_NAMES: Final = tuple(f"icon.{icon}" for icon in ICONS)

MAX_AMOUNT: Final = 99
AMOUNTS: Final = [f"amount.{n}" for n in range(MAX_AMOUNT + 1)]

ACTION_CARDS_TOTAL: Final = 25
TOWNS_TOTAL: Final = 53
ROADS_TOTAL: Final = 36
ORDINARY_MARRIAGES_TOTAL: Final = 7
VIKING_CARDS_TOTAL: Final = 7


class Run:
    """The same icon several times in a row."""

    __slots__ = ("count", "icon")

    def __init__(self, icon: int, count: int) -> None:
        self.icon = icon
        self.count = count


def runs_of(icons: list[str]) -> list[Run]:
    runs: list[Run] = []
    for icon in icons:
        number = ICONS.index(icon)
        if runs and runs[-1].icon == number:
            runs[-1].count += 1
        else:
            runs.append(Run(number, 1))
    return runs


class Components(EngineComponents):
    """Everything printed. Towns, regions and cards are numbers here; `Names` turn them into options and back."""

    __slots__ = (
        "all_towns",
        "battle_points_per_renown",
        "battle_renown",
        "battle_second_points",
        "battle_second_returns",
        "card_suit",
        "cards",
        "church_second_points",
        "church_second_returns",
        "clockwise",
        "cost_expand",
        "cost_more",
        "draft_passes",
        "end_marker",
        "end_most_coins",
        "end_per_renown",
        "end_regions",
        "hand_size",
        "keep",
        "late_monastery",
        "marriage_cards",
        "marriage_points",
        "marriage_region",
        "marriage_renown",
        "marriages",
        "minimum",
        "neighbours",
        "ordinary_marriages",
        "pay_in_points",
        "primary",
        "princess",
        "region_points",
        "region_towns",
        "regions",
        "secondary",
        "spurn_points",
        "start_coins",
        "start_points",
        "start_renown",
        "suit_cards",
        "top",
        "town_colour",
        "town_region",
        "towns",
        "towns_of_colour",
        "track_any_town",
        "track_coins",
        "track_renown",
        "viking_strengths",
        "weight",
    )

    def __init__(self, data: Data) -> None:
        self._read_board(data)
        self._read_action_cards(data)
        self._read_marriage(data)
        self._read_vikings(data)
        self._read_numbers(data)

    def _read_board(self, data: Data) -> None:
        board = data.read("board.toml", Board)
        self.regions = Names([f"region.{region.id}" for region in board.regions])
        self.minimum = [region.minimum for region in board.regions]
        self.region_points = [region.points for region in board.regions]
        self.towns = Names([f"town.{town.id}" for town in board.towns])
        self.all_towns = (1 << len(board.towns)) - 1
        region_number = {region.id: i for i, region in enumerate(board.regions)}
        town_number = {town.id: i for i, town in enumerate(board.towns)}
        self.town_region: list[int] = []
        self.town_colour: list[int] = []
        self.region_towns = [0] * len(board.regions)
        self.towns_of_colour = [0] * len(COLOURS)
        for number, town in enumerate(board.towns):
            if town.region not in region_number:
                raise data.fail("board.toml", f"town {town.id!r} lies in an unknown region {town.region!r}")
            region = region_number[town.region]
            colour = COLOURS.index(town.colour)
            self.town_region.append(region)
            self.town_colour.append(colour)
            self.region_towns[region] |= 1 << number
            self.towns_of_colour[colour] |= 1 << number
        self.neighbours = [0] * len(board.towns)
        for road in board.roads:
            for end in (road.a, road.b):
                if end not in town_number:
                    raise data.fail("board.toml", f"road {road.id!r} leads to an unknown town {end!r}")
            a, b = town_number[road.a], town_number[road.b]
            if a == b or self.neighbours[a] >> b & 1:
                raise data.fail("board.toml", f"road {road.id!r} leads nowhere, or is there twice")
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        for record, mask in zip(board.regions, self.region_towns, strict=True):
            if mask.bit_count() != record.towns:
                raise data.fail("board.toml", f"region {record.id!r} has {mask.bit_count()} towns, not {record.towns}")
        if len(board.towns) != TOWNS_TOTAL or len(board.roads) != ROADS_TOTAL:
            raise data.fail("board.toml", f"there are {TOWNS_TOTAL} towns and {ROADS_TOTAL} roads")

    def _read_action_cards(self, data: Data) -> None:
        records = sorted(data.read("action_cards.toml", ActionCards).cards, key=_value_of)
        values = [card.id for card in records]
        if values != list(range(1, ACTION_CARDS_TOTAL + 1)):
            raise data.fail("action_cards.toml", f"the ids of the cards are 1 to {ACTION_CARDS_TOTAL}, each once")
        self.cards = Names([f"card.{value}" for value in values])
        self.card_suit = [SUITS.index(card.suit) for card in records]
        self.primary = [runs_of([*card.primary]) for card in records]
        self.secondary = [[runs_of([*action]) for action in card.secondary] for card in records]
        for card in records:
            if card.primary.count("claim_town") != 1 or any("claim_town" in action for action in card.secondary):
                raise data.fail("action_cards.toml", f"card {card.id}: claim_town stands once, in the primary action")
        self.suit_cards = [
            sum(1 << i for i, suit in enumerate(self.card_suit) if suit in (colour, WHITE))
            for colour in range(len(COLOURS))
        ]
        """For each colour of town, the cards that can win there: its own and the white ones."""

    def _read_marriage(self, data: Data) -> None:
        marriage = data.read("marriage.toml", Marriage)
        self.marriages = Names([f"marriage.{card.id}" for card in marriage.cards])
        self.marriage_points = [card.points for card in marriage.cards]
        self.marriage_renown = [card.renown for card in marriage.cards]
        self.marriage_region: list[int] = []
        for card in marriage.cards:
            region = f"region.{card.town_in}"
            if card.town_in and region not in self.regions.index:
                raise data.fail("marriage.toml", f"card {card.id!r} names an unknown region {card.town_in!r}")
            self.marriage_region.append(self.regions.index[region] if card.town_in else -1)
        princesses = [i for i, card in enumerate(marriage.cards) if card.princess]
        if len(princesses) != 1 or len(marriage.cards) != ORDINARY_MARRIAGES_TOTAL + 1:
            raise data.fail("marriage.toml", f"there are {ORDINARY_MARRIAGES_TOTAL} ordinary cards and one princess")
        self.princess = princesses[0]
        self.ordinary_marriages = [i for i in range(len(marriage.cards)) if i != self.princess]
        self.spurn_points = marriage.spurn.points
        if [space.id for space in marriage.track] != list(range(len(marriage.track))):
            raise data.fail("marriage.toml", "the ids of the track count up from 0")
        self.track_coins = [space.coins for space in marriage.track]
        self.track_renown = [space.renown for space in marriage.track]
        self.track_any_town = [space.any_town for space in marriage.track]
        self.top = len(marriage.track) - 1

    def _read_vikings(self, data: Data) -> None:
        self.viking_strengths = [card.strength for card in data.read("vikings.toml", VikingCards).cards]
        if len(self.viking_strengths) != VIKING_CARDS_TOTAL:
            raise data.fail("vikings.toml", f"there are {VIKING_CARDS_TOTAL} Viking cards")

    def _read_numbers(self, data: Data) -> None:
        numbers = data.read("rules.toml", Numbers)
        self.hand_size = {row.id: row.hand for row in numbers.by_players}
        self.clockwise = {row.id: _turned(list(range(row.id))) for row in numbers.by_players}
        """By players and seat: all seats in clockwise order, that one first."""
        self.marriage_cards = {row.id: row.ordinary_marriage_cards for row in numbers.by_players}
        for row in numbers.by_players:
            if row.id * row.hand > ACTION_CARDS_TOTAL:
                raise data.fail("rules.toml", f"{row.id} hands of {row.hand} are more than {ACTION_CARDS_TOTAL} cards")
            if row.rounds != row.ordinary_marriage_cards + 1 or row.rounds > len(self.viking_strengths):
                raise data.fail(
                    "rules.toml", f"{row.id} players: a round for each marriage card, the princess included"
                )
        if [row.id for row in numbers.by_players] != [3, 4, 5]:
            raise data.fail("rules.toml", "by_players is for 3, 4 and 5")
        self.keep = numbers.draft.keep
        self.draft_passes = {players: -(-hand // self.keep) for players, hand in self.hand_size.items()}
        """By players: how many offers a draft has, two cards a time until the hand is full."""
        self.start_coins = numbers.start.coins
        self.start_renown = numbers.start.renown
        self.start_points = numbers.start.points
        self.cost_more = numbers.costs.more
        self.cost_expand = numbers.costs.expand
        self.pay_in_points = numbers.costs.pay_in_points
        self.battle_renown = numbers.battle.renown
        self.battle_points_per_renown = numbers.battle.points_per_renown
        self.battle_second_points = numbers.battle.second_points
        self.battle_second_returns = numbers.battle.second_returns
        self.church_second_points = numbers.church.second_points
        self.church_second_returns = numbers.church.second_returns
        self.late_monastery = numbers.church.late_monastery
        self.weight = numbers.church.weight
        self.end_most_coins = numbers.end.most_coins
        self.end_marker = numbers.end.marker
        self.end_per_renown = numbers.end.per_renown
        self.end_regions = [row.points for row in numbers.end.regions]
        if [row.id for row in numbers.end.regions] != list(range(len(self.regions.names) + 1)):
            raise data.fail("rules.toml", "end.regions is for 0 to 8 regions, in order")


def _turned(seats: list[int]) -> list[list[int]]:
    return [seats[seat:] + seats[:seat] for seat in seats]


def _value_of(card: ActionCard) -> int:
    return card.id

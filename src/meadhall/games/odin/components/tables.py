"""The pieces of A Feast for Odin as tables made once: goods and boards, ships and weapons, spaces and cards."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.names import Names
from meadhall.engine.state import Components as EngineComponents
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.components.goods_in_use import GoodsInUse
from meadhall.games.odin.components.shapes import ActionBoard, Length, Numbers, OccupationCards, Side, Solo
from meadhall.games.odin.components.space_reader import ACTIONS_FILE, SpaceReader
from meadhall.games.odin.components.spaces import (
    AFFORDABLE_SPECIAL,
    BOARD_FOR_1,
    EMIGRATE,
    FIRST_AMOUNT,
    SILVER_FOR_ROUND,
    SPECIAL_SALE,
    SPENT_CONDITIONS,
    UPGRADABLE,
    ActionSpace,
    Amounts,
    first_with,
    needed_by,
    union,
)
from meadhall.games.odin.harvest.box import HarvestBox
from meadhall.games.odin.puzzle.grid import COLS
from meadhall.games.odin.puzzle.room import Room
from meadhall.games.odin.puzzle.tables import BLUE, Puzzle

RULES_FILE: Final = "rules.toml"
OCCUPATIONS_FILE: Final = "occupations.toml"

BOAT: Final = 0
KNARR: Final = 1
LONGSHIP: Final = 2
SHIPS: Final = ("whaling_boat", "knarr", "longship")

SHED: Final = 0
STONE_HOUSE: Final = 1
LONG_HOUSE: Final = 2
BUILDINGS: Final = ("shed", "stone_house", "long_house")

SPACES_BY_COLUMN: Final = (18, 18, 16, 9)
CARDS_TOTAL: Final = 190
LIGHT_CARDS_TOTAL: Final = 45
STRIP_ITEMS: Final = 7
LETTERS: Final = "ABCD"
BASE_GAME: Final = 0
MINI_ISLANDS: Final = 1
MINI_HARVEST: Final = 2
MINI_EXPANSIONS: Final = 2

MAX_AMOUNT: Final = 99
AMOUNTS: Final = [f"amount.{n}" for n in range(MAX_AMOUNT + 1)]


class Components(EngineComponents):
    """Everything printed. Things are numbers here; `Names` turn them into options and back."""

    def __init__(self, data: Data) -> None:
        self.puzzle = Puzzle(data)
        self.room = Room(self.puzzle)
        numbers = data.read(RULES_FILE, Numbers)
        self._read_things(data, numbers)
        self._read_spaces(data)
        self._read_cards(data)
        self._read_strips(data, numbers)
        self._read_ships(data, numbers)
        self._read_rounds(data, numbers)
        self._read_boards(data)
        self.harvest_box = HarvestBox(data, self.number_of, len(self.cards.names))
        self.effects: list[list[Effect]] = [[] for _ in self.cards.names]
        """By card: what it does; `cards/box.py` attaches it."""
        self.listens = [0] * len(self.cards.names)
        """By card: the moments (bits) at which it does something."""

    def _read_things(self, data: Data, numbers: Numbers) -> None:
        puzzle = self.puzzle
        goods = len(puzzle.goods.names)
        self.weapons = len(numbers.weapons)
        self.weapon_cards = [weapon.cards for weapon in numbers.weapons]
        self.first_weapon = goods
        self.first_ship = goods + self.weapons
        """The things before this one are counted in a supply; then come ships, then buildings."""
        self.first_building = self.first_ship + len(SHIPS)
        names = list(puzzle.goods.names)
        names += [f"weapon.{weapon.id}" for weapon in numbers.weapons]
        names += [f"ship.{ship}" for ship in SHIPS]
        names += [f"board.{building}" for building in BUILDINGS]
        self.things = Names(names)
        self.silver = puzzle.silver
        self.ore = puzzle.ore
        self.wood = puzzle.wood
        self.stone = puzzle.stone
        self.sheep = self._thing(data, "sheep")
        self.pregnant_sheep = self._thing(data, "pregnant_sheep")
        self.cattle = self._thing(data, "cattle")
        self.pregnant_cattle = self._thing(data, "pregnant_cattle")
        self.usual_goods = GoodsInUse(puzzle, harvest=False)
        self.goods_with_harvest = GoodsInUse(puzzle, harvest=True)
        self.upgradable = [number for number in range(goods) if puzzle.raised[number] >= 0]
        self.specials = [
            number for number in range(goods) if puzzle.specials >> number & 1 and not puzzle.mini_expansion[number]
        ]
        """The special tiles of the oval board."""
        self.altar = self._thing(data, "altar")
        highest = max(puzzle.price)
        self.sold_up_to = [
            sum(1 << number for number in self.specials if 0 <= puzzle.price[number] <= silver)
            for silver in range(highest + 1)
        ]
        self.loot = [
            number
            for number in range(goods)
            if puzzle.colour[number] == BLUE and puzzle.sword[number] and not puzzle.mini_expansion[number]
        ]
        """What can be won in battle."""
        self.forged = [number for number in range(goods) if puzzle.forged >> number & 1]
        # The same animal with young is the same dish: one tile of a kind may lie along the table.
        self.dish = list(range(goods))
        self.dish[self.pregnant_sheep] = self.sheep
        self.dish[self.pregnant_cattle] = self.cattle
        sides = [_sides(turned[0].offsets) for turned in puzzle.turned]
        self.along = [max(pair) for pair in sides]
        """How much of the table a good covers when it lies along it."""
        self.upright = [min(pair) for pair in sides]
        self.dishes = Names(
            [f"{way}.{name.partition('.')[2]}" for name in puzzle.goods.names[:goods] for way in ("upright", "along")]
        )
        """Ways to serve: number 2 * good upright, 2 * good + 1 along the table."""
        self.animal_points = [(self._thing(data, animal.id), animal.points) for animal in numbers.animal_points]
        self.start_goods = [(self._thing(data, thing), count) for thing, count in numbers.start.goods.items()]
        self.start_cards = numbers.start.light_occupations

    def for_sale_up_to(self, silver: int) -> int:
        """The special tiles (bits) that cost no more silver than this."""
        return self.sold_up_to[min(silver, len(self.sold_up_to) - 1)]

    def number_of(self, thing: str) -> int:
        """The number of a good, a special tile, a weapon, a ship or a building by its id; -1: there is none."""
        for kind in ("good", "tile", "weapon", "ship", "board"):
            number = self.things.index.get(f"{kind}.{thing}", -1)
            if number >= 0:
                return number
        return -1

    def _thing(self, data: Data, thing: str) -> int:
        number = self.number_of(thing)
        if number < 0:
            raise data.fail(RULES_FILE, f"there is no thing {thing!r}")
        return number

    def _read_spaces(self, data: Data) -> None:
        board = data.read(ACTIONS_FILE, ActionBoard)
        reader = SpaceReader(data, self.number_of)
        groups = [group.id for group in board.groups]
        self.draw_in = board.columns.draw_in
        self.play_in = board.columns.play_in
        self.board_spaces = len(board.spaces)
        self.groups = groups
        self.spaces: list[ActionSpace] = []
        for number, record in enumerate(board.spaces):
            unknown = [group for group in record.groups if group not in groups]
            if unknown:
                raise data.fail(ACTIONS_FILE, f"space {record.id!r} is in an unknown group {unknown[0]!r}")
            self.spaces.append(reader.space(number, record, board))
        if (found := tuple(len([s for s in self.spaces if s.column == n]) for n in range(1, 5))) != SPACES_BY_COLUMN:
            raise data.fail(ACTIONS_FILE, f"the columns have {SPACES_BY_COLUMN} spaces, not {found}")
        self.extensions = [[side.column for side in tile.sides] for tile in board.extension_tiles]
        """The columns on the two sides of each extension tile."""
        sides: list[Side] = [side for tile in board.extension_tiles for side in tile.sides]
        if [side.column for side in sides] != [1, 2, 3, 4]:
            raise data.fail(ACTIONS_FILE, "the extension tiles imitate columns 1 or 2, and 3 or 4")
        # The imitation of column c is space number `board_spaces` + c - 1.
        self.space_names = Names(
            [f"space.{name}" for name in [*(space.id for space in board.spaces), *(side.id for side in sides)]]
        )
        self.column_of = [space.column for space in self.spaces] + [side.column for side in sides]
        self.in_column = [
            sum(1 << space.number for space in self.spaces if space.column == column) for column in range(5)
        ]
        self.all_spaces = (1 << self.board_spaces) - 1
        self.imitation_of = [0] + [1 << self.board_spaces + column - 1 for column in range(1, 5)]
        """By column: the space (a bit) that imitates it."""
        self.up_to_column = [sum(self.in_column[: column + 1]) for column in range(5)]
        self.dice_steps = {step.action: step for space in self.spaces for step in space.steps if step.action}
        """By the kind of dice action, one of its steps: those of a kind are alike but for boats and Vikings."""
        self._sort_amounts(reader.amounts)
        self.reasons = reader.reasons
        self.all_conditions = (1 << len(self.reasons)) - 1
        self.amounts_held = self.all_conditions >> FIRST_AMOUNT << FIRST_AMOUNT
        """The conditions (bits) that there are so many of a thing."""
        self.sale_space = first_with(self.spaces, SPECIAL_SALE)
        self.emigration_space = first_with(self.spaces, EMIGRATE)
        spent = SPENT_CONDITIONS | self.amounts_held
        needs = [union(needed_by(step) for step in space.steps) & spent for space in self.spaces]
        self.space_needs = needs + [spent] * len(sides)
        """By space: the conditions (bits) that its effects need, of those that end when something is spent or laid.

        Which of them an imitation will need is open.
        """
        self.space_goods = [self._goods_for(needed, reader.amounts) for needed in self.space_needs]
        """By space: the goods (bits) of which these conditions speak."""
        self._sort_conditions()

    def _goods_for(self, conditions: int, amounts: Amounts) -> int:
        goods = union(1 << thing for i, (thing, _) in enumerate(amounts) if conditions >> FIRST_AMOUNT + i & 1)
        if conditions & UPGRADABLE:
            goods |= union(1 << good for good in self.upgradable)
        if conditions & (AFFORDABLE_SPECIAL | SILVER_FOR_ROUND):
            goods |= 1 << self.silver
        return goods

    def _sort_amounts(self, amounts: Amounts) -> None:
        self.counted = sorted({thing for thing, _ in amounts})
        """Things of which some condition asks for so many."""
        self.count_facts: list[list[int]] = []
        """By counted thing, then by how many there are: the conditions (bits) that hold; the last also for more."""
        for counted in self.counted:
            most = max(count for thing, count in amounts if thing == counted)
            self.count_facts.append(
                [
                    union(
                        1 << FIRST_AMOUNT + i
                        for i, (thing, count) in enumerate(amounts)
                        if thing == counted and count <= held
                    )
                    for held in range(most + 1)
                ]
            )
        self.counts = list(zip(self.counted, self.count_facts, strict=True))
        """The two beside each other."""

    def _sort_conditions(self) -> None:
        self.unusable: list[list[int]] = []
        """By eight conditions at a time: the spaces (bits) that cannot be used when these conditions (bits) fail."""
        for first in range(0, len(self.reasons), 8):
            self.unusable.append([self._blocked_by(failing << first) for failing in range(256)])
        self.any_of: list[ActionSpace] = []
        """Spaces whose ways differ in more than one of these eights: they may be unusable all the same."""
        for space in self.spaces:
            differing = union(clause ^ space.clauses[0] for clause in space.clauses)
            if sum(differing >> first & 255 != 0 for first in range(0, len(self.reasons), 8)) > 1:
                self.any_of.append(space)

    def _blocked_by(self, failing: int) -> int:
        """The spaces (bits) all of whose ways need one of these conditions."""
        return union(1 << space.number for space in self.spaces if all(clause & failing for clause in space.clauses))

    def _read_cards(self, data: Data) -> None:
        cards = data.read(OCCUPATIONS_FILE, OccupationCards).cards
        if [card.id for card in cards] != list(range(1, CARDS_TOTAL + 1)):
            raise data.fail(OCCUPATIONS_FILE, f"the ids of the cards are 1 to {CARDS_TOTAL}, in order")
        self.cards = Names([f"card.{card.id}" for card in cards])
        """Card number n of the print is number n - 1 here."""
        self.card_points = [card.points for card in cards]
        self.card_deck: list[str] = [card.deck for card in cards]
        self.card_light = [card.light for card in cards]
        self.card_category: list[str] = [card.category for card in cards]
        if sum(self.card_light) != LIGHT_CARDS_TOTAL:
            raise data.fail(OCCUPATIONS_FILE, f"there are {LIGHT_CARDS_TOTAL} light cards")

    def _read_strips(self, data: Data, numbers: Numbers) -> None:
        self.strips = Names([f"strip.{strip.id}" for strip in numbers.mountain_strips])
        self.strip_items: list[Amounts] = []
        """By strip, from the left: what is taken, and how much of it."""
        for strip in numbers.mountain_strips:
            items: Amounts = []
            for item in strip.items:
                silver = item == "silver_2"
                items.append(
                    (self.silver, numbers.mountain.silver_in_an_item) if silver else (self._thing(data, item), 1)
                )
            self.strip_items.append(items)
        self.face_up = numbers.mountain.face_up
        self.face_up_with_4 = numbers.mountain.face_up_with_4_players
        self.strips_added = numbers.mountain.added_each_round

    def _read_ships(self, data: Data, numbers: Numbers) -> None:
        if tuple(ship.id for ship in numbers.ships) != SHIPS:
            raise data.fail(RULES_FILE, f"the ships are {', '.join(SHIPS)}")
        self.ship_price = [ship.price for ship in numbers.ships]
        self.lowest_ship_price = min(self.ship_price)
        self.ship_points = [ship.points for ship in numbers.ships]
        self.emigrated_points = [ship.emigrated_points for ship in numbers.ships]
        self.ore_slots = [ship.ore_slots for ship in numbers.ships]
        self.printed_ore = numbers.ships[BOAT].printed_ore
        self.small_stages = numbers.bay.small_stages
        self.large_stages = numbers.bay.large_stages
        self.emigrated_covers = numbers.emigration.covers
        self.emigration_price = numbers.emigration.silver_each_round
        self.ships = Names([f"ship.{ship}" for ship in SHIPS])
        self.arms = Names([f"arm.{ship}" for ship in SHIPS])

    def _read_rounds(self, data: Data, numbers: Numbers) -> None:
        self.lengths: dict[str, Length] = {length.id: length for length in numbers.lengths}
        self.solo: dict[str, Solo] = {solo.id: solo for solo in numbers.solo}
        for length in numbers.lengths:
            if len(length.harvest) != length.rounds or len(length.turned) != length.rounds:
                raise data.fail(RULES_FILE, f"length {length.id!r}: a harvest and a turned board for each round")
            if len(self.solo[length.id].table) != length.rounds:
                raise data.fail(RULES_FILE, f"solo {length.id!r}: Vikings on the table for each round")
        self.vikings = numbers.vikings.each
        self.rolls = numbers.dice.rolls
        self.table_spaces = numbers.banquet.spaces
        self.penalty_points = numbers.banquet.penalty_points
        self.needed_to_breed = numbers.animals.needed_to_breed
        self.board_silver = numbers.exploration.silver_each_round
        self.crops = [
            [good for good in self.usual_goods.food if 0 < self.puzzle.harvest[good] <= harvest] for harvest in range(5)
        ]
        """By the number of a harvest: what everybody reaps."""

    def _read_boards(self, data: Data) -> None:
        puzzle = self.puzzle
        fronts = [board for board in puzzle.printed if board.group == "exploration" and board.side == "front"]
        if [board.letter for board in fronts if not board.mini_expansion] != list(LETTERS):
            raise data.fail("boards.toml", f"the exploration boards have the letters {', '.join(LETTERS)}")
        self.fronts = [
            [board.number for board in fronts if board.mini_expansion == expansion]
            for expansion in range(MINI_EXPANSIONS + 1)
        ]
        """The exploration boards of the base game, then those of each mini-expansion, with their front sides up."""
        self.shore_facts = [BOARD_FOR_1 << board.vikings - 1 if board.vikings else 0 for board in puzzle.printed]
        """By board: the condition that holds while it is unclaimed."""
        self.building_kinds = [puzzle.shed, puzzle.stone_house, puzzle.long_house]
        self.building_counts = [puzzle.printed[kind].count for kind in self.building_kinds]
        self.is_house = [board.group == "house" for board in puzzle.printed]
        self.laid_events = [f"laid_{name.partition('.')[2]}" for name in puzzle.boards.names]


def _sides(offsets: list[int]) -> tuple[int, int]:
    """Height and width of a rectangle."""
    return offsets[-1] // COLS + 1, offsets[-1] % COLS + 1

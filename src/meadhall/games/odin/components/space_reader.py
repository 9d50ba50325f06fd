"""Reading the action board: records become steps, with the conditions under which each can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.data import Data
from meadhall.games.odin.components.shapes import (
    ActionBoard,
    AnyStep,
    ChooseStep,
    DrawOccupationStep,
    DrawWeaponsStep,
    EmigrateStep,
    ExchangeStep,
    ExploreStep,
    ForgeStep,
    GainIfAnimalStep,
    GainPerAnimalStep,
    GainPerPlayerStep,
    GainStep,
    HuntStep,
    MountainStep,
    OverseasTradeStep,
    PayOneOfStep,
    PlayOccupationStep,
    RaidStep,
    Space,
    SpecialSaleStep,
    UpgradeStep,
)
from meadhall.games.odin.components.spaces import (
    AFFORDABLE_SPECIAL,
    BOARD_FOR_1,
    CARD_IN_HAND,
    CARD_TO_PLAY,
    CATTLE,
    CHOOSE,
    DICE_DEEDS,
    DRAW_OCCUPATION,
    DRAW_WEAPONS,
    EMIGRATE,
    EXCHANGE,
    EXPLORE,
    FIRST_AMOUNT,
    FORGE,
    GAIN,
    GAIN_PER_ANIMAL,
    GAIN_PER_PLAYER,
    HUNT,
    LARGE_SHIP,
    LARGE_STAGE,
    LONG_HOUSE_LEFT,
    MOUNTAIN,
    MOUNTAIN_ITEM,
    OVERSEAS_TRADE,
    PAY_ONE_OF,
    PLAY_OCCUPATION,
    PLUNDER,
    RAID,
    REASONS,
    SHED_LEFT,
    SHEEP,
    SILVER_FOR_ROUND,
    SMALL_STAGE,
    SPECIAL_SALE,
    STONE_HOUSE_LEFT,
    TABLE_ROOM,
    UPGRADABLE,
    UPGRADE,
    WHALING_BOAT,
    ActionSpace,
    Amounts,
    Step,
)

ACTIONS_FILE: Final = "actions.toml"

RECEIVABLE: Final = {
    "whaling_boat": SMALL_STAGE,
    "knarr": LARGE_STAGE,
    "longship": LARGE_STAGE,
    "shed": SHED_LEFT,
    "stone_house": STONE_HOUSE_LEFT,
    "long_house": LONG_HOUSE_LEFT,
}
"""What must hold for a limited piece to be received."""


class SpaceReader:
    """Makes steps of records, and numbers the conditions 'has so many of a thing' as they turn up."""

    def __init__(self, data: Data, number_of: Callable[[str], int]) -> None:
        self.data = data
        self.number_of = number_of
        self.amounts: list[tuple[int, int]] = []
        """Condition FIRST_AMOUNT + i holds if there are so many of the thing."""
        self.reasons = list(REASONS)
        self._known: dict[tuple[str, int], int] = {}

    def space(self, number: int, record: Space, board: ActionBoard) -> ActionSpace:
        """One space with its steps and conditions."""
        made = ActionSpace(number, record)
        for step in record.steps:
            made.steps.append(self._step(record, step, board.columns.draw_in))
        # A payment opens the way to what follows; otherwise any step that can be done is enough (rule book, phase 5).
        asked = made.steps[:1] if made.steps[0].kind == PAY_ONE_OF else made.steps
        made.clauses = [clause | made.ships for step in asked for clause in step.clauses]
        return made

    def _amounts(self, where: str, things: dict[str, int]) -> Amounts:
        found: Amounts = []
        for thing, count in things.items():
            number = self.number_of(thing)
            if number < 0:
                raise self.data.fail(ACTIONS_FILE, f"{where}: there is no thing {thing!r}")
            found.append((number, count))
        return found

    def _has(self, where: str, things: dict[str, int]) -> int:
        """The conditions that all these things are there."""
        needed = 0
        for thing, count in things.items():
            if thing == "whaling_boat":
                needed |= WHALING_BOAT
                continue
            if (thing, count) not in self._known:
                self._known[thing, count] = FIRST_AMOUNT + len(self.amounts)
                self.amounts.append((self._amounts(where, {thing: 1})[0][0], count))
                self.reasons.append(f"needs_{count}_{thing}")
            needed |= 1 << self._known[thing, count]
        return needed

    def _step(self, space: Space, record: AnyStep, draw_in: int) -> Step:
        where = space.id
        if isinstance(record, GainStep):
            step = Step(GAIN, record.optional)
            if space.colour == "red":
                # The one red space without dice.
                step.deed = PLUNDER
            step.gain = self._amounts(where, record.gain)
            step.clauses = [0]
        elif isinstance(record, GainPerPlayerStep):
            step = Step(GAIN_PER_PLAYER, record.optional)
            step.gain = self._amounts(where, record.gain)
            step.clauses = [0]
        elif isinstance(record, GainPerAnimalStep):
            step = Step(GAIN_PER_ANIMAL, record.optional)
            step.gain = self._amounts(where, {record.gain: 1})
            step.count = record.most
            step.animal = self._animal(where, record.animal)
            step.clauses = [step.animal]
        elif isinstance(record, GainIfAnimalStep):
            step = Step(GAIN, record.optional)
            step.gain = self._amounts(where, record.gain)
            step.clauses = [self._animal(where, record.animal)]
        elif isinstance(record, ExchangeStep):
            step = self._exchange(where, record)
        elif isinstance(record, PayOneOfStep):
            step = Step(PAY_ONE_OF, record.optional)
            step.pay = [number for number, _ in self._amounts(where, dict.fromkeys(record.of, 1))]
            step.clauses = [self._has(where, {thing: 1}) for thing in record.of]
        elif isinstance(record, MountainStep):
            step = Step(MOUNTAIN, record.optional)
            step.takes = list(record.takes)
            step.clauses = [MOUNTAIN_ITEM]
        elif isinstance(record, UpgradeStep):
            step = Step(UPGRADE, record.optional)
            step.count = record.goods
            step.levels = record.levels
            step.clauses = [UPGRADABLE]
        elif isinstance(record, ChooseStep):
            step = Step(CHOOSE, record.optional)
            for way in record.between:
                step.ways.append(f"way.{way.id}")
                step.way_steps.append([self._step(space, plain, draw_in) for plain in way.steps])
                step.clauses += [clause for plain in step.way_steps[-1] for clause in plain.clauses]
        elif isinstance(record, HuntStep | RaidStep):
            step = self._dice(where, record)
        else:
            step = self._other(space, record, draw_in)
        return step

    def _other(self, space: Space, record: AnyStep, draw_in: int) -> Step:
        where = space.id
        if isinstance(record, OverseasTradeStep):
            step = Step(OVERSEAS_TRADE, record.optional)
            step.cost = self._amounts(where, record.cost)
            step.clauses = [self._has(where, record.cost)]
        elif isinstance(record, SpecialSaleStep):
            step = Step(SPECIAL_SALE, record.optional)
            step.count = record.most
            step.clauses = [AFFORDABLE_SPECIAL]
        elif isinstance(record, ForgeStep):
            step = Step(FORGE, record.optional)
            step.cost = self._amounts(where, record.cost)
            step.clauses = [self._has(where, record.cost)]
        elif isinstance(record, ExploreStep):
            step = Step(EXPLORE, record.optional)
            step.count = space.column
            step.clauses = [BOARD_FOR_1 << space.column - 1]
        elif isinstance(record, EmigrateStep):
            step = Step(EMIGRATE, record.optional)
            step.clauses = [LARGE_SHIP | SILVER_FOR_ROUND | TABLE_ROOM]
        elif isinstance(record, DrawWeaponsStep):
            step = Step(DRAW_WEAPONS, record.optional)
            step.count = record.count
            step.clauses = [0]
        elif isinstance(record, DrawOccupationStep):
            step = Step(DRAW_OCCUPATION, record.optional)
            step.count = record.count
            step.clauses = [0]
        elif isinstance(record, PlayOccupationStep):
            step = Step(PLAY_OCCUPATION, record.optional)
            step.count = record.most
            step.clauses = [CARD_TO_PLAY if space.column == draw_in else CARD_IN_HAND]
        else:
            raise self.data.fail(ACTIONS_FILE, f"{where}: a step that cannot stand here")
        return step

    def _exchange(self, where: str, record: ExchangeStep) -> Step:
        step = Step(EXCHANGE, record.optional)
        step.cost = self._amounts(where, record.cost)
        step.gain = self._amounts(where, record.gain)
        paid = self._has(where, record.cost)
        # Of several limited pieces it is enough that one can be received (ruling: the cost is paid in full).
        limited = [RECEIVABLE[thing] for thing in record.gain if thing in RECEIVABLE]
        step.clauses = [paid | room for room in limited] or [paid]
        return step

    def _dice(self, where: str, record: HuntStep | RaidStep) -> Step:
        step = Step(HUNT if isinstance(record, HuntStep) else RAID, record.optional)
        spent = record.pay if isinstance(record, HuntStep) else record.add
        if len(spent) != 2:
            raise self.data.fail(ACTIONS_FILE, f"{where}: a building resource and a weapon may be spent")
        step.action = record.action
        step.deed = DICE_DEEDS[record.action]
        step.die = record.die
        step.pay = [number for number, _ in self._amounts(where, dict.fromkeys(spent, 1))]
        step.failure = self._amounts(where, record.failure)
        step.vikings_back = record.vikings_back
        step.clauses = [0]
        if isinstance(record, HuntStep):
            step.boats = record.boats
            step.gain = self._amounts(where, record.success)
        else:
            step.ore_counts = record.ore_counts
            step.fails_up_to = record.fails_up_to
        return step

    def _animal(self, where: str, animal: str) -> int:
        if animal == "sheep":
            return SHEEP
        if animal == "cattle":
            return CATTLE
        raise self.data.fail(ACTIONS_FILE, f"{where}: {animal!r} is kept in no stable")

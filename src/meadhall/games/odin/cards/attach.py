"""Attaching occupations to the box: what the data say, and what is written as a function, by the number of the card."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.games.odin.cards.counters import Counter, counter
from meadhall.games.odin.cards.effect import ANY, Effect
from meadhall.games.odin.cards.moments import BY_NAME, OPENS_SPACES, PRICE
from meadhall.games.odin.cards.registry import Entry
from meadhall.games.odin.cards.shapes import EffectCondition, EffectRecord, Heard
from meadhall.games.odin.cards.vocabulary import ANY_CATTLE, ANY_SHEEP, WEAPON_CARD, Exchange, Limits, Said
from meadhall.games.odin.components.shapes import OccupationCards
from meadhall.games.odin.components.spaces import DEEDS, GAIN, MOUNTAIN, UPGRADE, ActionSpace, Amounts, Step, in_groups
from meadhall.games.odin.components.tables import OCCUPATIONS_FILE, Components
from meadhall.games.odin.rules.phases import PHASES

SPECIAL_WORDS: Final = {"weapon": WEAPON_CARD, "any_cattle": ANY_CATTLE, "any_sheep": ANY_SHEEP}


class Reader:
    """Makes effects of records, and says which card is wrong."""

    def __init__(self, data: Data, components: Components) -> None:
        self._data = data
        self._components = components
        self._card = 0

    def said(self, card: int, record: EffectRecord) -> Effect:
        """An effect of the data."""
        self._card = card
        kinds = 0
        for name in record.on:
            kinds |= self._known(name, BY_NAME)
        effect = Said(card, kinds, may=record.may)
        effect.when = [self._limits(condition) for condition in record.when]
        effect.ways = [
            Exchange(way.option, self.amounts(way.cost), self.amounts(way.gain), [*map(self._limits, way.when)])
            for way in record.ways
        ]
        if record.cost or record.gain:
            effect.ways.append(Exchange("", self.amounts(record.cost), self.amounts(record.gain), []))
        if record.per:
            effect.per = self._counter(record.per)
        if record.by:
            effect.by = self._counter(record.by)
            effect.tiers = [(tier.min, tier.max, self.amounts(tier.gain)) for tier in record.tiers]
        effect.number = record.amount
        effect.once = record.once
        effect.plain = not record.may and not record.ways and not record.cost
        self.listen(effect, record)
        return effect

    def listen(self, effect: Effect, heard: Heard) -> None:
        """Set the masks of an effect."""
        components = self._components
        self._card = effect.card
        if heard.groups or heard.spaces or heard.prints:
            effect.spaces = self._spaces(heard)
        if heard.deeds:
            effect.deeds = sum(1 << self._known(name, DEEDS) for name in heard.deeds)
        if heard.phase:
            effect.phases = 1 << self._known(heard.phase, {name: number for number, name in enumerate(PHASES)})
        if heard.harvest is not None:
            effect.harvest = int(heard.harvest)
        if heard.success is not None:
            effect.success = int(heard.success)
        if heard.things:
            effect.things = sum(1 << self._thing(name) for name in heard.things)
        if heard.boards:
            effect.boards = 0
            for number, board in enumerate(components.puzzle.printed):
                names = (board.group, components.puzzle.boards.names[number].partition(".")[2])
                if any(name in heard.boards for name in names):
                    effect.boards |= 1 << number
        if effect.kinds & OPENS_SPACES:
            effect.opens = self._opens(effect)
        effect.column = heard.column
        effect.vikings = heard.vikings
        effect.own_phases = heard.own_phases

    def _opens(self, effect: Effect) -> int:
        """The spaces that it may make possible: with such a step, and one that has a price if it lowers prices."""
        found = 0
        for space in self._components.spaces:
            for step in steps_of(space):
                fits = effect.deeds == ANY or effect.deeds >> step.deed & 1
                if fits and (step.cost or not effect.kinds & PRICE):
                    found |= 1 << space.number
        return found if effect.spaces == ANY else found & effect.spaces

    def _spaces(self, heard: Heard) -> int:
        components = self._components
        found = components.all_spaces
        if heard.groups:
            for name in heard.groups:
                self._known(name, dict.fromkeys(components.groups, 0))
            found &= in_groups(components.spaces, heard.groups)
        if heard.spaces:
            names = components.space_names.index
            found &= sum(1 << self._known(f"space.{name}", names) for name in heard.spaces)
        if heard.prints:
            found &= sum(1 << space.number for space in components.spaces if prints(space, heard.prints, components))
        return found

    def _known(self, name: str, names: dict[str, int]) -> int:
        if name not in names:
            raise self._data.fail(OCCUPATIONS_FILE, f"card {self._card + 1}: there is no {name!r}")
        return names[name]

    def _thing(self, name: str) -> int:
        number = SPECIAL_WORDS.get(name, self._components.number_of(name))
        if number == -1 and name not in SPECIAL_WORDS:
            raise self._data.fail(OCCUPATIONS_FILE, f"card {self._card + 1}: there is no thing {name!r}")
        return number

    def amounts(self, amounts: dict[str, int]) -> Amounts:
        return [(self._thing(name), count) for name, count in amounts.items()]

    def _counter(self, name: str) -> Counter:
        found = counter(self._components, name)
        if found is None:
            raise self._data.fail(OCCUPATIONS_FILE, f"card {self._card + 1}: nothing counts {name!r}")
        return found

    def _limits(self, condition: EffectCondition) -> Limits:
        return Limits(self._counter(condition.count), condition.min, condition.max)


def steps_of(space: ActionSpace) -> list[Step]:
    """All its steps, those of its several uses too."""
    return [*space.steps, *(step for each in space.steps for way in each.way_steps for step in way)]


def prints(space: ActionSpace, what: str, components: Components) -> bool:
    """Whether the board prints this on the space."""
    steps = steps_of(space)
    if what == "mountain":
        return any(step.kind == MOUNTAIN for step in steps)
    if what == "upgrade_1":
        return any(step.kind == UPGRADE and step.count == 1 for step in steps)
    # Exactly one silver among what it gives.
    given = sum(count for step in steps for thing, count in step.gain if thing == components.silver)
    return given == 1 and any(step.kind == GAIN or step.cost for step in steps)


def attach(components: Components, data: Data, written: list[Entry]) -> None:
    """Give every card its effects: those of the data, then those that are written."""
    reader = Reader(data, components)
    for card, printed in enumerate(data.read(OCCUPATIONS_FILE, OccupationCards).cards):
        components.effects[card] = [reader.said(card, record) for record in printed.effects]
    for entry in written:
        made = entry.made()
        reader.listen(made, entry.heard)
        made.price.cost = reader.amounts(entry.cost)
        components.effects[made.card].append(made)
    for card, effects in enumerate(components.effects):
        components.listens[card] = 0
        for effect in effects:
            components.listens[card] |= effect.kinds

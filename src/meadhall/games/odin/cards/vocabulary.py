"""Effects that `occupations.toml` says by itself: pay this, receive that, as often as something is counted."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.counters import Counter
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.memory import note, noted
from meadhall.games.odin.cards.moments import Moment
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.components.tables import BOAT
from meadhall.games.odin.rules.conditions import can_use, facts
from meadhall.games.odin.rules.supply import add_ship, draw_weapon, gain, has_stage, is_left, lose_large_ship, pay
from meadhall.games.odin.state import NOTHING_USED, State

WEAPON_CARD: Final = -1
"""Among what is received: a card of the pile."""
ANY_CATTLE: Final = -2
"""Among what is paid: with young or without."""
ANY_SHEEP: Final = -3


class Limits:
    """A number that is counted must lie between two others."""

    __slots__ = ("count", "least", "most")

    def __init__(self, count: Counter, least: int, most: int) -> None:
        self.count = count
        self.least = least
        self.most = most

    def hold(self, state: State, seat: int) -> bool:
        return self.least <= self.count(state, seat) <= self.most


class Exchange:
    """What is paid, and what is received for it."""

    __slots__ = ("cost", "gain", "option", "when")

    def __init__(self, option: str, cost: Amounts, gain: Amounts, when: list[Limits]) -> None:
        self.option = option
        """The thing by which it is chosen, of several."""
        self.cost = cost
        self.gain = gain
        self.when = when

    def is_possible(self, state: State, seat: int) -> bool:
        """Whether it can be paid, and whether there is room and something left of what it brings."""
        for thing, count in self.cost:
            if not can_pay(state, seat, thing, count):
                return False
        for thing, _ in self.gain:
            if not can_receive(state, seat, thing):
                return False
        for limits in self.when:  # noqa: SIM110 (loops are faster here than generators)
            if not limits.hold(state, seat):
                return False
        return True

    def spoils(self, state: State, seat: int, space: int) -> bool:
        """Whether the space could no longer be used after it, though it can be now."""
        components = state.components
        clan = state.clans[seat]
        if not can_use(state, seat, space, facts(state, seat)):
            return False
        have, boats, knarrs, longships = clan.have, clan.boats, clan.knarrs, clan.longships
        clan.have = have[:]
        for thing, count in self.cost:
            if 0 <= thing < components.first_ship:
                clan.have[thing] -= count
            elif thing == components.first_ship + BOAT:
                clan.boats = boats[count:]
            elif thing >= components.first_ship:
                lose_large_ship(state, seat, thing - components.first_ship)
        for thing, count in self.gain:
            if 0 <= thing < components.first_ship:
                clan.have[thing] += count
            elif components.first_ship <= thing < components.first_building:
                add_ship(clan, thing - components.first_ship)
        usable = can_use(state, seat, space, facts(state, seat))
        clan.have, clan.boats, clan.knarrs, clan.longships = have, boats, knarrs, longships
        return not usable


class Said(Effect):
    """An effect of the data: one of several exchanges, or a gain that depends on a number."""

    __slots__ = ("by", "number", "once", "per", "tiers", "ways", "when")

    def __init__(self, card: int, kinds: int, *, may: bool) -> None:
        super().__init__(card, kinds, may=may)
        self.once = False
        """Once a game; the card notes it."""
        self.when: list[Limits] = []
        self.ways: list[Exchange] = []
        self.per: Counter | None = None
        """Everything is received as often as this."""
        self.by: Counter | None = None
        """The number that picks one of the tiers."""
        self.tiers: list[tuple[int, int, Amounts]] = []
        """From, up to, and what comes then; the last that fits."""
        self.number = 0
        """What is added to a number of the rules."""

    def applies(self, state: State, seat: int, moment: Moment) -> bool:
        if self.once and noted(state, self.card + 1):
            return False
        for limits in self.when:
            if not limits.hold(state, seat):
                return False
        if self.by is not None:
            return bool(self._tier(state, seat))
        if self.per is not None and not self.per(state, seat):
            return False
        for way in self.ways:  # noqa: SIM110 (a loop is faster here than a generator)
            if way.is_possible(state, seat):
                return True
        return False

    def spoils(self, state: State, seat: int, space: int) -> bool:
        """Whether each way to use it takes what the space needs."""
        return all(way.spoils(state, seat, space) for way in self.ways if way.is_possible(state, seat))

    def do(self, state: State, seat: int, moment: Moment) -> Ask[None]:
        if self.once:
            note(state, self.card + 1, 1)
        if self.by is not None:
            receive_all(state, seat, self._tier(state, seat), 1)
            return
        ways = [way for way in self.ways if way.is_possible(state, seat)]
        if self.may and state.action == NOTHING_USED and 0 <= state.taken < state.components.board_spaces:
            ways = [way for way in ways if not way.spoils(state, seat, state.taken)] or ways
        way = ways[0]
        if len(ways) > 1:
            options = [each.option for each in ways]
            option = yield Decision(seat, "effect_way", options, state.components.cards.names[self.card])
            way = ways[options.index(option)]
        times = 1 if self.per is None else self.per(state, seat)
        for thing, count in way.cost:
            yield from pay_some(state, seat, thing, count)
        receive_all(state, seat, way.gain, times)

    def amount(self, state: State, seat: int, moment: Moment) -> int:
        for limits in self.when:
            if not limits.hold(state, seat):
                return 0
        return self.number

    def _tier(self, state: State, seat: int) -> Amounts:
        assert self.by is not None
        number = self.by(state, seat)
        found: Amounts = []
        for least, most, amounts in self.tiers:
            if least <= number <= most:
                found = amounts
        return found


def can_pay(state: State, seat: int, thing: int, count: int) -> bool:
    """Whether the seat has so many; a ship may be paid, too."""
    components = state.components
    clan = state.clans[seat]
    if thing == ANY_CATTLE:
        return clan.have[components.cattle] + clan.have[components.pregnant_cattle] >= count
    if thing == ANY_SHEEP:
        return clan.have[components.sheep] + clan.have[components.pregnant_sheep] >= count
    if thing >= components.first_ship:
        ships = (len(clan.boats), clan.knarrs, len(clan.longships))
        return ships[thing - components.first_ship] >= count
    return clan.have[thing] >= count


def can_receive(state: State, seat: int, thing: int) -> bool:
    """Whether there is one left, and room for it."""
    components = state.components
    if thing == WEAPON_CARD:
        return True
    if components.first_ship <= thing < components.first_building:
        return has_stage(state, seat, thing - components.first_ship)
    return is_left(state, thing)


def pay_some(state: State, seat: int, thing: int, count: int) -> Ask[None]:
    """Pay things; of animals with young and without, as the owner likes."""
    components = state.components
    if thing >= 0:
        pay(state, seat, thing, count)
        return
    both = [components.cattle, components.pregnant_cattle]
    if thing == ANY_SHEEP:
        both = [components.sheep, components.pregnant_sheep]
    for _ in range(count):
        options = [components.things.names[animal] for animal in both if state.clans[seat].have[animal]]
        option = yield Decision(seat, "pay", options)
        pay(state, seat, components.things.index[option], 1)


def receive_all(state: State, seat: int, amounts: Amounts, times: int) -> None:
    for thing, count in amounts:
        if thing == WEAPON_CARD:
            for _ in range(count * times):
                draw_weapon(state, seat)
        else:
            gain(state, seat, thing, count * times)

"""Effects that are written as functions."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.moments import Moment
from meadhall.games.odin.cards.vocabulary import Exchange, pay_some
from meadhall.games.odin.state import State

Deed = Callable[[State, int, Moment], Ask[None]]
"""What a card does: (state, seat, moment)."""
When = Callable[[State, int, Moment], bool]
Amount = Callable[[State, int, Moment], int]


class Written(Effect):
    """An effect that is written as a function; `when` says whether it can be done, beside its cost."""

    __slots__ = ("_when", "adds", "deed", "price")

    def __init__(
        self,
        card: int,
        kinds: int,
        *,
        may: bool = False,
        when: When | None = None,
        deed: Deed | None = None,
        amount: Amount | None = None,
    ) -> None:
        super().__init__(card, kinds, may=may)
        self.price = Exchange("", [], [], [])
        """What is paid before."""
        self._when = when
        self.deed = deed
        self.adds = amount

    def applies(self, state: State, seat: int, moment: Moment) -> bool:
        return self.price.is_possible(state, seat) and (self._when is None or self._when(state, seat, moment))

    def spoils(self, state: State, seat: int, space: int) -> bool:
        return self.price.spoils(state, seat, space)

    def do(self, state: State, seat: int, moment: Moment) -> Ask[None]:
        for thing, count in self.price.cost:
            yield from pay_some(state, seat, thing, count)
        assert self.deed is not None
        yield from self.deed(state, seat, moment)

    def amount(self, state: State, seat: int, moment: Moment) -> int:
        assert self.adds is not None
        return self.adds(state, seat, moment)

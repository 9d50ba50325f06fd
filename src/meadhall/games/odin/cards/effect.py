"""An effect of an occupation: when it is heard of, whether it can be done, what it does or changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.cards.moments import Moment

if TYPE_CHECKING:
    from meadhall.games.odin.state import State

ANY: Final = -1


class Effect:
    """One effect of a card. The masks say of which moments it hears; -1 is any."""

    __slots__ = (
        "boards",
        "card",
        "column",
        "deeds",
        "harvest",
        "kinds",
        "may",
        "opens",
        "own_phases",
        "phases",
        "plain",
        "spaces",
        "success",
        "things",
        "vikings",
    )

    def __init__(self, card: int, kinds: int, *, may: bool) -> None:
        self.card = card
        self.kinds = kinds
        """The moments (bits)."""
        self.may = may
        """Whether the owner may leave it."""
        self.plain = False
        """It only brings something, so that it does not matter which of several comes first."""
        self.opens = 0
        """The spaces (bits) that it may make possible."""
        self.spaces = ANY
        """The spaces (bits) of which it hears; who imitates uses the imitated one."""
        self.column = ANY
        """The column in which Vikings were placed, and how many: of the imitation space itself."""
        self.vikings = ANY
        self.deeds = ANY
        self.success = ANY
        self.phases = ANY
        self.harvest = ANY
        """1: in rounds with a harvest, 0: without."""
        self.own_phases = True
        """Whether it also hears of phases that a card holds for the seat alone."""
        self.things = ANY
        self.boards = ANY
        """The kinds of boards (bits)."""

    def hears(self, state: State, seat: int, moment: Moment) -> bool:
        """Whether the moment is one of those that the card speaks of."""
        if self.spaces != ANY and (moment.space < 0 or not self.spaces >> moment.space & 1):
            return False
        if self.deeds != ANY and (moment.deed < 0 or not self.deeds >> moment.deed & 1):
            return False
        if self.things != ANY and (moment.thing < 0 or not self.things >> moment.thing & 1):
            return False
        if self.phases != ANY and not self.phases >> moment.phase & 1:
            return False
        if self.harvest != ANY and self.harvest != (moment.harvest > 0):
            return False
        if moment.private and not self.own_phases:
            return False
        if self.boards != ANY and not self.boards >> state.clans[seat].boards[moment.board].kind & 1:
            return False
        if self.success != ANY and action_of(state).success != self.success:
            return False
        return self.column == ANY or self._stands_in_column(state)

    def _stands_in_column(self, state: State) -> bool:
        action = action_of(state)
        if action.at < 0 or state.components.column_of[action.at] != self.column:
            return False
        return self.vikings in (ANY, action.vikings)

    def applies(self, state: State, seat: int, moment: Moment) -> bool:
        """Whether it can be done now, and would bring anything."""
        raise NotImplementedError

    def spoils(self, state: State, seat: int, space: int) -> bool:
        """Of an anytime effect: whether the space could no longer be used after it."""
        return False

    def do(self, state: State, seat: int, moment: Moment) -> Ask[None]:
        raise NotImplementedError

    def amount(self, state: State, seat: int, moment: Moment) -> int:
        """What is added to a number that the rules ask for."""
        raise NotImplementedError

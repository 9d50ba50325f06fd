"""Writing an occupation as a function: `effect` says when it acts, `changes` which number it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.cards.written import Amount, Deed, When, Written


class Entry:
    """A function, and when it is heard of; every box makes its own effect of it."""

    __slots__ = ("_amount", "_deed", "_kinds", "_may", "_when", "cost", "heard", "number")

    def __init__(
        self,
        number: int,
        kinds: int,
        heard: Heard,
        *,
        cost: dict[str, int] | None = None,
        may: bool = False,
        when: When | None = None,
        deed: Deed | None = None,
        amount: Amount | None = None,
    ) -> None:
        self.number = number
        self.heard = heard
        self.cost = cost or {}
        self._kinds = kinds
        self._may = may
        self._when = when
        self._deed = deed
        self._amount = amount

    def made(self) -> Written:
        return Written(
            self.number - 1, self._kinds, may=self._may, when=self._when, deed=self._deed, amount=self._amount
        )


ENTRIES: Final[list[Entry]] = []
"""All that is written, in the order in which modules are read."""


def effect(
    number: int,
    kinds: int,
    heard: Heard | None = None,
    *,
    cost: dict[str, int] | None = None,
    may: bool = False,
    when: When | None = None,
) -> Callable[[Deed], Deed]:
    """What card `number` does at these moments, once its cost is paid.

    `may`: the owner is asked; `when`: only if it can be done.
    """

    def register(deed: Deed) -> Deed:
        ENTRIES.append(Entry(number, kinds, heard or Heard(), cost=cost, may=may, when=when, deed=deed))
        return deed

    return register


def changes(number: int, kinds: int, heard: Heard | None = None) -> Callable[[Amount], Amount]:
    """What card `number` adds to a number of the rules."""

    def register(amount: Amount) -> Amount:
        ENTRIES.append(Entry(number, kinds, heard or Heard(), amount=amount))
        return amount

    return register

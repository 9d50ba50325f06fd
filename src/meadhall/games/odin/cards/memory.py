"""What occupations can look back on: the action under way, this round, and what a card has noted for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.engine.state import Cache
from meadhall.games.odin.cards.moments import PHASE, SPACE

if TYPE_CHECKING:
    from meadhall.games.odin.state import State

NOT_ROLLED: Final = -1

Placement = tuple[int, int, int]
"""A seat, the column in which it placed Vikings, and how many."""


class Action:
    """An action under way, on a space or granted by an occupation: where the Vikings stand, and all that came of it."""

    __slots__ = (
        "at",
        "boats",
        "cards",
        "die_bonus",
        "given",
        "longship",
        "paid",
        "promised",
        "raised",
        "space",
        "specials",
        "spent",
        "success",
        "taken",
        "vikings",
    )

    def __init__(self, space: int, at: int, vikings: int) -> None:
        self.space = space
        """The space that is used, the imitated one if it is an imitation; -1: an occupation grants the action."""
        self.at = at
        """Where the Vikings stand; -1: none were placed."""
        self.vikings = vikings
        """How many were placed."""
        self.paid: list[int] = []
        """What the space was paid, each piece by itself."""
        self.given: list[int] = []
        """What its steps have given; what occupations add is not here."""
        self.taken: list[int] = []
        """What the items showed that its steps took off the strips."""
        self.raised: list[int] = []
        """What the goods have become that were upgraded."""
        self.cards = 0
        """Occupations that were played in it."""
        self.promised = -1
        """The resource that must be paid with, of several."""
        self.boats = 0
        """Whaling boats that sailed."""
        self.longship = False
        """Whether a longship was used."""
        self.die_bonus = 0
        """Added to each roll of this action alone."""
        self.specials = 0
        """The special tiles (bits) on the oval board when the dice action began."""
        self.spent: list[int] = []
        """What was spent on the last roll, each piece by itself."""
        self.success = NOT_ROLLED
        """Whether the dice action succeeded, as 0 or 1."""

    def copy(self) -> Action:
        other = Action(self.space, self.at, self.vikings)
        other.paid = self.paid[:]
        other.given = self.given[:]
        other.taken = self.taken[:]
        other.raised = self.raised[:]
        other.cards = self.cards
        other.promised = self.promised
        other.boats = self.boats
        other.longship = self.longship
        other.die_bonus = self.die_bonus
        other.specials = self.specials
        other.spent = self.spent[:]
        other.success = self.success
        return other


IDLE: Final = Action(-1, -1, 0)
"""No action is under way; never changed."""


class Memory:
    """All that is written down for occupations at a table where they are in force.

    Copies share its list and its dict: these are never changed but replaced.
    """

    __slots__ = ("action", "notes", "placements", "source")

    def __init__(self) -> None:
        self.action = IDLE
        """The action under way."""
        self.source = PHASE
        """Where what is gained just now comes from."""
        self.placements: list[Placement] = []
        """Each time that Vikings were placed in this round."""
        self.notes: dict[int, int] = {}
        """By card: what it has noted for itself. Every card is there once, so it is its owner's."""

    def copy(self) -> Memory:
        other = Memory()
        if self.action is not IDLE:
            other.action = self.action.copy()
        other.source = self.source
        other.placements = self.placements
        other.notes = self.notes
        return other


class NoMemory(Cache):
    """At a table where occupations count for points alone: nothing is written down, so there is nothing to compare."""

    __slots__ = ()

    def forget(self) -> None:
        """There is nothing to forget."""


NO_MEMORY: Final = NoMemory()


def are_in_force(state: State) -> bool:
    """Whether occupations do what they say, or count for points alone."""
    return isinstance(state.memory, Memory)


def memory_of(state: State) -> Memory:
    """What is written down; only where occupations are in force."""
    memory = state.memory
    assert isinstance(memory, Memory), "occupations are not in force at this table"
    return memory


def action_of(state: State) -> Action:
    """The action under way; asked for so often that it saves a call."""
    memory = state.memory
    assert isinstance(memory, Memory), "occupations are not in force at this table"
    return memory.action


def begin_turn(state: State, seat: int, at: int, vikings: int) -> Action:
    """Vikings are placed on a space; the action within which this happens, if any, is returned."""
    memory = memory_of(state)
    outer = memory.action
    memory.action = Action(-1, at, vikings)
    memory.placements = [*memory.placements, (seat, state.components.column_of[at], vikings)]
    return outer


def begin_action(state: State, space: int, at: int, vikings: int) -> Action:
    """A new action, perhaps within another one, which is returned: `end_action` goes back to it."""
    memory = memory_of(state)
    outer = memory.action
    memory.action = Action(space, at, vikings)
    return outer


def end_action(state: State, outer: Action) -> None:
    memory_of(state).action = outer


def note_payment(state: State, thing: int, count: int) -> None:
    """Something has gone back into it."""
    memory = memory_of(state)
    if memory.source == SPACE:
        memory.action.paid += [thing] * count


def noted(state: State, number: int) -> int:
    """What the card of that number has noted; 0: nothing."""
    return memory_of(state).notes.get(number - 1, 0)


def note(state: State, number: int, value: int) -> None:
    """Let a card note something for itself; 0: nothing any more."""
    memory = memory_of(state)
    memory.notes = {card: kept for card, kept in memory.notes.items() if card != number - 1}
    if value:
        memory.notes[number - 1] = value


def notes_of(state: State, seat: int) -> dict[str, int]:
    """What the seat's occupations have noted."""
    memory = state.memory
    if not isinstance(memory, Memory):
        return {}
    names = state.components.cards.names
    return {names[card]: memory.notes[card] for card in state.clans[seat].played if card in memory.notes}

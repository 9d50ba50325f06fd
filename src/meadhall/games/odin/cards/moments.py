"""Moments at which occupations act, numbers that they change, and what each is about."""

from __future__ import annotations

from typing import Final

from meadhall.games.odin.components.spaces import Step

# A seat carries, as bits, what its occupations listen to: a moment of which nobody hears costs one test of a bit.
# Some moments come while seats act side by side: LAID, SERVED, RECEIVED, AT_ONCE, ANYTIME and the feast's PHASE_DURING.
# An effect then touches its own seat alone and draws nothing; a card whose effect does not keep to that says ALONE.

# Moments. Of each the fields of `Moment` are named that matter.
PLAYED: Final = 1 << 0
"""The card itself has just been played."""
SPACE_BEFORE: Final = 1 << 1
"""`space`: whose action is done; who imitates uses the imitated one. `Action` has more."""
SPACE_WITH: Final = 1 << 2
"""With the reward of a space, before its last word."""
SPACE_AFTER: Final = 1 << 3
ACTION_BEFORE: Final = 1 << 4
"""`deed`, `step`, and `space` if it belongs to one: a step has been chosen and is about to be done."""
ACTION_INSTEAD: Final = 1 << 5
"""The same: who acts now does this instead of the step, which need not be possible."""
ACTION_AFTER: Final = 1 << 6
"""The same, once it is done; nothing is heard of a step that was left out or replaced."""
SUCCESS: Final = 1 << 7
"""With the reward of a dice action: `deed`, `step`, `space`."""
FAILURE: Final = 1 << 8
PHASE_BEFORE: Final = 1 << 9
"""`phase`; `harvest`: the number of its harvest; `private`: a card holds it for this seat alone."""
PHASE_INSTEAD: Final = 1 << 10
"""Who acts now does this instead of what the phase would bring the seat; the weapon of phase 4."""
PHASE_DURING: Final = 1 << 11
"""What the phase does has been done. At the feast: before the first dish, each seat by itself."""
PHASE_AFTER: Final = 1 << 12
"""At the feast: what was served still lies on the table."""
RECEIVED: Final = 1 << 13
"""`thing`: one has come into the supply, the stable, the bay, or among the buildings; `source`."""
AT_ONCE: Final = 1 << 14
"""`things`: all that one step, one effect or one phase has brought; `source`."""
MOUNTAIN_TAKE: Final = 1 << 15
"""`thing` and `count`: what an item shows that was taken off a strip."""
MOUNTAIN_DECAY: Final = 1 << 16
"""The same of an item that goes from a strip to the general supply in phase 11."""
LAID: Final = 1 << 17
"""`thing`: a good has been laid; `board`: where, by its place among the seat's."""
SERVED: Final = 1 << 18
"""`thing`: a good or a coin has been laid on the banquet table."""
BUILT: Final = 1 << 19
"""`thing`: a house or a ship has been built and paid for on a space. A ship given for another is not built."""
DRAW_OCCUPATION: Final = 1 << 20
"""A dark card is about to be drawn; who acts does this instead."""
HOUSE_BONUS: Final = 1 << 21
"""`things`: what the bonus of a house is about to bring; who acts does this instead."""
VIKINGS_BACK: Final = 1 << 22
"""`count`: so many Vikings came back at once from a space to the Thing square."""
THING_COUNT: Final = 1 << 23
"""`count`: so many Vikings are on the Thing square, since some were placed or came back."""
CARDS_PLAYED: Final = 1 << 24
"""`count`: so many occupations were played in the action that is over now."""
SCORING: Final = 1 << 25
ANYTIME: Final = 1 << 26
"""The effect stands among the anytime actions."""

# Numbers that occupations change; `amount` of the effects is added up.
PRICE: Final = 1 << 27
"""Off the price: `thing`, of which `count` are printed, for a `deed` on a `space` (none: a card grants it)."""
DIE: Final = 1 << 28
"""To each roll for the `deed`."""
ROLLS: Final = 1 << 29
"""To the number of rolls."""
WORTH: Final = 1 << 30
"""To what a piece (`thing`) counts that is spent on a dice action, the `deed`."""
LOOT_TILES: Final = 1 << 31
"""To the number of tiles that one battle may win."""
LOOT: Final = 1 << 32
"""To the sword value of a tile (`thing`), which is `count`; 0: it cannot be won as it is."""
VIKINGS: Final = 1 << 33
"""To the number of Vikings that a `space` needs."""
OPENING: Final = 1 << 34
"""More than 0: what the card does before the `space` is used would make it possible."""
ALONG: Final = 1 << 35
"""To the number of tiles of a good (`thing`) that may lie along the table."""
BARRED: Final = 1 << 36
"""More than 0: the `thing` is not served at this feast."""

# Rules that are bent for the seat, without a number.
KNARR_FOR_LONGSHIP: Final = 1 << 37
"""Knarrs stand in for longships that a space needs."""
ANY_SHORE: Final = 1 << 38
"""Any unclaimed board may be explored with one Viking."""
WOOD_IN_HOUSES: Final = 1 << 39
"""Wood may be laid on the cells of houses."""
ALONE: Final = 1 << 40
"""The seat does not act side by side with others: it may draw, or touch what is common."""

IN_FORCE: Final = 1 << 41
"""Occupations do what they say at this table: what happens is written down for them."""

BY_NAME: Final = {
    "played": PLAYED,
    "space_before": SPACE_BEFORE,
    "space_with": SPACE_WITH,
    "space_after": SPACE_AFTER,
    "action_before": ACTION_BEFORE,
    "action_instead": ACTION_INSTEAD,
    "action_after": ACTION_AFTER,
    "success": SUCCESS,
    "failure": FAILURE,
    "phase_before": PHASE_BEFORE,
    "phase_instead": PHASE_INSTEAD,
    "phase_during": PHASE_DURING,
    "phase_after": PHASE_AFTER,
    "received": RECEIVED,
    "at_once": AT_ONCE,
    "mountain_take": MOUNTAIN_TAKE,
    "mountain_decay": MOUNTAIN_DECAY,
    "laid": LAID,
    "served": SERVED,
    "built": BUILT,
    "draw_occupation": DRAW_OCCUPATION,
    "house_bonus": HOUSE_BONUS,
    "vikings_back": VIKINGS_BACK,
    "thing_count": THING_COUNT,
    "cards_played": CARDS_PLAYED,
    "scoring": SCORING,
    "anytime": ANYTIME,
    "price": PRICE,
    "die": DIE,
    "rolls": ROLLS,
    "worth": WORTH,
    "loot_tiles": LOOT_TILES,
    "loot": LOOT,
    "vikings": VIKINGS,
    "opening": OPENING,
    "along": ALONG,
    "barred": BARRED,
    "knarr_for_longship": KNARR_FOR_LONGSHIP,
    "any_shore": ANY_SHORE,
    "wood_in_houses": WOOD_IN_HOUSES,
    "alone": ALONE,
}
"""As the data call them."""

# Several at once, put together here: at run time that would cost as much as the test.
OPENS_SPACES: Final = PRICE | ACTION_INSTEAD | OPENING
"""By these a space may be possible that is not by itself."""
BENDS_FACTS: Final = PRICE | KNARR_FOR_LONGSHIP | ANY_SHORE
"""By these more may hold for a seat."""
BENDS_DISHES: Final = ALONG | BARRED
PREPARES_ACTION: Final = ACTION_BEFORE | ACTION_INSTEAD
ACTS_FIRST: Final = SPACE_BEFORE | DRAW_OCCUPATION | THING_COUNT | ANYTIME
"""By these something may happen between taking a space and using it."""
HEARS_GAINS: Final = RECEIVED | AT_ONCE
ENDS_PHASE: Final = RECEIVED | AT_ONCE | PHASE_DURING | PHASE_AFTER

# Where a gain comes from.
PHASE: Final = 0
"""From a phase: harvest, income, breeding, bonus, feast; or bought at any time."""
SPACE: Final = 1
"""From the action of a space."""
OCCUPATION: Final = 2


class Moment:
    """Something that happens to a seat, as its occupations hear of it; which fields matter depends on its kind."""

    __slots__ = (
        "board",
        "count",
        "deed",
        "harvest",
        "kind",
        "phase",
        "private",
        "source",
        "space",
        "step",
        "thing",
        "things",
    )

    def __init__(
        self,
        kind: int,
        *,
        space: int = -1,
        step: Step | None = None,
        deed: int = -1,
        phase: int = 0,
        harvest: int = 0,
        private: bool = False,
        thing: int = -1,
        count: int = 0,
        things: list[int] | None = None,
        source: int = PHASE,
        board: int = -1,
    ) -> None:
        self.kind = kind
        self.space = space
        self.step = step
        self.deed = deed if step is None else step.deed
        self.phase = phase
        self.harvest = harvest
        self.private = private
        self.thing = thing
        self.count = count
        self.things = things or []
        self.source = source
        self.board = board

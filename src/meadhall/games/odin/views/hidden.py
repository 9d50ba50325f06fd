"""What a seat cannot see, dealt anew: the piles, and the cards that others hold.

The backs of light and dark cards differ, so everybody knows how many of each the others hold.
"""

from __future__ import annotations

from meadhall.engine.rng import Rng
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.state import State


class Deal:
    """Piles and hands as they were dealt anew, and what they were dealt from."""

    __slots__ = (
        "dark",
        "dark_drawn",
        "discarded",
        "drawn_after",
        "from_cards",
        "from_dark",
        "from_light",
        "from_rng",
        "hands",
        "light",
        "markers",
        "pile",
        "weapon_pile",
    )

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.from_rng = (rng.seed, rng.drawn, seat, state.dark_drawn)
        self.from_cards = cards_on_table(state)
        # Lists that are never changed in place: it is enough to know which ones they are.
        self.from_dark = state.dark
        self.from_light = state.light_aside
        self.pile = state.pile[:]
        self.weapon_pile = state.weapon_pile[:]
        rng.deal(self.pile)
        rng.deal(self.weapon_pile)
        is_light = state.components.card_light
        dark = state.dark[state.dark_drawn :]
        light = state.light_aside[:]
        held = [clan.hand for clan in state.clans]
        put_back = state.seasons.discarded if isinstance(state.seasons, Seasons) else []
        for cards in (held, put_back):
            for other, unseen in enumerate(cards):
                if other != seat:
                    dark += [card for card in unseen if not is_light[card]]
                    light += [card for card in unseen if is_light[card]]
        rng.deal(dark)
        rng.deal(light)
        self.hands, self.discarded = [
            [
                known[:] if other == seat else [(light if is_light[card] else dark).pop() for card in known]
                for other, known in enumerate(cards)
            ]
            for cards in (held, put_back)
        ]
        """What each seat holds, and what it did not keep of the cards that it was dealt."""
        self.markers: list[int] = []
        """The harvest markers that lie face down."""
        if isinstance(state.seasons, Seasons):
            self.markers = state.seasons.pile[:]
            rng.deal(self.markers)
        # In the order of their numbers: how they really lay tells who drew what.
        drawn = [card for clan in state.clans for card in clan.played if not is_light[card]]
        drawn += [card for hand in self.hands + self.discarded for card in hand if not is_light[card]]
        self.dark = sorted(drawn) + dark
        self.dark_drawn = len(drawn)
        self.light = light
        self.drawn_after = rng.drawn

    def comes_again(self, state: State, seat: int, rng: Rng) -> bool:
        """Whether dealing from this state would end in this very deal."""
        return (
            self.from_dark is state.dark
            and self.from_light is state.light_aside
            and self.from_rng == (rng.seed, rng.drawn, seat, state.dark_drawn)
            and self.from_cards == cards_on_table(state)
        )

    def lay(self, state: State, rng: Rng) -> None:
        state.pile = self.pile[:]
        state.weapon_pile = self.weapon_pile[:]
        for clan, hand in zip(state.clans, self.hands, strict=True):
            clan.hand = hand[:]
        state.dark = self.dark
        state.dark_drawn = self.dark_drawn
        state.light_aside = self.light
        if isinstance(state.seasons, Seasons):
            state.seasons.discarded = self.discarded
            state.seasons.pile = self.markers
        rng.drawn = self.drawn_after


def cards_on_table(state: State) -> list[list[int]]:
    found = [state.pile[:], state.weapon_pile[:], *(clan.hand[:] for clan in state.clans)]
    if isinstance(state.seasons, Seasons):
        found += [state.seasons.pile, *state.seasons.discarded]
    return found


class Dealer:
    """Remembers the last deal: a search clones an imagined match many times, and every clone deals it again."""

    def __init__(self) -> None:
        self._last: Deal | None = None

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        deal = self._last
        if deal is None or not deal.comes_again(state, seat, rng):
            deal = self._last = Deal(state, seat, rng)
        deal.lay(state, rng)

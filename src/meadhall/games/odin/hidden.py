"""What a seat cannot see, dealt anew: the piles, and the cards that others hold.

The backs of light and dark cards differ, so everybody knows how many of each the others hold.
"""

from __future__ import annotations

from meadhall.engine.rng import Rng
from meadhall.games.odin.state import State


def imagine(state: State, seat: int, rng: Rng) -> None:
    rng.shuffle(state.pile)
    rng.shuffle(state.weapon_pile)
    dark = state.dark[state.dark_drawn :]
    light = state.light_aside[:]
    others = [clan for other, clan in enumerate(state.clans) if other != seat]
    for clan in others:
        for card in clan.hand:
            (light if state.parts.card_light[card] else dark).append(card)
    rng.shuffle(dark)
    rng.shuffle(light)
    for clan in others:
        clan.hand = [(light if state.parts.card_light[card] else dark).pop() for card in clan.hand]
    # Lists that copies share are replaced, not changed.
    state.dark = state.dark[: state.dark_drawn] + dark
    state.light_aside = light

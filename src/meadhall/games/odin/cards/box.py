"""What is in the box, with all that its occupations do."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.games.odin.cards.anytime import exchanges
from meadhall.games.odin.cards.as_soon_as import houses
from meadhall.games.odin.cards.as_soon_as import ships as ships_awaited
from meadhall.games.odin.cards.attach import attach
from meadhall.games.odin.cards.each_time import after, before, dice, feasts, income, instead, prices
from meadhall.games.odin.cards.each_time import phases as phases_of_rounds
from meadhall.games.odin.cards.immediate import actions, goods, phases, ships, tiles, vikings
from meadhall.games.odin.cards.registry import ENTRIES
from meadhall.games.odin.components.tables import Components

WRITTEN: Final = (
    actions,
    after,
    before,
    dice,
    exchanges,
    feasts,
    goods,
    houses,
    income,
    instead,
    phases,
    phases_of_rounds,
    prices,
    ships,
    ships_awaited,
    tiles,
    vikings,
)
"""The modules whose functions are attached: reading them registers them."""


def box(data: Data) -> Components:
    """The components, with every occupation attached by its number."""
    components = Components(data)
    attach(components, data, ENTRIES)
    return components

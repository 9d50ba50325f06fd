"""Small positions of Feudum for the tests, in the rule book's words."""

from __future__ import annotations

from meadhall.engine.data import Data
from meadhall.games.feudum.components.tables import Components

PACKAGE = "meadhall.games.feudum"
COMPONENTS = Components(Data(PACKAGE))

A, B, C, D, E = range(5)


def location(name: str) -> int:
    return COMPONENTS.board.locations.index[f"location.{name}"]


def locations(*names: str) -> int:
    return sum(1 << location(name) for name in names)

"""Every installed game, player count and mix of settings."""

from __future__ import annotations

from meadhall.contract import cases_of
from meadhall.engine.registry import games

CASES = [case for game in games().values() for case in cases_of(game)]

"""Brandubh: a king and four defenders against eight attackers, on seven by seven squares."""

from __future__ import annotations

from brandubh.board import SQUARES, Table, set_up
from brandubh.rules import next_step
from brandubh.views import faults, imagine, scores, sheets, value, view
from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules

__all__ = ["GAME", "SQUARES", "Table"]

GAME = Game(
    "brandubh",
    version=1,
    players=range(2, 3),
    package=__name__,
    rules=Rules(setup=set_up, step=next_step, view=view, scores=scores, imagine=imagine, faults=faults),
    advice=Advice(value=value),
    sheets=sheets,
)

"""Ferry: load your boat, and sail before the others do, but not into a storm."""

from __future__ import annotations

from ferry.advice import holdings, priors, prospects, reasons, value
from ferry.components import Box
from ferry.rules import next_step
from ferry.table import set_up
from ferry.views import faults, imagine, scores, sheets, view
from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.engine.settings import Setting

__all__ = ["GAME"]

GAME = Game(
    "ferry",
    version=1,
    players=range(2, 5),
    package=__name__,
    components=Box,
    settings=(Setting("storms", ("on", "off")),),
    rules=Rules(
        setup=set_up,
        step=next_step,
        view=view,
        scores=scores,
        imagine=imagine,
        faults=faults,
        # That only one thing was left to do would tell the others what is in the hand: it is asked all the same.
        asked_if_forced={"turn": 1},
    ),
    advice=Advice(value=value, priors=priors, holdings=holdings, prospects=prospects, reasons=reasons),
    sheets=sheets,
    lessons=("first_trip",),
)

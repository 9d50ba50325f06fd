"""Feudum, by Mark K. Swanson, for 2 to 5 players."""

from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.games.feudum.advice.horizon import horizon
from meadhall.games.feudum.advice.priors import priors
from meadhall.games.feudum.advice.reasons import holdings, prospects, reasons
from meadhall.games.feudum.advice.value import value
from meadhall.games.feudum.components.tables import Components
from meadhall.games.feudum.rules.course import continues_turn, next_step
from meadhall.games.feudum.scoring import scores
from meadhall.games.feudum.setup import SETTINGS, set_up
from meadhall.games.feudum.views.faults import faults
from meadhall.games.feudum.views.hidden import imagine
from meadhall.games.feudum.views.learning import LEARNING
from meadhall.games.feudum.views.questions import answer
from meadhall.games.feudum.views.sheets import sheets
from meadhall.games.feudum.views.view import own_view, view_of

GAME = Game(
    "feudum",
    version=1,
    players=range(2, 6),
    package="meadhall.games.feudum",
    settings=SETTINGS,
    components=Components,
    rules=Rules(
        setup=set_up,
        step=next_step,
        view=view_of,
        scores=scores,
        imagine=imagine,
        faults=faults,
        own_view=own_view,
        open_scores=True,
        continues_turn=continues_turn,
        # What a seat is told of its own choice beforehand would tell of last cards that others play without a choice.
        asked_if_forced={"play_card": 1},
    ),
    lessons=("start", "cards", "influence", "move", "guilds", "food", "harvest", "conquer", "epoch", "scoring"),
    advice=Advice(
        value=value,
        priors=priors,
        horizon=horizon,
        holdings=holdings,
        prospects=prospects,
        reasons=reasons,
        by_sight=("choose_card",),
        swing=26.0,
    ),
    sheets=sheets,
    learning=LEARNING,
    questions=answer,
)

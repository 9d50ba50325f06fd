"""A Feast for Odin, by Uwe Rosenberg, for 1 to 4 players."""

from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.engine.settings import Setting
from meadhall.games.odin.advice.horizon import horizon, round_of
from meadhall.games.odin.advice.priors import priors
from meadhall.games.odin.advice.reasons import holdings, prospects, reasons
from meadhall.games.odin.advice.value import value
from meadhall.games.odin.cards.box import box
from meadhall.games.odin.rules.course import continues_turn, next_step
from meadhall.games.odin.scoring import scores
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.views.faults import faults
from meadhall.games.odin.views.hidden import Dealer
from meadhall.games.odin.views.learning import LEARNING
from meadhall.games.odin.views.questions import answer
from meadhall.games.odin.views.sheets import sheets
from meadhall.games.odin.views.view import own_view, view_of

GAME = Game(
    "odin",
    version=1,
    players=range(1, 5),
    package="meadhall.games.odin",
    settings=(
        Setting("length", ("long", "short")),
        Setting("decks", ("ABC", "A", "B", "C", "AB", "AC", "BC")),
        Setting("edition", ("first", "later")),
        Setting("solo_card", ("random", "chosen"), players=range(1, 2)),
        Setting("occupations", ("full", "points"), earlier="points"),
        Setting("islands", ("without", "with")),
        Setting("harvest", ("without", "with", "fewer_cards")),
    ),
    components=box,
    rules=Rules(
        setup=set_up,
        step=next_step,
        view=view_of,
        scores=scores,
        imagine=Dealer().imagine,
        faults=faults,
        own_view=own_view,
        open_scores=True,
        continues_turn=continues_turn,
    ),
    lessons=("day", "goods", "puzzle", "feast", "dice", "exploring", "occupations", "alone"),
    advice=Advice(
        value=value,
        priors=priors,
        horizon=horizon,
        round_of=round_of,
        holdings=holdings,
        prospects=prospects,
        reasons=reasons,
        recurring=("turn",),
        apart=("turn", "anytime"),
        parts=("board", "turned", "cell"),
        rivals=0.3,
        swing=13.0,
    ),
    sheets=sheets,
    learning=LEARNING,
    questions=answer,
)

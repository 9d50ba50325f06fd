"""Raiders of the North Sea, by Shem Phillips, for 2 to 4 players."""

from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.engine.settings import Setting
from meadhall.games.raiders.advice.horizon import horizon
from meadhall.games.raiders.advice.priors import priors
from meadhall.games.raiders.advice.reasons import holdings, prospects, reasons
from meadhall.games.raiders.advice.value import value
from meadhall.games.raiders.components.tables import PRINTINGS, components_by_printing
from meadhall.games.raiders.rules.course import next_step
from meadhall.games.raiders.scoring import scores
from meadhall.games.raiders.setup import set_up
from meadhall.games.raiders.views.faults import faults
from meadhall.games.raiders.views.hidden import imagine
from meadhall.games.raiders.views.learning import LEARNING
from meadhall.games.raiders.views.sheets import sheets
from meadhall.games.raiders.views.view import own_view, view_of

GAME = Game(
    "raiders",
    version=1,
    players=range(2, 5),
    package="meadhall.games.raiders",
    settings=(Setting("printing", PRINTINGS),),
    components=components_by_printing,
    rules=Rules(
        setup=set_up,
        step=next_step,
        view=view_of,
        own_view=own_view,
        scores=scores,
        imagine=imagine,
        faults=faults,
        open_scores=True,
    ),
    lessons=("village", "hire", "raid", "dice", "offerings", "end"),
    advice=Advice(
        value=value,
        priors=priors,
        horizon=horizon,
        holdings=holdings,
        prospects=prospects,
        reasons=reasons,
        by_sight=("reroll",),
        apart=("place", "pick_up"),
        rivals=0.3,
        swing=8.0,
    ),
    sheets=sheets,
    learning=LEARNING,
)

"""Brian Boru: High King of Ireland, by Peer Sylvester, for 3 to 5 players."""

from meadhall.engine.advice import Advice
from meadhall.engine.game import Game
from meadhall.engine.rules import Rules
from meadhall.games.boru.advice.horizon import horizon, round_of
from meadhall.games.boru.advice.priors import priors
from meadhall.games.boru.advice.reasons import holdings, prospects, reasons
from meadhall.games.boru.advice.value import value
from meadhall.games.boru.components.tables import Components
from meadhall.games.boru.rules.course import next_step
from meadhall.games.boru.scoring import scores
from meadhall.games.boru.setup import set_up
from meadhall.games.boru.views.faults import faults
from meadhall.games.boru.views.hidden import imagine
from meadhall.games.boru.views.learning import LEARNING
from meadhall.games.boru.views.sheets import sheets
from meadhall.games.boru.views.view import own_view, view_of

GAME = Game(
    "boru",
    version=2,
    oldest=1,
    players=range(3, 6),
    package="meadhall.games.boru",
    components=Components,
    rules=Rules(
        setup=set_up,
        step=next_step,
        resumable=("lead", "play", "secondary"),
        view=view_of,
        scores=scores,
        imagine=imagine,
        faults=faults,
        own_view=own_view,
        open_scores=True,
        # That the leader had one town to name, or one card to play for it, would tell of the others in hand.
        asked_if_forced={"lead": 2, "play": 2},
    ),
    lessons=("trick_won", "trick_lost", "draft", "upkeep", "claims", "end"),
    advice=Advice(
        value=value,
        priors=priors,
        horizon=horizon,
        round_of=round_of,
        holdings=holdings,
        prospects=prospects,
        reasons=reasons,
        by_sight=("keep",),
        recurring=("lead",),
        swing=10.0,
    ),
    sheets=sheets,
    learning=LEARNING,
)

"""Feudum, by Mark K. Swanson, for 2 to 5 players. Not on offer before its view and its words are here."""

from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules, View
from meadhall.games.feudum.components.tables import Components
from meadhall.games.feudum.rules.course import continues_turn, next_step
from meadhall.games.feudum.scoring import scores
from meadhall.games.feudum.setup import SETTINGS, set_up
from meadhall.games.feudum.state import PHASES, State
from meadhall.games.feudum.views.faults import faults


def view_of(state: State, seat: int | None) -> View:
    """How far the game has come: all that is shown without a view of the table."""
    return {"seat": seat, "phase": PHASES[state.phase], "round": state.round, "epoch": state.epoch}


def imagine(state: State, seat: int, rng: Rng) -> None:
    """Only the future is dealt anew, by the engine: without a view nothing on the table counts as seen."""


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
        continues_turn=continues_turn,
    ),
)

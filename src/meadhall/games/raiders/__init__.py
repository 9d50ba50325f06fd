"""Raiders of the North Sea, by Shem Phillips, for 2 to 4 players."""

from meadhall.engine.game import Game, Setting
from meadhall.games.raiders.rules.course import PRINTINGS, Rules

GAME = Game(
    "raiders",
    version=1,
    players=range(2, 5),
    package="meadhall.games.raiders",
    rules=Rules,
    settings=(Setting("printing", PRINTINGS),),
)

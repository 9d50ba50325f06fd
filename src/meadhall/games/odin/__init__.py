"""A Feast for Odin, by Uwe Rosenberg, for 1 to 4 players."""

from meadhall.engine.game import Game, Setting
from meadhall.games.odin.rules.course import Rules

GAME = Game(
    "odin",
    version=1,
    players=range(1, 5),
    package="meadhall.games.odin",
    rules=Rules,
    settings=(
        Setting("length", ("long", "short")),
        Setting("decks", ("ABC", "A", "B", "C", "AB", "AC", "BC")),
        Setting("edition", ("first", "later")),
        Setting("solo_card", ("random", "chosen"), players=range(1, 2)),
    ),
)

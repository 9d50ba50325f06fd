"""Brian Boru: High King of Ireland, by Peer Sylvester, for 3 to 5 players."""

from meadhall.engine.game import Game
from meadhall.games.boru.rules.course import Rules

GAME = Game("boru", version=1, players=range(3, 6), package="meadhall.games.boru", rules=Rules)

"""Who sits where: `human,greedy,random`, each with a name if it likes: `human:Ada`."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall import bots
from meadhall.cli.options import fewest_players
from meadhall.engine.errors import BadSettings
from meadhall.engine.game import Game
from meadhall.engine.play.record import Replay
from meadhall.words import Words

HUMAN = "human"


class Seat:
    """One seat as it was asked for: who plays, and under what name."""

    __slots__ = ("kind", "name", "spec")

    def __init__(self, spec: str, number: int, words: Words) -> None:
        kind, colon, name = spec.partition(":")
        known = [HUMAN, *bots.names()]
        if kind not in known:
            there_are = ", ".join(known)
            message = f"seat {number + 1}: there is no player {kind!r}; there are: {there_are}"
            raise BadSettings(message, "player", seat=str(number + 1), name=kind, known=there_are)
        if colon and not name:
            message = f"seat {number + 1}: {spec!r} lacks the name after the colon"
            raise BadSettings(message, "nameless", seat=str(number + 1), name=spec)
        self.spec = spec
        self.kind = kind
        self.name = name or _usual_name(kind, number, words)

    @property
    def human(self) -> bool:
        return self.kind == HUMAN


def seats_of(specs: Sequence[str], words: Words) -> list[Seat]:
    seats = [Seat(spec.strip(), number, words) for number, spec in enumerate(specs)]
    names = [seat.name for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise BadSettings(f"two players are called {name!r}", "same-name", name=name)
    return seats


def names_of(specs: Sequence[str], words: Words) -> list[str]:
    """What players of a recorded game are called, whoever they were: they need not be able to play on."""
    parted = [spec.partition(":") for spec in specs]
    return [name or _usual_name(kind, number, words) for number, (kind, _, name) in enumerate(parted)]


def _usual_name(kind: str, number: int, words: Words) -> str:
    if kind == HUMAN:
        return words.say("common-seat", number=number + 1)
    return words.say("cli-bot-name", bot=kind, number=number + 1)


def saved_specs(saved: Replay) -> list[str]:
    """Who sat at the seats of a record; one that does not say is gone on with as a new game is begun."""
    return saved.seats or usual_specs(saved.match.game, saved.match.settings.players)


def usual_specs(game: Game, players: int = 0) -> list[str]:
    """One human against greedy bots."""
    return [HUMAN] + [bots.USUAL] * ((players or fewest_players(game)) - 1)

"""Who sits where: `human,greedy,random`, each with a name if it likes: `human:Ada`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from meadhall import bots
from meadhall.cli.options import fewest_players
from meadhall.engine.errors import BadSettings
from meadhall.engine.game import Game
from meadhall.engine.saving.record import Replay
from meadhall.words import Words

HUMAN: Final = "human"

_CLASS: Final = re.compile(r"(?P<kind>(?:[A-Za-z]:[\\/])?[^:]+:[^\W\d]\w*)(?P<colon>:|$)(?P<name>.*)")


def parted(spec: str) -> tuple[str, str, str]:
    """Who plays, a colon if there is one, and the name after it: `human:Ada`, or a class with a name, `my.py:Bot:Ada`.

    A command may have colons of its own: `engine:…` has no name but what it is.
    """
    if spec.startswith(bots.ENGINE):
        return spec, "", ""
    kind, colon, name = spec.partition(":")
    if is_installed(kind) or not colon:
        return kind, colon, name
    of_class = _CLASS.fullmatch(spec)
    return (of_class["kind"], of_class["colon"], of_class["name"]) if of_class else (kind, colon, name)


def is_installed(kind: str) -> bool:
    """Whether that names a player without a program of somebody's own."""
    return kind == HUMAN or kind in bots.names() or bots.is_search(kind)


class Seat:
    """One seat as it was asked for: who plays, and under what name."""

    __slots__ = ("kind", "name", "spec")

    def __init__(self, spec: str, number: int, words: Words) -> None:
        kind, colon, name = parted(spec)
        if ":" not in kind and kind not in bots.broken() and not is_installed(kind):
            there_are = ", ".join([HUMAN, *bots.names()])
            message = f"seat {number + 1}: there is no player {kind!r}; there are: {there_are}"
            raise BadSettings(message, "player", seat=str(number + 1), name=kind, known=there_are)
        if kind != HUMAN:
            bots.make(kind, 0)
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
    found = [parted(spec) for spec in specs]
    return [name or _usual_name(kind, number, words) for number, (kind, _, name) in enumerate(found)]


def _usual_name(kind: str, number: int, words: Words) -> str:
    if kind == HUMAN:
        return words.say("common-seat", number=number + 1)
    return words.say("cli-bot-name", bot=_short(kind), number=number + 1)


def _short(kind: str) -> str:
    """A bot's class, or its program without the way there."""
    if kind.startswith(bots.ENGINE):
        return re.split(r"[/\\]", kind.removeprefix(bots.ENGINE).split()[0])[-1] if kind != bots.ENGINE else kind
    return kind.rpartition(":")[2]


def saved_specs(saved: Replay) -> list[str]:
    """Who sat at the seats of a record; one that does not say is gone on with as a new game is begun."""
    return saved.seats or usual_specs(saved.match.game, saved.match.settings.players)


def check_saved(specs: Sequence[str], file: str) -> None:
    """A file that somebody has sent must not start programs: who plays on with them says so."""
    for spec in specs:
        kind = parted(spec)[0]
        if ":" in kind:
            message = f"{file} names {kind!r} as a player, which would be run here; say who plays by --seats"
            raise BadSettings(message, "saved-program", file=file, name=kind)


def usual_specs(game: Game, players: int = 0, rival: str = bots.USUAL) -> list[str]:
    """One human against bots of one kind."""
    return [HUMAN] + [rival] * ((players or fewest_players(game)) - 1)

"""What a worker process does: put the question to a bot that sees no more than its seat may."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct

from meadhall.bots import make
from meadhall.engine.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import SEED_BITS

REMEMBERED: Final = 16


class BotJob(Struct, frozen=True):
    """Where a table stands, whose decision it is, and which bot is to make it."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    seed: int
    choices: list[tuple[int, str]]
    seat: int
    bot: str
    corrections: Path | None

    def __repr__(self) -> str:
        return f"<BotJob of seat {self.seat} at {self.table}>"


_matches: OrderedDict[str, Match] = OrderedDict()
"""Tables asked about lately: mostly a few choices are to be added to what is here."""


def prepare() -> None:
    """Leave interrupts to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def answer(question: BotJob) -> str:
    """The option that the bot chooses."""
    seen = _match(question).seen_by(question.seat)
    return make(question.bot, _luck(question)).choose(seen)


def _luck(question: BotJob) -> int:
    """The bot's seed: the same question gets the same answer, however often a table goes back to it.

    Through a hash, so that a bot's chance says nothing of the table's; by the seat's own choices, since of those who
    decide at the same time now one, now another is quicker.
    """
    made = sum(seat == question.seat for seat, _ in question.choices)
    asked = f"{question.seed} {question.seat} {made}"
    return int.from_bytes(blake2b(asked.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def awake() -> None:
    """Nothing: the process is there and has read its modules."""


def _match(question: BotJob) -> Match:
    match = _matches.pop(question.table, None)
    if match is None or not _leads_there(match, question):
        game = find_game(question.game)
        match = game.new(
            question.players, seed=question.seed, options=question.options, corrections=question.corrections
        )
    for seat, option in question.choices[len(match.choices) :]:
        match.choose(option, seat)
    _matches[question.table] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def _leads_there(match: Match, question: BotJob) -> bool:
    made = [(choice.seat, choice.option) for choice in match.choices]
    return match.seed == question.seed and made == question.choices[: len(made)]

"""What a worker process does: let a bot decide or advise, that sees no more than its seat may."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct

from meadhall.bots import USUAL, make_installed
from meadhall.engine.advice import Reason
from meadhall.engine.advising.hints import hint
from meadhall.engine.advising.review import Moment, look_back
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import SEED_BITS
from meadhall.server.schemas.position import LookBackInfo, MomentInfo, ReasonInfo

REMEMBERED: Final = 16


class BotJob(Struct, frozen=True):
    """Where a table stands, whose decision it is, and which bot is to make it."""

    table: str
    game: str
    version: int
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


def answer(job: BotJob) -> str:
    """The option that the bot chooses."""
    seen = match_of(job).seen_by(job.seat)
    return make_installed(job.bot, bot_seed(job)).choose(seen)


def advise(job: BotJob) -> tuple[str, list[ReasonInfo]]:
    """The option that the bot chooses, and the reasons for it."""
    seen = match_of(job).seen_by(job.seat)
    seed = bot_seed(job)
    option = "" if job.bot == USUAL else make_installed(job.bot, seed).choose(seen)
    given = hint(seen, seed, option)
    return given.option, reason_infos(given.reasons)


def review(job: BotJob) -> LookBackInfo:
    """What the seat did well in a game that is over, and what to try next time."""
    found = look_back(match_of(job), job.seat, partial(seed_after, job))
    return LookBackInfo([_moment(each) for each in found.well_done], [_moment(each) for each in found.try_next])


def _moment(moment: Moment) -> MomentInfo:
    return MomentInfo(
        moment.move,
        moment.kind,
        moment.about,
        moment.option,
        moment.best,
        moment.points,
        reason_infos(moment.hint.reasons),
    )


def reason_infos(reasons: list[Reason]) -> list[ReasonInfo]:
    """Reasons as they are sent."""
    return [ReasonInfo(each.role, each.message, each.amount, each.other, each.thing) for each in reasons]


def bot_seed(job: BotJob) -> int:
    """The bot's seed: the same job gets the same answer, however often a table goes back to it.

    Through a hash, so that a bot's chance says nothing of the table's; by the seat's own choices, since of those who
    decide at the same time now one, now another is quicker.
    """
    return seed_after(job, sum(seat == job.seat for seat, _ in job.choices))


def seed_after(job: BotJob, made: int) -> int:
    """The same after so many choices of the seat."""
    asked = f"{job.seed} {job.seat} {made}"
    return int.from_bytes(blake2b(asked.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def warm_up() -> None:
    """Nothing: the process is there and has read its modules."""


def match_of(job: BotJob) -> Match:
    """The match of a job; a table asked about lately is still here."""
    match = _matches.pop(job.table, None)
    if match is None or not _leads_there(match, job):
        game = find_game(job.game)
        match = game.new(
            job.players, seed=job.seed, settings=job.options, corrections=job.corrections, version=job.version
        )
    for seat, option in job.choices[len(match.choices) :]:
        match.choose(option, seat)
    _matches[job.table] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match


def _leads_there(match: Match, job: BotJob) -> bool:
    made = [(choice.seat, choice.option) for choice in match.choices]
    return match.seed == job.seed and made == job.choices[: len(made)]

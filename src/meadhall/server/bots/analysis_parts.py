"""Analysing a game in parts, each short enough that bots who have to decide need not wait for it."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from meadhall.bots import search_budget
from meadhall.bots.analysis.judging import Judgement
from meadhall.bots.analysis.whole_game import Step, steps, summed_up
from meadhall.engine.advice import Reason
from meadhall.engine.play.choice import REVEALED, ROLLED
from meadhall.engine.play.match import Match
from meadhall.server.bots.worker import BotJob, bot_seed, match_of, reason_infos
from meadhall.server.schemas.analysis import AnalysisInfo, JudgementInfo, StandingInfo, TurningPointInfo

PART_SECONDS: Final = 0.5


class StepInfo(Struct, frozen=True):
    """One decision, on its way from a worker."""

    move: int
    points: list[float]
    judgement: JudgementInfo


def analyse_part(job: BotJob, first: int) -> tuple[list[StepInfo], bool]:
    """What the bot says of the next decisions from a move on, as many as the time allows; whether these are all."""
    ends = time.perf_counter() + PART_SECONDS
    found: list[StepInfo] = []
    for step in steps(match_of(job), search_budget(job.bot), bot_seed(job), first=first):
        if step.judgement is not None:
            found.append(StepInfo(step.move, step.points, _judgement_info(step.judgement)))
        if time.perf_counter() >= ends:
            return found, False
    return found, True


def analysis_info(match: Match, bot: str, done: list[StepInfo]) -> AnalysisInfo:
    """What all the parts say together."""
    found = summed_up(match, [Step(step.move, step.points, _judgement(step.judgement)) for step in done])
    return AnalysisInfo(
        bot,
        match.settings.players == 1,
        [StandingInfo(each.move, _rounded(each.figures)) for each in found.standings],
        [_judgement_info(judged) for judged in found.judgements],
        [
            TurningPointInfo(
                point.move,
                point.seat,
                _rounded(point.before),
                _rounded(point.after),
                bool(match.choices[point.move].mark & (ROLLED | REVEALED)),
            )
            for point in found.turning_points
        ],
    )


def _judgement_info(judged: Judgement) -> JudgementInfo:
    return JudgementInfo(
        judged.move,
        judged.seat,
        judged.kind,
        judged.about,
        judged.option,
        judged.best,
        judged.points,
        round(judged.loss),
        reason_infos(judged.reasons),
    )


def _judgement(info: JudgementInfo) -> Judgement:
    judged = Judgement(info.move, info.seat, info.kind, info.about, info.option, info.best)
    judged.points = info.points
    judged.reasons = [Reason(each.role, each.message, each.amount, each.other, each.thing) for each in info.reasons]
    return judged


def _rounded(figures: list[float]) -> list[float]:
    return [round(figure, 1) for figure in figures]

"""How the scores stand, as far as a seat can know it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng, new_seed
from meadhall.engine.scoring import Score, places
from meadhall.server.schemas.position import ScoreInfo

DEALS: Final = 12
"""So many that what is hidden hardly ever comes out the same in all of them."""


def final_scores(match: Match) -> list[ScoreInfo]:
    """All of it, for a game that is over, or in which all of it lies open."""
    return ranked(match.scores())


def ranked(scores: list[Score]) -> list[ScoreInfo]:
    """Scores of which all is known, with the places that they give."""
    return [_info(score, place, hidden=False) for score, place in zip(scores, places(scores), strict=True)]


def known_scores(match: Match, seat: int | None) -> list[ScoreInfo]:
    """What the seat can tell of the scores while the game runs.

    Unless all that they count lies open, they are counted on positions dealt anew from what the seat knows, never on
    the real one; what differs between the deals the seat cannot know, and it is left out.
    """
    if match.game.rules.open_scores:
        return final_scores(match)
    deals = [_dealt_scores(match, seat) for _ in range(DEALS)]
    known = [_agreed([scores[number] for scores in deals]) for number in range(match.settings.players)]
    ranks = places([score for score, _ in known])
    return [_info(score, place, hidden=hidden) for (score, hidden), place in zip(known, ranks, strict=True)]


def _dealt_scores(match: Match, seat: int | None) -> list[Score]:
    state = match.state.copy()
    # What one seat knows and an onlooker does not is dealt anew by another seat.
    for dealer in (seat,) if seat is not None else range(min(2, match.settings.players)):
        match.game.rules.imagine(state, dealer, Rng(new_seed()))
    return match.game.rules.scores(state)


def _agreed(scores: list[Score]) -> tuple[Score, bool]:
    """The categories that are the same in all deals, and whether any is not."""
    first = scores[0]
    categories = [category for category in first.categories if all(category in other.categories for other in scores)]
    ties = [tie for tie in first.ties if all(tie in other.ties for other in scores)]
    hidden = any(len(categories) < len(other.categories) for other in scores)
    return Score(first.seat, categories, ties), hidden


def _info(score: Score, place: int, *, hidden: bool) -> ScoreInfo:
    return ScoreInfo(score.seat, score.total, place, hidden, score.categories, score.ties)

"""Answers for a player's page: what cards and guilds would do now and why not, what attacks need, what moves cost."""

from __future__ import annotations

from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.cards import cards
from meadhall.games.feudum.views.outlooks.combat import conquests
from meadhall.games.feudum.views.outlooks.guilds import guilds
from meadhall.games.feudum.views.outlooks.improving import improvements
from meadhall.games.feudum.views.outlooks.moving import moves
from meadhall.games.feudum.views.question_shapes import AskCards, AskConquests, AskGuilds, AskMoves, read_question


def answer(state: State, seat: int, asked: object, advice: bool) -> object:
    """Answer one of the questions of question_shapes.py; none of them says what would be good to do."""
    question = read_question(asked)
    if isinstance(question, AskCards):
        return cards(state, seat)
    if isinstance(question, AskGuilds):
        return guilds(state, seat)
    if isinstance(question, AskConquests):
        return conquests(state, seat)
    if isinstance(question, AskMoves):
        return moves(state, seat)
    return improvements(state, seat)

"""A table at every kind of question that a game asks, found by playing at random."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine.registry import game as find_game
from meadhall.words import LANGUAGES, source
from tests.web.positions import RANDOM, SEED
from tests.web.visitor import Visitor

FEWEST_GAMES = 30
"""So many are played at least, so that the fullest question of its kind is found, and not the first."""
MOST_GAMES = 300
RARE = {
    "feudum": {
        *("board", "collect", "feast", "feast_function", "immunity", "lay_landscape", "pay_seal", "route", "starve"),
        *("starve_at", "take_seat", "take_vessel", "tend_at", "weapon"),
    },
    "odin": {
        *("loot_more", "one_more", "recall", "recall_two", "strip_of_card", "turn_over", "unload", "vikings"),
        *("upgrade_to_blue", "upgrade_up_left", "upgrade_up_right", "follow"),
    },
}
"""What only few occupations ask, and what seldom comes up at random: looked at if it does."""


class Company(NamedTuple):
    """How many play, and by which settings."""

    players: int
    options: dict[str, str]


class Asked(NamedTuple):
    """A question to the first seat, and the choices that lead to it."""

    company: Company
    answers: int
    choices: list[tuple[int, str]]
    seed: int = SEED


def all_kinds_of(game: str) -> set[str]:
    """The kinds of question that the game has words for."""
    return set(re.findall(rf"^{game}-ask-([a-z_]+) =", source(game, LANGUAGES[0]), re.MULTILINE))


def kinds_of(game: str) -> set[str]:
    """Those, but for rare ones."""
    return all_kinds_of(game) - RARE.get(game, set())


def fullest_questions(game: str, companies: Sequence[Company]) -> dict[str, Asked]:
    """Of each kind the question with the most answers that comes up."""
    found: dict[str, Asked] = {}
    for luck in range(MOST_GAMES):
        if luck >= FEWEST_GAMES and kinds_of(game) <= found.keys():
            break
        note_questions(game, companies[luck % len(companies)], random.Random(luck), found)
    return found


def note_questions(
    game: str, company: Company, luck: random.Random, found: dict[str, Asked], *, seed: int = SEED
) -> None:
    """Play a game at random, and keep its questions that are fuller than those found before."""
    match = find_game(game).new(company.players, seed=seed, settings=company.options)
    choices: list[tuple[int, str]] = []
    while not match.over:
        # Where several decide side by side the others come first: then nothing moves while one looks.
        asked = next((one for one in match.pending if one.seat), match.pending[0])
        if asked.seat == 0 and (asked.kind not in found or found[asked.kind].answers < len(asked.options)):
            found[asked.kind] = Asked(company, len(asked.options), choices[:], seed)
        option = luck.choice(asked.options)
        choices.append((asked.seat, option))
        match.choose(option, asked.seat)


def open_tables(maker: Visitor, game: str, companies: Sequence[Company]) -> dict[str, str]:
    """The table of each kind of question, by the kind."""
    return {kind: open_table(maker, game, asked) for kind, asked in fullest_questions(game, companies).items()}


def open_table(maker: Visitor, game: str, asked: Asked) -> str:
    """A table at which that is asked."""
    seats = [{"kind": "me"}, *[RANDOM] * (asked.company.players - 1)]
    return maker.open_table_after(seats, asked.choices, game, options=asked.company.options, seed=asked.seed)

"""Secrets are dealt anew: what another seat sees and this one does not must not be the same in every imagined deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.contract.cases import Case
from meadhall.contract.played import Played, played, spread
from meadhall.engine.play.choice import REVEALED
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View

DEALS: Final = 4


def check_what_others_see_is_dealt_anew(case: Case) -> None:
    """Where another seat sees something that this one does not, imagining for this one somewhere changes it."""
    game = played(case)
    for seat in range(case.players):
        # Among all moves of the seat: in a small game, positions sampled at equal distances may miss its turns.
        where = spread([move for move in range(game.end) if seat in [decision[0] for decision in game.asked[move]]])
        hidden = ((move, other) for move in where for other in _who_sees_more(game, move, seat))
        first = next(hidden, None)
        if first is None or _is_dealt_anew(game, first[0], seat):
            continue
        if any(_is_dealt_anew(game, move, seat) for move, _ in hidden):
            continue
        move, other = first
        raise case.broken(
            f"seat {other} sees what seat {seat} does not, but whatever is imagined for seat {seat}, all others see "
            "the very same: imagine() must deal anew what the seat cannot see (if there is nothing it cannot know, "
            "show every seat the same, but for its own number)",
            move=move,
        )


def check_what_a_choice_reveals_is_not_foreseen(case: Case) -> None:
    """Of the choices that reveal something, at least one shows something else in some imagined deal."""
    game = played(case)
    revealing = [move for move in game.open_samples if game.choices[move].mark == REVEALED]
    if len(revealing) >= DEALS and not any(_shows_something_else(game, move) for move in revealing):
        raise case.broken(
            "what is revealed is the same in every imagined deal: imagine() must deal anew what nobody sees, too",
            move=revealing[0],
        )


def _who_sees_more(game: Played, move: int, seat: int) -> list[int]:
    own = set(_shown(game.view(move, seat), seat))
    # Who sees the very same sees no more, though a number in it may happen to be that of a seat.
    players = range(game.case.players)
    others = [other for other in players if other != seat and game.view(move, other) != game.view(move, seat)]
    return [other for other in others if set(_shown(game.view(move, other), other)) - own]


def _is_dealt_anew(game: Played, move: int, seat: int) -> bool:
    seen = game.at(move).seen_by(seat)
    for seed in range(DEALS):
        imagined = seen.imagine(Rng(seed))
        for other in range(game.case.players):
            if other != seat and imagined.view(other) != game.view(move, other):
                return True
    return False


def _shows_something_else(game: Played, move: int) -> bool:
    choice = game.choices[move]
    seen = game.at(move).seen_by(choice.seat)
    for seed in range(DEALS):
        imagined = seen.imagine(Rng(seed))
        imagined.choose(choice.option, choice.seat)
        if any(imagined.view(seat) != game.view(move + 1, seat) for seat in range(game.case.players)):
            return True
    return False


def _shown(view: View, seat: int) -> Iterator[tuple[str, str]]:
    """What a view shows, place by place; neither the seat's own number nor that there is nothing in a place."""
    for place, value in _leaves(view, ""):
        if value and value != -1 and value != seat:
            yield place, repr(value)


def _leaves(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, f"{place}.{key}")
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from _leaves(item, f"{place}.{number}")
    else:
        yield place, value

"""What does not count as the position must not decide anything: caches, and what is in the box."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, Final

from meadhall.contract.cases import SEED, Case
from meadhall.contract.played import Played, facts, played, points
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.engine.saving.digest import contents, fields_of
from meadhall.engine.state import Cache, Components

FORGETTING: Final = 3
"""Caches are forgotten before every third choice."""

FRESH: Final = "with the components of a second box"


def check_every_fact_of_a_state_counts(case: Case) -> None:
    """The state is made of plain values and slotted objects: no field hides from digests and comparisons."""
    game = played(case)
    for move in game.samples:
        facts(case, game.at(move).state, move)


def check_caches_can_be_forgotten(case: Case) -> None:
    """With every `Cache` forgotten again and again, the game is played the very same."""
    game = played(case)
    match = case.new()
    as_new: dict[type, Any] = {}
    here = 0
    for there in sorted({*range(0, game.end, FORGETTING), *game.samples}):
        game.follow(match, here, there, "once caches are forgotten, something else is asked")
        if there in game.facts:
            _expect_the_same(game, match, there, "once caches are forgotten")
        for cache in _found_in(match.state, Cache):
            cache.forget()
            left = _inside(cache)
            what = f"{type(cache).__name__}.forget() leaves something: a fact in a Cache does not count as the position"
            case.expect(left, as_new.setdefault(type(cache), left), what, move=there)
        if there in game.facts:
            _expect_the_same(game, match, there, "once caches are forgotten")
        here = there


def check_components_are_shared_and_hold_no_facts(case: Case) -> None:
    """All states share one box, and it makes no difference what was played with it before."""
    game = played(case)
    box = [id(part) for part in _found_in(case.new().state, Components)]
    for move in game.samples:
        state = game.at(move).state
        for one in (state, state.copy()):
            if [id(part) for part in _found_in(one, Components)] != box:
                what = "a state has Components of its own; all states share those given to setup()"
                raise case.broken(what, move=move)
    # The game that all checks share is played with components that were used before.
    match = _unpacked(case)
    here = 0
    for there in game.samples:
        game.follow(match, here, there, f"{FRESH}, something else is asked")
        _expect_the_same(game, match, there, FRESH)
        here = there


@functools.lru_cache(maxsize=1)
def _second_box(game: Game) -> Any:
    """Components that have seen other games than those that all matches share: at first none."""
    return game.fresh_components()


def _unpacked(case: Case) -> Match:
    """The match that all checks share, with components from a second box."""
    settings = case.game.settings_for(case.players, case.settings)
    state = case.game.rules.setup(_second_box(case.game), settings, Rng(SEED))
    return Match.begin(case.game, settings, state, seed=SEED)


def _expect_the_same(game: Played, match: Match, move: int, what: str) -> None:
    seat = move % game.case.players
    game.case.expect(match.view(seat), game.view(move, seat), f"{what}, seat {seat} sees something else", move=move)
    game.case.expect(points(match), game.points[move], f"{what}, the scores differ", move=move)
    game.case.expect(facts(game.case, match.state), game.facts[move], f"{what}, the game stands elsewhere", move=move)


def _inside(cache: Cache) -> dict[str, Any]:
    fields = {name: getattr(cache, name) for name in fields_of(type(cache))} | getattr(cache, "__dict__", {})
    return {name: contents(field) for name, field in fields.items() if not isinstance(field, Components | Cache)}


def _found_in(value: Any, kind: type[Any]) -> Iterator[Any]:
    """The objects of that class in a state, in the order in which they lie there."""
    if isinstance(value, kind):
        yield value
    elif value is None or isinstance(value, int | str | Components | Cache):
        return
    elif isinstance(value, list | tuple):
        for item in value:
            if item.__class__ is not int:
                yield from _found_in(item, kind)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _found_in(item, kind)
    else:
        for name in fields_of(type(value)):
            field = getattr(value, name)
            if field.__class__ is not int:
                yield from _found_in(field, kind)

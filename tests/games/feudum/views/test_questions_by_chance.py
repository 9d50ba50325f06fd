"""In games by chance, what a player's page is told beforehand is what comes."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import meadhall.games.feudum
from meadhall.engine.decision import Decision
from meadhall.games.feudum import GAME
from meadhall.games.feudum.player import FUNCTIONS, IMPROVEMENTS
from meadhall.games.feudum.rules.actions.improve import improve
from meadhall.games.feudum.rules.guilds.functions import FUNCTIONS as FUNCTION_NAMES
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out, own_functions
from meadhall.games.feudum.rules.turns import play_card
from meadhall.games.feudum.state import State
from meadhall.games.feudum.views.outlooks.trying import tried
from meadhall.games.feudum.views.question_shapes import Cards, Guilds, Improvements, Moves
from meadhall.games.feudum.views.questions import answer
from meadhall.games.feudum.views.view import view_of
from meadhall.words import LANGUAGES
from tests.games.feudum.table import COMPONENTS

LOCALES = Path(meadhall.games.feudum.__file__).parent / "locales"
ACTIONS = COMPONENTS.cards.actions


def asked(state: State, about: str, seat: int) -> Any:
    """Put the question to a copy of the state, as the server does."""
    return answer(state.copy(), seat, {"ask": about}, False)


def positions(players: int, seed: int, *, every: int, rules: str) -> Iterator[tuple[State, int]]:
    """Some positions of a random game in which a card is played, and whose turn it is."""
    chance = random.Random(seed)
    match = GAME.new(players, seed=seed, settings={"rules": rules})
    turns = 0
    while match.pending:
        decision = chance.choice(match.pending)
        if decision.kind == "play_card":
            turns += 1
            if turns % every == 0:
                assert isinstance(match.state, State)
                yield match.state, decision.seat
        match.choose(chance.choice(decision.options), decision.seat)


def changes(state: State) -> list[list[int]]:
    """What a card that asks nothing could change."""
    return [[player.shillings, player.markers, player.writs, *player.points] for player in state.players]


@pytest.mark.parametrize("rules", ["summary", "published"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_card_is_possible_exactly_if_it_asks_or_does_something(players: int, rules: str) -> None:
    looked = {True: 0, False: 0}
    for state, seat in positions(players, 3, every=3, rules=rules):
        found: Cards = asked(state, "cards", seat)
        for action, outlook in enumerate(found.cards):
            copy = state.copy()
            copy.players[seat].chosen |= 1 << action
            what = tried(play_card(copy, seat, action), [])
            acts = bool(what.asked) or changes(copy) != changes(state)
            possible = not outlook.action.why
            instead = outlook.ability is not None and not outlook.ability.why
            assert acts >= possible, ACTIONS.names[action]
            assert possible or instead >= acts, ACTIONS.names[action]
            looked[possible] += 1
    assert min(looked.values()) > 30


def by_chance(state: State, seat: int, place: int, what: int, chance: random.Random) -> int:
    """What the push or pull scores if chance decides everything but reeves, of which no new one is laid."""
    running = carry_out(state, seat, place, what)
    before = state.players[seat].points[FUNCTIONS]
    try:
        decision = next(running)
        while True:
            assert isinstance(decision, Decision)
            option = "pass" if decision.kind == "reeve" else chance.choice(decision.options)
            decision = running.send(option)
    except StopIteration:
        return state.players[seat].points[FUNCTIONS] - before


@pytest.mark.parametrize("rules", ["summary", "published"])
def test_an_office_scores_no_more_than_is_hoped_for_and_often_as_much(rules: str) -> None:
    chance = random.Random(7)
    looked = reached = 0
    for state, seat in positions(3, 5, every=2, rules=rules):
        found: Guilds = asked(state, "guilds", seat)
        for place, outlook in enumerate(found.guilds):
            for told in outlook.functions[1:]:
                what = PUSH if told.function == FUNCTION_NAMES[PUSH] else PULL
                if told.why:
                    assert what not in own_functions(state, seat, place) or told.why == "guild_used"
                    continue
                best = max(by_chance(state.copy(), seat, place, what, chance) for _ in range(12))
                assert best <= told.numbers["hoped"]
                looked += 1
                reached += best == told.numbers["hoped"]
    assert looked > 20
    assert reached > looked // 2


@pytest.mark.parametrize("rules", ["summary", "published"])
def test_an_improvement_scores_what_was_said(rules: str) -> None:
    looked = 0
    for state, seat in positions(4, 8, every=1, rules=rules):
        found: Improvements = asked(state, "improvements", seat)
        for said in found.improvements:
            if said.why:
                continue
            copy = state.copy()
            tried(improve(copy, seat), [said.location], then=-1)
            scored = copy.players[seat].points[IMPROVEMENTS] - state.players[seat].points[IMPROVEMENTS]
            assert scored == said.points
            looked += 1
    assert looked > 10


def test_looking_changes_nothing() -> None:
    for state, seat in positions(3, 11, every=10, rules="summary"):
        before = view_of(state, seat)
        own = state.copy()
        for about in ("cards", "guilds", "conquests", "moves", "improvements"):
            msgspec.json.encode(answer(own, seat, {"ask": about}, False))
        assert view_of(own, seat) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_outlook_has_words(language: str) -> None:
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^(feudum-\S+) =", text, re.MULTILINE))
    reasons: set[str] = set()
    outlooks: set[str] = set()
    for state, seat in positions(4, 2, every=2, rules="summary"):
        cards: Cards = asked(state, "cards", seat)
        for outlook in cards.cards:
            outlooks.add(outlook.action.name.partition(".")[2])
            reasons.add(outlook.action.why)
            if outlook.ability:
                reasons.add(outlook.ability.why)
        guilds: Guilds = asked(state, "guilds", seat)
        for each in guilds.guilds:
            reasons |= {one.why for one in each.functions}
            outlooks.add(f"trade-{each.guild.partition('.')[2]}")
            outlooks |= {f"line-{line.kind}" for one in each.functions for line in one.lines}
        moves: Moves = asked(state, "moves", seat)
        reasons |= {one.why for one in moves.pieces}
        improvements: Improvements = asked(state, "improvements", seat)
        reasons |= {one.why for one in improvements.improvements}
    assert len(reasons) > 20
    assert {why for why in reasons if why and f"feudum-why-{why}" not in messages} == set()
    assert {name for name in outlooks if f"feudum-now-{name}" not in messages} == set()

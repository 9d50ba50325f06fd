"""Advice for bots: what a greedy player does, and that its games come to an end."""

from __future__ import annotations

import pytest

from meadhall.arena.play import seat_bots
from meadhall.bots.greedy import GreedyBot
from meadhall.engine.play.match import Match
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import WHITE
from meadhall.games.raiders.components.tables import PRINTINGS
from tests.games.raiders.table import A, choose, crew, give, hand, hold, raided, sit, table

LONGEST = 1200
"""Choices; the usual game has 230 with two players, 370 with four."""


LATE = 60
"""Turns, when a game of two players should soon come to its end."""


def advised(match: Match) -> str:
    """What a greedy player would choose here."""
    decision = match.decision
    assert decision is not None
    return GreedyBot(1).choose(match.seen_by(decision.seat))


def played_to_its_end(players: int, seed: int, printing: str) -> bool:
    match = GAME.new(players, seed=seed, settings={"printing": printing})
    bots = seat_bots(["greedy"] * players, seed)
    while match.pending and len(match.choices) < LONGEST:
        seat = match.pending[0].seat
        match.choose(bots[seat].choose(match.seen_by(seat)), seat)
    return not match.pending


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seed", "printing"),
    [(2, 1009, "revised"), (2, 689, "first"), (2, 1035, "first"), (3, 1152, "revised"), (4, 1065, "revised")],
)
def test_greedy_players_do_not_walk_in_circles(players: int, seed: int, printing: str) -> None:
    assert played_to_its_end(players, seed, printing)


@pytest.mark.slow
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("players", GAME.players)
def test_games_of_greedy_players_end(players: int, printing: str) -> None:
    assert played_to_its_end(players, 7, printing)


def at_barracks(hired: tuple[str, ...], in_hand: tuple[str, ...], silver: int) -> Match:
    """A stands at the Barracks, late in the game."""
    state = table()
    crew(state, A, *hired)
    hand(state, A, *in_hand)
    give(state, A, silver=silver)
    state.turns = LATE
    match = sit(state)
    choose(match, "building.barracks")
    return match


def test_nobody_is_dismissed_while_there_is_room_for_the_only_card_that_can_be_paid() -> None:
    match = at_barracks(("scout", "recruiter"), ("huntsman", "avenger", "gatekeeper"), silver=1)
    assert "crew.scout" in match.pending[0].options
    assert advised(match) == "card.huntsman"


def test_who_is_dismissed_is_worth_less_than_the_card_that_follows() -> None:
    hired = ("recruiter", "archer", "sage", "barbarian", "berserker")
    match = at_barracks(hired, ("shieldmaiden", "cartographer", "avenger"), silver=2)
    assert "crew.recruiter" in match.pending[0].options
    assert advised(match) == "crew.sage"


def late_raider(armour: int) -> Match:
    """A, late in the game, could raid fortresses with the crew it has, and its worker nothing else."""
    state = table()
    hold(state, A, WHITE)
    raided(state, "monastery_west_1", "monastery_west_2", "monastery_east_2")
    raided(state, "fortress_west_1", "fortress_centre_1", "fortress_east_1")
    crew(state, A, "trader", "merchant", "sage", "forager", "jeweller")
    give(state, A, provisions=4, gold=2, silver=4)
    state.players[A].armour = armour
    state.turns = LATE
    return sit(state)


def test_a_fortress_is_not_raided_in_vain_to_end_the_game_sooner() -> None:
    assert not advised(late_raider(armour=2)).startswith("settlement.fortress")


def test_a_fortress_is_raided_when_the_raid_can_score() -> None:
    assert advised(late_raider(armour=10)).startswith("settlement.fortress")

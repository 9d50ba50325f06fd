"""Small positions of Brian Boru for the tests, in the rule book's words."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.engine.registry import game
from meadhall.engine.rng import Rng
from meadhall.games.boru.components.tables import Components
from meadhall.games.boru.state import MARRIAGE, TRICK, State, new_table

GAME = game("boru")
COMPONENTS: Components = GAME.components()

A, B, C, D, E = range(5)


def town(name: str) -> int:
    return COMPONENTS.towns.index[f"town.{name}"]


def towns(*names: str) -> int:
    return sum(1 << town(name) for name in names)


def region(name: str) -> int:
    return COMPONENTS.regions.index[f"region.{name}"]


def region_mask(name: str) -> int:
    return COMPONENTS.region_towns[region(name)]


def cards(*values: int) -> int:
    return sum(1 << (value - 1) for value in values)


def marriage(name: str) -> int:
    return COMPONENTS.marriages.index[f"marriage.{name}"]


def table(players: int = 3) -> State:
    """An empty board with all decks set up in order; the marker is with A."""
    state = new_table(Rng(5), COMPONENTS, players)
    ordinary = COMPONENTS.ordinary_marriages
    dealt = COMPONENTS.marriage_cards[players]
    state.marriage_deck = [COMPONENTS.princess, *ordinary[: dealt - 1]]
    state.marriage_card = ordinary[dealt - 1]
    state.marriage_removed = ordinary[dealt:]
    state.viking_deck = list(range(len(COMPONENTS.viking_strengths) - 1))
    state.round = 1
    return state


def give(state: State, seat: int, *names: str) -> None:
    """Discs of the seat on these towns."""
    for name in names:
        state.put_disc(seat, town(name))


def trick_with(state: State, *hands: tuple[int, ...]) -> Match:
    """A match at the start of a trick with these hands; every card was kept from a pack of its own holder."""
    state.phase = TRICK
    state.passes = state.draft_passes
    state.picks = [0] * (state.players * state.draft_passes)
    for seat, values in enumerate(hands):
        state.hands[seat] = cards(*values)
        state.picks[seat * state.draft_passes] = cards(*values)
    return sit(state)


def upkeep_of(state: State) -> Match:
    state.phase = MARRIAGE
    return sit(state)


def sit(state: State) -> Match:
    return Match.begin(GAME, GAME.settings_for(state.players), state, listen=True)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    decision = match.decision
    assert decision is not None
    return decision.seat, decision.kind


def offered(match: Match) -> list[str]:
    decision = match.decision
    assert decision is not None
    return decision.options


def choose(match: Match, *options: str) -> State:
    for option in options:
        match.choose(option)
    return state_of(match)

"""What a seat may see."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from meadhall.games.boru.rules.draft import pack_before
from meadhall.games.boru.rules.tricks import card_of, winner_of
from meadhall.games.boru.scoring import scores
from meadhall.games.boru.state import (
    DRAFT,
    FACE_DOWN,
    NO_CARD,
    NO_TOWN,
    NOBODY,
    PHASES,
    PRINCESS_CHOICES,
    SPENT,
    SPURN,
    State,
)
from meadhall.games.boru.views.hidden import kept_by


class PlayerView(TypedDict):
    """What lies before one player, for all to see."""

    seat: int
    points: int
    coins: int
    renown: int
    invaders: int
    church: int
    marriage_space: int
    marriages: list[str]
    princess: str | None
    hand_size: int
    played: str | None
    acted: bool
    """Whether the card has done what it does in this trick."""
    tokens: list[str]
    score: int


class TownView(TypedDict):
    """A town with a disc."""

    owner: int
    viking: bool
    monastery: bool


class RegionView(TypedDict):
    """A region's claim token, and how much each side's towns count there."""

    face_up: bool
    holder: int | None
    counts: list[int]
    vikings: int


class View(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    players: list[PlayerView]
    phase: str
    round: int
    rounds: int
    marker: int
    active_town: str | None
    trick_winner: int | None
    past_town: str | None
    """The town of the last trick, whose cards lie there until another town is named."""
    past_winner: int | None
    towns: dict[str, TownView]
    regions: dict[str, RegionView]
    battle_area: int
    marriage_card: str | None
    marriage_deck: int
    hand: list[str]
    offer: list[str]
    passed: list[str]


def view_of(state: State, seat: int | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: State, seat: int, public: View) -> View:
    """What a seat sees beside what all do: its hand, and in the draft what it is offered and has passed on."""
    cards = state.components.cards
    own = public.copy()
    own["seat"] = seat
    own["hand"] = cards.of(state.hands[seat])
    own["offer"] = cards.of(state.packs[pack_before(state, seat)]) if state.phase == DRAFT else []
    own["passed"] = cards.of(passed_by(state, seat))
    return own


def public_view(state: State) -> View:
    components = state.components
    totals = [score.total for score in scores(state)]
    town = None if state.active == NO_TOWN else components.towns.names[state.active]
    past = town is not None and max(state.played) <= SPENT
    winner = winner_of(state) if past else state.winner
    known_winner = None if winner == NOBODY else winner
    return View(
        seat=None,
        players=[player_view(state, other, totals[other]) for other in range(state.players)],
        phase=PHASES[state.phase],
        round=state.round,
        rounds=components.marriage_cards[state.players] + 1,
        marker=state.marker,
        active_town=None if past else town,
        trick_winner=None if past else known_winner,
        past_town=town if past else None,
        past_winner=known_winner if past else None,
        towns=towns_view(state),
        regions={name: region_view(state, region) for region, name in enumerate(components.regions.names)},
        battle_area=state.battle_area,
        marriage_card=None if state.marriage_card == NO_CARD else components.marriages.names[state.marriage_card],
        marriage_deck=len(state.marriage_deck),
        hand=[],
        offer=[],
        passed=[],
    )


def player_view(state: State, seat: int, score: int) -> PlayerView:
    components = state.components
    princess = state.princess_seat == seat and state.princess_choice != SPURN
    card = card_of(state, seat)
    return PlayerView(
        seat=seat,
        points=state.points[seat],
        coins=state.coins[seat],
        renown=state.renown[seat],
        invaders=state.invaders[seat],
        church=state.church[seat],
        marriage_space=state.marriage_space[seat],
        marriages=components.marriages.of(state.marriages_won[seat]),
        princess=PRINCESS_CHOICES[state.princess_choice] if princess else None,
        # How many a player has kept of the offer under way is not yet for all to know.
        hand_size=state.passes * components.keep if state.phase == DRAFT else state.hands[seat].bit_count(),
        played=None if card == NO_CARD else components.cards.names[card],
        acted=state.played[seat] <= SPENT,
        tokens=[components.regions.names[region] for region, holder in enumerate(state.claims) if holder == seat],
        score=score,
    )


def towns_view(state: State) -> dict[str, TownView]:
    names = state.components.towns.names
    towns: dict[str, TownView] = {}
    for town, name in enumerate(names):
        if not state.occupied >> town & 1:
            continue
        owner = 0
        while not state.discs[owner] >> town & 1:
            owner += 1
        towns[name] = _town_view(owner, state.vikings >> town & 1 != 0, state.monasteries >> town & 1 != 0)
    return towns


def region_view(state: State, region: int) -> RegionView:
    towns = state.components.region_towns[region]
    counts = tuple([state.weight_in(state.controlled(seat) & towns) for seat in range(state.players)])
    return _region_view(state.claims[region], counts, state.weight_in(state.vikings & towns))


# What looks the same is the same object: positions that are compared have most of it in common.


@cache
def _town_view(owner: int, viking: bool, monastery: bool) -> TownView:
    return TownView(owner=owner, viking=viking, monastery=monastery)


@cache
def _region_view(holder: int, counts: tuple[int, ...], vikings: int) -> RegionView:
    return RegionView(
        face_up=holder != FACE_DOWN,
        holder=holder if holder >= 0 else None,
        counts=list(counts),
        vikings=vikings,
    )


def passed_by(state: State, seat: int) -> int:
    """Cards that the seat has seen and handed on in this round's draft."""
    if not state.picks:
        return 0
    players, passes, picks = state.players, state.draft_passes, state.picks
    seen = 0
    for first_sight in range(min(state.passes, players)):
        pack = (seat - first_sight) % players
        seen |= state.packs[pack]
        for pick in picks[pack * passes + first_sight : (pack + 1) * passes]:
            seen |= pick
    return seen & ~kept_by(state, seat)

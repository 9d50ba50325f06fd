"""What a seat may see."""

from __future__ import annotations

from typing import TypedDict

from meadhall.games.raiders.components.pieces import GOODS, PLUNDER, SETTLEMENT_KINDS, VALKYRIES
from meadhall.games.raiders.components.tables import GATHER
from meadhall.games.raiders.rules.raid import gold_for, provisions_for, skills
from meadhall.games.raiders.rules.village import gathered
from meadhall.games.raiders.scoring import marker, scores
from meadhall.games.raiders.state import (
    ENDINGS,
    FULL_ROUND,
    NO_TILE,
    NOBODY,
    NOT_ENDING,
    NOWHERE,
    PHASES,
    Player,
    Raid,
    State,
    tokens_on,
    total,
)
from meadhall.games.raiders.views.knowledge import PLACE_BITS, PLACES, UNDER_DECK
from meadhall.games.raiders.views.pieces import (
    CardView,
    TileView,
    admits_view,
    card_view,
    crew_view,
    goods_view,
    tile_view,
    tokens_view,
    worker_view,
)


class PlayerView(TypedDict):
    """What lies before one player, for all to see, and what the viewer knows besides."""

    seat: int
    worker: str | None
    goods: dict[str, int]
    armour: int
    valkyries: int
    valkyries_taken: int
    points: int
    marker: int
    laps: int
    crew: list[CardView]
    strength: int
    hand_size: int
    known_hand: list[str]
    offerings: list[TileView]
    score: int
    score_parts: dict[str, int]


class SpaceView(TypedDict):
    """A raiding space: what lies on it, if it was not plundered yet, and the worker waiting there."""

    open: bool
    tokens: dict[str, int]
    worker: str | None


class SettlementView(TypedDict):
    """A settlement: what a raid needs and scores, who was left behind, what is still there."""

    kind: str
    crew: int
    provisions: int
    gold: int
    dice: int
    points: int
    tiers: list[list[int]]
    admits: list[str]
    spots: list[str | None]
    spaces: dict[str, SpaceView]
    your_provisions: int | None
    your_gold: int | None
    your_strength: int | None


class BuildingView(TypedDict):
    """A building: who stands there, whom it admits, whether its action was taken, what the worker at work gathers."""

    worker: str | None
    admits: list[str]
    used: bool
    gathers: dict[str, int]


class RaidView(TypedDict):
    """The last raid."""

    turn: int
    seat: int
    settlement: str
    provisions: int
    gold: int
    dice: list[int]
    strength: dict[str, int]
    total: int
    tier: int | None
    points: int
    crew_points: int
    space: str | None
    plunder: dict[str, int]
    worker: str | None
    deaths: list[str]


class View(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    printing: str
    phase: str
    turn: int
    active: int | None
    players: list[PlayerView]
    village: dict[str, BuildingView]
    settlements: dict[str, SettlementView]
    offerings: list[TileView | None]
    offering_stack: int
    offerings_below: list[TileView]
    supply: dict[str, int]
    deck: int
    discard: list[str]
    hand: list[CardView]
    aside: list[str]
    put_back: list[str]
    last_raid: RaidView | None
    ending: str | None
    turns_left: int | None
    fortress_spaces_left: int
    valkyries_left: int
    armour_track: list[int]
    valkyrie_track: list[int]


def view_of(state: State, seat: int | None) -> View:
    public = public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: State, seat: int, public: View) -> View:
    """What a seat sees beside what all do: its cards, those that it knows elsewhere, what a raid would take of it."""
    names = state.components.cards.names
    me = state.players[seat]
    own = public.copy()
    own["seat"] = seat
    own["players"] = [with_known_hand(state, player, me) for player in public["players"]]
    own["settlements"] = {
        name: with_own_raid(state, number, settlement, me)
        for number, (name, settlement) in enumerate(public["settlements"].items())
    }
    own["hand"] = [card_view(state, kind) for kind in me.hand]
    own["aside"] = [names[kind] for kind in me.aside]
    own["put_back"] = known_in(state, me, UNDER_DECK)
    return own


def with_known_hand(state: State, player: PlayerView, viewer: Player) -> PlayerView:
    known = known_in(state, viewer, 1 << player["seat"])
    if not known:
        return player
    own = player.copy()
    own["known_hand"] = known
    return own


def with_own_raid(state: State, settlement: int, public: SettlementView, me: Player) -> SettlementView:
    own = public.copy()
    own["your_provisions"] = provisions_for(state, me, settlement)
    own["your_gold"] = gold_for(state, me, settlement)
    own["your_strength"] = total(state.components.folk.strength, me.crew) + skills(state, me, settlement) + me.armour
    return own


def public_view(state: State) -> View:
    components = state.components
    all_scores = scores(state)
    return View(
        seat=None,
        printing=components.printing,
        phase=PHASES[state.phase],
        turn=state.turns,
        active=None if state.turn == NOBODY else state.turn,
        players=[player_view(state, other, dict(all_scores[other].categories)) for other in range(len(state.players))],
        village={name: building_view(state, number) for number, name in enumerate(components.building_names)},
        settlements={name: settlement_view(state, number) for number, name in enumerate(components.settlement_names)},
        offerings=[None if tile == NO_TILE else tile_view(state, tile) for tile in state.offerings],
        offering_stack=len(state.stack),
        offerings_below=[tile_view(state, tile) for tile in state.stack[: state.stack_known]],
        supply=goods_view(state.supply) | {"valkyries": state.supply[VALKYRIES]},
        deck=len(state.deck),
        discard=[components.cards.names[kind] for kind in state.discard],
        hand=[],
        aside=[],
        put_back=[],
        last_raid=None if state.raid is None else raid_view(state, state.raid),
        ending=None if state.ending == NOT_ENDING else ENDINGS[state.ending],
        turns_left=None if state.turns_left == FULL_ROUND else state.turns_left,
        fortress_spaces_left=(state.open_spaces & components.fortress_spaces).bit_count(),
        valkyries_left=sum(tokens_on(tokens, len(PLUNDER)) for tokens in state.tokens),
        armour_track=components.armour_points,
        valkyrie_track=components.valkyrie_points,
    )


def known_in(state: State, player: Player, place: int) -> list[str]:
    """The cards that the player knows to be in exactly that place."""
    names = state.components.cards.names
    return sorted(names[entry >> PLACE_BITS] for entry in player.known if entry & PLACES == place)


def player_view(state: State, seat: int, parts_of_score: dict[str, int]) -> PlayerView:
    player = state.players[seat]
    lap = state.components.lap
    return PlayerView(
        seat=seat,
        worker=worker_view(player.worker),
        goods=goods_view(player.goods),
        armour=player.armour,
        valkyries=marker(state, player),
        valkyries_taken=player.valkyries,
        points=player.points,
        marker=player.points % lap,
        laps=player.points // lap,
        crew=[crew_view(state, kind) for kind in player.crew],
        strength=total(state.components.folk.strength, player.crew) + player.armour,
        # What was put aside in secret still counts: how far others are with their choice is not for all to know.
        hand_size=len(player.hand) + len(player.aside),
        known_hand=[],
        offerings=[tile_view(state, tile) for tile in player.tiles],
        score=sum(parts_of_score.values()),
        score_parts=parts_of_score,
    )


def building_view(state: State, building: int) -> BuildingView:
    return BuildingView(
        worker=worker_view(state.village[building]),
        admits=admits_view(state.components.building_workers[building]),
        used=bool(state.used >> building & 1),
        gathers=gathers_view(state, building),
    )


def gathers_view(state: State, building: int) -> dict[str, int]:
    if not state.at_work or state.components.building_action[building] != GATHER:
        return {}
    amounts = gathered(state.components, state.players[state.turn], building, state.at_work)
    taken = [min(amount, state.supply[good]) for good, amount in enumerate(amounts)]
    return {f"good.{GOODS[good]}": amount for good, amount in enumerate(taken) if amount}


def settlement_view(state: State, settlement: int) -> SettlementView:
    components = state.components
    spaces = [space for space, where in enumerate(components.space_settlement) if where == settlement]
    return SettlementView(
        kind=SETTLEMENT_KINDS[components.settlement_kind[settlement]],
        crew=components.settlement_crew[settlement],
        provisions=components.settlement_provisions[settlement],
        gold=components.settlement_gold[settlement],
        dice=components.settlement_dice[settlement],
        points=components.settlement_points[settlement],
        tiers=components.settlement_tiers[settlement],
        admits=admits_view(components.settlement_workers[settlement]),
        spots=[worker_view(state.spots[spot]) for spot in spaces],
        spaces={components.spaces.names[space]: space_view(state, space) for space in spaces},
        your_provisions=None,
        your_gold=None,
        your_strength=None,
    )


def space_view(state: State, space: int) -> SpaceView:
    is_open = bool(state.open_spaces >> space & 1)
    return SpaceView(
        open=is_open,
        tokens=tokens_view(state.tokens[space]),
        worker=worker_view(state.components.space_worker[space]) if is_open else None,
    )


def raid_view(state: State, raid: Raid) -> RaidView:
    components = state.components
    tiers = components.settlement_tiers[raid.settlement]
    reached = [number for number, (needed, _) in enumerate(tiers, 1) if raid.strength >= needed]
    return RaidView(
        turn=raid.turn,
        seat=raid.seat,
        settlement=components.settlement_names[raid.settlement],
        provisions=raid.provisions,
        gold=raid.gold,
        dice=raid.dice[:],
        strength={"dice": sum(raid.dice), "crew": raid.crew, "skills": raid.skills, "armour": raid.armour},
        total=raid.strength,
        tier=max(reached, default=0) if tiers else None,
        points=raid.points,
        crew_points=raid.crew_points,
        space=None if raid.space == NOWHERE else components.spaces.names[raid.space],
        plunder=tokens_view(raid.tokens),
        worker=None if raid.space == NOWHERE else worker_view(components.space_worker[raid.space]),
        deaths=[components.cards.names[kind] for kind in raid.deaths],
    )

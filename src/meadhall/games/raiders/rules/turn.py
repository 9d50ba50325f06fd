"""A turn: work or raid, then the limits; and when the last round ends ('Fim do jogo')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.components.pieces import GOOD_NAMES, PROVISIONS, SILVER
from meadhall.games.raiders.rules.raid import raid, raid_bar, raidable
from meadhall.games.raiders.rules.supply import discard
from meadhall.games.raiders.rules.village import occupied, work
from meadhall.games.raiders.scoring import scores
from meadhall.games.raiders.state import FULL_ROUND, NOT_ENDING, OVER, Player, State, mask_of


def turn(state: State) -> Ask[None]:
    """Place the worker in the village or on a settlement, and follow it."""
    components = state.components
    seat = state.turn
    player = state.players[seat]
    buildings = len(state.village)
    standing = occupied(state)
    places = components.buildings_for[player.worker] & ~standing | raidable(state, player) << buildings
    refused = refusals(state, player) if state.explaining else None
    option = yield Decision(seat, "place", components.places.of(places), "", refused)
    place = components.places.index[option]
    if place < buildings:
        yield from work(state, seat, place, standing)
    else:
        yield from raid(state, seat, place - buildings)
    goods = player.goods
    if goods[SILVER] > components.limit_silver:
        give_back(state, seat, SILVER, goods[SILVER] - components.limit_silver)
    if goods[PROVISIONS] > components.limit_provisions:
        give_back(state, seat, PROVISIONS, goods[PROVISIONS] - components.limit_provisions)
    if len(player.hand) > components.limit_hand:
        yield from discard_excess(state, seat)
    end_turn(state)


def refusals(state: State, player: Player) -> dict[str, str]:
    """Why the worker cannot be placed elsewhere."""
    components = state.components
    refused: dict[str, str] = {}
    for building, name in enumerate(components.building_names):
        if state.village[building]:
            refused[name] = "occupied"
        elif not components.building_workers[building] & player.worker:
            refused[name] = "colour"
    for settlement, name in enumerate(components.settlement_names):
        bar = raid_bar(state, player, settlement)
        if bar:
            refused[name] = bar
    return refused


def discard_excess(state: State, seat: int) -> Ask[None]:
    """Eight cards at the end of one's own turn; the player chooses which to discard."""
    components = state.components
    player = state.players[seat]
    while len(player.hand) > components.limit_hand:
        option = yield Decision(seat, "hand_limit", components.cards.of(mask_of(player.hand)))
        discard(state, seat, components.cards.index[option])
        state.tell("discards", seat, option)


def give_back(state: State, seat: int, good: int, excess: int) -> None:
    """Eight silver and eight provisions at the end of one's own turn; the rest goes to the supply."""
    state.players[seat].goods[good] -= excess
    state.supply[good] += excess
    state.tell("excess", seat, GOOD_NAMES[good], excess)


def end_turn(state: State) -> None:
    """The next player's turn; once an end has come in sight, everybody has one more turn."""
    state.used = 0
    state.at_work = 0
    state.turns += 1
    state.turn = (state.turn + 1) % len(state.players)
    if state.turns_left != FULL_ROUND:
        state.turns_left -= 1
        if state.turns_left == 0:
            state.phase = OVER
            if state.told is not None:
                tell_scores(state)
    elif state.ending != NOT_ENDING:
        state.turns_left = len(state.players)
        state.tell("last_round")


def tell_scores(state: State) -> None:
    for score in scores(state):
        for category, points in score.categories:
            state.tell("scores", score.seat, f"score.{category}", points)
        state.tell("total", score.seat, "", score.total)

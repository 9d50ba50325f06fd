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
    parts = state.parts
    seat = state.turn
    player = state.players[seat]
    buildings = len(state.village)
    standing = occupied(state)
    places = parts.buildings_for[player.worker] & ~standing | raidable(state, player) << buildings
    refused = refusals(state, player) if state.explaining else None
    option = yield Decision(seat, "place", parts.places.of(places), "", refused)
    place = parts.places.index[option]
    if place < buildings:
        yield from work(state, seat, place, standing)
    else:
        yield from raid(state, seat, place - buildings)
    give_back(state, seat, SILVER, player.goods[SILVER] - parts.limit_silver)
    give_back(state, seat, PROVISIONS, player.goods[PROVISIONS] - parts.limit_provisions)
    if len(player.hand) > parts.limit_hand:
        yield from discard_excess(state, seat)
    end_turn(state)


def refusals(state: State, player: Player) -> dict[str, str]:
    """Why the worker cannot be placed elsewhere."""
    parts = state.parts
    refused: dict[str, str] = {}
    for building, name in enumerate(parts.building_names):
        if state.village[building]:
            refused[name] = "occupied"
        elif not parts.building_workers[building] & player.worker:
            refused[name] = "colour"
    for settlement, name in enumerate(parts.settlement_names):
        bar = raid_bar(state, player, settlement)
        if bar:
            refused[name] = bar
    return refused


def discard_excess(state: State, seat: int) -> Ask[None]:
    """Eight cards at the end of one's own turn; the player chooses which to discard."""
    parts = state.parts
    player = state.players[seat]
    while len(player.hand) > parts.limit_hand:
        option = yield Decision(seat, "hand_limit", parts.cards.of(mask_of(player.hand)))
        discard(state, seat, parts.cards.index[option])
        state.tell("discards", seat, option)


def give_back(state: State, seat: int, good: int, excess: int) -> None:
    """Eight silver and eight provisions at the end of one's own turn; the rest goes to the supply."""
    if excess > 0:
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
        for category, points in score.parts:
            state.tell("scores", score.seat, f"score.{category}", points)
        state.tell("total", score.seat, "", score.total)

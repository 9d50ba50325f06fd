"""Why an option is good: what a clan has, what its prospects are, income, places at the feast, and dice."""

from __future__ import annotations

import math
from typing import Final

from meadhall.engine.advice import BRINGS, RISKS, Reason
from meadhall.engine.decision import Decision
from meadhall.games.odin.advice.board_plan import board_worth
from meadhall.games.odin.advice.card_worth import in_play_hope
from meadhall.games.odin.advice.lay_plan import lay_ahead
from meadhall.games.odin.advice.space_hopes import CARD_IN_HAND
from meadhall.games.odin.advice.value import HOUSE_CELL, ships_worth
from meadhall.games.odin.advice.worth import (
    VIKING,
    bonuses_left,
    food_worth,
    good_worth,
    incomes_left,
    rounds_left,
    stock_worth,
    upgrade_chance,
    vikings_left,
    weapon_worth,
)
from meadhall.games.odin.components.spaces import HUNT, Step
from meadhall.games.odin.puzzle.tables import BLUE, COLOURS, GREEN, PIECE
from meadhall.games.odin.puzzle.wish import usual_wish
from meadhall.games.odin.rules.anytime import ANYTIME, DONE
from meadhall.games.odin.rules.dice import ROLL_AGAIN, can_spend
from meadhall.games.odin.rules.feast import room_left
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import FEAST, NOWHERE, OVER, State
from meadhall.games.odin.views.forecast import brings_nothing

PAIR: Final = 2
LOOKS: Final = 50
"""How many goods a hint looks at that might pay only together, and how long."""
PLAYING: Final = ("first_card", "free_card", "play_occupation")
"""Kinds of decision with which an occupation is played."""


def holdings(state: State, seat: int) -> list[tuple[str, int]]:
    """What the clan has, as the rules count it."""
    components = state.components
    puzzle = components.puzzle
    clan = state.clans[seat]
    have = clan.have
    goods = [0] * (BLUE + 1)
    for good in range(components.first_weapon):
        if have[good] and puzzle.colour[good] <= BLUE:
            goods[puzzle.colour[good]] += have[good]
    return [
        ("points", score(state, seat).total),
        ("income", income_of(state, seat)),
        ("vikings", clan.thing),
        ("silver", have[components.silver]),
        ("ore", have[components.ore]),
        ("wood", have[components.wood]),
        ("stone", have[components.stone]),
        *zip(COLOURS, goods, strict=True),
        ("weapons", sum(have[components.first_weapon : components.first_ship])),
        ("ships", len(clan.boats) + clan.knarrs + len(clan.longships)),
        ("emigrated", len(clan.emigrated)),
        ("boards", len(clan.boards)),
        ("cards", len(clan.hand)),
        ("occupations", len(clan.played)),
        ("penalties", -clan.penalties),
    ]


def prospects(state: State, seat: int) -> list[tuple[str, float]]:
    """What `value` is made of."""
    components = state.components
    puzzle = components.puzzle
    clan = state.clans[seat]
    chance = upgrade_chance(state, seat)
    boards = goods = 0.0
    for board in clan.boards:
        printed = puzzle.printed[board.kind]
        boards += printed.points_revised if state.revised else printed.points
        boards += board_worth(puzzle, board.kind, board.covered, incomes_left(state), bonuses_left(state))
        if printed.group in ("house", "shed") and state.step != OVER:
            boards += HOUSE_CELL * (printed.minus_one & ~board.covered).bit_count()
    for good in range(components.first_weapon):
        if not clan.have[good]:
            continue
        if puzzle.colour[good] == PIECE:
            goods += stock_worth(state, good, clan.have[good], chance)
        elif puzzle.colour[good] >= GREEN:
            goods += clan.have[good] * good_worth(state, good, chance)
    cards = CARD_IN_HAND * len(clan.hand) * chance + math.fsum(components.card_points[card] for card in clan.played)
    if clan.played:
        cards += in_play_hope(state, seat)
    return [
        ("vikings", VIKING * vikings_left(state, seat)),
        ("boards", boards),
        ("ships", ships_worth(state, seat, chance)),
        ("goods", goods),
        ("food", food_worth(state, seat, chance)),
        ("weapons", weapon_worth(chance) * sum(clan.have[components.first_weapon :])),
        ("cards", cards),
        ("penalties", float(components.penalty_points * clan.penalties)),
    ]


def reasons(state: State, after: State, decision: Decision, option: str) -> list[Reason]:
    """Income over the rounds to come, places at the feast, what dice may still show."""
    seat = decision.seat
    told: list[Reason] = []
    if income_of(after, seat) > income_of(state, seat):
        told.append(Reason(BRINGS, "reason-income", incomes_left(state)))
    if decision.kind == "feast":
        left = room_left(after, seat) if after.step == FEAST else 0
        told.append(Reason(BRINGS, "reason-covers", room_left(state, seat) - left, left))
    if option == DONE and decision.kind == ANYTIME and rounds_left(state):
        if pays_together(state, seat):
            told.append(Reason(RISKS, "reason-together"))
        held = dict(holdings(state, seat))
        waiting = held[COLOURS[GREEN]] + held[COLOURS[BLUE]]
        if waiting:
            told.append(Reason(BRINGS, "reason-waits", waiting))
    if decision.kind in PLAYING and brings_nothing(state, seat, option):
        told.append(Reason(RISKS, "reason-no_effect"))
    if option == ROLL_AGAIN:
        told.append(Reason(RISKS, "reason-rolls", state.components.rolls - len(state.rolls)))
        step = step_of(state, decision.kind)
        if step is not None and step.kind == HUNT:
            told.append(Reason(RISKS, "reason-chance", hunting_chance(state, seat, step)))
    return told


def pays_together(state: State, seat: int) -> bool:
    """Whether goods of which none is worth placing by itself are worth it together."""
    wish = usual_wish(state.components.puzzle, incomes=incomes_left(state), bonuses=bonuses_left(state))
    return len(lay_ahead(state.copy(), seat, wish, LOOKS, ahead=PAIR)) > 1


def step_of(state: State, action: str) -> Step | None:
    """The dice action that is under way, if it is printed on the space that was taken."""
    if state.taken == NOWHERE:
        return None
    for step in state.components.spaces[state.taken].steps:
        for plain in [step, *(each for way in step.way_steps for each in way)]:
            if plain.action == action:
                return plain
    return None


def hunting_chance(state: State, seat: int, step: Step) -> int:
    """How likely one more roll can be paid, in percent."""
    funds = can_spend(state, seat, step)
    paid = sum([face + state.shift <= funds for face in range(1, step.die + 1)])
    return round(100 * paid / step.die)

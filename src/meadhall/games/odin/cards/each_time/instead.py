"""Cards that stand in for what would come."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.odin.cards.granted import can_upgrade, perform, upgrade_step
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.moments import (
    ACTION_INSTEAD,
    BUILT,
    DRAW_OCCUPATION,
    HOUSE_BONUS,
    Moment,
)
from meadhall.games.odin.cards.occupations import play_occupation
from meadhall.games.odin.cards.registry import effect
from meadhall.games.odin.cards.shapes import Heard
from meadhall.games.odin.components.tables import KNARR
from meadhall.games.odin.rules.supply import gain, has_stage
from meadhall.games.odin.state import State


def has_card(state: State, seat: int, moment: Moment) -> bool:
    return bool(state.clans[seat].hand)


@effect(99, DRAW_OCCUPATION, may=True, when=has_card)
def preceptor(state: State, seat: int, moment: Moment) -> Ask[None]:
    """99 Preceptor: instead of drawing an occupation, play one of your hand."""
    yield from play_occupation(state, seat, skippable=False)


def has_room_for_knarr(state: State, seat: int, moment: Moment) -> bool:
    return has_stage(state, seat, KNARR)


@effect(105, ACTION_INSTEAD, Heard(spaces=["build_whaling_boat"]), cost={"wood": 3}, may=True, when=has_room_for_knarr)
def knarr_builder(state: State, seat: int, moment: Moment) -> Ask[None]:
    """105 Knarr Builder: on the space for a whaling boat, build a knarr for 3 wood."""
    knarr = state.components.first_ship + KNARR
    gain(state, seat, knarr, 1)
    if state.listening[seat] & BUILT:
        yield from fire(state, seat, Moment(BUILT, space=moment.space, thing=knarr))


def brings_one_good(state: State, seat: int, moment: Moment) -> bool:
    return len(moment.things) == 1


@effect(177, HOUSE_BONUS, may=True, when=brings_one_good)
def maid(state: State, seat: int, moment: Moment) -> Ask[None]:
    """177 Maid: a silverware instead of the only good that a house gives."""
    gain(state, seat, state.components.number_of("silverware"), 1)
    yield from ()


@effect(185, ACTION_INSTEAD, Heard(deeds=["raid"]), may=True, when=can_upgrade)
def dorestad_traveller(state: State, seat: int, moment: Moment) -> Ask[None]:
    """185 Dorestad Traveller: instead of a raid that is possible, upgrade 2 goods."""
    yield from perform(state, seat, upgrade_step(2))

"""What occupations would bring now: those in hand if they were played, those in play that act at any time."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Together
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.hooks import use_effect, waiting_for
from meadhall.games.odin.cards.moments import ANYTIME, PLAYED, Moment
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.cards.vocabulary import ANY_CATTLE, ANY_SHEEP, Said, can_pay
from meadhall.games.odin.cards.written import Written
from meadhall.games.odin.components.spaces import Amounts
from meadhall.games.odin.components.tables import BUILDINGS, SHIPS
from meadhall.games.odin.state import State
from meadhall.games.odin.views.question_shapes import CardForecast, Forecast

MOST_ANSWERS: Final = 40
"""So many questions are answered to see what a card brings; none leads to more."""
ANY_WEAPON: Final = "weapon.card"
"""Which weapons come is not known before."""
VIKING: Final = "viking"


def forecast(state: State, seat: int) -> Forecast:
    """What each card in hand would bring if it were played now, and each card in play if it were used now."""
    if not state.listening[seat]:
        return Forecast([], [])
    clan = state.clans[seat]
    in_play = [card for card in clan.played if state.components.listens[card] & ANYTIME]
    return Forecast([_in_hand(state, seat, card) for card in clan.hand], [_in_play(state, seat, c) for c in in_play])


def brings_nothing(state: State, seat: int, card: str) -> bool:
    """Whether what a card in hand does when it is played would be lost now, for want of what it takes."""
    hand = [each for each in state.clans[seat].hand if state.components.cards.names[each] == card]
    return bool(hand and state.listening[seat]) and _in_hand(state, seat, hand[0]).works == "nothing"


def _in_hand(state: State, seat: int, card: int) -> CardForecast:
    name = state.components.cards.names[card]
    if not state.components.listens[card] & PLAYED:
        return CardForecast(name, "later", {}, False, {})
    after = state.copy()
    asks = _leaves_a_choice(play_card(after, seat, card))
    changes = _changes(state, after, seat)
    if asks or changes:
        return CardForecast(name, "now", changes, asks, {})
    return CardForecast(name, "nothing", {}, False, _missing(state, seat, card, PLAYED))


def _in_play(state: State, seat: int, card: int) -> CardForecast:
    name = state.components.cards.names[card]
    moment = Moment(ANYTIME)
    effects = [effect for effect in waiting_for(state, seat, moment) if effect.card == card]
    if not effects:
        return CardForecast(name, "nothing", {}, False, _missing(state, seat, card, ANYTIME))
    after = state.copy()
    asks = _leaves_a_choice(use_effect(after, seat, effects[0], moment))
    return CardForecast(name, "now", _changes(state, after, seat), asks, {})


def _leaves_a_choice(rule: Ask[None]) -> bool:
    """Play a rule as far as it goes by itself, using what may be used; whether something is left to choose."""
    try:
        asked = next(rule)
        for _ in range(MOST_ANSWERS):
            if isinstance(asked, Together) or (len(asked.options) > 1 and asked.kind != "effect"):
                return True
            asked = rule.send(asked.options[0])
    except StopIteration:
        return False
    return True


def _changes(before: State, after: State, seat: int) -> dict[str, int]:
    """What a seat has more or less of; weapons are counted together."""
    was, has = _owned(before, seat), _owned(after, seat)
    return {name: count - was.get(name, 0) for name, count in has.items() if count != was.get(name, 0)}


def _owned(state: State, seat: int) -> dict[str, int]:
    components = state.components
    clan = state.clans[seat]
    owned: dict[str, int] = {}
    for thing, count in enumerate(clan.have):
        is_weapon = 0 <= thing - components.first_weapon < components.weapons
        name = ANY_WEAPON if is_weapon else components.things.names[thing]
        owned[name] = owned.get(name, 0) + count
    for ship, count in enumerate((len(clan.boats), clan.knarrs, len(clan.longships))):
        owned[f"ship.{SHIPS[ship]}"] = count
    for building in BUILDINGS:
        board = components.puzzle.boards.index[f"board.{building}"]
        owned[f"board.{building}"] = sum(own.kind == board for own in clan.boards)
    owned[VIKING] = clan.thing
    return owned


def _missing(state: State, seat: int, card: int, kind: int) -> dict[str, int]:
    """What the seat lacks to pay for the effect; of several ways, for the one that takes least more."""
    found: list[dict[str, int]] = []
    for effect in state.components.effects[card]:
        if effect.kinds & kind:
            found += [lack for cost in _costs(effect) if (lack := _lacking(state, seat, cost))]
    return min(found, key=_size) if found else {}


def _size(amounts: dict[str, int]) -> int:
    return sum(amounts.values())


def _costs(effect: Effect) -> list[Amounts]:
    if isinstance(effect, Said):
        return [way.cost for way in effect.ways]
    return [effect.price.cost] if isinstance(effect, Written) else []


def _lacking(state: State, seat: int, cost: Amounts) -> dict[str, int]:
    components = state.components
    lacking: dict[str, int] = {}
    for thing, count in cost:
        if can_pay(state, seat, thing, count):
            continue
        number = {ANY_CATTLE: components.cattle, ANY_SHEEP: components.sheep}.get(thing, thing)
        lacking[components.things.names[number]] = count - _most_payable(state, seat, thing, count)
    return lacking


def _most_payable(state: State, seat: int, thing: int, count: int) -> int:
    """How much of it the seat could pay, if less than that were asked."""
    return next((less for less in range(count - 1, 0, -1) if can_pay(state, seat, thing, less)), 0)

"""The set-up of the Harvest mini-expansion ('#2 Żniwa', 'Przygotowanie gry'): markers, and cards to choose from."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.odin.harvest.phase import tell_of_marker
from meadhall.games.odin.harvest.seasons import Seasons, with_one_changed
from meadhall.games.odin.rules.supply import draw_weapon, gain_all
from meadhall.games.odin.state import FIRST_CARD, KEEP_DARK_CARD, ROUND_BEGINS, TAKE_MARKERS, State


def lay_out_harvest(state: State) -> Seasons:
    """A harvest marker for the first round; only the others are mixed with the crop failures. The altar lies ready."""
    box = state.components.harvest_box
    seasons = Seasons(state.players)
    harvests = box.harvests[:]
    state.rng.shuffle(harvests)
    seasons.turned_up = [harvests.pop()]
    seasons.pile = harvests + box.failures
    state.rng.shuffle(seasons.pile)
    seasons.markers_left = list(range(len(box.markers.names)))
    state.goods = state.components.goods_with_harvest
    state.specials |= 1 << state.components.altar
    tell_of_marker(state, seasons)
    return seasons


def deal_two_light_cards(state: State) -> None:
    """Of which everybody will keep one."""
    for clan in state.clans:
        for _ in range(state.components.harvest_box.starts[state.length].light_occupations):
            clan.hand = [*clan.hand, state.light_aside.pop()]
    state.step = FIRST_CARD


def keep_light_cards(state: State, seasons: Seasons) -> Ask[None]:
    """Everybody at the same time keeps one light card."""
    yield from keep_one_each(state, seasons, light=True)
    state.step = TAKE_MARKERS


def keep_one_each(state: State, seasons: Seasons, *, light: bool) -> Ask[None]:

    def part(seat: int) -> Ask[None]:
        return keep_one(state, seasons, seat, light)

    yield Together(range(state.players), part, hidden=True)


def keep_one(state: State, seasons: Seasons, seat: int, light: bool) -> Ask[None]:
    """One of the cards of a colour stays in the hand, the others go back into the box unseen."""
    cards = state.components.cards
    clan = state.clans[seat]
    dealt = [card for card in clan.hand if state.components.card_light[card] == light]
    if len(dealt) < 2:
        return
    option = yield Decision(seat, "keep_card", [cards.names[card] for card in dealt])
    kept = cards.index[option]
    others = [card for card in dealt if card != kept]
    clan.hand = [card for card in clan.hand if card not in others]
    seasons.discarded = with_one_changed(seasons.discarded, seat, seasons.discarded[seat] + others)
    state.tell("kept_card", seat, option, 1, private=True)


def take_resource_markers(state: State, seasons: Seasons) -> Ask[None]:
    """The last player first and on counter-clockwise; in the short game a second time, in the same order."""
    box = state.components.harvest_box
    start = box.starts[state.length]
    # The start player is the last to choose.
    order = [(state.moose - step) % state.players for step in range(1, state.players + 1)]
    for _ in range(start.markers):
        for seat in order:
            names = [box.markers.names[marker] for marker in seasons.markers_left]
            option = yield Decision(seat, "marker", names)
            taken = box.markers.index[option]
            seasons.markers_left = [marker for marker in seasons.markers_left if marker != taken]
            seasons.markers = with_one_changed(seasons.markers, seat, [*seasons.markers[seat], taken])
            state.tell("took_marker", seat, option)
    seasons.markers_left = []
    for seat in range(state.players):
        gain_all(state, seat, box.start_goods[state.length])
        for _ in range(start.weapons):
            draw_weapon(state, seat)
    if not start.dark_occupations:
        state.step = ROUND_BEGINS
        return
    deal_dark_cards(state, start.dark_occupations)
    state.step = KEEP_DARK_CARD


def deal_dark_cards(state: State, count: int) -> None:
    """At the end of the set-up of the short game."""
    for seat, clan in enumerate(state.clans):
        for _ in range(count):
            card = state.dark[state.dark_drawn]
            state.dark_drawn += 1
            clan.hand = [*clan.hand, card]
            state.tell("drew_occupation", seat, state.components.cards.names[card], 1, private=True)
    state.reveal()


def keep_dark_cards(state: State, seasons: Seasons) -> Ask[None]:
    """Everybody at the same time keeps one dark card, which may be played for nothing when the first turn begins."""
    yield from keep_one_each(state, seasons, light=False)
    seasons.free_play = (1 << state.players) - 1
    state.step = ROUND_BEGINS

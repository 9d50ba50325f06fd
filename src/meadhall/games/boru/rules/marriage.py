"""The marriage step of the upkeep ('Etapa do casamento')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.boru.state import NO_CARD, NOBODY, PRINCESS_CHOICES, SPURN, State


def marriage_step(state: State) -> Ask[None]:
    """The foremost disc wins the card and goes back to the start; then the track rewards the others."""
    foremost = max(state.marriage_space)
    if foremost == 0:
        state.tell("no_marriage", thing=state.components.marriages.names[state.marriage_card])
        state.marriage_card = NO_CARD
        return
    winner = state.marriage_space.index(foremost)  # above the first space no two discs stand together
    yield from marry(state, winner)
    yield from track_rewards(state)


def marry(state: State, winner: int) -> Ask[None]:
    """Take the card and its reward at once; the winner's disc returns to the first space."""
    components = state.components
    card = state.marriage_card
    name = components.marriages.names[card]
    state.tell("marries", winner, name)
    state.marriages_won[winner] |= 1 << card
    state.marriage_space[winner] = 0
    state.marriage_card = NO_CARD
    if card == components.princess:
        yield from choose_princess(state, winner)
        return
    state.points[winner] += components.marriage_points[card]
    state.tell("points", winner, name, components.marriage_points[card])
    if components.marriage_renown[card]:
        gain_renown(state, winner, components.marriage_renown[card])
    region = components.marriage_region[card]
    if region >= 0:
        yield from town_reward(state, winner, components.region_towns[region], name)


def choose_princess(state: State, winner: int) -> Ask[None]:
    """Military support, trade, or four points instead ('Princesa da Dinamarca')."""
    components = state.components
    name = components.marriages.names[components.princess]
    option = yield Decision(winner, "princess", PRINCESS_CHOICES, name)
    choice = PRINCESS_CHOICES.index(option)
    state.tell("princess", winner, option)
    if choice == SPURN:
        state.marriages_won[winner] &= ~(1 << components.princess)
        state.points[winner] += components.spurn_points
        state.tell("points", winner, name, components.spurn_points)
        return
    state.princess_seat = winner
    state.princess_choice = choice


def track_rewards(state: State) -> Ask[None]:
    """What the track shows where each disc stands; the card's winner is back at the start, which gives nothing."""
    components = state.components
    for seat in sorted(range(state.players), key=lambda seat: -state.marriage_space[seat]):
        space = state.marriage_space[seat]
        if components.track_coins[space]:
            state.coins[seat] += components.track_coins[space]
            state.tell("coins", seat, "", components.track_coins[space])
        if components.track_renown[space]:
            gain_renown(state, seat, components.track_renown[space])
        if components.track_any_town[space]:
            yield from town_reward(state, seat, components.all_towns, "track")


def gain_renown(state: State, seat: int, count: int) -> None:
    state.renown[seat] += count
    state.tell("renown", seat, "", count)


def town_reward(state: State, seat: int, among: int, about: str) -> Ask[None]:
    """A disc on a free town; none if there is no free one."""
    towns = state.components.towns
    free = state.free_towns & among
    if not free:
        return
    option = yield Decision(seat, "reward_town", towns.of(free), about)
    state.put_disc(seat, towns.index[option])
    state.tell("reward_town", seat, option)


def princess_of(state: State, choice: int) -> int:
    """Who holds the princess with that face up, if anybody."""
    return state.princess_seat if state.princess_choice == choice else NOBODY

"""Raiding ('Saquear'): crew, price and worker; dice and strength; plunder."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.components.pieces import GOLD, GOOD_NAMES, PASS, PLUNDER, PROVISIONS, VALKYRIES
from meadhall.games.raiders.rules.supply import pay, score
from meadhall.games.raiders.rules.valkyries import mourn
from meadhall.games.raiders.setup import roll
from meadhall.games.raiders.state import (
    FORTRESSES_FALLEN,
    NOT_ENDING,
    VALKYRIES_GONE,
    Player,
    Raid,
    State,
    replaced,
    tokens_on,
    total,
)

VALKYRIE_PLACE: Final = 3
"""Where a space's tokens count valkyries, after the plunder."""


def provisions_for(state: State, player: Player, settlement: int) -> int:
    """The provisions that a raid there costs this crew."""
    components = state.components
    saved = total(components.folk.less_provisions[components.settlement_kind[settlement]], player.crew)
    return max(0, components.settlement_provisions[settlement] - saved)


def gold_for(state: State, player: Player, settlement: int) -> int:
    """The gold that a raid there costs this crew."""
    components = state.components
    gold = components.settlement_gold[settlement]
    if not gold:
        return 0
    return max(0, gold - total(components.folk.less_gold[components.settlement_kind[settlement]], player.crew))


def raid_bar(state: State, player: Player, settlement: int) -> str:
    """What keeps the player from raiding there; '' if nothing does."""
    components = state.components
    if not state.open_spaces & components.settlement_spaces[settlement]:
        return "plundered"
    if not components.settlement_workers[settlement] & player.worker:
        return "colour"
    if components.settlement_crew[settlement] > len(player.crew):
        return "crew"
    if provisions_for(state, player, settlement) > player.goods[PROVISIONS]:
        return "provisions"
    if gold_for(state, player, settlement) > player.goods[GOLD]:
        return "gold"
    return ""


def raidable(state: State, player: Player) -> int:
    """The settlements that the player can raid now, as a mask."""
    if len(player.crew) < state.components.smallest_crew:
        return 0
    mask = 0
    # Only where the printed colours and crew fit is the price worth a look.
    for settlement in state.components.within_reach[player.worker][len(player.crew)]:
        if not raid_bar(state, player, settlement):
            mask |= 1 << settlement
    return mask


def raid(state: State, seat: int, settlement: int) -> Ask[None]:
    """Place, pay, roll, score, plunder, mourn: in the order of the rule book's six steps."""
    components = state.components
    player = state.players[seat]
    provisions = provisions_for(state, player, settlement)
    gold = gold_for(state, player, settlement)
    report = Raid(state.turns, seat, settlement, provisions, gold)
    state.raid = report
    state.tell("raids", seat, components.settlement_names[settlement], player.worker)

    state.spots = replaced(state.spots, free_spot(state, settlement), player.worker)
    player.worker = 0
    pay(state, seat, PROVISIONS, provisions)
    pay(state, seat, GOLD, gold)
    if components.settlement_dice[settlement]:
        yield from fight(state, seat, report)
    report.points = components.raid_points(settlement, report.strength)
    player.points += report.points
    state.tell("tier", seat, components.settlement_names[settlement], report.points)
    score_crew(state, seat, report)
    yield from plunder(state, seat, report)


def free_spot(state: State, settlement: int) -> int:
    """The first spot of the settlement where no worker stands."""
    spot = (
        state.components.settlement_spaces[settlement] & -state.components.settlement_spaces[settlement]
    ).bit_length() - 1
    while state.spots[spot]:
        spot += 1
    return spot


def fight(state: State, seat: int, report: Raid) -> Ask[None]:
    """Roll; a Brawler may roll one die again; then strength is dice, crew, what the crew can do, and armour."""
    components = state.components
    player = state.players[seat]
    for die in range(components.settlement_dice[report.settlement]):
        report.dice.append(roll(state))
        state.tell("rolls", seat, components.dice.names[die], report.dice[die])
    report.crew = total(components.folk.strength, player.crew)
    report.skills = skills(state, player, report.settlement)
    report.armour = player.armour
    dice = (1 << len(report.dice)) - 1 | 1 << components.dice.index[PASS]
    for _ in range(total(components.folk.rerolls, player.crew)):
        option = yield Decision(
            seat, "reroll", components.dice.of(dice), components.settlement_names[report.settlement]
        )
        if option == PASS:
            break
        die = components.dice.index[option]
        report.dice[die] = roll(state)
        state.tell("rerolls", seat, option, report.dice[die])
    if state.told is not None:
        tell_strength(state, report)


def tell_strength(state: State, report: Raid) -> None:
    state.tell("strength", report.seat, "source.dice", sum(report.dice))
    state.tell("strength", report.seat, "source.crew", report.crew)
    if report.skills:
        state.tell("strength", report.seat, "source.skills", report.skills)
    if report.armour:
        state.tell("strength", report.seat, "source.armour", report.armour)
    state.tell("total_strength", report.seat, state.components.settlement_names[report.settlement], report.strength)


def skills(state: State, player: Player, settlement: int) -> int:
    """The strength that the crew's own actions add there."""
    return skills_against(state, player, state.components.settlement_kind[settlement])


def skills_against(state: State, player: Player, settlement_kind: int) -> int:
    """The same against any settlement of that kind."""
    folk = state.components.folk
    crew = player.crew
    strength = total(folk.raid_strength[settlement_kind], crew)
    for kind in crew:
        if folk.hero[kind]:
            if folk.per_armour[kind]:
                strength += player.armour // folk.per_armour[kind]
            if folk.per_valkyries[kind]:
                strength += player.valkyries // folk.per_valkyries[kind]
            strength += folk.per_other_crew[kind] * (len(crew) - 1)
    return strength


def score_crew(state: State, seat: int, report: Raid) -> None:
    """Crew members score for the kind of settlement, even when the strength scored nothing."""
    components = state.components
    table = components.folk.raid_points[components.settlement_kind[report.settlement]]
    for kind in state.players[seat].crew:
        if table[kind]:
            report.crew_points += table[kind]
            score(state, seat, table[kind], components.cards.names[kind])


def plunder(state: State, seat: int, report: Raid) -> Ask[None]:
    """Take the tokens and the worker of one space, then answer for the valkyries among them."""
    components = state.components
    player = state.players[seat]
    spaces = state.open_spaces & components.settlement_spaces[report.settlement]
    option = yield Decision(
        seat, "plunder", components.spaces.of(spaces), components.settlement_names[report.settlement]
    )
    space = components.spaces.index[option]
    tokens = state.tokens[space]
    report.space = space
    report.tokens = tokens
    state.tokens = replaced(state.tokens, space, 0)
    state.open_spaces &= ~(1 << space)
    player.worker = components.space_worker[space]
    state.tell("plunders", seat, option, player.worker)
    for place, good in enumerate(PLUNDER):
        count = tokens_on(tokens, place)
        if count:
            player.goods[good] += count
            state.tell("gains", seat, GOOD_NAMES[good], count)
    valkyries = tokens_on(tokens, VALKYRIE_PLACE)
    state.supply[VALKYRIES] += valkyries
    check_end(state)
    if valkyries:
        yield from mourn(state, seat, valkyries, report)


def valkyries_on_board(state: State) -> int:
    found = 0
    for tokens in state.tokens:
        found += tokens_on(tokens, VALKYRIE_PLACE)
    return found


def check_end(state: State) -> None:
    """One fortress space left, or no valkyrie on the board: the last round is near."""
    if state.ending != NOT_ENDING:
        return
    components = state.components
    if (state.open_spaces & components.fortress_spaces).bit_count() <= components.fortress_spaces_left:
        state.ending = FORTRESSES_FALLEN
        state.tell("ending", thing="ending.fortresses")
    elif not valkyries_on_board(state):
        state.ending = VALKYRIES_GONE
        state.tell("ending", thing="ending.valkyries")

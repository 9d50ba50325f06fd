"""Conquer (7.8 and chapter 12): attacks on pawns, monsters and feudums."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import CONQUERED_SERF
from meadhall.games.feudum.components.pieces import (
    AMOUNTS,
    FEUDUM,
    KNIGHT,
    MONSTERS,
    OUTPOST,
    SALTPETER,
    count,
    one,
    size,
)
from meadhall.games.feudum.components.tables import PLAYERS
from meadhall.games.feudum.player import CONQUESTS, OFF_BOARD, PAWNS
from meadhall.games.feudum.rules.actions.starve import starvable, starve
from meadhall.games.feudum.rules.anytime import anytime, betray
from meadhall.games.feudum.rules.goods import pay
from meadhall.games.feudum.rules.mandates import wield
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.military import DEFEND_NAME, free_seal, may_defend, serve, show_defend
from meadhall.games.feudum.rules.pawns import remove_pawn
from meadhall.games.feudum.state import NOBODY, State

MONSTER_TARGETS: Final = PLAYERS[-1] * PAWNS
FEUDUM_TARGET: Final = MONSTER_TARGETS + len(MONSTERS)
TARGETS: Final = [
    *(f"target.{seat + 1}_{pawn + 1}" for seat in range(PLAYERS[-1]) for pawn in range(PAWNS)),
    *(f"monster.{monster}" for monster in MONSTERS),
    "kind.feudum",
]
"""What can be attacked at a location: pawns by seat and number, the monsters, a feudum."""
STARVE_THE_PEOPLE: Final = "ability.starve_the_people"


def conquer(state: State, seat: int) -> Ask[None]:
    """Attack one target at a location with own pieces, or starve the people."""
    names = state.components.board.locations
    options = ["pass", *names.of(battlefields(state, seat))]
    if state.advanced and starvable(state, seat):
        options.append(STARVE_THE_PEOPLE)
    option = yield Decision(seat, "conquer", options)
    if option == "pass":
        return
    if option == STARVE_THE_PEOPLE:
        yield from starve(state, seat)
        return
    location = names.index[option]
    listed = [TARGETS[target] for target in targets(state, seat, location)]
    target = TARGETS.index((yield Decision(seat, "attack", listed, option)))
    yield from attack(state, seat, location, target)


def battlefields(state: State, seat: int) -> int:
    """Where the seat can attack something."""
    mask = 0
    for location in bits(own_places(state, seat)):
        if targets(state, seat, location):
            mask |= 1 << location
    return mask


def own_places(state: State, seat: int) -> int:
    """Where the seat has pawns or monsters."""
    mask = state.players[seat].pawn_places
    for monster, owner in enumerate(state.monster_owner):
        if owner == seat:
            mask |= 1 << state.monster_at[monster]
    return mask


def targets(state: State, seat: int, location: int) -> list[int]:
    """What the seat may attack there: pieces and a feudum of opponents."""
    found: list[int] = []
    for other, player in enumerate(state.players):
        if other != seat:
            found += [other * PAWNS + pawn for pawn, at in enumerate(player.pawn_at) if at == location]
    for monster, at in enumerate(state.monster_at):
        if at == location and state.monster_owner[monster] != seat:
            found.append(MONSTER_TARGETS + monster)
    if state.kinds[FEUDUM] >> location & 1 and state.ruler_of(location) not in (seat, NOBODY):
        found.append(FEUDUM_TARGET)
    return found


def owner_of(state: State, location: int, target: int) -> int:
    if target == FEUDUM_TARGET:
        return state.ruler_of(location)
    if target >= MONSTER_TARGETS:
        return state.monster_owner[target - MONSTER_TARGETS]
    return target // PAWNS


def strength(state: State, seat: int, location: int, pawn: int, monster: int) -> int:
    """So much for each pawn and monster of the seat there; drunk pawns count nothing."""
    player = state.players[seat]
    total = 0
    for number, at in enumerate(player.pawn_at):
        if at == location and not player.wine >> number & 1:
            total += pawn
    for at, owner in zip(state.monster_at, state.monster_owner, strict=True):
        if at == location and owner == seat:
            total += monster
    return total


def defence_of(state: State, location: int, target: int) -> int:
    """All pieces of the owner there defend together; a feudum and its subject add their own (12)."""
    tracks = state.components.tracks
    owner = owner_of(state, location, target)
    total = strength(state, owner, location, tracks.pawn_defence, tracks.monster_defence)
    if target == FEUDUM_TARGET:
        total += tracks.feudum_defence
        if state.players[owner].subjects >> location & 1:
            total += tracks.subject_defence
    return total


def attack_of(state: State, seat: int, location: int, target: int) -> int:
    """All pieces of the attacker there, and a serf against a feudum; saltpeter and weapons come on top (12)."""
    tracks = state.components.tracks
    total = strength(state, seat, location, tracks.pawn_attack, tracks.monster_attack)
    if target == FEUDUM_TARGET and state.players[seat].serfs >> location & 1:
        total += tracks.serf_attack
    return total


def named_in_log(state: State, target: int) -> str:
    """What is attacked: a pawn by its character, as everybody calls it."""
    if target >= MONSTER_TARGETS:
        return TARGETS[target]
    owner, pawn = divmod(target, PAWNS)
    return state.components.characters.names[state.players[owner].pawn_character[pawn]]


def attack(state: State, seat: int, location: int, target: int) -> Ask[None]:
    """The target is named, the defender may show Defend, then the attacker adds saltpeter and weapons (R52)."""
    tracks = state.components.tracks
    player = state.players[seat]
    defender = owner_of(state, location, target)
    attacked = named_in_log(state, target)
    state.tell("attacks", seat, attacked, other=defender)
    defence = defence_of(state, location, target)
    if may_defend(state, defender):
        shown = yield Decision(defender, "defend", [DEFEND_NAME, "pass"], TARGETS[target])
        if shown == DEFEND_NAME:
            show_defend(state, defender)
            defence += tracks.shield
        betray(state, seat)
    force = attack_of(state, seat, location, target)
    yield from anytime(state, seat)
    force += yield from wield(state, seat)
    force += yield from blast(state, seat, location)
    if force <= defence:
        state.tell("attack_fails", seat, attacked)
        return
    state.tell("attack_succeeds", seat, attacked)
    if target == FEUDUM_TARGET:
        player.points[CONQUESTS] += tracks.feudum_points
        raze(state, seat, location)
    else:
        player.points[CONQUESTS] += tracks.pawn_points
        if target >= MONSTER_TARGETS:
            beat_monster(state, seat, target - MONSTER_TARGETS)
        else:
            remove_pawn(state, defender, target % PAWNS)
    yield from serve(state, seat)
    yield from recount(state)


def blast(state: State, seat: int, location: int) -> Ask[int]:
    """Saltpeter: one piece, or any number with an own knight there that is not drunk (R50)."""
    tracks = state.components.tracks
    player = state.players[seat]
    most = count(player.goods, SALTPETER) + size(player.tiles)
    knights = [
        pawn
        for pawn, at in enumerate(player.pawn_at)
        if at == location and player.pawn_character[pawn] == KNIGHT and not player.wine >> pawn & 1
    ]
    if not knights:
        most = min(most, tracks.saltpeter_without_knight)
    if not most:
        return 0
    number = AMOUNTS.index((yield Decision(seat, "saltpeter", AMOUNTS[: most + 1])))
    yield from pay(state, seat, number * one(SALTPETER))
    return number * tracks.saltpeter_attack


def beat_monster(state: State, seat: int, monster: int) -> None:
    """Back to the Knight Guild, its control marker to the owner."""
    state.players[state.monster_owner[monster]].markers += 1
    state.monster_owner[monster] = NOBODY
    state.monster_at[monster] = OFF_BOARD
    state.players[seat].slayer = True


def raze(state: State, seat: int, location: int) -> None:
    """The feudum becomes an outpost; its serf may rule it, all other markers return to their owners."""
    mask = 1 << location
    state.kinds[FEUDUM] ^= mask
    state.kinds[OUTPOST] |= mask
    for guild, icons in enumerate(state.icons):
        state.icons[guild] = icons & ~mask
    ruler = state.ruler_of(location)
    owner = state.players[ruler]
    free_seal(state, ruler, location)
    owner.markers += 1 + (owner.subjects >> location & 1)
    owner.ruled ^= mask
    owner.subjects &= ~mask
    serf = state.serf_at(location)
    if serf == NOBODY:
        return
    free_seal(state, serf, location)
    state.players[serf].serfs ^= mask
    # By the seed any serf takes over, by the published rules only the attacker's.
    if serf == seat or state.by_seed(CONQUERED_SERF):
        state.players[serf].ruled |= mask
    else:
        state.players[serf].markers += 1

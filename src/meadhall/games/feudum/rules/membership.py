"""Guild membership (chapter 9): stars, seats and the recount."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.feudum.components.pieces import FEUDUM, GUILDS_TOTAL
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.state import NOBODY, State

Stars = list[list[int]]
"""By seat and guild."""


def stars(state: State, seat: int, guild: int) -> int:
    """The seat's stars in a guild."""
    return stars_of(state, seat)[guild]


def stars_of(state: State, seat: int) -> list[int]:
    """The seat's stars, by guild: pawns and feudums, and only with one of these, related locations."""
    guilds = state.components.guilds
    player = state.players[seat]
    ruled = player.ruled
    found = [0] * GUILDS_TOTAL
    for at, character in zip(player.pawn_at, player.pawn_character, strict=True):
        if at != OFF_BOARD:
            found[character] += guilds.pawn_stars
    if ruled & state.kinds[FEUDUM]:
        for guild, icons in enumerate(state.icons):
            found[guild] += guilds.feudum_stars * (ruled & icons).bit_count()
    if ruled:
        for guild, primary in enumerate(found):
            if primary:
                found[guild] += guilds.related_stars * (ruled & state.kinds[guilds.related[guild]]).bit_count()
    return found


def master(state: State, guild: int) -> int:
    members = state.members[guild]
    return members[0] if members else NOBODY


def journeyman(state: State, guild: int) -> int:
    members = state.members[guild]
    return members[1] if len(members) > 1 else NOBODY


def recount(state: State) -> Ask[None]:
    """Everybody takes, keeps or loses seats by the stars, until nothing changes (R62)."""
    counted = [stars_of(state, seat) for seat in range(len(state.players))]
    changed = True
    while changed:
        changed = False
        for guild in range(GUILDS_TOTAL):
            dismiss(state, guild, counted)
        for guild in range(GUILDS_TOTAL):
            seat = next_newcomer(state, guild, counted)
            if seat == NOBODY:
                continue
            chosen = guild
            due = seats_due(state, seat, counted)
            if state.players[seat].markers < due.bit_count():
                # With fewer markers than guilds that wait, the player says where they go (R63).
                names = state.components.guilds.names
                chosen = names.index[(yield Decision(seat, "take_seat", names.of(due)))]
            admit(state, chosen, seat, counted)
            changed = True
            break
    call_reeves_back(state)


def is_in_order(state: State, guild: int, counted: Stars) -> bool:
    """Whether all members have stars, and none fewer than who comes after."""
    least = 0
    for seat in reversed(state.members[guild]):
        number = counted[seat][guild]
        if number < least or not number:
            return False
        least = number
    return True


def dismiss(state: State, guild: int, counted: Stars) -> None:
    """Members without a star leave, the others stand in order of stars; ties keep their order."""
    if is_in_order(state, guild, counted):
        return
    ranked: list[tuple[int, int, int]] = []
    for place, seat in enumerate(state.members[guild]):
        number = counted[seat][guild]
        if number:
            ranked.append((-number, place, seat))
        else:
            state.players[seat].markers += 1
            state.tell("leaves_guild", seat, state.components.guilds.names.names[guild])
    ranked.sort()
    state.members[guild] = tuple([entry[2] for entry in ranked])


def has_room(state: State, guild: int, number: int, counted: Stars) -> bool:
    """Whether somebody with so many stars can take a seat: a free one, or that of a last member with fewer."""
    members = state.members[guild]
    return len(members) < state.seats or counted[members[-1]][guild] < number


def seats_due(state: State, seat: int, counted: Stars) -> int:
    """The guilds in which the seat is no member and could be one."""
    due = 0
    for guild, number in enumerate(counted[seat]):
        if number and seat not in state.members[guild] and has_room(state, guild, number, counted):
            due |= 1 << guild
    return due


def next_newcomer(state: State, guild: int, counted: Stars) -> int:
    """Who takes a seat next: most stars, ties in turn order from the active player."""
    best, most = NOBODY, 0
    for seat in state.clockwise_from(state.active):
        number = counted[seat][guild]
        if number <= most or not state.players[seat].markers or seat in state.members[guild]:
            continue
        if has_room(state, guild, number, counted):
            best, most = seat, number
    return best


def admit(state: State, guild: int, seat: int, counted: Stars) -> None:
    """A marker from the supply on the guild; whoever stood last goes back to its owner if there is no other seat."""
    name = state.components.guilds.names.names[guild]
    members = state.members[guild]
    if len(members) == state.seats:
        state.players[members[-1]].markers += 1
        state.tell("leaves_guild", members[-1], name)
        members = members[:-1]
    state.players[seat].markers -= 1
    state.members[guild] = (*members, seat)
    state.tell("joins_guild", seat, name)
    dismiss(state, guild, counted)


def call_reeves_back(state: State) -> None:
    """A reeve stays with a master or a journeyman only."""
    for seat, player in enumerate(state.players):
        for guild in bits(player.reeves):
            if seat not in state.members[guild][:2]:
                player.reeves ^= 1 << guild
                state.tell("reeve_back", seat, state.components.guilds.names.names[guild])

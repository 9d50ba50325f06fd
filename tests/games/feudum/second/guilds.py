"""Chapters 9 and 10 once more: stars, the recount (R62, R63), prices, purse and coffer."""

from __future__ import annotations

from tests.games.feudum.second.plain import GUILDS, Choose, Plain

RELATED = {
    "farmer": "farm",
    "knight": "farm",
    "merchant": "town",
    "noble": "town",
    "alchemist": "outpost",
    "monk": "outpost",
}
WEST = ("farmer", "merchant", "alchemist")


def stars(plain: Plain, seat: int, guild: str) -> int:
    """A star for a pawn, three for a feudum; and only with one of these, one for each related location ruled."""
    ruled = [place for place in plain.places.values() if place.ruler == seat]
    pawns = [pawn for pawn in plain.seats[seat].pawns if pawn.at and pawn.character == guild]
    feudums = [place for place in ruled if place.icon == guild]
    if not pawns and not feudums:
        return 0
    return len(pawns) + 3 * len(feudums) + len([place for place in ruled if place.kind == RELATED[guild]])


def seats_of_a_guild(plain: Plain) -> int:
    """Master and journeyman; with four or five players an apprentice, unless the seed is followed in this."""
    return 3 if len(plain.seats) >= 4 and "seats" not in plain.seed else 2


def could_sit(plain: Plain, seat: int, guild: str) -> bool:
    """Has stars, no seat, and there is a free one, or the last member has fewer stars."""
    members = plain.members[guild]
    own = stars(plain, seat, guild)
    if seat in members or not own:
        return False
    return len(members) < seats_of_a_guild(plain) or own > stars(plain, members[-1], guild)


def recount(plain: Plain, choose: Choose) -> None:
    """R62: all guilds close up, then one newcomer sits down, and so on until nothing changes.

    R62 takes guild after guild. Where somebody chooses between guilds (R63), all of them must have closed up before,
    so that is done first here; the seats come out the same but for ties in which a marker returns in this very recount.
    """
    newcomer = True
    while newcomer:
        for guild in GUILDS:
            close_up(plain, guild)
        newcomer = any(admit(plain, guild, choose) for guild in GUILDS)
    for number, seat in enumerate(plain.seats):
        seat.reeves = {guild for guild in seat.reeves if number in plain.members[guild][:2]}


def close_up(plain: Plain, guild: str) -> None:
    """(a) Members without stars leave; (b) the others stand by stars, and ties keep their order."""
    for seat in plain.members[guild][:]:
        if not stars(plain, seat, guild):
            plain.members[guild].remove(seat)
            plain.seats[seat].markers += 1
    plain.members[guild].sort(key=lambda seat: -stars(plain, seat, guild))


def admit(plain: Plain, guild: str, choose: Choose) -> bool:
    """(c) Of those who wait and have a marker the one with most stars, ties in turn order from the active player."""
    waiting = [seat for seat in plain.order if plain.seats[seat].markers and could_sit(plain, seat, guild)]
    if not waiting:
        return False
    seat = max(waiting, key=lambda seat: stars(plain, seat, guild))
    wanted = guild
    due = [other for other in GUILDS if could_sit(plain, seat, other)]
    if plain.seats[seat].markers < len(due):
        # R63: he chooses the guilds.
        wanted = choose(seat, "take_seat", [f"guild.{other}" for other in due]).removeprefix("guild.")
    sit_down(plain, seat, wanted)
    return True


def sit_down(plain: Plain, seat: int, guild: str) -> None:
    members = plain.members[guild]
    if len(members) == seats_of_a_guild(plain):
        plain.seats[members.pop()].markers += 1
    members.append(seat)
    plain.seats[seat].markers -= 1
    members.sort(key=lambda member: -stars(plain, member, guild))


def pay(plain: Plain, buyer: int, guild: str, price: int) -> None:
    """Coin by coin: master, journeyman, charity, and again; who is missing leaves his coin to the general supply."""
    members = plain.members[guild]
    plain.seats[buyer].shillings -= price
    for coin in range(1, price + 1):
        turn = coin % 3
        if turn == 1 and members:
            plain.seats[members[0]].shillings += 1
        elif turn == 2 and len(members) >= 2:
            plain.seats[members[1]].shillings += 1
        elif turn == 0 and guild in WEST:
            plain.coffer += 1
        elif turn == 0:
            plain.purse += 1
        else:
            plain.supply_shillings += 1


def share(plain: Plain, guild: str, pusher: int) -> None:
    """After a push: half to the master, rounded up, half to the journeyman; `pusher` stands in the master's place."""
    held = plain.purse if guild == "farmer" else plain.coffer
    members = plain.members[guild]
    masters = (held + 1) // 2
    plain.seats[pusher].shillings += masters
    left = held - masters
    if len(members) >= 2:
        plain.seats[members[1]].shillings += left
        left = 0
    if guild == "farmer":
        plain.purse = left
    else:
        plain.coffer = left

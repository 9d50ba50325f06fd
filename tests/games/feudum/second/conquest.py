"""Chapters 7.8, 7.9 and 12 once more: attacks, Starve the People and Royal Immunity."""

from __future__ import annotations

from collections import Counter

from tests.games.feudum.second.guilds import recount
from tests.games.feudum.second.plain import Choose, Plain, Seat

WEAPONS = {"mandate.bow": "wood", "mandate.sword": "iron"}
"""By weapon, the good that makes its +1 a +2."""


def conquer(plain: Plain, seat: int, choose: Choose) -> None:
    """One attack, or Starve the People; the card was not the last one."""
    battles = [name for name in plain.places if is_at(plain, seat, name) and targets(plain, seat, name)]
    starving = plain.advanced and any(starvable(plain, seat, name) for name in plain.places)
    options = ["pass", *(f"location.{name}" for name in battles)]
    answer = choose(seat, "conquer", [*options, "ability.starve_the_people"] if starving else options)
    if answer == "ability.starve_the_people":
        starve(plain, seat, choose)
    elif answer != "pass":
        name = answer.removeprefix("location.")
        attack(plain, seat, name, choose(seat, "attack", targets(plain, seat, name)), choose)


def is_at(plain: Plain, seat: int, name: str) -> bool:
    """A pawn or a monster of the seat."""
    pawns = any(pawn.at == name for pawn in plain.seats[seat].pawns)
    return pawns or any(monster.at == name and monster.owner == seat for monster in plain.monsters.values())


def targets(plain: Plain, seat: int, name: str) -> list[str]:
    found: list[str] = []
    for number, other in enumerate(plain.seats):
        for place, pawn in enumerate(other.pawns):
            if number != seat and pawn.at == name:
                found.append(f"target.{number + 1}_{place + 1}")
    for monster_name, monster in plain.monsters.items():
        if monster.at == name and monster.owner != seat:
            found.append(f"monster.{monster_name}")
    if plain.places[name].kind == "feudum" and plain.places[name].ruler not in (None, seat):
        found.append("kind.feudum")
    return found


def defender_of(plain: Plain, name: str, target: str) -> int:
    if target == "kind.feudum":
        owner = plain.places[name].ruler
    elif target.startswith("monster."):
        owner = plain.monsters[target.removeprefix("monster.")].owner
    else:
        owner = int(target.removeprefix("target.").split("_")[0]) - 1
    assert owner is not None
    return owner


def sober_and_monsters(plain: Plain, seat: int, name: str) -> tuple[int, int]:
    sober = [pawn for pawn in plain.seats[seat].pawns if pawn.at == name and not pawn.drunk]
    beasts = [monster for monster in plain.monsters.values() if monster.at == name and monster.owner == seat]
    return len(sober), len(beasts)


def defence(plain: Plain, name: str, target: str) -> int:
    """Two for each pawn of the owner there, one for each monster; two for a feudum, one for its subject."""
    sober, beasts = sober_and_monsters(plain, defender_of(plain, name, target), name)
    walls = 2 + plain.places[name].subject if target == "kind.feudum" else 0
    return 2 * sober + beasts + walls


def attack(plain: Plain, seat: int, name: str, target: str, choose: Choose) -> None:
    player = plain.seats[seat]
    defender = defender_of(plain, name, target)
    needed = defence(plain, name, target)
    if "defend" in plain.seats[defender].chosen and choose(defender, "defend", ["action.defend", "pass"]) != "pass":
        show_defend(plain.seats[defender])
        needed += 1
    sober, beasts = sober_and_monsters(plain, seat, name)
    force = sober + beasts
    if target == "kind.feudum" and plain.places[name].serf == seat:
        force += 1
    force += weapons(plain, seat, choose)
    force += saltpeter(plain, seat, name, choose)
    if force <= needed:
        return
    if target == "kind.feudum":
        player.points["conquests"] += 4
        raze(plain, seat, name)
    else:
        player.points["conquests"] += 2
        if target.startswith("monster."):
            monster = plain.monsters[target.removeprefix("monster.")]
            monster.owner = monster.at = None
            plain.seats[defender].markers += 1
            player.slayer = True
        else:
            lose_pawn(plain, defender, int(target.split("_")[1]) - 1)
    serve(player, seat, choose, must=False)
    recount(plain, choose)


def show_defend(player: Seat) -> None:
    player.chosen.remove("defend")
    player.played.add("defend")
    player.points["defences"] += 1


def weapons(plain: Plain, seat: int, choose: Choose) -> int:
    """Both may be used in one attack; each goes under the deck (R48)."""
    player = plain.seats[seat]
    force = 0
    for writ, good in WEAPONS.items():
        if writ in player.writs:
            strong = ["way.2"] if can_pay(player, {good: 1}) else []
            answer = choose(seat, "weapon", ["pass", "way.1", *strong])
            if answer == "pass":
                continue
            player.writs.remove(writ)
            plain.deck.insert(0, writ)
            if answer == "way.2":
                pay(plain, seat, good, 0, choose)
                force += 2
            else:
                force += 1
    return force


def saltpeter(plain: Plain, seat: int, name: str, choose: Choose) -> int:
    """One at most, or any number with an own knight there that is not drunk (R50)."""
    player = plain.seats[seat]
    knight = any(pawn.at == name and pawn.character == "knight" and not pawn.drunk for pawn in player.pawns)
    most = player.goods["saltpeter"] + player.tiles.total()
    if not knight:
        most = min(most, 1)
    number = int(choose(seat, "saltpeter", [f"amount.{n}" for n in range(most + 1)]).removeprefix("amount."))
    for paid in range(number):
        pay(plain, seat, "saltpeter", number - paid - 1, choose)
    return number


def can_pay(player: Seat, cost: dict[str, int]) -> bool:
    """Region tiles stand for any good (R16)."""
    return sum(max(0, number - player.goods[good]) for good, number in cost.items()) <= player.tiles.total()


def pay(plain: Plain, seat: int, good: str, later: int, choose: Choose) -> None:
    """One good, or a tile in its place, of which so many more are due."""
    player = plain.seats[seat]
    assert player.goods[good] + player.tiles.total() > later
    options = [f"landscape.{tile}" for tile in player.tiles]
    if player.goods[good]:
        options.append(f"good.{good}")
    answer = choose(seat, "pay_with", options)
    if answer == f"good.{good}":
        player.goods -= Counter({good: 1})
        plain.bag[good] += 1
    else:
        player.tiles -= Counter({answer.removeprefix("landscape."): 1})
        plain.used_tiles += 1


def lose_pawn(plain: Plain, seat: int, number: int) -> None:
    """Back to its owner; its vessel stays, its wine goes to the bag."""
    pawn = plain.seats[seat].pawns[number]
    assert pawn.at
    if pawn.vessel:
        plain.places[pawn.at].left[pawn.vessel] += 1
    if pawn.drunk:
        plain.bag["sulfur"] += 1
    pawn.at, pawn.vessel, pawn.drunk = None, None, False


def raze(plain: Plain, seat: int, name: str) -> None:
    """An outpost; markers return, but the attacker's serf rules it, and by the seed any serf; seals go with markers."""
    place = plain.places[name]
    ruler, serf = place.ruler, place.serf
    assert ruler is not None
    plain.seats[ruler].markers += 2 if place.subject else 1
    place.kind, place.icon, place.ruler, place.subject, place.serf = "outpost", None, None, False, None
    if serf is not None:
        if serf == seat or "conquered_serf" in plain.seed:
            place.ruler = serf
        else:
            plain.seats[serf].markers += 1
    for player in plain.seats:
        if name in player.sealed:
            player.sealed.remove(name)
            player.seals += 1


def serve(player: Seat, seat: int, choose: Choose, *, must: bool) -> None:
    """A free disc on the next of three military spaces."""
    if not player.free_discs or player.military == 3:
        return
    if must or choose(seat, "serve", ["serve", "pass"]) == "serve":
        player.military += 1


def starvable(plain: Plain, seat: int, name: str) -> list[str]:
    """Subject and serf of opponents at an own noble's location, but for those with a seal under them."""
    place = plain.places[name]
    if not any(pawn.at == name and pawn.character == "noble" for pawn in plain.seats[seat].pawns):
        return []
    found: list[str] = []
    for role, owner in (("role.subject", place.ruler if place.subject else None), ("role.serf", place.serf)):
        if owner not in (None, seat) and name not in plain.seats[owner].sealed:
            found.append(role)
    return found


def starve(plain: Plain, seat: int, choose: Choose) -> None:
    where = [f"location.{name}" for name in plain.places if starvable(plain, seat, name)]
    name = choose(seat, "starve_at", where).removeprefix("location.")
    place = plain.places[name]
    role = choose(seat, "starve", starvable(plain, seat, name))
    victim = place.ruler if role == "role.subject" else place.serf
    assert victim is not None
    player = plain.seats[victim]
    helped = "defend" in player.chosen and can_pay(player, {"food": 1})
    if helped and choose(victim, "immunity", ["ability.royal_immunity", "pass"]) != "pass":
        pay(plain, victim, "food", 0, choose)
        show_defend(player)
        if plain.pool:
            plain.pool -= 1
            player.sealed.add(name)
        return
    if role == "role.subject":
        place.subject = False
    else:
        place.serf = None
    player.markers += 1
    serve(plain.seats[seat], seat, choose, must="starve_disc" in plain.seed)
    plain.pool += len(plain.chickens)
    plain.chickens = []
    recount(plain, choose)

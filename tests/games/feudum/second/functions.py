"""Chapter 10 and 7.11 once more: trade, push and pull of the six guilds, reeves, and Feast."""

from __future__ import annotations

from collections import Counter

from tests.games.feudum.second.boards import (
    cheapest,
    goods_that_fit,
    invent,
    lay_seals,
    move_goods,
    possible_inventions,
    take_fist,
    turn_seals,
)
from tests.games.feudum.second.guilds import pay, recount, share
from tests.games.feudum.second.movement import ROUTES, draw, receive
from tests.games.feudum.second.offers import hosts
from tests.games.feudum.second.plain import GUILDS, Choose, Plain

PUSH_POINTS = (0, 4, 5, 6)
LEFT = {guild: GUILDS[place - 1] for place, guild in enumerate(GUILDS)}
"""From whom a guild pulls: a pull moves what that guild's push moves."""


def guild(plain: Plain, seat: int, choose: Choose) -> None:
    """One function of one guild, or a feast; another guild than before in this round."""
    player = plain.seats[seat]
    unused = [name for name in GUILDS if name not in player.guilds_used]
    options = ["pass", *(f"guild.{name}" for name in unused if own(plain, seat, name))]
    feasts = [name for name in unused if feast_functions(plain, seat, name)] if plain.advanced and player.barrel else []
    answer = choose(seat, "guild", [*options, "ability.feast"] if feasts else options)
    if answer == "pass":
        return
    if answer == "ability.feast":
        name = choose(seat, "feast", [f"guild.{name}" for name in feasts]).removeprefix("guild.")
        function = choose(seat, "feast_function", feast_functions(plain, seat, name))
        player.barrel -= 1
        plain.bag["sulfur"] += 1
        bonus = 3
    else:
        name = answer.removeprefix("guild.")
        function = choose(seat, "function", own(plain, seat, name))
        bonus = 0
    player.guilds_used.add(name)
    if function == "function.trade":
        trade(plain, seat, name, choose)
        return
    if not bonus:
        bonus = reeves(plain, seat, name, choose)
    office(plain, seat, name, function, bonus, choose)


def own(plain: Plain, seat: int, name: str) -> list[str]:
    """Anybody trades, the master pushes, the journeyman pulls; what could move nothing is not offered."""
    members = plain.members[name]
    found = ["function.trade"] if can_trade(plain, seat, name) else []
    if members[:1] == [seat] and can_push(plain, name):
        found.append("function.push")
    if members[1:2] == [seat] and can_push(plain, LEFT[name]):
        found.append("function.pull")
    return found


def feast_functions(plain: Plain, seat: int, name: str) -> list[str]:
    """The push of a master, the pull of a journeyman, who is an opponent beside an own pawn."""
    members = plain.members[name]
    invited = hosts(plain, seat)
    found = []
    if members and members[0] in invited and can_push(plain, name):
        found.append("function.push")
    if len(members) > 1 and members[1] in invited and can_push(plain, LEFT[name]):
        found.append("function.pull")
    return found


def can_trade(plain: Plain, seat: int, name: str) -> bool:
    """R64: it must give something, and the whole price be there."""
    shillings = plain.seats[seat].shillings
    if name == "farmer":
        return bool(farms(plain, seat))
    if name == "merchant":
        return bool(cheapest(plain, shillings))
    wares = {
        "alchemist": plain.workshop.total(),
        "knight": plain.rows[seat],
        "noble": len(plain.scrolls),
        "monk": len(plain.rosary),
    }
    return shillings >= 3 and wares[name] > 0


def farms(plain: Plain, seat: int) -> list[str]:
    ruled = [name for name, place in plain.places.items() if place.ruler == seat and place.kind == "farm"]
    return [f"location.{name}" for name in ruled if plain.places[name].goods]


def can_push(plain: Plain, name: str) -> bool:
    """Whether anything can go to the right neighbour."""
    if name in ("farmer", "merchant"):
        return bool(goods_that_fit(plain, name))
    if name == "alchemist":
        return bool(possible_inventions(plain, 0))
    if name == "knight":
        return any(plain.rows) and len(plain.scrolls) < 6 and plain.pool > 0
    if name == "noble":
        return bool(plain.scrolls) and len(plain.rosary) < 7
    return bool(plain.rosary) and len(plain.chickens) < 4


def reeves(plain: Plain, seat: int, name: str, choose: Choose) -> int:
    """One more point for a reeve here, and one for a reeve elsewhere; by the seed a new one does not count yet."""
    player = plain.seats[seat]
    counting = set(player.reeves)
    free = plain.advanced and name not in player.reeves and len(player.reeves) < 2 and player.free_discs > 0
    if free and choose(seat, "reeve", ["reeve", "pass"]) == "reeve":
        player.reeves.add(name)
        if "new_reeve" not in plain.seed:
            counting.add(name)
    if name not in counting:
        return 0
    return 1 if len(counting) == 1 else 2


def office(plain: Plain, seat: int, name: str, function: str, bonus: int, choose: Choose) -> None:
    """A push scores 4, 5 or 6 for its goals, then purse or coffer are shared; a pull scores 3 and brings a writ."""
    points = plain.seats[seat].points
    if function == "function.push":
        goals = min(3, goals_of_push(plain, seat, name, choose))
        if name in ("farmer", "monk"):
            share(plain, name, seat)
        points["functions"] += PUSH_POINTS[goals] + bonus
    elif goals_of_pull(plain, seat, name, choose):
        points["functions"] += 3 + bonus
        draw(plain, seat, 2, choose)
    else:
        points["functions"] += bonus


def goals_of_push(plain: Plain, seat: int, name: str, choose: Choose) -> int:
    if name == "farmer":
        return move_goods(plain, seat, "farmer", 5, choose)
    if name == "merchant":
        return move_goods(plain, seat, "merchant", 4, choose)
    if name == "alchemist":
        return invent(plain, seat, 3, choose)
    if name == "knight":
        return lay_seals(plain, seat, 3, choose, full=False)
    if name == "noble":
        turn_seals(plain, seat, 2, choose)
        return sum(sum(plain.rosary) >= goal for goal in (5, 11, 17))
    plain.chickens = sorted([*plain.chickens, take_fist(plain)])
    return sum(sum(plain.chickens) >= goal for goal in (3, 6, 9))


def goals_of_pull(plain: Plain, seat: int, name: str, choose: Choose) -> bool:
    if name == "farmer":
        plain.chickens = sorted([*plain.chickens, take_fist(plain)])
        return sum(plain.chickens) >= 5
    if name == "merchant":
        return move_goods(plain, seat, "farmer", 3, choose) > 0
    if name == "alchemist":
        return move_goods(plain, seat, "merchant", 2, choose) > 0
    if name == "knight":
        return invent(plain, seat, 1, choose) > 0
    if name == "noble":
        return lay_seals(plain, seat, 2, choose, full="push_amount" not in plain.seed) > 0
    turn_seals(plain, seat, 1, choose)
    return sum(plain.rosary) >= 11


def trade(plain: Plain, seat: int, name: str, choose: Choose) -> None:
    player = plain.seats[seat]
    if name == "farmer":
        send(plain, seat, choose)
    elif name == "merchant":
        buy_goods(plain, seat, choose)
    elif name == "alchemist":
        vessel = choose(seat, "buy_vessel", [f"vessel.{kind}" for kind in plain.workshop]).removeprefix("vessel.")
        plain.workshop -= Counter({vessel: 1})
        player.vessels[vessel] += 1
        pay(plain, seat, name, 3)
    elif name == "knight":
        buy_row(plain, seat, choose)
    elif name == "noble":
        scroll = choose(seat, "buy_seal", sorted(plain.scrolls))
        bought = [scroll]
        plain.scrolls.remove(scroll)
        if plain.scrolls and player.shillings >= 6:
            more = choose(seat, "buy_seal", ["done", *sorted(plain.scrolls)])
            if more != "done":
                bought.append(more)
                plain.scrolls.remove(more)
        player.seals += len(bought)
        pay(plain, seat, name, 3 * len(bought))
    else:
        pay(plain, seat, name, 3)
        player.beads = sorted([*player.beads, take_fist(plain)])


def send(plain: Plain, seat: int, choose: Choose) -> None:
    """All goods of a farm; what the barn does not take spills by chance, or goes to the bag; then the reward."""
    place = plain.places[choose(seat, "send_farm", farms(plain, seat)).removeprefix("location.")]
    left, place.goods = place.goods, Counter()
    number = left.total()
    room = 10 - plain.barn.total()
    if number <= room:
        plain.barn += left
        left = Counter()
    else:
        for _ in range(room):
            good = choose(seat, "fill_barn", [f"good.{good}" for good in left]).removeprefix("good.")
            left -= Counter({good: 1})
            plain.barn[good] += 1
    spilling = 4 if "spill" in plain.seed else sum(plain.chickens)
    for _ in range(min(left.total(), spilling if plain.chickens else 0)):
        good = plain.take_luck("spills")[0].removeprefix("good.")
        assert left[good]
        left -= Counter({good: 1})
        board = plain.shelves if plain.shelves[good] < 4 else plain.carts if plain.carts[good] < 3 else plain.bag
        board[good] += 1
    plain.bag += left
    reward(plain, seat, number if "farmer_trade" in plain.seed else number // 2, choose)


def reward(plain: Plain, seat: int, number: int, choose: Choose) -> None:
    """Food or shillings in any mix; where one is short, the other (R66)."""
    player = plain.seats[seat]
    mixes = [
        (food, shillings)
        for food in range(min(number, plain.bag["food"]) + 1)
        for shillings in [min(number - food, plain.supply_shillings)]
    ]
    most = max(food + shillings for food, shillings in mixes)
    allowed = {f"amount.{food}": (food, shillings) for food, shillings in mixes if food + shillings == most}
    food, shillings = allowed[choose(seat, "farmer_reward", list(allowed))]
    player.goods += Counter({"food": food})
    plain.bag -= Counter({"food": food})
    player.shillings += shillings
    plain.supply_shillings -= shillings


def buy_goods(plain: Plain, seat: int, choose: Choose) -> None:
    """One to three, each from the rightmost space of its shelf; one purchase (R65)."""
    bought: Counter[str] = Counter()
    price = 0
    for number in range(3):
        prices = cheapest(plain, plain.seats[seat].shillings - price)
        if not prices:
            break
        answer = choose(seat, "buy_good", [*(["done"] if number else []), *(f"good.{good}" for good in prices)])
        if answer == "done":
            break
        good = answer.removeprefix("good.")
        price += prices[good]
        plain.shelves -= Counter({good: 1})
        bought[good] += 1
    pay(plain, seat, "merchant", price)
    receive(plain, seat, bought, choose)


def buy_row(plain: Plain, seat: int, choose: Choose) -> None:
    """All markers of the own row; with three or more a monster may be tamed for three of them (R61)."""
    player = plain.seats[seat]
    pay(plain, seat, "knight", 3)
    bought, plain.rows[seat] = plain.rows[seat], 0
    player.markers += bought
    places = {pawn.at for pawn in player.pawns if pawn.at}
    places |= {name for name, place in plain.places.items() if seat in (place.ruler, place.serf)}
    ports = set(f"{ROUTES['ship']} {ROUTES['submersible']}".replace("-", " ").split())
    dens = {"behemoth": places, "sea_serpent": places & ports}
    free = [name for name, monster in plain.monsters.items() if monster.owner is None and dens[name]]
    if plain.advanced and bought >= 3 and free:
        answer = choose(seat, "tame", ["pass", *(f"monster.{name}" for name in free)])
        if answer != "pass":
            name = answer.removeprefix("monster.")
            where = choose(seat, "put_monster", sorted(f"location.{place}" for place in dens[name]))
            plain.monsters[name].owner, plain.monsters[name].at = seat, where.removeprefix("location.")
            player.markers -= 3
            player.spare_markers += 2
    recount(plain, choose)

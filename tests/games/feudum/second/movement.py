"""Chapter 7.2 once more: where pieces can go, vessels, ferries, pilfering, and the epic voyage."""

from __future__ import annotations

from collections import Counter

from tests.games.feudum.second.guilds import recount
from tests.games.feudum.second.offers import loot
from tests.games.feudum.second.plain import VESSELS, Choose, Pawn, Plain

ROUTES = {
    "road": "isl_n-isl_e isl_w-isl_s for_nw-for_mid for_mid-for_se for_mid-bad_nw for_se-bad_nw for_se-des_mid"
    " des_mid-des_west des_west-des_n des_sw-des_e bad_nw-bad_ne bad_ne-bad_mid mou_nw-mou_se",
    "ferry": "des_mid-des_e bad_mid-mou_se",
    "ship": "sea_n-isl_n sea_sw-isl_n isl_w-sea_sw isl_n-for_nw isl_s-des_sw des_sw-isl_w des_n-isl_e des_n-bad_river",
    "submersible": "sea_n-isl_n sea_sw-sea_n isl_w-sea_sw des_sw-isl_w des_n-isl_e des_n-sea_e",
    "flying": "sea_n-for_nw sea_e-isl_e des_n-sea_e des_sw-des_e des_e-bad_se bad_se-mou_se bad_ne-mou_nw",
}
"""By kind, which locations each joins; all go both ways."""
MONSTER_ROUTES = {"behemoth": ("road", "flying"), "sea_serpent": ("ship", "submersible")}
BARREL = 3


def neighbours(kind: str, at: str) -> set[str]:
    found: set[str] = set()
    for route in ROUTES[kind].split():
        ends = route.split("-")
        if at in ends:
            found |= set(ends) - {at}
    return found


def move(plain: Plain, seat: int, choose: Choose) -> None:
    """A point for each pawn on the board and each own monster; a monk adds one, for all or for a monk."""
    player = plain.seats[seat]
    pieces = [f"piece.{number + 1}" for number, pawn in enumerate(player.pawns) if pawn.at]
    pieces += [f"monster.{name}" for name, monster in plain.monsters.items() if monster.owner == seat]
    monks = [f"piece.{number + 1}" for number, pawn in enumerate(player.pawns) if pawn.at and pawn.character == "monk"]
    if not plain.advanced or not monks:
        moved = travel(plain, seat, pieces, len(pieces), choose)
    elif "godspeed" in plain.seed:
        moved = travel(plain, seat, pieces, len(pieces) + 1, choose)
    else:
        moved = travel(plain, seat, pieces, len(pieces), choose)
        moved |= travel(plain, seat, monks, 1, choose)
    pilfer(plain, seat, moved, choose)
    board(plain, seat, choose)
    if moved:
        player.moves += 1
        if player.moves == 2:
            set_out(plain, seat, choose)


def travel(plain: Plain, seat: int, pieces: list[str], points: int, choose: Choose) -> set[str]:
    """Each point moves one piece along one route; which have moved."""
    moved: set[str] = set()
    for _ in range(points):
        able = [piece for piece in pieces if ways(plain, seat, piece)]
        if not able:
            break
        piece = choose(seat, "move", ["done", *able])
        if piece == "done":
            break
        found = ways(plain, seat, piece)
        where = choose(seat, "move_to", sorted({f"location.{to}" for _, to in found})).removeprefix("location.")
        if piece.startswith("monster."):
            plain.monsters[piece.removeprefix("monster.")].at = where
        else:
            kinds = sorted(f"route.{kind}" for kind, to in found if to == where)
            kind = choose(seat, "route", kinds).removeprefix("route.")
            ride(plain, seat, plain.seats[seat].pawns[int(piece.removeprefix("piece.")) - 1], kind, where)
        moved.add(piece)
    return moved


def ways(plain: Plain, seat: int, piece: str) -> set[tuple[str, str]]:
    """By which kind of route the piece can go where."""
    if piece.startswith("monster."):
        name = piece.removeprefix("monster.")
        at = plain.monsters[name].at
        kinds = list(MONSTER_ROUTES[name])
    else:
        pawn = plain.seats[seat].pawns[int(piece.removeprefix("piece.")) - 1]
        at = pawn.at
        kinds = pawn_routes(plain, seat, pawn)
    assert at
    return {(kind, to) for kind in kinds for to in neighbours(kind, at)}


def pawn_routes(plain: Plain, seat: int, pawn: Pawn) -> list[str]:
    """None for one that an opponent's monster holds; ferries only while no vessel lies on the Alchemist Guild."""
    player = plain.seats[seat]
    assert pawn.at
    if any(monster.at == pawn.at and monster.owner not in (None, seat) for monster in plain.monsters.values()):
        return []
    kinds = ["road"]
    if not plain.workshop and player.shillings >= 2:
        kinds.append("ferry")
    here = plain.places[pawn.at].vessels
    kinds += [kind for kind in VESSELS if pawn.vessel == kind or here[kind] > 0 or player.vessels[kind] > 0]
    return kinds


def ride(plain: Plain, seat: int, pawn: Pawn, kind: str, to: str) -> None:
    """A vessel goes along, or is left where the pawn was; a ferry costs two shillings."""
    if kind == "ferry":
        plain.seats[seat].shillings -= 2
        plain.supply_shillings += 2
    if pawn.vessel != kind:
        leave(plain, pawn)
        if kind in VESSELS:
            take(plain, seat, pawn, kind)
    pawn.at = to


def leave(plain: Plain, pawn: Pawn) -> None:
    if pawn.vessel:
        assert pawn.at
        plain.places[pawn.at].left[pawn.vessel] += 1
        pawn.vessel = None


def take(plain: Plain, seat: int, pawn: Pawn, kind: str) -> None:
    """An abandoned vessel if one lies there, otherwise one of the supply."""
    assert pawn.at
    place = plain.places[pawn.at]
    if place.vessels[kind]:
        place.vessels -= Counter({kind: 1})
    else:
        plain.seats[seat].vessels -= Counter({kind: 1})
    pawn.vessel = kind


def pilfer(plain: Plain, seat: int, moved: set[str], choose: Choose) -> None:
    """One resource in all, beside one piece (R24)."""
    player = plain.seats[seat]
    found = loot(plain, seat, moved)
    if not found:
        return
    answer = choose(seat, "pilfer", ["pass", *sorted({f"location.{name}" for name, _ in found})])
    if answer == "pass":
        return
    name = answer.removeprefix("location.")
    place = plain.places[name]
    thing = choose(seat, "pilfer_what", sorted(thing for where, thing in found if where == name))
    if thing.startswith("good."):
        good = thing.removeprefix("good.")
        place.goods -= Counter({good: 1})
        receive(plain, seat, Counter({good: 1}), choose)
        return
    place.holds -= 1
    if place.landscape == "butts":
        plain.targets += 1
        player.spare_markers -= 1
        player.markers += 1
        recount(plain, choose)
    elif place.landscape == "silver_mine":
        player.shillings += 1
    else:
        receive(plain, seat, Counter({"food" if place.landscape == "orchard" else "sulfur": 1}), choose)


def receive(plain: Plain, seat: int, goods: Counter[str], choose: Choose) -> None:
    """Of sulfur the player says how much goes into the barrel, where it stays."""
    player = plain.seats[seat]
    player.goods += goods
    room = min(goods["sulfur"], BARREL - player.barrel)
    if room:
        answer = choose(seat, "to_barrel", [f"amount.{number}" for number in range(room + 1)])
        into = int(answer.removeprefix("amount."))
        player.barrel += into
        player.goods -= Counter({"sulfur": into})


def board(plain: Plain, seat: int, choose: Choose) -> None:
    """A pawn may board an abandoned vessel at its location, also without going on; the first one is left (R20)."""
    for pawn in plain.seats[seat].pawns:
        kinds = [kind for kind in VESSELS if pawn.at and plain.places[pawn.at].vessels[kind] and pawn.vessel != kind]
        if not kinds:
            continue
        answer = choose(seat, "board", ["pass", *(f"vessel.{kind}" for kind in kinds)])
        if answer != "pass":
            leave(plain, pawn)
            take(plain, seat, pawn, answer.removeprefix("vessel."))


def set_out(plain: Plain, seat: int, choose: Choose) -> None:
    """With the second successful Move of the round; a card on the spaces 2, 4 and 6, the monastery is the last."""
    player = plain.seats[seat]
    if player.voyage == 7 or (player.voyage == 0 and not player.free_discs):
        return
    if choose(seat, "voyage", ["voyage", "pass"]) == "pass":
        return
    player.voyage += 1
    if player.voyage in (2, 4, 6):
        draw(plain, seat, 2, choose)


def draw(plain: Plain, seat: int, number: int, choose: Choose) -> None:
    """Keep one, put the others under the deck in drawn order; over three, put one more there (R42)."""
    player = plain.seats[seat]
    drawn = [plain.deck.pop() for _ in range(min(number, len(plain.deck)))]
    if not drawn:
        return
    kept = choose(seat, "keep_writ", drawn)
    player.writs.add(kept)
    for writ in drawn:
        if writ != kept:
            plain.deck.insert(0, writ)
    if len(player.writs) > 3:
        back = choose(seat, "discard_writ", sorted(player.writs))
        player.writs.remove(back)
        plain.deck.insert(0, back)

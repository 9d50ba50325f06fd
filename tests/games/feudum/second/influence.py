"""Chapter 7.3 once more: who may add a marker where, who rules then, and Money is Influence."""

from __future__ import annotations

from tests.games.feudum.second.guilds import recount
from tests.games.feudum.second.plain import Choose, Place, Plain


def influence(plain: Plain, seat: int, choose: Choose) -> None:
    """One marker at each location with an own pawn, in any order; guilds are recounted in between (R28)."""
    player = plain.seats[seat]
    left = {pawn.at for pawn in player.pawns if pawn.at}
    paid = False
    while player.markers:
        open_here = [name for name in plain.places if name in left and may_add(plain, seat, name)]
        if not open_here:
            break
        answer = choose(seat, "influence", ["done", *(f"location.{name}" for name in open_here)])
        if answer == "done":
            break
        name = answer.removeprefix("location.")
        left.remove(name)
        takes_over = False
        if not paid and money_helps(plain, seat, name):
            takes_over = paid = choose(seat, "influence_as", ["role.serf", "role.ruler"]) == "role.ruler"
        player.markers -= 1
        if takes_over:
            player.shillings -= 1
            plain.supply_shillings += 1
        add(plain.places[name], seat, takes_over)
        recount(plain, choose)


def may_add(plain: Plain, seat: int, name: str) -> bool:
    """R30, line by line."""
    place = plain.places[name]
    markers = (place.ruler is not None) + place.subject + (place.serf is not None)
    if markers == 0:
        return True
    if markers == 3:
        return False
    if place.ruler == seat:
        return not place.subject
    if place.serf is None:
        return True
    return place.serf == seat and (place.kind != "feudum" or "feudum_influence" in plain.seed)


def money_helps(plain: Plain, seat: int, name: str) -> bool:
    """R31: an own merchant beside the only marker there, an opponent's; a shilling; not at a feudum."""
    place = plain.places[name]
    player = plain.seats[seat]
    return (
        plain.advanced
        and player.shillings >= 1
        and place.ruler not in (None, seat)
        and not place.subject
        and place.serf is None
        and any(pawn.at == name and pawn.character == "merchant" for pawn in player.pawns)
        and (place.kind != "feudum" or "feudum_influence" in plain.seed)
    )


def add(place: Place, seat: int, takes_over: bool) -> None:
    """Where the marker comes to lie."""
    if place.ruler is None:
        place.ruler = seat
    elif place.ruler == seat:
        place.subject = True
    elif takes_over:
        place.ruler, place.serf = seat, place.ruler
    elif place.serf == seat:
        # On top: his own earlier marker is the subject, the former ruler the serf.
        place.ruler, place.serf, place.subject = seat, place.ruler, True
    else:
        place.serf = seat

"""What moves on the boards of the guilds (chapter 10): goods, inventions, seals and beads, and what they complete."""

from __future__ import annotations

from collections import Counter

from tests.games.feudum.second.plain import VESSELS, Choose, Plain

GOODS = ("food", "wood", "iron", "sulfur", "saltpeter")
PRICES = {
    "saltpeter": (4, 3, 2, 2),
    "sulfur": (3, 3, 2, 1),
    "iron": (3, 2, 1, 1),
    "wood": (2, 2, 1, 1),
    "food": (2, 1, 1, 1),
}
COSTS: dict[str, Counter[str]] = {
    "ship": Counter(food=1, wood=2),
    "submersible": Counter(food=1, iron=2),
    "flying": Counter(food=1, iron=1, wood=1),
}
KRUDS = (Counter(saltpeter=2, sulfur=1), Counter(saltpeter=1, sulfur=1), Counter(wood=1))
ROWS = ({1, 2, 3}, {4, 5}, {6})
COLUMNS = ({1, 4, 6}, {2, 5}, {3})


def cheapest(plain: Plain, shillings: int) -> dict[str, int]:
    """By good, the price of the rightmost one on its shelf, as far as it can be paid."""
    prices = {good: PRICES[good][number - 1] for good, number in plain.shelves.items() if number}
    return {good: price for good, price in prices.items() if price <= shillings}


def goods_that_fit(plain: Plain, name: str) -> list[str]:
    """From the barn to the Merchant's shelves, or from these to the Alchemist's carts and piles."""
    if name == "farmer":
        return [good for good in GOODS if plain.barn[good] and plain.shelves[good] < 4]
    return [good for good in GOODS if plain.shelves[good] and plain.carts[good] < 3]


def move_goods(plain: Plain, seat: int, name: str, most: int, choose: Choose) -> int:
    """At least one; how many lines are complete now that were not before."""
    before = lines(plain, name)
    for moved in range(most):
        fitting = [f"good.{good}" for good in goods_that_fit(plain, name)]
        if not fitting:
            break
        answer = choose(seat, "move_good", [*fitting, "done"] if moved and "push_amount" in plain.seed else fitting)
        if answer == "done":
            break
        good = answer.removeprefix("good.")
        if name == "farmer":
            plain.barn -= Counter({good: 1})
            plain.shelves[good] += 1
        else:
            plain.shelves -= Counter({good: 1})
            plain.carts[good] += 1
    return max(len(now - then) for now, then in zip(lines(plain, name), before, strict=True))


def lines(plain: Plain, name: str) -> list[set[str]]:
    """What is complete: shelves and columns of the Merchant, which are counted apart; carts and piles."""
    if name == "merchant":
        return [{good for good in GOODS if plain.carts[good] == 3}]
    columns = {str(column) for column in range(1, 5) if all(plain.shelves[good] >= column for good in GOODS)}
    return [{good for good in GOODS if plain.shelves[good] == 4}, columns]


def possible_inventions(plain: Plain, kruds: int) -> dict[str, Counter[str]]:
    """What could be made of the goods on carts and piles, with its cost; a krud barrel must place a marker (R72)."""
    wanted = {f"vessel.{kind}": COSTS[kind] for kind in VESSELS if plain.spare_vessels[kind]}
    if any(row < 6 and spare(plain, colour) for colour, row in enumerate(plain.rows)):
        wanted["invention.krud"] = KRUDS[kruds]
    return {thing: cost for thing, cost in wanted.items() if cost <= plain.carts}


def invent(plain: Plain, seat: int, most: int, choose: Choose) -> int:
    """One after another, at least one; how many."""
    kruds = 0
    for made in range(most):
        possible = possible_inventions(plain, kruds)
        if not possible:
            return made
        thing = choose(seat, "invent", [*possible, "done"] if made else [*possible])
        if thing == "done":
            return made
        plain.carts -= possible[thing]
        plain.bag += possible[thing]
        if thing == "invention.krud":
            kruds += 1
            fill_rows(plain)
        else:
            plain.spare_vessels -= Counter({thing.removeprefix("vessel."): 1})
            plain.workshop[thing.removeprefix("vessel.")] += 1
    return most


def spare(plain: Plain, colour: int) -> int:
    """Markers of a colour in the general supply."""
    seats = len(plain.seats)
    return plain.seats[colour].spare_markers if colour < seats else plain.dummy_markers[colour - seats]


def add_spare(plain: Plain, colour: int, number: int) -> None:
    seats = len(plain.seats)
    if colour < seats:
        plain.seats[colour].spare_markers += number
    else:
        plain.dummy_markers[colour - seats] += number


def fill_rows(plain: Plain) -> None:
    """The first section of 1, 2 and 3 spaces that is not full, in every row."""
    for colour, row in enumerate(plain.rows):
        full = next((end for end in (1, 3, 6) if row < end), row)
        added = min(full - row, spare(plain, colour))
        plain.rows[colour] += added
        add_spare(plain, colour, -added)


def complete(scrolls: set[str]) -> list[set[int]]:
    """Rows and columns of scrolls that are full."""
    there = {int(scroll.removeprefix("scroll.")) for scroll in scrolls}
    return [{number for number, line in enumerate(found) if line <= there} for found in (ROWS, COLUMNS)]


def lay_seals(plain: Plain, seat: int, most: int, choose: Choose, *, full: bool) -> int:
    """Markers of different colours become seals; how many rows, or columns, they complete."""
    before = complete(plain.scrolls)
    colours = [f"colour.{colour + 1}" for colour, row in enumerate(plain.rows) if row]
    for laid in range(most):
        empty = [f"scroll.{number}" for number in range(1, 7) if f"scroll.{number}" not in plain.scrolls]
        if not colours or not empty or not plain.pool:
            break
        answer = choose(seat, "return_marker", [*colours, "done"] if laid and not full else colours)
        if answer == "done":
            break
        colours.remove(answer)
        colour = int(answer.removeprefix("colour.")) - 1
        plain.rows[colour] -= 1
        add_spare(plain, colour, 1)
        plain.scrolls.add(choose(seat, "lay_seal", empty))
        plain.pool -= 1
    return max(len(now - then) for now, then in zip(complete(plain.scrolls), before, strict=True))


def turn_seals(plain: Plain, seat: int, most: int, choose: Choose) -> None:
    """From scrolls of choice to the rosary, whose value is seen then."""
    for turned in range(most):
        if not plain.scrolls or len(plain.rosary) == 7:
            break
        there = sorted(plain.scrolls)
        scroll = choose(seat, "turn_seal", [*there, "done"] if turned and "push_amount" in plain.seed else there)
        if scroll == "done":
            break
        plain.scrolls.remove(scroll)
        value = plain.take_luck("turns_seal")[1]
        assert 2 <= value <= 5
        plain.rosary = sorted([*plain.rosary, value])


def take_fist(plain: Plain) -> int:
    """The lowest or the highest bead of the rosary."""
    value = plain.take_luck("fist")[1]
    assert value in (min(plain.rosary), max(plain.rosary))
    plain.rosary.remove(value)
    return value

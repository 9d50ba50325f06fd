"""Tables of Raiders of the North Sea in several states."""

from __future__ import annotations

from meadhall.engine.decision import Decision
from tests.web.looks import Scenes, Tour, View
from tests.web.positions import GREEDY, RANDOM
from tests.web.questions import Company
from tests.web.visitor import Visitor

EAGER = ("settlement.", "space.", "offering.", "trade.", "building.barracks", "building.mill", "draw", "good.", "card.")
"""What somebody wants who would rather raid than wait, the best first; then whatever glows, and to pass last."""
ASKED = ".can:visible"
COMPANIES = [Company(3, {}), Company(4, {})]
"""Who plays until all kinds of question have been asked."""

OVERLAPS = """() => {
  const things = [...document.querySelectorAll('.chart [data-thing]')];
  const inside = (one, other) => one.contains(other) || other.contains(one);
  const part = (one, other) => one.dataset.thing.startsWith('space.') && other.dataset.thing.startsWith('settlement.');
  const faults = [];
  const frame = document.querySelector('.chart svg').getBoundingClientRect();
  const ground = (thing) => thing.querySelector(':scope > .plate, :scope > .ground') ?? thing;
  const boxes = things.map((thing) => ground(thing).getBoundingClientRect());
  things.forEach((one, i) => {
    const a = boxes[i];
    const out = a.left < frame.left - 1 || a.right > frame.right + 1 || a.bottom > frame.bottom + 1;
    if (out) faults.push(`outside the board: ${one.dataset.thing}`);
    things.slice(i + 1).forEach((other, j) => {
      const b = boxes[i + 1 + j];
      if (inside(one, other) || part(one, other) || part(other, one)) return;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 3 && y > 3) faults.push(`on the board: ${one.dataset.thing} / ${other.dataset.thing}`);
    });
  });
  return faults;
}"""

TOUR = Tour(
    views=[
        View("raiders-game", "/games/raiders", ".chart svg"),
        View("raiders-start", "/table/{put_back}", ASKED),
        View("raiders-place", "/table/{place}", ASKED),
        View("raiders-hire", "/table/{hire}", ASKED),
        View("raiders-plunder", "/table/{plunder}", ASKED),
        View("raiders-big-screen", "/table/{plunder}/screen", ".screen .chart svg"),
        View("raiders-over", "/table/{over}", ".over svg[role=img]"),
        View("raiders-replay", "/table/{over}/replay?move=40", ".chart svg"),
        View("raiders-big-screen-over", "/table/{over}/screen", ".screen .end svg[role=img]"),
    ],
    themes=[("light", "normal"), ("dark", "normal"), ("light", "more")],
    phone=True,
    own_faults=OVERLAPS,
)


def rank(thing: str, asked: str) -> int:
    """How much an eager raider wants it when asked that; the least is wanted most."""
    if thing == "pass":
        return len(EAGER) + 1
    # Nobody is dismissed for somebody else.
    if thing.startswith("crew.") and "hire" in asked:
        return len(EAGER) + 2
    return next((place for place, start in enumerate(EAGER) if thing.startswith(start)), len(EAGER))


def eager(asked: Decision) -> str:
    return min(asked.options, key=lambda option: rank(option, asked.kind))


def raiders_scenes(maker: Visitor) -> Scenes:
    """All tables that the tour leads to."""
    maker.introduce("Muirchertach")
    tables = {kind: table_of_four(maker, kind) for kind in ("put_back", "place", "hire", "plunder")}
    over = maker.open_played_table([{"kind": "me"}, GREEDY, RANDOM], None, "raiders", choose=eager)
    return Scenes(maker, tables | {"over": over})


def table_of_four(maker: Visitor, kind: str) -> str:
    """A table that has come to a question of that kind."""
    return maker.open_played_table(
        [{"kind": "me"}, RANDOM, RANDOM, RANDOM], lambda asked: asked.kind == kind, "raiders", choose=eager
    )

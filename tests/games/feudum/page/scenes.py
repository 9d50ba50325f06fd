"""Tables of Feudum in several states."""

from __future__ import annotations

import random
from contextlib import suppress

from meadhall.engine.decision import Decision
from tests.web.looks import Scenes, Tour, View
from tests.web.positions import RANDOM, Choose, choices_until
from tests.web.questions import Company
from tests.web.visitor import Visitor

ACTIVE = (
    "action.influence",
    "action.guild",
    "action.move",
    "action.improve",
    "action.conquer",
    "action.",
    "function.push",
    "function.pull",
    "guild.",
    "location.",
    "piece.",
    "target.",
    "pawn.",
    "good.food",
    "good.",
)
"""What somebody wants who would rather act than wait, the best first; then whatever glows."""
RESTLESS = 0.3
COMPANIES = [Company(3, {}), Company(5, {}), Company(2, {})]
"""Who plays until all kinds of question have been asked."""
SEEDS = 40
FORGOING = ("pass", "done", "anytime", "discard")
ASKED = ".can:visible"

TOUR = Tour(
    views=[
        View("feudum-game", "/games/feudum", ".feudum svg"),
        View("feudum-start", "/table/{first_location}", ASKED),
        View("feudum-choose", "/table/{choose_card}", ASKED),
        View("feudum-move", "/table/{move_to}", ASKED),
        View("feudum-guild", "/table/{guild}", ASKED),
        View("feudum-shelves", "/table/{buy_good}", ASKED),
        View("feudum-improve", "/table/{improve}", ASKED),
        View("feudum-big-screen", "/table/{guild}/screen", ".screen .panzoom svg"),
        View("feudum-over", "/table/{over}", ".over svg[role=img]"),
        View("feudum-replay", "/table/{over}/replay?move=60", ".panzoom svg"),
    ],
    themes=[("light", "normal"), ("dark", "normal"), ("light", "more")],
    phone=True,
)


def wanted(thing: str) -> int:
    """How much somebody active wants it; the least is wanted most."""
    if thing in FORGOING:
        return len(ACTIVE) + 1 + FORGOING.index(thing)
    return next((place for place, start in enumerate(ACTIVE) if thing.startswith(start)), len(ACTIVE))


def active(asked: Decision) -> str:
    return min(asked.options, key=wanted)


def restless(seed: int) -> Choose:
    """Somebody active who now and then, unless the seed is 0, does something else."""
    luck = random.Random(seed)
    return lambda asked: luck.choice(asked.options) if seed and luck.random() < RESTLESS else active(asked)


def table_at(maker: Visitor, kind: str, players: int = 3) -> str:
    """A table that has come to a question of that kind, with a few rounds behind it."""
    seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]

    def until(asked: Decision) -> bool:
        return asked.kind == kind

    for seed in range(SEEDS):
        with suppress(AssertionError):
            choices_until("feudum", seats, until, restless(seed))
            break
    return maker.open_played_table(seats, until, "feudum", choose=restless(seed))


def feudum_scenes(maker: Visitor) -> Scenes:
    """All tables that the tour leads to."""
    maker.introduce("Muirchertach")
    kinds = ("first_location", "choose_card", "move_to", "guild", "buy_good", "improve")
    tables = {kind: table_at(maker, kind, 5 if kind == "guild" else 3) for kind in kinds}
    over = maker.open_played_table([{"kind": "me"}, RANDOM, RANDOM], None, "feudum")
    return Scenes(maker, tables | {"over": over})

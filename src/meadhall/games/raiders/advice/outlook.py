"""Advice for bots: what is worked out once for a seat, before positions are compared."""

from __future__ import annotations

from typing import Final

from meadhall.engine.names import bits
from meadhall.games.raiders.components.pieces import SETTLEMENT_KINDS
from meadhall.games.raiders.scoring import crew_points, marker, plunder_points
from meadhall.games.raiders.state import FULL_ROUND, NOWHERE, Player, State

SCORED: Final = [0.0, 0.0, 1.0, 1.0, 0.5]
"""What silver, provisions, gold, iron, livestock score at the end."""
USED: Final = [0.3, 0.35, 0.5, 0.5, 0.4]
"""What they are worth besides, to a player who can put them to use."""
LAST_TURN: Final = 0.35
"""What a promise is still worth to a player with one turn to come."""

HURRY: Final = 8.0
"""What a turn nearer to the end is worth to a player who is sure to win; once the game has gone on for long, to all."""
SAFE_LEAD: Final = 5.0
MARGIN: Final = 3.0
LONG_GAME: Final = 20.0
"""After so many turns a player, the end becomes welcome; after twice as many, the game should be over."""


UNKNOWN: Final = -1.0
NOBODY_YET: Final = -1
MOST_KNOWN: Final = 500
"""For so many different rests of the board the worth of crew members is kept."""


class Outlook:
    """What is worked out once for a seat: what is left to raid, what it is worth, how welcome the end would be."""

    __slots__ = (
        "ahead",
        "deaths",
        "drawn",
        "goods_worth",
        "hurry",
        "kind_worth",
        "known_armour",
        "known_crew",
        "left",
        "overdue",
        "player",
        "plunder",
        "raiding",
        "raids",
        "state",
        "worker",
    )

    def __init__(self, state: State, seat: int) -> None:
        components = state.components
        self.state = state
        self.player = state.players[seat]
        self.ahead = time_ahead(state, seat)
        """How much of a promise the seat can still make true."""
        self.drawn = 0
        """So many cards more, or fewer, than the hand shows are supposed to be there for a moment."""
        self.goods_worth = [SCORED[good] + self.ahead * USED[good] for good in range(len(SCORED))]
        self.left = [0] * len(SETTLEMENT_KINDS)
        """Spaces still to plunder, by kind of settlement."""
        for settlement, spaces in enumerate(components.settlement_spaces):
            self.left[components.settlement_kind[settlement]] += (state.open_spaces & spaces).bit_count()
        self.kind_worth = kind_worths(state)
        """What each kind of card is worth in the crew, once it was asked for."""
        self.plunder: list[list[float] | None] = [None] * len(components.settlement_spaces)
        """By settlement and number of valkyries: what its best such space is worth, once it was asked for."""
        self.known_crew: tuple[int, ...] = (NOBODY_YET,)
        self.known_armour = 0
        """For which crew and armour the next two were worked out."""
        self.deaths: list[float] = []
        """What no valkyries, one, two... would do to the player."""
        self.raids: list[float] = []
        """What a raid would bring, by settlement, if all were there that it takes."""
        self.raiding = raid_under_way(state)
        self.worker = worker_of(state, self.player, self.raiding)
        rival = max([score_of(state, state.players[other]) for other in state.others(seat)])
        lead = score_of(state, self.player) - rival
        late = (turns_begun(state, seat) - LONG_GAME) / LONG_GAME
        self.hurry = HURRY * min(1.0, max(0.0, (lead - max(rival, SAFE_LEAD)) / MARGIN, late))
        self.overdue = HURRY * max(0.0, late - 1.0)
        """What a turn nearer to the end is worth besides, in a game that should be over: more and more."""


def kind_worths(state: State) -> list[float]:
    """What is known of the worth of each kind of card: it hangs on what is left to raid, and on nothing else."""
    known = state.components.kind_worths
    found = known.get(state.open_spaces)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[state.open_spaces] = [UNKNOWN] * state.components.kinds
    return found


def turns_begun(state: State, seat: int) -> float:
    """How many turns the seat has begun: the same before and after any choice, so that it favours none."""
    players = len(state.players)
    return (state.turns - (state.turn - seat) % players) / players


def time_ahead(state: State, seat: int) -> float:
    """All of the time until the last round has begun, then hardly any."""
    if state.turns_left == FULL_ROUND:
        return 1.0
    to_come = (seat - state.turn) % len(state.players)
    return LAST_TURN if 0 < to_come < state.turns_left else 0.0


def raid_under_way(state: State) -> int:
    """The settlement whose plunder is just being chosen, or -1."""
    raid = state.raid
    if raid is not None and raid.turn == state.turns and raid.space == NOWHERE:
        return raid.settlement
    return -1


def worker_of(state: State, player: Player, raiding: int) -> int:
    """The worker the player holds or, in the middle of a turn, the colours it can still get, as a mask."""
    if player.worker:
        return player.worker
    workers = 0
    if raiding >= 0:
        for space in bits(state.open_spaces & state.components.settlement_spaces[raiding]):
            workers |= state.components.space_worker[space]
    else:
        for worker in state.village:
            workers |= worker
    return workers


def score_of(state: State, player: Player) -> int:
    """The score as it would be counted now."""
    components = state.components
    points = player.points + components.valkyrie_points[marker(state, player)] + components.armour_points[player.armour]
    for tile in player.tiles:
        points += components.offering_points[tile]
    return points + crew_points(state, player) + plunder_points(state, player)

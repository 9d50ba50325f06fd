"""Small positions of Raiders of the North Sea for the tests, in the rule book's words."""

from __future__ import annotations

from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import BLACK, GOODS, GREY, PROVISIONS, SILVER, WHITE
from meadhall.games.raiders.components.tables import Components
from meadhall.games.raiders.rules.raid import free_spot
from meadhall.games.raiders.setup import BAG, set_up
from meadhall.games.raiders.state import NO_TILE, TOKEN_BITS, TURNS, Raid, State, replaced
from meadhall.games.raiders.views.faults import faults

PRINTINGS: dict[str, Components] = GAME.components()
REVISED = PRINTINGS["revised"]
FIRST = PRINTINGS["first"]

A, B, C, D = range(4)

TOKENS = ("gold", "iron", "livestock", "valkyrie")
GREY_FROM = ("harbour_middle_1", "harbour_middle_2", "harbour_middle_3", "harbour_east_1", "harbour_east_2")
WHITE_FROM = ("monastery_east_1", "monastery_east_2", "outpost_river_1")
"""Spaces from which grey and white workers have come, where a position needs some."""


WEAK = ("jeweller", "forager", "trader")
"""Three without strength, and without a word to say in raids."""


def table(players: int = 2, printing: str = "revised") -> State:
    """Before A's turn: the workers as at the start, nobody has any goods or cards."""
    components = PRINTINGS[printing]
    state = set_up(PRINTINGS, GAME.settings_for(players, {"printing": printing}), Rng(5))
    state.deck = [kind for kind, copies in enumerate(components.folk.copies) for _ in range(copies)]
    for player in state.players:
        player.hand = []
        player.goods[SILVER] = 0
    state.turn = A
    state.phase = TURNS
    return state


def card(name: str) -> int:
    return REVISED.folk.ids.index(name)


def cards(*names: str) -> list[int]:
    return [card(name) for name in names]


def building(name: str) -> int:
    return REVISED.building_ids.index(name)


def space(name: str) -> int:
    return REVISED.spaces.index[f"space.{name}"]


def settlement(name: str) -> int:
    return REVISED.settlement_names.index(f"settlement.{name}")


def tile(name: str) -> int:
    return REVISED.offers.index[f"offering.{name}"] - len(REVISED.trades)


# Who has what.


def hand(state: State, seat: int, *names: str) -> None:
    for kind in cards(*names):
        state.deck.remove(kind)
        state.players[seat].hand.append(kind)


def crew(state: State, seat: int, *names: str) -> None:
    for kind in cards(*names):
        state.deck.remove(kind)
        state.players[seat].crew.append(kind)


def give(state: State, seat: int, **goods: int) -> None:
    """So many of these goods; the supply is counted when all sit down."""
    for good, amount in goods.items():
        state.players[seat].goods[GOODS.index(good)] = amount


def goods(state: State, seat: int) -> dict[str, int]:
    """What the seat holds, without what it has none of."""
    held = state.players[seat].goods
    return {good: held[number] for number, good in enumerate(GOODS) if held[number]}


def names(kinds: list[int]) -> list[str]:
    return sorted(REVISED.folk.ids[kind] for kind in kinds)


# The deck and the tiles.


def on_top(state: State, *first_drawn: str) -> None:
    """These cards come next from the deck."""
    for kind in reversed(cards(*first_drawn)):
        state.deck.remove(kind)
        state.deck.append(kind)


def run_down(state: State, *left: str) -> None:
    """Only these cards are left in the deck, the first to be drawn first; the others were discarded."""
    for kind in cards(*left):
        state.deck.remove(kind)
    state.discard += state.deck
    state.deck = cards(*left)[::-1]


def face_up(state: State, *shown: str, stack: tuple[str, ...] | None = None) -> None:
    """These tiles lie face up. Of the others, those named are the stack, top first, and B has offered for the rest."""
    shown_tiles = [tile(name) for name in shown]
    rest = [number for number in range(len(REVISED.offering_points)) if number not in shown_tiles]
    state.offerings = (*shown_tiles, *[NO_TILE] * (REVISED.start_offerings - len(shown)))
    if stack is None:
        state.stack = tuple(rest)
        return
    state.stack = tuple(tile(name) for name in reversed(stack))
    state.players[B].tiles = tuple(number for number in rest if number not in state.stack)


# Workers.


def plundered(state: State, name: str, left_behind: int) -> None:
    number = space(name)
    state.open_spaces &= ~(1 << number)
    spot = free_spot(state, REVISED.space_settlement[number])
    state.spots = replaced(state.spots, spot, left_behind)


def first_open(state: State, *spaces: str) -> str:
    return next(name for name in spaces if state.open_spaces >> space(name) & 1)


def earn(state: State, colour: int) -> int:
    """A black worker went raiding until it had brought home a worker of that colour."""
    if colour != BLACK:
        plundered(state, first_open(state, *GREY_FROM), BLACK)
    if colour == WHITE:
        plundered(state, first_open(state, *WHITE_FROM), GREY)
    return colour


def hold(state: State, seat: int, colour: int) -> None:
    state.players[seat].worker = earn(state, colour)


def village(state: State, **workers: int) -> None:
    """The three workers of the village stand here."""
    assert len(workers) == 3
    state.village = [0] * len(REVISED.building_ids)
    for name, colour in workers.items():
        state.village[building(name)] = earn(state, colour)


def raided(state: State, *spaces: str) -> None:
    """These spaces were plundered, by workers of the colour that waited there."""
    for name in spaces:
        plundered(state, name, REVISED.space_worker[space(name)])


# Sitting down.


def lay(state: State, *, scarce: str, peaceful: bool, spaces: dict[str, str]) -> None:
    """Fill the open spaces, those named with the tokens named; what nobody holds is the supply."""
    held = [sum(player.goods[good] for player in state.players) for good in range(len(GOODS))]
    state.supply[SILVER] = REVISED.supply[SILVER] - held[SILVER]
    state.supply[PROVISIONS] = REVISED.supply[PROVISIONS] - held[PROVISIONS]
    bag = [REVISED.supply[piece] - (held[piece] if piece < len(GOODS) else 0) for piece in BAG]
    tokens = [0] * len(state.tokens)
    drawn = {space(name): [TOKENS.index(word) for word in words.split()] for name, words in spaces.items()}
    for places in drawn.values():
        for place in places:
            bag[place] -= 1
    for number, count in enumerate(REVISED.space_tokens):
        if not state.open_spaces >> number & 1:
            continue
        places = drawn.get(number, [])
        while len(places) < count:
            choice = bag[:-1] if peaceful else bag
            place = choice.index(max(choice))
            if scarce and bag[TOKENS.index(scarce)]:
                place = TOKENS.index(scarce)
            bag[place] -= 1
            places.append(place)
        tokens[number] = sum(1 << TOKEN_BITS * place for place in places)
    state.tokens = tuple(tokens)
    for place, piece in enumerate(BAG):
        state.supply[piece] = bag[place]


def sit(state: State, *, scarce: str = "", peaceful: bool = False, **spaces: str) -> Match:
    """A match that begins here. `scarce`: all of that plunder is on the board; `peaceful`: only named valkyries are."""
    lay(state, scarce=scarce, peaceful=peaceful, spaces=spaces)
    assert not faults(state)
    settings = GAME.settings_for(len(state.players), {"printing": state.components.printing})
    return Match.begin(GAME, settings, state, listen=True)


def at_town_hall(state: State, *options: str, scarce: str = "") -> Match:
    """A has placed a worker at the Town Hall and chosen these."""
    village(state, gate_house=BLACK, treasury=BLACK, mill=BLACK)
    match = sit(state, scarce=scarce)
    choose(match, "building.town_hall", *options)
    return match


def will_roll(state: State, *faces: int) -> None:
    """The dice will show these faces next."""
    for seed in range(100_000):
        rng = Rng(seed)
        if all(REVISED.faces[rng.below(len(REVISED.faces))] == face for face in faces):
            state.rng = Rng(seed)
            return
    raise AssertionError(f"no seed rolls {faces}")


# Asking and choosing.


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    decision = match.decision
    assert decision is not None
    return decision.seat, decision.kind


def offered(match: Match, seat: int = -1) -> set[str]:
    decision = match.decision if seat < 0 else match.decision_of(seat)
    assert decision is not None
    return set(decision.options)


def refused(match: Match) -> dict[str, str]:
    decision = match.explain(asked(match)[0])
    assert decision is not None
    return decision.refused or {}


def choose(match: Match, *options: str, seat: int = -1) -> State:
    """Make these choices; after each, no piece may have been lost or made, and no limit passed."""
    for option in options:
        match.choose(option, seat)
        assert not faults(state_of(match))
    return state_of(match)


def idle_turn(match: Match) -> State:
    """The player whose turn it is places and picks up, and does nothing else."""
    turns = state_of(match).turns
    while match.pending and state_of(match).turns == turns:
        decision = match.pending[0]
        choose(match, "pass" if "pass" in decision.options else decision.options[0])
    return state_of(match)


# Where a chapter begins.


def holding(*in_hand: str, players: int = 2, printing: str = "revised") -> State:
    """A has these cards in hand."""
    state = table(players, printing)
    hand(state, A, *in_hand)
    return state


def with_worker(colour: int) -> State:
    """A holds a worker of this colour."""
    state = table()
    hold(state, A, colour)
    return state


def raider(worker: int, *members: str, armour: int = 0, **carried: int) -> State:
    """A holds a worker of this colour and has this crew, armour and goods."""
    state = table()
    hold(state, A, worker)
    crew(state, A, *members)
    give(state, A, **carried)
    state.players[A].armour = armour
    return state


def report_of(match: Match) -> Raid:
    report = state_of(match).raid
    assert report is not None
    return report


def last_points(state: State) -> int:
    return state.players[A].points

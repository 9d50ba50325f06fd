"""Set-up: the bag, the decks, five cards each of which three are kept, dice for the first player."""

from __future__ import annotations

from typing import Final

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.games.raiders.components.pieces import GOODS_TOTAL, PLUNDER, SILVER, VALKYRIES
from meadhall.games.raiders.components.tables import DICE, Components
from meadhall.games.raiders.state import TOKEN_BITS, TURNS, Player, State, mask_of
from meadhall.games.raiders.views import knowledge

BAG: Final = (*PLUNDER, VALKYRIES)


def set_up(printings: dict[str, Components], settings: Settings, rng: Rng) -> State:
    """The table before anybody has decided anything (steps 1 to 9, and the cards dealt)."""
    components = printings[settings["printing"]]
    players = settings.players
    state = State(rng, components, [Player([0] * GOODS_TOTAL, [], []) for _ in range(players)])
    state.supply = components.supply[:]
    state.village = components.building_start[:]
    state.spots = (0,) * len(components.space_settlement)

    state.deck = [kind for kind, copies in enumerate(components.folk.copies) for _ in range(copies)]
    rng.shuffle(state.deck)
    state.bottom = 0
    state.discard = []

    tiles = list(range(len(components.offering_points)))
    rng.shuffle(tiles)
    state.stack = tuple(tiles[components.start_offerings :])
    state.stack_known = 0
    state.offerings = tuple(tiles[: components.start_offerings])

    fill_spaces(state)
    for player in state.players:
        player.goods[SILVER] = components.start_silver
        state.supply[SILVER] -= components.start_silver
        player.hand = [state.deck.pop() for _ in range(components.dealt)]
    return state


def fill_spaces(state: State) -> None:
    """Draw plunder and valkyries onto the raiding spaces; what stays in the bag begins the supply."""
    bag = [place for place, piece in enumerate(BAG) for _ in range(state.supply[piece])]
    state.rng.shuffle(bag)
    drawn: list[int] = []
    for count in state.components.space_tokens:
        tokens = 0
        for _ in range(count):
            place = bag.pop()
            tokens += 1 << TOKEN_BITS * place
            state.supply[BAG[place]] -= 1
        drawn.append(tokens)
    state.tokens = tuple(drawn)
    state.open_spaces = (1 << len(state.tokens)) - 1


def starting_cards(state: State) -> Ask[None]:
    """All keep three of their five cards at once; the rest goes under the deck; then dice say who begins."""

    def part(seat: int) -> Ask[None]:
        return put_back(state, seat)

    yield Together(range(len(state.players)), part, hidden=True)
    returned: list[int] = []
    for player in state.players:
        returned += player.aside
        player.known = tuple([knowledge.fact(kind, knowledge.UNDER_DECK) for kind in player.aside])
        player.aside = ()
    state.rng.shuffle(returned)
    state.deck = returned + state.deck
    state.bottom = len(returned)
    state.turn = first_player(state)
    state.phase = TURNS


def put_back(state: State, seat: int) -> Ask[None]:
    """Choose the cards to put back, one at a time."""
    components = state.components
    player = state.players[seat]
    while len(player.aside) < components.dealt - components.kept:
        option = yield Decision(seat, "put_back", components.cards.of(mask_of(player.hand)))
        kind = components.cards.index[option]
        player.hand.remove(kind)
        player.aside += (kind,)
        state.tell("puts_back", seat, option, 1, private=True)


def first_player(state: State) -> int:
    """Everybody rolls both dice, the highest begins; those tied for the highest roll again."""
    rolling = list(range(len(state.players)))
    while len(rolling) > 1:
        sums: list[int] = []
        for seat in rolling:
            rolled = sum(roll(state) for _ in range(DICE))
            sums.append(rolled)
            state.tell("rolls_for_start", seat, "", rolled)
        highest = max(sums)
        rolling = [seat for seat, rolled in zip(rolling, sums, strict=True) if rolled == highest]
    state.tell("starts", rolling[0])
    return rolling[0]


def roll(state: State) -> int:
    """One die."""
    faces = state.components.faces
    return faces[state.rng.below(len(faces))]

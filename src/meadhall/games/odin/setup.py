"""Set-up ('Preparação'), and that of the solo game ('O jogo solo')."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.rng import Rng
from meadhall.engine.settings import Settings
from meadhall.games.odin.cards.memory import NO_MEMORY, Memory
from meadhall.games.odin.cards.moments import IN_FORCE
from meadhall.games.odin.components.tables import BASE_GAME, MINI_HARVEST, MINI_ISLANDS, Components
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.harvest.start import deal_two_light_cards, keep_light_cards, lay_out_harvest
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.mountain import turn_up_strip
from meadhall.games.odin.state import (
    CLOSED,
    FIRST_CARD,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    ROUND_BEGINS,
    TAKE_MARKERS,
    Clan,
    State,
)


def set_up(components: Components, settings: Settings, rng: Rng) -> State:
    """The table before the first round."""
    players = settings.players
    state = State(rng, components, players, settings["length"], settings["edition"] == "later")
    state.step = ROUND_BEGINS
    state.action = NO_ACTION
    state.round = 0
    state.menu = CLOSED
    state.taken = NOWHERE
    in_force = settings["occupations"] == "full"
    state.listening = [IN_FORCE if in_force else 0] * players
    state.memory = Memory() if in_force else NO_MEMORY
    state.clans = [new_clan(components) for _ in range(players)]
    lay_out_board(state)
    lay_out_pieces(state)
    harvest = settings["harvest"] != "without"
    if harvest:
        state.seasons = lay_out_harvest(state)
    lay_out_shores(state, [MINI_ISLANDS] * (settings["islands"] == "with") + [MINI_HARVEST] * harvest)
    shuffle_decks(state, settings["decks"], cards_taken_out(components, settings["harvest"]))
    for seat in range(players):
        give_start(state, seat)
    if players == 1 and settings["solo_card"] == "chosen":
        state.step = FIRST_CARD
    elif harvest:
        deal_two_light_cards(state)
    else:
        deal_light_cards(state)
    state.moose = rng.below(players)
    state.next_start = state.moose
    state.turn = state.moose
    state.tell("starts", state.moose)
    return state


def new_clan(components: Components) -> Clan:
    """A home board, and nothing else yet."""
    clan = Clan()
    clan.have = [0] * components.first_ship
    clan.boards = [OwnBoard(components.puzzle.home)]
    clan.boats = []
    clan.knarrs = 0
    clan.longships = []
    clan.emigrated = []
    clan.thing = 0
    clan.waiting = 0
    clan.passed = False
    clan.ready = False
    clan.penalties = 0
    clan.hand = []
    clan.played = []
    clan.table = []
    clan.laying = []
    clan.received = []
    return clan


def lay_out_board(state: State) -> None:
    """The action board; with four players two extension tiles, either side up."""
    components = state.components
    count = len(components.space_names.names)
    state.standing = [0] * max(2, state.players)
    state.space_vikings = [0] * count
    state.imitations = 0
    if state.players == 4:
        for columns in components.extensions:
            state.imitations |= 1 << components.board_spaces + columns[state.rng.below(2)] - 1
    state.free = components.all_spaces | state.imitations


def lay_out_pieces(state: State) -> None:
    """Buildings, special tiles and mountain strips."""
    components = state.components
    state.buildings = components.building_counts[:]
    state.specials = sum(1 << tile for tile in components.specials)
    state.strips = []
    state.pile = list(range(len(components.strips.names)))
    state.rng.shuffle(state.pile)
    for _ in range(components.face_up_with_4 if state.players == 4 else components.face_up):
        turn_up_strip(state)
    state.die = 0
    state.rolls = []
    state.shift = 0
    state.rolling = False


def lay_out_shores(state: State, expansions: list[int]) -> None:
    """The exploration boards; those of mini-expansions lie beside the one that is turned in the same round."""
    components = state.components
    printed = components.puzzle.printed
    shores = components.fronts[BASE_GAME][:]
    for expansion in expansions:
        shores += components.fronts[expansion]
    state.shores = sorted(shores, key=lambda board: printed[board].letter)
    state.owner = [NOBODY] * len(shores)
    state.board_silver = [0] * len(shores)


def cards_taken_out(components: Components, harvest: str) -> list[int]:
    """The occupation cards that the Harvest mini-expansion does not want, and those that players may do without."""
    box = components.harvest_box
    if harvest == "without":
        return []
    return box.removed + box.removed_if_wished if harvest == "fewer_cards" else box.removed


def shuffle_decks(state: State, decks: str, taken_out: list[int]) -> None:
    """Weapons, without those that everybody starts with, and the occupation cards of the decks in use."""
    components = state.components
    left = components.weapon_cards[:]
    for thing, count in components.start_goods:
        if thing >= components.first_weapon:
            left[thing - components.first_weapon] -= count * state.players
    state.weapon_pile = [weapon for weapon, cards in enumerate(left) for _ in range(cards)]
    state.discard = [0] * components.weapons
    state.extra_weapons = [0] * components.weapons
    state.rng.shuffle(state.weapon_pile)
    used = [card for card, deck in enumerate(components.card_deck) if deck in decks and card not in taken_out]
    state.dark = [card for card in used if not components.card_light[card]]
    state.rng.shuffle(state.dark)
    state.dark_drawn = 0
    state.light_aside = [card for card in used if components.card_light[card]]
    state.rng.shuffle(state.light_aside)


def give_start(state: State, seat: int) -> None:
    """Vikings, three weapons and mead."""
    components = state.components
    clan = state.clans[seat]
    if state.players == 1:
        clan.thing = components.solo[state.length].thing
        clan.waiting = components.solo[state.length].waiting
    else:
        clan.thing = components.vikings - state.rounds
    for thing, count in components.start_goods:
        clan.have[thing] += count
        # Whose correction of the data begins with a special tile has it from the supply.
        state.specials &= ~(1 << thing)


def deal_light_cards(state: State) -> None:
    """A light occupation card for everybody; the others are not used."""
    for clan in state.clans:
        for _ in range(state.components.start_cards):
            clan.hand = [*clan.hand, state.light_aside.pop()]


def choose_first_cards(state: State) -> Ask[None]:
    """Keep one of two light occupation cards; alone one may look at all of them and choose instead ('O jogo solo')."""
    if isinstance(state.seasons, Seasons) and state.clans[0].hand:
        yield from keep_light_cards(state, state.seasons)
        return
    cards = state.components.cards
    for _ in range(state.components.start_cards):
        # In the order of their numbers: how the pile lies is hidden.
        option = yield Decision(0, "first_card", [cards.names[card] for card in sorted(state.light_aside)])
        chosen = cards.index[option]
        state.clans[0].hand = [*state.clans[0].hand, chosen]
        state.light_aside = [card for card in state.light_aside if card != chosen]
    state.step = TAKE_MARKERS if isinstance(state.seasons, Seasons) else ROUND_BEGINS

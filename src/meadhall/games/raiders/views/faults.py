"""What can never be: pieces lost or created, limits passed. For tests."""

from __future__ import annotations

from meadhall.games.raiders.components.pieces import BLACK, COLOURS, GOODS, PLUNDER, VALKYRIES, colour_of
from meadhall.games.raiders.state import NO_TILE, State, tokens_on, total
from meadhall.games.raiders.views.knowledge import PLACE_BITS, PLACES


def faults(state: State) -> list[str]:
    return [*goods_faults(state), *worker_faults(state), *card_faults(state), *limit_faults(state)]


def goods_faults(state: State) -> list[str]:
    found: list[str] = []
    names = [*GOODS, "valkyries"]
    for piece, name in enumerate(names):
        held = [0] if piece == VALKYRIES else [player.goods[piece] for player in state.players]
        if min(held) < 0 or state.supply[piece] < 0:
            found.append(f"fewer than no {name}")
        everywhere = sum(held) + state.supply[piece]
        if piece in PLUNDER or piece == VALKYRIES:
            place = PLUNDER.index(piece) if piece in PLUNDER else len(PLUNDER)
            everywhere += sum(tokens_on(tokens, place) for tokens in state.tokens)
        if everywhere != state.components.supply[piece]:
            found.append(f"{everywhere} {name}, not {state.components.supply[piece]}")
    for space, tokens in enumerate(state.tokens):
        lies = sum(tokens_on(tokens, place) for place in range(len(PLUNDER) + 1))
        if lies != (state.components.space_tokens[space] if state.open_spaces >> space & 1 else 0):
            found.append(f"{lies} tokens on {state.components.spaces.names[space]}")
    return found


def worker_faults(state: State) -> list[str]:
    found: list[str] = []
    components = state.components
    waiting = [worker for space, worker in enumerate(components.space_worker) if state.open_spaces >> space & 1]
    everywhere = [*state.village, *state.spots, *waiting, *(player.worker for player in state.players)]
    for colour, count in zip(COLOURS, components.workers, strict=True):
        worker = colour_of(colour)
        expected = count + (len(state.players) if worker == BLACK else 0)
        if everywhere.count(worker) != expected:
            found.append(f"{everywhere.count(worker)} {colour} workers, not {expected}")
    for building, worker in enumerate(state.village):
        if worker and not worker & components.building_workers[building]:
            found.append(f"a worker of the wrong colour in {components.building_names[building]}")
    for spot, worker in enumerate(state.spots):
        if worker and not worker & components.settlement_workers[components.space_settlement[spot]]:
            found.append(f"a worker of the wrong colour in {components.spaces.names[spot]}")
    return found


def card_faults(state: State) -> list[str]:
    found: list[str] = []
    components = state.components
    cards = [*state.deck, *state.discard]
    for player in state.players:
        cards += [*player.hand, *player.crew, *player.aside]
    for kind, copies in enumerate(components.folk.copies):
        if cards.count(kind) != copies:
            found.append(f"{cards.count(kind)} copies of {components.folk.ids[kind]}, not {copies}")
    tiles = [*state.stack, *(tile for tile in state.offerings if tile != NO_TILE)]
    for player in state.players:
        tiles += player.tiles
    if sorted(tiles) != list(range(len(components.offering_points))):
        found.append("not every offering tile is there once")
    if not state.stack_known <= len(state.stack) or not state.bottom <= len(state.deck):
        found.append("more is known of a pile than lies in it")
    return found + knowledge_faults(state)


def knowledge_faults(state: State) -> list[str]:
    """Facts must be true, all at once: whichever of them one takes, their places hold a card for each."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        for kind in sorted({entry >> PLACE_BITS for entry in player.known}):
            facts = [entry & PLACES for entry in player.known if entry >> PLACE_BITS == kind]
            there = [other.hand.count(kind) + other.aside.count(kind) for other in state.players]
            there += [0] * (PLACE_BITS - 1 - len(there))
            there.append(state.deck[: state.bottom].count(kind))
            unions = {0}
            for places in facts:
                unions |= {union | places for union in unions}
            for union in sorted(unions):
                needed = sum(places & ~union == 0 for places in facts)
                held = sum(count for place, count in enumerate(there) if union >> place & 1)
                if needed > held:
                    found.append(
                        f"seat {seat} knows of {needed} {state.components.folk.ids[kind]} where there are {held}"
                    )
        if any(entry >> seat & 1 for entry in player.known):
            found.append(f"seat {seat} has facts about its own hand")
    return found


def limit_faults(state: State) -> list[str]:
    found: list[str] = []
    components = state.components
    for seat, player in enumerate(state.players):
        if len(player.crew) > components.limit_crew:
            found.append(f"seat {seat} has {len(player.crew)} crew members")
        if total(components.folk.hero, player.crew) > components.limit_heroes:
            found.append(f"seat {seat} has two heroes")
        if not 0 <= player.armour <= components.limit_armour:
            found.append(f"seat {seat} has {player.armour} armour")
        if player.points < 0:
            found.append(f"seat {seat} has {player.points} points")
    return found

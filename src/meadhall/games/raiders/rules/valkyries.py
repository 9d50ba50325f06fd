"""Valkyries ('Espólios e Valquírias'): each takes a member of the crew and moves the marker."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.raiders.cards.effects import choose_opponent
from meadhall.games.raiders.components.pieces import GOLD
from meadhall.games.raiders.rules.crew import crew_options, lose_crew
from meadhall.games.raiders.rules.supply import gain, return_to_hand, score
from meadhall.games.raiders.state import Raid, State, mask_of


def mourn(state: State, seat: int, valkyries: int, report: Raid) -> Ask[None]:
    """One at a time, while there is crew; valkyries beyond it have no effect."""
    components = state.components
    player = state.players[seat]
    for _ in range(valkyries):
        if not player.crew:
            state.tell("valkyrie_leaves", seat)
            continue
        option = yield Decision(
            seat,
            "mourn",
            crew_options(state, seat),
            components.settlement_names[report.settlement],
            warned=in_vain(state, seat) if state.explaining else None,
        )
        kind = components.cards.index[option] - components.kinds
        report.deaths.append(kind)
        player.valkyries += 1
        state.tell("dies", seat, components.cards.names[kind], player.valkyries)
        yield from killed(state, seat, kind)


def in_vain(state: State, seat: int) -> dict[str, str]:
    """Those whose 'if killed' would bring nothing, since the supply has no gold left."""
    folk = state.components.folk
    if state.supply[GOLD]:
        return {}
    crew = mask_of([kind for kind in state.players[seat].crew if folk.killed_gold[kind]])
    return dict.fromkeys(state.components.cards.of(crew << state.components.kinds), "no_gold_left")


def killed(state: State, seat: int, kind: int) -> Ask[None]:
    """The crew member leaves, and does at once what it does if killed."""
    folk = state.components.folk
    name = state.components.cards.names[kind]
    if folk.killed_to_hand[kind]:
        state.players[seat].crew.remove(kind)
        return_to_hand(state, seat, kind)
        state.tell("returns", seat, name)
    else:
        lose_crew(state, seat, kind)
    if folk.killed_gold[kind]:
        gain(state, seat, GOLD, folk.killed_gold[kind])
    score(state, seat, folk.killed_points[kind], name)
    for _ in range(folk.avenged[kind]):
        yield from avenge(state, seat, name)


def avenge(state: State, seat: int, about: str) -> Ask[None]:
    """Avenger: an opponent of the raider's choice loses a crew member of its own choice; nothing follows from that."""
    components = state.components
    victims = [other for other in state.others(seat) if state.players[other].crew]
    if not victims:
        return
    victim = yield from choose_opponent(state, seat, victims, about)
    option = yield Decision(victim, "avenged", crew_options(state, victim), about)
    kind = components.cards.index[option] - components.kinds
    lose_crew(state, victim, kind)
    state.tell("avenged", victim, components.cards.names[kind], 1, seat)

"""The end of the game ('Fim do jogo'): what is left is laid, then counted."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.engine.names import bits
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.moments import SCORING, Moment
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.puzzle.placement import legal_anchors
from meadhall.games.odin.rules.phases import lay_together
from meadhall.games.odin.state import OVER, State


def last_placement(state: State) -> Ask[None]:
    """Goods may still be laid; wood and stone go into the slots of sheds and stone houses."""
    yield from lay_together(state, "phase.scoring")
    for seat in range(state.players):
        fill_slots(state, seat)
        if state.listening[seat] & SCORING:
            yield from fire(state, seat, Moment(SCORING))
    state.step = OVER
    state.tell("over")


def fill_slots(state: State, seat: int) -> None:
    """Wood and stone are worth nothing else now, so every slot is filled that can be."""
    components = state.components
    clan = state.clans[seat]
    for good in (components.wood, components.stone):
        for index in range(len(clan.boards)):
            while clan.have[good]:
                slots = legal_anchors(components.puzzle, clan.boards[index], good, 0)
                if not slots:
                    break
                lay_at(state, seat, index, good, 0, next(bits(slots)))

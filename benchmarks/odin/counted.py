"""A Feast for Odin in which everybody begins with cards in play, and how often each of the 190 has acted is counted."""

from __future__ import annotations

from collections import Counter
from typing import Final

from meadhall.engine.data import Data
from meadhall.engine.decision import Decision
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules
from meadhall.engine.settings import Settings
from meadhall.engine.state import Event
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.box import box
from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.moments import ANY_SHORE, BARRED, KNARR_FOR_LONGSHIP, PRICE, Moment
from meadhall.games.odin.cards.written import Written
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import State

IN_PLAY: Final = 8
IN_HAND: Final = 8
"""What acts when it is played must still be played."""
WELL_OFF: Final = 4
"""In one game of so many everybody begins with goods: some cards look at more than chance ever brings together."""
LARDER: Final = 5
NUMBERS: Final = (BARRED << 1) - PRICE
"""The bits of all numbers that cards change."""
MASKS: Final = (
    "boards",
    "column",
    "deeds",
    "harvest",
    "opens",
    "own_phases",
    "phases",
    "plain",
    "spaces",
    "success",
    "things",
    "vikings",
)
"""What says of which moments an effect hears."""
LONGSHIPS_NEEDED: Final = {
    "space.raiding": 1,
    "space.pillaging_2": 1,
    "space.pillaging_3": 1,
    "space.plundering": 2,
}


class CountedGame:
    """The game with all its rules, whose box has cards that count: the rules know nothing of it."""

    def __init__(self) -> None:
        self.acted: Counter[int] = Counter()
        """By number: how often it did something, or changed a number."""
        rules = GAME.rules
        self.game = Game(
            GAME.id,
            version=GAME.version,
            players=GAME.players,
            package=GAME.package,
            settings=GAME.settings,
            components=self.counting_box,
            rules=Rules(
                setup=with_cards,
                step=rules.step,
                view=rules.view,
                scores=rules.scores,
                imagine=rules.imagine,
                faults=rules.faults,
                continues_turn=rules.continues_turn,
            ),
        )

    def counting_box(self, data: Data) -> Components:
        """A box of its own, in which each effect that changes a number is wrapped: who does not count pays nothing."""
        components = box(data)
        for effects in components.effects:
            effects[:] = [self.counted(effect) if effect.kinds & NUMBERS else effect for effect in effects]
        return components

    def counted(self, effect: Effect) -> Effect:
        """The same effect, which counts how often it changes a number."""

        def amount(state: State, seat: int, moment: Moment) -> int:
            added = effect.amount(state, seat, moment)
            if added:
                self.acted[effect.card + 1] += 1
            return added

        made = Written(effect.card, effect.kinds, may=effect.may, amount=amount)
        for field in MASKS:
            setattr(made, field, getattr(effect, field))
        return made

    def hear(self, event: Event) -> None:
        """What was told of a card."""
        if event.kind == "occupation":
            self.acted[int(event.thing.removeprefix("card."))] += 1
        elif event.kind.startswith("laid_") and event.thing == "good.wood":
            self.acted[40] += 1

    def before(self, state: State, decision: Decision, option: str) -> None:
        """A choice that only a bent rule allows: these cards neither tell anything nor change a number."""
        seat = decision.seat
        needed = LONGSHIPS_NEEDED.get(option, 0)
        if state.listening[seat] & KNARR_FOR_LONGSHIP and len(state.clans[seat].longships) < needed:
            self.acted[147] += 1
        if state.listening[seat] & ANY_SHORE and decision.kind == "explore" and option.startswith("board."):
            puzzle = state.components.puzzle
            space = state.components.space_names.index["space.explore_1"]
            self.acted[107] += state.taken == space and puzzle.printed[puzzle.boards.index[option]].vikings > 1


def with_cards(components: Components, settings: Settings, rng: Rng) -> State:
    """The table before the first round, with cards of all decks in use before everybody and in everybody's hand."""
    state = set_up(components, settings, rng)
    if rng.below(WELL_OFF) == 0:
        for clan in state.clans:
            for good in (*state.goods.food, *state.goods.green, *components.forged, components.silver, components.ore):
                clan.have[good] += 0 if components.puzzle.specials >> good & 1 else LARDER
    pool = state.dark[state.dark_drawn :] + state.light_aside
    rng.shuffle(pool)
    for seat, clan in enumerate(state.clans):
        for _ in range(IN_PLAY):
            clan.played.append(pool.pop())
            state.listening[seat] |= components.listens[clan.played[-1]]
        clan.hand = [*clan.hand, *(pool.pop() for _ in range(IN_HAND))]
    drawn = [card for card in state.dark if card not in pool]
    state.dark = drawn + [card for card in state.dark if card in pool]
    state.dark_drawn = len(drawn)
    state.light_aside = [card for card in state.light_aside if card in pool]
    return state

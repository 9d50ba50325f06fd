"""Trade ('Ações de comércio', 'Espaços de ação knarr'): upgrades, overseas trading, special sale, and the forge."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.names import bits
from meadhall.games.odin.cards.memory import action_of
from meadhall.games.odin.components.spaces import Step
from meadhall.games.odin.rules.anytime import DONE, ask
from meadhall.games.odin.rules.prices import for_sale, price_of, sale_price
from meadhall.games.odin.rules.supply import gain, pay, pay_all
from meadhall.games.odin.state import UNDER_WAY, State

ALL: Final = "all"


def upgrade(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Turn up to so many goods of the supply into goods of the next colour; none of them twice."""
    puzzle = state.components.puzzle
    old = state.clans[seat].have[:]
    raised = 0
    kind = "upgrade" if step.levels == 1 else "upgrade_twice"
    while raised < step.count:
        skippable = raised > 0 or not must
        option = yield from ask(state, seat, kind, partial(upgrade_options, state, seat, old, skippable))
        if option == DONE:
            break
        good = puzzle.goods.index[option]
        better = puzzle.raised[good]
        if step.alike:
            old = [
                count if puzzle.raised[other] == better else 0 for other, count in enumerate(old[: len(puzzle.raised)])
            ]
        best = puzzle.raised[better]
        if step.levels > 1 and best >= 0:
            chosen = yield Decision(seat, "upgrade_to", [puzzle.goods.names[best], puzzle.goods.names[better]], option)
            better = puzzle.goods.index[chosen]
        old[good] -= 1
        exchange_good(state, seat, good, better)
        if state.listening[seat]:
            action_of(state).raised.append(better)
        raised += 1
        state.action = UNDER_WAY
    return raised > 0


def upgrade_options(state: State, seat: int, old: list[int], skippable: bool) -> list[str]:
    """Goods that were in the supply before this action, and still are."""
    components = state.components
    have = state.clans[seat].have
    names = components.puzzle.goods.names
    options = [names[good] for good in components.upgradable if old[good] and have[good]]
    if skippable or not options:
        options.append(DONE)
    return options


def exchange_good(state: State, seat: int, good: int, better: int) -> None:
    """Give one good for another."""
    state.clans[seat].have[good] -= 1
    state.tell("traded", seat, state.components.puzzle.goods.names[good], 1)
    gain(state, seat, better, 1)


def overseas_trade(state: State, seat: int, step: Step) -> Ask[bool]:
    """Turn green goods to their blue side, one of each kind at most ('Comércio exterior')."""
    components = state.components
    pay_all(state, seat, price_of(state, seat, state.taken, step))
    state.action = UNDER_WAY
    kinds = state.goods.green[:]
    while kinds:
        option = yield from ask(state, seat, "overseas", partial(overseas_options, state, seat, kinds))
        if option == DONE:
            break
        have = state.clans[seat].have
        chosen = [good for good in kinds if have[good]] if option == ALL else [components.puzzle.goods.index[option]]
        for good in chosen:
            exchange_good(state, seat, good, components.puzzle.raised[good])
            kinds.remove(good)
    return True


def overseas_options(state: State, seat: int, kinds: list[int]) -> list[str]:
    have = state.clans[seat].have
    names = state.components.puzzle.goods.names
    options = [names[good] for good in kinds if have[good]]
    if len(options) > 1:
        options.append(ALL)
    options.append(DONE)
    return options


def special_sale(state: State, seat: int, step: Step, must: bool) -> Ask[bool]:
    """Buy special tiles at the price printed on them ('Compra especial')."""
    puzzle = state.components.puzzle
    bought: list[int] = []
    while len(bought) < step.count:
        skippable = bool(bought) or not must
        option = yield from ask(state, seat, "special_sale", partial(sale_options, state, seat, bought, skippable))
        if option == DONE:
            break
        tile = puzzle.goods.index[option]
        pay(state, seat, state.components.silver, sale_price(state, seat, state.taken, tile, bought))
        gain(state, seat, tile, 1)
        bought.append(tile)
        state.action = UNDER_WAY
    return bool(bought)


def sale_options(state: State, seat: int, bought: list[int], skippable: bool) -> list[str]:
    options = state.components.puzzle.goods.of(for_sale(state, seat, state.taken, bought))
    if skippable or not options:
        options.append(DONE)
    return options


def forge(state: State, seat: int, step: Step) -> Ask[bool]:
    """Pay ore for a tile that carries the tongs ('Forja')."""
    puzzle = state.components.puzzle
    pay_all(state, seat, price_of(state, seat, state.taken, step))
    state.action = UNDER_WAY
    option = yield from ask(state, seat, "forge", partial(forge_options, state))
    gain(state, seat, puzzle.goods.index[option], 1)
    return True


def forge_options(state: State) -> list[str]:
    puzzle = state.components.puzzle
    return [
        puzzle.goods.names[good]
        for good in bits(puzzle.forged)
        if not puzzle.specials >> good & 1 or state.specials >> good & 1
    ]

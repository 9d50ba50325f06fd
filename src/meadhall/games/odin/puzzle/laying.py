"""Laying goods on boards and into houses, as an anytime action: which ones fit, on which board, where, turned how."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.games.odin.cards.hooks import fire
from meadhall.games.odin.cards.moments import LAID, WOOD_IN_HOUSES, Moment
from meadhall.games.odin.puzzle.placement import anchors_by_turn, place, turns_with
from meadhall.games.odin.state import State


def goods_that_fit(state: State, seat: int, goods: int) -> list[str]:
    """Those of the goods (bits) that the seat has and that can be laid on one of its boards."""
    goods &= layable(state, seat)
    if not goods:
        return []
    components = state.components
    room = components.room
    fitting = 0
    for board in state.clans[seat].boards:
        fitting |= room.fitting(board, goods & ~fitting)
    return components.puzzle.goods.of(fitting) if fitting else []


def layable(state: State, seat: int) -> int:
    """The goods (bits) of the supply that some board of the seat may take."""
    have = state.clans[seat].have
    goods = 0
    for good in kinds_to_lay(state, seat):
        if have[good]:
            goods |= 1 << good
    return goods | special_tiles(state, seat)


def kinds_to_lay(state: State, seat: int) -> list[int]:
    """The kinds of goods, special tiles apart, that some board of the seat may take: food only goes into houses."""
    is_house = state.components.is_house
    for board in state.clans[seat].boards:
        if is_house[board.kind]:
            return state.goods.common_and_wood if state.listening[seat] & WOOD_IN_HOUSES else state.goods.common
    return state.goods.common_on_land


def special_tiles(state: State, seat: int) -> int:
    """The special tiles (bits) that the seat has: those that lie in the supply need not be looked for."""
    gone = state.goods.specials & ~state.specials
    if not gone:
        return 0
    have = state.clans[seat].have
    found = 0
    while gone:
        tile = gone & -gone
        gone ^= tile
        if have[tile.bit_length() - 1]:
            found |= tile
    return found


def lay(state: State, seat: int, good: int, among: list[int] | None = None, *, heard: bool = True) -> Ask[None]:
    """Lay a good: on which board (of those `among`, by their place), turned how, where; `heard` by occupations."""
    puzzle = state.components.puzzle
    clan = state.clans[seat]
    clan.laying = [good]
    index = 0
    if len(clan.boards) > 1:
        index = yield from choose_board(state, seat, good, among)
    clan.laying = [good, index]
    board = clan.boards[index]
    # What is being laid, where and how goes along, so that the page can show it.
    about = f"{puzzle.goods.names[good]} {state.own_board(seat, index)}"
    turn = 0
    anchors = anchors_by_turn(puzzle, board, good)
    if puzzle.turn_masks[good] != 1:
        option = yield Decision(seat, "turned", puzzle.turns.of(turns_with(anchors)), about)
        turn = puzzle.turns.index[option]
    clan.laying = [good, index, turn]
    option = yield Decision(seat, "cell", puzzle.cells.of(anchors[turn]), f"{about} {puzzle.turns.names[turn]}")
    clan.laying = []
    lay_at(state, seat, index, good, turn, puzzle.cells.index[option])
    if heard and state.listening[seat] & LAID:
        yield from fire(state, seat, Moment(LAID, thing=good, board=index))


def choose_board(state: State, seat: int, good: int, among: list[int] | None) -> Ask[int]:
    """Which of the seat's boards, by its place among them."""
    room = boards_with_room(state, seat, good) if among is None else among
    names = [state.own_board(seat, index) for index in room]
    option = yield Decision(seat, "board", names, state.components.puzzle.goods.names[good])
    return room[names.index(option)]


def boards_with_room(state: State, seat: int, good: int) -> list[int]:
    """The seat's boards on which a good can be laid, by their place."""
    room = state.components.room
    return [index for index, board in enumerate(state.clans[seat].boards) if room.fitting(board, 1 << good)]


def lay_at(state: State, seat: int, index: int, good: int, turn: int, cell: int) -> None:
    """Move a good from the supply to a board; boards are replaced, not changed, since copies share them."""
    components = state.components
    clan = state.clans[seat]
    board = clan.boards[index].copy()
    place(components.puzzle, board, good, turn, cell)
    clan.boards[index] = board
    clan.have[good] -= 1
    if state.told is not None:
        state.tell(components.laid_events[board.kind], seat, components.puzzle.goods.names[good], 1)

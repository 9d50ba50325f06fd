"""Small positions of A Feast for Odin for the tests, in the rule book's words, and rules played with given choices."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TypeVar

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.play.match import Match
from meadhall.engine.rng import Rng
from meadhall.games.odin import GAME
from meadhall.games.odin.cards.occupations import play_card
from meadhall.games.odin.components.tables import Components
from meadhall.games.odin.harvest.seasons import Seasons
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.conditions import usable_spaces
from meadhall.games.odin.rules.course import next_step
from meadhall.games.odin.rules.mountain import GONE
from meadhall.games.odin.rules.phases import begin_round
from meadhall.games.odin.rules.turn import end_actions, next_turn, take_space, turn
from meadhall.games.odin.setup import set_up
from meadhall.games.odin.state import NOWHERE, ROUND_BEGINS, State

T = TypeVar("T")


@cache
def seed_that_rolls(die: int, rolls: tuple[int, ...]) -> int:
    for seed in range(200_000):
        rng = Rng(seed)
        if all(1 + rng.below(die) == roll for roll in rolls):
            return seed
    raise AssertionError(f"no seed rolls {rolls}")


def will_roll(state: State, *rolls: int, die: int = 8) -> None:
    """The die will show these numbers next."""
    state.rng = Rng(seed_that_rolls(die, rolls))


def components() -> Components:
    found = GAME.components()
    assert isinstance(found, Components)
    return found


def table(players: int = 2, round: int = 1, **options: str) -> State:  # noqa: A002 - a round of the game
    """A table at the beginning of the actions of a round, the moose before seat 0; nobody has played anything yet."""
    state = set_up(components(), GAME.settings_for(players, options), Rng(1))
    state.moose = state.next_start = 0
    prepare(state)
    for number in range(round):
        state.round = number
        run(begin_round(state))
    return state


def prepare(state: State) -> None:
    """Choose the first of what the Harvest mini-expansion asks in the set-up; the base game asks nothing."""
    while isinstance(state.seasons, Seasons) and state.step != ROUND_BEGINS:
        rule = next_step(state)
        assert rule is not None
        choose_first(rule)


def choose_first(rule: Ask[None]) -> None:
    """Play a rule with the first option each time."""
    answer = ""
    with suppress(StopIteration):
        asked = next(rule)
        while True:
            if isinstance(asked, Together):
                for seat in asked.seats:
                    choose_first(asked.part(seat))
            else:
                answer = asked.options[0]
            asked = rule.send(answer)


def bare(players: int = 2, round: int = 1, **options: str) -> State:  # noqa: A002 - a round of the game
    """A table at which nobody has anything."""
    state = table(players, round, **options)
    for seat in range(players):
        clear(state, seat)
        state.clans[seat].hand = []
    return state


def ready_to_roll(*rolls: int, die: int = 8) -> State:
    """A table at which nobody has anything, and the next rolls are known."""
    state = bare()
    will_roll(state, *rolls, die=die)
    return state


def run(rule: Ask[T], *choices: str) -> T:
    """Play a rule with these choices; forced ones are made by themselves, as in a match."""
    left = list(choices)
    result = finish(rule, left)
    assert not left, f"nobody asked for {left}"
    return result


def finish(rule: Ask[T], left: list[str]) -> T:
    """Play a rule with the first of the choices that are left."""
    answer: str | None = None
    while True:
        try:
            asked = next(rule) if answer is None else rule.send(answer)
        except StopIteration as stop:
            result: T = stop.value
            return result
        answer = answer_to(asked, left)


def take_turn(state: State, *choices: str) -> None:
    """A whole turn: anytime actions before it, the choice of a space or to pass, the action."""
    left = list(choices)
    while left or state.taken != NOWHERE:
        finish(turn(state), left)


def end_turn(state: State) -> None:
    """The next player's turn; if there is none, the phase ends."""
    if not next_turn(state):
        run(end_actions(state))


def idle(state: State) -> Match:
    """Play on to the end; nobody does anything, and what happens is told."""
    match = Match.begin(GAME, GAME.settings_for(state.players), state, listen=True)
    while match.pending:
        decision = match.pending[0]
        match.choose(next(option for option in ("pass", "done", "empty") if option in decision.options), decision.seat)
    return match


def ask_next(rule: Ask[T], *choices: str) -> Decision:
    """Play a rule with these choices and return what is asked then."""
    left = list(choices)
    asked = next(rule)
    while isinstance(asked, Together) or len(asked.options) == 1 or left:
        asked = rule.send(answer_to(asked, left))
    return asked


def answer_to(asked: Decision | Together, left: list[str]) -> str:
    """The next of the choices that are left, or the only one there is; parts are played seat by seat."""
    if isinstance(asked, Together):
        for seat in sorted(asked.seats):
            part = asked.part(seat)
            try:
                beside = next(part)
                while True:
                    beside = part.send(answer_to(beside, left))
            except StopIteration:
                continue
        return ""
    if len(asked.options) == 1:
        return asked.options[0]
    assert left, f"still asked: {asked}"
    answer = left.pop(0)
    assert answer in asked.options, f"{answer} is not among {asked}"
    return answer


def thing(name: str) -> int:
    number = components().number_of(name)
    assert number >= 0, name
    return number


def give(state: State, seat: int = 0, **things: int) -> None:
    """Put things into a supply; they come from nowhere, but for special tiles: there is one of each."""
    for name, count in things.items():
        state.clans[seat].have[thing(name)] += count
        if components().puzzle.specials >> thing(name) & 1:
            state.specials &= ~(1 << thing(name))


def has(state: State, seat: int, name: str) -> int:
    return state.clans[seat].have[thing(name)]


def clear(state: State, seat: int = 0) -> None:
    """Take everything out of a supply; weapon cards go to the discard pile."""
    have = state.clans[seat].have
    for weapon in range(components().weapons):
        state.discard[weapon] += have[components().first_weapon + weapon]
    state.clans[seat].have = [0] * len(have)


def supply(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has, by name without its kind."""
    names = components().things.names
    return {names[number].partition(".")[2]: count for number, count in enumerate(state.clans[seat].have) if count}


def space(name: str) -> int:
    return components().space_names.index[f"space.{name}"]


def use(state: State, name: str, *choices: str, seat: int = 0) -> None:
    """Take a space, with these choices."""
    run(take_space(state, seat, space(name)), *choices)


def asked_at(state: State, name: str, *choices: str, seat: int = 0) -> Decision:
    """Take a space, and return what is asked after these choices."""
    return ask_next(take_space(state, seat, space(name)), *choices)


def own(state: State, board: str, seat: int = 0) -> OwnBoard:
    """One of a seat's boards."""
    kind = components().puzzle.boards.index[f"board.{board}"]
    return next(found for found in state.clans[seat].boards if found.kind == kind)


def own_more(state: State, board: str, seat: int = 0) -> OwnBoard:
    """Give a seat a board or building; it comes from nowhere."""
    found = OwnBoard(components().puzzle.boards.index[f"board.{board}"])
    state.clans[seat].boards.append(found)
    return found


def in_play(state: State, *numbers: int, seat: int = 0) -> None:
    """Lay occupations before a seat, by the numbers printed on them; what they do when they are played is over."""
    clan = state.clans[seat]
    clan.played = [*clan.played, *(number - 1 for number in numbers)]
    state.listening = state.listening[:]
    for number in numbers:
        state.listening[seat] |= components().listens[number - 1]


def play(state: State, number: int, *choices: str, seat: int = 0) -> None:
    """Play an occupation from the hand, by the number printed on it."""
    state.clans[seat].hand = [number - 1]
    run(play_card(state, seat, number - 1), *choices)


def usable(state: State, name: str, seat: int = 0) -> bool:
    return bool(usable_spaces(state, seat) >> space(name) & 1)


def lay_strips(state: State, **strips: int) -> None:
    """Turn these strips up, with so many items gone."""
    state.strips = [GONE * components().strips.index[f"strip.{name}"] + gone for name, gone in strips.items()]


def cover_square(state: State, size: int, seat: int = 0) -> None:
    """Cover the lower left square of the home board."""
    board = own(state, "home", seat)
    for row in range(12 - size, 12):
        for col in range(size):
            board.covered |= 1 << cell(row, col)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def seasons_of(state: State) -> Seasons:
    """What the Harvest mini-expansion has laid on the table."""
    assert isinstance(state.seasons, Seasons)
    return state.seasons

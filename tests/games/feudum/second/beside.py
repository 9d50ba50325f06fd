"""Both rules side by side on positions of random games, as they come and shaken.

    python -m tests.games.feudum.second.beside [--games 400] [--every 7] [--first 0] [--minutes 60]

Games of two to five players by both rule sets, the advanced game and the basic one. From some of their positions the
rules of `meadhall` and those of this folder are run with the same choices: every question, every option and the table
afterwards must be the same. Chance alone comes to few feudums, fights and full guilds; so each position is used a
second time after pawns, markers, feudums, monsters and members have been shaken, under differences taken at random.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from meadhall.engine.decision import Ask, Decision
from meadhall.games.feudum.components.pieces import GUILDS
from meadhall.games.feudum.player import CATEGORIES
from meadhall.games.feudum.rules.actions.conquer import conquer as first_conquer
from meadhall.games.feudum.rules.actions.guild import guild as first_guild
from meadhall.games.feudum.rules.actions.influence import influence as first_influence
from meadhall.games.feudum.rules.actions.move import move as first_move
from meadhall.games.feudum.rules.dawn import dawn as first_dawn
from meadhall.games.feudum.rules.guilds.payment import pay_price, share_out
from meadhall.games.feudum.rules.membership import recount as first_recount
from meadhall.games.feudum.rules.membership import stars as first_stars
from meadhall.games.feudum.scoring import scores
from meadhall.games.feudum.state import LAST_EPOCH, OVER, State
from tests.games.feudum.second import conquest, functions, guilds, influence, movement, scoring
from tests.games.feudum.second.offered import compare_offers
from tests.games.feudum.second.plain import Choose, Plain, read
from tests.games.feudum.second.positions import eager, positions

HIGHEST_PRICE = 12
BY_CHANCE = ("fist", "spills", "turns_seal")
"""Events that tell what chance has given, where it matters for what follows."""

Asked = tuple[int, str, frozenset[str], str]
First = Callable[[State], Ask[None]]
Second = Callable[[Plain, Choose], None]


def run_first(rules: Ask[None], chance: random.Random) -> list[Asked]:
    """Run a chapter by chance, as the engine does; what was asked and answered."""
    asked: list[Asked] = []
    choice: str | None = None
    while True:
        try:
            decision = next(rules) if choice is None else rules.send(choice)
        except StopIteration:
            return asked
        assert isinstance(decision, Decision)
        choice = eager(decision.options, chance)
        if len(decision.options) > 1:
            asked.append((decision.seat, decision.kind, frozenset(decision.options), choice))


class Answers:
    """The same choices again; whatever is asked otherwise is a difference."""

    def __init__(self, asked: list[Asked]) -> None:
        self.left = asked[:]

    def choose(self, seat: int, kind: str, options: Sequence[str]) -> str:
        if len(options) == 1:
            return options[0]
        assert self.left, f"only the second rules ask {seat} {kind} {options}"
        recorded = self.left.pop(0)
        assert recorded[:3] == (seat, kind, frozenset(options)), f"{recorded} is not {(seat, kind, sorted(options))}"
        return recorded[3]


def compare(state: State, first: First, second: Second, chance: random.Random) -> int:
    """One chapter by both rules; how many questions it had."""
    plain = read(state)
    played = state.copy()
    played.told = []
    asked = run_first(first(played), chance)
    plain.luck = [(event.kind, event.thing, event.amount) for event in played.told if event.kind in BY_CHANCE]
    answers = Answers(asked)
    second(plain, answers.choose)
    assert not plain.luck
    assert not answers.left, f"only the first rules ask: {answers.left}"
    expected = read(played)
    assert plain == expected, difference(expected, plain, asked)
    return len(asked)


def difference(first: Plain, second: Plain, asked: list[Asked]) -> str:
    """What was asked, and the lines that are not the same."""
    lines = [f"asked: {asked}"]
    for name in first.__dataclass_fields__:
        one, other = getattr(first, name), getattr(second, name)
        if isinstance(one, dict):
            lines += [f"{name} {key}: {one[key]} is not {other[key]}" for key in one if one[key] != other[key]]
        elif name == "seats":
            lines += [f"{name}: {a} is not {b}" for a, b in zip(one, other, strict=True) if a != b]
        elif one != other:
            lines.append(f"{name}: {one} is not {other}")
    return "\n".join(lines)


def compare_all(state: State, chance: random.Random, counted: Counter[str]) -> None:
    """Everything that is written twice, from one position."""
    plain = read(state)
    for seat in range(len(state.players)):
        for number, guild in enumerate(GUILDS):
            assert first_stars(state, seat, number) == guilds.stars(plain, seat, guild), (seat, guild)
            counted["stars"] += 1
    counted["recount"] += 1
    counted["recount, asked"] += compare(state, first_recount, guilds.recount, chance) > 0
    compare_payments(state, chance, counted)
    compare_scores(state, chance, counted)
    for seat in range(len(state.players)):
        state.active = seat
        compare_offers(state, seat, counted)
        counted["influence"] += compare(state, *influences(seat), chance) > 0
        counted["conquer"] += compare(state, *attacks(seat), chance) > 0
        counted["move"] += compare(state, *moves(seat), chance) > 0
        counted["guild"] += compare(state, *offices(seat), chance) > 0


def influences(seat: int) -> tuple[First, Second]:
    return lambda state: first_influence(state, seat), lambda plain, choose: influence.influence(plain, seat, choose)


def attacks(seat: int) -> tuple[First, Second]:
    return lambda state: first_conquer(state, seat), lambda plain, choose: conquest.conquer(plain, seat, choose)


def moves(seat: int) -> tuple[First, Second]:
    return lambda state: first_move(state, seat), lambda plain, choose: movement.move(plain, seat, choose)


def offices(seat: int) -> tuple[First, Second]:
    return lambda state: first_guild(state, seat), lambda plain, choose: functions.guild(plain, seat, choose)


def compare_payments(state: State, chance: random.Random, counted: Counter[str]) -> None:
    for number, guild in enumerate(GUILDS):
        seat = chance.randrange(len(state.players))
        price = chance.randint(1, HIGHEST_PRICE)
        paid, plain = state.copy(), read(state)
        pay_price(paid, seat, number, price)
        guilds.pay(plain, seat, guild, price)
        assert read(paid) == plain, (seat, guild, price)
        counted["payment"] += 1
        if guild in ("farmer", "monk") and state.members[number]:
            shared, plain = state.copy(), read(state)
            share_out(shared, number, seat, state.members[number][0])
            guilds.share(plain, guild, seat)
            assert read(shared) == plain, (seat, guild)
            counted["share"] += 1


def compare_scores(state: State, chance: random.Random, counted: Counter[str]) -> None:
    """The final scoring as if the game ended here, and the dawn of the next epoch."""
    plain = read(state)
    over = state.copy()
    over.phase = OVER
    for seat, score in enumerate(scores(over)):
        first = {name: points for name, points in score.categories if name not in CATEGORIES}
        assert first == scoring.final(plain, seat), (seat, first)
        assert score.ties == [("barrel", plain.seats[seat].barrel)]
        counted["final scoring"] += 1
    if state.epoch == LAST_EPOCH:
        return
    dawned = state.copy()
    run_first(first_dawn(dawned), chance)
    for seat, player in enumerate(read(dawned).seats):
        gained = {name: points - plain.seats[seat].points[name] for name, points in player.points.items()}
        expected = scoring.epoch(plain, seat, state.epoch + 1)
        assert gained == {name: expected.get(name, 0) for name in gained}, (seat, gained, expected)
        counted["dawn"] += 1


def beside(games: Iterable[int], every: int, *, seconds: float = float("inf")) -> Counter[str]:
    """These games; how often each thing was compared."""
    counted: Counter[str] = Counter()
    end = time.monotonic() + seconds
    for number in games:
        if time.monotonic() > end:
            break
        chance = random.Random(number)
        for state in positions(number, every):
            compare_all(state, chance, counted)
            counted["positions"] += 1
        counted["games"] += 1
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--every", type=int, default=7, help="positions after so many decisions each")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--minutes", type=float, default=60, help="no game is begun after that")
    asked = parser.parse_args()
    counted = beside(range(asked.first, asked.first + asked.games), asked.every, seconds=asked.minutes * 60)
    for name, number in counted.items():
        print(f"{name}: {number:,}")


if __name__ == "__main__":
    main()

"""What the documentation shows works as shown."""

from __future__ import annotations

import importlib
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import meadhall
from docs.examples.monte_carlo import FlatMonteCarlo
from docs.examples.one_ply import OnePly
from meadhall import words
from meadhall.arena import play
from meadhall.bots import Bot
from meadhall.contract import CHECKS, Case
from meadhall.engine import registry
from meadhall.engine.play.playout import play_out
from meadhall.engine.saving.digest import digest
from meadhall.words import Words
from tests.outside.packages import starter

sys.path.insert(0, str(starter() / "src"))
gifts = importlib.import_module("gifts")
GIFTS: meadhall.Game = gifts.GAME

ROOT = Path(__file__).parent.parent
TEXTS = [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.fixture(autouse=True)
def _with_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example among the installed games, as its entry point would have it."""
    monkeypatch.setattr(registry, "games", lambda: {GIFTS.id: GIFTS})
    monkeypatch.setattr(words, "folder", lambda name: starter() / "src" / "gifts" / "locales")


# The game of docs/adding-a-game.md.


@pytest.mark.parametrize("players", GIFTS.players)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_example_game_keeps_the_contract(check: Callable[[Case], None], players: int) -> None:
    check(Case(GIFTS, players))


def test_of_the_example_game_everything_can_be_said() -> None:
    english = Words("en")
    names = ["Ada", "Bo", "Cy"]
    match = GIFTS.new(3, seed=1, listen=True)
    while match.decision:
        assert english.question("gifts", match.decision, names)
        assert all(english.thing("gifts", option, names) for option in match.decision.options)
        match.choose(match.decision.options[0])
    for seat in (0, None):
        assert all(english.event("gifts", event, names) for event in match.events_seen_by(seat))
    assert english.score("gifts", match.scores()[0].categories[0][0]) == "Gifts"


def test_the_text_explains_the_example_game_as_it_is() -> None:
    """Every block of the text stands in a file of the new game or of Ferry, word for word."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [path for folder in (starter(), ROOT / "examples" / "ferry") for path in folder.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert blocks
    for block in blocks:
        assert block in source, block


# The bots of docs/bots.md.


def wins(game: meadhall.Game, bot: Callable[[int], Bot], games: int, players: int) -> float:
    """How often a bot wins against random ones, from each seat in turn."""
    won = 0.0
    for seed in range(games):
        seats: list[Bot | str] = ["random"] * players
        seats[seed % players] = bot(seed)
        winners = play(game, seats, seed).winners()
        won += (seed % players in winners) / len(winners)
    return won


def test_the_flat_monte_carlo_bot_beats_chance() -> None:
    assert wins(GIFTS, FlatMonteCarlo, games=20, players=2) > 12


def test_the_one_ply_bot_beats_chance_where_the_game_gives_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert wins(meadhall.game("boru"), OnePly, games=3, players=3) >= 2


def test_the_flat_monte_carlo_bot_plays_a_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    match = meadhall.game("boru").new(3, seed=1)
    play_out_to(match, 60)
    decision = match.decision
    assert decision is not None
    assert FlatMonteCarlo(1, games=1).choose(match.seen_by(decision.seat)) in decision.options


def play_out_to(match: meadhall.Match, moves: int) -> None:
    chance = random.Random(1)
    while match.decision and len(match.choices) < moves:
        match.choose(chance.choice(match.decision.options))


# All texts.


def links() -> Iterator[tuple[Path, str]]:
    for text in TEXTS:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text.read_text(encoding="utf-8")):
            yield text, target


def test_what_the_texts_link_to_is_there() -> None:
    for text, target in links():
        assert (text.parent / target).exists(), f"{text.name}: {target}"


def test_the_files_that_contributing_names_are_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for path in re.findall(r"`((?:src|tests|web|docs|benchmarks)/[^`<>*… ]*)`", text):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"`((?:games|server)/[^`<>*… ]*)`", text):
        assert (ROOT / "src" / "meadhall" / path).exists(), path


def test_every_target_of_make_that_the_texts_name_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for text in [ROOT / "README.md", *TEXTS]:
        for target in re.findall(r"`make ([a-z-]+)`", text.read_text(encoding="utf-8")):
            assert target in targets, f"{text.name}: make {target}"


def test_random_games_of_the_example_end_and_can_be_written_down() -> None:
    match = GIFTS.new(3, seed=5)
    play_out(match, random.Random(5).random)
    assert match.over
    assert digest(meadhall.load(meadhall.dump(match)).match.state) == digest(match.state)

"""The reader of saved games in JavaScript, as docs/saved-games.md has it."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hatch_build import find_node
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import play_out
from meadhall.engine.registry import game
from meadhall.engine.saving import record
from meadhall.engine.saving.digest import end_digest

pytestmark = pytest.mark.page

ROOT = Path(__file__).parents[2]
READER = ROOT / "docs" / "examples" / "read_record.mjs"
WORDS = [ROOT / "src/meadhall/games/boru/locales/en.ftl", ROOT / "src/meadhall/locales/common/en.ftl"]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reader, where its one dependency is installed."""
    folder = tmp_path_factory.mktemp("reader")
    (folder / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    return Path(shutil.copy(READER, folder))


def node(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([find_node(), *map(str, arguments)], capture_output=True, text=True, check=False)


def played(moves: int = 10_000) -> Match:
    match = game("boru").new(3, seed=11)
    play_out(match, random.Random(11).random)
    return match.at(min(moves, len(match.choices)))


def test_it_is_as_short_as_the_text_says() -> None:
    assert len([line for line in READER.read_text(encoding="utf-8").splitlines() if line.strip()]) <= 50


def test_it_says_a_whole_game_in_words(reader: Path, tmp_path: Path) -> None:
    match = played()
    file = tmp_path / "game.jsonl"
    file.write_text(record.dump(match, ["Ana", "Bo", "Cleo"]), encoding="utf-8")
    done = node(reader, file, *WORDS)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert len(lines) == len(match.choices) + 1
    assert re.fullmatch(r"1\. (Ana|Bo|Cleo): [A-Z][a-z]+ \d", lines[0])
    assert not [line for line in lines if re.search(r"\b[a-z]+\.\w", line.partition(". ")[2])], "ids are not words"
    assert lines[-1] == ", ".join(
        f"{name} {score.total}" for name, score in zip(["Ana", "Bo", "Cleo"], match.scores(), strict=True)
    )
    file.write_text("\n".join(file.read_text(encoding="utf-8").splitlines()[:-2]), encoding="utf-8")
    assert "truncated" in node(reader, file, *WORDS).stderr


@pytest.mark.parametrize("moves", [40, 10_000])
def test_it_computes_the_digest_of_the_closing_line(reader: Path, moves: int) -> None:
    match = played(moves)
    value = {
        "scores": [{"ties": s.ties, "seat": s.seat, "categories": s.categories} for s in match.scores()],
        "asked": [
            {"seat": d.seat, "options": sorted(d.options), "kind": d.kind, "about": d.about} for d in match.pending
        ],
    }
    program = f"import('{reader}').then(({{ digest }}) => console.log(digest(JSON.parse(process.argv[1]))))"
    done = node("-e", program, json.dumps(value))
    assert done.stdout.strip() == end_digest(match.pending, match.scores()), done.stderr
    assert json.loads(record.dump(match).splitlines()[-1])["end"] == done.stdout.strip()

"""What docs/bots.md shows works as shown, and it leaves no public name out."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import meadhall
from docs.examples.monte_carlo import FlatMonteCarlo
from docs.examples.one_ply import OnePly
from docs.examples.small_search import SmallSearch
from meadhall import arena, bots
from meadhall.arena import play
from meadhall.bots.programs import protocol
from meadhall.bots.programs.process import end_all
from meadhall.engine.advice import Advice
from tests.bots.plug_ins import offer
from tests.cli.hall import run

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", TEXT, re.S)
SHORT = [block for block in PYTHON if not block.startswith('"""') and "sys.argv" not in block]
COMMANDS = [line for block in re.findall(r"```console\n(.*?)```", TEXT, re.S) for line in re.findall(r"\$ (.*)", block)]
LINES = re.findall(r"^([→←]) (.*)$", TEXT, re.M)
HALL = protocol.HallHello | protocol.NewGame | protocol.Decide | protocol.Tried | protocol.Over | protocol.Quit


@pytest.mark.parametrize(("bot", "most"), [(OnePly, 30), (FlatMonteCarlo, 30), (SmallSearch, 60)])
def test_the_example_bots_are_short_and_shown_as_they_are(bot: type[bots.Bot], most: int) -> None:
    source = inspect.getsource(inspect.getmodule(bot) or bot)
    assert len([line for line in source.splitlines() if line.strip()]) <= most
    assert f"```python\n{source}```" in TEXT


def test_the_first_bot_has_ten_lines_at_most_and_the_short_examples_run_as_one_program(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert len(SHORT) == 3
    assert len(SHORT[0].splitlines()) <= 10
    exec(compile("\n".join(SHORT), "bots.md", "exec"), {"__name__": "bots"})
    said = capsys.readouterr().out
    assert '"seats":["mine","greedy","random"]' in said
    assert "Share(share=" in said


def test_the_small_search_beats_chance() -> None:
    assert play("boru", ["random", SmallSearch(1, simulations=12), "random"], 1).winners() == [1]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which the commands of the text can be run one after the other."""
    (tmp_path / "my_bot.py").write_text(SHORT[0], encoding="utf-8")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    end_all()


@pytest.mark.slow
def test_every_command_can_be_typed(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(COMMANDS) >= 8
    for command in COMMANDS:
        program, *line = shlex.split(command)
        if program == "pip":
            assert line == ["install", "-e", "wise-owl"]
            monkeypatch.syspath_prepend(place / "wise-owl" / "src")
            info = place / "wise-owl" / "src" / "wise_owl-0.1.0.dist-info"  # for the processes that play its games
            info.mkdir()
            (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wise-owl\nVersion: 0.1.0\n")
            (info / "entry_points.txt").write_text("[meadhall.bots]\nwise-owl = wise_owl:WiseOwl\n")
            offer(monkeypatch, {"wise-owl": "wise_owl:WiseOwl"})
            continue
        done = run(*line)
        assert (done.exit_code, done.stderr) == (0, ""), command


def test_the_lines_of_the_protocol_are_such_lines() -> None:
    assert {json.loads(line)["type"] for _, line in LINES} == {
        *(kind.__struct_config__.tag for kind in HALL.__args__),
        "choose",
        "try",
    }
    for arrow, line in LINES:
        if arrow == "←":
            protocol.read_line(line.encode())
        else:
            msgspec.json.decode(line, type=HALL)


def test_every_field_of_the_protocol_is_explained() -> None:
    part = TEXT[TEXT.index("## A program in any language") : TEXT.index("## A seat over HTTP")]
    for kind in (*HALL.__args__, *protocol.Said.__args__):
        assert f"`{kind.__struct_config__.tag}`" in part
        for field in kind.__struct_fields__:
            assert f"`{field}`" in part or f'"{field}"' in part, field


# Every public name.


def public(of: object) -> set[str]:
    return {name for name in dir(of) if not name.startswith("_")}


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("Of `meadhall`:", set(meadhall.__all__)),
        ("Of `meadhall.bots`:", set(bots.__all__)),
        ("Of `meadhall.arena`:", set(arena.__all__)),
        ("Of a `Match`:", public(meadhall.Match)),
        ("Of a game's `advice`:", public(Advice)),
        ("| `Seen` |", public(meadhall.Seen)),
        ("| `Bot` |", public(meadhall.Bot)),
        ("| `Decision` |", public(meadhall.Decision)),
        ("| `Rng` |", public(meadhall.Rng)),
        ("| `Score` |", public(meadhall.Score)),
    ],
)
def test_every_public_name_is_explained(heading: str, names: set[str]) -> None:
    end = "\n" if heading.startswith("|") else "\n\nOf "
    part = TEXT[TEXT.index(heading) :].split(end, 1)[0]
    explained = {name for code in re.findall(r"`([^`]+)`", part) for name in re.findall(r"^\w+", code)}
    assert names - explained == set()

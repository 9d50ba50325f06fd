"""Help for testing bots of others: entry points as an installer leaves them, and programs that misbehave."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from meadhall import bots
from meadhall.bots import registry

FIRST = """
import meadhall
class First(meadhall.Bot):
    def choose(self, seen):
        return seen.decision.options[0]
class Failing(meadhall.Bot):
    def choose(self, seen):
        raise RuntimeError("the idea\\nis missing")
class Cheating(meadhall.Bot):
    def choose(self, seen):
        return "everything"
class Choosy(meadhall.Bot):
    def __init__(self, seed, taste):
        pass
class Thing:
    pass
"""

ENGINE = """
import json, sys
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello", protocol=1, name="test"{hello})
    elif heard["type"] == "game":
        asked, game = 0, heard
    elif heard["type"] == "decide":
        {decide}
        say(type="choose", number=heard["number"], option=heard["options"][0])
    elif heard["type"] == "quit":
        break
"""


def offer(monkeypatch: pytest.MonkeyPatch, points: Mapping[str, str]) -> None:
    """As if packages with these entry points were installed."""
    made = [EntryPoint(name, value, registry.GROUP) for name, value in points.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: made)
    monkeypatch.setattr(registry, "_found", registry._found.__wrapped__)


def write_engine(folder: Path, decide: str = "pass", hello: str = "", name: str = "engine.py") -> str:
    """The name of a bot whose program answers with the first option, unless it is told to do something else."""
    path = folder / name
    path.write_text(ENGINE.replace("{decide}", decide).replace("{hello}", hello), encoding="utf-8")
    return f"{bots.ENGINE}{sys.executable} -S {path}"

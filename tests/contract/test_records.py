"""Records lead to the very same state for ever, or are refused: those played under earlier rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meadhall.engine.errors import BadRecord
from meadhall.engine.registry import game, games
from meadhall.engine.saving import record
from tests.contract.golden import GAMES

RECORDS = sorted(GAMES.glob("*/records/*.jsonl"))


def version_of(path: Path) -> int:
    version: int = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])["version"]
    return version


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_earlier_record_leads_to_the_same_state_or_is_refused(path: Path) -> None:
    version = version_of(path)
    if version >= game(path.parent.parent.name).oldest:
        assert record.read(path).match.over
    else:
        with pytest.raises(BadRecord, match=f"rules version {version}"):
            record.read(path)


@pytest.mark.parametrize("name", [path.name for path in GAMES.iterdir() if path.name in games()])
def test_there_are_records_of_the_present_rules(name: str) -> None:
    assert game(name).version in {version_of(path) for path in RECORDS if path.parent.parent.name == name}

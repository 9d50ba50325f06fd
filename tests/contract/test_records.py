"""Records of earlier versions lead to the very same state: what was saved can be gone on with for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.engine.play import record
from tests.contract.golden import GAMES

RECORDS = sorted(GAMES.glob("*/records/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_earlier_record_leads_to_the_same_state(path: Path) -> None:
    assert record.read(path).match.over

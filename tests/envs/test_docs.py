"""The code of docs/environments.md runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

TEXT = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(block, "environments.md", "exec"), names)
    said = capsys.readouterr().out
    assert "discs: seat +0 town.con1" in said
    assert re.search(r"flags +hand +card\.1 … card\.25", said)

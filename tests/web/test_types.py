"""The page's types are made from the server's own classes, and are up to date."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import hatch_build

pytestmark = pytest.mark.page
WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_those_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON", sys.executable)
    hatch_build.npm(WEB, "run", "types", "--", str(tmp_path))
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.d.ts"))
    assert Path("lib/schema.d.ts") in made
    for path in made:
        ours = (WEB / "src" / path).read_text(encoding="utf-8")
        assert (tmp_path / path).read_text(encoding="utf-8") == ours, f"{path} is old: npm run types, in web/"

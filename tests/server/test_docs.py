"""What the documentation says is true."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from meadhall.server.refusals import STATUS
from meadhall.server.settings import from_environment
from tests.server.client import ME, RANDOM, Visitor

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")

Visit = Callable[..., Visitor]


def test_the_example_bot_plays_a_game_to_its_end(visit: Visit, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", API, re.DOTALL)[-1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    program = tmp_path / "bot.py"
    program.write_text(code, encoding="utf-8")
    anna = visit("Anna")
    table = anna.open("boru", ME, RANDOM, RANDOM)
    token = anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    arguments = [sys.executable, str(program), anna.address, table, "0", token]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=300, check=True)
    assert "'total'" in done.stdout
    assert anna.get(f"/api/tables/{table}")["ended"] == "finished"


def test_every_route_is_in_the_documentation(visit: Visit) -> None:
    paths = visit().get("/schema/openapi.json")["paths"]
    for path in paths:
        short = path.replace("/api/tables/{table}/", "…/")
        assert f"`{short}" in API or f" `{path}" in API, path


def test_every_refusal_is_in_the_documentation() -> None:
    for code, status in STATUS.items():
        row = next(line for line in API.splitlines() if line.startswith(f"| {status} |"))
        assert f"`{code}`" in row, code


def test_every_setting_of_the_environment_is_in_the_documentation() -> None:
    class Asked(dict[str, str]):
        def get(self, name: str, default: object = None) -> object:  # type: ignore[override]
            names.append(name)
            return default

    names: list[str] = []
    from_environment(Asked())
    for name in names:
        assert f"`{name}`" in HOSTING

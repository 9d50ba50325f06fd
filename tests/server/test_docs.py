"""What the documentation says is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from meadhall.server.api.middleware.error_handlers import STATUS
from meadhall.server.errors import RefusalCode
from meadhall.server.settings import from_environment
from tests.server.client import ME, RANDOM, Visit, here

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
EXAMPLE_BOT = re.findall(r"```python\n(.*?)```", API, re.DOTALL)[-1]


def test_the_example_bot_plays_a_game_to_its_end(visit: Visit, tmp_path: Path) -> None:
    assert len([line for line in EXAMPLE_BOT.splitlines() if line.strip()]) <= 30
    program = tmp_path / "bot.py"
    program.write_text(EXAMPLE_BOT, encoding="utf-8")
    anna = visit("Anna")
    table = anna.open("toy", ME, RANDOM, RANDOM)
    token = anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    arguments = [sys.executable, str(program), anna.address, table, "0", token]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=300, check=True)
    assert "'total'" in done.stdout
    assert anna.get(f"/api/tables/{table}")["ended"] == "finished"


def test_the_bot_in_ten_lines_plays_a_game_to_its_end(visit: Visit) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    program = next(block for block in blocks if "sys.argv" in block)
    assert len([line for line in program.splitlines() if line]) <= 10
    anna = visit("Anna")
    table = anna.open("toy", ME, RANDOM, RANDOM)
    token = anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    arguments = [sys.executable, "-c", program, f"{anna.address}/api/tables/{table}", "0", token]
    subprocess.run(arguments, capture_output=True, text=True, timeout=300, check=True)
    assert anna.get(f"/api/tables/{table}")["ended"] == "finished"


def test_the_example_bot_goes_on_when_its_question_is_no_longer_open(visit: Visit) -> None:
    slow = '    print("thinking", flush=True)\n    input()\n    return random.choice('
    code = EXAMPLE_BOT.replace("    return random.choice(", slow)
    assert code != EXAMPLE_BOT
    anna = visit("Anna")
    table = anna.open("toy", ME, here("Ola"))
    token = anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    arguments = [sys.executable, "-c", code, anna.address, table, "0", token]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stdout.readline() == "thinking\n"
        anna.choose(table, 0, "card.7")
        program.stdin.write("\n")
        program.stdin.flush()
        assert program.stdout.readline() == "thinking\n"
        position = anna.position(table, 0)
        assert position["view"]["hand"] == [7]
        program.stdin.write("\n")
        program.stdin.flush()
        position = anna.position(table, 0, after=position["number"], wait=20)
        assert len(position["view"]["hand"]) == 2
        program.kill()


def test_every_route_is_in_the_documentation(visit: Visit) -> None:
    paths = visit().get("/schema/openapi.json")["paths"]
    for path in paths:
        short = path.replace("/api/tables/{table}/", "…/")
        assert f"`{short}" in API or f" `{path}" in API, path


def test_every_refusal_is_in_the_documentation() -> None:
    assert set(STATUS) == set(get_args(RefusalCode))
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


@pytest.mark.parametrize("name", ["meadhall.service", "Containerfile", "compose.yaml"])
def test_files_for_deploying_set_what_there_is(name: str) -> None:
    text = (DOCS.parent / "deploy" / name).read_text(encoding="utf-8")
    named = set(re.findall(r"MEADHALL_[A-Z_]+", text))
    assert named
    assert not {each for each in named if f"`{each}`" not in HOSTING}
    assert f"deploy/{name}" in HOSTING


def test_commands_of_the_hall_are_found_in_its_container_and_by_cron() -> None:
    """Where `docker compose exec server meadhall …` looks; cron knows nothing of what the service is told."""
    deploy = DOCS.parent / "deploy"
    assert "compose exec server meadhall admin" in (deploy / "compose.yaml").read_text(encoding="utf-8")
    assert "PATH=/opt/meadhall/bin:" in (deploy / "Containerfile").read_text(encoding="utf-8")
    kept = "/var/lib/meadhall"
    assert f"MEADHALL_DATA_DIR={kept}\n" in (deploy / "meadhall.service").read_text(encoding="utf-8")
    (nightly,) = re.findall(r"^15 4 .*$", HOSTING, re.MULTILINE)
    assert f"--data-dir {kept} " in nightly

"""In the browser there are the bots that the host has installed, and no way to name any other program."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from meadhall.engine.errors import UnknownBot
from meadhall.server.bots.worker import answer
from tests.bots.plug_ins import FIRST, offer
from tests.server.client import ME, RANDOM, Visit
from tests.server.test_bots import options_after, question

PROGRAMS = ["first.py:First", "docs.examples.one_ply:OnePly", "engine:touch was_run", "engine:cat", "200x", "300ms"]


@pytest.mark.parametrize("name", PROGRAMS)
def test_who_plays_in_the_browser_cannot_name_a_program(
    name: str, visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "first.py").write_text(f"open('was_run', 'w')\n{FIRST}")
    anna = visit("Anna")
    table = anna.open("toy", ME, RANDOM, RANDOM)
    seated = {"game": "toy", "seats": [ME, {"kind": "bot", "bot": name}, RANDOM]}
    assert anna.refused("POST", "/api/tables", seated) in ("no_such_bot", "bad_request")
    assert anna.refused("POST", f"/api/tables/{table}/hint", {"seat": 0, "bot": name}) in ("no_such_bot", "bad_request")
    with pytest.raises(UnknownBot, match="there is no bot"):
        answer(replace(question([]), bot=name))
    assert not (tmp_path / "was_run").exists()


def test_a_bot_that_the_host_has_installed_is_offered_and_plays(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, {"owl": "docs.examples.one_ply:OnePly", "broken": "json:loads"})
    offered = visit("Anna").get("/api/games/boru")["game"]["bots"]
    assert offered == ["random", "easy", "greedy", "normal", "hard", "owl"]
    assert answer(replace(question([]), bot="owl")) in options_after([])

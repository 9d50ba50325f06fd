"""Every command that a text names is there, with every option that it names: in blocks and within sentences."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from meadhall.cli import app
from tests.cli.hall import run
from tests.outside.packages import starter

ROOT = Path(__file__).parent.parent
TEXTS = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for pattern in ("*.md", "docs/**/*.md", "deploy/*", "examples/*/README.md", "web/README.md")
    for path in sorted(ROOT.glob(pattern))
    if path.is_file()
}
SPOKEN = re.compile(r"`([^`]+)`")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.S | re.M)
SHELL = ("", "sh", "console", "bash")
OURS = re.compile(r"(?:^|\s|/)meadhall ([a-z][a-z-]*(?:\s.*)?)$", re.S)
MODULE = re.compile(r"python(?:3)? -m ((?:benchmarks|tests|docs)[\w.]*)(.*)$", re.S)
NO_COMMANDS = ("meadhall COMMAND", "meadhall …", "useradd")


def told() -> Iterator[tuple[str, str]]:
    """Each line of a block and each piece of code in a sentence, with the name of its text."""
    for name, text in TEXTS.items():
        sentences = BLOCK.sub("", text)
        lines = [line for kind, block in BLOCK.findall(text) if kind in SHELL for line in block.splitlines()]
        lines += [" ".join(code.split()) for code in SPOKEN.findall(sentences)]
        if name.startswith("deploy"):
            lines = text.splitlines()
        yield from ((name, re.sub(r"^[$#]\s+|\s#\s.*$", "", line.strip())) for line in lines)


def options_in(words: str) -> list[str]:
    return re.findall(r"(?<!\S)(--[a-z][a-z-]*)", words)


def commands() -> Iterator[tuple[str, str, list[str]]]:
    for name, line in told():
        found = OURS.search(line)
        if found and not line.startswith(NO_COMMANDS):
            # The words of a sentence such as `meadhall play --save`; a shell's pipes and redirections end it.
            words = re.split(r"\s[|>&]", found[1])[0].split()
            yield name, line, words


def test_the_commands_are_there_with_all_their_options() -> None:
    hall: Any = typer.main.get_command(app)
    wrong = []
    for name, line, words in commands():
        command = hall.commands.get(words[0])
        if hasattr(command, "commands") and len(words) > 1 and re.fullmatch("[a-z][a-z-]*", words[1]):
            command = command.commands.get(words[1])
        if command is None:
            wrong.append(f"{name}: {line}")
            continue
        known = {option for parameter in command.params for option in (*parameter.opts, *parameter.secondary_opts)}
        wrong += [
            f"{name}: {line}: {option}" for option in options_in(" ".join(words)) if option not in known | {"--help"}
        ]
    assert wrong == []
    assert len({words[0] for _, _, words in commands()}) >= 14


def test_the_modules_that_are_run_are_there_with_all_their_options() -> None:
    found = 0
    for name, line in told():
        module = MODULE.search(line)
        if module is None:
            continue
        found += 1
        path = ROOT / module[1].replace(".", "/")
        files = list(path.glob("*.py")) if path.is_dir() else [path.with_suffix(".py")]
        assert all(file.exists() for file in files), f"{name}: {line}"
        source = "".join(file.read_text(encoding="utf-8") for file in files)
        for option in options_in(module[2]):
            assert f'"{option}"' in source, f"{name}: {line}"
    assert found >= 8


@pytest.mark.slow
def test_what_a_new_game_s_own_text_says_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first lines of docs/adding-a-game.md, but for pip and for what waits for somebody: tests/outside has both."""
    [block] = re.findall(r"```sh\n(meadhall new-game .*?)```", TEXTS["docs/adding-a-game.md"], re.S)
    lines = [shlex.split(line, comments=True) for line in block.splitlines()]
    assert [words[1] for words in lines if words[0] == "meadhall"] == ["new-game", "check", "play", "simulate"]
    monkeypatch.chdir(tmp_path)
    # Other tests play the game that it writes: here it is new.
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != str(starter() / "src")])
    monkeypatch.delitem(sys.modules, "gifts", raising=False)
    assert run(*lines[0][1:]).exit_code == 0
    written = {path.relative_to(tmp_path / "gifts") for path in (tmp_path / "gifts").rglob("*") if path.is_file()}
    assert written == {path.relative_to(starter()) for path in starter().rglob("*") if path.is_file()}

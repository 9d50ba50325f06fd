"""Every command explains itself, with examples, in three languages; and completes itself."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from meadhall import __version__
from meadhall.cli import app
from meadhall.cli.commands.hall import asked_language, describe
from meadhall.words import LANGUAGES, Words
from tests.cli.hall import run

COMMANDS = [
    "games",
    "serve",
    "play",
    "simulate",
    "arena",
    "replay",
    "show",
    "analyse",
    "data",
    "bench",
    "check",
    "new-game",
    "check-engine",
    "new-bot",
    "admin",
]
ADMIN = [
    "backup",
    "restore",
    "move",
    "users",
    "host",
    "mute",
    "ban",
    "reset",
    "tables",
    "remove",
    "purge",
    "export",
    "import",
]


def test_there_are_these_commands() -> None:
    hall = typer.main.get_command(app)
    assert isinstance(hall, TyperGroup)
    assert list(hall.commands) == COMMANDS
    admin = hall.commands["admin"]
    assert isinstance(admin, TyperGroup)
    assert list(admin.commands) == ADMIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_help_in_every_language(language: str) -> None:
    hall = typer.main.get_command(app)
    assert isinstance(hall, TyperGroup)
    words = Words(language, fallback=False)
    describe(hall, words)
    admin = hall.commands["admin"]
    assert isinstance(admin, TyperGroup)
    for command in (hall, *hall.commands.values(), *admin.commands.values()):
        assert isinstance(command, TyperGroup | TyperCommand)
        assert command.help
        assert words.say("cli-examples") in command.help
        for parameter in command.params:
            assert isinstance(parameter, TyperArgument | TyperOption)
            assert parameter.help, f"{command.name} {parameter.name}"


@pytest.mark.parametrize("command", ["meadhall", *COMMANDS, *(f"admin_{name}" for name in ADMIN)])
def test_every_example_can_be_typed(command: str) -> None:
    for line in Words("en").say(f"cli-help-{command}-examples").splitlines():
        program, *args = shlex.split(line)
        assert program == "meadhall"
        hall = typer.main.get_command(app)
        assert isinstance(hall, TyperGroup)
        context = hall.make_context("meadhall", list(args))
        name, found, rest = hall.resolve_command(context, args)
        if isinstance(found, TyperGroup):
            name, found, rest = found.resolve_command(context, rest)
        assert name is not None
        assert found is not None
        parsed = found.make_context(name, rest, parent=context)  # complains of options that it does not know
        assert parsed.args == []


@pytest.mark.parametrize("command", [*COMMANDS, "admin backup"])
def test_help_is_shown_with_examples(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert f"meadhall {command}" in result.stdout


@pytest.mark.parametrize("command", ["", *COMMANDS, "admin restore"])
def test_flags_are_shown_without_a_value(command: str) -> None:
    told = run(*command.split(), "--help").stdout
    assert "--help" in told
    assert "bool" not in told.lower()


def test_help_is_in_the_language_of_the_locale_or_the_one_asked_for() -> None:
    assert "Przykłady:" in run("play", "--help", env={"LC_ALL": "pl_PL.UTF-8"}).stdout
    assert "Exemplos:" in run("play", "--help", "--lang", "pt-BR").stdout
    assert "Exemplos:" in run("--lang=pt-BR", "play", "--help", env={"LC_ALL": "pl_PL.UTF-8"}).stdout


def test_only_a_language_that_is_spoken_is_taken_from_the_arguments() -> None:
    assert asked_language(["play", "--lang", "pl"]) == "pl"
    assert asked_language(["play", "--lang"]) == ""
    assert asked_language(["play", "--lang=xx"]) == ""


def test_nothing_asked_is_answered_with_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.stdout


def test_version() -> None:
    assert run("--version").stdout == f"meadhall {__version__}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("meadhall si", "simulate"),
        ("meadhall play bo", "boru"),
        ("meadhall play boru --seats human,gr", "human,greedy"),
        ("meadhall simulate boru --bots ra", "random"),
        ("meadhall games --lang pt", "pt-BR"),
    ],
)
def test_the_shell_completes_commands_games_and_bots(typed: str, completed: str, tmp_path: Path) -> None:
    program = Path(sys.executable).parent / "meadhall"
    environ = os.environ | {
        "_MEADHALL_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    done = subprocess.run([str(program)], env=environ, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert completed in done.stdout.split()


def test_the_package_runs_as_the_command_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "simulate", "--help"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert "Usage: python -m meadhall simulate" in done.stdout

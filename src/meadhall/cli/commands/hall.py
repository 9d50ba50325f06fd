"""What all commands share: help in the player's language, and one line for whatever went wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from rich.markup import escape
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from meadhall import bots
from meadhall.cli.complaints import complaint
from meadhall.engine import registry
from meadhall.engine.errors import BadSettings, MeadhallError
from meadhall.words import LANGUAGES, Words


class Group(TyperGroup):
    """Commands that belong together."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is asked for; the parser would complain of one that is not there in English."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            known = ", ".join(self.commands)
            raise BadSettings(f"there is no command {name!r}; there are: {known}", "command", name=name, known=known)
        return super().resolve_command(ctx, args)


class Hall(Group):
    """The group of all commands."""

    arguments: list[str]
    words: Words

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run a command; bad input is one line on standard error and exit status 2."""
        arguments = kwargs.get("args", args[0] if args else None)
        self.arguments = list(sys.argv[1:] if arguments is None else arguments)
        self.words = words = Words(asked_language(self.arguments))
        describe(self, words)
        kwargs["standalone_mode"] = False
        try:
            status = super().main(*args, **kwargs)
        except MeadhallError as error:
            fail(said(error, words))
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except typer.Abort:
            sys.exit(1)
        except Exception as error:
            # The parser's own complaints share no public base class, only this method.
            if not hasattr(error, "format_message"):
                raise
            fail(complaint(error, words))
        sys.exit(status if isinstance(status, int) else 0)

    def tell_of_broken_plug_ins(self) -> None:
        """A line for every game or bot that is installed but cannot play: the others go on without it."""
        for message, broken in (
            ("cli-wrong-broken-game", registry.broken()),
            ("cli-wrong-broken-bot", bots.broken()),
        ):
            for name, why in broken.items():
                if name not in self.arguments:  # who asks for it is told by the command
                    typer.echo(f"meadhall: {self.words.say(message, name=name, why=why)}", err=True)


class Command(TyperCommand):
    """One command. What it does not expect is left to it by the parser (`EXTRA`), and refused in words of ours."""

    EXTRA: Final = {"allow_extra_args": True}

    def invoke(self, ctx: Any) -> Any:
        if ctx.args:
            extra = " ".join(ctx.args)
            raise BadSettings(f"not expected: {extra}", "extra", extra=extra)
        return super().invoke(ctx)


def said(error: MeadhallError, words: Words) -> str:
    """What went wrong: in the player's language if it is something that players meet, or else in English."""
    message = f"cli-wrong-{error.code}"
    if not error.code or not words.has(message):
        return str(error)
    told = words.say(message, **error.values)
    if {"file", "line"} <= error.values.keys():
        return words.say("cli-at-line", file=error.values["file"], line=error.values["line"], what=told)
    return told


def fail(problem: str) -> NoReturn:
    typer.echo(f"meadhall: {' '.join(problem.split())}", err=True)
    sys.exit(2)


def asked_language(arguments: Sequence[str]) -> str:
    """What `--lang` says, wherever it stands, as far as it can be used: help is written before it is parsed."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        said = value or "".join(arguments[number + 1 : number + 2])
        if name == "--lang" and said in LANGUAGES:
            return said
    return ""


def describe(hall: TyperGroup, words: Words) -> None:
    """Write the help of every command and of everything it takes."""
    _describe(hall, "meadhall", words)
    _describe_below(hall, "", words)


def _describe_below(group: TyperGroup, name: str, words: Words) -> None:
    for own, command in group.commands.items():
        if isinstance(command, TyperCommand | TyperGroup):
            _describe(command, f"{name}{own}", words)
        if isinstance(command, TyperGroup):
            _describe_below(command, f"{own}_", words)


def _describe(command: TyperCommand | TyperGroup, name: str, words: Words) -> None:
    message = f"cli-help-{name}"
    command.short_help = escape(words.say(message))
    examples = "\n".join(f"  {line}" for line in words.say(f"{message}-examples").splitlines())
    command.help = escape(f"{words.say(message)}\n\n{words.say('cli-examples')}\n{examples}")
    for parameter in command.get_params(typer.Context(command)):
        if not isinstance(parameter, TyperArgument | TyperOption):
            continue
        own = f"{message}-{parameter.name}"
        parameter.help = escape(words.say(own if words.has(own) else f"cli-help-any-{parameter.name}"))
        panel = "cli-arguments" if isinstance(parameter, TyperArgument) else "cli-options"
        parameter.rich_help_panel = words.say(panel)
        if isinstance(parameter, TyperOption) and parameter.is_flag:
            parameter.metavar = ""  # a flag takes no value, and its help shows none
    if not isinstance(command, Hall):
        command.rich_help_panel = words.say("cli-commands")

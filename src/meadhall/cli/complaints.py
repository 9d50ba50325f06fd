"""What the parser of the command line complains of, in the player's language."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperArgument

from meadhall.words import Words


def complaint(error: Exception, words: Words) -> str:
    """One of the usual complaints in words of ours; any other one as the parser puts it.

    The parser's errors share no public base class: they are told by their names and by what they carry, and where a
    version of it has others, its own words are shown.
    """
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption" and option:
        close = sorted(getattr(error, "possibilities", None) or [])
        if close:
            return words.say("cli-usage-option-close", name=option, close=", ".join(close))
        return words.say("cli-usage-option", name=option)
    if kind == "BadOptionUsage" and option:
        return words.say("cli-usage-misused", name=option)
    if kind == "MissingParameter" and parameter is not None:
        return words.say("cli-usage-missing", name=_name(parameter))
    if isinstance(error, typer.BadParameter) and parameter is not None:
        return _bad_value(parameter, words)
    format_message = getattr(error, "format_message", None)
    return str(format_message() if format_message is not None else error)


def _bad_value(parameter: Any, words: Words) -> str:
    name = _name(parameter)
    bounds = {"least": getattr(parameter, "min", None), "most": getattr(parameter, "max", None)}
    known = {bound: value for bound, value in bounds.items() if isinstance(value, int | float)}
    if not known:
        return words.say("cli-usage-value", name=name)
    return words.say("-".join(["cli-usage-number", *known]), name=name, **known)


def _name(parameter: Any) -> str:
    """As it is typed: the option, or what an argument is called in the help."""
    if isinstance(parameter, TyperArgument):
        return str(parameter.metavar or parameter.name)
    return str(parameter.opts[-1])

"""Bots of one's own, by where their class is: `module:Class` or `file.py:Class`."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from meadhall.bots.bot import Bot
from meadhall.engine.errors import MeadhallError, UnknownBot


class NotABot(MeadhallError):
    """Something that was to be a class of bots is none."""


def told(error: BaseException) -> str:
    """An exception in one line."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def bot_class(found: object, name: str) -> Callable[[int], Bot]:
    """The class, if it is one of bots; it is called with a seed."""
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise NotABot(f"{name} is no class that derives from meadhall.Bot")


def names_a_class(name: str) -> bool:
    """Whether a name looks like `module:Class` or `file.py:Class`."""
    where, colon, class_name = name.rpartition(":")
    return bool(colon) and bool(where) and class_name.isidentifier()


def load(name: str) -> Callable[[int], Bot]:
    """The class that is named so; whatever is wrong with it is said in one line."""
    where, _, class_name = name.rpartition(":")
    is_file = where.endswith(".py")
    if is_file and not Path(where).is_file():
        raise UnknownBot(f"the bot {name!r}: there is no file {where!r}", "bot-file", name=name, file=where)
    try:
        module = _module_in(str(Path(where).resolve())) if is_file else _module_named(where)
    except ModuleNotFoundError as error:
        if is_file or error.name is None or not f"{where}.".startswith(f"{error.name}."):
            raise cannot_load(name, told(error)) from error
        message = f"the bot {name!r}: there is no module {where!r}"
        raise UnknownBot(message, "bot-module", name=name, module=where) from None
    except Exception as error:
        raise cannot_load(name, told(error)) from error
    found = getattr(module, class_name, None)
    if found is None:
        others = [each for each, value in vars(module).items() if isinstance(value, type) and issubclass(value, Bot)]
        has = ", ".join(each for each in others if each != "Bot") or "–"
        message = f"the bot {name!r}: there is no {class_name!r} in {where}; its bots are: {has}"
        raise UnknownBot(message, "bot-class", name=name, there=class_name, where=where, known=has)
    try:
        return bot_class(found, name)
    except NotABot:
        raise UnknownBot(f"{name} is no class that derives from meadhall.Bot", "bot-kind", name=name) from None


def cannot_load(name: str, why: str) -> UnknownBot:
    return UnknownBot(f"the bot {name!r} cannot be loaded: {why}", "broken-bot", name=name, why=why)


def _module_named(where: str) -> ModuleType:
    """A module, of the folder one is in too: a command that was installed does not look there by itself."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return importlib.import_module(where)


@functools.cache
def _module_in(file: str) -> ModuleType:
    """The module in a file, read once. What lies beside it can be imported, as if the file were run."""
    path = Path(file)
    name = f"meadhall_bot_{path.stem}_{blake2b(file.encode(), digest_size=4).hexdigest()}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{file} cannot be read as Python")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module

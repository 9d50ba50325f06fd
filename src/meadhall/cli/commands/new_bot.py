"""`meadhall new-bot`: writes a small package with a bot that works."""

from __future__ import annotations

import keyword
import re
import sys
from importlib import resources
from pathlib import Path
from string import Template
from typing import Annotated, Final

import typer

from meadhall.bots import broken, names
from meadhall.cli.options import Language, printer, speak
from meadhall.engine.errors import BadSettings

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")

_FILES: Final = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "src/{module}/__init__.py": "bot.py.txt",
    "tests/test_{module}.py": "test_bot.py.txt",
}
"""Where each file goes, and what it is written from."""


def new_bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    into: Annotated[Path, typer.Option("--into", metavar="DIR", show_default=False)] = Path(),
    lang: Language = "",
) -> None:
    words = speak(context, lang)
    module = name.replace("-", "_")
    if not _NAME.fullmatch(name):
        message = f"{name!r} is no name for a bot: small letters and digits, with - or _ between, as in wise-owl"
        raise BadSettings(message, "new-name", name=name)
    if name in [*names(), *broken(), "human", "engine", "meadhall"]:
        raise BadSettings(f"there is something called {name!r} already", "new-taken", name=name)
    if module in sys.stdlib_module_names or keyword.iskeyword(module):
        raise BadSettings(f"{name!r} means something else in Python", "new-python", name=name)
    folder = into / name
    if folder.exists():
        raise BadSettings(f"{folder}: there is something of that name already", "new-exists", folder=str(folder))
    class_name = "".join(part.capitalize() for part in module.split("_"))
    _write(folder, name=name, module=module, class_name=class_name)
    file = folder / "src" / module / "__init__.py"
    said = words.say("cli-new-bot-done", folder=str(folder), file=str(file), bot=f"{file}:{class_name}", name=name)
    printer().print(said, soft_wrap=True)


def _write(folder: Path, **values: str) -> None:
    templates = resources.files("meadhall.cli") / "templates" / "new_bot"
    for place, template in _FILES.items():
        path = folder / place.format(**values)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = (templates / template).read_text(encoding="utf-8")
        path.write_text(Template(text).substitute(values), encoding="utf-8")

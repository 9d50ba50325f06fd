"""Print the shapes that the page reads as an OpenAPI document, for `npm run types`.

Without an argument: the server's messages. With the id of a game: its view and the records of its data.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
from types import ModuleType
from typing import Any

import msgspec


def server_modules() -> list[ModuleType]:
    schemas = importlib.import_module("meadhall.server.schemas")
    return [
        importlib.import_module(f"{schemas.__name__}.{info.name}") for info in pkgutil.iter_modules(schemas.__path__)
    ]


def game_modules(game: str) -> list[ModuleType]:
    """A game's view, and all its modules of shapes, whatever folder they are in."""
    package = importlib.import_module(f"meadhall.games.{game}")
    names = [info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [importlib.import_module(name) for name in names if name.endswith((".view", "shapes"))]


def shapes(modules: list[ModuleType]) -> dict[str, Any]:
    """Every message, record or view that is defined in those modules."""
    return {
        name: value
        for module in modules
        for name, value in sorted(vars(module).items())
        if isinstance(value, type)
        and value.__module__ == module.__name__
        and (is_struct(value) or is_typed_dict(value))
    }


def is_struct(value: type) -> bool:
    return issubclass(value, msgspec.Struct)


def is_typed_dict(value: type) -> bool:
    return issubclass(value, dict) and hasattr(value, "__total__")


def sent_by_client(value: Any) -> bool:
    body = importlib.import_module("meadhall.server.schemas.common").Body
    return is_struct(value) and issubclass(value, body)


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    found = shapes(game_modules(game) if game else server_modules())
    _, components = msgspec.json.schema_components(found.values(), ref_template="#/components/schemas/{name}")
    for name, shape in components.items():
        # What the server sends holds every field unless it says otherwise; data files and clients may leave some out.
        value = found.get(name)
        sparse = game or value is None or sent_by_client(value) or value.__struct_config__.omit_defaults
        if "properties" in shape and not sparse:
            shape["required"] = list(shape["properties"])
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(components.items()))},
    }
    print(json.dumps(document))


if __name__ == "__main__":
    main()

"""From the classes of rows to columns of the database, and from rows to values and back."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from sqlalchemy import JSON, Boolean, Column, Integer, Row, Text
from sqlalchemy.types import TypeEngine

PLAIN: Final[dict[object, type[TypeEngine[Any]]]] = {str: Text, int: Integer, bool: Boolean}

R = TypeVar("R")


def columns_of(row_class: type) -> list[Column[Any]]:
    """A column for each field: of the type in its annotation, or else by its Python type; what is nested is JSON."""
    hints = get_type_hints(row_class, include_extras=True)
    return [_column(name, hint) for name, hint in hints.items()]


def _column(name: str, hint: Any) -> Column[Any]:
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    (kind,) = [kind for kind in kinds if kind is not NoneType]
    return Column(name, _sql_type(kind), nullable=NoneType in kinds)


def _sql_type(kind: Any) -> Any:
    if get_origin(kind) is Annotated:
        return next(note for note in kind.__metadata__ if isinstance(note, TypeEngine))
    return PLAIN.get(kind, JSON)


def values_of(row: object) -> dict[str, Any]:
    """A row as the database holds it."""
    values: dict[str, Any] = msgspec.to_builtins(row, str_keys=True)
    return values


def read_row(row: Row[Any], row_class: type[R]) -> R:
    return msgspec.convert(row, row_class, from_attributes=True, str_keys=True)

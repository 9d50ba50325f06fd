"""Component data: TOML files with a grade on every entry, checked on loading, corrected by their owner if need be."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from meadhall.engine.errors import BadData

T = TypeVar("T")

Grade = Literal["seed", "public", "known", "likely", "reconstructed", "owner"]
"""How sure an entry is; `owner`: corrected by somebody who has the game at hand."""

GRADES: tuple[Grade, ...] = ("seed", "public", "known", "likely", "reconstructed", "owner")


FOLDER: Final = ("components", "data")
"""Where a game's package has its component files, if it has any."""


class Graded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of component data says of itself."""

    grade: Grade
    note: str = ""
    source: str = ""


class GradeCount(msgspec.Struct, frozen=True):
    """A line of the ledger: how many entries of a table have a grade."""

    file: str
    table: str
    grade: str
    count: int


class Data:
    """A game's component files, with the owner's corrections laid over them."""

    def __init__(self, package: str, corrections: Path | None = None, *, game_id: str = "") -> None:
        self.game = game_id or package.rpartition(".")[2]
        """The game's id: the name of its folder of corrections, and what messages call it."""
        self._raw = {file.name: _parse(f"{self.game}/{file.name}", file.read_bytes()) for file in _files(package)}
        self._own_files: dict[str, Path] = {}
        """The owner's own file for each that was corrected."""
        self.corrections = ""
        """What was corrected, as a short digest; empty without corrections."""
        if corrections is not None:
            self._lay_over(corrections)

    def read(self, file: str, shape: type[T]) -> T:
        """One file as typed entries."""
        raw = self._raw.get(file)
        if raw is None:
            raise BadData(f"{self.game}/{file}: there is no such file")
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            raise self.fail(file, _say_where(str(error), raw)) from None

    def fail(self, file: str, problem: str) -> BadData:
        """An error that says which file of this game is wrong: the owner's own, if it was corrected."""
        if file in self._own_files:
            return BadData(f"{self._own_files[file]}: {problem}")
        own = ", ".join(map(str, self._own_files.values()))
        return BadData(f"{self.game}/{file}{f', with the corrections in {own}' if own else ''}: {problem}")

    def ledger(self) -> list[GradeCount]:
        """How many entries of each table have which grade."""
        counts: dict[tuple[str, str, str], int] = {}
        for file, raw in self._raw.items():
            for table, entry in _entries(raw, ""):
                key = (file, table, entry["grade"])
                counts[key] = counts.get(key, 0) + 1
        return [GradeCount(file, table, grade, count) for (file, table, grade), count in counts.items()]

    def _lay_over(self, folder: Path) -> None:
        if not folder.is_dir():
            raise BadData(f"{folder}: no such folder of corrections", "corrections", folder=str(folder))
        own = folder / self.game
        if not own.is_dir():
            return
        laid: dict[str, Any] = {}
        for path in sorted(own.glob("*.toml")):
            if path.name not in self._raw:
                known = ", ".join(self._raw) or "none"
                message = f"{path}: {self.game} has no file of that name; it has: {known}"
                raise BadData(message, "data-file", file=str(path), game=self.game, known=known)
            laid[path.name] = _parse(str(path), path.read_bytes())
            self._own_files[path.name] = path
            self._raw[path.name] = _corrected(self._raw[path.name], laid[path.name])
        if laid:
            self.corrections = _digest(own, laid)


def _files(package: str) -> list[Traversable]:
    """The component files of a game, by name; a game may do without."""
    folder = resources.files(package).joinpath(*FOLDER)
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def _parse(name: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{name}: not TOML: {error}", "toml", file=name, why=str(error)) from None
    except RecursionError:
        raise BadData(f"{name}: nested too deeply") from None


def _digest(folder: Path, laid: dict[str, Any]) -> str:
    try:
        # TOML knows dates, which no game has: where one stands, reading the file will say that it does not fit.
        return hashlib.sha256(json.dumps(laid, sort_keys=True, default=str).encode()).hexdigest()[:12]
    except RecursionError:
        raise BadData(f"{folder}: nested too deeply") from None


def _corrected(base: Any, change: Any) -> Any:
    """Tables are merged, entries of a list by their id; anything else is replaced."""
    if isinstance(base, dict) and isinstance(change, dict):
        merged = {key: _corrected(value, change[key]) if key in change else value for key, value in base.items()}
        merged |= {key: value for key, value in change.items() if key not in base}
        if "grade" in base and "grade" not in change:
            merged["grade"] = "owner"
        return merged
    if _is_entries(base) and _is_entries(change):
        changes = {entry["id"]: entry for entry in change}
        merged_entries = [_corrected(entry, changes.pop(entry["id"], {}) or entry) for entry in base]
        graded = any("grade" in entry for entry in base)
        return merged_entries + [{"grade": "owner"} | entry if graded else entry for entry in changes.values()]
    return change


def _is_entries(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str | int) for entry in value
    )


def _entries(table: dict[str, Any], path: str) -> list[tuple[str, dict[str, Any]]]:
    """Every entry that carries a grade, with the name of its table."""
    found = [(path, table)] if "grade" in table else []
    for key, value in table.items():
        name = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found += _entries(value, name)
        elif isinstance(value, list):
            for entry in value:
                if isinstance(entry, dict):
                    found += _entries(entry, name)
    return found


def _say_where(message: str, raw: dict[str, Any]) -> str:
    """The validation message, with the id of the entry it points at."""
    match = re.search(r" - at `\$\.?(.*)`$", message)
    if match is None:
        return message
    place: Any = raw
    ids: list[str] = []
    for name, index in re.findall(r"(\w+)|\[(\d+)\]", match[1]):
        if name and not isinstance(place, dict):
            break
        place = place.get(name) if name else place[int(index)]
        if isinstance(place, dict) and "id" in place:
            ids.append(str(place["id"]))
    which = f" (entry {ids[-1]!r})" if ids else ""
    return f"{match[1]}{which}: {message[: match.start()]}"

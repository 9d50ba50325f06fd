"""A match as text: JSON lines that a person can read, and that lead to the same state on every machine.

The first line says what is played, each following line is one choice, the last line closes the record: see
docs/saved-games.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from meadhall.engine.errors import BadRecord, MeadhallError
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.rng import seed_number, seed_text
from meadhall.engine.saving.digest import digest, end_digest
from meadhall.engine.saving.record_shapes import FORMAT, Footer, Header, Line, bad_line, decode, decode_header

__all__ = ["FORMAT", "Footer", "Header", "Line", "Replay", "dump", "load", "read", "replay", "write"]


class Replay(msgspec.Struct, frozen=True):
    """A record that was read: the match it leads to, and what it says of who sat there."""

    match: Match
    seats: list[str]


def dump(match: Match, seats: list[str] | None = None) -> str:
    """The record of a match. It holds the seed: while the game runs, it is for the table's keeper alone."""
    if match.seed < 0:
        raise MeadhallError("a match that was imagined, or begun at a position, has no record: no seed leads there")
    game, settings = match.game, match.settings
    seed = seed_text(match.seed)
    header = Header(
        FORMAT, game.id, settings.version, settings.players, seed, settings.chosen, seats or [], match.corrections
    )
    footer = _footer(match)
    lines: list[object] = [header, *(Line(choice.seat, choice.option) for choice in match.choices), footer]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _footer(match: Match) -> Footer:
    scores = match.scores()
    totals = [score.total for score in scores]
    return Footer(len(match.choices), match.over, totals, digest(match.state), end_digest(match.pending, scores))


def load(text: str, *, corrections: Path | None = None, listen: bool = False) -> Replay:
    """The match that a record leads to; anything that does not fit is refused by its line number."""
    # Editors leave a mark at the start and blank lines at the end. Other characters that end lines may stand in names.
    text = text.removeprefix("\ufeff").rstrip()
    if not text:
        raise bad_line(1, "the record is empty", "record-empty")
    lines = text.split("\n")
    header = decode_header(lines[0])
    choices = (decode(line, Line, number) for number, line in enumerate(lines[1:-1], 2))
    match = replay(header, choices, corrections=corrections, listen=listen)
    if header.seats and len(header.seats) != header.players:
        named, players = len(header.seats), header.players
        raise bad_line(
            1, f"{named} seats are named for {players} players", "record-seats", named=named, players=players
        )
    _check_end(lines, match, header)
    return Replay(match, header.seats)


def replay(header: Header, choices: Iterable[Line], *, corrections: Path | None = None, listen: bool = False) -> Match:
    """The match that these choices lead to: the one way in which anything that was recorded is played again."""
    try:
        game = find_game(header.game)
        version, seed = header.version, seed_number(header.seed)
        if not game.oldest <= version <= game.version:
            raise BadRecord(
                f"played under rules version {version} of {game.id}; this is version {game.version}",
                "version",
                version=str(version),
                game=game.id,
                now=str(game.version),
            )
        if header.corrections != game.data(corrections).corrections:
            raise BadRecord(
                "played with other component data; use the same corrections (--data) as then", "record-data"
            )
        settings = game.recorded_settings(header.players, header.options)
        match = game.new(
            header.players, seed=seed, settings=settings, corrections=corrections, listen=listen, version=version
        )
    except MeadhallError as error:
        raise bad_line(1, str(error), error.code, **error.values) from None
    for number, line in enumerate(choices, 2):
        try:
            match.choose(line.choose, line.seat)
        except MeadhallError as error:
            raise bad_line(number, str(error), "record-choice", option=line.choose, seat=line.seat) from None
    return match


def read(path: Path | str, *, corrections: Path | None = None, listen: bool = False) -> Replay:
    """The record in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: line 1: not a record: not UTF-8 text", "record", file=str(path), line="1") from None
    except OSError as error:
        code = "file" if isinstance(error, FileNotFoundError) else "unreadable"
        why = (error.strerror or str(error)).lower()
        raise BadRecord(f"{path}: {why}", code, file=str(path), why=why) from None
    try:
        return load(text, corrections=corrections, listen=listen)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.code, file=str(path), **error.values) from None


def write(path: Path, text: str, *, lasting: bool = True) -> None:
    """Write a record so that a crash leaves either the old file or the new one.

    Not `lasting`: without waiting for the disk, for records that are made by the thousand and can be made again.
    """
    beside = path.with_name(path.name + ".new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise OSError(error.errno, f"cannot be written: {(error.strerror or str(error)).lower()}", str(path)) from None


def _check_end(lines: list[str], match: Match, header: Header) -> None:
    number = len(lines)
    if number == 1 or '"choices"' not in lines[-1]:
        raise bad_line(number, "the record is truncated: its closing line is missing", "truncated")
    footer = decode(lines[-1], Footer, number)
    if footer.choices != number - 2:
        what = f"the record should have {footer.choices} choices; it has {number - 2}"
        raise bad_line(number, what, "record-count", said=footer.choices, found=number - 2)
    reached = _footer(match)
    # How a state is laid out may differ between versions on the way; where a game ends may not.
    same_layout = footer.over or header.version == match.game.version
    if not (footer.state if header.meadhall == 1 else footer.end):
        raise bad_line(number, "the closing line does not say where the game stands", "record-where")
    # What the closing line does not say is not compared.
    is_there = (footer.state or reached.state, footer.end or reached.end) == (reached.state, reached.end)
    if same_layout and not is_there:
        raise bad_line(number, "these choices lead to another state than the one recorded", "record-state")
    if footer.over != reached.over:
        what, code = ("over", "record-over") if reached.over else ("not over", "record-not-over")
        raise bad_line(number, f"the game is {what} after these choices", code)
    if footer.scores != reached.scores:
        what = f"these choices lead to the scores {reached.scores}, not {footer.scores}"
        raise bad_line(number, what, "record-scores", reached=reached.scores, said=footer.scores)

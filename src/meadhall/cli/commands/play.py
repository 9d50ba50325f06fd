"""`meadhall play`: a game in this terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from meadhall import bots
from meadhall.cli.options import Corrections, Engine, Language, Settings, complete_names, printer, settings_of, speak
from meadhall.cli.seats import HUMAN, check_saved, saved_specs, seats_of, usual_specs
from meadhall.cli.session import Session
from meadhall.engine.errors import BadRecord, BadSettings, BrokenGame, UnknownGame
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game as find_game
from meadhall.engine.registry import games as installed
from meadhall.engine.saving import record


def _known_players(incomplete: str) -> list[str]:
    return complete_names(incomplete, [HUMAN, *bots.names()])


def _known_games(incomplete: str) -> list[str]:
    return [game for game in installed() if game.startswith(incomplete)]


def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME|FILE", autocompletion=_known_games, show_default=False)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", show_default=False)] = True,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="WHO,WHO…", autocompletion=_known_players, show_default=False),
    ] = None,
    engine: Engine = None,
    seed: Annotated[int | None, typer.Option("--seed", show_default=False)] = None,
    option: Settings = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", show_default=False)] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="MOVE", show_default=False)] = None,
    corrections: Corrections = None,
    lang: Language = "",
) -> None:
    words = speak(context, lang, lenient=True)  # a word that a game lacks does not end it
    specs = None if seats is None else bots.split_names(seats)
    rival = bots.USUAL if engine is None else f"{bots.ENGINE}{engine}"
    if engine is not None and seats is not None:
        raise BadSettings("--engine is for all seats but yours; with --seats, name it there: engine:COMMAND", "engine")
    if game is not None and load is None and game not in installed() and Path(game).exists():
        load = Path(game)
        game = None
    if load is not None:
        if game is not None or seed is not None or option:
            raise BadSettings("a saved game has its game, seed and options already", "saved")
        match, specs = _saved_game(load, specs, corrections, rival if engine is not None else "")
        if at is not None:
            # Somebody tries something else: what was played stays as it is.
            match, load = match.at(at), None
    elif at is not None:
        raise BadSettings("--at is a move of a saved game: name its file", "at")
    else:
        found = _game(game)
        specs = specs or usual_specs(found, rival=rival)
        seats_of(specs, words)
        match = found.new(len(specs), seed=seed, settings=settings_of(option), corrections=corrections, listen=True)
    if save is not None and save != load and save.exists() and save.stat().st_size:
        message = f"{save}: there is such a file already; go on with it by `meadhall play {save}`"
        raise BadRecord(message, "file-there", file=str(save))
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - typing then has history and arrow keys
    Session(match, seats_of(specs, words), words, printer(), save=save or load).run()


def _game(game: str | None) -> Game:
    if game is None:
        known = ", ".join(installed())
        raise BadSettings(f"say what to play: a saved file, or one of: {known}", "what", known=known)
    try:
        return find_game(game)
    except BrokenGame:
        raise
    except UnknownGame as error:
        message = f"{error}; nor is there a file of that name"
        raise UnknownGame(message, "game-or-file", **error.values) from None


def _saved_game(file: Path, specs: list[str] | None, corrections: Path | None, rival: str) -> tuple[Match, list[str]]:
    """The saved game, with its own players unless others are asked for."""
    saved = record.read(file, corrections=corrections, listen=True)
    players = saved.match.settings.players
    if specs is not None and len(specs) != players:
        message = f"{file} is a game of {players}; --seats names {len(specs)}"
        raise BadSettings(message, "saved-seats", file=str(file), players=str(players), named=str(len(specs)))
    if specs is None and rival:
        specs = usual_specs(saved.match.game, players, rival)
    if specs is None:
        specs = saved_specs(saved)
        check_saved(specs, str(file))
    return saved.match, specs

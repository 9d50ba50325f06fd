"""The games that can be played here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Controller, MediaType, Request, Response
from litestar.params import FromPath

from meadhall.bots import names as bot_names
from meadhall.engine.game import Game
from meadhall.engine.registry import games as all_games
from meadhall.handbook import handbook, has_handbook
from meadhall.server.api.game_pages import check_language, files_of, page_of, words_of
from meadhall.server.api.middleware.compression import SharedCompression
from meadhall.server.api.shared import TheServices, get
from meadhall.server.schemas.games import GameAbout, GameInfo, HandbookSection, LedgerLine, SettingInfo
from meadhall.server.tables.creation import game_named


def game_info(game: Game) -> GameInfo:
    settings = [
        SettingInfo(
            setting.name,
            list(setting.values),
            setting.default,
            [players for players in game.players if setting.is_for(players)],
        )
        for setting in game.settings
    ]
    return GameInfo(
        id=game.id,
        version=game.version,
        players=list(game.players),
        settings=settings,
        bots=bot_names(),
        lessons=list(game.lessons),
        handbook=has_handbook(game),
        page=page_of(game),
    )


def game_about(game: Game, corrections: Path | None) -> GameAbout:
    data = game.data(corrections)
    ledger = [LedgerLine(line.file, line.table, line.grade, line.count) for line in data.ledger()]
    files = sorted({line.file for line in ledger})
    components = {file.removesuffix(".toml"): data.read(file, dict[str, Any]) for file in files}
    return GameAbout(game_info(game), ledger, data.corrections, components)


class GamesController(Controller):
    path = "/api/games"
    tags = ("games",)
    # Here alone, where all are told the same: how well a secret can be compressed beside a guess would tell of it.
    middleware = (SharedCompression,)

    @get("/", summary="Every game that can be played here")
    async def games(self) -> list[GameInfo]:
        return [game_info(game) for game in all_games().values()]

    @get("/{game:str}", summary="Everything printed on a game's pieces, and how sure it is")
    async def about(self, game: FromPath[str], services: TheServices) -> GameAbout:
        return game_about(game_named(game), services.settings.corrections)

    @get("/{game:str}/words/{language:str}", summary="A game's messages, in a language", media_type=MediaType.TEXT)
    async def words(self, game: FromPath[str], language: FromPath[str]) -> str:
        return words_of(game_named(game), language)

    @get("/{game:str}/handbook/{language:str}", summary="A game's rules in its own words, in a language")
    async def handbook(self, game: FromPath[str], language: FromPath[str]) -> list[HandbookSection]:
        sections = handbook(game_named(game), check_language(language))
        return [HandbookSection(*section) for section in sections]

    @get("/{game:str}/page/{path:path}", summary="A file that a game from another package brings for the page")
    async def page(self, game: FromPath[str], path: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
        return files_of(game_named(game)).send(str(path).lstrip("/"), request.headers.get("accept-encoding", ""))

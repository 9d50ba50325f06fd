"""Learning a game, chapter by chapter."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath

from meadhall.lessons import Lesson, lesson, lessons
from meadhall.server.api.shared import TheCaller, TheServices, get, post
from meadhall.server.errors import Refused
from meadhall.server.schemas.lessons import LearningTable, LessonInfo, Lessons, LessonStep, LessonTurn
from meadhall.server.schemas.tables import TableInfo
from meadhall.server.services import Services
from meadhall.server.storage.rows import Person
from meadhall.server.tables.creation import game_named
from meadhall.server.tables.views.render import table_info


def _chapter(game_id: str, name: str) -> Lesson:
    found = lesson(game_named(game_id), name)
    if found is None:
        raise Refused("no_such_lesson", "the game has no chapter of that name")
    return found


def _info(chapter: Lesson) -> LessonInfo:
    steps = [
        LessonStep(step.id, list(step.light), [LessonTurn(turn.seat, list(turn.options)) for turn in step.turns])
        for step in chapter.steps
    ]
    return LessonInfo(chapter.name, chapter.seat, len(chapter.before), steps)


async def _lessons(game_id: str, person: Person | None, services: Services) -> Lessons:
    game = game_named(game_id)
    chapters = [_info(chapter) for chapter in lessons(game)]
    if person is None:
        return Lessons(chapters, [], None)
    learned = [name for name in game.lessons if f"{game.id}/{name}" in person.learned]
    tables = await services.tables.store.lessons_of(person.id, game.id)
    return Lessons(chapters, learned, LearningTable(tables[0].id, tables[0].lesson) if tables else None)


class LessonsController(Controller):
    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{game:str}", summary="The chapters from which a game is learnt, and how far you have come")
    async def lessons(self, game: FromPath[str], caller: TheCaller, services: TheServices) -> Lessons:
        return await _lessons(game, caller.person, services)

    @post("/{game:str}/{lesson:str}", summary="Begin a chapter at a table of your own")
    async def begin(
        self, game: FromPath[str], lesson: FromPath[str], caller: TheCaller, services: TheServices
    ) -> TableInfo:
        table_id = await services.lobby.learn(caller, _chapter(game, lesson))
        async with services.tables.use(table_id, fresh=True) as table:
            return table_info(table.row, table.seats, caller)

    @post("/{game:str}/{lesson:str}/done", status_code=200, summary="You have played the chapter to its end")
    async def done(
        self, game: FromPath[str], lesson: FromPath[str], caller: TheCaller, services: TheServices
    ) -> Lessons:
        chapter = _chapter(game, lesson)
        person = await services.people.learn(caller.require_person(), f"{chapter.game.id}/{chapter.name}")
        return await _lessons(game, person, services)

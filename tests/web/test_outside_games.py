"""Games from other packages in the page: their words, signs, sheets and boards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.outside.packages import BRANDUBH, FERRY, describe, install, path_with, starter
from tests.web.company import Come
from tests.web.fixtures import visiting
from tests.web.hall import House
from tests.web.lessons import chapters, learn
from tests.web.play import wait_until
from tests.web.positions import RANDOM
from tests.web.visitor import PHONE, Visitor

ME = {"kind": "me"}


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall with a new game, the examples, one of them with a board that fails, and a package that is broken."""
    folder = tmp_path_factory.mktemp("installed")
    install(starter(), folder)
    install(BRANDUBH, folder)
    install(FERRY, folder)
    copy(folder, "brandubh", "sulky", board="export default { board() { throw new Error('sulks'); } };\n")
    (folder / "chess").mkdir()
    (folder / "chess" / "__init__.py").write_text("raise RuntimeError('no board')\n")
    describe("chess", folder)
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", path_with(folder))
        house = House(tmp_path_factory.mktemp("hall"))
        yield house
        house.close()


def copy(folder: Path, name: str, to: str, *, board: str) -> None:
    """The same game under another name, with another board."""
    for path in (folder / name).rglob("*"):
        if path.is_file() and path.suffix != ".pyc":
            target = folder / to / path.relative_to(folder / name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(path.read_text(encoding="utf-8").replace(name, to), encoding="utf-8")
    (folder / to / "page" / "board.js").write_text(board)
    describe(to, folder)


@pytest.fixture
def visit(browser: Browser, outside: House) -> Iterator[Come]:
    with visiting(browser, outside) as come:
        yield come


def wait_until_answered(visitor: Visitor, before: str) -> None:
    """Until another question is asked, or the game is over."""

    def is_answered() -> bool:
        seen = visitor.see()
        return seen.over or seen.decision not in ("", before)

    wait_until(visitor.page, is_answered)


def sit(visitor: Visitor, game: str) -> None:
    visitor.introduce("Ada")
    visitor.sit_at(visitor.open_table([ME, RANDOM], game))
    visitor.wait_until_asked()


@pytest.mark.parametrize(
    ("language", "blurb", "question", "hand"),
    [
        ("en", "the highest takes it", "Which card do you bid?", "Your hand"),
        ("pt-BR", "a mais alta o leva", "Que carta você oferece?", "Sua mão"),
        ("pl", "najwyższa go zdobywa", "Którą kartę licytujesz?", "Twoja ręka"),
    ],
)
def test_a_new_game_speaks_every_language(visit: Come, language: str, blurb: str, question: str, hand: str) -> None:
    ada = visit(language=language, size=PHONE, touch=True)
    expect(ada.visit("/").locator(".games")).to_contain_text(blurb)
    sit(ada, "gifts")
    expect(ada.question).to_have_text(question)
    expect(ada.page.locator(".sheet")).to_contain_text(hand)


def test_a_new_game_is_played_to_its_end_with_hints(visit: Come) -> None:
    ada = visit()
    sit(ada, "gifts")
    hand = ada.page.locator(".mine [data-thing]")
    expect(hand).to_have_count(5)
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".mine .hinted")).to_have_count(1)
    while not ada.see().over:
        ada.wait_until_asked()
        before = ada.see().decision
        ada.choose()
        wait_until_answered(ada, before)
    expect(ada.page.locator(".over")).to_be_visible()
    expect(ada.page.locator(".stage")).to_contain_text("Cards shown")


def test_a_board_from_a_package_is_drawn_and_played_by_click_and_by_key(visit: Come) -> None:
    ada = visit()
    sit(ada, "brandubh")
    squares = ada.page.locator(".brandubh [data-thing]")
    expect(squares).to_have_count(49)
    expect(ada.page.locator("[data-thing='square.d4']")).to_have_attribute("aria-label", "d4, king")
    with ada.answering():
        ada.take("square.d1")
    expect(ada.question).to_have_text("Where does the piece from d1 move?")
    with ada.answering():
        ada.page.get_by_role("button", name="Undo").first.click()
    expect(ada.question).to_have_text("Which piece do you move?")
    with ada.answering():
        ada.take("square.d1")
    with ada.answering():
        target = ada.page.locator("[data-thing='square.b1']")
        target.focus()
        target.press("Enter")
    expect(ada.page.locator("[data-thing='square.b1']")).to_have_attribute("aria-label", "b1, attacker")
    ada.like(language="pl")
    expect(ada.page.locator("[data-thing='square.b1']")).to_have_attribute("aria-label", "b1, napastnik")
    ada.like(language="pt-BR")
    expect(ada.page.locator("[data-thing='square.b1']")).to_have_attribute("aria-label", "b1, atacante")


def test_a_game_from_a_package_is_learnt_chapter_by_chapter(visit: Come) -> None:
    ada = visit(language="pl", size=PHONE, touch=True)
    ada.introduce("Ada")
    learner = learn(ada, "ferry", chapters(ada, "ferry")[0])
    assert learner.corrected == 1
    assert ada.call("get", "/api/lessons/ferry")["learned"] == ["first_trip"]


def test_hints_of_a_game_from_a_package_say_why(visit: Come) -> None:
    ada = visit(settings={"companion": {"ferry": True}})
    sit(ada, "ferry")
    expect(ada.page.locator(".stage")).to_contain_text("A full boat earns most in one trip")
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator(".question")).to_contain_text("weight on board")


def test_a_board_that_fails_is_named_and_a_plain_one_takes_its_place(visit: Come) -> None:
    ada = visit()
    sit(ada, "sulky")
    expect(ada.page.locator(".toasts")).to_contain_text("cannot be drawn (Error: sulks)")
    expect(ada.page.locator(".grid .square")).to_have_count(49)
    expect(ada.page.locator(".grid .square .picture")).to_have_count(13)
    with ada.answering():
        ada.take("square.d1")
    expect(ada.question).to_have_text("Where does the piece from d1 move?")


def test_what_a_package_brings_is_served_from_there_and_nothing_else(visit: Come) -> None:
    ada = visit()
    games = {game["id"]: game for game in ada.context.request.get("/api/games").json()}
    assert "chess" not in games
    assert games["boru"]["page"] is None
    assert games["brandubh"]["page"]["icons"]["piece-king"] == "/api/games/brandubh/page/icons/piece-king.svg"
    board = ada.context.request.get(games["brandubh"]["page"]["board"])
    assert board.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in board.headers["content-security-policy"]
    for path in ("__init__.py", "../__init__.py", "..%2f__init__.py", "icons"):
        assert ada.context.request.get(f"/api/games/brandubh/page/{path}").status == 404
    assert ada.context.request.get("/api/games/gifts/words/xx").status == 404
    assert ada.context.request.get("/api/games/nothing/words/en").status == 404

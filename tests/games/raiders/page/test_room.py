"""Cards of Raiders of the North Sea keep their size; a hint is read whole, and the cards beside it are whole."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots import make
from meadhall.games.raiders import GAME
from tests.games.raiders.table import state_of
from tests.web.company import Come
from tests.web.positions import GREEDY, SEED
from tests.web.visitor import DESK, PHONE, Visitor

LAPTOP = (1366, 768)
ROOM = """() => {
  const panel = (document.querySelector('.sheet') ?? document.querySelector('.mine')).getBoundingClientRect();
  const cards = [...document.querySelectorAll('.raiders.own .held')].map((card) => card.getBoundingClientRect());
  const told = document.querySelector('.hint .told');
  const asked = (document.querySelector('.asked') ?? document.querySelector('.question')).getBoundingClientRect();
  return {
    cards: cards.length,
    sizes: [...new Set(cards.map((card) => `${Math.round(card.width)} by ${Math.round(card.height)}`))],
    asked: [Math.round(asked.top), Math.round(asked.height)],
    cut: cards.filter((card) => card.bottom > panel.bottom + 1 || card.top < panel.top - 1).length,
    narrowest: Math.min(...cards.map((card) => card.width)),
    unread: told ? told.scrollHeight - told.clientHeight : 0,
    spare: panel.bottom - Math.max(...cards.map((card) => card.bottom)),
  };
}"""


def with_many_cards(visitor: Visitor, kind: str, about: str = "") -> None:
    """Sit where somebody with six cards in hand and at least four people in the crew is asked that."""
    visitor.introduce("Torunn")
    sit_with(visitor, kind, about, hand=range(6, 10), crew=range(4, 7))


def sit_with(visitor: Visitor, kind: str, about: str = "", *, hand: range, crew: range) -> None:
    """Sit where somebody with so many cards in hand and so many people in the crew is asked that."""
    seed = SEED
    while True:
        match = GAME.new(2, seed=seed)
        bots = [make("greedy", SEED), make("greedy", SEED + 1)]
        while match.pending:
            decision = match.pending[0]
            player = state_of(match).players[decision.seat]
            held = len(player.hand) in hand and len(player.crew) in crew
            if decision.seat == 0 and decision.kind == kind and about in decision.about and held:
                choices = [(choice.seat, choice.option) for choice in match.choices]
                visitor.sit_at(visitor.open_table_after([{"kind": "me"}, GREEDY], choices, "raiders", seed=seed))
                visitor.wait_until_asked()
                return
            match.choose(bots[decision.seat].choose(match.seen_by(decision.seat)), decision.seat)
        seed += 1


def room_of(visitor: Visitor) -> dict[str, Any]:
    visitor.wait_until_still()
    room: dict[str, Any] = visitor.page.evaluate(ROOM)
    return room


@pytest.mark.parametrize("companion", [True, False])
@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_cards_on_a_desk_are_of_one_size_however_many_there_are(
    come: Come, size: tuple[int, int], companion: bool
) -> None:
    ada = come(size=size, settings={"companion": {"raiders": companion}})
    ada.introduce("Torunn")
    sizes: set[str] = set()
    places: set[tuple[int, ...]] = set()
    for hand, crew in ((range(2, 4), range(1)), (range(5), range(3, 6)), (range(7, 9), range(2, 6))):
        sit_with(ada, "place", hand=hand, crew=crew)
        room = room_of(ada)
        assert room["cut"] == 0, room
        sizes |= set(room["sizes"])
        places.add(tuple(room["asked"]))
    assert len(sizes) == 1, sizes
    assert len(places) == 1, places


def test_a_short_hint_leaves_question_and_cards_where_they_are(come: Come) -> None:
    ada = come(size=LAPTOP, settings={"companion": {"raiders": True}})
    ada.introduce("Torunn")
    sit_with(ada, "place", hand=range(2, 4), crew=range(1))
    before = room_of(ada)
    ada.page.get_by_role("button", name="Hint", exact=True).click()
    ada.page.locator(".hint").wait_for()
    room = room_of(ada)
    assert (room["asked"], room["sizes"]) == (before["asked"], before["sizes"])


@pytest.mark.parametrize(("kind", "about"), [("place", ""), ("pick_up", ""), ("trade", "long_house"), ("plunder", "")])
def test_on_a_laptop_cards_are_whole_beside_a_hint_that_is_read_whole(come: Come, kind: str, about: str) -> None:
    ada = come(size=LAPTOP, language="pt-BR", settings={"companion": {"raiders": True}})
    with_many_cards(ada, kind, about)
    before = room_of(ada)
    assert before["cut"] == 0, before
    ada.page.get_by_role("button", name="Dica", exact=True).click()
    ada.page.locator(".hint").wait_for()
    room = room_of(ada)
    assert room["cut"] == 0, room
    assert room["narrowest"] >= 72, room
    assert room["unread"] <= 1, room


@pytest.mark.parametrize("kind", ["place", "trade"])
def test_on_a_phone_the_cards_and_their_tabs_stay_beside_a_hint(come: Come, kind: str) -> None:
    ada = come(size=PHONE, language="pt-BR", touch=True)
    with_many_cards(ada, kind)
    ada.page.get_by_role("button", name="Dica", exact=True).tap()
    ada.page.locator(".hint").wait_for()
    room = room_of(ada)
    assert room["cards"] >= 4
    assert room["cut"] == 0, room
    assert room["unread"] <= 1, room
    ada.page.get_by_role("button", name="Sua tripulação").tap()
    assert room_of(ada)["cut"] == 0

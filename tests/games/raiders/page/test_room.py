"""A hint of Raiders of the North Sea is read whole, and the cards beside it are whole: on a laptop and on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots import make
from meadhall.games.raiders import GAME
from tests.games.raiders.table import state_of
from tests.web.company import Come
from tests.web.positions import GREEDY, SEED
from tests.web.visitor import PHONE, Visitor

LAPTOP = (1366, 768)
ROOM = """() => {
  const panel = (document.querySelector('.sheet') ?? document.querySelector('.mine')).getBoundingClientRect();
  const cards = [...document.querySelectorAll('.raiders.own .held')].map((card) => card.getBoundingClientRect());
  const told = document.querySelector('.hint .told');
  return {
    cards: cards.length,
    cut: cards.filter((card) => card.bottom > panel.bottom + 1 || card.top < panel.top - 1).length,
    narrowest: Math.min(...cards.map((card) => card.width)),
    unread: told ? told.scrollHeight - told.clientHeight : 0,
    spare: panel.bottom - Math.max(...cards.map((card) => card.bottom)),
  };
}"""


def with_many_cards(visitor: Visitor, kind: str, about: str = "") -> None:
    """Sit where somebody with six cards in hand and at least four people in the crew is asked that."""
    visitor.introduce("Torunn")
    seed = SEED
    while True:
        match = GAME.new(2, seed=seed)
        bots = [make("greedy", SEED), make("greedy", SEED + 1)]
        while match.pending:
            decision = match.pending[0]
            player = state_of(match).players[decision.seat]
            many = len(player.hand) >= 6 and len(player.crew) >= 4
            if decision.seat == 0 and decision.kind == kind and about in decision.about and many:
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

"""The hand on a phone: whatever is asked about a card, and whatever else is said, the cards are in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from meadhall.bots import make
from meadhall.engine.advising.hints import hint
from meadhall.engine.registry import game
from tests.web.company import Come
from tests.web.positions import GREEDY, SEED
from tests.web.visitor import PHONE, Visitor

FULL = {3: 7, 5: 4}
"""So many cards are a hand of which few were played."""
LEAST = 44
"""So many pixels of a card can be touched, and read."""
CARDS = """() => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect();
  return [...document.querySelectorAll('.sheet .own .cards .held')].map((card) => {
    const { left, top, right, bottom, width } = card.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= sheet.left - 1 && right <= sheet.right + 1 && bottom <= sheet.bottom + 1;
    return { width, seen: inside && card.contains(seen) };
  });
}"""


def longest_hint(players: int) -> tuple[list[tuple[int, str]], int]:
    """What was chosen before seat 0 plays a card of a full hand with the most to be said about it; its cards."""
    match = game("boru").new(players, seed=SEED)
    bots = [make("greedy", SEED + seat) for seat in range(players)]
    most = 0
    found: tuple[list[tuple[int, str]], int] = [], 0
    while not match.over:
        decision = match.pending[0]
        seen = match.seen_by(decision.seat)
        if decision.seat == 0 and decision.kind == "play" and len(match.view(0)["hand"]) >= FULL[players]:
            reasons = len(hint(seen, 1).reasons)
            if reasons > most and len(decision.options) > 1:
                most = reasons
                found = [(choice.seat, choice.option) for choice in match.choices], len(match.view(0)["hand"])
        match.choose(bots[decision.seat].choose(seen), decision.seat)
    return found


def assert_in_sight(page: Page, count: int) -> None:
    cards = page.evaluate(CARDS)
    assert len(cards) == count
    assert min(card["width"] for card in cards) >= LEAST, cards
    assert all(card["seen"] for card in cards), cards


@pytest.mark.parametrize("companion", [True, False])
@pytest.mark.parametrize("players", [3, 5])
def test_the_cards_stay_in_sight_with_a_hint_open_and_a_card_picked(come: Come, players: int, companion: bool) -> None:
    choices, count = longest_hint(players)
    ada: Visitor = come(
        size=PHONE, touch=True, language="pl", settings={"companion": {"boru": companion}, "twoTaps": True}
    )
    ada.introduce("Ragnhild")
    ada.sit_at(ada.open_table_after([{"kind": "me"}, *[GREEDY] * (players - 1)], choices, "boru"))
    ada.wait_until_asked()
    page = ada.page
    assert_in_sight(page, count)
    page.get_by_role("button", name="Podpowiedź").tap()
    expect(page.locator(".question .hint .said")).to_be_in_viewport(ratio=1)
    ada.wait_until_still()
    assert_in_sight(page, count)
    page.locator(".sheet .own .can").first.tap()
    choose = page.locator(".picked").get_by_role("button", name="Wybierz")
    expect(choose).to_be_in_viewport(ratio=1)
    ada.wait_until_still()
    assert_in_sight(page, count)
    page.locator(".picked").get_by_role("button", name="Anuluj").tap()
    page.locator(".hint").get_by_role("button").tap()
    ada.wait_until_still()
    assert_in_sight(page, count)
    page.locator(".sheet .own .can").last.tap()
    expect(choose).to_be_in_viewport(ratio=1)
    ada.wait_until_still()
    assert_in_sight(page, count)

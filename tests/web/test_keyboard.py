"""The page without a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.company import Come, alone
from tests.web.play import questions


def focused(page: Page) -> str:
    name: str = page.evaluate("document.activeElement?.dataset?.thing ?? document.activeElement?.tagName ?? ''")
    return name


def tab_to(page: Page, text: str) -> None:
    """Press Tab until something that says this has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        said: str = page.evaluate("document.activeElement?.textContent ?? ''")
        if text in said:
            return
    raise AssertionError(f"no Tab leads to {text!r}")


def test_a_whole_game_with_the_keyboard_alone(come: Come) -> None:
    ada = come()
    page = ada.visit("/")
    tab_to(page, "Play against 2 bots")
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage")
    answered = 0
    for _ in questions(ada):
        page.keyboard.press("q")
        page.keyboard.press("Enter")
        assert focused(page).partition(".")[0] in ("town", "card", "action", "amount", "princess", "pass")
        if answered % 3 == 0:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        answered += 1
    assert answered > 40
    expect(page.locator(".over h2")).to_be_visible()


def test_arrow_keys_walk_over_the_board_and_explain(come: Come) -> None:
    ada = alone(come)
    page = ada.page
    page.keyboard.press("q")
    expect(page.locator(".question h2")).to_be_focused()
    page.keyboard.press("Enter")
    first = focused(page)
    assert first.startswith("town.")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("ArrowDown")
    second = focused(page)
    assert second.startswith("town.")
    assert second != first
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # With Shift, things that cannot be chosen are walked over too: the claim tokens of the regions, say.
    seen = set()
    for key in ["Shift+ArrowDown"] * 6 + ["Shift+ArrowRight"] * 6 + ["Shift+ArrowUp"] * 6:
        page.keyboard.press(key)
        seen.add(focused(page).partition(".")[0])
    assert "region" in seen


def test_every_choice_has_a_name_for_those_who_listen(come: Come) -> None:
    ada = alone(come)
    named: list[str] = ada.page.locator(".can").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(named) > 20
    assert len(set(named)) == len(named)
    assert all("," in name for name in named), "a town is named with its colour"
    announced = ada.page.locator("[data-announced]")
    ada.choose()
    expect(announced).to_contain_text("Which 2 cards do you keep?")

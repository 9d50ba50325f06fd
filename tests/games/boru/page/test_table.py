"""Brian Boru at the table: its upkeep step by step, its trick after a reload, its warnings, its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meadhall.bots import make
from meadhall.engine.play.match import Match
from meadhall.engine.registry import game
from tests.web.company import Come
from tests.web.positions import GREEDY, SEED
from tests.web.visitor import Visitor

ME = {"kind": "me"}
STEPS = ["Marriage", "Battle", "Church", "Claims"]
Choices = list[tuple[int, str]]


def made(match: Match) -> Choices:
    return [(choice.seat, choice.option) for choice in match.choices]


def played_until(players: int, wanted: Callable[[Match, str], bool]) -> tuple[Choices, str]:
    """What was chosen before seat 0 makes such a choice, and that choice."""
    match = game("boru").new(players, seed=SEED, listen=True)
    bots = [make("greedy", SEED + seat) for seat in range(players)]
    while not match.over:
        decision = match.pending[0]
        option = bots[decision.seat].choose(match.seen_by(decision.seat))
        if decision.seat == 0 and wanted(match, option):
            return made(match), option
        match.choose(option, decision.seat)
    raise AssertionError("nobody came to that")


def leads_through(match: Match, option: str) -> bool:
    """Whether the choice leads through the rest of the upkeep into the next round."""
    after = match.clone()
    after.choose(option, 0)
    kinds = [event.kind for event in after.events[len(match.events) :]]
    return kinds.count("step") == len(STEPS) - 1 and "round" in kinds


def sit_down(visitor: Visitor, players: int, choices: Choices) -> str:
    """A table at which all that was chosen; the others are bots."""
    visitor.introduce("Ada")
    plan = {"game": "boru", "seats": [ME, *[GREEDY] * (players - 1)]}
    table: str = visitor.call("post", "/api/tests/tables", {"table": plan, "choices": choices})["id"]
    visitor.sit_at(table)
    return table


def step_shown(page: Page) -> str:
    return page.locator(".scene [aria-current]").inner_text().strip()


def test_the_upkeep_is_told_step_by_step_and_the_log_waits_for_it(come: Come) -> None:
    choices, option = played_until(3, leads_through)
    ada = come(settings={"pace": "slow"})
    table = sit_down(ada, 3, choices)
    page = ada.page
    go_on = page.get_by_role("button", name="Continue")
    # Whoever comes to a table in the middle of an upkeep sees what has been told of it.
    go_on.click()
    ada.wait_until_asked()
    expect(page.locator(".centre .upkeep")).to_contain_text("arranges the marriage")
    ada.look_up()
    page.locator(f'.can[data-thing="{option}"]:visible').first.click()
    for step in STEPS:
        expect(page.locator(".scene [aria-current]")).to_have_text(step)
        told = page.locator(".log").inner_text()
        assert not [later for later in STEPS[STEPS.index(step) + 1 :] if f"Upkeep: {later}" in told]
        assert "Round 2 begins" not in told
        assert not ada.is_asked()
        go_on.click()
    ada.wait_until_asked()
    expect(page.locator(".log")).to_contain_text("Round 2 begins")
    # A reload shows it again to who has not chosen since, from the beginning.
    ada.sit_at(table)
    assert step_shown(page) == STEPS[0]
    page.get_by_role("button", name="Skip ahead").click()
    ada.wait_until_asked()
    # And whenever one likes.
    page.get_by_role("button", name="See again").click()
    assert step_shown(page) == STEPS[0]
    # A replay tells all of that move.
    page.goto(f"/table/{table}/replay?move={len(choices) + 1}")
    for step in STEPS:
        expect(page.locator(".controls .upkeep")).to_contain_text(step)


def test_who_wants_it_fast_is_not_held_up(come: Come) -> None:
    choices, option = played_until(3, leads_through)
    ada = come()
    sit_down(ada, 3, choices)
    ada.wait_until_asked()
    with ada.answering():
        ada.take(option)
    ada.wait_until_asked()
    expect(ada.page.locator(".scene")).to_have_count(0)


def cards_of_trick(page: Page) -> list[str]:
    cards: list[str] = page.locator(".centre .trick .place [data-thing]").evaluate_all(
        "all => all.map(one => one.dataset.thing)"
    )
    return cards


def test_cards_that_have_acted_lie_there_after_a_reload_and_in_a_replay(come: Come) -> None:
    def is_after_others(match: Match, option: str) -> bool:
        acted = [player["acted"] for player in match.view(0)["players"]]
        return match.pending[0].kind == "secondary" and sum(acted) >= 2

    choices, _ = played_until(4, is_after_others)
    ada = come()
    table = sit_down(ada, 4, choices)
    ada.wait_until_asked()
    cards = cards_of_trick(ada.page)
    assert len(cards) == 4
    assert ada.page.locator(".centre .acted").count() >= 2
    ada.page.goto(f"/table/{table}/replay?look=0")
    ada.page.wait_for_selector(".controls")
    assert sorted(cards_of_trick(ada.page)) == sorted(cards)


def test_a_card_that_may_cost_points_is_marked_and_asked_about_once_more(come: Come) -> None:
    def is_costly(match: Match, _: str) -> bool:
        explained = match.explain(0)
        return explained is not None and bool(explained.warned) and explained.kind == "play"

    choices, _ = played_until(5, is_costly)
    ada = come()
    sit_down(ada, 5, choices)
    ada.wait_until_asked()
    costly = ada.page.locator(".own .warned:visible").first
    value = (costly.get_attribute("data-thing") or "").removeprefix("card.")
    ada.look_up()
    costly.click()
    expect(ada.page.locator(".question .warning")).to_contain_text("If it wins, you have too few coins")
    ada.page.get_by_role("button", name="Cancel").click()
    expect(ada.page.locator(".question .warning")).to_have_count(0)
    with ada.answering():
        costly.click()
        ada.page.get_by_role("button", name="Choose", exact=True).click()
    expect(ada.page.locator(".log")).to_contain_text(re.compile(rf"Ada plays \w+\s{value}"))


def test_the_only_card_that_a_leader_can_play_is_asked_for(come: Come) -> None:
    def is_only_card(match: Match, _: str) -> bool:
        return match.pending[0].kind == "play" and len(match.pending[0].options) == 1

    choices, option = played_until(4, is_only_card)
    ada = come()
    sit_down(ada, 4, choices)
    ada.wait_until_asked()
    assert ada.see().things == [option]
    with ada.answering():
        ada.take(option)


def test_the_question_of_the_draft_says_how_many_cards_are_kept_and_where_the_rest_goes(come: Come) -> None:
    choices, _ = played_until(3, lambda match, _: match.pending[0].kind == "keep")
    ada = come()
    sit_down(ada, 3, choices)
    expect(ada.question).to_contain_text("Which 2 cards do you keep? You pass the rest to the left.")
    ada.answer()
    expect(ada.question).to_contain_text("Which other card do you keep? You pass the rest to the left.")


@pytest.mark.parametrize(("space", "says"), [(6, "2 coins"), (7, "1 renown"), (8, "any free town"), (1, "nothing")])
def test_a_space_of_the_marriage_track_says_what_it_brings(come: Come, space: int, says: str) -> None:
    ada = come()
    sit_down(ada, 3, [])
    place = ada.page.locator(f'[data-thing="space.{space}"]')
    place.hover()
    place.hover(position={"x": 20, "y": 10})
    expect(ada.page.get_by_role("tooltip")).to_contain_text(says)


def test_nothing_empty_hangs_below_first_discs(come: Come) -> None:
    ada = come()
    sit_down(ada, 3, [])
    ada.wait_until_asked()
    boxes = ada.page.locator(".middle > .card:visible").all()
    assert all(box.inner_text().strip() for box in boxes)


def test_the_hands_of_a_replay_are_named_by_who_holds_them(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([ME, GREEDY, GREEDY], None)
    ada.visit(f"/table/{table}/replay?move=60&look=open")
    ada.page.get_by_role("tab", name="Hands").click()
    panel = ada.page.get_by_role("tabpanel")
    expect(panel.get_by_text("Your hand")).to_have_count(1)
    expect(panel).to_contain_text("Hand of Sitric")


def test_the_end_says_how_one_came_in_with_the_chart_in_sight(come: Come) -> None:
    ada = come(size=(1366, 768))
    ada.introduce("Ada")
    table = ada.open_played_table([ME, GREEDY, GREEDY, GREEDY], None)
    ada.sit_at(table)
    scores = ada.call("get", f"/api/tables/{table}/position?seat=0")["scores"]
    place = scores[0]["place"]
    expect(ada.page.locator(".over h2")).to_contain_text("You win" if place == 1 else f"You came {place}")
    expect(ada.page.locator(".question")).to_have_count(0)
    chart = ada.page.locator(".over svg[role=img]").bounding_box()
    assert chart is not None
    assert chart["y"] + chart["height"] <= 768
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_what_others_last_moves_were_about_is_marked_on_the_board(come: Come) -> None:
    choices, _ = played_until(4, lambda match, _: match.pending[0].kind == "play" and match.view(0)["marker"] != 0)
    ada = come()
    sit_down(ada, 4, choices)
    ada.wait_until_asked()
    marked = ada.page.locator(".board .recent").evaluate_all("all => all.map(one => one.dataset.thing)")
    named = next(option for seat, option in reversed(choices) if option.startswith("town.") and seat != 0)
    assert named in marked


def test_a_step_in_which_somebody_is_asked_is_not_said_to_change_nothing(come: Come) -> None:
    choices, _ = played_until(4, lambda match, _: match.pending[0].kind == "monastery")
    ada = come()
    sit_down(ada, 4, choices)
    ada.wait_until_asked()
    upkeep = ada.page.locator(".centre .upkeep")
    expect(upkeep.locator("[aria-current]")).to_have_text("Church")
    expect(upkeep).not_to_contain_text("Nothing changes")

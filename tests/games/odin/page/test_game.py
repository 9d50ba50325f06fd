"""A Feast for Odin through the page: a whole short game by clicking, and what comes before it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.odin.page.scenes import SHORT
from tests.web.company import Come
from tests.web.play import questions
from tests.web.positions import GREEDY
from tests.web.visitor import Sight, Visitor

FIRST_CARD = "Solo game: your first occupation"

ONCE = [
    "hunting_game_1",
    "mountain_2",
    "mountain_1_upgrade_1",
    "wood_per_player",
    "build_longship",
    "raiding",
    "take_2_mead",
]
"""What the tester does once: something of every kind."""

OFTEN = [
    "craft_robe_jewelry",
    "market_spices_products",
    "mountain_4_upgrade_2_twice",
    "market_fruits",
    "upgrade_4",
    "mountain_3_2",
]
"""What the tester does whenever it is possible: many Vikings at a time."""


class Clicker:
    """Somebody who plays by clicking on what glows, and remembers which questions were asked."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.asked: set[str] = set()
        self._spaces = ONCE + OFTEN

    def play_to_the_end(self) -> None:
        for sight in questions(self.visitor):
            self.visitor.look_up()
            self.answer(sight)

    def answer(self, sight: Sight) -> None:
        serve = self.page.get_by_role("button", name="Serve for me")
        feasting = serve.count() > 0
        if feasting and "feast by hand" in self.asked:
            self.asked.add("feast served")
            serve.click()
            # It is asked about first if places stay empty.
            served = self.page.locator(".ask .danger").or_(
                self.page.locator(f"[data-decision]:not([data-decision='{sight.decision}'])")
            )
            served.first.wait_for(state="attached")
            if self.page.locator(".ask .danger").is_visible():
                self.page.locator(".ask .danger").click()
            return
        if feasting:
            self.asked.add("feast by hand")
            assert self.page.locator(".feast svg[role=group]").is_visible()
        if "What do you do?" in sight.question:
            self.asked.add("dice")
            assert self.page.locator(".dice li.now svg").is_visible()
        thing = self._wanted(sight.things)
        self.asked.add(thing.split(".")[0])
        self.visitor.take(thing)

    def _wanted(self, glowing: list[str]) -> str:
        """What the tester chooses among what glows."""
        for space in self._spaces:
            if f"space.{space}" in glowing:
                self._spaces = [other for other in self._spaces if other != space or other in OFTEN]
                return f"space.{space}"
        for thing in glowing:
            if thing.startswith(("along.", "upright.", "strip.", "good.")):
                return thing
        # Leaving all places empty is asked about once more; leaving one is not.
        for thing in ("succeed", "empty", "done", "pass"):
            if thing in glowing:
                return thing
        return next((thing for thing in glowing if thing != "anytime"), glowing[0])


def test_a_short_game_against_a_bot_is_played_by_clicking(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, GREEDY], game="odin", options=SHORT))
    clicker = Clicker(ada)
    clicker.play_to_the_end()
    assert clicker.asked >= {"space", "strip", "amount", "good", "dice", "feast by hand", "feast served"}

    page = ada.page
    expect(page.locator(".over")).to_contain_text("win")
    expect(page.locator(".over table tbody tr")).to_have_count(10)
    page.get_by_role("button", name="Boards").nth(1).click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Home board")).to_be_visible()


def test_a_replay_shows_what_every_player_has(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    table = ada.open_played_table([{"kind": "me"}, GREEDY, GREEDY], None, "odin", options=SHORT)
    page = ada.visit(f"/table/{table}/replay?move=40")
    expect(page.locator(".players .score")).to_have_count(3)
    scores = [text.split()[-1] for text in page.locator(".players .score").all_inner_texts()]
    page.get_by_role("tab", name="Hands").click()
    expect(page.locator(".hands .own")).to_have_count(3)
    points = [text.split()[-1] for text in page.locator(".hands .totals").all_inner_texts()]
    assert points == scores
    assert len(set(scores)) == 3


def test_a_space_says_why_it_cannot_be_taken(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}, GREEDY], game="odin"))
    ada.wait_until_asked()
    shed = ada.page.locator('[data-thing="space.build_shed"]')
    assert "can" not in (shed.get_attribute("class") or "").split()
    shed.hover()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("You need 2 wood.")


def test_an_option_for_one_is_offered_to_one(come: Come) -> None:
    ada = come()
    ada.introduce("Ada")
    page = ada.visit("/new/odin")
    first_card = page.get_by_label(FIRST_CARD)
    expect(page.get_by_label("Length")).to_be_visible()
    expect(first_card).to_have_count(0)
    page.locator(".pick").get_by_text("1", exact=True).click()
    first_card.select_option("chosen")
    page.locator(".pick").get_by_text("2", exact=True).click()
    page.get_by_label("Player 2", exact=True).select_option("here")
    page.get_by_label("Name of the player on seat 2").fill("Bea")
    expect(first_card).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".stage")

"""Occupations of A Feast for Odin in the page: read, played, used at any time, put in order, found."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.odin.page.carder import (
    BARKEEPER,
    CHOSEN,
    CRAFT_APPRENTICE,
    FOREST_BLACKSMITH,
    MILKER,
    TRADESMAN,
    Carder,
    asked_for,
)
from tests.games.odin.page.scenes import MINI_EXPANSIONS, SHORT
from tests.games.odin.page.test_game import Clicker
from tests.web.company import Come
from tests.web.visitor import PHONE

ACTIONS = ["play_occupation_4", "craft_chest", "play_occupation_2", "craft_linen", "upgrade_3"]


class CardClicker(Clicker):
    """Somebody who plays cards, and uses whatever they offer."""

    def _wanted(self, glowing: list[str]) -> str:
        for thing in glowing:
            if thing.startswith("card."):
                return thing
        for space in ACTIONS:
            if f"space.{space}" in glowing:
                return f"space.{space}"
        return super()._wanted(glowing)


def test_a_short_game_with_occupations_and_both_mini_expansions_is_played_by_clicking(come_carded: Come) -> None:
    ada = come_carded()
    ada.introduce("Ada")
    ada.sit_at(ada.open_table([{"kind": "me"}], game="odin", options=SHORT | CHOSEN | MINI_EXPANSIONS))
    clicker = CardClicker(ada)
    clicker.play_to_the_end()
    assert "card" in clicker.asked
    page = ada.page
    # Alone, nobody is beaten.
    expect(page.locator(".over h2")).to_contain_text("You scored")
    expect(page.locator(".over header")).to_contain_text("100\u00a0points are very good")
    played = page.locator(".seat .played li")
    assert played.count() >= 6
    page.get_by_role("button", name="Boards").first.click()
    expect(page.locator("dialog[open] .occupation")).to_have_count(played.count())


def test_a_hand_says_what_each_card_would_bring(come_carded: Come) -> None:
    ada = Carder(come_carded, asked_for("turn"))
    milker = ada.held(MILKER)
    expect(milker).to_have_accessible_name("Milker: +2\u00a0×\u00a0milk, +2\u00a0silver")
    expect(ada.held(BARKEEPER)).to_have_accessible_name("Barkeeper")
    milker.hover()
    tip = ada.page.get_by_role("tooltip")
    expect(tip).to_contain_text("1 milk and 1 silver for each kind of animal")
    expect(tip).to_contain_text("To play it, use a space")
    names = [name.split("\n")[0] for name in ada.page.locator(".hand ul").first.locator("li").all_inner_texts()]
    ada.page.get_by_label("Sort by").select_option("name")
    sorted_names = [name.split("\n")[0] for name in ada.page.locator(".hand ul").first.locator("li").all_inner_texts()]
    assert sorted_names == sorted(names)
    assert sorted_names != names


def test_a_card_is_played_from_the_cards_that_are_read(come_carded: Come) -> None:
    ada = Carder(come_carded, asked_for("play_occupation"))
    ada.page.get_by_role("button", name="Read cards").click()
    card = ada.page.locator("dialog[open] li", has_text="Milker")
    expect(card).to_contain_text("Now:")
    with ada.visitor.answering():
        card.get_by_role("button", name="Play this card: Milker").click()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator(".seat .played li")).to_have_count(1)


def test_a_card_of_any_time_is_used_in_the_middle_of_an_action(come_carded: Come) -> None:
    ada = Carder(come_carded, asked_for("upgrade"), ("upgrade_2",), size=PHONE, touch=True)
    tradesman = ada.at_any_time(TRADESMAN)
    expect(tradesman).to_have_attribute("aria-disabled", "false")
    with ada.visitor.answering():
        tradesman.click()
    expect(ada.question).to_have_text("Tradesman: in which way do you use it?")
    expect(ada.option("good.silk")).to_contain_text("silverware → silk")
    ada.choose("good.silk")
    expect(ada.question).to_have_text("Which good do you upgrade?")
    expect(ada.page.locator('[data-good="good.silk"]')).to_be_visible()
    expect(ada.page.locator(".fired")).to_contain_text("Tradesman")
    # Once more; then there is nothing left to give.
    with ada.visitor.answering():
        tradesman.click()
    ada.choose("good.chest")
    expect(tradesman).to_have_attribute("aria-disabled", "true")
    expect(tradesman).to_contain_text("Missing: silverware")


def test_two_cards_act_in_the_order_that_one_chooses(come_carded: Come) -> None:
    ada = Carder(come_carded, asked_for("effect"), ("craft_chest",))
    expect(ada.question).to_have_text("Which of your occupations do you use now?")
    expect(ada.option(f"card.{FOREST_BLACKSMITH}")).to_contain_text("Before you pay ore")
    ada.choose(f"card.{CRAFT_APPRENTICE}")
    ada.visitor.answer()
    expect(ada.question).to_have_text("Do you use this occupation now: Forest Blacksmith?")
    expect(ada.option("done")).to_have_text("Not now")
    ada.choose("done")
    while "Where do you send" not in ada.question.inner_text():
        ada.visitor.answer()
    fired = ada.page.locator(".fired li")
    expect(fired).to_have_count(2)
    expect(fired.first).to_contain_text("Barkeeper")
    expect(fired.first.locator(".changes [title=mead]")).to_be_visible()
    expect(fired.last).to_contain_text("Craft Apprentice")
    expect(ada.page.locator('[data-thing="space.craft_chest"] .acted')).to_be_visible()
    expect(ada.page.locator(".stage .side")).to_contain_text("uses an occupation: Barkeeper")


def test_cards_are_found_by_words_deck_kind_and_topic(come: Come) -> None:
    page = come().visit("/games/odin")
    gallery = page.locator(".card-gallery")
    found = gallery.get_by_role("status")
    expect(found).to_have_text("190 occupations")
    gallery.get_by_label("Name or text").fill("silverware silk")
    expect(gallery.locator(".occupation h4", has_text="Tradesman")).to_be_visible()
    gallery.get_by_role("button", name="Clear the search").click()
    gallery.get_by_role("button", name="Deck A").click()
    gallery.get_by_role("button", name="Anytime").click()
    gallery.get_by_role("button", name="Weapons").click()
    expect(gallery.locator(".occupation h4")).to_have_text(["Arms Dealer"])
    expect(found).to_have_text("1 occupation")

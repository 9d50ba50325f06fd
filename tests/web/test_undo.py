"""Taking choices back: freely, with the others' consent, alone with bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.company import Come, alone, click_first_discs, keep_cards


def test_a_choice_says_whether_it_can_be_taken_back_and_undo_takes_it_back(come: Come) -> None:
    ada, _, _ = keep_cards(come)
    page = ada.page
    expect(page.locator(".tools .mark")).to_contain_text("You can undo this")
    offered = ada.choices.count()
    kept = ada.choose()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(ada.choices).to_have_count(offered - 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(ada.choices).to_have_count(offered)
    expect(page.locator(f".can[data-thing='{kept}']")).to_be_visible()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_undo_to_here_and_reset_turn(come: Come) -> None:
    ada, _, _ = keep_cards(come)
    page = ada.page
    offered = ada.choices.count()
    ada.choose()
    expect(ada.choices).to_have_count(offered - 1)
    ada.choose()
    expect(page.get_by_role("button", name="Reset my turn")).to_be_visible()
    page.get_by_role("button", name="Reset my turn").click()
    expect(ada.choices).to_have_count(offered)
    ada.choose()
    expect(ada.choices).to_have_count(offered - 1)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Undo to here").first.click()
    expect(ada.choices).to_have_count(offered)


def test_further_back_only_with_the_others_consent(come: Come) -> None:
    ada, bea, _ = keep_cards(come)
    page = ada.page
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Ask the others to go back to here").first.click()
    expect(page.locator(".request")).to_contain_text("Ada asks to go back")
    bea.page.locator(".request").get_by_role("button", name="Agree").click()
    expect(ada.question).to_contain_text("first disc")
    expect(bea.page.locator(".request")).to_have_count(0)


def test_where_undo_is_barred_the_table_can_be_asked_and_who_asked_hears_of_a_no(come: Come) -> None:
    ada, bea, _ = keep_cards(come)
    page = ada.page
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.locator(".tools").get_by_role("button", name="Ask to undo").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Others have acted since your last choice.")
    dialog.get_by_role("button", name="Ask the others").click()
    expect(page.locator(".request")).to_contain_text("Ada asks to go back")
    expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)
    bea.page.locator(".request").get_by_role("button", name="Decline").click()
    expect(page.locator(".toasts")).to_contain_text("Bea does not agree")
    expect(page.locator(".request")).to_have_count(0)
    expect(ada.question).to_contain_text("keep")
    expect(bea.page.locator(".toasts")).not_to_contain_text("agree")


def test_alone_with_bots_a_barred_choice_is_taken_back_without_asking(come: Come) -> None:
    ada = alone(come)
    click_first_discs(ada)
    page = ada.page
    page.locator(".tools").get_by_role("button", name="Undo anyway").click()
    expect(page.get_by_role("dialog")).to_contain_text("Others have acted since your last choice.")
    expect(page.get_by_role("dialog")).to_contain_text("Nobody else has to agree.")
    page.get_by_role("dialog").get_by_role("button", name="Undo").click()
    expect(ada.question).to_contain_text("first disc")

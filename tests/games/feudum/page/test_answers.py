"""Feudum's questions: sentence and answers are whole in sight, in a place that stays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.page.scenes import table_at
from tests.web.company import Come
from tests.web.visitor import PHONE

SMALL_DESK = (1366, 768)
KINDS = ("choose_card", "guild", "feed", "pay_with", "function")

OUT_OF_SIGHT = """(answers) => {
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const isWithin = ({ top, bottom, left, right }, frame) =>
    top >= frame.top - 1 && bottom <= frame.bottom + 1 && left >= frame.left - 1 && right <= frame.right + 1;
  const isOut = (element) => {
    const box = element.getBoundingClientRect();
    if (!isWithin(box, { top: 0, bottom: innerHeight, left: 0, right: innerWidth })) return true;
    for (let frame = element.parentElement; frame; frame = frame.parentElement)
      if (getComputedStyle(frame).overflowY !== 'visible' && !isWithin(box, frame.getBoundingClientRect())) return true;
    return false;
  };
  return [...document.querySelectorAll(answers)].filter((one) => seen(one) && isOut(one))
    .map((one) => one.dataset.thing ?? one.textContent.trim());
}"""


@pytest.mark.parametrize(
    ("size", "answers"),
    [(SMALL_DESK, ".question h2, .can"), (PHONE, ".question h2, .question .option, .hand .can")],
    ids=["desk", "phone"],
)
def test_a_question_and_its_answers_are_whole_in_sight(come: Come, size: tuple[int, int], answers: str) -> None:
    ada = come(size=size, touch=size == PHONE, language="pl")
    ada.introduce("Muirchertach")
    found: dict[str, list[str]] = {}
    places: set[tuple[Any, ...]] = set()
    for kind in KINDS:
        ada.sit_at(table_at(ada, kind))
        ada.wait_until_asked()
        ada.wait_until_still()
        found[kind] = ada.page.evaluate(OUT_OF_SIGHT, answers)
        box = ada.page.locator(".question").bounding_box()
        assert box is not None
        places.add((round(box["x"]), round(box["y"]) if size == SMALL_DESK else 0, round(box["width"])))
    assert not any(found.values()), found
    assert len(places) == 1, "the question keeps its place"


def test_cards_are_as_large_in_a_window_made_smaller_as_in_one_opened_so(come: Come) -> None:
    ada = come(size=(1366, 1500), language="pl")
    ada.introduce("Muirchertach")
    table = table_at(ada, "choose_card")
    sizes: list[str] = []
    for height in (1500, 640, 640):
        ada.page.set_viewport_size({"width": 1366, "height": height})
        if len(sizes) != 1:
            ada.sit_at(table)
            ada.wait_until_asked()
        ada.wait_until_still()
        sizes.append(ada.page.locator(".feudum.own").evaluate("own => own.style.getPropertyValue('--size')"))
    large, made_smaller, opened_small = sizes
    assert made_smaller == opened_small
    assert float(opened_small) < float(large)

"""Somebody who holds and plays occupations in A Feast for Odin."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from meadhall.engine.decision import Decision
from meadhall.games.odin import GAME
from meadhall.games.odin.components.tables import Components
from tests.web.company import Come
from tests.web.positions import Choose, Until
from tests.web.visitor import Visitor

MILKER, TRADESMAN, FOREST_BLACKSMITH, BARKEEPER, CRAFT_APPRENTICE, SILK_STITCHER = 10, 54, 103, 112, 113, 114
HAND = (MILKER, TRADESMAN, FOREST_BLACKSMITH, BARKEEPER, CRAFT_APPRENTICE, SILK_STITCHER)
PLAYED = (TRADESMAN, FOREST_BLACKSMITH, BARKEEPER, CRAFT_APPRENTICE)
"""What is played first, by the space that plays four."""


def cards_of(*numbers: int) -> list[str]:
    return [f"card.{number}" for number in numbers]


CHOSEN = {"solo_card": "chosen"}


def corrections() -> dict[str, str]:
    """Alone one begins with so many cards of one's choice, those among them, and has something to use them with."""
    components = GAME.components()
    assert isinstance(components, Components)
    light = [number + 1 for number, is_light in enumerate(components.card_light) if is_light]
    dark = [number for number in HAND if number not in light]
    swapped = [(number, True) for number in dark] + [
        (n, False) for n in [n for n in light if n not in HAND][: len(dark)]
    ]
    cards = "".join(f"[[cards]]\nid = {number}\nlight = {str(is_light).lower()}\n" for number, is_light in swapped)
    goods = "{ silverware = 2, peas = 2, sheep = 1, cattle = 1, wood = 4, ore = 2, silver = 8 }"
    return {"occupations.toml": cards, "rules.toml": f"[start]\nlight_occupations = {len(HAND)}\ngoods = {goods}\n"}


def playing(*spaces: str) -> Choose:
    """Begins with the cards, plays four of them, then goes to these spaces."""
    hand = cards_of(*HAND)
    left = ["space.play_occupation_4", *(f"space.{name}" for name in spaces)]
    cards = cards_of(*PLAYED)

    def choose(asked: Decision) -> str:
        if asked.kind == "first_card":
            return hand.pop(0)
        if asked.kind == "turn":
            return left.pop(0)
        if asked.kind == "play_occupation":
            return cards.pop(0)
        return "done" if "done" in asked.options else asked.options[0]

    return choose


class Carder:
    """Somebody with occupations, alone at a table that has come to such a question."""

    def __init__(self, come: Come, until: Until, spaces: tuple[str, ...] = (), **how: object) -> None:
        self.visitor: Visitor = come(**how)
        self.visitor.introduce("Ada")
        self.visitor.sit_at(
            self.visitor.open_played_table([{"kind": "me"}], until, "odin", choose=playing(*spaces), options=CHOSEN)
        )
        self.visitor.wait_until_asked()
        self.page: Page = self.visitor.page

    @property
    def question(self) -> Locator:
        return self.visitor.question

    def option(self, thing: str) -> Locator:
        return self.page.locator(f'.option[data-thing="{thing}"]')

    def held(self, number: int) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'.hand ul:first-of-type [data-thing="card.{number}"]')

    def at_any_time(self, number: int) -> Locator:
        """A card in play, among what can be done at any time."""
        return self.page.locator(f'[data-anytime="card.{number}"]')

    def choose(self, thing: str) -> None:
        with self.visitor.answering():
            self.visitor.take(thing)


def asked_for(kind: str) -> Until:
    return lambda asked: asked.kind == kind

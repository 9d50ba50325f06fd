"""All 190 occupations: none is without an effect, without a moment at which it acts, or without words."""

from __future__ import annotations

import pytest

from meadhall.games.odin.cards.effect import Effect
from meadhall.games.odin.cards.moments import (
    ALONE,
    ANY_SHORE,
    ANYTIME,
    KNARR_FOR_LONGSHIP,
    PLAYED,
    PRICE,
    RECEIVED,
    SCORING,
    WOOD_IN_HOUSES,
)
from meadhall.games.odin.cards.vocabulary import Said
from meadhall.games.odin.cards.written import Written
from meadhall.words import LANGUAGES, Words
from tests.games.odin.table import components

NUMBERS = range(1, 191)
BENT = KNARR_FOR_LONGSHIP | ANY_SHORE | WOOD_IN_HOUSES
"""Rules that are bent by the bit alone."""
MOMENTS_OF = {
    "immediate": PLAYED,
    "anytime": ANYTIME | WOOD_IN_HOUSES,
    "each_time": ~(PLAYED | ANYTIME | ALONE),
    "as_soon_as": RECEIVED | SCORING,
}
"""Of these a card of the category has one at least."""


def does_something(effect: Effect) -> bool:
    """Whether there is anything that it does, gives or changes at the moments of which it hears."""
    if effect.kinds & BENT:
        return True
    if isinstance(effect, Written):
        return (effect.deed if effect.kinds & ~ALONE < PRICE else effect.adds) is not None
    assert isinstance(effect, Said)
    if effect.kinds & ~ALONE >= PRICE:
        return effect.number != 0
    return any(way.gain for way in effect.ways) or any(gain for _, _, gain in effect.tiers)


def test_there_are_190() -> None:
    assert [components().cards.names[number - 1] for number in NUMBERS] == [f"card.{number}" for number in NUMBERS]
    assert len(components().cards.names) == len(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_card_does_something_when_it_is_time(number: int) -> None:
    effects = components().effects[number - 1]
    assert effects
    assert all(does_something(effect) for effect in effects)
    assert components().listens[number - 1] & MOMENTS_OF[components().card_category[number - 1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    words = Words(language, fallback=False)
    names = [words.thing("odin", f"card.{number}") for number in NUMBERS]
    texts = [words.text("odin", f"card.{number}") for number in NUMBERS]
    assert len(set(names)) == len(NUMBERS)
    assert all(len(text) > 10 and text.endswith(".") for text in texts)
    alike = [NUMBERS[place] for place, text in enumerate(texts) if text in texts[:place]]
    assert alike == []

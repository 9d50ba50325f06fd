"""The words of Brian Boru say what its data say."""

from __future__ import annotations

import re

from meadhall.engine.registry import game
from meadhall.games.boru.components.tables import COLOURS, ICONS, SUITS, Components, Run
from meadhall.words import LANGUAGES, Words

ICON_WORDS = {
    "claim_town": "take the town",
    "expand": "expand",
    "liberate": "free a town",
    "coin": "{n} coin{s}",
    "pay": "pay {n} coin{s}",
    "church": "{n} church disc{s}",
    "battle": "beat {n} invader{s}",
    "courtship": "{n} space{s} on the marriage track",
}


def test_boru_card_texts_say_what_the_cards_do() -> None:
    def say(runs: list[Run]) -> str:
        return ", ".join(ICON_WORDS[ICONS[run.icon]].format(n=run.count, s="s" * (run.count > 1)) for run in runs)

    parts = Components(game("boru").data())
    spoken = {language: Words(language, fallback=False) for language in LANGUAGES}
    for card, name in enumerate(parts.cards.names):
        expected = (
            f"Won: {say(parts.primary[card])}. Lost: {'; or '.join(say(runs) for runs in parts.secondary[card])}."
        )
        assert spoken["en"].text("boru", name).replace("\u00a0", " ") == expected
        assert spoken["en"].thing("boru", name) == f"{SUITS[parts.card_suit[card]]} {card + 1}"
        for words in spoken.values():
            assert re.findall(r"\d+", words.text("boru", name)) == re.findall(r"\d+", expected)


def test_boru_towns_are_called_by_their_region_and_colour() -> None:
    parts = Components(game("boru").data())
    for language, colours in zip(
        LANGUAGES,
        (COLOURS, ("vermelha", "azul", "amarela"), ("czerwone", "niebieskie", "żółte")),
        strict=True,
    ):
        words = Words(language, fallback=False)
        for town, name in enumerate(parts.towns.names):
            region = words.thing("boru", parts.regions.names[parts.town_region[town]])
            assert words.thing("boru", name).rpartition(" ")[0] == region
            assert words.text("boru", name) == colours[parts.town_colour[town]]

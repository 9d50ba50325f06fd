"""Questions as people read them, for a program that shows them to people or to a language model."""

from __future__ import annotations

from meadhall.bots.programs.protocol import Decide
from meadhall.engine.play.seen import Seen
from meadhall.words import MissingWords, Words


def put_into_words(asked: Decide, seen: Seen, language: str) -> None:
    """Add the question and its options in that language; a thing without a word keeps its name."""
    words = Words(language)
    names = [words.say("common-seat", number=seat + 1) for seat in range(seen.settings.players)]

    def named(option: str) -> str:
        try:
            return words.thing(seen.game, option, names)
        except MissingWords:
            return option

    asked.words = [named(option) for option in asked.options]
    try:
        asked.question = words.question(seen.game, seen.decision, names)
    except MissingWords:
        asked.question = asked.kind

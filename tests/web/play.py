"""Playing by clicking, and waiting for what comes of it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.web.hall import SOON
from tests.web.visitor import Sight, Visitor

WHOLE_GAME = 600.0
"""Seconds for a whole game by clicking, on a slow machine."""


def wait_until(
    page: Page, done: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None, *, seconds: float = 3 * SOON
) -> None:
    """Do that again and again until it is done."""
    end = time.monotonic() + seconds
    while not done():
        questions = page.locator(".question h2").all_inner_texts()
        assert time.monotonic() < end, f"it did not come to that in {seconds} seconds; at last: {questions}"
        meanwhile()
        page.wait_for_timeout(20)


def questions(player: Visitor, *, seconds: float = WHOLE_GAME) -> Iterator[Sight]:
    """What a player is asked until the game is over; each question must be answered before the next one comes."""
    end = time.monotonic() + seconds
    while not (sight := player.see()).over:
        assert time.monotonic() < end, f"the game is not over in {seconds} seconds; at last: {sight.question}"
        if sight.things:
            yield sight
            player.wait_for_another(sight.decision)
        else:
            player.page.wait_for_timeout(10)


def play_to_the_end(players: list[Visitor], want: Callable[[Sight], str] | None = None) -> list[str]:
    """Everybody clicks on what they want of all that glows, until the game is over; what was clicked."""
    luck = random.Random(8)
    want = want or (lambda sight: luck.choice(sight.things))
    clicked: list[str] = []
    end = time.monotonic() + WHOLE_GAME
    playing = list(players)
    while playing:
        for player in list(playing):
            sight = player.see()
            assert time.monotonic() < end, f"the game is not over; at last: {sight.question}"
            if sight.over:
                playing.remove(player)
            elif sight.things:
                thing = want(sight)
                clicked.append(thing)
                player.take(thing)
                player.wait_for_another(sight.decision)
            else:
                player.page.wait_for_timeout(10)
    return clicked

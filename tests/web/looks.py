"""How a view is looked at: in every language and theme it fits its screen, and axe finds nothing serious."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from meadhall.words import LANGUAGES
from tests.web.hall import ROOT
from tests.web.visitor import DESK, PHONE, TABLET, Visitor

SIZES = {"390": PHONE, "820": TABLET, "1440": DESK}
Theme = Literal["light", "dark"]

FIND_FAULTS = (Path(__file__).parent / "find_faults.js").read_text(encoding="utf-8")
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
RULES_OF_COLOUR = ALL_RULES | {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""A theme is a set of colours and nothing else: once all rules hold, only these can be broken by another theme."""

PICTURES = ROOT / "test-results" / "looks" if os.environ.get("MEADHALL_PICTURES") else None
"""Where pictures of all that is looked at are kept, for people to look at."""


@cache
def axe() -> str:
    """It is there only where the page is built; other tests are not to miss it."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


class Closer(NamedTuple):
    """Something that a view shows only when it is asked to."""

    name: str
    open: Callable[[Page], None]
    part: str
    """Where it is then seen."""
    scanned: str = ""
    """What axe then looks at, if not that part alone."""


class View(NamedTuple):
    """Something to look at: where it is, by the names of scenes, and what is to be seen there when all has come."""

    name: str
    path: str
    shows: str
    closer: Sequence[Closer] = ()
    scanned: bool = True
    """Whether axe looks at it too."""


class Tour(NamedTuple):
    """The views of a game, and how they are looked at."""

    views: Sequence[View]
    themes: Sequence[tuple[Theme, str]]
    """Those in which axe looks at desks, with their contrast; the first must be light and normal."""
    phone: bool
    """Whether axe looks at a phone too."""
    own_faults: str = ""
    """A script that finds more faults."""

    def for_view(self, view: View) -> Tour:
        """The same with the first theme and one of the others, each in its turn."""
        first, *others = self.themes
        return self._replace(themes=[first, others[self.views.index(view) % len(others)]])

    def on_every_screen(self) -> pytest.MarkDecorator:
        """For a test of every view on every screen."""
        screens = [(view, size) for view in self.views for size in SIZES]
        return pytest.mark.parametrize(("view", "size"), screens, ids=[f"{view.name}-{size}" for view, size in screens])


class Scenes:
    """Tables in many states, by name, and the one who sits at them."""

    def __init__(self, owner: Visitor, tables: Mapping[str, str]) -> None:
        self.cookies = owner.context.cookies()
        self._tables = tables

    def path(self, view: View) -> str:
        return view.path.format_map(self._tables)

    def look_at(self, visitor: Visitor, view: View) -> None:
        """Go there and wait until it stands still."""
        visitor.visit(self.path(view))
        visitor.page.locator(view.shows).first.wait_for()
        visitor.wait_until_still()


def faults_of_view(visitor: Visitor, scenes: Scenes, tour: Tour, view: View, size: str) -> list[str]:
    """What is wrong with a view on a screen, and with what it shows closer."""
    first = (tour.views.index(view) + list(SIZES).index(size)) % len(LANGUAGES)
    # Every language is spoken from the beginning now and then; to others the page changes on the spot.
    languages = LANGUAGES[first:] + LANGUAGES[:first]
    tour = tour.for_view(view)
    visitor.keep(language=languages[0])
    scenes.look_at(visitor, view)
    found = _faults_here(visitor, tour, size, languages, view.name, "html" if view.scanned else "", ("light", "dark"))
    for look in view.closer:
        # What was spoken last is spoken first: it need not be changed.
        languages = languages[::-1]
        look.open(visitor.page)
        visitor.page.locator(look.part).first.wait_for()
        visitor.wait_until_still()
        name = f"{view.name}-{look.name}"
        found += _faults_here(visitor, tour, size, languages, name, look.scanned or look.part, ("light",))
    return found


def _faults_here(
    visitor: Visitor,
    tour: Tour,
    size: str,
    languages: Sequence[str],
    name: str,
    scanned: str,
    pictured: Sequence[Theme],
) -> list[str]:
    found: list[str] = []
    for language in languages:
        speak(visitor, language)
        if PICTURES:
            _take_pictures(visitor, PICTURES / f"{size}-{language}", name, pictured)
        faults: list[str] = visitor.page.evaluate(FIND_FAULTS)
        faults += visitor.page.evaluate(tour.own_faults) if tour.own_faults else []
        found += [f"{name} in {language}: {fault}" for fault in faults]
        if language == "en" and scanned and (size == "1440" or (size == "390" and tour.phone)):
            themes = tour.themes if size == "1440" else tour.themes[:1]
            found += _serious_faults_in_themes(visitor, name, scanned, themes)
    return found


def speak(visitor: Visitor, language: str) -> None:
    """Let the page speak that language from now on."""
    if visitor.page.evaluate("document.documentElement.lang") == language:
        return
    visitor.like(language=language)
    visitor.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    visitor.wait_until_still()


def _take_pictures(visitor: Visitor, folder: Path, name: str, themes: Sequence[Theme]) -> None:
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.screenshot(path=folder.with_name(f"{folder.name}-{theme}") / f"{name}.png")
    visitor.page.emulate_media(color_scheme="light")


def _serious_faults_in_themes(visitor: Visitor, name: str, part: str, themes: Sequence[tuple[Theme, str]]) -> list[str]:
    found = serious_faults(visitor, name, part)
    for theme, contrast in themes[1:]:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.like(contrast=contrast)
        shown = f"[data-theme='{theme}'][data-contrast='{contrast}']"
        visitor.page.wait_for_selector(shown, state="attached")
        found += serious_faults(visitor, f"{name} in {theme}, contrast {contrast}", part, RULES_OF_COLOUR)
    if len(themes) > 1:
        visitor.page.emulate_media(color_scheme="light")
        visitor.like(contrast="normal")
    return found


def serious_faults(visitor: Visitor, name: str, part: str = "html", rules: Mapping[str, Any] = ALL_RULES) -> list[str]:
    """What axe finds serious or critical in a part of the page, with the elements."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe())
    found: dict[str, Any] = visitor.page.evaluate("([part, rules]) => axe.run(part, rules)", [part, rules])
    return [
        f"{name}: {fault['id']}: "
        + "; ".join(f"{node['html'][:160]} {node['failureSummary']}" for node in fault["nodes"][:3])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]

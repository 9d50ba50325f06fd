"""Every view in three sizes, three languages, light and dark: nothing is cut off, axe finds no fault; pictures are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import RESULTS
from tests.web.house import DESK, PHONE, TABLET, House, Visitor
from tests.web.looks import Scenes, look_at

AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
SIZES = {"390": PHONE, "820": TABLET, "1440": DESK}

FIND_FAULTS = """
() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide`);
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const say = (element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}: `
    + (element.textContent ?? '').trim().slice(0, 40);
  // Text that does not fit its box and is not meant to be shortened or scrolled.
  for (const element of document.querySelectorAll('button, h1, h2, h3, p, label, th, td, dt, dd, li, a, .tag, .option')) {
    if (!shown(element) || element.closest('.sr-only')) continue;
    const style = getComputedStyle(element);
    if (style.overflow === 'visible' || style.textOverflow === 'ellipsis') continue;
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden') faults.push(`cut off: ${say(element)}`);
  }
  // Text of the page (not of drawings) under 13 pixels.
  for (const element of document.querySelectorAll('main *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !shown(element) || element.closest('svg, .sr-only, .action-card')) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 13) faults.push(`${size} px: ${say(element)}`);
  }
  // Things that can be pressed and lie on each other.
  const pressed = [...document.querySelectorAll('button, a.button, input, select, [role=tab]')].filter(
    (element) => shown(element) && !element.closest('.sr-only, svg') && getComputedStyle(element).opacity !== '0');
  // What is scrolled out of its frame lies on nothing.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let frame = element.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflow === 'visible') continue;
      const box = frame.getBoundingClientRect();
      left = Math.max(left, box.left), top = Math.max(top, box.top);
      right = Math.min(right, box.right), bottom = Math.min(bottom, box.bottom);
    }
    return { left, top, right, bottom };
  };
  const boxes = pressed.map(seen);
  const layer = (element) => element.closest('.sheet, .bar, .toasts, dialog, .panzoom .buttons, .fold')?.className ?? '';
  pressed.forEach((one, i) => {
    pressed.slice(i + 1).forEach((other, j) => {
      if (one.contains(other) || other.contains(one) || layer(one) !== layer(other)) return;
      const [a, b] = [boxes[i], boxes[i + 1 + j]];
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 2) faults.push(`overlap: ${say(one)} / ${say(other)}`);
    });
  });
  return faults;
}
"""


@pytest.fixture(scope="module")
def scenes(browser: Browser, house: House) -> Iterator[Scenes]:
    maker = Visitor(browser, house)
    yield Scenes(maker)
    maker.close()


def serious_faults(visitor: Visitor) -> list[str]:
    """What axe finds serious or critical, with the elements it finds fault with."""
    visitor.page.evaluate(AXE)
    found: dict[str, Any] = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {fault['help']}: {[node['html'][:160] for node in fault['nodes'][:3]]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "pt-BR", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_every_view_fits_its_screen(
    come: Callable[..., Visitor], scenes: Scenes, size: str, language: str, theme: str
) -> None:
    visitor = come(size=SIZES[size], language=language, theme=theme, touch=size == "390")
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    folder = RESULTS / "looks" / f"{size}-{language}-{theme}"
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        visitor.page.screenshot(path=folder / f"{name}.png")
        found += [f"{name}: {fault}" for fault in visitor.page.evaluate(FIND_FAULTS)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("theme", "contrast", "size"),
    [
        ("light", "normal", "1440"),
        ("dark", "normal", "1440"),
        ("light", "more", "1440"),
        ("dark", "more", "1440"),
        ("light", "normal", "390"),
    ],
    ids=["light", "dark", "high-contrast", "high-contrast-dark", "phone"],
)
def test_no_view_has_a_serious_fault_for_those_who_cannot_see_well(
    come: Callable[..., Visitor], scenes: Scenes, theme: str, contrast: str, size: str
) -> None:
    visitor = come(theme=theme, size=SIZES[size], settings={"contrast": contrast})
    visitor.context.add_cookies(scenes.cookies)  # type: ignore[arg-type]
    found = []
    for name, address in scenes.views().items():
        look_at(visitor, address)
        found += [f"{name}: {fault}" for fault in serious_faults(visitor)]
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Settings").click()
    found += [f"settings: {fault}" for fault in serious_faults(visitor)]
    assert not found, "\n".join(found)

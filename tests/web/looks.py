"""How a view is looked at: pictures of it in light and dark, what does not fit, what axe finds serious."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Literal

from tests.web.house import DESK, PHONE, ROOT, TABLET, Visitor

RESULTS = ROOT / "test-results"
SIZES = {"390": PHONE, "820": TABLET, "1440": DESK}
SCREENS = [(size, language) for size in SIZES for language in ("en", "pt-BR", "pl")]

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FIND_FAULTS = (Path(__file__).parent / "find_faults.js").read_text(encoding="utf-8")


def look_at(visitor: Visitor, address: str) -> None:
    """Go there and wait until it stands still."""
    visitor.visit(address)
    visitor.page.wait_for_selector("h1", state="attached")
    visitor.page.wait_for_load_state("networkidle")
    if "/table/" in address:
        visitor.page.wait_for_selector(".stage:visible, .screen .board svg:visible, .gathering, .curtain")
        # What a finished game shows comes after it: how the scores grew.
        visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(150)


def take_pictures(
    visitor: Visitor, screen: str, name: str, themes: Sequence[Literal["light", "dark"]] = ("light", "dark")
) -> list[str]:
    """Keep a picture in light and one in dark; what does not fit."""
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme)
        folder = RESULTS / "looks" / f"{screen}-{theme}"
        folder.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=folder / f"{name}.png")
    return [f"{name}: {fault}" for fault in visitor.page.evaluate(FIND_FAULTS)]


def serious_faults(visitor: Visitor, name: str, within: str = "html", *, apart: Collection[str] = ()) -> list[str]:
    """What axe finds serious or critical in a part of the page, with the elements; apart from faults of those kinds."""
    visitor.page.evaluate(AXE)
    found: dict[str, Any] = visitor.page.evaluate("part => axe.run(part, {resultTypes: ['violations']})", within)
    return [
        f"{name}: {fault['id']}: "
        + "; ".join(f"{node['html'][:160]} {node['failureSummary']}" for node in fault["nodes"][:3])
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical") and fault["id"] not in apart
    ]

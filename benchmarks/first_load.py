"""What a first visit brings over the line, compressed, as a real Chromium counts it: the hall, then a table of a game.

`python -m benchmarks.first_load` starts a server of its own and prints every file and the sum, in each language.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from meadhall.words import LANGUAGES
from tests.web.hall import FLAGS, House, find_chromium
from tests.web.positions import RANDOM

ALLOWED_BYTES = 400_000


def loaded(browser: Browser, house: House, language: str, game: str) -> dict[str, int]:
    """The files of a first visit and how many bytes of each came, headers included."""
    context = browser.new_context(locale=language, base_url=house.address)
    page = context.new_page()
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))

    def count(event: dict[str, Any]) -> None:
        name = names[event["requestId"]]
        # What is asked for once more comes from the browser's cache, and brings nothing.
        sizes[name] = sizes.get(name, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    context.request.post("/api/me", data={"name": "Ada"}, headers={"Origin": house.address})
    seats = [{"kind": "me"}, *[RANDOM] * 2]
    table = context.request.post(
        "/api/tables", data={"game": game, "seats": seats}, headers={"Origin": house.address}
    ).json()["id"]
    page.goto(f"/table/{table}")
    page.wait_for_selector(".can")
    page.wait_for_load_state("networkidle")
    context.close()
    return {name.removeprefix(house.address): size for name, size in sizes.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", action="store_true", help="every file, the heaviest first")
    parser.add_argument("--game", default="odin", help="whose table is visited after the hall")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for language in LANGUAGES:
                sizes = loaded(browser, house, language, options.game)
                if options.files:
                    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
                        print(f"{size:9,d}  {name}")
                total = sum(sizes.values())
                print(f"{language}: {total:,d} bytes in {len(sizes)} files, {ALLOWED_BYTES:,d} allowed")
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()

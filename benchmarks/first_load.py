"""What a first visit to the hall brings over the line, compressed, as a real Chromium counts it.

`python -m benchmarks.first_load` starts a server of its own and prints every file and the sum, in each language.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from meadhall.words import LANGUAGES
from tests.web.hall import FLAGS, House, find_chromium

ALLOWED_BYTES = 400_000


def loaded(browser: Browser, house: House, language: str) -> dict[str, int]:
    """The files of a first visit and how many bytes of each came, headers included."""
    context = browser.new_context(locale=language, base_url=house.address)
    page = context.new_page()
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({names[event["requestId"]]: int(event["encodedDataLength"])}),
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    context.close()
    return {name.removeprefix(house.address): size for name, size in sizes.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", action="store_true", help="every file, the heaviest first")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            for language in LANGUAGES:
                sizes = loaded(browser, house, language)
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

"""The wire between a page and its server, cut and held by hand."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """What the server says to one page: it can be held back, and the page can be put to sleep."""

    def __init__(self, page: Page) -> None:
        self._asleep = False
        self._holding = False
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/api/socket", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        if self._asleep:
            page.close()
            return
        self._page = page
        page.connect_to_server().on_message(lambda message: self._say(page, message))

    def _say(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self._holding:
            self._held.append(message)
        else:
            page.send(message)

    def hold(self) -> None:
        """The page hears nothing until it is released."""
        self._holding = True

    def release(self) -> None:
        self._holding = False
        assert self._page is not None
        for message in self._held:
            self._page.send(message)
        self._held.clear()

    def sleep(self) -> None:
        """As a laptop is closed: the page is cut off, and finds no way back."""
        self._asleep = True
        assert self._page is not None
        self._page.close()

    def wake(self) -> None:
        self._asleep = False

"""Running the server until it is stopped."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import msgspec
import uvicorn

from meadhall.server.app import create_app
from meadhall.server.settings import Settings, from_environment

BIGGEST_MESSAGE = 65_536
EVERYWHERE = ("0.0.0.0", "::")


class Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(self, settings: Settings, *, open_browser: bool) -> None:
        super().__init__(
            uvicorn.Config(
                create_app(settings),
                host=settings.host,
                port=settings.port,
                log_level="warning",
                ws="websockets-sansio",
                ws_max_size=BIGGEST_MESSAGE,
                # A compression context for each socket costs more memory than everything else; news are small anyway.
                ws_per_message_deflate=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self._settings = settings
        self._open_browser = open_browser

    @property
    def address(self) -> str:
        """Where the page is; the port is the one that the system gave, if any was good."""
        host = "localhost" if self._settings.host in EVERYWHERE else self._settings.host
        port = self.servers[0].sockets[0].getsockname()[1]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Meadhall is open at {self.address} (stop it with Ctrl-C)", flush=True)
        if self._open_browser:
            webbrowser.open(self.address)


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted; what is not given comes from the environment."""
    given = {"host": host, "port": port, "database": database, "data_dir": data_dir}
    chosen = {name: value for name, value in given.items() if value is not None}
    Server(msgspec.structs.replace(from_environment(), **chosen), open_browser=open_browser).run()

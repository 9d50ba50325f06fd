"""Running the server until it is stopped."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress

import uvicorn

from meadhall.engine.errors import BadSettings
from meadhall.server.app import create_app
from meadhall.server.clock import Clock
from meadhall.server.http_protocol import PatientProtocol
from meadhall.server.settings import Settings
from meadhall.server.socket_protocol import SocketProtocol

MAX_MESSAGE_BYTES = 65_536
EVERYWHERE = ("0.0.0.0", "::", "")


class Server(uvicorn.Server):
    """Says where it is as soon as it is there."""

    def __init__(
        self, settings: Settings, *, open_browser: bool, announce: Callable[[str], None], clock: Clock | None = None
    ) -> None:
        self._socket = listening(settings.host, settings.port)
        port = self._socket.getsockname()[1]
        self.address = address_of(settings.host, port)
        self._open_browser = open_browser
        self._announce = announce
        app = create_app(settings, clock)
        app.state.services.told_to_stop = lambda: self.should_exit
        super().__init__(
            uvicorn.Config(
                app,
                host=settings.host,
                port=port,
                log_level="warning",
                http=PatientProtocol,
                ws=SocketProtocol,
                ws_max_size=MAX_MESSAGE_BYTES,
                # A compression context for each socket costs more memory than everything else; news are small anyway.
                ws_per_message_deflate=False,
                server_header=False,
                forwarded_allow_ips=settings.proxies,
                # Longer than proxies keep theirs: whoever closes last never sends into a closed connection.
                timeout_keep_alive=90,
                timeout_graceful_shutdown=5,
            )
        )

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until interrupted or terminated; both are a good end."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _leave)
        allow_many_files()
        with suppress(KeyboardInterrupt):
            super().run(sockets or [self._socket])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        # What has been read by now stays: without it, a full round of garbage collection stops no game for a blink.
        gc.collect()
        gc.freeze()
        # Positions are thousands of small lists without a circle among them: looking for one at every few is in vain.
        gc.set_threshold(50_000, 20, 20)
        # The thread that writes must not wait long for its turn between one statement and the next.
        sys.setswitchinterval(0.001)
        self._announce(self.address)
        if self._open_browser and can_show_page(os.environ):
            webbrowser.open(self.address)


def allow_many_files() -> None:
    """Every socket is an open file: as many as the system lets this process have."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _leave(*_: object) -> None:
    sys.exit(0)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        # The message of Python itself repeats the address in its own way.
        reason = os.strerror(error.errno).lower() if error.errno and error.errno > 0 else "there is no such address"
        address = address_of(host, port)
        raise BadSettings(f"cannot listen at {address}: {reason}", "listen", address=address, why=reason) from None


def address_of(host: str, port: int) -> str:
    """Where the page is found: by everybody in the house, if the server listens everywhere."""
    name = own_address() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def own_address() -> str:
    """This machine's address in its network, which links and QR codes lead to; localhost if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: connecting only says which way something would go.
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        return found
    return "localhost"


def can_show_page(environment: Mapping[str, str]) -> bool:
    """Whether there is a screen: on a server a browser in the terminal is not what was asked for."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))

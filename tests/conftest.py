"""What holds for all tests."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """A suite that runs in the background is deaf to Ctrl-C, and so were the programs that it starts and interrupts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

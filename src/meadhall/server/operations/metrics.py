"""Figures of a running server, for Prometheus; nothing of people, tables or addresses is among them."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

from meadhall.engine.errors import BadSettings

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

METHODS: Final = frozenset({"GET", "POST", "PUT", "DELETE", "OPTIONS"})
SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 30.0)


class Metrics:
    """Counts what passes through the server; `off`: nothing is counted and nothing is told."""

    def __init__(self, allowed: tuple[str, ...]) -> None:
        """`allowed` are the addresses that may read the figures; `local` means this machine alone."""
        self._allowed = allowed
        self.registry: CollectorRegistry | None = None
        if not allowed:
            return
        if find_spec("prometheus_client") is None:
            raise BadSettings('MEADHALL_METRICS needs another package: pip install "meadhall[metrics]"', "metrics")
        from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Histogram(
            "meadhall_request_seconds",
            "Time that HTTP requests took",
            ("method", "route", "status"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._changes = Counter(
            "meadhall_table_changes_total", "What this server has written to logs of tables", registry=self.registry
        )

    def gauge(self, name: str, what: str, value: Callable[[], float]) -> None:
        """A figure that is looked up whenever somebody reads."""
        if self.registry is not None:
            from prometheus_client import Gauge

            Gauge(f"meadhall_{name}", what, registry=self.registry).set_function(value)

    def may_read(self, address: str, forwarded: bool) -> bool:
        """Whether the figures are for whoever asks. What a proxy passes on comes from outside, whatever it says."""
        if self.registry is None:
            return False
        if address in self._allowed:
            return True
        try:
            return "local" in self._allowed and not forwarded and ip_address(address).is_loopback
        except ValueError:
            return False

    def text(self) -> bytes:
        from prometheus_client import generate_latest

        return b"" if self.registry is None else generate_latest(self.registry)

    def changed(self, _: object) -> None:
        """Something has happened at a table."""
        if self.registry is not None:
            self._changes.inc()

    def requested(self, method: str, route: str, status: int, began: float) -> None:
        if self.registry is not None:
            known = method if method in METHODS else "other"  # a client may call its method what it likes
            self._requests.labels(known, route, str(status)).observe(time.monotonic() - began)


def route_of(scope: Any) -> str:
    """The route of a request without what stands for a table or a token in it: whoever has a table's id may watch."""
    template = scope.get("path_template")
    if template in (None, "/{path:path}", "/{path}"):
        return "page"
    return str(template)

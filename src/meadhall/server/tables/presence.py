"""Who looks at which table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Presence:
    """Counts the sockets of this process by table and seat; None is an onlooker."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[int | None]] = {}

    @contextmanager
    def at(self, table_id: str, seats: list[int]) -> Iterator[None]:
        """Somebody who holds these seats looks at the table."""
        places: list[int | None] = [*seats] or [None]
        counts = self._counts.setdefault(table_id, Counter())
        counts.update(places)
        try:
            yield
        finally:
            counts.subtract(places)
            if not +counts:
                self._counts.pop(table_id, None)

    def here(self, table_id: str) -> frozenset[int]:
        counts = self._counts.get(table_id, Counter())
        return frozenset(seat for seat, count in counts.items() if seat is not None and count > 0)

    def watching(self, table_id: str) -> int:
        return self._counts.get(table_id, Counter())[None]

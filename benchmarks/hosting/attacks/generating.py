"""How Hypothesis makes up attacks."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, Verbosity, settings


def generating(count: int) -> settings:
    """So many, one after the other, however long each takes; nothing is kept and nothing tried again."""
    return settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )

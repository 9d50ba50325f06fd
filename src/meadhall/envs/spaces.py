"""Spaces of observations, and the seeds of games."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from meadhall.engine.learning import FLAGS, SEATS, SMALL_FLAGS
from meadhall.engine.rng import SEED_BITS, check_seed
from meadhall.envs.encoder import Encoder

DEAL = "deal"
OF_FLAGS = (FLAGS, SMALL_FLAGS, SEATS)


def box_of(encoder: Encoder) -> spaces.Space[Any]:
    """Flags are 0 or 1; counts and numbers are what they are."""
    limits = np.iinfo(np.int16)
    low = np.full(encoder.size, limits.min, dtype=np.int16)
    high = np.full(encoder.size, limits.max, dtype=np.int16)
    for part in encoder.entries:
        if part.kind in OF_FLAGS:
            low[part.start : part.start + len(part.labels)] = 0
            high[part.start : part.start + len(part.labels)] = 1
    return spaces.Box(low, high, (encoder.size,), np.int16)


def seed_from(chance: np.random.Generator, options: dict[str, Any] | None) -> int:
    """The seed of a game: the deal that was asked for, or one by chance."""
    if options and DEAL in options:
        return check_seed(int(options[DEAL]))
    return int(chance.integers(1 << SEED_BITS))

"""Faces of a match that learning programs expect: PettingZoo, Gymnasium, OpenSpiel (extra `rl`)."""

from __future__ import annotations

from meadhall.envs.aec import TableEnv
from meadhall.envs.encoder import Encoder
from meadhall.envs.seat import SeatEnv
from meadhall.envs.seats import SeatsEnv
from meadhall.envs.tables import Tables

__all__ = ["Encoder", "SeatEnv", "SeatsEnv", "TableEnv", "Tables"]

"""Matches that travel between processes: the record goes along, and is played again where it arrives."""

from __future__ import annotations

import copyreg
from pathlib import Path
from typing import Any

from meadhall.engine.play.match import Match
from meadhall.engine.saving.record import dump, load


def packed(match: Match) -> tuple[Any, ...]:
    """As `pickle` wants it. What was taken back stays behind, and what was imagined cannot travel: it has no record."""
    return arrived, (dump(match), match.game.folder_of(match.corrections), match.listening)


def arrived(text: str, corrections: Path | None, listen: bool) -> Match:
    """The match of a record, in a process in which the same games are installed."""
    return load(text, corrections=corrections, listen=listen).match


copyreg.pickle(Match, packed)

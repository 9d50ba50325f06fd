"""Epochs, tracks, combat and final scoring as tables."""

from __future__ import annotations

from typing import Final

from meadhall.engine.data import Data
from meadhall.games.feudum.components.card_shapes import Tracks as TracksFile
from meadhall.games.feudum.components.pieces import LETTERS

FILE: Final = "tracks.toml"
EPOCHS: Final = 5
NO_LETTER: Final = -1


class Tracks:
    """Tables by epoch begin with an empty entry, so that epoch I has the number 1 (chapters 12, 16 and 17)."""

    __slots__ = (
        "epoch_letter",
        "epoch_restocks",
        "epoch_visible",
        "feudum_defence",
        "feudum_points",
        "final_feudum",
        "final_location",
        "final_shillings",
        "improve_points",
        "military_checked",
        "military_losses",
        "monastery",
        "monster_attack",
        "monster_defence",
        "pawn_attack",
        "pawn_defence",
        "pawn_points",
        "saltpeter_attack",
        "saltpeter_without_knight",
        "serf_attack",
        "set_points",
        "set_size",
        "shield",
        "subject_defence",
        "voyage_draw",
        "voyage_foremost",
        "voyage_other",
        "voyage_section",
        "voyage_writs",
    )

    def __init__(self, data: Data) -> None:
        record = data.read(FILE, TracksFile)
        self._read_epochs(data, record)
        self._read_voyage(data, record)
        combat = record.combat
        self.pawn_attack = combat.pawn_attack
        self.pawn_defence = combat.pawn_defence
        self.monster_attack = combat.monster_attack
        self.monster_defence = combat.monster_defence
        self.feudum_defence = combat.feudum_defence
        self.subject_defence = combat.subject_defence
        self.serf_attack = combat.serf_attack
        self.saltpeter_attack = combat.saltpeter_attack
        self.saltpeter_without_knight = combat.saltpeter_without_knight
        self.shield = combat.defend
        """What the Defend card adds."""
        self.pawn_points = combat.pawn_points
        self.feudum_points = combat.feudum_points
        self.final_location = record.final.location
        self.final_feudum = record.final.feudum
        self.final_shillings = record.final.shillings
        """How many shillings score together; what they score is a difference of the rules."""
        self.set_size = record.final.set_size
        self.set_points = record.final.set_points

    def _read_epochs(self, data: Data, record: TracksFile) -> None:
        if [epoch.id for epoch in record.epochs] != list(range(1, EPOCHS + 1)):
            raise data.fail(FILE, f"the epochs are 1 to {EPOCHS}, in order")
        if [row.id for row in record.improvements] != list(range(1, EPOCHS)):
            raise data.fail(FILE, f"improvements are for tiles of the epochs 1 to {EPOCHS - 1}, in order")
        self.military_losses = [*record.military.losses]
        self.epoch_visible = [0]
        self.epoch_letter = [NO_LETTER]
        self.epoch_restocks = [False]
        self.military_checked = [0]
        """How many military spaces are checked at the dawn of an epoch."""
        for epoch in record.epochs:
            if epoch.military > len(self.military_losses):
                raise data.fail(FILE, f"there are {len(self.military_losses)} military spaces")
            self.epoch_visible.append(epoch.visible)
            self.epoch_letter.append(LETTERS.index(epoch.letter) if epoch.letter else NO_LETTER)
            self.epoch_restocks.append(epoch.restock)
            self.military_checked.append(epoch.military)
        self.improve_points = [[0, 0, 0], *([*row.points] for row in record.improvements)]
        """By the epoch of the tile: for a new farm, town, feudum."""

    def _read_voyage(self, data: Data, record: TracksFile) -> None:
        # Space 0 and section 0 are for who has not set out.
        self.voyage_section = [0]
        self.voyage_other = [0]
        self.voyage_foremost = [0]
        for number, section in enumerate(record.voyage):
            first = len(self.voyage_section)
            if section.id != number + 1 or section.spaces != [*range(first, first + len(section.spaces))]:
                raise data.fail(FILE, "sections and spaces of the voyage count up from 1")
            self.voyage_section += [section.id] * len(section.spaces)
            self.voyage_other.append(section.other)
            self.voyage_foremost.append(section.foremost)
        self.monastery = len(self.voyage_section) - 1
        self.voyage_writs = 0
        """The spaces with a card."""
        for space in record.voyage_writs.spaces:
            if space > self.monastery:
                raise data.fail(FILE, f"the voyage has no space {space}")
            self.voyage_writs |= 1 << space
        self.voyage_draw = record.voyage_writs.draw

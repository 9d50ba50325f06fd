"""The progress die (chapter 15), and whether an epoch begins (16)."""

from __future__ import annotations

from meadhall.engine.decision import Ask
from meadhall.games.feudum.state import DAWN, END_OF_ROUND, LAST_EPOCH, State


def progress(state: State) -> Ask[None]:
    """Remove the top tile of the region rolled; regions without a tile of this epoch or a past one roll again."""
    # Rolling again until it fits is a fair choice among those that do (R83).
    regions = [region for region, left in enumerate(state.stacks) if left and state.top_tile(region) <= state.epoch]
    if regions:
        region = regions[state.rng.below(len(regions))]
        state.stacks[region] -= 1
        state.tell("die", state.starter, state.components.board.regions.names[region])
    state.phase = DAWN if epoch_begins(state) else END_OF_ROUND
    yield from ()  # nobody decides anything here


def epoch_begins(state: State) -> bool:
    """Whether enough tiles of the next epoch, or empty stacks, are visible."""
    if state.epoch == LAST_EPOCH:
        return False
    visible = sum(1 for region in range(len(state.stacks)) if state.top_tile(region) > state.epoch)
    return visible >= state.components.tracks.epoch_visible[state.epoch + 1]

"""The training example learns, and a MaskablePPO of sb3-contrib runs as it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import sb3_contrib

from meadhall.envs import SeatEnv

pytestmark = pytest.mark.extras

ROOT = Path(__file__).parent.parent.parent


def test_the_training_example_beats_random() -> None:
    command = [sys.executable, "examples/masked_ppo.py", "--steps", "60000", "--games", "200"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=1800).stdout
    found = re.search(r"against random: ([\d.]+) ± ([\d.]+)", said)
    assert found, said
    share, error = float(found[1]), float(found[2])
    assert share - error > 1 / 3


def test_maskable_ppo_runs_as_it_is() -> None:
    model = sb3_contrib.MaskablePPO("MlpPolicy", SeatEnv("boru", 3), n_steps=128, batch_size=64, seed=1)
    model.learn(256)
    env = SeatEnv("boru", 3)
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=env.action_masks())
        observation, _, over, _, _ = env.step(action)
    assert env.match.over

"""Strength by one command: a line an arm, resumable."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.strength import ARMS, CPU, WALL, Arm, arm_named, measure, told


def test_arms_have_names_that_lead_back_to_them() -> None:
    assert len({arm.name for arm in ARMS}) == len(ARMS)
    for arm in ARMS:
        assert arm_named(arm.name) == arm
        for clock in (CPU, WALL):
            arm.contest(clock).check()
    assert arm_named("boru-5-20x-easy") == Arm("boru", 5, "20x", "easy")


def test_bots_keep_the_time_of_the_processor_unless_people_are_meant() -> None:
    arm = Arm("boru", 4, "hard", "normal")
    assert arm.contest(CPU).bots == ("1000cpu", "100cpu")
    assert arm.contest(WALL).bots == ("hard", "normal")
    assert Arm("odin", 1, "greedy").contest(CPU).bots == ("greedy",)


@pytest.mark.slow
def test_an_arm_is_measured_and_goes_on(tmp_path: Path) -> None:
    arm = Arm("boru", 3, "greedy", "random", 0.7)
    summary = measure(arm, 3, 1, tmp_path, CPU)
    assert summary.bots[0].games == 3
    assert [seats.games for seats in summary.seats] == [3, 3, 3]
    [line] = told(arm, measure(arm, 3, 1, tmp_path, CPU))
    assert "boru-3-greedy-random" in line
    assert "fair 0.33  wanted 0.70" in line


@pytest.mark.slow
def test_alone_scores_and_categories_are_told(tmp_path: Path) -> None:
    arm = Arm("odin", 1, "random", wanted=80)
    lines = told(arm, measure(arm, 3, 1, tmp_path, CPU))
    assert "wanted 80" in lines[0]
    assert len(lines[1].split()) == 4
    assert "ships" in lines[2]

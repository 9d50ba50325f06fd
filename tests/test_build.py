"""Which build runs: the tests and the measurements say it, and refuse another one than was asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall import build

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
OTHER = build.SOURCE if build.is_compiled() else build.COMPILED


def run(*line: str) -> subprocess.CompletedProcess[str]:
    # Plug-ins of pytest take longer to load than all that is asked here.
    environ = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    line = (sys.executable, "-m", *line)
    return subprocess.run(line, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)


def test_the_build_says_what_it_is_and_where() -> None:
    found = build.current()
    assert str(found) == f"{found.kind} at {Path(meadhall.__file__).parent}"
    assert build.expect("") == build.expect(found.kind) == found
    with pytest.raises(build.WrongBuild, match=f"asked for was {OTHER}"):
        build.expect(OTHER)


def test_compiled_modules_that_a_build_left_among_the_sources_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "rng.cpython-311-x86_64-linux-gnu.so").touch()
    monkeypatch.setattr(meadhall, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    assert build.current().kind == build.MIXED
    with pytest.raises(build.WrongBuild):
        build.expect(build.SOURCE)


def test_the_tests_say_what_they_run_on_and_refuse_another_build() -> None:
    this = ("pytest", "-q", "--collect-only", "tests/test_build.py")
    assert f"meadhall: {build.current()}" in run(*this).stdout
    refused = run(*this, "--build", OTHER)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert f"asked for was {OTHER}" in refused.stderr


@pytest.mark.parametrize(
    "line", ["benchmarks.soak boru --games 1 --jobs 1", "benchmarks.overhead boru --games 5 --rounds 1 --allow 9"]
)
def test_measurements_say_what_they_run_on_and_refuse_another_build(line: str) -> None:
    done = run(*line.split(), "--expect", build.current().kind)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"meadhall: {build.current()}")
    refused = run(*line.split(), "--expect", OTHER)
    assert refused.returncode == 1
    assert f"asked for was {OTHER}" in refused.stderr


def test_the_two_builds_are_not_measured_one_in_place_of_the_other() -> None:
    if build.is_compiled():
        pytest.skip("side by side they are measured from the source")
    refused = run("benchmarks.speed", "--compiled", sys.executable)
    assert refused.returncode == 1
    assert "asked for was compiled" in refused.stderr

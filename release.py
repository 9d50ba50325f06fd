"""A release by one command: `make release VERSION=1.2.3` sets the version, dates the changelog, commits and tags."""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

VERSION_FILE = "src/meadhall/__init__.py"
CHANGELOG = "CHANGELOG.md"
NUMBER = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
SET = re.compile(r'^__version__ = "(.*)"$', re.M)
OPEN = re.compile(r"^## (?:\S+ \(unreleased\)|[Uu]nreleased)\n(.*?)(?=^## |\Z)", re.M | re.S)


class CannotRelease(Exception):
    """Why not, in one line."""


def version_of(root: Path) -> str:
    found = SET.search((root / VERSION_FILE).read_text(encoding="utf-8"))
    if found is None:
        raise CannotRelease(f"{VERSION_FILE} does not set __version__")
    return found[1]


def order(version: str) -> tuple[int, ...]:
    """By which versions follow each other; 1.0.0rc1 is before 1.0.0."""
    numbers, stage, more = re.fullmatch(r"([\d.]+?)(?:(a|b|rc)(\d+))?", version).groups()  # type: ignore[union-attr]
    return (*map(int, numbers.split(".")), ("a", "b", "rc", None).index(stage), int(more or 0))


def prepare(root: Path, version: str, day: datetime.date) -> str:
    """Write the version and date its changes; returns them, for the tag. Nothing is written if something is wrong."""
    if not NUMBER.fullmatch(version):
        raise CannotRelease(f"{version!r} is no version: 1.2.3, or 1.2.3rc1")
    if order(version) < order(version_of(root)):
        raise CannotRelease(f"{version} is before {version_of(root)}")
    log = (root / CHANGELOG).read_text(encoding="utf-8")
    changes = OPEN.search(log)
    if changes is None or not changes[1].strip():
        raise CannotRelease(f"{CHANGELOG} has no changes under '## {version} (unreleased)'")
    code = (root / VERSION_FILE).read_text(encoding="utf-8")
    (root / VERSION_FILE).write_text(SET.sub(f'__version__ = "{version}"', code), encoding="utf-8")
    dated = log[: changes.start()] + f"## {version} ({day})\n" + changes[1] + log[changes.end() :]
    (root / CHANGELOG).write_text(dated, encoding="utf-8")
    return changes[1].strip()


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotRelease(done.stderr.strip() or f"git {words[0]} failed")
    return done.stdout.strip()


def release(root: Path, version: str, day: datetime.date) -> None:
    """The version, its changelog, a commit and a tag; pushing is left to whoever has looked at it."""
    if git(root, "status", "--porcelain"):
        raise CannotRelease("there are changes that are not committed")
    if git(root, "tag", "--list", f"v{version}"):
        raise CannotRelease(f"there is a tag v{version} already")
    changes = prepare(root, version, day)
    git(root, "commit", "--quiet", "--all", "--message", f"Meadhall {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Meadhall {version}\n\n{changes}")


def check_tag(root: Path, tag: str) -> None:
    """A tag that is to be published names the version of the package, and the changelog knows it."""
    version = version_of(root)
    if tag != f"v{version}":
        raise CannotRelease(f"the tag is {tag}, the package {version}")
    if f"\n## {version} (2" not in (root / CHANGELOG).read_text(encoding="utf-8"):
        raise CannotRelease(f"{CHANGELOG} has no dated heading for {version}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version", help="1.2.3, or with --check a tag: v1.2.3")
    parser.add_argument("--check", action="store_true", help="only see whether this tag can be published")
    asked = parser.parse_args()
    root = Path(__file__).parent
    try:
        if asked.check:
            check_tag(root, asked.version)
        else:
            release(root, asked.version, datetime.date.today())
            print(f"Tagged. To publish it: git push --follow-tags origin HEAD v{asked.version}")
    except CannotRelease as why:
        sys.exit(f"No release: {why}.")


if __name__ == "__main__":
    main()

"""A release is one command: version, changelog, commit and tag; or nothing at all, and why."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

import release
from release import CHANGELOG, VERSION_FILE, CannotRelease, git

DAY = datetime.date(2027, 1, 6)
ROOT = Path(__file__).parent.parent
LOG = "# Changelog\n\n## 0.2.0 (unreleased)\n\n- A new thing.\n\n## 0.1.0 (2026-12-01)\n\n- The first thing.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / VERSION_FILE).parent.mkdir(parents=True)
    (tmp_path / VERSION_FILE).write_text('"""A package."""\n\n__version__ = "0.1.0"\n', encoding="utf-8")
    (tmp_path / CHANGELOG).write_text(LOG, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ada")
    git(tmp_path, "config", "user.email", "ada@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "A beginning")
    return tmp_path


def test_version_changelog_commit_and_tag(root: Path) -> None:
    release.release(root, "0.2.0", DAY)
    assert release.version_of(root) == "0.2.0"
    assert (root / CHANGELOG).read_text(encoding="utf-8") == LOG.replace("(unreleased)", "(2027-01-06)")
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "log", "-1", "--format=%s") == "Meadhall 0.2.0"
    assert "- A new thing." in git(root, "tag", "--list", "v0.2.0", "--format=%(contents)")
    assert "first" not in git(root, "tag", "--list", "v0.2.0", "--format=%(contents)")
    release.check_tag(root, "v0.2.0")


def test_what_cannot_be_released_changes_nothing(root: Path) -> None:
    for version in ("0.2", "v0.2.0", "0.0.9", "0.1.0rc1"):
        with pytest.raises(CannotRelease):
            release.release(root, version, DAY)
    (root / CHANGELOG).write_text(LOG + "more\n", encoding="utf-8")
    with pytest.raises(CannotRelease, match="not committed"):
        release.release(root, "0.2.0", DAY)
    git(root, "checkout", "--quiet", ".")
    release.release(root, "0.2.0", DAY)
    with pytest.raises(CannotRelease, match="no changes"):
        release.release(root, "0.3.0", DAY)
    with pytest.raises(CannotRelease, match=r"a tag v0\.2\.0 already"):
        release.release(root, "0.2.0", DAY)
    assert git(root, "rev-list", "--count", "HEAD") == "2"


def test_a_tag_that_names_another_version_is_not_published(root: Path) -> None:
    with pytest.raises(CannotRelease, match=r"the package 0\.1\.0"):
        release.check_tag(root, "v0.2.0")


def test_our_own_changelog_has_a_heading_that_can_be_dated() -> None:
    assert release.OPEN.search((ROOT / CHANGELOG).read_text(encoding="utf-8"))
    assert release.NUMBER.fullmatch(release.version_of(ROOT))

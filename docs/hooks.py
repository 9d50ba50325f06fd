"""What the site is checked for beyond broken links: a public name of the reference that says nothing of itself."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import griffe
from mkdocs.structure.files import File, Files

log = logging.getLogger("mkdocs.hooks")

SHOWN = re.compile(r"^::: ([\w.]+)$", re.M)
LANGUAGE = re.compile(r"players/(pt-BR|pl)/")
TO_HANDBOOK = re.compile(r"\]\([./]+/src/meadhall/games/(\w+)/handbook/[\w-]+\.md\)")
TO_DOCS = re.compile(r"\]\([./]+/docs/([\w-]+\.md)\)")


def undocumented(module: griffe.Object, seen: set[str]) -> Iterator[str]:
    """Classes, functions and methods that the reference shows, without a docstring of their own or their base's."""
    for name, member in module.members.items():
        if name.startswith("_") or (member.is_alias and module.is_module and name not in (module.exports or ())):
            continue
        found = member.final_target if isinstance(member, griffe.Alias) else member
        if found.path in seen or not (found.is_class or found.is_function):
            continue
        seen.add(found.path)
        inherited = isinstance(found.parent, griffe.Class) and any(
            name in base.members and base.members[name].has_docstring for base in found.parent.mro()
        )
        if not found.has_docstring and not inherited:
            yield found.path
        if isinstance(found, griffe.Class):
            yield from undocumented(found, seen)


def on_pre_build(config: Any) -> None:
    """A warning for each undocumented name: `--strict` makes it an error."""
    package = griffe.load("meadhall", search_paths=[Path(config["config_file_path"]).parent / "src"])
    seen: set[str] = set()
    for page in sorted((Path(config["docs_dir"]) / "reference").glob("*.md")):
        for name in SHOWN.findall(page.read_text(encoding="utf-8")):
            module = package[name.removeprefix("meadhall.")] if name != "meadhall" else package
            for path in undocumented(module, seen):
                log.warning("%s: %s has no docstring", page.name, path)


def on_files(files: Files, config: Any) -> Files:
    """The games' handbooks, which lie in their packages, are the players' pages."""
    games = Path(config["config_file_path"]).parent / "src" / "meadhall" / "games"
    for path in sorted(games.glob("*/handbook/*.md")):
        name = f"players/{path.stem}/{path.parent.parent.name}.md"
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links between players' pages, as they are written in the repository, lead to where they are on the site."""
    if not page.file.src_uri.startswith("players/"):
        return markdown
    return TO_DOCS.sub(r"](../../\1)", TO_HANDBOOK.sub(r"](\1.md)", markdown))


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Readers and search engines are told in which language a page is."""
    language = LANGUAGE.match(page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{language[1]}"', 1) if language else output

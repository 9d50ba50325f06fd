"""A game's rules in its own words, which it brings along in its folder `handbook/`, a Markdown file a language.

A heading begins a section. Beside the text there are three kinds of comments: `<!-- explains: lead play -->` in the
English file names the decisions and the chapters of lessons that are explained by the section; what stands between
`<!-- site -->` and `<!-- end -->` is for the documentation alone; all others are left out.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from meadhall.engine.game import Game
from meadhall.words import LANGUAGES

FOLDER: Final = "handbook"
HEADING: Final = re.compile(r"^(#{1,3}) +(.+?) *#* *$", re.M)
EXPLAINS: Final = re.compile(r"<!-- explains: ([\w ]+) -->")
SITE_ONLY: Final = re.compile(r"<!-- site -->.*?<!-- end -->", re.S)
COMMENT: Final = re.compile(r"<!--.*?-->\n?", re.S)


class Section(NamedTuple):
    """A section: its heading and how deep it is, and what it says, as HTML in which there is nothing but text."""

    id: str
    """The same in all languages: the English heading in small letters."""
    title: str
    level: int
    html: str
    explains: list[str]
    """The kinds of decisions, and the chapters of lessons, that it speaks of."""


def has_handbook(game: Game) -> bool:
    """Whether a game brings one, in English at least."""
    return _path(game, LANGUAGES[0]).is_file()


@functools.cache
def handbook(game: Game, language: str) -> list[Section]:
    """The sections in a language, in English where the game has none in it; none if it brings no handbook."""
    english = _parts(_source(game, LANGUAGES[0]))
    own = _parts(_source(game, language)) or english
    alike = len(own) == len(english)
    found = []
    for number, (level, title, body) in enumerate(own):
        _, english_title, english_body = english[number] if alike else (level, title, body)
        explains = " ".join(EXPLAINS.findall(english_body)).split()
        found.append(Section(_anchor(english_title), title, level, to_html(body), explains))
    return found


def _path(game: Game, language: str) -> Traversable:
    return resources.files(game.package).joinpath(FOLDER, f"{language}.md")


def _source(game: Game, language: str) -> str:
    path = _path(game, language)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _parts(source: str) -> list[tuple[int, str, str]]:
    """Level, heading and text of each section."""
    _, *rest = HEADING.split(source)
    return [(len(marks), title, text) for marks, title, text in zip(rest[::3], rest[1::3], rest[2::3], strict=True)]


def _anchor(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain))


def to_html(markdown: str) -> str:
    """Markdown as HTML: tags are shown as they are written, links are their words, pictures what they show."""
    return str(_RENDERER.render(COMMENT.sub("", SITE_ONLY.sub("", markdown))))


def _nothing(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return ""


def _content(renderer: Any, tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    return escape(tokens[index].content)


def _renderer() -> MarkdownIt:
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.add_render_rule("link_open", _nothing)
    made.add_render_rule("link_close", _nothing)
    made.add_render_rule("image", _content)
    return made


_RENDERER: Final = _renderer()

"""How words are written: labels of buttons, spaces at which no line breaks, numbers, and plain words."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from meadhall.engine.registry import games
from meadhall.words import LANGUAGES, Words
from tests.test_words import ALL, ROOM_IN_A_BUTTON, entries, shapes

NBSP = "\u00a0"
EXAMPLES = re.compile(r"cli-help-\w+-examples")
PAGE = Path(__file__).parents[1] / "web" / "src"


class Sentences(Visitor):
    """Collects everything that a message may say, variant by variant; what is filled in stands as `{seat}`."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the visitor's own name
        self.said.append("".join(map(_written, node.elements)))
        self.generic_visit(node)


def _written(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    filled = element.expression
    return f"{{{filled.id.name}}}" if isinstance(filled, ast.VariableReference) else "{}"


@cache
def sentences(language: str, name: str) -> list[tuple[str, str]]:
    """Everything that is said, with the message that says it."""
    found: list[tuple[str, str]] = []
    for entry in entries(language, name):
        if isinstance(entry, ast.Message):
            visitor = Sentences()
            visitor.visit(entry)
            found += [(entry.id.name, said) for said in visitor.said]
    return found


def found(language: str, name: str, pattern: str) -> list[tuple[str, str]]:
    """The sentences in which something is found, capital or not; examples of commands are none."""
    searched = re.compile(pattern, re.IGNORECASE)
    said = [(message, each) for message, each in sentences(language, name) if not EXAMPLES.fullmatch(message)]
    return [(message, each) for message, each in said if searched.search(each)]


# Buttons.


def content(source: str, start: int, tag: str) -> str:
    """What an element shows, without its attributes; in these, a bracket may stand inside of braces."""
    depth = 0
    for place in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[place], 0)
        if source[place] == ">" and depth == 0:
            return source[place + 1 : source.index(f"</{tag}", place)]
    raise AssertionError(f"an element without an end: {source[start : start + 80]!r}")


def labels(source: str) -> set[str]:
    """The messages inside the buttons of a component, in links that look like buttons, and on tabs."""
    shown = [
        content(source, each.start(), each[1] or "a")
        for each in re.finditer(r'<(?:(button)\b|a\s[^>]*?class="button\b)', source)
    ]
    # `{label}`, said further up.
    for name in re.findall(r"\{(\w+)\}", " ".join(shown)):
        shown += re.findall(rf"const {name} = \$derived\((.*)\);", source)
    shown += re.findall(r"label: (say\(\S+\))", source)
    return set(re.findall(r"say\(\s*[\"`]([^\"`]+)[\"`]", " ".join(shown)))


@cache
def on_buttons() -> set[str]:
    """The messages on the buttons of the whole page."""
    said: set[str] = set()
    for file in PAGE.rglob("*.svelte"):
        game = next((game_id for game_id in games() if f"/games/{game_id}/" in file.as_posix()), "")
        said |= {message.replace("${game}", game) for message in labels(file.read_text(encoding="utf-8"))}
    # Answers that the page makes up: giving up all places at the table, and what stands behind a button.
    return said | {"odin-page-leave-all", "raiders-page-dismiss"}


def test_labels_are_read_from_components() -> None:
    source = """
      const label = $derived(others ? say("a-ask") : say("a-undo"));
      <button aria-label={say("a-title")} onclick={() => go()}><Icon of={x} /> {say("a-go", { count: 2 })}</button
      ><a class="button quiet" href="/">{say("a-home")}</a><a href="/">{say("a-link")}</a><button>{label}</button>
      const tabs = [{ id: "log", label: say("a-log"), panel: log }];
    """
    assert labels(source) == {"a-ask", "a-undo", "a-go", "a-home", "a-log"}
    assert {"web-undo", "web-ask-undo", "web-log", "web-to-hall", "odin-page-serve"} <= on_buttons()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_fits_its_button_and_is_no_sentence(language: str) -> None:
    words = Words(language, fallback=False)
    known = {message: used for name in ("web", *games()) for message, used in shapes(language, name).items()}
    said = [
        words.say(message, **{name: "Celina" if name == "who" else count for name in known[message]})
        for message, count in product(sorted(on_buttons()), (1, 2, 12))
        if known[message] or count == 1
    ]
    assert [label for label in said if len(label) > ROOM_IN_A_BUTTON or label.endswith(".")] == []


NO_VERBS = (
    "Aleatório Análise Baralho Capítulo Cartas Chat Configurações Dica Histórico Jogada Jogadores Mesa Nova "
    "Pensando… Pontos Primeira Pronto Próxima Regras Renda Replay Revanche Sou Sua Tabuleiros Telão Última Um Visitante"
)
"""What labels in Portuguese begin with, if not with an infinitive."""


def test_labels_are_infinitives_in_portuguese() -> None:
    said = {
        message: Words("pt-BR").say(message, count=2, who="Ada", points=3, good="", deck="A", at=1, of=6)
        for message in on_buttons()
    }
    begun = {message: label.split()[0] for message, label in said.items()}
    assert {message for message, word in begun.items() if word not in NO_VERBS.split() and word[-1] != "r"} == set()


def test_labels_are_not_infinitives_in_polish() -> None:
    said = [
        Words("pl").say(message, count=2, who="Ada", points=3, good="", deck="A", at=1, of=6)
        for message in sorted(on_buttons())
    ]
    assert [label for label in said if re.match(r"\w+[aeiyąęu]ć\b", label)] == []


# Spaces.


@pytest.mark.parametrize("name", ALL)
def test_no_line_ends_with_a_word_of_one_letter_in_polish(name: str) -> None:
    assert found("pl", name, r"(?<![\w-])[aiouwz] (?=\S)") == []


NO_NOUNS = {
    "en": "and at being from in lets or takes to twice when",
    "pt-BR": "a deixa depois e na no ou sendo",
    "pl": "do i lub od oznacza po to w wpuszcza wygrywa z za",
}
"""What may follow a figure and be in the next line."""


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, ALL)))
def test_a_figure_and_its_noun_stay_together(language: str, name: str) -> None:
    others = "|".join(NO_NOUNS[language].split())
    assert found(language, name, rf"(?<![\w.])\d+ (?!(?:{others})\b)(?:[^\W\d]|%)") == []


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, ALL)))
def test_commands_are_typed_with_ordinary_spaces(language: str, name: str) -> None:
    assert found(language, name, rf"meadhall{NBSP}|--[\w-]+{NBSP}") == []
    typed = [said for message, said in sentences(language, name) if EXAMPLES.fullmatch(message)]
    assert [said for said in typed if NBSP in said] == []
    assert bool(typed) == (name == "cli")


# Numbers and people.


class OneWithoutNumber(Visitor):
    """Collects variants for `one` that do not say the number by a figure."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    visitor = Sentences()
                    visitor.visit(variant.value)
                    if not any(f"{{{node.selector.id.name}}}" in said for said in visitor.said):
                        self.said += visitor.said
        self.generic_visit(node)


@pytest.mark.parametrize("name", ALL)
def test_none_is_not_told_as_one_in_portuguese(name: str) -> None:
    """There 0 counts as `one`: what is written as a word is for `[1]`."""
    visitor = OneWithoutNumber()
    for entry in entries("pt-BR", name):
        visitor.visit(entry)
    assert visitor.said == []


PLAYER = r"\{(?:seat|other|who|target|player|names)\}"


@pytest.mark.parametrize("name", ALL)
def test_nothing_agrees_with_who_plays(name: str) -> None:
    """A name says neither 'he' nor 'she'; so neither participles nor, in Polish, the past."""
    be = r"(?:está|estava|é|era|foi|fica|ficou|será)"
    assert found("pt-BR", name, rf"(?:{PLAYER}|você) (?:\w+ )?{be} (?:\w+[ai]d[oa]|sozinh[oa]|pront[oa])\b") == []
    assert found("pl", name, rf"{PLAYER} (?:się )?(?!wysyła\b)\w+ła?\b|{PLAYER} jest \w+[nt][ya]\b|\w+ł[ea]ś\b") == []


# Plain words, and one for one thing.

INSTEAD = {
    "en": {
        r"lay|lays|laid|lies|lie": "place, be",
        r"whom": "who, which",
        r"alone": "only",
        r"bare": "uncovered",
        r"along the table|upright": "horizontal, vertical",
        r"goods up|up twice": "upgrade",
        r"onlookers?": "spectator",
        r"if you do not say": "default",
        r"nothing to sign|better half|not yet$|signs of the page": "plain words",
        r"ask the table": "ask the others",
        r"at once": "right away, instantly",
        r"chance (?:has )?decide[sd]?": "dice, cards",
        r"cannot be taken back": "cannot be undone",
        r"as the device|closer|further away": "same as device, zoom",
        r"courtship|of the trick": "marriage track, active town",
    },
    "pt-BR": {
        r"robôs?": "bot",
        r"lances?": "jogada",
        r"reprise": "replay",
        r"ajustes": "configurações",
        r"conversa": "chat",
        r"registro": "histórico, partida gravada",
        r"livro de regras": "manual",
        r"põe|ponha|pôr|pôs": "colocar",
        r"melhora|melhorar|trocas? duplas?": "aprimorar",
        r"ao longo da mesa|em pé": "horizontal, vertical",
        r"primeira impressão": "primeira edição",
        r"refazer": "desfazer",
        r"sem volta|não têm? volta|voltar atrás": "desfazer",
        r"espelhado": "espelhada",
        r"tiles?": "ficha",
    },
    "pl": {
        r"odnośnik\w*": "link",
        r"rozmow\w+": "czat",
        r"bez odwrotu": "nie do cofnięcia",
        r"wyżej i|dobr[ao] wyżej|o dwa kolory": "ulepsz, poziom",
        r"wzdłuż stołu|w poprzek stołu": "poziomo, pionowo",
        r"sprawca": "przez",
        r"zapytaj stół|poproś stół": "zapytaj graczy",
        r"posag\w*": "małżeństwo",
        r"pełne ręce|ręce są|twoja ręka": "karty na ręce",
    },
}
"""Words that must not come back, and what is said instead."""


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, ALL)))
def test_words_are_plain_and_always_the_same(language: str, name: str) -> None:
    back = {
        instead: found(language, name, rf"(?<!\w)(?:{words.replace(' ', rf'[ {NBSP}]')})(?!\w)")
        for words, instead in INSTEAD[language].items()
    }
    assert {instead: said for instead, said in back.items() if said} == {}


def test_dice_are_called_as_in_each_rule_book_in_polish() -> None:
    assert found("pl", "odin", r"\bkość\b|\bkością\b|\bkośćmi\b") == []
    assert found("pl", "raiders", r"\bkost\w+") == []

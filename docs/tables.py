"""The tables in the handbooks, made from the games' own data and words: `python docs/tables.py` writes them anew.

A table stands between `<!-- table: name -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from meadhall.words import LANGUAGES, Words

GAMES: Final = Path(__file__).parent.parent / "src" / "meadhall" / "games"
BLOCK: Final = re.compile(r"(<!-- table: ([\w ]+) -->\n).*?(<!-- end -->)", re.S)

HEADS: Final = {
    "ability": ("ability", "habilidade", "zdolność"),
    "action": ("card", "carta", "karta"),
    "charter": ("charter", "título", "przywilej"),
    "guild": ("guild", "guilda", "gildia"),
    "landscape": ("landscape", "terreno", "krajobraz"),
    "mandate": ("mandate", "mandato", "mandat"),
    "monster": ("monster", "monstro", "potwór"),
    "vessel": ("vessel", "embarcação", "pojazd"),
    "building": ("building", "edificação", "budynek"),
    "card": ("card", "carta", "karta"),
    "icon": ("icon", "ícone", "ikona"),
    "marriage": ("marriage", "casamento", "małżeństwo"),
    "offering": ("offering", "oferenda", "dar"),
    "board": ("board", "tabuleiro", "plansza"),
    "coins": ("coins", "moedas", "monety"),
    "crew": ("crew", "tripulação", "drużyna"),
    "dice": ("dice", "dados", "kości"),
    "gold": ("gold", "ouro", "złoto"),
    "minimum": ("minimum", "mínimo", "minimum"),
    "points": ("points", "pontos", "punkty"),
    "later_points": ("later printing", "edições posteriores", "późniejsze wydanie"),
    "provisions": ("provisions", "provisões", "zapasy"),
    "region": ("region", "região", "region"),
    "renown": ("renown", "renome", "sława"),
    "settlement": ("settlement", "local", "osada"),
    "shape": ("shape", "formato", "kształt"),
    "space": ("space", "espaço", "pole"),
    "strength": ("strength → points", "força → pontos", "siła → punkty"),
    "sword": ("sword", "espada", "miecz"),
    "tokens": ("plunder", "espólio", "łupy"),
    "town": ("a town", "uma cidade", "miasto"),
    "towns": ("towns", "cidades", "miasta"),
    "what": ("what it does", "o que faz", "co robi"),
    "workers": ("workers", "trabalhadores", "robotnicy"),
    "word": ("word", "palavra", "słowo"),
    "regions": ("regions", "regiões", "regiony"),
    "orange": ("orange", "laranja", "pomarańczowy"),
    "red": ("red", "vermelho", "czerwony"),
    "green": ("green", "verde", "zielony"),
    "blue": ("blue", "azul", "niebieski"),
    "vikings": ("Vikings", "vikings", "wikingowie"),
    "always": ("always {n}", "sempre {n}", "zawsze {n}"),
    "black": ("black", "preto", "czarny"),
    "grey": ("grey", "cinza", "szary"),
    "white": ("white", "branco", "biały"),
}
"""What stands above columns and in cells, in all three languages."""


class Page:
    """A game's words and data, in the language of a page."""

    def __init__(self, language: str, game: str) -> None:
        self.game = game
        self.words = Words(language, fallback=False)
        self.heads = {head: said[LANGUAGES.index(language)] for head, said in HEADS.items()}
        self.locale = (GAMES / game / "locales" / f"{language}.ftl").read_text(encoding="utf-8")

    def data(self, name: str) -> dict[str, Any]:
        return tomllib.loads((GAMES / self.game / "components" / "data" / f"{name}.toml").read_text(encoding="utf-8"))

    def thing(self, name: str) -> str:
        return self.words.thing(self.game, name)

    def text(self, name: str) -> str:
        return self.words.text(self.game, name)

    def table(self, heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
        """Of heads in the page's language; what is missing is left empty."""
        shown = [[self.heads[head] for head in heads]]
        lines = ["| " + " | ".join(shown[0]) + " |", "|" + " --- |" * len(shown[0])]
        lines += ["| " + " | ".join("" if cell is None else str(cell) for cell in row) + " |" for row in rows]
        return "\n".join(lines)

    def things(self, kind: str) -> str:
        """All things of a kind that the game has words for, with what they do."""
        found = dict.fromkeys(re.findall(rf"^{self.game}-{kind}-(\w+) =", self.locale, re.M))
        rows = [(f"**{self.thing(f'{kind}.{name}')}**", self.text(f"{kind}.{name}")) for name in found]
        return self.table([kind if kind in self.heads else "word", "what"], rows)


# Brian Boru.


def boru_regions(page: Page) -> str:
    rows = page.data("board")["regions"]
    cells = [(page.thing(f"region.{row['id']}"), row["towns"], row["minimum"], row["points"]) for row in rows]
    return page.table(["region", "towns", "minimum", "points"], cells)


def boru_track(page: Page) -> str:
    rows = [
        (row["id"], row.get("coins"), row.get("renown"), "✓" if row.get("any_town") else None)
        for row in page.data("marriage")["track"]
    ]
    return page.table(["space", "coins", "renown", "town"], rows)


def boru_end(page: Page) -> str:
    rows = [(row["id"], row["points"]) for row in page.data("rules")["end"]["regions"]]
    return page.table(["regions", "points"], rows)


# Raiders of the North Sea.


def raiders_settlements(page: Page) -> str:
    rows = []
    for row in page.data("settlements")["settlement"]:
        tiers = ", ".join(f"{strength} → {points}" for strength, points in row.get("tiers", []))
        rows.append((
            page.thing(f"settlement.{row['id']}"),
            row["crew"],
            row["provisions"],
            row.get("gold"),
            ", ".join(page.heads[colour] for colour in row["workers"]),
            row.get("dice"),
            tiers or page.heads["always"].format(n=row["points"]),
            ", ".join(f"{space['tokens']} + {page.heads[space['worker']]}" for space in row["spaces"]),
        ))  # fmt: skip
    return page.table(["settlement", "crew", "provisions", "gold", "workers", "dice", "strength", "tokens"], rows)


# A Feast for Odin.


def odin_goods(page: Page) -> str:
    """A line a shape: what an orange good becomes step by step."""
    data = page.data("goods")
    rows = []
    for column in data["columns"]:
        cells = dict.fromkeys(data["colours"], "")
        for good in data["goods"]:
            if good["column"] == column["id"]:
                name = page.thing(f"good.{good['id']}")
                sword = f" ({page.heads['sword']} {good['sword']})" if "sword" in good else ""
                cells[good["colour"]] += (", " if cells[good["colour"]] else "") + name + sword
        rows.append((f"{len(column['rows'])} × {len(column['rows'][0])}", *cells.values()))
    return page.table(["shape", *data["colours"]], rows)


def odin_ships(page: Page) -> str:
    rows = [
        (f"**{page.thing(name)}**", page.text(name))
        for name in (f"ship.{s['id']}" for s in page.data("rules")["ships"])
    ]
    return page.table(["word", "what"], rows)


def odin_boards(page: Page) -> str:
    rows = [
        (page.thing(f"board.{row['id']}"), row["vikings"], row["points"], row["points_revised"])
        for row in page.data("boards")["boards"]
        if row["group"] == "exploration" and not row.get("mini_expansion")
    ]
    return page.table(["board", "vikings", "points", "later_points"], rows)


TABLES: Final[dict[str, Callable[[Page], str]]] = {
    "boru regions": boru_regions,
    "boru track": boru_track,
    "boru end": boru_end,
    "raiders settlements": raiders_settlements,
    "odin goods": odin_goods,
    "odin ships": odin_ships,
    "odin boards": odin_boards,
}


def made_anew(path: Path) -> str:
    """The page's text with its tables as the data have them now."""
    page = Page(path.stem, path.parent.parent.name)

    def fill(block: re.Match[str]) -> str:
        name = block[2]
        table = TABLES.get(f"{page.game} {name}")
        return f"{block[1]}\n{table(page) if table else page.things(name)}\n\n{block[3]}"

    return BLOCK.sub(fill, path.read_text(encoding="utf-8"))


def pages() -> list[Path]:
    """Those of the games, in every language."""
    return sorted(GAMES.glob("*/handbook/*.md"))


if __name__ == "__main__":
    for path in pages():
        path.write_text(made_anew(path), encoding="utf-8")

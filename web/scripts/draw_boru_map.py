"""Draw the map of Brian Boru: a coast by hand, region borders grown around the towns.

Run it once after a change of the coast or of the towns' places; it needs numpy and contourpy:
    uv run --no-project --with numpy,contourpy web/scripts/draw_boru_map.py
"""

from __future__ import annotations

import math
import random
import tomllib
from pathlib import Path

import numpy as np
from contourpy import contour_generator

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "src/meadhall/games/boru/components/data/board.toml"
OUT = ROOT / "web/src/games/boru/board/coastline.ts"
WIDTH, HEIGHT = 640, 820

# The coast, clockwise from the northernmost head, in map units: our own hand, from memory of the island's shape
# and stretched so that every town of the board stands on land.
COAST = """
440,52 424,54 418,66 417,84 411,66 406,58 392,55 372,56 352,68 340,84 345,97 328,106 333,120 347,127 338,137 352,147
357,158 342,166 330,172 312,173 300,181 290,172 286,157 273,147 263,128 246,116 226,113 206,118 195,131 205,145 191,155
200,169 176,177 181,193 201,197 217,208 200,214 181,219 167,231 158,246 170,256 155,267 145,284 151,300 163,311 157,324
172,337 190,341 206,346 223,352 233,362 222,372 206,374 191,380 177,392 171,410 159,428 145,447 126,463 148,467 168,471
190,483 168,488 150,493 131,500 115,510 124,521 109,529 92,531 64,541 47,551 62,561 90,562 103,570 84,577 60,586 38,598
28,614 39,629 57,640 80,649 101,651 72,663 52,677 66,685 93,682 113,680 96,695 78,709 98,717 124,715 146,723 164,735
188,739 210,745 231,740 235,729 244,743 262,753 288,761 306,769 326,769 343,761 348,750 357,765 378,763 400,759 420,749
435,739 428,722 432,706 441,690 449,668 453,646 461,624 471,600 474,578 469,556 466,541 473,528 478,512 468,504 481,498
492,488 482,476 488,456 484,438 492,420 499,404 487,393 495,384 512,388 528,387 524,377 544,373 558,357 561,345 574,339
583,322 590,300 584,280 569,267 553,257 567,246 580,228 583,208 577,188 581,166 584,142 578,118 562,101 541,94 520,100
504,94 487,83 478,98 475,112 467,95 466,78 457,62
"""
ISLANDS = [
    "150,352 160,357 171,364 166,367 155,362 147,356",
    "500,66 510,62 520,66 514,70 504,70",
    "160,196 152,204 160,210 166,204",
    "30,652 22,657 30,661 36,657",
]


def points(text: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def smooth(control: list[tuple[float, float]], steps: int = 5) -> list[tuple[float, float]]:
    """A closed Catmull-Rom curve through the points."""
    n = len(control)
    curve = []
    for i in range(n):
        p0, p1, p2, p3 = (control[(i + k) % n] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    return curve


def roughen(curve: list[tuple[float, float]], amount: float, rng: random.Random) -> list[tuple[float, float]]:
    """Small capes and coves, along the normal."""
    n = len(curve)
    rough = []
    push = 0.0
    for i, (x, y) in enumerate(curve):
        ax, ay = curve[i - 1]
        bx, by = curve[(i + 1) % n]
        length = math.hypot(bx - ax, by - ay) or 1.0
        push = 0.45 * push + rng.uniform(-amount, amount)
        rough.append((x - (by - ay) / length * push, y + (bx - ax) / length * push))
    return rough


def path(curve: list[tuple[float, float]]) -> str:
    """A closed path with rounded corners: quadratic curves from middle to middle."""
    n = len(curve)
    middles = [((curve[i][0] + curve[(i + 1) % n][0]) / 2, (curve[i][1] + curve[(i + 1) % n][1]) / 2) for i in range(n)]
    text = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    for (x, y), (mx, my) in zip(curve, middles, strict=True):
        text += f"Q{number(x)} {number(y)} {number(mx)} {number(my)}"
    return text + "Z"


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def wobble(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Borders follow rivers and hills, not rulers."""
    dx = 6 * np.sin(x / 31 + y / 23) + 3.5 * np.sin(y / 11 - x / 17 + 2)
    dy = 6 * np.sin(y / 29 - x / 27 + 1) + 3.5 * np.sin(x / 12 + y / 14)
    return x + dx, y + dy


def regions(board: dict) -> dict[str, str]:
    """For each region the land that is nearer to its towns than to any other's."""
    grid_x, grid_y = np.meshgrid(np.arange(0, WIDTH + 1, 4.0), np.arange(0, HEIGHT + 1, 4.0))
    warped_x, warped_y = wobble(grid_x, grid_y)
    near = {}
    for region in board["regions"]:
        own = [t for t in board["towns"] if t["region"] == region["id"]]
        # A soft minimum rounds the corners between towns.
        total = sum(
            np.exp(-np.hypot(warped_x - t["x"] * WIDTH / 100, warped_y - t["y"] * HEIGHT / 100) / 7) for t in own
        )
        near[region["id"]] = -7 * np.log(total)
    outlines = {}
    for region, own in near.items():
        others = np.minimum.reduce([far for other, far in near.items() if other != region])
        field = np.pad(others - own, 1, constant_values=-50)
        x = np.pad(grid_x, 1, mode="reflect", reflect_type="odd")
        y = np.pad(grid_y, 1, mode="reflect", reflect_type="odd")
        lines = contour_generator(x, y, field).lines(0)
        line = max(lines, key=len)[:-1]
        outlines[region] = path([(float(a), float(b)) for a, b in line[::2]])
    return outlines


def main() -> None:
    rng = random.Random(1014)  # the year of Clontarf
    board = tomllib.loads(BOARD.read_text(encoding="utf-8"))
    coast = path(roughen(smooth(points(COAST)), 0.9, rng))
    islands = "".join(path(smooth(points(island), 3)) for island in ISLANDS)
    lines = [
        "// Drawn by web/scripts/draw_boru_map.py: change it there.",
        f"export const WIDTH = {WIDTH};",
        f"export const HEIGHT = {HEIGHT};",
        f'export const COAST = "{coast}";',
        f'export const ISLANDS = "{islands}";',
        "export const REGIONS: Record<string, string> = {",
        *(f'  {name}: "{outline}",' for name, outline in regions(board).items()),
        "};",
    ]
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

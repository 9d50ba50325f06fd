"""Plots as SVG of our own: measured in % across and in pixels down, they fit any width, and letters keep their size."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

ROW: Final = 44
BAR: Final = 12
MARGIN: Final = 2.0
"""Left free at both ends, in %."""
COLOURS: Final = 8
"""So many are told apart; more begin anew, and are told by their names."""

Say = Callable[[float], str]
"""How a number is written."""


class Scale:
    """From values to %; round numbers on the way are its ticks."""

    def __init__(self, values: Iterable[float]) -> None:
        found = list(values)
        low, high = min(found), max(found)
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        step = _step(high - low)
        self.ticks = [number * step for number in range(math.ceil(low / step), math.floor(high / step) + 1)]
        self._low, self._high = low, high

    def __call__(self, value: float) -> float:
        return MARGIN + (100 - 2 * MARGIN) * (value - self._low) / (self._high - self._low)


def _step(width: float) -> float:
    """Round, and four to nine of it in the width."""
    power = 10.0 ** math.floor(math.log10(width / 4))
    return next(power * times for times in (5, 2, 1) if width / (power * times) >= 4 or times == 1)


def picture(title: str, height: float, parts: Iterable[str]) -> str:
    return f'<svg width="100%" height="{height:g}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str, hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return f'<line class="{kind}" x1="{x1:.2f}%" y1="{y1:g}" x2="{x2:.2f}%" y2="{y2:g}">{title}</line>'


def bar(x1: float, y: float, x2: float, height: float, kind: str, hint: str = "") -> str:
    """A bar from one place to another; `kind` is a class, or the number of a colour."""
    look = f'style="fill: var(--c{int(kind) % COLOURS})"' if kind.isdecimal() else f'class="{kind}"'
    left, width = min(x1, x2), abs(x2 - x1)
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return f'<rect {look} x="{left:.2f}%" y="{y:.1f}" width="{width:.2f}%" height="{height:.1f}">{title}</rect>'


def text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:g}" text-anchor="{anchor}">{escape(said)}</text>'


def grid(scale: Scale, height: float, say: Say) -> list[str]:
    """Lines at the ticks, with their numbers below."""
    parts: list[str] = []
    for tick in scale.ticks:
        x = scale(tick)
        anchor = "start" if x < 5 else "end" if x > 95 else "middle"
        parts += [line(x, 0, x, height, "grid"), text(x, height + 16, say(tick), anchor, "quiet")]
    return parts


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]], say: Say, fair: Sequence[float]) -> str:
    """A dot with its interval for each row, and a mark where it would be without any difference."""
    scale = Scale([*fair, *(end for _, _, low, high in rows for end in (low, high))])
    height = ROW * len(rows)
    parts = grid(scale, height, say)
    for number, ((label, value, low, high), usual) in enumerate(zip(rows, fair, strict=True)):
        top = ROW * number
        y = top + 30
        said = f"{say(value)} ({say(low)} – {say(high)})"
        parts += [
            text(0, top + 16, label),
            text(100, top + 16, said, "end", "quiet"),
            line(scale(usual), y - 9, scale(usual), y + 9, "mark"),
            line(scale(low), y, scale(high), y, "bar", f"{label}: {said}"),
            f'<circle class="dot" cx="{scale(value):.2f}%" cy="{y}" r="6"/>',
        ]
    return picture(title, height + 22, parts)


def histogram(title: str, counted: dict[int, int], mean: float, say: Say, scale: Scale | None = None) -> str:
    """How often values come, in some twenty classes, and their mean; scores of several bots share a scale."""
    low, high = min(counted), max(counted)
    width = max(1, math.ceil((high - low + 1) / 20))
    classes: dict[int, int] = {}
    for value, times in counted.items():
        classes[(value - low) // width] = classes.get((value - low) // width, 0) + times
    scale = scale or Scale([low, low + width * (max(classes) + 1)])
    tall, most = 110, max(classes.values())
    parts = grid(scale, tall, say)
    for number, times in sorted(classes.items()):
        begin = low + width * number
        size = (tall - 20) * times / most
        hint = f"{begin}–{begin + width - 1}: {times}" if width > 1 else f"{begin}: {times}"
        end = min(100 - MARGIN, scale(begin + width)) - 0.3
        parts.append(bar(scale(begin), tall - size, end, size, "first", hint))
    parts += [line(scale(mean), 0, scale(mean), tall, "mark"), text(scale(mean) + 1, 12, say(mean), "start", "quiet")]
    return picture(title, tall + 22, parts)


def stacked(title: str, rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], say: Say) -> str:
    """The parts of a sum side by side, what is less than nothing to the left; colours are those of `key`."""
    ends = [sum(value for _, value in parts if value * sign > 0) for _, parts in rows for sign in (1, -1)]
    scale = Scale([0.0, *ends])
    height = ROW * len(rows)
    drawn = grid(scale, height, say)
    for number, (label, parts) in enumerate(rows):
        top = ROW * number
        total = sum(value for _, value in parts)
        drawn += [text(0, top + 16, label), text(100, top + 16, say(total), "end", "quiet")]
        reached = {True: 0.0, False: 0.0}
        for colour, (name, value) in enumerate(parts):
            begin = reached[value >= 0]
            reached[value >= 0] = begin + value
            hint = f"{label}: {name} {say(value)}"
            drawn.append(bar(scale(begin), top + 22, scale(begin + value), BAR + 4, str(colour), hint))
    return picture(title, height + 22, drawn)


def key(names: Sequence[str]) -> str:
    """Which colour means what."""
    entries = [
        f'<li><svg width="12" height="12">{bar(0, 0, 100, 12, str(number))}</svg>{escape(name)}</li>'
        for number, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(entries)}</ul>'


def two_bars(title: str, rows: Sequence[tuple[str, float, float]], names: tuple[str, str], say: Say) -> str:
    """Two bars for each row."""
    scale = Scale([0.0, *(value for _, first, second in rows for value in (first, second))])
    tall = ROW + 6
    height = tall * len(rows)
    parts = grid(scale, height, say)
    for number, (label, first, second) in enumerate(rows):
        top = tall * number
        parts += [
            text(0, top + 14, label),
            bar(scale(0), top + 20, scale(first), BAR, "first", f"{names[0]}: {say(first)}"),
            bar(scale(0), top + 20 + BAR, scale(second), BAR, "second", f"{names[1]}: {say(second)}"),
            text(100, top + 14, f"{say(first)} / {say(second)}", "end", "quiet"),
        ]
    return picture(title, height + 22, parts)

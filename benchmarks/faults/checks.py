"""What is in the database when a game is over, held against what its pages were told and showed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from benchmarks.faults.games import Played
from benchmarks.faults.page import Act, Page, Shown, asked_digest, quick_digest
from meadhall.engine.errors import BadRecord
from meadhall.engine.play.match import Match
from meadhall.engine.saving import record
from meadhall.engine.saving.digest import digest
from meadhall.server.storage.rows import LogEntry
from meadhall.server.storage.tables import Rows
from meadhall.server.tables.match_from_log import match_from_log
from meadhall.server.tables.views.seen import seen_by


@dataclass
class Findings:
    """What a game has shown; all lists are empty if all went well."""

    acknowledged: int = 0
    positions: int = 0
    """How many positions that pages showed were compared with the record."""
    lost: list[str] = field(default_factory=list)
    double: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    reloads: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.lost or self.double or self.wrong or self.reloads)


def check(played: Played, rows: Rows, record_text: str) -> Findings:
    """All that can be said of a game."""
    found = Findings()
    row, _, entries = rows
    name = f"game {played.plan.number} ({played.plan.game})"
    check_log(found, name, entries, row.number)
    by_id: dict[str, list[LogEntry]] = {}
    for entry in entries:
        if entry.key is not None:
            by_id.setdefault(entry.key.rpartition(":")[2], []).append(entry)
    for page in played.pages:
        for act in page.diary.acts:
            check_act(found, f"{name}, seat {page.seat}", act, by_id.get(act.id, []))
        found.wrong += [f"{name}, seat {page.seat}: {wrong}" for wrong in page.diary.wrong]
        found.reloads += [f"{name}, seat {page.seat}"] * page.diary.reloads
        if not page.over or page.number != row.number or page.position["number"] != row.position:
            found.wrong.append(f"{name}, seat {page.seat}: ended at {page.number} of {row.number}: {page.state()}")
    match = _check_shown(found, name, played.pages, rows)
    try:
        loaded = record.load(record_text).match
    except BadRecord as error:
        found.wrong.append(f"{name}: its record cannot be read: {error}")
    else:
        if digest(loaded.state) != digest(match.state) or _choices(loaded) != _choices(match):
            found.wrong.append(f"{name}: its record leads elsewhere than its log")
    return found


def _choices(match: Match) -> list[tuple[int, str]]:
    return [(choice.seat, choice.option) for choice in match.choices]


def check_log(found: Findings, name: str, entries: list[LogEntry], number: int) -> None:
    """One entry for each number, and none that was chosen for somebody who had all the time there is."""
    numbers = [entry.number for entry in entries]
    if numbers != list(range(number - len(numbers) + 1, number + 1)) or numbers[0] > 1:
        found.lost.append(
            f"{name}: the log has the numbers {numbers[0]} to {numbers[-1]} of {number}, {len(numbers)} rows"
        )
    for entry in entries:
        if entry.detail.get("by") == "clock":
            found.wrong.append(f"{name}: number {entry.number} was chosen for somebody who was there")


def check_act(found: Findings, name: str, act: Act, made: list[LogEntry]) -> None:
    """What the log has under the name of an act, against what its page was told."""
    what = f"{name}: {act.kind} {act.body} ({act.id}, sent {act.sendings} times)"
    if len(made) > 1:
        found.double.append(f"{what} stands at {[entry.number for entry in made]}")
    if act.number is not None:
        found.acknowledged += act.kind == "choose"
        if not made:
            found.lost.append(f"{what} was acknowledged as {act.number}")
        elif made[0].number != act.number or (act.kind == "choose" and not _fits(act.body, made[0])):
            found.wrong.append(f"{what} was acknowledged as {act.number}, and is {made[0]}")
    elif act.refused and made:
        found.wrong.append(f"{what} was refused as {act.refused}, and stands at {made[0].number}")


def _fits(body: dict[str, Any], entry: LogEntry) -> bool:
    return (entry.kind, entry.seat, entry.text) == ("chose", body["seat"], body["option"])


def _check_shown(found: Findings, name: str, pages: list[Page], rows: Rows) -> Match:
    """Play the log again, and look at each of its positions as the pages showed it; gives where it leads."""
    row, seats, entries = rows
    wanted: dict[int, list[tuple[int | None, Shown]]] = {}
    for page in pages:
        for (seat, number), shown in page.diary.shown.items():
            wanted.setdefault(number, []).append((seat, shown))
    match = match_from_log(row, len(seats), [], None)
    for at, entry in enumerate(entries):
        if entry.kind == "chose" and entry.seat is not None:
            match.choose(entry.text, entry.seat)
        elif entry.kind == "undone":
            match = match_from_log(row, len(seats), entries[: at + 1], None)
        for seat, shown in wanted.pop(entry.number, ()):
            found.positions += 1
            if not _is_right(match, seat, shown):
                found.wrong.append(f"{name}: at number {entry.number} seat {seat} was shown another position")
    found.wrong += [f"{name}: a position of number {number} was shown, which never was" for number in wanted]
    return match


def _is_right(match: Match, seat: int | None, shown: Shown) -> bool:
    if shown.table != quick_digest((seen_by(match.game, match.state, seat), len(match.choices))):
        return False
    decision = None if seat is None else match.decision_of(seat)
    asked = b"" if decision is None else asked_digest(decision.kind, decision.about, decision.options)
    return shown.asked in (b"", asked)

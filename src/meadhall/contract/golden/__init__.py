"""Golden games: stored choices, and in words what was asked and shown on the way. A difference is a change of rules.

In a folder of the author's own: `<players>.jsonl` is the record, `<players>.txt` the text, and `<players>.perft.json`
counts the ways to go on. A change that leaves the choices legal keeps the record.
"""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Final

import msgspec

from meadhall.arena.play import play
from meadhall.contract.broken import ContractBroken
from meadhall.contract.cases import Case, setting_mixes
from meadhall.contract.golden.perft import perft_text
from meadhall.contract.golden.text import text_of
from meadhall.engine.errors import IllegalChoice
from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.rng import seed_number
from meadhall.engine.saving import record

SEED: Final = 1
SHOWN_LINES: Final = 12
"""Of a difference so many lines are shown."""


class Unplayable(ContractBroken):
    """The choices of a golden record are no longer legal; says which and why."""


def golden_cases(game: Game) -> list[Case]:
    """Every number of players, each with another mix of settings."""
    found: list[Case] = []
    for number, players in enumerate(game.players):
        mixes = setting_mixes(game, players)
        found.append(Case(game, players, mixes[number % len(mixes)]))
    return found


def check_golden(game: Game, folder: Path) -> list[Path]:
    """Play the stored games of a folder again; what is not there yet is written down. The files written."""
    return [path for case in golden_cases(game) for path in _check(case, folder)]


def write_golden(game: Game, folder: Path, *, new_records: bool = False) -> list[Path]:
    """Write the texts and counts anew, and the records too if so asked, or if there are none."""
    written: list[Path] = []
    for case in golden_cases(game):
        stored = path_of(case, folder, "jsonl")
        if new_records or not stored.exists():
            written.append(_write(stored, play_record(case)))
        match = replay(case, stored.read_text(encoding="utf-8"))
        written += [_write(path_of(case, folder, kind), text) for kind, text in _texts(match).items()]
    return written


def path_of(case: Case, folder: Path, kind: str) -> Path:
    """Where a file of that kind lies: `jsonl`, `txt` or `perft.json`."""
    return folder / f"{case.players}.{kind}"


def play_record(case: Case) -> str:
    """A new record: greedy bots play as one would, and to an end."""
    return record.dump(play(case.game, ["greedy"] * case.players, SEED, settings=case.settings))


def replay(case: Case, text: str) -> Match:
    """The match of a record, whatever its closing line and version say: both may change without the rules."""
    lines = text.splitlines()
    header = msgspec.json.decode(lines[0], type=record.Header)
    played = case.game.settings_for(header.players, header.options)
    if played.chosen != case.game.settings_for(case.players, case.settings).chosen:
        raise Unplayable(f"{case}: the stored game was played with other settings: {header.options}")
    match = case.game.new(header.players, seed=seed_number(header.seed), settings=header.options, listen=True)
    for number, line in enumerate(lines[1:-1], 1):
        choice = msgspec.json.decode(line, type=record.Line)
        if not match.pending:
            raise Unplayable(f"{case}: the game now ends after {number - 1} choices; it had {len(lines) - 2}")
        try:
            match.choose(choice.choose, choice.seat)
        except IllegalChoice as error:
            asked = "; ".join(f"seat {d.seat} {d.kind} {d.about}: {' '.join(d.options)}" for d in match.pending)
            what = f"{case}: choice {number} (seat {choice.seat}: {choice.choose}) is no longer possible"
            raise Unplayable(f"{what}: {error}; asked is {asked}") from None
    if match.pending:
        raise Unplayable(f"{case}: after all {len(lines) - 2} choices the game no longer ends: {match.pending[0]!r}")
    return match


def _check(case: Case, folder: Path) -> list[Path]:
    stored = path_of(case, folder, "jsonl")
    written = [] if stored.exists() else [_write(stored, play_record(case))]
    match = replay(case, stored.read_text(encoding="utf-8"))
    for kind, text in _texts(match).items():
        path = path_of(case, folder, kind)
        if not path.exists():
            written.append(_write(path, text))
        elif path.read_text(encoding="utf-8") != text:
            raise ContractBroken(f"{case}: the golden game is played otherwise than it was:\n{_changes(path, text)}")
    return written


def _texts(match: Match) -> dict[str, str]:
    return {"txt": text_of(match), "perft.json": perft_text(match)}


def _changes(path: Path, text: str) -> str:
    before = path.read_text(encoding="utf-8").splitlines()
    lines = list(unified_diff(before, text.splitlines(), str(path), "now", lineterm="", n=1))
    more = ["…"] if len(lines) > SHOWN_LINES else []
    return "\n".join([*lines[:SHOWN_LINES], *more])


def _write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path

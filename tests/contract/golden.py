"""The golden games of the games that have tests here.

python -m tests.contract.golden              replay the records and write the texts and counts anew
python -m tests.contract.golden --records    play new records first
(both: GAME ... for some games only)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from meadhall.contract.cases import Case
from meadhall.contract.golden import Unplayable, golden_cases, write_golden
from meadhall.engine.registry import games

GAMES: Final = Path(__file__).parent.parent / "games"


def folder_of(game_id: str) -> Path:
    return GAMES / game_id / "golden"


def cases_here(game_ids: list[str] | None = None) -> list[Case]:
    """The golden cases of the games with tests here."""
    here = [game for game in games().values() if (GAMES / game.id).is_dir() and (not game_ids or game.id in game_ids)]
    return [case for game in here for case in golden_cases(game)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden games anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all with tests here")
    parser.add_argument("--records", action="store_true", help="play new records first")
    asked = parser.parse_args()
    for game in dict.fromkeys(case.game for case in cases_here(asked.games)):
        try:
            written = write_golden(game, folder_of(game.id), new_records=asked.records)
        except Unplayable as error:
            sys.exit(f"{error}\nLet the bots play new ones: python -m tests.contract.golden --records {game.id}")
        print(f"wrote {game.id}: {len(written)} files")


if __name__ == "__main__":
    main()

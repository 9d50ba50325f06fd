"""Views: plain data, without the seed, and looking changes nothing; sheets that can be drawn."""

from __future__ import annotations

import json

from meadhall.contract.cases import Case
from meadhall.contract.played import asked, facts, played, points
from meadhall.engine.play.match import Match
from meadhall.engine.sheets import GRID, KINDS, Sheet


def check_views_are_plain_data_and_hide_the_seed(case: Case) -> None:
    """A view is the same after a trip through JSON, and says nothing of a seed."""
    game = played(case)
    for move in game.samples:
        for seat in [None, *range(case.players)]:
            view = game.view(move, seat)
            try:
                text = json.dumps(view)
            except (TypeError, ValueError) as error:
                raise case.broken(f"the view of seat {seat} is not JSON: {error}", move=move) from error
            what = f"the view of seat {seat} is not plain data (lists, and dicts with names as keys)"
            case.expect(json.loads(text), view, what, move=move)
            if "seed" in text:
                raise case.broken(f"the view of seat {seat} speaks of a seed, which is the table's secret", move=move)


def check_looking_changes_nothing(case: Case) -> None:
    """Position, question and scores are the same whoever has looked; who looks twice sees the same."""
    game = played(case)
    for move in game.samples:
        match = game.at(move)
        for seat in [None, *range(case.players)]:
            view = match.view(seat)
            case.expect(points(match), game.points[move], f"scores depend on seat {seat} looking", move=move)
            case.expect(view, game.view(move, seat), f"seat {seat} sees something else the second time", move=move)
            _expect_own_view(case, match, seat, move)
        case.expect(facts(case, match.state), game.facts[move], "looking changed the state", move=move)
        case.expect(asked(match), game.asked[move], "looking changed what is asked", move=move)


def _expect_own_view(case: Case, match: Match, seat: int | None, move: int) -> None:
    """What a seat sees is made from what all see, and leaves that as it is."""
    own_view = case.game.rules.own_view
    if own_view is None or seat is None:
        return
    public = match.view(None)
    what = f"the own view of seat {seat} is not its view"
    case.expect(own_view(match.state, seat, public), match.view(seat), what, move=move)
    case.expect(public, match.view(None), f"the own view of seat {seat} changes what all see", move=move)


def check_what_is_told_hides_what_is_private(case: Case) -> None:
    """A private event shows its thing to its own seat only."""
    for event in played(case).match.events:
        for seat in [None, *range(case.players)]:
            thing = event.seen_by(seat).thing
            expected = "" if event.private and seat != event.seat else event.thing
            case.expect(thing, expected, f"seat {seat} is told the thing of {event!r}", move=event.move)


def check_sheets_can_be_drawn(case: Case) -> None:
    """Sheets are made from the view alone, are of a kind that there is, and have as many cells as columns."""
    game = played(case)
    for move in game.samples:
        for seat in [None, *range(case.players)]:
            for sheet in case.game.sheets(json.loads(json.dumps(game.view(move, seat)))):
                wrong = _wrong_with(sheet)
                if wrong:
                    raise case.broken(f"the sheet {sheet.title!r} for seat {seat}: {wrong}", move=move)


def _wrong_with(sheet: Sheet) -> str:
    """What keeps a sheet from being drawn, in words."""
    if sheet.kind not in KINDS:
        return f"it is a {sheet.kind!r}; expected one of {', '.join(KINDS)}"
    for row in sheet.rows:
        if sheet.columns and len(row) != len(sheet.columns):
            return f"a row has {len(row)} cells, and there are {len(sheet.columns)} columns: {row}"
        for cell in row:
            if not _is_cell(cell):
                return f"{cell!r} is no cell; expected a number, names of things, or a list of those"
            if sheet.kind == GRID and (not isinstance(cell, str) or (cell and "." not in cell.split()[0])):
                return f"{cell!r} is no square; expected its place, then what stands there: 'square.a1 piece.king'"
    return ""


def _is_cell(cell: object) -> bool:
    if isinstance(cell, list):
        return all(isinstance(part, str) for part in cell)
    return isinstance(cell, str | int) and not isinstance(cell, bool)

"""Records: the choices and the seed are the whole game."""

from __future__ import annotations

from meadhall.contract.cases import Case
from meadhall.contract.played import played
from meadhall.engine.saving import record


def check_a_record_leads_to_the_same_state(case: Case) -> None:
    """A record is read back to the same state, events and marks, and is then written the same."""
    game = played(case)
    match = game.match
    text = record.dump(match, ["someone"] * case.players)
    again = record.load(text, listen=True)
    game.expect_standing(again.match, game.end, "the record leads elsewhere")
    told = [repr(event) for event in match.events]
    case.expect([repr(event) for event in again.match.events], told, "replaying the record tells something else")
    marks = [choice.mark for choice in match.choices]
    case.expect([choice.mark for choice in again.match.choices], marks, "replaying the record marks other choices")
    case.expect(record.dump(again.match, again.seats), text, "a record that was read is written differently")

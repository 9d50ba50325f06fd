"""The suite cannot be fooled: an honest game passes, and each of these fails by the check that is meant for it."""

from __future__ import annotations

import pytest

from meadhall.contract import CHECKS, Case, Check, ContractBroken, title_of
from meadhall.contract.copies import (
    check_a_clone_stands_where_the_match_stands_and_plays_on_the_same as plays_on_the_same,
)
from meadhall.contract.copies import check_every_copy_of_a_state_is_complete_and_its_own as copies_are_complete
from meadhall.contract.ending import check_games_end_and_nothing_is_lost_or_created as games_end
from meadhall.contract.ending import check_the_same_seed_and_choices_lead_to_the_same_game as same_seed_same_game
from meadhall.contract.imagining import (
    check_a_view_does_not_change_when_what_the_seat_cannot_know_changes as views_do_not_leak,
)
from meadhall.contract.imagining import (
    check_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know as imagining_is_fair,
)
from meadhall.contract.kept_aside import check_caches_can_be_forgotten as caches_can_be_forgotten
from meadhall.contract.kept_aside import check_components_are_shared_and_hold_no_facts as components_hold_no_facts
from meadhall.contract.kept_aside import check_every_fact_of_a_state_counts as every_fact_counts
from meadhall.contract.questions import check_options_are_names_and_no_decision_is_forced as options_are_names
from meadhall.contract.secrets import check_what_a_choice_reveals_is_not_foreseen as nothing_is_foreseen
from meadhall.contract.secrets import check_what_others_see_is_dealt_anew as secrets_are_dealt_anew
from meadhall.contract.together import check_hidden_parts_can_be_begun_again as hidden_parts_begin_again
from meadhall.contract.together import check_resumable_parts_can_be_resumed as resumable_parts_resume
from meadhall.contract.together import check_side_by_side_the_order_of_answers_does_not_matter as order_does_not_matter
from meadhall.contract.together import check_what_is_told_in_hidden_parts_is_private as hidden_is_private
from meadhall.contract.undo import (
    check_a_choice_that_can_be_taken_back_shows_its_seat_nothing_new as unmarked_shows_nothing,
)
from meadhall.contract.views import check_looking_changes_nothing as looking_changes_nothing
from meadhall.contract.views import check_views_are_plain_data_and_hide_the_seed as views_are_plain
from meadhall.engine.game import Game
from meadhall.engine.saving import record
from tests.contract import cheats, onlookers
from tests.contract.honest import Honest

LIMIT = 300
"""Far more choices than the honest game has."""

CAUGHT: list[tuple[type[Honest], Check, str]] = [
    (cheats.StateWithoutSlots, every_fact_counts, "objects with __slots__ all the way up, not WithoutSlots"),
    (cheats.CopyForgetsAField, copies_are_complete, "a copy differs from its state; .*: shown is 0, expected"),
    (cheats.CopySharesAField, copies_are_complete, "a copy changed when the game went on; .*: hands"),
    (cheats.CopyHasItsOwnBox, components_hold_no_facts, "Components of its own"),
    (cheats.FactInACache, plays_on_the_same, "asked something else"),
    (
        cheats.FactInACopiedCache,
        caches_can_be_forgotten,
        r"Sums.forget\(\) leaves something: .*: note is 1",
    ),
    (cheats.FactInAForgottenCache, caches_can_be_forgotten, "once caches are forgotten, something else is asked"),
    (cheats.FactInComponents, components_hold_no_facts, "of a second box, something else is asked"),
    (cheats.FactInComponentsOfAMatch, plays_on_the_same, "asked something else|stands elsewhere"),
    (cheats.NeverEnds, games_end, "the game is not over after 300 choices"),
    (cheats.NeverAsks, games_end, "steps in a row ask nothing"),
    (cheats.StepIsNoGenerator, games_end, "a step that asks nothing must still be a generator"),
    (cheats.OutsideChance, same_seed_same_game, "the same choices from the same seed lead elsewhere"),
    (cheats.LosesACard, games_end, r"faults\(\) finds: a card is lost"),
    (cheats.OptionsByIndex, options_are_names, "'0' is no name"),
    (cheats.OptionsByText, options_are_names, "'Draw a card' is no name"),
    (cheats.OffersTwice, options_are_names, "offered twice: die"),
    (cheats.FalselyHidden, hidden_parts_begin_again, "asks something else"),
    (cheats.FalselyResumable, resumable_parts_resume, "asks something else"),
    (cheats.FalselyResumableStep, resumable_parts_resume, "asks something else"),
    (cheats.TellsWhenResumed, resumable_parts_resume, "tells again"),
    (cheats.TellsWhatIsHidden, hidden_is_private, "told to all in a hidden part"),
    (cheats.DependsOnOrder, order_does_not_matter, "depends on the order"),
    (onlookers.ImaginesNothing, secrets_are_dealt_anew, r"imagine\(\) must deal anew what the seat cannot see"),
    (onlookers.ImaginesForOneSeat, secrets_are_dealt_anew, "imagined for seat 1"),
    (onlookers.ImaginesFromTheTruth, imagining_is_fair, "follows from what it cannot see"),
    (onlookers.ImaginesHandsAlone, nothing_is_foreseen, "the same in every imagined deal"),
    (onlookers.ShowsTheDeck, views_do_not_leak, "shows what it cannot know"),
    (onlookers.ViewIsNoJson, views_are_plain, "is not JSON"),
    (onlookers.ViewIsNotPlain, views_are_plain, "is not plain data"),
    (onlookers.ScoresDependOnWhoLooks, looking_changes_nothing, "scores depend on seat"),
    (onlookers.LookingChangesTheState, looking_changes_nothing, "looking changed|the second time"),
    (onlookers.OwnViewIsAnother, looking_changes_nothing, "the own view of seat . is not its view"),
    (onlookers.OwnViewChangesWhatAllSee, looking_changes_nothing, "changes what all see"),
    (onlookers.ScoresAreNotOpen, views_do_not_leak, "scores are said to be open"),
    (onlookers.DrawsWithoutSayingSo, unmarked_shows_nothing, r"call state.reveal\(\)"),
]


def case_of(rules: type[Honest], monkeypatch: pytest.MonkeyPatch) -> Case:
    """The game, as if it were installed: its records can be read."""
    game = rules().game()

    def find(game_id: str) -> Game:
        return game

    monkeypatch.setattr(record, "find_game", find)
    return Case(game, 2, limit=LIMIT)


@pytest.mark.parametrize("check", CHECKS, ids=title_of)
def test_an_honest_game_passes(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    check(case_of(Honest, monkeypatch))


@pytest.mark.parametrize(("rules", "check", "message"), CAUGHT, ids=lambda value: getattr(value, "__name__", ""))
def test_a_cheat_is_caught(rules: type[Honest], check: Check, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ContractBroken, match=message) as broken:
        check(case_of(rules, monkeypatch))
    assert str(broken.value).startswith("honest, 2 players, seed ")


def test_every_cheat_is_tried() -> None:
    kinds = [*vars(cheats).values(), *vars(onlookers).values()]
    made = {kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Honest)}
    assert made - {Honest} == {rules for rules, _, _ in CAUGHT}

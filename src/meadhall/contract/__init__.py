"""The suite that every game passes, ours and others': plain functions that raise `ContractBroken`.

    for case in cases_of(game):
        for check in CHECKS:
            check(case)

Run them case by case: the checks of a case share one game, which is played once. `meadhall check GAME` does that, and
looks for missing words (`contract.wording`) and at golden games (`contract.golden`) too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.contract.advising import (
    check_a_horizon_is_given_and_rounds_go_up,
    check_a_position_is_valued_as_the_sum_of_its_prospects,
    check_every_option_has_a_prior,
    check_hints_can_be_given,
    check_holdings_and_prospects_have_the_same_names_all_along,
)
from meadhall.contract.broken import ContractBroken
from meadhall.contract.cases import Case, cases_of
from meadhall.contract.copies import (
    check_a_clone_stands_where_the_match_stands_and_plays_on_the_same,
    check_any_move_of_a_finished_game_can_be_gone_to,
    check_every_copy_of_a_state_is_complete_and_its_own,
)
from meadhall.contract.ending import (
    check_games_end_and_nothing_is_lost_or_created,
    check_the_same_seed_and_choices_lead_to_the_same_game,
)
from meadhall.contract.imagining import (
    check_a_view_does_not_change_when_what_the_seat_cannot_know_changes,
    check_an_imagined_match_can_be_cloned_and_played_to_its_end,
    check_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know,
)
from meadhall.contract.kept_aside import (
    check_caches_can_be_forgotten,
    check_components_are_shared_and_hold_no_facts,
    check_every_fact_of_a_state_counts,
)
from meadhall.contract.questions import (
    check_a_refused_choice_changes_nothing,
    check_options_are_names_and_no_decision_is_forced,
    check_reasons_are_given_for_things_that_are_not_on_offer,
)
from meadhall.contract.records import check_a_record_leads_to_the_same_state
from meadhall.contract.secrets import check_what_a_choice_reveals_is_not_foreseen, check_what_others_see_is_dealt_anew
from meadhall.contract.together import (
    check_hidden_parts_can_be_begun_again,
    check_resumable_parts_can_be_resumed,
    check_side_by_side_the_order_of_answers_does_not_matter,
    check_what_is_told_in_hidden_parts_is_private,
)
from meadhall.contract.undo import (
    check_a_choice_that_can_be_taken_back_shows_its_seat_nothing_new,
    check_it_can_be_told_beforehand_what_a_choice_will_show,
    check_undo_and_redo,
)
from meadhall.contract.views import (
    check_looking_changes_nothing,
    check_sheets_can_be_drawn,
    check_views_are_plain_data_and_hide_the_seed,
    check_what_is_told_hides_what_is_private,
)

__all__ = ["CHECKS", "Case", "Check", "ContractBroken", "cases_of", "title_of"]

Check = Callable[[Case], None]

CHECKS: Final[tuple[Check, ...]] = (
    check_games_end_and_nothing_is_lost_or_created,
    check_every_fact_of_a_state_counts,
    check_the_same_seed_and_choices_lead_to_the_same_game,
    check_options_are_names_and_no_decision_is_forced,
    check_reasons_are_given_for_things_that_are_not_on_offer,
    check_a_refused_choice_changes_nothing,
    check_every_copy_of_a_state_is_complete_and_its_own,
    check_a_clone_stands_where_the_match_stands_and_plays_on_the_same,
    check_any_move_of_a_finished_game_can_be_gone_to,
    check_caches_can_be_forgotten,
    check_components_are_shared_and_hold_no_facts,
    check_undo_and_redo,
    check_it_can_be_told_beforehand_what_a_choice_will_show,
    check_a_choice_that_can_be_taken_back_shows_its_seat_nothing_new,
    check_a_record_leads_to_the_same_state,
    check_views_are_plain_data_and_hide_the_seed,
    check_looking_changes_nothing,
    check_sheets_can_be_drawn,
    check_what_is_told_hides_what_is_private,
    check_a_view_does_not_change_when_what_the_seat_cannot_know_changes,
    check_what_others_see_is_dealt_anew,
    check_what_a_choice_reveals_is_not_foreseen,
    check_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know,
    check_an_imagined_match_can_be_cloned_and_played_to_its_end,
    check_side_by_side_the_order_of_answers_does_not_matter,
    check_hidden_parts_can_be_begun_again,
    check_what_is_told_in_hidden_parts_is_private,
    check_resumable_parts_can_be_resumed,
    check_a_position_is_valued_as_the_sum_of_its_prospects,
    check_holdings_and_prospects_have_the_same_names_all_along,
    check_every_option_has_a_prior,
    check_a_horizon_is_given_and_rounds_go_up,
    check_hints_can_be_given,
)


def title_of(check: Check) -> str:
    """What a check checks, in words: 'undo and redo'."""
    return check.__name__.removeprefix("check_").replace("_", " ")

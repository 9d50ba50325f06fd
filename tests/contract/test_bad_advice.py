"""Advice that bots and hints would stumble over fails by the check that is meant for it."""

from __future__ import annotations

import pytest

from meadhall.contract import CHECKS, Check, ContractBroken
from meadhall.contract.advising import check_a_horizon_is_given_and_rounds_go_up as rounds_go_up
from meadhall.contract.advising import check_a_position_is_valued_as_the_sum_of_its_prospects as values_add_up
from meadhall.contract.advising import check_every_option_has_a_prior as options_have_priors
from meadhall.contract.advising import check_hints_can_be_given as hints_are_given
from meadhall.contract.advising import check_holdings_and_prospects_have_the_same_names_all_along as names_stay
from tests.contract import bad_advice
from tests.contract.bad_advice import Advised
from tests.contract.test_cheats import case_of

CAUGHT: list[tuple[type[Advised], Check, str]] = [
    (bad_advice.ValueIsNoNumber, values_add_up, "is inf; expected a finite number"),
    (bad_advice.ProspectsAreNotTheValue, values_add_up, r"add up to 0.5, and value\(\) is 0; expected the same"),
    (bad_advice.ProspectsComeAndGo, names_stay, r"prospects\(\) for seat . has other names than before"),
    (bad_advice.HoldingsComeAndGo, names_stay, r"holdings\(\) for seat . has other names than before"),
    (bad_advice.AdviceChangesTheState, values_add_up, "advice changes the state: .*shown"),
    (bad_advice.PriorsAreTooFew, options_have_priors, "expected a list of as many numbers"),
    (bad_advice.PriorIsZero, options_have_priors, "0.0 for die; expected a finite number above 0"),
    (bad_advice.PriorsAreKept, options_have_priors, "the very same list twice"),
    (bad_advice.RoundsGoDown, rounds_go_up, "goes down from 0 to -1"),
    (bad_advice.HorizonIsANumber, rounds_go_up, r"horizon\(\) is 2; expected Horizon"),
    (bad_advice.ReasonsAreText, hints_are_given, "has 'it is good'; expected a Reason"),
    (bad_advice.ReasonOfNoGame, hints_are_given, "expected one that begins with 'reason-'"),
]


def test_honest_advice_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    case = case_of(Advised, monkeypatch)
    for check in CHECKS:
        check(case)


@pytest.mark.parametrize(("rules", "check", "message"), CAUGHT, ids=lambda value: getattr(value, "__name__", ""))
def test_bad_advice_is_caught(
    rules: type[Advised], check: Check, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ContractBroken, match=message):
        check(case_of(rules, monkeypatch))


def test_every_one_is_tried() -> None:
    made = {kind for kind in vars(bad_advice).values() if isinstance(kind, type) and issubclass(kind, Advised)}
    assert made - {Advised} == {rules for rules, _, _ in CAUGHT}

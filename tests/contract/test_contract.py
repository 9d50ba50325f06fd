"""Every installed game keeps the contract, for every number of players and with every setting."""

from __future__ import annotations

import pytest

from meadhall.contract import CHECKS, Case, Check
from tests.contract.cases import CASES

# Case by case: the checks of a case share one game.
EACH = [pytest.param(case, check, id=f"{case}-{check.__name__}") for case in CASES for check in CHECKS]


@pytest.mark.parametrize(("case", "check"), EACH)
def test_contract(case: Case, check: Check) -> None:
    check(case)

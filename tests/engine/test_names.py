"""Names of numbered things."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.errors import MeadhallError
from meadhall.engine.names import Names, bits


@given(st.integers(1, 60), st.data())
def test_a_mask_lists_the_names_whose_bit_is_set(count: int, data: st.DataObject) -> None:
    mask = data.draw(st.integers(0, 2**count - 1))
    names = Names([f"thing.{number}" for number in range(count)])
    expected = [f"thing.{number}" for number in range(count) if mask >> number & 1]
    assert names.of(mask) == expected
    assert [f"thing.{number}" for number in bits(mask)] == expected
    assert all(names.names[names.index[name]] == name for name in expected)


def test_a_list_belongs_to_the_caller() -> None:
    names = Names(["a", "b", "c"])
    names.of(5).append("spoiled")
    assert names.of(5) == ["a", "c"]


def test_two_things_cannot_have_one_name() -> None:
    with pytest.raises(MeadhallError):
        Names(["a", "a"])

"""What all routes share: what they are given, and how they say in the schema that they refuse."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from meadhall.server.caller import Caller
from meadhall.server.schemas.common import Refusal
from meadhall.server.services import Services

TheCaller = NamedDependency[Caller]
TheServices = NamedDependency[Services]
TableName = FromPath[str]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="Left out: as an onlooker")]
NumberQuery = Annotated[int | None, QueryParameter(ge=0, le=2**53)]

REFUSALS = {
    400: "The request has another shape than expected.",
    401: "Say who you are first.",
    403: "Not yours, or not yet for you to know.",
    404: "There is no such thing.",
    409: "Not as things stand: stale, illegal, taken.",
    413: "Too big.",
    422: "The game does not have these options.",
    429: "Too fast.",
}

_responses = {
    status: ResponseSpec(Refusal, generate_examples=False, description=text) for status, text in REFUSALS.items()
}

get = partial(litestar.get, responses=_responses)
post = partial(litestar.post, responses=_responses)
put = partial(litestar.put, responses=_responses)
delete = partial(litestar.delete, responses=_responses)

"""Requests that Schemathesis makes from the server's own schema."""

from __future__ import annotations

import warnings
from typing import Any

import httpx
import schemathesis
from hypothesis import given, seed
from schemathesis.core.result import Ok

from benchmarks.hosting.attacks.generating import generating
from benchmarks.hosting.attacks.victims import Victims


def attack(victims: Victims, count: int, number: int) -> None:
    """So many requests, shared among all routes."""
    warnings.simplefilter("ignore")
    described = httpx.get(f"{victims.address}/schema/openapi.json").raise_for_status().json()
    schema = schemathesis.openapi.from_dict(described)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    left, routes = count, len(operations)
    for operation in operations:
        share = max(1, left // routes)
        victims.begin_anew()
        made = _attack_route(victims, operation, share, number)
        left, routes = left - made, routes - 1


def _attack_route(victims: Victims, operation: Any, count: int, number: int) -> int:
    made = 0

    @seed(number)
    @generating(count)
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        nonlocal made
        if made >= count:
            return
        if "table" in case.path_parameters and made % 4:
            case.path_parameters["table"] = victims.table if made % 4 < 3 else victims.own_table
        if case.query and "wait" in case.query:
            case.query["wait"] = 0
        made += 1
        victims.sent += 1
        arguments = case.as_transport_kwargs(base_url=victims.address)
        headers = {**dict(arguments.pop("headers", {}) or {}), "Cookie": victims.cookie}
        arguments.pop("cookies", None)
        try:
            victims.attacker.cookies.clear()
            answer = victims.attacker.request(headers=headers, **arguments)
        except (httpx.LocalProtocolError, httpx.InvalidURL, UnicodeError, ValueError):
            victims.kinds["not sent"] += 1  # no client can say this
            return
        victims.heard(str(answer.status_code), answer.text, f"{operation.method} {answer.url}")

    one()
    return made

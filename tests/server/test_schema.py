"""The API keeps to its own schema, whatever is sent to it."""

from __future__ import annotations

import itertools
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.routes import HTTPRoute
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from meadhall.server.app import create_app
from meadhall.server.schemas.messages import Incoming, Outgoing
from meadhall.server.settings import Settings
from tests.server.client import ME, OPEN, Visitor, here, write_all
from tests.server.running_server import RunningServer

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Besieged:
    """A guest with a table in every state, and a game that nobody else may touch."""

    def __init__(self, server: RunningServer) -> None:
        self.visitor = Visitor(server.address, "Anna")
        self.bystander = Visitor(server.address, "Bo")
        self.tables = [
            self.visitor.open("toy", ME, OPEN, OPEN, start=False),
            self.visitor.open("toy", ME, here("Ola")),
            self.visitor.open("toy", ME, here("Ola")),
            self.bystander.open("toy", ME, here("Cy")),
        ]
        for seat in (0, 1):
            self.visitor.post(f"/api/tables/{self.tables[2]}/resign", seat=seat)
        write_all([self.bystander, self.bystander], self.tables[3])
        self.before = self.theirs()
        self.turns = itertools.count()

    def theirs(self) -> Any:
        positions = [self.bystander.position(self.tables[3], seat) for seat in (0, 1)]
        return [position["view"] for position in positions]


@pytest.fixture(scope="module")
def besieged(shared_server: RunningServer) -> Iterator[Besieged]:
    guest = Besieged(shared_server)
    yield guest
    assert guest.theirs() == guest.before
    guest.visitor.close()
    guest.bystander.close()


def described() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return create_app(Settings(data_dir=Path(folder))).openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_every_route_answers_as_its_schema_says(case: schemathesis.Case[Any], besieged: Besieged) -> None:
    turn = next(besieged.turns)
    if "table" in case.path_parameters and turn % 4:
        case.path_parameters["table"] = besieged.tables[turn % len(besieged.tables)]
    if "wait" in case.query:
        case.query["wait"] = 0
    headers = {"Cookie": besieged.visitor.cookie} if turn % 3 else {}
    case.call_and_validate(base_url=besieged.visitor.address, checks=CHECKS, headers=headers)


def test_every_route_of_the_api_is_in_the_schema_and_so_was_tried(tmp_path: Path) -> None:
    tried = {
        (method.upper(), re.sub(r"\{[^}]+\}", "{}", path))
        for path, operations in schema.raw_schema["paths"].items()
        for method in operations
    }
    routes = {
        (method, re.sub(r"\{[^}]+\}", "{}", route.path))
        for route in create_app(Settings(data_dir=tmp_path)).routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for method in route.methods - {"OPTIONS"}
    }
    assert len(routes) > 30
    assert tried >= routes


def test_the_schema_names_every_route_of_the_documentation(shared_server: RunningServer) -> None:
    someone = Visitor(shared_server.address)
    assert someone.get("/schema") == someone.get("/schema/openapi.json")
    paths = someone.get("/schema")["paths"]
    assert {"/api/me", "/api/tables/{table}/choose", "/api/tables/{table}/position"} <= set(paths)


def test_the_messages_of_the_socket_have_a_schema(shared_server: RunningServer) -> None:
    shapes = Visitor(shared_server.address).get("/schema/socket.json")["$defs"]
    for union, known in ((Incoming, "Incoming"), (Outgoing, "Outgoing")):
        kinds = {kind.__struct_config__.tag for kind in get_args(union)}
        assert set(shapes[known]["discriminator"]["mapping"]) == kinds
    assert msgspec.json.encode(shapes)

"""The built page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from meadhall.server.settings import Settings
from tests.server.client import Visitor
from tests.server.running_server import NO_LIMITS, RunningServer, StartServer


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    parent = tmp_path_factory.mktemp("built")
    folder = parent / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the hall")
    (folder / "assets" / "index-Ab12.js").write_text("plain")
    (folder / "assets" / "index-Ab12.js.br").write_bytes(b"brotli")
    (folder / "assets" / "index-Ab12.js.gz").write_bytes(b"gzip")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "notices.js").write_text("addEventListener")
    (folder / ".built-from").write_text("secret")
    (folder / ".notes").mkdir()
    (folder / ".notes" / "secret.txt").write_text("secret")
    (parent / "secret.txt").write_text("secret")
    server = RunningServer(Settings(port=0, data_dir=parent, limits=NO_LIMITS, page=folder))
    with httpx.Client(base_url=server.address) as client:
        yield client
    server.close()


def test_addresses_of_the_client_lead_to_its_first_page(built: httpx.Client) -> None:
    for path in ("/", "/table/abc", "/games/boru/about", "/index.html"):
        response = built.get(path)
        assert response.text == "<!doctype html>the hall"
        assert response.headers["content-type"].startswith("text/html")
        assert response.headers["cache-control"] == "no-cache"


def test_what_is_named_by_its_content_is_kept_for_ever(built: httpx.Client) -> None:
    response = built.get("/assets/index-Ab12.js", headers={"Accept-Encoding": "identity"})
    assert response.text == "plain"
    assert "immutable" in response.headers["cache-control"]
    assert "javascript" in response.headers["content-type"]
    assert built.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_the_service_worker_may_serve_the_whole_page_and_is_never_stale(built: httpx.Client) -> None:
    response = built.get("/notices.js")
    assert "javascript" in response.headers["content-type"]
    assert response.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in response.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("", None)]
)
def test_what_is_packed_is_sent_packed(built: httpx.Client, accepted: str, encoding: str | None) -> None:
    with built.stream("GET", "/assets/index-Ab12.js", headers={"Accept-Encoding": accepted}) as response:
        content = b"".join(response.iter_raw())
        assert response.headers.get("content-encoding") == encoding
        assert content == {"br": b"brotli", "gzip": b"gzip", None: b"plain"}[encoding]
        assert response.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/.built-from",
        "/.notes/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
    ],
)
def test_nothing_else_is_served(built: httpx.Client, path: str) -> None:
    response = built.get(path)
    assert response.status_code == 404
    assert "secret" not in response.text


def test_without_a_built_page_it_says_what_to_do(tmp_path: Path, servers: StartServer) -> None:
    someone = Visitor(servers(page=tmp_path / "nowhere").address)
    response = someone.http.get("/")
    assert response.status_code == 200
    assert "npm run build" in response.text
    someone.close()

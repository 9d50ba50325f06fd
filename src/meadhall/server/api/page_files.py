"""The page: the files of the built client, and those that games from other packages bring."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import MediaType, Response

from meadhall.server.errors import Refused

INDEX: Final = "index.html"
KEEP: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not as the machine thinks: on some, a script is plain text, and no browser would run it."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Meadhall</title>
<h1>The page has not been built</h1>
<p>The server runs, and programs can play over its <a href="/schema/openapi.json">API</a>.</p>
<p>To play in the browser, install a released package, or build the page from the source:
<code>npm install &amp;&amp; npm run build</code> in <code>web/</code>.</p>
</html>
"""


class PageFiles:
    """Every file of a folder, found once: a path that is not among them leads nowhere."""

    def __init__(self, folder: Path) -> None:
        names = {path.relative_to(folder): path for path in sorted(folder.rglob("*")) if path.is_file()}
        # What begins with a dot is the builder's own note, not a part of the page.
        self._files = {
            name.as_posix(): path
            for name, path in names.items()
            if not any(part.startswith(".") for part in name.parts)
        }

    def answer(self, path: str, accepted: str) -> Response[Any]:
        """The file; for an address of the client's own, its first page."""
        if path not in self._files:
            if path != INDEX and "." in path.rpartition("/")[2]:
                raise Refused("no_such_page", "there is nothing here")
            path = INDEX
        if path not in self._files:
            return Response(NOT_BUILT, media_type=MediaType.HTML, headers={"Cache-Control": ASK_AGAIN})
        return self._sent(path, accepted)

    def send(self, path: str, accepted: str) -> Response[Any]:
        """The file of that name and no other."""
        if path not in self._files:
            raise Refused("no_such_page", "there is nothing here")
        return self._sent(path, accepted)

    @property
    def names(self) -> list[str]:
        return list(self._files)

    def _sent(self, path: str, accepted: str) -> Response[Any]:
        # Vite puts what it has named by its content into assets/.
        headers = {"Cache-Control": KEEP if path.startswith("assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
        file = self._files[path]
        for encoding, suffix in ENCODINGS:
            packed = self._files.get(path + suffix)
            if packed is not None and encoding in accepted:
                file = packed
                headers["Content-Encoding"] = encoding
                break
        kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=kind, headers=headers)

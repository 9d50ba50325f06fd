"""Headers that every answer carries."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Everything comes from this server; style attributes, which move the pieces, stand in the page itself."""

HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]
FOR_A_YEAR: Final = (b"strict-transport-security", b"max-age=31536000")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add them to whatever is answered, errors included; answers of the API are never kept by a cache."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    headers += HEADERS
    if scope["scheme"] == "https":
        headers.append(FOR_A_YEAR)
    if scope["path"].startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers

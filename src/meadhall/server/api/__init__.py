"""The routes: over HTTP, and the WebSocket."""

"""What the server and its clients say to each other: one definition for validation, OpenAPI and the page's types."""

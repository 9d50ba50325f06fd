"""`meadhall …`, a module a command."""

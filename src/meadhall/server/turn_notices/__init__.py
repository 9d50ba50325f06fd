"""Telling people who are not at the page that it is their turn: by e-mail, and by webhook."""

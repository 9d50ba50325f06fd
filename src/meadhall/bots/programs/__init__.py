"""Bots that are programs of their own, in any language: they speak JSON lines, as chess engines speak UCI."""

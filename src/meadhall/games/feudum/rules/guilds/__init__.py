"""The six guilds (chapter 10): trade, pull and push."""

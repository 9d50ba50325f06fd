"""What the hosts of a hall do: from the command line, and on the page."""

"""`python -m meadhall` is the command `meadhall`."""

from meadhall.cli import main

# Processes that are spawned for more cores read this file too, under another name.
if __name__ == "__main__":
    main()

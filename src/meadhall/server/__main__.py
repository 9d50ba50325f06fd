"""`python -m meadhall.server`: serve with the settings of the environment."""

from meadhall.server import serve

if __name__ == "__main__":
    serve()

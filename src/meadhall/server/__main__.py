"""`python -m meadhall.server`: serve with the settings of the environment."""

from meadhall.server.serving import serve

if __name__ == "__main__":
    serve()

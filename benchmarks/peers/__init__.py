"""Other people's programs beside ours, in one run."""

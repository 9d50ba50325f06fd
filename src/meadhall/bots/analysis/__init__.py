"""Looking at a finished game as a search sees it: decisions judged, every seat's chances, where the game turned."""

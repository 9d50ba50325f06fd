"""The same on a cluster of Ray's: every actor watches over one process as one machine does over several."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

from meadhall.arena.contest.crew import Crew
from meadhall.arena.contest.referee import Played
from meadhall.arena.contest.schedule import Contest
from meadhall.arena.processes import AHEAD
from meadhall.engine.errors import BadSettings


class Player:
    """What runs on the cluster."""

    def __init__(self, contest: Contest) -> None:
        self.crew = Crew(contest, 1)

    def play(self, number: int) -> Played:
        return next(self.crew.play(iter([number])))


class Cluster:
    """So many actors, 0: as many as there are processors. Without a cluster (`RAY_ADDRESS`), one begins here."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise BadSettings("--ray needs the extra: pip install 'meadhall[cluster]'", "cluster") from None
        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        many = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor = ray.remote(num_cpus=1)(Player)
        self._actors = [actor.remote(contest) for _ in range(many)]

    def play(self, numbers: Iterator[int]) -> Generator[Played]:
        """Those games, in the order in which they end."""
        under_way: dict[Any, Any] = {}
        for actor in self._actors * AHEAD:
            for number in islice(numbers, 1):
                under_way[actor.play.remote(number)] = actor
        while under_way:
            ended, _ = self._ray.wait(list(under_way))
            for game in ended:
                actor = under_way.pop(game)
                for number in islice(numbers, 1):
                    under_way[actor.play.remote(number)] = actor
                played = self._ray.get(game)
                assert isinstance(played, Played)
                yield played

    def close(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        if self._is_ours:
            self._ray.shutdown()

"""Masked PPO that learns to play Brian Boru, in one file.

    pip install 'meadhall[rl]' torch                    # without a graphics card: docs/environments.md
    python examples/masked_ppo.py                       # a few minutes on two cores
    python examples/masked_ppo.py --steps 2000000 --bots greedy

One seat learns at many tables at once; bots sit on the others. What is not on offer has no probability. In the end the
network plays by its best guess against `random`, and its share of wins is printed beside the fair share.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
import torch
from torch import nn

from meadhall.envs import SeatsEnv


class Network(nn.Module):
    """A policy and a value on one body; entries are scaled down by what they usually are."""

    def __init__(self, entries: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        for layer, gain in ((self.body[0], 1.4), (self.body[2], 1.4), (self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inside = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        logits = self.policy(inside).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inside).squeeze(-1)


def learn(asked: argparse.Namespace) -> Network:
    envs = SeatsEnv(asked.tables, asked.game, asked.players, asked.bots.split(","), reward=asked.reward)
    entries, actions = envs.encoder.size, len(envs.encoder.actions)
    network = Network(entries, actions)
    optimizer = torch.optim.Adam(network.parameters(), lr=asked.rate, eps=1e-5)
    updates = asked.steps // (asked.length * asked.tables)

    size = (asked.length, asked.tables)
    seen = torch.zeros((*size, entries))
    masks = torch.zeros((*size, actions), dtype=torch.int8)
    chosen = torch.zeros(size, dtype=torch.long)
    log_probs, rewards, ends, values = (torch.zeros(size) for _ in range(4))

    observation, info = envs.reset(seed=asked.seed)
    began, results = time.time(), []
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = asked.rate * (1 - update / updates)
        for step in range(asked.length):
            seen[step] = torch.from_numpy(observation)
            masks[step] = torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                policy, values[step] = network(seen[step], masks[step])
                chosen[step] = policy.sample()
                log_probs[step] = policy.log_prob(chosen[step])
            observation, reward, over, cut_off, info = envs.step(chosen[step].numpy())
            rewards[step] = torch.from_numpy(reward)
            ends[step] = torch.from_numpy(over | cut_off)
            results += reward[over].tolist()

        with torch.no_grad():
            _, following = network(torch.from_numpy(observation).float(), torch.from_numpy(info["action_mask"]))
        advantages = torch.zeros(size)
        last = torch.zeros(asked.tables)
        for step in reversed(range(asked.length)):
            going_on = 1 - ends[step]
            delta = rewards[step] + asked.discount * following * going_on - values[step]
            last = delta + asked.discount * asked.trace * going_on * last
            advantages[step] = last
            following = values[step]
        returns = advantages + values

        flat = [part.flatten(0, 1) for part in (seen, masks, chosen, log_probs, advantages, returns)]
        for _ in range(asked.epochs):
            for rows in torch.randperm(len(flat[0])).split(asked.batch):
                own_seen, own_masks, own_chosen, old, advantage, target = (part[rows] for part in flat)
                policy, value = network(own_seen, own_masks)
                ratio = (policy.log_prob(own_chosen) - old).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                clipped = ratio.clamp(1 - asked.clip, 1 + asked.clip)
                loss = -torch.min(ratio * advantage, clipped * advantage).mean()
                loss = loss + 0.5 * (value - target).pow(2).mean() - asked.entropy * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimizer.step()
        if update % 10 == 9:
            done = (update + 1) * asked.length * asked.tables
            recent = float(np.mean(results[-400:])) if results else math.nan
            print(f"{done:9,} steps, {done / (time.time() - began):6,.0f} a second, reward {recent:.3f}", flush=True)
    return network


def share_of_wins(network: Network, asked: argparse.Namespace, games: int) -> float:
    """Of so many games against `random`, by the network's best guess."""
    envs = SeatsEnv(asked.tables, asked.game, asked.players, ["random"], reward="win")
    observation, info = envs.reset(seed=asked.seed + 1)
    won: list[float] = []
    while len(won) < games:
        with torch.no_grad():
            policy, _ = network(torch.from_numpy(observation).float(), torch.from_numpy(info["action_mask"]))
        observation, reward, over, _, info = envs.step(policy.logits.argmax(-1).numpy())
        won += reward[over].tolist()
    return float(np.mean(won))


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO on a game of Meadhall.")
    parser.add_argument("--game", default="boru")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bots", default="random", help="who sits on the other seats, separated by commas")
    parser.add_argument("--reward", default="margin", help="win, points or margin")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--length", type=int, default=128, help="steps of each table between two updates")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--discount", type=float, default=1.0)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--games", type=int, default=400, help="games of the last comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="where the network goes")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    network = learn(asked)
    share = share_of_wins(network, asked, asked.games)
    error = 1.96 * math.sqrt(share * (1 - share) / asked.games)
    print(f"against random: {share:.3f} ± {error:.3f} of {asked.games} games (fair: {1 / asked.players:.3f})")
    if asked.save:
        torch.save(network.state_dict(), asked.save)


if __name__ == "__main__":
    main()

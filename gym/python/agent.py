"""python3 gym/python/agent.py [GAME] [SEATS]: a whole match by PettingZoo's interface, then a taste learnt in batches.

The taste is how often each action was in a match that its seat won. Seat 0 plays by it, the others at random.
"""

import sys

import numpy as np
from quayside_gym import Batch, env

GAME = sys.argv[1] if len(sys.argv) > 1 else "duel"
SEATS = int(sys.argv[2]) if len(sys.argv) > 2 else 2
ENVIRONMENTS = 64
random = np.random.default_rng(1)


def play_a_match():
    """Prints each move of a random match."""
    match = env(GAME, SEATS)
    match.reset(seed=1)
    for agent in match.agent_iter():
        observation, reward, termination, truncation, _info = match.last()
        if termination or truncation:
            print(f"{agent} has a reward of {reward:.2f}")
            match.step(None)
            continue
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        print(f"{agent}: {match.actions[action]}")
        match.step(action)
    match.close()


def play(batch, matches, taste=None, learn=None):
    """Plays so many matches; returns the mean reward of seat 0. `learn` is told of each match's actions and rewards."""
    chosen = [[] for _ in range(ENVIRONMENTS)]
    positions, rewards = batch.reset(), []
    while len(rewards) < matches:
        liking = random.random((ENVIRONMENTS, len(batch.actions)))
        if taste is not None:
            liking = np.where((positions.seat == 0)[:, None], taste + 1e-6 * liking, liking)
        actions = np.where(positions.masks, liking, -1).argmax(axis=1)
        for match, seat, action in zip(chosen, positions.seat, actions):
            match.append((seat, action))
        positions = batch.step(actions)
        for at in np.flatnonzero(positions.ended):
            rewards.append(positions.rewards[at, 0])
            for seat, action in chosen[at] if learn else []:
                learn(action, positions.rewards[at, seat] > 0)
            chosen[at] = []
    return np.mean(rewards)


play_a_match()
with Batch(GAME, SEATS, ENVIRONMENTS) as batch:
    counts = np.tile([2 / SEATS, 2.0], (len(batch.actions), 1))
    print(f"at random: mean reward of seat 0 {play(batch, 2_000, learn=lambda action, won: counts.__setitem__(action, counts[action] + [won, 1])):.2f}")
    print(f"by taste:  mean reward of seat 0 {play(batch, 500, taste=counts[:, 0] / counts[:, 1]):.2f}")

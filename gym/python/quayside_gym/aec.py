"""One match at a time by PettingZoo's AEC interface, as its documentation describes it. PettingZoo itself is not needed."""

import numpy as np

from .batch import CUT_OFF, Batch
from .spaces import Box, Dict, Discrete

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

MOST_SEED = 2**32


def env(game, seats, **rest):
    """An environment as PettingZoo's games offer it. Actions that are not legal raise GymError, so no wrapper is needed."""
    return raw_env(game, seats, **rest)


def raw_env(game, seats, **rest):
    return MatchEnv(game, seats, **rest)


class MatchEnv(_Base):
    """Seats are the agents `player_0`, `player_1` and so on. An observation is a dict of `observation` and `action_mask`."""

    def __init__(self, game, seats, options=None, render_mode=None):
        self._batch = Batch(game, seats, environments=1, again=False, options=options)
        self._random = np.random.default_rng()
        self.metadata = {"name": f"quayside_{game}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = []
        limits = np.iinfo(np.int16)
        numbers = Box(limits.min, limits.max, (len(self._batch.observation),), np.int16)
        mask = Box(0, 1, (len(self._batch.actions),), np.int8)
        self.observation_spaces = {agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self._batch.actions)) for agent in self.possible_agents}

    #: The notation of each action, and what each number of an observation is.
    actions = property(lambda self: self._batch.actions)
    observation_names = property(lambda self: self._batch.observation)
    num_agents = property(lambda self: len(self.agents))
    max_num_agents = property(lambda self: len(self.possible_agents))
    unwrapped = property(lambda self: self)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Begins a match: the same one with the same seed. Without a seed it is another one each time."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        match = self._random.integers(MOST_SEED) if seed is None else seed % MOST_SEED
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select(self._batch.reset((0, match)))

    def observe(self, agent):
        observation, mask = self._batch.observe(0, self.possible_agents.index(agent))
        return {"observation": observation, "action_mask": mask.astype(np.int8)}

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        """Plays the selected agent's action; None, and nothing else, for one whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        if not self.action_spaces[agent].contains(action):
            raise ValueError(f"an action is a number from 0 to {self.action_spaces[agent].n - 1}, not {action!r}")
        positions = self._batch.step([action])
        self._cumulative_rewards[agent] = 0.0
        for seat, each in enumerate(self.agents):
            self.rewards[each] = float(positions.rewards[0, seat])
            self._cumulative_rewards[each] += self.rewards[each]
        self._select(positions)

    def agent_iter(self, max_iter=2**63):
        """The selected agent, until no agent is left; each must be stepped once."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        """There are no pictures here: Quayside's page shows matches."""

    def close(self):
        self._batch.close()

    def __str__(self):
        return self.metadata["name"]

    def _select(self, positions):
        if positions.seat[0] >= 0:
            self.agent_selection = self.agents[positions.seat[0]]
            return
        over = self.truncations if positions.ended[0] == CUT_OFF else self.terminations
        for seat, agent in enumerate(self.agents):
            over[agent] = True
            self.infos[agent] = {"place": int(positions.places[0, seat])}
        self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the match is over: the only action left is None")
        for about in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del about[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

"""Gymnasium's spaces, as far as they are used here; its own where it is installed, which PettingZoo's tools expect."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:
        """The whole numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n, self.shape, self.dtype = n, (), np.dtype(np.int64)
            self._random = np.random.default_rng()

        def seed(self, seed=None):
            self._random = np.random.default_rng(seed)

        def sample(self, mask=None):
            allowed = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return np.int64(self._random.choice(allowed)) if len(allowed) else np.int64(0)

        def contains(self, x):
            return isinstance(x, (int, np.integer)) and 0 <= x < self.n

        def __eq__(self, other):
            return isinstance(other, Discrete) and other.n == self.n

    class Box:
        """Arrays of one shape and type, within bounds."""

        def __init__(self, low, high, shape, dtype):
            self.shape, self.dtype = shape, np.dtype(dtype)
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

        def contains(self, x):
            if not (isinstance(x, np.ndarray) and x.shape == self.shape and np.can_cast(x.dtype, self.dtype)):
                return False
            return bool(np.all(x >= self.low) and np.all(x <= self.high))

        def __eq__(self, other):
            return isinstance(other, Box) and (other.shape, other.dtype) == (self.shape, self.dtype)

    class Dict:
        """A dict with these keys, each in its space."""

        def __init__(self, spaces):
            self.spaces = dict(spaces)

        def __getitem__(self, key):
            return self.spaces[key]

        def contains(self, x):
            return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(self.spaces[key].contains(x[key]) for key in x)

        def __eq__(self, other):
            return isinstance(other, Dict) and other.spaces == self.spaces


__all__ = ["Box", "Dict", "Discrete"]

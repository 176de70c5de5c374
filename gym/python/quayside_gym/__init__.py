"""Quayside's games for programs that learn: many matches at once (Batch), or one by PettingZoo's AEC interface (env)."""

from .aec import MatchEnv, env, raw_env
from .batch import Batch, GymError, Positions

__all__ = ["Batch", "GymError", "MatchEnv", "Positions", "env", "raw_env"]

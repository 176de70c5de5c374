"""Many matches of one game, stepped together. gym/README.md describes the protocol byte by byte."""

import json
import os
import struct
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np

PROTOCOL = 1
HEADER = struct.Struct("<II")
OPEN, RESET, STEP, OBSERVE = 1, 2, 3, 4
OPENED, POSITIONS, OBSERVATION, ERROR = 1, 2, 3, 255
#: An action that leaves its environment as it is.
LEAVE = -1
#: In `ended`: the match has a result, or was cut off without one.
ENDED, CUT_OFF = 1, 2


class GymError(Exception):
    """A request that was refused: nothing has changed. `about` has the environment and action it was about."""

    def __init__(self, sentence, about=None):
        super().__init__(sentence)
        self.about = about or {}


@dataclass
class Positions:
    """What all environments show, a row for each. Each reply has arrays of its own."""

    rewards: np.ndarray
    seeds: np.ndarray
    observations: np.ndarray
    packed_masks: np.ndarray
    seat: np.ndarray
    ended: np.ndarray
    places: np.ndarray
    actions: int

    @property
    def masks(self):
        """A row of 0 and 1 for each environment: which actions are legal."""
        return np.unpackbits(self.packed_masks, axis=1, count=self.actions, bitorder="little")


def _command():
    """The process: QUAYSIDE_GYM, or the one of this clone."""
    own = os.environ.get("QUAYSIDE_GYM")
    if own:
        return own.split()
    root = Path(__file__).resolve().parents[3]
    node = root / "node_modules" / ".bin" / "node"
    return [str(node if node.exists() else "node"), str(root / "gym" / "serve.ts")]


class Batch:
    """Environments of one game in a process of their own.

    with Batch("puerto-rico", seats=3, environments=256) as batch:
        positions = batch.reset()
        positions = batch.step(batch.sample(positions, np.random.default_rng()))
    """

    def __init__(self, game, seats, environments=1, seed=0, again=True, options=None):
        self._process = subprocess.Popen(_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        opening = {"game": game, "seats": seats, "environments": environments, "seed": seed, "again": again, "options": options or {}}
        try:
            kind, reply = self._ask(OPEN, json.dumps(opening).encode())
            opened = json.loads(bytes(reply))
            if kind != OPENED or opened["protocol"] != PROTOCOL:
                raise GymError(f"the gym speaks another protocol than {PROTOCOL}")
        except BaseException:
            self.close()
            raise
        self.game, self.seats, self.environments = game, seats, environments
        #: The notation of each action, and what each number of an observation is.
        self.actions = opened["actions"]
        self.observation = opened["observation"]
        self._number = {name: number for number, name in enumerate(self.actions)}
        self._mask_bytes = (len(self.actions) + 7) // 8

    def action(self, notation):
        """The number of an action; its notation is `actions[number]`."""
        return self._number[notation]

    def reset(self, *pairs):
        """Begins other matches: pairs of an environment and a seed. Without any, shows what is there."""
        return self._positions(RESET, np.asarray(pairs, dtype="<u4").tobytes())

    def step(self, actions):
        """One action for each environment; -1 leaves it as it is."""
        return self._positions(STEP, np.ascontiguousarray(actions, dtype="<i4").tobytes())

    def observe(self, environment, seat):
        """What a seat may know, and the mask of what it may do: nothing if it is not asked."""
        _, reply = self._ask(OBSERVE, struct.pack("<II", environment, seat))
        length = len(self.observation)
        observation = np.frombuffer(reply, dtype="<i2", count=length)
        packed = np.frombuffer(reply, dtype=np.uint8, count=self._mask_bytes, offset=2 * length)
        return observation, np.unpackbits(packed, count=len(self.actions), bitorder="little")

    def sample(self, positions, random):
        """A random legal action for each environment, -1 where the match is over. `random` is a numpy Generator."""
        masks = positions.masks
        chosen = np.argmax(random.random(masks.shape, dtype=np.float32) * masks, axis=1).astype(np.int32)
        chosen[positions.seat < 0] = LEAVE
        return chosen

    def close(self):
        """Ends the process; a second call does nothing."""
        if self._process.stdin.closed:
            return
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_why):
        self.close()

    def _positions(self, kind, payload):
        _, reply = self._ask(kind, payload)
        n, s, o, m = self.environments, self.seats, len(self.observation), self._mask_bytes
        columns, at = [], 0
        for dtype, width in (("<f4", s), ("<u4", 0), ("<i2", o), ("u1", m), ("i1", 0), ("u1", 0), ("i1", s)):
            count = n * (width or 1)
            column = np.frombuffer(reply, dtype=dtype, count=count, offset=at)
            columns.append(column.reshape(n, width) if width else column)
            at += column.nbytes
        return Positions(*columns, actions=len(self.actions))

    def _ask(self, kind, payload):
        try:
            self._write(HEADER.pack(len(payload), kind) + payload)
        except BrokenPipeError:
            pass  # What the process said before it ended is still to be read.
        length, answer = HEADER.unpack(self._read(HEADER.size))
        reply = self._read(length)
        if answer == ERROR:
            about = json.loads(bytes(reply))
            raise GymError(about.pop("error"), about)
        return answer, reply

    def _write(self, data):
        rest = memoryview(data)
        while rest:
            rest = rest[self._process.stdin.write(rest):]

    def _read(self, length):
        data = bytearray(length)
        rest = memoryview(data)
        while rest:
            got = self._process.stdout.readinto(rest)
            if not got:
                raise GymError("the gym has ended")
            rest = rest[got:]
        return data

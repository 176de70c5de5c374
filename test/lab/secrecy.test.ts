/** The bench of secrecy sees: what it finds nothing in is clean, and what leaks is found. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openBenchServer } from "../../lab/benches/common/processes/bench-server.ts";
import { searchMatch } from "../../lab/benches/secrecy/canaries.ts";
import { markedGame } from "../../lab/benches/secrecy/marked-game.ts";
import { comparePair, warmUp } from "../../lab/benches/secrecy/pairs.ts";
import { sameChance } from "../../lab/benches/secrecy/same-chance.ts";
import { twinGame } from "../../lab/benches/secrecy/twin-game.ts";
import { digest } from "../../shared/core/base/random.ts";
import type { Game, State } from "../../shared/core/contract/game.ts";
import { GAMES } from "../../shared/games.ts";
import { inMemory } from "../server/in-memory.ts";

const [elasund, puertoRico] = ["elasund", "puerto-rico"].map((wanted) => GAMES.find(({ id }) => id === wanted)) as [Game, Game];

/** A game whose events say something of the state to everybody. */
const leaking = (game: Game, said: (state: State) => unknown): Game => ({
  ...game,
  play: (state, seat, move, tell) =>
    game.play(state, seat, move, (event, ...to) => tell({ ...event, leak: said(state) } as typeof event, ...to)),
});

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

async function leaksOf(game: Game, openHands = false): Promise<string> {
  const { journal } = await inMemory();
  const timings = { botDelay: () => 0, animationTime: () => 0, closingNotice: 0 };
  const server = await openBenchServer(() => ({ games: [game], journal, timings }));
  const { leaks, blind } = await searchMatch({ port: server.port, journal, game, seats: 2, deal: 1, openHands });
  await server.close();
  expect(blind).toBe(0);
  return leaks.join("\n");
}

describe("The search for canaries finds", () => {
  const marked = markedGame(elasund);
  it("nothing in a game that keeps its secrets", async () => {
    expect(await leaksOf(marked)).toBe("");
  });

  it("the canary of the hidden drawer, with every player and the watcher", async () => {
    const leaks = await leaksOf(leaking(marked, ({ hidden }) => (hidden as unknown as { canary: string }).canary));
    for (const seat of [0, 1, -1]) expect(leaks).toContain(`(seat ${seat}, eyes ${seat}) has hidden drawer`);
  });

  it("the canary of a secret with everybody but its owner", async () => {
    const leaks = await leaksOf(leaking(marked, ({ secrets }) => (secrets[1] as { canary: string }).canary));
    for (const seat of [0, -1]) expect(leaks).toContain(`(seat ${seat}, eyes ${seat}) has secret of seat 1`);
    expect(leaks).not.toContain("(seat 1, eyes 1) has secret of seat 1");
  });

  it("nothing at a table with open hands, where everything but the hands is secret", async () => {
    expect(await leaksOf(marked, true)).toBe("");
  });

  it("what a game leaves in a hand that it opens", async () => {
    const leaks = await leaksOf({ ...marked, openHand: (secret) => secret }, true);
    for (const seat of [0, -1]) expect(leaks).toContain(`(seat ${seat}, eyes ${seat}) has secret of seat 1`);
    expect(leaks).not.toContain("hidden");
  });

  it("a pile of tiles that was told as a list", async () => {
    expect(await leaksOf(leaking(marked, ({ hidden }) => (hidden as unknown as { influence: number[] }).influence))).toContain(
      "has hidden.influence before the end",
    );
  });
});

describe("A pair of matches that differ only in what is hidden", () => {
  const compare = (game: Game) => comparePair({ made: twinGame(game), seats: 3, number: 1, chance: sameChance() });

  it("differs if one number of what is hidden is told", async () => {
    await warmUp();
    expect((await compare(puertoRico)).differences).toEqual([]);
    const { differences } = await compare(leaking(puertoRico, ({ hidden }) => digest(JSON.stringify(hidden)).slice(0, 1)));
    expect(differences.join()).toMatch(/seat \d/);
    expect(differences.join()).toContain("watcher");
  });
});

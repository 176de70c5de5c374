/** Self-play: its steps as text, its matches as positions, and a run that goes on where another was stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { matchesOf, positionsOfMatch } from "../../lab/training/selfplay/file.ts";
import { isRare, plansOf, preferenceOf } from "../../lab/training/selfplay/plans.ts";
import { replay, selfPlay } from "../../lab/training/selfplay/play.ts";
import { readStep, type Step, writeStep } from "../../lab/training/selfplay/steps.ts";
import { root } from "../../scripts/settings.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import { duel } from "../../shared/duel/index.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { BUILDINGS, type Move, ROLES } from "../../shared/puerto-rico/state.ts";
import { position } from "../duel/position.ts";

const game = eraseShape(duel);
const options = { game, values: { today: game }, lines: 4 };
const played = [0, 1, 2, 3, 4, 5].map((number) => selfPlay(options, number));

describe("a step as text", () => {
  const list = ["take b", "take a", "skip"];
  it("is read as it was written, whatever the order of the list", () => {
    const step = { move: "take a", chance: 0.25, visited: [{ move: "take a", share: 1 }] };
    const read = readStep([...list].reverse(), writeStep(list, step));
    expect(read).toMatchObject({ move: "take a", visited: step.visited });
    expect(read.chance).toBeCloseTo(0.25, 3);
  });
  it("has no chance where nothing was searched", () => {
    const step: Step = { move: "skip", chance: undefined, visited: [] };
    expect(readStep(list, writeStep(list, step))).toEqual(step);
  });
});

describe("a match of self-play", () => {
  it("follows from its number, and is found again from its line", () => {
    expect(selfPlay(options, 3)).toEqual(played[3]);
    for (const match of played) {
      let steps = 0;
      replay(game, JSON.parse(JSON.stringify(match)), () => steps++);
      expect(steps).toBe(Math.max(0, match.steps.split(" ").length - match.from));
    }
  });
  it("gives positions whose shares are halfway between what the search said and what came of it", () => {
    const positions = played.flatMap((match, number) => positionsOfMatch(game, match, number));
    expect(positions.length).toBeGreaterThan(10);
    for (const { match, shares } of positions) {
      const winner = played[match]!.places.indexOf(1);
      expect(shares[0]! + shares[1]!).toBeCloseTo(1);
      expect(shares[winner]).toBeGreaterThanOrEqual(0.5 * (played[match]!.places.includes(2) ? 1 : 0.5));
    }
  });
  it("has rare positions where a plan is far ahead", () => {
    const cards = ["apothecary", "scriptorium", "pharmacist", "workshop"] as const;
    expect(isRare(game, position({ free: ["altar"], cities: [{ cards: cards.slice(1) }] }).table)).toBe(false);
    expect(isRare(game, position({ free: ["altar"], cities: [{}, { cards }] }).table)).toBe(true);
    expect(isRare(game, position({ free: ["altar"], pawn: -7 }).table)).toBe(true);
  });
});

describe("a match of more than two seats", () => {
  const game = eraseShape(puertoRico);
  const four = selfPlay({ game, values: { today: game }, lines: 2 }, 2);

  it("gives positions whose shares are those of all seats together, half of them the winner's", () => {
    expect(four.seats).toBe(4);
    const positions = positionsOfMatch(game, four, 2);
    expect(positions.length).toBeGreaterThan(10);
    for (const { shares } of positions) {
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(shares[four.places.indexOf(1)]).toBeGreaterThanOrEqual(0.49);
    }
  });
  it("has plans that prefer what leads to them", () => {
    expect(plansOf(game)).toContain("wharf");
    const likes = preferenceOf(game, "wharf");
    const wharf: Move = { type: "build", building: BUILDINGS.indexOf("wharf") };
    const captain: Move = { type: "role", card: ROLES.indexOf("captain") };
    expect(likes(wharf)).toBeGreaterThan(likes(captain));
    expect(likes(captain)).toBeGreaterThan(0);
    expect(likes({ type: "pass" })).toBe(0);
  });
});

describe("npm run selfplay", () => {
  it("goes on after the last whole line", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "quayside-selfplay-")), "matches.jsonl");
    const run = async (): Promise<void> => {
      const flags = ["duel", file, "--matches", "2", "--lines", "4"];
      const [status] = await once(spawn(process.execPath, ["lab/selfplay.ts", ...flags], { cwd: root, stdio: "ignore" }), "close");
      expect(status).toBe(0);
    };
    await run();
    const whole = readFileSync(file, "utf8");
    appendFileSync(file, '{"game":"du');
    await run();
    expect(readFileSync(file, "utf8").startsWith(whole)).toBe(true);
    expect(matchesOf(file).map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });
});

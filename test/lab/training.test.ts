/** Training: what is fitted, and that the same command writes the same file. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addTo, binsOff, endMatch, errorsOf, newBins, rowsOf } from "../../lab/training/bins.ts";
import type { Position } from "../../lab/training/positions.ts";
import { train } from "../../lab/training/train.ts";
import { root } from "../../scripts/settings.ts";
import { below, quickLuck } from "../../shared/core/base/random.ts";
import { softmax } from "../../shared/core/contract/fast-scorer.ts";
import type { Model } from "../../shared/core/contract/model.ts";
import { duel } from "../../shared/duel/index.ts";

const MATCHES = 600;
const POSITIONS = 10;

/** Positions whose winners are drawn by known weights: the first feature counts more and more, the second less and less, the third never. */
function drawnPositions(seats: number): Position[] {
  const luck = quickLuck(seats);
  const unit = (): number => below(luck, 1 << 20) / (1 << 20);
  return Array.from({ length: MATCHES * POSITIONS }, (_none, at) => {
    const progress = unit();
    const features = Float32Array.from({ length: 3 * seats }, () => 2 * unit() - 1);
    const chances = Array.from(
      { length: seats },
      (_seat, seat) => 3 * progress * features[3 * seat]! + 2 * (1 - progress) * features[3 * seat + 1]!,
    );
    softmax(chances, seats);
    const drawn = unit();
    const winner = chances.findIndex((_chance, seat) => drawn < chances.slice(0, seat + 1).reduce((sum, chance) => sum + chance, 0));
    const shares = Float32Array.from(chances, (_chance, seat) => (seat === winner ? 1 : 0));
    return { match: Math.floor(at / POSITIONS), seats, progress, shares, features };
  });
}

describe("A fitted model", () => {
  const names = ["rising", "falling", "idle"];
  const { model, heldOut } = train(names, [...drawnPositions(2), ...drawnPositions(4)], { seed: 1, stages: 3 });

  function expectTruth({ weights, scale }: Pick<Model, "weights" | "scale">, tables = ["2", "4"]): void {
    const truth = [
      [0, 2, 0],
      [1.5, 1, 0],
      [3, 0, 0],
    ];
    for (const [stage, row] of truth.entries())
      for (const [at, weight] of row.entries())
        for (const seats of tables) expect(weights[seats]![stage]![at]! / scale[at]!).toBeCloseTo(weight, 0);
  }

  it("finds the weights by which the matches were won, at each stage and for each number of seats", () => {
    expectTruth(model);
    expect(model.sudden).toBeUndefined();
  });

  it("has what wins before the end apart, which says nothing of what wins at the end", () => {
    const luck = quickLuck(7);
    // Whoever has much of the idle feature wins at once, one time in two.
    const positions = drawnPositions(2).map((position): Position => {
      const seat = [0, 1].find((own) => position.features[3 * own + 2]! > 0.5);
      if (seat === undefined || below(luck, 2) === 0) return { ...position, isSudden: false };
      return { ...position, isSudden: true, shares: Float32Array.from([0, 1], (own) => (own === seat ? 1 : 0)) };
    });
    const { model, heldOut } = train(names, positions, { seed: 1, stages: 3 });
    expectTruth(model, ["2"]);
    for (const row of model.sudden!["2"]!) {
      expect(row).toHaveLength(names.length + 1);
      expect(row[2]).toBeGreaterThan(3 * Math.max(Math.abs(row[0]!), Math.abs(row[1]!)));
      expect(row[3]).toBeLessThan(0);
    }
    expect(errorsOf(heldOut.bins).byPosition).toBeLessThan(5);
  });

  it("begins with a model, and is drawn to it", () => {
    const prior = { ...model, provenance: {} };
    const few = drawnPositions(2).slice(0, 20 * POSITIONS);
    const onward = train(["rising", "falling", "idle"], few, { seed: 1, stages: 3, prior }).model;
    const [start, , end] = onward.weights["2"]!.map((row) => row.map((weight, at) => weight / onward.scale[at]!));
    expect(start![1]).toBeCloseTo(2, 0);
    expect(end![0]).toBeCloseTo(3, 0);
  });

  it("is measured on matches it was not fitted to, and calibrated there", () => {
    expect(heldOut.positions).toBeGreaterThan((2 * MATCHES * POSITIONS) / 20);
    expect(heldOut.positions).toBeLessThan((2 * MATCHES * POSITIONS) / 5);
    expect(heldOut.loss).toBeLessThan(heldOut.evenLoss);
    expect(errorsOf(heldOut.bins).byPosition).toBeLessThan(3);
  });
});

describe("Bins of chances", () => {
  it("compare what was said with what was won, in per cent", () => {
    const bins = newBins();
    for (const won of [1, 1, 0, 1]) addTo(bins, 0.72, won);
    for (const won of [0, 0]) addTo(bins, 0.05, won);
    endMatch(bins);
    const [low, high] = rowsOf(bins) as [ReturnType<typeof rowsOf>[number], ReturnType<typeof rowsOf>[number]];
    expect([low.count, low.won, high.count, high.won]).toEqual([2, 0, 4, 75]);
    expect(low.predicted).toBeCloseTo(5);
    expect(high.predicted).toBeCloseTo(72);
    const { byPosition, byBin } = errorsOf(bins);
    expect(byPosition).toBeCloseTo((2 * 5 + 4 * 3) / 6);
    expect(byBin).toBeCloseTo((5 + 3) / 2);
  });

  it("are off only if matches enough say so", () => {
    const off = (matches: number): number => {
      const bins = newBins();
      for (let match = 0; match < matches; match++) {
        addTo(bins, 0.5, match % 3 === 0 ? 1 : 0);
        endMatch(bins);
      }
      return binsOff(bins, 3);
    };
    expect(off(9)).toBe(0);
    expect(off(900)).toBe(1);
  });
});

describe.concurrent("npm run train", () => {
  const folder = mkdtempSync(join(tmpdir(), "quayside-training-"));

  /** Trains with few matches, and stops it once it says `last`, if given. Returns what it wrote, or has said. */
  async function trained(name: string, flags: readonly string[], last?: string): Promise<string> {
    const out = join(folder, `${name}.json`);
    const program = spawn(process.execPath, ["lab/train.ts", "duel", "--short", "--generations", "2", "--out", out, ...flags], {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(folder, name) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    program.stdout.on("data", (some) => {
      said += some;
      if (last !== undefined && said.includes(last)) program.kill("SIGKILL");
    });
    const [status] = await once(program, "close");
    if (last !== undefined) return said;
    expect(status).toBe(0);
    return readFileSync(out, "utf8");
  }

  it("writes the same file for the same command, also when it was interrupted", async () => {
    const whole = await trained("whole", []);
    expect(await trained("resumed", [], "generation 1: 20 of 40 matches")).not.toContain("is written");
    expect(await trained("resumed", ["--resume"])).toBe(whole);
    const { features, provenance } = JSON.parse(whole);
    expect(features).toEqual(duel.mind!.features);
    expect(provenance.command).toBe("npm run train -- duel --generations 2 --short");
  });

  it("ends with a sentence if there is no such game", async () => {
    const program = spawn(process.execPath, ["lab/train.ts", "chess"], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    program.stderr.on("data", (some) => (said += some));
    const [status] = await once(program, "close");
    expect(status).toBe(1);
    expect(said).toContain('there is no game "chess"; there are duel, puerto-rico, elasund.');
  });
});

import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { median, report } from "../../scripts/benches/bench.ts";
import { stolenBetween } from "../../scripts/benches/host.ts";
import { root } from "../../scripts/settings.ts";
import { GAMES } from "../../shared/games.ts";

const bench = (...words: string[]) => spawnSync(process.execPath, ["scripts/bench.ts", ...words], { cwd: root, encoding: "utf8" });

describe("a bench ends with one line of JSON", () => {
  it("with a figure of every kind for every listed game and seat count", () => {
    const { stdout, status } = bench("playouts", "--short", "--json");
    expect(status).toBe(0);
    const line = JSON.parse(stdout.trim().split("\n").at(-1) as string);
    expect(Object.keys(line)).toEqual(["bench", "pass", "figures", "targets", "limits", "machine", "stolen"]);
    for (const { id, seats } of GAMES) {
      for (let count = seats.fewest; count <= seats.most; count++) {
        for (const figure of ["gamesPerSecond", "decisionsPerGame", "longestList"]) {
          expect(line.figures[`${id}.${count}.${figure}`]).toBeGreaterThan(0);
        }
      }
    }
  });
  it("of one game, if one is asked for, and nothing else with --json", () => {
    const { stdout } = bench("playouts", "--game", "duel", "--short", "--json");
    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(Object.keys(JSON.parse(stdout).figures).every((figure) => figure.startsWith("duel."))).toBe(true);
  });
  it("passes if every target and limit there is a figure for is kept", () => {
    const aims = { targets: { "a.2.b": 5, "c.2.b": 1 }, limits: { "a.2.c": 7 } };
    const line = (figures: Record<string, number>) => JSON.parse(report("x", figures, aims));
    expect(line({ "a.2.b": 5, "a.2.c": 7 })).toMatchObject({ pass: true, targets: { "a.2.b": 5 }, limits: { "a.2.c": 7 } });
    expect(line({ "a.2.b": 4.9, "a.2.c": 7 })).toMatchObject({ pass: false });
    expect(line({ "a.2.b": 5, "a.2.c": 7.1 })).toMatchObject({ pass: false });
  });
  it("tells what others on the host took of the processor meanwhile, where that is counted", () => {
    expect(JSON.parse(report("x", {}, {}, 0.12345)).stolen).toBe(0.123);
    expect(JSON.parse(report("x", {}, {})).stolen).toBeNull();
    const counts = (busy: number, stolen: number) => `cpu  ${busy} 10 20 5000 60 1 2 ${stolen} 0 0\ncpu0 1 2 3 4`;
    expect(stolenBetween(counts(100, 10), counts(160, 30))).toBe(0.25);
    expect(stolenBetween(counts(100, 10), counts(100, 10))).toBe(0);
  });
});

describe("a bench that cannot be run says so in one sentence and fails", () => {
  it.each([[[]], [["nonsense"]], [["playouts", "--fast"]], [["playouts", "--game", "chess"]], [["constructor"]]])("%j", (words) => {
    const { status, stderr, stdout } = bench(...words);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("the median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])("of %j is %d", (values, middle) => expect(median(values)).toBe(middle));
});

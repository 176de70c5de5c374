import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { report, sizeOf } from "../../lab/benches/common/bench.ts";
import { median } from "../../lab/benches/common/figures.ts";
import { stolenBetween } from "../../lab/benches/common/host.ts";
import { isStill, warmUp } from "../../lab/benches/common/warm-up.ts";
import { timeYardstick, withUnits } from "../../lab/benches/common/yardstick.ts";
import { root } from "../../scripts/settings.ts";
import { GAMES } from "../../shared/games.ts";

const outcome = { name: "x", short: false, figures: {}, yardstick: { before: 100, after: 100, share: 1 } };
const bench = (...words: string[]) => spawnSync(process.execPath, ["lab/bench.ts", ...words], { cwd: root, encoding: "utf8" });

describe("a bench ends with one line of JSON", () => {
  it("with every kind of figure for every listed game and seat count", () => {
    const { stdout, status } = bench("playouts", "--short", "--json");
    expect(status).toBe(0);
    const line = JSON.parse(stdout.trim().split("\n").at(-1) as string);
    const keys = ["bench", "form", "pass", "figures", "targets", "limits", "yardstick", "machine", "stolen"];
    expect(Object.keys(line)).toEqual(keys);
    expect(line).toMatchObject({
      form: "short",
      yardstick: { before: expect.any(Number), after: expect.any(Number), share: expect.any(Number) },
    });
    for (const { id, seats } of GAMES) {
      for (let count = seats.fewest; count <= seats.most; count++) {
        for (const figure of ["gamesPerSecond", "gamesPerUnit", "decisionsPerGame", "longestList"]) {
          expect(line.figures[`${id}.${count}.${figure}`]).toBeGreaterThan(0);
        }
      }
    }
  });
  it("of one game with --game, and nothing else with --json", () => {
    const { stdout } = bench("playouts", "--game", "duel", "--short", "--json");
    expect(stdout.trim().split("\n")).toHaveLength(1);
    expect(Object.keys(JSON.parse(stdout).figures).every((figure) => figure.startsWith("duel."))).toBe(true);
  });
  it("passes if every figure with a target or limit meets it", () => {
    const aims = { targets: { "a.2.b": 5, "c.2.b": 1 }, limits: { "a.2.c": 7 } };
    const line = (figures: Record<string, number>) => report({ ...outcome, figures }, aims);
    expect(line({ "a.2.b": 5, "a.2.c": 7 })).toMatchObject({ pass: true, targets: { "a.2.b": 5 }, limits: { "a.2.c": 7 } });
    expect(line({ "a.2.b": 4.9, "a.2.c": 7 })).toMatchObject({ pass: false });
    expect(line({ "a.2.b": 5, "a.2.c": 7.1 })).toMatchObject({ pass: false });
  });
  it("judges timed figures only in the full form, and correctness in both", () => {
    const aims = { targets: { "a.speed": 5 }, limits: { "a.wrong": 0 }, timed: ["a.speed"] };
    const line = (short: boolean, wrong: number) => report({ ...outcome, short, figures: { "a.speed": 1, "a.wrong": wrong } }, aims);
    expect(line(false, 0)).toMatchObject({ form: "full", pass: false, targets: { "a.speed": 5 } });
    expect(line(true, 0)).toMatchObject({ form: "short", pass: true, targets: {} });
    expect(line(true, 1)).toMatchObject({ pass: false });
  });
  it("reports stolen processor time, where it is counted", () => {
    expect(report({ ...outcome, stolen: 0.12345 }, {}).stolen).toBe(0.123);
    expect(report(outcome, {}).stolen).toBeNull();
    const counts = (busy: number, stolen: number) => `cpu  ${busy} 10 20 5000 60 1 2 ${stolen} 0 0\ncpu0 1 2 3 4`;
    expect(stolenBetween(counts(100, 10), counts(160, 30))).toBe(0.25);
    expect(stolenBetween(counts(100, 10), counts(100, 10))).toBe(0);
  });
});

describe("a bench that cannot be run fails with one sentence", () => {
  it.each([[[]], [["nonsense"]], [["playouts", "--fast"]], [["playouts", "--game", "chess"]], [["constructor"]]])("%j", (words) => {
    const { status, stderr, stdout } = bench(...words);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

describe("the yardstick makes figures of two machines comparable", () => {
  it("by being the same piece of work each time", () => expect(timeYardstick(true).speed).toBeGreaterThan(0));
  it("and speeds and costs are reported per unit of it beside the raw figures", () => {
    const figures = { "duel.2.gamesPerSecond": 20_000, "load.microsecondsPerMove": 500, "duel.2.longestList": 36 };
    const speeds = [".gamesPerSecond", "load.microsecondsPerMove"];
    expect(withUnits(figures, { speeds }, { before: 90, after: 110, share: 1 })).toEqual({
      ...figures,
      "duel.2.gamesPerUnit": 200,
      "load.unitsPerMove": 0.05,
    });
  });
});

describe("a speed is measured warm", () => {
  /** An engine that the compiler speeds up for a number of rounds. */
  const compiled = (rounds: number, disturbed: number) => {
    let round = 0;
    return () => (++round === disturbed ? 1 : Math.min(round, rounds) * 100);
  };
  it("once no round of the last few is faster than those before", () => {
    expect(isStill([10, 20, 30, 40, 50, 60, 70, 80])).toBe(false);
    expect(isStill([70, 80, 79, 80, 81, 60, 80, 70])).toBe(true);
    expect(warmUp(compiled(12, 0))).toBe(16);
  });
  it("even if one round is disturbed", () => expect(warmUp(compiled(12, 9))).toBe(16));
  it("and after a bounded number of rounds if it never settles", () => {
    expect(warmUp(compiled(Number.POSITIVE_INFINITY, 0))).toBe(60);
  });
});

describe("the median", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])("of %j is %d", (values, middle) => expect(median(values)).toBe(middle));
});

describe("the full form of a bench does no less than the short one", () => {
  const forms = { short: { matches: 1, warm: 0 }, full: { matches: 5, warm: 2 } };
  it("each form has its own size", () => {
    expect([sizeOf({ short: true }, forms), sizeOf({ short: false }, forms)]).toEqual([forms.short, forms.full]);
  });
  it("forms the wrong way round are refused, in both forms", () => {
    const turned = { short: forms.full, full: forms.short };
    for (const short of [true, false])
      expect(() => sizeOf({ short }, turned)).toThrow("the full form has fewer matches (1) than the short one (5)");
  });
});

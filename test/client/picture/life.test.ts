import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Living, lifeNow, livingOn } from "../../../client/face/living.ts";
import type { Pose } from "../../../client/face/pose.ts";
import { aboard, boxAround, drawBob } from "../../../client/picture/life/bob.ts";
import { isAway, KINDS } from "../../../client/picture/life/kinds.ts";
import { LifeClock, TICK } from "../../../client/picture/life/life-clock.ts";
import { type TakingTurns, turnsOf } from "../../../client/picture/life/turns.ts";

const CALM = { reducedMotion: false, hidden: false, focused: true, moving: false };
const ship: Pose = { key: "ship", kind: "ship", look: "ship", x: 100, y: 50, width: 80, height: 40, depth: 10 };

describe("What lives on the table", () => {
  test("moves while a player looks at a table at rest", () => {
    expect(lifeNow(CALM)).toBe("moves");
  });

  test("is not there with reduced motion", () => {
    expect(lifeNow({ ...CALM, reducedMotion: true })).toBe("gone");
  });

  test("stops in a hidden tab, in a window without focus, and while pieces move", () => {
    for (const one of [{ hidden: true }, { focused: false }, { moving: true }]) expect(lifeNow({ ...CALM, ...one })).toBe("frozen");
  });

  test("is placed by its piece", () => {
    expect(livingOn(ship, "flag", [0.5, 0, 0.25, 0.5], "red")).toEqual({
      kind: "flag",
      x: 110,
      y: 40,
      width: 20,
      height: 20,
      colour: "red",
    });
  });

  test("bobs with all that lies on it, and nothing else", () => {
    const barrel = { ...ship, key: "", kind: "barrel", x: 90, width: 10, height: 60, depth: 12 };
    const mat = { ...ship, key: "mat", depth: -5 };
    const beside = { ...barrel, x: 150 };
    const poses = aboard([mat, barrel, beside, ship], "ship");
    expect(poses).toEqual([ship, barrel]);
    const box = boxAround(poses);
    for (const { x, y, width, height } of poses) {
      expect(Math.abs(x - box.x) * 2 + width).toBeLessThan(box.width);
      expect(Math.abs(y - box.y) * 2 + height).toBeLessThan(box.height);
    }
    expect(aboard([mat], "ship")).toEqual([]);
  });
});

/** A brush that notes what is said to it. */
function noted(call: string, draw: (brush: CanvasRenderingContext2D) => void): readonly (readonly number[])[] {
  const calls: (readonly number[])[] = [];
  const answer =
    (_target: object, name: string | symbol) =>
    (...args: number[]) =>
      name === call ? calls.push(args) : 0;
  draw(new Proxy({}, { get: answer, set: () => true }) as CanvasRenderingContext2D);
  return calls;
}

/** The farthest that something goes between two drawings, in a few minutes. */
function longestStep(interval: number, at: (seconds: number) => number | undefined): number {
  const seen = Array.from({ length: 600 }, (_none, turn) => at((turn * interval) / 1_000));
  const steps = seen.slice(1).map((now, turn) => Math.abs((now ?? Number.NaN) - (seen[turn] ?? Number.NaN)));
  return Math.max(...steps.filter((step) => !Number.isNaN(step)));
}

describe("What is seen a few times a second does not hop", () => {
  test("a ship heaves by less than a pixel", () => {
    const sheet = {} as HTMLCanvasElement;
    const heave = (seconds: number) => noted("translate", (brush) => drawBob(brush, sheet, { width: 0, height: 0 }, seconds, 1))[0]?.[1];
    const step = longestStep(2 * TICK, heave);
    expect(step).toBeGreaterThan(0.1);
    expect(step).toBeLessThan(0.6);
  });

  test("a gull goes by less than its own width", () => {
    const wing = (seconds: number) =>
      isAway("gull", seconds, 1) ? undefined : noted("moveTo", (brush) => KINDS.gull(brush, 648, 22, seconds, 1, undefined))[0]?.[0];
    const step = longestStep(TICK, wing);
    expect(step).toBeGreaterThan(1);
    expect(step).toBeLessThan(7);
  });
});

describe("The turns of what lives", () => {
  const at = (x: number, y: number, kind: Living["kind"]) => ({ x, y, kind, width: 20, height: 20 });
  const [west, east] = [
    [at(10, 40, "water"), at(30, 60, "bob"), at(20, 90, "swell")],
    [at(900, 500, "smoke"), at(920, 530, "lamp")],
  ];

  test("are taken by what lies together, so that little of the page changes at once", () => {
    const [water, bob, swell] = west as [TakingTurns, TakingTurns, TakingTurns];
    const [smoke, lamp] = east as [TakingTurns, TakingTurns];
    expect(turnsOf([smoke, water, lamp, bob, at(500, 10, "gull"), swell])).toEqual([1, 0, 1, 0, undefined, 0]);
  });

  test("leave a tick to what moves at each, if all else lies far from it", () => {
    expect(turnsOf([at(940, 20, "flag"), ...west, at(940, 560, "flag")])).toEqual([undefined, 0, 0, 0, undefined]);
  });

  test("come to each part at every other tick at least", () => {
    const parts = [...west, at(3, 3, "flag"), ...east, at(500, 10, "gull")];
    for (let count = 0; count <= parts.length; count++) {
      const turns = turnsOf(parts.slice(0, count));
      expect(turns).toHaveLength(count);
      for (const [n, turn] of turns.entries()) expect(turn === undefined).toBe(["flag", "gull"].includes(parts[n]!.kind));
    }
  });
});

describe("The clock of what lives", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("draws a few times a second while it is wanted, and never afterwards", () => {
    const draw = vi.fn();
    const clock = new LifeClock(draw, Date.now);
    vi.advanceTimersByTime(2_000);
    expect(draw).not.toHaveBeenCalled();
    clock.run(true);
    clock.run(true);
    vi.advanceTimersByTime(2_000);
    expect(draw).toHaveBeenCalledTimes(2_000 / TICK);
    clock.run(false);
    vi.advanceTimersByTime(60_000);
    expect(draw).toHaveBeenCalledTimes(2_000 / TICK);
  });

  test("pauses on a machine that always comes late, and tries again", () => {
    let slowness = 2 * TICK;
    let now = 0;
    const draw = vi.fn(() => {
      now += slowness;
    });
    const clock = new LifeClock(draw, () => now);
    clock.run(true);
    // Time passes by the machine's clock, and by the work it does.
    const pass = (ticks: number): void => {
      for (let tick = 0; tick < ticks; tick++) {
        now += TICK + slowness;
        vi.advanceTimersByTime(TICK);
      }
    };
    pass(20);
    const few = draw.mock.calls.length;
    expect(few).toBeLessThan(4);
    slowness = 0;
    pass(200);
    expect(draw.mock.calls.length).toBeGreaterThan(few + 10);
    clock.run(false);
  });
});

import { describe, expect, test } from "vitest";
import type { MotionName } from "../../../client/face/names.ts";
import type { Cue, Pose } from "../../../client/face/pose.ts";
import { match, type Piece } from "../../../client/picture/motion/match-pieces.ts";
import { dealOut, type Motion, sample, schedule } from "../../../client/picture/motion/motion.ts";

const MOTIONS: readonly MotionName[] = [
  ...(["glide", "slide", "deal", "take", "place", "roll"] as const),
  ...(["sail", "flip", "stack", "toss", "fall", "pay", "walk", "tuck", "shift"] as const),
];
const START = { x: 100, y: 100 };
const pose = (key: string, more: Partial<Pose> = {}): Pose => ({
  ...{ key, kind: "barrel", look: "barrel", width: 20, height: 30, depth: 5, ...START },
  ...more,
});

function motionsOf(before: readonly Pose[], after: readonly Pose[], cues: readonly Cue[]): readonly Motion[] {
  const old = before.map((one, id): Piece => ({ id, pose: one }));
  return schedule(match(old, after, cues, before.length).changes).motions;
}

const travel = (motion: MotionName): Motion =>
  motionsOf([pose("a")], [pose("a", { x: 500, y: 300 })], [{ piece: "a", order: 0, motion }])[0] as Motion;

describe("Every named motion", () => {
  for (const name of [...MOTIONS, "raise"] as const) {
    test(`${name} begins where the piece lies, ends where it belongs, and never jumps`, () => {
      const motion = travel(name);
      const end = motion.start + motion.duration;
      expect(sample(motion, motion.start)).toMatchObject({ ...START, lift: 0 });
      expect(sample(motion, end)).toMatchObject({ x: 500, y: 300, lift: 0, angle: 0, width: 20, height: 30 });
      let last = sample(motion, motion.start);
      for (let at = motion.start; at <= end + 4; at += 4) {
        const now = sample(motion, at);
        expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(20);
        expect(Math.abs(now.lift - last.lift)).toBeLessThan(4);
        expect(Math.abs(now.width - last.width)).toBeLessThan(3);
        last = now;
      }
    });

    test(`${name} touches the table before it ends, and lies there from then on`, () => {
      const motion = travel(name);
      expect(motion.landing).toBeLessThanOrEqual(motion.start + motion.duration);
      const { x, y, depth } = sample(motion, motion.landing + 0.01);
      expect([x, y, depth]).toEqual([expect.closeTo(500, 0), expect.closeTo(300, 0), 5]);
    });
  }
});

test("Dice roll out to the north, at least 64 pixels large, for 700 ms, and show both faces before they lie", () => {
  const cue: Cue = { piece: "a", order: 0, motion: "toss" };
  const motion = motionsOf([pose("a")], [pose("a", { x: 104, look: "six" })], [cue])[0] as Motion;
  expect(motion.landing - motion.start).toBe(700);
  const seen = Array.from({ length: 70 }, (_none, at) => sample(motion, motion.start + at * 10));
  expect(Math.max(...seen.map(({ width }) => width))).toBeCloseTo(64, 0);
  expect(Math.min(...seen.map(({ y }) => y))).toBeLessThan(START.y - 150);
  // Its shadow stays close: it rolls on the table.
  expect(Math.max(...seen.map(({ lift }) => lift))).toBeLessThan(25);
  const shown = seen.map(({ shows }) => shows.look);
  expect(shown.filter((look, at) => at > 0 && look !== shown[at - 1]).length).toBeGreaterThan(2);
  expect(shown.at(-1)).toBe("six");
});

test("A walk touches the table at each of its steps", () => {
  const cue: Cue = { piece: "a", order: 0, motion: "walk", steps: 3 };
  const motion = motionsOf([pose("a")], [pose("a", { y: 190 })], [cue])[0] as Motion;
  const times = Array.from({ length: 400 }, (_none, at) => (motion.landing * at) / 400);
  const touched = times.filter((at) => sample(motion, at).lift < 0.4).map((at) => Math.round((sample(motion, at).y - 100) / 30));
  expect([...new Set(touched)].sort()).toEqual([0, 1, 2, 3]);
  expect(Math.max(...times.map((at) => sample(motion, at).lift))).toBeGreaterThan(8);
});

test("What is pushed under another piece is under it before it gets there", () => {
  const cue: Cue = { piece: "a", order: 0, motion: "slide" };
  const motion = motionsOf([pose("a", { depth: 60 })], [pose("a", { x: 500, depth: 40 })], [cue])[0] as Motion;
  const depthAt = (part: number): number => sample(motion, motion.start + part * motion.duration).depth;
  expect([depthAt(0.2), depthAt(0.7)]).toEqual([60, 40]);
});

test("A card that is turned up is the one that lay there face down", () => {
  const cue: Cue = { piece: "card", order: 0, motion: "flip", from: "back" };
  const motions = motionsOf([pose("back", { look: "back" })], [pose("card", { look: "face" })], [cue]);
  expect(motions.map(({ from, to, fade }) => [from.key, to.key, fade])).toEqual([["back", "card", undefined]]);
});

test("What is built up stays as it was, while its new look fills it from the foot", () => {
  const cue: Cue = { piece: "a", order: 0, motion: "raise" };
  const [motion] = motionsOf([pose("a", { look: "plan" })], [pose("a", { look: "built" })], [cue]) as [Motion];
  expect(motion.duration).toBe(900);
  const at = (part: number) => sample(motion, motion.start + part * motion.duration);
  for (const part of [0.1, 0.5, 0.9])
    expect(at(part)).toMatchObject({ ...START, turn: 1, shows: { look: "plan" }, fill: { look: "built" } });
  const parts = [0.1, 0.5, 0.9].map((part) => at(part).fill?.part);
  expect(parts).toEqual(parts.toSorted());
  expect(parts[1]).toBeCloseTo(0.5);
  expect([at(1).shows.look, at(1).fill]).toEqual(["built", undefined]);
});

test("What goes from its place goes as the first pieces set off, not after them", () => {
  const cue: Cue = { piece: "a", order: 0, motion: "place" };
  const motions = motionsOf([pose("a"), pose("mark")], [pose("a", { x: 500 })], [cue]);
  expect(motions.find(({ to }) => to.key === "mark")).toMatchObject({ start: 0, fade: "out" });
});

test("Pieces that make room for others move together, and none of them rises above its neighbours", () => {
  const row = [0, 1, 2].map((n) => pose(`card:${n}`, { x: 100 + 30 * n, depth: 5 + n }));
  const motions = motionsOf(
    row,
    row.map((one) => ({ ...one, x: one.x + 12 })),
    [],
  );
  expect(motions.map(({ start }) => start)).toEqual([0, 0, 0]);
  expect(motions.map((motion) => sample(motion, motion.duration / 2).depth)).toEqual([5, 6, 7]);
});

test("What is painted on the table does not turn over when it changes; a piece does", () => {
  const turnOf = (depth: number): number => {
    const motion = motionsOf([pose("a", { depth })], [pose("a", { depth, look: "other" })], [])[0] as Motion;
    return sample(motion, motion.start + motion.duration / 2).turn;
  };
  expect(turnOf(-2)).toBe(1);
  expect(turnOf(5)).toBeLessThan(0.1);
});

test("What turns over where it lies takes as long under any motion, and under none", () => {
  const cues = MOTIONS.map((motion): Cue => ({ piece: "a", order: 0, motion }));
  const times = [[], ...cues.map((cue) => [cue])].map((list) => motionsOf([pose("a")], [pose("a", { look: "other" })], list)[0]?.duration);
  expect(times).toHaveLength(MOTIONS.length + 1);
  expect(new Set(times).size).toBe(1);
});

describe("Pieces of one flow", () => {
  const before = [0, 1, 2, 3, 4].map((n) => pose("", { y: 100 + 40 * n }));
  const after = before.map((one) => ({ ...one, x: 400, y: 90 }));
  const counter = pose("count", { kind: "count", look: "count", x: 400, y: 60, width: 60, height: 60, digits: "2" });

  test("roll one behind the other", () => {
    const starts = motionsOf(before, after, [{ piece: "barrel*", order: 0, motion: "roll" }]).map(({ start }) => start);
    for (const [at, start] of starts.entries()) expect(start).toBeCloseTo(at * (starts[1] as number), 5);
    expect(starts[1]).toBeGreaterThan(90);
  });

  test("are counted as each of them lands, not before", () => {
    const motions = motionsOf(
      [...before, counter],
      [...after, { ...counter, digits: "7" }],
      [{ piece: "barrel*", order: 0, motion: "roll" }],
    );
    const counts = motions.find(({ to }) => to.key === "count") as Motion;
    const landings = motions.flatMap(({ to, landing }) => (to.kind === "barrel" ? [landing] : []));
    const shown = (at: number): string | undefined => sample(counts, at).shows.digits;
    expect(shown(Math.min(...landings) - 1)).toBe("2");
    for (const [landed, landing] of landings.sort((a, b) => a - b).entries()) expect(shown(landing + 0.5)).toBe(String(3 + landed));
  });

  test("leave the count of others alone: those change in one step, at the end", () => {
    const far = { ...counter, x: 1200, y: 700, width: 20, height: 20 };
    const motions = motionsOf([...before, far], [...after, { ...far, digits: "7" }], [{ piece: "barrel*", order: 0, motion: "roll" }]);
    const counts = motions.find(({ to }) => to.key === "count") as Motion;
    expect(counts.steps).toBeUndefined();
    expect(counts.start).toBeGreaterThanOrEqual(Math.max(...motions.flatMap(({ to, landing }) => (to.kind === "barrel" ? [landing] : []))));
  });
});

describe("The first picture of a match", () => {
  const size = { width: 1280, height: 720 };
  const mat = pose("mat", { kind: "mat", width: 900, height: 300 });
  const mark = pose("mark", { kind: "mark" });
  const pieces = [0, 1, 2].map((n) => pose(`piece:${n}`, { x: 200 + 100 * n }));
  const { motions, length } = dealOut(match([], [mat, mark, ...pieces], [], 0).changes, size, ["mark"]);
  const of = (key: string): Motion => motions.find(({ to }) => to.key === key) as Motion;

  test("has its small pieces dealt from the corner, in order", () => {
    for (const { key } of pieces) expect(of(key).from.x).toBeGreaterThan(size.width);
    expect(of("piece:0").start).toBeLessThan(of("piece:1").start);
    expect(of("piece:1").start).toBeLessThan(of("piece:2").start);
  });

  test("has its mats laid out before, and what is no piece in place", () => {
    for (const key of ["mat", "mark"]) expect(of(key).from).toEqual(of(key).to);
    expect(of("mat").start).toBeLessThan(of("piece:0").start);
    expect(length).toBeLessThan(2_000);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cue, Pose } from "../../../client/face/pose.ts";
import { match, type Piece, samePose } from "../../../client/picture/motion/match-pieces.ts";
import { sample, schedule } from "../../../client/picture/motion/motion.ts";

const KEYS = ["", "", "", "a", "b", "c", "d", "e"];
const pose = fc.record<Pose>({
  key: fc.constantFrom(...KEYS),
  kind: fc.constantFrom("card", "coin"),
  look: fc.constantFrom("one", "two"),
  x: fc.integer({ min: 0, max: 300 }),
  y: fc.integer({ min: 0, max: 200 }),
  width: fc.constantFrom(20, 40),
  height: fc.constantFrom(20, 40),
  depth: fc.integer({ min: -1, max: 5 }),
});
const picture = fc.array(pose, { maxLength: 25 });
const cue = fc.record<Cue>(
  {
    piece: fc.constantFrom("a", "b", "c", "coin*", "card*"),
    order: fc.integer({ min: 0, max: 3 }),
    from: fc.constantFrom("a", "d", "nowhere"),
    to: fc.constantFrom("b", "e", "nowhere"),
    motion: fc.constantFrom("glide" as const, "place" as const, "sail" as const, "pay" as const),
    flourish: fc.boolean(),
  },
  { requiredKeys: ["piece", "order"] },
);
const cues = fc.array(cue, { maxLength: 5 });
const piecesOf = (poses: readonly Pose[]): Piece[] => poses.map((one, id) => ({ id, pose: one }));
const at = (x: number, rest: Partial<Pose> = {}): Pose => {
  return { key: "", kind: "coin", look: "coin", x, y: 0, width: 20, height: 20, depth: 1, ...rest };
};

describe("matching two pictures", () => {
  test("reaches every pose of the new one exactly once, in its order", () => {
    fc.assert(
      fc.property(picture, picture, cues, (old, next, told) => {
        const { pieces } = match(piecesOf(old), next, told, old.length);
        expect(pieces.map((piece) => piece.pose)).toEqual(next);
        expect(new Set(pieces.map(({ id }) => id)).size).toBe(next.length);
      }),
    );
  });

  test("keeps a piece that lies as it did as the same object", () => {
    const old = piecesOf([at(0, { key: "a" }), at(40), at(80, { key: "b", digits: "3" })]);
    const { pieces, changes } = match(old, [at(0, { key: "a" }), at(40), at(80, { key: "b", digits: "4" })], [], old.length);
    expect(pieces.map((piece, n) => piece === old[n])).toEqual([true, true, false]);
    expect(changes.map(({ id }) => id)).toEqual([2]);
  });

  test("loses and doubles no piece: each old one stays, or departs once", () => {
    fc.assert(
      fc.property(picture, picture, cues, (old, next, told) => {
        const { pieces, changes } = match(piecesOf(old), next, told, old.length);
        const departed = changes.filter(({ fade }) => fade === "out").map(({ id }) => id);
        const kept = pieces.filter(({ id }) => id < old.length).map(({ id }) => id);
        expect([...departed, ...kept].sort((a, b) => a - b)).toEqual(old.map((_one, id) => id));
        const arrived = changes.filter(({ fade }) => fade === "in").map(({ id }) => id);
        expect(arrived.every((id) => id >= old.length)).toBe(true);
        expect(arrived.length + kept.length).toBe(next.length);
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      }),
    );
  });

  test("changes of what stays go from where it was to where it is", () => {
    fc.assert(
      fc.property(picture, picture, cues, (old, next, told) => {
        const { pieces, changes } = match(piecesOf(old), next, told, old.length);
        for (const { id, from, to } of changes.filter(({ fade }) => fade === undefined)) {
          expect(from).toBe(old[id]);
          expect(to).toBe(pieces.find((piece) => piece.id === id)?.pose);
        }
        const changed = new Set(changes.map(({ id }) => id));
        for (const { id, pose: now } of pieces) if (!changed.has(id)) expect(samePose(now, old[id]!)).toBe(true);
      }),
    );
  });

  test("an equal picture changes nothing", () => {
    fc.assert(
      fc.property(picture, (same) => {
        expect(match(piecesOf(same), same, [], same.length).changes).toEqual([]);
      }),
    );
  });

  test("a piece with a name keeps it, wherever it goes", () => {
    const { pieces } = match(piecesOf([at(0, { key: "a" }), at(100, { key: "b" })]), [at(0, { key: "b" }), at(100, { key: "a" })], [], 2);
    expect(pieces.map(({ id }) => id)).toEqual([1, 0]);
  });

  test("pieces without a name stay where they can, the rest go the shortest way", () => {
    const { pieces } = match(piecesOf([at(0), at(50), at(200)]), [at(210), at(50), at(300)], [], 3);
    expect(pieces.map(({ id }) => id)).toEqual([2, 1, 0]);
  });

  test("what gets its name now is what had none", () => {
    const { pieces, changes } = match(
      piecesOf([at(0, { kind: "card", look: "back" })]),
      [at(90, { kind: "card", look: "seven", key: "seven" })],
      [],
      1,
    );
    expect(pieces[0]?.id).toBe(0);
    expect(changes[0]).toMatchObject({ from: { look: "back" }, to: { look: "seven" }, fade: undefined });
  });

  test("what arrives comes from where its cue says, as what lies there", () => {
    const deck = at(500, { key: "deck", kind: "card", look: "back" });
    const card = at(10, { key: "seven", kind: "card", look: "seven" });
    const { changes } = match(piecesOf([deck]), [deck, card], [{ piece: "seven", order: 0, from: "deck" }], 1);
    expect(changes).toMatchObject([{ fade: "in", from: { x: 500, look: "back" }, to: card }]);
  });

  test("what departs goes where its cue says", () => {
    const bank = at(500, { key: "bank", kind: "bank" });
    const { changes } = match(piecesOf([bank, at(10)]), [bank], [{ piece: "coin*", order: 0, to: "bank" }], 2);
    expect(changes).toMatchObject([{ fade: "out", from: { x: 10 }, to: { x: 500 } }]);
  });
});

describe("a timeline", () => {
  test("begins where the pieces were and ends where they are, within its length", () => {
    fc.assert(
      fc.property(picture, picture, cues, (old, next, told) => {
        const { motions, length } = schedule(match(piecesOf(old), next, told, old.length).changes);
        for (const motion of motions) {
          expect(motion.start).toBeGreaterThanOrEqual(0);
          expect(motion.start + motion.duration).toBeLessThanOrEqual(length + 0.001);
          expect(sample(motion, -1)).toMatchObject({ x: motion.from.x, y: motion.from.y, shows: motion.from });
          expect(sample(motion, length)).toMatchObject({ x: motion.to.x, lift: 0, turn: 1, shows: motion.to });
          const seen = sample(motion, length).alpha;
          expect(seen).toBe(motion.fade === "out" ? 0 : 1);
        }
      }),
    );
  });

  test("plays orders one after the other", () => {
    const old = piecesOf([at(0, { key: "a" }), at(50, { key: "b" })]);
    const next = [at(200, { key: "a" }), at(300, { key: "b" })];
    const told = [
      { piece: "a", order: 2 },
      { piece: "b", order: 1 },
    ];
    const starts = new Map(schedule(match(old, next, told, 2).changes).motions.map(({ id, start }) => [id, start]));
    expect(starts.get(1)).toBe(0);
    expect(starts.get(0)).toBeGreaterThan(0);
  });

  test("a counter ticks when the pieces have landed", () => {
    const counter = at(400, { key: "count", kind: "counter", digits: "3" });
    const old = piecesOf([at(0, { key: "a" }), counter]);
    const { motions } = schedule(match(old, [at(200, { key: "a" }), { ...counter, digits: "4" }], [], 2).changes);
    const moved = motions.find(({ id }) => id === 0)!;
    const ticked = motions.find(({ id }) => id === 1)!;
    expect(sample(ticked, moved.start + moved.duration - 2).shows.digits).toBe("3");
    expect(ticked.start).toBeGreaterThanOrEqual(moved.start + moved.duration - 1);
  });
});

test("a piece that goes to its pile ends as large as the pile, and one that comes from it begins so", () => {
  const pile: Pose = { key: "pile", kind: "card", look: "back", x: 0, y: 0, width: 20, height: 30, depth: 1 };
  const shown: Pose = { key: "a", kind: "card", look: "front", x: 90, y: 10, width: 60, height: 90, depth: 2 };
  const lying = { ...pile, key: "a" };
  const asPile = { x: lying.x, y: lying.y, width: lying.width, height: lying.height, look: lying.look };
  const goes = match(
    [
      { id: 0, pose: pile },
      { id: 1, pose: shown },
    ],
    [pile],
    [{ piece: "a", order: 0, to: "pile" }],
    2,
  );
  expect(goes.changes).toMatchObject([{ id: 1, fade: "out", to: asPile }]);
  const comes = match([{ id: 0, pose: pile }], [pile, shown], [{ piece: "a", order: 0, from: "pile" }], 1);
  expect(comes.changes).toMatchObject([{ id: 1, fade: "in", from: asPile, to: { width: 60 } }]);
});

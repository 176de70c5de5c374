import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REST_BEFORE_DETAIL, REST_BEFORE_WHOLE_DETAIL } from "../../../client/base/durations.ts";
import { type Box, type Form, GAP, placeOf, type Surroundings } from "../../../client/ui/common/placing.ts";

const room: Box = { x: 0, y: 0, width: 1000, height: 600 };
const card: Form = { width: 200, height: 300 };
/** What floats keep this far from what must be seen. */
const CLEARANCE = 4;

const laid = (forms: readonly Form[], around: Omit<Surroundings, "room" | "never"> & Partial<Surroundings>) => {
  const place = placeOf(forms, { room, never: [], ...around });
  const { width, height } = forms[place.form]!;
  return { ...place, width, height };
};
const overlap = (a: Box, b: Box, apart = 0): boolean =>
  a.x < b.x + b.width + apart && b.x < a.x + a.width + apart && a.y < b.y + b.height + apart && b.y < a.y + a.height + apart;

describe("what floats lies beside what it is about", () => {
  it("soon enough to be drawn within 150 ms, and in its whole form once its short one has been read", () => {
    expect([REST_BEFORE_DETAIL <= 100, REST_BEFORE_WHOLE_DETAIL >= 1000]).toEqual([true, true]);
  });
  it("to the right if there is room", () => {
    expect(laid([card], { about: { x: 100, y: 200, width: 60, height: 100 } })).toMatchObject({ x: 172, y: 100, isClear: true });
  });
  it("else to the left", () => expect(laid([card], { about: { x: 900, y: 200, width: 60, height: 100 } }).x).toBe(688));
  it("never at its corner, where an arrow would point past it, even if that covers a little of others", () => {
    const at = laid([card], { about: { x: 20, y: 440, width: 40, height: 30 }, rather: [{ x: 0, y: 300, width: 500, height: 160 }] });
    const faces = (middle: number, from: number, length: number): boolean => middle > from && middle < from + length;
    expect(faces(40, at.x, card.width) || faces(455, at.y, card.height)).toBe(true);
  });
  it.each([
    [0, 0, 50, 50],
    [950, 550, 50, 50],
    [0, 0, 1000, 600],
    [400, 0, 500, 40],
  ])("and never leaves the room: %s %s %s %s", (x, y, width, height) => {
    const at = laid([card], { about: { x, y, width, height } });
    expect(at.x >= GAP && at.x + at.width <= room.width - GAP && at.y >= GAP && at.y + at.height <= room.height - GAP).toBe(true);
  });
  it("of a choice that fills the room it covers others, but never the piece", () => {
    const grid = Array.from({ length: 60 }, (_none, n) => ({ x: (n % 10) * 100, y: Math.floor(n / 10) * 100, width: 90, height: 90 }));
    expect(grid.filter((about) => overlap(laid([card], { about, never: grid }), about))).toEqual([]);
  });
  it("in the best form that finds a place: a shorter one where the whole would cover an alternative", () => {
    const about = { x: 20, y: 20, width: 60, height: 60 };
    const never = [{ x: 0, y: 280, width: 1000, height: 320 }];
    const forms = [card, { width: 150, height: 120, cost: 1e8 }];
    expect([laid(forms, { about, never }).form, laid(forms, { about }).form]).toEqual([1, 0]);
  });
  it("and stays where it lies while that covers nothing, for what is read must not move", () => {
    const about = { x: 500, y: 200, width: 60, height: 100 };
    const stay = { x: 40, y: 50, form: 0, isClear: true };
    const over = [{ x: 60, y: 60, width: 30, height: 30 }];
    expect([laid([card], { about, stay }).x, laid([card], { about, stay, never: over }).x]).toEqual([40, 572]);
  });
});

describe("what floats near a point, about no piece", () => {
  const about = { x: 500, y: 0, width: 0, height: 0 };
  const near = { about, pull: 0.01 };
  const strip: Form = { width: 300, height: 80 };
  /** Pieces everywhere but in one gap, into which the strip just fits. */
  const gap: Box = { x: 333, y: 217, width: 301, height: 81 };
  const rather: Box[] = [
    { x: 0, y: 0, width: 1000, height: gap.y },
    { x: 0, y: gap.y + gap.height, width: 1000, height: 600 },
    { x: 0, y: 0, width: gap.x, height: 600 },
    { x: gap.x + gap.width, y: 0, width: 400, height: 600 },
  ];
  it("finds the gap between pieces, however narrow", () => {
    const at = laid([strip], { ...near, rather });
    expect(rather.filter((box) => overlap(at, box))).toEqual([]);
  });
  it("takes a smaller form where only that one fits", () => {
    const small = { width: 200, height: 40, cost: 10 };
    const narrower = [...rather, { x: gap.x, y: gap.y, width: 301, height: 20 }];
    expect([laid([strip, small], { ...near, rather }).form, laid([strip, small], { ...near, rather: narrower }).form]).toEqual([0, 1]);
  });
  it("moves away when a piece comes under it, and else stays", () => {
    const stay = { x: 40, y: 50, form: 0, isClear: true };
    const under = [{ x: 60, y: 60, width: 30, height: 30 }];
    expect([laid([strip], { ...near, stay }).x, laid([strip], { ...near, stay, rather: under }).x]).toEqual([40, 350]);
  });
});

const boxes = (most: number): fc.Arbitrary<Box> =>
  fc.record({
    x: fc.integer({ min: 0, max: 960 }),
    y: fc.integer({ min: 0, max: 560 }),
    width: fc.integer({ min: 1, max: most }),
    height: fc.integer({ min: 1, max: most }),
  });
const forms: fc.Arbitrary<Form> = fc.record({ width: fc.integer({ min: 40, max: 500 }), height: fc.integer({ min: 20, max: 400 }) });

/** Whether there is a place for it anywhere, found by trying every pixel that could be the first that is free. */
function hasFreePlace({ width, height }: Form, hard: readonly Box[]): boolean {
  for (let x = GAP; x + width <= room.width - GAP; x++) {
    const column = hard.filter((box) => x < box.x + box.width + CLEARANCE && box.x < x + width + CLEARANCE);
    let y = GAP;
    for (let below = -1; below !== y; ) {
      below = y;
      for (const box of column)
        if (y < box.y + box.height + CLEARANCE && box.y < y + height + CLEARANCE) y = Math.max(y, box.y + box.height + CLEARANCE);
    }
    if (y + height <= room.height - GAP) return true;
  }
  return false;
}

describe("wherever things lie, what floats", () => {
  it("covers nothing that must be seen if there is any place for it, and says so if there is none", () => {
    let [free, full] = [0, 0];
    fc.assert(
      fc.property(boxes(120), fc.array(boxes(260), { minLength: 4, maxLength: 20 }), forms, (about, never, form) => {
        const at = laid([form], { about, never });
        const isPossible = hasFreePlace(form, [about, ...never]);
        if (isPossible) free++;
        else full++;
        expect(at.isClear).toBe(isPossible);
        expect([about, ...never].some((box) => overlap(at, box, CLEARANCE))).toBe(!isPossible);
        expect(at.x >= GAP && at.x + at.width <= room.width - GAP && at.y >= GAP && at.y + at.height <= room.height - GAP).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect([free > 50, full > 10]).toEqual([true, true]);
  });

  it("where there is none, covers what it is about only if nothing else is possible", () => {
    let forced = 0;
    fc.assert(
      fc.property(boxes(120), fc.array(boxes(400), { minLength: 8, maxLength: 14 }), forms, (about, never, form) => {
        const at = laid([form], { about, never });
        if (!at.isClear) forced++;
        if (hasFreePlace(form, [about])) expect(overlap(at, about)).toBe(false);
      }),
      { numRuns: 200 },
    );
    expect(forced).toBeGreaterThan(10);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clone, isEqual, isRecord, isWhole, shareUnchanged } from "../../shared/core/base/plain.ts";

const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes("__proto__"));

describe("a clone is equal and shares nothing", () => {
  it("for any plain data", () => {
    const property = fc.property(plain, (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      expect(isEqual(copy, value)).toBe(true);
      if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
    });
    fc.assert(property);
  });
  it("down to the last list", () => {
    const value = { a: [{ b: [1] }] };
    clone(value).a[0]!.b.push(2);
    expect(value.a[0]!.b).toEqual([1]);
  });
});

describe("equality is deep", () => {
  it("agrees with the text of both, keys in order", () => {
    const pairs = fc.oneof(
      fc.tuple(plain, plain),
      plain.map((value) => [value, clone(value)] as const),
    );
    const property = fc.property(pairs, ([a, b]) => {
      expect(isEqual(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    });
    fc.assert(property);
  });
  it.each([
    [
      [1, 2],
      [1, 3],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, {}],
    [[], {}],
    [null, {}],
    [0, "0"],
  ])("differs for %o and %o", (a, b) => expect(isEqual(a, b)).toBe(false));
});

describe("a record from outside has just the agreed keys", () => {
  const check = isRecord({ a: isWhole(0, 9) }, { b: isWhole(0, 9) });
  it.each([{ a: 1 }, { a: 1, b: 2 }])("%o passes", (value) => expect(check(value)).toBe(true));
  it.each([{}, { b: 1 }, { a: 10 }, { a: 1, c: 1 }, { a: 1, b: "2" }, JSON.parse('{"a":1,"__proto__":1}'), [1], null, "a"])(
    "%o is refused",
    (value) => expect(check(value)).toBe(false),
  );
});

describe("What is shared with older data", () => {
  it.each([
    [
      { a: 1, b: 2 },
      { a: 1, c: 3 },
    ],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: { x: 1 } }, {}],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ list: [{ a: 1 }, { a: 2 }] }, { list: [{ a: 1 }, { b: 2 }] }],
  ])("still equals the newer data: %j, then %j", (older, newer) => {
    expect(shareUnchanged(older, newer)).toStrictEqual(newer);
  });

  it("shares all unchanged parts", () => {
    const older = { still: { deep: [1] }, moved: [{ n: 1 }, { n: 2 }] };
    const newer = shareUnchanged(older, { still: { deep: [1] }, moved: [{ n: 1 }, { n: 3 }] });
    expect(newer.still).toBe(older.still);
    expect(newer.moved[0]).toBe(older.moved[0]);
    expect(newer.moved[1]).toEqual({ n: 3 });
    expect(shareUnchanged(older, clone(older))).toBe(older);
  });
});

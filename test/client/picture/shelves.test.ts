import { expect, test } from "vitest";
import { freeOn, placeOn } from "../../../client/picture/paint/shelves.ts";
import { below, quickLuck } from "../../../shared/core/base/random.ts";

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const emptyPage = (edge: number) => ({ edge, shelves: [] });
const someSize = (luck: ReturnType<typeof quickLuck>) => ({ width: 8 + below(luck, 150), height: 8 + below(luck, 120) });

function expectApart(placed: readonly Placed[], edge: number): void {
  for (const [at, a] of placed.entries()) {
    expect(a.x + a.width).toBeLessThanOrEqual(edge);
    expect(a.y + a.height).toBeLessThanOrEqual(edge);
    for (const b of placed.slice(0, at)) {
      const apart = a.x > b.x + b.width || b.x > a.x + a.width || a.y > b.y + b.height || b.y > a.y + a.height;
      expect(apart).toBe(true);
    }
  }
}

test("drawings on one texture never overlap, keep apart, and leave little of it empty", () => {
  const luck = quickLuck(1);
  const page = emptyPage(2048);
  const placed = Array.from({ length: 600 }, () => someSize(luck)).flatMap(({ width, height }) => {
    const place = placeOn(page, width, height);
    return place === undefined ? [] : [{ ...place, width, height }];
  });
  expect(placed.length).toBeGreaterThan(500);
  expectApart(placed, page.edge);
});

test("a texture that is full takes no more, and small drawings still find the gaps", () => {
  const page = emptyPage(100);
  expect(placeOn(page, 60, 90)).toEqual({ x: 0, y: 0 });
  expect(placeOn(page, 60, 50)).toBeUndefined();
  expect(placeOn(page, 20, 20)).toEqual({ x: 62, y: 0 });
});

test("drawings that come and go share one texture, and the place of each that has gone is taken again", () => {
  const luck = quickLuck(2);
  const page = emptyPage(1024);
  const placed: Placed[] = [];
  for (let turn = 0; turn < 3_000; turn++) {
    const { width, height } = someSize(luck);
    let place = placeOn(page, width, height);
    while (place === undefined) {
      const [gone] = placed.splice(below(luck, placed.length), 1);
      freeOn(page, gone!, gone!.width);
      place = placeOn(page, width, height);
    }
    placed.push({ ...place, width, height });
  }
  expectApart(placed, page.edge);
  expect(placed.length).toBeGreaterThan(60);
  for (const gone of placed) freeOn(page, gone, gone.width);
  // It is as if nothing had ever been there.
  expect(page.shelves).toEqual([]);
});

test("what is freed beside a gap makes it wider", () => {
  const page = emptyPage(100);
  for (let at = 0; at < 4; at++) placeOn(page, 20, 98);
  freeOn(page, { x: 22, y: 0 }, 20);
  expect(placeOn(page, 40, 98)).toBeUndefined();
  freeOn(page, { x: 44, y: 0 }, 20);
  expect(placeOn(page, 40, 98)).toEqual({ x: 22, y: 0 });
});

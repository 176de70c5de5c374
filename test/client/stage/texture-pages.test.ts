import { expect, test } from "vitest";
import { placeOn } from "../../../client/stage/painter/texture-pages.ts";
import { below, quickLuck } from "../../../shared/core/random.ts";

test("drawings on one texture never overlap, keep apart, and leave little of it empty", () => {
  const luck = quickLuck(1);
  const page = { edge: 2048, shelves: [] };
  const sizes = Array.from({ length: 600 }, () => ({ width: 8 + below(luck, 150), height: 8 + below(luck, 120) }));
  const placed = sizes.flatMap(({ width, height }) => {
    const place = placeOn(page, width, height);
    return place === undefined ? [] : [{ ...place, width, height }];
  });
  expect(placed.length).toBeGreaterThan(500);
  for (const [at, a] of placed.entries()) {
    expect(a.x + a.width).toBeLessThanOrEqual(page.edge);
    expect(a.y + a.height).toBeLessThanOrEqual(page.edge);
    for (const b of placed.slice(0, at)) {
      const apart = a.x > b.x + b.width || b.x > a.x + a.width || a.y > b.y + b.height || b.y > a.y + a.height;
      expect(apart).toBe(true);
    }
  }
});

test("a texture that is full takes no more, and small drawings still find the gaps", () => {
  const page = { edge: 100, shelves: [] };
  expect(placeOn(page, 60, 90)).toEqual({ x: 0, y: 0 });
  expect(placeOn(page, 60, 50)).toBeUndefined();
  expect(placeOn(page, 20, 20)).toEqual({ x: 62, y: 0 });
});

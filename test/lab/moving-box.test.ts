/** The part of a film strip that is shown: where something moves. */
import { describe, expect, it } from "vitest";
import { cropAround, lastMoving, movingBox } from "../../lab/shots/moving-box.ts";

const SIZE = { width: 40, height: 20 };
const picture = (...bright: readonly (readonly [x: number, y: number])[]): Uint8Array => {
  const bytes = new Uint8Array(SIZE.width * SIZE.height).fill(90);
  for (const [x, y] of bright) bytes[y * SIZE.width + x] = 200;
  return bytes;
};
const film = (...pictures: readonly Uint8Array[]) => ({ ...SIZE, pictures });

describe("Where something moves in a film strip", () => {
  it("is where something comes and goes, not where a light is switched on", () => {
    const [way, light] = [
      [
        [5, 4],
        [7, 4],
        [7, 9],
        [8, 9],
      ] as const,
      [30, 15] as const,
    ];
    expect(movingBox(film(...way.map((at, index) => (index < 2 ? picture(at) : picture(at, light)))))).toEqual({
      x: 7,
      y: 4,
      width: 1,
      height: 6,
    });
  });
  it("is all that changes if nothing comes and goes", () => {
    expect(movingBox(film(picture([5, 4]), picture([7, 9])))).toEqual({ x: 5, y: 4, width: 3, height: 6 });
  });
  it("is nowhere if all pictures are the same but for what packing leaves", () => {
    const noisy = picture().map((byte, at) => byte + (at % 3));
    expect(movingBox(film(picture(), noisy, picture()))).toBeUndefined();
    expect(lastMoving(film(picture(), noisy))).toBe(0);
  });
  it("is over with the picture after which nothing changes", () => {
    expect(lastMoving(film(picture(), picture([1, 1]), picture([2, 1]), picture([2, 1]), picture([2, 1])))).toBe(2);
  });
});

describe("The part that is shown", () => {
  const whole = { width: 1200, height: 600 };
  it.each([
    { x: 0, y: 0, width: 4, height: 4 },
    { x: 1190, y: 590, width: 10, height: 10 },
    { x: 20, y: 300, width: 1100, height: 10 },
    { x: 600, y: 10, width: 10, height: 580 },
    { x: 0, y: 0, width: 1200, height: 600 },
  ])("holds %o, lies inside, and is neither tiny nor a slit", (box) => {
    const crop = cropAround(box, whole);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.y).toBeGreaterThanOrEqual(0);
    expect(crop.x).toBeLessThanOrEqual(box.x);
    expect(crop.y).toBeLessThanOrEqual(box.y);
    expect(crop.x + crop.width).toBeGreaterThanOrEqual(box.x + box.width);
    expect(crop.y + crop.height).toBeGreaterThanOrEqual(box.y + box.height);
    expect(crop.x + crop.width).toBeLessThanOrEqual(whole.width);
    expect(crop.y + crop.height).toBeLessThanOrEqual(whole.height);
    expect(crop.width).toBeGreaterThanOrEqual(400);
    expect(crop.width / crop.height).toBeGreaterThanOrEqual(4 / 3 - 1e-9);
    expect(crop.width / crop.height).toBeLessThanOrEqual(2 + 1e-9);
  });
});

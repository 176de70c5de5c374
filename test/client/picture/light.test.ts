import { describe, expect, it } from "vitest";
import type { Notice, Painter } from "../../../client/picture/paint/painter.ts";
import { Stage } from "../../../client/picture/paint/stage.ts";
import { darknessOf, fallOf } from "../../../client/picture/style.ts";
import { toyFace } from "../../toy/face.ts";
import { momentsFor, staged } from "../faces.ts";

const SETTLED = 10_000;

/** How the pieces look once they rest, by their keys. */
function looks(attention: { lit?: string[]; marked?: string[]; pointed?: string[]; hovered?: string }): Map<string, Notice> {
  const seen = new Map<string, Notice>();
  const painter: Painter = {
    sprite: () => ({ draw: ({ shows }, notice) => void seen.set(shows.key, notice), remove: () => undefined }),
    flourish: () => ({ draw: () => undefined, remove: () => undefined }),
    prepare: () => undefined,
    makeAll: () => undefined,
    tidy: () => false,
    missing: () => [],
    clear: () => undefined,
  };
  const { director } = staged(toyFace);
  director.frame(momentsFor(toyFace, 1, 0)[0]!, true, 0);
  const { lit = [], marked = [], pointed = [], hovered } = attention;
  const stage = new Stage(painter, 1);
  stage.draw(director, { lit: new Set(lit), marked: new Set(marked), pointed: new Set(pointed), hovered }, SETTLED);
  return seen;
}

const [one, other] = ["bin:0:0", "bin:0:1"] as const;

describe("A piece that an entry of a list is about", () => {
  it("stands out from all that may be clicked, and is raised as by the pointer", () => {
    const pieces = looks({ lit: [one, other], pointed: [one] });
    expect([pieces.get(one)!.light, pieces.get(other)!.light]).toEqual(["pointed", "lit"]);
    expect(pieces.get(one)!.raise).toBe(looks({ lit: [one], hovered: one }).get(one)!.raise);
    expect(pieces.get(one)!.raise).toBeGreaterThan(0);
    expect(pieces.get(other)!.raise).toBe(0);
  });
  it("stands out also if it may not be clicked, and lies where it is", () => {
    expect(looks({ marked: [one], pointed: [one] }).get(one)).toMatchObject({ light: "pointed", raise: 0 });
  });
});

describe("A piece of the last move", () => {
  it("is marked", () => expect(looks({ marked: [one] }).get(one)!.light).toBe("marked"));
  it("but that it may be clicked comes first", () => expect(looks({ marked: [one], lit: [one] }).get(one)!.light).toBe("lit"));
});

describe("The shadow of a piece", () => {
  const lifts = [0, 5, 12, 26, 50, 90];
  it("falls the farther and the fainter the higher the piece is", () => {
    expect(lifts.map(fallOf)).toEqual(lifts.map(fallOf).toSorted((a, b) => a - b));
    expect(lifts.map(darknessOf)).toEqual(lifts.map(darknessOf).toSorted((a, b) => b - a));
  });
  it("of thrown dice is near them, and nearly gone", () => {
    const [far, dark] = [fallOf(60), darknessOf(60)];
    expect(far).toBeLessThan(25);
    expect(dark).toBeLessThan(darknessOf(0) / 5);
  });
});

/** The painter for a page without a graphics card, on a canvas that notes what is put on it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import { rest } from "../../../client/picture/motion/motion.ts";
import type { Atlas } from "../../../client/picture/paint/atlas.ts";
import { canvasPainter } from "../../../client/picture/paint/canvas-painter.ts";

interface Put {
  drawn: unknown[];
}

/** All that is asked of its brush is allowed; what is drawn is noted. */
function canvas(name: string): HTMLCanvasElement & Put {
  const drawn: unknown[] = [];
  const brush = new Proxy(
    {},
    { get: (_, key) => (key === "drawImage" ? (image: unknown) => drawn.push(image) : () => undefined), set: () => true },
  );
  return { name, width: 100, height: 100, drawn, getContext: () => brush } as unknown as HTMLCanvasElement & Put;
}

const NO_NOTICE = { light: "none", passed: false, raise: 0 } as const;
const mat = (look: string): Pose => ({ key: "mat", kind: "mat", look, x: 50, y: 50, width: 40, height: 20, depth: -1 });

beforeEach(() => vi.stubGlobal("document", { createElement: () => canvas("sheet") }));
afterEach(() => vi.unstubAllGlobals());

describe("A piece whose new look is not decoded yet", () => {
  const decoded = new Set<string>();
  const atlas: Atlas = {
    load: () => Promise.resolve(),
    bake: (look) => (decoded.has(look) ? canvas(look) : undefined),
    speak: () => undefined,
  };

  it("keeps the look it has, and takes the new one once it is there", () => {
    const table = canvas("table");
    const painter = canvasPainter(table, atlas);
    const sprite = painter.sprite();
    const putWith = (look: string): unknown => {
      sprite.draw(rest(mat(look)), NO_NOTICE, 1);
      painter.paint();
      return table.drawn.at(-1);
    };
    decoded.add("dark");
    const dark = putWith("dark");
    expect(dark).toBeDefined();
    table.drawn.length = 0;
    sprite.draw(rest({ ...mat("light"), x: 51 }), NO_NOTICE, 1);
    painter.paint();
    expect(table.drawn).toEqual([dark]);
    expect(painter.missing()).toEqual(["light"]);
    decoded.add("light");
    expect(putWith("light")).not.toBe(dark);
  });
});

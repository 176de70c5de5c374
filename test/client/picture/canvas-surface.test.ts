/** The painter on a plain canvas, for a page without WebGL: canvases that note what is drawn on them. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FlourishName } from "../../../client/face/names.ts";
import type { Pose } from "../../../client/face/pose.ts";
import type { Box } from "../../../client/picture/hit-test.ts";
import { FLOURISH, rest } from "../../../client/picture/motion/motion.ts";
import type { Atlas } from "../../../client/picture/paint/atlas.ts";
import { CanvasSurface } from "../../../client/picture/paint/canvas-surface.ts";
import { sparksOf } from "../../../client/picture/paint/flourish-shapes.ts";
import { RunningFlourishes } from "../../../client/picture/paint/passing-effects.ts";
import { paintOn } from "../../../client/picture/paint/surface-painter.ts";

/** An image as it is put on a canvas: its middle and its width. */
interface Put {
  readonly image: unknown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly blend: string;
}

interface Noting {
  readonly name: string;
  readonly puts: Put[];
}

/** All that is asked of its brush is allowed; what is drawn is noted. */
function canvas(name: string): HTMLCanvasElement & Noting {
  const puts: Put[] = [];
  let [x, y] = [0, 0];
  let blend = "source-over";
  const asked: Record<string, (...args: never[]) => void> = {
    setTransform: (...[, , , , right, below]: number[]) => {
      [x, y] = [right ?? 0, below ?? 0];
    },
    // Of an image, or of a part of it that is named before.
    drawImage: (image: unknown, ...box: number[]) => {
      const [left = 0, top = 0, width = 0, height = 0] = box.slice(-4);
      puts.push({ image, x: x + left + width / 2, y: y + top + height / 2, width, height, blend });
    },
  };
  const ink = { width: 1, actualBoundingBoxAscent: 1, actualBoundingBoxDescent: 0, addColorStop: () => undefined };
  const nothing = (): unknown => ink;
  const set = (_: object, key: string | symbol, value: string): boolean => {
    if (key === "globalCompositeOperation") blend = value;
    return true;
  };
  const brush = new Proxy({}, { get: (_, key) => asked[String(key)] ?? nothing, set });
  return { name, width: 100, height: 100, style: {}, puts, getContext: () => brush } as unknown as HTMLCanvasElement & Noting;
}

const NO_NOTICE = { light: "none", passed: false, raise: 0 } as const;
const mat = (look: string): Pose => ({ key: "mat", kind: "mat", look, x: 50, y: 50, width: 40, height: 20, depth: -1 });
const BOX: Box = { key: "city", id: 1, x: 200, y: 150, width: 40, height: 20, depth: 1, angle: 0 };

beforeEach(() => vi.stubGlobal("document", { createElement: () => canvas("sheet") }));
afterEach(() => vi.unstubAllGlobals());

function table(decoded: ReadonlySet<string> = new Set()) {
  const paper = canvas("table");
  const surface = new CanvasSurface(paper);
  const atlas: Atlas = {
    plate: { fill: ["#eee", "#ccc"], edge: "#555", ink: "#222" },
    load: () => Promise.resolve(),
    bake: (look) => (decoded.has(look) ? canvas(look) : undefined),
    speak: () => undefined,
  };
  const painter = paintOn(surface, atlas);
  surface.resize({ width: 400, height: 300, ratio: 1 });
  surface.render();
  /** What is drawn anew. */
  const drawn = (): readonly Put[] => {
    paper.puts.length = 0;
    surface.render();
    return [...paper.puts];
  };
  return { painter, drawn };
}

describe("A piece that is built up", () => {
  it("shows its new look from the foot upwards over the old one, and then nothing but the new one", () => {
    const { painter, drawn } = table(new Set(["plan", "built"]));
    const sprite = painter.sprite();
    sprite.draw(rest(mat("plan")), NO_NOTICE, 1);
    const [plan] = drawn();
    for (const part of [0.25, 0.75]) {
      sprite.draw({ ...rest(mat("plan")), fill: { look: "built", part } }, NO_NOTICE, 1);
      const puts = drawn();
      expect(puts[0]?.image).toBe(plan?.image);
      expect(puts[1]).toMatchObject({ height: 20 * part, y: 60 - 10 * part });
    }
    sprite.draw(rest(mat("built")), NO_NOTICE, 1);
    const last = drawn();
    expect(last).toHaveLength(1);
    expect(last[0]?.image).not.toBe(plan?.image);
  });
});

describe("Pieces of one depth", () => {
  it("lie over each other in the order of the layout, also if the first came or was decoded last", () => {
    const decoded = new Set(["second"]);
    const { painter, drawn } = table(decoded);
    const [second, first] = [painter.sprite(), painter.sprite()];
    const draw = (): readonly number[] => {
      first.draw(rest(mat("first")), NO_NOTICE, 1, 0);
      second.draw(rest({ ...mat("second"), x: 60 }), NO_NOTICE, 1, 1);
      return drawn().map(({ x }) => x);
    };
    expect(draw()).toEqual([60]);
    decoded.add("first");
    expect(draw()).toEqual([50, 60]);
  });
});

describe("A piece whose new look is not decoded yet", () => {
  it("keeps the look it has, and takes the new one once it is there", () => {
    const decoded = new Set(["dark"]);
    const { painter, drawn } = table(decoded);
    const sprite = painter.sprite();
    sprite.draw(rest(mat("dark")), NO_NOTICE, 1);
    const [dark] = drawn();
    expect(dark).toBeDefined();
    sprite.draw(rest({ ...mat("light"), x: 51 }), NO_NOTICE, 1);
    expect(drawn().map(({ image }) => image)).toEqual([dark?.image]);
    expect(painter.missing()).toEqual(["light"]);
    decoded.add("light");
    sprite.draw(rest(mat("light")), NO_NOTICE, 1);
    expect(drawn().at(-1)?.image).not.toBe(dark?.image);
  });
});

describe("A canvas", () => {
  it("draws again only what has changed, and what lies there with it", () => {
    const { painter, drawn } = table(new Set(["near", "far"]));
    const sprites = ["near", "near", "far"].map(() => painter.sprite());
    const lay = (at: number, pose: Pose): void => sprites[at]?.draw(rest(pose), NO_NOTICE, 1);
    lay(0, mat("near"));
    lay(1, { ...mat("near"), y: 60, depth: 2 });
    lay(2, { ...mat("far"), x: 350 });
    expect(drawn()).toHaveLength(3);
    expect(drawn()).toHaveLength(0);
    lay(0, { ...mat("near"), x: 48 });
    expect(drawn().map(({ y }) => y)).toEqual([50, 60]);
    sprites[2]?.remove();
    expect(drawn()).toHaveLength(0);
  });
});

describe("A big moment without WebGL", () => {
  const NAMES: readonly FlourishName[] = ["glow", "wonder", "victory", "sail", "church", "pirates"];
  it.each(NAMES)("has the light and the motes of %s, where they fly with WebGL", (name) => {
    const { painter, drawn } = table();
    const running = new RunningFlourishes(painter);
    running.begin(BOX, name, [], 1_000);
    for (const t of [0.2, 0.5, 0.8]) {
      expect(running.draw(1_000 + t * FLOURISH, 1)).toBe(true);
      const wanted = sparksOf(name, BOX, t).filter(({ alpha }) => alpha >= 0.01);
      const places = (puts: readonly { readonly x: number; readonly y: number }[]): string[] =>
        puts.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).sort();
      expect(wanted.length).toBeGreaterThan(10);
      expect(places(drawn())).toEqual(places(wanted.map(({ x, y }) => ({ x: BOX.x + x, y: BOX.y + y }))));
    }
    // When it is over nothing of it is left.
    expect(running.draw(1_000 + FLOURISH, 1)).toBe(false);
    expect(drawn()).toHaveLength(0);
  });

  it("is added to what it falls on if it is light, and covers it if it is smoke", () => {
    const { painter, drawn } = table();
    const blends = (name: FlourishName): ReadonlySet<string> => {
      const moment = painter.flourish(BOX, 0, name);
      moment.draw(0.5, 1);
      const found = new Set(drawn().map(({ blend }) => blend));
      moment.remove();
      return found;
    };
    expect(blends("glow")).toEqual(new Set(["lighter"]));
    expect(blends("pirates")).toEqual(new Set(["lighter", "source-over"]));
  });
});

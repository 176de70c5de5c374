/** The painter for a graphics card, on Phaser's own textures and frames: what is shown has a drawing on a texture, whatever was dropped. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Pose } from "../../../client/face/pose.ts";
import type { Box } from "../../../client/picture/hit-test.ts";
import { rest } from "../../../client/picture/motion/motion.ts";
import type { Atlas } from "../../../client/picture/paint/atlas.ts";
import type { Painter, Sprite } from "../../../client/picture/paint/painter.ts";
import { SceneSurface } from "../../../client/picture/paint/scene-surface.ts";
import { paintOn } from "../../../client/picture/paint/surface-painter.ts";
import { below, type Luck, quickLuck } from "../../../shared/core/base/random.ts";
import { type ImageLike, paper, phaserScene } from "./phaser-scene.ts";

const atlas: Atlas = {
  plate: { fill: ["#eee", "#ccc"], edge: "#555", ink: "#222" },
  load: () => Promise.resolve(),
  bake: (_look, width, height) => paper(width, height),
  speak: () => undefined,
};
const NO_NOTICE = { light: "none", passed: false, raise: 0 } as const;
const BOX: Box = { key: "city", id: 1, x: 50, y: 50, width: 40, height: 20, depth: 1, angle: 0 };
/** The edge of the largest texture: small, so that pages are soon full, and large enough for soft shapes to lie on pages. */
const EDGE = 1152;
const card = (look: string, size = 80): Pose => ({ key: look, kind: "card", look, x: 50, y: 50, width: size, height: size, depth: 1 });

function table() {
  const { scene, images } = phaserScene(EDGE);
  return { painter: paintOn(new SceneSurface(scene), atlas), images };
}

/** Draws the picture once. */
function draw(painter: Painter, sprites: readonly (readonly [Sprite, Pose])[], more: () => void = () => undefined): void {
  for (const [sprite, pose] of sprites) sprite.draw(rest(pose), NO_NOTICE, 1);
  more();
  painter.tidy(false);
}

/** Seen images whose frame is on no texture any more. */
const torn = (images: Iterable<ImageLike>): number =>
  [...images].filter(
    ({ visible, frame }) => visible && (frame?.texture?.frames as Record<string, unknown> | undefined)?.[`${frame?.name}`] !== frame,
  ).length;

afterEach(() => vi.unstubAllGlobals());

describe("A big moment", () => {
  it("is drawn although the first drawing on its page has made room for another", () => {
    const { painter, images } = table();
    const sprite = painter.sprite();
    // Draws each card in turn, until the page is full and the first of them has gone.
    for (let turn = 0; turn < 120; turn++) draw(painter, [[sprite, card(`card:${turn}`)]]);
    const moment = painter.flourish(BOX, 0, "glow");
    draw(painter, [[sprite, card("last")]], () => moment.draw(0.5, 1));
    expect(images.size).toBeGreaterThan(10);
    expect(torn(images)).toBe(0);
  });

  it("keeps its drawing while cards come and go, and gives it back when it is over", () => {
    const { painter, images } = table();
    const sprite = painter.sprite();
    const moment = painter.flourish(BOX, 0, "glow");
    draw(painter, [[sprite, card("first")]], () => moment.draw(0.1, 1));
    for (let turn = 0; turn < 120; turn++) draw(painter, [[sprite, card(`card:${turn}`)]]);
    expect(torn(images)).toBe(0);
    moment.remove();
    expect(images.size).toBeLessThan(4);
  });
});

describe("A piece that is built up", () => {
  it("shows its new look from the foot upwards over the old one, and then nothing but the new one", () => {
    const { painter, images } = table();
    const sprite = painter.sprite();
    const shown = (look: string, part?: number): readonly ImageLike[] => {
      const drawn = rest(card(look));
      sprite.draw(part === undefined ? drawn : { ...drawn, fill: { look: "built", part } }, NO_NOTICE, 1);
      return [...images].filter(({ visible, isCropped }) => visible && isCropped);
    };
    expect(shown("plan")).toEqual([]);
    for (const part of [0.25, 0.75])
      expect(shown("plan", part).map(({ _crop }) => [_crop?.y, _crop?.height])).toEqual([[80 * (1 - part), 80 * part]]);
    expect(shown("built")).toEqual([]);
    expect(torn(images)).toBe(0);
  });
});

describe("A picture whose pages are packed anew", () => {
  it("keeps every drawing that is shown, though no piece is drawn again", () => {
    const { painter, images } = table();
    const sprites = Array.from({ length: 6 }, () => painter.sprite());
    draw(
      painter,
      sprites.map((sprite, at) => [sprite, card(`card:${at}`)]),
    );
    const before = [...images].map(({ frame }) => frame);
    expect(before.length).toBeGreaterThan(6);
    expect(painter.tidy(true)).toBe(true);
    expect(painter.tidy(false)).toBe(false);
    expect(torn(images)).toBe(0);
    expect([...images].filter(({ frame }) => before.includes(frame))).toEqual([]);
  });
});

describe("Nothing that is seen loses its drawing", () => {
  it.each([1, 2, 3, 4, 5, 6])("while pieces, big moments and sizes change at random (%i)", (seed) => {
    const luck = quickLuck(seed);
    const { painter, images } = table();
    const sprites: Sprite[] = [];
    const moments: { readonly effect: ReturnType<Painter["flourish"]>; left: number }[] = [];
    const looks: string[] = [];
    let size = 60;
    let seen = 0;
    for (let turn = 0; turn < 400; turn++) {
      change(luck, painter, sprites, looks);
      if (below(luck, 5) === 0) moments.push({ effect: painter.flourish(BOX, 0, "glow"), left: 1 + below(luck, 6) });
      const resized = below(luck, 60) === 0;
      if (resized) size = 40 + below(luck, 60);
      if (below(luck, 10) === 0) painter.prepare(`card:${below(luck, 500)}`, size, size, false);
      for (const [at, sprite] of sprites.entries()) {
        const light = (["none", "lit", "marked"] as const)[below(luck, 3)]!;
        sprite.draw(rest({ ...card(looks[at]!, size), digits: `${below(luck, 30)}` }), { light, passed: false, raise: 0 }, 1);
      }
      for (const moment of moments) moment.effect.draw(1 / ++moment.left, 1);
      painter.tidy(resized);
      expect(torn(images)).toBe(0);
      seen += images.size;
      for (const moment of moments.splice(0)) {
        if (moment.left < 8) moments.push(moment);
        else moment.effect.remove();
      }
    }
    expect(seen).toBeGreaterThan(10_000);
  });
});

/** Some pieces come, go, or show another card. */
function change(luck: Luck, painter: Painter, sprites: Sprite[], looks: string[]): void {
  while (sprites.length < 6 + below(luck, 8)) {
    looks[sprites.length] = `card:${below(luck, 500)}`;
    sprites.push(painter.sprite());
  }
  if (below(luck, 4) === 0) {
    sprites.pop()?.remove();
    looks.pop();
  }
  const at = below(luck, sprites.length);
  looks[at] = `card:${below(luck, 500)}`;
}

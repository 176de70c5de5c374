/** Draws with the graphics card: every piece is a few textures of Phaser's. */
import type { Scene } from "phaser";
import type { Atlas } from "./atlas.ts";
import { addFlourish } from "./flourish.ts";
import type { Painter } from "./painter.ts";
import { addSprite } from "./sprite.ts";
import { storeTextures } from "./textures.ts";

export function webglPainter(scene: Scene, atlas: Atlas): Painter {
  const textures = storeTextures(scene.textures, atlas, () => scene.scale.width * scene.scale.height);
  return {
    sprite: () => addSprite(scene, textures),
    flourish: (piece, name) => addFlourish(scene, textures.round, piece, name),
    makeAll: textures.makeAll,
    prepare(look, width, height, flat) {
      textures.drawing(look, width, height);
      if (!flat) textures.soft(look, width, height);
    },
    tidy: textures.tidy,
    missing: textures.missing,
    clear: textures.clear,
  };
}

/** The painter, on any surface: every piece is an image or a few. */
import type { Atlas } from "./atlas.ts";
import { SurfaceFlourish } from "./flourish.ts";
import type { Painter } from "./painter.ts";
import { SheetStore } from "./sheet-store.ts";
import { PieceSprite } from "./sprite.ts";
import type { Surface } from "./surface.ts";

export function paintOn(surface: Surface, atlas: Atlas): Painter {
  const sheets = new SheetStore(surface, atlas);
  return {
    sprite: () => new PieceSprite(surface, sheets),
    flourish: (...big) => new SurfaceFlourish(surface, (what) => sheets.spark(what), ...big),
    makeAll: () => sheets.makeAll(),
    prepare(look, width, height, flat) {
      sheets.drawing(look, width, height);
      if (surface.layers && !flat) sheets.soft(look, width, height);
    },
    tidy: (all) => sheets.tidy(all),
    missing: () => sheets.missing(),
    clear: () => sheets.clear(),
  };
}

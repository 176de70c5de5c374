/** Writes the posters of the front page: paintings of the games, drawn by the code beside this file, with their names, as few bytes as can be. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { GAME_IDS } from "../shared/listed-games.ts";
import { withPackages } from "./borrowed-packages.ts";
import { POSTERS_FOLDER, posterOf } from "./posters/posters.ts";
import { root } from "./settings.ts";

interface Svgo {
  optimize(svg: string, options: { readonly multipass: true; readonly floatPrecision: number }): { readonly data: string };
}

await withPackages("posters", ["svgo@4.0.0"], async (load) => {
  const { optimize } = load("svgo") as Svgo;
  mkdirSync(join(root, POSTERS_FOLDER), { recursive: true });
  for (const game of GAME_IDS) {
    const svg = optimize(posterOf(game), { multipass: true, floatPrecision: 1 }).data;
    writeFileSync(join(root, POSTERS_FOLDER, `${game}.svg`), `${svg}\n`);
    const served = brotliCompressSync(svg).length;
    console.log(`Quayside posters: ${game}: ${(svg.length / 1000).toFixed(1)} KB, ${(served / 1000).toFixed(1)} as served`);
  }
});

/** How much code there is, and how much of it a visitor fetches: kilobytes as served, compressed by Brotli. */
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { shelf } from "../../client/games/shelf.ts";
import { UI_TEXT } from "../../client/text/languages.ts";
import { root } from "../../scripts/settings.ts";
import type { Bench } from "./common/bench.ts";
import { rounded, sum } from "./common/figures.ts";

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** What a table needs beside its game, by the modules that are imported when one opens. */
const TABLE = ["/client/ui/table/table-screen.ts", "/client/picture/board/mount-table.ts", "/client/picture/board/phaser-surface.ts"];
const LISTED = 10;
/** Elasund has 316.1, with what watchers say and see. */
const FIRST_BOARD = 320;

export const bundle: Bench = {
  limits: {
    // 12 of it are what guests arrange with each other, 21 are the analysis board with what judges a position, 14 the reasons of moves, 8 exercises from own matches, 12 what wins over many matches, 5 the endings, 10 the lessons on one topic, 3 devices and passkeys, 4 coats of arms, 3 embeds and the picture to share, and 2 the music: fetched with the first hint, analysis or puzzle, and once a table is idle.
    "bundle.code": 645,
    ...Object.fromEntries(shelf.map(({ id }) => [`bundle.${id}.firstBoard`, FIRST_BOARD])),
    "bundle.frontPage": 125,
  },

  async run({ games, say }) {
    const built = (await build({
      root: `${root}/client`,
      configFile: `${root}/vite.config.ts`,
      logLevel: "error",
      build: { write: false },
    })) as {
      output: readonly Output[];
    };
    const files = new Map(built.output.filter(isCounted).map((file) => [file.fileName, file]));
    const sizes = new Map([...files].map(([name, file]) => [name, kilobytes(file)]));
    const sizeOf = (names: ReadonlySet<string>): number => rounded(sum([...names].map((name) => sizes.get(name) ?? 0)));
    const fileOf = (module: string): string => {
      const found = [...files.values()].find((file) => file.type === "chunk" && file.facadeModuleId?.endsWith(module));
      if (found === undefined) throw new Error(`the build has no chunk of ${module}`);
      return found.fileName;
    };
    const withImports = (...names: readonly string[]): Set<string> => {
      const all = new Set<string>();
      const add = (name: string): void => {
        const file = files.get(name);
        if (all.has(name) || file === undefined) return;
        all.add(name);
        if (file.type === "chunk") for (const imported of file.imports) add(imported);
      };
      for (const name of names) add(name);
      return all;
    };
    const page = String((files.get("index.html") as Rolldown.OutputAsset).source);
    // The page fetches all that it names.
    const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = ""]) => name);
    const front = ["index.html", ...named];
    const firstBoard = (game: string): Set<string> =>
      withImports(...front, ...TABLE.map(fileOf), fileOf(`/client/games/${game}/face.ts`), fileOf(`/client/games/${game}/text/en/play.ts`));

    const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, LISTED);
    for (const [name, size] of largest) say(`${name.padEnd(44)} ${rounded(size)} kB`);
    return {
      "bundle.code": sizeOf(new Set(files.keys())),
      "bundle.frontPage": sizeOf(withImports(...front)),
      ...Object.fromEntries(games.map(({ id }) => [`bundle.${id}.firstBoard`, sizeOf(firstBoard(id))])),
      "bundle.largestFile": rounded(Math.max(...sizes.values())),
    };
  },
};

const OTHER_LANGUAGE = new RegExp(
  `/text/(${Object.keys(UI_TEXT)
    .filter((id) => id !== "en")
    .join("|")})[./]`,
  "i",
);

/** Nobody fetches two languages; puzzles are data. */
const isCounted = (file: Output): boolean =>
  /\.(?:js|css|html)$/.test(file.fileName) &&
  !(file.type === "chunk" && (/\.json$/.test(file.facadeModuleId ?? "") || file.moduleIds.every((id) => OTHER_LANGUAGE.test(id))));

const kilobytes = (file: Output): number => brotliCompressSync(file.type === "chunk" ? file.code : file.source).length / 1_000;

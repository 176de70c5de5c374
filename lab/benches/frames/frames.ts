/**
 * What the picture costs in a browser that draws by software: draw calls, script time of a frame, garbage, textures at 4K, what 50 matches in
 * one tab leave behind, and what life at rest takes of a core. The fullest board of each game, from its golden records.
 */

import { buildClient } from "../../../scripts/client.ts";
import { clientFolder } from "../../../scripts/settings.ts";
import { serve } from "../../../server/main.ts";
import { GAME_IDS } from "../../../shared/listed-games.ts";
import { launch } from "../../../test/browser/harness/browser.ts";
import type { Bench } from "../common/bench.ts";
import { type Figures, percentile, rounded } from "../common/figures.ts";
import { type Board, fullestBoard } from "./boards.ts";
import { coreShare } from "./core-share.ts";
import { openBoard, openNext, type Tab, traced } from "./tab.ts";

const MEGABYTE = 2 ** 20;
/** Compared are the last one and one of the same game, when every game's code is there. */
const MATCHES = { first: 9, all: 51 } as const;
const each = (figure: string, limit: number): Figures => Object.fromEntries(GAME_IDS.map((game) => [`${game}.${figure}`, limit]));
/** Figures by which a fast and a slow machine differ. */
const TIMED = ["framesDrawn", "scriptP95", "longestGarbage", "lifeShare"];

export const frames: Bench = {
  limits: {
    ...each("callsAtRest", 40),
    ...each("callsAtPeak", 80),
    ...each("scriptP95", 3),
    ...each("longestGarbage", 8),
    ...each("textures4K", 256),
    ...each("lifeShare", 3),
    // Growth of objects, and of what the browser keeps for them, from the tenth match to the last one; without compiled code.
    "tab.heapGrowth": 1.1,
    "tab.nativeGrowth": 1.1,
    "tab.listenersLeft": 20,
  },
  targets: each("framesDrawn", 20),
  timed: GAME_IDS.flatMap((game) => TIMED.map((figure) => `${game}.${figure}`)),

  async run({ games, short, say }) {
    await buildClient(say);
    const serving = await serve({ port: 0, clientFolder, maxRequests: 1e9 });
    const figures: Record<string, number> = {};
    const browser = await launch();
    try {
      const all = games.map((game) => fullestBoard(game)).sort((a, b) => b.pieces - a.pieces);
      const boards = short ? all.slice(0, 1) : all;
      for (const board of boards) {
        say(`${board.game}: frame ${board.frame}, ${board.pieces} pieces`);
        const measured = await measure(await openBoard(browser, serving.port, board), board, short);
        say(JSON.stringify(measured));
        for (const [name, value] of Object.entries(measured)) figures[`${board.game}.${name}`] = value;
      }
      if (short) return figures;
      return { ...figures, ...(await manyMatches(await openBoard(browser, serving.port, boards[0] as Board), boards)) };
    } finally {
      await browser.close();
      await serving.close();
    }
  },
};

async function measure(tab: Tab, board: Board, short: boolean): Promise<Figures> {
  const calls = await tab.callsAtRest();
  const time = short ? 1_500 : 12_000;
  const drawn = await tab.play(board, time, true);
  const { scripts, pauses } = await traced(tab.page, () => tab.play(board, time, false));
  // A short measurement cannot be told from the noise of the machine.
  const life = short ? {} : { lifeShare: rounded(await coreShare(tab, 15_000), 2) };
  await tab.resizeTo4K(board);
  const textures = await tab.textureBytes();
  await tab.close();
  return {
    pieces: board.pieces,
    callsAtRest: calls,
    callsAtPeak: Math.max(...drawn),
    framesDrawn: scripts.length,
    scriptP95: rounded(percentile(scripts, 0.95), 2),
    longestGarbage: rounded(Math.max(0, ...pauses), 2),
    textures4K: rounded(textures / MEGABYTE),
    ...life,
  };
}

/** Opens one match after the other in one tab. */
async function manyMatches(tab: Tab, boards: readonly Board[]): Promise<Figures> {
  let before = await tab.heap();
  for (let match = 1; match <= MATCHES.all; match++) {
    await openNext(tab, boards[match % boards.length] as Board, match);
    if (match === MATCHES.first) before = await tab.heap();
  }
  const after = await tab.heap();
  await tab.close();
  return {
    "tab.matches": MATCHES.all,
    "tab.heapMegabytes": rounded(after.objects / MEGABYTE),
    "tab.heapGrowth": rounded(after.objects / before.objects, 3),
    "tab.nativeMegabytes": rounded(after.native / MEGABYTE),
    "tab.nativeGrowth": rounded(after.native / before.native, 3),
    "tab.listenersLeft": after.listeners - before.listeners,
    // The browser keeps decoded drawings, documents of their own, for a while.
    "tab.nodesLeft": after.nodes - before.nodes,
  };
}

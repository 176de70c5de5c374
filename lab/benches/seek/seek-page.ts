/** Seeks in a real page that draws by software: how long its script takes, and how long it is until the frame is drawn. */

import type { ReplayFeed } from "../../../client/feed/replay.ts";
import { buildClient } from "../../../scripts/client.ts";
import { clientFolder } from "../../../scripts/settings.ts";
import { serve } from "../../../server/main.ts";
import { type MatchRecord, writeRecord } from "../../../shared/core/match/record.ts";
import { launch, open, PLAINLY } from "../../../test/browser/harness/browser.ts";
import { type Figures, median, percentile, rounded } from "../common/figures.ts";

const PATH = "/seek.record";
const SETTINGS = JSON.stringify({ speed: "instant", volume: 0, motion: "less" });

export async function seeksInPage(record: MatchRecord, places: readonly number[]): Promise<Figures> {
  await buildClient();
  const serving = await serve({ port: 0, clientFolder, maxRequests: 1e9 });
  const browser = await launch(PLAINLY);
  try {
    const { page } = await open(browser, "about:blank");
    await page.route(`**${PATH}`, (route) => route.fulfill({ body: writeRecord(record), contentType: "text/plain" }));
    await page.addInitScript((settings) => localStorage.setItem("quayside.settings", settings), SETTINGS);
    await page.goto(`http://localhost:${serving.port}/#replay=${PATH}&frame=1&seat=0`);
    await page.waitForFunction(() => globalThis.quayside?.table?.shown?.number === 1);
    const { script, drawn } = await page.evaluate(async (frames) => {
      const drawing = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      const { playback } = globalThis.quayside.feed as ReplayFeed;
      const times = { script: [] as number[], drawn: [] as number[] };
      for (const frame of frames) {
        await drawing();
        const start = performance.now();
        playback.seek(frame);
        times.script.push(performance.now() - start);
        await drawing();
        times.drawn.push(performance.now() - start);
      }
      return times;
    }, places);
    return {
      "seek.page.scriptMedian": rounded(median(script)),
      "seek.page.scriptP95": rounded(percentile(script, 0.95)),
      "seek.page.drawnMedian": rounded(median(drawn)),
      "seek.page.drawnP95": rounded(percentile(drawn, 0.95)),
    };
  } finally {
    await browser.close();
    await serving.close();
  }
}

/**
 * `npm run shots [-- WORD [SIZE]]`: pictures of records at chosen frames into shots/, for a person to look at each of them.
 * Everything goes the way of a player who follows a replay link.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { serve } from "../server/main.ts";
import { launch, open } from "../test/browser/harness/browser.ts";
import { buildClient } from "./client.ts";
import { clientFolder, root } from "./settings.ts";
import { SHOTS, type Shot, SIZES } from "./shot-list.ts";

const folder = join(root, "shots");
const [word = "", sizeWord = ""] = process.argv.slice(2);
const wanted = SHOTS.filter(({ name }) => name.includes(word));
const sizes = SIZES.filter(({ name }) => name.includes(sizeWord));

await buildClient();
if (word === "") rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const serving = await serve({ port: 0, clientFolder, maxRequests: 1e9 });
const browser = await launch();
let failed = 0;
for (const [number, shot] of wanted.entries()) {
  for (const size of sizes) {
    const name = `${shot.name}-${size.name}.png`;
    console.log(`${number + 1} of ${wanted.length}: ${name}`);
    const { page, wrong } = await open(browser, "about:blank", size.options);
    // Pictures show the final state, not the animation.
    await page.addInitScript(() =>
      localStorage.setItem("quayside.settings", JSON.stringify({ speed: "instant", volume: 0, motion: "less" })),
    );
    await show(page, shot);
    await page.screenshot({ path: join(folder, name) });
    if (wrong.length > 0) console.error(`  went wrong: ${wrong.join("; ")}`);
    failed += wrong.length;
    await page.context().close();
  }
}
await browser.close();
await serving.close();
console.log(`Quayside: ${wanted.length * sizes.length} pictures in shots/. Look at every one.`);
process.exit(failed > 0 ? 1 : 0);

async function show(page: Page, shot: Shot): Promise<void> {
  const address = `http://localhost:${serving.port}/`;
  if (shot.record === undefined) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    return;
  }
  const record = readFileSync(join(root, "test/golden", shot.record), "utf8");
  await page.route("**/shot.record", (route) => route.fulfill({ body: record, contentType: "text/plain" }));
  await page.goto(`${address}#replay=/shot.record&frame=${shot.frame}&seat=${shot.seat ?? 0}`);
  await page.waitForFunction(() => globalThis.quayside?.table?.shown !== undefined);
  if (shot.hover !== undefined) await hover(page, shot.hover);
  if (shot.press !== undefined) await page.getByRole("button", { name: shot.press }).click();
  // Two animation frames after the final state.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.waitForTimeout(shot.hover === undefined && shot.press === undefined ? 300 : 2_500);
}

async function hover(page: Page, piece: string): Promise<void> {
  const at = await page.evaluate((key) => {
    const box = globalThis.quayside.table?.boxOf(key);
    const picture = document.querySelector(".picture")?.getBoundingClientRect();
    return box && picture && { x: picture.x + box.x + box.width / 2, y: picture.y + box.y + box.height / 2 };
  }, piece);
  if (at !== undefined) await page.mouse.move(at.x, at.y, { steps: 3 });
}

/**
 * `npm run shots`: pictures of every screen and of golden records into shots/, and sheets of twelve to look through them.
 * Options: --only NAME (part of a name, any number of times), --size 1920x1080 (instead of each shot's own, any number of times), --language nb, --folder PATH, --strips (film strips of ten moments instead;
 * with --webgl they are drawn by WebGL), --evening (in the look of the evening), --readme (the pictures of README, as small WebP files into docs/pictures), --cards (those of links, into assets/cards, made of the README's), --accept (the pictures
 * that `npm test` compares with, into test/pictures: all, or with --only those of exactly these names).
 */
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type LanguageId, UI_TEXT } from "../client/text/languages.ts";
import { buildClient } from "../scripts/client.ts";
import { clientFolder, root, stop } from "../scripts/settings.ts";
import { serve } from "../server/main.ts";
import { launch, PLAINLY } from "../test/browser/harness/browser.ts";
import type { Kept } from "./shots/camera.ts";
import { writeSheets } from "./shots/contact-sheet.ts";
import { writeLinkCards } from "./shots/link-cards.ts";
import { AS_REFERENCES, COMPARED, emptyReferences, REFERENCES } from "./shots/references.ts";
import { SIZES, type SizeName, USUAL } from "./shots/sizes.ts";
import { writeStrips } from "./shots/strips.ts";
import { type Studio, takePictures } from "./shots/studio.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] as string[] },
    size: { type: "string", multiple: true, default: [] as string[] },
    language: { type: "string", default: "en" },
    strips: { type: "boolean", default: false },
    webgl: { type: "boolean", default: false },
    readme: { type: "boolean", default: false },
    cards: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
    evening: { type: "boolean", default: false },
    folder: { type: "string", default: "" },
  },
});
const README: Kept = { width: 1280, quality: 50, sizes: USUAL };
const README_PICTURES = ["lobby", "puerto-rico-5-role", "duel-age2", "elasund-4-permit"];

if (!(values.language in UI_TEXT)) stop(`--language must be one of ${Object.keys(UI_TEXT).join(", ")}.`);
const language = values.language as LanguageId;
if (values.size.some((size) => !(size in SIZES))) stop(`--size must be one of ${Object.keys(SIZES).join(", ")}.`);
if (values.cards) {
  const browser = await launch(PLAINLY);
  await writeLinkCards(browser);
  await browser.close();
  process.exit(0);
}
const usualFolder = values.accept ? REFERENCES : values.readme ? "docs/pictures" : language === "en" ? "shots" : `shots/${language}`;
const folder = resolve(root, values.folder || usualFolder);
const started = performance.now();

await buildClient();
const only = values.readme ? README_PICTURES : values.accept && values.only.length === 0 ? COMPARED : values.only;
if (values.accept) emptyReferences(values.only);
else if (only.length === 0 && !values.strips) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const serving = await serve({
  port: 0,
  clientFolder,
  maxRequests: 1e9,
  maxTables: 1e9,
  maxUnfinishedTables: 1e9,
  maxCalls: 1e9,
  maxGuests: 1e9,
  webhooks: {},
  // No person plays: bots need no pauses, and the queue shows how it counts.
  timings: { botDelay: () => 0, animationTime: () => 0, queueWait: 60_000, watchDelay: 5_000, grace: 8_000 },
});
// Software draws: a graphics card that software plays takes ten times as long, and the picture is the same.
const browser = await launch(...(values.webgl ? [] : [PLAINLY]));
const studio: Studio = {
  browser,
  folder,
  language,
  evening: values.evening,
  text: await UI_TEXT[language](),
  port: serving.port,
  only,
  sizes: values.size as SizeName[],
  kept: values.accept ? AS_REFERENCES : values.readme ? README : undefined,
};
const wrong = await (values.strips ? film() : photograph());
await browser.close();
await serving.close();
for (const what of wrong) console.error(what);
process.exit(wrong.length > 0 ? 1 : 0);

async function photograph(): Promise<readonly string[]> {
  const pictures = await takePictures(studio);
  const sheets = studio.kept ? 0 : await writeSheets(browser, folder, pictures.files);
  console.log(
    `Quayside: ${pictures.files.length} pictures and ${sheets} sheets of them in ${folder}, in ${seconds()} s. Look at every one.`,
  );
  for (const what of pictures.small) console.log(`too small: ${what}`);
  return pictures.wrong;
}

async function film(): Promise<readonly string[]> {
  console.log(`Quayside: ${await writeStrips({ ...studio, webgl: values.webgl })} film strips in ${folder}, in ${seconds()} s.`);
  return [];
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1_000);
}

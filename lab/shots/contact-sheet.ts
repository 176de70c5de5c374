/** Many pictures in one: they can be looked at quickly, side by side. */
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";

const PER_SHEET = 12;
const COLUMNS = 3;
const WIDTH = 2_000;

export interface SheetPicture {
  /** A path beside the sheet, or a data URL. */
  readonly file: string;
  readonly label: string;
}

/** Gives how many sheets there are. */
export async function writeSheets(browser: Browser, folder: string, files: readonly string[]): Promise<number> {
  const count = Math.ceil(files.length / PER_SHEET);
  for (let at = 0; at < count; at++) {
    const pictures = files.slice(at * PER_SHEET, (at + 1) * PER_SHEET).map((file) => ({ file, label: file }));
    await writeSheet(browser, join(folder, `sheet-${String(at + 1).padStart(2, "0")}.png`), pictures, COLUMNS);
  }
  return count;
}

export async function writeSheet(browser: Browser, path: string, pictures: readonly SheetPicture[], columns: number): Promise<void> {
  const style = "img { display: block; width: 100% }";
  const figures = pictures.map(({ file, label }) => `<figure><img src="${file}"><figcaption>${label}</figcaption></figure>`);
  await writeFigures(browser, path, figures, { columns, style });
}

/** Figures of a page side by side, as a picture. */
export async function writeFigures(
  browser: Browser,
  path: string,
  figures: readonly string[],
  { columns, style }: { readonly columns: number; readonly style: string },
): Promise<void> {
  const all = `body { margin: 0; background: #1d2c46; color: #ffe9bf; font: 15px sans-serif }
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 6px; padding: 6px; align-items: start }
    figure { margin: 0 } ${style}`;
  const html = join(dirname(path), "sheet.html");
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${all}</style>${figures.join("")}`);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  rmSync(html);
}

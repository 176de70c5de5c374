/** The pictures of a film strip, all cut alike, on sheets; the first of them shows the whole table with the cut marked. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type SheetPicture, writeFigures } from "./contact-sheet.ts";
import type { Area, Film } from "./moving-box.ts";

/** Columns of a sheet, which has as many rows; fewer where the pictures show most of the table. */
const COLUMNS = { small: 4, large: 3 } as const;
/** A cut is large from this share of the whole table's width on. */
const LARGE = 0.6;
/** Differences are looked for in pictures that are this many times smaller. */
const SMALLER = 4;

/** The pictures in shades of grey, small. */
export async function filmOf(page: Page, pictures: readonly SheetPicture[]): Promise<Film> {
  let size = { width: 0, height: 0 };
  const greys: Uint8Array[] = [];
  for (const { file } of pictures) {
    const { width, height, bytes } = await page.evaluate(greyOf, { file, smaller: SMALLER });
    size = { width, height };
    greys.push(Uint8Array.from(Buffer.from(bytes, "base64")));
  }
  return { ...size, pictures: greys };
}

/** Runs in the page. */
async function greyOf({ file, smaller }: { readonly file: string; readonly smaller: number }) {
  const image = new Image();
  image.src = file;
  await image.decode();
  const canvas = document.createElement("canvas");
  const width = Math.round(image.width / smaller);
  const height = Math.round(image.height / smaller);
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
  brush.drawImage(image, 0, 0, width, height);
  const { data } = brush.getImageData(0, 0, width, height);
  let bytes = "";
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    bytes += String.fromCharCode(Math.round((red + 2 * green + blue) / 4));
  }
  return { width, height, bytes: btoa(bytes) };
}

export interface Cut {
  readonly crop: Area;
  readonly whole: { readonly width: number; readonly height: number };
}

/** Gives how many sheets there are. */
export async function writeStripSheets(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly SheetPicture[],
  cut: Cut,
): Promise<number> {
  const middle = pictures[Math.floor(pictures.length / 2)];
  const figures = [...(middle === undefined ? [] : [keyFigure(middle, cut)]), ...pictures.map((picture) => cutFigure(picture, cut))];
  const style = `.cut { position: relative; overflow: hidden } .cut img { position: absolute }
    .key img { width: 100%; display: block } .key { position: relative } .key div { position: absolute; outline: 3px solid #ffd36b }`;
  const columns = cut.crop.width > LARGE * cut.whole.width ? COLUMNS.large : COLUMNS.small;
  const perSheet = columns ** 2;
  let sheets = 0;
  for (; sheets * perSheet < figures.length; sheets++) {
    const part = figures.slice(sheets * perSheet, (sheets + 1) * perSheet);
    await writeFigures(browser, join(folder, `strip-${name}-${sheets + 1}.png`), part, { columns, style });
  }
  return sheets;
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

function keyFigure({ file, label }: SheetPicture, { crop, whole }: Cut): string {
  const mark = [
    `left:${percent(crop.x, whole.width)};top:${percent(crop.y, whole.height)}`,
    `width:${percent(crop.width, whole.width)};height:${percent(crop.height, whole.height)}`,
  ].join(";");
  return `<figure><div class="key"><img src="${file}"><div style="${mark}"></div></div><figcaption>the table, ${label}</figcaption></figure>`;
}

function cutFigure({ file, label }: SheetPicture, { crop, whole }: Cut): string {
  const at = [
    `left:${percent(-crop.x, crop.width)};top:${percent(-crop.y, crop.height)}`,
    `width:${percent(whole.width, crop.width)};height:${percent(whole.height, crop.height)}`,
  ].join(";");
  const shape = `aspect-ratio:${crop.width}/${crop.height}`;
  return `<figure><div class="cut" style="${shape}"><img src="${file}" style="${at}"></div><figcaption>${label}</figcaption></figure>`;
}

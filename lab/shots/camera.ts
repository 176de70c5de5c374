/** One page that is taken from shot to shot: opening pages would take most of the time. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { open } from "../../test/browser/harness/browser.ts";
import { SIZES, type Size, type SizeName } from "./sizes.ts";

export interface Camera {
  readonly page: Page;
  /** Errors of the page so far. */
  readonly wrong: readonly string[];
  /** Lays the page out in a window. */
  resize(size: SizeName): Promise<void>;
  /** Waits until everything is drawn, and writes the picture; gives its file's name. */
  shoot(name: string): Promise<string>;
  /** A part of the page at once, as it is, scaled; as a data URL. */
  part(selector: string, scale: number): Promise<string>;
  close(): Promise<void>;
}

/** Pictures that are committed: small WebP files. */
export interface Kept {
  /** In pixels of the file. */
  readonly width: number;
  readonly quality: number;
  /** In which of its windows a shot is kept. */
  readonly sizes: readonly SizeName[];
}

interface CameraOptions {
  readonly browser: Browser;
  readonly folder: string;
  readonly settings: object;
  readonly name: string;
  readonly kept?: Kept | undefined;
  prepare?(context: BrowserContext): Promise<unknown>;
}

/** Larger pictures are stored as JPEG: packing them as PNG takes seconds. */
const MOST_PIXELS_OF_PNG = 1_500_000;
const QUALITY = 85;
const PATIENCE = 20_000;
const RESIZED = 300;
const MOST_LOOKS = 12;

export async function openCamera({ browser, folder, settings, name, kept, prepare }: CameraOptions): Promise<Camera> {
  const { page, wrong } = await open(browser, "about:blank", {}, async (context) => {
    const kept = { "quayside.settings": JSON.stringify(settings), "quayside.name": name };
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, kept);
    // A screen that does not come costs one picture, not the rest.
    context.setDefaultTimeout(PATIENCE);
    await prepare?.(context);
  });
  const devices = await page.context().newCDPSession(page);
  let size: Size = SIZES["1280x720"];
  return {
    page,
    wrong,
    async resize(wanted) {
      size = SIZES[wanted];
      const { width, height, pixelRatio } = size;
      await devices.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: pixelRatio, mobile: false });
      // A picture is laid out again once its window keeps still.
      await page.waitForTimeout(RESIZED);
    },
    async shoot(shot) {
      await settle(page);
      const large = size.width * size.height * size.pixelRatio ** 2 > MOST_PIXELS_OF_PNG;
      const format = kept ? "webp" : large ? "jpeg" : "png";
      const { width, height } = size;
      const look = async (): Promise<string> => {
        const { data } = await devices.send("Page.captureScreenshot", {
          format,
          quality: kept?.quality ?? QUALITY,
          optimizeForSpeed: kept === undefined,
          ...(kept && kept.width !== width && { clip: { x: 0, y: 0, width, height, scale: kept.width / width } }),
        });
        return data;
      };
      let data = await look();
      // What is kept to be compared is a picture at rest: on a busy machine a piece may still be on its way.
      for (let looks = 1, last = ""; kept && data !== last && looks < MOST_LOOKS; looks++) [last, data] = [data, await look()];
      const file = `${shot}.${format === "jpeg" ? "jpg" : format}`;
      writeFileSync(join(folder, file), data, "base64");
      return file;
    },
    async part(selector, scale) {
      const box = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
      const clip = { x: box.x, y: box.y, width: box.width, height: box.height, scale };
      const { data } = await devices.send("Page.captureScreenshot", { format: "jpeg", quality: QUALITY, clip, optimizeForSpeed: true });
      return `data:image/jpeg;base64,${data}`;
    },
    close: () => page.context().close(),
  };
}

/** Fonts, drawings and the table's pieces are there, and two animation frames have been drawn with them. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".table-screen:not([data-ready])") === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const ended = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime as number));
    for (const one of ended) if (!(one.effect as KeyframeEffect)?.target?.closest(".toast")) one.finish();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

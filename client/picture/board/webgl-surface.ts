/** The way to the graphics card: whether there is one, and its renderer, which is large and fetched only if so. */
import type { DrawingSurface, SurfaceOptions } from "./drawing-surface.ts";

/** Phaser reports no failure to start: it is given up after these milliseconds. */
const PATIENCE = 30_000;

const renderer = () => import("./phaser-surface.ts");

/** Fetched and compiled ahead; rejects if it cannot be fetched now. */
export const preloadRenderer = async (): Promise<unknown> => hasWebgl() && renderer();

export async function webglSurface(options: SurfaceOptions): Promise<DrawingSurface> {
  if (!hasWebgl()) throw new NoWebgl("this browser has no WebGL");
  const { openPhaser } = await renderer();
  const late = new Promise<never>((_opened, fail) => setTimeout(() => fail(new Error("the renderer does not begin")), PATIENCE));
  return Promise.race([openPhaser(options), late]);
}

/** This is no error to report: many machines have none. */
export class NoWebgl extends Error {}

let webgl: boolean | undefined;

/** Whether WebGL works, on a graphics card or in software. Asked once: to open it takes a slow machine a tenth of a second. */
function hasWebgl(): boolean {
  if (webgl === undefined) {
    const card = document.createElement("canvas").getContext("webgl");
    // Browsers allow few of them at once.
    card?.getExtension("WEBGL_lose_context")?.loseContext();
    webgl = card !== null;
  }
  return webgl;
}

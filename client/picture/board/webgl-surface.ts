/** The way to the graphics card: whether there is one, and its renderer, which is large and fetched only if so. */
import type { DrawingSurface, SurfaceParts } from "./drawing-surface.ts";

/** Phaser reports no failure to start: it is given up after these milliseconds. */
const PATIENCE = 30_000;

const renderer = () => import("./phaser-surface.ts");

/** Fetched and compiled ahead; rejects if it cannot be fetched now. */
export const preloadRenderer = async (): Promise<unknown> => hasCard() && renderer();

export async function cardSurface(parts: SurfaceParts): Promise<DrawingSurface> {
  if (!hasCard()) throw new NoCard("this browser has no WebGL");
  const { phaserSurface: openCanvas } = await renderer();
  const late = new Promise<never>((_opened, fail) => setTimeout(() => fail(new Error("the renderer does not begin")), PATIENCE));
  return Promise.race([openCanvas(parts), late]);
}

/** Not an error: many a machine has none. */
export class NoCard extends Error {}

/** Whether WebGL works, on a graphics card or in software. */
function hasCard(): boolean {
  const card = document.createElement("canvas").getContext("webgl");
  // Browsers allow few of them at once.
  card?.getExtension("WEBGL_lose_context")?.loseContext();
  return card !== null;
}

/** What a picture is drawn on: Phaser's canvas, a plain one, or nothing, where all of it is in words. */
import { until } from "../../base/until.ts";
import { layer } from "../loading.ts";
import type { Measure } from "../measure.ts";
import { CanvasSurface } from "../paint/canvas-surface.ts";
import type { Surface } from "../paint/surface.ts";

/** In the page. */
export interface DrawingSurface extends Surface {
  resize(measure: Measure): void;
  render(now: number): void;
}

export interface SurfaceOptions {
  readonly parent: HTMLElement;
  readonly signal: AbortSignal;
  measure(): Measure;
  /** The graphics card has forgotten everything, and is back. */
  lost(): void;
  restored(): void;
}

/** Serves also if there is no picture at all: then nothing is put on it. */
export function canvasSurface({ parent, measure, signal }: Omit<SurfaceOptions, "lost" | "restored">): DrawingSurface {
  const canvas = layer(parent, document.createElement("canvas"));
  const surface = new CanvasSurface(canvas);
  surface.resize(measure());
  until(signal, () => canvas.remove());
  return surface;
}

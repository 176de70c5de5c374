/** What a picture is drawn on: the graphics card's canvas, a plain canvas, or nothing, where all of it is in words. */
import { until } from "../../base/until.ts";
import { layer } from "../loading.ts";
import type { Measure } from "../measure.ts";
import type { Atlas } from "../paint/atlas.ts";
import { canvasPainter } from "../paint/canvas-painter.ts";
import type { Painter } from "../paint/painter.ts";

export interface DrawingSurface {
  readonly painter: Painter;
  resize(measure: Measure): void;
  render(now: number): void;
}

export interface SurfaceOptions {
  readonly parent: HTMLElement;
  readonly atlas: Atlas;
  readonly signal: AbortSignal;
  measure(): Measure;
  /** The graphics card has forgotten everything, and is back. */
  lost(): void;
  restored(): void;
}

/** Serves also if there is no picture at all: then nothing is put on it. */
export function canvasSurface({ parent, atlas, measure, signal }: Omit<SurfaceOptions, "lost" | "restored">): DrawingSurface {
  const canvas = layer(parent, document.createElement("canvas"));
  const painter = canvasPainter(canvas, atlas);
  const resize = ({ width, height, ratio }: Measure): void => {
    painter.resize(Math.round(width * ratio), Math.round(height * ratio));
    Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
  };
  resize(measure());
  until(signal, () => canvas.remove());
  return { painter, resize, render: painter.paint };
}

/** What a picture is drawn on: the graphics card's canvas, plain pieces of the page, or nothing, where all of it is in words. */
import type { Atlas } from "../stage/painter/atlas.ts";
import type { Painter } from "../stage/painter/painter.ts";
import { plainPainter } from "../stage/painter/plain-painter.ts";
import { layer } from "./loading.ts";
import type { Measure } from "./measure.ts";

export interface DrawingSurface {
  readonly painter: Painter;
  resize(measure: Measure): void;
  render(now: number): void;
  close(): void;
}

export interface SurfaceParts {
  readonly parent: HTMLElement;
  readonly atlas: Atlas;
  measure(): Measure;
  /** The graphics card has forgotten everything, and is back. */
  lost(): void;
  restored(): void;
}

/** Also for no picture at all: then nothing is put on it. */
export function plainSurface({ parent, atlas }: Pick<SurfaceParts, "parent" | "atlas">): DrawingSurface {
  const page = layer(parent, document.createElement("div"));
  return {
    painter: plainPainter(page, atlas),
    resize: () => undefined,
    render: () => undefined,
    close: () => page.remove(),
  };
}

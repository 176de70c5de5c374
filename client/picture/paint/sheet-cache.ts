/** The sheets that lie on a surface: each is kept until its room is needed for another and no image shows it. */
import type { Spot, Surface } from "./surface.ts";

/** A drawing on a surface. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly spot: Spot;
  /** How many images show it: as long as there is one, it stays. */
  shownBy: number;
}

interface CachedSheet extends Sheet {
  readonly key: string;
  /** When it was asked for last, in drawings of the picture. */
  asked: number;
}

/** Large drawings that no image shows, kept because they may be shown again: a mat that is lit in turns. */
const SPARE = 6;

export class SheetCache {
  readonly #surface: Surface;
  readonly #sheets = new Map<string, CachedSheet>();
  #drawings = 0;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  get count(): number {
    return this.#sheets.size;
  }

  /** Undefined if it is not kept. */
  find(key: string): Sheet | undefined {
    const known = this.#sheets.get(key);
    if (known !== undefined) known.asked = this.#drawings;
    return known;
  }

  add(key: string, canvas: HTMLCanvasElement): Sheet {
    this.#makeRoom(canvas);
    const added = { key, canvas, spot: this.#surface.put(canvas), shownBy: 0, asked: this.#drawings };
    this.#sheets.set(key, added);
    if (added.spot.isAlone) for (const one of this.#free(true).slice(0, -SPARE)) this.#drop(one);
    return added;
  }

  /** A drawing of the picture is over. */
  nextDrawing(): void {
    this.#drawings++;
  }

  /** Keeps only what is shown, or was asked for in the last drawing. */
  dropFree(): void {
    for (const one of [...this.#free(true), ...this.#free(false)]) this.#drop(one);
  }

  /** Drops all of it, after the last image has gone. */
  clear(): void {
    for (const one of [...this.#sheets.values()]) this.#drop(one);
  }

  #makeRoom(canvas: HTMLCanvasElement): void {
    if (this.#surface.holds(canvas)) return;
    for (const one of this.#free(false)) {
      this.#drop(one);
      if (this.#surface.holds(canvas)) return;
    }
  }

  /** What may be dropped, of those that are alone or of the others; longest unasked first. */
  #free(isAlone: boolean): CachedSheet[] {
    return [...this.#sheets.values()]
      .filter(({ spot, shownBy, asked }) => shownBy === 0 && spot.isAlone === isAlone && asked < this.#drawings - 1)
      .sort((a, b) => a.asked - b.asked);
  }

  #drop({ key, canvas, spot }: CachedSheet): void {
    spot.drop();
    this.#sheets.delete(key);
    // Its pixels are given back now: left to the garbage collector, those of a hundred sheets are given back at once, in one long pause.
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

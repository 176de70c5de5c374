/** Which drawings lie on textures: each is kept until its room is needed for another and no piece shows it. */
import type { Textures } from "phaser";
import type { TexturePages } from "./texture-pages.ts";

/** A drawing on a texture. */
export interface Painted {
  readonly frame: Textures.Frame;
  /** How many parts of pieces show it. */
  shownBy: number;
}

export interface CachedSheet extends Painted {
  readonly key: string;
  readonly sheet: HTMLCanvasElement;
  /** When it was asked for last, in drawings of the picture. */
  asked: number;
}

export interface SheetCache {
  has(key: string): boolean;
  /** Undefined if it is not kept. */
  find(key: string): CachedSheet | undefined;
  /** Undefined if it cannot be made. */
  add(key: string, make: () => HTMLCanvasElement | undefined): CachedSheet | undefined;
  readonly count: number;
  /** A drawing of the picture is over. */
  nextDrawing(): void;
  /** Everything is void. What is painted is used again if it is asked for in the next drawing. */
  empty(): void;
  releasePainted(): void;
}

/** Large drawings that no piece shows, kept because they may be shown again: a mat that is lit in turns. */
const SPARE = 6;

export function sheetCache(pages: TexturePages): SheetCache {
  const kept = new Map<string, CachedSheet>();
  /** The canvases of what was on the pages before they were emptied. */
  let painted = new Map<string, HTMLCanvasElement>();
  let drawings = 0;

  /** Longest unasked first. */
  function free(): CachedSheet[] {
    const isFree = ({ shownBy, asked }: CachedSheet): boolean => shownBy === 0 && asked < drawings - 1;
    return [...kept.values()].filter(isFree).sort((a, b) => a.asked - b.asked);
  }

  function drop({ key, sheet }: CachedSheet): void {
    pages.drop(key);
    kept.delete(key);
    release(sheet);
  }

  function makeRoom(sheet: HTMLCanvasElement): void {
    if (pages.holds(sheet)) return;
    for (const one of free().filter(({ key }) => !pages.isAlone(key))) {
      drop(one);
      if (pages.holds(sheet)) return;
    }
  }

  function dropSpare(): void {
    const spare = free().filter(({ key }) => pages.isAlone(key));
    for (const one of spare.slice(0, -SPARE)) drop(one);
  }

  function releasePainted(): void {
    for (const sheet of painted.values()) release(sheet);
    painted.clear();
  }

  return {
    has: (key) => kept.has(key),
    find(key) {
      const known = kept.get(key);
      if (known !== undefined) known.asked = drawings;
      return known;
    },
    add(key, make) {
      const sheet = painted.get(key) ?? make();
      if (sheet === undefined) return undefined;
      painted.delete(key);
      makeRoom(sheet);
      const added = { key, sheet, frame: pages.put(key, sheet), shownBy: 0, asked: drawings };
      kept.set(key, added);
      if (pages.isAlone(key)) dropSpare();
      return added;
    },
    get count() {
      return kept.size;
    },
    nextDrawing() {
      drawings++;
      releasePainted();
    },
    empty() {
      painted = new Map([...kept].map(([key, { sheet }]) => [key, sheet]));
      kept.clear();
      pages.clear();
    },
    releasePainted,
  };
}

/** Its pixels are given back now: left to the garbage collector, those of a hundred sheets are given back at once, in one long pause. */
const release = (sheet: HTMLCanvasElement): void => void Object.assign(sheet, { width: 0, height: 0 });

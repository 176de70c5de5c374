/** What lives on the table, over the picture: small canvases that are drawn again alone, a few times a second, whatever draws the picture. */
import { until } from "../../base/until.ts";
import type { Face } from "../../face/face.ts";
import { type Living, lifeNow } from "../../face/living.ts";
import type { Picture, Size } from "../../face/pose.ts";
import { layer } from "../loading.ts";
import { ratioNow } from "../measure.ts";
import type { Director } from "../motion/director.ts";
import type { Piece } from "../motion/match-pieces.ts";
import type { Motion } from "../motion/motion.ts";
import type { Atlas } from "../paint/atlas.ts";
import { aboard, bobSheet, boxAround, drawBob } from "./bob.ts";
import { isAway, KINDS } from "./kinds.ts";
import { LifeClock } from "./life-clock.ts";
import { turnsOf } from "./turns.ts";

interface LifeLayerOptions {
  readonly parent: HTMLElement;
  readonly face: Face;
  readonly signal: AbortSignal;
  /** What the picture shows now. */
  table(): LifeTable;
}

interface LifeTable {
  readonly director: Director;
  readonly atlas: Atlas;
  readonly lit: ReadonlySet<string>;
  /** The player holds a piece or looks at ghosts, or there is no picture. */
  readonly covered: boolean;
  readonly reducedMotion: boolean;
}

/** A living place, and the canvas it is drawn on. */
interface Place extends Size {
  readonly x: number;
  readonly y: number;
  readonly canvas: HTMLCanvasElement;
  readonly kind: Living["kind"];
  /** Cleared, because nothing of it is to be seen now. */
  blank?: boolean;
  isAway?(seconds: number): boolean;
  draw(brush: CanvasRenderingContext2D, seconds: number): void;
}

/** Pieces in flight pass this far above where they lie, in CSS pixels. */
const FLIGHT = 120;

export class LifeLayer {
  readonly #face: Face;
  readonly #table: () => LifeTable;
  readonly #ground: HTMLElement;
  readonly #clock = new LifeClock(
    () => this.#tick(),
    () => performance.now(),
  );
  #places: readonly Place[] = [];
  #turns: ReturnType<typeof turnsOf> = [];
  #ticks = 0;
  #settled: { readonly pieces: readonly Piece[]; readonly lit: ReadonlySet<string>; readonly ratio: number } | undefined;
  #shown = "";
  #crossing: readonly Motion[] | undefined;

  constructor({ parent, face, signal, table }: LifeLayerOptions) {
    this.#face = face;
    this.#table = table;
    this.#ground = layer(parent, document.createElement("div"));
    Object.assign(this.#ground.style, { pointerEvents: "none", overflow: "hidden" });
    this.#ground.setAttribute("aria-hidden", "true");
    const update = (): void => this.update();
    for (const what of ["focus", "blur"]) window.addEventListener(what, update, { signal });
    document.addEventListener("visibilitychange", update, { signal });
    until(signal, () => {
      this.#clock.run(false);
      this.#ground.remove();
    });
  }

  /** The picture was drawn, or the settings have changed. */
  update(): void {
    const { director, atlas, lit, covered, reducedMotion } = this.#table();
    const moving = director.behind > 0;
    const life = lifeNow({ reducedMotion, hidden: document.hidden, focused: document.hasFocus(), moving });
    this.#ground.style.visibility = life === "gone" || covered ? "hidden" : "visible";
    this.#clock.run(life === "moves" && !covered);
    if (life === "gone" || this.#face.life === undefined || director.shown === undefined) return;
    if (!moving) this.#settle(director, atlas, lit);
    this.#makeWay(moving ? director.moving : undefined);
  }

  #tick(): void {
    this.#ticks++;
    this.#draw((at) => this.#turns[at] === undefined || this.#turns[at] === this.#ticks % 2);
  }

  #draw(isDue: (at: number) => boolean): void {
    const seconds = performance.now() / 1000;
    for (const [at, place] of this.#places.entries()) if (isDue(at)) drawPlace(place, seconds);
  }

  /** The places of the picture at rest; kept while they are the same. */
  #settle(director: Director, atlas: Atlas, lit: ReadonlySet<string>): void {
    const { pieces } = director;
    const ratio = ratioNow();
    if (pieces === this.#settled?.pieces && lit === this.#settled.lit && ratio === this.#settled.ratio) return;
    this.#settled = { pieces, lit, ratio };
    const picture = pieces.map(({ pose }) => pose);
    const living = tryLife(this.#face, picture, director);
    const bobbing = living.map((one) => (one.kind === "bob" ? aboard(picture, one.piece) : []));
    const still = new Set(picture.flatMap(({ key, kind }) => (lit.has(key) ? [kind] : [])));
    const wanted = JSON.stringify([ratio, living, bobbing, [...still]]);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.#places = living.flatMap((one, seed) => {
      const poses = bobbing[seed] as Picture;
      // Lit pieces, and those passed by, look otherwise than their copies.
      if (one.kind === "bob" && (poses.length === 0 || poses.some(({ kind }) => still.has(kind)))) return [];
      return [one.kind === "bob" ? bobPlace(atlas, poses, seed) : kindPlace(one, seed)];
    });
    this.#turns = turnsOf(this.#places);
    this.#ground.replaceChildren(...this.#places.map(({ canvas }) => canvas));
    this.#draw(() => true);
  }

  /** Hides what pieces in flight pass over until all lie still: what lives there may be the piece that has left. */
  #makeWay(way: readonly Motion[] | undefined): void {
    if (way === this.#crossing) return;
    this.#crossing = way;
    for (const place of this.#places) {
      if (way === undefined) place.canvas.style.visibility = "visible";
      else if (way.some((motion) => passes(motion, place))) place.canvas.style.visibility = "hidden";
    }
  }
}

/** Life adds charm: without it the match goes on. */
function tryLife(face: Face, picture: Picture, { shown }: Director): readonly Living[] {
  try {
    return (shown && face.life?.(picture, shown.sight)) ?? [];
  } catch (error) {
    globalThis.reportError?.(error);
    return [];
  }
}

function bobPlace(atlas: Atlas, poses: Picture, seed: number): Place {
  const box = boxAround(poses);
  const sheet = bobSheet(atlas, poses, ratioNow());
  return { ...box, kind: "bob", canvas: canvasAt(box), draw: (brush, seconds) => drawBob(brush, sheet, box, seconds, seed) };
}

function kindPlace(one: Exclude<Living, { kind: "bob" }>, seed: number): Place {
  const box = { x: one.x, y: one.y, width: Math.ceil(one.width), height: Math.ceil(one.height) };
  const paint = KINDS[one.kind];
  const away = (seconds: number): boolean => isAway(one.kind, seconds, seed);
  return {
    ...box,
    kind: one.kind,
    canvas: canvasAt(box),
    isAway: away,
    draw: (brush, seconds) => paint(brush, box.width, box.height, seconds, seed, one.colour),
  };
}

function canvasAt({ x, y, width, height }: Size & { readonly x: number; readonly y: number }): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * ratioNow());
  canvas.height = Math.round(height * ratioNow());
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  Object.assign(canvas.style, { position: "absolute", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return canvas;
}

function drawPlace(place: Place, seconds: number): void {
  const { canvas, width } = place;
  if (canvas.style.visibility === "hidden") return;
  const away = place.isAway?.(seconds) === true;
  // A canvas that is cleared once more is shown once more.
  if (away && place.blank) return;
  place.blank = away;
  // Painted by the processor: nothing has to come back from the graphics card.
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (brush === null) return;
  const scale = canvas.width / width;
  brush.setTransform(scale, 0, 0, scale, 0, 0);
  brush.globalAlpha = 1;
  brush.clearRect(0, 0, canvas.width, canvas.height);
  if (!away) place.draw(brush, seconds);
}

function passes({ from, to }: Motion, { x, y, width, height }: Place): boolean {
  const [wide, high] = [(Math.max(from.width, to.width) + width) / 2, (Math.max(from.height, to.height) + height) / 2];
  return (
    x > Math.min(from.x, to.x) - wide &&
    x < Math.max(from.x, to.x) + wide &&
    y > Math.min(from.y, to.y) - high - FLIGHT &&
    y < Math.max(from.y, to.y) + high
  );
}

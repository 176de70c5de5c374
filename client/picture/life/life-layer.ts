/** What lives on the table, over the picture: small canvases that are drawn again alone, a few times a second, whatever draws the picture. */
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
import { lifeClock } from "./life-clock.ts";
import { turnsOf } from "./turns.ts";

export interface LifeParts {
  readonly parent: HTMLElement;
  readonly face: Face;
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

export interface LifeLayer {
  /** The picture was drawn, or the settings have changed. */
  update(): void;
  close(): void;
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

export function lifeLayer({ parent, face, table }: LifeParts): LifeLayer {
  const ground = layer(parent, document.createElement("div"));
  Object.assign(ground.style, { pointerEvents: "none", overflow: "hidden" });
  ground.setAttribute("aria-hidden", "true");
  const ended = new AbortController();
  let places: readonly Place[] = [];
  let turns: ReturnType<typeof turnsOf> = [];
  let settled: { readonly pieces: readonly Piece[]; readonly lit: ReadonlySet<string>; readonly ratio: number } | undefined;
  let shown = "";
  let crossing: readonly Motion[] | undefined;

  let ticks = 0;
  const draw = (isDue: (place: Place, at: number) => boolean): void => {
    const seconds = performance.now() / 1000;
    for (const place of places.filter(isDue)) drawPlace(place, seconds);
  };
  const tick = (): void => {
    ticks++;
    draw((_place, at) => turns[at] === undefined || turns[at] === ticks % 2);
  };
  const clock = lifeClock(tick, () => performance.now());

  /** The places of the picture at rest; kept while they are the same. */
  function settle({ director, atlas, lit }: LifeTable): void {
    const { pieces } = director;
    if (pieces === settled?.pieces && lit === settled.lit && ratioNow() === settled.ratio) return;
    settled = { pieces, lit, ratio: ratioNow() };
    const picture = pieces.map(({ pose }) => pose);
    const living = tryLife(face, picture, director);
    const bobbing = living.map((one) => (one.kind === "bob" ? aboard(picture, one.piece) : []));
    const still = new Set(picture.flatMap(({ key, kind }) => (lit.has(key) ? [kind] : [])));
    const wanted = JSON.stringify([ratioNow(), living, bobbing, [...still]]);
    if (wanted === shown) return;
    shown = wanted;
    places = living.flatMap((one, seed) => {
      const poses = bobbing[seed] as Picture;
      // Lit pieces, and those passed by, look otherwise than their copies.
      if (one.kind === "bob" && (poses.length === 0 || poses.some(({ kind }) => still.has(kind)))) return [];
      return [one.kind === "bob" ? bobPlace(atlas, poses, seed) : kindPlace(one, seed)];
    });
    turns = turnsOf(places);
    ground.replaceChildren(...places.map(({ canvas }) => canvas));
    draw(() => true);
  }

  /** Hides what pieces in flight pass over until all lie still: what lives there may be the piece that has left. */
  function makeWay(way: readonly Motion[] | undefined): void {
    if (way === crossing) return;
    crossing = way;
    for (const place of places) {
      if (way === undefined) place.canvas.style.visibility = "visible";
      else if (way.some((motion) => passes(motion, place))) place.canvas.style.visibility = "hidden";
    }
  }

  function update(): void {
    const now = table();
    const moving = now.director.behind > 0;
    const life = lifeNow({ reducedMotion: now.reducedMotion, hidden: document.hidden, focused: document.hasFocus(), moving });
    ground.style.visibility = life === "gone" || now.covered ? "hidden" : "visible";
    clock.run(life === "moves" && !now.covered);
    if (life === "gone" || face.life === undefined || now.director.shown === undefined) return;
    if (!moving) settle(now);
    makeWay(moving ? now.director.moving : undefined);
  }

  for (const what of ["focus", "blur"]) window.addEventListener(what, update, { signal: ended.signal });
  document.addEventListener("visibilitychange", update, { signal: ended.signal });
  return {
    update,
    close() {
      ended.abort();
      clock.run(false);
      ground.remove();
    },
  };
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
